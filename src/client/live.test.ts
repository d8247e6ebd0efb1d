import { describe, expect, it } from 'vitest';
import { gatewayOverReaders, LIVE, products } from '#test/live-queries/readers';
import { until } from '#test/until';
import { createClient } from './index.ts';

describe('live', () => {
  it('has each result, whose objects are the same as before where they did not change', async () => {
    const { address, grant, gateway } = await gatewayOverReaders();
    const query = LIVE.replace('{ reader', '{ __typename latest: reader').replace('} }', '} readerId }');
    const results = createClient({ url: address }).live<{ latest: { entitlements: unknown } }>(query);
    const first = (await results.next()).value;
    expect(first).toMatchObject({ data: { latest: products('a').reader }, errors: [] });
    await grant('b');
    const second = (await results.next()).value;
    expect(second).toMatchObject({
      data: { __typename: 'Query', latest: { ...products('b').reader, readerId: 'r-1001' } },
    });
    await results.return();
    await until(() => expect(gateway.live.counts.liveQueries.open).toBe(0));
  });

  it('is opened again at another gateway', async () => {
    const one = await gatewayOverReaders();
    const other = await gatewayOverReaders();
    other.state.products = ['b'];
    let { address } = one;
    const client = createClient({ url: 'http://gateway.test', fetch: (_url, init) => fetch(address, init) });
    const results = client.live(LIVE);
    expect((await results.next()).value).toMatchObject({ data: products('a') });
    address = other.address;
    void one.server.stop();
    expect((await results.next()).value).toMatchObject({ data: products('b') });
    await other.grant('c');
    expect((await results.next()).value).toMatchObject({ data: products('c') });
    await results.return();
  });

  it('ends with a refusal that is not retryable', async () => {
    const { address } = await gatewayOverReaders();
    const results = createClient({ url: address }).live('query @live { nothing }');
    expect((await results.next()).value).toMatchObject({ errors: [{ code: 'GRAPHQL_VALIDATION_FAILED' }] });
    expect(await results.next()).toEqual({ done: true, value: undefined });
  });

  it('is for queries', () => {
    const client = createClient({ url: 'http://gateway.test' });
    expect(() => client.live('mutation { __typename }')).toThrow('Queries alone are live.');
  });
});
