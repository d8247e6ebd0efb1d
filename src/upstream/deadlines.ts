import { LinkedQueue, type QueueNode } from '#collections';

/** The deadline of an item. */
export interface Deadline<Item> {
  readonly item: Item;
  readonly at: number;
  /** Its node in the queue, until it has passed or is cleared. */
  queueNode: QueueNode<Deadline<Item>> | undefined;
}

/** Timers fire up to this much too early. */
export const TIMER_ERROR_MS = 1;

/**
 * Deadlines that are all equally far away when they are set, so that the first in the queue is always the next: one timer
 * watches them all, and most are cleared before it fires. The timer keeps no process from ending.
 */
export class Deadlines<Item> {
  /** The time from setting a deadline to its end. */
  readonly ms: number;
  readonly #passed: (item: Item) => void;
  readonly #queue = new LinkedQueue<Deadline<Item>>();
  #hasTimer = false;

  constructor(ms: number, passed: (item: Item) => void) {
    this.ms = ms;
    this.#passed = passed;
  }

  set(item: Item): Deadline<Item> {
    const deadline: Deadline<Item> = { item, at: performance.now() + this.ms, queueNode: undefined };
    deadline.queueNode = this.#queue.add(deadline);
    if (!this.#hasTimer) this.#setTimer(this.ms);
    return deadline;
  }

  clear(deadline: Deadline<Item>): void {
    if (!deadline.queueNode) return;
    this.#queue.remove(deadline.queueNode);
    deadline.queueNode = undefined;
  }

  #setTimer(ms: number): void {
    this.#hasTimer = true;
    setTimeout(() => this.#check(), ms).unref();
  }

  #check(): void {
    this.#hasTimer = false;
    for (let first = this.#queue.first?.item; first; first = this.#queue.first?.item) {
      const leftMs = first.at - performance.now();
      if (leftMs > TIMER_ERROR_MS) return this.#setTimer(leftMs);
      this.clear(first);
      this.#passed(first.item);
    }
  }
}
