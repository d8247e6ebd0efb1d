import type { JWTPayload } from 'jose';
import type { CallerClaims } from '#auth';
import type { IssuerSettings } from '#config';
import { KeySet, KeysUnavailableError, type LoadKeys } from './key-set.ts';
import { loaderOf } from './load-keys.ts';

/** The claims of a valid token, and its end. */
export interface VerifiedToken extends CallerClaims {
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
