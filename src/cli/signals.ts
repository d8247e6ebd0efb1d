import type { Signals, StopSignal } from './terminal.ts';

/** Signals that tell every command to stop. */
export const STOP: readonly StopSignal[] = ['SIGINT', 'SIGTERM'];

/** The same, with the one that is sent when a terminal is closed. */
export const STOP_OR_HANGUP: readonly StopSignal[] = [...STOP, 'SIGHUP'];

/** Resolves when the process is sent one of these signals. */
export function nextSignal(signals: Signals, names: readonly StopSignal[] = STOP): Promise<undefined> {
  return new Promise((resolve) => {
    const received = () => {
      for (const name of names) signals.off(name, received);
      resolve(undefined);
    };
    for (const name of names) signals.on(name, received);
  });
}
