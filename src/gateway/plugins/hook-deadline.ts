import { OperationTimeoutError } from '../limits/ended-errors.ts';
import { GRACE_MS } from '../limits/operation-deadlines.ts';
import { PausableTimer } from '../limits/pausable-timer.ts';

/** The deadline of a request with HTTP hooks, which may never settle. The time to receive the body does not count. */
export class HookDeadline extends PausableTimer {
  /** Rejects at the deadline. */
  readonly passed: Promise<never>;

  constructor(limitMs: number) {
    const { promise, reject } = Promise.withResolvers<never>();
    super(limitMs + GRACE_MS, () => reject(new OperationTimeoutError(limitMs)));
    this.passed = promise;
  }
}

/** Pauses the deadline during work with its own deadline. */
export async function withDeadlinePaused<Result>(deadline: HookDeadline, run: () => Promise<Result>): Promise<Result> {
  deadline.pause();
  try {
    return await run();
  } finally {
    deadline.resume();
  }
}
