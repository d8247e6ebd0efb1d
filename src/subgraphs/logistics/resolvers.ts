import type { GraphQLResolveInfo } from 'graphql';
import { addressLines, type Context, from, listFrom, paged, projectionOfField } from '#graph';
import { orNull, UpstreamError } from '#upstream';
import { orderWith, stockOf } from './batches.ts';
import { orderNodes } from './hydration.ts';
import { number, numbers } from './numbers.ts';
import type { Resolvers } from './types.generated.ts';

/** The interface may report an empty list as an error. */
const emptyOn = (error: unknown) => error instanceof UpstreamError && error.code === 'NOT_FOUND';

export const resolvers: Resolvers = {
  Query: {
    accountingActivities(_root, { hydrate: _always, ...asked }, context, info) {
      const { fromDate, toDate, orderIds, warehouseIds, ...window } = asked;
      const args = {
        fromDate,
        toDate,
        orderIds: numbers('orderIds', orderIds),
        warehouseIds: numbers('warehouseIds', warehouseIds),
      };
      return paged(context, info, 'logistics.listAccounting', args, window, { emptyOn });
    },
    inventory: (_root, { merchantIds, warehouseIds, externalSkuNames, ...window }, context, info) => {
      const args = {
        merchantIds: numbers('merchantIds', merchantIds),
        warehouseIds: numbers('warehouseIds', warehouseIds),
        externalSkuNames,
      };
      return paged(context, info, 'logistics.listInventory', args, window, { emptyOn });
    },
    returns: (_root, { fromDate, toDate, ...window }, context, info) =>
      paged(context, info, 'logistics.listReturns', { fromDate, toDate }, window, { emptyOn }),
    fulfillmentOrder(_root, { id, merchantId }, context, info) {
      if (merchantId == null) return orderById(id, context, info);
      const hydrate = orderNodes(projectionOfField(info));
      return orNull(
        context.upstream.logistics.getFulfillmentOrder({
          id,
          merchantId: number('merchantId', merchantId),
          hydrate: hydrate.length > 0 ? hydrate : undefined,
        }),
      );
    },
  },
  AccountingActivity: {
    orderId: from('order?.id'),
    merchantOrderId: from('order?.merchantOrderId', text),
    order: from('order?.id', (id, _args, context, info) => orderById(id, context, info)),
    recordedDate: from('order?.recordedDate'),
    invoiceDate: from('order?.invoiceDate'),
    raw: (activity) => activity,
  },
  FulfillmentMerchant: { merchantId: from('id') },
  FulfillmentWarehouse: { warehouseId: from('id') },
  AccountingItem: { itemId: from('id') },
  InventoryItem: {
    itemId: from('item?.id'),
    sku: from('item?.skuReference'),
    merchantName: from('merchant?.name'),
    availableToPromise: from('quantity?.total?.availableToPromise'),
    onHand: from('quantity?.total?.onHand'),
    raw: (item) => item,
  },
  Return: {
    returnId: from('id'),
    orderId: from('order?.id'),
    merchantOrderId: from('order?.merchantOrderId', text),
    merchantId: from('order?.merchantId'),
    order: from('order?.id', (id, _args, context, info) => orderById(id, context, info)),
    createdById: from('createdBy.id'),
    updatedById: from('updatedBy.id'),
    items: listFrom('rmaItems'),
    raw: (returned) => returned,
  },
  ReturnCode: { code: from('id') },
  ReturnItem: {
    returnItemId: from('id'),
    itemId: from('item?.id'),
    sku: from('item?.sku'),
    name: from('item?.name'),
    inventory: from('item?.sku', (sku, _args, context) => stockOf(sku, context)),
  },
  FulfillmentOrder: {
    orderId: from('id'),
    merchantOrderId: from('merchantOrderId', String),
    recordedAt: from('recordedOn'),
    dispatchesAt: from('dispatchDate'),
    departedAt: from('departDate'),
    purchaseOrderNumber: from('purchaseOrderNum'),
    parentOrderId: from('parentOrder?.id'),
    parentOrder: from('parentOrder?.id', (id, _args, context, info) => orderById(id, context, info)),
    trackingNumbers: listFrom('trackingNumbers'),
    lineItems: listFrom('lineItems'),
    raw: (order) => order,
  },
  FulfillmentConsignee: {
    consigneeId: from('id'),
    countryCode: from(
      ['iso.iso2', 'country'],
      ({ iso, country }) => iso?.iso2 || (/^[A-Z]{2}$/.test(country) ? country : undefined),
    ),
    lines: from(['address1', 'address2'], ({ address1, address2 }) => addressLines(address1, address2)),
    city: from('addressLocality'),
    region: from('addressRegion'),
    countryText: from('country'),
    countryName: from('iso?.name'),
    countryId: from('iso?.id'),
    phoneNumber: from('phone'),
    updatedById: from('updatedBy?.id'),
  },
  FulfillmentStatusEvent: {
    eventId: from('id'),
    happenedAt: from('date'),
    createdById: from('createdBy?.id'),
  },
  FulfillmentStatus: {
    state: from('state.code'),
    stateName: from('state.name'),
    stageCode: from('stage.code'),
    stageName: from('stage.name'),
    actionRequiredBy: from('actionRequiredBy?.name'),
    actionRequiredById: from('actionRequiredBy?.id'),
    statusId: from('id'),
  },
  FulfillmentCarrier: {
    carrierId: from('id'),
    includesPeripherals: from('includePeripherals'),
  },
  FulfillmentLineItem: {
    lineItemId: from('id'),
    details: from('lineDetails'),
    requestedSku: from('requestedSkuData'),
    inventoryDetails: listFrom('inventoryDetails'),
    inventory: from(
      ['requestedSkuData.sku', 'lineDetails.externalSku'],
      ({ requestedSkuData, lineDetails }, _args, context) =>
        stockOf(requestedSkuData?.sku ?? lineDetails?.externalSku, context),
    ),
  },
  FulfillmentLineDetails: { itemId: from('id') },
  FulfillmentRequestedSku: { requestId: from('id') },
  FulfillmentLot: { lotNumber: from('lotNum'), serialNumber: from('serialNum') },
};

/** The interface sends some of the merchant's own ids as numbers. */
function text(id: string | number | null | undefined): string | null {
  return id == null ? null : String(id);
}

function orderById(id: string | number | null | undefined, context: Context, info: GraphQLResolveInfo) {
  return id == null ? null : context.load(orderWith(orderNodes(projectionOfField(info))), String(id));
}
