import { requestError } from '../request-error.ts';
import type { GraphRequest } from '../types.ts';

/** A credential that a request carries: an API key, or a bearer token, which may be a key too. */
export interface Credential {
  readonly header: 'authorization' | 'x-api-key';
  readonly text: string;
}

interface CredentialRules {
  /** Whether `Authorization` is a credential of the gateway: it has API keys or issuers. */
  readonly takesBearer: boolean;
  /** Whether `Authorization` is forwarded to an API: it may then come beside an API key. */
  readonly forwardsAuthorization: boolean;
}

const CHALLENGE = 'Bearer realm="manifold"';
/** `token68` of RFC 9110, section 11.2. */
const BEARER = /^bearer +([\w.~+/-]+=*)$/i;
const API_KEY = /^[\w.~+/-]+=*$/;

/** The credential of a request, if it has one. Throws for one that is repeated, ambiguous or malformed. */
export function credentialOf(request: GraphRequest, rules: CredentialRules): Credential | undefined {
  const { 'x-api-key': apiKey, authorization } = request.headers;
  // Also where a header is absent: the server drops repeated ones before plugins see them.
  assertSingle(request, 'x-api-key');
  assertSingle(request, 'authorization');
  if (apiKey !== undefined) {
    if (rules.takesBearer && authorization !== undefined && !rules.forwardsAuthorization) {
      throw requestError('The request has two credentials: send `Authorization` or `X-API-Key`.');
    }
    if (typeof apiKey !== 'string' || !API_KEY.test(apiKey)) throw unauthenticated('`X-API-Key` is malformed.');
    return { header: 'x-api-key', text: apiKey };
  }
  if (authorization === undefined || !rules.takesBearer) return undefined;
  const [, text] = BEARER.exec(authorization) ?? [];
  if (text === undefined) throw unauthenticated('`Authorization` is not of the form `Bearer <token>`.');
  return { header: 'authorization', text };
}

function assertSingle(request: GraphRequest, name: string): void {
  if (request.isRepeated(name)) throw requestError(`The request has more than one \`${name}\` header.`);
}

/** The error of a request whose credential is not valid (RFC 6750, section 3.1). It never says why. */
export function invalidCredential() {
  return unauthenticated('The credential is not valid, or no longer.');
}

/** The error of a request without a credential. */
export function missingCredential() {
  const options = { code: 'UNAUTHENTICATED', status: 401, headers: { 'www-authenticate': CHALLENGE } } as const;
  return requestError('The request needs a credential: `Authorization: Bearer …` or `X-API-Key`.', options);
}

function unauthenticated(message: string) {
  const headers = { 'www-authenticate': `${CHALLENGE}, error="invalid_token"` };
  return requestError(message, { code: 'UNAUTHENTICATED', status: 401, headers });
}
