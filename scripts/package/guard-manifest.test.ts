import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { until } from '#test/until';
import { isSwapped } from './swap-manifest.ts';

const SHARED = Object.fromEntries(
  [
    '@envelop/core',
    '@graphql-tools/schema',
    '@graphql-tools/utils',
    '@whatwg-node/server',
    'graphql-yoga',
    'graphql',
  ].map((name) => [name, '*']),
);
const PREPACK = `
import { guardManifest } from ${JSON.stringify(resolve('scripts/package/guard-manifest.ts'))};
import { putPublishedManifest } from ${JSON.stringify(resolve('scripts/package/swap-manifest.ts'))};
putPublishedManifest(process.cwd());
guardManifest(process.cwd());
`;

/** `npm pack` in a project whose package.json is swapped, with this `postpack`. */
function packing(postpack: string) {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-guard-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const manifest = join(folder, 'package.json');
  const text = JSON.stringify({
    name: 'manifold',
    version: '1.2.3',
    exports: {},
    engines: {},
    dependencies: SHARED,
    devDependencies: {},
    scripts: { prepack: 'node prepack.mjs', postpack },
  });
  writeFileSync(manifest, text);
  writeFileSync(join(folder, 'prepack.mjs'), PREPACK);
  const npm = spawn('npm', ['pack'], { cwd: folder, stdio: 'ignore', detached: true });
  return { folder, npm, text, read: () => readFileSync(manifest, 'utf8') };
}

const ended = (npm: ChildProcess) => once(npm, 'exit') as Promise<[number | null, string | null]>;

it.runIf(process.platform !== 'win32')('restores package.json after a postpack that fails', async () => {
  const { npm, text, folder, read } = packing('exit 3');

  expect(await ended(npm)).toEqual([3, null]);
  const packed = execFileSync('tar', ['-xOf', join(folder, 'manifold-1.2.3.tgz'), 'package/package.json']);
  expect(JSON.parse(packed.toString())).not.toHaveProperty('devDependencies');
  await until(() => expect(isSwapped(folder)).toBe(false));
  expect(read()).toBe(text);
});

it.runIf(process.platform !== 'win32')('restores package.json after npm was killed', async () => {
  const { npm, text, folder, read } = packing('touch packed && sleep 60');
  await until(() => expect(existsSync(join(folder, 'packed'))).toBe(true));
  expect(read()).not.toBe(text);

  process.kill(-(npm.pid ?? 0), 'SIGKILL');

  expect(await ended(npm)).toEqual([null, 'SIGKILL']);
  await until(() => expect(isSwapped(folder)).toBe(false));
  expect(read()).toBe(text);
});
