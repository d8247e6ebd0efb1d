import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiKey, SECRET } from '#test/callers/guarded';
import { standIn } from '#test/harness';
import { answerOf, BLOCKS } from '#test/live/chain';
import { connectSocket } from '#test/live/connect-socket';
import { openStream } from '#test/live/event-reader';
import { until } from '#test/until';
import { reloadable } from './reloadable.ts';

const [kept, revoked] = [apiKey('kept', ['blockchain']), apiKey('revoked', ['blockchain'])];
const rotated = apiKey('revoked', ['blockchain']);

afterEach(() => vi.restoreAllMocks());

/** A gateway over a chain, and its configuration with these keys. */
async function chainWithKeys() {
  const url = await standIn(answerOf({ height: 100, isDown: false }));
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
