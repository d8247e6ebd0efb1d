import { Deadlines, type Scope } from '#upstream';
import { OperationTimeoutError } from './ended-errors.ts';

/** How long an operation may take after its deadline to answer with what it has. */
export const ENDING_MS = 75;

/** Cancels operations that take longer than they may. */
export class OperationDeadlines {
  readonly #limitMs: number;
  readonly #common: Deadlines<Scope>;

  constructor(limitMs: number) {
    this.#limitMs = limitMs;
    this.#common = new Deadlines(limitMs, (scope) => scope.cancel(new OperationTimeoutError(limitMs)));
  }

  /** Starts the clock of an operation; the returned function stops it. */
  start(scope: Scope, extraMs: number): () => void {
    if (extraMs === 0) {
      const deadline = this.#common.set(scope);
      return () => this.#common.clear(deadline);
    }
    const limitMs = this.#limitMs + extraMs;
    const timer = setTimeout(() => scope.cancel(new OperationTimeoutError(limitMs)), limitMs);
    return () => clearTimeout(timer);
  }
}
