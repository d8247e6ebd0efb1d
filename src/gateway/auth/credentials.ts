import { X509Certificate } from 'node:crypto';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { CertificateSettings } from '#config';
import { type ClientCertificate, type GraphRequest, requestError } from '../types.ts';

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

/** The certificate of a connection's client; `undefined` if it has none. Throws for one that no trusted authority has signed. */
export function peerCertificate(socket: Socket): ClientCertificate | undefined {
  if (!isTls(socket)) return undefined;
  const certificate = socket.getPeerX509Certificate();
  if (!certificate) return undefined;
  // The handshake lets it pass, so that the refusal is an answer with a reason.
  if (!socket.authorized) throw invalidCredential();
  return {
    fingerprint: certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
    subject: distinguishedName(certificate.subject),
    uri: onlyUri(certificate.subjectAltName),
    expiresAt: assertValid(certificate.validToDate.getTime()),
  };
}

/** Not by `instanceof`: node:tls takes long to load, and gateways without TLS need none of it. */
function isTls(socket: Socket): socket is TLSSocket {
  return 'getPeerX509Certificate' in socket;
}

/** The end of a certificate, which a connection may outlive. */
function assertValid(expiresAt: number): number {
  if (!(expiresAt > Date.now())) throw invalidCredential();
  return expiresAt;
}

/** The name as RFC 4514 writes it, from lines with the most significant part first, which are escaped already. */
function distinguishedName(subject: string | undefined): string | undefined {
  return subject?.split('\n').toReversed().join(',');
}

/** A certificate may have several URIs: which one is the caller would be ambiguous. */
function onlyUri(alternativeNames: string | undefined): string | undefined {
  // A name with a comma or a quote is quoted: it is no URI of a caller.
  const uris = (alternativeNames ?? '').split(', ').filter((name) => name.startsWith('URI:'));
  return uris.length === 1 ? uris[0]?.slice('URI:'.length) : undefined;
}

const NGINX = ['ssl-client-verify', 'ssl-client-s-dn', 'ssl-client-fingerprint', 'ssl-client-v-end'] as const;
const XFCC = 'x-forwarded-client-cert';

/** The headers by which a proxy forwards a certificate. */
export function certificateHeaders({ format }: CertificateSettings): readonly string[] {
  if (format === undefined) return [];
  return format === 'xfcc' ? [XFCC] : NGINX;
}

/** The certificate of a request; `undefined` if its client has none. Throws where the headers are no statement of one. */
export function forwardedCertificate(
  request: Pick<GraphRequest, 'headers' | 'isRepeated'>,
  settings: CertificateSettings,
): ClientCertificate | undefined {
  for (const name of certificateHeaders(settings)) {
    if (request.isRepeated(name)) throw requestError(`The request has more than one \`${name}\` header.`);
  }
  return settings.format === 'xfcc' ? fromXfcc(textOf(request, XFCC)) : fromNginx(request);
}

/** `NONE` is nginx's word for a client without a certificate. */
function fromNginx(request: Pick<GraphRequest, 'headers'>): ClientCertificate | undefined {
  const [verify, subject, fingerprint, end] = NGINX.map((name) => textOf(request, name));
  if (verify === undefined && subject === undefined && fingerprint === undefined) return undefined;
  if (verify === 'NONE') return undefined;
  if (verify !== 'SUCCESS') throw invalidCredential();
  const expiresAt = end === undefined ? undefined : assertValid(Date.parse(end));
  return { fingerprint: fingerprint?.toLowerCase(), subject, uri: undefined, expiresAt };
}

/** A pair `Key=Value`, whose value may be quoted. Pairs are separated by semicolons, and elements of several proxies by commas. */
const PAIR = /^([A-Za-z]+)=("(?:[^"\\]|\\.)*"|[^;,"]*)(?:;|$)/;

function fromXfcc(text: string | undefined): ClientCertificate | undefined {
  if (text === undefined) return undefined;
  const found = new Map<string, string>();
  let rest = text;
  while (rest !== '') {
    const [pair, key = '', value = ''] = PAIR.exec(rest) ?? malformed();
    rest = rest.slice(pair.length);
    const name = key.toLowerCase();
    // A certificate may have several URIs and DNS names: which one is the caller would be ambiguous.
    found.set(name, found.has(name) ? '' : unquoted(value));
  }
  const [hash, subject, uri, pem] = ['hash', 'subject', 'uri', 'cert'].map((name) => found.get(name) || undefined);
  if (hash === undefined && subject === undefined && uri === undefined) return undefined;
  return { fingerprint: hash?.toLowerCase(), subject, uri, expiresAt: pem === undefined ? undefined : endOf(pem) };
}

/** The end of a certificate as Envoy forwards it: PEM, escaped as in a URL. */
function endOf(pem: string): number {
  let certificate: X509Certificate;
  try {
    certificate = new X509Certificate(decodeURIComponent(pem));
  } catch {
    return malformed();
  }
  return assertValid(certificate.validToDate.getTime());
}

function unquoted(value: string): string {
  return value.startsWith('"') ? value.slice(1, -1).replaceAll(/\\(.)/g, '$1') : value;
}

function malformed(): never {
  throw requestError('`X-Forwarded-Client-Cert` is malformed, or has more than one element.');
}

function textOf({ headers }: Pick<GraphRequest, 'headers'>, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
