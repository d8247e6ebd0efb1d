import type { ExecutionResult, GraphQLError } from 'graphql';
import type { ResponseFreshness, Scope } from '#upstream';
import type { PartsFormat } from '../../execution/incremental/compile.ts';
import type { Increment, Part } from '../../execution/incremental/part.ts';
import { textOf } from '../../execution/serialize.ts';
import type { Cost } from '../../limits/price/price.ts';
import { ResponseBody } from '../shape/response-body.ts';

/** The outcome of an execution, for each request that shares it. */
export interface ExecutionOutcome {
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

/** The parts of a response after the first. */
export interface LaterParts {
  readonly format: PartsFormat;
  readonly announced: readonly Part[];
  /** The next parts, in turn: `undefined` after the last. */
  next(): Promise<Increment | undefined>;
  /** Calls back with the cost of all parts, when the last is executed. */
  onEnd(listener: (cost: Cost) => void): void;
}

/** An outcome without its cost. */
export type UnpricedOutcome = Omit<ExecutionOutcome, 'cost'>;

/**
 * The outcome of a result, with freshness if it is reusable. A result that cannot be serialized, because it is too long or
 * throws, is an error.
 */
export function outcomeOf(
  result: ExecutionResult,
  isReusable: (text: string) => boolean,
  scope: Scope,
): UnpricedOutcome {
  if (result.errors || result.extensions) return { result, body: undefined, freshness: undefined };
  try {
    const text = textOf(result);
    return { result, body: new ResponseBody(text), freshness: isReusable(text) ? scope.freshness.combined : undefined };
  } catch (error) {
    return failedOutcome(error);
  }
}

/** The outcome of an execution that failed as a whole. */
export function failedOutcome(error: unknown): UnpricedOutcome {
  return { result: { data: null, errors: [error as GraphQLError] }, body: undefined, freshness: undefined };
}
