import { LRUCache } from 'lru-cache';
import type { PartsFormat } from '../execution/incremental/compile.ts';
import { type GraphRequest, requestError } from '../types.ts';

/** The media types of responses. */
export type MediaType = 'application/json' | 'application/graphql-response+json';

/** In order of preference for clients without one. */
const MEDIA_TYPES: readonly MediaType[] = ['application/json', 'application/graphql-response+json'];
/** Bounds the cache. */
const MAX_CACHED = 500;
const MAX_CACHED_LENGTH = 500;
const EVENT_STREAM = 'text/event-stream';
/** Ranges of an `Accept` header that are read, and parameters of each. Browsers send up to ten. */
const [MAX_RANGES, MAX_PARAMETERS] = [32, 8];

interface Range {
  readonly type: string;
  readonly parameters: readonly string[];
  readonly weight: number;
  readonly position: number;
}

/** Whether a caller reads a stream of events: beside other types, or nothing else. */
export type AcceptsEventStream = 'never' | 'also' | 'only';

/** What an `Accept` header accepts (RFC 9110, section 12.5.1). */
export interface Accepted {
  /** Absent where it takes neither type of a response. */
  readonly mediaType: MediaType | undefined;
  /** Whether it names streams of events, and not by a wildcard. */
  readonly eventStream: AcceptsEventStream;
  /** The format of parts that it names; a wildcard does not ask for parts. */
  readonly partsFormat: PartsFormat | undefined;
}

const JSON_ONLY: Accepted = { mediaType: 'application/json', eventStream: 'never', partsFormat: undefined };

/** Reads `Accept` headers, of which real clients send a handful. */
export class Negotiator {
  readonly #cache: LRUCache<string, Accepted>;

  constructor(cache = new LRUCache<string, Accepted>({ max: MAX_CACHED })) {
    this.#cache = cache;
  }

  accepted(accept: string | undefined): Accepted {
    if (accept === undefined) return JSON_ONLY;
    let found = this.#cache.get(accept);
    if (found) return found;
    found = acceptedBy(accept);
    if (accept.length <= MAX_CACHED_LENGTH) this.#cache.set(accept, found);
    return found;
  }
}

/** The refusal of a request that takes no media type of a response. */
export function notAcceptable() {
  return requestError(`A response is one of ${MEDIA_TYPES.join(' and ')}; \`Accept\` takes neither.`, { status: 406 });
}

function acceptedBy(accept: string): Accepted {
  const mediaType = negotiate(accept);
  const namesStreams = rangesIn(accept).some(({ type, weight }) => type === EVENT_STREAM && weight > 0);
  const eventStream = namesStreams ? (mediaType === undefined ? 'only' : 'also') : 'never';
  const partsFormat = partsFormatIn(accept, eventStream === 'only' ? EVENT_STREAM : 'multipart/mixed');
  return { mediaType, eventStream, partsFormat };
}

/**
 * The media type with the highest weight, then the most specific range, then the first position.
 */
export function negotiate(accept: string): MediaType | undefined {
  // An empty list has no preference (RFC 9110, section 5.6.1).
  if (/^[\s,]*$/.test(accept)) return 'application/json';
  const ranges = rangesIn(accept);
  const matches = MEDIA_TYPES.flatMap((mediaType) => {
    const match = bestMatch(ranges, mediaType);
    return match && match.weight > 0 ? [{ mediaType, ...match }] : [];
  });
  const [best] = matches.toSorted(
    (one, other) => other.weight - one.weight || other.precision - one.precision || one.position - other.position,
  );
  if (best || !ranges.some(({ type, weight }) => type === 'multipart/mixed' && weight > 0)) return best?.mediaType;
  // A response that is not incremental has no parts: `Accept` may be disregarded then (RFC 9110, section 12.4.1).
  return 'application/graphql-response+json';
}

function bestMatch(ranges: readonly Range[], mediaType: string) {
  const matches = ranges.flatMap((range) => {
    const precision = precisionOf(range.type, mediaType);
    return precision > 0 ? [{ ...range, precision }] : [];
  });
  // The most specific range takes precedence, even over a higher weight (RFC 9110, section 12.5.1).
  return matches.toSorted((one, other) => other.precision - one.precision)[0];
}

function precisionOf(range: string, mediaType: string): number {
  if (range === mediaType) return 3;
  if (range === 'application/*') return 2;
  return range === '*/*' ? 1 : 0;
}

/** The first ranges of an `Accept` header, in lower case. */
function rangesIn(accept: string): Range[] {
  return accept.split(',', MAX_RANGES).flatMap((part, position) => {
    const [type = '', ...parameters] = part
      .toLowerCase()
      .split(';', MAX_PARAMETERS + 1)
      .map((each) => each.trim());
    return isUtf8(parameters) ? [{ type, parameters, weight: weightOf(parameters), position }] : [];
  });
}

/** Responses are UTF-8 only. */
function isUtf8(parameters: readonly string[]): boolean {
  return parameters.every((each) => !each.startsWith('charset=') || /^charset="?utf-8"?$/.test(each));
}

/** The weight of a range: 1 without a valid one below 1. */
function weightOf(parameters: readonly string[]): number {
  const weight = parameters.find((each) => each.startsWith('q='))?.slice(2);
  return weight !== undefined && /^0(\.\d{0,3})?$/.test(weight) ? Number(weight) : 1;
}

const PARAMETER = /^(deferspec|incrementalspec)=(.*)$/;

/** The format of parts by the media type that carries them. */
function partsFormatIn(accept: string, carrier: string): PartsFormat | undefined {
  for (const { type, parameters, weight } of rangesIn(accept)) {
    const format = type === carrier && weight > 0 ? formatOf(parameters) : undefined;
    if (format) return format;
  }
  return undefined;
}

function formatOf(parameters: readonly string[]): PartsFormat | undefined {
  const [, name, value] = parameters.map((each) => PARAMETER.exec(each.replaceAll('"', ''))).find(Boolean) ?? [];
  // Clients that name no format, such as urql 6, misplace items of `@stream` by ids.
  if (name === undefined) return 'byPath';
  if (name === 'deferspec') return value === '20220824' ? 'byPath' : undefined;
  return value === 'v0.2' ? 'byId' : undefined;
}

/** Headers that make a browser send a CORS preflight before a cross-site request. */
export const PREFLIGHT_HEADERS = ['graphql-preflight', 'apollo-require-preflight', 'x-graphql-yoga-csrf'];

const JSON_TYPE = /^application\/json *(;|$)/i;

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
