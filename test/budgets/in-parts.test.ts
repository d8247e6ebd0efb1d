import { describe, expect, it } from 'vitest';
import { stoppedClock } from '#test/clock';
import { gatewayOverAll, json } from '#test/harness';
import { until } from '#test/until';

const HEADERS = { 'content-type': 'application/json', accept: 'multipart/mixed;incrementalSpec=v0.2' };
const QUERY = '{ jokeCategories ... @defer { orders { totalCount } } }';
const budgets = {
  rules: [
    { name: 'calls', of: 'cost', limit: 10, within: 'minute', per: 'address' },
    { name: 'parallel', of: 'concurrency', limit: 2, per: 'address' },
  ],
};
const order = { orderId: '1', creationDate: 'x' };

/** A gateway with a budget of ten calls, whose jokes or orders wait until they are released. */
async function limitedParts(held: 'jokes' | 'marketplace' | undefined) {
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const reply = async (slug: string, body: unknown) => {
    if (slug === held) {
      arrived.resolve();
      await released.promise;
    }
    return json(body);
  };
  const { gateway } = await gatewayOverAll(
    {
      jokes: () => reply('jokes', ['animal']),
      marketplace: () => reply('marketplace', { total: 7, limit: 20, offset: 0, orders: [order] }),
    },
    { settings: { budgets } },
  );
  const ask = (query: string, signal?: AbortSignal) =>
    gateway.fetch('http://gateway/graphql', {
      method: 'POST',
      body: JSON.stringify({ query }),
      headers: HEADERS,
      ...(signal && { signal }),
    });
  /** What is left of both budgets. */
  const left = async () =>
    [...((await ask('{ __typename }')).headers.get('ratelimit') ?? '').matchAll(/;r=(\d+)/g)].map(([, units]) => units);
  return { ask, left, arrived: arrived.promise, release: () => released.resolve() };
}

describe('an incremental response holds no budget', () => {
  it('when its caller leaves between two parts', async () => {
    const { pass } = stoppedClock();
    const { ask, left } = await limitedParts(undefined);
    for (let times = 0; times < 5; times++) {
      const response = await ask(QUERY);
      const reader = response.body?.getReader();
      await reader?.read();
      await reader?.cancel();
    }

    await until(async () => {
      pass(60);
      expect(await left()).toEqual(['10', '1']);
    });
  });

  it('when its caller leaves before the first', async () => {
    const { pass } = stoppedClock();
    const { ask, left, arrived, release } = await limitedParts('jokes');
    const controller = new AbortController();
    const asked = ask(QUERY, controller.signal).catch(() => undefined);
    await arrived;
    controller.abort();
    await asked;
    release();
    await until(async () => {
      pass(60);
      expect(await left()).toEqual(['10', '1']);
    });
  });

  it('when its caller leaves while the second is awaited', async () => {
    const { pass } = stoppedClock();
    const { ask, left, arrived } = await limitedParts('marketplace');
    const controller = new AbortController();
    const response = await ask(QUERY, controller.signal);
    const reader = response.body?.getReader();
    await reader?.read();
    await arrived;
    controller.abort();
    await reader?.closed.catch(() => undefined);
    await until(async () => {
      pass(60);
      expect(await left()).toEqual(['10', '1']);
    });
  });
});
