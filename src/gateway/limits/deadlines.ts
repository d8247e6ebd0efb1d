import type { CallerTimeouts } from '#config';
import { Deadlines, type Scope } from '#upstream';

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

/** A timer that can be paused: it fires once, when it has run for so long in all. */
export class PausableTimer {
  readonly #fire: () => void;
  #leftMs: number;
  #resumedAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #hasEnded = false;

  constructor(ms: number, fire: () => void) {
    this.#leftMs = ms;
    this.#fire = fire;
    this.resume();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#leftMs -= performance.now() - this.#resumedAt;
  }

  resume(): void {
    if (this.#hasEnded) return;
    this.#resumedAt = performance.now();
    this.#timer = setTimeout(this.#fire, Math.max(0, this.#leftMs));
  }

  /** It does not fire any more. */
  end(): void {
    this.#hasEnded = true;
    clearTimeout(this.#timer);
  }
}

/** The operation took longer than its limit; its calls end with it. */
export class OperationTimeoutError extends Error {
  override readonly name = 'OperationTimeoutError';
  readonly code = 'UPSTREAM_TIMEOUT';
  constructor(limitMs: number) {
    super(`The operation took longer than ${limitMs} ms.`);
  }
}

/** The response is complete: parts of it that an error has removed make no further calls, which would not be counted. */
export class ResponseOverError extends Error {
  override readonly name = 'AbortError';
  constructor() {
    super('The response is complete.');
  }
}
