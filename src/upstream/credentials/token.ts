import { headerValue } from '../request/header-value.ts';
import type { UpstreamRequest } from '../request/request.ts';
import type { Credential } from './credential.ts';

/** A token that an endpoint issued. */
export interface Token {
  readonly value: string;
  /** Absent if the endpoint did not send it. */
  readonly lifetimeSeconds: number | undefined;
}

const ASSUMED_LIFETIME_SECONDS = 300;
/** A token is replaced in the background once this share of its lifetime is left, so that no call waits for it. */
const EARLY_SHARE = 0.2;
/** After a failure, calls fail at once for this long instead of all requesting a token again. */
const FAILURE_MS = 1000;
/** After a fresh token is refused as well, no other is requested for this long. */
const RENEWAL_MS = 10_000;

/**
 * A bearer token that is fetched when first needed and again before it expires. All calls share one fetch at a time, and its
 * failure too.
 */
export class TokenCredential implements Credential {
  readonly #fetch: () => Promise<Token>;
  readonly #now: () => number;
  #token: { header: string; staleAt: number; endsAt: number } | undefined;
  #pending: Promise<string> | undefined;
  #failure: { error: unknown; until: number } | undefined;
  #renewedAt = -Infinity;

  constructor(fetch: () => Promise<Token>, now: () => number = () => performance.now()) {
    this.#fetch = fetch;
    this.#now = now;
  }

  apply(request: UpstreamRequest): void | Promise<void> {
    const now = this.#now();
    if (this.#token && now < this.#token.endsAt) {
      if (now >= this.#token.staleAt) this.#refresh().catch(() => undefined);
      request.headers.push('authorization', this.#token.header);
      return undefined;
    }
    return this.#refresh().then((header) => {
      request.headers.push('authorization', header);
    });
  }

  renew({ headers }: UpstreamRequest): boolean {
    // Another call that used the same token may have renewed it already.
    if (!this.#token || !headers.includes(this.#token.header)) return true;
    const now = this.#now();
    if (now < this.#renewedAt + RENEWAL_MS) return false;
    this.#renewedAt = now;
    this.#token = undefined;
    return true;
  }

  #refresh(): Promise<string> {
    if (this.#pending) return this.#pending;
    if (this.#failure && this.#now() < this.#failure.until) return Promise.reject(this.#failure.error);
    this.#pending = this.#fetch()
      .then((token) => this.#keep(token))
      .catch((error: unknown) => {
        this.#failure = { error, until: this.#now() + FAILURE_MS };
        throw error;
      })
      .finally(() => {
        this.#pending = undefined;
      });
    return this.#pending;
  }

  #keep({ value, lifetimeSeconds = ASSUMED_LIFETIME_SECONDS }: Token): string {
    const header = headerValue('authorization', `Bearer ${value}`);
    const lifetimeMs = lifetimeSeconds * 1000;
    const now = this.#now();
    this.#failure = undefined;
    this.#token = { header, staleAt: now + lifetimeMs * (1 - EARLY_SHARE), endsAt: now + lifetimeMs };
    return header;
  }
}
