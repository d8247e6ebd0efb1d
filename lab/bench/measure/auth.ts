import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { apiKeyHash, newApiKey } from '../../../src/auth/index.ts';
import type { Contestant } from '../contestants/index.ts';
import { type Variant as ManifoldVariant, manifoldWith } from '../contestants/manifold.ts';
import { type Asked, askVariants, type Question, type Variant, type VariantOptions } from './parts.ts';

/** The cost of a request by how its caller is identified. The first variant identifies nobody. */
export interface Auth {
  readonly variants: readonly Variant[];
  readonly asked: readonly Asked[];
}

const QUESTIONS: readonly Question[] = [
  { title: 'one transaction, all different', workload: 'transaction', alike: false },
  { title: 'one transaction, all alike', workload: 'transaction', alike: true },
];
const SECRET = 'the secret of the benchmark of callers';
const ISSUER = 'https://issuer.example';
const SCOPES = ['blockchain:read', 'quotes', 'countries:read'];

/** Measures the cost of callers with an API key, and with a token, and of scopes. */
export async function measureAuth(options: VariantOptions): Promise<Auth> {
  const variants = await callersIn(options.folder);
  return {
    variants: variants.map(({ id, name }) => ({ id, name })),
    asked: await askVariants(QUESTIONS, variants, options),
  };
}

/** Manifold whose callers are identified by nothing, by an API key and by a token, with further settings. */
export async function callersIn(
  folder: string,
  settings: ManifoldVariant['settings'] = {},
): Promise<[Contestant, Contestant, Contestant]> {
  const key = newApiKey();
  const keys = [{ id: 'bench', hash: apiKeyHash(SECRET, key), scopes: SCOPES }];
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwks = join(folder, 'auth-keys.json');
  writeFileSync(jwks, JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256' }] }));
  const token = await new SignJWT({ scope: `openid ${SCOPES.join(' ')}` })
    .setProtectedHeader({ alg: 'RS256', kid: 'k' })
    .setIssuer(ISSUER)
    .setAudience('bench')
    .setSubject('bench')
    .setExpirationTime('24h')
    .sign(privateKey);
  const jwt = [{ issuer: ISSUER, audience: ['bench'], jwks }];
  const withAuth = (auth: object) => ({ ...settings, auth: { secret: SECRET, ...auth } });
  return [
    manifoldWith({ id: 'auth-none', name: 'without `auth`', settings }),
    identifying({ id: 'auth-key', name: 'an API key', settings: withAuth({ keys }) }, { 'x-api-key': key }),
    identifying({ id: 'auth-jwt', name: 'a token', settings: withAuth({ jwt }) }, { authorization: `Bearer ${token}` }),
  ];
}

function identifying(variant: ManifoldVariant, headers: Readonly<Record<string, string>>): Contestant {
  const contestant = manifoldWith(variant);
  const { transaction } = contestant.asks;
  return { ...contestant, asks: transaction ? { transaction: { ...transaction, headers } } : {} };
}
