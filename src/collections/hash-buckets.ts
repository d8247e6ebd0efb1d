/** Something that is found by its text. */
export interface Keyed<Item> {
  readonly key: string;
  /** What stands in the same slot. */
  next: Item | undefined;
}

const SLOTS = 512;
/** A slot with so many takes no more: whoever makes up texts that meet in one slows down nobody. */
const MOST_IN_SLOT = 32;

/**
 * What is there for a moment, by a text that may be long. A `Map` would do, but V8 enters every text that becomes a key
 * into the table of all names of the process, which costs more than all else here, and keeps it until a full collection.
 */
export class HashBuckets<Item extends Keyed<Item>> {
  readonly #slots = Array.from<Item | undefined>({ length: SLOTS });
  #last = '';
  #slotOfLast = slotOf('');

  find(key: string): Item | undefined {
    let item = this.#slots[this.#slotOf(key)];
    while (item && item.key !== key) item = item.next;
    return item;
  }

  /** Puts an item in, unless there are too many like it. */
  add(item: Item): void {
    const slot = this.#slotOf(item.key);
    const first = this.#slots[slot];
    let others = 0;
    for (let other = first; other; other = other.next) others += 1;
    if (others >= MOST_IN_SLOT) return;
    item.next = first;
    this.#slots[slot] = item;
  }

  /** Takes an item out, if it is in. */
  remove(item: Item): void {
    const slot = this.#slotOf(item.key);
    let before: Item | undefined;
    let found = this.#slots[slot];
    while (found && found !== item) {
      before = found;
      found = found.next;
    }
    if (!found) return;
    if (before) before.next = item.next;
    else this.#slots[slot] = item.next;
    // What has left leads nowhere: it may be held long after.
    item.next = undefined;
  }

  /** What is looked for in vain is often put in next. */
  #slotOf(key: string): number {
    if (key !== this.#last) {
      this.#last = key;
      this.#slotOfLast = slotOf(key);
    }
    return this.#slotOfLast;
  }
}

/** Two characters at a time: neither waits for the other. */
function slotOf(text: string): number {
  let even = text.length;
  let odd = 0;
  for (let at = 0; at < text.length; at += 2) {
    even = (Math.imul(even, 31) + text.charCodeAt(at)) | 0;
    odd = (Math.imul(odd, 37) + (text.charCodeAt(at + 1) | 0)) | 0;
  }
  const both = Math.imul(even ^ odd, 0x9e3779b1);
  return (both >>> 16) % SLOTS;
}
