import type { Slot } from './plan.ts';

/** The upstream calls that an operation is estimated to make. */
export interface Price {
  /** At most: never more than `limits.calls`. */
  readonly worst: number;
  /** As a rule, if nothing is cached. */
  readonly expected: number;
}

/** The upstream calls of an operation that was executed. */
export interface Cost {
  readonly estimated: Price;
  /** Calls that were sent: neither cached nor shared with another operation. */
  readonly actual: number;
}

export const FREE: Price = { worst: 0, expected: 0 };

/** The sum of all calls. An operation never makes more than the limit. */
export function totalOf(slots: readonly Pick<Slot, 'most' | 'typical'>[], maxCalls: number): Price {
  let [worst, expected] = [0, 0];
  for (const { most, typical } of slots) {
    worst += most;
    expected += typical;
  }
  const rounded = Math.round(expected * 10) / 10;
  return { worst: Math.min(worst, maxCalls), expected: Math.min(rounded, worst, maxCalls) };
}
