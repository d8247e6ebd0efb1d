import { isDeepStrictEqual } from 'node:util';
import type { Settings } from '#config';
import { type CachedResponse, type CacheStore, isFresh, Memory, MemoryStore, type ResponseFreshness } from '#upstream';
import type { OperationSummary } from '../document/operation.ts';
import type { ResponseBody } from '../http/response-body.ts';
import type { ComposedGraph } from '../schema/compose.ts';

/** A cached response body with its freshness. */
export interface CachedBody {
  readonly body: ResponseBody;
  readonly freshness: ResponseFreshness;
  readonly summary: OperationSummary;
}

type Found = CachedBody | undefined;
type Store = CacheStore<CachedBody>;

/** The stores of public bodies, keyed by request, and of private ones, keyed by request and identity. */
export interface ResponseCacheStores {
  readonly public: Store;
  readonly private: Store;
}

/**
 * Caches response bodies, public or per identity. The first execution of an operation caches upstream responses; the second,
 * which needs no call, shows that the operation is repeated, and its body is cached. A failing store is a cache miss.
 */
export class ResponseCache {
  readonly #stores: ResponseCacheStores;
  readonly #compressedFrom: number;

  /** Bodies of `compressedFrom` bytes and more may be compressed. */
  constructor(stores: ResponseCacheStores, compressedFrom = Infinity) {
    this.#stores = stores;
    this.#compressedFrom = compressedFrom;
  }

  /** Finds the body for a request by its text, and by its text with the identity key. */
  find(text: string, identifiedText: string): Found | Promise<Found> {
    const found = fresh(this.#stores.private, identifiedText);
    if (found instanceof Promise) return found.then((cached) => cached ?? fresh(this.#stores.public, text));
    return found ?? fresh(this.#stores.public, text);
  }

  store(text: string, identifiedText: string, cached: CachedBody): void {
    if (!isFresh(cached.freshness, Date.now())) return;
    const { body, summary } = cached;
    const memory = (body.bytes < this.#compressedFrom ? body.memory : body.memoryWithCompressed) + summary.memory;
    const isPublic = cached.freshness.scope === 'public';
    const [store, key] = isPublic ? [this.#stores.public, text] : [this.#stores.private, identifiedText];
    void attempt(() => store.set(key, cached, memory));
  }
}

function fresh(store: Store, key: string): Found | Promise<Found> {
  try {
    const found = store.get(key);
    if (!(found instanceof Promise)) return unlessStale(store, key, found);
    return found.then((each) => unlessStale(store, key, each)).catch(() => undefined);
  } catch {
    return undefined;
  }
}

function unlessStale(store: Store, key: string, found: Found): Found {
  if (!found || isFresh(found.freshness, Date.now())) return found;
  void attempt(() => store.delete(key));
  return undefined;
}

async function attempt(change: () => void | Promise<void>): Promise<void> {
  try {
    await change();
  } catch {
    // A failing store does not affect the response.
  }
}

/** The stores of upstream responses and of GraphQL responses; they share one memory. */
export interface ResponseStores {
  readonly memory: Memory;
  readonly upstream: CacheStore<CachedResponse> | undefined;
  readonly responses: ResponseCacheStores | undefined;
  /** The settings that cached responses depend on. */
  readonly settings: Settings;
  readonly graph: ComposedGraph;
}

/**
 * The stores of a gateway. Those of the gateway before it are kept where their contents are still right: upstream responses
 * always, because each API keeps its own apart, and GraphQL responses where no setting changed that they depend on.
 */
export function responseStores(settings: Settings, graph: ComposedGraph, kept?: ResponseStores): ResponseStores {
  const { cache, cacheSize, responseCache } = settings.performance;
  const same = kept?.settings.performance.cacheSize === cacheSize ? kept : undefined;
  const memory = same?.memory ?? new Memory(cacheSize);
  const upstream = cache ? (same?.upstream ?? new MemoryStore<CachedResponse>(memory)) : undefined;
  if (!cache || !responseCache) return { memory, upstream, responses: undefined, settings, graph };
  const isSame =
    same?.graph === graph && isDeepStrictEqual(contentsOf(same.settings), contentsOf(settings)) && same.responses;
  const responses = isSame || { public: new MemoryStore(memory), private: new MemoryStore(memory) };
  return { memory, upstream, responses, settings, graph };
}

/** Settings without those on which no response depends; keys of cached responses have the scopes of their callers. */
function contentsOf(settings: Settings): object {
  const none = undefined;
  return { ...settings, logs: none, metrics: none, telemetry: none, budgets: none, sandbox: none, auth: none };
}
