import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { Body } from '#http';
import {
  confirms,
  mayBeUsedOnError,
  policyOf,
  type ResponsePolicy,
  renewedPolicy,
  validatorsOf,
} from './cache-policy.ts';
import { decode } from './decode.ts';
import { UpstreamError, UpstreamResponseError } from './errors.ts';
import type { InvalidationCounts, Invalidations } from './invalidation.ts';
import type { RowTexts } from './projection.ts';
import { type CacheScope, cacheKey, type UpstreamRequest, type UpstreamResponse } from './request.ts';
import type { RequestFreshness, Scope } from './scope.ts';
import type { ApiResponses, InvalidationEpoch, SharedResponse, SharedResponses } from './shared-responses.ts';

/** Optimizations of calls: stored responses, coalescing, and row projection. */
export interface CallOptimizations {
  readonly store: CacheStore<CachedResponse> | undefined;
  /** Responses that replicas share; only with a store. */
  readonly shared?: SharedResponses | undefined;
  /** Notifies HTTP caches in front of this gateway that responses with these tags are stale. */
  readonly purge?: ((tags: readonly string[]) => void) | undefined;
  readonly coalesceCalls: boolean;
  readonly projectRows: boolean;
}

/** A request for a response that may be stored, which validates the stored one if there is one (RFC 9111, 4.3). */
export interface Validation {
  readonly cached: CachedResponse | undefined;
  /** Names and values in turn of the conditional headers. */
  readonly validators: readonly string[];
}

/** The state when an attempt is sent, which decides on the age and validity of its response. */
export interface RequestSnapshot extends Validation {
  readonly requestedAt: number;
  readonly invalidations: number;
  readonly epoch: InvalidationEpoch | undefined;
}

type Found = CachedResponse | undefined;

/** A 304 that names another response than the stored one. */
export class OtherResponseError extends UpstreamResponseError {}

/** Others may still ask whether a response that has a validator has changed. */
const VALIDATABLE_MS = 3_600_000;
const LONGEST_MS = 86_400_000;

/**
 * The stored responses of one API (RFC 9111), each public or of one identity; behind them, those that replicas share.
 */
export class ResponseCache {
  readonly #store: CacheStore<CachedResponse>;
  readonly #shared: ApiResponses | undefined;
  readonly #invalidations: InvalidationCounts;

  /** `epoch`: how many APIs of this name there were before, whose responses are not used. */
  constructor(store: CacheStore<CachedResponse>, { shared, counts }: Invalidations, epoch: number) {
    this.#store = tolerant(store, epoch > 0 ? `${epoch} ` : '');
    this.#shared = shared;
    this.#invalidations = counts;
  }

