import type { EventEmitter } from 'node:events';
import type { Settings } from '#config';
import type { Listening } from './services.ts';
import { nextSignal, STOPPING } from './stop.ts';
import type { Terminal } from './terminal.ts';

/** The part of a worker process that is needed here. */
export interface WorkerProcess extends Pick<EventEmitter, 'once'> {
  send(message: string, callback: () => void): unknown;
  kill(signal: 'SIGKILL'): unknown;
}

interface Workforce {
  readonly count: number;
  /** Is told the port once the first of them listens. */
  readonly announce: (port: number) => void;
}

/**
 * Keeps worker processes running until told to stop. One that ends is replaced, but one that never came to listen has
 * said why, and ends them all. Resolves to the exit code.
 */
export async function runWorkers(
  terminal: Terminal,
  cluster: { fork(): WorkerProcess },
  { count, announce }: Workforce,
): Promise<number> {
  const workers = new Workers(terminal, cluster);
  const told = nextSignal(terminal.signals);
  // The first alone: if it cannot listen, the others would only say the same.
  workers.start();
  const port = await Promise.race([workers.listening, workers.failed, told]);
  if (port !== undefined) {
    for (let started = 1; started < count; started++) workers.start();
    announce(port);
  }
  const code = await Promise.race([told.then(() => 0), workers.failed.then(() => 1)]);
  if (code === 0) terminal.error(STOPPING);
  const stopped = workers.stop().then(() => code);
  return Promise.race([stopped, nextSignal(terminal.signals).then(() => workers.kill())]);
}

/** The settings of one worker among several: what they may keep is shared out. */
export function forOneWorker({ performance, ...settings }: Settings): Settings {
  const cacheBytes = Math.floor(performance.cacheBytes / settings.server.workers);
  return { ...settings, performance: { ...performance, cacheBytes } };
}

/** In a worker: serves until the first process, or anyone else, tells it to stop. */
export async function runWorker(worker: Pick<EventEmitter, 'on'>, running: Listening): Promise<number> {
  await new Promise<void>((resolve) => {
    // A terminal's signal reaches the whole group, so that a worker may be told twice; that is no second time.
    for (const event of ['message', 'disconnect', 'SIGINT', 'SIGTERM']) worker.on(event, () => resolve());
  });
  await running.stop();
  return 0;
}

class Workers {
  readonly #terminal: Terminal;
  readonly #cluster: { fork(): WorkerProcess };
  readonly #running = new Set<WorkerProcess>();
  readonly #listening = Promise.withResolvers<number>();
  readonly #failed = Promise.withResolvers<undefined>();
  readonly #stopped = Promise.withResolvers<void>();
  #stopping = false;

  constructor(terminal: Terminal, cluster: { fork(): WorkerProcess }) {
    this.#terminal = terminal;
    this.#cluster = cluster;
  }

  /** The port, once one of them listens. */
  get listening(): Promise<number> {
    return this.#listening.promise;
  }

  /** One of them ended before it listened. */
  get failed(): Promise<undefined> {
    return this.#failed.promise;
  }

  start(): void {
    const worker = this.#cluster.fork();
    let listens = false;
    this.#running.add(worker);
    worker.once('listening', ({ port }: { port: number }) => {
      listens = true;
      this.#listening.resolve(port);
    });
    worker.once('exit', () => this.#ended(worker, listens));
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    for (const worker of this.#running) worker.send('stop', () => undefined);
    if (this.#running.size > 0) await this.#stopped.promise;
  }

  kill(): number {
    for (const worker of this.#running) worker.kill('SIGKILL');
    return 1;
  }

  #ended(worker: WorkerProcess, listened: boolean): void {
    this.#running.delete(worker);
    if (this.#stopping) {
      if (this.#running.size === 0) this.#stopped.resolve();
    } else if (listened) {
      this.#terminal.error('A worker ended by itself: another takes its place.');
      this.start();
    } else {
      this.#failed.resolve(undefined);
    }
  }
}
