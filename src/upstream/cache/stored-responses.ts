import type { UpstreamRequest } from '../request/request.ts';
import type { Scope } from '../scope.ts';
import { cacheKey } from './cache-key.ts';
import type { CacheStore } from './cache-store.ts';
import type { ResponsePolicy } from './response-policy.ts';
import { tolerant } from './tolerant-store.ts';
import { weightOfHeaders } from './weight.ts';

/**
 * A stored response, decoded. All callers receive the same value, which must not be changed. A remote store can write its
 * `rules` by `toObject`, and read them by `CachePolicy.fromObject`.
 */
export interface CachedResponse extends ResponsePolicy {
  readonly value: unknown;
  readonly valueBytes: number;
  /** Of the body that it was decoded from. */
  readonly bodyBytes: number;
  /** The invalidations of its operation when it was requested. */
  readonly invalidations: number;
}

type Found = CachedResponse | undefined;

/** Responses in a store, each public or of one identity. */
export class StoredResponses {
  readonly #store: CacheStore<CachedResponse>;

  constructor(store: CacheStore<CachedResponse>) {
    this.#store = tolerant(store);
  }

  /** The stored response for a request: that of its caller's identity, or else the public one. */
  find(request: UpstreamRequest, scope: Scope): Found | Promise<Found> {
    const own = this.#store.get(cacheKey('private', request));
    const everyones = () => (request.forwarded.length === 0 ? undefined : this.#store.get(cacheKey('public', request)));
    const found = own instanceof Promise ? own.then((each) => each ?? everyones()) : (own ?? everyones());
    return found instanceof Promise ? unlessCancelled(scope, found) : found;
  }

  put(request: UpstreamRequest, response: CachedResponse): void {
    const bytes = response.valueBytes + weightOfHeaders(response.headers);
    void this.#store.set(cacheKey(response.scope, request), response, bytes);
    // The private one would always be found first.
    if (response.scope === 'public' && request.forwarded.length > 0) this.remove(request, 'private');
  }

  remove(request: UpstreamRequest, scope: ResponsePolicy['scope']): void {
    void this.#store.delete(cacheKey(scope, request));
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
