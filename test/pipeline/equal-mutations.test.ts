import { describe, expect, it } from 'vitest';
import { gatewayOverAll, json } from '#test/harness';
import { ROUTES, served } from '#test/served';

const CHANGE = {
  query: `mutation { updateReaderEntitlements(input: { id: "publications/p/readers/1", entitlements: [] }) {
    ... on UpdateReaderEntitlementsSuccess { reader { entitlements { productId } } } } }`,
};

describe.each(ROUTES)('by the %s route, equal mutations', (route) => {
  /** A gateway with all optimizations, over an upstream that numbers its public cacheable responses. */
  async function readers(before: (n: number) => void | Promise<void> = () => undefined) {
    const { gateway, sent } = await gatewayOverAll(
      {
        async readers() {
          const n = sent.length;
          await before(n);
          const entitlements = [{ productId: `p:${n}` }];
          return json({ entitlements }, 200, { 'cache-control': 'public, max-age=60' });
        },
      },
      { settings: { performance: {} } },
    );
    const { post } = await served(gateway, route);
    const change = async () => {
      const { headers, body } = await post(CHANGE);
      const { data } = JSON.parse(body.toString());
      const [{ productId }] = data.updateReaderEntitlements.reader.entitlements;
      return [productId, headers['cache-control']];
    };
    const read = async (reader: number) => {
      const query = `{ reader(id: "publications/p/readers/${reader}") { entitlements { productId } } }`;
      const { body } = await post({ query });
      return JSON.parse(body.toString()).data.reader.entitlements[0].productId;
    };
    return { change, read, methods: () => sent.map(({ method }) => method) };
  }

  it('are executed each, while the others are in flight', async () => {
    const both = Promise.withResolvers<void>();
    const { change, methods } = await readers((n) => (n === 2 ? both.resolve() : both.promise));

    const changed = await Promise.all([change(), change()]);

    expect(changed.toSorted()).toEqual([
      ['p:1', 'no-store'],
      ['p:2', 'no-store'],
    ]);
    expect(methods()).toEqual(['PATCH', 'PATCH']);
  });

  it('are executed each, one after another, also with cacheable responses', async () => {
    const { change } = await readers();

    for (let n = 1; n <= 4; n++) expect(await change()).toEqual([`p:${n}`, 'no-store']);
  });

  it('do not coalesce different queries that are in flight after them', async () => {
    const both = Promise.withResolvers<void>();
    const { change, read } = await readers((n) => (n === 3 ? both.resolve() : n === 2 ? both.promise : undefined));
    await change();

    const found = await Promise.all([read(1), read(2)]);

    expect(found.toSorted()).toEqual(['p:2', 'p:3']);
  });
});
