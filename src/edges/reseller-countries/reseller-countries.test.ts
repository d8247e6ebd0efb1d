import { describe, expect, it } from 'vitest';
import { allCountriesAre, codesCall } from '#test/countries';
import { gatewayOverAll, json, type Sent } from '#test/harness';
import { range } from '#test/orders';
import { gatewayOverSandbox } from '#test/over-sandbox';

const P = 'partners/acme-tel';
const FIXED = 'alt=json&prettyPrint=false';
const CODES = ['XA', 'XB', 'XC', 'XD', 'XE'];
const codeAt = (n: number) => CODES[n % CODES.length] ?? '';
const lands = CODES.map((code) => ({ cca2: code, cca3: `${code}X`, name: { common: `Land of ${code}` } }));
const named = (n: number) => ({ name: { common: `Land of ${codeAt(n)}` } });
const urls = (sent: readonly Sent[]) => sent.map(({ target }) => decodeURIComponent(target)).toSorted();
const product = (n: number, more: object = {}) => ({ name: `${P}/products/p-${n}`, ...more });
const promotion = (n: number, more: object = {}) => ({ name: `${P}/promotions/r-${n}`, ...more });
const subscription = (serviceLocation: object) => ({
  name: `${P}/subscriptions/s-1`,
  state: 'STATE_ACTIVE',
  partnerUserToken: 'u-1',
  createTime: '2026-02-01T09:00:00Z',
  updateTime: '2026-02-02T10:15:30Z',
  serviceLocation,
});

/** Answers any subscription with this one, and each listing with these rows. */
function shop(rows: { products?: readonly object[]; promotions?: readonly object[]; subscription?: object }) {
  return ({ target }: Sent) => {
    if (target.includes('/subscriptions/')) return json(rows.subscription);
    return json(target.includes('/products?') ? { products: rows.products } : { promotions: rows.promotions });
  };
}

