import { isUtf8 } from 'node:buffer';
import {
  CODES_BY_STATUS,
  type ErrorRow,
  type ErrorRules,
  pointed,
  type Redirect,
  type RowsKind,
  type UpstreamCode,
} from '#contract';
import { type UpstreamError, UpstreamResponseError, UpstreamStatusError } from './errors.ts';
import { retryAfterSeconds } from './headers.ts';
import { isTooDeep, parseExactJson, scanJson } from './json.ts';
import type { SharedProjection } from './projection.ts';
import type { Plan, UpstreamResponse } from './request.ts';

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
export function decode(
  plan: Plan,
  response: UpstreamResponse,
  projection?: SharedProjection,
  measured?: Measured,
): unknown {
  if (measured) measured.weight = response.body.length;
  const { kind } = plan.operation.answer;
  // The `Location` of a created resource (RFC 9110, 10.2.2).
  if (kind === 'redirect' && response.status === 201) return decodeRedirect(plan, response);
  if (response.status >= 200 && response.status < 300) {
    if (kind === 'empty') return undefined;
    if (kind === 'json') return decodeJson(plan, response, projection, measured);
    if (kind === 'text') return decodeText(plan, response);
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
  projection: SharedProjection | undefined,
  measured: Measured | undefined,
): unknown {
  const { shape, exactIntegers, rows } = plan.operation.answer;
  requireType(plan, response, (type) => type === '' || JSON_TYPE.test(type));
  const text = readText(plan, response, (bytes) => {
    // A projection bounds the depth itself.
    const projected = rows && projection?.textOf(bytes, rows.at);
    if (projected !== undefined) return projected;
    const scan = measured && scanJson(bytes);
    if (measured && scan) measured.weight = scan.weight;
    const whole = scan?.isTooDeep ? '' : bytes.toString();
    if (scan ? scan.isTooDeep : isTooDeep(whole, bytes)) throw tooDeep(plan, response);
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
  return value;
}

/** Whether look-ups and lists can rely on the rows of a response. */
function holdsRows(value: unknown, { at, optional, ofObjects }: RowsKind): boolean {
  const found = pointed(value, at);
  if (found === undefined || found === null) return optional;
  return Array.isArray(found) && (!ofObjects || found.every(isObject));
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const tooDeep = (plan: Plan, response: UpstreamResponse) =>
  invalid(plan, response, 'answered with JSON that is nested too deeply');

function decodeText(plan: Plan, response: UpstreamResponse): string {
  const declared = plan.operation.answer.mediaTypes;
  // A failure may be JSON even where successes are plain text.
  if (JSON_TYPE.test(mediaTypeOf(response)) && !declared.some((type) => JSON_TYPE.test(type))) {
    const value = failureBody(response);
    if (hasFailed(plan, value)) throw classify(plan, response, value);
  }
  requireType(plan, response, (type) => type === '' || declared.includes(type) || type.endsWith('json'));
  return readText(plan, response);
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

function requireType(plan: Plan, response: UpstreamResponse, accepts: (mediaType: string) => boolean): void {
  if (!accepts(mediaTypeOf(response))) throw invalid(plan, response, 'answered with an unexpected media type');
}

/** The media type; empty without one. Two joined types match none. */
function mediaTypeOf({ headers }: UpstreamResponse): string {
  if (headers['content-type'] === JSON_ALONE) return JSON_ALONE;
  const [type = ''] = String(headers['content-type'] ?? '').split(';', 1);
  return type.trim().toLowerCase();
}

/** The text of a body, or of a part of it. */
function readText(plan: Plan, response: UpstreamResponse, take?: (bytes: Buffer) => string | undefined): string {
  return response.body.read((bytes) => {
    if (!isUtf8(bytes)) throw invalid(plan, response, 'answered with invalid UTF-8');
    return take?.(bytes) ?? bytes.toString();
  });
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
  return new UpstreamStatusError(code, plan, { ...details, body, says: row?.says });
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
