import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
// By name, an old Node would fail before it is told which one is needed.
import zlib from 'node:zlib';
import {
  CODES_BY_STATUS,
  type ErrorRow,
  type ErrorRules,
  pointed,
  type Redirect,
  type RowsKind,
  type UpstreamCode,
} from '#contract';
import { Body } from '#http';
import { type UpstreamError, UpstreamResponseError, UpstreamStatusError } from './errors.ts';
import { retryAfterSeconds } from './learned-quotas.ts';
import { MAX_DEPTH, type RowTexts } from './projection.ts';
import type { Plan, UpstreamResponse } from './request.ts';
import type { ResponseLimits } from './settings.ts';

/** Longer bodies of failures are not read: those with an error code are short. */
const MAX_FAILURE_BYTES = 64 * 1024;
/** The media type of nearly all responses. */
const JSON_ALONE = 'application/json';
/** Also `application/problem+json` and `application/x-amz-json-1.0`; not formats of several values. */
const JSON_TYPE = /[/+-]json(-\d+\.\d+)?$/;

/**
 * The value of a response by its contract; throws an error for responses that are no success by the contract. Its rows may lack
 * members that the projection does not name. Its weight in memory is measured, if that is wanted.
 */
export function decode(plan: Plan, response: UpstreamResponse, projection?: RowTexts, measured?: Measured): unknown {
  if (measured) measured.weight = response.body.length;
  const { kind } = plan.operation.answer;
  // The `Location` of a created resource (RFC 9110, 10.2.2).
  if (kind === 'redirect' && response.status === 201) return decodeRedirect(plan, response);
  if (response.status >= 200 && response.status < 300) {
    if (kind === 'empty') return undefined;
    if (kind === 'json') return decodeJson(plan, response, projection, measured);
    if (kind === 'text') return decodeText(plan, response);
    if (kind === 'bytes') return decodeBytes(plan, response);
    if (kind === 'integer') return decodeInteger(plan, response);
    throw invalid(plan, response, 'answered without the redirect that it should');
  }
  if (kind === 'redirect' && response.status >= 300 && response.status < 400) return decodeRedirect(plan, response);
  throw classify(plan, response, failureBody(response));
}

/** The bytes of memory that a value takes. */
interface Measured {
  weight: number;
}

function decodeJson(
  plan: Plan,
  response: UpstreamResponse,
  projection: RowTexts | undefined,
  measured: Measured | undefined,
): unknown {
  const { shape, exactIntegers, rows } = plan.operation.answer;
  const type = mediaTypeOf(response);
  if (type !== '' && !JSON_TYPE.test(type)) throw unexpectedType(plan, response);
  const text = response.body.read((bytes) => {
    if (!isUtf8(bytes)) throw invalidUtf8(plan, response);
    // A projection bounds the depth itself.
    const projected = rows && projection?.textOf(bytes, rows.at);
    if (projected !== undefined) return projected;
    const scan = measured && scanJson(bytes);
    if (measured && scan) measured.weight = scan.weight;
    const whole = scan?.isTooDeep ? '' : bytes.toString();
    if (scan ? scan.isTooDeep : isTooDeep(whole, bytes))
      throw invalid(plan, response, 'answered with JSON that is nested too deeply');
    return whole;
  });
  let value: unknown;
  try {
    value = exactIntegers ? parseExactJson(text) : JSON.parse(text);
  } catch {
    throw invalid(plan, response, 'answered with JSON that cannot be read');
  }
  if (hasFailed(plan, value)) throw classify(plan, response, value);
  const fits = shape === 'any' || (shape === 'array' ? Array.isArray(value) : isObject(value));
  if (!fits) throw invalid(plan, response, `answered with something that is not an ${shape}`);
  if (rows && !holdsRows(value, rows)) throw invalid(plan, response, 'answered with rows that are none');
  if (plan.operation.answer.headers && isContainer(value)) pageHeaders.set(value, response.headers);
  return value;
}

/** The headers of answers whose paging is in them. */
const pageHeaders = new WeakMap<object, IncomingHttpHeaders>();

/** A header of an answer that its paging reads. */
export function pageHeader(answer: unknown, name: string): string | undefined {
  const found = isContainer(answer) ? pageHeaders.get(answer)?.[name.toLowerCase()] : undefined;
  return found === undefined ? undefined : String(found);
}

