import type { ChildProcess } from 'node:child_process';
import cluster from 'node:cluster';
import type { Settings } from '#config';
import type { ConfigState, TelemetryReport } from '#gateway';
import { httpOrigin } from '#http';
import type { Log } from '#log';
import { cumulative, METRICS, mergeSnapshots, type Snapshot } from '#telemetry';
import { ListenError } from '../problems.ts';
import type { Configuration, ReloadTarget } from '../reloader.ts';
import type { Listening } from '../services.ts';
import { HEARTBEAT_MS, type WorkerCommand, type WorkerMessage, type WorkerProcess } from './messages.ts';
import { PrimaryCounters } from './primary-counters.ts';

/** The part of `node:cluster` that is needed here. */
interface Cluster {
  fork(): WorkerProcess;
}

/** The place of a worker: while there is none, another is about to start. */
interface Place {
  worker?: Worker | undefined;
  restart?: NodeJS.Timeout | undefined;
}

const STOPPED = 'The workers are stopped';
const MAX_SILENCE_MS = 10_000;
const MAX_START_MS = 60_000;
/** The time in which a worker answers, also while it is busy. */
const REPORT_MS = 1000;
/** Beyond its grace, the time that a worker has to end. */
const END_MS = 2000;
/** A worker that listened for this long did not end because of its start. */
const STABLE_MS = 5000;
const [FIRST_RESTART_MS, MAX_RESTART_MS] = [1000, 30_000];

/**
 * The worker processes of a primary, as one server. A worker that ends is replaced, after a delay if workers keep ending; one that hangs
 * is killed, and so replaced. All have the same settings, even if their files have changed since.
 */
export class WorkerPool implements Listening, ReloadTarget {
  readonly log: Log;
  readonly target = this;
  origin = '';
  /** Whether to replace workers although the configuration is the same: one did not start in a roll, or SIGUSR2 asks for it. */
  isStale = false;
  /** Whether workers that were to stop had to be killed. */
  hasKilled = false;
  readonly #cluster: Cluster;
  readonly #places: readonly Place[];
  /** All running workers, including those that are about to get a place or to end. */
  readonly #workers = new Set<Worker>();
  readonly #counters = new PrimaryCounters();
  readonly #heartbeats: NodeJS.Timeout;
  #settings: Settings;
  #shortLives = 0;
  #isStopping = false;
  /** The counters of workers that have ended: a total never decreases. */
  #past: Snapshot = {};
  #state: ConfigState | undefined;

  constructor(settings: Settings, log: Log, ofNode: Cluster = nodeCluster) {
    this.log = log;
    this.#cluster = ofNode;
    this.#places = Array.from({ length: settings.server.workers }, () => ({}));
    this.#settings = forOneWorker(settings);
    this.#heartbeats = setInterval(() => this.#killSilent(), HEARTBEAT_MS);
  }

