import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { apiKeyHash, newApiKey } from '#auth';
import { freePort } from '#test/free-port';
import { PROGRAM } from '#test/packed-package';
import { fileWith } from '#test/product';
import { ask, callers, processSettings, serveProcess } from '#test/served-process';
import { until } from '#test/until';

// Processes are started, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });
const patient = { timeoutMs: 60_000 };
const RELOADED = 'The configuration was reloaded';
const FAILED = 'The configuration was not reloaded: the one before stays';
const UNCHANGED = 'The configuration is unchanged';

/** A process that serves, whose settings can be replaced. */
async function reloading(server: object) {
  const port = await freePort();
  const settings = { auth: 'open', metrics: { port } };
  const served = await serveProcess({ ...settings, server });
  const configure = ({ server: more, ...others }: { server?: object; [section: string]: unknown } = {}) =>
    writeFileSync(served.config, processSettings({ ...settings, ...others, server: { ...server, ...more } }));
  const linesOf = (message: string) => served.log.filter((line) => line.message === message);
  /** Sends the signal. Resolves to the line that follows, whose error contains this. */
  const hangUp = async (message: string, error = '') => {
    const { length } = served.log;
    served.child.kill('SIGHUP');
    const isIt = (line: (typeof served.log)[number]) => line.message === message && (line.error ?? '').includes(error);
    return until(() => served.log.slice(length).find(isIt) ?? expect.fail(`no "${message}" ${error}`), patient);
  };
  const introspects = async () => {
    const headers = { accept: 'application/graphql-response+json' };
    const { status } = await fetch(`${served.origin}/graphql?query={__schema{__typename}}`, { headers });
    return { 200: true, 400: false }[status] ?? status;
  };
  const metric = async (name: string) => {
    const lines = (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).split('\n');
    return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length));
  };
  /** Takes the settings of the start again. Resolves to the number of the configuration. */
  const restore = async () => {
    const { length } = served.log;
    configure();
    const answer = await fetch(`http://127.0.0.1:${port}/reload`, { method: 'POST' });
    const { generation } = (await answer.json()) as { generation: number };
    // The log is read later than the answer: its lines are none of the test that begins.
    const isTold = () => served.log.slice(length).some((line) => line.generation === String(generation));
    await until(isTold, patient);
    return generation;
  };
  return { ...served, configure, linesOf, hangUp, introspects, metric, restore };
}

