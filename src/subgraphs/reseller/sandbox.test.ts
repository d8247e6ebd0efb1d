import { describe, expect, it } from 'vitest';
import { gatewayOverSandbox } from '#test/over-sandbox';

const P = 'partners/acme-tel';

describe('the sandbox of reseller', () => {
  it('pages as the interface does, and filters after the page was cut', async () => {
    const { run } = await gatewayOverSandbox('reseller');

    const all = await run(
      `{ resellerProducts(parent: "${P}", first: 1000) { nodes { name countryCodes } pageInfo { hasNextPage } } }`,
    );
    const irish = await run(
      `{ resellerProducts(parent: "${P}", first: 40, filter: "regionCodes:IE") { nodes { name } } }`,
    );

    const { nodes } = all.data.resellerProducts;
    const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
    expect(nodes.length).toBe(130);
    expect(names(irish.data.resellerProducts.nodes)).toEqual(
      names(nodes.filter((each: any) => each.countryCodes.includes('IE'))).slice(0, 40),
    );
  });

  it('refuses a strange partner and a filter that cannot be read', async () => {
    const { run } = await gatewayOverSandbox('reseller');

    const { errors } = await run(
      '{ a: resellerProducts(parent: "partners/other") { nodes { name } } b: resellerPromotions(parent: "partners/acme-tel", filter: "x OR y") { nodes { name } } }',
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
    ) => `{ resellerSubscription(name: "${P}/subscriptions/sub-0005") { ${more} name state processingState
      partnerUserToken endUserEntitled createdAt updatedAt renewsAt cycleEndsAt freeTrialEndsAt redirectUri serviceLocation { postalCode }
      promotionSpecs { promotion { name } } cancellationReason upgradeDowngrade { previousSubscriptionName } previousSubscription { name }
      lineItems { index product { name prices { amount { amount } } } amount { amount } state recurrenceType promotionSpecs { promotion { name } }
        bundleElements { product { name } } payload { __typename } } } }`;

    const [masked, whole] = [await run(subscriptionOf('')), await run(subscriptionOf('raw'))];

    expect(masked.errors).toBeUndefined();
    const { raw, ...rest } = whole.data.resellerSubscription;
    expect(raw.name).toBe(`${P}/subscriptions/sub-0005`);
    expect(masked.data.resellerSubscription).toEqual(rest);
    expect(rest.previousSubscription).toEqual({ name: `${P}/subscriptions/sub-0004` });
    expect(rest.lineItems[0].product.prices[0].amount.amount).toMatch(/^\d+\.\d{6}$/);
  });
});
