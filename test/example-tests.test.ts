import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { installExample } from '#test/install-example';
import { linkPackage } from '#test/link-package';
import { publishedTypes } from '#test/packed-package';
import { temporaryFolder } from '#test/temporary-folder';

const run = (folder: string, program: string, args: readonly string[]) => {
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NO_COLOR: '1',
      NODE_NO_WARNINGS: '1',
    },
  });
  return stdout + stderr;
};

it.each(['happy-dom', 'jsdom'])(
  'examples/tests passes in the environment %s',
  (environment) => {
    const args = ['run', '--environment', environment];

    const output = run(installExample('tests', linkPackage), 'node_modules/vitest/vitest.mjs', args);

    expect(output).toMatch(/Tests {2}12 passed \(12\)/);
  },
  120_000,
);

it.each([
  ['nodenext', { module: 'nodenext', moduleResolution: 'nodenext' }],
  ['bundler', { module: 'esnext', moduleResolution: 'bundler' }],
])(
  'manifold and manifold-gateway/testing have types for programs that resolve modules as %s',
  async (_how, options) => {
    for (const name of ['mounts', 'tests']) installExample(name);
    const folder = temporaryFolder();
    const compilerOptions = { ...options, paths: await publishedTypes() };
    const settings = { extends: resolve('examples', 'tsconfig.json'), compilerOptions };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));

    const output = run('.', join('node_modules', 'typescript', 'bin', 'tsc'), ['--project', folder]);

    expect(output).toBe('');
  },
  120_000,
);
