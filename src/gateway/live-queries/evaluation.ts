import type { ExecutionResult } from 'graphql';
import type { RequestFreshness } from '#upstream';
import type { ErrorCode } from '../error-codes.ts';
import { textOf } from '../execution/text.ts';
import { type RequestErrorOptions, requestError } from '../pipeline/request-error.ts';

/** The outcome of one evaluation of a live query. */
export interface Evaluation {
  /** With masked errors. */
  readonly result: ExecutionResult;
  readonly text: string;
  /** Absent where nothing was executed. */
  readonly freshness: RequestFreshness | undefined;
  /** The operations that it called, as `slug.operation`. */
  readonly dependencies: ReadonlySet<string>;
}

/** The outcome of an evaluation whose result cannot be kept. */
export function refusedEvaluation(
  message: string,
  options: RequestErrorOptions,
  dependencies: ReadonlySet<string>,
): Evaluation {
  const error = requestError(message, options);
  const { http: _internal, ...extensions } = error.extensions;
  const result = { errors: [Object.assign(error, { extensions })] };
  return { result, text: textOf(result), freshness: undefined, dependencies };
}

/** Codes of errors that the next evaluation would have too. */
const FINAL: ReadonlySet<unknown> = new Set<ErrorCode>([
  'BAD_USER_INPUT',
  'NOT_CONFIGURED',
  'PERMISSION_DENIED',
  'UNAUTHENTICATED',
  'UNIMPLEMENTED',
]);

/** Whether no further evaluation can have data: it was refused, or nothing else than refusals is left of it. */
export function isFinal({ result: { data, errors = [] } }: Evaluation): boolean {
  if (errors.length === 0) return false;
  if (data === undefined) return true;
  const hasData = data !== null && Object.values(data).some((value) => value !== null);
  return !hasData && errors.every(({ extensions }) => FINAL.has(extensions['code']));
}

export function hasFailed({ result: { errors = [] } }: Evaluation): boolean {
  return errors.length > 0;
}

/** The seconds that interfaces ask to wait. */
export function retryAfterOf({ result: { errors = [] } }: Evaluation): number {
  const seconds = errors.map(({ extensions }) => extensions['retryAfter']);
  return Math.max(0, ...seconds.filter((each) => typeof each === 'number'));
}
