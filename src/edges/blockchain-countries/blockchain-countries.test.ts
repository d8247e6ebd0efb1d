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

  it('is empty for an unused currency, and fails alone', async () => {
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

describe('CountryCurrency.exchangeRate', () => {
  const REGION = '/v3.1/region/europe?fields=cca3,currencies';
  const QUERY = `{ countries(where: { region: "europe" }, first: 50) { nodes {
    currencies { code exchangeRate { currency last { amount currency } } } } } }`;
  const land = (n: number, ...codes: readonly string[]) => ({
    cca3: `X${10 + n}`,
    currencies: Object.fromEntries(codes.map((code) => [code, { name: code }])),
  });
  const paid = (code: string, amount = '1') => ({
    code,
    exchangeRate: { currency: code, last: { amount, currency: code } },
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
      '{ exchangeRates { countries { nodes { currencies { code exchangeRate { symbol } } } } } }',
    );

    expect(errors).toBeUndefined();
    expect(calls(sent)).toEqual(['/ticker', '/v3.1/currency/XAA?fields=cca3,currencies']);
    const currencies = [
      { code: 'XAA', exchangeRate: { symbol: 'XAA' } },
      { code: 'XAB', exchangeRate: null },
    ];
    expect(data.exchangeRates).toEqual([{ countries: { nodes: [{ currencies }] } }]);
  });

  it('is null without a call if the currency is no code, and absent for a country without currencies', async () => {
    const { run, sent } = await gatewayOverAll({ countries: () => json([land(1), land(2, 'points')]), blockchain: [] });

    const answer = await run(QUERY.replace('code', 'name'));

    const strange = { name: 'points', exchangeRate: null };
    expect(answer).toEqual({ data: { countries: { nodes: [{ currencies: [] }, { currencies: [strange] }] } } });
    expect(calls(sent)).toEqual([REGION]);
  });

  it('fails alone', async () => {
    const { run } = await gatewayOverAll({
      countries: () => json([land(1, 'XAA')]),
      blockchain: () => json({}, 500),
    });

    const { data, errors } = await run(QUERY);

    expect(data.countries.nodes).toEqual([{ currencies: [{ code: 'XAA', exchangeRate: null }] }]);
    expect(errors).toMatchObject([
      {
        path: ['countries', 'nodes', 0, 'currencies', 0, 'exchangeRate'],
        extensions: { code: 'UPSTREAM_ERROR', interface: 'blockchain' },
      },
    ]);
  });

  it('is there for most currencies of European countries in the sandbox', async () => {
    const { run } = await gatewayOverSandbox('blockchain', 'countries');

    const { data, errors } = await run(QUERY);

    expect(errors).toBeUndefined();
    const currencies = data.countries.nodes.flatMap((each: any) => each.currencies);
    const priced = currencies.filter(({ exchangeRate }: any) => exchangeRate);
    expect(currencies.length).toBeGreaterThan(50);
    expect(priced.length / currencies.length).toBeGreaterThan(0.7);
    expect(priced.filter(({ code, exchangeRate }: any) => exchangeRate.currency !== code)).toEqual([]);
  });
});
