import { describe, expect, it } from 'vitest';
import { allCountriesAre, codesCall, noCountry } from '#test/countries';
import { gatewayOverAll, json, type Sent } from '#test/harness';
import { range } from '#test/orders';
import { gatewayOverSandbox } from '#test/over-sandbox';

const MANDATE = '55555555-aaaa-4bbb-8ccc-000000000001';
const TIMES = { dateCreated: '2026-03-02T06:00:00.000Z', lastUpdated: '2026-03-03T06:00:00.000Z' };
const CODES = ['XA', 'XB', 'XC', 'XD', 'XE'];
const codeAt = (n: number) => CODES[n % CODES.length] ?? '';
const CURRENCIES = ['XAA', 'XAB'];
const currencyAt = (n: number) => CURRENCIES[n % CURRENCIES.length] ?? '';
const land = (code: string, more: object = {}) => ({
  cca2: code,
  cca3: `${code}X`,
  name: { common: `Land of ${code}` },
  ...more,
});
const uuid = (n: number) => `11111111-aaaa-4bbb-8ccc-${String(n).padStart(12, '0')}`;
const bank = (n: number, more: object = {}) => ({
  aspspUuid: uuid(n),
  alias: `Bank ${n}`,
  country: { code: codeAt(n) },
  currency: { code: currencyAt(n) },
  ...TIMES,
  ...more,
});
const batch = (n: number, more: object = {}) => ({ batchUuid: uuid(n), currency: currencyAt(n), ...more });
const debit = (n: number, more: object = {}) => ({
  directDebitUuid: uuid(n),
  currency: { code: currencyAt(n) },
  amount: 3599,
  status: 'COLLECTED',
  type: 'ONGOING_COLLECTION',
  ...TIMES,
  ...more,
});
const calls = (sent: readonly Sent[]) => sent.map(({ target }) => target).toSorted();

/** A mock for a bank with these rows in every list. */
const rowsAre = (rows: readonly object[]) => () =>
  json({ total: rows.length, aspsps: rows, batchRequests: rows, directdebits: rows });

/** Each currency is used in one country, which has its name. */
function oneLand({ target }: Sent) {
  const [, code = ''] = /^\/v3\.1\/currency\/([A-Z]{3})\?/.exec(target) ?? [];
  return json([{ cca3: code, name: { common: `Land of ${code}` } }]);
}

describe('Bank.country', () => {
  it('costs one call for fifty banks, and requests the selected fields only', async () => {
    const { run, sent } = await gatewayOverAll({
      banking: rowsAre(range(50).map((n) => bank(n))),
      countries: allCountriesAre(CODES.map((code) => land(code))),
    });

    const { data, errors } = await run('{ banks(first: 50) { nodes { country { name { common } } } } }');

    expect(errors).toBeUndefined();
    expect(calls(sent)).toEqual(['/v1/aspsps', codesCall(CODES, 'cca2,cca3,name')]);
    expect(data.banks.nodes).toEqual(range(50).map((n) => ({ country: { name: { common: `Land of ${codeAt(n)}` } } })));
  });

  it('is null without a call if there is no code, and null for an unknown code', async () => {
    const without = await gatewayOverAll({
      banking: rowsAre([bank(1, { country: {} }), bank(2, { country: { code: '' } })]),
      countries: [],
    });
    const invalid = await gatewayOverAll({
      banking: rowsAre([bank(1, { country: { code: 'ZZ' } }), bank(2)]),
      countries: allCountriesAre([land('XC')]),
    });
    const query = '{ banks { nodes { country { code } } } }';

    const answers = [await without.run(query), await invalid.run(query)];

    expect(answers).toEqual([
      { data: { banks: { nodes: [{ country: null }, { country: null }] } } },
      { data: { banks: { nodes: [{ country: null }, { country: { code: 'XC' } }] } } },
    ]);
    expect([without.sent.length, invalid.sent.length]).toEqual([1, 2]);
  });

  it('fails alone', async () => {
    const { run } = await gatewayOverAll({ banking: rowsAre([bank(1)]), countries: () => json({}, 503) });

    const { data, errors } = await run('{ banks { nodes { name country { code } } } }');

    expect(data.banks.nodes).toEqual([{ name: 'Bank 1', country: null }]);
    expect(errors).toMatchObject([
      {
        path: ['banks', 'nodes', 0, 'country'],
        extensions: { code: 'UPSTREAM_UNAVAILABLE', api: 'countries' },
      },
    ]);
  });
});

