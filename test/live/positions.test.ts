import { describe, expect, it } from 'vitest';
import { createGateway } from '#gateway';
import { createLog, type Log } from '#log';
import { MemoryBus, MemoryLeadership } from '#shared-state';
import { gatewayOver, json, type Reply } from '#test/harness';
import { served } from '#test/served';
import { until } from '#test/until';
import { BLOCKS, blockEvent, gatewayOverChain } from './chain.ts';
import { openStream } from './event-reader.ts';

const POSTED = 'subscription ($after: String) { messagePosted(channelId: "7", after: $after) { message { content } } }';
const posted = (content: string) => ({ data: { data: { messagePosted: { message: { content } } } } });

/** A gateway over a channel with messages, whose newest page is answered by a test. */
async function gatewayOverChannel(poll = '10ms') {
  const state: { messages: string[]; failure: Reply | undefined } = { messages: [], failure: undefined };
  const over = await gatewayOver(
    'chat',
    () => {
      if (state.failure) return state.failure;
      const rows = state.messages.map((content, at) => ({ id: String(at + 1), content, channel_id: '7' }));
      return json(rows.toReversed().slice(0, 100));
    },
    {
      settings: {
        subscriptions: { poll },
        apis: { chat: { breaker: { failures: 1000, rate: '100%', open: '10ms' } } },
      },
    },
  );
  return { ...over, ...(await served(over.gateway)), state };
}

/** A bus that may lose messages, as Redis does while it cannot be reached. */
class LosingBus extends MemoryBus {
  losesMessages = false;

  override publish(topic: string, text: string): void {
    if (!this.losesMessages) super.publish(topic, text);
  }
}

describe('the first read of a subscription', () => {
  it('is repeated while the API fails', async () => {
    const { address, state, sent, logged } = await gatewayOverChannel();
    state.failure = json({}, 500);
    state.messages = ['a', 'b'];
    const stream = await openStream(address, { query: POSTED, variables: { after: '1' } });
    await until(() => expect(sent.length).toBeGreaterThan(3));
    state.failure = undefined;
    expect(await stream.next()).toMatchObject(posted('b'));
    state.messages.push('c');
    expect(await stream.next()).toMatchObject(posted('c'));
    expect(logged.filter((line) => line.includes('cannot be read'))).toHaveLength(1);
  });

  it('ends it if the events since its position take too many calls', async () => {
    const { gateway, sent, logged } = await gatewayOver(
      'chat',
      ({ target }) => {
        const newest = Number(new URL(target, 'http://chat.test').searchParams.get('before') ?? 1_000_000) - 1;
        const ids = Array.from({ length: 100 }, (_, at) => String(newest - at));
        return json(ids.map((id) => ({ id, content: id, channel_id: '7' })));
      },
      { settings: { subscriptions: { poll: '10s' }, limits: { calls: 20 } } },
    );
    const { address } = await served(gateway);
    const stream = await openStream(address, { query: POSTED, variables: { after: '0' } });
    expect(await stream.take(2)).toMatchObject([
      { event: 'next', data: { errors: [{ extensions: { code: 'OPERATION_TOO_COMPLEX' } }] } },
      { event: 'complete' },
    ]);
    // Its read, and the poll at the beginning.
    expect(sent.length).toBeLessThanOrEqual(21);
    expect(logged.filter((line) => line.includes('of subscriptions'))).toEqual([]);
  });

  it('ends it if there is no such object', async () => {
    const { address, state } = await gatewayOverChannel();
    state.failure = json({}, 404);
    const stream = await openStream(address, { query: POSTED, variables: { after: '1' } });
    expect(await stream.take(2)).toMatchObject([
      { event: 'next', data: { errors: [{ extensions: { code: 'NOT_FOUND' } }] } },
      { event: 'complete' },
    ]);
  });
});

