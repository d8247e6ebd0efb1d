import { describe, expect, it } from 'vitest';
import { gatewayOverAll, json, type Sent } from '#test/harness';
import { gatewayOverSandbox } from '#test/over-sandbox';

const CURRENCIES = Array.from(
  { length: 50 },
  (_, n) => `X${String.fromCharCode(65 + Math.floor(n / 26), 65 + (n % 26))}`,
);
const ticker = json(Object.fromEntries(CURRENCIES.map((code) => [code, { last: 1, buy: 1, sell: 1, symbol: code }])));
const bank = (n: number, currency: object) => ({
  aspspUuid: `11111111-aaaa-4bbb-8ccc-${String(n).padStart(12, '0')}`,
  alias: `Bank ${n}`,
  country: { code: 'IE' },
  currency,
  dateCreated: '2026-03-02T06:00:00.000Z',
  lastUpdated: '2026-03-03T06:00:00.000Z',
});
const calls = (sent: readonly Sent[]) => sent.map(({ target }) => target).toSorted();
const QUERY = '{ exchangeRates { currency { code banks { totalCount nodes { name } } } } }';

describe('Currency.banks', () => {
  it('is one call for fifty currencies', async () => {
    const banks = [bank(0, { code: 'XAB' }), bank(1, { code: 'xaa' }), bank(2, {}), bank(3, { code: 'XAB' })];
    const { run, sent } = await gatewayOverAll({
      blockchain: () => ticker,
      banking: [json({ total: banks.length, aspsps: banks })],
    });

    const { data, errors } = await run(QUERY);

    expect(errors).toBeUndefined();
    expect(calls(sent)).toEqual(['/ticker', '/v1/aspsps']);
    const used: Readonly<Record<string, readonly string[]>> = { XAA: ['Bank 1'], XAB: ['Bank 0', 'Bank 3'] };
    expect(data.exchangeRates).toEqual(
      CURRENCIES.map((code) => {
        const names = used[code] ?? [];
        return { currency: { code, banks: { totalCount: names.length, nodes: names.map((name) => ({ name })) } } };
      }),
    );
  });

  it('fails alone', async () => {
    const { run } = await gatewayOverAll({
      blockchain: () => json({ XAA: { last: 1, buy: 1, sell: 1, symbol: 'XAA' } }),
      banking: () => json({ errors: [{ code: 50002, message: 'No permission.' }] }, 403),
    });

    const { data, errors } = await run(QUERY);

    expect(data.exchangeRates).toEqual([{ currency: { code: 'XAA', banks: null } }]);
    expect(errors).toMatchObject([
      {
        path: ['exchangeRates', 0, 'currency', 'banks'],
        extensions: { code: 'PERMISSION_DENIED', api: 'banking' },
      },
    ]);
  });

  it('is there in the sandbox for the two currencies that banks take', async () => {
    const { run } = await gatewayOverSandbox('blockchain', 'banking');

    const { data, errors } = await run('{ exchangeRates { currency { code banks { totalCount } } } }');

    expect(errors).toBeUndefined();
    const used = data.exchangeRates.filter(({ currency }: any) => currency.banks.totalCount > 0);
    expect(used.map(({ currency }: any) => currency.code)).toEqual(['EUR', 'GBP']);
  });
});
