import { describe, expect, it } from 'vitest';
import { anOrder, codes, type OperationResult, shopAt } from './gateways.ts';
import { type Seen, upstream } from './upstreams.ts';

type List = (ids: readonly string[], seen: Seen) => { status?: number; orders?: readonly unknown[] };

/** A shop with this listing of orders, and a dispute for each of this many orders. */
async function shop(list: List, disputes = 3, settings: Readonly<Record<string, unknown>> = {}) {
  const { url, seen } = await upstream((response, one) => {
    const target = new URL(one.target, 'http://shop');
    const ids = target.searchParams.get('orderIds')?.split(',');
    const { status = 200, orders = [] } = ids ? list(ids, one) : {};
    const body = ids
      ? { total: orders.length, limit: 50, offset: 0, orders }
      : { total: disputes, limit: 200, offset: 0, paymentDisputeSummaries: range(disputes).map((n) => dispute(n)) };
    response.setHeader('content-type', 'application/json').writeHead(status).end(JSON.stringify(body));
  });
  const { run, lines } = shopAt(url, { settings });
  const ask = (headers: Readonly<Record<string, string>> = {}) =>
    run(`{ paymentDisputes(first: ${disputes}) { nodes { orderId order { orderId } } } }`, {}, headers);
  const batches = () =>
    seen.flatMap(({ target }) => new URL(target, 'http://shop').searchParams.get('orderIds')?.split(',').length ?? []);
  return { ask, seen, batches, lines };
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const dispute = (n: number) => ({
  paymentDisputeId: `5-${n}`,
  orderId: `11-${n}`,
  buyerUsername: 'test_buyer',
  amount: { value: '1', currency: 'EUR' },
  openDate: '2026-03-10T12:00:00.000Z',
  reason: 'ITEM_NOT_RECEIVED',
  paymentDisputeStatus: 'OPEN',
});
const found = ({ data }: OperationResult) =>
  data.paymentDisputes.nodes.map(({ order }: { order: { orderId: string } | null }) => order?.orderId ?? null);

describe('rows of a batch', () => {
  const all = ['11-0', '11-1', '11-2'];

  it.each<[string, (ids: readonly string[]) => readonly unknown[], (string | null)[]]>([
    ['in another order', (ids) => ids.toReversed().map((id) => anOrder(id)), all],
    ['fewer', (ids) => ids.slice(1).map((id) => anOrder(id)), [null, '11-1', '11-2']],
    ['none', () => [], [null, null, null]],
    ['more', (ids) => ['11-9', ...ids, '11-8'].map((id) => anOrder(id)), all],
    ['twice', (ids) => [...ids, ...ids].map((id) => anOrder(id)), all],
    ['of wrong keys', (ids) => ids.map((id) => anOrder(`${id}0`)), [null, null, null]],
    [
      'of keys that are none',
      () => [anOrder('11-0'), { ...anOrder('x'), orderId: null }, { lineItems: [] }],
      ['11-0', null, null],
    ],
    [
      'of keys that look alike',
      () => [{ ...anOrder('x'), orderId: ['11-0'] }, anOrder(' 11-1'), anOrder('11-2')],
      [null, null, '11-2'],
    ],
    ['of keys that name a prototype', () => ['__proto__', 'constructor'].map((id) => anOrder(id)), [null, null, null]],
  ])('%s are matched by their key', async (_how, rows, expected) => {
    const { ask, batches } = await shop((ids) => ({ orders: rows(ids) }));

    const result = await ask();

    expect(result.errors).toBeUndefined();
    expect(found(result)).toEqual(expected);
    expect(batches()).toEqual([3]);
  });
});

describe('batches', () => {
  it('a failing one does not affect others', async () => {
    const { ask, batches } = await shop(
      (ids) => (ids.includes('11-60') ? { status: 500 } : { orders: ids.map((id) => anOrder(id)) }),
      120,
    );

    const result = await ask();

    const orders = found(result);
    expect(batches()).toEqual([50, 50, 20]);
    expect(orders.slice(0, 50)).toEqual(range(50).map((n) => `11-${n}`));
    expect(orders.slice(50, 100)).toEqual(range(50).map(() => null));
    expect(orders.slice(100)).toEqual(range(20).map((n) => `11-${n + 100}`));
    expect(new Set(codes(result))).toEqual(new Set(['UPSTREAM_ERROR', 'ERRORS_OMITTED']));
    expect(result.errors?.length).toBe(11);
  });

  it('keys of different callers are not batched together', async () => {
    const { ask, seen } = await shop(
      (ids, { headers }) => ({ orders: ids.map((id) => anOrder(id, { sellerId: headers['x-tenant'] })) }),
      3,
      {
        forward: ['x-tenant'],
      },
    );

    await Promise.all(['a', 'b', 'c'].map((tenant) => ask({ 'x-tenant': tenant })));

    const lists = seen.filter(({ target }) => target.includes('orderIds'));
    expect(new Set(lists.map(({ headers }) => headers['x-tenant']))).toEqual(new Set(['a', 'b', 'c']));
    expect(lists).toHaveLength(3);
    expect(lists.map(({ target }) => target)).toEqual(lists.map(() => '/order?orderIds=11-0,11-1,11-2'));
  });

  it('failures are not cached for the next request', async () => {
    let status = 500;
    const { ask } = await shop((ids) => ({ status, orders: ids.map((id) => anOrder(id)) }));
    await ask();
    status = 200;

    expect(found(await ask())).toEqual(['11-0', '11-1', '11-2']);
  });
});
