import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#test/temporary-folder';
import { load, problemsOf } from './harness.ts';

const SECRET = 'the secret of thirty-two characters';
const HASH = 'a'.repeat(43);
const text = (auth: string) => `auth:\n  secret: ${SECRET}\n${auth}`;
const environment = (value: string) => ({ environment: { MANIFOLD_AUTH: value } });

describe('the setting auth', () => {
  it('is open, a mapping, or not set', () => {
    expect([load('').auth, load('auth: open').auth]).toEqual([undefined, 'open']);
    expect(load(text('  anonymous: [countries]')).auth).toEqual({
      secret: SECRET,
      keys: [],
      jwt: [],
      certificates: undefined,
      anonymous: ['countries'],
    });
  });

  it('has keys of the file, and of a file of their own', () => {
    const folder = temporaryFolder({
      'keys.yaml': `- { id: second, hash: ${'b'.repeat(43)}, tenant: acme, scopes: [], notAfter: 2027-01-31 }`,
    });

    const { auth } = load(
      text(`  keys: [{ id: first, hash: ${HASH}, subject: ada, scopes: [countries, '*:read', console] }]
  keysFile: ${join(folder, 'keys.yaml')}`),
    );

    expect(auth).toMatchObject({
      keys: [
        { id: 'first', hash: HASH, subject: 'ada', scopes: ['countries', '*:read', 'console'] },
        { id: 'second', tenant: 'acme', notAfter: Date.parse('2027-01-31') },
      ],
    });
  });

  it('has issuers and certificates with defaults', () => {
    const { auth } = load(`server: { trustedProxies: [10.0.0.0/8, '::1'] }
${text(`  jwt: [{ issuer: https://i.example, audience: [graph], jwks: package.json, tenantClaim: org }]
  certificates: { format: nginx, callers: [{ fingerprint: AB, scopes: [] }, { dn: CN=a, subject: a, scopes: [] }] }`)}`);

    expect(auth).toMatchObject({
      jwt: [
        {
          issuer: 'https://i.example',
          audience: ['graph'],
          algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
          jwks: 'package.json',
          clockTolerance: 30_000,
          subjectClaim: 'sub',
          tenantClaim: 'org',
          scopesClaim: 'scope',
        },
      ],
      certificates: {
        format: 'nginx',
        callers: [
          { match: { by: 'fingerprint', value: 'ab' }, subject: 'ab' },
          { match: { by: 'subject', value: 'CN=a' }, subject: 'a' },
        ],
      },
    });
  });

  it('comes from MANIFOLD_AUTH, which overrides the file: open, JSON, or the path of a file', () => {
    const folder = temporaryFolder({ 'auth.yaml': 'secret: ${KEY}\nanonymous: [quotes]'.replace('quotes', 'chat') });
    const fromFile = { environment: { MANIFOLD_AUTH: join(folder, 'auth.yaml'), KEY: SECRET } };

    expect(load(text('  anonymous: []'), environment('open')).auth).toBe('open');
    expect(load('auth: open', environment(JSON.stringify({ secret: SECRET }))).auth).toMatchObject({ secret: SECRET });
    expect(load('', fromFile).auth).toMatchObject({ secret: SECRET, anonymous: ['chat'] });
    expect(load(`auth: ${join(folder, 'auth.yaml')}`, { environment: { KEY: SECRET } }).auth).toMatchObject({
      anonymous: ['chat'],
    });
  });

  it('takes the credential of callers from APIs, unless they are set to get it', () => {
    const credentials = (settings: string) => load(settings).apis['identity']?.credentials;

    expect(credentials('auth: open')).toEqual({ type: 'forwarded', headers: ['authorization'] });
    expect(credentials(text(''))).toEqual({ type: 'none' });
    expect(
      credentials(`${text('')}\napis: { identity: { credentials: { type: forwarded, headers: [authorization] } } }`),
    ).toEqual({ type: 'forwarded', headers: ['authorization'] });
  });

  it.each<[string, string]>([
    [
      'auth: {}',
      'manifold.yaml:1 auth.secret: missing; must be one line of at least 32 characters, or file:///path of a file that holds it',
    ],
    [
      'auth: { secret: short }',
      'manifold.yaml:1 auth.secret: the text (not shown) is not one line of at least 32 characters, or file:///path of a file that holds it',
    ],
    [
      'auth: 7',
      'manifold.yaml:1 auth: a number is not a mapping of secret, keys, keysFile, jwt, certificates, anonymous',
    ],
    [text('  anonymus: []'), 'manifold.yaml:3 auth.anonymus: unknown key; did you mean anonymous?'],
    [
      text('  anonymous: [chatt]'),
      'manifold.yaml:3 auth.anonymous[0]: "chatt" names an API that does not exist; did you mean chat?',
    ],
    [
      text('  anonymous: [chat:delete]'),
      'manifold.yaml:3 auth.anonymous[0]: "chat:delete" is not a scope such as countries, marketplace:read, marketplace:write:createShippingFulfillment, *:read, or a role of console, explain',
    ],
    [
      text('  keys: [{ id: a, hash: b, scopes: [] }]'),
      'manifold.yaml:3 auth.keys[0].hash: the text (not shown) is not a hash as `manifold keys new` prints it',
    ],
    [
      text(`  keys: [{ id: a, hash: ${HASH}, scopes: [] }, { id: a, hash: ${'b'.repeat(43)}, scopes: [] }]`),
      'manifold.yaml:3 auth.keys: two keys have the id a',
    ],
    [
      text('  keysFile: missing.yaml'),
      'manifold.yaml:3 auth.keysFile: "missing.yaml" names a file that cannot be read: there is no such file',
    ],
    [
      text('  jwt: [{ issuer: i, audience: [a], jwks: missing.json }]'),
      'manifold.yaml:3 auth.jwt[0].jwks: "missing.json" names a file that cannot be read: there is no such file',
    ],
    [
      text('  jwt: [{ issuer: i, audience: [a], jwks: https://i.example/k, algorithms: [HS256] }]'),
      'manifold.yaml:3 auth.jwt[0].algorithms[0]: "HS256" is not one of RS256, RS384, RS512, PS256, PS384, PS512, ES256, ES384, ES512, EdDSA, Ed25519',
    ],
    [
      text('  certificates: { format: xfcc, callers: [{ scopes: [] }] }\nserver: { trustedProxies: [::1] }'),
      'manifold.yaml:3 auth.certificates.callers[0]: needs exactly one of fingerprint, dn and uri',
    ],
    [
      text('  certificates: { format: xfcc, callers: [] }'),
      'manifold.yaml:3 auth.certificates: given without server.trustedProxies, which it needs',
    ],
    [
      `${text('')}\napis: { chat: { forward: [x-api-key] } }`,
      'manifold.yaml:4 apis.chat.forward: x-api-key is a credential of the gateway, which is never forwarded',
    ],
    [
      'server: { trustedProxies: [10.0.0.0/33] }',
      'manifold.yaml:1 server.trustedProxies[0]: "10.0.0.0/33" is not an IP address, or a network such as 10.0.0.0/8',
    ],
    [
      'auth: nowhere.yaml',
      'auth: nowhere.yaml cannot be read: there is no such file; it is `open`, JSON, or the path of a file',
    ],
  ])('is checked: %s', (settings, problem) => {
    expect(problemsOf(settings)).toEqual([problem]);
  });

  it.each<[string, string]>([
    ['{', 'MANIFOLD_AUTH: begins with { and is not JSON'],
    [
      'closed',
      'MANIFOLD_AUTH: closed cannot be read: there is no such file; it is `open`, JSON, or the path of a file',
    ],
    [
      'secret: 0123456789abcdef0123456789abcdef',
      'MANIFOLD_AUTH: the text (not shown) cannot be read: there is no such file; it is `open`, JSON, or the path of a file',
    ],
  ])('is checked in MANIFOLD_AUTH: %s', (value, problem) => {
    expect(problemsOf('', environment(value))).toEqual([problem]);
  });

  it('shows no secret in a problem', () => {
    const folder = temporaryFolder({ 'auth.yaml': `secret: ${SECRET}\nkeys: [{ hash: ${SECRET} }]` });
    const all = [
      ...problemsOf('', environment(JSON.stringify({ secret: SECRET, kyes: [] }))),
      ...problemsOf('', environment(join(folder, 'auth.yaml'))),
    ];

    expect(all.length).toBeGreaterThan(2);
    expect(all.filter((each) => each.includes(SECRET))).toEqual([]);
  });
});
