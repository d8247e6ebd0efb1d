import { resolve } from 'node:path';
import { z } from 'zod';
import { isRole, ROLES, scopeParts } from '#auth';
import { readCheckedFile } from '../issues.ts';
import { nearest, unreadable } from '../problems.ts';
import { textOfFile } from '../settings-files.ts';
import { longSecret, named } from './files.ts';
import { duration, line, matching, oneOf } from './kinds.ts';
import {
  contradiction,
  jsonSchemaOf,
  list,
  parsedBy,
  Rejection,
  repeatedIn,
  section,
  value,
  withoutSecrets,
} from './value.ts';

const SCOPE = /^(\*|[a-z][a-z0-9-]*)(:(\*|read|write)(:(\*|[A-Za-z]\w*))?)?$/;

/** A scope whose API is one of these. */
export function scopeOf(slugs: readonly string[]) {
  const allowed = `a scope such as countries, marketplace:read, marketplace:write:createShippingFulfillment, *:read, or a role of ${ROLES.join(', ')}`;
  return matching('A scope.', allowed, SCOPE, (text) => {
    if (isRole(text)) return text;
    const [slug] = scopeParts(text) ?? [];
    if (slug === undefined || slug === '*' || slugs.includes(slug)) return slug === undefined ? undefined : text;
    const meant = nearest(slug, slugs);
    return new Rejection(`names an API that does not exist${meant ? `; did you mean ${meant}?` : ''}`);
  });
}

type ScopeValue = ReturnType<typeof scopeOf>;

/** A date, or a date and time with its zone, read as milliseconds since 1970. */
function instant(description: string) {
  const allowed = 'a date such as 2027-03-01, or a date and time such as 2027-03-01T12:00:00Z';
  return matching(description, allowed, INSTANT, (text) => {
    const time = Date.parse(text);
    return Number.isNaN(time) ? undefined : time;
  });
}

const INSTANT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2}))?$/;
const HASH = /^[\w-]{43}$/;

/** An API key, by its hash. */
function apiKey(scope: ScopeValue) {
  return section('An API key, as `manifold keys new` prints it.', {
    id: matching(
      'The name of the key, which logs may show.',
      'up to 100 letters, digits, and any of . _ : -',
      /^[\w.:-]{1,100}$/,
    ),
    hash: value('HMAC-SHA-256 of the key with `auth.secret`, in base64url.', {
      allowed: 'a hash as `manifold keys new` prints it',
      json: { type: 'string', pattern: HASH.source },
      read: (found) => (typeof found === 'string' && HASH.test(found) ? found : undefined),
      // It may be the key itself, by mistake.
      show: false,
    }),
    subject: line('The user or the program that has the key.').optional(),
    tenant: line('The customer that the caller belongs to.').optional(),
    scopes: list('What its callers may do.', scope),
    notAfter: instant('The end of its validity.').optional(),
  });
}

/** API keys in the settings file. */
function apiKeys(scope: ScopeValue) {
  return list('API keys, which come as `Authorization: Bearer` or `X-API-Key`.', apiKey(scope));
}

/** API keys in a file of their own. */
function keysFile(scope: ScopeValue) {
  const keys = z.array(apiKey(scope), { error: 'a list of API keys' }).prefault([]);
  const allowed = 'the path of a file with a list of API keys';
  return named('A file with further API keys: a YAML or JSON list.', allowed, (file) => {
    const read = readCheckedFile(file, keys);
    return 'value' in read ? read.value : new Rejection(`names a file that is not valid: ${read.problems}`);
  });
}

const MATCHES = ['fingerprint', 'dn', 'uri'] as const;

/** Client certificates that the gateway or a proxy has verified. */
function certificates(scope: ScopeValue) {
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
        "`xfcc` is Envoy's `X-Forwarded-Client-Cert`, with SANITIZE_SET; `nginx` is `SSL-Client-Verify`, `SSL-Client-S-DN`, `SSL-Client-Fingerprint` and `SSL-Client-V-End`.",
        ['xfcc', 'nginx'],
      ).optional(),
      callers: list('The certificates that are accepted.', caller),
    },
  );
}

