import { describe, expect, it, onTestFinished } from 'vitest';
import { SECRET } from '#test/callers/guarded';
import { gatewayOver, json } from '#test/harness';
import { served } from '#test/served';
import { until } from '#test/until';
import { BLOCKS, gatewayOverChain } from './chain.ts';
import { openStream } from './event-reader.ts';
import { rawSubscriber } from './raw-subscriber.ts';

describe('limits', () => {
  it('of a caller are refused with 429, and free again when a subscription ends', async () => {
    const { address, gateway } = await gatewayOverChain({ subscriptions: { poll: '10ms', perCaller: 2 } });
    const [first] = await Promise.all([openStream(address, { query: BLOCKS }), openStream(address, { query: BLOCKS })]);
    await until(() => expect(gateway.live.counts.subscribers).toBe(2));
    const refused = await openStream(address, { query: BLOCKS });
    expect(refused.response.status).toBe(429);
    expect(refused.response.headers.get('retry-after')).toBe('5');
    expect(await refused.response.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
    first.leave();
    await until(() => expect(gateway.live.counts.subscribers).toBe(1));
    expect((await openStream(address, { query: BLOCKS })).response.status).toBe(200);
  });

  it.each<[kind: string, path: Readonly<Record<string, string>>]>([
    ['subscriptions', { method: 'POST', body: JSON.stringify({ query: BLOCKS }) }],
    ['live queries', { method: 'POST', body: JSON.stringify({ query: 'query @live { latestBlock { height } }' }) }],
  ])('of a caller without a credential are those of its address: %s', async (_kind, request) => {
    const { address } = await gatewayOverChain({
      server: { trustedProxies: ['127.0.0.1'] },
      auth: { secret: SECRET, anonymous: ['*'] },
      subscriptions: { poll: '10ms', perCaller: 1 },
    });
    const leaving = new AbortController();
    const held: Response[] = [];
    onTestFinished(() => {
      leaving.abort();
      held.length = 0;
    });
    const statusFor = async (client: string) => {
      const headers = {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        'x-forwarded-for': client,
      };
      const response = await fetch(address, { ...request, headers, signal: leaving.signal });
      held.push(response);
      return response.status;
    };

    expect([await statusFor('203.0.113.1'), await statusFor('203.0.113.1')]).toEqual([200, 429]);
    expect(await statusFor('203.0.113.2')).toBe(200);
  });

  it('of the process are refused with 503', async () => {
    const { address } = await gatewayOverChain({ subscriptions: { poll: '10ms', most: 0 } });
    const refused = await openStream(address, { query: BLOCKS });
    expect([refused.response.status, refused.response.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await refused.response.json()).toMatchObject({ errors: [{ extensions: { code: 'OVERLOADED' } }] });
  });

  it('count a subscription as a request that is not answered yet, until it ends', async () => {
    const rules = [{ name: 'parallel', of: 'concurrency', limit: 1, per: 'address' }];
    const { address } = await gatewayOverChain({ budgets: { rules } });
    const first = await openStream(address, { query: BLOCKS });
    expect((await openStream(address, { query: BLOCKS })).response.status).toBe(429);
    first.leave();
    await until(async () => expect((await openStream(address, { query: BLOCKS })).response.status).toBe(200));
  });
});

describe('a subscriber that does not read', () => {
  it('is ended, and costs no other an event', async () => {
    const { gateway, address, log } = await gatewayOverRequests({ limits: { timeouts: { write: '100ms' } } });
    const stuck = await rawSubscriber(address, REQUESTS);
    const reader = await openStream(address, { query: REQUESTS });
    await until(() => expect(gateway.live.counts).toMatchObject({ subscribers: 2 }));
    await until(() => expect(gateway.live.counts.polls).toBeGreaterThan(1));
    stuck.pause();
    for (let event = 1; gateway.live.counts.subscribers === 2; event++) {
      log.count = event;
      expect((await reader.next())?.id).toBe(`${event}.0`);
      expect(event).toBeLessThan(50);
    }
    const next = log.count + 1;
    log.count = next;
    expect((await reader.next())?.id).toBe(`${next}.0`);
    await stuck.closed;
  });

  it('ends with the grace period of a gateway that stops', async () => {
    const { gateway, address, log, server } = await gatewayOverRequests({
      server: { shutdownGrace: '300ms' },
      limits: { timeouts: { write: '60m' } },
    });
    const stuck = await rawSubscriber(address, REQUESTS, 'keep-alive');
    await until(() => expect(gateway.live.counts.polls).toBeGreaterThan(1));
    stuck.pause();
    await until(() => {
      log.count += 1;
      expect(gateway.live.counts.interrupted.slow).toBe(1);
    });
    await server.stop();
    await stuck.closed;
  });
});

const UUID = '00000000-0000-4000-8000-000000000000';
const REQUESTS = `subscription { webhookRequestReceived(webhookId: "${UUID}") { cursor request { content } } }`;

/** A gateway over a log of large requests. */
async function gatewayOverRequests(settings: Readonly<Record<string, unknown>>) {
  const content = 'x'.repeat(1024 * 1024);
  const log = { count: 0 };
  const row = (sorting: number) => ({
    uuid: `0a1b2c3d-1111-4222-8333-${String(sorting).padStart(12, '0')}`,
    token_id: UUID,
    content,
    sorting,
    created_at: '2026-02-03 10:12:00',
    updated_at: '2026-02-03 10:12:00',
  });
  const rows = () => Array.from({ length: Math.min(2, log.count) }, (_, index) => row(log.count - index));
  const { gateway } = await gatewayOver('webhooks', () => json({ data: rows(), is_last_page: true }), {
    settings: { subscriptions: { poll: '5ms', buffer: '64KiB' }, ...settings },
  });
  return { gateway, log, ...(await served(gateway)) };
}
