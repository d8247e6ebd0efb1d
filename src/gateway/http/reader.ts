import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { Body } from '#http';
import { MAX_DIGITS, parseExactJson } from '#upstream';
import { type GraphRequest, MALFORMED, type Receipt, requestError, Taken } from '../types.ts';

/** The reader of a request's parameters. */
export type ReaderKind = 'url' | 'json' | 'multipart';

const ALLOWED = 'GET, HEAD, POST, OPTIONS';
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
/** JSON has no parameters; those that are not known are ignored (RFC 8259, section 11; RFC 9110, section 8.3.1). */
const OTHER_CHARSET = /;\s*charset=(?!(?:utf-8|"utf-8")\s*(?:;|$))/i;
const MULTIPART_TYPE = /^multipart\/form-data\s*;/i;

/** The reader for a request, by its method and content type; throws 405 or 415 where there is none. */
export function readerKind(request: GraphRequest): ReaderKind {
  const { method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return 'url';
  if (method !== 'POST') {
    throw requestError('The graph answers GET, HEAD and POST.', { status: 405, headers: { allow: ALLOWED } });
  }
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') {
    throw requestError('Send the body without `Content-Encoding`.', { status: 415 });
  }
  const type = headers['content-type'] ?? '';
  if (request.isRepeated('content-type'))
    throw requestError('The request has more than one `Content-Type`.', { status: 415 });
  if (JSON_TYPE.test(type) && !OTHER_CHARSET.test(type)) return 'json';
  if (MULTIPART_TYPE.test(type)) return 'multipart';
  throw requestError('Send `Content-Type: application/json`, in UTF-8, or `multipart/form-data` for uploads.', {
    status: 415,
  });
}

/** Headers that make a browser send a CORS preflight before a cross-site request. */
export const PREFLIGHT_HEADERS = ['graphql-preflight', 'apollo-require-preflight', 'x-graphql-yoga-csrf'];

/**
 * Throws for cross-site requests that a browser sends without a preflight (CSRF). The attacking page cannot read the response,
 * so a GET without credentials is harmless; a GET with ambient credentials leaks data by its timing. The body readers refuse
 * the content types that need no preflight, except uploads.
 */
export function assertNoCsrf(request: GraphRequest, identityHeaders: readonly string[]): void {
  const { method, headers } = request;
  if (method === 'POST') return;
  // Some browsers send a GET with such a content type without a preflight.
  const type = headers['content-type'];
  if (type !== undefined && !JSON_TYPE.test(type)) {
    throw requestError('A GET has no body: leave `Content-Type` out.', { status: 415 });
  }
  if (hasAmbientCredentials(request, identityHeaders)) assertPreflighted(request);
}

/** Throws unless a header shows that the browser sent a preflight. */
export function assertPreflighted({ headers }: GraphRequest): void {
  if (PREFLIGHT_HEADERS.some((name) => headers[name] !== undefined)) return;
  throw requestError(`This request needs one of the headers ${PREFLIGHT_HEADERS.join(', ')}.`, {
    status: 403,
    code: 'CSRF_PREVENTED',
  });
}

/** Whether the request has forwarded credentials that browsers add by themselves. */
function hasAmbientCredentials({ headers }: GraphRequest, identityHeaders: readonly string[]): boolean {
  return identityHeaders.some(
    (name) =>
      (name === 'cookie' && headers.cookie !== undefined) ||
      (name === 'authorization' && /^(basic|digest|negotiate|ntlm) /i.test(headers.authorization ?? '')),
  );
}

type JsonObject = Readonly<Record<string, unknown>>;

/** The parameters of a GraphQL request (GraphQL over HTTP, section 5). A document is sent, or named. */
export interface RequestParameters {
  readonly query?: string | undefined;
  readonly documentId?: string | undefined;
  readonly operationName?: string | undefined;
  readonly variables?: JsonObject | undefined;
  readonly extensions?: JsonObject | undefined;
}

const TYPES: ReadonlyMap<string, 'text' | 'object'> = new Map([
  ['query', 'text'],
  ['documentId', 'text'],
  ['operationName', 'text'],
  ['variables', 'object'],
  ['extensions', 'object'],
]);
const SHOWN_NAME = 50;

