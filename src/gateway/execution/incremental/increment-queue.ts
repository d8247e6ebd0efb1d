import { nextTurn } from '../next-turn.ts';
import type { Increment, Part, PartResult } from './part.ts';

/** Collects results until the client takes them: those of one turn of the event loop are delivered together. */
export class IncrementQueue {
  #announced: Part[] = [];
  #results: PartResult[] = [];
  #completed: Part[] = [];
  #lastId = 0;
  #open = 0;
  #waiting: (() => void) | undefined;

  get #isEmpty(): boolean {
    return this.#announced.length === 0 && this.#results.length === 0 && this.#completed.length === 0;
  }

  announce(part: Part): void {
    part.id = this.#lastId++;
    this.#open += 1;
    this.#announced.push(part);
    this.#wake();
  }

  deliver(result: PartResult): void {
    this.#results.push(result);
    this.#wake();
  }

  complete(part: Part): void {
    this.#open -= 1;
    this.#completed.push(part);
    this.#wake();
  }

  /** Takes the parts to be announced with the first one. */
  takeAnnounced(): readonly Part[] {
    const announced = this.#announced;
    this.#announced = [];
    return announced;
  }

  /** The next increment, in turn: undefined after the last. */
  async next(): Promise<Increment | undefined> {
    if (this.#isEmpty && this.#open === 0) return undefined;
    if (this.#isEmpty) {
      await new Promise<void>((resolve) => {
        this.#waiting = resolve;
      });
    }
    return this.#take();
  }

  #take(): Increment {
    const increment = {
      announced: this.#announced,
      results: this.#results,
      completed: this.#completed,
      hasNext: this.#open > 0,
    };
    this.#announced = [];
    this.#results = [];
    this.#completed = [];
    return increment;
  }

  #wake(): void {
    const waiting = this.#waiting;
    if (!waiting) return;
    this.#waiting = undefined;
    nextTurn(waiting);
  }
}
