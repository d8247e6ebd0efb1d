import type { Slot } from './plan.ts';
import type { Pricing } from './priced-operation.ts';

const HOUR_MS = 3_600_000;

/** What a live query costs as a rule, if nothing but time makes responses stale. */
export interface LiveCost {
  /** Seconds from one evaluation to the next. */
  readonly every: number;
  readonly evaluationsPerHour: number;
  /** The upstream calls of all its callers together. */
  readonly callsPerMinute: number;
  readonly callsPerHour: number;
}

type Calls = Pick<Slot, 'typical' | 'facts'>;

/** A response that is cached is asked for when it is stale, and all others at each evaluation. */
export function liveCost(
  slots: readonly Calls[],
  throttleMs: number,
  { interval: intervalMs, poll: pollMs }: Pricing['liveQueries'],
): LiveCost {
  const least = Math.max(intervalMs, throttleMs);
  const freshMs = ({ facts }: Calls) => Math.max(least, 1000 * (facts.operation.cache?.seconds ?? 0) || pollMs);
  const called = slots.filter(({ typical }) => typical > 0);
  if (called.length === 0) return { every: 0, evaluationsPerHour: 0, callsPerMinute: 0, callsPerHour: 0 };
  const everyMs = Math.min(...called.map(freshMs));
  let callsPerHour = 0;
  for (const slot of called) {
    const isCached = slot.facts.operation.reads && (slot.facts.operation.cache?.seconds ?? 0) > 0;
    callsPerHour += (slot.typical * HOUR_MS) / (isCached ? freshMs(slot) : everyMs);
  }
  return {
    every: everyMs / 1000,
    evaluationsPerHour: rounded(HOUR_MS / everyMs),
    callsPerMinute: rounded(callsPerHour / 60),
    callsPerHour: rounded(callsPerHour),
  };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
