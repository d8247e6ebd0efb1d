import type { IncomingHttpHeaders } from 'node:http';

/** The state of a quota, as a response has it. */
export interface RateLimitState {
  /** Calls that are left. */
  readonly remaining: number;
  /** Milliseconds until the quota begins anew. */
  readonly resetMs: number;
  /** Calls of the whole quota. */
  readonly limit?: number | undefined;
}

/** Larger values are no duration, but seconds since 1970. */
const LONGEST_SECONDS = 1_000_000_000;

/**
 * Reads the state of the tightest quota from the headers of a response: `RateLimit` with `RateLimit-Policy`
 * (draft-ietf-httpapi-ratelimit-headers-11, and draft 7), `RateLimit-Remaining` (up to draft 6), or
 * `X-RateLimit-Remaining`. `undefined` where one of them or its reset is missing.
 */
export function rateLimitState(headers: IncomingHttpHeaders, now?: number): RateLimitState | undefined {
  const field = headers['ratelimit'];
  if (typeof field === 'string') return tightest(field.includes(';') ? items(field, headers) : members(field));
  // Most responses have none of them.
  if (headers['ratelimit-remaining'] !== undefined) return fields(headers, 'ratelimit-', now);
  return headers['x-ratelimit-remaining'] === undefined ? undefined : fields(headers, 'x-ratelimit-', now);
}

function tightest(states: readonly RateLimitState[]): RateLimitState | undefined {
  return states.toSorted((one, other) => one.remaining - other.remaining || other.resetMs - one.resetMs)[0];
}

/** A list of items: `"burst";r=3;t=1, "daily";r=900;t=40000`. Their limits are those of the policies of the same names. */
function items(field: string, { 'ratelimit-policy': policies }: IncomingHttpHeaders): RateLimitState[] {
  const limits = new Map(
    String(policies ?? '')
      .split(',')
      .map((each) => [nameOf(each), parameter(each, 'q')]),
  );
  return field.split(',').flatMap((item) => {
    const [remaining, reset] = [parameter(item, 'r'), parameter(item, 't')];
    if (remaining === undefined || reset === undefined) return [];
    return [{ remaining, resetMs: reset * 1000, limit: limits.get(nameOf(item)) }];
  });
}

const nameOf = (item: string) => item.slice(0, item.indexOf(';')).trim();

function parameter(item: string, name: string): number | undefined {
  return numberIn(new RegExp(`;\\s*${name}=(\\d{1,15})\\s*(?=;|$)`).exec(item)?.[1]);
}

/** The dictionary of draft 7: `limit=100, remaining=50, reset=30`. */
function members(field: string): RateLimitState[] {
  const member = (name: string) => numberIn(new RegExp(`(?:^|,)\\s*${name}=(\\d{1,15})\\s*(?=,|$)`).exec(field)?.[1]);
  const [remaining, reset, limit] = [member('remaining'), member('reset'), member('limit')];
  return remaining === undefined || reset === undefined ? [] : [{ remaining, resetMs: reset * 1000, limit }];
}

/** A field for each member. */
function fields(headers: IncomingHttpHeaders, prefix: string, now = Date.now()): RateLimitState | undefined {
  const remaining = numberIn(headers[`${prefix}remaining`]);
  if (remaining === undefined) return undefined;
  const reset = numberIn(headers[`${prefix}reset`]);
  const isTime = reset !== undefined && reset > LONGEST_SECONDS;
  const seconds = numberIn(headers[`${prefix}reset-after`]) ?? (isTime ? reset - now / 1000 : reset);
  if (seconds === undefined) return undefined;
  return { remaining, resetMs: Math.max(0, seconds * 1000), limit: numberIn(headers[`${prefix}limit`]) };
}

function numberIn(text: string | string[] | undefined): number | undefined {
  return typeof text === 'string' && /^\d{1,15}(\.\d{1,9})?$/.test(text) ? Number(text) : undefined;
}
