import { describe, expect, it } from 'vitest';
import { until } from '#test/until';
import { gatewayOverReaders, LIVE, whole } from './readers.ts';

describe.each(['direct', 'graphql-plugin'] as const)('a live query by the %s route', (route) => {
  it('sends its result, and another one after a mutation', async () => {
    const { follow, grant, reads } = await gatewayOverReaders({}, route);
    const stream = await follow();
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(await stream.next()).toEqual(whole('a'));
    await grant('b');
    expect(await stream.next()).toEqual(whole('b'));
    await grant('c');
    expect(await stream.next()).toEqual(whole('c'));
    expect(reads()).toBe(3);
  });

  it('is evaluated when a response is stale, and sends nothing where it has not changed', async () => {
    const { follow, state, gateway, reads } = await gatewayOverReaders({}, route);
    state.cacheControl = 'max-age=1';
    const stream = await follow();
    expect(await stream.next()).toEqual(whole('a'));
    await until(() => expect(reads()).toBe(2));
    state.products = ['b'];
    expect(await stream.next()).toEqual(whole('b'));
    // By now it may be stale again.
    expect(reads()).toBeGreaterThanOrEqual(3);
    const { evaluations, ...counts } = gateway.live.counts.liveQueries;
    expect(counts).toMatchObject({ open: 1, different: 1 });
    expect(evaluations).toMatchObject({ changed: 2, failed: 0 });
    expect(evaluations.unchanged).toBeGreaterThan(0);
  });

  it('is evaluated at the time of `liveQueries.poll` where a response has no freshness', async () => {
    const { follow, state, reads } = await gatewayOverReaders(
      { liveQueries: { interval: '5ms', poll: '50ms' } },
      route,
    );
    state.cacheControl = undefined;
    const stream = await follow();
    expect(await stream.next()).toEqual(whole('a'));
    await until(() => expect(reads()).toBeGreaterThan(2));
    state.products = ['a', 'b'];
    expect(await stream.next()).toEqual(whole('a', 'b'));
  });

  it('is refused where its transport has no stream', async () => {
    const { post, reads } = await gatewayOverReaders({}, route);
    const { status, body } = await post({ query: LIVE });
    expect(status).toBe(406);
    expect(JSON.parse(body.toString())).toMatchObject({
      errors: [{ message: 'A live query is a stream: send `Accept: text/event-stream`, or use a WebSocket.' }],
    });
    expect(reads()).toBe(0);
  });

  it('is a query like others where `if` is false', async () => {
    const { post, follow } = await gatewayOverReaders({}, route);
    const query = LIVE.replace('Live @live', 'Live($isLive: Boolean! = false) @live(if: $isLive)');
    const { status, body } = await post({ query });
    expect([status, JSON.parse(body.toString())]).toEqual([200, whole('a').data]);
    const stream = await follow({ query });
    expect(await stream.take(3)).toEqual([whole('a'), { event: 'complete', data: '' }, undefined]);
  });

  it('ends with its caller, and is evaluated no more', async () => {
    const { follow, gateway, grant, reads } = await gatewayOverReaders({}, route);
    const stream = await follow();
    await stream.next();
    stream.leave();
    await until(() => expect(gateway.live.counts.liveQueries).toMatchObject({ open: 0, different: 0 }));
    await grant('b');
    expect(reads()).toBe(1);
  });
});

it.each([
  ['mutation @live { __typename }', 'Directive "@live" may not be used on MUTATION.'],
  ['{ __typename @live }', 'Directive "@live" may not be used on FIELD.'],
])('`@live` is for queries alone: %s', async (query, message) => {
  const { post } = await gatewayOverReaders();
  const { body } = await post({ query });
  expect(JSON.parse(body.toString())).toMatchObject({ errors: [{ message }] });
});

it('is evaluated at a message of its API, and by a mutation of another API not at all', async () => {
  const { follow, gateway, state, reads } = await gatewayOverReaders();
  const stream = await follow();
  await stream.next();
  state.products = ['b'];
  gateway.wake('banking');
  gateway.wake('readers');
  expect(await stream.next()).toEqual(whole('b'));
  expect(reads()).toBe(2);
});
