/** Where an item stands in its line. Keep it, to take the item out again. */
export class Place<Item> {
  readonly item: Item;
  before: Place<Item> | undefined;
  after: Place<Item> | undefined;

  constructor(item: Item, before: Place<Item> | undefined) {
    this.item = item;
    this.before = before;
  }
}

/**
 * Items in the order in which they came, any of which may leave. A `Set` keeps that order too, but finds its first item
 * only after all that have left before it, and V8 may hold those for long.
 */
export class Line<Item> {
  #first: Place<Item> | undefined;
  #last: Place<Item> | undefined;
  #length = 0;

  get length(): number {
    return this.#length;
  }

  get first(): Place<Item> | undefined {
    return this.#first;
  }

  add(item: Item): Place<Item> {
    const place = new Place(item, this.#last);
    if (this.#last) this.#last.after = place;
    else this.#first = place;
    this.#last = place;
    this.#length += 1;
    return place;
  }

  /** Takes out what stands there, and still does. */
  remove(place: Place<Item>): void {
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
