import { type DeclaredCalls, type FieldCalls, type FieldSite, loads, projectionOfField, variants } from '#graph';
import { activitiesByOrder, orderWith, stockBySku } from './batches.ts';
import { type OrderNode, orderNodes } from './hydration.ts';

const nodesOf = ({ info }: Pick<FieldSite, 'info'>) => orderNodes(projectionOfField(info)).join(',');

function lookup(nodes: string) {
  return orderWith(nodes === '' ? [] : (nodes.split(',') as OrderNode[]));
}

/** A field with an order, hydrated with the selected nodes. */
export const orderCalls: FieldCalls = variants(nodesOf, (nodes) => [loads(lookup(nodes))]);

/** A field with the stock of a SKU. */
export const stockCalls: FieldCalls = [loads(stockBySku)];

export const calls: DeclaredCalls = {
  'Query.fulfillmentOrder': orderCalls,
  'AccountingActivity.order': orderCalls,
  'FulfillmentReturn.order': orderCalls,
  'FulfillmentReturnItem.inventory': stockCalls,
  'FulfillmentOrder.parentOrder': orderCalls,
  'FulfillmentOrder.accountingActivities': [loads(activitiesByOrder)],
  'FulfillmentLineItem.inventory': stockCalls,
};
