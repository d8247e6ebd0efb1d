import { describe, expect, it } from 'vitest';
import { allCountriesAre, codesCall, regionCalls } from '#test/countries';
import { gatewayOverAll, json, type Sent } from '#test/harness';
import { order, ordersAre, range } from '#test/orders';
import { gatewayOverSandbox } from '#test/over-sandbox';

const ORDERS = '/order?limit=50&offset=0';
const QUERY = `{ orders(first: 50) { nodes {
  buyer { taxAddress { country { ...Land } } }
  fulfillmentStartInstructions { shippingStep { shipTo { contactAddress { country { ...Land } } } } }
  lineItems { itemLocation { country { ...Land } } }
} } } fragment Land on Country { name { common } }`;
const CODES = ['XA', 'XB', 'XC', 'XD', 'XE', 'XF', 'XG'];
const codeAt = (n: number) => CODES[n % CODES.length] ?? '';
const land = (code: string) => ({ cca2: code, cca3: `${code}X`, name: { common: `Land of ${code}` } });
const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);

/** An order with these three addresses. */
const from = (n: number, tax: object, address: object, place: object) =>
  order(n, {
    buyer: { username: 'b', taxAddress: tax },
    fulfillmentStartInstructions: [{ shippingStep: { shipTo: { contactAddress: address } } }],
    lineItems: [{ lineItemId: '1', itemLocation: place }],
  });
const shown = (tax: unknown, address: unknown, place: unknown) => ({
  buyer: { taxAddress: { country: tax } },
  fulfillmentStartInstructions: [{ shippingStep: { shipTo: { contactAddress: { country: address } } } }],
  lineItems: [{ itemLocation: { country: place } }],
});

describe('the country of an address', () => {
  it('costs one call for the three addresses of each of fifty orders, and requests the selected fields only', async () => {
    const orders = range(50).map((n) =>
      from(n, { countryCode: codeAt(n) }, { countryCode: codeAt(n + 1) }, { countryCode: codeAt(n + 2).toLowerCase() }),
    );
    const { run, sent } = await gatewayOverAll({
      marketplace: ordersAre(orders),
      countries: allCountriesAre(CODES.map(land)),
    });

    const { data, errors } = await run(QUERY);

    expect(errors).toBeUndefined();
    expect(targets(sent).toSorted()).toEqual([ORDERS, codesCall(CODES, 'cca2,cca3,name')]);
    const expected = (n: number) => ({ name: { common: `Land of ${codeAt(n)}` } });
    expect(data.orders.nodes).toEqual(range(50).map((n) => shown(expected(n), expected(n + 1), expected(n + 2))));
  });

  it('costs six calls without the extras', async () => {
    const { run, sent } = await gatewayOverAll(
      {
        marketplace: ordersAre(range(50).map((n) => from(n, { countryCode: codeAt(n) }, { countryCode: 'XGX' }, {}))),
        countries: allCountriesAre(CODES.map(land)),
      },
      { settings: { apis: { countries: { extras: false } } } },
    );

    const { data, errors } = await run(QUERY);

    expect(errors).toBeUndefined();
    expect(targets(sent).toSorted()).toEqual([ORDERS, ...regionCalls('cca2,cca3,name')]);
    const expected = (code: string) => ({ name: { common: `Land of ${code}` } });
    expect(data.orders.nodes).toEqual(range(50).map((n) => shown(expected(codeAt(n)), expected('XG'), null)));
  });

  it('is found by the property name of older versions', async () => {
    const { run } = await gatewayOverAll({
      marketplace: ordersAre([from(1, { country: 'XA' }, { country: 'XB' }, {})]),
      countries: allCountriesAre(CODES.map(land)),
    });

    const { data } = await run(QUERY);

    expect(data.orders.nodes).toEqual([
      shown({ name: { common: 'Land of XA' } }, { name: { common: 'Land of XB' } }, null),
    ]);
  });

  it('is null without a call if there is no code, and null for an unknown code', async () => {
    const without = await gatewayOverAll({
      marketplace: ordersAre([from(1, {}, { countryCode: '' }, {})]),
      countries: [],
    });
    const invalid = await gatewayOverAll({
      marketplace: ordersAre([from(1, { countryCode: 'Xanadu' }, { countryCode: 'ZZ' }, {})]),
      countries: allCountriesAre(CODES.map(land)),
    });

    const answers = [await without.run(QUERY), await invalid.run(QUERY)];

    expect(answers).toEqual(answers.map(() => ({ data: { orders: { nodes: [shown(null, null, null)] } } })));
    expect([without.sent.length, invalid.sent.length]).toEqual([1, 2]);
  });

  it('fails alone', async () => {
    const { run } = await gatewayOverAll({
      marketplace: ordersAre([from(1, {}, { city: 'Sampleton', countryCode: 'XA' }, {})]),
      countries: () => json('INTERNAL_SERVER_ERROR', 500),
    });

    const { data, errors } = await run(
      '{ orders { nodes { orderId fulfillmentStartInstructions { shippingStep { shipTo { contactAddress { city country { code } } } } } } } }',
    );

    expect(data.orders.nodes).toEqual([
      {
        orderId: '11-00000-00001',
        fulfillmentStartInstructions: [
          { shippingStep: { shipTo: { contactAddress: { city: 'Sampleton', country: null } } } },
        ],
      },
    ]);
    expect(errors).toMatchObject([
      {
        path: [
          'orders',
          'nodes',
          0,
          'fulfillmentStartInstructions',
          0,
          'shippingStep',
          'shipTo',
          'contactAddress',
          'country',
        ],
        extensions: { code: 'UPSTREAM_ERROR', api: 'countries' },
      },
    ]);
  });

  it('is there for every order of the sandbox', async () => {
    const { run } = await gatewayOverSandbox('marketplace', 'countries');

    const { data, errors } = await run(QUERY);

    expect(errors).toBeUndefined();
    const names = data.orders.nodes.flatMap((each: any) => [
      each.buyer.taxAddress.country?.name.common,
      each.fulfillmentStartInstructions[0].shippingStep.shipTo.contactAddress.country?.name.common,
      each.lineItems[0].itemLocation.country?.name.common,
    ]);
    expect(names.length).toBe(150);
    expect(names.filter((name: unknown) => typeof name !== 'string')).toEqual([]);
  });
});