  /** Starts one worker and, if it can listen, the others. Rejects with the problem of one that cannot. */
  async start(): Promise<this> {
    const first = this.#fork(this.#settings);
    const port = await this.#listening(first);
    const { server, tls } = this.#settings;
    this.origin = httpOrigin(server.host, port, tls !== undefined);
    for (const [index, place] of this.#places.entries())
      place.worker = index === 0 ? first : this.#fork(this.#settings);
    return this;
  }

  /**
   * Replaces the workers one by one by ones with this configuration: a new one listens before an old one stops. The first is the trial:
   * if it cannot listen, nothing has changed. If a later one cannot, the others go on as they are.
   */
  async use({ settings }: Configuration): Promise<void> {
    const divided = forOneWorker(settings);
    this.isStale = false;
    for (const [index, place] of this.#places.entries()) {
      if (this.#isStopping) throw new Error(STOPPED);
      const next = this.#fork(divided);
      try {
        await this.#listening(next);
      } catch (error) {
        if (index === 0) throw error;
        this.isStale = true;
        const { message } = error as Error;
        throw new Error(`Some workers have the new configuration, and one did not start: ${message}`);
      }
      this.#settings = divided;
      const old = place.worker;
      clearTimeout(place.restart);
      place.worker = next;
      old?.send('retire');
      if (old) await this.#hasEnded(old);
    }
  }

  configured(state: ConfigState): void {
    this.#state = state;
    for (const worker of this.#workers) if (worker.isListening) worker.send({ config: state });
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

  /** All workers drain and then stop, each as a single process does. */
  drain(): void {
    this.#end();
    for (const worker of this.#workers) worker.kill('SIGTERM');
  }

  /** Resolves when all have ended that were drained. One that does not in time is killed. */
  async stop(): Promise<void> {
    if (!this.#isStopping) this.#kill();
    const ended = await Promise.all([...this.#workers].map((worker) => this.#hasEnded(worker)));
    this.hasKilled = !ended.every(Boolean);
    clearInterval(this.#heartbeats);
  }

  /** Ends all workers that are left at once, and then the log. */
  async close(): Promise<void> {
    this.#kill();
    await this.log.close();
  }

  #kill(): void {
    this.#end();
    clearInterval(this.#heartbeats);
    for (const worker of this.#workers) worker.kill('SIGKILL');
  }

  #end(): void {
    this.#isStopping = true;
    for (const { restart } of this.#places) clearTimeout(restart);
  }

  #fork(settings: Settings): Worker {
    const process = this.#cluster.fork();
    const worker = new Worker(process);
    this.#workers.add(worker);
    this.#counters.serve(process, settings.budgets?.memory);
    process.on('message', (message: WorkerMessage) => {
      if (typeof message !== 'object' || !('ask' in message)) return;
      const { id, ask } = message;
      if (ask === 'settings') worker.send({ id, answer: settings });
      if (ask === 'reports') void this.reports().then((answer) => worker.send({ id, answer }));
    });
    void worker.ended.then(() => this.#ended(worker));
    void worker.listening.then((port) => {
      if (port === undefined) return;
      this.log.info('A worker listens', { worker: worker.pid });
      if (this.#state) worker.send({ config: this.#state });
    });
    return worker;
  }

  async #listening(worker: Worker): Promise<number> {
    const port = await worker.listening;
    if (this.#isStopping) throw new Error(STOPPED);
    if (port === undefined) throw new ListenError(worker.problem ?? 'A new worker did not start');
    return port;
  }

  /** Whether a worker that stops ends in time; one that does not is killed. */
  async #hasEnded(worker: Worker): Promise<boolean> {
    if (await elapsed(this.#settings.server.shutdownGrace + END_MS, worker.ended)) return true;
    this.log.warn('A worker did not stop in time: it is killed', { worker: worker.pid });
    worker.kill('SIGKILL');
    await worker.ended;
    return false;
  }

  #killSilent(): void {
    for (const worker of this.#workers) {
      if (!worker.missesHeartbeats()) continue;
      this.log.error('A worker hangs: it is killed', { worker: worker.pid });
      worker.kill('SIGKILL');
    }
  }

  #ended(worker: Worker): void {
    const { latestReport, exit, pid, problem } = worker;
    this.#workers.delete(worker);
    if (latestReport) this.#past = mergeSnapshots(METRICS, [this.#past, cumulative(METRICS, latestReport.metrics)]);
    if (this.#isStopping) return;
    const place = this.#places.find((each) => each.worker === worker);
    if (!place) {
      // A worker that was killed, or did not start, is in the log already.
      if (worker.isListening && exit.exitCode)
        this.log.error('A worker that was replaced failed', { worker: pid, exitCode: exit.exitCode });
      return;
    }
    const delayMs = this.#delayMs(worker);
    this.log.warn('A worker ended: another takes its place', { worker: pid, ...exit, error: problem, delayMs });
    place.worker = undefined;
    place.restart = setTimeout(() => {
      place.worker = this.#fork(this.#settings);
    }, delayMs);
  }

  /**
   * The delay before a worker is replaced: none after a stable one, then twice as long each time. While no worker serves, it stays at its
   * shortest.
   */
  #delayMs(ended: Worker): number {
    this.#shortLives = ended.servedMs >= STABLE_MS ? 0 : this.#shortLives + 1;
    if (this.#shortLives === 0) return 0;
    const othersServe = [...this.#workers].some(({ isListening }) => isListening);
    return othersServe ? Math.min(MAX_RESTART_MS, FIRST_RESTART_MS * 2 ** (this.#shortLives - 1)) : FIRST_RESTART_MS;
  }
}

/** The settings of one worker among several: cache sizes are divided among them. */
export function forOneWorker({ performance, ...settings }: Settings): Settings {
  const cacheSize = Math.floor(performance.cacheSize / settings.server.workers);
  const documentCacheSize = Math.floor(performance.documentCacheSize / settings.server.workers);
  return { ...settings, performance: { ...performance, cacheSize, documentCacheSize } };
}

/** A worker process, as the primary sees it. */
class Worker {
  readonly pid: number | undefined;
  /** The port, once it listens; `undefined` where it ended before. */
  readonly listening: Promise<number | undefined>;
  readonly ended: Promise<void>;
  /** Why it did not start, if it said so. */
  problem: string | undefined;
  exit: { readonly exitCode?: number | undefined; readonly signal?: string | undefined } = {};
  latestReport: TelemetryReport | undefined;
  readonly #process: WorkerProcess;
  #reported: PromiseWithResolvers<void> | undefined;
  #silentMs = 0;
  #listeningSince: number | undefined;

  constructor(process: WorkerProcess) {
    this.#process = process;
    this.pid = process.process.pid;
    const [listening, ended] = [Promise.withResolvers<number | undefined>(), Promise.withResolvers<void>()];
    this.listening = listening.promise;
    this.ended = ended.promise;
    process.on('message', (message: WorkerMessage) => {
      this.#silentMs = 0;
      if (typeof message !== 'object') return;
      if ('problem' in message) this.problem = message.problem;
      if (!('report' in message)) return;
      this.latestReport = message.report;
      this.#hasReported();
    });
    process.once('listening', ({ port }: { port: number }) => {
      this.#listeningSince = performance.now();
      this.#silentMs = 0;
      listening.resolve(port);
    });
    process.once('exit', (code: number | null, signal: string | null) => {
      this.exit = { exitCode: code ?? undefined, signal: signal ?? undefined };
      listening.resolve(undefined);
      this.#hasReported();
      ended.resolve();
    });
  }

  get isListening(): boolean {
    return this.#listeningSince !== undefined;
  }

  get servedMs(): number {
    return this.#listeningSince === undefined ? 0 : performance.now() - this.#listeningSince;
  }

  /**
   * Counts one more heartbeat as due, and returns whether too many are missing. Heartbeats are counted rather than timed,
   * so that a pause of the whole machine is not mistaken for a worker that hangs.
   */
  missesHeartbeats(): boolean {
    this.#silentMs += HEARTBEAT_MS;
    return this.#silentMs > (this.isListening ? MAX_SILENCE_MS : MAX_START_MS);
  }

  /** Asks for a report. Resolves when it is there, or the worker has ended or does not answer in time. */
  async report(): Promise<void> {
    if (!this.isListening) return;
    if (!this.#reported) this.send('report');
    this.#reported ??= Promise.withResolvers<void>();
    await elapsed(REPORT_MS, this.#reported.promise);
  }

  #hasReported(): void {
    this.#reported?.resolve();
    this.#reported = undefined;
  }

  send(command: WorkerCommand): void {
    this.#process.send(command, () => undefined);
  }

  kill(signal: 'SIGTERM' | 'SIGKILL'): void {
    this.#silentMs = 0;
    this.#process.kill(signal);
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

/**
 * Worker processes of node:cluster. The primary accepts connections and deals them out in turn: where all workers accept
 * (`SCHED_NONE`), one of two may come to hold 61 of 64.
 */
const nodeCluster: Cluster = {
  fork() {
    // Settings have maps, which JSON has not.
    cluster.setupPrimary({ serialization: 'advanced' });
    const worker = cluster.fork();
    reclaimConnections(worker.process);
    return worker;
  },
};

/** Messages of node:cluster between the primary and a worker. */
interface ClusterMessage {
  readonly act?: string;
  readonly seq?: number;
  readonly ack?: number;
}

/**
 * Gives a connection that a worker was sent, and did not take before it ended, to another worker. node:cluster would
 * keep it open for ever without an answer: its handling of a refused connection waits for the worker's reply, which
 * this function emits. The names in these messages are not documented: under other ones, nothing would happen.
 */
function reclaimConnections(worker: ChildProcess): void {
  const sent = new Set<number>();
  const send = worker.send.bind(worker) as (...args: unknown[]) => boolean;
  worker.send = (...args: unknown[]) => {
    const { act, seq } = args[0] as ClusterMessage;
    if (act === 'newconn' && seq !== undefined) sent.add(seq);
    return send(...args);
  };
  worker.on('internalMessage', ({ ack }: ClusterMessage) => {
    if (ack !== undefined) sent.delete(ack);
  });
  worker.once('exit', () => {
    for (const ack of sent) worker.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted: false });
  });
}
