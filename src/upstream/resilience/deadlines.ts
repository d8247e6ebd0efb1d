import { LinkedQueue, type QueueNode } from '#collections';

/** When somebody has waited too long. */
export interface Deadline<Item> {
  readonly item: Item;
  readonly at: number;
  /** Where it stands, until it passes or is cleared. */
  queueNode: QueueNode<Deadline<Item>> | undefined;
}

/** Timers go off up to so much too early. */
export const TIMER_ERROR_MS = 1;

/**
 * Deadlines that are all as far away when they are set, so that the first in line is always the next: one timer watches
 * them all, and most are cleared before it has looked at them once. It keeps no process from ending.
 */
export class Deadlines<Item> {
  readonly #ms: number;
  readonly #passed: (item: Item) => void;
  readonly #line = new LinkedQueue<Deadline<Item>>();
  #isWatched = false;

  constructor(ms: number, passed: (item: Item) => void) {
    this.#ms = ms;
    this.#passed = passed;
  }

  set(item: Item): Deadline<Item> {
    const deadline: Deadline<Item> = { item, at: performance.now() + this.#ms, queueNode: undefined };
    deadline.queueNode = this.#line.add(deadline);
    if (!this.#isWatched) this.#watch(this.#ms);
    return deadline;
  }

  clear(deadline: Deadline<Item>): void {
    if (!deadline.queueNode) return;
    this.#line.remove(deadline.queueNode);
    deadline.queueNode = undefined;
  }

  #watch(ms: number): void {
    this.#isWatched = true;
    setTimeout(() => this.#look(), ms).unref();
  }

  #look(): void {
    this.#isWatched = false;
    for (let first = this.#line.first?.item; first; first = this.#line.first?.item) {
      const leftMs = first.at - performance.now();
      if (leftMs > TIMER_ERROR_MS) return this.#watch(leftMs);
      this.clear(first);
      this.#passed(first.item);
    }
  }
}