/** Whether lookups and lists can rely on the rows of a response. */
function holdsRows(value: unknown, { at, optional, ofObjects }: RowsKind): boolean {
  const found = pointed(value, at);
  if (found === undefined || found === null) return optional;
  return Array.isArray(found) && (!ofObjects || found.every(isObject));
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isObject = (value: unknown) => isContainer(value) && !Array.isArray(value);

/** The bytes of a response in base64. */
function decodeBytes(plan: Plan, response: UpstreamResponse): string {
  if (!plan.operation.answer.mediaTypes.includes(assertNotFailed(plan, response))) throw unexpectedType(plan, response);
  return response.body.read((bytes) => bytes.toString('base64'));
}

/** The media type. A failure may be JSON even where successes are not. */
function assertNotFailed(plan: Plan, response: UpstreamResponse): string {
  const type = mediaTypeOf(response);
  if (JSON_TYPE.test(type) && !plan.operation.answer.mediaTypes.some((each) => JSON_TYPE.test(each))) {
    const value = failureBody(response);
    if (hasFailed(plan, value)) throw classify(plan, response, value);
  }
  return type;
}

function decodeText(plan: Plan, response: UpstreamResponse): string {
  const declared = plan.operation.answer.mediaTypes;
  const type = assertNotFailed(plan, response);
  if (type !== '' && !declared.includes(type) && !type.endsWith('json')) throw unexpectedType(plan, response);
  return response.body.read((bytes) => {
    if (!isUtf8(bytes)) throw invalidUtf8(plan, response);
    return bytes.toString();
  });
}

function decodeInteger(plan: Plan, response: UpstreamResponse): bigint {
  const text = decodeText(plan, response).trim();
  if (/^-?\d{1,80}$/.test(text)) return BigInt(text);
  const value = failureBody(response);
  if (hasFailed(plan, value)) throw classify(plan, response, value);
  throw invalid(plan, response, 'answered with something that is not a whole number');
}

function decodeRedirect(plan: Plan, response: UpstreamResponse): Redirect {
  const { location = '' } = response.headers;
  // No URI contains a space (RFC 3986, 2), but two joined `Location` lines do.
  if (location === '' || location.includes(' ')) throw invalid(plan, response, 'answered with a redirect to nowhere');
  return { status: response.status, location };
}

const unexpectedType = (plan: Plan, response: UpstreamResponse) =>
  invalid(plan, response, 'answered with an unexpected media type');

const invalidUtf8 = (plan: Plan, response: UpstreamResponse) => invalid(plan, response, 'answered with invalid UTF-8');

/** The media type; empty without one. Two joined types match none. */
function mediaTypeOf({ headers }: UpstreamResponse): string {
  if (headers['content-type'] === JSON_ALONE) return JSON_ALONE;
  const [type = ''] = String(headers['content-type'] ?? '').split(';', 1);
  return type.trim().toLowerCase();
}

/** The body of a failure, as far as it can be read: only the error's code and its reasons are taken from it. */
function failureBody(response: UpstreamResponse): unknown {
  if (response.body.length > MAX_FAILURE_BYTES) return undefined;
  return response.body.read((bytes) => {
    const text = bytes.toString();
    try {
      return isTooDeep(text, bytes) ? text : JSON.parse(text);
    } catch {
      return text;
    }
  });
}

function invalid(plan: Plan, { status }: UpstreamResponse, what: string): UpstreamResponseError {
  return new UpstreamResponseError(plan, what, { status });
}

/** Whether a body with a successful status is a failure. */
export function hasFailed({ operation }: Pick<Plan, 'operation'>, body: unknown): boolean {
  const { failed } = operation.errors;
  if (!failed) return false;
  const value = pointed(body, failed.at);
  return 'equals' in failed ? value === failed.equals : value !== undefined && value !== null;
}

/** Failures that a caller can do something about. */
const OF_CALLERS: ReadonlySet<string> = new Set([
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'PERMISSION_DENIED',
  'CONFLICT',
  'FAILED_PRECONDITION',
]);

/** The error for a failed response, by the contract's rows, or else by its status. */
export function classify(plan: Plan, response: UpstreamResponse, body: unknown): UpstreamError {
  const { errors } = plan.operation;
  const word = wordOf(errors, response, body);
  const row = errors.rows.find((each) => fits(each, response.status, word));
  const code = row?.code ?? codeOfStatus(response.status);
  const upstreamCode = word !== undefined && CODE.test(word) ? word : undefined;
  const isDeclared = errors.rows.some((each) => each.word === word);
  const details = {
    status: response.status,
    upstreamCode,
    publicCode: isDeclared ? upstreamCode : undefined,
    retryAfter: retryAfterSeconds(response.headers),
  };
  if (code === 'UPSTREAM_INVALID_RESPONSE') {
    const what =
      response.status >= 300 && response.status < 400 ? 'answered with a redirect, which is not followed' : 'failed';
    return new UpstreamResponseError(plan, what, details);
  }
  const reason = OF_CALLERS.has(code) ? row?.when : undefined;
  return new UpstreamStatusError(code, plan, { ...details, body, says: row?.says, reason, argument: row?.argument });
}

/** Free text may leak private data: only words in the form of a code are logged, and callers are told those that the contract declares. */
const CODE = /^[\w.:-]{1,80}$/;

/** The upstream's own code of a failure, which the contract's rows match. */
function wordOf({ word, after, until }: ErrorRules, { headers }: UpstreamResponse, body: unknown): string | undefined {
  for (const place of word) {
    const found = place.startsWith('header:')
      ? headers[place.slice('header:'.length).toLowerCase()]
      : pointed(body, place);
    if (typeof found !== 'string' && typeof found !== 'number') continue;
    let text = String(found);
    if (after) text = text.slice(text.lastIndexOf(after) + 1);
    if (until && text.includes(until)) text = text.slice(0, text.indexOf(until));
    return text;
  }
  return undefined;
}

function fits({ status, word: expected }: ErrorRow, actual: number, word: string | undefined): boolean {
  if (expected !== undefined && expected !== word) return false;
  return status === undefined || status === actual || status === `${Math.floor(actual / 100)}xx`;
}

function codeOfStatus(status: number): UpstreamCode {
  return CODES_BY_STATUS[status] ?? (status >= 400 ? 'UPSTREAM_ERROR' : 'UPSTREAM_INVALID_RESPONSE');
}

/** Longer integers are refused: no API has them. */
export const MAX_DIGITS = 80;
/** Each takes up to a microsecond. */
const MAX_LONG_INTEGERS = 50_000;
const INTEGER = /^-?[1-9]\d*$/;
const [ZERO = 0, NINE = 0, MINUS = 0, PLUS = 0, POINT = 0, EXPONENT = 0] = Buffer.from('09-+.E');
const [QUOTE = 0, BACKSLASH = 0, COLON = 0, BLANK = 0] = Buffer.from('"\\: ');
/** Letters differ in this bit by their case. */
const CASE = 0x20;

/** Parses JSON as `JSON.parse` does, except that integers beyond 2^53 become `bigint`. */
export function parseExactJson(text: string): unknown {
  if (!mayHoldLong(text)) return JSON.parse(text);
  const mark = randomUUID();
  return withIntegers(JSON.parse(withMarks(text, mark)), mark);
}

/**
 * A JSON text whose long integers are strings with a random mark. `JSON.parse` passes source text to a reviver only, and takes
 * up to forty times as long with one.
 */
function withMarks(text: string, mark: string): string {
  const bytes = Buffer.from(text);
  const { length } = bytes;
  let marked = '';
  let copied = 0;
  let count = 0;
  for (let at = 0; at < length; at++) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) {
      for (at += 1; at < length && bytes[at] !== QUOTE; at++) if (bytes[at] === BACKSLASH) at += 1;
    } else if (byte === MINUS || (byte >= ZERO && byte <= NINE)) {
      const start = at;
      while (isInNumber(bytes[at + 1])) at += 1;
      if (at + 1 - start < LONG_DIGITS) continue;
      const number = bytes.toString('latin1', start, at + 1);
      if (!INTEGER.test(number) || !isLong(number.replace('-', ''))) continue;
      count += 1;
      if (number.length > MAX_DIGITS || count > MAX_LONG_INTEGERS) throw new RangeError('Too many digits');
      let next = at + 1;
      while ((bytes[next] ?? COLON) <= BLANK) next += 1;
      // A string may be a member's name, but a number must not become one.
      if (bytes[next] === COLON) throw new SyntaxError('A number is no name');
      marked += `${bytes.toString('utf8', copied, start)}"${mark}${number}"`;
      copied = at + 1;
    }
  }
  return marked + bytes.toString('utf8', copied);
}

