import { createServer } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiKey, SECRET } from '#test/callers/guarded';
import { tokenIssuer } from '#test/callers/issuer';
import { mock, type Sent } from '#test/harness';
import { answerOf, BLOCKS } from '#test/live/chain';
import { connectSocket } from '#test/live/connect-socket';
import { openStream } from '#test/live/event-reader';
import { GRANT, LIVE, answerOf as readersOf } from '#test/live-queries/readers';
import { localServer } from '#test/local-server';
import { until } from '#test/until';
import type { Router } from '../../src/gateway/transport/router.ts';
import { WebSockets } from '../../src/gateway/transport/websocket/web-sockets.ts';
import { reloadable } from './reloadable.ts';

const [kept, revoked] = [apiKey('kept', ['blockchain']), apiKey('revoked', ['blockchain'])];
const rotated = apiKey('revoked', ['blockchain']);

afterEach(() => vi.restoreAllMocks());

/** A gateway over a chain, and its configuration with these keys. */
async function chainWithKeys() {
  const url = await mock(answerOf({ height: 100, isDown: false }));
  const withAuth = (auth: object) => ({
    urls: { blockchain: url },
    settings: { subscriptions: { poll: '10ms' }, auth: { secret: SECRET, ...auth } },
  });
  const both = withAuth({ keys: [kept.entry, revoked.entry] });
  return { withAuth, ...(await reloadable(both)) };
}

const CHANGES: readonly [string, object][] = [
  ['its key is revoked', { keys: [kept.entry] }],
  ['another key has its name', { keys: [kept.entry, rotated.entry] }],
  ['it has fewer scopes', { keys: [kept.entry, { ...revoked.entry, scopes: ['blockchain:read:block'] }] }],
];

