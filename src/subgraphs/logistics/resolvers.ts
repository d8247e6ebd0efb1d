import type { GraphQLResolveInfo } from 'graphql';
import { type Context, paged, selectionOf, selectionOfNodes } from '#graph';
import { orNull, UpstreamError } from '#upstream';
import { orderWith, stockOf } from './batches.ts';
import { activityNodes, orderNodes } from './hydration.ts';
import { number, numbers } from './numbers.ts';
import type { Resolvers } from './types.generated.ts';

/** A list in which nothing fits may come as an error. */
const emptyOn = (error: unknown) => error instanceof UpstreamError && error.code === 'NOT_FOUND';

export const resolvers: Resolvers = {
  Query: {
    accountingActivities(_root, { fromDate, toDate, orderIds, warehouseIds, hydrate, ...window }, context, info) {
      const args = {
        fromDate,
        toDate,
        orderIds: numbers('orderIds', orderIds),
        warehouseIds: numbers('warehouseIds', warehouseIds),
      };
      const nodes = hydrate ?? activityNodes(selectionOfNodes(selectionOf(info)));
      const projection = nodes.length > 0 ? { hydrate: nodes } : {};
      return paged(context, info, 'logistics.listAccounting', args, window, { projection, emptyOn });
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
      const hydrate = orderNodes(selectionOf(info));
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
    orderId: ({ order }) => order?.id,
    merchantOrderId: ({ order }) => text(order?.merchantOrderId),
    order: ({ order }, _args, context, info) => orderById(order?.id, context, info),
    recordedDate: ({ order }) => order?.recordedDate,
    invoiceDate: ({ order }) => order?.invoiceDate,
    raw: (activity) => activity,
  },
  FulfillmentMerchant: { merchantId: ({ id }) => id },
  FulfillmentWarehouse: { warehouseId: ({ id }) => id },
  AccountingItem: { itemId: ({ id }) => id },
  InventoryItem: {
    itemId: ({ item }) => item?.id,
    sku: ({ item }) => item?.skuReference,
    merchantName: ({ merchant }) => merchant?.name,
    availableToPromise: ({ quantity }) => quantity?.total?.availableToPromise,
    onHand: ({ quantity }) => quantity?.total?.onHand,
    raw: (item) => item,
  },
  Return: {
    returnId: ({ id }) => id,
    orderId: ({ order }) => order?.id,
    merchantOrderId: ({ order }) => text(order?.merchantOrderId),
    merchantId: ({ order }) => order?.merchantId,
    order: ({ order }, _args, context, info) => orderById(order?.id, context, info),
    createdById: ({ createdBy }) => createdBy.id,
    updatedById: ({ updatedBy }) => updatedBy.id,
    items: ({ rmaItems }) => rmaItems ?? [],
    raw: (returned) => returned,
  },
  ReturnCode: { code: ({ id }) => id },
  ReturnItem: {
    returnItemId: ({ id }) => id,
    itemId: ({ item }) => item?.id,
    sku: ({ item }) => item?.sku,
    name: ({ item }) => item?.name,
    inventory: ({ item }, _args, context) => stockOf(item?.sku, context),
  },
  FulfillmentOrder: {
    orderId: ({ id }) => id,
    merchantOrderId: ({ merchantOrderId }) => String(merchantOrderId),
    recordedAt: ({ recordedOn }) => recordedOn,
    dispatchesAt: ({ dispatchDate }) => dispatchDate,
    departedAt: ({ departDate }) => departDate,
    purchaseOrderNumber: ({ purchaseOrderNum }) => purchaseOrderNum,
    parentOrderId: ({ parentOrder }) => parentOrder?.id,
    parentOrder: ({ parentOrder }, _args, context, info) => orderById(parentOrder?.id, context, info),
    trackingNumbers: ({ trackingNumbers }) => trackingNumbers ?? [],
    lineItems: ({ lineItems }) => lineItems ?? [],
    raw: (order) => order,
  },
  FulfillmentConsignee: {
    consigneeId: ({ id }) => id,
    countryCode: ({ iso, country }) => iso?.iso2 || (/^[A-Z]{2}$/.test(country) ? country : undefined),
    addressLine1: ({ address1 }) => address1,
    addressLine2: ({ address2 }) => address2,
    countryText: ({ country }) => country,
    countryName: ({ iso }) => iso?.name,
    phoneNumber: ({ phone }) => phone,
    email: ({ email }) => email || undefined,
    updatedById: ({ updatedBy }) => updatedBy?.id,
  },
  FulfillmentStatusEvent: {
    eventId: ({ id }) => id,
    happenedAt: ({ date }) => date,
    createdById: ({ createdBy }) => createdBy?.id,
  },
  FulfillmentStatus: {
    state: ({ state }) => state.code,
    stateName: ({ state }) => state.name,
    stageCode: ({ stage }) => stage.code,
    stageName: ({ stage }) => stage.name,
    actionRequiredBy: ({ actionRequiredBy }) => actionRequiredBy?.name,
    actionRequiredById: ({ actionRequiredBy }) => actionRequiredBy?.id,
  },
  FulfillmentCarrier: {
    carrierId: ({ id }) => id,
    includesPeripherals: ({ includePeripherals }) => includePeripherals,
  },
  FulfillmentLineItem: {
    lineItemId: ({ id }) => id,
    details: ({ lineDetails }) => lineDetails,
    requestedSku: ({ requestedSkuData }) => requestedSkuData,
    inventoryDetails: ({ inventoryDetails }) => inventoryDetails ?? [],
    inventory: ({ requestedSkuData, lineDetails }, _args, context) =>
      stockOf(requestedSkuData?.sku ?? lineDetails?.externalSku, context),
  },
  FulfillmentLineDetails: { itemId: ({ id }) => id },
  FulfillmentRequestedSku: { requestId: ({ id }) => id },
  FulfillmentLot: { lotNumber: ({ lotNum }) => lotNum, serialNumber: ({ serialNum }) => serialNum },
};

/** The merchant's own ids come as numbers here and there. */
function text(id: string | number | null | undefined): string | null {
  return id == null ? null : String(id);
}

function orderById(id: string | number | null | undefined, context: Context, info: GraphQLResolveInfo) {
  return id == null ? null : context.load(orderWith(orderNodes(selectionOf(info))), String(id));
}
