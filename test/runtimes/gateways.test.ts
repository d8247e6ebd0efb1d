import { beforeAll, describe, expect, it } from 'vitest';
import { defaultSettings, type GatewayConfig, onSandbox } from '#config';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import { Clock, loadMocks, type RunningSandbox, serveSandbox } from '#sandbox';
import { readExamples } from '../../src/gateway/routes/examples.ts';
import { type GatewayRuntime, startGateway } from './start-gateway.ts';

const NOON = Date.parse('2030-06-15T12:00:00Z');

describe('a gateway in another runtime', { timeout: 180_000 }, () => {
  let sandbox: RunningSandbox;
  let expected: Awaited<ReturnType<typeof answersIn>>;
  beforeAll(async () => {
    const clock = new Clock();
    clock.stop(NOON);
    sandbox = await serveSandbox(await loadMocks(slugs), { host: '127.0.0.1', port: 0, seed: 'test', clock });
    expected = await answersIn('Node', sandbox);
    return () => sandbox.stop();
  }, 180_000);

  it('has examples that succeed', () => {
    expect(expected.filter(({ status, text }) => status !== 200 || 'errors' in JSON.parse(text))).toEqual([]);
    expect(expected.length).toBeGreaterThan(60);
  });

  it.each(['Bun', 'Deno', 'workerd'] as const)(
    'answers each example in %s as in Node, byte for byte',
    async (runtime) => expect(await answersIn(runtime, sandbox)).toEqual(expected),
  );
});

/** The answers to all examples of a gateway in this runtime. The sandbox is reset after each file. */
async function answersIn(runtime: GatewayRuntime, { origin, reset }: RunningSandbox) {
  const { address, end } = await startGateway(runtime, configOver(origin));
  const answers: { readonly name: string; readonly status: number; readonly text: string }[] = [];
  for (const { operations } of readExamples()) {
    for (const { name, text: query, headers } of operations) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query }),
      });
      answers.push({ name, status: response.status, text: await response.text() });
    }
    reset();
  }
  await end();
  return answers;
}

/** The settings of `manifold start`, for a gateway in another process. */
function configOver(origin: string): GatewayConfig {
  const contracts = slugs.map(readContract);
  const { apis } = onSandbox(defaultSettings(contracts), contracts, origin);
  const own = Object.entries(apis).map(([slug, { url, credentials }]) => [
    slug,
    {
      url,
      ...(credentials?.type !== 'none' && { credentials }),
      quotas: [],
      learnQuotas: false,
      allowPrivateAddresses: true,
    },
  ]);
  return {
    logs: { level: 'error' },
    cursorSecret: 'the same for each runtime, and long enough',
    performance: { cache: false },
    apis: Object.fromEntries(own) as NonNullable<GatewayConfig['apis']>,
  };
}
