import type { Contract, Operation } from '#contract';
import type { Body } from '#http';
import {
  type CacheScope,
  cacheKey,
  confirms,
  mayBeUsedOnError,
  policyOf,
  privateKeyOf,
  renewedPolicy,
  validatorsOf,
} from './cache-policy.ts';
import {
  type CachedResponse,
  type CacheStore,
  type InterfaceResponses,
  type InvalidationEpoch,
  readShared,
  type SharedResponse,
  type SharedResponses,
  tolerant,
  weightOfHeaders,
} from './cache-store.ts';
import { decode } from './decode.ts';
import {
  UpstreamError,
  UpstreamQuotaError,
  UpstreamResponseError,
  UpstreamTimeoutError,
  UpstreamUnreachableError,
} from './errors.ts';
import { type Changes, InvalidationCounts, type RequestFreshness } from './freshness.ts';
import type { UpstreamRequest, UpstreamResponse } from './request.ts';
import type { Scope } from './scope.ts';
import type { InterfaceSettings } from './settings.ts';

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

interface CacheParts {
  readonly contract: Contract;
  readonly settings: InterfaceSettings;
  readonly optimizations: CallOptimizations;
  /** One for all interfaces. */
  readonly changes: Changes;
}

/** What is known of a response when it is requested. */
export interface Lookup {
  /** The stored response that the request asks about. */
  readonly cached: CachedResponse | undefined;
  /** Names and values in turn of its conditional headers. */
  readonly validators: readonly string[];
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
 * The stored responses of one interface (RFC 9111), each public or of one identity; behind them, those that replicas share. It
 * knows which of them mutations have made stale.
 */
export class ResponseCache {
  readonly #parts: CacheParts;
  readonly #store: CacheStore<CachedResponse> | undefined;
  readonly #shared: InterfaceResponses | undefined;
  readonly #invalidations: InvalidationCounts;
  /** Counts the changes of this interface. Later reads share no call that began before. */
  changes = 0;

  constructor(parts: CacheParts) {
    this.#parts = parts;
    const { store, shared } = parts.optimizations;
    const { contract, settings } = parts;
    this.#invalidations = new InvalidationCounts(contract);
    this.#store = store && tolerant(store);
    this.#shared = store && shared?.of(contract, settings, (ids, wasMissed) => this.#changedElsewhere(wasMissed, ids));
  }

  /** The stored response for a request that nothing has invalidated: that of its caller's identity, or else the public one. */
  find(request: UpstreamRequest, scope: Scope): Found | Promise<Found> {
    if (!this.#store) return undefined;
    const found = this.#own(request, this.#store);
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
    return isOutage(error) && this.#valid(cached, request) !== undefined && mayBeUsedOnError(cached, request);
  }

  /** What a response is stored with, and what it is asked about; `undefined` where nothing is stored. */
  lookup(request: UpstreamRequest, cached: CachedResponse | undefined): Lookup | undefined {
    if (!this.#store) return undefined;
    const { operation } = request.plan;
    return {
      cached,
      validators: cached ? validatorsOf(cached, request) : NO_HEADERS,
      requestedAt: Date.now(),
      invalidations: this.#invalidations.of(operation),
      epoch: this.#shared?.epochOf(operation.id),
    };
  }

  /** The value of a response, which is stored if it may be. */
  receive(request: UpstreamRequest, response: UpstreamResponse, lookup: Lookup, freshness: RequestFreshness): unknown {
    const { cached, requestedAt, invalidations } = lookup;
    const times = { requestedAt, receivedAt: Date.now() };
    const confirmed = response.status === 304 && lookup.validators.length > 0 ? cached : undefined;
    if (confirmed && !confirms(confirmed, request, response)) {
      this.#remove(request, confirmed.scope);
      throw new OtherResponseError(request.plan, 'confirmed a response that it was not asked about', { status: 304 });
    }
    const policy = confirmed ? renewedPolicy(confirmed, request, response, times) : policyOf(request, response, times);
    // A stored response is not projected: other callers read other members of its rows.
    const measured = { weight: 0 };
    const value = confirmed
      ? confirmed.value
      : decode(request.plan, response, policy ? undefined : request.projection, policy && measured);
    if (!policy) {
      if (cached) this.#remove(request, cached.scope);
      this.#shared?.notStorable(request.plan.operation.id);
      return value;
    }
    const valueBytes = confirmed?.valueBytes ?? measured.weight;
    const bodyBytes = confirmed?.bodyBytes ?? response.body.length;
    const stored = { ...policy, value, valueBytes, bodyBytes, invalidations };
    this.#set(request, stored);
    // The private one would always be found first.
    if (policy.scope === 'public' && request.forwarded.length > 0) void this.#store?.delete(privateKeyOf(request));
    if (this.#shared && lookup.epoch !== undefined) {
      const headers = confirmed ? { ...confirmed.headers, ...response.headers } : response.headers;
      this.#share(
        this.#shared,
        request,
        stored,
        { ...times, headers },
        confirmed ? undefined : response.body,
        lookup.epoch,
      );
    }
    const mark = this.#invalidations.markOf(request.plan.operation, invalidations);
    freshness.received(policy, request.identity, mark, times.receivedAt);
    return value;
  }

  /** A mutation was sent. It may take effect from then on until it settles, whatever its outcome. */
  mutating({ invalidates }: Operation): void {
    this.invalidate(invalidates);
    this.#purge(invalidates);
  }

  /** A mutation that was sent has settled. */
  mutated(operation: Operation): void {
    this.mutating(operation);
    this.#parts.changes.tell(this.#invalidations.tagsOf(operation.invalidates), 'mutation');
  }

  /** Makes responses of operations stale, or of all that mutations invalidate, in all replicas. */
  invalidate(operationIds = this.#invalidations.ids): void {
    this.#invalidated(operationIds);
    if (operationIds.length > 0) this.#shared?.invalidate(operationIds);
  }

  #purge(operationIds: readonly string[]): void {
    if (operationIds.length > 0) this.#parts.optimizations.purge?.(this.#invalidations.tagsOf(operationIds));
  }

