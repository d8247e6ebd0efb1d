/** The place of an item in a queue. Keep it, to take the item out again. */
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
 * A queue from which any item can be taken out. A `Set` has an order too, but finds its first item only after the places of
 * all that were deleted before it, and its former tables, which are old, keep young garbage alive.
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
    const node = new QueueNode(item, this.#last);
    if (this.#last) this.#last.after = node;
    else this.#first = node;
    this.#last = node;
    this.#length += 1;
    return node;
  }

  /** Takes out a node that is still in the queue. */
  remove(node: QueueNode<Item>): void {
    const { before, after } = node;
    if (before) before.after = after;
    else this.#first = after;
    if (after) after.before = before;
    else this.#last = before;
    // Its owner may hold it for long, and must not hold the others by it.
    node.before = node.after = undefined;
    this.#length -= 1;
  }
}
