import type * as Types from "#schema";
interface DefinedFields {
  Order: 'fulfillmentOrder';
  OrderLineItem: 'inventory';
  FulfillmentOrder: 'order';
};

export type Order = Types.Order;
export type FulfillmentOrder = Types.FulfillmentOrder;
export type OrderLineItem = Types.OrderLineItem;
export type InventoryItem = Types.InventoryItem;

export type OrderResolvers = Pick<Types.OrderResolvers, DefinedFields['Order']>;
export type OrderLineItemResolvers = Pick<Types.OrderLineItemResolvers, DefinedFields['OrderLineItem']>;
export type FulfillmentOrderResolvers = Pick<Types.FulfillmentOrderResolvers, DefinedFields['FulfillmentOrder']>;

export interface Resolvers {
  Order?: OrderResolvers;
  OrderLineItem?: OrderLineItemResolvers;
  FulfillmentOrder?: FulfillmentOrderResolvers;
};