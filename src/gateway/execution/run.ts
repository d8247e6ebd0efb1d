import { type ExecutionResult, type GraphQLError, locatedError, responsePathAsArray } from 'graphql';
import type { Nodes } from './document.ts';
import type { Holder, ResponsePath } from './response-path.ts';
import { isPromise } from './values.ts';

/** Not there yet: it is put in its place when it is. */
export const PENDING = undefined;

/** What comes of a value where it stands: what to put there, or `PENDING`. It throws what went wrong. */
export type Complete = (run: Run, value: unknown, place: ResponsePath) => unknown;

/**
 * One run of an operation. What is not there at once is counted, and put in its place when it comes: nothing waits for
 * anything but the whole answer for the last of it.
 */
export class Run {
  readonly context: unknown;
  readonly variables: Record<string, unknown>;
  readonly errors: GraphQLError[] = [];
  /** The answer, as far as it is there. */
  data: Holder | null | undefined;
  /** Whether some list of it is too long to be dealt with at once. */
  isLong = false;
  #pending = 0;
  #settled: (() => void) | undefined;

  constructor(context: unknown, variables: Record<string, unknown>) {
    this.context = context;
    this.variables = variables;
  }

  get isSettled(): boolean {
    return this.#pending === 0;
  }

  /** Resolves when nothing is pending any more. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      this.#settled = resolve;
    });
  }

  /** Something that may not be null is missing at the top: nothing of the answer is left. */
  end(error: GraphQLError): void {
    this.errors.push(error);
    this.data = null;
  }

  /** The answer as it is. As graphql has it, `errors` come first, and are there only if there are any. */
  result(): ExecutionResult {
    const data = this.data as ExecutionResult['data'];
    return this.errors.length === 0 ? { data } : { errors: this.errors, data };
  }

  /** What comes of a value that a resolver gave, or of one that it promised. */
  settle(value: unknown, complete: Complete, place: ResponsePath, nodes: Nodes): unknown {
    if (isPromise(value)) return this.await(value, complete, place, nodes);
    try {
      return complete(this, value, place);
    } catch (error) {
      return this.failed(place, nodes, error);
    }
  }

  /** Puts what a promise brings in its place. */
  await(promise: PromiseLike<unknown>, complete: Complete, place: ResponsePath, nodes: Nodes): typeof PENDING {
    this.#pending += 1;
    promise.then(
      (value) => {
        try {
          this.#put(place, complete(this, value, place));
        } catch (error) {
          this.#fail(place, nodes, error);
        }
        this.#done();
      },
      (error: unknown) => {
        this.#fail(place, nodes, error);
        this.#done();
      },
    );
    return PENDING;
  }

  /** Goes on with what stands in a place in a later turn of the loop, if it stands there still. */
  later(others: { complete(): void; abandon(): void }, place: ResponsePath, nodes: Nodes): void {
    this.isLong = true;
    this.#pending += 1;
    setImmediate(() => {
      try {
        if (this.#stands(place) && this.#holderOf(place)?.[place.key] === place.value) others.complete();
        else others.abandon();
      } catch (error) {
        this.#fail(place, nodes, error);
      }
      this.#done();
    });
  }

  /** Null in the place of what went wrong, if it may stand there. Else the error goes on to what holds it. */
  failed(place: ResponsePath, nodes: Nodes, error: unknown): null {
    const located = locatedError(error, nodes, responsePathAsArray(place));
    if (!place.nullable) throw located;
    this.errors.push(located);
    return null;
  }

  /** The same for what came late: everything that holds it stands already. */
  #fail(place: ResponsePath, nodes: Nodes, error: unknown): void {
    const located = locatedError(error, nodes, responsePathAsArray(place));
    let taken: ResponsePath | undefined = place;
    while (taken && !taken.nullable) taken = taken.prev;
    // What holds it is gone already, and with it whatever is wrong within.
    if (!this.#stands(place)) return;
    if (!taken) return this.end(located);
    this.errors.push(located);
    this.#put(taken, null);
  }

  #put(place: ResponsePath, value: unknown): void {
    if (value === PENDING) return;
    const holder = this.#holderOf(place);
    if (holder) holder[place.key] = value;
  }

  /** Whether everything that holds a place is part of the answer still. */
  #stands(place: ResponsePath): boolean {
    for (let below = place; ; below = below.prev) {
      const holder = this.#holderOf(below);
      if (!holder || (below !== place && holder[below.key] !== below.value)) return false;
      if (!below.prev) return true;
    }
  }

  #holderOf({ prev }: ResponsePath): Holder | null | undefined {
    return prev ? (prev.value as Holder | undefined) : this.data;
  }

  #done(): void {
    this.#pending -= 1;
    if (this.#pending === 0) this.#settled?.();
  }
}
