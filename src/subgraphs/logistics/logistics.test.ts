import { describe, expect, it } from 'vitest';
import { answered, empty, gatewayOver, json, type Sent } from '#test/harness';

const activity = (n: number, more: object = {}) => ({
  order: { id: 880000 + n, merchantOrderId: `11-${n}`, recordedDate: '2026-01-08', invoiceDate: '2026-01-10' },
  merchant: { id: 31, name: 'Pine & Loom' },
  warehouse: { id: 4, shortName: 'SAV' },
  fees: { fulfillment: 2.1, picking: 0.35, envelope: 0, insert: 0.05, kitting: 0, print: 0, box: 0.6, postage: 4.82 },
  itemCount: 2,
  ...more,
});
const stock = (sku: string, availableToPromise = 42) => ({
  item: { id: 501, skuReference: sku },
  merchant: { name: 'Pine & Loom' },
  quantity: { total: { availableToPromise } },
});
const returned = (n: number, more: object = {}) => ({
  id: 9000 + n,
  order: { id: 880000 + n, merchantId: 31, merchantOrderId: `11-${n}` },
  status: { id: 2, title: 'Processed' },
  reason: { id: 5, title: 'Undeliverable' },
  createdAt: '2026-02-01T13:00:00Z',
  updatedAt: '2026-02-01T14:30:00Z',
  createdBy: { id: 12 },
  updatedBy: { id: 13 },
  rmaItems: [],
  ...more,
});
const order = (id: number) => ({
  id,
  merchantOrderId: `11-${id}`,
  merchant: { id: 31, name: 'Pine & Loom' },
  merchantShippingMethod: 'Ground',
});
const range = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);
const page = (data: readonly object[], total = data.length, currentPage = 1) =>
  json({ meta: { pagination: { totalPages: Math.ceil(total / 80), currentPage, count: data.length, total } }, data });
const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);

/** Answers a list of so many rows, as the API pages it. */
function pages(total: number, row: (n: number) => object) {
  return ({ target }: Sent) => {
    const { searchParams } = new URL(target, 'http://warehouse');
    const [limit, number] = ['limit', 'page'].map((name) => Number(searchParams.get(name))) as [number, number];
    const from = (number - 1) * limit;
    return page(range(Math.max(0, Math.min(limit, total - from)), from).map(row), total, number);
  };
}
const JANUARY = '{ from: "2026-01-01T00:00:00Z", to: "2026-02-01T00:00:00Z" }';
const ACTIVITIES = `accountingActivities(where: { invoicedAt: ${JANUARY} }`;
const ACTIVITIES_WITH = (criteria: string) => `accountingActivities(where: { invoicedAt: ${JANUARY}, ${criteria} }`;
const IN_JANUARY = 'fromDate=2026-01-01T00%3A00%3A00Z&toDate=2026-02-01T00%3A00%3A00Z';
/** Accounting requires `hydrate` of every call. */
const ACCOUNTING = '/accounting?hydrate=items';

