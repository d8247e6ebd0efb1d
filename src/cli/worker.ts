import type { ReadSettings } from './reload/configuration.ts';
import { obeyReloads } from './reload/worker-reloads.ts';
import type { Listening } from './services.ts';
import type { WorkerChannel, WorkerCommand } from './worker-messages.ts';

/** The interval of a worker's heartbeats, which are sent from its event loop. */
export const HEARTBEAT_MS = 1000;

const LONGEST_REPORT_MS = 500;

interface WorkerParts {
  readonly commands: Commands;
  readonly drainDelayMs: number;
  readonly read: ReadSettings;
}

/** The commands to a worker, by the primary or by a signal. */
interface Commands {
  readonly drain: Promise<void>;
  readonly stop: Promise<void>;
  readonly signal: Promise<void>;
}

/**
 * In a worker: serves until the primary sends `stop` or disconnects. A signal stops it too, after the drain delay:
 * supervisors such as systemd send signals to every process of a service.
 */
export async function runWorker(
  channel: WorkerChannel,
  start: () => Promise<Listening>,
  { commands, drainDelayMs, read }: WorkerParts,
): Promise<number> {
  const starting = start();
  const target = starting.then((started) => started.target);
  // Where it does not start, the process ends.
  target.catch(() => undefined);
  obeyReloads(channel, target, read);
  const running = await Promise.race([starting, commands.stop]);
  // It serves nobody yet.
  if (!running) return 0;
  const report = async () => {
    const own = running.report?.();
    if (!own || !channel.connected || !channel.send) return;
    await new Promise<void>((resolve) => {
      // A primary that does not read must not keep the worker from ending.
      const timer = setTimeout(resolve, LONGEST_REPORT_MS);
      channel.send?.({ report: own }, () => {
        clearTimeout(timer);
        resolve();
      });
    });
  };
  channel.on('message', (command: WorkerCommand) => {
    if (command === 'report') void report();
  });
  const heartbeat = setInterval(() => {
    if (channel.connected) channel.send?.('alive', () => undefined);
  }, HEARTBEAT_MS);
  void commands.drain.then(() => running.drain?.());
  const drained = commands.signal.then(() => {
    running.drain?.();
    return new Promise((resolve) => setTimeout(resolve, drainDelayMs));
  });
  await Promise.race([commands.stop, drained]);
  await running.stop();
  // The last one, so that no request is missing in the total of all workers.
  await report();
  clearInterval(heartbeat);
  return 0;
}

/** Listens for commands. To be called before anything else listens to the channel: messages that come later than that are lost. */
export function commandsOf(channel: WorkerChannel): Commands {
  const [drain, stop, signal] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ];
  channel.on('message', (command: WorkerCommand) => {
    if (command === 'drain') drain.resolve();
    else if (command === 'stop') stop.resolve();
  });
  channel.on('disconnect', () => stop.resolve());
  for (const name of ['SIGINT', 'SIGTERM']) channel.on(name, () => signal.resolve());
  // For the primary; a closed terminal sends them to the workers too.
  for (const name of ['SIGHUP', 'SIGUSR2']) channel.on(name, () => undefined);
  return { drain: drain.promise, stop: stop.promise, signal: signal.promise };
}
