import { expect, it } from 'vitest';
import { defaultSettings, type GatewayConfig, onSandbox } from '#config';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import { Clock, type RunningSandbox } from '#sandbox';
import { sandboxOf } from '#test/over-sandbox';
import { readExamples } from '../../src/gateway/routes/examples.ts';
import { type GatewayRuntime, startGateway } from './start-gateway.ts';

const NOON = Date.parse('2030-06-15T12:00:00Z');

it.each(['Bun', 'Deno', 'workerd'] as const)(
  'answers each example in %s as in Node, byte for byte',
  async (runtime) => {
    const clock = new Clock();
    clock.stop(NOON);
    const sandbox = await sandboxOf(slugs, { clock });
    const expected = await answersIn('Node', sandbox);

    expect(await answersIn(runtime, sandbox)).toEqual(expected);
    expect(expected.filter(({ status, text }) => status !== 200 || 'errors' in JSON.parse(text))).toEqual([]);
    expect(expected.length).toBeGreaterThan(60);
  },
  180_000,
);

/** The answers to all examples of a gateway in this runtime. The sandbox is reset after each file. */
async function answersIn(runtime: GatewayRuntime, { origin, reset }: RunningSandbox) {
  const address = await startGateway(runtime, configOver(origin));
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
