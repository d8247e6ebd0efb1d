import { readFile } from 'node:fs/promises';
import type {
  CompactJWSHeaderParameters,
  CryptoKey,
  FlattenedJWSInput,
  JSONWebKeySet,
  JWTPayload,
  LocalJWKSet,
} from 'jose';
import type { CallerClaims } from '#auth';
import type { IssuerSettings } from '#config';

/** The claims of a valid token, and its end. */
interface VerifiedToken extends CallerClaims {
  readonly issuer: string;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
}

interface VerifierOptions {
  readonly now: () => number;
  readonly failed: (issuer: string, error: unknown) => void;
  readonly loaderOf?: (jwks: string) => LoadKeys;
}

interface Issuer {
  readonly settings: IssuerSettings;
  readonly keys: KeySet;
}

const MOST_SCOPES = 200;

/** Verifies JSON Web Tokens of configured issuers (RFC 7519, RFC 8725). */
export class TokenVerifier {
  readonly #issuers: ReadonlyMap<string, Issuer>;
  readonly #now: () => number;

  constructor(issuers: readonly IssuerSettings[], { now, failed, loaderOf: loader = loaderOf }: VerifierOptions) {
    this.#now = now;
    this.#issuers = new Map(
      issuers.map((settings) => {
        const { issuer, jwks } = settings;
        const keys = new KeySet({ load: loader(jwks), now, failed: (error) => failed(issuer, error) });
        return [issuer, { settings, keys }];
      }),
    );
  }

  /** Keys that their issuer has removed are not in use any more, soon after the next token. */
  expireKeys(): void {
    for (const { keys } of this.#issuers.values()) keys.expire();
  }

  /** `undefined` for a token that is not valid. Throws `KeysUnavailableError`. */
  async verify(token: string): Promise<VerifiedToken | undefined> {
    const { decodeJwt, jwtVerify } = await import('jose');
    try {
      const { iss = '' } = decodeJwt(token);
      const issuer = this.#issuers.get(iss);
      if (!issuer) return undefined;
      const { settings, keys } = issuer;
      const { payload } = await jwtVerify(token, (header, input) => keys.keyFor(header, input), {
        issuer: settings.issuer,
        audience: [...settings.audience],
        algorithms: [...settings.algorithms],
        clockTolerance: settings.clockTolerance / 1000,
        currentDate: new Date(this.#now()),
        requiredClaims: ['exp'],
      });
      return claimsOf(payload, settings);
    } catch (error) {
      if (error instanceof KeysUnavailableError) throw error;
      // Each error of jose, and of a text that is no token, is the same refusal.
      return undefined;
    }
  }
}

function claimsOf(payload: JWTPayload, settings: IssuerSettings): VerifiedToken {
  const { issuer, subjectClaim, tenantClaim, scopesClaim, clockTolerance } = settings;
  return {
    issuer,
    subject: textAt(payload, subjectClaim),
    tenant: tenantClaim === undefined ? undefined : textAt(payload, tenantClaim),
    scopes: scopesIn(claimAt(payload, scopesClaim)),
    expiresAt: Number(payload.exp) * 1000 + clockTolerance,
  };
}

/** A claim by its name, or by a path of names, such as `realm_access.roles`. A name with dots has precedence. */
function claimAt(payload: JWTPayload, path: string): unknown {
  if (Object.hasOwn(payload, path)) return payload[path];
  return path.split('.').reduce<unknown>((node, name) => {
    const isObject = typeof node === 'object' && node !== null && Object.hasOwn(node, name);
    return isObject ? (node as Readonly<Record<string, unknown>>)[name] : undefined;
  }, payload);
}

function textAt(payload: JWTPayload, path: string): string | undefined {
  const value = claimAt(payload, path);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Scopes are a text with spaces (RFC 8693, section 4.2), or a list. */
function scopesIn(value: unknown): readonly string[] {
  const all: readonly unknown[] = typeof value === 'string' ? value.split(' ') : Array.isArray(value) ? value : [];
  return all.filter((each) => typeof each === 'string').slice(0, MOST_SCOPES);
}

/** Fetches the JSON Web Key Set of an issuer (RFC 7517). */
type LoadKeys = () => Promise<JSONWebKeySet>;

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
class KeySet {
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

const TIMEOUT_MS = 5000;
const MOST_BYTES = 1024 * 1024;

/** Loads a JSON Web Key Set from a URL or a file. Redirects are not followed. */
function loaderOf(jwks: string): LoadKeys {
  const read = /^https?:/.test(jwks) ? () => fetched(jwks) : () => readFile(jwks, 'utf8');
  return async () => JSON.parse(await read()) as JSONWebKeySet;
}

async function fetched(url: string): Promise<string> {
  const headers = { accept: 'application/jwk-set+json, application/json' };
  const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status !== 200) throw new Error(`The issuer answered ${response.status} to the request for its keys`);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new RangeError(`The key set has more than ${MOST_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
