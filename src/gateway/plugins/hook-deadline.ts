import { OperationTimeoutError } from '../pipeline/execute/ended-errors.ts';
import { ENDING_MS } from '../pipeline/execute/operation-deadlines.ts';
import { PausableTimer } from '../pipeline/execute/pausable-timer.ts';

/** The deadline of a request with hooks around it, which may never end. Receiving its body does not count. */
export class HookDeadline extends PausableTimer {
  /** Rejects when the time is up. */
  readonly passed: Promise<never>;

  constructor(limitMs: number) {
    const { promise, reject } = Promise.withResolvers<never>();
    super(limitMs + ENDING_MS, () => reject(new OperationTimeoutError(limitMs)));
    this.passed = promise;
  }
}
