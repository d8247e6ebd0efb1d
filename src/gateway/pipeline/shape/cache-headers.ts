import { isFresh, type ResponseFreshness } from '#upstream';

interface Differences {
  /** Headers of callers by which upstreams' responses may differ. */
  readonly identityHeaders: readonly string[];
  readonly corsOrigins: readonly string[];
  /** Headers by which callers are identified. Absent: every caller may read public answers. */
  readonly credentialHeaders?: readonly string[] | undefined;
}

/** Alternating names and values. */
type HeaderList = readonly string[];

/** Makes the headers that tell who may store a response, and for how long (RFC 9111). */
export class CacheHeaders {
  /** For a response that must not be stored. */
  readonly noStore: HeaderList;
  readonly #varyPublic: string;
  readonly #varyPrivate: string;
  /** Whether shared caches may store answers: they would give them to callers without a credential. */
  readonly #hasPublic: boolean;

  constructor({ identityHeaders, corsOrigins, credentialHeaders }: Differences) {
    // CORS headers differ by origin, those of errors too.
    const origin = corsOrigins.length > 0 ? ['origin'] : [];
    this.noStore = ['cache-control', 'no-store', ...origin.flatMap((name) => ['vary', name])];
    this.#varyPublic = ['accept', ...origin].join(', ');
    const credentials = credentialHeaders ?? [];
    this.#varyPrivate = [...new Set(['accept', ...origin, ...credentials, ...identityHeaders])].join(', ');
    this.#hasPublic = credentialHeaders === undefined;
  }

  /** For a response with this freshness; most have none. */
  of(freshness: ResponseFreshness | undefined): HeaderList {
    // Responses to the gateway's own credential must not be stored by others.
    if (!freshness || freshness.scope === 'credential') return this.noStore;
    const now = Date.now();
    if (!isFresh(freshness, now)) return this.noStore;
    const seconds = Math.floor((freshness.freshUntil - now) / 1000);
    return freshness.scope === 'public' && this.#hasPublic
      ? ['cache-control', `public, max-age=${seconds}`, 'vary', this.#varyPublic]
      : ['cache-control', `private, max-age=${seconds}`, 'vary', this.#varyPrivate];
  }
}
