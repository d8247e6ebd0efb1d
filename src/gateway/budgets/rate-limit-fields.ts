import type { BudgetRule } from './budget-rule.ts';
import type { BudgetState } from './budget-store.ts';

/**
 * `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-11), names and values in turn: lists of RFC 9651 with a
 * member for each budget.
 */
export function rateLimitFields(states: ReadonlyMap<BudgetRule, BudgetState>): readonly string[] {
  if (states.size === 0) return [];
  let policies = '';
  let limits = '';
  for (const [{ name, policy }, { left, resetMs }] of states) {
    const separator = policies === '' ? '' : ', ';
    policies += separator + policy;
    limits += `${separator}"${name}";r=${left}${resetMs === undefined ? '' : `;t=${Math.ceil(resetMs / 1000)}`}`;
  }
  return ['ratelimit-policy', policies, 'ratelimit', limits];
}
