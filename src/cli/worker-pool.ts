import { type FixedSettings, fixedSettingsOf, settingsError } from '#config';
import type { ConfigState, TelemetryReport } from '#gateway';
import type { Log } from '#log';
import { cumulative, METRICS, mergeSnapshots, type Snapshot } from '#telemetry';
import { PrimaryQuotas } from './quotas/primary-quotas.ts';
import type { Configuration } from './reload/configuration.ts';
import type { PreparedReload, ReloadTarget } from './reload/reload-target.ts';
import { RestartDelay } from './restart-delay.ts';
import { SupervisedWorker, type WorkerExit, type WorkerProcess } from './supervised-worker.ts';
import { HEARTBEAT_MS } from './worker.ts';

/** The part of `node:cluster` that is needed here. */
export interface Cluster {
  fork(): WorkerProcess;
}

/** Beyond its grace, the time that a worker has to end. */
const END_MS = 2000;

/**
 * The worker processes of a primary. A worker that ends is replaced, after a delay if workers keep ending; one that hangs
 * is killed, and so replaced. All have the same configuration, even if its files have changed since.
 */
export class WorkerPool implements ReloadTarget {
  readonly #cluster: Cluster;
  readonly #log: Log;
  readonly #graceMs: number;
  readonly #workers = new Set<SupervisedWorker>();
  readonly #quotas = new PrimaryQuotas();
  readonly #restartDelay = new RestartDelay();
  readonly #restarts = new Set<NodeJS.Timeout>();
  readonly #heartbeats: NodeJS.Timeout;
  #isStopping = false;
  /** The counters of workers that have ended: a total never decreases. */
  #past: Snapshot = {};
  readonly #fixed: FixedSettings;
  #files: Configuration['files'];
  /** The number of the configuration, in the order of commits. */
  #configuration = 1;
  #state: ConfigState | undefined;
  readonly #catchingUp = new Map<SupervisedWorker, Promise<void>>();

  constructor(
    cluster: Cluster,
    log: Log,
    { graceMs, configuration }: { graceMs: number; configuration: Configuration },
  ) {
    this.#cluster = cluster;
    this.#files = configuration.files;
    this.#fixed = fixedSettingsOf(configuration.settings);
    this.#log = log;
    this.#graceMs = graceMs;
    this.#heartbeats = setInterval(() => this.#killSilent(), HEARTBEAT_MS);
  }

