import type { IncomingHttpHeaders } from 'node:http';
import type { Contract, Operation } from '#contract';
import type { Body } from '#http';
import {
  cacheKey,
  confirms,
  isCacheable,
  mayBeUsedOnError,
  policyOf,
  type ResponsePolicy,
  renewedPolicy,
  reuseOf,
  validatorsOf,
} from './cache-policy.ts';
import {
  type CachedResponse,
  type CacheStore,
  type InterfaceResponses,
  type InvalidationEpoch,
  readShared,
  type SharedResponses,
  tolerant,
  weightOfBody,
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
import type { SharedProjection } from './projection.ts';
import type { Settler, UpstreamRequest, UpstreamResponse } from './request.ts';
import { Scope } from './scope.ts';
import type { InterfaceSettings } from './settings.ts';
import { Coalescer, type SharedExecution } from './share.ts';

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
  /** Makes a call. */
  readonly send: (request: UpstreamRequest, scope: Scope, settler: Settler) => void;
  readonly countHit: () => void;
  /** Counts a request that an equal call in flight answers. */
  readonly countJoined: () => void;
}

/** A call that several requests may share. */
interface SharedCall {
  readonly projection: SharedProjection;
  readonly scope: Scope;
}

type Outcome = { readonly value: unknown; readonly freshness: RequestFreshness } | { readonly error: unknown };

/** A 304 that names another response than the stored one. */
class OtherResponseError extends UpstreamResponseError {}

const ABANDONED = new Error('Every caller of this shared call is gone.');

/**
 * Answers the requests to one interface that need no call of their own, by stored responses (RFC 9111) and by equal calls
 * in flight. The keys of both have the whole request and the identity of its caller.
 */
export class UpstreamCache {
  readonly #parts: CacheParts;
  readonly #stored: StoredResponses | undefined;
  readonly #calls = new Coalescer<Outcome, SharedCall>();
  readonly #invalidations: InvalidationCounts;
  /** Counts the changes of this interface. Later reads share no call that began before. */
  #changes = 0;

