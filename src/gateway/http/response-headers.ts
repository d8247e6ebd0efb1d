import type { HttpCacheSettings } from '#config';
import { isFresh, type ResponseFreshness } from '#upstream';
import type { EmptyResponse, GraphRequest } from '../types.ts';

/** Alternating names and values. */
type HeaderList = readonly string[];

const NONE: HeaderList = [];
const METHODS = 'GET, HEAD, POST, OPTIONS';
/** The longest time that Chromium caches a preflight. */
const PREFLIGHT_MAX_AGE_SECONDS = '7200';
/** The headers that pages may read, besides those that Fetch always lets them read. */
const EXPOSED = 'ratelimit, ratelimit-policy, retry-after, graphql-cost, x-request-id';
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

  /** The CORS headers of a response to this origin. */
  headersFor(origin: string | undefined): HeaderList {
    if (origin === undefined) return NONE;
    const permission = this.permissionFor(origin);
    return permission === NONE ? NONE : [...permission, 'access-control-expose-headers', EXPOSED];
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
