import type { BudgetRule } from './budget-rule.ts';
import type { BudgetState } from './budget-store.ts';

/**
 * `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-11), names and values in turn: lists of RFC 9651 with a
 * member for each budget.
 */
export function rateLimitFields(states: ReadonlyMap<BudgetRule, BudgetState>): readonly string[] {
  if (states.size === 0) return [];
  const policies: string[] = [];
  const limits: string[] = [];
  for (const [{ name, policy }, { left, resetMs }] of states) {
    policies.push(policy);
    limits.push(`"${name}";r=${left}${resetMs === undefined ? '' : `;t=${Math.ceil(resetMs / 1000)}`}`);
  }
  return ['ratelimit-policy', policies.join(', '), 'ratelimit', limits.join(', ')];
}
