import { GraphError, type GraphErrorFacts, type Result } from './graph-error.ts';

/** A GraphQL response, as sent. */
interface Body {
  readonly data?: unknown;
  readonly errors?: readonly GraphErrorFacts[] | null;
  readonly extensions?: Readonly<Record<string, unknown>> | null;
}

/** Reads a response to its end. One that is no GraphQL response has the error `INVALID_RESPONSE`. */
export async function readResult(response: Response): Promise<Result<unknown>> {
  return parseResult(await response.text(), response);
}

/** The result in the text of a response, or in an event of it. */
export function parseResult(text: string, response: Response): Result<unknown> {
  return resultOf(parse(text), response);
}

/** The result of a body, which may be anything. */
export function resultOf(value: unknown, response: Response): Result<unknown> {
  const body = isBody(value) ? value : undefined;
  const { status } = response;
  const retryAfter = status < 400 ? undefined : readRetryAfter(response.headers.get('retry-after'));
  if (body === undefined) {
    const message = `The server answered ${status} without a GraphQL response.`;
    return failure({ message, extensions: { code: 'INVALID_RESPONSE', status, retryAfter } }, response);
  }
  const { data = null } = body;
  const errors = body.errors ?? [];
  const extensions = body.extensions ?? {};
  const delay = retryAfter === undefined ? {} : { retryAfter };
  const all = errors.map((error) => new GraphError({ ...error, extensions: { ...delay, ...error.extensions } }));
  return { data, errors: all, extensions, response };
}

/** The result of a request that has no data. */
export function failure(error: GraphErrorFacts, response?: Response): Result<never> {
  return { data: null, errors: [new GraphError(error)], extensions: {}, response };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isBody(value: unknown): value is Body {
  if (!isObject(value)) return false;
  const { data, errors } = value as Readonly<Record<string, unknown>>;
  // Some servers send null for no errors.
  return Array.isArray(errors) ? errors.every(isObject) : data !== undefined && errors == null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The seconds of a `Retry-After` header, which has seconds or a date (RFC 9110, section 10.2.3). */
function readRetryAfter(value: string | null): number | undefined {
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
