import { expect, it } from 'vitest';
import type { GatewayConfig } from '#config';
import { createGateway } from './index.ts';

/** Settings that have the types of `manifold.yaml`. */
const VALID: GatewayConfig = {
  auth: 'open',
  server: { port: 0, corsOrigins: ['https://app.example'], overload: { maxDelay: '1s' } },
  limits: { body: '1MiB', answer: 100_000, calls: 10 },
  logs: { level: 'silent', access: '10%' },
  unconfigured: 'omit',
  apis: {
    countries: { url: 'https://countries.example', timeouts: { total: '2s' }, retry: { attempts: 0, budget: '5%' } },
    chat: { credentials: { type: 'bearer', token: 'x' } },
  },
};

/** Settings that do not compile. */
const INVALID: readonly GatewayConfig[] = [
  // @ts-expect-error: an unknown section
  { servers: {} },
  // @ts-expect-error: an unknown setting
  { server: { prot: 1 } },
  // @ts-expect-error: a word that is not one of them
  { unconfigured: 'drop' },
  // @ts-expect-error: a number for a duration, which needs a unit
  { defaults: { timeouts: { total: 2000 } } },
  // @ts-expect-error: a kind of credential that there is not
  { apis: { countries: { credentials: { type: 'cookie' } } } },
];

it('settings have types, and those that do not compile are refused', async () => {
  await createGateway(VALID).close();

  for (const config of INVALID) expect(() => createGateway(config)).toThrow();
});
