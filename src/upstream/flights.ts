import { ByText, type Keyed } from './by-text.ts';
import { Few } from './few.ts';

/** One execution that any number of equal requests wait for. */
export interface Flight<Result> {
  /** Waits for the result. The returned function says that nobody waits here any more. */
  join(landed: (result: Result) => void): () => void;
}

/**
 * Executions under way, by everything that makes two requests equal. Whoever comes while one is under way joins it. It
 * is given up when the last one leaves, not when the first one does.
 */
export class Flights<Result> {
  readonly #underway = new ByText<Underway<Result>>();

  find(key: string): Flight<Result> | undefined {
    return this.#underway.find(key);
  }

  /**
   * Starts an execution that others may join. `start` is told where to land, and gives a way to give up. Who finds or
   * begins a flight joins it at once: when it has landed later, it holds nothing of its result any more.
   */
  begin(key: string, start: (land: (result: Result) => void) => () => void): Flight<Result> {
    const flight = new Underway<Result>(key, this.#underway);
    this.#underway.add(flight);
    flight.begin(start);
    return flight;
  }
}

class Underway<Result> implements Flight<Result>, Keyed<Underway<Result>> {
  readonly key: string;
  next: Underway<Result> | undefined;
  readonly #all: ByText<Underway<Result>>;
  readonly #waiting = new Few<(result: Result) => void>();
  #giveUp: (() => void) | undefined;
  #landedAtOnce: { readonly result: Result } | undefined;

  constructor(key: string, all: ByText<Underway<Result>>) {
    this.key = key;
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
