// Marketplace order fulfillment API. Generated from mesh/marketplace.yaml: do not edit.
import type { Redirect } from '#contract';

export interface OrderPage {
  readonly href?: string;
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  /** The next page's address. Never followed. */
  readonly next?: string;
  /** The previous page's address. Never followed. */
  readonly prev?: string;
  readonly orders: readonly Order[];
  readonly warnings?: readonly Notice[];
}

export interface Order {
  readonly orderId: string;
  /** Not since version 1.20.7. */
  readonly legacyOrderId?: string;
  readonly creationDate: string;
  readonly lastModifiedDate: string;
  readonly orderFulfillmentStatus: "NOT_STARTED" | "IN_PROGRESS" | "FULFILLED" | (string & {});
  readonly orderPaymentStatus: "FAILED" | "FULLY_REFUNDED" | "PAID" | "PARTIALLY_REFUNDED" | "PENDING" | (string & {});
  readonly sellerId?: string;
  readonly buyer?: Buyer;
  readonly buyerCheckoutNotes?: string;
  readonly cancelStatus: CancelStatus;
  /** Sent only when true. */
  readonly ebayCollectAndRemitTax?: boolean;
  readonly fulfillmentHrefs?: readonly string[];
  readonly fulfillmentStartInstructions?: readonly FulfillmentStartInstruction[];
  readonly lineItems: readonly LineItem[];
  readonly paymentSummary?: PaymentSummary;
  readonly pricingSummary?: PricingSummary;
  readonly program?: Program;
  readonly salesRecordReference?: string;
  readonly totalFeeBasisAmount?: Amount;
  readonly totalMarketplaceFee?: Amount;
}

export interface Amount {
  /** A decimal number. */
  readonly value: string;
  readonly currency: string;
  readonly convertedFromValue?: string;
  readonly convertedFromCurrency?: string;
}

export interface Buyer {
  readonly username?: string;
  readonly taxAddress?: TaxAddress;
  readonly taxIdentifier?: TaxIdentifier;
  /** Where the buyer's account is registered. Since version 1.20. */
  readonly buyerRegistrationAddress?: ExtendedContact;
}

export interface TaxAddress {
  readonly city?: string;
  readonly stateOrProvince?: string;
  readonly postalCode?: string;
  readonly countryCode?: string;
  /** What 1.19.18 calls countryCode. */
  readonly country?: string;
}

/** Of a single order only. */
export interface TaxIdentifier {
  readonly taxpayerId?: string;
  readonly taxIdentifierType?: string;
  readonly issuingCountry?: string;
}

export interface CancelStatus {
  readonly cancelState: "CANCELED" | "IN_PROGRESS" | "NONE_REQUESTED" | (string & {});
  readonly cancelledDate?: string;
  /** Always empty in the listing. */
  readonly cancelRequests?: readonly CancelRequest[];
}

export interface CancelRequest {
  readonly cancelRequestId?: string;
  readonly cancelRequestState?: "COMPLETED" | "REJECTED" | "REQUESTED" | (string & {});
  readonly cancelInitiator?: string;
  readonly cancelReason?: string;
  readonly cancelRequestedDate?: string;
  readonly cancelCompletedDate?: string;
}

export interface FulfillmentStartInstruction {
  readonly fulfillmentInstructionsType?: "DIGITAL" | "PREPARE_FOR_PICKUP" | "SELLER_DEFINED" | "SHIP_TO" | "FULFILLED_BY_EBAY" | (string & {});
  /** Sent only when true. */
  readonly ebaySupportedFulfillment?: boolean;
  readonly minEstimatedDeliveryDate?: string;
  readonly maxEstimatedDeliveryDate?: string;
  readonly finalDestinationAddress?: Address;
  readonly pickupStep?: {
    readonly merchantLocationKey?: string;
  };
  readonly shippingStep?: ShippingStep;
}

export interface ShippingStep {
  readonly shippingCarrierCode?: string;
  readonly shippingServiceCode?: string;
  readonly shipToReferenceId?: string;
  readonly shipTo?: ExtendedContact;
}

