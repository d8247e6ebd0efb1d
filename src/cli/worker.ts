import type { EventEmitter } from 'node:events';
import type { Listening } from './services.ts';

/** How often a worker tells the primary that its event loop runs. */
export const HEARTBEAT_MS = 1000;

/** What the primary tells a worker. */
export type WorkerCommand = 'drain' | 'stop';

/** The part of `process` that a worker needs. */
export interface WorkerChannel extends Pick<EventEmitter, 'on'> {
  readonly connected: boolean;
  send?(message: 'alive', sent: () => void): unknown;
}

/**
 * In a worker: serves until the primary tells it to stop, or is gone. A signal of its own makes it stop as well, after
 * the drain delay: supervisors such as systemd send signals to every process of a service.
 */
export async function runWorker(
  channel: WorkerChannel,
  start: () => Promise<Listening>,
  drainDelayMs: number,
): Promise<number> {
  // Before anything is waited for: a message that comes while nothing listens is lost.
  const told = commandsOf(channel);
  const running = await start();
  const heartbeat = setInterval(() => {
    if (channel.connected) channel.send?.('alive', () => undefined);
  }, HEARTBEAT_MS);
  void told.drain.then(() => running.drain?.());
  const drained = told.signal.then(() => {
    running.drain?.();
    return new Promise((resolve) => setTimeout(resolve, drainDelayMs));
  });
  await Promise.race([told.stop, drained]);
  await running.stop();
  clearInterval(heartbeat);
  return 0;
}

/** What a worker is told, by the primary or by a signal. */
function commandsOf(channel: WorkerChannel) {
  const [drain, stop, signal] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ];
  channel.on('message', (command: WorkerCommand) => (command === 'drain' ? drain : stop).resolve());
  channel.on('disconnect', () => stop.resolve());
  for (const name of ['SIGINT', 'SIGTERM']) channel.on(name, () => signal.resolve());
  // For the primary, which restarts its workers; a closed terminal sends it to them too.
  channel.on('SIGHUP', () => undefined);
  return { drain: drain.promise, stop: stop.promise, signal: signal.promise };
}
