import type { EventEmitter } from 'node:events';
import { HEARTBEAT_MS, type WorkerCommand } from './worker.ts';

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

/** A worker process, as the primary sees it. */
export class SupervisedWorker {
  readonly pid: number | undefined;
  /** The port, once it listens; `undefined` where it ended before. */
  readonly listening: Promise<number | undefined>;
  readonly ended: Promise<WorkerExit>;
  /** Whether another takes its place when it ends. */
  isNeeded: boolean;
  readonly #process: WorkerProcess;
  #silentMs = 0;
  #listeningSince: number | undefined;

  constructor(process: WorkerProcess, isNeeded: boolean) {
    this.#process = process;
    this.pid = process.process.pid;
    this.isNeeded = isNeeded;
    process.on('message', () => {
      this.#silentMs = 0;
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

  send(command: WorkerCommand): void {
    this.#process.send(command, () => undefined);
  }

  kill(): void {
    this.#silentMs = 0;
    this.#process.kill('SIGKILL');
  }
}
