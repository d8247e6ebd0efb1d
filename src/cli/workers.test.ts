import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#config';
import { contracts, settled } from './harness.ts';
import { forOneWorker, runWorker, runWorkers } from './workers.ts';

class FakeWorker extends EventEmitter {
  readonly told: string[] = [];
  send(message: string): void {
    this.told.push(message);
  }
  kill(signal: string): void {
    this.told.push(signal);
  }
}

function workforce(count: number) {
  const workers: FakeWorker[] = [];
  const log: string[] = [];
  const signals = new EventEmitter();
  const terminal = { environment: {}, out: () => undefined, error: (line: string) => log.push(line), signals };
  const cluster = {
    fork() {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
  };
  const announce = (port: number) => log.push(`port ${port}`);
  const code = runWorkers(terminal, cluster, { count, announce });
  const listen = async (...indexes: number[]) => {
    for (const index of indexes) workers[index]?.emit('listening', { port: 4000 });
    await settled();
  };
  const exit = async (...indexes: number[]) => {
    for (const index of indexes) workers[index]?.emit('exit');
    await settled();
  };
  return { workers, log, signals, code, listen, exit };
}

const STOPPING = 'Stopping once what is under way has finished. Again to stop at once.';

describe('runWorkers', () => {
  it('starts the others once the first listens, and stops them all', async () => {
    const { workers, log, signals, code, listen, exit } = workforce(3);
    await settled();
    expect(workers).toHaveLength(1);
    await listen(0);
    expect(workers).toHaveLength(3);
    await listen(1, 2);
    signals.emit('SIGTERM');
    await settled();
    expect(workers.map(({ told }) => told)).toEqual([['stop'], ['stop'], ['stop']]);
    await exit(0, 1, 2);
    expect(await code).toBe(0);
    expect(log).toEqual(['port 4000', STOPPING]);
    expect(workers).toHaveLength(3);
  });

  it('replaces one that ends by itself', async () => {
    const { workers, log, listen, exit } = workforce(2);
    await listen(0);
    await listen(1);
    await exit(0);
    expect(workers).toHaveLength(3);
    expect(log).toEqual(['port 4000', 'A worker ended by itself: another takes its place.']);
  });

  it('gives up where the first cannot listen', async () => {
    const { workers, log, code, exit } = workforce(3);
    await exit(0);
    expect(await code).toBe(1);
    expect(workers).toHaveLength(1);
    expect(log).toEqual([]);
  });

  it('stops the rest where a later one cannot listen', async () => {
    const { workers, code, listen, exit } = workforce(2);
    await listen(0);
    await exit(1);
    expect(workers[0]?.told).toEqual(['stop']);
    await exit(0);
    expect(await code).toBe(1);
    expect(workers).toHaveLength(2);
  });

  it('ends them at once when it is told a second time', async () => {
    const { workers, signals, code, listen } = workforce(2);
    await listen(0, 1);
    signals.emit('SIGINT');
    await settled();
    signals.emit('SIGINT');
    expect(await code).toBe(1);
    expect(workers.map(({ told }) => told)).toEqual([
      ['stop', 'SIGKILL'],
      ['stop', 'SIGKILL'],
    ]);
  });

  it('can be stopped before anything listens', async () => {
    const { workers, signals, code, exit } = workforce(2);
    signals.emit('SIGTERM');
    await settled();
    await exit(0);
    expect(await code).toBe(0);
    expect(workers).toHaveLength(1);
  });
});

describe('runWorker', () => {
  it.each(['message', 'disconnect', 'SIGINT', 'SIGTERM'])(
    'stops once when it is told by %s, however often',
    async (event) => {
      const worker = new EventEmitter();
      let stops = 0;
      const code = runWorker(worker, {
        origin: '',
        stop: async () => {
          stops += 1;
        },
      });
      worker.emit(event);
      worker.emit(event);
      expect(await code).toBe(0);
      expect(stops).toBe(1);
    },
  );
});

describe('forOneWorker', () => {
  it('shares out what may be kept, and leaves everything else as it is', () => {
    const settings = defaultSettings(contracts);
    const { performance, ...others } = { ...settings, server: { ...settings.server, workers: 3 } };

    expect(forOneWorker({ performance, ...others })).toEqual({
      ...others,
      performance: { ...performance, cacheBytes: Math.floor((64 * 1024 * 1024) / 3) },
    });
  });
});
