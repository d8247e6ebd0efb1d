import type { CertificateSettings } from '#config';
import { requestError } from '../request-error.ts';
import type { ClientCertificate, GraphRequest } from '../types.ts';
import { invalidCredential } from './credential.ts';

const NGINX = ['ssl-client-verify', 'ssl-client-s-dn', 'ssl-client-fingerprint'] as const;
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
  const [verify, subject, fingerprint] = NGINX.map((name) => textOf(request, name));
  if (verify === undefined && subject === undefined && fingerprint === undefined) return undefined;
  if (verify === 'NONE') return undefined;
  if (verify !== 'SUCCESS') throw invalidCredential();
  return { fingerprint: fingerprint?.toLowerCase(), subject, uri: undefined };
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
  const [hash, subject, uri] = ['hash', 'subject', 'uri'].map((name) => found.get(name) || undefined);
  return hash === undefined && subject === undefined && uri === undefined
    ? undefined
    : { fingerprint: hash?.toLowerCase(), subject, uri };
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
