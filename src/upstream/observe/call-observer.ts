import type { CallName } from '../response/errors.ts';

/** Where the answer to a call comes from: a request of its own, or an equal call in flight. */
export type CallSource = 'upstream' | 'shared';

/** Observes the calls of one operation. Its methods throw nothing. */
export interface CallObserver {
  began(call: CallName, source: CallSource): CallObservation;
  /** A stored response answered, without a call. */
  stored(call: CallName): void;
}

/** Observes one call. After `ended`, further events are ignored. */
export interface CallObservation {
  /** An attempt begins. Returns the headers of its trace context, names and values in turn, if the operation has one. */
  attemptStarted(base: URL): readonly string[] | undefined;
  attemptFailed(error: unknown): void;
  /** The call succeeded with this status, or failed with this error. */
  ended(status: number | undefined, error?: unknown): void;
}
