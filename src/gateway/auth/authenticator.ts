import { createHmac, timingSafeEqual } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { apiKeyDigest, type CallerClaims, ScopeSets } from '#auth';
import type { ApiKeySettings, AuthSettings, CertificateCaller, Settings } from '#config';
import type { Log } from '#log';
import { type CallerIdentity, type ClientCertificate, type GraphRequest, requestError } from '../types.ts';
import type { TrustedProxies } from './client-address.ts';
import {
  type Credential,
  certificateHeaders,
  credentialOf,
  forwardedCertificate,
  invalidCredential,
  missingCredential,
} from './credentials.ts';
import { KeysUnavailableError, TokenVerifier } from './tokens.ts';

interface AuthenticatorParts {
  readonly settings: AuthSettings;
  readonly proxies: TrustedProxies;
  /** Whether `Authorization` is forwarded to an API. */
  readonly forwardsAuthorization: boolean;
  readonly log: Log;
  readonly now?: () => number;
  /** The authenticator before a reload, whose keys of issuers are reused: an issuer may be down. */
  readonly kept?: Authenticator | undefined;
}

interface KnownCertificate extends Pick<CertificateCaller, 'match'> {
  readonly identity: CallerIdentity;
}

/** The longest time for which a verified token is not verified again. */
const MOST_TOKEN_MS = 10 * 60_000;
const LABEL_BYTES = 9;
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Identifies the callers of requests. A credential that is not valid ends the request: it is never ignored. */
export class Authenticator {
  readonly keys: KeyTable;
  /** The key of hashes and signatures. */
  readonly secret: string;
  /** Names of the headers by which callers are identified. */
  readonly credentialHeaders: readonly string[];
  readonly #parts: Omit<AuthenticatorParts, 'kept'>;
  readonly #now: () => number;
  readonly #scopes = new ScopeSets();
  readonly #tokens: TokenVerifier;
  readonly #verified: VerifiedCredentials;
  readonly #underway = new Map<string, Promise<CallerIdentity>>();
  readonly #takesBearer: boolean;
  readonly #anonymous: CallerIdentity | undefined;
  readonly #certificates: readonly KnownCertificate[];
  readonly #certificateHeaders: readonly string[];
  #generation: number;

