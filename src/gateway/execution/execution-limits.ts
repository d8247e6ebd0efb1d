import { GraphQLError } from 'graphql';
import type { ObserveResolver } from './observe-resolver.ts';

/** The limits of one run of an operation. */
export interface ExecutionLimits {
  /** Objects and list items of the response, including those that an error removes. */
  readonly nodes: number;
  /** Bytes of the response's data as JSON. */
  readonly bytes: number;
  /** The limits that messages name, if these are the rest of them. */
  readonly whole?: Pick<ExecutionLimits, 'nodes' | 'bytes'>;
  /** The reason to stop, if there is one. Checked after each yield to the event loop. */
  cancelled(): Error | undefined;
  /** Wraps the call of each resolver; absent unless the operation is traced. */
  readonly observeResolver?: ObserveResolver | undefined;
}

/** Errors of a result that have a message and a path, as many as `limits.errors` may be. Further ones are only counted. */
export const MOST_ERRORS = 1000;

/** The limits of a run whose caller gives none. */
export const DEFAULT_LIMITS: ExecutionLimits = {
  nodes: 500_000,
  bytes: 16 * 1024 * 1024,
  cancelled: () => undefined,
};

/** The error of a run that exceeds its limit of objects and list items. */
export function tooManyNodes(limit: number): GraphQLError {
  return tooComplex(`The answer has more than ${limit} objects and list items, the limit set by limits.nodes.`);
}

/** The error of a run that exceeds its limit of bytes. */
export function tooManyBytes(limit: number): GraphQLError {
  return tooComplex(`The answer is larger than ${limit} bytes, the limit set by limits.answer.`);
}

/** The error of a run that reaches the same fields by too many combinations of fragments. */
export function tooManySelections(): GraphQLError {
  return tooComplex('The operation combines its fragments in too many ways.');
}

function tooComplex(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'OPERATION_TOO_COMPLEX' } });
}
