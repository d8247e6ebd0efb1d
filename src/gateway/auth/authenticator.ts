import { createHmac } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type CallerClaims, ScopeSets } from '#auth';
import type { ApiKeySettings, AuthSettings, CertificateCaller } from '#config';
import type { Log } from '#log';
import { requestError } from '../request-error.ts';
import type { CallerIdentity, ClientCertificate, GraphRequest } from '../types.ts';
import type { TrustedProxies } from './client-address.ts';
import { type Credential, credentialOf, invalidCredential, missingCredential } from './credential.ts';
import { certificateHeaders, forwardedCertificate } from './forwarded-certificate.ts';
import { KeysUnavailableError } from './key-set.ts';
import { KeyTable } from './key-table.ts';
import { TokenVerifier } from './token-verifier.ts';
import { VerifiedCredentials } from './verified-credentials.ts';

interface AuthenticatorParts {
  readonly settings: AuthSettings;
  readonly proxies: TrustedProxies;
  /** Whether `Authorization` is forwarded to an API. */
  readonly forwardsAuthorization: boolean;
  readonly log: Log;
  readonly now?: () => number;
  /** The authenticator before a reload, whose keys of issuers are reused: an issuer may be down. */
  readonly previous?: Authenticator | undefined;
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
  readonly #parts: Omit<AuthenticatorParts, 'previous'>;
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

  constructor({ previous, ...parts }: AuthenticatorParts) {
    const { settings, log, now = Date.now } = parts;
    this.#parts = parts;
    this.#now = now;
    this.secret = settings.secret;
    this.keys = new KeyTable(settings.secret, settings.keys);
    this.#generation = this.keys.generation;
    this.#verified = new VerifiedCredentials(now);
    const failed = (issuer: string, error: unknown) =>
      log.warn('The keys of an issuer could not be fetched', { issuer, error: String(error) });
    this.#tokens = previous?.tokensFor(settings) ?? new TokenVerifier(settings.jwt, { now, failed });
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
    return known.identity;
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
