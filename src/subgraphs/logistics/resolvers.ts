import type { GraphQLResolveInfo } from 'graphql';
import { addressLines, type Context, from, listed, listFrom, pagedBy, projectionOfField, upstreamKey } from '#graph';
import type { QueryAccountingActivitiesArgs } from '#schema';
import { UpstreamError } from '#upstream';
import { activitiesOf, orderWith, rangeOf, stockOf } from './batches.ts';
import { orderNodes } from './hydration.ts';
import { number, numbers } from './numbers.ts';
import type { Resolvers } from './types.generated.ts';

/** The API may report an empty list as an error. */
const emptyOn = (error: unknown) => error instanceof UpstreamError && error.code === 'NOT_FOUND';

export const resolvers: Resolvers = {
  Query: {
    accountingActivities: pagedBy('logistics.listAccounting', accountingArguments, { emptyOn }),
    inventory: pagedBy(
      'logistics.listInventory',
      (_root, { where }) => ({
        merchantIds: numbers('merchantIds', where?.merchantIds),
        warehouseIds: numbers('warehouseIds', where?.warehouseIds),
        externalSkuNames: where?.skus,
      }),
      { emptyOn },
    ),
    returns: pagedBy('logistics.listReturns', (_root, { where }) => rangeOf('returnedAt', where?.returnedAt), {
      emptyOn,
    }),
    fulfillmentOrder(_root, { id, merchantId }, context, info) {
      const key = upstreamKey('FulfillmentOrder', id, context);
      if (merchantId == null || key !== id) return orderById(key, context, info);
      const merchant = number('merchantId', merchantId);
      return context.load(orderWith(orderNodes(projectionOfField(info)), merchant), id);
    },
  },
  AccountingActivity: {
    orderId: from('order?.id'),
    merchantOrderId: from('order?.merchantOrderId', text),
    order: from('order?.id', (id, _args, context, info) => orderById(id, context, info)),
    recordedDate: from('order?.recordedDate'),
    invoiceDate: from('order?.invoiceDate'),
  },
  FulfillmentMerchant: { merchantId: from('id') },
  FulfillmentWarehouse: { warehouseId: from('id') },
  AccountingItem: { itemId: from('id') },
  InventoryItem: {
    itemId: from('item?.id'),
    sku: from('item?.skuReference'),
    merchantName: from('merchant?.name'),
    availableCount: from('quantity?.total?.availableToPromise'),
    onHandCount: from('quantity?.total?.onHand'),
  },
  FulfillmentReturn: {
    returnId: from('id'),
    orderId: from('order?.id'),
    merchantOrderId: from('order?.merchantOrderId', text),
    merchantId: from('order?.merchantId'),
    order: from('order?.id', (id, _args, context, info) => orderById(id, context, info)),
    createdById: from('createdBy.id'),
    updatedById: from('updatedBy.id'),
    items: listFrom('rmaItems'),
  },
  FulfillmentReturnCode: { code: from('id') },
  FulfillmentReturnItem: {
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
    accountingActivities: from('id', (id, window, context, info) =>
      listed(context, info, { id }, window, () => activitiesOf(String(id), context)),
    ),
    trackingNumbers: listFrom('trackingNumbers'),
    lineItems: listFrom('lineItems'),
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
    phase: from('state.code'),
    phaseName: from('state.name'),
    stageCode: from('stage.code'),
    stageName: from('stage.name'),
    actionRequiredBy: from('actionRequiredBy?.name'),
    actionRequiredById: from('actionRequiredBy?.id'),
  },
  FulfillmentCarrier: {
    carrierId: from('id'),
    isEnabled: from('enabled'),
    usesInternalRatesOnly: from('internalRatesOnly'),
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

function accountingArguments(_root: unknown, { where }: QueryAccountingActivitiesArgs, context: Context) {
  const { invoicedAt, orderIds, warehouseIds } = where ?? {};
  const ids = orderIds?.map((id) => upstreamKey('FulfillmentOrder', id, context));
  return {
    ...rangeOf('invoicedAt', invoicedAt),
    orderIds: numbers('orderIds', ids),
    warehouseIds: numbers('warehouseIds', warehouseIds),
  };
}

/** The API sends some of the merchant's own ids as numbers. */
function text(id: string | number | null | undefined): string | null {
  return id == null ? null : String(id);
}

function orderById(id: string | number | null | undefined, context: Context, info: GraphQLResolveInfo) {
  return id == null ? null : context.load(orderWith(orderNodes(projectionOfField(info))), String(id));
}
