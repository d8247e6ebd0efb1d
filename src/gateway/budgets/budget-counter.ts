import { type BudgetRule, DAY_MS } from './budget-rule.ts';
import type { BudgetCharge, BudgetReceipt, BudgetState } from './budget-store.ts';

/** Sums of fractions differ from whole numbers by less. */
const ROUNDING = 1e-6;
/** Where units are held, the end of their requests is not known. */
const LEAST_WAIT_MS = 1000;

/**
 * One caller's budget by one rule: a bucket whose level falls steadily, a count that begins anew at midnight UTC, or the number
 * of concurrent requests. Units that are held do not fall.
 */
export class BudgetCounter {
  #rule: BudgetRule;
  #level: number;
  #at: number;
  #held = 0;

  constructor(rule: BudgetRule, level: number, now: number) {
    this.#rule = rule;
    this.#level = level;
    this.#at = now;
  }

  /** Continues with a rule that a reload has changed: used units stay used. */
  follow(rule: BudgetRule, now: number): void {
    if (rule === this.#rule) return;
    this.#advance(now);
    this.#rule = rule;
  }

  /** The units that are used or held. */
  used(now: number): number {
    this.#advance(now);
    return this.#level + this.#held;
  }

  /** Milliseconds until a charge may be taken: 0 if it may be now. One of more than the capacity needs the whole budget. */
  waitMs(units: number, now: number): number {
    if (units === 0) return 0;
    const { capacity, within, unitsPerMs } = this.#rule;
    const excess = this.used(now) + Math.min(units, capacity) - capacity;
    if (excess <= ROUNDING) return 0;
    if (within === 'day' && excess <= this.#level + ROUNDING) return msToMidnight(now);
    const drain = drainMs(excess, unitsPerMs);
    return this.#held > 0 || drain === undefined ? Math.max(LEAST_WAIT_MS, drain ?? 0) : drain;
  }

  take(units: number, now: number): void {
    this.#advance(now);
    if (this.#rule.isHeld) this.#held += units;
    else this.#level += units;
  }

  /** Counts the actual units instead of those that were held. */
  settle(held: number, actual: number, now: number): void {
    this.#advance(now);
    this.#held = Math.max(0, this.#held - held);
    if (this.#held < ROUNDING) this.#held = 0;
    this.#level += actual;
  }

  state(now: number): BudgetState {
    return budgetState(this.#rule, this.used(now), now);
  }

  /** A clock that is set back neither adds nor removes units. They fall from then on: it may have been wrong by a year before. */
  #advance(now: number): void {
    const { unitsPerMs, within } = this.#rule;
    if (now <= this.#at) {
      // Nothing falls.
    } else if (within === 'day') {
      if (Math.floor(now / DAY_MS) > Math.floor(this.#at / DAY_MS)) this.#level = 0;
    } else {
      this.#level = Math.max(0, this.#level - (now - this.#at) * unitsPerMs);
    }
    this.#at = now;
  }
}

/** The state of a budget of which so many units are used or held. */
function budgetState({ capacity, within, unitsPerMs }: BudgetRule, used: number, now: number): BudgetState {
  const left = Math.max(0, Math.floor(capacity - used + ROUNDING));
  return { left, resetMs: within === 'day' ? msToMidnight(now) : drainMs(used, unitsPerMs) };
}

/** The states of budgets of which a store elsewhere says what is used or held. */
export function remoteStates(charges: readonly BudgetCharge[], used: readonly number[], now: number): BudgetState[] {
  return charges.map(({ rule }, at) => budgetState(rule, Math.max(0, used[at] ?? 0), now));
}

/**
 * The receipt of a store elsewhere. A response does not wait for it: the states after the end are those of the begin, with what was used
 * instead of what was held.
 */
export function remoteReceipt(
  charges: readonly BudgetCharge[],
  used: readonly number[],
  end: (actual: number, now: number) => void,
): BudgetReceipt {
  let isHeld = true;
  return {
    end(actual, now = Date.now()) {
      if (!isHeld) return [];
      isHeld = false;
      end(actual, now);
      const after = charges.map(({ rule, units }, at) => (used[at] ?? 0) + (rule.isHeld ? actual - units : 0));
      return remoteStates(charges, after, now);
    },
  };
}

/** Until a bucket has regained so many units. */
function drainMs(units: number, unitsPerMs: number): number | undefined {
  return unitsPerMs === 0 ? undefined : Math.max(0, Math.ceil((units - ROUNDING) / unitsPerMs));
}

/** Until midnight UTC. */
function msToMidnight(now: number): number {
  return DAY_MS - (now % DAY_MS);
}
