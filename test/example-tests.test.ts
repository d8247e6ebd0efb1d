import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { installExample } from '#test/install-example';

const run = (folder: string, program: string, args: readonly string[]) => {
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], NO_COLOR: '1', NODE_NO_WARNINGS: '1' },
  });
  return stdout + stderr;
};

it.each(['happy-dom', 'jsdom'])(
  'examples/tests passes in the environment %s',
  (environment) => {
    const args = ['run', '--environment', environment];

    const output = run(installExample('tests'), 'node_modules/vitest/vitest.mjs', args);

    expect(output).toMatch(/Tests {2}9 passed \(9\)/);
  },
  120_000,
);

it.each([
  ['nodenext', ['--module', 'nodenext', '--moduleResolution', 'nodenext']],
  ['bundler', ['--module', 'esnext', '--moduleResolution', 'bundler']],
])(
  'manifold and manifold-gateway/testing have types for programs that resolve modules as %s',
  (_how, options) => {
    for (const name of ['mounts', 'tests']) installExample(name);

    const output = run('.', 'node_modules/typescript/bin/tsc', ['--project', 'examples', ...options]);

    expect(output).toBe('');
  },
  120_000,
);
