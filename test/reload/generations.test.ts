import { SignJWT } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import { apiKey, SECRET } from '#test/callers/guarded';
import { tokenIssuer } from '#test/callers/issuer';
import { stoppedClock } from '#test/clock';
import { json, mock, type Reply, type Sent } from '#test/harness';
import { rawRequest } from '#test/raw-request';
import { until } from '#test/until';
import { reloadable } from './reloadable.ts';

const QUERY = '{ quotes(search: "sea") { totalCount } }';
const answer = (totalCount: number) => ({ data: { quotes: { totalCount } } });
const READER_NAME = 'publications/p/readers/1';
const READER = `{ reader(id: "${READER_NAME}") { entitlements { productId } } }`;
const CHANGE = `mutation {
  updateReaderEntitlements(input: { id: "${READER_NAME}", entitlements: [{ productId: "new" }] }) { __typename }
}`;
const entitledTo = (productId: string) => ({ data: { reader: { entitlements: [{ productId }] } } });
const FRESH = { 'cache-control': 'max-age=60' };
const page = (totalCount: number, headers: Readonly<Record<string, string>> = { 'cache-control': 'no-store' }) =>
  json({ count: 0, totalCount, page: 1, totalPages: 1, results: [] }, 200, headers);

/** A mock for quotes that answers with this number, and the requests that it got. */
async function quotes(reply: (request: Sent, n: number) => Reply | Promise<Reply>) {
  const sent: Sent[] = [];
  const url = await mock((request) => {
    sent.push(request);
    return reply(request, sent.length);
  });
  return { url, sent };
}

