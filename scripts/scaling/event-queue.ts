interface Event {
  readonly at: number;
  readonly happen: () => void;
}

/** Events in the order of their times: a binary heap. */
export class EventQueue {
  readonly #heap: Event[] = [];
  #now = 0;

  get now(): number {
    return this.#now;
  }

  add(at: number, happen: () => void): void {
    const heap = this.#heap;
    const event = { at, happen };
    let index = heap.push(event) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = heap[parent] as Event;
      if (above.at <= at) break;
      heap[index] = above;
      index = parent;
    }
    heap[index] = event;
  }

  /** Lets the next event happen. Returns whether there was one. */
  step(): boolean {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (!first || !last) return false;
    if (heap.length > 0) this.#sink(last);
    this.#now = first.at;
    first.happen();
    return true;
  }

  #sink(event: Event): void {
    const heap = this.#heap;
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && (heap[child + 1] as Event).at < (heap[child] as Event).at) child += 1;
      const below = heap[child] as Event;
      if (below.at >= event.at) break;
      heap[index] = below;
      index = child;
    }
    heap[index] = event;
  }
}
