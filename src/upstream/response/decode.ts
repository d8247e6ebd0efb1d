import { isUtf8 } from 'node:buffer';
import { pointed, type Redirect, type RowsKind } from '#contract';
import type { SharedProjection } from '../projection/row-projection.ts';
import type { Plan } from '../request/plan.ts';
import { classify, hasFailed } from './classify.ts';
import { UpstreamResponseError } from './errors.ts';
import type { UpstreamResponse } from './response.ts';

const LONGEST_INTEGER = 80;
/** An integer beyond 2^53 has at least so many digits. */
const LONG_INTEGER = 16;
/** What stands before the digits of a number, and not of a text. */
const BEFORE_NUMBER = /[\s:,[-]/;
const [ZERO = 0, NINE = 0, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('09[]{}');
/** Lists in lists, or objects, so many deep are nobody's response. */
const DEEPEST = 1000;
/** What nearly all of them say. */
const JSON_ALONE = 'application/json';
/** Also `application/problem+json` and `application/x-amz-json-1.0`; not formats of several values. */
const JSON_TYPE = /[/+-]json(-\d+\.\d+)?$/;

/**
 * The value a response carries by its contract; throws what the contract does not call a success. Of its rows there may be
 * no more than what is wanted of them.
 */
export function decode(plan: Plan, response: UpstreamResponse, wanted?: SharedProjection): unknown {
  const { kind } = plan.operation.answer;
  if (response.status >= 200 && response.status < 300) {
    if (kind === 'empty') return undefined;
    if (kind === 'json') return decodeJson(plan, response, wanted);
    if (kind === 'text') return decodeText(plan, response);
    if (kind === 'integer') return decodeInteger(plan, response);
    throw invalid(plan, response, 'answered without the redirect that it should');
  }
  if (kind === 'redirect' && response.status >= 300 && response.status < 400) return decodeRedirect(plan, response);
  throw classify(plan, response, lenientBody(response));
}

function decodeJson(plan: Plan, response: UpstreamResponse, wanted: SharedProjection | undefined): unknown {
  const { shape, exactIntegers, rows } = plan.operation.answer;
  requireType(plan, response, (type) => type === '' || JSON_TYPE.test(type));
  const text = readText(plan, response, (bytes) => rows && wanted?.textOf(bytes, rows.at));
  let value: unknown;
  try {
    value = exactIntegers && needsCare(text) ? JSON.parse(text, exactly) : JSON.parse(text);
  } catch {
    throw invalid(plan, response, 'answered with JSON that cannot be read');
  }
  if (hasFailed(plan, value)) throw classify(plan, response, value);
  const fits = shape === 'any' || (shape === 'array' ? Array.isArray(value) : isObject(value));
  if (!fits) throw invalid(plan, response, `answered with something that is not an ${shape}`);
  if (rows && !holdsRows(value, rows)) throw invalid(plan, response, 'answered with rows that are none');
  return value;
}

/** Whether look-ups and lists can go through an answer's rows without tripping over one. */
function holdsRows(value: unknown, { at, optional, ofObjects }: RowsKind): boolean {
  const found = pointed(value, at);
  if (found === undefined || found === null) return optional;
  return Array.isArray(found) && (!ofObjects || found.every(isObject));
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether a text has to be read with care, which takes several times as long: where an integer may be that a number would
 * change, and where values are nested deeper than others can follow, which such reading refuses.
 */
function needsCare(text: string): boolean {
  return holdsLongInteger(text) || (text.length > 2 * DEEPEST && isDeep(text));
}

/** Of so many digits in a row, one stands where this looks: it looks at every sixteenth character. */
function holdsLongInteger(text: string): boolean {
  for (let at = LONG_INTEGER - 1; at < text.length; at += LONG_INTEGER) {
    if (!isDigit(text, at)) continue;
    let first = at;
    while (isDigit(text, first - 1)) first -= 1;
    while (isDigit(text, at + 1)) at += 1;
    const isLong = at - first + 1 >= LONG_INTEGER;
    if (isLong && (first === 0 || BEFORE_NUMBER.test(text.charAt(first - 1)))) return true;
  }
  return false;
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= ZERO && code <= NINE;
}

/** Brackets in texts are counted too: that is care where none was needed, and no harm. */
function isDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length && depth <= DEEPEST; at++) {
    const code = text.charCodeAt(at);
    if (code === OPEN_LIST || code === OPEN_OBJECT) depth += 1;
    else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
  }
  return depth > DEEPEST;
}

/** Integers beyond 2^53 become `bigint`; everything else stays as JSON.parse makes it. */
function exactly(_key: string, value: unknown, { source = '' }: { source?: string } = {}): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value) || !/^-?\d+$/.test(source)) return value;
  // No interface counts so far, and reading it would take long.
  if (source.length > LONGEST_INTEGER) throw new RangeError('The integer is too long.');
  return BigInt(source);
}

function decodeText(plan: Plan, response: UpstreamResponse): string {
  const declared = plan.operation.answer.mediaTypes;
  // A failure may be JSON even where successes are plain text.
  if (JSON_TYPE.test(mediaTypeOf(response)) && !declared.some((type) => JSON_TYPE.test(type))) {
    const value = lenientBody(response);
    if (hasFailed(plan, value)) throw classify(plan, response, value);
  }
  requireType(plan, response, (type) => type === '' || declared.includes(type) || type.endsWith('json'));
  return readText(plan, response);
}

function decodeInteger(plan: Plan, response: UpstreamResponse): bigint {
  const text = decodeText(plan, response).trim();
  if (/^-?\d{1,80}$/.test(text)) return BigInt(text);
  const value = lenientBody(response);
  if (hasFailed(plan, value)) throw classify(plan, response, value);
  throw invalid(plan, response, 'answered with something that is not a whole number');
}

function decodeRedirect(plan: Plan, response: UpstreamResponse): Redirect {
  const { location = '' } = response.headers;
  // No URI contains a blank (RFC 3986, 2): two `Location` lines, joined, are no address.
  if (location === '' || location.includes(' ')) throw invalid(plan, response, 'answered with a redirect to nowhere');
  return { status: response.status, location };
}

function requireType(plan: Plan, response: UpstreamResponse, accepts: (mediaType: string) => boolean): void {
  if (!accepts(mediaTypeOf(response))) throw invalid(plan, response, 'answered with an unexpected media type');
}

/** Empty where none was told. Two of them make none that anything accepts. */
function mediaTypeOf({ headers }: UpstreamResponse): string {
  if (headers['content-type'] === JSON_ALONE) return JSON_ALONE;
  const [type = ''] = String(headers['content-type'] ?? '').split(';', 1);
  return type.trim().toLowerCase();
}

/** A body's text, or what `take` takes of it. */
function readText(plan: Plan, response: UpstreamResponse, take?: (bytes: Buffer) => string | undefined): string {
  return response.body.read((bytes) => {
    if (!isUtf8(bytes)) throw invalid(plan, response, 'answered with invalid UTF-8');
    return take?.(bytes) ?? bytes.toString();
  });
}

/** A failure's body, read as far as it can be: nothing but the error's word is ever taken from it. */
function lenientBody(response: UpstreamResponse): unknown {
  const text = response.body.read(String);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function invalid(plan: Plan, { status }: UpstreamResponse, what: string): UpstreamResponseError {
  return new UpstreamResponseError(plan, what, { status });
}
