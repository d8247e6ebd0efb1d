import { describe, expect, it } from 'vitest';
import { gatewayOverAll, json, type Sent } from '#test/harness';
import { order, ordersAre, range } from '#test/orders';
import { gatewayOverSandbox } from '#test/over-sandbox';

const ORDERS = '/order?limit=50&offset=0';
const QUERY = `{ orders(first: 50) { nodes { pricingSummary { total {
  convertedTo(currencyCodes: ["JPY", "USD", "XZZ", "usd", "KWD"]) { amount currencyCode currency { name } } } } } } }`;
const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);
const rate = (last: number) => ({ '15m': last, last, buy: last, sell: last, symbol: '' });
const TICKER = json({ EUR: rate(60_000), USD: rate(66_000.5), JPY: rate(9_900_000), KWD: rate(20_000), XAA: rate(0) });
const priced = (n: number, total: object) => order(n, { pricingSummary: { total } });
const totals = (data: any) => data.orders.nodes.map(({ pricingSummary }: any) => pricingSummary.total);

describe('Money.convertedTo', () => {
  it('is one call for fifty amounts, each rounded to the minor unit, without currencies that have no price', async () => {
    const orders = range(50).map((n) => priced(n, { value: `-${n}.05`, currency: 'eur' }));
    const { run, sent } = await gatewayOverAll({ marketplace: ordersAre(orders), blockchain: [TICKER] });

    const { data, errors } = await run(QUERY);

    expect(errors).toBeUndefined();
    expect(targets(sent)).toEqual([ORDERS, '/ticker']);
    expect(totals(data)[10]).toEqual({
      convertedTo: [
        { amount: '-1658', currencyCode: 'JPY', currency: { name: 'Japanese Yen' } },
        { amount: '-11.06', currencyCode: 'USD', currency: { name: 'US Dollar' } },
        { amount: '-3.350', currencyCode: 'KWD', currency: { name: 'Kuwaiti Dinar' } },
      ],
    });
  });

  it.each([['XZZ'], ['points'], ['XAA']])('is null for an amount in %s, which has no price', async (currency) => {
    const { run } = await gatewayOverAll({
      marketplace: ordersAre([priced(1, { value: '1', currency })]),
      blockchain: () => TICKER,
    });

    const { data, errors } = await run(
      '{ orders { nodes { pricingSummary { total { amount convertedTo(currencyCodes: ["USD"]) { amount } } } } } }',
    );

    expect(errors).toBeUndefined();
    expect(totals(data)).toEqual([{ amount: '1', convertedTo: null }]);
  });

  it('fails alone', async () => {
    const { run } = await gatewayOverAll({
      marketplace: ordersAre([priced(1, { value: '1', currency: 'EUR' })]),
      blockchain: () => json({}, 503),
    });

    const { data, errors } = await run(
      '{ orders { nodes { pricingSummary { total { amount convertedTo(currencyCodes: ["USD"]) { amount } } } } } }',
    );

    expect(totals(data)).toEqual([{ amount: '1', convertedTo: null }]);
    expect(errors).toMatchObject([
      {
        path: ['orders', 'nodes', 0, 'pricingSummary', 'total', 'convertedTo'],
        extensions: { code: 'UPSTREAM_UNAVAILABLE', api: 'blockchain' },
      },
    ]);
  });

  it('is there in the sandbox, and an amount in its own currency is itself', async () => {
    const { run } = await gatewayOverSandbox('marketplace', 'blockchain');

    const { data, errors } = await run(`{ orders(first: 50) { nodes { pricingSummary { total {
      amount currencyCode eur: convertedTo(currencyCodes: ["EUR"]) { amount currencyCode } } } } } }`);

    expect(errors).toBeUndefined();
    const inEuros = totals(data).filter(({ currencyCode }: any) => currencyCode === 'EUR');
    expect(inEuros.length).toBeGreaterThan(5);
    expect(inEuros.filter(({ amount, eur }: any) => Number(amount) !== Number(eur[0].amount))).toEqual([]);
  });
});