/** Personal data. */
export interface ExtendedContact {
  readonly fullName?: string;
  readonly companyName?: string;
  readonly email?: string;
  readonly primaryPhone?: {
    readonly phoneNumber?: string;
  };
  readonly contactAddress?: Address;
}

/** Personal data. */
export interface Address {
  readonly addressLine1?: string;
  readonly addressLine2?: string;
  readonly city?: string;
  readonly county?: string;
  readonly stateOrProvince?: string;
  readonly postalCode?: string;
  readonly countryCode?: string;
  /** What 1.19.18 calls countryCode. */
  readonly country?: string;
}

export interface LineItem {
  readonly lineItemId?: string;
  readonly legacyItemId?: string;
  readonly legacyVariationId?: string;
  readonly sku?: string;
  readonly title?: string;
  readonly quantity?: number;
  readonly soldFormat?: "AUCTION" | "FIXED_PRICE" | (string & {});
  readonly listingMarketplaceId?: string;
  readonly purchaseMarketplaceId?: string;
  readonly lineItemFulfillmentStatus?: "NOT_STARTED" | "IN_PROGRESS" | "FULFILLED" | (string & {});
  readonly lineItemCost?: Amount;
  readonly discountedLineItemCost?: Amount;
  readonly total?: Amount;
  readonly appliedPromotions?: readonly AppliedPromotion[];
  readonly deliveryCost?: DeliveryCost;
  readonly taxes?: readonly Tax[];
  readonly ebayCollectAndRemitTaxes?: readonly CollectedTax[];
  readonly ebayCollectedCharges?: {
    readonly ebayShipping?: Amount;
  };
  readonly refunds?: readonly LineItemRefund[];
  readonly properties?: LineItemProperties;
  readonly itemLocation?: ItemLocation;
  readonly giftDetails?: GiftDetails;
  readonly lineItemFulfillmentInstructions?: LineItemFulfillmentInstructions;
  readonly variationAspects?: readonly NameValue[];
  /** Lines of other orders that are to be sent together with this one. Since version 1.20. */
  readonly linkedOrderLineItems?: readonly LinkedOrderLineItem[];
}

export interface LinkedOrderLineItem {
  readonly lineItemId?: string;
  readonly orderId?: string;
  readonly sellerId?: string;
  readonly title?: string;
  readonly minEstimatedDeliveryDate?: string;
  readonly maxEstimatedDeliveryDate?: string;
  readonly lineItemAspects?: readonly NameValue[];
  readonly shipments?: readonly LinkedShipment[];
}

export interface LinkedShipment {
  readonly shipmentTrackingNumber?: string;
  readonly shippingCarrierCode?: string;
}

export interface AppliedPromotion {
  readonly promotionId?: string;
  readonly description?: string;
  readonly discountAmount?: Amount;
}

export interface DeliveryCost {
  readonly shippingCost?: Amount;
  readonly shippingIntermediationFee?: Amount;
  readonly importCharges?: Amount;
  readonly handlingCost?: Amount;
  readonly discountAmount?: Amount;
}

export interface Tax {
  readonly amount?: Amount;
  readonly taxType?: TaxType;
}

/** Told only with TAX_BREAKDOWN. */
export type TaxType = "STATE_SALES_TAX" | "PROVINCE_SALES_TAX" | "REGION" | "GST" | "VAT" | (string & {});

export interface CollectedTax {
  readonly taxType?: TaxType;
  readonly amount?: Amount;
  readonly collectionMethod?: "NET" | (string & {});
  readonly ebayReference?: NameValue;
}

export interface NameValue {
  readonly name?: string;
  readonly value?: string;
}

export interface LineItemRefund {
  readonly amount?: Amount;
  readonly refundDate?: string;
  readonly refundId?: string;
  readonly refundReferenceId?: string;
}

export interface LineItemProperties {
  readonly buyerProtection?: boolean;
  readonly fromBestOffer?: boolean;
  readonly soldViaAdCampaign?: boolean;
}

export interface ItemLocation {
  readonly location?: string;
  readonly postalCode?: string;
  readonly countryCode?: string;
}

