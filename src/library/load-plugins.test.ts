import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from '#test/listen';
import { temporaryFolder } from '#test/temporary-folder';
import { createGateway } from './index.ts';
import { loadPlugins } from './load-plugins.ts';

/** The URL of a module with this text. */
function moduleWith(text: string): string {
  const folder = temporaryFolder();
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

describe('a gateway whose plugin could not be loaded at first', () => {
  const FAILING_ONCE = `let calls = 0;
    export default () => {
      if (calls++ === 0) throw new Error('no network');
      return { name: 'a', onParse() {} };
    }`;
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query":"{__typename}"}' };
  const gatewayOf = (plugin: string) => {
    const gateway = createGateway({
      unconfigured: 'omit',
      logs: { level: 'silent' },
      plugins: [fileURLToPath(plugin)],
    });
    onTestFinished(() => gateway.close());
    return gateway;
  };

  it('answers the next request by fetch', async () => {
    const gateway = gatewayOf(moduleWith(FAILING_ONCE));
    const ask = () => gateway.fetch(new Request('http://graph.test/graphql', request));

    await expect(ask()).rejects.toThrow('no network');
    expect((await ask()).status).toBe(200);
  });

  it('answers the next request of a listener', async () => {
    const origin = await listen(gatewayOf(moduleWith(FAILING_ONCE)).listener);
    const ask = async () => (await fetch(`${origin}/graphql`, request)).status;

    expect([await ask(), await ask(), await ask()]).toEqual([500, 200, 200]);
  });

  it('answers requests once the file is complete', async () => {
    const url = moduleWith('export default { name: "a", onPar');
    const gateway = gatewayOf(url);
    const ask = () => gateway.fetch(new Request('http://graph.test/graphql', request));
    await expect(ask()).rejects.toThrow('cannot be loaded');
    writeFileSync(fileURLToPath(url), 'export default { name: "a", onParse() {} }');

    expect((await ask()).status).toBe(200);
  });
});
