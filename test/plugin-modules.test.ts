import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { fileWith } from '#test/product';
import { startServe } from '#test/served-process';
import { until } from '#test/until';

const plugin = (code: string) => fileWith('plugin.mjs', code);

describe('a plugin module of the settings', () => {
  it('sees operations of a served graph', async () => {
    const { origin } = await startServe({
      plugins: [
        plugin('export default { onExecute: ({ setResultAndStopExecution: end }) => end({ data: { own: 1 } }) }'),
      ],
    });

    const answer = await fetch(`${origin}/graphql?query={__typename}`);
    expect([answer.status, await answer.text()]).toEqual([200, '{"data":{"own":1}}']);
  });

  it('may forget a rejected promise: the process logs it and goes on', async () => {
    const { origin, log } = await startServe({
      plugins: [plugin("export default { onExecute() { Promise.reject(new Error('no audit')); } }")],
    });

    const statuses = [];
    for (let count = 0; count < 2; count++) statuses.push((await fetch(`${origin}/graphql?query={__typename}`)).status);

    expect(statuses).toEqual([200, 200]);
    await until(() =>
      expect(log).toContainEqual(
        expect.objectContaining({
          level: 'error',
          message: 'A rejected promise was not handled',
          stack: expect.stringMatching(/^Error: no audit\n {4}at .*plugin\.mjs/),
        }),
      ),
    );
  });

  it('may throw in a timer: the process logs it, without members of the error and values that it quotes, and ends', async () => {
    const fail = "throw Object.assign(new SyntaxError('a secret is no JSON'), { headers: 'a secret' })";
    const { origin, log, errors, ended } = await startServe({
      plugins: [plugin(`export default { onExecute() { setTimeout(() => { ${fail}; }); } }`)],
    });

    await fetch(`${origin}/graphql?query={__typename}`);

    expect(await ended).toBe(1);
    await until(() => log.length > 0);
    const message = 'An exception was not handled: the process ends';
    expect(log).toEqual([expect.objectContaining({ level: 'error', message })]);
    expect(JSON.stringify([log, errors])).not.toContain('secret');
  });

  it('that adds a plugin which would never run ends the start', async () => {
    const module = plugin('export default { onPluginInit: ({ addPlugin }) => addPlugin({ onFetch() {} }) }');
    const config = fileWith('manifold.json', JSON.stringify({ server: { port: 0 }, plugins: [module] }));

    const child = spawn(process.execPath, ['src/main.ts', 'serve', '--config', config]);
    const [error, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);

    expect([code, error]).toEqual([
      2,
      expect.stringContaining('plugins: A plugin that plugin 1 adds has the hook onFetch'),
    ]);
  });
});
