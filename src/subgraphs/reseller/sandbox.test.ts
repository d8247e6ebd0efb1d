import { describe, expect, it } from 'vitest';
import { gatewayOverSandbox } from '#test/over-sandbox';

const P = 'partners/acme-tel';

describe('the sandbox of reseller', () => {
  it('pages as the API does, and filters after the page was cut', async () => {
    const { run } = await gatewayOverSandbox('reseller');

    const all = await run(
      `{ resellerProducts(partnerName: "${P}", first: 1000) { nodes { resourceName regionCodes } pageInfo { hasNextPage } } }`,
    );
    const irish = await run(
      `{ resellerProducts(partnerName: "${P}", first: 40, where: { rawFilter: "regionCodes:IE" }) { nodes { resourceName } } }`,
    );

    const { nodes } = all.data.resellerProducts;
    const names = (rows: { resourceName: string }[]) => rows.map(({ resourceName }) => resourceName);
    expect(nodes.length).toBe(130);
    expect(names(irish.data.resellerProducts.nodes)).toEqual(
      names(nodes.filter((each: any) => each.regionCodes.includes('IE'))).slice(0, 40),
    );
  });

  it('refuses a strange partner and a filter that cannot be read', async () => {
    const { run } = await gatewayOverSandbox('reseller');

    const { errors } = await run(
      '{ a: resellerProducts(partnerName: "partners/other") { nodes { resourceName } } b: resellerPromotions(partnerName: "partners/acme-tel", where: { rawFilter: "x OR y" }) { nodes { resourceName } } }',
    );

    expect(errors?.map(({ path, extensions }) => [path[0], extensions.code])).toEqual([
      ['a', 'PERMISSION_DENIED'],
      ['b', 'BAD_USER_INPUT'],
    ]);
  });

  it('shows the same with a mask as without', async () => {
    const { run } = await gatewayOverSandbox('reseller');
    const subscriptionOf = (
      more: string,
    ) => `{ resellerSubscription(id: "${P}/subscriptions/sub-0005") { ${more} resourceName status processingStatus
      partnerUserToken isEndUserEntitled createdAt updatedAt renewsAt cycleEndsAt freeTrialEndsAt redirectUrl serviceLocation { postalCode }
      promotionSpecs { promotion { resourceName } } cancellationReason upgradeDowngrade { previousSubscriptionResourceName } previousSubscription { resourceName }
      lineItems { index product { resourceName prices { amount { amount } } } amount { amount } status recurrence promotionSpecs { promotion { resourceName } }
        bundleElements { product { resourceName } } payload { __typename } } } }`;

    const [masked, whole] = [await run(subscriptionOf('')), await run(subscriptionOf('raw'))];

    expect(masked.errors).toBeUndefined();
    const { raw, ...rest } = whole.data.resellerSubscription;
    expect(raw.name).toBe(`${P}/subscriptions/sub-0005`);
    expect(masked.data.resellerSubscription).toEqual(rest);
    expect(rest.previousSubscription).toEqual({ resourceName: `${P}/subscriptions/sub-0004` });
    expect(rest.lineItems[0].product.prices[0].amount.amount).toMatch(/^\d+\.\d{2}$/);
  });
});
