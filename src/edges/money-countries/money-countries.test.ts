import { describe, expect, it } from 'vitest';
import { noCountry } from '#test/countries';
import { gatewayOverAll, json, type Sent } from '#test/harness';
import { order, ordersAre, range } from '#test/orders';
import { gatewayOverSandbox } from '#test/over-sandbox';

const ORDERS = '/order?limit=50&offset=0';
const CURRENCIES = ['XAA', 'XAB', 'XAC', 'XAD', 'XAE', 'XAF', 'XAG', 'XAH', 'XAI', 'XAJ'];
const currencyAt = (n: number) => CURRENCIES[n % CURRENCIES.length] ?? '';
const priced = (n: number, pricingSummary: object) => order(n, { pricingSummary });
const calls = (sent: readonly Sent[]) => sent.map(({ target }) => target).toSorted();

/** Each currency is used in three countries, in no order. */
function threeLands({ target }: Sent) {
  const code = /^\/v3\.1\/currency\/([A-Z]{3})\?/.exec(target)?.[1] ?? '';
  return json(
    ['C', 'A', 'B'].map((letter) => ({ cca3: letter + code.slice(1), name: { common: `${code} ${letter}` } })),
  );
}
const named = (code: string) => ({
  nodes: ['A', 'B', 'C'].map((letter) => ({ name: { common: `${code} ${letter}` } })),
});

