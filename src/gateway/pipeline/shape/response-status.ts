import type { ExecutionResult } from 'graphql';
import type { MediaType } from '../negotiate.ts';
import { type HttpExtension, httpExtension } from '../request-error.ts';

const UNEXPECTED = 500;

/**
 * The status of a response (GraphQL over HTTP, section 6.4): the highest that its errors or its result ask for, else 200.
 * `application/json` answers 200 where the specification asks for another status only because of the GraphQL request.
 */
export function statusOf(result: ExecutionResult, mediaType: MediaType): number {
  const wanted = extensionsIn(result)
    .filter(({ spec }) => !(spec && mediaType === 'application/json'))
    .flatMap(({ status }) => status ?? []);
  if (wanted.length > 0) return Math.max(...wanted);
  const { errors = [], data } = result;
  const isUnexpected = data === undefined && errors.some((error) => !httpExtension(error) && !isGraphQLError(error));
  return isUnexpected ? UNEXPECTED : 200;
}

/** The headers that errors and results ask for, names and values in turn. */
export function headersFrom(result: ExecutionResult): readonly string[] {
  const all = Object.assign({}, ...extensionsIn(result).map(({ headers }) => headers));
  return Object.entries<string>(all).flatMap(([name, value]) => [name.toLowerCase(), String(value)]);
}

function extensionsIn({ errors = [], extensions }: ExecutionResult): HttpExtension[] {
  const ofResult = extensions?.['http'] as HttpExtension | undefined;
  return [...(ofResult ? [ofResult] : []), ...errors.flatMap((error) => httpExtension(error) ?? [])];
}

function isGraphQLError(error: unknown): boolean {
  const { originalError } = error as { originalError?: unknown };
  return (error as Error).name === 'GraphQLError' && (originalError === undefined || isGraphQLError(originalError));
}
