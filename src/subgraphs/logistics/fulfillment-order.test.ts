import { describe, expect, it } from 'vitest';
import { empty, gatewayOver, json, type Sent } from '#test/harness';

const consignee = (more: object = {}) => ({
  id: 1,
  firstName: 'Test',
  lastName: 'Person',
  address1: '1 Sample Street',
  addressLocality: 'Galway',
  addressRegion: 'G',
  postalCode: 'H91 X000',
  country: 'IE',
  ...more,
});
const order = (id: number, more: object = {}) => ({
  id,
  merchantOrderId: `11-${id}`,
  merchant: { id: 31, name: 'Pine & Loom' },
  merchantShippingMethod: 'Ground',
  recordedOn: '2026-01-08T15:00:00Z',
  originalConsignee: consignee(),
  validatedConsignee: consignee({ id: 2 }),
  currentStatus: { id: 66 },
  ...more,
});
const stock = (sku: string, availableToPromise = 42) => ({
  item: { id: 501, skuReference: sku },
  merchant: { name: 'Pine & Loom' },
  quantity: { total: { availableToPromise } },
});
const range = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);
const page = (data: readonly object[], total = data.length, currentPage = 1) =>
  json({ meta: { pagination: { totalPages: Math.ceil(total / 80), currentPage, count: data.length, total } }, data });
const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);

