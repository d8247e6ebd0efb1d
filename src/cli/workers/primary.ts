import type { Log } from '#log';
import { type Configuration, type ReadSettings, Reloader } from '../reload/reloader.ts';
import type { Listening, ReadMetrics } from '../services.ts';
import { listenForStop } from '../signals.ts';
import { STOPPING } from '../stop.ts';
import type { Terminal } from '../terminal.ts';
import { type Cluster, WorkerPool } from './pool.ts';

interface WorkerSettings {
  /** The configuration that workers start with. */
  readonly configuration: Configuration;
  /** Reads it again. */
  readonly read: ReadSettings;
  /** Is called with the port once the first worker listens. */
  readonly announce: (port: number, metrics: Listening | undefined) => void;
  /** Serves the metrics of all workers, if they are served. */
  readonly serveMetrics?: (read: ReadMetrics, reloader: Reloader) => Promise<Listening | undefined>;
}

/**
 * In the primary: keeps worker processes running until a signal stops them. SIGHUP reloads their configuration; SIGUSR2 does,
 * and replaces them also where it is the same.
 * Resolves to the exit code, which is 1 where workers had to be killed. Rejects where the first one, or the metrics, cannot listen.
 */
export async function runWorkers(
  terminal: Terminal,
  { cluster, log }: { cluster: Cluster; log: Log },
  { configuration, read, announce, serveMetrics }: WorkerSettings,
): Promise<number> {
  const pool = new WorkerPool({ cluster, log, stores: STORES }, configuration);
  const stop = listenForStop(terminal.signals);
  let metrics: Listening | undefined;
  let reloader: Reloader | undefined;
  try {
    const port = await Promise.race([pool.start(), stop.first]);
    if (port !== undefined) {
      const { watch } = configuration.settings.server;
      const all = new Reloader({ read, target: pool, log: () => log, first: configuration, watchesFiles: watch });
      reloader = all;
      terminal.signals.on('SIGHUP', () => void all.reload('SIGHUP'));
      terminal.signals.on('SIGUSR2', () => {
        pool.isStale = true;
        void all.reload('SIGUSR2');
      });
      metrics = await serveMetrics?.(() => pool.metrics(), all);
      announce(port, metrics);
      await stop.first;
    }
  } catch (error) {
    reloader?.stop();
    pool.kill();
    throw error;
  }
  reloader?.stop();
  terminal.error(STOPPING);
  const ended = pool.stop().then(async (byThemselves) => {
    await metrics?.stop();
    return byThemselves ? 0 : 1;
  });
  const killed = stop.second.then(() => {
    pool.kill();
    return 1;
  });
  return Promise.race([ended, killed]);
}

/** Loaded for the first call that has a quota, and the first request of a caller with a budget. */
const STORES = {
  quotas: async () => new (await import('#upstream')).MemoryQuotaStore(),
  budgets: async (maxBytes: number) => new (await import('#gateway')).MemoryBudgetStore(maxBytes),
};
