import type { UpstreamRequest } from '../request/request.ts';
import { retryAfterSeconds } from '../resilience/retry-after.ts';
import type { UpstreamResponse } from '../response/response.ts';
import type { InterfaceSettings } from '../settings.ts';
import { LearnedQuota } from './learned-quota.ts';
import type { QuotaHealth } from './quota-health.ts';
import { rateLimitState } from './rate-limit-headers.ts';

const NONE: readonly LearnedQuota[] = [];
/** The most that are remembered; beyond, the one that was learned first is forgotten. */
const MOST = 10_000;

/**
 * The quotas that an interface's responses tell of. One holds for all its calls with the same credential; where the upstream
 * names a bucket (`X-RateLimit-Bucket`), for those of the operation with the same path.
 */
export class LearnedQuotas {
  readonly #isForwarded: boolean;
  readonly #isOn: boolean;
  readonly #byKey = new Map<string, LearnedQuota>();
  /** The operations whose responses name a bucket. */
  readonly #bucketed = new Set<string>();

  constructor({ credentials, learnQuotas = true }: InterfaceSettings) {
    this.#isForwarded = credentials.type === 'forwarded';
    this.#isOn = learnQuotas;
  }

  get isEmpty(): boolean {
    return this.#byKey.size === 0;
  }

  /** What tells the calls apart for which different quotas were learned. */
  keyOf(request: UpstreamRequest): string {
    const key = this.#callerKey(request);
    return this.#bucketed.has(request.plan.operation.id) ? `${key} ${bucketKey(request)}` : key;
  }

  /** The milliseconds until one more call than `ahead` may begin. */
  waitMs(request: UpstreamRequest, ahead: number, now: number): number {
    let longest = 0;
    for (const each of this.#of(request)) longest = Math.max(longest, each.waitMs(now, ahead));
    return longest;
  }

  /** A call begins. Returns what it is counted in. */
  begin(request: UpstreamRequest): readonly LearnedQuota[] {
    const all = this.#of(request);
    for (const each of all) each.begin();
    return all;
  }

  /** Learns from a response; `counted`: what its call was counted in. */
  learn(
    request: UpstreamRequest,
    { status, headers }: UpstreamResponse,
    counted: readonly LearnedQuota[] = NONE,
    clock: () => number,
  ): void {
    if (!this.#isOn) return;
    const state = rateLimitState(headers);
    const pauseSeconds = status === 429 || status === 503 ? retryAfterSeconds(headers) : undefined;
    if (!state && pauseSeconds === undefined) {
      if (counted.length > 0 && status < 500 && status !== 429) this.#recover(counted, clock());
      return;
    }
    const now = clock();
    const isOfBucket = headers['x-ratelimit-bucket'] !== undefined && headers['x-ratelimit-global'] === undefined;
    if (isOfBucket) this.#bucketed.add(request.plan.operation.id);
    const caller = status === 503 ? '' : this.#callerKey(request);
    const learned = this.#at(isOfBucket ? `${caller} ${bucketKey(request)}` : caller);
    if (state) learned.answered(now, state);
    if (pauseSeconds !== undefined && pauseSeconds > 0) learned.pause(now, pauseSeconds * 1000);
  }

  health(now: number): QuotaHealth[] {
    if (this.isEmpty) return [];
    const all = [...this.#byKey.values()].map((each) => ({ calls: each.limit, left: each.left(now) }));
    const known = all.filter(({ left }) => Number.isFinite(left)).toSorted((one, other) => one.left - other.left);
    return known.slice(0, 1).map((tightest) => ({ name: 'learned', ...tightest }));
  }

  #recover(counted: readonly LearnedQuota[], now: number): void {
    for (const each of counted) {
      each.answered(now, undefined);
      if (each.isUnlimited(now) && this.#byKey.get(each.key) === each) this.#byKey.delete(each.key);
    }
  }

  #of(request: UpstreamRequest): readonly LearnedQuota[] {
    if (this.isEmpty) return NONE;
    const caller = this.#callerKey(request);
    const keys = caller === '' ? [''] : ['', caller];
    if (this.#bucketed.has(request.plan.operation.id)) keys.push(`${caller} ${bucketKey(request)}`);
    return keys.flatMap((key) => this.#byKey.get(key) ?? []);
  }

  #at(key: string): LearnedQuota {
    let learned = this.#byKey.get(key);
    if (!learned) {
      const [oldest] = this.#byKey.keys();
      if (oldest !== undefined && this.#byKey.size >= MOST) this.#byKey.delete(oldest);
      this.#byKey.set(key, (learned = new LearnedQuota(key)));
    }
    return learned;
  }

  #callerKey({ identity }: UpstreamRequest): string {
    return this.#isForwarded ? identity.key : '';
  }
}

/** Services with buckets count for each route and its resources: the path without its query. */
function bucketKey({ plan, target }: UpstreamRequest): string {
  const query = target.indexOf('?');
  return `${plan.operation.id} ${query < 0 ? target : target.slice(0, query)}`;
}