function isInNumber(byte = 0): boolean {
  if (byte >= ZERO && byte <= NINE) return true;
  return byte === POINT || byte === MINUS || byte === PLUS || (byte & ~CASE) === EXPONENT;
}

/** The value that was parsed, with integers where marks are. */
function withIntegers(value: unknown, mark: string): unknown {
  if (typeof value === 'string') return value.startsWith(mark) ? BigInt(value.slice(mark.length)) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    // A loop over the names of items would make a string of each.
    for (let at = 0; at < value.length; at++) {
      const item: unknown = value[at];
      const exact = withIntegers(item, mark);
      if (exact !== item) value[at] = exact;
    }
    return value;
  }
  const members = value as Record<string, unknown>;
  for (const name in members) members[name] = withIntegers(members[name], mark);
  return value;
}

/** The largest integer that a number holds exactly. A longer one has as many digits, or more. */
const LARGEST = `${Number.MAX_SAFE_INTEGER}`;
/** The least number of digits of a long integer. */
const LONG_DIGITS = LARGEST.length;
/** Characters before a number, but not before digits of a fraction or, mostly, of a string. */
const BEFORE_NUMBER = /[\s:,[-]/;

/** Whether digits are an integer beyond 2^53. Strings of equal length compare like their numbers. */
export function isLong(digits: string): boolean {
  return digits.length > LONG_DIGITS || (digits.length === LONG_DIGITS && digits > LARGEST);
}

/**
 * Whether a JSON text may have an integer beyond 2^53: digits in its strings can look like one. Such an integer has a digit at
 * every sixteenth character, so that the others need not be read.
 */
export function mayHoldLong(text: string): boolean {
  for (let at = LONG_DIGITS - 1; at < text.length; at += LONG_DIGITS) {
    if (!isDigit(text, at)) continue;
    let first = at;
    while (isDigit(text, first - 1)) first -= 1;
    while (isDigit(text, at + 1)) at += 1;
    if (isLong(text.slice(first, at + 1)) && (first === 0 || BEFORE_NUMBER.test(text.charAt(first - 1)))) return true;
  }
  return false;
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= ZERO && code <= NINE;
}

const [OPEN_LIST = 0, OPEN_OBJECT = 0, CLOSE_OBJECT = 0, COMMA = 0] = Buffer.from('[{},');
/** Brackets of lists and of objects differ in this bit alone. */
const EITHER = OPEN_LIST ^ OPEN_OBJECT;

/** The memory of a list or object, and of a further item, besides the bytes of its text. */
const OBJECT_BYTES = 48;
const ITEM_BYTES = 16;

/**
 * Reads a JSON text once. `weight`: the bytes of memory that its value takes, estimated by its bytes and its lists, objects and items.
 * Measured, that is between once and twice the heap that a list of rows takes, and never less than half of it. `isTooDeep`: lists and
 * objects are nested deeper than 1000 levels, or the text is malformed.
 */
export function scanJson(text: Uint8Array): { readonly weight: number; readonly isTooDeep: boolean } {
  const { length } = text;
  let [weight, depth, deepest, at] = [length, 0, 0, 0];
  while (at < length) {
    const byte = text[at] as number;
    at += 1;
    if (byte === QUOTE) {
      while (at < length && text[at] !== QUOTE) at += text[at] === BACKSLASH ? 2 : 1;
      at += 1;
    } else if (byte === COMMA) {
      weight += ITEM_BYTES;
    } else if ((byte | EITHER) === OPEN_OBJECT) {
      weight += OBJECT_BYTES;
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if ((byte | EITHER) === CLOSE_OBJECT) {
      depth -= 1;
    }
  }
  return { weight, isTooDeep: deepest > MAX_DEPTH && length > 2 * MAX_DEPTH };
}

/** Whether a JSON text, given as bytes too, is nested too deeply. Most have too few brackets for it, and these are soon counted. */
export function isTooDeep(text: string, bytes: Uint8Array): boolean {
  if (text.length <= 2 * MAX_DEPTH) return false;
  return count(text, '{') + count(text, '[') > MAX_DEPTH && scanJson(bytes).isTooDeep;
}

/** The number of these brackets in a text, up to the limit. */
function count(text: string, bracket: string): number {
  let found = 0;
  for (let at = text.indexOf(bracket); at >= 0 && found <= MAX_DEPTH; at = text.indexOf(bracket, at + 1)) found += 1;
  return found;
}

/** Shorter bodies are read at once. */
const SHORT_BYTES = 32 * 1024;
/** The bytes of longer ones that are read in one turn of the event loop: a few milliseconds. A longer body has its own turn. */
const TURN_BYTES = 1024 * 1024;

interface PendingRead {
  readonly bytes: number;
  readonly startedAt: number;
  readonly resolve: () => void;
}

/**
 * Spreads the reading of large bodies over turns of the event loop, so that other work has turns between them. Bodies of
 * the request that started first are read first: it is answered, and releases its memory, before the next is half done.
 */
export class BatchedReads {
  /** In the order in which their requests started. */
  readonly #pending: PendingRead[] = [];
  #bytesInTurn = 0;
  #endsTurn = false;

  /** The turn of a body: later if many large ones have come together; `undefined` if it is now. */
  turn(bytes: number, startedAt: number): Promise<void> | undefined {
    if (bytes < SHORT_BYTES) return undefined;
    if (this.#pending.length === 0 && this.#bytesInTurn < TURN_BYTES) {
      this.#count(bytes);
      return undefined;
    }
    return new Promise((resolve) => {
      const before = this.#pending.findLastIndex((each) => each.startedAt <= startedAt);
      this.#pending.splice(before + 1, 0, { bytes, startedAt, resolve });
    });
  }

  #count(bytes: number): void {
    this.#bytesInTurn += bytes;
    if (this.#endsTurn) return;
    this.#endsTurn = true;
    setImmediate(() => this.#nextTurn());
  }

  #nextTurn(): void {
    this.#endsTurn = false;
    this.#bytesInTurn = 0;
    while (this.#bytesInTurn < TURN_BYTES) {
      const next = this.#pending.shift();
      if (!next) return;
      this.#count(next.bytes);
      next.resolve();
    }
  }
}

type Decoder = (packed: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

const DECODERS: ReadonlyMap<string, Decoder> = new Map<string, Decoder>([
  ['gzip', promisify(zlib.gunzip)],
  ['x-gzip', promisify(zlib.gunzip)],
  ['deflate', promisify(zlib.inflate)],
  ['br', promisify(zlib.brotliDecompress)],
  ['zstd', promisify(zlib.zstdDecompress)],
]);

/** No ratio is too high for a body that is this small when it is decompressed. */
const RATIO_FREE_BYTES = 64 * 1024;

/** Whether there is a body that has to be decompressed. */
export function isCompressed({ headers, body }: Pick<UpstreamResponse, 'headers' | 'body'>): boolean {
  return headers['content-encoding'] !== undefined && body.length > 0 && encodingOf(headers) !== 'identity';
}

/** Decompresses a response up to the limits. */
export async function decompress(
  plan: Plan,
  response: UpstreamResponse,
  limits: ResponseLimits,
): Promise<UpstreamResponse> {
  const decoder = DECODERS.get(encodingOf(response.headers));
  if (!decoder) throw invalid(plan, response, 'answered in a compression that was not asked for');
  const most = Math.min(limits.bytes, Math.max(RATIO_FREE_BYTES, response.body.length * limits.ratio));
  try {
    return { ...response, body: Body.of(await decoder(response.body.whole(), { maxOutputLength: most })) };
  } catch (error) {
    const what =
      error instanceof RangeError ? `unpacks to more than ${most} bytes` : 'answered with a broken compression';
    throw invalid(plan, response, what);
  }
}

/** A header with several encodings says that a body was compressed several times, which is not supported. */
function encodingOf(headers: UpstreamResponse['headers']): string {
  const encoding = String(headers['content-encoding']).trim().toLowerCase();
  return encoding === '' ? 'identity' : encoding;
}
