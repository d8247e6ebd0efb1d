import type { ReadSettings } from './reload/configuration.ts';
import { obeyReloads } from './reload/worker-reloads.ts';
import type { Listening } from './services.ts';
import type { WorkerChannel, WorkerCommand } from './worker-messages.ts';

/** The interval of a worker's heartbeats, which are sent from its event loop. */
export const HEARTBEAT_MS = 1000;

const LONGEST_REPORT_MS = 500;

/**
 * In a worker: serves until the primary sends `stop` or disconnects. A signal stops it too, after the drain delay:
 * supervisors such as systemd send signals to every process of a service.
 */
export async function runWorker(
  channel: WorkerChannel,
  start: () => Promise<Listening>,
  { drainDelayMs, read }: { readonly drainDelayMs: number; readonly read: ReadSettings },
): Promise<number> {
  // Before the first await: a message that arrives without a listener is lost.
  const commands = commandsOf(channel);
  const starting = start();
  const target = starting.then((started) => started.target);
  // Where it does not start, the process ends.
  target.catch(() => undefined);
  obeyReloads(channel, target, read);
  const running = await starting;
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

/** Promises of the commands to a worker, by the primary or by a signal. */
function commandsOf(channel: WorkerChannel) {
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
