import type { ExecutionResult } from 'graphql';
import { validateHeaderName, validateHeaderValue } from '#http';
import { OperationTimeoutError } from '../execute/ended-errors.ts';
import type { MediaType } from '../negotiate.ts';
import { type HttpExtension, httpExtension } from '../request-error.ts';

const OK = 200;
const NOT_EXECUTED = 400;
const UNEXPECTED = 500;
const TIMED_OUT = 504;
/** Headers of the message itself, which the server writes. */
const FRAMING = new Set(['content-length', 'content-type', 'transfer-encoding', 'keep-alive', 'upgrade', 'trailer']);

/**
 * The status of a response (GraphQL over HTTP, section 6.4): the highest that its errors or its result ask for, else 200.
 * `application/json` answers 200 where the specification asks for another status only because of the GraphQL request.
 */
export function statusOf(result: ExecutionResult, mediaType: MediaType): number {
  const wanted = extensionsIn(result)
    .filter(({ spec }) => !(spec && mediaType === 'application/json'))
    .flatMap(({ status }) => status ?? [])
    .map((status) => (isStatus(status) ? status : UNEXPECTED));
  if (wanted.length > 0) return Math.max(...wanted);
  const { errors = [], data } = result;
  if (data !== undefined || errors.length === 0) return OK;
  if (errors.some(isOperationTimeout)) return TIMED_OUT;
  if (errors.some((error) => !httpExtension(error) && !isGraphQLError(error))) return UNEXPECTED;
  return mediaType === 'application/json' ? OK : NOT_EXECUTED;
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

function isGraphQLError(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== 'GraphQLError') return false;
  const { originalError } = error as { originalError?: unknown };
  return originalError === undefined || isGraphQLError(originalError);
}
