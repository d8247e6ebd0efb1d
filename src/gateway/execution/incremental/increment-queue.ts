import { nextTurn } from '../next-turn.ts';
import type { Increment, Part, PartResult } from './part.ts';

/** The most entries of one increment, beside parts that begin in its results. */
const MOST_ENTRIES = 1000;

type Entry =
  | { readonly kind: 'announced' | 'completed'; readonly item: Part }
  | { readonly kind: 'results'; readonly item: PartResult };

/** Collects results until the client takes them: those of one turn of the event loop are delivered together. */
export class IncrementQueue {
  #entries: Entry[] = [];
  #lastId = 0;
  #open = 0;
  #waiting: (() => void) | undefined;

  announce(part: Part): void {
    part.id = this.#lastId++;
    this.#open += 1;
    this.#add({ kind: 'announced', item: part });
  }

  deliver(result: PartResult): void {
    this.#add({ kind: 'results', item: result });
  }

  complete(part: Part): void {
    this.#open -= 1;
    this.#add({ kind: 'completed', item: part });
  }

  /** Takes the parts to be announced with the first one. */
  takeAnnounced(): readonly Part[] {
    return this.#take().announced;
  }

  /** The next increment, in turn: undefined after the last. */
  async next(): Promise<Increment | undefined> {
    const isEmpty = this.#entries.length === 0;
    if (isEmpty && this.#open === 0) return undefined;
    if (isEmpty) {
      await new Promise<void>((resolve) => {
        this.#waiting = resolve;
      });
    }
    return this.#take();
  }

  #take(): Increment {
    const increment = { announced: [] as Part[], results: [] as PartResult[], completed: [] as Part[] };
    let taken = 0;
    for (const { kind, item } of this.#entries) {
      // Clients take fragments that are not announced with their object as complete.
      if (taken >= MOST_ENTRIES && kind !== 'announced') break;
      if (kind === 'results') increment.results.push(item);
      else increment[kind].push(item);
      taken += 1;
    }
    this.#entries = this.#entries.slice(taken);
    return { ...increment, hasNext: this.#open > 0 || this.#entries.length > 0 };
  }

  #add(entry: Entry): void {
    this.#entries.push(entry);
    const waiting = this.#waiting;
    if (!waiting) return;
    this.#waiting = undefined;
    nextTurn(waiting);
  }
}
