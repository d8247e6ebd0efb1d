import { describe, expect, it } from 'vitest';
import type { Gateway } from '#gateway';
import { json, type Reply } from '#test/harness';
import { rawRequest } from '#test/raw-request';
import { type Route, served } from '#test/served';
import { ORDER, shop } from './shop.ts';

const LIMIT = 4;
const ORIGIN = 'https://app.example';
const ROUTES: readonly Route[] = ['direct', 'graphql-plugin', 'http-plugin'];
const body = (query: string, padding = 0) => ({ query, extensions: { padding: 'x'.repeat(padding) } });

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

/** Waits until so many requests are in flight: one is until its response is closed. */
async function inFlight({ overload }: Gateway, count: number): Promise<void> {
  while (overload.inFlight !== count) await new Promise(setImmediate);
}

describe.each(ROUTES)('by the %s route, a gateway with as many requests as it takes', (route) => {
  it('refuses a large one before it is read, with 503 and Retry-After', async () => {
    const { post, pending, release, asked } = await full(route);

    const refused = await post(body(ORDER, 20_000), { 'x-request-id': 'mine', accept: 'application/json' });

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

    await post(body(ORDER, 20_000));

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

describe.each(ROUTES)('by the %s route, the page of another origin', (route) => {
  it('can read when to try again: the preflight of its browser is not refused', async () => {
    const { gateway, ask, post, pending, release } = await full(route);
    // More than are even read.
    for (let n = 0; n < LIMIT; n++) gateway.overload.enter();
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
    for (let n = 0; n < LIMIT; n++) gateway.overload.leave();
    release();
    await Promise.all(pending);
    const before = await preflight();
    const headersOf = ({ headers: { date: _date, ...headers } }: typeof before) => headers;
    expect([allowed.status, headersOf(allowed)]).toEqual([204, headersOf(before)]);
    expect(headersOf(allowed)).toMatchObject({ 'access-control-allow-origin': ORIGIN });
  });
});

describe('a gateway with as many requests as it takes', () => {
  it('does not execute a small one either, but answers it if an equal one is being executed', async () => {
    const { gateway, post, pending, release, asked } = await full('direct');

    const refused = await post({ query: '{ __typename }' });
    await inFlight(gateway, LIMIT);
    const shared = post({ query: ORDER, extensions: { n: 0 } });
    expect([refused.status, JSON.parse(refused.body.toString()).errors[0].extensions.code]).toEqual([
      503,
      'OVERLOADED',
    ]);
    await inFlight(gateway, LIMIT + 1);
    release();

    expect((await shared).status).toBe(200);
    await Promise.all(pending);
    expect(asked()).toBe(LIMIT);
  });

  it('answers what is cached', async () => {
    const { gateway } = await shop({ settings: { server: { overload: { maxInFlight: 1 } } } });
    const { post } = await served(gateway);
    // A response is cached when all of it came from the cache of upstream responses.
    for (let n = 0; n < 2; n++) await post({ query: ORDER });
    await inFlight(gateway, 0);
    gateway.overload.enter();

    expect((await post({ query: ORDER })).status).toBe(200);
    await inFlight(gateway, 1);
    expect((await post({ query: `${ORDER} ` })).status).toBe(503);
    await inFlight(gateway, 1);
    gateway.overload.leave();
    expect((await post({ query: `${ORDER} ` })).status).toBe(200);
  });
});
