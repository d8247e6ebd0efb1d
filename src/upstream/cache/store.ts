import { LinkedQueue, type QueueNode } from '#collections';

/** Where answers are kept. What it returns may be a promise, so that a store may live elsewhere. */
export interface CacheStore<Entry> {
  get(key: string): Entry | undefined | Promise<Entry | undefined>;
  set(key: string, entry: Entry, bytes: number): void | Promise<void>;
  delete(key: string): void | Promise<void>;
}

/** No entry takes more than this share of a memory: one large answer must not drive out all others. */
const LARGEST_SHARE = 1 / 8;
/** What an entry costs besides its answer. */
const OVERHEAD_BYTES = 512;

/** Something that is held, and where it stands among what is held. */
interface Held {
  readonly bytes: number;
  place: QueueNode<Held> | undefined;
  drop(): void;
}

/** Room for any number of stores, bounded in bytes over all of them: what was used longest ago goes first. */
export class Memory {
  readonly #most: number;
  /** What is used goes to its end. */
  readonly #held = new LinkedQueue<Held>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#most = mostBytes;
  }

  /** What is held now. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Whether so much is small enough to be held at all. */
  takes(bytes: number): boolean {
    return bytes <= this.#most * LARGEST_SHARE;
  }

  hold(entry: Held): void {
    entry.place = this.#held.add(entry);
    this.#bytes += entry.bytes;
    while (this.#bytes > this.#most) this.#held.first?.item.drop();
  }

  used(entry: Held): void {
    if (!entry.place) return;
    this.#held.remove(entry.place);
    entry.place = this.#held.add(entry);
  }

  release(entry: Held): void {
    if (!entry.place) return;
    this.#held.remove(entry.place);
    entry.place = undefined;
    this.#bytes -= entry.bytes;
  }
}

/** A store in memory. */
export class MemoryStore<Entry> implements CacheStore<Entry> {
  readonly #memory: Memory;
  readonly #entries = new Map<string, Held & { readonly entry: Entry }>();

  constructor(memory: Memory) {
    this.#memory = memory;
  }

  get(key: string): Entry | undefined {
    // A key that nobody has used yet would be hashed, and remembered by V8, for nothing.
    if (this.#entries.size === 0) return undefined;
    const found = this.#entries.get(key);
    if (!found) return undefined;
    this.#memory.used(found);
    return found.entry;
  }

  set(key: string, entry: Entry, bytes: number): void {
    this.delete(key);
    const cost = bytes + key.length * 2 + OVERHEAD_BYTES;
    if (!this.#memory.takes(cost)) return;
    const held = { entry, bytes: cost, place: undefined, drop: () => this.delete(key) };
    this.#entries.set(key, held);
    this.#memory.hold(held);
  }

  delete(key: string): void {
    const found = this.#entries.get(key);
    if (!found) return;
    this.#entries.delete(key);
    this.#memory.release(found);
  }
}
