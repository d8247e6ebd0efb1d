import { LinkedQueue } from '#collections';

interface Deadline {
  readonly at: number;
  readonly expired: () => void;
}

/** Deadlines that are all equally far away, by one timer. */
export class CommandDeadlines {
  readonly #ms: number;
  readonly #deadlines = new LinkedQueue<Deadline>();
  #timer: NodeJS.Timeout | undefined;

  constructor(ms: number) {
    this.#ms = ms;
  }

  /** Calls `expired` in time, unless the returned function is called before. */
  add(expired: () => void): () => void {
    const node = this.#deadlines.add({ at: performance.now() + this.#ms, expired });
    if (!this.#timer) this.#timer = setTimeout(() => this.#due(), this.#ms);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#deadlines.remove(node);
    };
  }

  #due(): void {
    // After a long task, replies that came in time wait to be read: they are first.
    setImmediate(() => {
      const now = performance.now();
      for (let first = this.#deadlines.first; first && first.item.at <= now; first = this.#deadlines.first)
        first.item.expired();
      const next = this.#deadlines.first;
      this.#timer = next ? setTimeout(() => this.#due(), Math.max(1, next.item.at - now)) : undefined;
    });
  }
}
