import { list, section } from '../section.ts';
import { line, oneOf } from '../text.ts';
import type { ScopeValue } from './scope.ts';

const MATCHES = ['fingerprint', 'dn', 'uri'] as const;

/** Client certificates that the gateway or a proxy has verified. */
export function certificates(scope: ScopeValue) {
  const caller = section('A certificate, by one of `fingerprint`, `dn` and `uri`.', {
    fingerprint: line('The fingerprint in hexadecimal digits: SHA-256, or as the proxy sends it.').optional(),
    dn: line(
      'The distinguished name of the subject as RFC 4514 writes it, such as `CN=orders,O=Shop`, or as the proxy sends it.',
    ).optional(),
    uri: line('The URI in its subject alternative name.').optional(),
    subject: line('The user or the program that has the certificate. Unless set: what it is recognized by.').optional(),
    tenant: line('The customer that the caller belongs to.').optional(),
    scopes: list('What its callers may do.', scope),
  })
    .refine((found) => MATCHES.filter((name) => found[name] !== undefined).length === 1, {
      error: 'needs exactly one of fingerprint, dn and uri',
    })
    .transform(({ fingerprint, dn, uri, subject, tenant, scopes }) => {
      const match =
        fingerprint !== undefined
          ? { by: 'fingerprint' as const, value: fingerprint.toLowerCase() }
          : dn !== undefined
            ? { by: 'subject' as const, value: dn }
            : { by: 'uri' as const, value: uri ?? '' };
      return { match, subject: subject ?? match.value, tenant, scopes };
    });
  return section(
    'Client certificates: those of TLS connections, by `tls.clientCa`; with `format`, those that a proxy of `server.trustedProxies` has verified and forwards. The proxy has to remove these headers from the requests of its clients.',
    {
      format: oneOf(
        "`xfcc` is Envoy's `X-Forwarded-Client-Cert`, with SANITIZE_SET; `nginx` is `SSL-Client-Verify`, `SSL-Client-S-DN` and `SSL-Client-Fingerprint`.",
        ['xfcc', 'nginx'],
      ).optional(),
      callers: list('The certificates that are accepted.', caller),
    },
  );
}
