import type { CallerTimeouts } from '#config';
import { Deadlines, type Scope } from '#upstream';
import { OperationTimeoutError } from './ended-errors.ts';
import { PausableTimer } from './pausable-timer.ts';

/** The time after its deadline in which an operation can complete with partial data. */
export const GRACE_MS = 75;

/** A clock that stands still from a pause until it is resumed. */
export type Clock = Pick<PausableTimer, 'pause' | 'resume'>;

/** The files that a request uploads while its operation is executed. */
export interface Uploads {
  /** Pauses a clock while files are received that a resolver reads. */
  pauseWhileReceiving(clock: Clock): void;
}

/** Cancels operations at their deadline. */
export class OperationDeadlines {
  readonly #limitMs: number;
  readonly #receivingMs: number;
  readonly #common: Deadlines<Scope>;

  constructor({ operation: limitMs, request: requestMs }: Pick<CallerTimeouts, 'operation' | 'request'>) {
    this.#limitMs = limitMs;
    this.#receivingMs = requestMs;
    this.#common = new Deadlines(limitMs, (scope) => scope.cancel(new OperationTimeoutError(limitMs)));
  }

  /**
   * Starts the clock of an operation; the returned function stops it. The time in which it receives uploads does not count:
   * `timeouts.request` is their limit.
   */
  start(scope: Scope, uploads: Uploads | undefined): () => void {
    if (uploads) return this.#startWithUploads(scope, uploads);
    scope.endsAt = performance.now() + this.#limitMs;
    const deadline = this.#common.set(scope);
    return () => this.#common.clear(deadline);
  }

  #startWithUploads(scope: Scope, uploads: Uploads): () => void {
    const passed = () => scope.cancel(new OperationTimeoutError(this.#limitMs));
    const clock = new PausableTimer(this.#limitMs, passed);
    // A resolver may never read a file to its end.
    const latest = setTimeout(passed, this.#limitMs + this.#receivingMs);
    uploads.pauseWhileReceiving(clock);
    return () => {
      clearTimeout(latest);
      clock.end();
    };
  }
}
