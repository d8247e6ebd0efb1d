import { OperationTimeoutError } from '../pipeline/execute/ended-errors.ts';
import { ENDING_MS } from '../pipeline/execute/operation-deadlines.ts';

/** The deadline of a request with hooks around it, which may never end. Receiving its body does not count. */
export class HookDeadline {
  /** Rejects when the time is up. */
  readonly passed: Promise<never>;
  readonly #limitMs: number;
  readonly #reject: (reason: Error) => void;
  #leftMs: number;
  #resumedAt = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(limitMs: number) {
    const { promise, reject } = Promise.withResolvers<never>();
    this.passed = promise;
    this.#reject = reject;
    this.#limitMs = limitMs;
    this.#leftMs = limitMs + ENDING_MS;
    this.resume();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#leftMs -= performance.now() - this.#resumedAt;
  }

  resume(): void {
    this.#resumedAt = performance.now();
    this.#timer = setTimeout(() => this.#reject(new OperationTimeoutError(this.#limitMs)), Math.max(0, this.#leftMs));
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
