import type { CacheStore } from './cache-store.ts';

/** The entries of a store whose keys have this prefix. */
export class StorePart<Entry> implements CacheStore<Entry> {
  readonly #store: CacheStore<Entry>;
  readonly #prefix: string;

  constructor(store: CacheStore<Entry>, prefix: string) {
    this.#store = store;
    this.#prefix = prefix;
  }

  get(key: string): Entry | undefined | Promise<Entry | undefined> {
    return this.#store.get(this.#prefix + key);
  }

  set(key: string, entry: Entry, bytes: number): void | Promise<void> {
    return this.#store.set(this.#prefix + key, entry, bytes);
  }

  delete(key: string): void | Promise<void> {
    return this.#store.delete(this.#prefix + key);
  }
}
