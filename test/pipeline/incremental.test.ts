import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { gatewayOf, gatewayOverAll, json } from '#test/harness';
import { CATEGORIES, heldMarketplace } from '../held-marketplace.ts';
import { partsOf } from '../parts-of.ts';

const QUERY = '{ jokeCategories ... @defer(label: "orders") { orders { totalCount } } }';
const JOKE = { data: { jokeCategories: CATEGORIES } };
const HEADERS = { 'content-type': 'application/json' };

async function heldGateway() {
  const { url, sent, release } = await heldMarketplace();
  const post = (accept: string, query = QUERY) =>
    fetch(url, { method: 'POST', body: JSON.stringify({ query }), headers: { ...HEADERS, accept } });
  return { post, sent, release };
}

async function next(parts: ReturnType<typeof partsOf>): Promise<unknown> {
  const { value } = (await parts.next()) as { value: unknown };
  return value;
}

describe('an incremental response', () => {
  it.each([
    [
      'multipart/mixed;incrementalSpec=v0.2, application/json',
      'multipart/mixed; boundary="-"; incrementalSpec=v0.2',
      { ...JOKE, pending: [{ id: '0', path: [], label: 'orders' }], hasNext: true },
      {
        incremental: [{ id: '0', data: { orders: { totalCount: 7 } } }],
        completed: [{ id: '0' }],
        hasNext: false,
      },
    ],
    [
      'multipart/mixed;deferSpec=20220824,application/graphql-response+json,application/json',
      'multipart/mixed; boundary="-"; deferSpec=20220824',
      { ...JOKE, hasNext: true },
      { incremental: [{ path: [], label: 'orders', data: { orders: { totalCount: 7 } } }], hasNext: false },
    ],
  ])('does not wait for a slow API, for Accept: %s', async (accept, type, first, second) => {
    const { post, release } = await heldGateway();

    const response = await post(accept);
    const parts = partsOf(response);

    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect(await next(parts)).toEqual(first);
    release();
    expect(await next(parts)).toEqual(second);
    expect(await next(parts)).toBeUndefined();
  });

  it('ends its upstream calls when the caller leaves', async () => {
    const asked = Promise.withResolvers<void>();
    const closed = Promise.withResolvers<string>();
    const upstream = createServer((request, response) => {
      response.on('close', () => closed.resolve(`${request.method} ${request.url}`));
      asked.resolve();
    }).listen(0);
    onTestFinished(() => void upstream.close());
    const { port } = upstream.address() as AddressInfo;
    const gateway = gatewayOf({ marketplace: `http://127.0.0.1:${port}` });
    const controller = new AbortController();
    const body = JSON.stringify({ query: '{ __typename ... @defer { orders { totalCount } } }' });
    const headers = { ...HEADERS, accept: 'multipart/mixed' };
    const { signal } = controller;
    const parts = partsOf(await gateway.fetch('http://gateway/graphql', { method: 'POST', body, headers, signal }));
    expect(await next(parts)).toMatchObject({ data: { __typename: 'Query' }, hasNext: true });
    await asked.promise;

    controller.abort();

    expect(await closed.promise).toMatch(/^GET .*limit=/);
  });

  it('has the error of a part in that part alone, masked and with its code', async () => {
    const { gateway } = await gatewayOverAll({ jokes: () => json(CATEGORIES), marketplace: () => json({}, 500) });
    const headers = { ...HEADERS, accept: 'multipart/mixed;incrementalSpec=v0.2' };
    const body = JSON.stringify({ query: QUERY });
    const parts = partsOf(await gateway.fetch('http://gateway/graphql', { method: 'POST', body, headers }));

    expect(await next(parts)).toMatchObject(JOKE);
    expect(await next(parts)).toEqual({
      incremental: [
        {
          id: '0',
          data: { orders: null },
          errors: [
            {
              message: 'marketplace answered 500',
              locations: [{ line: 1, column: 48 }],
              path: ['orders'],
              extensions: expect.objectContaining({ code: 'UPSTREAM_ERROR', api: 'marketplace', status: 500 }),
            },
          ],
        },
      ],
      completed: [{ id: '0' }],
      hasNext: false,
    });
  });
});

describe('a whole response', () => {
  it.each([
    ['the caller accepts no parts', 'application/json', QUERY],
    ['the caller wants another draft of parts', 'multipart/mixed;deferSpec=20300101,application/json', QUERY],
    ['a wildcard names no parts', '*/*', QUERY],
    ['nothing is deferred', 'multipart/mixed, application/json', QUERY.replace('label: "orders"', 'if: false')],
  ])('is sent if %s', async (_why, accept, query) => {
    const { post, release } = await heldGateway();
    release();

    const response = await post(accept, query);

    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.json()).toEqual({ data: { ...JOKE.data, orders: { totalCount: 7 } } });
  });
});

describe('validation', () => {
  it.each([
    [
      '{ ... @defer(label: "A") { __typename } ... @defer(label: "A") { __typename } }',
      'Label "A" is used twice: labels are unique.',
    ],
    ['query($l: String) { ... @defer(label: $l) { __typename } }', 'The label of "@defer" must be a string.'],
    ['{ node(id: "x") @stream { id } }', '"@stream" can only be used on a list.'],
    ['mutation { ... @defer { __typename } }', '"@defer" cannot be used on the root type of a mutation.'],
    [
      '{ jokeCategories @stream(initialCount: 1) jokeCategories @stream(initialCount: 2) }',
      'Fields "jokeCategories" conflict because they have differing stream directives. Use different aliases on the fields to fetch both if this was intentional.',
    ],
  ])('refuses %s', async (query, message) => {
    const { post, sent } = await heldGateway();
    const response = await post('multipart/mixed', query);
    const { errors } = (await response.json()) as { errors: readonly { message: string }[] };

    expect([response.status, errors.map((each) => each.message)]).toEqual([400, [message]]);
    expect(sent).toEqual([]);
  });
});