/** Personal data. */
export interface GiftDetails {
  readonly message?: string;
  readonly recipientEmail?: string;
  readonly senderName?: string;
}

export interface LineItemFulfillmentInstructions {
  readonly guaranteedDelivery?: boolean;
  readonly shipByDate?: string;
  readonly minEstimatedDeliveryDate?: string;
  readonly maxEstimatedDeliveryDate?: string;
}

export interface PaymentSummary {
  readonly totalDueSeller?: Amount;
  readonly payments?: readonly Payment[];
  readonly refunds?: readonly OrderRefund[];
}

export interface Payment {
  readonly paymentMethod?: "CREDIT_CARD" | "PAYPAL" | "CASHIER_CHECK" | "PERSONAL_CHECK" | "CASH_ON_PICKUP" | "EBAY" | "ESCROW" | (string & {});
  readonly paymentStatus?: "PAID" | "PENDING" | "FAILED" | (string & {});
  /** Absent until paid. */
  readonly paymentDate?: string;
  /** For ESCROW only. */
  readonly paymentReferenceId?: string;
  readonly amount?: Amount;
  readonly paymentHolds?: readonly PaymentHold[];
}

export interface PaymentHold {
  readonly holdState?: "HELD" | "HELD_PENDING" | "NOT_HELD" | "RELEASE_CONFIRMED" | "RELEASE_FAILED" | "RELEASE_PENDING" | "RELEASED" | (string & {});
  readonly holdReason?: string;
  readonly holdAmount?: Amount;
  readonly expectedReleaseDate?: string;
  readonly releaseDate?: string;
  readonly sellerActionsToRelease?: readonly ({
    readonly sellerActionToRelease?: string;
  })[];
}

export interface OrderRefund {
  readonly amount?: Amount;
  readonly refundDate?: string;
  readonly refundId?: string;
  readonly refundReferenceId?: string;
  readonly refundStatus?: "FAILED" | "PENDING" | "REFUNDED" | (string & {});
}

export interface PricingSummary {
  readonly priceSubtotal?: Amount;
  readonly priceDiscount?: Amount;
  readonly priceDiscountSubtotal?: Amount;
  readonly deliveryCost?: Amount;
  readonly deliveryDiscount?: Amount;
  readonly tax?: Amount;
  readonly fee?: Amount;
  readonly adjustment?: Amount;
  readonly total?: Amount;
}

export interface Program {
  readonly authenticityVerification?: AuthenticityVerification;
  readonly ebayShipping?: {
    readonly shippingLabelProvidedBy?: string;
  };
  readonly ebayVault?: {
    readonly fulfillmentType?: "SELLER_TO_VAULT" | "VAULT_TO_VAULT" | "VAULT_TO_BUYER" | (string & {});
  };
  readonly ebayInternationalShipping?: {
    readonly returnsManagedBy?: string;
  };
  readonly fulfillmentProgram?: {
    readonly fulfilledBy?: string;
  };
}

export interface AuthenticityVerification {
  readonly status?: "PENDING" | "PASSED" | "FAILED" | "PASSED_WITH_EXCEPTION" | (string & {});
  readonly outcomeReason?: string;
}

export interface ShippingFulfillmentList {
  readonly fulfillments: readonly ShippingFulfillment[];
  readonly total?: number;
  readonly warnings?: readonly Notice[];
}

export interface ShippingFulfillment {
  readonly fulfillmentId: string;
  readonly shipmentTrackingNumber?: string;
  readonly shippingCarrierCode?: string;
  readonly shippedDate?: string;
  readonly lineItems?: readonly LineItemReference[];
}

export interface LineItemReference {
  readonly lineItemId?: string;
  /** All of the line item without it. */
  readonly quantity?: number;
}

export interface NewShippingFulfillment {
  readonly lineItems: readonly LineItemReference[];
  /** Now without it. */
  readonly shippedDate?: string;
  /** Together with `trackingNumber` only. */
  readonly shippingCarrierCode?: string;
  /** Together with `shippingCarrierCode` only. */
  readonly trackingNumber?: string;
}

