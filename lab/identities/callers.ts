import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { SignJWT } from 'jose';
import { type AuthSettings, apiKeyHash, newApiKey } from '#auth';
import { echoOf } from './upstream.ts';

/** A caller, what its requests carry, and what it may see. */
export interface TestCaller {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly scopes: readonly string[];
  /** The text that an upstream sees in its forwarded headers. */
  readonly echo: string;
  readonly isAnonymous: boolean;
}

const COUNT = 50;
const TENANTS = 7;
const ISSUER = 'https://issuer.example';
const AUDIENCE = 'manifold';
const SECRET = 'the secret of the run of identities';
const ANONYMOUS = ['jokes:read'];
const SCOPES: readonly (readonly string[])[] = [
  ['quotes:read'],
  ['*:read'],
  ['jokes'],
  ['quotes:read:quotes'],
  ['quotes', 'jokes:read'],
  ['*'],
  [],
  ['countries:read', 'console'],
];

/** Fifty callers: with API keys in either header, with tokens, and one without a credential; and the settings that know them. */
export async function makeCallers(keysFile: string): Promise<{ callers: readonly TestCaller[]; auth: AuthSettings }> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  writeFileSync(
    keysFile,
    JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'ES256' }] }),
  );
  const keys: AuthSettings['keys'][number][] = [];
  const keyFor = (id: string, scopes: readonly string[]) => {
    const key = newApiKey();
    keys.push({ id, hash: apiKeyHash(SECRET, key), subject: id, tenant: undefined, scopes, notAfter: undefined });
    return key;
  };
  const tokenFor = (subject: string, scopes: readonly string[]) =>
    new SignJWT({ scope: scopes.join(' ') })
      .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(subject)
      .setExpirationTime('1h')
      .sign(privateKey);
  const callers: TestCaller[] = [];
  for (let at = 0; at < COUNT; at++) {
    const name = `caller-${at}`;
    const scopes = SCOPES[at % SCOPES.length] ?? [];
    const tenant = { 'x-tenant': `tenant-${at % TENANTS}` };
    const add = (headers: Readonly<Record<string, string>>, authorization: string | undefined, granted = scopes) =>
      callers.push({
        name,
        headers: { ...tenant, ...headers },
        scopes: granted,
        echo: echoOf({ ...tenant, authorization }),
        isAnonymous: granted === ANONYMOUS,
      });
    if (at === COUNT - 1) {
      add({}, undefined, ANONYMOUS);
    } else if (at % 5 === 4) {
      const authorization = `Bearer ${await tokenFor(name, scopes)}`;
      add({ authorization }, authorization);
    } else if (at % 5 === 3) {
      // The key itself is not forwarded.
      add({ authorization: `Bearer ${keyFor(name, scopes)}` }, undefined);
    } else {
      const authorization = `Bearer user-${at}`;
      add({ 'x-api-key': keyFor(name, scopes), authorization }, authorization);
    }
  }
  const issuer = {
    issuer: ISSUER,
    audience: [AUDIENCE],
    algorithms: ['ES256'],
    jwks: keysFile,
    clockToleranceMs: 0,
    claims: { subject: 'sub', tenant: undefined, scopes: 'scope' },
  };
  return { callers, auth: { secret: SECRET, keys, jwt: [issuer], certificates: undefined, anonymous: ANONYMOUS } };
}
