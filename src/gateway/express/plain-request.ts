import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { csrfError } from '../pipeline/csrf.ts';
import type { Documents } from '../pipeline/read/persisted-documents.ts';
import { parametersOf, type RequestParameters } from '../pipeline/read/url-parameters.ts';

/** An operation as the lane takes it. */
export interface PlainRequest {
  readonly document: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
}

const JSON_TYPE = 'application/json';
const RESPONSE_TYPE = 'application/graphql-response+json';
const NAMES = new Set(['query', 'variables', 'operationName', 'documentId', 'extensions']);

/** What callers say they accept, word for word, and what they are answered with. */
const MEDIA_TYPES: ReadonlyMap<string | undefined, string> = new Map([
  [undefined, JSON_TYPE],
  ['*/*', JSON_TYPE],
  [JSON_TYPE, JSON_TYPE],
  [RESPONSE_TYPE, RESPONSE_TYPE],
  [`${RESPONSE_TYPE},${JSON_TYPE};q=0.9`, RESPONSE_TYPE],
  [`${RESPONSE_TYPE}, ${JSON_TYPE};q=0.9`, RESPONSE_TYPE],
]);

/** The media type of the answer; none if the lane gives no such. */
export function mediaTypeOf({ headers }: IncomingMessage): string {
  return MEDIA_TYPES.get(headers.accept) ?? '';
}

/** Whether this is a POST of JSON, by its headers. */
export function isPlainPost({ method, headers }: IncomingMessage): boolean {
  return method === 'POST' && isJson(headers['content-type']) && headers['content-encoding'] === undefined;
}

/** Whether this is a GET without a body that no other site can be behind. */
export function isPlainGet({ method, headers }: IncomingMessage, identityHeaders: readonly string[]): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false;
  const header = (name: string) => headers[name] as string | undefined;
  return csrfError({ method, header }, identityHeaders) === undefined;
}

/** The request in a body of JSON, or in a URL, if it is a plain one. */
export function plainFrom(text: string, documents: Documents): PlainRequest | undefined {
  try {
    return plain(text.startsWith('/') ? parametersOf(text) : (JSON.parse(text) as RequestParameters | null), documents);
  } catch {
    // The ordinary way says why.
    return undefined;
  }
}

function plain(parameters: RequestParameters | null, documents: Documents): PlainRequest | undefined {
  if (typeof parameters !== 'object' || parameters === null || Array.isArray(parameters)) return undefined;
  for (const name in parameters) if (!NAMES.has(name)) return undefined;
  const { operationName, variables, extensions } = parameters;
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') return undefined;
  if (!isObjectOrNothing(variables) || !isObjectOrNothing(extensions)) return undefined;
  const document: unknown = documents.textOf(parameters);
  if (typeof document !== 'string') return undefined;
  return { document, operationName: operationName ?? undefined, variables: variables ?? undefined };
}

const isObjectOrNothing = (value: unknown) =>
  value === undefined || (typeof value === 'object' && !Array.isArray(value));

/** What sets callers apart towards the upstreams: the headers that are sent on, by value. */
export function identityKey(names: readonly string[], headers: IncomingHttpHeaders): string {
  return names.length === 0 ? '' : `\n${JSON.stringify(names.map((name) => headers[name] ?? null))}`;
}

function isJson(type: string | undefined): boolean {
  return type === JSON_TYPE || (type !== undefined && /^application\/json; ?charset=utf-8$/i.test(type));
}