  /** The stored response for a request that nothing has invalidated: that of its caller's identity, or else the public one. */
  find(request: UpstreamRequest, scope: Scope): Found | Promise<Found> {
    const found = this.#own(request);
    if (found instanceof Promise)
      return unlessCancelled(scope, found).then((own) => this.#valid(own, request) ?? this.#elsewhere(request, scope));
    return this.#valid(found, request) ?? this.#elsewhere(request, scope);
  }

  /** Counts the use of a stored response. */
  reused(cached: CachedResponse, { plan, identity }: UpstreamRequest, { freshness }: Scope): void {
    freshness.reused(cached, identity, this.#invalidations.markOf(plan.operation, cached.invalidations));
  }

  /** Whether a stored response is used in place of a failure to validate it. */
  mayReplace(error: unknown, cached: CachedResponse, request: UpstreamRequest): boolean {
    return (
      error instanceof UpstreamError &&
      error.isOutage &&
      this.#valid(cached, request) !== undefined &&
      mayBeUsedOnError(cached, request)
    );
  }

  /** The validation that a request makes. */
  validation(request: UpstreamRequest, cached: CachedResponse | undefined): Validation {
    return cached ? { cached, validators: validatorsOf(cached, request) } : NOTHING_STORED;
  }

  /** The state at this time, when an attempt is about to be sent. */
  snapshot({ plan: { operation } }: UpstreamRequest, { cached, validators }: Validation): RequestSnapshot {
    return {
      cached,
      validators,
      requestedAt: Date.now(),
      invalidations: this.#invalidations.of(operation),
      epoch: this.#shared?.epochOf(operation.id),
    };
  }

  /** The value of a response, which is stored if it may be. */
  receive(
    request: UpstreamRequest,
    response: UpstreamResponse,
    projection: RowTexts | undefined,
    snapshot: RequestSnapshot,
    freshness: RequestFreshness,
  ): unknown {
    const { cached, requestedAt, invalidations } = snapshot;
    const times = { requestedAt, receivedAt: Date.now() };
    const confirmed = response.status === 304 && snapshot.validators.length > 0 ? cached : undefined;
    if (confirmed && !confirms(confirmed, request, response)) {
      this.#remove(request, confirmed.scope);
      throw new OtherResponseError(request.plan, 'confirmed a response that it was not asked about', { status: 304 });
    }
    const policy = confirmed ? renewedPolicy(confirmed, request, response, times) : policyOf(request, response, times);
    // A stored response is not projected: other callers read other members of its rows.
    const measured = { weight: 0 };
    const value = confirmed
      ? confirmed.value
      : decode(request.plan, response, policy ? undefined : projection, policy && measured);
    if (!policy) {
      if (cached) this.#remove(request, cached.scope);
      this.#shared?.notStorable(request.plan.operation.id);
      return value;
    }
    const valueBytes = confirmed?.valueBytes ?? measured.weight;
    const bodyBytes = confirmed?.bodyBytes ?? response.body.length;
    this.#set(request, { ...policy, value, valueBytes, bodyBytes, invalidations });
    // The private one would always be found first.
    if (policy.scope === 'public' && request.forwarded.length > 0)
      void this.#store.delete(cacheKey('private', request));
    if (this.#shared && snapshot.epoch !== undefined) {
      const headers = confirmed ? { ...confirmed.headers, ...response.headers } : response.headers;
      const lifetime = { ms: sharedMs(policy, request), epoch: snapshot.epoch };
      const key = cacheKey(policy.scope, request);
      if (confirmed) this.#shared.renew(key, { ...times, headers }, lifetime);
      else this.#shared.put(request, key, { ...times, headers, body: response.body.whole() }, lifetime);
    }
    const mark = this.#invalidations.markOf(request.plan.operation, invalidations);
    freshness.received(policy, request.identity, mark, times.receivedAt);
    return value;
  }

  #valid(cached: Found, { plan }: UpstreamRequest): Found {
    return cached?.invalidations === this.#invalidations.of(plan.operation) ? cached : undefined;
  }

  #own(request: UpstreamRequest): Found | Promise<Found> {
    const own = this.#store.get(cacheKey('private', request));
    if (request.forwarded.length === 0) return own;
    const everyones = () => this.#store.get(cacheKey('public', request));
    return own instanceof Promise ? own.then((each) => each ?? everyones()) : (own ?? everyones());
  }

  /** The response that replicas share, which is stored here too. */
  #elsewhere(request: UpstreamRequest, scope: Scope): Promise<Found> | undefined {
    if (!this.#shared) return undefined;
    const invalidations = this.#invalidations.of(request.plan.operation);
    const publicKey = request.forwarded.length === 0 ? undefined : cacheKey('public', request);
    const read = this.#shared.find(request, cacheKey('private', request), publicKey)?.then((found) => {
      const cached = found && readShared(request, found, invalidations);
      if (cached) this.#set(request, cached);
      return this.#valid(cached, request);
    });
    return read && unlessCancelled(scope, read);
  }

  #set(request: UpstreamRequest, response: CachedResponse): void {
    const key = cacheKey(response.scope, request);
    void this.#store.set(key, response, response.valueBytes + weightOfHeaders(response.headers));
  }

  #remove(request: UpstreamRequest, scope: CacheScope): void {
    const key = cacheKey(scope, request);
    void this.#store.delete(key);
    this.#shared?.remove(key);
  }
}

/** The time for which replicas share a response. */
function sharedMs({ rules }: ResponsePolicy, request: UpstreamRequest): number {
  const isValidatable = validatorsOf({ rules }, request).length > 0;
  return Math.min(LONGEST_MS, Math.max(rules.timeToLive(), isValidatable ? VALIDATABLE_MS : 0));
}

const NOTHING_STORED: Validation = { cached: undefined, validators: [] };

/** Waits for a store as long as the request is not cancelled. */
function unlessCancelled(scope: Scope, pending: Promise<Found>): Promise<Found> {
  return new Promise((resolve, reject) => {
    const waiting = { cancel: reject };
    scope.running.add(waiting);
    void pending.then((found) => {
      scope.running.delete(waiting);
      resolve(found);
    });
  });
}

/** A stored response, decoded. All callers receive the same value, which must not be changed. */
export interface CachedResponse extends ResponsePolicy {
  readonly value: unknown;
  readonly valueBytes: number;
  /** Of the body that it was decoded from. */
  readonly bodyBytes: number;
  /** The invalidations of its operation when it was requested. */
  readonly invalidations: number;
}

