import type { IncomingHttpHeaders } from 'node:http';
import { QuotaCounter, type QuotaHealth } from './quotas.ts';
import type { UpstreamRequest, UpstreamResponse } from './request.ts';

/** The most quotas that are remembered; beyond, the one that was learned first is forgotten. */
const MOST = 10_000;
/** The time for which no calls are made because of a response; then a call tries. If it is refused too, the time doubles. */
const FIRST_MS = 60_000;
const LONGEST_MS = 3_600_000;
/** The time after which a call that waits for the trial of another looks again. */
const TRIAL_MS = 1000;
/** Resets of one window differ by rounding to seconds. */
const ROUNDING_MS = 1500;

/**
 * The quotas that an API's responses tell of. Each holds for the calls of one operation with one caller's credential: what an
 * upstream says to one caller is not for others. Where it names a bucket (`X-RateLimit-Bucket`), paths are apart too.
 */
export class LearnedQuotas {
  readonly #isOn: boolean;
  readonly #byKey = new Map<string, LearnedQuota>();
  /** The operations whose responses name a bucket. */
  readonly #bucketed = new Set<string>();

  constructor({ learnQuotas = true }: { readonly learnQuotas?: boolean | undefined }) {
    this.#isOn = learnQuotas;
  }

  get isEmpty(): boolean {
    return this.#byKey.size === 0;
  }

  /** The same for all calls that a learned quota counts together. */
  counterKey({ plan, identity, target }: UpstreamRequest): string {
    const { id } = plan.operation;
    const key = `${id} ${identity.key}`;
    return this.#bucketed.has(id) ? `${key} ${target.replace(/\?.*$/s, '')}` : key;
  }

  /** The milliseconds until one more call than `ahead` may begin. */
  waitMs(request: UpstreamRequest, ahead: number, now: number): number {
    return this.#of(request)?.waitMs(now, ahead) ?? 0;
  }

  /** A call begins. Returns what it is counted in. */
  begin(request: UpstreamRequest): LearnedQuota | undefined {
    const learned = this.#of(request);
    learned?.begin();
    return learned;
  }

  /** Learns from a response; `counted`: what its call was counted in. */
  learn(request: UpstreamRequest, { status, headers }: UpstreamResponse, counted: LearnedQuota | undefined): void {
    if (!this.#isOn) return;
    const state = rateLimitState(headers);
    const pauseSeconds = status === 429 || status === 503 ? retryAfterSeconds(headers) : undefined;
    if (pauseSeconds)
      this.#at(request, headers).answered(performance.now(), { ...state, remaining: 0, resetMs: pauseSeconds * 1000 });
    else if (state) this.#at(request, headers).answered(performance.now(), state);
    else if (counted && status < 500 && status !== 429) this.#recover(counted, performance.now());
  }

  /** The quota with the fewest calls left. */
  health(now: number): QuotaHealth[] {
    let tightest: QuotaHealth | undefined;
    for (const each of this.#byKey.values()) {
      const left = each.left(now);
      if (left < (tightest?.left ?? Infinity)) tightest = { name: 'learned', calls: each.limit, left };
    }
    return tightest ? [tightest] : [];
  }

  #recover(counted: LearnedQuota, now: number): void {
    counted.succeeded(now);
    if (counted.isUnlimited(now) && this.#byKey.get(counted.key) === counted) this.#byKey.delete(counted.key);
  }

  #of(request: UpstreamRequest): LearnedQuota | undefined {
    return this.isEmpty ? undefined : this.#byKey.get(this.counterKey(request));
  }

  #at(request: UpstreamRequest, headers: IncomingHttpHeaders): LearnedQuota {
    if (headers['x-ratelimit-bucket'] !== undefined) this.#bucketed.add(request.plan.operation.id);
    const key = this.counterKey(request);
    let learned = this.#byKey.get(key);
    if (!learned) {
      const [oldest] = this.#byKey.keys();
      if (oldest !== undefined && this.#byKey.size >= MOST) this.#byKey.delete(oldest);
      this.#byKey.set(key, (learned = new LearnedQuota(key)));
    }
    return learned;
  }
}

/**
 * A quota by the responses of the upstream: unlimited until one tells of it. While no call is left, one at a time may try, after
 * a minute at first: a wrong header or a lie must not switch an operation off for long.
 */
