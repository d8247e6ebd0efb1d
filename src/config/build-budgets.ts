import type { ParsedSettings } from './schema/index.ts';
import type { BudgetCallers, BudgetSettings } from './settings.ts';

type ParsedBudgets = NonNullable<ParsedSettings['budgets']>;

/** Builds the budgets of callers from parsed ones: those of root fields follow the others. */
export function buildBudgets({ rules, fields, onFailure, memory }: ParsedBudgets): BudgetSettings {
  const ofFields = Object.entries(fields).map(([name, { callers, within, burst, ...rest }]) => ({
    ...rest,
    name,
    of: 'field' as const,
    within,
    burst,
    callers: buildCallers(callers),
  }));
  const ofCallers = rules.map(({ callers, within, burst, ...rest }) => ({
    ...rest,
    within,
    burst,
    callers: buildCallers(callers),
  }));
  return { rules: [...ofCallers, ...ofFields], onFailure, memoryBytes: memory };
}

function buildCallers({ kinds, tenants, scopes }: ParsedBudgets['rules'][number]['callers']): BudgetCallers {
  return { kinds, tenants, scopes };
}
