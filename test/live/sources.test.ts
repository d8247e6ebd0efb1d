import { describe, expect, it } from 'vitest';
import type { Slug } from '#contracts';
import { gatewayOver, json, type Reply, type Sent } from '#test/harness';
import { served } from '#test/served';
import { until } from '#test/until';
import { openStream } from './event-reader.ts';

/** A gateway over one API, which is polled often. */
async function gatewayOverSource(slug: Slug, answer: (request: Sent) => Reply) {
  const over = await gatewayOver(slug, answer, { settings: { subscriptions: { poll: '10ms' } } });
  return { ...over, ...(await served(over.gateway)) };
}

const COMPLETE = { event: 'complete', data: '' };

describe('executionEventRecorded', () => {
  const ARN = 'arn:aws:states:eu-west-1:000011112222:execution:Parcel:run-9';
  const QUERY = `subscription ($after: String) { executionEventRecorded(executionId: "${ARN}", after: $after) { cursor event { eventId kind } } }`;
  const types = (count: number, last?: string) =>
    Array.from({ length: count }, (_, index) => (last && index === count - 1 ? last : 'PassStateEntered'));
  const event = (id: number, kind = 'PASS_STATE_ENTERED') => ({
    event: 'next',
    id: String(id),
    data: { data: { executionEventRecorded: { cursor: String(id), event: { eventId: String(id), kind } } } },
  });

  /** The history of an execution with events of these types, the newest first, in pages of at most `largest`. */
  async function gatewayOverHistory(history: string[], largest = Infinity) {
    return gatewayOverSource('workflows', ({ body }) => {
      const { maxResults, nextToken = '0', reverseOrder } = JSON.parse(body);
      expect(reverseOrder).toBe(true);
      const size = Math.min(maxResults, largest);
      const start = Number(nextToken);
      const rows = history.map((type, index) => ({ id: index + 1, type, timestamp: 1 })).toReversed();
      const more = start + size < rows.length;
      return json({ events: rows.slice(start, start + size), ...(more && { nextToken: String(start + size) }) });
    });
  }

  it('has each event, and completes with the last', async () => {
    const history = types(2);
    const { address, sent } = await gatewayOverHistory(history);
    const stream = await openStream(address, { query: QUERY });
    await until(() => expect(sent.length).toBeGreaterThan(0));
    history.push('PassStateEntered', 'ExecutionSucceeded');
    expect(await stream.take(4)).toEqual([event(3), event(4, 'EXECUTION_SUCCEEDED'), COMPLETE, undefined]);
  });

  it('goes on after any event, with many since', async () => {
    const { address } = await gatewayOverHistory(types(1700, 'ExecutionFailed'), 300);
    const stream = await openStream(address, { query: QUERY, variables: { after: '100' } });
    const events = await stream.take(1602);
    expect(events.map((each) => each?.id ?? each?.event)).toEqual([
      ...Array.from({ length: 1600 }, (_, index) => String(index + 101)),
      'complete',
      undefined,
    ]);
  });
});

describe('batchChanged', () => {
  const UUID = '22222222-aaaa-4bbb-8ccc-000000000001';
  const QUERY = `subscription ($after: String) { batchChanged(id: "${UUID}", after: $after) { cursor batch { status } } }`;

  it('has the batch, each change of it, and completes', async () => {
    let status = 'OPEN';
    const { address } = await gatewayOverSource('banking', () =>
      json({ batchUuid: UUID, type: 'BANK_TRANSFER', status }),
    );
    const stream = await openStream(address, { query: QUERY });
    const first = await stream.next();
    expect(first).toMatchObject({ data: { data: { batchChanged: { batch: { status: 'OPEN' } } } } });
    const again = await openStream(address, { query: QUERY, variables: { after: first?.id } });
    status = 'PROCESSING';
    const second = await stream.next();
    expect(second).toMatchObject({ data: { data: { batchChanged: { batch: { status: 'PROCESSING' } } } } });
    expect(await again.next()).toEqual(second);
    status = 'COMPLETE';
    expect(await stream.take(2)).toMatchObject([
      { data: { data: { batchChanged: { batch: { status: 'COMPLETE' } } } } },
      COMPLETE,
    ]);
  });
});

describe('notebookOperationChanged', () => {
  it('completes when the operation is done', async () => {
    const name = 'projects/p/locations/l/operations/o';
    const operation: { name: string; done?: boolean } = { name };
    const { address } = await gatewayOverSource('notebooks', () => json(operation));
    const query = `subscription { notebookOperationChanged(id: "${name}") { operation { isDone } } }`;
    const stream = await openStream(address, { query });
    expect(await stream.next()).toMatchObject({
      data: { data: { notebookOperationChanged: { operation: { isDone: false } } } },
    });
    operation.done = true;
    expect(await stream.take(2)).toMatchObject([
      { data: { data: { notebookOperationChanged: { operation: { isDone: true } } } } },
      COMPLETE,
    ]);
  });
});

