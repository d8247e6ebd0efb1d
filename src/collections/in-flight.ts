/** The place of an item in a queue. Keep it, to take the item out again. */
export interface QueueNode<Item> {
  readonly item: Item;
  before: QueueNode<Item> | undefined;
  after: QueueNode<Item> | undefined;
}

/**
 * A queue from which any item can be taken out. A `Set` has an order too, but finds its first item only after the places of
 * all that were deleted before it, and its former tables, which are old, keep young garbage alive.
 */
export class LinkedQueue<Item> {
  first: QueueNode<Item> | undefined;
  length = 0;
  #last: QueueNode<Item> | undefined;

  add(item: Item): QueueNode<Item> {
    const node: QueueNode<Item> = { item, before: this.#last, after: undefined };
    if (this.#last) this.#last.after = node;
    else this.first = node;
    this.#last = node;
    this.length += 1;
    return node;
  }

  /** Takes out a node that is still in the queue. */
  remove(node: QueueNode<Item>): void {
    const { before, after } = node;
    if (before) before.after = after;
    else this.first = after;
    if (after) after.before = before;
    else this.#last = before;
    // Its owner may hold it for long, and must not hold the others by it.
    node.before = node.after = undefined;
    this.length -= 1;
  }
}

/** An item that is found by its key. Its other members are those of the table. */
export interface Keyed<Item> {
  readonly key: string;
  hash: number;
  /** The next item of its bucket. */
  next: Item | undefined;
}

const BUCKETS = 512;

/**
 * Short-lived items by keys that may be long. A `Map` makes every key a name of the whole process, and its former tables,
 * which are old, keep young garbage alive (docs/decisions/013): each collection then copies all recent requests.
 */
export class HashBuckets<Item extends Keyed<Item>> {
  readonly #buckets = Array.from<Item | undefined>({ length: BUCKETS });
  /** Callers cannot know which keys share a bucket. */
  readonly #seed = Math.floor(Math.random() * 2 ** 32);
  #lastKey: string | undefined;
  #lastHash = 0;

  find(key: string): Item | undefined {
    const hash = this.#hashOf(key);
    let item = this.#buckets[hash % BUCKETS];
    while (item && (item.hash !== hash || item.key !== key)) item = item.next;
    return item;
  }

  /** Adds an item, in front of others with its key. */
  add(item: Item): void {
    item.hash = this.#hashOf(item.key);
    const bucket = item.hash % BUCKETS;
    item.next = this.#buckets[bucket];
    this.#buckets[bucket] = item;
  }

  /** Removes an item, if it is there. */
  remove(item: Item): void {
    const bucket = item.hash % BUCKETS;
    let before: Item | undefined;
    let found = this.#buckets[bucket];
    while (found && found !== item) {
      before = found;
      found = found.next;
    }
    if (!found) return;
    if (before) before.next = item.next;
    else this.#buckets[bucket] = item.next;
    // Its owner may hold it for long, and must not hold the others by it.
    item.next = undefined;
  }

  /** A key that is not found is often added next. */
  #hashOf(key: string): number {
    if (key !== this.#lastKey) {
      this.#lastKey = key;
      this.#lastHash = hashOf(key, this.#seed);
    }
    return this.#lastHash;
  }
}

/**
 * Of the whole key: texts of documents are equal up to their variables, which some clients write first and others last. Four
 * characters at a time, so that none waits for the one before: 1,200 take 1 µs.
 */
function hashOf(text: string, seed: number): number {
  const { length } = text;
  let [one, two, three, four] = [seed ^ length, seed, ~seed, length];
  let at = 0;
  for (const end = length - 3; at < end; at += 4) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x85ebca6b);
    two = Math.imul(two ^ text.charCodeAt(at + 1), 0xc2b2ae35);
    three = Math.imul(three ^ text.charCodeAt(at + 2), 0x27d4eb2f);
    four = Math.imul(four ^ text.charCodeAt(at + 3), 0x165667b1);
  }
  for (; at < length; at++) one = Math.imul(one ^ text.charCodeAt(at), 0x85ebca6b);
  const all = one ^ (two >>> 15) ^ two ^ (three >>> 7) ^ (three << 11) ^ (four >>> 13) ^ (four << 3);
  return Math.imul(all ^ (all >>> 16), 0x9e3779b1) >>> 8;
}
