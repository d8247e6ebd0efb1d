/** Where an item stands in its line. Keep it, to take the item out again. */
export class QueueNode<Item> {
  readonly item: Item;
  before: QueueNode<Item> | undefined;
  after: QueueNode<Item> | undefined;

  constructor(item: Item, before: QueueNode<Item> | undefined) {
    this.item = item;
    this.before = before;
  }
}

/**
 * Items in the order in which they came, any of which may leave. A `Set` keeps that order too, but finds its first item
 * only after all that have left before it, and V8 may hold those for long.
 */
export class LinkedQueue<Item> {
  #first: QueueNode<Item> | undefined;
  #last: QueueNode<Item> | undefined;
  #length = 0;

  get length(): number {
    return this.#length;
  }

  get first(): QueueNode<Item> | undefined {
    return this.#first;
  }

  add(item: Item): QueueNode<Item> {
    const place = new QueueNode(item, this.#last);
    if (this.#last) this.#last.after = place;
    else this.#first = place;
    this.#last = place;
    this.#length += 1;
    return place;
  }

  /** Takes out what stands there, and still does. */
  remove(place: QueueNode<Item>): void {
    const { before, after } = place;
    if (before) before.after = after;
    else this.#first = after;
    if (after) after.before = before;
    else this.#last = before;
    // What has left leads nowhere: it may be looked at long after.
    place.before = place.after = undefined;
    this.#length -= 1;
  }
}