describe('orderChanged', () => {
  it('has orders by the time of their change', async () => {
    const order = (orderId: string, minute: number) => ({
      orderId,
      creationDate: '2026-03-01T10:00:00.000Z',
      lastModifiedDate: `2026-03-02T10:0${minute}:00.000Z`,
      lineItems: [],
    });
    const orders = [order('11-1', 2), order('11-2', 1)];
    const { address, sent } = await gatewayOverSource('marketplace', () =>
      json({ orders, total: orders.length, limit: 200, offset: 0 }),
    );
    const start = Date.parse('2026-03-02T10:00:00Z');
    const query = `subscription { orderChanged(where: { fulfillment: UNFULFILLED }, after: "${start}.") { order { orderId } } }`;
    const stream = await openStream(address, { query });
    const event = (orderId: string) => ({ data: { data: { orderChanged: { order: { orderId } } } } });
    expect(await stream.take(2)).toMatchObject([event('11-2'), event('11-1')]);
    expect(decodeURIComponent(sent[0]?.target ?? '')).toBe(
      '/order?limit=200&offset=0&filter=lastmodifieddate:[2026-03-02T10:00:00.000Z..],orderfulfillmentstatus:{NOT_STARTED|IN_PROGRESS}',
    );
    orders.push(order('11-3', 3));
    expect(await stream.next()).toMatchObject(event('11-3'));
  });
});

describe('messagePosted', () => {
  it('has messages in their order', async () => {
    const messages = Array.from({ length: 250 }, (_, index) => ({
      id: String(1_180_000_000_000_000_000n + BigInt(index)),
      content: `${index}`,
      channel_id: '7',
      author: { id: '1', username: 'u' },
    }));
    const { address } = await gatewayOverSource('chat', ({ target }) => {
      const query = new URL(target, 'http://chat').searchParams;
      const before = query.get('before');
      return json(
        messages
          .filter(({ id }) => before === null || BigInt(id) < BigInt(before))
          .toReversed()
          .slice(0, 100),
      );
    });
    const query =
      'subscription ($after: String) { messagePosted(channelId: "7", after: $after) { message { content } } }';
    const stream = await openStream(address, { query, variables: { after: '1180000000000000009' } });
    const events = await stream.take(240);
    expect(events.map((event) => event?.data.data.messagePosted.message.content)).toEqual(
      Array.from({ length: 240 }, (_, index) => String(index + 10)),
    );
  });
});

describe('an API whose rows have no position', () => {
  const POSTED =
    'subscription ($after: String) { messagePosted(channelId: "7", after: $after) { message { content } } }';
  const FORGED = '3\n\nevent: complete\ndata: \n';
  const event = (id: string) => ({
    event: 'next',
    id,
    data: { data: { messagePosted: { message: { content: id } } } },
  });

  /** A gateway over a channel with messages of these ids, the newest first. */
  async function gatewayOverIds(ids: string[]) {
    return gatewayOverSource('chat', () => json(ids.map((id) => ({ id, content: id, channel_id: '7' }))));
  }

  it('writes nothing else into a stream: the others are sent, and the log says so once', async () => {
    const ids = [FORGED, '2', '1'];
    const { address, logged, sent } = await gatewayOverIds(ids);
    const stream = await openStream(address, { query: POSTED, variables: { after: '0' } });
    expect(await stream.take(2)).toEqual(['1', '2'].map(event));
    const before = sent.length;
    await until(() => expect(sent.length).toBeGreaterThan(before + 2));
    ids.splice(0, 1, '4');
    expect(await stream.next()).toEqual(event('4'));
    const lines = logged.filter((line) => line.includes('of subscriptions'));
    expect(lines).toEqual([
      expect.stringContaining('Events have no position, and are left out: 1.'),
      expect.stringContaining('The sources of subscriptions answer again'),
    ]);
  });

  it('is read again where it has no position to begin at', async () => {
    const ids = [FORGED];
    const { address, logged, sent } = await gatewayOverIds(ids);
    const stream = await openStream(address, { query: POSTED });
    await until(() => expect(logged.join()).toContain('The API has no position for events.'));
    ids[0] = '1';
    const before = sent.length;
    await until(() => expect(sent.length).toBeGreaterThan(before + 2));
    ids.unshift('2');
    expect(await stream.next()).toEqual(event('2'));
  });
});