/** Checks the shape of parameters, which may be any JSON value. `null` counts as absent. */
export function checkedParameters(value: unknown): RequestParameters {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const kind = Array.isArray(value) ? 'a list: operations are sent one at a time' : 'not an object';
    throw requestError(`A request is a JSON object, and this is ${kind}.`, MALFORMED);
  }
  const checked: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const parameter = (value as JsonObject)[name];
    const type = TYPES.get(name);
    if (type === undefined)
      throw requestError(`A request has no parameter ${JSON.stringify(name.slice(0, SHOWN_NAME))}.`, MALFORMED);
    if (parameter === null) continue;
    if (type === 'text' ? typeof parameter !== 'string' : typeof parameter !== 'object' || Array.isArray(parameter)) {
      throw requestError(`\`${name}\` is a ${type === 'text' ? 'string' : 'JSON object'}.`, MALFORMED);
    }
    checked[name] = parameter;
  }
  return checked;
}

/** The JSON value of a body. */
export function jsonIn(body: Buffer): unknown {
  if (isUtf8(body)) return parseJson(body.toString(), 'The body');
  throw requestError('The body is not valid UTF-8.');
}

const NOT_ASCII = /[^\x20-\x7e]/;
const ESCAPED_LETTER = /%[89a-f]/i;
const LONE_PERCENT = /%(?![\da-f]{2})/gi;

/** The parameters in the query of a URL. An empty one counts as absent; those of other names are somebody else's. */
export function urlParameters(url: string): RequestParameters {
  const mark = url.indexOf('?');
  const text = mark < 0 ? '' : url.slice(mark + 1);
  assertUtf8(text);
  const query = new URLSearchParams(text);
  const parameters: Record<string, unknown> = {};
  for (const [name, type] of TYPES) {
    const value = only(query, name);
    if (value) parameters[name] = type === 'text' ? value : parseJson(value, `\`${name}\``);
  }
  return checkedParameters(parameters);
}

function only(query: URLSearchParams, name: string): string | undefined {
  const [first, ...others] = query.getAll(name);
  if (others.length > 0) throw requestError(`\`${name}\` stands more than once in the URL.`, MALFORMED);
  return first;
}

/** Refuses what decoding would replace: letters that are not escaped, and escapes of what is not UTF-8. */
function assertUtf8(query: string): void {
  if (NOT_ASCII.test(query)) throw notUtf8();
  if (!ESCAPED_LETTER.test(query)) return;
  try {
    decodeURIComponent(query.replaceAll(LONE_PERCENT, '%25'));
  } catch {
    throw notUtf8();
  }
}

function notUtf8() {
  return requestError('The URL is not valid UTF-8.');
}

/** Values and member names of one JSON text. More of them take longer to parse and to check than a request may take. */
const MOST_VALUES = 20_000;
const STRUCTURAL = new Set(Buffer.from(',:[{'));

/** Parses a JSON text of a request, integers beyond 2^53 as `bigint`. Messages call it `name`. Throws the refusal of the request. */
export function parseJson(text: string, name: string): unknown {
  // Each value takes two characters at least.
  if (text.length > 2 * MOST_VALUES && countValues(text) > MOST_VALUES) {
    throw requestError(`${name} has more than ${MOST_VALUES} values.`, { status: 413 });
  }
  let value: unknown;
  try {
    value = parseExactJson(text);
  } catch (error) {
    if (error instanceof RangeError) throw requestError(`${name} has an integer of more than ${MAX_DIGITS} digits.`);
    throw requestError(`${name} is not valid JSON.`);
  }
  if (hasDuplicateMember(text)) throw requestError(`${name} has a member more than once.`);
  return value;
}

/** Counts what separates or begins values, outside of strings. */
function countValues(text: string): number {
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (STRUCTURAL.has(code)) values += 1;
  }
  return values;
}

const [QUOTE, COMMA] = Buffer.from('",');
const [OPEN_OBJECT, OPEN_LIST, CLOSE_OBJECT, CLOSE_LIST] = Buffer.from('{[}]');

/**
 * Whether an object in a valid JSON text has two members of one name. `JSON.parse` uses the last, other parsers the first, so
 * a proxy and the gateway would read different requests (RFC 8259, section 4).
 */
