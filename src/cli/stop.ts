import type { Settings } from '#config';
import type { CommandContext } from './command.ts';
import type { StopSignals } from './signals.ts';
import type { Terminal } from './terminal.ts';

/** The line that follows the first signal. */
export const STOPPING = 'Stopping once requests in flight have finished. Signal again to stop at once.';

/** The terminal of a command that serves: where the log is JSON, standard error has lines of the log alone. */
export async function servingTerminal({ terminal, services }: CommandContext, { logs }: Settings): Promise<Terminal> {
  if (logs.format === 'text') return terminal;
  const log = await services.createLog(logs);
  return { ...terminal, error: (line) => log.info(line) };
}

interface Stoppable {
  drain?(): void;
  stop(): Promise<void> | void;
}

/**
 * Waits for a signal, lets these servers drain for a while, and stops them, one after the other: the first may still
 * need the next. Resolves to the exit code, which is 1 where a second signal cut that short.
 */
export async function runUntilStopped(
  terminal: Terminal,
  stop: StopSignals,
  running: readonly Stoppable[],
  drainDelayMs = 0,
): Promise<number> {
  await stop.first;
  terminal.error(STOPPING);
  return Promise.race([stopAll(running, drainDelayMs).then(() => 0), stop.second.then(() => 1)]);
}

async function stopAll(running: readonly Stoppable[], drainDelayMs: number): Promise<void> {
  for (const each of running) each.drain?.();
  if (drainDelayMs > 0) await new Promise((resolve) => setTimeout(resolve, drainDelayMs));
  for (const each of running) await each.stop();
}
