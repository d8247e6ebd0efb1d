import type { AuthorizationServer, Client, TokenEndpointRequestOptions } from 'oauth4webapi';
import { type Attempt, headerValue, type UpstreamRequest } from './request.ts';
import type { CredentialSettings } from './settings.ts';

/** Authenticates the gateway to an upstream. */
export interface Credential {
  /** Adds the credential to an attempt; a promise only where it has to be fetched or computed first. */
  apply(attempt: Attempt): void | Promise<void>;
  /** Whether another attempt would send a fresh credential, after the upstream refused that of this one. */
  renew(attempt: Attempt): boolean;
}

/** A credential that never changes: there is nothing to renew. */
function constantCredential(apply: Credential['apply']): Credential {
  return { apply, renew: () => false };
}

/** The credential that an API's settings describe, if it has one of its own. */
export function createCredential(settings: CredentialSettings): Credential | undefined {
  switch (settings.type) {
    case 'none':
    case 'forwarded':
      // The headers of a caller are part of its identity, which every request carries anyway.
      return undefined;
    case 'header':
      return header(settings.name, settings.prefix + settings.value);
    case 'bearer':
      return header('authorization', `Bearer ${settings.token}`);
    case 'basic':
      return header(
        'authorization',
        `Basic ${Buffer.from(`${settings.username}:${settings.password}`).toString('base64')}`,
      );
    case 'query':
      return query(settings.name, settings.value);
    case 'client-credentials':
      return clientCredentials(settings);
    case 'service-account':
      return serviceAccount(settings);
    case 'sigv4':
      return signatureV4(settings);
  }
}

function header(name: string, value: string): Credential {
  const pair = [name.toLowerCase(), headerValue(name, value)] as const;
  return constantCredential(({ headers }) => {
    headers.push(...pair);
  });
}

function query(name: string, value: string): Credential {
  const parameter = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  return constantCredential((attempt) => {
    attempt.target += (attempt.target.includes('?') ? '&' : '?') + parameter;
  });
}

type SignatureSettings = Extract<CredentialSettings, { type: 'sigv4' }>;

/** AWS Signature Version 4 over the finished request: method, path, query, host and body. */
function signatureV4({ type: _type, ...key }: SignatureSettings): Credential {
  // The signing key of each day, so that it is derived once.
  const cache = new Map<string, ArrayBuffer>();
  return constantCredential(async ({ request, target, headers }) => {
    const { AwsV4Signer } = await import('aws4fetch');
    const signer = new AwsV4Signer({
      ...key,
      cache,
      method: request.plan.operation.method,
      url: request.base.origin + target,
      headers: signedHeaders(headers),
      body: signedBody(request),
    });
    const signed = await signer.sign();
    for (const name of ['authorization', 'x-amz-date', 'x-amz-security-token', 'x-amz-content-sha256']) {
      const value = signed.headers.get(name);
      if (value !== null) headers.push(name, value);
    }
  });
}

/** The headers that are signed besides the host: those of the operation, and none that a proxy may change. */
function signedHeaders(headers: readonly string[]): Headers {
  const signed = new Headers();
  headers.forEach((name, index) => {
    if (index % 2 === 0 && name.startsWith('x-')) signed.append(name, String(headers[index + 1]));
  });
  return signed;
}

function signedBody({ body, plan }: UpstreamRequest): string | Uint8Array<ArrayBuffer> | undefined {
  if (body === null) return undefined;
  if (typeof body === 'string') return body;
  if (body instanceof Uint8Array) return new Uint8Array(body);
  throw new TypeError(`${plan.slug} ${plan.operation.id} streams its body, which cannot be signed`);
}

type ClientCredentialsSettings = Extract<CredentialSettings, { type: 'client-credentials' }>;