function hasDuplicateMember(text: string): boolean {
  // The member names of each open object; `undefined` for a list.
  const open: (Set<string> | undefined)[] = [];
  let expectsName = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = endOfString(text, at);
      const names = expectsName ? open.at(-1) : undefined;
      if (names) {
        const written = text.slice(at + 1, end);
        const name = written.includes('\\') ? (JSON.parse(`"${written}"`) as string) : written;
        if (names.size === names.add(name).size) return true;
      }
      expectsName = false;
      at = end;
    } else if (code === OPEN_OBJECT || code === OPEN_LIST) {
      expectsName = code === OPEN_OBJECT;
      open.push(expectsName ? new Set() : undefined);
    } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
      open.pop();
    } else if (code === COMMA) {
      expectsName = open.at(-1) !== undefined;
    }
  }
  return false;
}

const [BACKSLASH] = Buffer.from('\\');

/** The place of the quote that closes the string opened at `start` in a JSON text, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
}

/** Collects the chunks of a body, within its own limit and the shared memory budget. */
export class BodyCollector {
  /** What was received so far. */
  readonly body = new Body();
  readonly #limit: number;
  readonly #memory: BodyMemory;
  #taken = 0;

  constructor(limit: number, memory: BodyMemory) {
    this.#limit = limit;
    this.#memory = memory;
  }

  /** Adds a chunk. Throws if the body is too large, or the memory budget is exceeded. */
  add(chunk: Buffer): void {
    this.body.add(chunk);
    const { length, memory } = this.body;
    const fits = this.#memory.take(memory - this.#taken);
    this.#taken = memory;
    if (length > this.#limit) throw bodyTooLarge(this.#limit);
    if (!fits) throw tooManyBodies();
  }

  /** Releases its memory. */
  release(): void {
    this.#memory.release(this.#taken);
  }
}

/** The memory budget of request bodies, for all requests together. */
export class BodyMemory {
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Takes memory for a body, or returns it. `false` if the budget is exceeded. */
  take(bytes: number): boolean {
    this.#bytes += bytes;
    return this.#bytes <= this.#maxBytes;
  }

  release(bytes: number): void {
    this.#bytes -= bytes;
  }

  /** Takes memory for a body until its receipt ends. Throws if there is none left. */
  hold(bytes: number): Receipt {
    if (this.take(bytes)) return new Taken(() => this.release(bytes));
    this.release(bytes);
    throw tooManyBodies();
  }
}

/** The refusal of a body beyond its limit; the connection ends with it. */
export function bodyTooLarge(limit: number) {
  return requestError(`The body is larger than ${limit} bytes.`, { status: 413, headers: { connection: 'close' } });
}

/** The refusal of a body while others take all the memory that there is for them. */
export function tooManyBodies() {
  const headers = { connection: 'close', 'retry-after': '1' };
  return requestError('Too many bodies are being received.', { status: 503, code: 'OVERLOADED', headers });
}

/** The refusal of a body whose caller left before its end. */
export function bodyMissing() {
  return requestError('The body did not arrive.');
}

/** Credentials that must not be repeated. node:http keeps the first line; the gateway trusts none. */
export const SINGLE_HEADERS: readonly string[] = ['authorization', 'proxy-authorization'];

/** Whether a header has more than one line. `name` is in lower case. */
export function isRepeated({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>, name: string): boolean {
  let lines = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const line = rawHeaders[at];
    if (line?.length === name.length && line.toLowerCase() === name) lines += 1;
  }
  return lines > 1;
}

/** A Fetch API request without a body, for plugins: the body was read before. */
export function asFetchRequest(request: GraphRequest): Request {
  const { method, url } = request;
  const headers = new Headers();
  for (const [name, value = ''] of Object.entries(request.headers)) {
    for (const each of Array.isArray(value) ? value : [value]) headers.append(name, each);
  }
  for (const name of SINGLE_HEADERS) if (request.isRepeated(name)) headers.delete(name);
  return new Request(new URL(url, 'http://gateway'), { method, headers });
}

/** The path of a request target, without its query. */
export function pathOf(target = ''): string {
  const mark = target.indexOf('?');
  return mark < 0 ? target : target.slice(0, mark);
}
