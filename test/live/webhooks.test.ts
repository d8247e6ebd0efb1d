import { describe, expect, it } from 'vitest';
import { gatewayOver, json, type Sent } from '#test/harness';
import { sandboxOf } from '#test/over-sandbox';
import { served } from '#test/served';
import { until } from '#test/until';
import { openStream } from './event-reader.ts';

const UUID = '00000000-0000-4000-8000-000000000000';
const REQUESTS = `subscription ($after: String) {
  webhookRequestReceived(webhookId: "${UUID}", after: $after) { cursor request { content } }
}`;

const row = (time: number, content: string) => ({
  uuid: `0a1b2c3d-1111-4222-8333-${String(time).padStart(12, '0')}`,
  token_id: UUID,
  content,
  sorting: time,
  created_at: '2026-02-03 10:12:00',
  updated_at: '2026-02-03 10:12:00',
});

/** A gateway over the log of a webhook, oldest first, in pages of this size. */
async function gatewayOverLog(rows: ReturnType<typeof row>[], pageSize = 100) {
  const over = await gatewayOver(
    'webhooks',
    ({ target }: Sent) => {
      const page = Number(/[?&]page=(\d+)/.exec(target)?.[1] ?? 1);
      const start = (page - 1) * pageSize;
      const data = rows.toReversed().slice(start, start + pageSize);
      return json({
        data,
        total: rows.length,
        per_page: pageSize,
        current_page: page,
        is_last_page: start + pageSize >= rows.length,
        from: 1,
        to: 1,
      });
    },
    { settings: { subscriptions: { poll: '10ms' } } },
  );
  return { ...over, ...(await served(over.gateway)) };
}

const event = (cursor: string, content: string) => ({
  event: 'next',
  id: cursor,
  data: { data: { webhookRequestReceived: { cursor, request: { content } } } },
});

describe('webhookRequestReceived', () => {
  it('has each request, also those of the same time', async () => {
    const rows = [row(1, 'a'), row(2, 'b')];
    const { address, sent } = await gatewayOverLog(rows);
    const stream = await openStream(address, { query: REQUESTS });
    await until(() => expect(sent.length).toBeGreaterThan(0));
    expect(sent[0]?.target).toBe(`/token/${UUID}/requests?sorting=newest&page=1&per_page=100`);
    rows.push(row(2, 'c'), row(2, 'd'));
    expect(await stream.take(2)).toEqual([event('2.1', 'c'), event('2.2', 'd')]);
    rows.push(row(3, 'e'));
    expect(await stream.next()).toEqual(event('3.0', 'e'));
  });

  it('reads back as many pages as it takes to a cursor', async () => {
    const rows = Array.from({ length: 7 }, (_, index) => row(index + 1, `${index + 1}`));
    const { address } = await gatewayOverLog(rows, 2);
    const stream = await openStream(address, { query: REQUESTS, variables: { after: '2.0' } });
    expect(await stream.take(5)).toEqual([3, 4, 5, 6, 7].map((time) => event(`${time}.0`, `${time}`)));
  });

  it('ends when the webhook is gone', async () => {
    const { gateway } = await gatewayOver('webhooks', () =>
      json({ success: false, error: { message: 'gone', id: null } }, 410),
    );
    const { address } = await served(gateway);
    const stream = await openStream(address, { query: REQUESTS });
    expect(await stream.take(3)).toMatchObject([
      { event: 'next', data: { errors: [{ extensions: { code: 'NOT_FOUND', api: 'webhooks' } }] } },
      { event: 'complete' },
      undefined,
    ]);
  });

  it('goes on after a restart of the gateway', async () => {
    const rows = [row(1, 'a')];
    const one = await gatewayOverLog(rows);
    const first = await openStream(one.address, { query: REQUESTS, variables: { after: '0.0' } });
    expect(await first.next()).toEqual(event('1.0', 'a'));
    const stopped = one.server.stop();
    expect(await first.next()).toMatchObject({
      retry: expect.stringMatching(/^\d+$/),
      data: { errors: [{ extensions: { code: 'SUBSCRIPTION_INTERRUPTED', after: '1.0' } }] },
    });
    expect(await first.next()).toBeUndefined();
    await stopped;
    rows.push(row(2, 'b'));
    const other = await gatewayOverLog(rows);
    const second = await openStream(other.address, { query: REQUESTS }, { 'last-event-id': '1.0' });
    expect(await second.next()).toEqual(event('2.0', 'b'));
  });

  it('has what a sandbox webhook records', async () => {
    const sandbox = await sandboxOf(['webhooks']);
    const over = await gatewayOver(
      'webhooks',
      async ({ target, headers }) => {
        const answer = await fetch(`${sandbox.origin}/webhooks${target}`, { headers });
        return { status: answer.status, headers: { 'content-type': 'application/json' }, body: await answer.text() };
      },
      { settings: { subscriptions: { poll: '10ms' } } },
    );
    const { address } = await served(over.gateway);
    const stream = await openStream(address, { query: REQUESTS });
    await until(() => expect(over.sent.length).toBeGreaterThan(0));
    await fetch(`${sandbox.origin}/webhooks/${UUID}`, { method: 'POST', body: 'parcel 17' });
    expect(await stream.next()).toMatchObject({
      data: { data: { webhookRequestReceived: { request: { content: 'parcel 17' } } } },
    });
  });
});
