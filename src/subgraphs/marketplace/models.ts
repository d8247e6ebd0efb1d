import type * as Wire from '#contracts/marketplace';

export type Order = Wire.Order;
export type OrderBuyer = Wire.Buyer;
export type OrderTaxAddress = Wire.TaxAddress;
export type OrderTaxIdentifier = Wire.TaxIdentifier;
export type OrderCancellation = Wire.CancelStatus;
export type OrderCancelRequest = Wire.CancelRequest;
export type OrderFulfillmentInstruction = Wire.FulfillmentStartInstruction;
export type OrderShippingStep = Wire.ShippingStep;
export type OrderContact = Wire.ExtendedContact;
export type OrderAddress = Wire.Address;
export type OrderLineItem = Wire.LineItem;
export type OrderPromotion = Wire.AppliedPromotion;
export type OrderDeliveryCost = Wire.DeliveryCost;
export type OrderTax = Wire.Tax;
export type OrderCollectedTax = Wire.CollectedTax;
export type OrderLineRefund = Wire.LineItemRefund;
export type OrderLineProperties = Wire.LineItemProperties;
export type OrderItemLocation = Wire.ItemLocation;
export type OrderGiftDetails = Wire.GiftDetails;
export type OrderLineInstructions = Wire.LineItemFulfillmentInstructions;
export type OrderAspect = Wire.NameValue;
export type OrderLinkedLineItem = Wire.LinkedOrderLineItem;
export type OrderLinkedShipment = Wire.LinkedShipment;
export type OrderWarning = Wire.Notice;
export type OrderWarningParameter = Wire.NameValue;
export type OrderPaymentSummary = Wire.PaymentSummary;
export type OrderPayment = Wire.Payment;
export type OrderPaymentHold = Wire.PaymentHold;
export type OrderRefund = Wire.OrderRefund;
export type OrderPricingSummary = Wire.PricingSummary;
export type OrderProgram = Wire.Program;
export type PaymentDispute = Wire.PaymentDispute;
/** A shipping fulfillment with the order that it is of. */
export interface ShippingFulfillment {
  readonly orderId: string;
  readonly sent: Wire.ShippingFulfillment;
}
export type ShippingFulfillmentLine = Wire.LineItemReference;

/** An order that is new or has changed. */
export interface OrderChanged {
  readonly cursor: string;
  readonly order: Order;
}