describe('Currency.countries', () => {
  it('costs ten calls for a hundred amounts in ten currencies, and requests the selected fields only', async () => {
    const orders = range(50).map((n) =>
      priced(n, {
        total: { value: '24.9', currency: currencyAt(n) },
        tax: { value: '4.9', currency: currencyAt(n + 1).toLowerCase() },
      }),
    );
    const { run, sent } = await gatewayOverAll({ marketplace: ordersAre(orders), countries: threeLands });

    const { data, errors } = await run(
      `{ orders(first: 50) { nodes { pricingSummary { total { ...Lands } tax { ...Lands } } } } }
      fragment Lands on Money { amount currency { countries { nodes { name { common } } } } }`,
    );

    expect(errors).toBeUndefined();
    expect(calls(sent)).toEqual([ORDERS, ...CURRENCIES.map((code) => `/v3.1/currency/${code}?fields=cca2,cca3,name`)]);
    expect(data.orders.nodes).toEqual(
      range(50).map((n) => ({
        pricingSummary: {
          total: { amount: '24.9', currency: { countries: named(currencyAt(n)) } },
          tax: { amount: '4.9', currency: { countries: named(currencyAt(n + 1)) } },
        },
      })),
    );
  });

  it('is requested once for all selections', async () => {
    const { run, sent } = await gatewayOverAll({
      marketplace: ordersAre([
        priced(1, { total: { value: '1', currency: 'XAA', convertedFromValue: '2', convertedFromCurrency: 'XAA' } }),
      ]),
      countries: threeLands,
    });

    const { data } = await run(`{ orders { nodes { pricingSummary { total {
      currency { countries { totalCount } }
      convertedFrom { currency { countries(first: 1) { nodes { name { common } } } } } } } } } }`);

    expect(calls(sent).slice(1)).toEqual(['/v3.1/currency/XAA?fields=cca2,cca3,name']);
    expect(data.orders.nodes[0].pricingSummary.total).toEqual({
      currency: { countries: { totalCount: 3 } },
      convertedFrom: { currency: { countries: { nodes: [{ name: { common: 'XAA A' } }] } } },
    });
  });

  it('is read a window at a time, and its cursors are those of its currency', async () => {
    const { run } = await gatewayOverAll({
      marketplace: ordersAre([
        priced(1, { total: { value: '1', currency: 'XAA' }, tax: { value: '1', currency: 'XAB' } }),
      ]),
      countries: threeLands,
    });
    const query = (field: string) => `query ($after: String) { orders { nodes { pricingSummary { ${field} { currency {
      countries(first: 2, after: $after) { nodes { code3 } pageInfo { hasNextPage endCursor } } } } } } } }`;

    const first = await run(query('total'));
    const [{ pricingSummary }] = first.data.orders.nodes;
    const after = pricingSummary.total.currency.countries.pageInfo.endCursor;
    const next = await run(query('total'), { after });
    const other = await run(query('tax'), { after });

    expect(pricingSummary.total.currency.countries).toMatchObject({
      nodes: [{ code3: 'AAA' }, { code3: 'BAA' }],
      pageInfo: { hasNextPage: true },
    });
    expect(next.data.orders.nodes[0].pricingSummary.total.currency.countries).toMatchObject({
      nodes: [{ code3: 'CAA' }],
      pageInfo: { hasNextPage: false },
    });
    expect(other.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('is empty for an unused currency', async () => {
    const { run } = await gatewayOverAll({
      marketplace: ordersAre([priced(1, { total: { value: '1', currency: 'XAA' } })]),
      countries: () => noCountry,
    });

    const answer = await run(
      '{ orders { nodes { pricingSummary { total { currency { countries { totalCount nodes { code } } } } } } } }',
    );

    expect(answer).toEqual({
      data: {
        orders: { nodes: [{ pricingSummary: { total: { currency: { countries: { totalCount: 0, nodes: [] } } } } }] },
      },
    });
  });

  it('is null without a call if the currency is no code', async () => {
    const { run, sent } = await gatewayOverAll({
      marketplace: ordersAre([priced(1, { total: { value: '1', currency: 'points' }, tax: { value: '2' } })]),
      countries: [],
    });

    const answer = await run(
      '{ orders { nodes { pricingSummary { total { amount currency { countries { totalCount } } } tax { amount currency { countries { totalCount } } } } } } }',
    );

    expect(answer).toEqual({
      data: {
        orders: {
          nodes: [{ pricingSummary: { total: { amount: '1', currency: null }, tax: { amount: '2', currency: null } } }],
        },
      },
    });
    expect(sent.length).toBe(1);
  });

  it('fails alone, without affecting other currencies', async () => {
    const { run } = await gatewayOverAll({
      marketplace: ordersAre([
        priced(1, { total: { value: '1', currency: 'XAA' }, tax: { value: '2', currency: 'XAB' } }),
      ]),
      countries: (request) => (request.target.includes('XAA') ? json({}, 502) : threeLands(request)),
    });

    const { data, errors } = await run(
      '{ orders { nodes { pricingSummary { total { amount currency { countries { totalCount } } } tax { amount currency { countries { totalCount } } } } } } }',
    );

    expect(data.orders.nodes).toEqual([
      {
        pricingSummary: {
          total: { amount: '1', currency: { countries: null } },
          tax: { amount: '2', currency: { countries: { totalCount: 3 } } },
        },
      },
    ]);
    expect(errors).toMatchObject([
      {
        path: ['orders', 'nodes', 0, 'pricingSummary', 'total', 'currency', 'countries'],
        extensions: { code: 'UPSTREAM_UNAVAILABLE', api: 'countries' },
      },
    ]);
  });

  it('is there for every price of the sandbox', async () => {
    const { run } = await gatewayOverSandbox('marketplace', 'reseller', 'countries');

    const { data, errors } = await run(`{
      orders(first: 50) { nodes { pricingSummary { total { currency { countries { totalCount } } } } } }
      resellerProducts(partnerName: "partners/acme-tel") { nodes { prices { amount { currency { countries { totalCount } } } } } } }`);

    expect(errors).toBeUndefined();
    const amounts = [
      ...data.orders.nodes.map((each: any) => each.pricingSummary.total),
      ...data.resellerProducts.nodes.flatMap((each: any) => each.prices.map(({ amount }: any) => amount)),
    ];
    expect(amounts.length).toBeGreaterThan(60);
    expect(amounts.filter(({ currency }: any) => !(currency.countries.totalCount > 0))).toEqual([]);
  });
});
