import type { IncomingHttpHeaders } from 'node:http';
import type { Body } from '#http';
import type { UpstreamRequest } from '../request/request.ts';
import type { Scope } from '../scope.ts';
import { cacheKey } from './cache-key.ts';
import type { CacheStore } from './cache-store.ts';
import type { CachedResponse } from './cached-response.ts';
import { readShared } from './read-shared.ts';
import { type ResponsePolicy, validatorsOf } from './response-policy.ts';
import type { InterfaceResponses, InvalidationEpoch } from './shared-responses.ts';
import { tolerant } from './tolerant-store.ts';
import { weightOfHeaders } from './weight.ts';

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
export class StoredResponses {
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
