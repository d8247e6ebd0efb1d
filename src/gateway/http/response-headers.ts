import { LRUCache } from 'lru-cache';
import type { HttpCacheSettings } from '#config';
import { isFresh, type ResponseFreshness } from '#upstream';
import type { PartsFormat } from '../execution/incremental/compile.ts';
import { type EmptyResponse, type GraphRequest, requestError } from '../types.ts';

/**
 * The headers by which a response tells its caller about the request: errors bring theirs, `ResponseForm.callerHeaders` makes the others. Pages of
 * allowed origins may read them (docs/cors.md), agents get them with their messages, and no response has them that a shared cache may store.
 */
export const CALLER_HEADERS = ['ratelimit', 'ratelimit-policy', 'retry-after', 'graphql-cost', 'x-request-id'];

/** Whether a shared cache may store a response to GET with this `Cache-Control`, and give it to other callers. */
export function isShared(cacheControl: string | undefined): boolean {
  return cacheControl !== undefined && !/\b(?:private|no-store)\b/i.test(cacheControl);
}

/** Alternating names and values. */
type HeaderList = readonly string[];

const NONE: HeaderList = [];
const METHODS = 'GET, HEAD, POST, OPTIONS';
/** The longest time that Chromium caches a preflight. */
const PREFLIGHT_MAX_AGE_SECONDS = '7200';
/** The longest `Access-Control-Request-Headers` that is allowed. */
const MAX_HEADER_LIST_LENGTH = 1000;

/** Of `corsOrigins`: the pages of every server on this machine. */
const LOOPBACK = 'loopback';
const LOOPBACK_ORIGIN = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/** Whether pages of this origin may call the graph. Origins are compared byte for byte. */
export function allowsOrigin(origins: readonly string[], origin: string): boolean {
  if (origin !== LOOPBACK && origins.includes(origin)) return true;
  return origins.includes(LOOPBACK) && LOOPBACK_ORIGIN.test(origin);
}

/** Allows pages of certain origins to read responses, with credentials (Fetch Standard, CORS protocol). */
export class Cors {
  readonly #origins: readonly string[];

  constructor(origins: readonly string[]) {
    this.#origins = origins;
  }

  /** The CORS headers of a response to this origin, whose pages may read the headers for callers, and further ones. */
  headersFor(origin: string | undefined, further: HeaderList = NONE): HeaderList {
    if (origin === undefined) return NONE;
    const permission = this.permissionFor(origin);
    if (permission === NONE) return NONE;
    return [...permission, 'access-control-expose-headers', [...CALLER_HEADERS, ...further].join(', ')];
  }

