import type { Found } from './archive.ts';
import { TestBench } from './bench.ts';
import { MOST_AFTER_DEADLINE_MS } from './bounds.ts';
import type { CostlyRequest } from './request.ts';

/** How soon the work for a request ends that nobody waits for any more. */
export interface Ends {
  readonly request: CostlyRequest;
  /** From the deadline of the operation to its answer. */
  readonly afterDeadlineMs: number;
  /** Processor time that was spent after the caller had left. */
  readonly afterLeavingMs: number;
}

/** Short, so that many requests take longer than it. */
const DEADLINE_MS = 100;
const LEAVE_MS = 20;
/** Work that goes on for so long goes on. */
const WATCH_MS = 2000;
const ATTEMPTS = 3;

/** Measures how soon requests end at a deadline, and when their callers leave. */
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