/** OAuth 2 client credentials (RFC 6749, 4.4). */
export function clientCredentials(settings: ClientCredentialsSettings): Credential {
  return new TokenCredential(async () => {
    const oauth = await import('oauth4webapi');
    const { tokenUrl, clientId, clientSecret, scope, audience, clientAuthentication } = settings;
    const authenticate = clientAuthentication === 'basic' ? oauth.ClientSecretBasic : oauth.ClientSecretPost;
    const parameters = new URLSearchParams();
    if (scope) parameters.set('scope', scope);
    if (audience) parameters.set('audience', audience);
    return askForToken(tokenUrl, clientId, (server, client, options) =>
      oauth.clientCredentialsGrantRequest(server, client, authenticate(clientSecret), parameters, options),
    );
  });
}

type ServiceAccountSettings = Extract<CredentialSettings, { type: 'service-account' }>;

const ASSERTION_LIFETIME = '1h';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

/** The assertion identifies the client; an identifier beside it would be another claim. */
const byAssertionAlone = () => undefined;

/** A service account's signed assertion exchanged for an access token (RFC 7523, 2.1). */
export function serviceAccount(settings: ServiceAccountSettings): Credential {
  return new TokenCredential(async () => {
    const oauth = await import('oauth4webapi');
    const assertion = await sign(settings);
    return askForToken(settings.tokenUrl, settings.email, (server, client, options) =>
      oauth.genericTokenEndpointRequest(server, client, byAssertionAlone, GRANT, { assertion }, options),
    );
  });
}

async function sign({ tokenUrl, email, privateKey, keyId, scope, subject }: ServiceAccountSettings): Promise<string> {
  const { importPKCS8, SignJWT } = await import('jose');
  const key = await importPKCS8(privateKey, 'RS256');
  const token = new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(keyId && { kid: keyId }) })
    .setIssuer(email)
    // The audience of an assertion is the endpoint's address without its query.
    .setAudience(tokenUrl.replace(/\?.*$/, ''))
    .setIssuedAt()
    .setExpirationTime(ASSERTION_LIFETIME);
  return (subject ? token.setSubject(subject) : token).sign(key);
}

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

  apply({ headers }: Attempt): void | Promise<void> {
    const now = this.#now();
    if (this.#token && now < this.#token.endsAt) {
      if (now >= this.#token.staleAt) this.#refresh().catch(() => undefined);
      headers.push('authorization', this.#token.header);
      return undefined;
    }
    return this.#refresh().then((header) => {
      headers.push('authorization', header);
    });
  }

  renew({ headers }: Attempt): boolean {
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

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 64 * 1024;

type Send = (server: AuthorizationServer, client: Client, options: TokenEndpointRequestOptions) => Promise<Response>;

/** Sends a token request and reads the response strictly, as oauth4webapi does; redirects are not followed. */
async function askForToken(tokenUrl: string, clientId: string, send: Send): Promise<Token> {
  const oauth = await import('oauth4webapi');
  const url = new URL(tokenUrl);
  const server = { issuer: url.origin, token_endpoint: url.href };
  const client = { client_id: clientId };
  const options: TokenEndpointRequestOptions = {
    signal: () => AbortSignal.timeout(TIMEOUT_MS),
    [oauth.customFetch]: boundedFetch,
    // Some providers are only reachable inside a private network, by plain HTTP. The URL is the operator's own choice.
    [oauth.allowInsecureRequests]: url.protocol === 'http:',
  };
  const response = await send(server, client, options);
  const token = await oauth.processGenericTokenEndpointResponse(server, client, response);
  return { value: token.access_token, lifetimeSeconds: token.expires_in };
}

/** `fetch` with a limit on the response's body. */
async function boundedFetch(url: string, options: RequestInit): Promise<Response> {
  const { status, headers, body } = await fetch(url, options).catch(unwrapped);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new RangeError(`The token endpoint answered with more than ${MOST_BYTES} bytes`);
    parts.push(part);
  }
  return new Response(Buffer.concat(parts), { status, headers });
}

/** Throws the cause of an error of `fetch`, whose own message has no details. */
function unwrapped(error: Error): never {
  throw error.cause ?? error;
}