describe('the countries of a partner’s products, prices and promotions', () => {
  it('cost one call for fifty products, their prices, fifty promotions and where one is used', async () => {
    const products = range(50).map((n) =>
      product(n, {
        regionCodes: [codeAt(n), codeAt(n + 1)],
        priceConfigs: [{ regionCode: codeAt(n + 2), amount: { amountMicros: '1', currencyCode: 'EUR' } }],
      }),
    );
    const promotions = range(50).map((n) =>
      promotion(n, {
        regionCodes: [codeAt(n)],
        introductoryPricingDetails: { introductoryPricingSpecs: [{ regionCode: codeAt(n + 3) }] },
      }),
    );
    const { run, sent } = await gatewayOverAll({
      reseller: shop({ products, promotions, subscription: subscription({ regionCode: 'XC' }) }),
      countries: allCountriesAre(lands),
    });

    const { data, errors } = await run(`{
      resellerProducts(partnerName: "${P}", first: 50) { nodes { availableIn { ...Land } prices { country { ...Land } } } }
      resellerPromotions(partnerName: "${P}", first: 50) { nodes { availableIn { ...Land } introductoryPrices { country { ...Land } } } }
      resellerSubscription(id: "${P}/subscriptions/s-1") { serviceLocation { country { ...Land } } }
    } fragment Land on Country { name { common } }`);

    expect(errors).toBeUndefined();
    expect(urls(sent)).toEqual([
      `/v1/${P}/products?${FIXED}&pageSize=50&fields=products(name,priceConfigs,regionCodes),nextPageToken`,
      `/v1/${P}/promotions?${FIXED}&pageSize=50&fields=promotions(introductoryPricingDetails,name,regionCodes),nextPageToken`,
      `/v1/${P}/subscriptions/s-1?${FIXED}&fields=name,serviceLocation`,
      codesCall(CODES, 'cca2,cca3,name'),
    ]);
    expect(data).toEqual({
      resellerProducts: {
        nodes: range(50).map((n) => ({ availableIn: [named(n), named(n + 1)], prices: [{ country: named(n + 2) }] })),
      },
      resellerPromotions: {
        nodes: range(50).map((n) => ({ availableIn: [named(n)], introductoryPrices: [{ country: named(n + 3) }] })),
      },
      resellerSubscription: { serviceLocation: { country: named(2) } },
    });
  });

  it('are empty without a call if there are no codes, and omit unknown codes', async () => {
    const rows = { products: [product(1), product(2, { regionCodes: [], priceConfigs: [{}] })] };
    const without = await gatewayOverAll({
      reseller: shop({ ...rows, subscription: subscription({}) }),
      countries: [],
    });
    const invalid = await gatewayOverAll({
      reseller: shop({ products: [product(1, { regionCodes: ['XA', 'ZZ', '', 'Xanadu'] })] }),
      countries: allCountriesAre(lands),
    });

    const answers = [
      await without.run(`{
        resellerProducts(partnerName: "${P}") { nodes { availableIn { code } prices { country { code } } } }
        resellerSubscription(id: "${P}/subscriptions/s-1") { serviceLocation { country { code } } } }`),
      await invalid.run(`{ resellerProducts(partnerName: "${P}") { nodes { availableIn { code } } } }`),
    ];

    expect(answers).toEqual([
      {
        data: {
          resellerProducts: {
            nodes: [
              { availableIn: [], prices: [] },
              { availableIn: [], prices: [{ country: null }] },
            ],
          },
          resellerSubscription: { serviceLocation: { country: null } },
        },
      },
      { data: { resellerProducts: { nodes: [{ availableIn: [{ code: 'XA' }] }] } } },
    ]);
    expect([without.sent.length, invalid.sent.length]).toEqual([2, 2]);
  });

  it('have the products that are sold in them, of one listing', async () => {
    const products = [product(1, { regionCodes: ['xa', 'XB'] }), product(2, { regionCodes: ['XB'] }), product(3)];
    const { run, sent } = await gatewayOverAll({
      reseller: shop({ products, promotions: [promotion(1, { regionCodes: CODES })] }),
      countries: allCountriesAre(lands),
    });

    const { data, errors } = await run(`{ resellerPromotions(partnerName: "${P}") { nodes { availableIn { code
      resellerProducts(partnerName: "${P}", first: 1) { nodes { productId } pageInfo { hasNextPage } } } } } }`);

    expect(errors).toBeUndefined();
    expect(urls(sent).filter((url) => url.includes('/products?'))).toEqual([
      `/v1/${P}/products?${FIXED}&pageSize=1000`,
    ]);
    const found = (nodes: object[], hasNextPage = false) => ({ nodes, pageInfo: { hasNextPage } });
    expect(data.resellerPromotions.nodes[0].availableIn).toEqual([
      { code: 'XA', resellerProducts: found([{ productId: 'p-1' }]) },
      { code: 'XB', resellerProducts: found([{ productId: 'p-1' }], true) },
      ...['XC', 'XD', 'XE'].map((code) => ({ code, resellerProducts: found([]) })),
    ]);
  });

  it('fail alone', async () => {
    const rows = { products: [product(1, { regionCodes: ['XA'], priceConfigs: [{ regionCode: 'XA' }] })] };
    const { run } = await gatewayOverAll({ reseller: shop(rows), countries: () => json({}, 504) });

    const { data, errors } = await run(
      `{ resellerProducts(partnerName: "${P}") { nodes { regionCodes availableIn { code } prices { countryCode country { code } } } } }`,
    );

    expect(data.resellerProducts.nodes).toEqual([
      { regionCodes: ['XA'], availableIn: null, prices: [{ countryCode: 'XA', country: null }] },
    ]);
    expect(errors?.map(({ path, extensions }) => [path.join('.'), extensions.api, extensions.code]).toSorted()).toEqual(
      [
        ['resellerProducts.nodes.0.availableIn', 'countries', 'UPSTREAM_TIMEOUT'],
        ['resellerProducts.nodes.0.prices.0.country', 'countries', 'UPSTREAM_TIMEOUT'],
      ],
    );
  });

  it('are there for everything in the sandbox', async () => {
    const { run } = await gatewayOverSandbox('reseller', 'countries');

    const { data, errors } = await run(`{
      resellerProducts(partnerName: "${P}", first: 50) { nodes { regionCodes availableIn { code } prices { country { code } } } }
      resellerPromotions(partnerName: "${P}", first: 50) { nodes { regionCodes availableIn { code } } }
      resellerSubscription(id: "${P}/subscriptions/sub-0001") { serviceLocation { country { code } } } }`);

    expect(errors).toBeUndefined();
    const rows = [...data.resellerProducts.nodes, ...data.resellerPromotions.nodes];
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.map(({ availableIn }) => availableIn.map(({ code }: any) => code))).toEqual(
      rows.map(({ regionCodes }) => regionCodes),
    );
    expect(
      data.resellerProducts.nodes.flatMap(({ prices }: any) => prices).filter((each: any) => !each.country),
    ).toEqual([]);
    expect(data.resellerSubscription.serviceLocation.country.code).toMatch(/^[A-Z]{2}$/);
  });
});
