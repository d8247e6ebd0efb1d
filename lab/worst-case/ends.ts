import type { Found } from './archive.ts';
import { TestBench } from './bench.ts';
import { MOST_AFTER_DEADLINE_MS } from './bounds.ts';
import type { CostlyRequest } from './request.ts';

/** The work for requests after their deadline or after their caller has disconnected. */
export interface Ends {
  readonly request: CostlyRequest;
  /** Milliseconds from the deadline of the operation to its response. */
  readonly afterDeadlineMs: number;
  /** CPU time after the caller has disconnected. */
  readonly afterLeavingMs: number;
}

/** Short, so that many requests take longer than it. */
const DEADLINE_MS = 100;
const LEAVE_MS = 20;
/** Work that lasts longer counts as endless. */
const WATCH_MS = 2000;
const ATTEMPTS = 3;

/** Measures how soon requests end after a deadline or a disconnection. */
export async function endsOf(found: readonly Found[], warmUp: readonly CostlyRequest[]): Promise<Ends[]> {
  const bench = await TestBench.start({ warmUp, operationMs: DEADLINE_MS });
  const all: Ends[] = [];
  for (const { request } of found) {
    let [afterDeadlineMs, afterLeavingMs] = [Infinity, Infinity];
    for (let n = 0; n < ATTEMPTS && afterDeadlineMs > MOST_AFTER_DEADLINE_MS; n++) {
      const { tookMs } = await bench.measure(request);
      afterDeadlineMs = Math.min(afterDeadlineMs, Math.max(0, tookMs - DEADLINE_MS));
    }
    for (let n = 0; n < ATTEMPTS && afterLeavingMs > MOST_AFTER_DEADLINE_MS; n++) {
      afterLeavingMs = Math.min(afterLeavingMs, await bench.spentAfterLeaving(request, LEAVE_MS, WATCH_MS));
    }
    all.push({ request, afterDeadlineMs, afterLeavingMs });
  }
  await bench.stop();
  return all;
}
