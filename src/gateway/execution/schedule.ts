/** In workerd, turns belong to a request: those that one requests may never come for the others. */
export const hasTurns = globalThis.navigator?.userAgent !== 'Cloudflare-Workers';

// Tests of programs with a gateway may replace the clock, and a turn that never comes would stop all later ones.
const realImmediate = globalThis.setImmediate;

/** Calls back in the next turn of the event loop. In workerd, `setImmediate` must not be called as a method. */
export const nextTurn = (callback: () => void): unknown => realImmediate(callback);

/** Work in steps, with other work in between. */
export interface Resumable {
  /** Does the next step, and says whether there are more. One that throws has no more. */
  resume(): boolean;
}

/** Fields completed in one turn: less than a millisecond where they are properties, some where each has a resolver. */
const WORK_PER_TURN = 65_536;
/** The part of a turn's work after which the next turn is requested, even if no work waits for it. */
const NOTICED = 1 / 4;

/** The part of a turn's work that one run does before the next, so that a run of many small steps does not take a turn for each. */
const SHARE = 1 / 4;

/**
 * Divides the work of all runs over turns of the event loop. Work is counted instead of timed, so that turns and batches do
 * not depend on the load of the machine.
 */
export class TurnScheduler {
  /** Work done in this turn, in fields. */
  #work = 0;
  readonly #workPerTurn: number;
  readonly #nextTurn: (callback: () => void) => unknown;
  readonly #waiting: Resumable[] = [];
  #isScheduled = false;

  constructor(workPerTurn = WORK_PER_TURN, atNextTurn = nextTurn) {
    this.#workPerTurn = workPerTurn;
    this.#nextTurn = atNextTurn;
  }

  /** Whether further work should wait for the next turn. */
  get isExhausted(): boolean {
    return this.#work >= this.#workPerTurn;
  }

  /** Whether work waits for its turn. */
  get isBusy(): boolean {
    return this.#waiting.length > 0;
  }

  /** Counts work that was done. It does not count in the turns of later requests: by then a new turn has begun. */
  spend(work: number): void {
    this.#work += work;
    if (this.#work >= NOTICED * this.#workPerTurn) this.#schedule();
  }

  /** Resumes this in later turns, in rotation with all others, until it has no more steps. */
  add(resumable: Resumable): void {
    this.#waiting.push(resumable);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    this.#nextTurn(() => this.#turn());
  }

  #turn(): void {
    this.#isScheduled = false;
    this.#work = 0;
    try {
      while (!this.isExhausted) {
        const next = this.#waiting.shift();
        if (!next) return;
        if (this.#resume(next)) this.#waiting.push(next);
      }
    } finally {
      // Also if one has thrown, which the others must not wait for.
      if (this.isBusy || this.isExhausted) this.#schedule();
    }
  }

  /** Does steps of one run, up to its share of a turn, and says whether there are more. */
  #resume(next: Resumable): boolean {
    const end = Math.min(this.#workPerTurn, this.#work + SHARE * this.#workPerTurn);
    do {
      this.#work += 1;
      if (!next.resume()) return false;
    } while (this.#work < end);
    return true;
  }
}

/** What work needs of a scheduler. */
export type Turns = Pick<TurnScheduler, 'isExhausted' | 'spend' | 'add'>;

/** The scheduler of all runs in this process, which share one event loop. */
export const eventLoop = new TurnScheduler(hasTurns ? WORK_PER_TURN : Infinity);