describe('a reload', () => {
  it('leaves requests in flight to the gateway that has them, and serves all others by the next', async () => {
    const held = Promise.withResolvers<Reply>();
    const [before, after] = [await quotes(() => held.promise), await quotes(() => page(2))];
    const { ask, reload, server } = await reloadable({ urls: { quotes: before.url } });
    const inFlight = fetch(`${server.origin}/graphql?query=${encodeURIComponent(QUERY)}`);
    await until(() => expect(before.sent).toHaveLength(1));
    await reload({ urls: { quotes: after.url } });

    expect((await ask(QUERY)).json).toEqual(answer(2));
    held.resolve(page(1));
    expect(await (await inFlight).json()).toEqual(answer(1));
    expect([before.sent.length, after.sent.length]).toEqual([1, 1]);
  });

  it('receives no message of an API again', async () => {
    const key = { id: 'key-1', secret: 'the secret of the bank' };
    const settings = { subscriptions: { hooks: { banking: { keys: [key] } } } };
    const urls = { banking: (await quotes(() => page(1))).url };
    const { server, reload } = await reloadable({ urls, settings });
    const body = await new SignJWT({ generationTime: Date.now() })
      .setProtectedHeader({ alg: 'HS256', kid: key.id })
      .sign(Buffer.from(key.secret));
    const send = async () => (await rawRequest(`${server.origin}/hooks/banking`, { method: 'POST', body })).status;
    expect(await send()).toBe(204);
    await reload({ urls, settings: { ...settings, limits: { depth: 7 } } });
    expect(await send()).toBe(409);
  });

  it('keeps connections, and closes those of an API that changed once its calls are over', async () => {
    const [one, other] = [await quotes((_, n) => page(n)), await quotes(() => page(9))];
    const held = await reloadable({ urls: { quotes: one.url } });
    await held.ask(QUERY);
    const [before] = held.gateway.state.client.state.apis;
    if (!before) throw new Error('The gateway has no api.');
    const close = vi.spyOn(before, 'close');
    await held.reload({ urls: { quotes: one.url }, settings: { limits: { depth: 7 } } });
    expect(held.gateway.state.client.state.apis[0]).toBe(before);
    expect((await held.ask(QUERY)).json).toEqual(answer(2));
    expect(close).not.toHaveBeenCalled();

    await held.reload({ urls: { quotes: other.url } });
    expect(held.gateway.state.client.state.apis[0]).not.toBe(before);
    expect((await held.ask(QUERY)).json).toEqual(answer(9));
    await until(() => expect(close).toHaveBeenCalledOnce());
  });

  it('keeps cached responses of what did not change, and none of what did', async () => {
    const upstream = await quotes((_, n) => page(n, FRESH));
    const { ask, reload } = await reloadable({ urls: { quotes: upstream.url } });
    const seen = [await ask(QUERY), await ask(QUERY)].map(({ json: each }) => each);
    await reload({ urls: { quotes: upstream.url }, settings: { logs: { level: 'silent', slow: '2s' } } });
    seen.push((await ask(QUERY)).json);
    await reload({ urls: { quotes: upstream.url }, settings: { limits: { depth: 9 } } });
    seen.push((await ask(QUERY)).json);
    expect(seen).toEqual(Array(4).fill(answer(1)));

    const other = { apis: { quotes: { connections: 3 } } };
    await reload({ urls: { quotes: upstream.url }, settings: other });
    expect((await ask(QUERY)).json).toEqual(answer(2));
    await reload({ urls: { quotes: upstream.url } });
    expect((await ask(QUERY)).json).toEqual(answer(3));
    expect(upstream.sent).toHaveLength(3);
  });

  it('invalidates by a mutation that it leaves in flight what the next gateway has cached meanwhile', async () => {
    const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let productId = 'old';
    const readers = await mock(async ({ method, body }) => {
      if (method === 'PATCH') {
        reached.resolve();
        await released.promise;
        productId = JSON.parse(body).entitlements[0].productId;
      }
      return json({ entitlements: [{ productId }] }, 200, { 'cache-control': 'public, max-age=60' });
    });
    const { ask, reload, server } = await reloadable({ urls: { readers } });
    const changed = fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: CHANGE }),
    });
    await reached.promise;
    await reload({ urls: { readers }, settings: { apis: { readers: { connections: 3 } } } });
    const seen = [await ask(READER), await ask(READER)];
    released.resolve();
    await (await changed).text();
    seen.push(await ask(READER));

    expect(seen.map(({ json: each }) => each)).toEqual(['old', 'old', 'new'].map(entitledTo));
  });

  it('serves no response that was cached under settings which forbid it now', async () => {
    const upstream = await quotes(() => page(1, FRESH));
    const { ask, reload } = await reloadable({ urls: { quotes: upstream.url } });
    for (let time = 0; time < 3; time++) await ask(QUERY);
    await reload({ urls: { quotes: upstream.url }, settings: { limits: { depth: 1 } } });

    expect((await ask(QUERY)).json.errors?.[0].extensions.code).toBe('OPERATION_TOO_COMPLEX');
  });

  it('goes on with the gateway before it where a plugin fails', async () => {
    const upstream = await quotes(() => page(1));
    const { ask, refuse } = await reloadable({ urls: { quotes: upstream.url } });

    await expect(refuse({ urls: { quotes: upstream.url } })).rejects.toThrow('A plugin failed');
    expect((await ask(QUERY)).json).toEqual(answer(1));
  });
});

