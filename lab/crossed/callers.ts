import { apiKeyHash, newApiKey } from '#auth';
import type { GatewayConfig } from '#config';

/** Who sends an operation, by the headers of the request. */
export interface CrossedCaller {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
}

const SECRET = 'the secret of the run of crossed features';
const SCOPES: readonly (readonly string[])[] = [
  ['*'],
  ['*'],
  ['*'],
  ['*:read'],
  ['quotes', 'countries:read', 'marketplace'],
];

/** Callers with different scopes, tenants and tokens, one of them without a credential; and the settings that know them. */
export function makeCallers(): { callers: readonly CrossedCaller[]; auth: NonNullable<GatewayConfig['auth']> } {
  const keys = SCOPES.map((scopes, index) => ({ id: `caller-${index}`, key: newApiKey(), scopes }));
  const callers = keys.map(({ id, key }, index) => ({
    name: id,
    headers: { 'x-api-key': key, authorization: `Bearer token-${index % 2}`, 'x-tenant': `tenant-${index % 3}` },
  }));
  return {
    callers: [...callers, { name: 'anonymous', headers: { 'x-tenant': 'tenant-1' } }],
    auth: {
      secret: SECRET,
      keys: keys.map(({ id, key, scopes }) => ({
        id,
        hash: apiKeyHash(SECRET, key),
        subject: id,
        scopes: [...scopes],
      })),
      anonymous: ['*:read'],
    },
  };
}
