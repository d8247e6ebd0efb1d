import type { AuthSettings, CertificateCaller } from '#auth';
import { builtKeys } from './schema/auth/api-keys.ts';
import type { ParsedSettings } from './schema/index.ts';

type ParsedAuth = Exclude<NonNullable<ParsedSettings['auth']>, 'open'>;
type ParsedIssuer = ParsedAuth['jwt'][number];
type ParsedCertificate = NonNullable<ParsedAuth['certificates']>['callers'][number];

/** How callers are identified, with defaults. */
export function builtAuth(parsed: NonNullable<ParsedSettings['auth']>): AuthSettings | 'open' {
  if (parsed === 'open') return parsed;
  const { secret, keys, keysFile = [], jwt, certificates, anonymous } = parsed;
  return {
    secret,
    keys: builtKeys([...keys, ...keysFile]),
    jwt: jwt.map(issuerOf),
    certificates: certificates && { format: certificates.format, callers: certificates.callers.map(callerOf) },
    anonymous,
  };
}

function issuerOf({ scopesClaim: scopes, subjectClaim: subject, tenantClaim: tenant, ...others }: ParsedIssuer) {
  const { clockTolerance, ...rest } = others;
  return { ...rest, clockToleranceMs: clockTolerance, claims: { subject, tenant, scopes } };
}

function callerOf({ fingerprint, dn, uri, subject, tenant, scopes }: ParsedCertificate): CertificateCaller {
  const match =
    fingerprint !== undefined
      ? { by: 'fingerprint' as const, value: fingerprint.toLowerCase() }
      : dn !== undefined
        ? { by: 'subject' as const, value: dn }
        : { by: 'uri' as const, value: uri ?? '' };
  return { match, subject: subject ?? match.value, tenant, scopes };
}
