import type { Listening } from './services.ts';
import type { StopSignals } from './signals.ts';
import type { Terminal } from './terminal.ts';

/** The line that follows the first signal. */
export const STOPPING = 'Stopping once requests in flight have finished. Signal again to stop at once.';

/**
 * Waits for a signal, lets these servers drain for a while, and stops them, one after the other: the first may still
 * need the next. Resolves to the exit code, which is 1 where a second signal cut that short.
 */
export async function runUntilStopped(
  terminal: Terminal,
  stop: StopSignals,
  running: readonly Listening[],
  drainDelayMs = 0,
): Promise<number> {
  await stop.first;
  terminal.error(STOPPING);
  return Promise.race([stopAll(running, drainDelayMs).then(() => 0), stop.second.then(() => 1)]);
}

async function stopAll(running: readonly Listening[], drainDelayMs: number): Promise<void> {
  for (const each of running) each.drain?.();
  if (drainDelayMs > 0) await new Promise((resolve) => setTimeout(resolve, drainDelayMs));
  for (const each of running) await each.stop();
}
