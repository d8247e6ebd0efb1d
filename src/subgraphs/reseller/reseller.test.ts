import { describe, expect, it } from 'vitest';
import { answered, gatewayOver, json, type Sent } from '#test/harness';

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
const failure = (status: number, word: string) =>
  json({ error: { code: status, status: word, message: 'secret words' } }, status);
const urls = (sent: readonly Sent[]) => sent.map(({ target }) => decodeURIComponent(target));
const FIXED = 'alt=json&prettyPrint=false';

describe('Query.resellerProducts', () => {
  const whole = product(1, {
    titles: [{ text: 'Cloud', languageCode: 'en-US' }],
    productType: 'PRODUCT_TYPE_BUNDLE_SUBSCRIPTION',
    regionCodes: ['IE', 'fr'],
    priceConfigs: [
      { regionCode: 'IE', amount: { amountMicros: '1990000', currencyCode: 'EUR' } },
      { regionCode: 'FR', amount: { currencyCode: 'EUR' } },
      { regionCode: 'US' },
    ],
    subscriptionBillingCycleDuration: { count: 1, unit: 'MONTH' },
    finiteBillingCycleDetails: { billingCycleCountLimit: '9007199254740993' },
    bundleDetails: { bundleElements: [{ product: `${P}/products/p-2` }], entitlementMode: 'ENTITLEMENT_MODE_FULL' },
  });

  it('sends every argument in its place, and shows what comes back', async () => {
    const { run, sent } = await gatewayOver('reseller', [json({ products: [whole], nextPageToken: 'cDoy' })]);

    const { data, errors } =
      await run(`{ resellerProducts(partnerName: "${P}", where: { rawFilter: "regionCodes:IE AND regionCodes:FR" }, first: 1) {
      nodes { resourceName productId titles { text languageCode } kind regionCodes prices { countryCode amount { amount currencyCode } }
        billingCycleDuration { count unit } billingCycleCountLimit bundle { elements { productResourceName } entitlementMode } }
      pageInfo { hasNextPage } } }`);

    expect(errors).toBeUndefined();
    expect(sent.map(({ method, headers, body }) => ({ method, headers, body }))).toEqual([
      { method: 'GET', headers: {}, body: '' },
    ]);
    expect(urls(sent)).toEqual([
      `/v1/${P}/products?${FIXED}&filter=regionCodes:IE AND regionCodes:FR&pageSize=1&fields=products(bundleDetails,` +
        'finiteBillingCycleDetails,name,priceConfigs,productType,regionCodes,subscriptionBillingCycleDuration,titles),nextPageToken',
    ]);
    expect(data.resellerProducts).toEqual({
      nodes: [
        {
          resourceName: `${P}/products/p-1`,
          productId: 'p-1',
          titles: [{ text: 'Cloud', languageCode: 'en-US' }],
          kind: 'BUNDLE_SUBSCRIPTION',
          regionCodes: ['IE', 'FR'],
          prices: [
            { countryCode: 'IE', amount: { amount: '1.99', currencyCode: 'EUR' } },
            { countryCode: 'FR', amount: { amount: '0.00', currencyCode: 'EUR' } },
            { countryCode: 'US', amount: null },
          ],
          billingCycleDuration: { count: 1, unit: 'MONTH' },
          billingCycleCountLimit: '9007199254740993',
          bundle: { elements: [{ productResourceName: `${P}/products/p-2` }], entitlementMode: 'FULL' },
        },
      ],
      pageInfo: { hasNextPage: true },
    });
  });

  it('shows lists that were left out as empty, and a new word as unrecognized', async () => {
    const { run } = await gatewayOver('reseller', [
      json({ products: [product(1, { productType: 'PRODUCT_TYPE_NEW' })] }),
    ]);

    const { data } = await run(
      `{ resellerProducts(partnerName: "${P}") { nodes { titles { text } kind regionCodes prices { countryCode } bundle { entitlementMode } raw } } }`,
    );

    const raw = product(1, { productType: 'PRODUCT_TYPE_NEW' });
    expect(data.resellerProducts.nodes).toEqual([
      { titles: [], kind: 'UNRECOGNIZED', regionCodes: [], prices: [], bundle: null, raw },
    ]);
  });

  it('goes on where a cursor points, whatever is selected there, and refuses one of another filter', async () => {
    const { run, sent } = await gatewayOver('reseller', [
      json({ products: [product(1)], nextPageToken: 'cDoy' }),
      json({ products: [product(2)] }),
    ]);
    const { data } = await run(
      `{ resellerProducts(partnerName: "${P}", first: 1) { nodes { resourceName } pageInfo { endCursor } } }`,
    );
    const after = data.resellerProducts.pageInfo.endCursor;

    const next = await run(
      `query ($after: String) { resellerProducts(partnerName: "${P}", first: 1, after: $after) { nodes { raw } pageInfo { hasNextPage } } }`,
      { after },
    );
    const other = await run(
      `query ($after: String) { resellerProducts(partnerName: "${P}", where: { rawFilter: "regionCodes:IE" }, after: $after) { nodes { resourceName } } }`,
      { after },
    );

    expect(next.data).toEqual({ resellerProducts: { nodes: [{ raw: product(2) }], pageInfo: { hasNextPage: false } } });
    expect(other.errors).toMatchObject([{ path: ['resellerProducts'], extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(urls(sent)).toEqual([
      `/v1/${P}/products?${FIXED}&pageSize=1&fields=products(name),nextPageToken`,
      `/v1/${P}/products?${FIXED}&pageSize=1&pageToken=cDoy`,
    ]);
  });

  it('follows short and empty pages, and asks for at most 1000 rows a page', async () => {
    const { run, sent } = await gatewayOver(
      'reseller',
      [
        json({ products: range(3).map((n) => product(n)), nextPageToken: 'a' }),
        json({ nextPageToken: 'b' }),
        json({ products: range(2, 3).map((n) => product(n)), nextPageToken: '' }),
      ],
      { settings: { limits: { pageMaximum: 2000 } } },
    );

    const { data } = await run(
      `{ resellerProducts(partnerName: "${P}", first: 1500) { nodes { productId } pageInfo { hasNextPage } } }`,
    );

    expect(urls(sent).map((url) => /pageSize=\d+(&pageToken=\w+)?/.exec(url)?.[0])).toEqual([
      'pageSize=1000',
      'pageSize=1000&pageToken=a',
      'pageSize=1000&pageToken=b',
    ]);
    expect(data.resellerProducts).toEqual({
      nodes: range(5).map((n) => ({ productId: `p-${n}` })),
      pageInfo: { hasNextPage: false },
    });
  });

  it.each(['acme-tel', 'partners/acme-tel/products', 'partners/..'])(
    'refuses %j as a partner, before any call',
    async (parent) => {
      const { run, sent } = await gatewayOver('reseller', []);

      const { errors } = await run(
        'query ($parent: ID!) { resellerProducts(partnerName: $parent) { nodes { resourceName } } }',
        {
          parent,
        },
      );

      expect(errors).toMatchObject([{ path: ['resellerProducts'], extensions: { code: 'BAD_USER_INPUT' } }]);
      expect(sent).toEqual([]);
    },
  );
});

describe('Query.resellerPromotions', () => {
  it('sends every argument in its place, and shows what comes back', async () => {
    const free = promotion(1, {
      titles: [{ text: 'Free', languageCode: 'en' }],
      promotionType: 'PROMOTION_TYPE_FREE_TRIAL',
      applicableProducts: [`${P}/products/p-1`],
      regionCodes: ['IE'],
      startTime: '2026-01-01T00:00:00Z',
      endTime: '2026-06-01T00:00:00Z',
      freeTrialDuration: { count: 14, unit: 'DAY' },
    });
    const cheap = promotion(2, {
      promotionType: 'PROMOTION_TYPE_INTRODUCTORY_PRICING',
      introductoryPricingDetails: {
        introductoryPricingSpecs: [
          { regionCode: 'IE', recurrenceCount: 3, discountRatioMicros: '50000' },
          { regionCode: 'NO', recurrenceCount: 3, discountAmount: { amountMicros: '10000000', currencyCode: 'NOK' } },
        ],
      },
    });
    const { run, sent } = await gatewayOver('reseller', [json({ promotions: [free, cheap] })]);

    const { data, errors } =
      await run(`{ resellerPromotions(partnerName: "${P}", where: { rawFilter: "applicableProducts:${P}/products/p-1" }, first: 10) {
      nodes { resourceName promotionId titles { text } kind applicableProductResourceNames regionCodes startsAt endsAt freeTrialDuration { count unit }
        introductoryPrices { countryCode recurrenceCount discountAmount { amount currencyCode } discountRatio } } } }`);

    expect(errors).toBeUndefined();
    expect(urls(sent)).toEqual([
      `/v1/${P}/promotions?${FIXED}&filter=applicableProducts:${P}/products/p-1&pageSize=10&fields=promotions(applicableProducts,` +
        'endTime,freeTrialDuration,introductoryPricingDetails,name,promotionType,regionCodes,startTime,titles),nextPageToken',
    ]);
    expect(data.resellerPromotions.nodes).toEqual([
      {
        resourceName: `${P}/promotions/r-1`,
        promotionId: 'r-1',
        titles: [{ text: 'Free' }],
        kind: 'FREE_TRIAL',
        applicableProductResourceNames: [`${P}/products/p-1`],
        regionCodes: ['IE'],
        startsAt: '2026-01-01T00:00:00Z',
        endsAt: '2026-06-01T00:00:00Z',
        freeTrialDuration: { count: 14, unit: 'DAY' },
        introductoryPrices: [],
      },
      {
        resourceName: `${P}/promotions/r-2`,
        promotionId: 'r-2',
        titles: [],
        kind: 'INTRODUCTORY_PRICING',
        applicableProductResourceNames: [],
        regionCodes: [],
        startsAt: null,
        endsAt: null,
        freeTrialDuration: null,
        introductoryPrices: [
          { countryCode: 'IE', recurrenceCount: 3, discountAmount: null, discountRatio: '0.050000' },
          {
            countryCode: 'NO',
            recurrenceCount: 3,
            discountAmount: { amount: '10.00', currencyCode: 'NOK' },
            discountRatio: null,
          },
        ],
      },
    ]);
  });

  it('asks for nothing but a page when no argument is given', async () => {
    const { run, sent } = await gatewayOver('reseller', [json({})]);

    const { data } = await run(`{ resellerPromotions(partnerName: "${P}") { nodes { raw } } }`);

    expect(sent).toEqual([
      { method: 'GET', target: `/v1/${P}/promotions?${FIXED}&pageSize=20`, headers: {}, body: '' },
    ]);
    expect(data).toEqual({ resellerPromotions: { nodes: [] } });
  });
});

describe('filters', () => {
  const globalId = (type: string, key: string) => Buffer.from(`${type}:${key}`).toString('base64url');

  it.each([
    ['resellerProducts', '{ regionCode: "IE" }', 'regionCodes:IE'],
    ['resellerProducts', '{ rawFilter: "regionCodes:IE AND regionCodes:FR" }', 'regionCodes:IE AND regionCodes:FR'],
    ['resellerPromotions', '{ regionCode: "IE" }', 'regionCodes:IE'],
    ['resellerPromotions', `{ productId: "${P}/products/p-1" }`, `applicableProducts:${P}/products/p-1`],
    [
      'resellerPromotions',
      `{ productId: "${globalId('ResellerProduct', `${P}/products/p-1`)}" }`,
      `applicableProducts:${P}/products/p-1`,
    ],
  ])('of %s: %s is sent as %j', async (field, where, filter) => {
    const { run, sent } = await gatewayOver('reseller', [json({})]);

    const { errors } = await run(`{ ${field}(partnerName: "${P}", where: ${where}) { nodes { raw } } }`);

    expect(errors).toBeUndefined();
    expect(new URL(sent[0]?.target ?? '', 'http://x').searchParams.get('filter')).toBe(filter);
  });

  it.each([`${P}/products/p-1 AND regionCodes:IE`, globalId('ResellerPromotion', `${P}/promotions/r-1`), 'p-1'])(
    'refuse %j as a product, before any call',
    async (productId) => {
      const { run, sent } = await gatewayOver('reseller', []);

      const { errors } = await run(
        `query ($id: ID!) { resellerPromotions(partnerName: "${P}", where: { productId: $id }) { nodes { raw } } }`,
        { id: productId },
      );

      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
      expect(sent).toEqual([]);
    },
  );
});

describe('Query.resellerSubscription', () => {
  const query = (fields: string) => `{ resellerSubscription(id: "${P}/subscriptions/sub-1") { ${fields} } }`;

  it('fetches one with everything that it has', async () => {
    const wire = subscription({
      processingState: 'PROCESSING_STATE_RESUMING',
      endUserEntitled: true,
      renewalTime: '2026-03-01T09:00:00Z',
      redirectUri: 'https://plans.example.test/',
      products: [`${P}/products/p-1`],
      promotions: [`${P}/promotion/r-1`],
      cancellationDetails: { reason: 'CANCELLATION_REASON_BILLING_SYSTEM_SWITCH' },
      upgradeDowngradeDetails: {
        previousSubscriptionId: 'sub-0',
        billingCycleSpec: 'BILLING_CYCLE_SPEC_DEFERRED_TO_NEXT_RECURRENCE',
      },
      migrationDetails: { migratedSubscriptionId: 'old', legacyCreationTime: '2020-01-01T00:00:00Z' },
      promotionSpecs: [
        {
          promotion: `${P}/promotions/r-1`,
          type: 'PROMOTION_TYPE_FREE_TRIAL',
          freeTrialDuration: { count: 1, unit: 'MONTH' },
        },
      ],
      lineItems: [
        {
          product: `${P}/products/p-1`,
          amount: { amountMicros: '1990000', currencyCode: 'EUR' },
          state: 'LINE_ITEM_STATE_ACTIVE',
          recurrenceType: 'LINE_ITEM_RECURRENCE_TYPE_ONE_TIME',
          oneTimeRecurrenceDetails: {
            servicePeriod: { startTime: '2026-02-01T00:00:00Z', endTime: '2026-03-01T00:00:00Z' },
          },
          productPayload: {
            youtubePayload: { partnerPlanType: 'PARTNER_PLAN_TYPE_SOFT_BUNDLE', accessEndTime: '2026-05-01T00:00:00Z' },
          },
        },
        {
          name: 'line-2',
          product: `${P}/products/p-2`,
          description: 'Storage',
          lineItemIndex: 1,
          finiteBillingCycleDetails: { billingCycleCountLimit: '12' },
          lineItemFreeTrialEndTime: '2026-03-01T09:00:00Z',
          bundleDetails: {
            bundleElementDetails: [{ product: `${P}/products/p-3`, userAccountLinkedTime: '2026-02-03T00:00:00Z' }],
          },
          productPayload: {
            googleOnePayload: {
              campaigns: ['spring'],
              offering: 'OFFERING_VAS_BUNDLE',
              salesChannel: 'CHANNEL_RETAIL',
              storeId: '7',
            },
          },
        },
        {
          lineItemIndex: 2,
          productPayload: { googleHomePayload: { googleStructureId: 'g-1', partnerStructureId: 'h-1' } },
        },
        { lineItemIndex: 3, productPayload: { somethingNew: {} } },
      ],
    });
    const { run, sent } = await gatewayOver('reseller', [json(wire)]);

    const { data, errors } = await run(
      query(`resourceName subscriptionId status processingStatus partnerUserToken isEndUserEntitled createdAt updatedAt purchasedAt renewsAt redirectUrl
        serviceLocation { postalCode countryCode } cancellationReason
        upgradeDowngrade { previousSubscriptionResourceName billingCycleSpec } migration { migratedSubscriptionId legacyCreatedAt }
        promotionSpecs { promotionResourceName kind freeTrialDuration { count unit } introductoryPrices { countryCode } }
        lineItems { resourceName index productResourceName description amount { amount currencyCode } status recurrence servicePeriod { startsAt endsAt }
          billingCycleCountLimit freeTrialEndsAt bundleElements { productResourceName userAccountLinkedAt }
          payload { ... on ResellerVideoPayload { partnerEligibilityIds planKind accessEndsAt }
            ... on ResellerStoragePayload { campaigns offering salesChannel storeId }
            ... on ResellerHomePayload { structureId partnerStructureId isAttachedToStructure } } }`),
    );

    expect(errors).toBeUndefined();
    expect(urls(sent)).toEqual([
      `/v1/${P}/subscriptions/sub-1?${FIXED}&fields=cancellationDetails,createTime,endUserEntitled,lineItems(amount,bundleDetails,description,` +
        'finiteBillingCycleDetails,lineItemFreeTrialEndTime,lineItemIndex,name,oneTimeRecurrenceDetails,product,productPayload,recurrenceType,' +
        'state),migrationDetails,name,partnerUserToken,processingState,promotionSpecs,purchaseTime,redirectUri,' +
        'renewalTime,serviceLocation,state,updateTime,upgradeDowngradeDetails',
    ]);
    const line = {
      resourceName: null,
      productResourceName: null,
      description: null,
      amount: null,
      status: null,
      recurrence: null,
      servicePeriod: null,
      billingCycleCountLimit: null,
      freeTrialEndsAt: null,
      bundleElements: [],
      payload: null,
    };
    expect(data.resellerSubscription).toEqual({
      resourceName: `${P}/subscriptions/sub-1`,
      subscriptionId: 'sub-1',
      status: 'ACTIVE',
      processingStatus: 'RESUMING',
      partnerUserToken: 'u-1',
      isEndUserEntitled: true,
      createdAt: '2026-02-01T09:00:00Z',
      updatedAt: '2026-02-02T10:15:30.250123456Z',
      purchasedAt: null,
      renewsAt: '2026-03-01T09:00:00Z',
      redirectUrl: 'https://plans.example.test/',
      serviceLocation: { postalCode: 'D02', countryCode: 'IE' },
      cancellationReason: 'BILLING_SYSTEM_SWITCH',
      upgradeDowngrade: {
        previousSubscriptionResourceName: `${P}/subscriptions/sub-0`,
        billingCycleSpec: 'DEFERRED_TO_NEXT_RECURRENCE',
      },
      migration: { migratedSubscriptionId: 'old', legacyCreatedAt: '2020-01-01T00:00:00Z' },
      promotionSpecs: [
        {
          promotionResourceName: `${P}/promotions/r-1`,
          kind: 'FREE_TRIAL',
          freeTrialDuration: { count: 1, unit: 'MONTH' },
          introductoryPrices: [],
        },
      ],
      lineItems: [
        {
          ...line,
          index: 0,
          productResourceName: `${P}/products/p-1`,
          amount: { amount: '1.99', currencyCode: 'EUR' },
          status: 'ACTIVE',
          recurrence: 'ONE_TIME',
          servicePeriod: { startsAt: '2026-02-01T00:00:00Z', endsAt: '2026-03-01T00:00:00Z' },
          payload: { partnerEligibilityIds: [], planKind: 'SOFT_BUNDLE', accessEndsAt: '2026-05-01T00:00:00Z' },
        },
        {
          ...line,
          resourceName: 'line-2',
          index: 1,
          productResourceName: `${P}/products/p-2`,
          description: 'Storage',
          billingCycleCountLimit: '12',
          freeTrialEndsAt: '2026-03-01T09:00:00Z',
          bundleElements: [{ productResourceName: `${P}/products/p-3`, userAccountLinkedAt: '2026-02-03T00:00:00Z' }],
          payload: { campaigns: ['spring'], offering: 'VAS_BUNDLE', salesChannel: 'RETAIL', storeId: '7' },
        },
        { ...line, index: 2, payload: { structureId: 'g-1', partnerStructureId: 'h-1', isAttachedToStructure: false } },
        { ...line, index: 3 },
      ],
    });
  });

  it('shows what was left out by its default', async () => {
    const { run, sent } = await gatewayOver('reseller', [json(subscription())]);

    const { data } = await run(
      query(
        'isEndUserEntitled lineItems { index } promotionSpecs { promotionResourceName } cancellationReason upgradeDowngrade { billingCycleSpec } previousSubscription { resourceName } raw',
      ),
    );

    expect(sent).toEqual([{ method: 'GET', target: `/v1/${P}/subscriptions/sub-1?${FIXED}`, headers: {}, body: '' }]);
    expect(data.resellerSubscription).toEqual({
      isEndUserEntitled: false,
      lineItems: [],
      promotionSpecs: [],
      cancellationReason: null,
      upgradeDowngrade: null,
      previousSubscription: null,
      raw: subscription(),
    });
  });

  it('is found by its global id', async () => {
    const { run, sent } = await gatewayOver('reseller', [json(subscription())]);
    const id = Buffer.from(`ResellerSubscription:${P}/subscriptions/sub-1`).toString('base64url');

    const { data } = await run(`{ resellerSubscription(id: "${id}") { subscriptionId } }`);

    expect(data).toEqual({ resellerSubscription: { subscriptionId: 'sub-1' } });
    expect(urls(sent)).toEqual([`/v1/${P}/subscriptions/sub-1?${FIXED}&fields=name`]);
  });

  it('is null for a subscription that does not exist', async () => {
    const { run } = await gatewayOver('reseller', [failure(404, 'NOT_FOUND')]);

    expect(await run(query('resourceName'))).toEqual({ data: { resellerSubscription: null } });
  });

  it.each(['sub-1', `${P}/subscriptions`, `${P}/products/p-1`])(
    'refuses %j as a name, before any call',
    async (name) => {
      const { run, sent } = await gatewayOver('reseller', []);

      const { errors } = await run('query ($name: ID!) { resellerSubscription(id: $name) { resourceName } }', {
        name,
      });

      expect(errors).toMatchObject([{ path: ['resellerSubscription'], extensions: { code: 'BAD_USER_INPUT' } }]);
      expect(sent).toEqual([]);
    },
  );
});

describe('failures', () => {
  it.each([
    [400, 'INVALID_ARGUMENT', 'BAD_USER_INPUT'],
    [400, 'FAILED_PRECONDITION', 'FAILED_PRECONDITION'],
    [400, 'OUT_OF_RANGE', 'BAD_USER_INPUT'],
    [401, 'UNAUTHENTICATED', 'UNAUTHENTICATED'],
    [403, 'PERMISSION_DENIED', 'PERMISSION_DENIED'],
    [404, 'NOT_FOUND', 'NOT_FOUND'],
    [409, 'ABORTED', 'CONFLICT'],
    [429, 'RESOURCE_EXHAUSTED', 'RATE_LIMITED'],
    [499, 'CANCELLED', 'UPSTREAM_ERROR'],
    [500, 'UNKNOWN', 'UPSTREAM_ERROR'],
    [500, 'INTERNAL', 'UPSTREAM_ERROR'],
    [500, 'DATA_LOSS', 'UPSTREAM_ERROR'],
    [501, 'UNIMPLEMENTED', 'UNIMPLEMENTED'],
    [503, 'UNAVAILABLE', 'UPSTREAM_UNAVAILABLE'],
    [504, 'DEADLINE_EXCEEDED', 'UPSTREAM_TIMEOUT'],
  ])('%i with %s is %s', async (status, word, code) => {
    const { run } = await gatewayOver('reseller', [failure(status, word)]);

    const { data, errors } = await run(`{ resellerProducts(partnerName: "${P}") { nodes { resourceName } } }`);

    expect(data).toEqual({ resellerProducts: null });
    expect(errors).toEqual([
      {
        message: answered('reseller', status),
        path: ['resellerProducts'],
        locations: [{ line: 1, column: 3 }],
        extensions: {
          code,
          api: 'reseller',
          operation: 'listProducts',
          status,
          upstreamCode: word,
          retryable: ['RATE_LIMITED', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT'].includes(code),
          requestId: 'test',
        },
      },
    ]);
  });

  it('of `resellerPromotions` name its operation', async () => {
    const { run } = await gatewayOver('reseller', [failure(503, 'UNAVAILABLE')]);

    const { data, errors } = await run(`{ resellerPromotions(partnerName: "${P}") { nodes { resourceName } } }`);

    expect(data).toEqual({ resellerPromotions: null });
    expect(errors).toMatchObject([
      { path: ['resellerPromotions'], extensions: { code: 'UPSTREAM_UNAVAILABLE', operation: 'listPromotions' } },
    ]);
  });
});
