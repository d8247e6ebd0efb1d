import { GraphQLError } from 'graphql';

/** What one run of an operation may take. */
export interface ExecutionLimits {
  /** Objects and list items of the answer, those included that an error removes again. */
  readonly nodes: number;
  /** Bytes of the answer's data as JSON. */
  readonly bytes: number;
  /** Why the run should stop, once it should. Asked whenever the run has given way to the event loop. */
  cancelled(): Error | undefined;
}

/** Errors of a result that have a message and a path, as many as `limits.errors` may be. Further ones are only counted. */
export const MOST_ERRORS = 1000;

/** What holds for a run whose caller gives no limits. */
export const DEFAULT_LIMITS: ExecutionLimits = {
  nodes: 500_000,
  bytes: 16 * 1024 * 1024,
  cancelled: () => undefined,
};

/** The error of a run that would complete more objects and list items. */
export function tooManyNodes(limit: number): GraphQLError {
  return tooComplex(`The answer has more than ${limit} objects and list items, the limit set by limits.nodes.`);
}

/** The error of a run whose answer would be larger. */
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
