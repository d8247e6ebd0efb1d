import type { BudgetRule } from './budget-rule.ts';
import type { BudgetCharge } from './budget-store.ts';

/** A rule that applies to a caller. */
export interface AppliedRule {
  readonly rule: BudgetRule;
  /** The rule and the caller, in a store. */
  readonly key: string;
}

/** The rules that apply to a caller, with what each of its requests counts before its operation is known. */
export interface AppliedRules {
  readonly charges: readonly BudgetCharge[];
  /** The rules that count operations. */
  readonly ofOperations: readonly AppliedRule[];
}

export function appliedRules(rules: readonly AppliedRule[]): AppliedRules {
  return {
    charges: rules.filter(({ rule }) => rule.of !== 'field').map(chargeOfRequest),
    ofOperations: rules.filter(({ rule }) => rule.of === 'cost' || rule.of === 'field'),
  };
}

/** The cost is not charged yet: the response has the remaining units. */
function chargeOfRequest({ rule, key }: AppliedRule): BudgetCharge {
  return { rule, key, units: rule.of === 'cost' ? 0 : 1 };
}
