import { expect, it } from 'vitest';
import { json } from '#test/harness';
import { until } from '#test/until';
import { gatewayOverReaders, whole } from './readers.ts';

const often = { liveQueries: { interval: '5ms', poll: '30ms' } };

it('sends an error once, and the result when the API answers again', async () => {
  const { follow, state, gateway, reads } = await gatewayOverReaders(often);
  const stream = await follow();
  expect(await stream.next()).toEqual(whole('a'));
  state.failure = json({}, 500);
  gateway.wake('readers');
  expect(await stream.next()).toMatchObject({
    data: { data: { reader: null }, errors: [{ path: ['reader'], extensions: { code: 'UPSTREAM_ERROR' } }] },
  });
  const failed = reads();
  await until(() => expect(reads()).toBeGreaterThan(failed + 1));
  state.failure = undefined;
  expect(await stream.next()).toEqual(whole('a'));
});

it('has the request id of each caller in its own errors alone', async () => {
  const { follow, state, gateway, logged } = await gatewayOverReaders(often);
  const ids = ['whole', 'patch', 'another'];
  const streams = [];
  for (const id of ids) {
    streams.push(await follow(id === 'patch' ? { extensions: { live: id } } : {}, { 'x-request-id': id }));
    await streams.at(-1)?.next();
  }
  state.failure = json({}, 500);
  gateway.wake('readers');
  for (const [at, stream] of streams.entries())
    expect((await stream.next())?.data.errors[0].extensions.requestId).toBe(ids[at]);
  // The log has the cause once, with the id of the caller who has paid.
  expect(logged.filter((line) => line.includes('requestId='))).toEqual([expect.stringContaining('requestId="whole"')]);
});

it('completes with an error that no further evaluation would mend', async () => {
  const { follow, state, gateway } = await gatewayOverReaders(often);
  const stream = await follow();
  await stream.next();
  state.failure = json({ error: { code: 403, status: 'PERMISSION_DENIED' } }, 403);
  gateway.wake('readers');
  expect(await stream.take(3)).toMatchObject([
    { data: { errors: [{ extensions: { code: 'PERMISSION_DENIED' } }] } },
    { event: 'complete' },
    undefined,
  ]);
  expect(gateway.live.counts.liveQueries).toMatchObject({ open: 0, different: 0 });
});

it('completes with an error where its result is too large', async () => {
  const { follow, state } = await gatewayOverReaders({ liveQueries: { interval: '5ms', poll: '60m', result: '1KiB' } });
  state.products = Array.from({ length: 100 }, (_, at) => `product-${at}`);
  const stream = await follow();
  expect(await stream.take(2)).toMatchObject([
    {
      data: {
        errors: [
          {
            message:
              'The result of the live query is larger than 1024 bytes (`liveQueries.result`): select less of it.',
            extensions: { code: 'OPERATION_TOO_COMPLEX' },
          },
        ],
      },
    },
    { event: 'complete' },
  ]);
});

it('refuses a throttle that is negative, and variables that are invalid', async () => {
  const { follow, reads } = await gatewayOverReaders();
  const negative = await follow({ query: 'query @live(throttle: -1) { __typename }' });
  expect(await negative.next()).toMatchObject({
    data: { errors: [{ message: '`throttle` of `@live` is negative.' }] },
  });
  const invalid = await follow({ query: 'query ($if: Boolean!) @live(if: $if) { __typename }' });
  expect(await invalid.take(2)).toMatchObject([
    { data: { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] } },
    { event: 'complete' },
  ]);
  expect(reads()).toBe(0);
});

it('is evaluated once where it calls nothing', async () => {
  const { follow, gateway } = await gatewayOverReaders(often);
  const stream = await follow({ query: 'query @live { __typename }' });
  expect(await stream.next()).toEqual({ event: 'next', data: { data: { __typename: 'Query' } } });
  gateway.wake('readers');
  expect(gateway.live.counts.liveQueries.evaluations).toEqual({ changed: 1, unchanged: 0, failed: 0 });
});
