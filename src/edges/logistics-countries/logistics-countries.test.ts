import { describe, expect, it } from 'vitest';
import { allCountriesAre, codesCall, noCountry } from '#test/countries';
import {
  consignee,
  fulfillmentOrder,
  fulfillmentOrdersAre,
  page,
  RETURNS,
  RETURNS_CALL,
  returned,
} from '#test/fulfillment';
import { gatewayOverAll, json, type Sent } from '#test/harness';
import { range } from '#test/orders';
import { gatewayOverSandbox } from '#test/over-sandbox';

const land = (code: string, more: object = {}) => ({
  cca2: code,
  cca3: `${code}X`,
  name: { common: `Land of ${code}` },
  ...more,
});
const CODES = ['XA', 'XB', 'XC', 'XD', 'XE'];
const codeAt = (n: number) => CODES[n % CODES.length] ?? '';
const QUERY = '{ fulfillmentOrder(id: "880001") { originalConsignee { countryText country { code3 } } } }';
const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);
const to = (more: object) => fulfillmentOrdersAre([fulfillmentOrder(1, { originalConsignee: consignee(more) })]);

describe('FulfillmentConsignee.country', () => {
  it('costs one call for the two consignees of each of fifty orders, and requests the selected fields only', async () => {
    const orders = range(50).map((n) =>
      fulfillmentOrder(n, {
        originalConsignee: consignee({ country: codeAt(n) }),
        validatedConsignee: consignee({ iso: { iso2: codeAt(n + 1) } }),
      }),
    );
    const { run, sent } = await gatewayOverAll({
      logistics: fulfillmentOrdersAre(orders, () => page(range(50).map(returned))),
      countries: allCountriesAre(CODES.map((code) => land(code))),
    });

    const { data, errors } = await run(`{ ${RETURNS} { nodes { order {
      originalConsignee { country { name { common } } } validatedConsignee { country { name { common } } }
    } } } }`);

    expect(errors).toBeUndefined();
    expect(targets(sent).toSorted()).toEqual([
      ...range(50).map((n) => `/orders/${880_000 + n}`),
      RETURNS_CALL,
      codesCall(CODES, 'cca2,cca3,name'),
    ]);
    const named = (code: string) => ({ country: { name: { common: `Land of ${code}` } } });
    expect(data.returns.nodes).toEqual(
      range(50).map((n) => ({
        order: { originalConsignee: named(codeAt(n)), validatedConsignee: named(codeAt(n + 1)) },
      })),
    );
  });

  it('is found by the name if there is no code, once for each different name', async () => {
    const names = ['Xanadu', 'xanadu ', 'The Old Land'];
    const orders = range(50).map((n) =>
      fulfillmentOrder(n, { originalConsignee: consignee({ country: names[n % names.length] }) }),
    );
    const rows = [
      land('XB', { name: { common: 'New Xanadu' }, altSpellings: ['Xanadu'] }),
      land('XA', { name: { common: 'Xanadu' }, altSpellings: ['The Old Land'], population: 6 }),
    ];
    const { run, sent } = await gatewayOverAll({
      logistics: fulfillmentOrdersAre(orders, () => page(range(50).map(returned))),
      countries: () => json(rows),
    });

    const { data } = await run(
      `{ ${RETURNS} { nodes { order { originalConsignee { country { code population } } } } } }`,
    );

    const fields = 'altSpellings,cca2,cca3,name,population';
    expect(
      targets(sent)
        .filter((target) => target.startsWith('/v3.1'))
        .toSorted(),
    ).toEqual([`/v3.1/name/the%20old%20land?fields=${fields}`, `/v3.1/name/xanadu?fields=${fields}`]);
    const found = { order: { originalConsignee: { country: { code: 'XA', population: 6 } } } };
    expect(data.returns.nodes).toEqual(range(50).map(() => found));
  });

  it('is found by the name if the code is unknown', async () => {
    const { run, sent } = await gatewayOverAll({
      logistics: to({ country: 'XU' }),
      countries: allCountriesAre([land('XA')], () =>
        json([land('XC', { altSpellings: ['XUU'] }), land('XB', { altSpellings: ['XU'] })]),
      ),
    });

    const { data } = await run(QUERY);

    expect(data.fulfillmentOrder.originalConsignee).toEqual({ countryText: 'XU', country: { code3: 'XBX' } });
    expect(targets(sent).at(-1)).toBe('/v3.1/name/xu?fields=altSpellings,cca2,cca3,name');
  });

  it.each([
    [
      'the name which was recognized before the one that was written',
      { country: 'Xan.', iso: { name: 'Xanadu' } },
      '/v3.1/name/xanadu',
    ],
    ['what was written where nothing was recognized', { country: 'Xanadu', iso: {} }, '/v3.1/name/xanadu'],
  ])('goes by %s', async (_what, more, call) => {
    const { run, sent } = await gatewayOverAll({
      logistics: to(more),
      countries: () => json([land('XA', { name: { official: 'XANADU' } })]),
    });

    const { data } = await run(QUERY);

    expect(data.fulfillmentOrder.originalConsignee.country).toEqual({ code3: 'XAX' });
    expect(targets(sent).slice(1)).toEqual([`${call}?fields=altSpellings,cca2,cca3,name`]);
  });

  it.each(['', '.', '..', '-', '12'])('is null without a call where %j is written', async (country) => {
    const { run, sent } = await gatewayOverAll({ logistics: to({ country }), countries: [] });

    const answer = await run(QUERY);

    expect(answer).toEqual({
      data: { fulfillmentOrder: { originalConsignee: { countryText: country, country: null } } },
    });
    expect(sent.length).toBe(1);
  });

  it('is null for a part of a name', async () => {
    const { run } = await gatewayOverAll({
      logistics: to({ country: 'Land' }),
      countries: ({ target }) => (target.startsWith('/v3.1/name/land?') ? json([land('XA')]) : noCountry),
    });

    const { data, errors } = await run(QUERY);

    expect(errors).toBeUndefined();
    expect(data.fulfillmentOrder.originalConsignee).toEqual({ countryText: 'Land', country: null });
  });

  it.each(['XA', 'Xanadu'])('fails alone where %j is written', async (country) => {
    const { run } = await gatewayOverAll({ logistics: to({ country }), countries: () => json({}, 503) });

    const { data, errors } = await run(QUERY);

    expect(data.fulfillmentOrder.originalConsignee).toEqual({ countryText: country, country: null });
    expect(errors).toMatchObject([
      {
        path: ['fulfillmentOrder', 'originalConsignee', 'country'],
        extensions: { code: 'UPSTREAM_UNAVAILABLE', api: 'countries' },
      },
    ]);
  });

  it('is there for every order of the sandbox', async () => {
    const { run } = await gatewayOverSandbox('logistics', 'countries');

    const { data, errors } =
      await run(`{ returns(where: { returnedAt: { from: "2000-01-01T00:00:00Z", to: "2100-01-01T00:00:00Z" } }) {
      nodes { order { originalConsignee { countryCode country { code } } } } } }`);

    expect(errors).toBeUndefined();
    const consignees = data.returns.nodes.map((each: any) => each.order.originalConsignee);
    expect(consignees.length).toBe(20);
    expect(consignees.filter((each: any) => each.countryCode !== each.country.code)).toEqual([]);
  });
});
