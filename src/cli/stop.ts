import type { Listening } from './services.ts';
import type { Signals, Terminal } from './terminal.ts';

/** Waits for the signal to stop and stops everything. Resolves to the exit code: 1 if a second signal cut that short. */
export async function runUntilStopped(terminal: Terminal, running: readonly Listening[]): Promise<number> {
  await nextSignal(terminal.signals);
  terminal.error('Stopping once what is under way has finished. Again to stop at once.');
  const stopped = Promise.all(running.map((each) => each.stop())).then(() => 0);
  return Promise.race([stopped, nextSignal(terminal.signals).then(() => 1)]);
}

/** Resolves when the process is told to stop. */
export function nextSignal(signals: Signals): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      signals.off('SIGINT', stop);
      signals.off('SIGTERM', stop);
      resolve();
    };
    signals.once('SIGINT', stop);
    signals.once('SIGTERM', stop);
  });
}
