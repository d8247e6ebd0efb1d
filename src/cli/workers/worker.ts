import type { Listening } from '../services.ts';
import {
  type Answer,
  type AskPrimary,
  type Exchanges,
  HEARTBEAT_MS,
  type WorkerChannel,
  type WorkerCommand,
  type WorkerMessage,
} from './messages.ts';

const LONGEST_REPORT_MS = 500;

/** The commands to a worker, by the primary or by a signal. */
interface Commands {
  readonly drain: Promise<void>;
  /** Whether another worker has its place. */
  readonly stop: Promise<{ readonly isReplaced: boolean }>;
  readonly signal: Promise<void>;
}

/** The primary, as a worker sees it. Create it before anything else listens to the channel, or messages are lost. */
export class Primary implements AskPrimary {
  readonly channel: WorkerChannel;
  readonly commands: Commands;
  /** Questions without an answer. */
  readonly #pending = new Map<number, (answer: Answer | undefined) => void>();
  #id = 0;

  constructor(channel: WorkerChannel) {
    this.channel = channel;
    const [drain, stop, signal] = [
      Promise.withResolvers<void>(),
      Promise.withResolvers<{ isReplaced: boolean }>(),
      Promise.withResolvers<void>(),
    ];
    this.commands = { drain: drain.promise, stop: stop.promise, signal: signal.promise };
    channel.on('message', (command: WorkerCommand) => {
      if (command === 'drain') drain.resolve();
      else if (command === 'stop' || command === 'retire') stop.resolve({ isReplaced: command === 'retire' });
      else if (typeof command === 'object' && 'id' in command) this.#answered(command.id, command.answer);
    });
    channel.on('disconnect', () => {
      stop.resolve({ isReplaced: false });
      for (const id of this.#pending.keys()) this.#answered(id, undefined);
    });
    for (const name of ['SIGINT', 'SIGTERM']) channel.on(name, () => signal.resolve());
    // For the primary; a closed terminal sends them to the workers too.
    for (const name of ['SIGHUP', 'SIGUSR2']) channel.on(name, () => undefined);
  }

  get isConnected(): boolean {
    return this.channel.connected;
  }

  async ask<Kind extends keyof Exchanges>(
    ask: Kind,
    about: Exchanges[Kind][0],
  ): Promise<{ readonly id: number; readonly answer: Exchanges[Kind][1] | undefined }> {
    const id = (this.#id += 1);
    if (!this.isConnected) return { id, answer: undefined };
    const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
    this.#pending.set(id, resolve);
    this.channel.send?.({ id, ask, about } as WorkerMessage, () => undefined);
    return { id, answer: (await promise) as Exchanges[Kind][1] | undefined };
  }

  end(id: number, used: number, now?: number): void {
    if (this.isConnected) this.channel.send?.({ ended: id, used, now }, () => undefined);
  }

  /** Resolves when a message is sent, or soon: a primary that does not read must not keep the worker from ending. */
  async tell(message: WorkerMessage): Promise<void> {
    if (!this.isConnected) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, LONGEST_REPORT_MS);
    this.channel.send?.(message, resolve);
    await promise;
    clearTimeout(timer);
  }

  #answered(id: number, answer: Answer | undefined): void {
    this.#pending.get(id)?.(answer);
    this.#pending.delete(id);
  }
}

/**
 * In a worker: serves until the primary sends `stop` or `retire`, or is gone. A signal stops it too, after the drain delay:
 * supervisors such as systemd send signals to every process of a service.
 */
export async function runWorker(
  primary: Primary,
  start: () => Promise<Listening>,
  drainDelayMs: number,
): Promise<number> {
  const { channel, commands } = primary;
  const starting = start();
  const configured = (command: WorkerCommand) => {
    if (typeof command === 'object' && 'config' in command)
      void starting.then(({ target }) => target?.configured(command.config));
  };
  channel.on('message', configured);
  const running = await Promise.race([starting, commands.stop.then(() => undefined)]);
  // It was stopped before it served.
  if (!running) return 0;
  const report = async () => {
    const own = running.report?.();
    if (own) await primary.tell({ report: own });
  };
  channel.on('message', (command: WorkerCommand) => {
    if (command === 'report') void report();
  });
  const heartbeat = setInterval(() => {
    if (primary.isConnected) channel.send?.('alive', () => undefined);
  }, HEARTBEAT_MS);
  void commands.drain.then(() => running.drain?.());
  const drained = commands.signal.then(async () => {
    running.drain?.();
    await new Promise((resolve) => setTimeout(resolve, drainDelayMs));
    return { isReplaced: false };
  });
  await running.stop(await Promise.race([commands.stop, drained]));
  // The last one, so that no request is missing in the total of all workers.
  await report();
  clearInterval(heartbeat);
  return 0;
}
