import { describe, expect, it } from 'vitest';
import { gatewayOver, json, type Sent } from '#test/harness';

const P = 'partners/acme-tel';
const product = (n: number, more: object = {}) => ({ name: `${P}/products/p-${n}`, ...more });
const promotion = (n: number, more: object = {}) => ({ name: `${P}/promotions/r-${n}`, ...more });
const subscription = (more: object = {}) => ({
  name: `${P}/subscriptions/sub-1`,
  state: 'STATE_ACTIVE',
  partnerUserToken: 'u-1',
  createTime: '2026-02-01T09:00:00Z',
  updateTime: '2026-02-02T10:15:30.250123456Z',
  serviceLocation: { regionCode: 'IE', postalCode: 'D02' },
  ...more,
});
const range = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);
const urls = (sent: readonly Sent[]) => sent.map(({ target }) => decodeURIComponent(target));
const FIXED = 'alt=json&prettyPrint=false';

/** Answers any subscription with this one, and each listing with these rows. */
function shop(rows: { products?: readonly object[]; promotions?: readonly object[]; subscription?: object }) {
  return ({ target }: Sent) => {
    if (target.includes('/subscriptions/')) return json(rows.subscription);
    return json(target.includes('/products?') ? { products: rows.products } : { promotions: rows.promotions });
  };
}