describe('Query.accountingActivities', () => {
  it('sends every argument in its place, and shows what comes back', async () => {
    const fees = { ...activity(1).fees, total: 7.92 };
    const items = [{ id: 501, name: 'Wool scarf', quantity: 2, wmsItemId: 'W-501' }];
    const { run, sent } = await gatewayOver('logistics', [
      page([activity(1, { fees, items }), activity(2, { order: { id: 2, merchantOrderId: 70412 } })], 5),
    ]);

    const { data, errors } =
      await run(`{ accountingActivities(first: 2, where: { orderIds: [880001, "2"], warehouseIds: [4],
      invoicedAt: { from: "2026-01-01T00:00:00Z", to: "2026-02-01T01:00:00+01:00" } }) {
      totalCount pageInfo { hasNextPage hasPreviousPage } nodes {
        orderId merchantOrderId recordedDate invoiceDate merchant { merchantId name } warehouse { warehouseId shortName }
        fees { fulfillment picking envelope insert kitting print box postage total } itemCount
        items { itemId name quantity wmsItemId } } } }`);

    expect(errors).toBeUndefined();
    expect(sent).toEqual([
      {
        method: 'GET',
        target:
          '/accounting?hydrate=items&page=1&limit=2&fromDate=2026-01-01T00%3A00%3A00Z&toDate=2026-02-01T00%3A00%3A00Z' +
          '&orderIds=880001,2&warehouseIds=4',
        headers: {},
        body: '',
      },
    ]);
    const first = {
      orderId: '880001',
      merchantOrderId: '11-1',
      recordedDate: '2026-01-08',
      invoiceDate: '2026-01-10',
      merchant: { merchantId: '31', name: 'Pine & Loom' },
      warehouse: { warehouseId: '4', shortName: 'SAV' },
      fees: {
        fulfillment: '2.1',
        picking: '0.35',
        envelope: '0',
        insert: '0.05',
        kitting: '0',
        print: '0',
        box: '0.6',
        postage: '4.82',
        total: '7.92',
      },
      itemCount: 2,
      items: [{ itemId: '501', name: 'Wool scarf', quantity: 2, wmsItemId: 'W-501' }],
    };
    const second = {
      ...first,
      orderId: '2',
      merchantOrderId: '70412',
      recordedDate: null,
      invoiceDate: null,
      fees: { ...first.fees, total: null },
      items: null,
    };
    expect(data.accountingActivities).toEqual({
      totalCount: 5,
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
      nodes: [first, second],
    });
  });

  it('asks for nothing but a range of time when no other argument is given', async () => {
    const { run, sent } = await gatewayOver('logistics', [page([{}])]);

    const { data } = await run(`{ ${ACTIVITIES}) { nodes { orderId merchantOrderId fees { total } order { id } } } }`);

    expect(targets(sent)).toEqual([`${ACCOUNTING}&page=1&limit=20&${IN_JANUARY}`]);
    expect(data.accountingActivities).toEqual({
      nodes: [{ orderId: null, merchantOrderId: null, fees: null, order: null }],
    });
  });

  it('asks for the items whatever is selected, because the API requires that', async () => {
    const { run, sent } = await gatewayOver('logistics', pages(0, activity));

    await run(`{ ${ACTIVITIES}) { nodes { items { name } } } }`);
    await run(`{ ${ACTIVITIES}) { nodes { orderId } } }`);
    await run(`{ ${ACTIVITIES}) { totalCount } }`);

    expect(targets(sent)).toEqual([20, 20, 1].map((limit) => `${ACCOUNTING}&page=1&limit=${limit}&${IN_JANUARY}`));
  });

  it('goes on where a cursor points, whatever else is selected now', async () => {
    const { run, sent } = await gatewayOver('logistics', pages(5, activity));
    const { data } = await run(`{ ${ACTIVITIES}, first: 2) { pageInfo { endCursor } } }`);
    const { endCursor } = data.accountingActivities.pageInfo;

    const query = (list: string) => `query ($after: String) {
      ${list}, first: 2, after: $after) { nodes { orderId items { name } } } }`;
    const next = await run(query(ACTIVITIES), { after: endCursor });
    const other = await run(query(ACTIVITIES_WITH('warehouseIds: [4]')), { after: endCursor });

    expect(next.data.accountingActivities.nodes).toEqual([
      { orderId: '880002', items: null },
      { orderId: '880003', items: null },
    ]);
    expect(other.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(targets(sent)).toEqual([
      `${ACCOUNTING}&page=1&limit=2&${IN_JANUARY}`,
      `${ACCOUNTING}&page=2&limit=2&${IN_JANUARY}`,
    ]);
  });

  it('reads more than a page of 200 in as many calls as that takes', async () => {
    const { run, sent } = await gatewayOver('logistics', pages(450, activity));

    const { data } = await run(`{ ${ACTIVITIES}, first: 500) { totalCount nodes { orderId } } }`);

    expect(targets(sent)).toEqual(range(3, 1).map((n) => `${ACCOUNTING}&page=${n}&limit=200&${IN_JANUARY}`));
    expect(data.accountingActivities).toEqual({
      totalCount: 450,
      nodes: range(450).map((n) => ({ orderId: String(880000 + n) })),
    });
  });

  it('refuses an id that is no number, before any call', async () => {
    const { run, sent } = await gatewayOver('logistics', []);

    const { errors } = await run(`{ ${ACTIVITIES_WITH('orderIds: ["11-1"]')}) { totalCount } }`);

    expect(errors).toMatchObject([
      { message: '`where.orderIds` takes numbers only.', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect(sent).toEqual([]);
  });

  it('asks once for each order, however many activities it has', async () => {
    const { run, sent } = await gatewayOver('logistics', ({ target }) => {
      const id = /^\/orders\/(\d+)$/.exec(target)?.[1];
      return id ? json(order(Number(id))) : page(range(50).map((n) => activity(n % 10)));
    });

    const { data } = await run(`{ ${ACTIVITIES}, first: 50) { nodes { order { merchantOrderId } } } }`);

    expect(targets(sent).slice(1).toSorted()).toEqual(range(10).map((n) => `/orders/${880000 + n}`));
    const expected = range(50).map((n) => ({ order: { merchantOrderId: `11-${880000 + (n % 10)}` } }));
    expect(data.accountingActivities.nodes).toEqual(expected);
  });
});

describe('Query.inventory', () => {
  it('sends every argument in its place, and shows what comes back', async () => {
    const onShelf = { ...stock('SCARF-BLUE'), quantity: { total: { availableToPromise: 0, onHand: 3 } } };
    const { run, sent } = await gatewayOver('logistics', [page([stock('SCARF-RED'), onShelf, {}])]);

    const { data, errors } =
      await run(`{ inventory(where: { merchantIds: [31, 32], warehouseIds: [4], skus: ["SCARF-RED", "a&b"] }, first: 10) {
      totalCount nodes { itemId sku merchantName availableCount onHandCount raw } } }`);

    expect(errors).toBeUndefined();
    expect(sent).toEqual([
      {
        method: 'GET',
        target: '/inventory?page=1&limit=10&merchantIds=31,32&warehouseIds=4&externalSkuNames=SCARF-RED,a%26b',
        headers: {},
        body: '',
      },
    ]);
    const item = { itemId: '501', merchantName: 'Pine & Loom' };
    expect(data.inventory).toEqual({
      totalCount: 3,
      nodes: [
        { ...item, sku: 'SCARF-RED', availableCount: 42, onHandCount: null, raw: stock('SCARF-RED') },
        { ...item, sku: 'SCARF-BLUE', availableCount: 0, onHandCount: 3, raw: onShelf },
        { itemId: null, sku: null, merchantName: null, availableCount: null, onHandCount: null, raw: {} },
      ],
    });
  });

  it('asks for nothing but a page when no argument is given', async () => {
    const { run, sent } = await gatewayOver('logistics', [page([])]);

    const { data } = await run('{ inventory { totalCount nodes { sku } } }');

    expect(targets(sent)).toEqual(['/inventory?page=1&limit=20']);
    expect(data).toEqual({ inventory: { totalCount: 0, nodes: [] } });
  });

  it('refuses a SKU that has a comma, before any call', async () => {
    const { run, sent } = await gatewayOver('logistics', []);

    const { errors } = await run('{ inventory(where: { skus: ["A", "B,C"] }) { totalCount } }');

    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(sent).toEqual([]);
  });
});

describe('Query.returns', () => {
  const RETURNS =
    'returns(where: { returnedAt: { from: "2026-01-01T00:00:00Z", to: "2026-02-01T00:00:00Z" } }, first: 50)';

  it('sends every argument in its place, and shows what comes back', async () => {
    const item = {
      id: 1,
      item: { id: 501, sku: 'SCARF-RED', name: 'Wool scarf' },
      quantityShipped: 2,
      quantityReturned: 2,
      quantityRestocked: 1,
      quantityExpected: null,
      nonRestockedReason: { id: 3, title: 'Damaged' },
      comments: 'box crushed',
    };
    const row = returned(7, { returnedBy: 'carrier', rmaNumber: 'RMA-7', comments: null, rmaItems: [item] });
    const bare = { ...returned(8), order: null, rmaItems: undefined };
    const { run, sent } = await gatewayOver('logistics', [page([row, bare])]);

    const { data, errors } = await run(`{ ${RETURNS} { totalCount nodes {
      returnId orderId merchantOrderId merchantId status { code title } reason { code title } createdAt updatedAt
      createdById updatedById returnedBy rmaNumber comments items { returnItemId itemId sku name quantityShipped
        quantityReturned quantityRestocked quantityExpected nonRestockedReason { code title } comments } raw } } }`);

    expect(errors).toBeUndefined();
    expect(sent).toEqual([{ method: 'GET', target: `/returns?page=1&limit=50&${IN_JANUARY}`, headers: {}, body: '' }]);
    const first = {
      returnId: '9007',
      orderId: '880007',
      merchantOrderId: '11-7',
      merchantId: '31',
      status: { code: '2', title: 'Processed' },
      reason: { code: '5', title: 'Undeliverable' },
      createdAt: '2026-02-01T13:00:00Z',
      updatedAt: '2026-02-01T14:30:00Z',
      createdById: '12',
      updatedById: '13',
      returnedBy: 'carrier',
      rmaNumber: 'RMA-7',
      comments: null,
      items: [
        {
          returnItemId: '1',
          itemId: '501',
          sku: 'SCARF-RED',
          name: 'Wool scarf',
          quantityShipped: 2,
          quantityReturned: 2,
          quantityRestocked: 1,
          quantityExpected: null,
          nonRestockedReason: { code: '3', title: 'Damaged' },
          comments: 'box crushed',
        },
      ],
      raw: row,
    };
    const none = { orderId: null, merchantOrderId: null, merchantId: null, returnedBy: null, rmaNumber: null };
    const { rmaItems: _absent, ...sentBare } = bare;
    expect(data.returns).toEqual({
      totalCount: 2,
      nodes: [first, { ...first, ...none, returnId: '9008', items: [], raw: sentBare }],
    });
  });

  it('asks once for each order that something came back of', async () => {
    const { run, sent } = await gatewayOver('logistics', ({ target }) => {
      const id = /^\/orders\/(\d+)$/.exec(target)?.[1];
      if (!id) return page(range(50).map((n) => returned(n % 5, n === 49 ? { order: null } : {})));
      return id === '880001' ? empty(404) : json(order(Number(id)));
    });

    const { data, errors } = await run(`{ ${RETURNS} { nodes { order { orderId } } } }`);

    expect(errors).toBeUndefined();
    expect(targets(sent).slice(1).toSorted()).toEqual(range(5).map((n) => `/orders/${880000 + n}`));
    const expected = range(50).map((n) => ({
      order: n % 5 === 1 || n === 49 ? null : { orderId: String(880000 + (n % 5)) },
    }));
    expect(data.returns.nodes).toEqual(expected);
  });

  it('asks once for the stock of fifty returned things, whatever order it comes in', async () => {
    const { run, sent } = await gatewayOver('logistics', ({ target }) => {
      if (target.startsWith('/returns')) {
        const skus = range(50).map((n) => (n === 0 ? 'A,B' : n === 1 ? undefined : `SKU-${n}`));
        return page(skus.map((sku, n) => returned(n, { rmaItems: [{ item: { sku } }] })));
      }
      return page(
        range(40, 2)
          .map((n) => stock(`SKU-${n}`, n))
          .concat(stock('SKU-2', 7))
          .toReversed(),
      );
    });

    const { data, errors } = await run(`{ ${RETURNS} { nodes { items { inventory { availableCount } } } } }`);

    expect(errors).toBeUndefined();
    const skus = range(48, 2).map((n) => `SKU-${n}`);
    expect(targets(sent).slice(1)).toEqual([`/inventory?page=1&limit=200&externalSkuNames=${skus.join(',')}`]);
    const inventory = (n: number) => {
      if (n < 2) return null;
      if (n === 2) return [{ availableCount: 7 }, { availableCount: 2 }];
      return n < 42 ? [{ availableCount: n }] : [];
    };
    expect(data.returns.nodes).toEqual(range(50).map((n) => ({ items: [{ inventory: inventory(n) }] })));
  });
});

describe('failures', () => {
  it.each([
    [400, 'BAD_USER_INPUT'],
    [401, 'UNAUTHENTICATED'],
    [403, 'PERMISSION_DENIED'],
    [409, 'CONFLICT'],
    [429, 'RATE_LIMITED'],
    [500, 'UPSTREAM_ERROR'],
  ])('%i is %s', async (status, code) => {
    const { run } = await gatewayOver('logistics', [json({ message: 'secret words', context: { id: 5 } }, status)]);

    const { data, errors } = await run('{ inventory { totalCount } }');

    expect(data).toEqual({ inventory: null });
    expect(errors).toEqual([
      {
        message: answered('logistics', status),
        path: ['inventory'],
        locations: [{ line: 1, column: 3 }],
        extensions: {
          code,
          api: 'logistics',
          operation: 'listInventory',
          status,
          retryable: code === 'RATE_LIMITED',
          requestId: 'test',
        },
      },
    ]);
  });

  it.each([
    ['inventory', ''],
    ['returns', `(where: { returnedAt: ${JANUARY} })`],
    ['accountingActivities', `(where: { invoicedAt: ${JANUARY} })`],
  ])('404 of %s is an empty list', async (field, args) => {
    const { run } = await gatewayOver('logistics', [json({ message: 'No rows match the filter' }, 404)]);

    expect(await run(`{ ${field}${args} { totalCount nodes { raw } pageInfo { hasNextPage } } }`)).toEqual({
      data: { [field]: { totalCount: 0, nodes: [], pageInfo: { hasNextPage: false } } },
    });
  });
});