describe('Query.fulfillmentOrder', () => {
  it('shows an order in full', async () => {
    const carrier = { id: 7, name: 'Sample Post', symbol: 'SP', enabled: true, canReprintPostage: false };
    const line = {
      id: 3,
      lineDetails: { id: 501, name: 'Scarf', description: 'A scarf', externalSku: 'SCARF-RED', totalQuantity: 2 },
      requestedSkuData: { id: 4, sku: 'SCARF-RED', quantity: 2, declaredValue: '24.90' },
      inventoryDetails: [{ lotNum: 'L-1', serialNum: 'S-1', quantity: 2, expirationDate: '2030-01-01' }],
    };
    const whole = order(880001, {
      purchaseOrderNum: 'PO-1',
      dispatchDate: '2026-01-09T08:00:00Z',
      departDate: '2026-01-09T17:00:00Z',
      originalConsignee: consignee({
        companyName: 'Sample Ltd',
        address2: 'Floor 2',
        country: 'Eire',
        iso: { id: 103, iso2: 'IE', name: 'Ireland' },
        phone: '+1 555 0100',
        email: '',
        updatedAt: '2026-01-08T16:00:00Z',
        updatedBy: { id: 12 },
      }),
      currentStatus: {
        id: 66,
        date: '2026-01-09T17:00:00Z',
        reason: 'left',
        createdBy: { id: 12 },
        status: {
          code: '030201',
          detailCode: '01',
          detail: '',
          state: { code: '03', name: 'Shipped' },
          stage: { code: '02', name: 'Fulfilled' },
          actionRequiredBy: { id: 9, name: 'Merchant' },
        },
      },
      parentOrder: { id: 880000 },
      warehouse: { id: 4 },
      trackingNumbers: [{ value: 'TST1', barcodeScanValue: 'B-1', carrier }],
      integrator: 'shop',
      lineItems: [line],
    });
    const { run, sent } = await gatewayOver('logistics', [json(whole)]);
    const address = `consigneeId firstName lastName companyName lines city region postalCode
      countryText countryCode countryName phoneNumber email updatedAt updatedById`;

    const { data, errors } = await run(`{ fulfillmentOrder(id: "880001") {
      orderId merchantOrderId merchant { merchantId name } merchantShippingMethod purchaseOrderNumber recordedAt
      dispatchesAt departedAt originalConsignee { ${address} } validatedConsignee { ${address} }
      currentStatus { eventId happenedAt reason createdById status { code phase phaseName stageCode stageName detail detailCode
        actionRequiredBy actionRequiredById } }
      parentOrderId warehouse { warehouseId shortName } integrator
      trackingNumbers { value carrier { carrierId name symbol isEnabled canReprintPostage
        includesPeripherals usesInternalRatesOnly requiresDimensions } }
      lineItems { lineItemId details { itemId name description externalSku totalQuantity }
        requestedSku { requestId sku quantity declaredValue }
        inventoryDetails { lotNumber serialNumber quantity expirationDate } } raw } }`);

    expect(errors).toBeUndefined();
    expect(sent).toEqual([
      {
        method: 'GET',
        target: '/orders/880001?hydrate=integrator,lineItems,trackingNumbers.carrier',
        headers: {},
        body: '',
      },
    ]);
    const original = {
      consigneeId: '1',
      firstName: 'Test',
      lastName: 'Person',
      companyName: 'Sample Ltd',
      lines: ['1 Sample Street', 'Floor 2'],
      city: 'Galway',
      region: 'G',
      postalCode: 'H91 X000',
      countryText: 'Eire',
      countryCode: 'IE',
      countryName: 'Ireland',
      phoneNumber: '+1 555 0100',
      email: null,
      updatedAt: '2026-01-08T16:00:00Z',
      updatedById: '12',
    };
    const unknown = {
      companyName: null,
      lines: ['1 Sample Street'],
      countryName: null,
      phoneNumber: null,
      updatedAt: null,
    };
    expect(data.fulfillmentOrder).toEqual({
      orderId: '880001',
      merchantOrderId: '11-880001',
      merchant: { merchantId: '31', name: 'Pine & Loom' },
      merchantShippingMethod: 'Ground',
      purchaseOrderNumber: 'PO-1',
      recordedAt: '2026-01-08T15:00:00Z',
      dispatchesAt: '2026-01-09T08:00:00Z',
      departedAt: '2026-01-09T17:00:00Z',
      originalConsignee: original,
      validatedConsignee: { ...original, ...unknown, consigneeId: '2', countryText: 'IE', updatedById: null },
      currentStatus: {
        eventId: '66',
        happenedAt: '2026-01-09T17:00:00Z',
        reason: 'left',
        createdById: '12',
        status: {
          code: '030201',
          phase: 'SHIPPED',
          phaseName: 'Shipped',
          stageCode: '02',
          stageName: 'Fulfilled',
          detail: '',
          detailCode: '01',
          actionRequiredBy: 'Merchant',
          actionRequiredById: '9',
        },
      },
      parentOrderId: '880000',
      warehouse: { warehouseId: '4', shortName: null },
      integrator: 'shop',
      trackingNumbers: [
        {
          value: 'TST1',
          carrier: {
            carrierId: '7',
            name: 'Sample Post',
            symbol: 'SP',
            isEnabled: true,
            canReprintPostage: false,
            includesPeripherals: null,
            usesInternalRatesOnly: null,
            requiresDimensions: null,
          },
        },
      ],
      lineItems: [
        {
          lineItemId: '3',
          details: {
            itemId: '501',
            name: 'Scarf',
            description: 'A scarf',
            externalSku: 'SCARF-RED',
            totalQuantity: 2,
          },
          requestedSku: { requestId: '4', sku: 'SCARF-RED', quantity: 2, declaredValue: '24.90' },
          inventoryDetails: [{ lotNumber: 'L-1', serialNumber: 'S-1', quantity: 2, expirationDate: '2030-01-01' }],
        },
      ],
      raw: whole,
    });
  });

  it('fills no more of an order than is selected', async () => {
    const { run, sent } = await gatewayOver('logistics', ({ target }) => json(order(Number(/\d+/.exec(target)))));

    const { data } = await run(`{ a: fulfillmentOrder(id: "1") { trackingNumbers { carrier { carrierId } } }
      b: fulfillmentOrder(id: "2") { trackingNumbers { carrier { __typename name } } }
      c: fulfillmentOrder(id: "3") { lineItems { lineItemId } } d: fulfillmentOrder(id: "4") { integrator }
      e: fulfillmentOrder(id: "5") { currentStatus { status { phase } } } }`);

    expect(targets(sent).toSorted()).toEqual([
      '/orders/1',
      '/orders/2?hydrate=trackingNumbers.carrier',
      '/orders/3?hydrate=lineItems',
      '/orders/4?hydrate=integrator',
      '/orders/5',
    ]);
    expect(data).toEqual({
      a: { trackingNumbers: [] },
      b: { trackingNumbers: [] },
      c: { lineItems: [] },
      d: { integrator: null },
      e: { currentStatus: { status: null } },
    });
  });

  it("takes the merchant's own id, and takes it for nothing else where the merchant is named", async () => {
    const { run, sent } = await gatewayOver('logistics', () => json(order(880001, { merchantOrderId: 70412 })));

    const { data } = await run(`{ a: fulfillmentOrder(id: "11-00001/2") { merchantOrderId }
      b: fulfillmentOrder(id: "70412", merchantId: 31) { merchantOrderId integrator } }`);

    expect(targets(sent).toSorted()).toEqual([
      '/orders/11-00001%2F2',
      '/orders/70412?merchantId=31&hydrate=integrator',
    ]);
    expect(data).toEqual({ a: { merchantOrderId: '70412' }, b: { merchantOrderId: '70412', integrator: null } });
  });

  it('is null for an order that does not exist, whether the body says so or is empty', async () => {
    const { run } = await gatewayOver('logistics', [empty(404), json({ message: 'No such order' }, 404), empty(404)]);

    expect(await run('{ fulfillmentOrder(id: "1") { id } }')).toEqual({ data: { fulfillmentOrder: null } });
    expect(await run('{ fulfillmentOrder(id: "2") { id } }')).toEqual({ data: { fulfillmentOrder: null } });
    expect(await run('{ fulfillmentOrder(id: "3", merchantId: 31) { id } }')).toEqual({
      data: { fulfillmentOrder: null },
    });
  });

  it('is found again by its global id, with everything that can be selected then', async () => {
    const { run, sent } = await gatewayOver('logistics', () => json(order(880001, { integrator: 'shop' })));
    const { data } = await run('{ fulfillmentOrder(id: "11-1") { id } }');

    const again = await run('query ($id: ID!) { node(id: $id) { id ... on FulfillmentOrder { integrator } } }', {
      id: data.fulfillmentOrder.id,
    });

    expect(again.data).toEqual({ node: { id: data.fulfillmentOrder.id, integrator: 'shop' } });
    expect(targets(sent)).toEqual([
      '/orders/11-1',
      '/orders/880001?hydrate=integrator,lineItems,trackingNumbers.carrier',
    ]);
  });

  it('leads to the order that it was grouped into, and to the stock of its lines in as few calls as that takes', async () => {
    const skus = range(120).map((n) => `SKU-${n}`);
    const lineItems = skus.map((sku, n) =>
      n % 2 === 0 ? { requestedSkuData: { sku } } : { lineDetails: { externalSku: sku } },
    );
    const { run, sent } = await gatewayOver('logistics', ({ target }) => {
      if (target.startsWith('/orders/1?')) return json(order(1, { parentOrder: { id: 2 }, lineItems }));
      if (target.startsWith('/orders/2')) return json(order(2));
      if (target.includes('SKU-100')) return empty(404);
      return target.includes('page=1')
        ? page(
            range(200).map(() => stock('SKU-5')),
            201,
          )
        : page([stock('SKU-99')], 201);
    });

    const { data } = await run(`{ fulfillmentOrder(id: "1") {
      parentOrder { orderId parentOrder { orderId } } lineItems { inventory { sku } } } }`);

    const names = (from: number, until: number) => skus.slice(from, until).join(',');
    expect(targets(sent).toSorted()).toEqual([
      `/inventory?page=1&limit=200&externalSkuNames=${names(0, 100)}`,
      `/inventory?page=1&limit=200&externalSkuNames=${names(100, 120)}`,
      `/inventory?page=2&limit=200&externalSkuNames=${names(0, 100)}`,
      '/orders/1?hydrate=lineItems',
      '/orders/2',
    ]);
    expect(data.fulfillmentOrder.parentOrder).toEqual({ orderId: '2', parentOrder: null });
    const found = (n: number) => (n === 5 ? range(200).map(() => ({ sku: 'SKU-5' })) : []);
    expect(data.fulfillmentOrder.lineItems).toEqual(
      range(120).map((n) => ({ inventory: n === 99 ? [{ sku: 'SKU-99' }] : found(n) })),
    );
  });
});