describe('callers over a reload', () => {
  it('are identified by the keys of the settings as they are now', async () => {
    const upstream = await quotes(() => page(1));
    const [one, other] = [apiKey('one', ['quotes']), apiKey('other', ['quotes'])];
    const withKeys = (...keys: object[]) => ({
      urls: { quotes: upstream.url },
      settings: { auth: { secret: SECRET, keys } },
    });
    const { ask, reload } = await reloadable(withKeys(one.entry));
    const statuses = async () => [
      (await ask(QUERY, { 'x-api-key': one.key })).status,
      (await ask(QUERY, { 'x-api-key': other.key })).status,
    ];
    expect(await statuses()).toEqual([200, 401]);
    await reload(withKeys(one.entry, other.entry));
    expect(await statuses()).toEqual([200, 200]);
    await reload(withKeys(other.entry));
    expect(await statuses()).toEqual([401, 200]);
    await reload(withKeys({ ...other.entry, scopes: ['jokes'] }));
    expect((await ask(QUERY, { 'x-api-key': other.key })).json.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('are known by their tokens while the issuer is down', async () => {
    const [upstream, issuer] = [await quotes(() => page(1)), await tokenIssuer()];
    const settings = { auth: { secret: SECRET, jwt: [issuer.settings] } };
    const { ask, reload } = await reloadable({ urls: { quotes: upstream.url }, settings });
    const authorization = async () => ({ authorization: `Bearer ${await issuer.token()}` });
    expect((await ask(QUERY, await authorization())).status).toBe(200);
    issuer.answerKeys(() => json({}, 503));
    await reload({ urls: { quotes: upstream.url }, settings: { ...settings, limits: { depth: 7 } } });

    expect((await ask(QUERY, await authorization())).status).toBe(200);
    expect(issuer.requests).toBe(1);
  });

  it('are not known any more by keys that their issuer has removed', async () => {
    const clock = stoppedClock();
    const [upstream, issuer] = [await quotes(() => page(1)), await tokenIssuer()];
    const settings = { auth: { secret: SECRET, jwt: [issuer.settings] } };
    const { ask, reload } = await reloadable({ urls: { quotes: upstream.url }, settings });
    const tokens = await Promise.all(Array.from({ length: 50 }, (_, jti) => issuer.token({ jti })));
    const status = async () => (await ask(QUERY, { authorization: `Bearer ${tokens.pop()}` })).status;
    expect(await status()).toBe(200);
    issuer.rotate('k2');
    clock.pass(31);
    await reload({ urls: { quotes: upstream.url }, settings: { ...settings, limits: { depth: 7 } } });

    await until(async () => expect(await status()).toBe(401));
    expect(issuer.requests).toBe(2);
  });

  it('have used of their budgets what they used before, also where the budget changes', async () => {
    const upstream = await quotes(() => page(1));
    const budget = (limit: number) => ({
      urls: { quotes: upstream.url },
      settings: { budgets: { rules: [{ name: 'requests', limit, within: 'day' }] } },
    });
    const { ask, reload } = await reloadable(budget(3));
    const left = async () => (await ask('{ __typename }')).headers['ratelimit'];
    expect([await left(), await left()]).toEqual([expect.stringContaining('r=2'), expect.stringContaining('r=1')]);
    await reload(budget(3));
    expect(await left()).toContain('r=0');
    await reload(budget(5));
    expect(await left()).toContain('r=1');
  });
});

describe('figures over a reload', () => {
  it('go on', async () => {
    const [one, other] = [await quotes(() => page(1)), await quotes(() => page(1))];
    const held = await reloadable({ urls: { quotes: one.url } });
    const valueOf = (name: string) => held.gateway.telemetry?.read()[name]?.reduce((sum, { value }) => sum + value, 0);
    await held.ask(QUERY);
    await held.reload({ urls: { quotes: other.url }, settings: { metrics: { operations: 3 } } });
    await held.ask(QUERY);

    expect([valueOf('manifold.operations'), valueOf('manifold.upstream.calls')]).toEqual([2, 2]);
    expect([valueOf('manifold.connections'), valueOf('manifold.requests.in_flight')]).toEqual([1, 0]);
  });

  it('keep quotas that are used up', async () => {
    const upstream = await quotes((_, n) => page(n));
    const quota = (depth: number) => ({
      urls: { quotes: upstream.url },
      settings: {
        limits: { depth },
        apis: {
          quotes: { connections: depth, quotas: [{ name: 'few', calls: 1, within: '60m', per: 'address' }] },
        },
      },
    });
    const { ask, reload } = await reloadable(quota(7));
    await ask(QUERY);
    await reload(quota(8));

    expect((await ask(QUERY)).json.errors?.[0].extensions.code).toBe('RATE_LIMITED');
    expect(upstream.sent).toHaveLength(1);
  });
});