  #changedElsewhere(wasMissed: boolean, operationIds = this.#invalidations.ids): void {
    this.#invalidated(operationIds);
    // HTTP caches were purged when it happened, and may have stored a response of this replica since.
    if (wasMissed) this.#purge(operationIds);
    this.#parts.changes.tell(this.#invalidations.tagsOf(operationIds), 'elsewhere');
  }

  #invalidated(ids: readonly string[]): void {
    this.changes += 1;
    this.#parts.changes.count += 1;
    this.#invalidations.add(ids);
  }

  #valid(cached: Found, { plan }: UpstreamRequest): Found {
    return cached?.invalidations === this.#invalidations.of(plan.operation) ? cached : undefined;
  }

  #own(request: UpstreamRequest, store: CacheStore<CachedResponse>): Found | Promise<Found> {
    const own = store.get(privateKeyOf(request));
    if (request.forwarded.length === 0) return own;
    const everyones = () => store.get(cacheKey('public', request));
    return own instanceof Promise ? own.then((each) => each ?? everyones()) : (own ?? everyones());
  }

  /** The response that replicas share, which is stored here too. */
  #elsewhere(request: UpstreamRequest, scope: Scope): Promise<Found> | undefined {
    if (!this.#shared) return undefined;
    const invalidations = this.#invalidations.of(request.plan.operation);
    const publicKey = request.forwarded.length === 0 ? undefined : cacheKey('public', request);
    const read = this.#shared.find(request, privateKeyOf(request), publicKey)?.then((found) => {
      const cached = found && readShared(request, found, invalidations);
      if (cached) this.#set(request, cached);
      return this.#valid(cached, request);
    });
    return read && unlessCancelled(scope, read);
  }

  #set(request: UpstreamRequest, response: CachedResponse): void {
    const key = response.scope === 'private' ? privateKeyOf(request) : cacheKey('public', request);
    void this.#store?.set(key, response, response.valueBytes + weightOfHeaders(response.headers));
  }

  #remove(request: UpstreamRequest, scope: CacheScope): void {
    const key = cacheKey(scope, request);
    void this.#store?.delete(key);
    this.#shared?.remove(key);
  }

  #share(
    shared: InterfaceResponses,
    request: UpstreamRequest,
    { rules, scope }: CachedResponse,
    received: Omit<SharedResponse, 'body'>,
    body: Body | undefined,
    epoch: InvalidationEpoch,
  ): void {
    const isValidatable = validatorsOf({ rules }, request).length > 0;
    const ms = Math.min(LONGEST_MS, Math.max(rules.timeToLive(), isValidatable ? VALIDATABLE_MS : 0));
    const key = cacheKey(scope, request);
    if (body) shared.put(request, key, { ...received, body: body.whole() }, { ms, epoch });
    else shared.renew(key, received, { ms, epoch });
  }
}

const NO_HEADERS: readonly string[] = [];

/** Waits for a store as long as the request is not cancelled. */
function unlessCancelled(scope: Scope, pending: Promise<Found>): Promise<Found> {
  return new Promise((resolve, reject) => {
    const waiting = { cancel: reject };
    scope.started(waiting);
    void pending.then((found) => {
      scope.ended(waiting);
      resolve(found);
    });
  });
}

/** Whether a failure allows a stale response: the upstream was not reached, was too slow, or is broken, or its quota is used up. */
function isOutage(error: unknown): boolean {
  if (error instanceof UpstreamUnreachableError || error instanceof UpstreamTimeoutError) return true;
  if (error instanceof UpstreamQuotaError) return true;
  return error instanceof UpstreamError && (error.status ?? 0) >= 500;
}
