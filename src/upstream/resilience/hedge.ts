import type { Settler } from '../request/request.ts';
import { UpstreamTimeoutError } from '../response/errors.ts';

interface Hedged {
  cancel(reason: Error): void;
}

interface HedgeParts {
  readonly afterMs: number;
  /** Begins a call. */
  readonly begin: (settler: Settler) => Hedged;
  /** Begins another one beside it; `undefined` if there may be none. */
  readonly beginAgain: (settler: Settler) => Hedged | undefined;
}

const LOST = new Error('Another attempt of this call was faster.');

/**
 * Makes a call, and makes it again if it has not settled after some time. The first success settles both, or the failure of
 * the last one.
 */
export function hedge({ afterMs, begin, beginAgain }: HedgeParts, settler: Settler): void {
  const running = new Set<Hedged>();
  let isSettled = false;
  const settle = (done: () => void) => {
    if (isSettled) return;
    isSettled = true;
    clearTimeout(timer);
    done();
    for (const call of running) call.cancel(LOST);
  };
  const start = (make: (settler: Settler) => Hedged | undefined) => {
    const attempt: { call?: Hedged | undefined; hasEnded: boolean } = { hasEnded: false };
    const ended = () => {
      attempt.hasEnded = true;
      if (attempt.call) running.delete(attempt.call);
    };
    attempt.call = make({
      sent: () => settler.sent?.(),
      resolve(value) {
        ended();
        settle(() => settler.resolve(value));
      },
      reject(error) {
        ended();
        // The deadline of a call holds for all its attempts.
        if (running.size === 0 || error instanceof UpstreamTimeoutError) settle(() => settler.reject(error));
      },
    });
    if (attempt.call && !attempt.hasEnded) running.add(attempt.call);
  };
  const timer = setTimeout(() => start(beginAgain), afterMs);
  start(begin);
}
