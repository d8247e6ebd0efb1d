import type { Listening } from './services.ts';
import { nextSignal, STOP } from './signals.ts';
import type { StopSignal, Terminal } from './terminal.ts';

interface StopOptions {
  /** How long readiness is refused before connections are. */
  readonly drainDelayMs?: number;
  readonly signals?: readonly StopSignal[];
}

/** The line that follows the first signal. */
export const STOPPING = 'Stopping once requests under way have finished. Signal again to stop at once.';

/**
 * Waits for a signal, then stops these servers, one after the other: the first may still need the next. Resolves to the
 * exit code, which is 1 where a second signal cut that short.
 */
export async function runUntilStopped(
  terminal: Terminal,
  running: readonly Listening[],
  { drainDelayMs = 0, signals = STOP }: StopOptions = {},
): Promise<number> {
  await nextSignal(terminal.signals, signals);
  terminal.error(STOPPING);
  const stopped = stopAll(running, drainDelayMs).then(() => 0);
  return Promise.race([stopped, nextSignal(terminal.signals, signals).then(() => 1)]);
}

async function stopAll(running: readonly Listening[], drainDelayMs: number): Promise<void> {
  for (const each of running) each.drain?.();
  if (drainDelayMs > 0) await new Promise((resolve) => setTimeout(resolve, drainDelayMs));
  for (const each of running) await each.stop();
}