describe.each([
  {
    type: 'Bank',
    list: 'banks(first: 50)',
    call: '/v1/aspsps',
    row: bank,
    none: [{}, { code: 'points' }],
  },
  {
    type: 'Batch',
    list: 'batches(first: 50)',
    call: '/v1/batches?offset=0&limit=50',
    row: batch,
    none: [undefined, null, 'points'],
  },
  {
    type: 'DirectDebit',
    list: `directDebits(mandateId: "${MANDATE}", first: 50)`,
    call: `/v1/directdebits?mandateUuid=${MANDATE}&offset=0&limit=50`,
    row: debit,
    none: [{}, { code: 'points' }],
  },
])('$type.currency', ({ type, list, call, row, none }) => {
  const query = `{ list: ${list} { nodes { ... on ${type} {
    currency { countries { totalCount nodes { name { common } } } } } } } }`;
  const used = (code: string) => ({ totalCount: 1, nodes: [{ name: { common: `Land of ${code}` } }] });

  it('costs two calls for fifty of them in two currencies, and requests the selected fields only', async () => {
    const { run, sent } = await gatewayOverAll({
      banking: rowsAre(range(50).map((n) => row(n))),
      countries: oneLand,
    });

    const { data, errors } = await run(query);

    expect(errors).toBeUndefined();
    expect(calls(sent)).toEqual([call, ...CURRENCIES.map((code) => `/v3.1/currency/${code}?fields=cca2,cca3,name`)]);
    expect(data.list.nodes).toEqual(range(50).map((n) => ({ currency: { countries: used(currencyAt(n)) } })));
  });

  it('is null without a call if the currency is no code, and empty for an unused one', async () => {
    const without = await gatewayOverAll({
      banking: rowsAre(none.map((currency, n) => row(n, { currency }))),
      countries: [],
    });
    const nowhere = await gatewayOverAll({ banking: rowsAre([row(1)]), countries: () => noCountry });

    const answers = [await without.run(query), await nowhere.run(query)];

    expect(answers).toEqual([
      { data: { list: { nodes: none.map(() => ({ currency: null })) } } },
      { data: { list: { nodes: [{ currency: { countries: { totalCount: 0, nodes: [] } } }] } } },
    ]);
    expect([without.sent.length, nowhere.sent.length]).toEqual([1, 2]);
  });

  it('fails alone, without affecting other currencies', async () => {
    const { run } = await gatewayOverAll({
      banking: rowsAre([row(0), row(1)]),
      countries: (request) => (request.target.includes('XAA') ? json({}, 500) : oneLand(request)),
    });

    const { data, errors } = await run(query.replace('currency {', 'currencyCode currency {'));

    expect(data.list.nodes).toEqual([
      { currencyCode: 'XAA', currency: { countries: null } },
      { currencyCode: 'XAB', currency: { countries: used('XAB') } },
    ]);
    expect(errors).toMatchObject([
      { path: ['list', 'nodes', 0, 'currency', 'countries'], extensions: { code: 'UPSTREAM_ERROR' } },
    ]);
  });
});

