import type { Signals, StopSignal } from './terminal.ts';

/** Signals that stop every command. */
export const STOP: readonly StopSignal[] = ['SIGINT', 'SIGTERM'];

/** The same, with the one that is sent when a terminal is closed. */
export const STOP_OR_HANGUP: readonly StopSignal[] = [...STOP, 'SIGHUP'];

/** The first and the second signal to stop that a process is sent. */
export interface StopSignals {
  readonly first: Promise<undefined>;
  readonly second: Promise<undefined>;
}

/**
 * Listens for signals to stop, as long as the process lives: where nothing listens, a signal ends it. To be called
 * before anything is printed that could make a supervisor send one.
 */
export function listenForStop(signals: Signals, names: readonly StopSignal[] = STOP): StopSignals {
  const first = Promise.withResolvers<undefined>();
  const second = Promise.withResolvers<undefined>();
  let count = 0;
  const received = () => {
    count += 1;
    if (count === 1) first.resolve(undefined);
    else second.resolve(undefined);
  };
  for (const name of names) signals.on(name, received);
  return { first: first.promise, second: second.promise };
}