describe('edges between what a partner sells', () => {
  const PRODUCTS = `/v1/${P}/products?${FIXED}&pageSize=1000`;
  const PROMOTIONS = `/v1/${P}/promotions?${FIXED}&pageSize=1000`;

  it('fetches the products of fifty lines and of their bundles with one listing, and their promotions with another', async () => {
    const lineItems = range(50).map((n) => ({
      product: `${P}/products/p-${n}`,
      lineItemPromotionSpecs: [{ promotion: `${P}/promotion/r-${n % 3}` }],
      bundleDetails: { bundleElementDetails: [{ product: `${P}/products/p-${(n + 1) % 50}` }] },
    }));
    const products = range(49).map((n) =>
      product(n, { bundleDetails: { bundleElements: [{ product: `${P}/products/p-0` }] } }),
    );
    const promotions = range(3).map((n) =>
      promotion(n, { applicableProducts: [`${P}/products/p-${n}`, `${P}/products/gone`] }),
    );
    const { run, sent } = await gatewayOver(
      'reseller',
      shop({ subscription: subscription({ lineItems }), products, promotions }),
    );

    const { data, errors } = await run(`{ resellerSubscription(id: "${P}/subscriptions/sub-1") { lineItems {
      product { productId bundle { elements { product { productId } } } promotions { promotionId } }
      bundleElements { product { productId } }
      promotionSpecs { promotion { promotionId applicableProducts { productId } } } } } }`);

    expect(errors).toBeUndefined();
    expect(urls(sent).slice(1).toSorted()).toEqual([PRODUCTS, PROMOTIONS]);
    const known = (n: number, more: object = {}) => (n < 49 ? { productId: `p-${n}`, ...more } : null);
    expect(data.resellerSubscription.lineItems).toEqual(
      range(50).map((n) => ({
        product: known(n, {
          bundle: { elements: [{ product: { productId: 'p-0' } }] },
          promotions: n < 3 ? [{ promotionId: `r-${n}` }] : [],
        }),
        bundleElements: [{ product: known((n + 1) % 50) }],
        promotionSpecs: [
          { promotion: { promotionId: `r-${n % 3}`, applicableProducts: [{ productId: `p-${n % 3}` }] } },
        ],
      })),
    );
  });

  it('reads a listing to its end, and stops where there is none', async () => {
    const lineItems = [{ product: `${P}/products/p-3` }];
    const pages = await gatewayOver('reseller', [
      json(subscription({ lineItems })),
      json({ products: [product(1)], nextPageToken: 'a' }),
      json({ nextPageToken: 'b' }),
      json({ products: [product(3)] }),
    ]);
    const endless = await gatewayOver('reseller', ({ target }) =>
      target.includes('/subscriptions/') ? json(subscription({ lineItems })) : json({ nextPageToken: 'again' }),
    );
    const query = `{ resellerSubscription(id: "${P}/subscriptions/sub-1") { resourceName lineItems { product { productId } } } }`;

    const found = await pages.run(query);
    const lost = await endless.run(query);

    expect(urls(pages.sent).slice(1)).toEqual(
      ['', '&pageToken=a', '&pageToken=b'].map((token) => `/v1/${P}/products?${FIXED}&pageSize=1000${token}`),
    );
    expect(found).toEqual({
      data: {
        resellerSubscription: {
          resourceName: `${P}/subscriptions/sub-1`,
          lineItems: [{ product: { productId: 'p-3' } }],
        },
      },
    });
    expect(endless.sent.length).toBe(3);
    expect(lost.data.resellerSubscription.lineItems).toEqual([{ product: null }]);
    expect(lost.errors).toMatchObject([{ extensions: { code: 'UPSTREAM_INVALID_RESPONSE' } }]);
  });

  it('asks nothing for a line without a product, or with a name that is none', async () => {
    const lineItems = [{}, { product: 'p-1', lineItemPromotionSpecs: [{}] }];
    const { run, sent } = await gatewayOver('reseller', [json(subscription({ lineItems }))]);

    const { data } = await run(
      `{ resellerSubscription(id: "${P}/subscriptions/sub-1") { lineItems { product { resourceName } promotionSpecs { promotion { resourceName } } } } }`,
    );

    expect(data.resellerSubscription.lineItems).toEqual([
      { product: null, promotionSpecs: [] },
      { product: null, promotionSpecs: [{ promotion: null }] },
    ]);
    expect(sent.length).toBe(1);
  });

  it.each(['sub-0', `${P}/subscriptions/sub-0`])(
    'finds the subscription that another replaced by %j, once',
    async (previousSubscriptionId) => {
      const { run, sent } = await gatewayOver('reseller', ({ target }) =>
        json(
          target.includes('sub-0')
            ? subscription({ name: `${P}/subscriptions/sub-0` })
            : subscription({ upgradeDowngradeDetails: { previousSubscriptionId } }),
        ),
      );

      const { data } = await run(
        `{ ${range(20, 1)
          .map(
            (n) =>
              `s${n}: resellerSubscription(id: "${P}/subscriptions/sub-${n}") { previousSubscription { subscriptionId } }`,
          )
          .join(' ')} }`,
      );

      expect(Object.values(data)).toEqual(range(20).map(() => ({ previousSubscription: { subscriptionId: 'sub-0' } })));
      expect(urls(sent).filter((url) => url.includes('sub-0'))).toEqual([`/v1/${P}/subscriptions/sub-0?${FIXED}`]);
    },
  );

  it('finds things again by their global ids', async () => {
    const { run } = await gatewayOver(
      'reseller',
      shop({ products: [product(1)], promotions: [promotion(1)], subscription: subscription() }),
    );
    const { data } =
      await run(`{ resellerProducts(partnerName: "${P}") { nodes { id } } resellerPromotions(partnerName: "${P}") { nodes { id } }
      resellerSubscription(id: "${P}/subscriptions/sub-1") { id } }`);
    const ids = [
      data.resellerProducts.nodes[0].id,
      data.resellerPromotions.nodes[0].id,
      data.resellerSubscription.id,
      Buffer.from(`ResellerProduct:${P}/products/gone`).toString('base64url'),
    ];

    const again = await run(
      `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on ResellerProduct { resourceName } ... on ResellerPromotion { resourceName } ... on ResellerSubscription { resourceName } } }`,
      { ids },
    );

    expect(again.data.nodes).toEqual([
      { __typename: 'ResellerProduct', id: ids[0], resourceName: `${P}/products/p-1` },
      { __typename: 'ResellerPromotion', id: ids[1], resourceName: `${P}/promotions/r-1` },
      { __typename: 'ResellerSubscription', id: ids[2], resourceName: `${P}/subscriptions/sub-1` },
      null,
    ]);
  });
});
