import { LRUCache } from 'lru-cache';
import type { CacheStore } from './cache-store.ts';

/** No entry takes more than this share of a memory, so that a large one does not evict all others. */
const LARGEST_SHARE = 1 / 8;
/** The memory of an entry besides its content and key: its nodes in the cache's map and lists. */
const OVERHEAD_BYTES = 256;

/** Memory for any number of stores, bounded in bytes over all of them. The least recently used entry is evicted first. */
export class Memory {
  readonly entries: LRUCache<string, object>;
  #stores = 0;

  constructor(maxBytes: number) {
    const maxSize = Math.max(1, Math.floor(maxBytes));
    this.entries = new LRUCache({ maxSize, maxEntrySize: Math.ceil(maxSize * LARGEST_SHARE) });
  }

  /** The bytes that are taken now. */
  get bytes(): number {
    return this.entries.calculatedSize;
  }

  /** The prefix for the keys of another store. */
  prefix(): string {
    this.#stores += 1;
    return `${this.#stores} `;
  }
}

/** A store in a memory. */
export class MemoryStore<Entry extends object> implements CacheStore<Entry> {
  readonly #entries: LRUCache<string, object>;
  readonly #prefix: string;

  constructor(memory: Memory) {
    this.#entries = memory.entries;
    this.#prefix = memory.prefix();
  }

  get(key: string): Entry | undefined {
    // Hashing a long key takes microseconds, and many gateways never store anything.
    if (this.#entries.size === 0) return undefined;
    return this.#entries.get(this.#prefix + key) as Entry | undefined;
  }

  /** Stores an entry in place of the one before. One that is too large is not stored. */
  set(key: string, entry: Entry, bytes: number): void {
    const own = this.#prefix + key;
    this.#entries.set(own, entry, { size: Math.ceil(bytes) + own.length * 2 + OVERHEAD_BYTES });
  }

  delete(key: string): void {
    this.#entries.delete(this.#prefix + key);
  }
}
