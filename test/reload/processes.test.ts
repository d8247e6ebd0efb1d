import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { apiKeyHash, newApiKey } from '#auth';
import { freePort } from '#test/free-port';
import { fileWith } from '#test/product';
import { ask, callers, processSettings, startServe } from '#test/served-process';
import { until } from '#test/until';

// Processes are started, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 });
const patient = { timeoutMs: 60_000 };
const RELOADED = 'The configuration was reloaded';
const FAILED = 'The configuration was not reloaded: the one before stays';

/** A process that serves, whose settings can be replaced. */
async function reloading(server: object = {}, others: object = {}) {
  const served = await startServe({ ...others, server });
  const configure = ({ server: more, ...settings }: { server?: object; plugins?: readonly string[] }) => {
    writeFileSync(served.config, processSettings({ ...others, ...settings, server: { ...server, ...more } }));
  };
  const linesOf = (message: string) => served.log.filter((line) => line.message === message);
  const hangUp = async (message: string) => {
    const count = linesOf(message).length;
    served.child.kill('SIGHUP');
    await until(() => expect(linesOf(message)).toHaveLength(count + 1), patient);
    return linesOf(message).at(-1);
  };
  const introspects = async () => {
    const headers = { accept: 'application/graphql-response+json' };
    const { status } = await fetch(`${served.origin}/graphql?query={__schema{__typename}}`, { headers });
    return { 200: true, 400: false }[status] ?? status;
  };
  return { ...served, configure, linesOf, hangUp, introspects };
}

