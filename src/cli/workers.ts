import type { Settings } from '#config';
import type { Log } from '#log';
import type { Listening, ReadMetrics } from './services.ts';
import { listenForStop } from './signals.ts';
import { STOPPING } from './stop.ts';
import type { Terminal } from './terminal.ts';
import { type Cluster, WorkerPool } from './worker-pool.ts';

interface WorkerSettings {
  readonly count: number;
  readonly drainDelayMs: number;
  readonly shutdownGraceMs: number;
  /** Is called with the port once the first worker listens. */
  readonly announce: (port: number, metrics: Listening | undefined) => void;
  /** Serves the metrics of all workers, if they are served. */
  readonly serveMetrics?: (read: ReadMetrics) => Promise<Listening | undefined>;
}

/**
 * In the primary: keeps worker processes running until a signal stops them. SIGHUP restarts them one after the other.
 * Resolves to the exit code, which is 1 where the first worker cannot listen, or where workers had to be killed.
 */
export async function runWorkers(
  terminal: Terminal,
  { cluster, log }: { cluster: Cluster; log: Log },
  { count, drainDelayMs, shutdownGraceMs, announce, serveMetrics }: WorkerSettings,
): Promise<number> {
  const pool = new WorkerPool(cluster, log, shutdownGraceMs);
  const stop = listenForStop(terminal.signals);
  // The first alone: if it cannot listen, neither can the others.
  const first = pool.start({ isNeeded: false });
  let metrics: Listening | undefined;
  const port = await Promise.race([first.listening.then((found) => found ?? 'failed'), stop.first]);
  if (port === 'failed') {
    pool.kill();
    return 1;
  }
  if (port !== undefined) {
    first.isNeeded = true;
    for (let started = 1; started < count; started++) pool.start();
    restartOnHangup(terminal, pool, log);
    metrics = await serveMetrics?.(() => pool.metrics()).catch((error: unknown) => {
      pool.kill();
      throw error;
    });
    announce(port, metrics);
    await stop.first;
  }
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
function restartOnHangup(terminal: Terminal, pool: WorkerPool, log: Log): void {
  let isRestarting = false;
  let isAskedAgain = false;
  const restart = async () => {
    isAskedAgain = isRestarting;
    if (isRestarting) return;
    isRestarting = true;
    do {
      isAskedAgain = false;
      log.info('SIGHUP: workers are restarted, one after the other');
      await pool.restartAll();
    } while (isAskedAgain);
    isRestarting = false;
  };
  terminal.signals.on('SIGHUP', () => void restart());
}

/** The settings of one worker among several: cache sizes are divided among them. */
export function forOneWorker({ performance, ...settings }: Settings): Settings {
  const cacheBytes = Math.floor(performance.cacheBytes / settings.server.workers);
  const documentBytes = Math.floor(performance.documentBytes / settings.server.workers);
  return { ...settings, performance: { ...performance, cacheBytes, documentBytes } };
}