  /** The permission of this origin to read a response, without the headers that it may read. */
  permissionFor(origin: string | undefined): HeaderList {
    if (origin === undefined || !allowsOrigin(this.#origins, origin)) return NONE;
    return ['access-control-allow-origin', origin, 'access-control-allow-credentials', 'true'];
  }

  /** Answers OPTIONS. An allowed origin's preflight gets permissions; other requests get the methods only. */
  preflight({ headers }: Pick<GraphRequest, 'headers'>): EmptyResponse {
    const originHeaders = this.permissionFor(headers.origin);
    const requestedHeaders = headers['access-control-request-headers'];
    const isAllowedPreflight = originHeaders !== NONE && headers['access-control-request-method'] !== undefined;
    const permission = [
      'access-control-allow-methods',
      METHODS,
      'access-control-max-age',
      PREFLIGHT_MAX_AGE_SECONDS,
      ...(requestedHeaders !== undefined && requestedHeaders.length <= MAX_HEADER_LIST_LENGTH
        ? ['access-control-allow-headers', requestedHeaders]
        : []),
    ];
    const vary = ['vary', 'origin, access-control-request-headers'];
    const all = ['allow', METHODS, ...vary, ...originHeaders, ...(isAllowedPreflight ? permission : [])];
    return { kind: 'empty', status: 204, headers: all };
  }
}

interface Differences {
  /** Headers of callers by which upstreams' responses may differ. */
  readonly identityHeaders: readonly string[];
  readonly corsOrigins: readonly string[];
  /** Headers by which callers are identified. Absent: every caller may read public answers. */
  readonly credentialHeaders?: readonly string[] | undefined;
  /** Caches that are notified of stale responses, by their tags. */
  readonly httpCaches?: Pick<HttpCacheSettings, 'header'> | undefined;
}

/** The headers of responses that differ by the same request headers. */
interface Variant {
  readonly noStore: HeaderList;
  readonly varyPublic: string;
  readonly varyPrivate: string;
}

/** Makes the headers that tell who may store a response, and for how long (RFC 9111). */
export class CacheHeaders {
  readonly #plain: Variant;
  readonly #compressible: Variant;
  /** Whether shared caches may store answers: they would give them to callers without a credential. */
  readonly #hasPublic: boolean;
  readonly #tagHeader: HttpCacheSettings['header'] | undefined;

  constructor(differences: Differences) {
    this.#plain = variantOf(differences, []);
    this.#compressible = variantOf(differences, ['accept-encoding']);
    this.#hasPublic = differences.credentialHeaders === undefined;
    this.#tagHeader = differences.httpCaches?.header;
  }

  /** For a response that must not be stored. */
  noStore(isCompressible: boolean): HeaderList {
    return (isCompressible ? this.#compressible : this.#plain).noStore;
  }

  /** For a response with this freshness; most have none. */
  of(freshness: ResponseFreshness | undefined, isCompressible: boolean): HeaderList {
    const { noStore, varyPublic, varyPrivate } = isCompressible ? this.#compressible : this.#plain;
    // Responses to the gateway's own credential must not be stored by others.
    if (!freshness || freshness.scope === 'credential') return noStore;
    const now = Date.now();
    if (!isFresh(freshness, now)) return noStore;
    const seconds = Math.floor((freshness.freshUntil - now) / 1000);
    const isPrivate = freshness.scope !== 'public' || !this.#hasPublic;
    const tags = isPrivate ? '' : this.#tagsOf(freshness);
    // What cannot be purged, because it has too many tags, is stored by no cache that is.
    if (isPrivate || tags.length > MOST_TAG_BYTES)
      return ['cache-control', `private, max-age=${seconds}`, 'vary', varyPrivate];
    const headers = ['cache-control', `public, max-age=${seconds}`, 'vary', varyPublic];
    return this.#tagHeader === undefined || tags === '' ? headers : [...headers, this.#tagHeader.toLowerCase(), tags];
  }

  #tagsOf({ marks }: ResponseFreshness): string {
    if (this.#tagHeader === undefined || marks.length === 0) return '';
    return cacheTags(this.#tagHeader, [...new Set(marks.map(({ invalidations }) => invalidations.tag))]);
  }
}

function variantOf({ identityHeaders, corsOrigins, credentialHeaders = [] }: Differences, own: HeaderList): Variant {
  // CORS headers differ by origin, those of errors too.
  const origin = corsOrigins.length > 0 ? ['origin'] : [];
  const varies = [...origin, ...own];
  return {
    noStore: ['cache-control', 'no-store', ...(varies.length > 0 ? ['vary', varies.join(', ')] : [])],
    varyPublic: ['accept', ...varies].join(', '),
    varyPrivate: [...new Set(['accept', ...varies, ...credentialHeaders, ...identityHeaders])].join(', '),
  };
}

/** Proxies and caches take headers of 8 KiB, most of them all headers of a response together. */
export const MOST_TAG_BYTES = 4096;

/** The value of a header with these tags. */
export function cacheTags(header: HttpCacheSettings['header'], tags: readonly string[]): string {
  return tags.join(header === 'Cache-Tag' ? ',' : ' ');
}

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
