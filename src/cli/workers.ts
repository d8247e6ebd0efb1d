import type { Settings } from '#config';
import type { Log } from '#log';
import { ConfigWatcher } from './reload/config-watcher.ts';
import type { Configuration, ReadSettings } from './reload/configuration.ts';
import { Reloader } from './reload/reloader.ts';
import type { Listening, ReadMetrics } from './services.ts';
import { listenForStop } from './signals.ts';
import { STOPPING } from './stop.ts';
import type { Terminal } from './terminal.ts';
import { type Cluster, WorkerPool } from './worker-pool.ts';

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
 * In the primary: keeps worker processes running until a signal stops them. SIGHUP reloads their configuration, SIGUSR2 restarts
 * them one after the other.
 * Resolves to the exit code, which is 1 where the first worker cannot listen, or where workers had to be killed.
 */
export async function runWorkers(
  terminal: Terminal,
  { cluster, log }: { cluster: Cluster; log: Log },
  { configuration, read, announce, serveMetrics }: WorkerSettings,
): Promise<number> {
  const { server } = configuration.settings;
  const { workers: count, drainDelayMs, shutdownGraceMs: graceMs } = server;
  const pool = new WorkerPool(cluster, log, { graceMs, configuration });
  const stop = listenForStop(terminal.signals);
  // The first alone: if it cannot listen, neither can the others.
  const first = pool.start({ isNeeded: false });
  let metrics: Listening | undefined;
  let watcher: ConfigWatcher | undefined;
  const port = await Promise.race([first.listening.then((found) => found ?? 'failed'), stop.first]);
  if (port === 'failed') {
    pool.kill();
    return 1;
  }
  if (port !== undefined) {
    first.isNeeded = true;
    for (let started = 1; started < count; started++) pool.start();
    const reloader = new Reloader({ read, target: pool, log: () => log, first: configuration });
    terminal.signals.on('SIGHUP', () => void reloader.reload('SIGHUP'));
    restartBySignal(terminal, pool, log);
    watcher = new ConfigWatcher(reloader, { watchesFiles: server.watch });
    metrics = await serveMetrics?.(() => pool.metrics(), reloader).catch((error: unknown) => {
      pool.kill();
      throw error;
    });
    announce(port, metrics);
    await stop.first;
  }
  watcher?.close();
  terminal.error(STOPPING);
  const ended = pool.stop(drainDelayMs).then(async (byThemselves) => {
    await metrics?.stop();
    return byThemselves ? 0 : 1;
  });
  const killed = stop.second.then(() => {
    pool.kill();
    return 1;
  });
  return Promise.race([ended, killed]);
}

/** Runs one restart at a time; signals during a restart cause one more. */
function restartBySignal(terminal: Terminal, pool: WorkerPool, log: Log): void {
  let isRestarting = false;
  let isAskedAgain = false;
  const restart = async () => {
    isAskedAgain = isRestarting;
    if (isRestarting) return;
    isRestarting = true;
    do {
      isAskedAgain = false;
      log.info('SIGUSR2: workers are restarted, one after the other');
      await pool.restartAll();
    } while (isAskedAgain);
    isRestarting = false;
  };
  terminal.signals.on('SIGUSR2', () => void restart());
}

/** The settings of one worker among several: cache sizes are divided among them. */
export function forOneWorker({ performance, ...settings }: Settings): Settings {
  const cacheBytes = Math.floor(performance.cacheBytes / settings.server.workers);
  const documentBytes = Math.floor(performance.documentBytes / settings.server.workers);
  return { ...settings, performance: { ...performance, cacheBytes, documentBytes } };
}
