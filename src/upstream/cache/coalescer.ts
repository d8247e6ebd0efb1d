import { HashBuckets, type Keyed, SmallSet } from '#collections';

/** One execution that any number of equal requests wait for. */
export interface SharedExecution<Result, About = undefined> {
  /** What whoever began it says of it. */
  readonly about?: About | undefined;
  /** Waits for the result. The returned function says that nobody waits here any more. */
  subscribe(landed: (result: Result) => void): () => void;
}

/**
 * Executions under way, by everything that makes two requests equal. Whoever comes while one is under way joins it. It
 * is given up when the last one leaves, not when the first one does.
 */
export class Coalescer<Result, About = undefined> {
  readonly #underway = new HashBuckets<PendingExecution<Result, About>>();

  find(key: string): SharedExecution<Result, About> | undefined {
    return this.#underway.find(key);
  }

  /**
   * Starts an execution that others may join. `start` is told where to land, and gives a way to give up. Who finds or
   * begins a flight joins it at once: when it has landed later, it holds nothing of its result any more.
   */
  begin(
    key: string,
    start: (land: (result: Result) => void) => () => void,
    about?: About,
  ): SharedExecution<Result, About> {
    const flight = new PendingExecution<Result, About>(key, this.#underway, about);
    this.#underway.add(flight);
    flight.begin(start);
    return flight;
  }
}

class PendingExecution<Result, About>
  implements SharedExecution<Result, About>, Keyed<PendingExecution<Result, About>>
{
  readonly key: string;
  readonly about: About | undefined;
  next: PendingExecution<Result, About> | undefined;
  readonly #all: HashBuckets<PendingExecution<Result, About>>;
  readonly #waiting = new SmallSet<(result: Result) => void>();
  #giveUp: (() => void) | undefined;
  #landedAtOnce: { readonly result: Result } | undefined;

  constructor(key: string, all: HashBuckets<PendingExecution<Result, About>>, about: About | undefined) {
    this.key = key;
    this.about = about;
    this.#all = all;
  }

  begin(start: (land: (result: Result) => void) => () => void): void {
    const giveUp = start((result) => this.#land(result));
    if (!this.#landedAtOnce) this.#giveUp = giveUp;
  }

  subscribe(landed: (result: Result) => void): () => void {
    if (this.#landedAtOnce) landed(this.#landedAtOnce.result);
    else this.#waiting.add(landed);
    return () => this.#leave(landed);
  }

  #land(result: Result): void {
    this.#all.remove(this);
    if (!this.#giveUp) this.#landedAtOnce = { result };
    this.#giveUp = undefined;
    this.#waiting.forEach((landed) => landed(result));
    this.#waiting.clear();
  }

  #leave(landed: (result: Result) => void): void {
    if (!this.#waiting.delete(landed) || this.#waiting.size > 0) return;
    this.#all.remove(this);
    this.#giveUp?.();
  }
}
