import type { BudgetRuleSettings } from '#config';

export const DAY_MS = 86_400_000;
const WINDOW_MS: Readonly<Record<NonNullable<BudgetRuleSettings['within']>, number>> = {
  second: 1000,
  minute: 60_000,
  day: DAY_MS,
};
const UNITS: Readonly<Record<BudgetRuleSettings['of'], string | undefined>> = {
  requests: undefined,
  cost: 'upstream-calls',
  concurrency: 'concurrent-requests',
  field: 'fields',
};

/** A budget with the values that are computed once from its settings. */
export interface BudgetRule extends BudgetRuleSettings {
  /** Distinguishes the keys of rules in a store. */
  readonly id: string;
  /** The most units at once: those of a day, the burst of a bucket, or the concurrent requests. */
  readonly capacity: number;
  /** Units that a bucket regains; 0 without a bucket. */
  readonly unitsPerMs: number;
  /** Whether units are held until their request ends, and the actual ones are counted then. */
  readonly isHeld: boolean;
  /** The member of `RateLimit-Policy`. */
  readonly policy: string;
}

export function budgetRule(settings: BudgetRuleSettings, id: string): BudgetRule {
  const { name, limit, within, burst, of } = settings;
  const windowMs = within && WINDOW_MS[within];
  const capacity = burst ?? limit;
  const unit = UNITS[of];
  return {
    ...settings,
    id,
    capacity,
    unitsPerMs: windowMs === undefined || within === 'day' ? 0 : limit / windowMs,
    isHeld: of === 'cost' || of === 'concurrency',
    policy: `"${name}";q=${limit}${windowMs === undefined ? '' : `;w=${windowMs / 1000}`}${unit === undefined ? '' : `;qu="${unit}"`}`,
  };
}
