/** An item that is found by its key. */
export interface Keyed<Item> {
  readonly key: string;
  /** The next item of its bucket. */
  next: Item | undefined;
}

const BUCKETS = 512;
/** A full bucket takes no more items, so that keys made to collide slow down no other request. */
const MOST_IN_BUCKET = 32;
/** How many characters of a key are read one after the other, at its end. */
const TAIL = 128;
/** How many pairs of characters are read before them. */
const SAMPLED = 32;

/**
 * Short-lived items by keys that may be long. A `Map` makes every key a name of the whole process, and its former tables,
 * which are old, keep young garbage alive (docs/decisions/013): each collection then copies all recent requests.
 */
export class HashBuckets<Item extends Keyed<Item>> {
  readonly #buckets = Array.from<Item | undefined>({ length: BUCKETS });
  #lastKey = '';
  #lastBucket = bucketOf('');

  find(key: string): Item | undefined {
    let item = this.#buckets[this.#bucketOf(key)];
    while (item && item.key !== key) item = item.next;
    return item;
  }

  /** Adds an item, in front of others with its key, unless its bucket is full. */
  add(item: Item): void {
    const bucket = this.#bucketOf(item.key);
    const first = this.#buckets[bucket];
    let others = 0;
    for (let other = first; other; other = other.next) others += 1;
    if (others >= MOST_IN_BUCKET) return;
    item.next = first;
    this.#buckets[bucket] = item;
  }

  /** Removes an item, if it is there. */
  remove(item: Item): void {
    const bucket = this.#bucketOf(item.key);
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
  #bucketOf(key: string): number {
    if (key !== this.#lastKey) {
      this.#lastKey = key;
      this.#lastBucket = bucketOf(key);
    }
    return this.#lastBucket;
  }
}

/**
 * Of a long key, every so many characters and the last ones, where keys differ most: texts of documents are long, and equal up
 * to their variables. A key of 1,200 characters takes 0.2 µs instead of 1.1. Two characters at a time, so that neither waits for the other.
 */
function bucketOf(text: string): number {
  const { length } = text;
  const tail = Math.max(0, length - TAIL);
  const step = 2 * Math.ceil(tail / (2 * SAMPLED));
  let even = length;
  let odd = 0;
  for (let at = 0; at < tail; at += step) {
    even = (Math.imul(even, 31) + text.charCodeAt(at)) | 0;
    odd = (Math.imul(odd, 37) + text.charCodeAt(at + 1)) | 0;
  }
  for (let at = tail; at < length; at += 2) {
    even = (Math.imul(even, 31) + text.charCodeAt(at)) | 0;
    odd = (Math.imul(odd, 37) + (text.charCodeAt(at + 1) | 0)) | 0;
  }
  const both = Math.imul(even ^ odd, 0x9e3779b1);
  return (both >>> 16) % BUCKETS;
}