  constructor(parts: CacheParts) {
    this.#parts = parts;
    const { store, shared } = parts.optimizations;
    const { contract, settings } = parts;
    this.#invalidations = new InvalidationCounts(contract);
    const others = store && shared?.of(contract, settings, (ids, wasMissed) => this.#changedElsewhere(wasMissed, ids));
    this.#stored = store && new StoredResponses(store, others);
  }

  request(request: UpstreamRequest, scope: Scope): Promise<unknown> {
    const { operation } = request.plan;
    if (!isCacheable(operation) || (typeof request.body === 'object' && request.body !== null)) {
      return this.#makeOnce(request, scope);
    }
    const found = this.#stored?.find(request, scope);
    return found instanceof Promise
      ? found.then((cached) => this.#go(request, scope, cached))
      : this.#go(request, scope, found);
  }

  #go(request: UpstreamRequest, scope: Scope, cached: CachedResponse | undefined): Promise<unknown> {
    if (cached && this.#isValid(cached, request)) return this.#reuse(request, scope, cached);
    const shared = this.#stored?.findShared(request, scope, this.#invalidations.of(request.plan.operation));
    if (!shared) return this.#fetch(request, scope, undefined);
    return shared.then((found) => {
      if (found && this.#isValid(found, request)) return this.#reuse(request, scope, found);
      return this.#fetch(request, scope, undefined);
    });
  }

  #reuse(request: UpstreamRequest, scope: Scope, cached: CachedResponse): Promise<unknown> {
    scope.countBytes(cached.bodyBytes);
    if (scope.cancelled) return Promise.reject(scope.cancelled);
    const reuse = reuseOf(cached, request, Date.now());
    if (reuse === 'validate' || (reuse === 'use-and-refresh' && scope.revalidates))
      return this.#validate(request, scope, cached);
    if (reuse === 'use-and-refresh') this.#share(request, Scope.background(), cached).catch(() => undefined);
    this.#parts.countHit();
    scope.observer?.stored(request.plan);
    scope.countReused();
    scope.freshness.reused(
      cached,
      request.identity,
      this.#invalidations.markOf(request.plan.operation, cached.invalidations),
    );
    return Promise.resolve(cached.value);
  }

  async #validate(request: UpstreamRequest, scope: Scope, cached: CachedResponse): Promise<unknown> {
    try {
      return await this.#fetch(request, scope, cached);
    } catch (error) {
      if (error instanceof OtherResponseError) return this.#fetch(request, scope, undefined);
      if (isOutage(error) && this.#isValid(cached, request) && mayBeUsedOnError(cached, request)) return cached.value;
      throw error;
    }
  }

  #fetch(request: UpstreamRequest, scope: Scope, cached: CachedResponse | undefined): Promise<unknown> {
    if (this.#parts.optimizations.coalesceCalls) return this.#share(request, scope, cached);
    return this.#make(this.#storing(request, cached, scope), scope);
  }

  /** Makes the call, or waits for an equal one in flight. */
  #share(request: UpstreamRequest, scope: Scope, cached: CachedResponse | undefined): Promise<unknown> {
    const key = `${this.#changes} ${cacheKey('private', request)}`;
    const underway = this.#calls.find(key);
    const joined = underway?.about?.projection.join(request.projection) ? underway : undefined;
    if (joined) {
      scope.countReused();
      this.#parts.countJoined();
    }
    const observation = joined && scope.observer?.began(request.plan, 'shared');
    const call = joined ?? this.#beginShared(key, request, scope, cached);
    return new Promise((resolve, reject) => {
      const subscription = {
        cancel(reason: Error) {
          if (call.about) scope.leave(call.about.scope);
          unsubscribe();
          observation?.ended(undefined, reason);
          reject(reason);
        },
      };
      scope.started(subscription);
      const unsubscribe = call.subscribe((outcome) => {
        scope.ended(subscription);
        const error = 'error' in outcome ? outcome.error : undefined;
        observation?.ended(undefined, error);
        if ('error' in outcome) return reject(outcome.error);
        scope.freshness.shared(outcome.freshness);
        resolve(outcome.value);
      });
      if (call.about) scope.join(call.about.scope);
    });
  }

  #beginShared(
    key: string,
    request: UpstreamRequest,
    requester: Scope,
    cached: CachedResponse | undefined,
  ): SharedExecution<Outcome, SharedCall> {
    const scope = requester.ofSharedCall();
    const start = (settle: (outcome: Outcome) => void) => {
      this.#parts.send(this.#storing(request, cached, scope), scope, {
        resolve: (value) => settle({ value, freshness: scope.freshness }),
        reject: (error) => settle({ error }),
      });
      return () => scope.cancel(ABANDONED);
    };
    return this.#calls.begin(key, start, { projection: request.projection, scope });
  }

  #make(request: UpstreamRequest, scope: Scope): Promise<unknown> {
    return new Promise((resolve, reject) => this.#parts.send(request, scope, { resolve, reject }));
  }

  /**
   * A call that is neither coalesced nor stored. A mutation may take effect from when it is sent, whatever its outcome. It
   * invalidates what was read before it is sent, and again what was read until it settles.
   */
  #makeOnce(request: UpstreamRequest, scope: Scope): Promise<unknown> {
    const { operation } = request.plan;
    if (operation.reads) return this.#make(request, scope);
    return new Promise((resolve, reject) => {
      let wasSent = false;
      const settled = () => {
        if (!wasSent) return;
        this.#mutated(operation);
        this.#parts.changes.tell(this.#invalidations.tagsOf(operation.invalidates), 'mutation');
      };
      this.#parts.send(request, scope, {
        sent: () => {
          wasSent = true;
          this.#mutated(operation);
        },
        resolve: (value) => {
          settled();
          resolve(value);
        },
        reject: (error) => {
          settled();
          reject(error);
        },
      });
    });
  }

  /** Makes responses of operations stale, or of all that mutations invalidate, in all replicas. */
  invalidate(operationIds = this.#invalidations.ids): void {
    this.#invalidated(operationIds);
    if (operationIds.length > 0) this.#stored?.invalidate(operationIds);
  }

  #mutated({ invalidates }: Operation): void {
    this.invalidate(invalidates);
    this.#purge(invalidates);
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
    this.#changes += 1;
    this.#parts.changes.count += 1;
    this.#invalidations.add(ids);
  }

  /** The same request, conditional on a stored response, whose response is stored. */
  #storing(request: UpstreamRequest, cached: CachedResponse | undefined, { freshness }: Scope): UpstreamRequest {
    const stored = this.#stored;
    if (!stored) return request;
    const invalidations = this.#invalidations.of(request.plan.operation);
    const epoch = stored.epochOf(request);
    const requestedAt = Date.now();
    const validators = cached ? validatorsOf(cached, request) : [];
    const read = (response: UpstreamResponse, projection: SharedProjection) => {
      const times = { requestedAt, receivedAt: Date.now() };
      const confirmed = response.status === 304 && validators.length > 0 ? cached : undefined;
      if (confirmed && !confirms(confirmed, request, response)) {
        stored.remove(request, confirmed.scope);
        throw new OtherResponseError(request.plan, 'confirmed a response that it was not asked about', {
          status: 304,
        });
      }
      const policy = confirmed
        ? renewedPolicy(confirmed, request, response, times)
        : policyOf(request, response, times);
      // A stored response is not projected: other callers read other members of its rows.
      const value = confirmed ? confirmed.value : decode(request.plan, response, policy ? undefined : projection);
      if (policy) {
        const valueBytes = confirmed?.valueBytes ?? weightOfBody(response.body);
        const bodyBytes = confirmed?.bodyBytes ?? response.body.length;
        const headers = confirmed ? { ...confirmed.headers, ...response.headers } : response.headers;
        const received = { ...times, headers, body: confirmed ? undefined : response.body, epoch };
        stored.put(request, { ...policy, value, valueBytes, bodyBytes, invalidations }, received);
        const mark = this.#invalidations.markOf(request.plan.operation, invalidations);
        freshness.received(policy, request.identity, mark, times.receivedAt);
      } else {
        if (cached) stored.remove(request, cached.scope);
        stored.notStorable(request);
      }
      return value;
    };
    const headers = validators.length === 0 ? request.headers : [...request.headers, ...validators];
    return { ...request, headers, read };
  }

  /** Whether nothing has invalidated a response since it was requested. */
  #isValid({ invalidations }: CachedResponse, { plan }: UpstreamRequest): boolean {
    return invalidations === this.#invalidations.of(plan.operation);
  }
}

