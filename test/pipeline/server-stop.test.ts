import { describe, expect, it, vi } from 'vitest';
import { json } from '#test/harness';
import { type Route, served } from '#test/served';
import { Connection, posted } from './connection.ts';
import { ORDER, shop } from './shop.ts';

/** Routes with different code that writes responses. */
const SERVERS: readonly Route[] = ['direct', 'http-plugin'];
const BODY = JSON.stringify({ query: '{ __typename }' });

/** A server whose upstream responds when the test releases it. */
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
  it('is not ready, and still accepts requests, also on new connections', async () => {
    const { drain, ready, connect, quick } = await over(route);
    const persistent = connect().write(quick);
    expect([await ready(), (await persistent.next())?.headers['connection']]).toEqual([200, 'keep-alive']);

    drain();

    expect(await ready()).toBe(503);
    for (const connection of [persistent, connect()]) {
      const response = await connection.write(quick).next();
      expect([response?.status, response?.headers['connection']]).toEqual([200, 'close']);
      await connection.closed;
    }
    drain();
    expect(await ready()).toBe(503);
  });

  it('closes the connections of requests in flight with their responses', async () => {
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
  it('answers requests in flight and on persistent connections, and accepts no new connection', async () => {
    const { stop, connect, slow, quick, asked, release } = await over(route);
    const [busy, persistent] = [connect().write(slow), connect().write(quick)];
    await asked;
    await persistent.next();

    const stopped = stop();
    const last = await persistent.write(quick).next();
    expect(await connect().write(quick).all()).toEqual([]);
    release();

    const response = await busy.next();
    expect([last?.status, last?.headers['connection']]).toEqual([200, 'close']);
    expect([response?.status, response?.headers['connection']]).toEqual([200, 'close']);
    await Promise.all([stopped, busy.closed, persistent.closed]);
  });

  it('closes idle and unused connections', async () => {
    const { stop, connect, quick } = await over(route);
    const [idle, silent] = [connect().write(quick), connect()];
    await idle.next();

    await stop();

    expect([await idle.all(), await silent.all()]).toEqual([[], []]);
  });

  it('waits for its grace period at most', async () => {
    const { stop, connect, slow, asked } = await over(route, { server: { shutdownGrace: '50ms' } });
    const connection = connect().write(slow);
    await asked;

    await stop();

    expect(await connection.all()).toEqual([]);
  });

  it('stops once, also for repeated calls', async () => {
    const { stop, drain, connect, slow, asked, release } = await over(route);
    const connection = connect().write(slow);
    await asked;

    const all = Promise.all([stop(), stop()]);
    drain();
    release();

    expect((await connection.next())?.status).toBe(200);
    await all;
  });

  it('loses no request of continuous callers: each sent request is answered, the last with `close`', async () => {
    const { stop, connect, quick } = await over(route);
    let answered = 0;
    const enough = Promise.withResolvers<void>();
    /** Sends sequential requests until the test ends them. Returns the number of unanswered ones. */
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

  it('reads what has arrived before it closes idle connections, however late its event loop is', async () => {
    const { stop, connect, quick } = await over(route);
    const connection = connect().write(quick);
    await connection.next();
    // What follows is in the phase of timers, which comes before that in which sockets are read.
    await new Promise((resolve) => setTimeout(resolve));

    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
    const stopped = stop();
    connection.write(quick);
    // The timers are due before the event loop comes to read the request.
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();

    expect((await connection.next())?.headers['connection']).toBe('close');
    await stopped;
  });

  it('answers the pipelined requests before the response that closes the connection', async () => {
    const { stop, connect, slow, quick, asked, release } = await over(route);
    const connection = connect().write(slow + quick + quick);
    await asked;

    const stopped = stop();
    release();

    // A pipelining client repeats unanswered requests (RFC 9112, section 9.3.2).
    expect((await connection.all()).map(({ headers }) => headers['connection'])).toEqual(['close']);
    await stopped;
  });
});
