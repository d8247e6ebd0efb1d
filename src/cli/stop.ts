import type { Listening } from './services.ts';
import type { Signals, Terminal } from './terminal.ts';

/**
 * Waits for the signal to stop, then stops everything, one after the other: the first may still need the next. Resolves
 * to the exit code, which is 1 if a second signal cut that short.
 */
export async function runUntilStopped(terminal: Terminal, running: readonly Listening[]): Promise<number> {
  await nextSignal(terminal.signals);
  terminal.error(STOPPING);
  return Promise.race([stopAll(running), nextSignal(terminal.signals).then(() => 1)]);
}

/** What is said after the first signal. */
export const STOPPING = 'Stopping once what is under way has finished. Again to stop at once.';

async function stopAll(running: readonly Listening[]): Promise<number> {
  for (const each of running) await each.stop();
  return 0;
}

/** Resolves when the process is told to stop. */
export function nextSignal(signals: Signals): Promise<undefined> {
  return new Promise((resolve) => {
    const stop = () => {
      signals.off('SIGINT', stop);
      signals.off('SIGTERM', stop);
      resolve(undefined);
    };
    signals.once('SIGINT', stop);
    signals.once('SIGTERM', stop);
  });
}
