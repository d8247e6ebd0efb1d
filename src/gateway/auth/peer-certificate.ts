import type { X509Certificate } from 'node:crypto';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { ClientCertificate } from '../types.ts';
import { invalidCredential } from './credential.ts';

/** The certificate of a connection's client; `undefined` if it has none. Throws for one that no trusted authority has signed. */
export function peerCertificate(socket: Socket): ClientCertificate | undefined {
  if (!isTls(socket)) return undefined;
  const certificate = socket.getPeerX509Certificate();
  if (!certificate) return undefined;
  // The handshake lets it pass, so that the refusal is an answer with a reason.
  if (!socket.authorized || isExpired(certificate)) throw invalidCredential();
  return {
    fingerprint: certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
    subject: distinguishedName(certificate.subject),
    uri: onlyUri(certificate.subjectAltName),
  };
}

/** Not by `instanceof`: node:tls takes long to load, and gateways without TLS need none of it. */
function isTls(socket: Socket): socket is TLSSocket {
  return 'getPeerX509Certificate' in socket;
}

/** A connection may outlive the certificate. */
function isExpired({ validToDate }: X509Certificate): boolean {
  return validToDate.getTime() <= Date.now();
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
