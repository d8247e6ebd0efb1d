import type { ExecutionResult } from 'graphql';
import type { Settings } from '#config';
import { validateHeaderName, validateHeaderValue } from '#http';
import { isGraphQLError } from '../execution/values.ts';
import type { MediaType } from '../http/negotiate.ts';
import { OperationTimeoutError } from '../limits/ended-errors.ts';
import { type HttpExtension, httpExtension } from '../request-error.ts';

const OK = 200;
/** Of the draft: data with errors. Its meaning is known in the graph's own media type alone. */
const PARTIAL_SUCCESS = 294;
const FIRST_FAILURE = 300;
const NOT_EXECUTED = 400;
const UNEXPECTED = 500;
const TIMED_OUT = 504;
/** Headers of the message itself, which the server writes. */
const FRAMING = new Set(['content-length', 'content-type', 'transfer-encoding', 'keep-alive', 'upgrade', 'trailer']);

/**
 * The status of a response (GraphQL over HTTP, section 6.4): the highest that its errors or its result ask for, else 200.
 * With `compatible` status codes, `application/json` answers 200 where the specification asks for another status only because
 * of the GraphQL request.
 */
export function statusOf(
  result: ExecutionResult,
  mediaType: MediaType,
  codes: Settings['http']['statusCodes'] = 'compatible',
): number {
  const isDraft = codes === 'draft';
  const { errors = [], data } = result;
  const wanted = extensionsIn(result)
    .filter(({ spec }) => isDraft || !(spec && mediaType === 'application/json'))
    .flatMap(({ status, draftStatus }) => (isDraft ? draftStatus : undefined) ?? status ?? [])
    .map((status) => (isStatus(status) ? status : UNEXPECTED))
    .filter((status) => !(isDraft && data) || status < FIRST_FAILURE);
  if (wanted.length > 0) return Math.max(...wanted);
  if (errors.length === 0) return OK;
  if (data !== undefined) return isDraft && mediaType !== 'application/json' ? PARTIAL_SUCCESS : OK;
  if (errors.some(isOperationTimeout)) return TIMED_OUT;
  if (errors.some((error) => !httpExtension(error) && !isOfGraphQL(error))) return UNEXPECTED;
  return mediaType === 'application/json' && !isDraft ? OK : NOT_EXECUTED;
}

/**
 * The media type of a response with this status. In the draft, a client that takes only `application/json` gets it for a
 * status of success: those of failures have to say that they are the graph's.
 */
export function typeOf(status: number, mediaType: MediaType, codes: Settings['http']['statusCodes']): MediaType {
  return codes === 'draft' && status >= FIRST_FAILURE ? 'application/graphql-response+json' : mediaType;
}

/** The headers that errors and results ask for, names and values in turn. Throws where one cannot be sent. */
export function headersFrom(result: ExecutionResult): readonly string[] {
  const all = extensionsIn(result).flatMap(({ headers }) => Object.entries<unknown>(headers ?? {}));
  const byName = new Map(all.map(([name, value]) => [name.toLowerCase(), String(value)]));
  for (const [name, value] of byName) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
  return [...byName].filter(([name]) => !FRAMING.has(name)).flat();
}

function extensionsIn({ errors = [], extensions }: ExecutionResult): HttpExtension[] {
  const ofResult = extensions?.['http'] as HttpExtension | undefined;
  return [...(ofResult ? [ofResult] : []), ...errors.flatMap((error) => httpExtension(error) ?? [])];
}

/** Plugins write any value. */
function isStatus(status: unknown): boolean {
  return typeof status === 'number' && Number.isInteger(status) && status >= 200 && status < 600;
}

/** Whether the operation's deadline passed. Without data, a hook of a plugin did not end. */
function isOperationTimeout(error: unknown): boolean {
  return originalOf(error) instanceof OperationTimeoutError;
}

function originalOf(error: unknown): unknown {
  return (error as { originalError?: unknown } | null | undefined)?.originalError ?? error;
}

/** Whether graphql or a plugin made an error, and nothing else was its origin. */
function isOfGraphQL(error: unknown): boolean {
  return isGraphQLError(error) && (error.originalError === undefined || isOfGraphQL(error.originalError));
}