describe.each([
  ['one process', 1],
  ['workers', 2],
])('SIGHUP to %s', (_what, workers) => {
  it('reloads the configuration without a lost request', async () => {
    const { origin, configure, hangUp, introspects, workers: pids } = await reloading({ workers });
    const before = pids();
    const { outcomes, stop } = callers(origin, { count: 4, keepAlive: true });
    const seen = [];
    for (const introspection of [false, true]) {
      configure({ server: { introspection } });
      seen.push((await hangUp(RELOADED))?.generation, await introspects());
    }
    await until(() => expect(outcomes.length).toBeGreaterThan(50), patient);
    await stop();

    expect(seen).toEqual(['2', false, '3', true]);
    // Workers are replaced one by one, and the process that serves alone goes on.
    expect(pids().filter((pid) => before.includes(pid))).toEqual([]);
    expect(pids()).toHaveLength(before.length);
    expect(outcomes.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('keeps the configuration where the new one has problems, and says which, with their lines', async () => {
    const { config, configure, hangUp, introspects } = await reloading({ workers });
    configure({ server: { introspection: false } });
    await hangUp(RELOADED);
    writeFileSync(config, 'server:\n  introspection: true\n  wrokers: 2\n');

    expect((await hangUp(FAILED))?.error).toMatch(/manifold\.json:3:\d+ server\.wrokers: unknown/);
    expect(await introspects()).toBe(false);
    configure({ plugins: [fileWith('plugin.mjs', 'throw new Error("no licence")')] });
    expect((await hangUp(FAILED))?.error).toBe('plugins[0]: cannot be loaded (no licence)');
    expect(await introspects()).toBe(false);
    configure({ server: { introspection: true } });
    await hangUp(RELOADED);
    expect(await introspects()).toBe(true);
  });

  it.each([
    ['is cut off before `auth`', 'server: { port: 0 }\n', 'auth: missing, and the configuration in use has it'],
    ['is cut off after `auth`', 'server: { port: 0 }\nauth:', 'auth: missing, and the configuration in use has it'],
    ['is empty', '', 'is empty now'],
  ])('refuses callers without a credential as before where the file %s', async (_case, text, problem) => {
    const secret = 'a secret of this test, which has its length';
    const keys = [{ id: 'one', hash: apiKeyHash(secret, newApiKey()), scopes: ['*'] }];
    const { config, hangUp, introspects } = await reloading({ workers }, { auth: { secret, keys } });
    expect(await introspects()).toBe(401);
    writeFileSync(config, text);

    expect((await hangUp(FAILED))?.error).toContain(problem);
    expect(await introspects()).toBe(401);
    writeFileSync(config, 'logs: { format: json }\nserver: { port: 0 }\nauth: open\n');
    await hangUp(RELOADED);
    expect(await introspects()).toBe(true);
  });

  it('tries again, unasked, once a file is whole that was read half', async () => {
    const { child, config, linesOf, introspects } = await reloading({ workers });
    const text = JSON.stringify({ logs: { format: 'json' }, server: { port: 0, workers, introspection: false } });
    writeFileSync(config, text.slice(0, -20));
    child.kill('SIGHUP');
    await until(() => expect(linesOf(FAILED).length).toBeGreaterThan(0), patient);
    writeFileSync(config, text);

    await until(() => expect(linesOf(RELOADED)).toHaveLength(1), patient);
    expect(await introspects()).toBe(false);
  });

  it('keeps what needs a restart, and says so', async () => {
    const { origin, configure, hangUp, linesOf, introspects } = await reloading({ workers });
    configure({ server: { port: 1, workers: 3, introspection: false } });
    await hangUp(RELOADED);

    expect(linesOf('Settings that need a restart stay as they are').map(({ settings }) => settings)).toEqual([
      'server.port, server.workers',
    ]);
    expect(await introspects()).toBe(false);
    expect((await ask(`${origin}/health/ready`)).status).toBe(200);
  });

  it('changes nothing where nothing has changed', async () => {
    const { hangUp } = await reloading({ workers });

    expect((await hangUp('The configuration is unchanged'))?.generation).toBe('1');
  });
});

describe.each([
  ['one process', 1],
  ['workers', 2],
])('manifold reload of %s', (_what, workers) => {
  it('reloads, or says why not, and counts both', async () => {
    const port = await freePort();
    const { config, configure, introspects } = await reloading({ workers }, { metrics: { port } });
    const run = () => spawnSync(process.execPath, ['src/main.ts', 'reload', '--config', config], { encoding: 'utf8' });
    configure({ server: { introspection: false } });
    const done = run();
    expect([done.status, done.stdout]).toEqual([
      0,
      expect.stringMatching(/^The configuration is number 2, \w{12}\.\n$/),
    ]);
    expect(await introspects()).toBe(false);

    configure({ plugins: [fileWith('plugin.mjs', 'throw new Error("no licence")')] });
    const failed = run();
    expect([failed.status, failed.stderr]).toEqual([1, 'plugins[0]: cannot be loaded (no licence)\n']);
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toContain('manifold_config_reloads_total{result="success"} 1\n');
    expect(text).toContain('manifold_config_reloads_total{result="failure"} 1\n');
    expect(text).toContain('manifold_config_generation 2\n');
  });
});

describe('workers', () => {
  it('have a new configuration in the end, where one ends while it begins to use it', async () => {
    const { configure, hangUp, linesOf, introspects } = await reloading({ workers: 2 });
    await until(() => expect(linesOf('A worker listens')).toHaveLength(2), patient);
    const flag = fileWith('ended', '');
    const plugin = `import { readFileSync, writeFileSync } from 'node:fs';
      if (readFileSync(${JSON.stringify(flag)}, 'utf8') === '') {
        writeFileSync(${JSON.stringify(flag)}, 'once');
        process.kill(process.pid, 'SIGKILL');
      }
      export default { onParse() {} };`;
    configure({ server: { introspection: false }, plugins: [fileWith('plugin.mjs', plugin)] });
    await hangUp(FAILED);

    await until(() => expect(linesOf(RELOADED)).toHaveLength(1), patient);
    expect([await introspects(), await introspects()]).toEqual([false, false]);
  });

  it('that start while the settings file has problems have the configuration of the others', async () => {
    const { config, configure, hangUp, linesOf, introspects, workers: pids } = await reloading({ workers: 2 });
    await until(() => expect(linesOf('A worker listens')).toHaveLength(2), patient);
    configure({ server: { introspection: false, port: 1 } });
    await hangUp(RELOADED);
    writeFileSync(config, 'server: { wrokers: 2 }');
    // One after the other: the system has chosen the port, which is free once nothing listens.
    for (const pid of pids()) {
      const before = linesOf('A worker listens').length;
      process.kill(pid, 'SIGKILL');
      await until(() => expect(linesOf('A worker listens')).toHaveLength(before + 1), patient);
    }

    expect([await introspects(), await introspects()]).toEqual([false, false]);
  });
});

describe('a watched configuration', () => {
  it.each([1, 2])('is reloaded when its file changes, by %s processes', async (workers) => {
    const { config, configure, linesOf, introspects } = await reloading({ workers, watch: true });
    configure({ server: { introspection: false } });
    await until(() => expect(linesOf(RELOADED)).toHaveLength(1), patient);
    expect([await introspects(), linesOf(RELOADED)[0]?.cause]).toEqual([false, 'files changed']);
    writeFileSync(config, '{');
    await until(() => expect(linesOf(FAILED).length).toBeGreaterThan(0), patient);
    expect(await introspects()).toBe(false);
    configure({ server: { introspection: true } });
    await until(() => expect(linesOf(RELOADED)).toHaveLength(2), patient);
    expect(await introspects()).toBe(true);
  });
});
