import { GraphQLError } from 'graphql';
import { requestError } from '../pipeline/request-error.ts';
import type { BudgetRule } from './budget-rule.ts';

/** The error of a request beyond a budget, with the seconds after which it may succeed. */
export function rateLimited({ name }: Pick<BudgetRule, 'name'>, waitMs: number): GraphQLError {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  const http = { status: 429, headers: { 'retry-after': String(retryAfter) } };
  const code = 'RATE_LIMITED';
  return new GraphQLError(`The budget ${name} is used up.`, { extensions: { code, budget: name, retryAfter, http } });
}

/** The error of a request whose budgets cannot be counted. */
export function budgetsUnavailable(): GraphQLError {
  const options = { code: 'BUDGETS_UNAVAILABLE', status: 503, headers: { 'retry-after': '1' } } as const;
  return requestError('The budgets of the caller cannot be counted now.', options);
}
