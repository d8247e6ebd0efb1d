import type { LiveEvent } from '#graph';

/** The events that a source had last: subscribers that connect again get them without a call. */
export class RecentEvents {
  readonly #most: number;
  #events: LiveEvent[] = [];
  /** The position before the first event. */
  #start: string | undefined;

  constructor(most: number) {
    this.#most = most;
  }

  add(previous: string | undefined, events: readonly LiveEvent[]): void {
    if (events.length === 0) return;
    if (this.#events.length === 0 || this.#events.at(-1)?.cursor !== previous) {
      this.#events = [];
      this.#start = previous;
    }
    this.#events.push(...events);
    const surplus = this.#events.length - this.#most;
    // In steps, because removing the first of many moves the others.
    if (surplus > this.#most / 4) {
      this.#start = this.#events[surplus - 1]?.cursor;
      this.#events.splice(0, surplus);
    }
  }

  /** The events after a cursor, as they are now; `undefined` where they are not known. */
  after(cursor: string): readonly LiveEvent[] | undefined {
    if (cursor === this.#start) return this.#events.slice();
    const at = this.#events.findLastIndex((event) => event.cursor === cursor);
    return at < 0 ? undefined : this.#events.slice(at + 1);
  }
}
