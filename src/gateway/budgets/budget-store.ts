import type { Receipt } from '#shared-state';
import type { BudgetRule } from './budget-rule.ts';

/** Units of one caller's budget. */
export interface BudgetCharge {
  readonly rule: BudgetRule;
  /** The rule and the caller. */
  readonly key: string;
  /** Where they are held: those that are expected. */
  readonly units: number;
}

/** A caller's budget. */
export interface BudgetState {
  /** Whole units that are left. */
  readonly left: number;
  /** Until the whole budget is available, if no more is used; `undefined` where that depends on other requests. */
  readonly resetMs: number | undefined;
}

/**
 * Units that are held until their request is over; the actual ones are counted instead. Its end returns the budgets as far as they are
 * known at once, in the order of the charges.
 */
export type BudgetReceipt = Receipt<readonly BudgetState[]>;

export interface BudgetDecision {
  /** The charge that is refused, by its position. `undefined`: all are taken. */
  readonly refused: number | undefined;
  /** If refused: milliseconds until it may succeed. */
  readonly waitMs: number;
  /** In the order of the charges. */
  readonly states: readonly BudgetState[];
  /** Absent if it was refused, or if none of the rules holds units. */
  readonly receipt?: BudgetReceipt | undefined;
}

/**
 * Counts the units that callers use, for this process or for several. A store of this process answers at once; others answer with
 * promises, which reject if the store is not available.
 */
export interface BudgetStore {
  /** Takes all of these charges or none. `now` is in milliseconds since 1970. */
  take(charges: readonly BudgetCharge[], now: number): BudgetDecision | Promise<BudgetDecision>;
}
