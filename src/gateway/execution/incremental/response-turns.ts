import { LinkedQueue } from '#collections';
import type { Resumable, Turns } from '../turn-scheduler.ts';

/** The turns of one incremental response: its runs, which may be thousands, have one place in the rotation of the scheduler. */
export class ResponseTurns implements Turns, Resumable {
  readonly #scheduler: Turns;
  readonly #waiting = new LinkedQueue<Resumable>();
  #isScheduled = false;

  constructor(scheduler: Turns) {
    this.#scheduler = scheduler;
  }

  get isExhausted(): boolean {
    return this.#scheduler.isExhausted;
  }

  spend(work: number): void {
    this.#scheduler.spend(work);
  }

  add(resumable: Resumable): void {
    this.#waiting.add(resumable);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    this.#scheduler.add(this);
  }

  resume(): boolean {
    const next = this.#waiting.first;
    if (next) {
      this.#waiting.remove(next);
      if (next.item.resume()) this.#waiting.add(next.item);
    }
    this.#isScheduled = this.#waiting.length > 0;
    return this.#isScheduled;
  }
}
