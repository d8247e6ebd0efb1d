import type { HttpCacheSettings } from '#config';
import { isFresh, type ResponseFreshness } from '#upstream';

interface Differences {
  /** Headers of callers by which upstreams' responses may differ. */
  readonly identityHeaders: readonly string[];
  readonly corsOrigins: readonly string[];
  /** Headers by which callers are identified. Absent: every caller may read public answers. */
  readonly credentialHeaders?: readonly string[] | undefined;
  /** Caches that are notified of stale responses, by their tags. */
  readonly httpCaches?: Pick<HttpCacheSettings, 'header'> | undefined;
}

/** Alternating names and values. */
type HeaderList = readonly string[];

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
    return this.#variant(isCompressible).noStore;
  }

  /** For a response with this freshness; most have none. */
  of(freshness: ResponseFreshness | undefined, isCompressible: boolean): HeaderList {
    const { noStore, varyPublic, varyPrivate } = this.#variant(isCompressible);
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

  #variant(isCompressible: boolean): Variant {
    return isCompressible ? this.#compressible : this.#plain;
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