  /** Starts a worker. A surplus one is not replaced when it ends. */
  start({ isNeeded = true } = {}): SupervisedWorker {
    const process = this.#cluster.fork();
    this.#quotas.serve(process);
    const worker = new SupervisedWorker(process, isNeeded);
    worker.configuration = this.#configuration;
    this.#workers.add(worker);
    worker.onFilesWanted = () => {
      worker.configuration = this.#configuration;
      worker.send({ files: this.#files, fixed: this.#fixed });
    };
    worker.onReportsWanted = () => void this.reports().then((reports) => worker.send({ reports }));
    void worker.ended.then((exit) => this.#ended(worker, exit));
    void worker.listening.then((port) => {
      if (port === undefined) return;
      this.#log.info('A worker listens', { worker: worker.pid });
      if (this.#state) worker.send({ config: this.#state });
      // It began to start before a reload that is over now.
      if (worker.configuration !== this.#configuration) this.#catchUp(worker);
    });
    return worker;
  }

  /** Makes a configuration ready in all workers. Rejects with the problem of one that cannot. */
  async prepare({ files }: Configuration): Promise<PreparedReload> {
    while (this.#catchingUp.size > 0) await Promise.all(this.#catchingUp.values());
    const workers = [...this.#workers].filter(({ isListening }) => isListening);
    const results = await Promise.all(workers.map((worker) => worker.prepare(files)));
    const sendAll = (reload: 'commit' | 'discard') => {
      for (const [index, worker] of workers.entries()) if (results[index] === true) worker.send({ reload });
    };
    const problem = results.find((result) => result !== true);
    if (problem !== undefined) {
      sendAll('discard');
      throw settingsError(problem);
    }
    return {
      commit: () => {
        sendAll('commit');
        this.#files = files;
        this.#configuration += 1;
        for (const worker of workers) worker.configuration = this.#configuration;
        for (const worker of this.#workers)
          if (worker.isListening && worker.configuration !== this.#configuration) this.#catchUp(worker);
      },
      discard: async () => sendAll('discard'),
    };
  }

  configured(state: ConfigState): void {
    this.#state = state;
    for (const worker of this.#workers) if (worker.isListening) worker.send({ config: state });
  }

  /**
   * Replaces each worker by a new one, which listens before the old one stops. Ends early if a new worker does not start
   * to listen: the old ones continue.
   */
  async restartAll(): Promise<void> {
    for (const old of [...this.#workers].filter(({ isNeeded }) => isNeeded)) {
      if (this.#isStopping) return;
      // The replacement of a worker that ended meanwhile is new.
      if (!this.#workers.has(old)) continue;
      const worker = this.start({ isNeeded: false });
      const port = await worker.listening;
      if (this.#isStopping) return;
      if (port === undefined) {
        this.#log.error('The restart ends: a new worker did not start, the others go on', { worker: worker.pid });
        return;
      }
      const [needed, surplus] = this.#workers.has(old) ? [worker, old] : [undefined, worker];
      if (needed) needed.isNeeded = true;
      surplus.isNeeded = false;
      await this.#stopOne(surplus);
    }
    this.#log.info('All workers were restarted');
  }

  /** The reports of all workers. */
  async reports(): Promise<readonly TelemetryReport[]> {
    await Promise.all([...this.#workers].map((worker) => worker.report()));
    // A worker that ended meanwhile is counted in `#past`.
    return [...this.#workers].flatMap(({ latestReport }) => latestReport ?? []);
  }

  /** The metrics of all workers as one total, those included that have ended. */
  async metrics(): Promise<Snapshot> {
    const reports = await this.reports();
    return mergeSnapshots(METRICS, [this.#past, ...reports.map(({ metrics }) => metrics)]);
  }

  /** Stops all workers. Resolves to whether none had to be killed. */
  async stop(drainDelayMs: number): Promise<boolean> {
    this.#isStopping = true;
    for (const restart of this.#restarts) clearTimeout(restart);
    const workers = [...this.#workers];
    for (const worker of workers) worker.send('drain');
    const ended = Promise.all(workers.map((worker) => worker.ended));
    await elapsed(drainDelayMs, ended);
    const stopped = await Promise.all(workers.map((worker) => this.#stopOne(worker)));
    clearInterval(this.#heartbeats);
    return stopped.every(Boolean);
  }

  /** Ends all workers at once. */
  kill(): void {
    this.#isStopping = true;
    clearInterval(this.#heartbeats);
    for (const worker of this.#workers) worker.kill();
  }

  /** Has a worker use the configuration of the others, whichever that is in the end: it prepares one at a time. */
  #catchUp(worker: SupervisedWorker): void {
    if (this.#catchingUp.has(worker)) return;
    const caughtUp = this.#update(worker).finally(() => this.#catchingUp.delete(worker));
    this.#catchingUp.set(worker, caughtUp);
  }

  /** Gives a worker the newest configuration. One that cannot use it is replaced. */
  async #update(worker: SupervisedWorker): Promise<void> {
    while (worker.configuration !== this.#configuration) {
      const number = this.#configuration;
      const result = await worker.prepare(this.#files);
      if (result !== true) return worker.kill();
      worker.send({ reload: 'commit' });
      worker.configuration = number;
    }
  }

  async #stopOne(worker: SupervisedWorker): Promise<boolean> {
    worker.send('stop');
    if (await elapsed(this.#graceMs + END_MS, worker.ended)) return true;
    this.#log.warn('A worker did not stop in time: it is killed', { worker: worker.pid });
    worker.kill();
    await worker.ended;
    return false;
  }

  #killSilent(): void {
    for (const worker of this.#workers) {
      if (!worker.missesHeartbeats()) continue;
      this.#log.error('A worker hangs: it is killed', { worker: worker.pid });
      worker.kill();
    }
  }

  #ended(worker: SupervisedWorker, { code, signal, servedMs }: WorkerExit): void {
    this.#workers.delete(worker);
    const { latestReport } = worker;
    if (latestReport) this.#past = mergeSnapshots(METRICS, [this.#past, cumulative(METRICS, latestReport.metrics)]);
    if (this.#isStopping) return;
    if (!worker.isNeeded) {
      // One that was killed is in the log already.
      if (worker.isListening && code)
        this.#log.error('A worker that was replaced failed', { worker: worker.pid, exitCode: code });
      return;
    }
    const othersServe = [...this.#workers].some(({ isListening }) => isListening);
    const delayMs = this.#restartDelay.next({ servedMs, othersServe });
    const fields = { worker: worker.pid, exitCode: code ?? undefined, signal: signal ?? undefined, delayMs };
    this.#log.warn('A worker ended: another takes its place', fields);
    const restart = setTimeout(() => {
      this.#restarts.delete(restart);
      this.start();
    }, delayMs);
    this.#restarts.add(restart);
  }
}

/** Waits for a promise up to this time. Resolves to whether it settled. */
function elapsed(ms: number, waited: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    void waited.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