describe.each([
  ['one process', 1],
  ['workers', 2],
])('the configuration of %s', (_what, workers) => {
  // It is the same for all tests, as is a process that serves for years.
  let served: Awaited<ReturnType<typeof reloading>>;
  let generation: number;
  beforeAll(async () => {
    served = await reloading({ workers });
    return served.end;
  });
  beforeEach(async () => {
    generation = await served.restore();
  });

  it('is reloaded at SIGHUP without a lost request', async () => {
    const { origin, configure, hangUp, introspects, workers: pids } = served;
    if (workers > 1) await until(() => expect(pids()).toHaveLength(workers), patient);
    const before = pids();
    const { outcomes, stop } = callers(origin, { count: 4, keepAlive: true });
    const seen = [];
    for (const introspection of [false, true]) {
      configure({ server: { introspection } });
      seen.push((await hangUp(RELOADED)).generation, await introspects());
    }
    await until(() => expect(outcomes.length).toBeGreaterThan(50), patient);
    await stop();

    expect(seen).toEqual([String(generation + 1), false, String(generation + 2), true]);
    // Workers are replaced one by one, and the process that serves alone goes on.
    expect(pids().filter((pid) => before.includes(pid))).toEqual([]);
    expect(pids()).toHaveLength(before.length);
    expect(outcomes.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('stays where the new one has problems, which are told with their lines', async () => {
    const { config, configure, hangUp, introspects } = served;
    configure({ server: { introspection: false } });
    await hangUp(RELOADED);
    writeFileSync(config, 'server:\n  introspection: true\n  wrokers: 2\n');

    expect((await hangUp(FAILED, 'wrokers')).error).toMatch(/manifold\.json:3:\d+ server\.wrokers: unknown/);
    expect(await introspects()).toBe(false);
    configure({ plugins: [fileWith('plugin.mjs', 'throw new Error("no licence")')] });
    expect((await hangUp(FAILED, 'plugins')).error).toBe('plugins[0]: cannot be loaded (no licence)');
    expect(await introspects()).toBe(false);
    configure({ server: { introspection: true } });
    await hangUp(RELOADED);
    expect(await introspects()).toBe(true);
  });

  it('refuses callers without a credential as before where its file has become open by mistake', async () => {
    const secret = 'a secret of this test, which has its length';
    const keys = [{ id: 'one', hash: apiKeyHash(secret, newApiKey()), scopes: ['*'] }];
    const { config, configure, hangUp, introspects } = served;
    configure({ auth: { secret, keys } });
    await hangUp(RELOADED);
    expect(await introspects()).toBe(401);
    const missing = 'auth: missing, and the configuration in use has it';
    for (const [text, problem] of [
      ['server: { port: 0 }\n', missing],
      ['', 'is empty now'],
      ['server: { port: 0 }\nauth:', missing],
    ] as const) {
      writeFileSync(config, text);
      await hangUp(FAILED, problem);
      expect([text, await introspects()]).toEqual([text, 401]);
    }
    configure({ auth: 'open' });
    await hangUp(RELOADED);
    expect(await introspects()).toBe(true);
  });

  it('is tried again, unasked, once a file is whole that was read half', async () => {
    const { child, config, log, configure, introspects } = served;
    const { length } = log;
    const has = (message: string) => expect(log.slice(length).map((line) => line.message)).toContain(message);
    configure({ server: { introspection: false } });
    const text = readFileSync(config, 'utf8');
    writeFileSync(config, text.slice(0, -20));
    child.kill('SIGHUP');
    await until(() => has(FAILED), patient);
    writeFileSync(config, text);

    await until(() => has(RELOADED), patient);
    expect(await introspects()).toBe(false);
  });

  it('keeps what needs a restart, and says so', async () => {
    const { origin, configure, hangUp, linesOf, introspects } = served;
    const kept = () => linesOf('Settings that need a restart stay as they are').map(({ settings }) => settings);
    const before = kept();
    configure({ server: { port: 1, workers: 3, introspection: false } });
    await hangUp(RELOADED);

    expect(kept().slice(before.length)).toEqual(['server.port, server.workers']);
    expect(await introspects()).toBe(false);
    expect((await ask(`${origin}/health/ready`)).status).toBe(200);
  });

  it('is the same where nothing has changed', async () => {
    expect((await served.hangUp(UNCHANGED)).generation).toBe(String(generation));
  });

  it('is reloaded by `manifold reload`, which says why not, and both are counted', async () => {
    const { config, configure, introspects, metric } = served;
    const counts = async () => [
      await metric('manifold_config_reloads_total{result="success"}'),
      await metric('manifold_config_reloads_total{result="failure"}'),
      await metric('manifold_config_generation'),
    ];
    const [successes = 0, failures = 0] = await counts();
    // Not in one go: this process has to notice that connections to workers that are replaced end.
    const run = async () => {
      const child = spawn(process.execPath, [PROGRAM, 'reload', '--config', config]);
      const [stdout, stderr, [status]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close'),
      ]);
      return { status, stdout, stderr };
    };
    configure({ server: { introspection: false } });
    const done = await run();
    expect([done.status, done.stdout]).toEqual([
      0,
      expect.stringMatching(
        new RegExp(`^The gateway in \\S+ \\(process \\d+\\) has configuration number ${generation + 1}, \\w{12}\\.\\n`),
      ),
    ]);
    expect(await introspects()).toBe(false);

    configure({ plugins: [fileWith('plugin.mjs', 'throw new Error("no licence")')] });
    const failed = await run();
    expect([failed.status, failed.stderr]).toEqual([1, 'plugins[0]: cannot be loaded (no licence)\n']);
    expect(await counts()).toEqual([successes + 1, failures + 1, generation + 1]);
  });

  it.runIf(workers > 1)('is used by all in the end, where one ends while it begins to use it', async () => {
    const { configure, hangUp, log, introspects } = served;
    const { length } = log;
    const flag = fileWith('ended', '');
    const plugin = `import { readFileSync, writeFileSync } from 'node:fs';
      if (readFileSync(${JSON.stringify(flag)}, 'utf8') === '') {
        writeFileSync(${JSON.stringify(flag)}, 'once');
        process.kill(process.pid, 'SIGKILL');
      }
      export default { onParse() {} };`;
    configure({ server: { introspection: false }, plugins: [fileWith('plugin.mjs', plugin)] });
    await hangUp(FAILED);

    await until(() => expect(log.slice(length).map(({ message }) => message)).toContain(RELOADED), patient);
    expect([await introspects(), await introspects()]).toEqual([false, false]);
  });

  it.runIf(workers > 1)('is used by those that start while its file has problems', async () => {
    const { config, configure, hangUp, linesOf, introspects, workers: pids } = served;
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
    const { config, configure, linesOf, introspects, end } = await reloading({ workers, watch: true });
    onTestFinished(end);
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
