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
export async function runWorker(channel: WorkerChannel, running: Listening, drainDelayMs: number): Promise<number> {
  const heartbeat = setInterval(() => {
    if (channel.connected) channel.send?.('alive', () => undefined);
  }, HEARTBEAT_MS);
  await new Promise<void>((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const drain = () => {
      running.drain?.();
      timer ??= setTimeout(resolve, drainDelayMs);
    };
    channel.on('message', (command: WorkerCommand) => (command === 'drain' ? running.drain?.() : resolve()));
    channel.on('disconnect', resolve);
    for (const signal of ['SIGINT', 'SIGTERM']) channel.on(signal, drain);
    // For the primary, which restarts its workers; a closed terminal sends it to them too.
    channel.on('SIGHUP', () => undefined);
  });
  await running.stop();
  clearInterval(heartbeat);
  return 0;
}