export class LearnedQuota extends QuotaCounter {
  readonly key: string;
  /** The least that a response of this window had left. */
  #remaining = Infinity;
  #limit = Infinity;
  #resetAt = -Infinity;
  #triesAt = -Infinity;
  #believedMs = FIRST_MS;

  constructor(key: string) {
    super();
    this.key = key;
  }

  /** The calls of the whole quota, where that is known. */
  get limit(): number | undefined {
    return Number.isFinite(this.#limit) ? this.#limit : undefined;
  }

  /** Whether nothing is known that could delay a call. */
  isUnlimited(now: number): boolean {
    return this.running === 0 && this.left(now) === Infinity;
  }

  left(now: number): number {
    const isOver = now >= this.#resetAt && (this.#remaining > 0 || this.#limit < Infinity);
    const left = (isOver ? this.#limit : this.#remaining) - this.running;
    if (left >= 1) return left;
    return this.running === 0 && now >= this.#triesAt ? 1 : 0;
  }

  waitMs(now: number, ahead: number): number {
    if (ahead < this.left(now)) return 0;
    return now < this.#triesAt ? this.#triesAt - now : TRIAL_MS;
  }

  protected count(now: number): void {
    if (now < this.#resetAt) this.#remaining -= 1;
  }

  /** The upstream answered a call that has ended, and told its state. */
  answered(now: number, { remaining, resetMs, limit }: RateLimitState): void {
    const wasTrial = this.#remaining <= 0 && now >= this.#triesAt;
    const resetAt = now + Math.min(resetMs, LONGEST_MS);
    const isSameWindow = now < this.#resetAt && resetAt <= this.#resetAt + ROUNDING_MS;
    // Responses may come in another order than the upstream counted their calls.
    this.#remaining = isSameWindow ? Math.min(this.#remaining + 1, remaining) : remaining;
    this.#resetAt = isSameWindow ? Math.max(this.#resetAt, resetAt) : resetAt;
    this.#limit = limit === undefined ? Infinity : Math.max(1, limit);
    if (this.#remaining > 0) this.#believedMs = FIRST_MS;
    else if (wasTrial) this.#believedMs = Math.min(2 * this.#believedMs, LONGEST_MS);
    this.#triesAt = Math.min(this.#resetAt, now + this.#believedMs);
  }

  /** The upstream answered a call, and told nothing of a quota: if it was a trial, there is none any more. */
  succeeded(now: number): void {
    if (this.#remaining > 0 || now < this.#triesAt) return;
    this.#remaining = this.#limit = Infinity;
    this.#resetAt = this.#triesAt = -Infinity;
  }
}

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
 * (draft-ietf-httpapi-ratelimit-headers-11, and draft 7), or `X-RateLimit-Remaining`. `undefined` where one of them or its
 * reset is missing.
 */
export function rateLimitState(headers: IncomingHttpHeaders, now?: number): RateLimitState | undefined {
  const field = headers['ratelimit'];
  if (typeof field === 'string') return tightest(field.includes(';') ? items(field, headers) : members(field));
  // Most responses have none of them.
  return headers['x-ratelimit-remaining'] === undefined ? undefined : fields(headers, now);
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

/** A field for each member, with `X-RateLimit-Reset` in seconds from now or since 1970. */
function fields(headers: IncomingHttpHeaders, now = Date.now()): RateLimitState | undefined {
  const remaining = numberIn(headers['x-ratelimit-remaining']);
  const reset = numberIn(headers['x-ratelimit-reset']);
  if (remaining === undefined || reset === undefined) return undefined;
  const seconds = reset > LONGEST_SECONDS ? reset - now / 1000 : reset;
  return { remaining, resetMs: Math.max(0, seconds * 1000), limit: numberIn(headers['x-ratelimit-limit']) };
}

function numberIn(text: string | string[] | undefined): number | undefined {
  return typeof text === 'string' && /^\d{1,15}(\.\d{1,9})?$/.test(text) ? Number(text) : undefined;
}

/** The `Retry-After` of a response in seconds from now, never less than zero. */
export function retryAfterSeconds(headers: IncomingHttpHeaders, now = Date.now()): number | undefined {
  const value = headers['retry-after'];
  if (typeof value !== 'string') return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(value)) return undefined;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
}
