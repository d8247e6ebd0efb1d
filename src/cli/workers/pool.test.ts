import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultSettings, type Settings } from '#config';
import type { TelemetryReport } from '#gateway';
import { createLog } from '#log';
import type { Snapshot } from '#telemetry';
import { configuration, contracts } from '../harness.ts';
import { serve, serveWith } from '../serve.ts';
import type { Listening, ReadMetrics, Services } from '../services.ts';
import { STOPPING } from '../serving.ts';
import type { WorkerCommand } from './messages.ts';
import { forOneWorker, WorkerPool } from './pool.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Ends when it is killed, and otherwise when the test ends it. */
class FakeWorker extends EventEmitter {
  readonly commands: string[] = [];
  /** The answer that it got last. */
  answer: unknown;
  readonly process: { pid: number };
  readonly #heartbeat: NodeJS.Timeout;
  constructor(pid: number) {
    super();
    this.process = { pid };
    this.#heartbeat = setInterval(() => this.emit('message', 'alive'), 1000);
  }
  send(command: WorkerCommand): void {
    if (typeof command === 'string') this.commands.push(command);
    else if ('id' in command) this.answer = command.answer;
  }
  kill(signal: string): void {
    this.commands.push(signal);
    if (signal === 'SIGKILL') this.end(null, signal);
  }
  hang(): void {
    clearInterval(this.#heartbeat);
  }
  end(code: number | null = 0, signal: string | null = null): void {
    this.hang();
    this.emit('exit', code, signal);
  }
}

const GRAPH = 'GraphiQL    http://127.0.0.1:4000/graphql';

interface Options {
  readonly drainDelay?: number;
  readonly shutdownGrace?: number;
  readonly serveMetrics?: (read: ReadMetrics) => Promise<Listening | undefined>;
  /** Reads the configuration again; the same one unless given. */
  readonly read?: () => string;
}

function primary(count: number, times: Options = {}) {
  const workers: FakeWorker[] = [];
  const log: string[] = [];
  const signals = new EventEmitter();
  const terminal = {
    environment: {},
    out: (line: string) => void (line.startsWith('Graph') && log.push(line)),
    error: (line: string) => log.push(line),
    signals,
  };
  const cluster = {
    fork() {
      const worker = new FakeWorker(workers.length);
      workers.push(worker);
      return worker;
    },
  };
  const lines = createLog({ level: 'info', format: 'json' }, (line) => {
    const { level, time: _time, pid: _pid, message, ...fields } = JSON.parse(line);
    if (message !== 'A worker listens') log.push(`${level} ${message} ${JSON.stringify(fields)}`);
  });
  const { serveMetrics, read, ...server } = times;
  const own = configuration({ workers: count, drainDelay: 0, shutdownGrace: 10_000, watch: false, ...server });
  const reading = async () => (read ? configuration({ ...own.settings.server, path: read() }) : own);
  const services = { serveMetrics: async (_settings: Settings, metrics: ReadMetrics) => serveMetrics?.(metrics) };
  const context = { command: serve, options: {}, terminal, services: services as unknown as Services };
  const pool = new WorkerPool(own.settings, lines, cluster);
  const code = serveWith(context, { configuration: own, read: reading }, pool);
  const listen = async (...indexes: number[]) => {
    for (const index of indexes) workers[index]?.emit('listening', { port: 4000 });
    await vi.advanceTimersByTimeAsync(0);
  };
  const end = async (...indexes: number[]) => {
    for (const index of indexes) workers[index]?.end(1);
    await vi.advanceTimersByTimeAsync(0);
  };
  const stopped = async (index: number) => {
    workers[index]?.end(0);
    await vi.advanceTimersByTimeAsync(0);
  };
  const signal = async (name: string) => {
    signals.emit(name);
    await vi.advanceTimersByTimeAsync(0);
  };
  const commands = () => workers.map((worker) => worker.commands.join());
  return { workers, log, signal, code, listen, end, stopped, commands };
}

describe('workers', () => {
  it('start once the first listens, and all stop', async () => {
    const { workers, log, signal, code, listen, end, commands } = primary(3);
    await vi.advanceTimersByTimeAsync(0);
    expect(workers).toHaveLength(1);
    await listen(0);
    expect(workers).toHaveLength(3);
    await listen(1, 2);
    await signal('SIGTERM');
    expect(commands()).toEqual(['SIGTERM', 'SIGTERM', 'SIGTERM']);
    await end(0, 1, 2);
    expect(await code).toBe(0);
    expect(log).toEqual([GRAPH, STOPPING]);
    expect(workers).toHaveLength(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('have the drain delay and their grace to end', async () => {
    const { signal, listen, commands } = primary(2, { drainDelay: 3000 });
    await listen(0, 1);
    await listen(1);
    await signal('SIGTERM');
    await vi.advanceTimersByTimeAsync(14_999);
    expect(commands()).toEqual(['SIGTERM', 'SIGTERM']);
    await vi.advanceTimersByTimeAsync(1);
    expect(commands()).toEqual(['SIGTERM,SIGKILL', 'SIGTERM,SIGKILL']);
  });

  it('are given up where the first cannot listen', async () => {
    const { workers, log, code, end } = primary(3);
    workers[0]?.emit('message', { problem: 'Port 4000 is in use' });
    const [refused] = [expect(code).rejects.toThrow('Port 4000 is in use'), await end(0)];
    await refused;
    expect(workers).toHaveLength(1);
    expect(log).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('can be stopped before anything listens', async () => {
    const { workers, signal, code, end } = primary(2);
    await signal('SIGTERM');
    await end(0);
    expect(await code).toBe(0);
    expect(workers).toHaveLength(1);
  });
});

describe('a worker that ends', () => {
  it('is replaced at once if it was stable', async () => {
    const { workers, log, listen, end } = primary(2);
    await listen(0);
    await listen(1);
    await vi.advanceTimersByTimeAsync(5000);
    workers[0]?.end(null, 'SIGKILL');
    await vi.advanceTimersByTimeAsync(0);
    expect(workers).toHaveLength(3);
    expect(log.at(-1)).toBe('warn A worker ended: another takes its place {"worker":0,"signal":"SIGKILL","delayMs":0}');
    await end(1);
    expect(workers).toHaveLength(4);
  });

  it('again and again is replaced later and later, while the others serve', async () => {
    const { workers, log, listen, end, commands } = primary(2);
    await listen(0);
    const started = [];
    for (let index = 1; index < 9; index++) {
      await end(index);
      const before = performance.now();
      while (workers.length < index + 2) await vi.advanceTimersByTimeAsync(1000);
      started.push(performance.now() - before);
    }
    expect(started).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    expect(log.at(-1)).toBe('warn A worker ended: another takes its place {"worker":8,"exitCode":1,"delayMs":30000}');
    expect(commands().every((each) => each === '')).toBe(true);
    await listen(9);
    await vi.advanceTimersByTimeAsync(5000);
    await end(9);
    expect(log.at(-1)).toContain('"delayMs":0');
  });

  it('is replaced after a second at the latest where no other serves', async () => {
    const { workers, listen, end } = primary(2);
    await listen(0);
    await listen(1);
    for (let round = 0; round < 5; round++) {
      const count = workers.length;
      await end(count - 2, count - 1);
      await vi.advanceTimersByTimeAsync(2000);
      expect(workers).toHaveLength(count + 2);
    }
  });
});

describe('a worker that hangs', () => {
  it('is killed and replaced', async () => {
    const { workers, log, listen, commands } = primary(2);
    await listen(0);
    await listen(1);
    workers[1]?.hang();
    await vi.advanceTimersByTimeAsync(9999);
    expect(commands()).toEqual(['', '']);
    await vi.advanceTimersByTimeAsync(1002);
    expect(commands()).toEqual(['', 'SIGKILL', '']);
    expect(log.slice(1)).toEqual([
      'error A worker hangs: it is killed {"worker":1}',
      'warn A worker ended: another takes its place {"worker":1,"signal":"SIGKILL","delayMs":0}',
    ]);
  });

  it('does not keep the others from stopping: it is killed after the grace', async () => {
    const { workers, log, signal, code, listen, end, commands } = primary(2, { shutdownGrace: 3000 });
    await listen(0);
    await listen(1);
    workers[1]?.hang();
    await signal('SIGTERM');
    await end(0);
    await vi.advanceTimersByTimeAsync(4999);
    expect(commands()[1]).toBe('SIGTERM');
    await vi.advanceTimersByTimeAsync(1);
    expect(await code).toBe(1);
    expect(commands()[1]).toBe('SIGTERM,SIGKILL');
    expect(log.at(-1)).toBe('warn A worker did not stop in time: it is killed {"worker":1}');
    expect(workers).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('while it starts is killed after a minute', async () => {
    const { workers, listen, commands } = primary(2);
    await listen(0);
    workers[1]?.hang();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(commands()[1]).toBe('');
    await vi.advanceTimersByTimeAsync(1000);
    expect(commands()[1]).toBe('SIGKILL');
  });

  it('is ended at once by a second signal', async () => {
    const { signal, code, listen, commands } = primary(2);
    await listen(0);
    await listen(1);
    await signal('SIGINT');
    await signal('SIGTERM');
    expect(await code).toBe(1);
    expect(commands()).toEqual(['SIGTERM,SIGKILL', 'SIGTERM,SIGKILL']);
  });
});

describe('SIGUSR2', () => {
  it('restarts the workers one after the other: a new one listens before an old one stops', async () => {
    const { workers, log, signal, listen, stopped, commands } = primary(2);
    await listen(0);
    await listen(1);
    await signal('SIGUSR2');
    expect(commands()).toEqual(['', '', '']);
    await listen(2);
    expect(commands()).toEqual(['retire', '', '']);
    await stopped(0);
    expect(commands()).toEqual(['retire', '', '', '']);
    await listen(3);
    await stopped(1);
    expect(commands()).toEqual(['retire', 'retire', '', '']);
    expect(workers).toHaveLength(4);
    expect(log.slice(1)).toEqual(['info The configuration is unchanged {"cause":"SIGUSR2","generation":"1"}']);
  });

  it('logs an old worker that fails while it stops', async () => {
    const { log, signal, listen, end, stopped } = primary(2);
    await listen(0);
    await listen(1);
    await signal('SIGUSR2');
    await listen(2);
    await end(0);
    await listen(3);
    await stopped(1);
    expect(log.slice(1)).toEqual([
      'error A worker that was replaced failed {"worker":0,"exitCode":1}',
      'info The configuration is unchanged {"cause":"SIGUSR2","generation":"1"}',
    ]);
  });

  it('leaves everything as it is where a new worker does not start', async () => {
    const { log, signal, listen, end, commands } = primary(2);
    await listen(0);
    await listen(1);
    await signal('SIGUSR2');
    await end(2);
    expect(commands()).toEqual(['', '', '']);
    expect(log.at(-1)).toBe(
      'error The configuration was not reloaded: the one before stays {"cause":"SIGUSR2","error":"A new worker did not start"}',
    );
  });

  it('during a restart is followed by one more', async () => {
    const { workers, signal, listen, end } = primary(1);
    await listen(0);
    for (let times = 0; times < 3; times++) await signal('SIGUSR2');
    await listen(1);
    await end(0);
    await listen(2);
    await end(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers).toHaveLength(3);
  });

  it('keeps the number of workers where one ends meanwhile', async () => {
    const { workers, signal, listen, end, commands } = primary(2);
    await listen(0);
    await listen(1);
    await vi.advanceTimersByTimeAsync(5000);
    await signal('SIGUSR2');
    await end(0);
    expect(workers).toHaveLength(4);
    await listen(2, 3);
    expect(commands()).toEqual(['', '', '', 'retire']);
    await end(3);
    await listen(4);
    await end(1);
    expect(commands()).toEqual(['', 'retire', '', 'retire', '']);
    expect(workers).toHaveLength(5);
  });
});

describe('SIGHUP', () => {
  const NOT_RELOADED = 'error The configuration was not reloaded: the one before stays';

  async function reloading() {
    let path = '/graphql';
    const all = primary(2, { read: () => path });
    await all.listen(0);
    await all.listen(1);
    const fail = async (index: number, problem: string) => {
      all.workers[index]?.emit('message', { problem });
      await all.end(index);
    };
    const hangUp = async (next = path) => {
      path = next;
      await all.signal('SIGHUP');
    };
    return { ...all, fail, hangUp };
  }

  it('replaces the workers one after the other, and each new one has the new configuration', async () => {
    const { workers, log, hangUp, listen, stopped, commands } = await reloading();
    await hangUp('/two');
    expect(commands()).toEqual(['', '', '']);
    workers[2]?.emit('message', { id: 1, ask: 'settings' });
    expect(workers[2]?.answer).toMatchObject({ server: { path: '/two', workers: 2 } });
    await listen(2);
    await stopped(0);
    await listen(3);
    expect(log).toHaveLength(1);
    await stopped(1);
    expect(commands()).toEqual(['retire', 'retire', '', '']);
    expect(log.slice(1)).toEqual(['info The configuration was reloaded {"cause":"SIGHUP","generation":"2"}']);
  });

  it('changes nothing where the first new worker does not start, and is tried again until it does', async () => {
    const { workers, log, hangUp, fail, listen, stopped, commands } = await reloading();
    await hangUp('/two');
    await fail(2, 'plugins[0]: cannot be loaded');
    expect([commands(), log.slice(1)]).toEqual([
      ['', '', ''],
      [`${NOT_RELOADED} {"cause":"SIGHUP","error":"plugins[0]: cannot be loaded"}`],
    ]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(workers).toHaveLength(4);
    await listen(3);
    await stopped(0);
    await listen(4);
    await stopped(1);
    expect(log.at(-1)).toContain('The configuration was reloaded');
  });

  it('stops where a later worker does not start, and the configuration of all is that of the file in the end', async () => {
    const { log, hangUp, fail, listen, stopped, commands, workers } = await reloading();
    await hangUp('/two');
    await listen(2);
    await stopped(0);
    await fail(3, 'Out of memory');
    expect(commands()).toEqual(['retire', '', '', '']);
    expect(log.at(-1)).toBe(
      `${NOT_RELOADED} {"cause":"SIGHUP","error":"Some workers have the new configuration, and one did not start: Out of memory"}`,
    );
    // The file is as it was: one worker has the other configuration.
    await hangUp('/graphql');
    expect(workers).toHaveLength(5);
    await listen(4);
    await stopped(2);
    await listen(5);
    await stopped(1);
    expect(commands()).toEqual(['retire', 'retire', 'retire', '', '', '']);
    expect(log.at(-1)).toBe('info The configuration is unchanged {"cause":"SIGHUP","generation":"1"}');
    await hangUp();
    expect(workers).toHaveLength(6);
  });

  it('waits for a restart, and a restart for it', async () => {
    const { signal, hangUp, listen, stopped, workers } = await reloading();
    await signal('SIGUSR2');
    await hangUp('/two');
    for (const [next, old] of [
      [2, 0],
      [3, 1],
      [4, 2],
    ] as const) {
      expect(workers).toHaveLength(next + 1);
      await listen(next);
      await stopped(old);
    }
    expect(workers).toHaveLength(6);
  });
});

describe('workers that end', () => {
  it('say why they did not start, each time', async () => {
    const { workers, log, listen, end } = primary(2);
    await listen(0);
    for (const index of [1, 2]) {
      workers[index]?.emit('message', { problem: 'plugins[0]: cannot be loaded' });
      await end(index);
      await vi.advanceTimersByTimeAsync(2000);
    }
    const fields = (worker: number, delayMs: number) =>
      `{"worker":${worker},"exitCode":1,"error":"plugins[0]: cannot be loaded","delayMs":${delayMs}}`;
    expect(log.slice(1)).toEqual(
      [fields(1, 1000), fields(2, 2000)].map((each) => `warn A worker ended: another takes its place ${each}`),
    );
  });

  it('are not replaced once the others are killed', async () => {
    const { workers, signal, code, listen, end } = primary(2);
    await listen(0);
    await listen(1);
    await end(1);
    await signal('SIGTERM');
    await signal('SIGTERM');
    expect(await code).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers).toHaveLength(2);
  });

  it('are not replaced where the metrics cannot be served', async () => {
    const metrics = Promise.withResolvers<undefined>();
    const { workers, code, listen, end } = primary(2, { serveMetrics: () => metrics.promise });
    await listen(0);
    await listen(1);
    await end(1);
    const refused = expect(code).rejects.toThrow('in use');
    metrics.reject(new Error('in use'));
    await refused;
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers).toHaveLength(2);
  });
});

describe('forOneWorker', () => {
  it('divides the caches, and changes nothing else', () => {
    const settings = defaultSettings(contracts);
    const { performance, ...others } = { ...settings, server: { ...settings.server, workers: 3 } };

    expect(forOneWorker({ performance, ...others })).toEqual({
      ...others,
      performance: {
        ...performance,
        cacheSize: Math.floor((64 * 1024 * 1024) / 3),
        documentCacheSize: Math.floor((32 * 1024 * 1024) / 3),
      },
    });
  });
});

describe('the metrics of workers', () => {
  const reportOf = (requests: number): TelemetryReport => ({
    metrics: {
      'manifold.sent': [{ labels: [], value: requests }],
      'manifold.workers': [{ labels: [], value: 1 }],
    },
    apis: [],
    callers: [],
    requests: [],
  });
  const valueOf = (snapshot: Snapshot, name: string) => snapshot[name]?.map(({ value }) => value);

  /** A primary whose workers have sent so many bytes, and its metrics. */
  async function measured(...bytes: readonly number[]) {
    let read: ReadMetrics = expect.fail;
    const events: string[] = [];
    const serveMetrics = async (given: ReadMetrics) => {
      read = given;
      return { origin: 'http://127.0.0.1:9464', stop: async () => void events.push('stop') };
    };
    const all = primary(bytes.length, { serveMetrics });
    await vi.advanceTimersByTimeAsync(0);
    for (const index of bytes.keys()) await all.listen(index);
    const report = (index: number, requests: number) =>
      all.workers[index]?.emit('message', { report: reportOf(requests) });
    const ask = async () => {
      const pending = read();
      for (const [index, requests] of bytes.entries()) report(index, requests);
      return pending;
    };
    return { ...all, ask, read: () => read(), report, events };
  }

  it('are the sum of all workers', async () => {
    const { ask, commands } = await measured(10, 5);
    const snapshot = await ask();

    expect(commands()).toEqual(['report', 'report']);
    expect([valueOf(snapshot, 'manifold.sent'), valueOf(snapshot, 'manifold.workers')]).toEqual([[15], [2]]);
  });

  it('include the counters of workers that have ended', async () => {
    const { ask, end } = await measured(10, 5);
    await ask();
    await end(0);
    const snapshot = await ask();

    expect([valueOf(snapshot, 'manifold.sent'), valueOf(snapshot, 'manifold.workers')]).toEqual([[15], [1]]);
  });

  it('do not wait for a worker that does not answer', async () => {
    const { ask, read, report } = await measured(10, 5);
    await ask();
    const pending = read();
    report(0, 12);
    await vi.advanceTimersByTimeAsync(1000);

    expect(valueOf(await pending, 'manifold.sent')).toEqual([17]);
  });

  it('go to a worker that asks for the reports of all', async () => {
    const { workers, report } = await measured(10, 5);
    workers[1]?.emit('message', { id: 1, ask: 'reports' });
    report(0, 10);
    report(1, 5);
    await vi.advanceTimersByTimeAsync(0);

    expect(workers.map(({ answer }) => answer)).toEqual([undefined, [reportOf(10), reportOf(5)]]);
  });

  it('stop with the workers', async () => {
    const { signal, end, events, code } = await measured(10);
    await signal('SIGTERM');
    await end(0);
    await code;

    expect(events).toEqual(['stop']);
  });
});
