import { type ExecutionResult, type GraphQLError, locatedError, responsePathAsArray } from 'graphql';
import type { Nodes } from './document.ts';
import type { Container, ResponsePath } from './response-path.ts';
import { isPromiseLike } from './values.ts';

/** Not there yet: the value is put into the answer once it settles. */
export const PENDING = undefined;

/** What comes of a value where it stands: what to put there, or `PENDING`. It throws what went wrong. */
export type Complete = (run: Run, value: unknown, path: ResponsePath) => unknown;

/**
 * One run of an operation. What is not there at once is counted, and put into the answer when it comes: nothing waits for
 * anything but the whole answer for the last of it.
 */
export class Run {
  readonly context: unknown;
  readonly variables: Record<string, unknown>;
  readonly errors: GraphQLError[] = [];
  /** The answer, as far as it is there. */
  data: Container | null | undefined;
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
  settle(value: unknown, complete: Complete, path: ResponsePath, nodes: Nodes): unknown {
    if (isPromiseLike(value)) return this.await(value, complete, path, nodes);
    try {
      return complete(this, value, path);
    } catch (error) {
      return this.failed(path, nodes, error);
    }
  }

  /** Puts the value of a promise into the answer. */
  await(promise: PromiseLike<unknown>, complete: Complete, path: ResponsePath, nodes: Nodes): typeof PENDING {
    this.#pending += 1;
    promise.then(
      (value) => {
        try {
          this.#put(path, complete(this, value, path));
        } catch (error) {
          this.#fail(path, nodes, error);
        }
        this.#done();
      },
      (error: unknown) => {
        this.#fail(path, nodes, error);
        this.#done();
      },
    );
    return PENDING;
  }

  /** Continues the value at a path in a later turn of the event loop, if it is still part of the answer. */
  later(others: { complete(): void; abandon(): void }, path: ResponsePath, nodes: Nodes): void {
    this.isLong = true;
    this.#pending += 1;
    setImmediate(() => {
      try {
        if (this.#stands(path) && this.#holderOf(path)?.[path.key] === path.value) others.complete();
        else others.abandon();
      } catch (error) {
        this.#fail(path, nodes, error);
      }
      this.#done();
    });
  }

  /** Null for a failed value where its type is nullable; the error propagates to the parent otherwise. */
  failed(path: ResponsePath, nodes: Nodes, error: unknown): null {
    const located = locatedError(error, nodes, responsePathAsArray(path));
    if (!path.nullable) throw located;
    this.errors.push(located);
    return null;
  }

  /** The same for what came late: everything that holds it stands already. */
  #fail(path: ResponsePath, nodes: Nodes, error: unknown): void {
    const located = locatedError(error, nodes, responsePathAsArray(path));
    let taken: ResponsePath | undefined = path;
    while (taken && !taken.nullable) taken = taken.prev;
    // What holds it is gone already, and with it whatever is wrong within.
    if (!this.#stands(path)) return;
    if (!taken) return this.end(located);
    this.errors.push(located);
    this.#put(taken, null);
  }

  #put(path: ResponsePath, value: unknown): void {
    if (value === PENDING) return;
    const holder = this.#holderOf(path);
    if (holder) holder[path.key] = value;
  }

  /** Whether every parent of a path is part of the answer still. */
  #stands(path: ResponsePath): boolean {
    for (let below = path; ; below = below.prev) {
      const holder = this.#holderOf(below);
      if (!holder || (below !== path && holder[below.key] !== below.value)) return false;
      if (!below.prev) return true;
    }
  }

  #holderOf({ prev }: ResponsePath): Container | null | undefined {
    return prev ? (prev.value as Container | undefined) : this.data;
  }

  #done(): void {
    this.#pending -= 1;
    if (this.#pending === 0) this.#settled?.();
  }
}