type Found = CachedResponse | undefined;

/** A response as it was received, for other replicas. The body is absent where one that is stored was confirmed. */
export interface ReceivedResponse {
  readonly headers: IncomingHttpHeaders;
  readonly body: Body | undefined;
  readonly requestedAt: number;
  readonly receivedAt: number;
  /** When it was requested. */
  readonly epoch: InvalidationEpoch | undefined;
}

/** Others may still ask whether a response that has a validator has changed. */
const VALIDATABLE_MS = 3_600_000;
const LONGEST_MS = 86_400_000;

/** Responses in a store, each public or of one identity; behind it, those that replicas share. */
class StoredResponses {
  readonly #store: CacheStore<CachedResponse>;
  readonly #shared: InterfaceResponses | undefined;

  constructor(store: CacheStore<CachedResponse>, shared?: InterfaceResponses) {
    this.#store = tolerant(store);
    this.#shared = shared;
  }

  /** The stored response for a request: that of its caller's identity, or else the public one. */
  find(request: UpstreamRequest, scope: Scope): Found | Promise<Found> {
    const own = this.#store.get(cacheKey('private', request));
    const everyones = () => (request.forwarded.length === 0 ? undefined : this.#store.get(cacheKey('public', request)));
    const found = own instanceof Promise ? own.then((each) => each ?? everyones()) : (own ?? everyones());
    return found instanceof Promise ? unlessCancelled(scope, found) : found;
  }

  /** The response that replicas share, which is stored here too: with so many invalidations of its operation. */
  findShared(request: UpstreamRequest, scope: Scope, invalidations: number): Promise<Found> | undefined {
    if (!this.#shared) return undefined;
    const publicKey = request.forwarded.length === 0 ? undefined : cacheKey('public', request);
    const pending = this.#shared.find(request, cacheKey('private', request), publicKey);
    const read = pending?.then((found) => {
      const cached = found && readShared(request, found, invalidations);
      if (cached) this.#set(request, cached);
      return cached;
    });
    return read && unlessCancelled(scope, read);
  }

  /** The response to a request may not be stored. */
  notStorable({ plan }: UpstreamRequest): void {
    this.#shared?.notStorable(plan.operation.id);
  }

  epochOf({ plan }: UpstreamRequest): InvalidationEpoch | undefined {
    return this.#shared?.epochOf(plan.operation.id);
  }

  invalidate(operationIds: readonly string[]): void {
    this.#shared?.invalidate(operationIds);
  }

  put(request: UpstreamRequest, response: CachedResponse, received: ReceivedResponse): void {
    this.#set(request, response);
    if (this.#shared && received.epoch !== undefined) this.#share(this.#shared, request, response, received);
    // The private one would always be found first.
    if (response.scope === 'public' && request.forwarded.length > 0)
      void this.#store.delete(cacheKey('private', request));
  }

  remove(request: UpstreamRequest, scope: ResponsePolicy['scope']): void {
    void this.#store.delete(cacheKey(scope, request));
    this.#shared?.remove(cacheKey(scope, request));
  }

  #set(request: UpstreamRequest, response: CachedResponse): void {
    const bytes = response.valueBytes + weightOfHeaders(response.headers);
    void this.#store.set(cacheKey(response.scope, request), response, bytes);
  }

  #share(
    shared: InterfaceResponses,
    request: UpstreamRequest,
    { rules, scope }: CachedResponse,
    { epoch = '', body, ...received }: ReceivedResponse,
  ): void {
    const isValidatable = validatorsOf({ rules }, request).length > 0;
    const ms = Math.min(LONGEST_MS, Math.max(rules.timeToLive(), isValidatable ? VALIDATABLE_MS : 0));
    const key = cacheKey(scope, request);
    if (body) shared.put(request, key, { ...received, body: body.whole() }, { ms, epoch });
    else shared.renew(key, received, { ms, epoch });
  }
}

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
