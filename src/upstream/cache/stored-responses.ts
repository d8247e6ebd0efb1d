import type { UpstreamRequest } from '../request/request.ts';
import type { Scope } from '../scope.ts';
import { cacheKey } from './cache-key.ts';
import type { CacheStore } from './cache-store.ts';
import type { ResponsePolicy } from './response-policy.ts';
import { weightOfHeaders } from './weight.ts';

/** A response that is stored, decoded. All callers get the same value: nobody may change it. */
export interface CachedResponse extends ResponsePolicy {
  readonly value: unknown;
  readonly valueBytes: number;
  /** How often mutations had invalidated its operation when it was requested. */
  readonly generation: number;
}

type Found = CachedResponse | undefined;

/** Responses in a store, each for everyone or for one identity. A store that fails has nothing, and fails no call. */
export class StoredResponses {
  readonly #store: CacheStore<CachedResponse>;

  constructor(store: CacheStore<CachedResponse>) {
    this.#store = store;
  }

  /** The response to a request that its caller may have: its own, or else the one for everyone. */
  find(request: UpstreamRequest, scope: Scope): Found | Promise<Found> {
    const own = this.#get(cacheKey('private', request));
    const everyones = () => this.#get(cacheKey('public', request));
    if (!(own instanceof Promise)) {
      const found = own ?? everyones();
      return found instanceof Promise ? whileWaiting(scope, found) : found;
    }
    return whileWaiting(
      scope,
      own.then((found) => found ?? everyones()),
    );
  }

  #get(key: string): Found | Promise<Found> {
    try {
      return this.#store.get(key);
    } catch {
      return undefined;
    }
  }

  put(request: UpstreamRequest, response: CachedResponse): void {
    const bytes = response.valueBytes + weightOfHeaders(response.headers);
    void attempt(() => this.#store.set(cacheKey(response.scope, request), response, bytes));
    // Found first, one of this identity would stand before it for good.
    if (response.scope === 'public') this.remove(request, 'private');
  }

  remove(request: UpstreamRequest, scope: ResponsePolicy['scope']): void {
    void attempt(() => this.#store.delete(cacheKey(scope, request)));
  }
}

async function attempt(change: () => void | Promise<void>): Promise<void> {
  try {
    await change();
  } catch {
    // The response is used all the same.
  }
}

/** What a store finds, as long as the request is not cancelled. */
function whileWaiting(scope: Scope, pending: Promise<Found>): Promise<Found> {
  return new Promise((resolve, reject) => {
    const waiting = { cancel: reject };
    scope.started(waiting);
    const done = (found?: Found) => {
      scope.ended(waiting);
      resolve(found);
    };
    pending.then(done, () => done());
  });
}