describe('Country.banks', () => {
  const REGION = '/v3.1/region/europe?fields=cca2,cca3';
  const query = (field: string) => `{ countries(where: { region: "europe" }, first: 50) { nodes { code3 ${field} } } }`;

  it('is one call for fifty countries', async () => {
    const codeOf = (n: number) => String.fromCharCode(65 + Math.floor(n / 26), 65 + (n % 26));
    const banks = range(100).map((n) =>
      bank(n, { country: { code: n < 40 ? codeOf(n) : codeOf(n % 40).toLowerCase() } }),
    );
    const { run, sent } = await gatewayOverAll({
      countries: () => json(range(50).map((n) => land(codeOf(n)))),
      banking: rowsAre(banks),
    });

    const { data, errors } = await run(query('banks { totalCount nodes { name } }'));

    expect(errors).toBeUndefined();
    expect(calls(sent)).toEqual(['/v1/aspsps', REGION]);
    const there = (n: number) => range(100).filter((of) => of % 40 === n);
    expect(data.countries.nodes).toEqual(
      range(50).map((n) => ({
        code3: `${codeOf(n)}X`,
        banks: { totalCount: there(n).length, nodes: there(n).map((of) => ({ name: `Bank ${of}` })) },
      })),
    );
  });

  it('leads from a bank to the others in its country, and each of them back', async () => {
    const { run, sent } = await gatewayOverAll({
      banking: rowsAre([bank(0), bank(1), bank(5)]),
      countries: allCountriesAre(CODES.map((code) => land(code))),
    });

    const { data, errors } = await run(
      '{ banks(first: 1) { nodes { country { banks { nodes { name country { name { common } } } } } } } }',
    );

    expect(errors).toBeUndefined();
    const back = { country: { name: { common: 'Land of XA' } } };
    expect(data.banks.nodes).toEqual([
      { country: { banks: { nodes: ['Bank 0', 'Bank 5'].map((name) => ({ name, ...back })) } } },
    ]);
    expect(calls(sent)).toEqual(['/v1/aspsps', codesCall(['XA'], 'cca2,cca3,name')]);
  });

  it('is read a window at a time, and its cursors are those of its country', async () => {
    const { run } = await gatewayOverAll({
      countries: ({ target }) => json([land(target.includes('/xa?') ? 'XA' : 'XB')]),
      banking: rowsAre([bank(0), bank(1), bank(5), bank(10)]),
    });
    const window = (name: string) => `query ($after: String) { countries(where: { name: "${name}" }) { nodes {
      banks(first: 2, after: $after) { nodes { name } pageInfo { hasNextPage endCursor } } } } }`;

    const first = await run(window('xa'));
    const [{ banks }] = first.data.countries.nodes;
    const after = banks.pageInfo.endCursor;
    const next = await run(window('xa'), { after });
    const other = await run(window('xb'), { after });

    expect(banks).toMatchObject({ nodes: [{ name: 'Bank 0' }, { name: 'Bank 5' }], pageInfo: { hasNextPage: true } });
    expect(next.data.countries.nodes[0].banks).toMatchObject({
      nodes: [{ name: 'Bank 10' }],
      pageInfo: { hasNextPage: false },
    });
    expect(other.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('is null without a call if a country has no code', async () => {
    const { run, sent } = await gatewayOverAll({
      countries: () => json([land('XA', { cca2: undefined }), land('XB', { cca2: '' })]),
      banking: [],
    });

    const { data, errors } = await run(query('banks { totalCount }'));

    expect(errors).toBeUndefined();
    expect(data.countries.nodes).toEqual([
      { code3: 'XAX', banks: null },
      { code3: 'XBX', banks: null },
    ]);
    expect(calls(sent)).toEqual([REGION]);
  });

  it('fails alone', async () => {
    const { run } = await gatewayOverAll({
      countries: () => json([land('XA')]),
      banking: () => json({ errors: [{ code: 50001 }] }, 403),
    });

    const { data, errors } = await run(query('name { common } banks { totalCount }'));

    expect(data.countries.nodes).toEqual([{ code3: 'XAX', name: { common: 'Land of XA' }, banks: null }]);
    expect(errors).toMatchObject([
      {
        path: ['countries', 'nodes', 0, 'banks'],
        extensions: { code: 'PERMISSION_DENIED', api: 'banking' },
      },
    ]);
  });
});

describe('in the sandbox', () => {
  it('every bank leads to its country and back, and every amount to the countries of its currency', async () => {
    const { run } = await gatewayOverSandbox('banking', 'countries');

    const { data, errors } = await run(`{
      banks(first: 60) { nodes { name countryCode currency { countries { totalCount } }
        country { code banks(first: 60) { nodes { name } } } } }
      batches(first: 48) { nodes { currency { countries { totalCount } } } }
      directDebits(mandateId: "${MANDATE}") { nodes { currency { countries { totalCount } } } } }`);

    expect(errors).toBeUndefined();
    const banks = data.banks.nodes;
    expect(banks.map(({ country }: any) => country.code)).toEqual(banks.map(({ countryCode }: any) => countryCode));
    for (const { name, country } of banks) expect(country.banks.nodes).toContainEqual({ name });
    const all = [banks, data.batches.nodes, data.directDebits.nodes];
    expect(all.map(({ length }) => length)).toEqual([60, 48, 20]);
    expect(all.flat().filter(({ currency }) => !(currency.countries.totalCount > 0))).toEqual([]);
  });
});
