import type { BudgetRule } from './budget-rule.ts';

/** A rule that applies to a caller. */
export interface AppliedRule {
  readonly rule: BudgetRule;
  /** The rule and the caller, in a store. */
  readonly key: string;
}
