/** Stores entries by key. Each method may return a promise, so that a store may live elsewhere. */
export interface CacheStore<Entry> {
  get(key: string): Entry | undefined | Promise<Entry | undefined>;
  set(key: string, entry: Entry, bytes: number): void | Promise<void>;
  delete(key: string): void | Promise<void>;
}
