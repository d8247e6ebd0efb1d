import type { CacheStore } from './cache-store.ts';

/** The same store without failures: an entry that cannot be read or written is a miss. */
export function tolerant<Entry>(store: CacheStore<Entry>): CacheStore<Entry> {
  return {
    get: (key) => attempt(() => store.get(key)),
    set: (key, entry, bytes) => attempt(() => store.set(key, entry, bytes)),
    delete: (key) => attempt(() => store.delete(key)),
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
