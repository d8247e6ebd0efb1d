import type { CompactJWSHeaderParameters, CryptoKey, FlattenedJWSInput, JSONWebKeySet, LocalJWKSet } from 'jose';

/** Fetches the JSON Web Key Set of an issuer (RFC 7517). */
export type LoadKeys = () => Promise<JSONWebKeySet>;

interface KeySetOptions {
  readonly load: LoadKeys;
  /** In milliseconds. */
  readonly now: () => number;
  /** Is called where keys cannot be fetched, at most once for each attempt. */
  readonly failed: (error: unknown) => void;
}

/** Keys are fetched again after this time, while the old ones stay in use. */
const FRESH_MS = 10 * 60_000;
/** Unknown key ids, which anyone can send, cause at most one request in this time. */
const COOLDOWN_MS = 30_000;
/** While there are no keys at all, the issuer is asked again after this time. */
const RETRY_MS = 5000;

/** There are no keys to verify tokens with, because the issuer does not answer. */
export class KeysUnavailableError extends Error {
  override readonly name = 'KeysUnavailableError';
  readonly retryAfterSeconds = RETRY_MS / 1000;
}

/**
 * The public keys of an issuer. They are fetched when they are first needed, again when a token names an unknown key, and
 * from time to time. An issuer that fails is asked again later: its last keys stay in use.
 */
export class KeySet {
  readonly #options: KeySetOptions;
  #keys: LocalJWKSet | undefined;
  #loadedAt = 0;
  #attemptedAt = Number.NEGATIVE_INFINITY;
  #pending: Promise<void> | undefined;

  constructor(options: KeySetOptions) {
    this.#options = options;
  }

  /** Keys are fetched again with the next token, while the old ones stay in use. */
  expire(): void {
    this.#loadedAt = Number.NEGATIVE_INFINITY;
  }

  /** The key that verifies a token. Throws an error of jose if there is none, and `KeysUnavailableError`. */
  async keyFor(header: CompactJWSHeaderParameters, token: FlattenedJWSInput): Promise<CryptoKey> {
    const keys = await this.#current();
    try {
      return await keys(header, token);
    } catch (error) {
      // Keys that are being fetched may have it.
      if (!isNoMatch(error) || (!this.#pending && this.#isWithin(COOLDOWN_MS))) throw error;
      await this.#refresh();
      if (!this.#keys) throw error;
      return this.#keys(header, token);
    }
  }

  async #current(): Promise<LocalJWKSet> {
    if (this.#keys) {
      if (!this.#isWithin(FRESH_MS, this.#loadedAt) && !this.#isWithin(COOLDOWN_MS)) void this.#refresh();
      return this.#keys;
    }
    if (this.#pending || !this.#isWithin(RETRY_MS)) await this.#refresh();
    if (!this.#keys) throw new KeysUnavailableError('The keys of the issuer cannot be fetched.');
    return this.#keys;
  }

  /** Whether the last attempt to fetch keys is so recent. One in the future is not: the clock was wrong, and has been set back. */
  #isWithin(milliseconds: number, at = this.#attemptedAt): boolean {
    const age = this.#options.now() - at;
    return age >= 0 && age < milliseconds;
  }

  /** One attempt at a time, for all who wait. It never rejects. */
  #refresh(): Promise<void> {
    this.#pending ??= this.#load().finally(() => {
      this.#pending = undefined;
    });
    return this.#pending;
  }

  async #load(): Promise<void> {
    const { load, now, failed } = this.#options;
    this.#attemptedAt = now();
    try {
      const { createLocalJWKSet } = await import('jose');
      this.#keys = createLocalJWKSet(await load());
      this.#loadedAt = now();
    } catch (error) {
      failed(error);
    }
  }
}

function isNoMatch(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_JWKS_NO_MATCHING_KEY';
}
