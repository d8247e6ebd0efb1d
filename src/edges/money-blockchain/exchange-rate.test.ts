import { describe, expect, it } from 'vitest';
import { gatewayOverAll, json, type Sent } from '#test/harness';
import { range } from '#test/orders';
import { gatewayOverSandbox } from '#test/over-sandbox';

const codeAt = (n: number) => `X${String.fromCharCode(65 + Math.floor(n / 26), 65 + (n % 26))}`;
const calls = (sent: readonly Sent[]) => sent.map(({ target }) => target).toSorted();
const tickerOf = (...codes: readonly string[]) =>
  json(Object.fromEntries(codes.map((code) => [code, { '15m': 1, last: 1, buy: 1, sell: 1, symbol: code }])));

describe('Currency.exchangeRate', () => {
  const REGION = '/v3.1/region/europe?fields=cca2,cca3,currencies';
  const QUERY = `{ countries(where: { region: "europe" }, first: 50) { nodes {
    currencies { currency { code exchangeRate { currencyCode last { amount currencyCode } } } } } } }`;
  const land = (n: number, ...codes: readonly string[]) => ({
    cca3: `X${10 + n}`,
    currencies: Object.fromEntries(codes.map((code) => [code, { name: code }])),
  });
  const paid = (code: string) => ({
    currency: { code, exchangeRate: { currencyCode: code, last: { amount: '1', currencyCode: code } } },
  });

  it('is one call for the currencies of fifty countries', async () => {
    const codes = range(51).map(codeAt);
    const { run, sent } = await gatewayOverAll({
      countries: () => json(range(50).map((n) => land(n, codeAt(n), codeAt(n + 1)))),
      blockchain: () => tickerOf(...codes),
    });

    const { data, errors } = await run(QUERY);

    expect(errors).toBeUndefined();
    expect(calls(sent)).toEqual(['/ticker', REGION]);
    expect(data.countries.nodes).toEqual(
      range(50).map((n) => ({ currencies: [paid(codeAt(n)), paid(codeAt(n + 1))] })),
    );
  });

  it('is the same call as that of all rates, which lead back to their countries', async () => {
    const { run, sent } = await gatewayOverAll({
      blockchain: () => tickerOf('XAA'),
      countries: () => json([land(1, 'XAA', 'XAB')]),
    });

    const { data, errors } = await run(
      '{ exchangeRates { currency { countries { nodes { currencies { currency { code exchangeRate { symbol } } } } } } } }',
    );

    expect(errors).toBeUndefined();
    expect(calls(sent)).toEqual(['/ticker', '/v3.1/currency/XAA?fields=cca2,cca3,currencies']);
    const currencies = [
      { currency: { code: 'XAA', exchangeRate: { symbol: 'XAA' } } },
      { currency: { code: 'XAB', exchangeRate: null } },
    ];
    expect(data.exchangeRates).toEqual([{ currency: { countries: { nodes: [{ currencies }] } } }]);
  });

  it('is null without a call if the currency is no code, and absent for a country without currencies', async () => {
    const { run, sent } = await gatewayOverAll({ countries: () => json([land(1), land(2, 'points')]), blockchain: [] });

    const answer = await run(QUERY);

    expect(answer).toEqual({
      data: { countries: { nodes: [{ currencies: [] }, { currencies: [{ currency: null }] }] } },
    });
    expect(calls(sent)).toEqual([REGION]);
  });

  it('fails alone', async () => {
    const { run } = await gatewayOverAll({
      countries: () => json([land(1, 'XAA')]),
      blockchain: () => json({}, 500),
    });

    const { data, errors } = await run(QUERY);

    expect(data.countries.nodes).toEqual([{ currencies: [{ currency: { code: 'XAA', exchangeRate: null } }] }]);
    expect(errors).toMatchObject([
      {
        path: ['countries', 'nodes', 0, 'currencies', 0, 'currency', 'exchangeRate'],
        extensions: { code: 'UPSTREAM_ERROR', api: 'blockchain' },
      },
    ]);
  });

  it('is there for most currencies of European countries in the sandbox', async () => {
    const { run } = await gatewayOverSandbox('blockchain', 'countries');

    const { data, errors } = await run(QUERY);

    expect(errors).toBeUndefined();
    const currencies = data.countries.nodes.flatMap((each: any) =>
      each.currencies.map(({ currency }: any) => currency),
    );
    const priced = currencies.filter(({ exchangeRate }: any) => exchangeRate);
    expect(currencies.length).toBeGreaterThan(50);
    expect(priced.length / currencies.length).toBeGreaterThan(0.7);
    expect(priced.filter(({ code, exchangeRate }: any) => exchangeRate.currencyCode !== code)).toEqual([]);
  });
});
