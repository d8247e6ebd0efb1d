import type { ExecutionResult, GraphQLError } from 'graphql';
import type { ResponseFreshness, Scope } from '#upstream';
import type { IncrementalResult, PartsFormat } from '../execution/incremental/compile.ts';
import type { Increment, Part } from '../execution/incremental/part.ts';
import { textOf } from '../execution/serialize.ts';
import { ResponseBody } from '../http/response-body.ts';
import type { Cost } from '../limits/price/price.ts';
import type { Receipt } from '../types.ts';

/** The outcome of an execution, for each request that shares it. */
export interface ExecutionOutcome {
  readonly kind: 'result';
  readonly result: ExecutionResult;
  /** The body of a result without errors, shared by all requests. */
  readonly body: ResponseBody | undefined;
  /** The freshness of the body, if all upstream responses have one. */
  readonly freshness: ResponseFreshness | undefined;
  /** The estimated and the actual upstream calls: until now, for an incremental response. */
  readonly cost: Cost;
  /** The parts after this result. */
  readonly parts?: LaterParts | undefined;
}

/** The parts of a response after the first. They end after the last, or when nobody reads them any more. */
export class LaterParts implements Receipt {
  readonly format: PartsFormat;
  readonly announced: readonly Part[];
  /** The cost of all parts, when they have ended. */
  readonly ended: Promise<Cost>;
  /** Whether the last part has the cost. */
  reportsCost = false;
  readonly #next: () => Promise<Increment | undefined>;
  readonly #end: () => Cost;
  readonly #resolve: (cost: Cost) => void;
  #cost: Cost | undefined;

  /** `end` ends their execution. */
  constructor(format: PartsFormat, { announced, increments }: Omit<IncrementalResult, 'result'>, end: () => Cost) {
    const { promise, resolve } = Promise.withResolvers<Cost>();
    this.format = format;
    this.announced = announced;
    this.ended = promise;
    this.#next = () => increments.next();
    this.#end = end;
    this.#resolve = resolve;
  }

  /** The next parts, in turn: `undefined` after the last. */
  async next(): Promise<Increment | undefined> {
    const increment = await this.#next();
    if (increment?.hasNext) return increment;
    this.end();
    return increment && this.reportsCost ? { ...increment, extensions: { cost: this.#cost } } : increment;
  }

  end(): void {
    if (this.#cost) return;
    this.#cost = this.#end();
    this.#resolve(this.#cost);
  }
}

/**
 * The outcome of a result, with freshness if it is reusable. A result that cannot be serialized, because it is too long or
 * throws, is an error.
 */
export function outcomeOf(
  result: ExecutionResult,
  isReusable: (text: string) => boolean,
  scope: Scope,
  cost: Cost,
): ExecutionOutcome {
  if (result.errors || result.extensions)
    return { kind: 'result', result, body: undefined, freshness: undefined, cost };
  try {
    const text = textOf(result);
    const freshness = isReusable(text) ? scope.freshness.combined : undefined;
    return { kind: 'result', result, body: new ResponseBody(text), freshness, cost };
  } catch (error) {
    return failedOutcome(error, cost);
  }
}

/** The outcome of an execution that failed as a whole. */
export function failedOutcome(error: unknown, cost: Cost): ExecutionOutcome {
  const result = { data: null, errors: [error as GraphQLError] };
  return { kind: 'result', result, body: undefined, freshness: undefined, cost };
}