describe('a stream of events over a reload', () => {
  it.each(CHANGES)('ends at once with UNAUTHENTICATED where %s, and later for others', async (_what, auth) => {
    const { address, withAuth, gateway, reload } = await chainWithKeys();
    const open = (key: string) => openStream(address, { query: BLOCKS }, { 'x-api-key': key });
    const [staying, ending] = [await open(kept.key), await open(revoked.key)];
    await until(() => expect(gateway.live.counts.subscribers).toBe(2));
    // The others connect again within seconds, at random times.
    vi.spyOn(Math, 'random').mockReturnValue(0.2);
    await reload(withAuth(auth));

    expect(gateway.live.counts).toMatchObject({ subscribers: 1, interrupted: { expired: 1, restart: 0 } });
    expect((await ending.next())?.data.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(await ending.next()).toBeUndefined();
    expect((await staying.next())?.data.errors[0].extensions.code).toBe('SUBSCRIPTION_INTERRUPTED');
  });
});

describe('a WebSocket over a reload', () => {
  const connected = async (address: string, key: string) => {
    const connection = await connectSocket(address);
    connection.send({ type: 'connection_init', payload: { 'x-api-key': key } });
    await until(() => expect(connection.messages).toEqual([{ type: 'connection_ack' }]));
    return connection;
  };

  it.each(CHANGES)('is closed at once as forbidden where %s, and later for others', async (_what, auth) => {
    const { address, withAuth, reload } = await chainWithKeys();
    const [staying, ending, silent] = [
      await connected(address, kept.key),
      await connected(address, revoked.key),
      await connectSocket(address),
    ];
    vi.spyOn(Math, 'random').mockReturnValue(0.2);
    await reload(withAuth(auth));
    ending.send({ type: 'subscribe', id: '1', payload: { query: '{ latestBlock { height } }' } });

    expect(await ending.closed).toEqual([4403, 'Forbidden']);
    expect(ending.messages).toHaveLength(1);
    expect(await silent.closed).toEqual([1012, 'The gateway restarts: connect again']);
    staying.send({ type: 'ping' });
    await until(() => expect(staying.messages).toContainEqual({ type: 'pong' }));
    expect(await staying.closed).toEqual([1012, 'The gateway restarts: connect again']);
  });
});

describe('a WebSocket whose handshake is under way', () => {
  it('is closed where its gateway is left meanwhile', async () => {
    const { gateway } = await chainWithKeys();
    const sockets = new WebSockets(gateway, await gateway.handler());
    const router = { isGraph: () => true, state: 'ready' } as unknown as Router;
    const server = createServer().on('upgrade', (request, socket, head) => {
      void sockets.upgrade(request, socket, head, { refused: undefined, router });
      void sockets.leave(0, () => true);
    });
    const { origin } = await localServer(server);

    expect(await (await connectSocket(origin)).closed).toEqual([1012, 'The gateway restarts: connect again']);
  });
});

describe('streams that were open to all', () => {
  it('end at once where callers are identified from now on', async () => {
    const { address, withAuth, gateway: first, reload } = await chainWithKeys();
    expect(first.live.counts.subscribers).toBe(0);
    await reload({ ...withAuth({}), settings: { subscriptions: { poll: '10ms' } } });
    const stream = await openStream(address, { query: BLOCKS });
    await reload(withAuth({ keys: [kept.entry] }));

    expect((await stream.next())?.data.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('budgets of streams', () => {
  const [CALLS, PARALLEL] = [1000, 50];
  const rules = [
    { name: 'calls', of: 'cost', limit: CALLS, within: 'day', per: 'subject' },
    { name: 'parallel', of: 'concurrency', limit: PARALLEL, per: 'subject' },
  ];

  /** A gateway with budgets over readers, whose calls wait while they are held, and a chain. */
  async function chargedStreams(auth?: object) {
    const chain = { height: 100, isDown: false };
    const books = { products: ['a'], cacheControl: 'no-store', failure: undefined };
    const calls: string[] = [];
    let held: Promise<void> | undefined;
    const readers = await mock(async (sent: Sent) => {
      calls.push(sent.target);
      if (sent.method === 'GET') await held;
      return readersOf(books)(sent);
    });
    const blockchain = await mock((sent) => {
      // Polls cost nothing.
      if (sent.target.startsWith('/block-height')) calls.push(sent.target);
      return answerOf(chain)(sent);
    });
    const configuration = (depth: number) => ({
      urls: { readers, blockchain },
      settings: {
        budgets: { rules },
        limits: { depth },
        subscriptions: { poll: '10ms' },
        liveQueries: { interval: '5ms', poll: '60m' },
        ...(auth && { auth }),
      },
    });
    const over = await reloadable(configuration(10));
    const open = () => over.gateway.live.counts.subscribers + over.gateway.live.counts.liveQueries.open;
    return {
      over,
      chain,
      calls,
      configuration,
      hold: () => void (held = new Promise<never>(() => undefined)),
      release: () => void (held = undefined),
      grant: async (product: string, headers = {}) =>
        fetch(over.address, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ query: GRANT, variables: { product } }),
        }),
      /** Follows a further stream. */
      async follow(query: string, headers = {}) {
        const before = open();
        const stream = await openStream(over.address, { query }, headers);
        await until(() => expect(open()).toBe(before + 1));
        return stream;
      },
      /** The caller has used so many calls, and has nothing else in flight. */
      used: (count: number, headers: Readonly<Record<string, string>> = {}) =>
        until(async () => {
          const { headers: shown } = await over.ask('{ __typename }', headers);
          const left = [...String(shown['ratelimit']).matchAll(/;r=(\d+)/g)].map(([, units]) => Number(units));
          expect(left).toEqual([CALLS - count, PARALLEL - 1]);
        }),
    };
  }

  it('are given back, and streams go on, over reloads that are refused and reloads that are right', async () => {
    const { over, chain, calls, configuration, hold, release, grant, follow, used } = await chargedStreams();
    // They are to connect again soon.
    vi.spyOn(Math, 'random').mockReturnValue(0.01);
    let opened = 0;
    for (let round = 1; round <= 3; round++) {
      const { gateway } = over;
      const [live, subscription] = [await follow(LIVE), await follow(BLOCKS)];
      opened += 1;
      expect((await live.next())?.data.data.reader.entitlements).toHaveLength(1);
      await until(() => expect(gateway.live.counts.polls).toBeGreaterThan(0));
      await expect(over.refuse(configuration(10 + round))).rejects.toThrow('A plugin failed');

      await grant(`of round ${round}`);
      expect((await live.next())?.data.data.reader.entitlements).toEqual([{ productId: `of round ${round}` }]);
      chain.height += 1;
      expect((await subscription.next())?.id).toBe(String(chain.height));

      // One is evaluated meanwhile.
      hold();
      const before = calls.length;
      const evaluated = await follow(LIVE.replace('Live', 'Held'));
      await until(() => expect(calls.length).toBe(before + 1));
      await over.reload(configuration(10 + round));
      for (const stream of [live, subscription, evaluated]) {
        expect((await stream.next())?.data.errors[0].extensions.code).toBe('SUBSCRIPTION_INTERRUPTED');
        expect(await stream.next()).toBeUndefined();
      }
      release();
      expect(gateway.live.counts).toMatchObject({ subscribers: 0, topics: 0, liveQueries: { open: 0, bytes: 0 } });
      // A subscription pays for its source when it is opened.
      await used(calls.length + opened);
    }
  });

  it('are given back when the token of their caller expires, whatever is evaluated meanwhile', async () => {
    const issuer = await tokenIssuer();
    const { over, calls, hold, follow, used } = await chargedStreams({
      secret: SECRET,
      jwt: [{ ...issuer.settings, clockTolerance: '0ms' }],
    });
    const bearer = async (expiresIn: string) => ({
      authorization: `Bearer ${await issuer.token({ scope: 'readers blockchain' }, { expiresIn })}`,
    });
    const ending = await bearer('3s');
    const streams = [await follow(LIVE, ending), await follow(BLOCKS, ending)];
    await streams[0]?.next();
    hold();
    streams.push(await follow(LIVE.replace('Live', 'Held'), ending));
    await until(() => expect(calls).toHaveLength(2));
    for (const stream of streams) {
      expect((await stream.next())?.data.errors[0].extensions.code).toBe('UNAUTHENTICATED');
      expect(await stream.next()).toBeUndefined();
    }
    expect((await over.ask('{ __typename }', ending)).status).toBe(401);
    await used(calls.length + 1, await bearer('1h'));
  });
});
