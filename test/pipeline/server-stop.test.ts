import { describe, expect, it } from 'vitest';
import { json } from '#test/harness';
import { type Route, served } from '#test/served';
import { Connection, posted } from './connection.ts';
import { ORDER, shop } from './shop.ts';

/** Those whose responses are written by different code. */
const SERVERS: readonly Route[] = ['direct', 'http-plugin'];
const BODY = JSON.stringify({ query: '{ __typename }' });

/** A server whose upstream answers when it is told to. */
async function over(route: Route, settings: Readonly<Record<string, unknown>> = {}) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const { gateway } = await shop({
    settings: { performance: { cache: false, coalesceOperations: false }, ...settings },
    async answer() {
      asked.resolve();
      await released.promise;
      return json({ orderId: '11-1' });
    },
  });
  const { server } = await served(gateway, route);
  const { host } = new URL(server.origin);
  return {
    ...server,
    asked: asked.promise,
    release: () => released.resolve(),
    connect: () => new Connection(server.origin),
    quick: posted(host, BODY),
    slow: posted(host, JSON.stringify({ query: ORDER })),
    ready: async () => (await fetch(`${server.origin}/health/ready`)).status,
  };
}

describe.each(SERVERS)('by the %s route, a server that drains', (route) => {
  it('says so to who asks whether it is ready, and still takes requests, on new connections too', async () => {
    const { drain, ready, connect, quick } = await over(route);
    const kept = connect().write(quick);
    expect([await ready(), (await kept.next())?.headers['connection']]).toEqual([200, 'keep-alive']);

    drain();

    expect(await ready()).toBe(503);
    for (const connection of [kept, connect()]) {
      const response = await connection.write(quick).next();
      expect([response?.status, response?.headers['connection']]).toEqual([200, 'close']);
      await connection.closed;
    }
    drain();
    expect(await ready()).toBe(503);
  });

  it('ends the connections of requests that are under way, with their responses', async () => {
    const { drain, connect, slow, asked, release } = await over(route);
    const connection = connect().write(slow);
    await asked;

    drain();
    release();

    const response = await connection.next();
    expect([response?.body, response?.headers['connection']]).toEqual([
      '{"data":{"order":{"orderId":"11-1"}}}',
      'close',
    ]);
    await connection.closed;
  });
});

describe.each(SERVERS)('by the %s route, a server that stops', (route) => {
  it('answers what is under way, and a request that comes on a kept connection, and takes no connection', async () => {
    const { stop, connect, slow, quick, asked, release } = await over(route);
    const [busy, kept] = [connect().write(slow), connect().write(quick)];
    await asked;
    await kept.next();

    const stopped = stop();
    const last = await kept.write(quick).next();
    expect(await connect().write(quick).all()).toEqual([]);
    release();

    const response = await busy.next();
    expect([last?.status, last?.headers['connection']]).toEqual([200, 'close']);
    expect([response?.status, response?.headers['connection']]).toEqual([200, 'close']);
    await Promise.all([stopped, busy.closed, kept.closed]);
  });

  it('ends idle connections, and those on which nothing was ever sent', async () => {
    const { stop, connect, quick } = await over(route);
    const [idle, silent] = [connect().write(quick), connect()];
    await idle.next();

    await stop();

    expect([await idle.all(), await silent.all()]).toEqual([[], []]);
  });

  it('waits no longer than its grace, and for no request then', async () => {
    const { stop, connect, slow, asked } = await over(route, { server: { shutdownGrace: '50ms' } });
    const connection = connect().write(slow);
    await asked;

    await stop();

    expect(await connection.all()).toEqual([]);
  });

  it('stops once, however often it is told', async () => {
    const { stop, drain, connect, slow, asked, release } = await over(route);
    const connection = connect().write(slow);
    await asked;

    const all = Promise.all([stop(), stop()]);
    drain();
    release();

    expect((await connection.next())?.status).toBe(200);
    await all;
  });

  it('loses no request of callers that keep sending: each that was written is answered, the last with `close`', async () => {
    const { stop, connect, quick } = await over(route);
    let answered = 0;
    const enough = Promise.withResolvers<void>();
    /** Sends one request after another until it is told not to; gives how many were not answered. */
    const caller = async () => {
      const connection = connect();
      for (;;) {
        const response = await connection.write(quick).next();
        if (!response) return 1;
        expect(response.status).toBe(200);
        if (response.headers['connection'] === 'close') return 0;
        answered += 1;
        if (answered > 1000) enough.resolve();
      }
    };
    const lost = Promise.all(Array.from({ length: 20 }, caller));
    await enough.promise;

    await stop();

    expect(await lost).toEqual(Array(20).fill(0));
  });

  it('answers the pipelined requests before the one whose response ends the connection', async () => {
    const { stop, connect, slow, quick, asked, release } = await over(route);
    const connection = connect().write(slow + quick + quick);
    await asked;

    const stopped = stop();
    release();

    // A caller that pipelines sends again what is not answered (RFC 9112, section 9.3.2).
    expect((await connection.all()).map(({ headers }) => headers['connection'])).toEqual(['close']);
    await stopped;
  });
});
