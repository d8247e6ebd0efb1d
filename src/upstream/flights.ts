import { ByText, type Keyed } from './by-text.ts';
import { Few } from './few.ts';

/** One execution that any number of equal requests wait for. */
export interface Flight<Result, About = undefined> {
  /** What whoever began it says of it. */
  readonly about?: About | undefined;
  /** Waits for the result. The returned function says that nobody waits here any more. */
  join(landed: (result: Result) => void): () => void;
}

/**
 * Executions under way, by everything that makes two requests equal. Whoever comes while one is under way joins it. It
 * is given up when the last one leaves, not when the first one does.
 */
export class Flights<Result, About = undefined> {
  readonly #underway = new ByText<Underway<Result, About>>();

  find(key: string): Flight<Result, About> | undefined {
    return this.#underway.find(key);
  }

  /**
   * Starts an execution that others may join. `start` is told where to land, and gives a way to give up. Who finds or
   * begins a flight joins it at once: when it has landed later, it holds nothing of its result any more.
   */
  begin(key: string, start: (land: (result: Result) => void) => () => void, about?: About): Flight<Result, About> {
    const flight = new Underway<Result, About>(key, this.#underway, about);
    this.#underway.add(flight);
    flight.begin(start);
    return flight;
  }
}

class Underway<Result, About> implements Flight<Result, About>, Keyed<Underway<Result, About>> {
  readonly key: string;
  readonly about: About | undefined;
  next: Underway<Result, About> | undefined;
  readonly #all: ByText<Underway<Result, About>>;
  readonly #waiting = new Few<(result: Result) => void>();
  #giveUp: (() => void) | undefined;
  #landedAtOnce: { readonly result: Result } | undefined;

  constructor(key: string, all: ByText<Underway<Result, About>>, about: About | undefined) {
    this.key = key;
    this.about = about;
    this.#all = all;
  }

  begin(start: (land: (result: Result) => void) => () => void): void {
    const giveUp = start((result) => this.#land(result));
    if (!this.#landedAtOnce) this.#giveUp = giveUp;
  }

  join(landed: (result: Result) => void): () => void {
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
