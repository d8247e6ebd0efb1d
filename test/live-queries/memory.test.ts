import { expect, it } from 'vitest';
import { until } from '#test/until';
import { gatewayOverReaders, LIVE, products, whole } from './readers.ts';

const many = (count: number, name = 'product') => Array.from({ length: count }, (_, at) => `${name}-${at}`);
const named = (name: string) => ({ query: LIVE.replace('Live', name) });
const limited = (memory: string) => ({ liveQueries: { interval: '5ms', poll: '60m', memory } });
const FULL = 'The gateway keeps as many results of live queries as it may (`liveQueries.memory`).';

it('results together have a budget: further live queries are refused, and free places are taken again', async () => {
  const { follow, state, gateway } = await gatewayOverReaders(limited('7KiB'));
  state.products = many(100);
  const bytes = () => gateway.live.counts.liveQueries.bytes;
  const streams = [];
  for (const name of ['A', 'B']) {
    const stream = await follow(named(name));
    expect(await stream.next()).toEqual(whole(...state.products));
    streams.push(stream);
  }
  // Equal ones share their result.
  const equal = await follow(named('B'));
  expect(await equal.next()).toEqual(whole(...state.products));
  const each = JSON.stringify({ data: products(...state.products) }).length;
  expect(bytes()).toBe(2 * each);

  // The next does not fit.
  const third = await follow(named('C'));
  expect(await third.take(2)).toMatchObject([
    { data: { errors: [{ message: FULL, extensions: { code: 'OVERLOADED' } }] } },
    { event: 'complete' },
  ]);
  expect(bytes()).toBe(2 * each);
  streams[0]?.leave();
  await until(() => expect(bytes()).toBe(each));
  expect(await (await follow(named('C'))).next()).toEqual(whole(...state.products));
  for (const stream of [streams[1], equal]) stream?.leave();
  await until(() => expect(bytes()).toBe(each));
});

it('a live query whose result grows beyond it ends with an error, and others go on', async () => {
  const { follow, state, gateway } = await gatewayOverReaders(limited('8KiB'));
  const [growing, other] = [await follow(named('A')), await follow({ query: 'query @live { __typename }' })];
  expect(await growing.next()).toEqual(whole('a'));
  await other.next();
  state.products = many(1000);
  gateway.wake('readers');
  expect(await growing.take(2)).toMatchObject([
    { data: { errors: [{ message: FULL, extensions: { code: 'OVERLOADED' } }] } },
    { event: 'complete' },
  ]);
  expect(gateway.live.counts.liveQueries).toMatchObject({ open: 1, bytes: '{"data":{"__typename":"Query"}}'.length });
});

it('further live queries are refused at once where nothing is left', async () => {
  const { follow, reads, gateway } = await gatewayOverReaders(limited(`${'{"data":{"__typename":"Query"}}'.length}B`));
  await (await follow({ query: 'query @live { __typename }' })).next();
  const { response } = await follow();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toMatchObject({ errors: [{ message: FULL, extensions: { code: 'OVERLOADED' } }] });
  expect([reads(), gateway.live.counts.liveQueries.open]).toEqual([0, 1]);
});
