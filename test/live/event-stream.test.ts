import { describe, expect, it } from 'vitest';
import { mountGateway } from '#gateway';
import { gatewayOver, json, type Sent } from '#test/harness';
import { form } from '#test/multipart';
import { served } from '#test/served';
import { until } from '#test/until';
import { answerOf, BLOCKS, blockEvent, gatewayOverChain } from './chain.ts';
import { openStream } from './event-reader.ts';

describe('a subscription as a stream of events', () => {
  it('has each event once, with its cursor as id', async () => {
    const { address, chain, polls } = await gatewayOverChain();
    const stream = await openStream(address, { query: BLOCKS });
    expect(stream.response.status).toBe(200);
    expect(Object.fromEntries(stream.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    await until(() => expect(polls()).toBeGreaterThan(0));

    chain.height = 101;
    expect(await stream.next()).toEqual(blockEvent(101));
    chain.height = 104;
    expect(await stream.take(3)).toEqual([102, 103, 104].map(blockEvent));
  });

  it('is one for a multipart request too', async () => {
    const { address } = await gatewayOverChain();
    const operations = { query: BLOCKS, variables: { after: '97', file: null } };
    const body = form([
      { name: 'operations', value: operations },
      { name: 'map', value: { 0: ['variables.file'] } },
      { name: '0', content: 'some content' },
    ]);
    const type = { 'content-type': 'multipart/form-data; boundary=a-boundary', 'graphql-preflight': '1' };
    const stream = await openStream(address, body, type);
    expect(await stream.take(3)).toEqual([98, 99, 100].map(blockEvent));
  });

  it('goes on after a cursor, by argument or `Last-Event-ID`', async () => {
    const { address, chain } = await gatewayOverChain();
    const byArgument = await openStream(address, { query: BLOCKS, variables: { after: '97' } });
    expect(await byArgument.take(3)).toEqual([98, 99, 100].map(blockEvent));
    const byHeader = await openStream(address, { query: BLOCKS }, { 'last-event-id': '98' });
    expect(await byHeader.take(2)).toEqual([99, 100].map(blockEvent));
    chain.height = 101;
    expect(await byArgument.next()).toEqual(blockEvent(101));
    expect(await byHeader.next()).toEqual(blockEvent(101));
  });

  it('refuses a cursor that is none', async () => {
    const { address, sent } = await gatewayOverChain();
    const stream = await openStream(address, { query: BLOCKS, variables: { after: 'x' } });
    expect(await stream.take(3)).toEqual([
      {
        event: 'next',
        data: {
          data: null,
          errors: [
            {
              message: '`after` is no cursor of this subscription.',
              path: ['blockMined'],
              extensions: { code: 'BAD_USER_INPUT', requestId: expect.any(String) },
            },
          ],
        },
      },
      { event: 'complete', data: '' },
      undefined,
    ]);
    expect(sent).toEqual([]);
  });

  it('polls once for all subscribers, and not after the last has left', async () => {
    const { address, chain, polls, gateway } = await gatewayOverChain();
    const streams = await Promise.all(Array.from({ length: 5 }, () => openStream(address, { query: BLOCKS })));
    await until(() => expect(gateway.live.counts).toMatchObject({ subscribers: 5, topics: 1 }));
    await until(() => expect(polls()).toBeGreaterThan(0));
    chain.height = 101;
    for (const stream of streams) expect(await stream.next()).toEqual(blockEvent(101));
    expect(gateway.live.counts.polls).toBe(polls());

    for (const stream of streams) stream.leave();

    await until(() => expect(gateway.live.counts).toMatchObject({ subscribers: 0, topics: 0 }));
    const before = polls();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(polls()).toBeLessThanOrEqual(before + 1);
  });

  it.each([{ cost: true }, { explain: 'run' }])('has the reports of %j in its own events alone', async (extensions) => {
    const { address, chain, polls } = await gatewayOverChain();
    const plain = await openStream(address, { query: BLOCKS });
    const reported = await openStream(address, { query: BLOCKS, extensions });
    const before = polls();
    await until(() => expect(polls()).toBeGreaterThan(before));
    chain.height = 101;

    expect(await plain.next()).toEqual(blockEvent(101));
    expect((await reported.next())?.data.extensions).toMatchObject({ cost: { actual: expect.any(Number) } });
  });

  it('has its own request id in errors of events that it shares', async () => {
    const chain = { height: 100, isDown: false };
    const failing = (sent: Sent) => (sent.target.includes('height') ? json({}, 500) : answerOf(chain)(sent));
    const { gateway, sent } = await gatewayOver('blockchain', failing, {
      settings: { subscriptions: { poll: '10ms' } },
    });
    const { address } = await served(gateway);
    const query = 'subscription { blockMined { block { isOnMainChain } } }';
    const ids = ['first', 'second'];
    const streams = await Promise.all(ids.map((id) => openStream(address, { query }, { 'x-request-id': id })));
    const before = sent.length;
    await until(() => expect(sent.length).toBeGreaterThan(before + 1));
    chain.height = 101;
    for (const [at, stream] of streams.entries())
      expect((await stream.next())?.data.errors[0].extensions.requestId).toBe(ids[at]);
    expect(sent.filter(({ target }) => target.includes('height'))).toHaveLength(1);
  });

  it('survives a failing upstream without losing an event', async () => {
    const { address, chain, logged, polls } = await gatewayOverChain();
    const stream = await openStream(address, { query: BLOCKS });
    await until(() => expect(polls()).toBeGreaterThan(0));
    chain.isDown = true;
    await until(() => expect(logged.join()).toContain('cannot be read'));
    chain.height = 102;
    chain.isDown = false;
    expect(await stream.take(2)).toEqual([101, 102].map(blockEvent));
  });

  it('answers queries as a stream too, for clients that read nothing else', async () => {
    const { address } = await gatewayOverChain();
    const stream = await openStream(address, { query: '{ latestBlock { height } }' });
    expect(await stream.take(3)).toEqual([
      { event: 'next', data: { data: { latestBlock: { height: 100 } } } },
      { event: 'complete', data: '' },
      undefined,
    ]);
    const mixed = await openStream(
      address,
      { query: '{ latestBlock { height } }' },
      { accept: 'application/json, text/event-stream' },
    );
    expect(mixed.response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await mixed.response.json()).toEqual({ data: { latestBlock: { height: 100 } } });
  });

  it('runs plugins of operations for each event', async () => {
    const { address, chain, polls } = await gatewayOverChain({}, 'graphql-plugin');
    const stream = await openStream(address, { query: BLOCKS });
    await until(() => expect(polls()).toBeGreaterThan(0));
    chain.height = 101;
    expect(await stream.next()).toEqual(blockEvent(101));
  });

  it.each(['subscription { blockMined { cursor } }', 'query @live { latestBlock { height } }'])(
    'has a head alone for HEAD, which follows nothing: %s',
    async (query) => {
      const { address, gateway, sent } = await gatewayOverChain();
      const target = `?${new URLSearchParams({ query })}`;
      const headers = { accept: 'text/event-stream', 'apollo-require-preflight': 'true' };
      const mount = mountGateway(gateway);
      const heads = [
        await fetch(address + target, { method: 'HEAD', headers }),
        await mount.fetch(new Request(`http://gateway.test/graphql${target}`, { method: 'HEAD', headers })),
      ];
      for (const head of heads) {
        const type = 'text/event-stream; charset=utf-8';
        expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, type, '']);
      }
      expect([sent, gateway.live.counts]).toMatchObject([[], { subscribers: 0, liveQueries: { open: 0 } }]);
    },
  );

  it('is refused with plugins of HTTP requests', async () => {
    const { address } = await gatewayOverChain({}, 'http-plugin');
    const refused = await openStream(address, { query: BLOCKS }, { accept: 'application/json' });
    expect([refused.response.status, await refused.response.json()]).toMatchObject([406, { errors: [{}] }]);
  });

  it('needs an `Accept` of streams', async () => {
    const { address } = await gatewayOverChain();
    const refused = await openStream(address, { query: BLOCKS }, { accept: 'application/json' });
    expect([refused.response.status, await refused.response.json()]).toEqual([
      406,
      {
        errors: [
          {
            message: 'A subscription is a stream: send `Accept: text/event-stream`, or use a WebSocket.',
            extensions: { code: 'BAD_REQUEST', requestId: expect.any(String) },
          },
        ],
      },
    ]);
  });
});