/** Stores entries by key. Each method may return a promise, so that a store may live elsewhere. */
export interface CacheStore<Entry> {
  get(key: string): Entry | undefined | Promise<Entry | undefined>;
  set(key: string, entry: Entry, bytes: number): void | Promise<void>;
  delete(key: string): void | Promise<void>;
}

/** No entry takes more than this share of a memory, so that a large one does not evict all others. */
const LARGEST_SHARE = 1 / 8;
/** The memory of an entry besides its content and key: its nodes in the cache's map and lists. */
const OVERHEAD_BYTES = 256;

/** Memory for any number of stores, bounded in bytes over all of them. The least recently used entry is evicted first. */
export class Memory {
  readonly entries: LRUCache<string, object>;
  #stores = 0;

  constructor(maxBytes: number) {
    const maxSize = Math.max(1, Math.floor(maxBytes));
    this.entries = new LRUCache({ maxSize, maxEntrySize: Math.ceil(maxSize * LARGEST_SHARE) });
  }

  /** The bytes that are taken now. */
  get bytes(): number {
    return this.entries.calculatedSize;
  }

  /** The prefix for the keys of another store. */
  prefix(): string {
    this.#stores += 1;
    return `${this.#stores} `;
  }
}

/** A store in a memory. */
export class MemoryStore<Entry extends object> implements CacheStore<Entry> {
  readonly #entries: LRUCache<string, object>;
  readonly #prefix: string;

  constructor(memory: Memory) {
    this.#entries = memory.entries;
    this.#prefix = memory.prefix();
  }

  get(key: string): Entry | undefined {
    // Hashing a long key takes microseconds, and many gateways never store anything.
    if (this.#entries.size === 0) return undefined;
    return this.#entries.get(this.#prefix + key) as Entry | undefined;
  }

  /** Stores an entry in place of the one before. One that is too large is not stored. */
  set(key: string, entry: Entry, bytes: number): void {
    const own = this.#prefix + key;
    this.#entries.set(own, entry, { size: Math.ceil(bytes) + own.length * 2 + OVERHEAD_BYTES });
  }

  delete(key: string): void {
    this.#entries.delete(this.#prefix + key);
  }
}

/** The same store without failures: an entry that cannot be read or written is a miss. Its keys have the prefix. */
export function tolerant<Entry>(store: CacheStore<Entry>, prefix = ''): CacheStore<Entry> {
  return {
    get: (key) => attempt(() => store.get(prefix + key)),
    set: (key, entry, bytes) => attempt(() => store.set(prefix + key, entry, bytes)),
    delete: (key) => attempt(() => store.delete(prefix + key)),
  };
}

function attempt<Result>(use: () => Result | Promise<Result>): Result | undefined | Promise<Result | undefined> {
  try {
    const result = use();
    return result instanceof Promise ? result.catch(() => undefined) : result;
  } catch {
    return undefined;
  }
}

/** The memory of a stored response besides its value and headers: its policy and references. */
const RESPONSE_BYTES = 1024;
/** The headers are held as received, and as the policy has them. */
const HEADER_COPIES = 2;

/** The bytes of memory of a stored response besides its value. */
export function weightOfHeaders(headers: IncomingHttpHeaders): number {
  const values = Object.values(headers).map((value) => String(value ?? '').length);
  return values.reduce((sum, length) => sum + length * HEADER_COPIES, RESPONSE_BYTES);
}

/** A shared response, judged and decoded as if it had been received now: with the age that it has since its request. */
function readShared(
  request: UpstreamRequest,
  { headers, body, requestedAt, receivedAt }: SharedResponse,
  invalidations: number,
): CachedResponse | undefined {
  const now = Date.now();
  const age = Math.ceil(Math.max(0, now - requestedAt) / 1000) + (Number.parseInt(headers.age ?? '0', 10) || 0);
  const response = { status: 200, headers: { ...headers, age: String(age) }, body: Body.of(body) };
  const policy = policyOf(request, response, { requestedAt: now, receivedAt: now });
  if (!policy) return undefined;
  const validateAfter = Math.min(policy.validateAfter, receivedAt + LONGEST_MS);
  try {
    const measured = { weight: 0 };
    const value = decode(request.plan, response, undefined, measured);
    const valueBytes = measured.weight;
    return { ...policy, validateAfter, value, valueBytes, bodyBytes: body.length, invalidations };
  } catch {
    // Another version of the gateway may have accepted a response that this one refuses.
    return undefined;
  }
}