export interface PaymentDisputePage {
  readonly href?: string;
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  /** The next page's address. Never followed. */
  readonly next?: string;
  /** The previous page's address. Never followed. */
  readonly prev?: string;
  readonly paymentDisputeSummaries: readonly PaymentDispute[];
}

export interface PaymentDispute {
  readonly paymentDisputeId: string;
  readonly orderId: string;
  readonly buyerUsername: string;
  readonly amount: Amount;
  readonly openDate: string;
  readonly reason: "TRANSACTION_ISSUE" | "FRAUD" | "ITEM_NOT_RECEIVED" | "SIGNIFICANTLY_NOT_AS_DESCRIBED" | "CREDIT_NOT_PROCESSED" | "COUNTERFEIT" | "DUPLICATE_AMOUNT" | "INCORRECT_AMOUNT" | (string & {});
  readonly paymentDisputeStatus: PaymentDisputeStatus;
  /** Once CLOSED. */
  readonly closedDate?: string;
  /** While ACTION_NEEDED. */
  readonly respondByDate?: string;
}

export type PaymentDisputeStatus = "OPEN" | "ACTION_NEEDED" | "CLOSED" | (string & {});

export interface Failure {
  readonly errors?: readonly Notice[];
}

export interface Notice {
  readonly errorId?: number;
  readonly domain?: string;
  readonly subdomain?: string;
  readonly category?: string;
  readonly message?: string;
  readonly longMessage?: string;
  readonly inputRefIds?: readonly string[];
  readonly outputRefIds?: readonly string[];
  readonly parameters?: readonly NameValue[];
}

/** The operations of this API: what each takes and what it answers. */
export interface Operations {
  /** Orders of the seller, oldest first. */
  listOrders: { args: {
    /** Rows a page. */
    limit?: number | null;
    /** Rows to skip. */
    offset?: number | null;
    /** Criteria joined by commas, each a name with a range or a set: `creationdate:[2026-01-01T00:00:00.000Z..]`, `lastmodifieddate:[..]`, `orderfulfillmentstatus:{NOT_STARTED|IN_PROGRESS}`. */
    filter?: string | null;
    /** These orders only. Every other parameter is then ignored. */
    orderIds?: readonly string[] | null;
    /** Further groups of fields to send. */
    fieldGroups?: readonly ("TAX_BREAKDOWN" | (string & {}))[] | null;
  }; optional: true; answer: OrderPage; item: Order };
  /** One order, with everything that the listing leaves out. */
  getOrder: { args: {
    /** The order's id, such as `11-00001-00002`. */
    orderId: string;
    /** Further groups of fields to send. */
    fieldGroups?: readonly ("TAX_BREAKDOWN" | (string & {}))[] | null;
  }; optional: false; answer: Order; item: never };
  /** The shipping fulfillments of an order, one for each parcel. */
  listFulfillments: { args: {
    /** The order's id, such as `11-00001-00002`. */
    orderId: string;
  }; optional: false; answer: ShippingFulfillmentList; item: ShippingFulfillment };
  /** Records that line items of an order are shipped in a parcel. */
  createFulfillment: { args: {
    /** The order's id, such as `11-00001-00002`. */
    orderId: string;
    body: NewShippingFulfillment;
  }; optional: false; answer: Redirect; item: never };
  /** Open and recently closed payment disputes against the seller. */
  listPaymentDisputes: { args: {
    /** Rows a page. */
    limit?: number | null;
    /** Rows to skip. */
    offset?: number | null;
    /** Disputes of this order. Every other criterion is then ignored. */
    order_id?: string | null;
    /** Disputes opened by this buyer. */
    buyer_username?: string | null;
    /** Opened at this time or later; at most 18 months back. */
    open_date_from?: string | null;
    /** Opened at this time or earlier; at most 90 days after `open_date_from`. */
    open_date_to?: string | null;
    /** Disputes in any of these states. */
    payment_dispute_status?: readonly PaymentDisputeStatus[] | null;
  }; optional: true; answer: PaymentDisputePage; item: PaymentDispute };
}