  constructor({ kept, ...parts }: AuthenticatorParts) {
    const { settings, log, now = Date.now } = parts;
    this.#parts = parts;
    this.#now = now;
    this.secret = settings.secret;
    this.keys = new KeyTable(settings.secret, settings.keys);
    this.#generation = this.keys.generation;
    this.#verified = new VerifiedCredentials(now);
    const failed = (issuer: string, error: unknown) =>
      log.warn('The keys of an issuer could not be fetched', { issuer, error: String(error) });
    this.#tokens = kept?.tokensFor(settings) ?? new TokenVerifier(settings.jwt, { now, failed });
    const { certificates, anonymous } = settings;
    this.#takesBearer = settings.keys.length > 0 || settings.jwt.length > 0 || !certificates;
    this.#anonymous = anonymous && this.#identity('anonymous', undefined, withScopes(anonymous));
    this.#certificateHeaders = certificates ? certificateHeaders(certificates) : [];
    this.credentialHeaders = ['authorization', 'x-api-key', ...this.#certificateHeaders];
    this.#certificates = (certificates?.callers ?? []).map((caller) => ({
      match: caller.match,
      identity: this.#identity('certificate', caller.match.value, caller),
    }));
  }

  /** The identity of a request's caller: at once, unless a token has to be verified. Throws the refusal of a request. */
  identify(request: GraphRequest): CallerIdentity | Promise<CallerIdentity> {
    const { forwardsAuthorization } = this.#parts;
    const credential = credentialOf(request, { takesBearer: this.#takesBearer, forwardsAuthorization });
    if (credential) return this.#byCredential(credential);
    const certificate = this.#certificateOf(request);
    if (certificate) return this.#byCertificate(certificate);
    if (this.#anonymous) return this.#anonymous;
    throw missingCredential();
  }

  /** The verifier of tokens, if one with these settings would be the same. */
  tokensFor({ jwt }: AuthSettings): TokenVerifier | undefined {
    if (!isDeepStrictEqual(this.#parts.settings.jwt, jwt)) return undefined;
    this.#tokens.expireKeys();
    return this.#tokens;
  }

  #byCredential({ header, text }: Credential): CallerIdentity | Promise<CallerIdentity> {
    if (this.#generation !== this.keys.generation) {
      this.#generation = this.keys.generation;
      this.#verified.clear();
    }
    const known = this.#verified.get(text);
    if (known) {
      if (known.kind === 'token' && header === 'x-api-key') throw invalidCredential();
      return known;
    }
    if (header === 'authorization' && JWT.test(text)) return this.#byTokenOnce(text);
    const key = this.keys.find(text);
    const until = key?.notAfter ?? Number.POSITIVE_INFINITY;
    if (!key || until <= this.#now()) throw invalidCredential();
    const identity = this.identityOfKey(key);
    this.#verified.set(text, { identity, until });
    return identity;
  }

  /** Equal tokens that arrive together are verified once. */
  #byTokenOnce(text: string): Promise<CallerIdentity> {
    const underway = this.#underway.get(text);
    if (underway) return underway;
    const verification = this.#byToken(text).finally(() => this.#underway.delete(text));
    this.#underway.set(text, verification);
    return verification;
  }

  async #byToken(text: string): Promise<CallerIdentity> {
    const generation = this.#generation;
    const token = await this.#tokens.verify(text).catch((error: unknown) => {
      throw error instanceof KeysUnavailableError ? keysUnavailable(error) : error;
    });
    if (!token) throw invalidCredential();
    const identity = this.#identity('token', token.issuer, token, token.expiresAt);
    const until = Math.min(token.expiresAt, this.#now() + MOST_TOKEN_MS);
    if (generation === this.#generation) this.#verified.set(text, { identity, until });
    return identity;
  }

  /**
   * The certificate that a trusted proxy forwards, or that of the connection: a proxy's own is not that of its clients. Throws for
   * headers of a certificate from any other address.
   */
  #certificateOf(request: GraphRequest): ClientCertificate | undefined {
    const { settings, proxies } = this.#parts;
    const { certificates } = settings;
    if (!certificates) return undefined;
    if (certificates.format !== undefined && proxies.has(request.remoteAddress))
      return forwardedCertificate(request, certificates);
    if (this.#certificateHeaders.some((name) => request.headers[name] !== undefined)) throw invalidCredential();
    return request.peerCertificate?.();
  }

  #byCertificate(certificate: ClientCertificate): CallerIdentity {
    const known = this.#certificates.find(({ match: { by, value } }) => certificate[by] === value);
    if (!known) throw invalidCredential();
    const { expiresAt } = certificate;
    return expiresAt === undefined ? known.identity : { ...known.identity, expiresAt };
  }

  /** The identity of the callers with an API key. */
  identityOfKey(key: ApiKeySettings): CallerIdentity {
    return this.#identity('key', key.id, key, key.notAfter);
  }

  #identity(
    kind: CallerIdentity['kind'],
    credential: string | undefined,
    { subject, tenant, scopes }: CallerClaims,
    expiresAt?: number,
  ): CallerIdentity {
    const label = kind === 'anonymous' ? 'anonymous' : this.#label(JSON.stringify([kind, credential, subject, tenant]));
    return { kind, credential, subject, tenant, scopes: this.#scopes.of(scopes), label, expiresAt };
  }

  #label(text: string): string {
    const digest = createHmac('sha256', this.#parts.settings.secret).update(`label ${text}`).digest();
    return digest.toString('base64url', 0, LABEL_BYTES);
  }
}

function withScopes(scopes: readonly string[]): CallerClaims {
  return { subject: undefined, tenant: undefined, scopes };
}

function keysUnavailable({ retryAfterSeconds }: KeysUnavailableError) {
  return requestError('The token cannot be verified now: its issuer does not answer.', {
    code: 'ISSUER_UNAVAILABLE',
    status: 503,
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
}

/** Bytes of credentials that are remembered. */
const MOST_BYTES = 8 * 1024 * 1024;
const ENTRY_BYTES = 256;

/** An identity that a credential proves, until this time. */
interface Verified {
  readonly identity: CallerIdentity;
  /** In milliseconds since 1970. */
  readonly until: number;
}

/**
 * Credentials that were verified, so that one is verified once and not for each request. The table's hashes are randomly
 * seeded: a guess that is nearly right cannot be told from another.
 */
class VerifiedCredentials {
  readonly #now: () => number;
  readonly #known = new LRUCache<string, Verified>({
    maxSize: MOST_BYTES,
    sizeCalculation: (_verified, text) => text.length + ENTRY_BYTES,
  });

  constructor(now: () => number) {
    this.#now = now;
  }

  get(text: string): CallerIdentity | undefined {
    const known = this.#known.get(text);
    if (!known) return undefined;
    if (known.until > this.#now()) return known.identity;
    this.#known.delete(text);
    return undefined;
  }

  set(text: string, verified: Verified): void {
    this.#known.set(text, verified);
  }

  clear(): void {
    this.#known.clear();
  }
}

interface Entry {
  readonly digest: Buffer;
  readonly key: ApiKeySettings;
}

/** The API keys in force, as hashes. They can be replaced at any time. */
class KeyTable {
  readonly #secret: string;
  /** By the first characters of the hash: the whole hash is compared in constant time. */
  #byPrefix: ReadonlyMap<string, readonly Entry[]> = new Map();
  #ids: ReadonlyMap<string, ApiKeySettings> = new Map();
  /** Increases with each replacement. */
  #generation = 0;

  constructor(secret: string, keys: readonly ApiKeySettings[]) {
    this.#secret = secret;
    this.replace(keys);
  }

  get generation(): number {
    return this.#generation;
  }

  /** Replaces all keys. Requests from now on are identified by these. */
  replace(keys: readonly ApiKeySettings[]): void {
    const entries = keys.map((key) => ({ digest: Buffer.from(key.hash, 'base64url'), key }));
    this.#byPrefix = Map.groupBy(entries, ({ digest }) => prefixOf(digest));
    this.#ids = new Map(keys.map((key) => [key.id, key]));
    this.#generation += 1;
  }

  /** The entry of a key, valid or expired. */
  find(text: string): ApiKeySettings | undefined {
    const digest = apiKeyDigest(this.#secret, text);
    const candidates = this.#byPrefix.get(prefixOf(digest)) ?? [];
    return candidates.find((each) => each.digest.length === digest.length && timingSafeEqual(each.digest, digest))?.key;
  }

  byId(id: string): ApiKeySettings | undefined {
    return this.#ids.get(id);
  }
}

const PREFIX_BYTES = 8;

const prefixOf = (digest: Buffer) => digest.toString('latin1', 0, PREFIX_BYTES);

type Auth = Settings['auth'];

/** Whether callers that these settings have identified are still callers by others, with the same rights. */
export function acceptedAfter(before: Auth, after: Auth): (identity: CallerIdentity) => boolean {
  if (typeof after !== 'object' || isDeepStrictEqual(before, after)) return () => true;
  if (typeof before !== 'object') return () => false;
  const known = new Map<string, boolean>();
  return (identity) => {
    const key = `${identity.kind} ${identity.credential}`;
    const accepted = known.get(key) ?? isDeepStrictEqual(grantOf(identity, before), grantOf(identity, after));
    known.set(key, accepted);
    return accepted;
  };
}

/** The settings by which a caller is identified. */
function grantOf({ kind, credential }: CallerIdentity, auth: AuthSettings): unknown {
  switch (kind) {
    case 'key':
      return [auth.secret, auth.keys.find(({ id }) => id === credential)];
    case 'token':
      return auth.jwt.find(({ issuer }) => issuer === credential);
    case 'certificate': {
      const { format, callers } = auth.certificates ?? { callers: [] };
      return [format, callers.find(({ match }) => match.value === credential)];
    }
    case 'anonymous':
    case 'open':
      return auth.anonymous;
  }
}
