import type * as Wire from '#contracts/marketplace';

export type OrderCancellation = Wire.CancelStatus;
export type OrderFulfillmentInstruction = Wire.FulfillmentStartInstruction;
export type OrderContact = Wire.ExtendedContact;
export type OrderPromotion = Wire.AppliedPromotion;
export type OrderLineRefund = Wire.LineItemRefund;
export type OrderLineProperties = Wire.LineItemProperties;
export type OrderLineInstructions = Wire.LineItemFulfillmentInstructions;
export type OrderAspect = Wire.NameValue;
export type OrderLinkedLineItem = Wire.LinkedOrderLineItem;
export type OrderWarning = Wire.Notice;
export type OrderWarningParameter = Wire.NameValue;
/** A shipping fulfillment with the order that it is of. */
export interface ShippingFulfillment {
  readonly orderId: string;
  readonly sent: Wire.ShippingFulfillment;
}
export type ShippingFulfillmentLine = Wire.LineItemReference;

/** An order that is new or has changed. */
export interface OrderChanged {
  readonly cursor: string;
  readonly order: Wire.Order;
}
