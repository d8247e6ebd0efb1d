import { describe, expect, it } from 'vitest';
import { gatewayOverAll, json, type Sent } from '#test/harness';
import { order, ordersAre, range } from '#test/orders';
import { gatewayOverSandbox } from '#test/over-sandbox';

const ORDERS = '/order?limit=50&offset=0';
const QUERY =
  '{ orders(first: 50) { nodes { pricingSummary { total { amount bitcoins } tax { amount bitcoins } } } } }';
const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);
const rate = (last: number) => ({ '15m': last, last, buy: last, sell: last, symbol: '' });
const TICKER = json({ XAA: rate(20_000), XAB: rate(40_000) });
const priced = (n: number, total: object, tax: object = { value: '0', currency: 'XAA' }) =>
  order(n, { pricingSummary: { total, tax } });

describe('Money.bitcoins', () => {
  it('costs one call for a hundred amounts in several currencies', async () => {
    const orders = range(50).map((n) =>
      priced(n, { value: `${n}.00`, currency: 'XAA' }, { value: `${n}.00`, currency: 'xab' }),
    );
    const { run, sent } = await gatewayOverAll({ marketplace: ordersAre(orders), blockchain: [TICKER] });

    const { data, errors } = await run(QUERY);

    expect(errors).toBeUndefined();
    expect(targets(sent)).toEqual([ORDERS, '/ticker']);
    expect(data.orders.nodes).toEqual(
      range(50).map((n) => ({
        pricingSummary: {
          total: { amount: `${n}.00`, bitcoins: (n / 20_000).toFixed(8) },
          tax: { amount: `${n}.00`, bitcoins: (n / 40_000).toFixed(8) },
        },
      })),
    );
  });

  it('is null if there is no price in the currency, and without a call if that is no code', async () => {
    const unknown = await gatewayOverAll({
      marketplace: ordersAre([priced(1, { value: '1', currency: 'XZZ' })]),
      blockchain: [TICKER],
    });
    const strange = await gatewayOverAll({
      marketplace: ordersAre([priced(1, { value: '1', currency: 'points' }, { value: '2', currency: '__proto__' })]),
      blockchain: [],
    });
    const shown = (total: unknown, tax: unknown) => ({
      data: { orders: { nodes: [{ pricingSummary: { total, tax } }] } },
    });

    expect(await unknown.run(QUERY)).toEqual(
      shown({ amount: '1', bitcoins: null }, { amount: '0', bitcoins: '0.00000000' }),
    );
    expect(await strange.run(QUERY)).toEqual(shown({ amount: '1', bitcoins: null }, { amount: '2', bitcoins: null }));
    expect(strange.sent.length).toBe(1);
  });

  it('fails alone', async () => {
    const { run } = await gatewayOverAll({
      marketplace: ordersAre([priced(1, { value: '1', currency: 'XAA' })]),
      blockchain: () => json({}, 503),
    });

    const { data, errors } = await run('{ orders { nodes { pricingSummary { total { amount bitcoins } } } } }');

    expect(data.orders.nodes).toEqual([{ pricingSummary: { total: { amount: '1', bitcoins: null } } }]);
    expect(errors).toMatchObject([
      {
        path: ['orders', 'nodes', 0, 'pricingSummary', 'total', 'bitcoins'],
        extensions: { code: 'UPSTREAM_UNAVAILABLE', api: 'blockchain' },
      },
    ]);
  });

  it('is there in the sandbox for every price whose currency the ticker has, and a coin is worth a coin', async () => {
    const { run } = await gatewayOverSandbox('marketplace', 'blockchain');

    const { data, errors } = await run(`{ exchangeRates { currencyCode last { bitcoins } }
      orders(first: 50) { nodes { pricingSummary { total { currencyCode bitcoins } } } } }`);

    expect(errors).toBeUndefined();
    const known = new Set(data.exchangeRates.map(({ currencyCode }: any) => currencyCode));
    const totals = data.orders.nodes.map(({ pricingSummary }: any) => pricingSummary.total);
    const [inTicker, others] = [true, false].map((is) =>
      totals.filter((each: any) => known.has(each.currencyCode) === is),
    );
    expect(inTicker.length).toBeGreaterThan(40);
    expect(inTicker.filter(({ bitcoins }: any) => !/^0\.\d{8}$/.test(bitcoins))).toEqual([]);
    expect(others.filter(({ bitcoins }: any) => bitcoins !== null)).toEqual([]);
    expect(data.exchangeRates.filter(({ last }: any) => last.bitcoins !== '1.00000000')).toEqual([]);
  });
});
