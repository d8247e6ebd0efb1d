import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '#test/free-port';
import { gatewayOf, json, mock, type Sent } from '#test/harness';
import { served } from '#test/served';
import { until } from '#test/until';
import { slowProxy } from '../redis/slow-proxy.ts';
import { startVarnish } from './varnish.ts';

const NAME = 'publications/p/readers/1';
const READER = `{ reader(id: "${NAME}") { entitlements { productId } } }`;
const JOKE = '{ joke(id: "a") { text } }';
const changeTo = (productId: string) => `mutation {
  updateReaderEntitlements(input: { id: "${NAME}", entitlements: [{ productId: "${productId}" }] }) { __typename } }`;
const entitledTo = (productId: string) => ({ data: { reader: { entitlements: [{ productId }] } } });
const TAG = 'readers.getReaderEntitlements';

/** Readers with the entitlements of the last mutation, and a joke, all public; behind Varnish. */
async function cached(httpCaches: object) {
  let product = 'old';
  const readers = ({ method, body }: Sent) => {
    if (method === 'PATCH') product = JSON.parse(body).entitlements[0].productId;
    return json({ entitlements: [{ productId: product }] }, 200, { 'cache-control': 'public, max-age=60' });
  };
  const joke = {
    id: 'a',
    value: 'A joke.',
    categories: [],
    url: 'https://j.example/a',
    icon_url: 'https://j.example/i',
  };
  const at = '2021-04-01 08:30:00.123456';
  const jokes = () => json({ ...joke, created_at: at, updated_at: at }, 200, { 'cache-control': 'public, max-age=60' });
  const port = await freePort();
  const gateway = gatewayOf(
    { readers: await mock(readers), jokes: await mock(jokes) },
    { performance: { httpCaches: { ...httpCaches, purge: [`http://127.0.0.1:${port}`] } } },
  );
  const direct = await served(gateway);
  const proxy = await slowProxy(Number(new URL(direct.address).port));
  onTestFinished(() => proxy.close());
  const origin = await startVarnish(port, proxy.port);
  const ask = async (query: string) => {
    const response = await fetch(`${origin}/graphql?query=${encodeURIComponent(query)}`);
    // Varnish names the request that stored a response beside the one that it answers.
    const isHit = response.headers.get('x-varnish')?.includes(' ') ?? false;
    return { body: await response.json(), isHit, tags: response.headers.get('cache-tag') };
  };
  return { ...direct, origin, ask, proxy };
}

describe('Varnish in front of a gateway', () => {
  it('drops responses that a mutation makes stale, and keeps the others', async () => {
    const { ask, post } = await cached({});
    expect(await ask(READER)).toEqual({ body: entitledTo('old'), isHit: false, tags: null });
    expect(await ask(READER)).toEqual({ body: entitledTo('old'), isHit: true, tags: null });
    await ask(JOKE);

    await post({ query: changeTo('new') });
    await until(async () => expect((await ask(READER)).body).toEqual(entitledTo('new')));

    expect((await ask(READER)).isHit).toBe(true);
    expect(await ask(JOKE)).toEqual({ body: { data: { joke: { text: 'A joke.' } } }, isHit: true, tags: null });
  });

  it('drops a response too that was on its way when a mutation made it stale', async () => {
    const { ask, post, proxy } = await cached({});
    proxy.delayMs = 400;
    const late = ask(READER);
    await until(() => expect([...proxy.delayed].join()).toContain('entitlements'));
    await post({ query: changeTo('new') });
    expect((await late).body).toEqual(entitledTo('old'));
    proxy.delayMs = 0;

    await until(async () => expect((await ask(READER)).body).toEqual(entitledTo('new')), { timeoutMs: 5000 });
  });

  it('is purged by addresses of gateways with a list of tags alone', async () => {
    const { origin, ask } = await cached({});
    const purge = async (tags: string) =>
      (await fetch(origin, { method: 'PURGE', headers: { 'cache-tag': tags } })).status;
    await ask(READER);

    expect(await purge('readersXgetReaderEntitlements,readers.getReader')).toBe(204);
    expect((await ask(READER)).isHit).toBe(true);
    expect(await purge('.*) || (')).toBe(400);
    expect((await ask(READER)).isHit).toBe(true);
    expect(await purge(`a.b,${TAG}`)).toBe(204);
    expect((await ask(READER)).isHit).toBe(false);
  });
});

describe('the tags of a public response', () => {
  it.each([
    [{}, 'cache-tag', TAG],
    [{ header: 'Surrogate-Key' }, 'surrogate-key', TAG],
  ])('with %o are in the header %s', async (httpCaches, header, value) => {
    const upstream = () => json({ entitlements: [{ productId: 'p' }] }, 200, { 'cache-control': 'public, max-age=60' });
    const gateway = gatewayOf({ readers: await mock(upstream) }, { performance: { httpCaches } });
    const { get } = await served(gateway);

    expect((await get({ query: READER })).headers[header]).toBe(value);
    expect((await get({ query: '{ __typename }' })).headers[header]).toBeUndefined();
  });

  it('are not those of a private one', async () => {
    const upstream = () => json({ entitlements: [{ productId: 'p' }] }, 200, { 'cache-control': 'max-age=60' });
    const gateway = gatewayOf(
      { readers: await mock(upstream) },
      { performance: { httpCaches: {} }, apis: { readers: { forward: ['x-tenant'] } } },
    );
    const { get } = await served(gateway);

    expect((await get({ query: READER }, { 'x-tenant': 'a' })).headers['cache-tag']).toBeUndefined();
  });
});
