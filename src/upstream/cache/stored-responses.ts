import type { UpstreamRequest } from '../request/request.ts';
import type { Scope } from '../scope.ts';
import { cacheKey } from './cache-key.ts';
import type { CacheStore } from './cache-store.ts';
import type { ResponsePolicy } from './response-policy.ts';
import { tolerant } from './tolerant-store.ts';
import { weightOfHeaders } from './weight.ts';

/**
 * A response that is stored, decoded. All callers get the same value: nobody may change it. A store elsewhere can write its
 * `rules` by `toObject`, and read them by `CachePolicy.fromObject`.
 */
export interface CachedResponse extends ResponsePolicy {
  readonly value: unknown;
  readonly valueBytes: number;
  /** The invalidations of its operation when it was requested. */
  readonly invalidations: number;
}

type Found = CachedResponse | undefined;

/** Responses in a store, each for everyone or for one identity. */
export class StoredResponses {
  readonly #store: CacheStore<CachedResponse>;

  constructor(store: CacheStore<CachedResponse>) {
    this.#store = tolerant(store);
  }

  /** The response to a request that its caller may have: its own, or else the one for everyone. */
  find(request: UpstreamRequest, scope: Scope): Found | Promise<Found> {
    const own = this.#store.get(cacheKey('private', request));
    const everyones = () => (request.forwarded.length === 0 ? undefined : this.#store.get(cacheKey('public', request)));
    const found = own instanceof Promise ? own.then((each) => each ?? everyones()) : (own ?? everyones());
    return found instanceof Promise ? unlessCancelled(scope, found) : found;
  }

  put(request: UpstreamRequest, response: CachedResponse): void {
    const bytes = response.valueBytes + weightOfHeaders(response.headers);
    void this.#store.set(cacheKey(response.scope, request), response, bytes);
    // It would be found before the public one for good.
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