describe('a replica that does not poll', () => {
  /** Two gateways over a channel, of which the first polls. */
  async function replicas() {
    const { gateway, state, sent } = await gatewayOverChannel('500ms');
    state.messages = ['a'];
    const { settings, subgraphs, log } = gateway;
    const bus = new LosingBus();
    const shared = { bus, leadership: new MemoryLeadership() };
    const replica = (own: Log) => served(createGateway({ settings, subgraphs, edges: [], log: own, ...shared }));
    const logged: string[] = [];
    const ownLog = createLog({ level: 'info', format: 'text' }, (line) => logged.push(line));
    const [one, other] = [await replica(log), await replica(ownLog)];
    const first = await openStream(one.address, { query: POSTED });
    await until(() => expect(sent.length).toBeGreaterThan(0));
    const follow = (after: string) => openStream(other.address, { query: POSTED, variables: { after } });
    return { state, sent, first, follow, bus, logged };
  }

  it('has all events, whatever position another subscriber claims', async () => {
    const { state, sent, first, follow } = await replicas();
    await follow('99999999999999999999');
    const [behind, current] = [await follow('0'), await follow('1')];
    expect(await behind.next()).toMatchObject(posted('a'));
    state.messages.push('b');
    for (const stream of [first, behind, current]) expect(await stream.next()).toMatchObject(posted('b'));
    // Polls, and one read of each subscriber.
    expect(sent.length).toBeLessThan(15);
  });

  it('logs that a source fails, and that it answers again', async () => {
    const { state, follow, logged } = await replicas();
    state.failure = json({}, 500);
    const stream = await follow('0');
    await until(() => expect(logged).toEqual([expect.stringContaining('A source of subscriptions cannot be read')]));
    state.failure = undefined;
    expect(await stream.next()).toMatchObject(posted('a'));
    expect(logged).toEqual([expect.anything(), expect.stringContaining('The sources of subscriptions answer again')]);
  });

  it('has the events between the read of a subscriber and the first message that arrives', async () => {
    const { state, sent, first, follow, bus } = await replicas();
    const before = sent.length;
    const stream = await follow('1');
    // Its read, and a poll.
    await until(() => expect(sent.length).toBeGreaterThan(before + 1));
    bus.losesMessages = true;
    state.messages.push('b');
    expect(await first.next()).toMatchObject(posted('b'));
    bus.losesMessages = false;
    state.messages.push('c');
    expect(await first.next()).toMatchObject(posted('c'));
    expect(await stream.take(2)).toMatchObject(['b', 'c'].map(posted));
    state.messages.push('d');
    expect(await stream.next()).toMatchObject(posted('d'));
  });

  it('has the events between the reads of two subscribers before the first message that arrives', async () => {
    const { state, sent, first, follow, bus } = await replicas();
    bus.losesMessages = true;
    const before = sent.length;
    const early = await follow('1');
    await until(() => expect(sent.length).toBeGreaterThan(before));
    state.messages.push('b');
    expect(await first.next()).toMatchObject(posted('b'));
    const late = await follow('1');
    expect(await late.next()).toMatchObject(posted('b'));
    bus.losesMessages = false;
    state.messages.push('c');
    expect(await late.next()).toMatchObject(posted('c'));
    expect(await early.take(2)).toMatchObject(['b', 'c'].map(posted));
  });
});

describe('a burst of events', () => {
  const COUNT = 2600;
  const WITH_CHANNEL = POSTED.replace('content', 'content channel { name }');

  /** A gateway over a channel of which each event reads the name, too. */
  async function gatewayOverBursts() {
    const state = { count: 1 };
    const over = await gatewayOver(
      'chat',
      ({ target }) => {
        const { pathname, searchParams } = new URL(target, 'http://chat.test');
        if (!pathname.endsWith('/messages')) return json({ id: '7', type: 0, name: 'burst' });
        const newest = Number(searchParams.get('before') ?? state.count + 1) - 1;
        const ids = Array.from({ length: Math.min(newest, 100) }, (_, at) => String(newest - at));
        return json(ids.map((id) => ({ id, content: id, channel_id: '7' })));
      },
      { settings: { subscriptions: { poll: '10ms' } } },
    );
    return { ...over, ...(await served(over.gateway)), state };
  }

  it('is delivered as a whole to those who read it, at the pace of their operations', async () => {
    const { address, state, gateway, sent } = await gatewayOverBursts();
    const streams = await Promise.all([POSTED, WITH_CHANNEL].map((query) => openStream(address, { query })));
    await until(() => expect(gateway.live.counts).toMatchObject({ subscribers: 2, topics: 1 }));
    await until(() => expect(sent.length).toBeGreaterThan(0));
    state.count += COUNT;
    const contents = streams.map(async (stream) =>
      (await stream.take(COUNT)).map((event) => event?.data.data?.messagePosted.message.content),
    );
    const expected = Array.from({ length: COUNT }, (_, at) => String(at + 2));
    expect(await contents[0]).toEqual(expected);
    expect(await contents[1]).toEqual(expected);
    state.count += 1;
    for (const stream of streams) expect(await stream.next()).toMatchObject(posted(String(COUNT + 2)));
    expect(gateway.live.counts.interrupted.slow).toBe(0);
  });
});

it('an API that goes back in time is read again in its turn, and no event is repeated to the others', async () => {
  const { address, chain, sent, gateway } = await gatewayOverChain({ subscriptions: { poll: '200ms' } });
  chain.height = 102;
  const first = await openStream(address, { query: BLOCKS });
  await until(() => expect(sent.length).toBeGreaterThan(1));
  chain.height = 100;
  const before = sent.length;
  const behind = await openStream(address, { query: BLOCKS, variables: { after: '98' } });
  expect(await behind.take(2)).toEqual([99, 100].map(blockEvent));
  const { polls } = gateway.live.counts;
  await until(() => expect(gateway.live.counts.polls).toBeGreaterThan(polls + 3));
  expect(sent.length - before).toBeLessThan(20);
  chain.height = 103;
  expect(await behind.take(3)).toEqual([101, 102, 103].map(blockEvent));
  expect(await first.next()).toEqual(blockEvent(103));
});
