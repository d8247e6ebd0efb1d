import { describe, expect, it } from 'vitest';
import { json, type Reply } from '#test/harness';
import { rawRequest } from '#test/raw-request';
import { type Route, served } from '#test/served';
import { until } from '#test/until';
import { ORDER, shop } from './shop.ts';

const LIMIT = 4;
const ORIGIN = 'https://app.example';
const ROUTES: readonly Route[] = ['direct', 'graphql-plugin', 'http-plugin'];

/** A server that takes four requests at a time, over an upstream that answers when the test lets it. */
async function full(route: Route) {
  let release = () => {};
  let wasAsked = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let asked = 0;
  const allAsked = new Promise<void>((resolve) => (wasAsked = resolve));
  const answer = async (): Promise<Reply> => {
    asked += 1;
    if (asked === LIMIT) wasAsked();
    await released;
    return json({ orderId: '11-1' });
  };
  const { gateway } = await shop({
    settings: {
      server: { overload: { maxInFlight: LIMIT }, corsOrigins: [ORIGIN] },
      performance: { cache: false, coalesceCalls: false },
    },
    answer,
  });
  const { server, post, ask, address } = await served(gateway, route);
  const health = async (path: string) => {
    const { status, body: sent } = await rawRequest(`${server.origin}/health/${path}`);
    return [status, JSON.parse(sent.toString()).status];
  };
  const pending = Array.from({ length: LIMIT }, (_, n) => post({ query: ORDER, extensions: { n } }));
  await allAsked;
  return { gateway, post, ask, health, address, pending, release, asked: () => asked };
}

describe.each(ROUTES)('by the %s route, a gateway with as many requests as it takes', (route) => {
  it('refuses one before its body is read, with 503 and Retry-After', async () => {
    const { ask, pending, release, asked } = await full(route);

    const refused = await ask({
      method: 'POST',
      headers: {
        'x-request-id': 'mine',
        accept: 'application/json',
        'content-type': 'application/json',
        'content-length': '100',
      },
    });

    expect(refused.status).toBe(503);
    expect(refused.headers).toMatchObject({
      'retry-after': '1',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(JSON.parse(refused.body.toString())).toEqual({
      errors: [{ message: 'The gateway is overloaded.', extensions: { code: 'OVERLOADED', requestId: 'mine' } }],
    });
    expect(asked()).toBe(LIMIT);
    release();
    expect((await Promise.all(pending)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('is live, and serves, but is not ready', async () => {
    const { post, health, pending, release } = await full(route);
    expect([await health('live'), await health('serving'), await health('ready')]).toEqual([
      [200, 'live'],
      [200, 'ready'],
      [200, 'ready'],
    ]);

    await post({ query: ORDER });

    expect([await health('live'), await health('serving'), await health('ready')]).toEqual([
      [200, 'live'],
      [200, 'overloaded'],
      [503, 'overloaded'],
    ]);
    release();
    await Promise.all(pending);
    // The server is not overloaded any more, as soon as there is capacity.
    expect((await post({ query: '{ __typename }' })).status).toBe(200);
  });
});

it('a gateway with a slow upstream refuses none of 600 requests at once', async () => {
  const answer = Promise.withResolvers<Reply>();
  const { gateway } = await shop({
    settings: { performance: { cache: false, coalesceCalls: false } },
    answer: () => answer.promise,
  });
  const { post } = await served(gateway, 'direct');
  const responses = Array.from({ length: 600 }, (_, n) => post({ query: ORDER, extensions: { n } }));

  await until(() => expect(gateway.overload.inFlight).toBe(600));
  answer.resolve(json({ orderId: '11-1' }));

  expect(new Set((await Promise.all(responses)).map(({ status }) => status))).toEqual(new Set([200]));
});

describe.each(ROUTES)('by the %s route, the page of another origin', (route) => {
  it('can read when to try again: the preflight of its browser is not refused', async () => {
    const { ask, post, pending, release } = await full(route);
    const preflight = () =>
      ask({
        method: 'OPTIONS',
        headers: {
          origin: ORIGIN,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });

    const refused = await post({ query: ORDER }, { origin: ORIGIN });
    const allowed = await preflight();

    expect([refused.status, refused.headers]).toMatchObject([
      503,
      {
        'retry-after': '1',
        'access-control-allow-origin': ORIGIN,
        'access-control-expose-headers': expect.stringContaining('retry-after'),
      },
    ]);
    release();
    await Promise.all(pending);
    const before = await preflight();
    const headersOf = ({ headers: { date: _date, ...headers } }: typeof before) => headers;
    expect([allowed.status, headersOf(allowed)]).toEqual([204, headersOf(before)]);
    expect(headersOf(allowed)).toMatchObject({ 'access-control-allow-origin': ORIGIN });
  });
});
