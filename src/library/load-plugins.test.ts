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
  ['a list', 'export default [{ name: "a", onParse() {} }, { name: "b", onParse() {} }]', ['a', 'b']],
  ['a function', 'export default () => ({ name: "a", onParse() {} })', ['a']],
  [
    'a function that waits',
    'export default async () => [{ name: "a", onParse() {} }, { name: "b", onParse() {} }]',
    ['a', 'b'],
  ],
])('loads %s', async (_what, text, names) => {
  expect(await loadPlugins([moduleWith(text)])).toMatchObject(names.map((name) => ({ name })));
});

it('keeps the order of modules', async () => {
  const [slow, quick] = [
    moduleWith('await new Promise(setImmediate); export default { name: "slow", onParse() {} }'),
    moduleWith('export default { name: "quick", onParse() {} }'),
  ];

  expect(await loadPlugins([slow, quick])).toMatchObject([{ name: 'slow' }, { name: 'quick' }]);
});

it.each([
  ['export const plugin = { onParse() {} }', 'plugins[1] is not an object with hooks.'],
  ['export default [{ onParse() {} }, "useLogger"]', 'plugins[1] is not an object with hooks.'],
  ['export default { onFetch() {} }', 'plugins[1] has the hook onFetch, '],
  ['export default { default: { onParse() {} } }', 'plugins[1] has no hook, '],
  ['export default async () => [Promise.resolve({ onParse() {} })]', 'plugins[1] is a promise: await it first.'],
  ['export default [[{ onParse() {} }]]', 'plugins[1] is a list: '],
  ['throw new Error("no licence")', 'plugins[1]: cannot be loaded (no licence)'],
  ['export default () => { throw new Error("no licence"); }', 'plugins[1]: cannot be loaded (no licence)'],
  ['import "./missing.mjs"; export default { onParse() {} }', 'plugins[1]: cannot be loaded (Cannot find module'],
])('refuses %s', async (text, problem) => {
  const loading = loadPlugins([moduleWith('export default { onParse() {} }'), moduleWith(text)]);

  await expect(loading).rejects.toMatchObject({ name: 'SettingsError', message: expect.stringContaining(problem) });
});

it('gives up a module that never says what its plugins are', async () => {
  const loading = loadPlugins([moduleWith('export default () => new Promise(() => undefined)')], 50);

  await expect(loading).rejects.toMatchObject({
    name: 'SettingsError',
    message: 'plugins[0]: was not loaded within 50 ms',
  });
});
