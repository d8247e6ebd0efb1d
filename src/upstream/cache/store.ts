/** Where answers are kept. What it returns may be a promise, so that a store may live elsewhere. */
export interface AnswerStore<Entry> {
  get(key: string): Entry | undefined | Promise<Entry | undefined>;
  set(key: string, entry: Entry, bytes: number): void | Promise<void>;
  delete(key: string): void | Promise<void>;
}

/** No entry takes more than this share of a store: one large answer must not drive out all others. */
const LARGEST_SHARE = 1 / 8;
/** What an entry costs besides its answer. */
const OVERHEAD_BYTES = 512;

/** A store in memory, bounded in bytes: what was used longest ago goes first. */
export class MemoryStore<Entry> implements AnswerStore<Entry> {
  readonly #most: number;
  readonly #entries = new Map<string, { entry: Entry; bytes: number }>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#most = mostBytes;
  }

  /** What is held now. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Entry | undefined {
    const found = this.#entries.get(key);
    if (!found) return undefined;
    // A map keeps the order of insertion: what is used goes to its end.
    this.#entries.delete(key);
    this.#entries.set(key, found);
    return found.entry;
  }

  set(key: string, entry: Entry, bytes: number): void {
    this.delete(key);
    const cost = bytes + key.length * 2 + OVERHEAD_BYTES;
    if (cost > this.#most * LARGEST_SHARE) return;
    this.#entries.set(key, { entry, bytes: cost });
    this.#bytes += cost;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#most) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const found = this.#entries.get(key);
    if (!found) return;
    this.#entries.delete(key);
    this.#bytes -= found.bytes;
  }
}