const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
] as const;

const KEY_SET = /^(https?:\/\/[^?#@\s]+(\?[^#\s]*)?|(?!\w+:\/\/)[^\p{Cc}]+)$/u;

/** An issuer of JSON Web Tokens. */
const issuer = section('An issuer of JSON Web Tokens.', {
  issuer: line('The claim `iss`, exactly.'),
  audience: list('The audiences of this gateway: a token has to be for one of them.', line('A claim `aud`.')),
  jwks: keySet(
    'The URL or path of the JSON Web Key Set. An unknown key id makes the gateway read it again, at most every 30 s.',
  ),
  algorithms: list(
    'The signature algorithms that are accepted, all asymmetric.',
    oneOf('An algorithm.', ALGORITHMS),
  ).prefault(['RS256', 'PS256', 'ES256', 'EdDSA']),
  clockTolerance: duration("The allowed difference of the issuer's clock.", { from: '0ms', to: '10m' }).prefault('30s'),
  scopesClaim: line(
    'The claim with the scopes: a text with spaces or a list, by its name or a path such as `realm_access.roles`.',
  ).prefault('scope'),
  subjectClaim: line('The claim with the subject.').prefault('sub'),
  tenantClaim: line('The claim with the tenant.').optional(),
});

/** A URL, or the path of a file that there is: without it, the first caller would get an error of the gateway. */
function keySet(description: string) {
  return value(description, {
    allowed: 'an http or https URL, or the path of a file',
    json: { type: 'string', pattern: KEY_SET.source },
    show: withoutSecrets,
    read(found) {
      if (typeof found !== 'string' || !KEY_SET.test(found)) return undefined;
      if (/^https?:/.test(found)) return found;
      try {
        textOfFile(resolve(found));
        return found;
      } catch (error) {
        return new Rejection(`names a file that ${unreadable(error)}`);
      }
    },
  });
}

const DESCRIPTION =
  'Who may call the graph (docs/security.md): `open` for everyone, a mapping, or the path of a YAML file with the mapping. Unless set: everyone, and the gateway listens on loopback only.';

/** The credentials of callers, with the keys of both places together. */
function authSection(slugs: readonly string[]) {
  const scope = scopeOf(slugs);
  return section('Credentials of callers, and what they may do.', {
    secret: longSecret('The key of the hashes of API keys, of labels in logs, and of sessions of the console.'),
    keys: apiKeys(scope).prefault([]),
    keysFile: keysFile(scope).optional(),
    jwt: list('Issuers of JSON Web Tokens that are accepted as bearer tokens.', issuer).prefault([]),
    certificates: certificates(scope).optional(),
    anonymous: list('The scopes of callers without a credential. Unless set, they are refused.', scope).optional(),
  })
    .transform(({ keys, keysFile: inFile = [], ...others }) => ({ ...others, keys: [...keys, ...inFile] }))
    .superRefine(({ keys, jwt }, context) => {
      for (const name of ['id', 'hash'] as const) {
        const repeated = repeatedIn(keys.map((key) => key[name]));
        if (repeated !== undefined) contradiction(context, `two keys have the ${name} ${repeated}`, ['keys']);
      }
      const issuer = repeatedIn(jwt.map((each) => each.issuer));
      if (issuer !== undefined) contradiction(context, `two issuers are ${issuer}`, ['jwt']);
    });
}

/** The setting `auth`. */
export function auth(slugs: readonly string[]) {
  const mapping = authSection(slugs);
  return z
    .unknown()
    .transform((found, context) => (found === 'open' ? found : parsedBy(mapping, found, context)))
    .meta({
      description: DESCRIPTION,
      allowed: '`open`, a mapping, or the path of a file',
      anyOf: [{ const: 'open' }, jsonSchemaOf(mapping), { type: 'string', minLength: 1 }],
    });
}
