import { describe, expect, it } from 'vitest';
import { noCountry } from '#test/countries';
import { gatewayOverAll, json, type Sent } from '#test/harness';
import { range } from '#test/orders';
import { gatewayOverSandbox } from '#test/over-sandbox';

const codeAt = (n: number) => `X${String.fromCharCode(65 + Math.floor(n / 26), 65 + (n % 26))}`;
const calls = (sent: readonly Sent[]) => sent.map(({ target }) => target).toSorted();
const tickerOf = (...codes: readonly string[]) =>
  json(Object.fromEntries(codes.map((code) => [code, { '15m': 1, last: 1, buy: 1, sell: 1, symbol: code }])));

describe('ExchangeRate.countries', () => {
  it('costs one call for each of fifty currencies, which their amounts share', async () => {
    const codes = range(50).map(codeAt);
    const { run, sent } = await gatewayOverAll({
      blockchain: () => tickerOf(...codes),
      countries: ({ target }) => json([{ cca3: /currency\/(\w+)/.exec(target)?.[1] }]),
    });

    const { data, errors } = await run(
      '{ exchangeRates { currency countries { nodes { code3 } } last { countries { totalCount } } } }',
    );

    expect(errors).toBeUndefined();
    expect(calls(sent)).toEqual(['/ticker', ...codes.map((code) => `/v3.1/currency/${code}?fields=cca3`)]);
    expect(data.exchangeRates).toEqual(
      codes.map((code) => ({
        currency: code,
        countries: { nodes: [{ code3: code }] },
        last: { countries: { totalCount: 1 } },
      })),
    );
  });

  it('is empty for a currency that is used nowhere, and fails alone', async () => {
    const { run } = await gatewayOverAll({
      blockchain: () => tickerOf('XAA', 'XAB'),
      countries: ({ target }) => (target.includes('XAA') ? json({}, 500) : noCountry),
    });

    const { data, errors } = await run('{ exchangeRates { currency countries { totalCount } } }');

    expect(data.exchangeRates).toEqual([
      { currency: 'XAA', countries: null },
      { currency: 'XAB', countries: { totalCount: 0 } },
    ]);
    expect(errors).toMatchObject([
      { path: ['exchangeRates', 0, 'countries'], extensions: { code: 'UPSTREAM_ERROR', interface: 'countries' } },
    ]);
  });

  it('is there for every currency of the sandbox', async () => {
    const { run } = await gatewayOverSandbox('blockchain', 'countries');

    const { data, errors } = await run('{ exchangeRates { currency countries { totalCount } } }');

    expect(errors).toBeUndefined();
    expect(data.exchangeRates.length).toBeGreaterThan(20);
    expect(data.exchangeRates.filter(({ countries }: any) => countries.totalCount === 0)).toEqual([]);
  });
});
