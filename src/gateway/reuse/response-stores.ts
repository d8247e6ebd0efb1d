import { isDeepStrictEqual } from 'node:util';
import type { Settings } from '#config';
import { type CachedResponse, type CacheStore, Memory, MemoryStore } from '#upstream';
import type { ComposedGraph } from '../schema/compose.ts';
import type { ResponseCacheStores } from './response-cache.ts';

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
export function responseStores(settings: Settings, graph: ComposedGraph, previous?: ResponseStores): ResponseStores {
  const { cache, cacheSize, responseCache } = settings.performance;
  const kept = previous?.settings.performance.cacheSize === cacheSize ? previous : undefined;
  const memory = kept?.memory ?? new Memory(cacheSize);
  const upstream = cache ? (kept?.upstream ?? new MemoryStore<CachedResponse>(memory)) : undefined;
  if (!cache || !responseCache) return { memory, upstream, responses: undefined, settings, graph };
  const isSame =
    kept?.graph === graph && isDeepStrictEqual(contentsOf(kept.settings), contentsOf(settings)) && kept.responses;
  const responses = isSame || { public: new MemoryStore(memory), private: new MemoryStore(memory) };
  return { memory, upstream, responses, settings, graph };
}

/** Settings without those on which no response depends; keys of cached responses have the scopes of their callers. */
function contentsOf(settings: Settings): object {
  const none = undefined;
  return { ...settings, logs: none, metrics: none, telemetry: none, budgets: none, sandbox: none, auth: none };
}
