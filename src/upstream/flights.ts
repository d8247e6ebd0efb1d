import { Few } from './few.ts';

/** One execution that any number of equal requests wait for. */
export interface Flight<Result> {
  /** Waits for the result. The returned function says that nobody waits here any more. */
  join(landed: (result: Result) => void): () => void;
}

/**
 * The map is made anew each time that so many have left. Left to itself it moves to a new table every few of them, and
 * each former table leads to the next, and so to all that was under way then: once garbage collection has put one among
 * what is old, it keeps every flight of the tables after it until it looks there.
 */
const LEAVE_BEFORE_NEW = 256;

/**
 * Executions under way, by everything that makes two requests equal. Whoever comes while one is under way joins it. It
 * is given up when the last one leaves, not when the first one does.
 */
export class Flights<Result> {
  #underway = new Map<string, Flight<Result>>();
  #left = 0;

  find(key: string): Flight<Result> | undefined {
    return this.#underway.get(key);
  }

  /**
   * Starts an execution that others may join. `start` is told where to land, and gives a way to give up. Who finds or
   * begins a flight joins it at once: when it has landed later, it holds nothing of its result any more.
   */
  begin(key: string, start: (land: (result: Result) => void) => () => void): Flight<Result> {
    const waiting = new Few<(result: Result) => void>();
    let giveUp: (() => void) | undefined;
    let landedAtOnce: { result: Result } | undefined;
    const flight: Flight<Result> = {
      join: (wants) => {
        if (landedAtOnce) wants(landedAtOnce.result);
        else waiting.add(wants);
        return () => {
          if (waiting.delete(wants) && waiting.size === 0) {
            this.#leave(key, flight);
            giveUp?.();
          }
        };
      },
    };
    this.#underway.set(key, flight);
    const stop = start((result) => {
      this.#leave(key, flight);
      if (!giveUp) landedAtOnce = { result };
      giveUp = undefined;
      waiting.forEach((wants) => wants(result));
      waiting.clear();
    });
    if (!landedAtOnce) giveUp = stop;
    return flight;
  }

  #leave(key: string, flight: Flight<Result>): void {
    if (this.#underway.get(key) !== flight) return;
    this.#underway.delete(key);
    this.#left = (this.#left + 1) % LEAVE_BEFORE_NEW;
    if (this.#left === 0) this.#underway = new Map(this.#underway);
  }
}
