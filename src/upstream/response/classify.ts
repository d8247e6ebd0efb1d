import { CODES_BY_STATUS, type ErrorRow, type ErrorRules, pointed, type UpstreamCode } from '#contract';
import type { Plan } from '../request/plan.ts';
import { retryAfterSeconds } from '../resilience/retry-after.ts';
import { type UpstreamError, UpstreamResponseError, UpstreamStatusError } from './errors.ts';
import type { UpstreamResponse } from './response.ts';

/** Whether a body with a successful status is a failure. */
export function hasFailed({ operation }: Pick<Plan, 'operation'>, body: unknown): boolean {
  const { failed } = operation.errors;
  if (!failed) return false;
  const value = pointed(body, failed.at);
  return 'equals' in failed ? value === failed.equals : value !== undefined && value !== null;
}

/** The error for a failed response, by the contract's rows, or else by its status. */
export function classify(plan: Plan, response: UpstreamResponse, body: unknown): UpstreamError {
  const { errors } = plan.operation;
  const word = wordOf(errors, response, body);
  const row = errors.rows.find((each) => fits(each, response.status, word));
  const code = row?.code ?? codeOfStatus(response.status);
  const upstreamCode = word !== undefined && CODE.test(word) ? word : undefined;
  const isDeclared = errors.rows.some((each) => each.word === word);
  const details = {
    status: response.status,
    upstreamCode,
    publicCode: isDeclared ? upstreamCode : undefined,
    retryAfter: retryAfterSeconds(response.headers),
  };
  if (code === 'UPSTREAM_INVALID_RESPONSE') {
    const what =
      response.status >= 300 && response.status < 400 ? 'answered with a redirect, which is not followed' : 'failed';
    return new UpstreamResponseError(plan, what, details);
  }
  return new UpstreamStatusError(code, plan, { ...details, body, says: row?.says });
}

/** Free text may leak private data: only words in the form of a code are logged, and callers are told those that the contract declares. */
const CODE = /^[\w.:-]{1,80}$/;

/** The upstream's own code of a failure, which the contract's rows match. */
function wordOf({ word, after, until }: ErrorRules, { headers }: UpstreamResponse, body: unknown): string | undefined {
  for (const place of word) {
    const found = place.startsWith('header:')
      ? headers[place.slice('header:'.length).toLowerCase()]
      : pointed(body, place);
    if (typeof found !== 'string' && typeof found !== 'number') continue;
    let text = String(found);
    if (after) text = text.slice(text.lastIndexOf(after) + 1);
    if (until && text.includes(until)) text = text.slice(0, text.indexOf(until));
    return text;
  }
  return undefined;
}

function fits({ status, word: expected }: ErrorRow, actual: number, word: string | undefined): boolean {
  if (expected !== undefined && expected !== word) return false;
  return status === undefined || status === actual || status === `${Math.floor(actual / 100)}xx`;
}

function codeOfStatus(status: number): UpstreamCode {
  return CODES_BY_STATUS[status] ?? (status >= 400 ? 'UPSTREAM_ERROR' : 'UPSTREAM_INVALID_RESPONSE');
}
