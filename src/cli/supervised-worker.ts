import type { EventEmitter } from 'node:events';
import type { FileContents } from '#config';
import type { TelemetryReport } from '#gateway';
import { HEARTBEAT_MS } from './worker.ts';
import type { WorkerCommand, WorkerMessage } from './worker-messages.ts';

/** The part of `cluster.Worker` that is needed here. */
export interface WorkerProcess extends Pick<EventEmitter, 'on' | 'once'> {
  readonly process: { readonly pid?: number | undefined };
  send(message: WorkerCommand, sent: () => void): unknown;
  kill(signal: 'SIGKILL'): unknown;
}

/** The end of a worker process. */
export interface WorkerExit {
  readonly code: number | null;
  readonly signal: string | null;
  /** For how long it had been listening. */
  readonly servedMs: number;
}

const MAX_SILENCE_MS = 10_000;
const MAX_START_MS = 60_000;
/** The time in which a worker answers, also while it is busy. */
const REPORT_MS = 1000;

/** A worker process, as the primary sees it. */
export class SupervisedWorker {
  readonly pid: number | undefined;
  /** The port, once it listens; `undefined` where it ended before. */
  readonly listening: Promise<number | undefined>;
  readonly ended: Promise<WorkerExit>;
  /** Whether another takes its place when it ends. */
  isNeeded: boolean;
  /** Is called when it asks for the reports of all workers. */
  onReportsWanted: (() => void) | undefined;
  /** Is called when it asks for the files of the configuration. */
  onFilesWanted: (() => void) | undefined;
  /** The number of the configuration that it uses. */
  configuration = 0;
  readonly #process: WorkerProcess;
  #latestReport: TelemetryReport | undefined;
  #reported: (() => void) | undefined;
  #pendingReport: Promise<void> | undefined;
  #prepared: ((message: true | string) => void) | undefined;
  #silentMs = 0;
  #listeningSince: number | undefined;

  constructor(process: WorkerProcess, isNeeded: boolean) {
    this.#process = process;
    this.pid = process.process.pid;
    this.isNeeded = isNeeded;
    process.on('message', (message: WorkerMessage) => {
      this.#silentMs = 0;
      if (message === 'reports') this.onReportsWanted?.();
      if (message === 'files') this.onFilesWanted?.();
      if (typeof message === 'object' && 'prepared' in message) this.#prepared?.(message.prepared);
      if (typeof message !== 'object' || !('report' in message)) return;
      this.#latestReport = message.report;
      this.#reported?.();
    });
    this.ended = new Promise((resolve) => {
      process.once('exit', (code: number | null, signal: string | null) => {
        const servedMs = this.#listeningSince === undefined ? 0 : performance.now() - this.#listeningSince;
        resolve({ code, signal, servedMs });
      });
    });
    const listening = new Promise<number>((resolve) => {
      process.once('listening', ({ port }: { port: number }) => {
        this.#listeningSince = performance.now();
        this.#silentMs = 0;
        resolve(port);
      });
    });
    this.listening = Promise.race([listening, this.ended.then(() => undefined)]);
  }

  get isListening(): boolean {
    return this.#listeningSince !== undefined;
  }

  /**
   * Counts one more heartbeat as due, and returns whether too many are missing. Heartbeats are counted rather than timed,
   * so that a pause of the whole machine is not mistaken for a worker that hangs.
   */
  missesHeartbeats(): boolean {
    this.#silentMs += HEARTBEAT_MS;
    return this.#silentMs > (this.isListening ? MAX_SILENCE_MS : MAX_START_MS);
  }

  /** The latest report that it sent. */
  get latestReport(): TelemetryReport | undefined {
    return this.#latestReport;
  }

  /** Asks for a report. Resolves when it is there, or the worker has ended or does not answer in time. */
  report(): Promise<void> {
    if (!this.isListening) return Promise.resolve();
    return (this.#pendingReport ??= this.#askForReport().finally(() => {
      this.#pendingReport = undefined;
    }));
  }

  async #askForReport(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#reported = resolve;
    const timer = setTimeout(resolve, REPORT_MS);
    this.send('report');
    await Promise.race([promise, this.ended]);
    clearTimeout(timer);
  }

  /** Makes a configuration ready. Resolves to why that failed, or to `true`. */
  async prepare(files: FileContents): Promise<true | string> {
    const { promise, resolve } = Promise.withResolvers<true | string>();
    this.#prepared = resolve;
    const timer = setTimeout(() => resolve(`A worker was not ready within ${MAX_START_MS / 1000} s`), MAX_START_MS);
    this.send({ reload: 'prepare', files });
    const result = await Promise.race([promise, this.ended.then(() => 'A worker ended meanwhile')]);
    clearTimeout(timer);
    return result;
  }

  send(command: WorkerCommand): void {
    this.#process.send(command, () => undefined);
  }

  kill(): void {
    this.#silentMs = 0;
    this.#process.kill('SIGKILL');
  }
}
