import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { loadPlugins } from './load-plugins.ts';

/** The URL of a module with this text. */
function moduleWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'plugin.mjs');
  writeFileSync(file, text);
  return pathToFileURL(file).href;
}

it.each([
  ['a plugin', 'export default { name: "a", onParse() {} }', ['a']],
  ['a list', 'export default [{ name: "a" }, { name: "b" }]', ['a', 'b']],
  ['a function', 'export default () => ({ name: "a" })', ['a']],
  ['a function that waits', 'export default async () => [{ name: "a" }, { name: "b" }]', ['a', 'b']],
])('loads %s', async (_what, text, names) => {
  expect(await loadPlugins([moduleWith(text)])).toMatchObject(names.map((name) => ({ name })));
});

it('keeps the order of modules', async () => {
  const [slow, quick] = [
    moduleWith('await new Promise(setImmediate); export default { name: "slow" }'),
    moduleWith('export default { name: "quick" }'),
  ];

  expect(await loadPlugins([slow, quick])).toEqual([{ name: 'slow' }, { name: 'quick' }]);
});

it.each([
  ['export const plugin = {}', 'plugins[1] is not an object with hooks.'],
  ['export default [{}, "useLogger"]', 'plugins[1] is not an object with hooks.'],
  ['export default { onFetch() {} }', 'plugins[1] has the hook onFetch, '],
  ['throw new Error("no licence")', 'plugins[1]: cannot be loaded (no licence)'],
  ['export default () => { throw new Error("no licence"); }', 'plugins[1]: cannot be loaded (no licence)'],
  ['import "./missing.mjs"; export default {}', 'plugins[1]: cannot be loaded (Cannot find module'],
])('refuses %s', async (text, problem) => {
  const loading = loadPlugins([moduleWith('export default {}'), moduleWith(text)]);

  await expect(loading).rejects.toMatchObject({ name: 'SettingsError', message: expect.stringContaining(problem) });
});
