import type { Upload as UploadModel } from './scalars.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Money as MoneyModel } from './money.ts';
import type { Order as OrderModel, OrderBuyer as OrderBuyerModel, OrderTaxAddress as OrderTaxAddressModel, OrderTaxIdentifier as OrderTaxIdentifierModel, OrderCancelStatus as OrderCancelStatusModel, OrderCancelRequest as OrderCancelRequestModel, FulfillmentInstruction as FulfillmentInstructionModel, OrderShippingStep as OrderShippingStepModel, OrderContact as OrderContactModel, OrderAddress as OrderAddressModel, OrderLineItem as OrderLineItemModel, OrderPromotion as OrderPromotionModel, OrderDeliveryCost as OrderDeliveryCostModel, OrderTax as OrderTaxModel, OrderCollectedTax as OrderCollectedTaxModel, OrderLineRefund as OrderLineRefundModel, OrderLineProperties as OrderLinePropertiesModel, OrderItemLocation as OrderItemLocationModel, OrderGiftDetails as OrderGiftDetailsModel, OrderLineInstructions as OrderLineInstructionsModel, OrderAspect as OrderAspectModel, OrderPaymentSummary as OrderPaymentSummaryModel, OrderPayment as OrderPaymentModel, OrderPaymentHold as OrderPaymentHoldModel, OrderRefund as OrderRefundModel, OrderPricingSummary as OrderPricingSummaryModel, OrderProgram as OrderProgramModel, PaymentDispute as PaymentDisputeModel } from '../subgraphs/marketplace/models.ts';
import type { AccountingActivity as AccountingActivityModel, FulfillmentMerchant as FulfillmentMerchantModel, FulfillmentWarehouse as FulfillmentWarehouseModel, FulfillmentFees as FulfillmentFeesModel, AccountingItem as AccountingItemModel, InventoryItem as InventoryItemModel, Return as ReturnModel, ReturnCode as ReturnCodeModel, ReturnItem as ReturnItemModel, FulfillmentOrder as FulfillmentOrderModel, FulfillmentConsignee as FulfillmentConsigneeModel, FulfillmentStatusEvent as FulfillmentStatusEventModel, FulfillmentStatus as FulfillmentStatusModel, FulfillmentTrackingNumber as FulfillmentTrackingNumberModel, FulfillmentCarrier as FulfillmentCarrierModel, FulfillmentLineItem as FulfillmentLineItemModel, FulfillmentLineDetails as FulfillmentLineDetailsModel, FulfillmentRequestedSku as FulfillmentRequestedSkuModel, FulfillmentLot as FulfillmentLotModel } from '../subgraphs/logistics/models.ts';
import type { Bank as BankModel, Batch as BatchModel, BatchResult as BatchResultModel, DirectDebit as DirectDebitModel } from '../subgraphs/banking/models.ts';
import type { Context } from './context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string | number; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Bytes in base64. */
  Base64: { input: string; output: string; }
  /** A whole number of any size, as decimal digits in a string, so that no client rounds it. */
  BigInt: { input: string; output: string | number | bigint; }
  /** A country's two-letter code of ISO 3166-1, in upper case. */
  CountryCode: { input: string; output: string; }
  /** A currency's three-letter code of ISO 4217, in upper case. */
  CurrencyCode: { input: string; output: string; }
  /** A calendar date, such as `2026-03-01`. */
  Date: { input: string; output: string; }
  /** A date and time in UTC, such as `2026-03-01T09:00:00.000Z`. As many fraction digits as the interface sent. */
  DateTime: { input: string; output: string | number; }
  /** A decimal number of any precision, as digits in a string, such as `24.90`. */
  Decimal: { input: string; output: string | number | bigint; }
  /** An email address. */
  EmailAddress: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** An absolute address of the web. */
  URL: { input: string; output: string; }
  /** A universally unique identifier. */
  UUID: { input: string; output: string; }
  /** A file sent with the request, by the multipart form that GraphQL clients use for uploads. It is streamed, not held. */
  Upload: { input: UploadModel; output: UploadModel; }
};

/** What was charged for an order. */
export type AccountingActivity = {
  readonly __typename?: 'AccountingActivity';
  /** What was charged. */
  readonly fees?: Maybe<FulfillmentFees>;
  /** The day on which it was booked. */
  readonly invoiceDate?: Maybe<Scalars['Date']['output']>;
  /** How many items were shipped. */
  readonly itemCount?: Maybe<Scalars['Int']['output']>;
  /** The items that were shipped. Null where `hydrate` leaves them out. */
  readonly items?: Maybe<ReadonlyArray<AccountingItem>>;
  /** Whose order it is. */
  readonly merchant?: Maybe<FulfillmentMerchant>;
  /** The merchant's own id of the order. */
  readonly merchantOrderId?: Maybe<Scalars['String']['output']>;
  /** The order. One call for each that differs. */
  readonly order?: Maybe<FulfillmentOrder>;
  /** The fulfillment house's id of the order. */
  readonly orderId?: Maybe<Scalars['ID']['output']>;
  /** The activity as the fulfillment house sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The day on which the order was received. */
  readonly recordedDate?: Maybe<Scalars['Date']['output']>;
  /** Where it was shipped from. */
  readonly warehouse?: Maybe<FulfillmentWarehouse>;
};

/** A list of accounting activities. */
export type AccountingActivityConnection = {
  readonly __typename?: 'AccountingActivityConnection';
  /** The activities with their cursors. */
  readonly edges: ReadonlyArray<AccountingActivityEdge>;
  /** The activities. */
  readonly nodes: ReadonlyArray<AccountingActivity>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many activities there are altogether. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An accounting activity in a list. */
export type AccountingActivityEdge = {
  readonly __typename?: 'AccountingActivityEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The activity. */
  readonly node: AccountingActivity;
};

/** An item that was shipped. */
export type AccountingItem = {
  readonly __typename?: 'AccountingItem';
  /** The fulfillment house's id of it. */
  readonly itemId?: Maybe<Scalars['ID']['output']>;
  /** What it is called. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** How many. */
  readonly quantity?: Maybe<Scalars['Int']['output']>;
  /** The warehouse system's id of it. */
  readonly wmsItemId?: Maybe<Scalars['ID']['output']>;
};

/** What an accounting activity is filled with on demand. */
export type AccountingNode =
  /** The items that were shipped. */
  | 'ITEMS';

/** A bank that a payment can be asked of. */
export type Bank = Node & {
  readonly __typename?: 'Bank';
  /** The interface's id of it. */
  readonly bankUuid: Scalars['UUID']['output'];
  /** Where it is. */
  readonly countryCode?: Maybe<Scalars['CountryCode']['output']>;
  /** What that country is called. */
  readonly countryName?: Maybe<Scalars['String']['output']>;
  /** In what its accounts are kept. */
  readonly currency?: Maybe<Scalars['CurrencyCode']['output']>;
  /** What that currency is called. */
  readonly currencyName?: Maybe<Scalars['String']['output']>;
  /** When it was added. */
  readonly dateCreated: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** When anything of it last changed. */
  readonly lastUpdated: Scalars['DateTime']['output'];
  /** A picture of its logo. */
  readonly logoUrl?: Maybe<Scalars['URL']['output']>;
  /** What it is called. */
  readonly name: Scalars['String']['output'];
  /** The bank as the interface sent it. */
  readonly raw: Scalars['JSON']['output'];
};

/** A list of banks. */
export type BankConnection = {
  readonly __typename?: 'BankConnection';
  /** The banks with their cursors. */
  readonly edges: ReadonlyArray<BankEdge>;
  /** The banks. */
  readonly nodes: ReadonlyArray<Bank>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many banks there are altogether. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A bank in a list. */
export type BankEdge = {
  readonly __typename?: 'BankEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The bank. */
  readonly node: Bank;
};

/** Payments that are made together, or, where the server lists those, one payment of a batch. */
export type Batch = {
  readonly __typename?: 'Batch';
  /** How much is paid. Of one payment only, and only where the currency is told: `raw` has the bare number. */
  readonly amount?: Maybe<Money>;
  /** How much is paid and charged altogether. Of one payment only, and only where the currency is told. */
  readonly amountAfterCharges?: Maybe<Money>;
  /** The interface's id of it. */
  readonly batchUuid?: Maybe<Scalars['UUID']['output']>;
  /** Where its events are sent. May hold a secret. */
  readonly callbackUrl?: Maybe<Scalars['URL']['output']>;
  /** The currency of its amounts. */
  readonly currency?: Maybe<Scalars['CurrencyCode']['output']>;
  /** When it was made. */
  readonly dateCreated?: Maybe<Scalars['DateTime']['output']>;
  /** What the payment costs. Of one payment only, and only where the currency is told. */
  readonly feeAmount?: Maybe<Money>;
  /** The account that pays. Of one payment only. */
  readonly icanFrom?: Maybe<Scalars['ID']['output']>;
  /** The account that is paid. Of one payment only. */
  readonly icanTo?: Maybe<Scalars['ID']['output']>;
  /** The number that its maker gave it. */
  readonly jobNumber?: Maybe<Scalars['String']['output']>;
  /** When anything of it last changed. */
  readonly lastUpdated?: Maybe<Scalars['DateTime']['output']>;
  /** What it is called. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** How many payments failed. */
  readonly numberOfItemsFailed?: Maybe<Scalars['BigInt']['output']>;
  /** How many payments were put in. */
  readonly numberOfItemsSubmitted?: Maybe<Scalars['BigInt']['output']>;
  /** How many payments were made. */
  readonly numberOfItemsSucceeded?: Maybe<Scalars['BigInt']['output']>;
  /** The batch as the interface sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The payment's number. Of one payment only. */
  readonly refId?: Maybe<Scalars['ID']['output']>;
  /** What the payment is for. Of one payment only. */
  readonly reference?: Maybe<Scalars['String']['output']>;
  /** What became of it. Of one payment only. */
  readonly result?: Maybe<BatchResult>;
  /** Who made it. */
  readonly sourceName?: Maybe<Scalars['String']['output']>;
  /** How far it is. */
  readonly status?: Maybe<BatchStatus>;
  /** What of that is tax. Of one payment only, and only where the currency is told. */
  readonly taxAmount?: Maybe<Money>;
  /** What its payments are. */
  readonly type?: Maybe<BatchType>;
  /** What they amount to. */
  readonly valueOfItemsFailed?: Maybe<Money>;
  /** What they amount to. */
  readonly valueOfItemsSubmitted?: Maybe<Money>;
  /** What they amount to. */
  readonly valueOfItemsSucceeded?: Maybe<Money>;
};

/** A list of batches. */
export type BatchConnection = {
  readonly __typename?: 'BatchConnection';
  /** The batches with their cursors. */
  readonly edges: ReadonlyArray<BatchEdge>;
  /** The batches. */
  readonly nodes: ReadonlyArray<Batch>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many batches there are altogether. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A batch in a list. */
export type BatchEdge = {
  readonly __typename?: 'BatchEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The batch. */
  readonly node: Batch;
};

/** In which direction batches are ordered. */
export type BatchOrder =
  /** The oldest first. */
  | 'ASC'
  /** The newest first. */
  | 'DESC';

/** What batches are ordered by. */
export type BatchOrderBy =
  /** When they were made. */
  | 'DATE';

/** What became of a payment of a batch. */
export type BatchResult = {
  readonly __typename?: 'BatchResult';
  /** The interface's number of it. */
  readonly code?: Maybe<Scalars['BigInt']['output']>;
  /** What it means. */
  readonly message?: Maybe<Scalars['String']['output']>;
};

/** How far a batch is, or one payment of it. */
export type BatchStatus =
  /** The batch was called off. */
  | 'CANCELLED'
  /** The batch is carried out. */
  | 'COMPLETE'
  /** The payment failed. */
  | 'FAILED'
  /** The batch takes payments. */
  | 'OPEN'
  /** The batch waits for somebody's approval. */
  | 'PENDING_APPROVAL'
  /** The batch waits for the approval of the one that it belongs to. */
  | 'PENDING_PARENT_BATCH_APPROVAL'
  /** The batch is being carried out. */
  | 'PROCESSING'
  /** The batch is about to be carried out. */
  | 'READY_FOR_PROCESSING'
  /** The batch was not approved. */
  | 'REJECTED'
  /** The payment was taken out. */
  | 'REMOVED'
  /** The payment was put in. */
  | 'SUBMITTED'
  /** The payment was made. */
  | 'SUCCEEDED'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** What a batch's payments are. */
export type BatchType =
  /** To bank accounts of others. */
  | 'BANK_TRANSFER'
  /** Between accounts of the business. */
  | 'INTERNAL_TRANSFER'
  /** To bank accounts abroad. */
  | 'INTERNATIONAL_TRANSFER'
  /** No payments: payees that are added. */
  | 'NEW_PAYEE'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** A payment that somebody collected from the business. */
export type DirectDebit = {
  readonly __typename?: 'DirectDebit';
  /** How much was collected. */
  readonly amount?: Maybe<Money>;
  /** How much was collected and charged altogether. */
  readonly amountAfterCharges?: Maybe<Money>;
  /** The currency of its amounts. */
  readonly currency?: Maybe<Scalars['CurrencyCode']['output']>;
  /** When it was announced. */
  readonly dateCreated: Scalars['DateTime']['output'];
  /** When it was paid back. */
  readonly dateRefunded?: Maybe<Scalars['DateTime']['output']>;
  /** This payment's reference, from whoever collected it. */
  readonly directDebitReference?: Maybe<Scalars['String']['output']>;
  /** The interface's id of it. */
  readonly directDebitUuid: Scalars['UUID']['output'];
  /** What it costs. */
  readonly feeAmount?: Maybe<Money>;
  /** Whether it was claimed back under the direct debit guarantee. */
  readonly isIndemnityClaim?: Maybe<Scalars['Boolean']['output']>;
  /** When anything of it last changed. */
  readonly lastUpdated: Scalars['DateTime']['output'];
  /** The mandate under which it was collected. */
  readonly mandateUuid?: Maybe<Scalars['UUID']['output']>;
  /** What the business calls whoever collected it. */
  readonly originatorAlias?: Maybe<Scalars['String']['output']>;
  /** A large picture of their logo. */
  readonly originatorLogoUrlLarge?: Maybe<Scalars['URL']['output']>;
  /** A small picture of their logo. */
  readonly originatorLogoUrlSmall?: Maybe<Scalars['URL']['output']>;
  /** Who collected it. */
  readonly originatorName?: Maybe<Scalars['String']['output']>;
  /** The mandate's reference, from whoever collected it. */
  readonly originatorReference?: Maybe<Scalars['String']['output']>;
  /** The direct debit as the interface sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** Why the business had it paid back. */
  readonly refundReason?: Maybe<Scalars['String']['output']>;
  /** Why the business refused it. */
  readonly rejectReason?: Maybe<Scalars['String']['output']>;
  /** Why the scheme had it paid back. */
  readonly schemeRefundReason?: Maybe<Scalars['String']['output']>;
  /** The same as the scheme's code. */
  readonly schemeRefundReasonCode?: Maybe<Scalars['String']['output']>;
  /** Why the scheme refused it. */
  readonly schemeRejectReason?: Maybe<Scalars['String']['output']>;
  /** The same as the scheme's code. */
  readonly schemeRejectReasonCode?: Maybe<Scalars['String']['output']>;
  /** How far it is. */
  readonly status: DirectDebitStatus;
  /** The account that it was collected from. */
  readonly targetIcan?: Maybe<Scalars['ID']['output']>;
  /** The payee that stands for whoever collected it. */
  readonly targetPayeeId?: Maybe<Scalars['ID']['output']>;
  /** What of that is tax. */
  readonly taxAmount?: Maybe<Money>;
  /** Which of the mandate's payments it is. */
  readonly type: DirectDebitType;
};

/** A list of direct debits. */
export type DirectDebitConnection = {
  readonly __typename?: 'DirectDebitConnection';
  /** The direct debits with their cursors. */
  readonly edges: ReadonlyArray<DirectDebitEdge>;
  /** The direct debits. */
  readonly nodes: ReadonlyArray<DirectDebit>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many direct debits there are altogether. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A direct debit in a list. */
export type DirectDebitEdge = {
  readonly __typename?: 'DirectDebitEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The direct debit. */
  readonly node: DirectDebit;
};

/** How far a direct debit is. */
export type DirectDebitStatus =
  /** It was collected. */
  | 'COLLECTED'
  /** It is announced. */
  | 'RECEIVED'
  /** The claim is written for the scheme. */
  | 'REFUND_FILE_CREATED'
  /** The claim was sent to the scheme. */
  | 'REFUND_FILE_SENT'
  /** The claim is recorded. */
  | 'REFUND_RECORDED'
  /** The claim is being recorded. */
  | 'REFUND_RECORD_IN_PROGRESS'
  /** The business wants it paid back. */
  | 'REFUND_REQUESTED'
  /** The refusal is written for the scheme. */
  | 'REJECT_FILE_CREATED'
  /** The refusal was sent to the scheme. */
  | 'REJECT_FILE_SENT'
  /** The refusal is about to be carried out. */
  | 'REJECT_READY_FOR_PROCESSING'
  /** The refusal is recorded. */
  | 'REJECT_RECORDED'
  /** The refusal is being recorded. */
  | 'REJECT_RECORD_IN_PROGRESS'
  /** The business refused it. */
  | 'REJECT_REQUESTED'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** Which of a mandate's payments a direct debit is. */
export type DirectDebitType =
  /** The last. */
  | 'FINAL_COLLECTION'
  /** The first. */
  | 'FIRST_COLLECTION'
  /** One of many. */
  | 'ONGOING_COLLECTION'
  /** One that failed, collected again. */
  | 'REPRESENTED_COLLECTION'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** Who carries parcels. */
export type FulfillmentCarrier = {
  readonly __typename?: 'FulfillmentCarrier';
  /** Whether postage can be printed a second time. */
  readonly canReprintPostage?: Maybe<Scalars['Boolean']['output']>;
  /** The carrier's id. */
  readonly carrierId: Scalars['ID']['output'];
  /** Whether it is in use. */
  readonly enabled?: Maybe<Scalars['Boolean']['output']>;
  /** Whether surcharges belong to its rates. */
  readonly includePeripherals?: Maybe<Scalars['Boolean']['output']>;
  /** Whether its rates are the fulfillment house's own. */
  readonly internalRatesOnly?: Maybe<Scalars['Boolean']['output']>;
  /** What it is called. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Whether it has to know a parcel's dimensions. */
  readonly requiresDimensions?: Maybe<Scalars['Boolean']['output']>;
  /** What it is called for short. */
  readonly symbol?: Maybe<Scalars['String']['output']>;
};

/** To whom an order is sent. Personal data. */
export type FulfillmentConsignee = {
  readonly __typename?: 'FulfillmentConsignee';
  /** Street and number. */
  readonly address1: Scalars['String']['output'];
  /** What the first line has no room for. */
  readonly address2?: Maybe<Scalars['String']['output']>;
  /** The city. */
  readonly addressLocality: Scalars['String']['output'];
  /** The state or province. */
  readonly addressRegion: Scalars['String']['output'];
  /** The company. */
  readonly companyName?: Maybe<Scalars['String']['output']>;
  /** The id of this entry. */
  readonly consigneeId: Scalars['ID']['output'];
  /** The country, as the merchant wrote it. */
  readonly country: Scalars['String']['output'];
  /** The country, where it was recognized. */
  readonly countryCode?: Maybe<Scalars['CountryCode']['output']>;
  /** What the recognized country is called. */
  readonly countryName?: Maybe<Scalars['String']['output']>;
  /** By email. */
  readonly email?: Maybe<Scalars['EmailAddress']['output']>;
  /** The given name. */
  readonly firstName: Scalars['String']['output'];
  /** The family name. */
  readonly lastName: Scalars['String']['output'];
  /** By telephone. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** The postal code. */
  readonly postalCode: Scalars['String']['output'];
  /** When anything of it last changed. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The user who last changed it. */
  readonly updatedById?: Maybe<Scalars['ID']['output']>;
};

/** What was charged for an order, in a currency that is not told. */
export type FulfillmentFees = {
  readonly __typename?: 'FulfillmentFees';
  /** For a box. */
  readonly box?: Maybe<Scalars['Decimal']['output']>;
  /** For an envelope. */
  readonly envelope?: Maybe<Scalars['Decimal']['output']>;
  /** For handling it. */
  readonly fulfillment?: Maybe<Scalars['Decimal']['output']>;
  /** For what was put in with it. */
  readonly insert?: Maybe<Scalars['Decimal']['output']>;
  /** For putting sets together. */
  readonly kitting?: Maybe<Scalars['Decimal']['output']>;
  /** For taking it off the shelves. */
  readonly picking?: Maybe<Scalars['Decimal']['output']>;
  /** For sending it. */
  readonly postage?: Maybe<Scalars['Decimal']['output']>;
  /** For printing. */
  readonly print?: Maybe<Scalars['Decimal']['output']>;
  /** Altogether. */
  readonly total?: Maybe<Scalars['Decimal']['output']>;
};

/** How an order is to be fulfilled. */
export type FulfillmentInstruction = {
  readonly __typename?: 'FulfillmentInstruction';
  /** Where it ends up, if the parcel goes elsewhere first. */
  readonly finalDestinationAddress?: Maybe<OrderAddress>;
  /** In what way. */
  readonly fulfillmentInstructionsType?: Maybe<FulfillmentInstructionsType>;
  /** Whether the marketplace's own logistics carry it. */
  readonly marketplaceSupported: Scalars['Boolean']['output'];
  /** When it is to arrive at the latest. */
  readonly maxEstimatedDeliveryDate?: Maybe<Scalars['DateTime']['output']>;
  /** When it is to arrive at the earliest. */
  readonly minEstimatedDeliveryDate?: Maybe<Scalars['DateTime']['output']>;
  /** Where the buyer picks it up: the seller's key of the place. */
  readonly pickupLocationKey?: Maybe<Scalars['String']['output']>;
  /** By whom and to whom it is sent. */
  readonly shippingStep?: Maybe<OrderShippingStep>;
};

/** In what way an order is fulfilled. */
export type FulfillmentInstructionsType =
  /** It is sent electronically. */
  | 'DIGITAL'
  /** The marketplace does it. */
  | 'FULFILLED_BY_MARKETPLACE'
  /** The buyer picks it up. */
  | 'PREPARE_FOR_PICKUP'
  /** The seller arranges it. */
  | 'SELLER_DEFINED'
  /** It is sent to an address. */
  | 'SHIP_TO'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** An item as the fulfillment house knows it. */
export type FulfillmentLineDetails = {
  readonly __typename?: 'FulfillmentLineDetails';
  /** What it is. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The merchant's own name of it. */
  readonly externalSku?: Maybe<Scalars['String']['output']>;
  /** The fulfillment house's id of it. */
  readonly itemId?: Maybe<Scalars['ID']['output']>;
  /** What it is called. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** How many. */
  readonly totalQuantity?: Maybe<Scalars['Int']['output']>;
};

/** One thing that was ordered. */
export type FulfillmentLineItem = {
  readonly __typename?: 'FulfillmentLineItem';
  /** The item as the fulfillment house knows it. */
  readonly details?: Maybe<FulfillmentLineDetails>;
  /** What is in stock under its SKU. Up to 100 SKUs are asked for together; null for one that has a comma. */
  readonly inventory?: Maybe<ReadonlyArray<InventoryItem>>;
  /** The pieces that were taken from the shelves. */
  readonly inventoryDetails: ReadonlyArray<FulfillmentLot>;
  /** The line's id. */
  readonly lineItemId?: Maybe<Scalars['ID']['output']>;
  /** The item as the merchant asked for it. */
  readonly requestedSku?: Maybe<FulfillmentRequestedSku>;
};

/** Pieces of an item that were made together. */
export type FulfillmentLot = {
  readonly __typename?: 'FulfillmentLot';
  /** Until when it can be used. */
  readonly expirationDate?: Maybe<Scalars['Date']['output']>;
  /** The lot's number. */
  readonly lotNumber?: Maybe<Scalars['String']['output']>;
  /** How many. */
  readonly quantity?: Maybe<Scalars['Int']['output']>;
  /** The piece's own number. */
  readonly serialNumber?: Maybe<Scalars['String']['output']>;
};

/** Whom the fulfillment house works for. */
export type FulfillmentMerchant = {
  readonly __typename?: 'FulfillmentMerchant';
  /** The merchant's id. */
  readonly merchantId?: Maybe<Scalars['ID']['output']>;
  /** What the merchant is called. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** An order as the fulfillment house sees it. */
export type FulfillmentOrder = Node & {
  readonly __typename?: 'FulfillmentOrder';
  /** What last happened to it. */
  readonly currentStatus: FulfillmentStatusEvent;
  /** When it left. Tracking numbers are final by then. */
  readonly departDate?: Maybe<Scalars['DateTime']['output']>;
  /** When it shall leave. It may change, and tracking numbers with it. */
  readonly dispatchDate?: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  /** What brought the order in, such as a shop's name. */
  readonly integrator?: Maybe<Scalars['String']['output']>;
  /** What was ordered. */
  readonly lineItems: ReadonlyArray<FulfillmentLineItem>;
  /** Whose it is. */
  readonly merchant: FulfillmentMerchant;
  /** The merchant's own id of it. */
  readonly merchantOrderId: Scalars['String']['output'];
  /** How the merchant wants it sent. */
  readonly merchantShippingMethod: Scalars['String']['output'];
  /** The fulfillment house's id of it. */
  readonly orderId: Scalars['ID']['output'];
  /** To whom it is sent, as it was ordered. */
  readonly originalConsignee: FulfillmentConsignee;
  /** The order that it was grouped into. One call for each that differs. */
  readonly parentOrder?: Maybe<FulfillmentOrder>;
  /** The order that it was grouped into. */
  readonly parentOrderId?: Maybe<Scalars['ID']['output']>;
  /** The number of the purchase order. */
  readonly purchaseOrderNumber?: Maybe<Scalars['String']['output']>;
  /** The order as the fulfillment house sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** When it was received. */
  readonly recordedOn: Scalars['DateTime']['output'];
  /** By what its parcels can be followed. */
  readonly trackingNumbers: ReadonlyArray<FulfillmentTrackingNumber>;
  /** To whom it is sent, once the address was checked. */
  readonly validatedConsignee: FulfillmentConsignee;
  /** Where it is shipped from. */
  readonly warehouse?: Maybe<FulfillmentWarehouse>;
};

/** An item as the merchant asked for it. */
export type FulfillmentRequestedSku = {
  readonly __typename?: 'FulfillmentRequestedSku';
  /** What it is worth for the customs, as the merchant wrote it. */
  readonly declaredValue?: Maybe<Scalars['String']['output']>;
  /** How many. */
  readonly quantity?: Maybe<Scalars['Int']['output']>;
  /** The request's id. */
  readonly requestId?: Maybe<Scalars['ID']['output']>;
  /** The merchant's own name of it. */
  readonly sku?: Maybe<Scalars['String']['output']>;
};

/** The states of an order. */
export type FulfillmentState =
  /** It will not be sent. */
  | 'CANCELLED'
  /** It is being worked on. */
  | 'IN_PROGRESS'
  /** It was received, and is being looked at. */
  | 'PROCESSING'
  /** It came back. */
  | 'RETURNED'
  /** It has left. */
  | 'SHIPPED'
  /** It is there for trying things out. */
  | 'TEST'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** How far an order is. */
export type FulfillmentStatus = {
  readonly __typename?: 'FulfillmentStatus';
  /** Who has to do something about it. */
  readonly actionRequiredBy?: Maybe<Scalars['String']['output']>;
  /** The id of the party that has to do something. */
  readonly actionRequiredById?: Maybe<Scalars['ID']['output']>;
  /** Six digits: two for the state, two for the stage, two for the detail. */
  readonly code: Scalars['String']['output'];
  /** What else there is to say. */
  readonly detail?: Maybe<Scalars['String']['output']>;
  /** Two digits for the detail. */
  readonly detailCode: Scalars['String']['output'];
  /**
   * Whether the order was done with in an older scheme.
   * @deprecated The fulfillment house is giving this scheme up. Use `state`.
   */
  readonly isClosed?: Maybe<Scalars['Boolean']['output']>;
  /**
   * What it was called in an older scheme.
   * @deprecated The fulfillment house is giving this scheme up. Use `stateName` and `stageName`.
   */
  readonly name?: Maybe<Scalars['String']['output']>;
  /**
   * What it meant in an older scheme.
   * @deprecated The fulfillment house is giving this scheme up. Use `detail`.
   */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** Two digits for the stage within the state. */
  readonly stageCode?: Maybe<Scalars['String']['output']>;
  /** What the stage is called. */
  readonly stageName?: Maybe<Scalars['String']['output']>;
  /** The state. */
  readonly state?: Maybe<FulfillmentState>;
  /** What the fulfillment house calls the state. */
  readonly stateName?: Maybe<Scalars['String']['output']>;
};

/** Something that happened to an order. */
export type FulfillmentStatusEvent = {
  readonly __typename?: 'FulfillmentStatusEvent';
  /** The user who brought it about. */
  readonly createdById?: Maybe<Scalars['ID']['output']>;
  /** When it happened. */
  readonly date?: Maybe<Scalars['DateTime']['output']>;
  /** The event's id. */
  readonly eventId: Scalars['ID']['output'];
  /** Why. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** How far the order is since then. */
  readonly status?: Maybe<FulfillmentStatus>;
};

/** By what a parcel can be followed. */
export type FulfillmentTrackingNumber = {
  readonly __typename?: 'FulfillmentTrackingNumber';
  /**
   * What its bar code holds.
   * @deprecated The fulfillment house is giving it up. Use `value`.
   */
  readonly barcodeScanValue?: Maybe<Scalars['String']['output']>;
  /** Who carries the parcel. */
  readonly carrier?: Maybe<FulfillmentCarrier>;
  /** The number. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** Where orders are shipped from. */
export type FulfillmentWarehouse = {
  readonly __typename?: 'FulfillmentWarehouse';
  /** What it is called for short, such as `SAV`. Told with accounting activities only. */
  readonly shortName?: Maybe<Scalars['String']['output']>;
  /** The warehouse's id. */
  readonly warehouseId?: Maybe<Scalars['ID']['output']>;
};

/** How much of an item is in stock. */
export type InventoryItem = {
  readonly __typename?: 'InventoryItem';
  /** How many can still be ordered. */
  readonly availableToPromise?: Maybe<Scalars['Int']['output']>;
  /** The fulfillment house's id of it. */
  readonly itemId?: Maybe<Scalars['ID']['output']>;
  /** Whose it is. */
  readonly merchantName?: Maybe<Scalars['String']['output']>;
  /** How many are on the shelves. Not every server tells. */
  readonly onHand?: Maybe<Scalars['Int']['output']>;
  /** The item as the fulfillment house sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The merchant's own name of it. */
  readonly sku?: Maybe<Scalars['String']['output']>;
};

/** A list of items in stock. */
export type InventoryItemConnection = {
  readonly __typename?: 'InventoryItemConnection';
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<InventoryItemEdge>;
  /** The items. */
  readonly nodes: ReadonlyArray<InventoryItem>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many items there are altogether. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item in stock, in a list. */
export type InventoryItemEdge = {
  readonly __typename?: 'InventoryItemEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: InventoryItem;
};

/** An amount of money. Never rounded. */
export type Money = {
  readonly __typename?: 'Money';
  /** The amount in the currency's main unit, such as `24.90`. */
  readonly amount: Scalars['Decimal']['output'];
  /** What it was converted from, where the interface converted it. */
  readonly convertedFrom?: Maybe<Money>;
  /** The currency. */
  readonly currency: Scalars['CurrencyCode']['output'];
};

/** Everything that changes something. Each mutation is sent to its interface once, and never again by itself. */
export type Mutation = {
  readonly __typename?: 'Mutation';
};

/** Something with an identity, that `node` finds again. */
export type Node = {
  /** Opaque, and unique in the whole graph. */
  readonly id: Scalars['ID']['output'];
};

/** What a buyer ordered from the seller. */
export type Order = Node & {
  readonly __typename?: 'Order';
  /** The buyer. */
  readonly buyer?: Maybe<OrderBuyer>;
  /** What the buyer wrote at the checkout. */
  readonly buyerCheckoutNotes?: Maybe<Scalars['String']['output']>;
  /** Whether it was or is to be cancelled. */
  readonly cancelStatus: OrderCancelStatus;
  /** When it was made. */
  readonly creationDate: Scalars['DateTime']['output'];
  /** Addresses of its shipments, in the marketplace's own interface. */
  readonly fulfillmentHrefs: ReadonlyArray<Scalars['URL']['output']>;
  /** How it is to be fulfilled. */
  readonly fulfillmentStartInstructions: ReadonlyArray<FulfillmentInstruction>;
  /** How far its fulfillment is. */
  readonly fulfillmentStatus: OrderFulfillmentStatus;
  readonly id: Scalars['ID']['output'];
  /** When anything of it last changed. */
  readonly lastModifiedDate: Scalars['DateTime']['output'];
  /**
   * The id it would have had in an older scheme.
   * @deprecated The marketplace is giving this scheme up. Use `orderId`.
   */
  readonly legacyOrderId: Scalars['String']['output'];
  /** What was ordered. */
  readonly lineItems: ReadonlyArray<OrderLineItem>;
  /** Whether the marketplace collects its taxes. */
  readonly marketplaceCollectsTax: Scalars['Boolean']['output'];
  /** The marketplace's id of it, such as `11-00001-00002`. */
  readonly orderId: Scalars['ID']['output'];
  /** Payment disputes about it. */
  readonly paymentDisputes?: Maybe<PaymentDisputeConnection>;
  /** How far its payment is. */
  readonly paymentStatus: OrderPaymentStatus;
  /** What was paid, and to whom it is due. */
  readonly paymentSummary?: Maybe<OrderPaymentSummary>;
  /** What it costs. */
  readonly pricingSummary?: Maybe<OrderPricingSummary>;
  /** Programs of the marketplace that it is part of. */
  readonly program?: Maybe<OrderProgram>;
  /** The order as the marketplace sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The seller's own number of the sale. */
  readonly salesRecordReference?: Maybe<Scalars['String']['output']>;
  /** The seller. */
  readonly sellerId?: Maybe<Scalars['String']['output']>;
  /** The amount from which the marketplace's fee was worked out. */
  readonly totalFeeBasisAmount?: Maybe<Money>;
  /** The marketplace's fee. */
  readonly totalMarketplaceFee?: Maybe<Money>;
};


/** What a buyer ordered from the seller. */
export type OrderPaymentDisputesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A postal address. Personal data. */
export type OrderAddress = {
  readonly __typename?: 'OrderAddress';
  /** Street and number. */
  readonly addressLine1?: Maybe<Scalars['String']['output']>;
  /** What the first line has no room for. */
  readonly addressLine2?: Maybe<Scalars['String']['output']>;
  /** The city. */
  readonly city?: Maybe<Scalars['String']['output']>;
  /** The country. */
  readonly countryCode?: Maybe<Scalars['CountryCode']['output']>;
  /** The county. */
  readonly county?: Maybe<Scalars['String']['output']>;
  /** The postal code. */
  readonly postalCode?: Maybe<Scalars['String']['output']>;
  /** The state or province. */
  readonly stateOrProvince?: Maybe<Scalars['String']['output']>;
};

/** Something that sets a variation apart, such as its size. */
export type OrderAspect = {
  readonly __typename?: 'OrderAspect';
  /** What. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Which. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** What became of looking into a thing's authenticity. */
export type OrderAuthenticityStatus =
  /** It is not. */
  | 'FAILED'
  /** It is authentic. */
  | 'PASSED'
  /** It is authentic, but not as described. */
  | 'PASSED_WITH_EXCEPTION'
  /** Nothing yet. */
  | 'PENDING'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** Who ordered. */
export type OrderBuyer = {
  readonly __typename?: 'OrderBuyer';
  /** Where the buyer is taxed. */
  readonly taxAddress?: Maybe<OrderTaxAddress>;
  /** The buyer's number as a taxpayer. Told of a single order only. */
  readonly taxIdentifier?: Maybe<OrderTaxIdentifier>;
  /** The buyer's name on the marketplace. */
  readonly username?: Maybe<Scalars['String']['output']>;
};

/** Somebody asked for an order to be cancelled. */
export type OrderCancelRequest = {
  readonly __typename?: 'OrderCancelRequest';
  /** When it was done with. */
  readonly cancelCompletedDate?: Maybe<Scalars['DateTime']['output']>;
  /** Who asked. */
  readonly cancelInitiator?: Maybe<Scalars['String']['output']>;
  /** Why. */
  readonly cancelReason?: Maybe<Scalars['String']['output']>;
  /** The request's id. */
  readonly cancelRequestId?: Maybe<Scalars['ID']['output']>;
  /** What became of it. */
  readonly cancelRequestState?: Maybe<OrderCancelRequestState>;
  /** When it was asked for. */
  readonly cancelRequestedDate?: Maybe<Scalars['DateTime']['output']>;
};

/** What became of the request to cancel an order. */
export type OrderCancelRequestState =
  /** It was done. */
  | 'COMPLETED'
  /** It was refused. */
  | 'REJECTED'
  /** Nothing yet. */
  | 'REQUESTED'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** How far the cancelling of an order has come. */
export type OrderCancelState =
  /** It is cancelled. */
  | 'CANCELED'
  /** Somebody asked for it. */
  | 'IN_PROGRESS'
  /** Nobody asked for it. */
  | 'NONE_REQUESTED'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** Whether an order was or is to be cancelled. */
export type OrderCancelStatus = {
  readonly __typename?: 'OrderCancelStatus';
  /** Who asked for it, and when. Told of a single order only. */
  readonly cancelRequests: ReadonlyArray<OrderCancelRequest>;
  /** How far it has come. */
  readonly cancelState: OrderCancelState;
  /** When it was cancelled. */
  readonly cancelledDate?: Maybe<Scalars['DateTime']['output']>;
};

/** A tax that the marketplace collects and pays on. */
export type OrderCollectedTax = {
  readonly __typename?: 'OrderCollectedTax';
  /** How much. */
  readonly amount?: Maybe<Money>;
  /** How it is collected, such as `NET`. */
  readonly collectionMethod?: Maybe<Scalars['String']['output']>;
  /** The name of the reference to put on the parcel. */
  readonly referenceName?: Maybe<Scalars['String']['output']>;
  /** The reference. */
  readonly referenceValue?: Maybe<Scalars['String']['output']>;
  /** Which. */
  readonly taxType?: Maybe<OrderTaxType>;
};

/** A list of orders. */
export type OrderConnection = {
  readonly __typename?: 'OrderConnection';
  /** The orders with their cursors. */
  readonly edges: ReadonlyArray<OrderEdge>;
  /** The orders. */
  readonly nodes: ReadonlyArray<Order>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many orders there are altogether. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** Whom to reach. Personal data, which the marketplace hides or drops after some time. */
export type OrderContact = {
  readonly __typename?: 'OrderContact';
  /** The company. */
  readonly companyName?: Maybe<Scalars['String']['output']>;
  /** By post. */
  readonly contactAddress?: Maybe<OrderAddress>;
  /** By email. */
  readonly email?: Maybe<Scalars['EmailAddress']['output']>;
  /** The person. */
  readonly fullName?: Maybe<Scalars['String']['output']>;
  /** By telephone. */
  readonly phoneNumber?: Maybe<Scalars['String']['output']>;
};

/** A range of time; both ends belong to it. */
export type OrderDateRange = {
  /** Where it begins. */
  readonly from: Scalars['DateTime']['input'];
  /** Where it ends; open without. */
  readonly to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What a delivery costs. */
export type OrderDeliveryCost = {
  readonly __typename?: 'OrderDeliveryCost';
  /** What was taken off. */
  readonly discountAmount?: Maybe<Money>;
  /** The packing. */
  readonly handlingCost?: Maybe<Money>;
  /** Customs and the like. */
  readonly importCharges?: Maybe<Money>;
  /** The shipping. */
  readonly shippingCost?: Maybe<Money>;
  /** What an intermediary takes for it. */
  readonly shippingIntermediationFee?: Maybe<Money>;
};

/** An order in a list. */
export type OrderEdge = {
  readonly __typename?: 'OrderEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The order. */
  readonly node: Order;
};

/** Groups of fields that are fetched on demand. */
export type OrderFieldGroup =
  /** The kinds of taxes, and the fee. */
  | 'TAX_BREAKDOWN';

/** Criteria of which all have to be met. */
export type OrderFilter = {
  /** Created in this range. */
  readonly created?: InputMaybe<OrderDateRange>;
  /** How far they are. */
  readonly fulfillment?: InputMaybe<OrderFulfillmentFilter>;
  /** Last changed in this range. Left out of account when `created` is given. */
  readonly modified?: InputMaybe<OrderDateRange>;
};

/** How far an order is, as far as the marketplace can filter by it. */
export type OrderFulfillmentFilter =
  /** Fulfilled, or in progress. */
  | 'FULFILLED'
  /** Not started, or in progress. */
  | 'UNFULFILLED';

/** How far an order's or a line's fulfillment is. */
export type OrderFulfillmentStatus =
  /** All of it has been shipped. */
  | 'FULFILLED'
  /** Some of it has been shipped. */
  | 'IN_PROGRESS'
  /** Nothing has been shipped. */
  | 'NOT_STARTED'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** Whom a line is a present for. Personal data. */
export type OrderGiftDetails = {
  readonly __typename?: 'OrderGiftDetails';
  /** What to write to them. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** Where to write to. */
  readonly recipientEmail?: Maybe<Scalars['EmailAddress']['output']>;
  /** Who gives it. */
  readonly senderName?: Maybe<Scalars['String']['output']>;
};

/** What became of money that is held back. */
export type OrderHoldState =
  /** It is held. */
  | 'HELD'
  /** It is about to be held. */
  | 'HELD_PENDING'
  /** It is not held. */
  | 'NOT_HELD'
  /** It was let go. */
  | 'RELEASED'
  /** That it is let go was confirmed. */
  | 'RELEASE_CONFIRMED'
  /** It could not be let go. */
  | 'RELEASE_FAILED'
  /** It is about to be let go. */
  | 'RELEASE_PENDING'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** Where a thing is before it is sent. */
export type OrderItemLocation = {
  readonly __typename?: 'OrderItemLocation';
  /** The country. */
  readonly countryCode?: Maybe<Scalars['CountryCode']['output']>;
  /** The place. */
  readonly location?: Maybe<Scalars['String']['output']>;
  /** The postal code. */
  readonly postalCode?: Maybe<Scalars['String']['output']>;
};

/** Until when a line has to be shipped and delivered. */
export type OrderLineInstructions = {
  readonly __typename?: 'OrderLineInstructions';
  /** Whether the date of delivery was promised. */
  readonly guaranteedDelivery?: Maybe<Scalars['Boolean']['output']>;
  /** When it is to arrive at the latest. */
  readonly maxEstimatedDeliveryDate?: Maybe<Scalars['DateTime']['output']>;
  /** When it is to arrive at the earliest. */
  readonly minEstimatedDeliveryDate?: Maybe<Scalars['DateTime']['output']>;
  /** Until when it has to be shipped. */
  readonly shipByDate?: Maybe<Scalars['DateTime']['output']>;
};

/** One thing that was ordered. */
export type OrderLineItem = {
  readonly __typename?: 'OrderLineItem';
  /** Discounts that were given. */
  readonly appliedPromotions: ReadonlyArray<OrderPromotion>;
  /** Shipping that the marketplace charges itself. */
  readonly collectedShipping?: Maybe<Money>;
  /** Taxes that the marketplace collects and pays on. */
  readonly collectedTaxes: ReadonlyArray<OrderCollectedTax>;
  /** What its delivery costs. */
  readonly deliveryCost?: Maybe<OrderDeliveryCost>;
  /** Its price after discounts. */
  readonly discountedLineItemCost?: Maybe<Money>;
  /** Until when it has to be shipped and delivered. */
  readonly fulfillmentInstructions?: Maybe<OrderLineInstructions>;
  /** How far its fulfillment is. */
  readonly fulfillmentStatus?: Maybe<OrderFulfillmentStatus>;
  /** Whom it is a present for. */
  readonly giftDetails?: Maybe<OrderGiftDetails>;
  /** Where it is. */
  readonly itemLocation?: Maybe<OrderItemLocation>;
  /** The listing it was bought from. */
  readonly legacyItemId?: Maybe<Scalars['ID']['output']>;
  /** The variation of that listing. */
  readonly legacyVariationId?: Maybe<Scalars['ID']['output']>;
  /** Its price: one piece's times the quantity. */
  readonly lineItemCost?: Maybe<Money>;
  /** The line's id. */
  readonly lineItemId?: Maybe<Scalars['ID']['output']>;
  /** Where it was listed, such as `EBAY_DE`. */
  readonly listingMarketplaceId?: Maybe<Scalars['String']['output']>;
  /** How it was sold. */
  readonly properties?: Maybe<OrderLineProperties>;
  /** Where it was bought. */
  readonly purchaseMarketplaceId?: Maybe<Scalars['String']['output']>;
  /** How many. */
  readonly quantity?: Maybe<Scalars['Int']['output']>;
  /** What was paid back for it. */
  readonly refunds: ReadonlyArray<OrderLineRefund>;
  /** The seller's own name of the thing. */
  readonly sku?: Maybe<Scalars['String']['output']>;
  /** How it was sold. */
  readonly soldFormat?: Maybe<OrderSoldFormat>;
  /** Its taxes. */
  readonly taxes: ReadonlyArray<OrderTax>;
  /** The listing's title. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** What it costs altogether. */
  readonly total?: Maybe<Money>;
  /** What sets the variation apart. */
  readonly variationAspects: ReadonlyArray<OrderAspect>;
};

/** How a line was sold. */
export type OrderLineProperties = {
  readonly __typename?: 'OrderLineProperties';
  /** Whether the marketplace protects the buyer. */
  readonly buyerProtection?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the buyer had made an offer. */
  readonly fromBestOffer?: Maybe<Scalars['Boolean']['output']>;
  /** Whether an advertisement brought the buyer. */
  readonly soldViaAdCampaign?: Maybe<Scalars['Boolean']['output']>;
};

/** Something that was paid back for a line. */
export type OrderLineRefund = {
  readonly __typename?: 'OrderLineRefund';
  /** How much. */
  readonly amount?: Maybe<Money>;
  /** When. */
  readonly refundDate?: Maybe<Scalars['DateTime']['output']>;
  /** The refund's id. */
  readonly refundId?: Maybe<Scalars['ID']['output']>;
  /** The seller's own reference. */
  readonly refundReferenceId?: Maybe<Scalars['String']['output']>;
};

/** A payment for an order. */
export type OrderPayment = {
  readonly __typename?: 'OrderPayment';
  /** How much. */
  readonly amount?: Maybe<Money>;
  /** When; nothing until it is paid. */
  readonly paymentDate?: Maybe<Scalars['DateTime']['output']>;
  /** What of it is held back. */
  readonly paymentHolds: ReadonlyArray<OrderPaymentHold>;
  /** By what means. */
  readonly paymentMethod?: Maybe<OrderPaymentMethod>;
  /** The escrow's reference. */
  readonly paymentReferenceId?: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  readonly paymentStatus?: Maybe<OrderPaymentState>;
};

/** Money of a payment that is held back. */
export type OrderPaymentHold = {
  readonly __typename?: 'OrderPaymentHold';
  /** When it is likely to be let go. */
  readonly expectedReleaseDate?: Maybe<Scalars['DateTime']['output']>;
  /** How much. */
  readonly holdAmount?: Maybe<Money>;
  /** Why. */
  readonly holdReason?: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  readonly holdState?: Maybe<OrderHoldState>;
  /** When it was let go. */
  readonly releaseDate?: Maybe<Scalars['DateTime']['output']>;
  /** What the seller can do to have it let go. */
  readonly sellerActionsToRelease: ReadonlyArray<Scalars['String']['output']>;
};

/** By what means an order was paid. */
export type OrderPaymentMethod =
  /** A bank's cheque. */
  | 'CASHIER_CHECK'
  /** Cash, when it is picked up. */
  | 'CASH_ON_PICKUP'
  /** A credit card. */
  | 'CREDIT_CARD'
  /** An escrow. */
  | 'ESCROW'
  /** The marketplace itself. */
  | 'MARKETPLACE'
  /** An online wallet. */
  | 'PAYPAL'
  /** A cheque. */
  | 'PERSONAL_CHECK'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** What became of a payment. */
export type OrderPaymentState =
  /** It failed. */
  | 'FAILED'
  /** It is paid. */
  | 'PAID'
  /** Nothing yet. */
  | 'PENDING'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** How far an order's payment is. */
export type OrderPaymentStatus =
  /** It failed. */
  | 'FAILED'
  /** All of it was paid back. */
  | 'FULLY_REFUNDED'
  /** It is paid. */
  | 'PAID'
  /** Some of it was paid back. */
  | 'PARTIALLY_REFUNDED'
  /** It is not paid yet. */
  | 'PENDING'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** What was paid for an order. */
export type OrderPaymentSummary = {
  readonly __typename?: 'OrderPaymentSummary';
  /** What was paid. */
  readonly payments: ReadonlyArray<OrderPayment>;
  /** What was paid back. */
  readonly refunds: ReadonlyArray<OrderRefund>;
  /** What the seller gets. */
  readonly totalDueSeller?: Maybe<Money>;
};

/** What an order costs. */
export type OrderPricingSummary = {
  readonly __typename?: 'OrderPricingSummary';
  /** What the seller took off or put on. */
  readonly adjustment?: Maybe<Money>;
  /** The delivery. */
  readonly deliveryCost?: Maybe<Money>;
  /** What was taken off the delivery; negative. */
  readonly deliveryDiscount?: Maybe<Money>;
  /** Further fees. Told with `TAX_BREAKDOWN` only. */
  readonly fee?: Maybe<Money>;
  /** What was taken off; negative. */
  readonly priceDiscount?: Maybe<Money>;
  /** Its lines. */
  readonly priceSubtotal?: Maybe<Money>;
  /** Taxes. */
  readonly tax?: Maybe<Money>;
  /** Altogether. Contains the taxes that the marketplace collects with `TAX_BREAKDOWN` only. */
  readonly total?: Maybe<Money>;
};

/** Programs of the marketplace that an order is part of. */
export type OrderProgram = {
  readonly __typename?: 'OrderProgram';
  /** Why it came out so. */
  readonly authenticityOutcomeReason?: Maybe<Scalars['String']['output']>;
  /** Its authenticity is looked into: what became of that. */
  readonly authenticityStatus?: Maybe<OrderAuthenticityStatus>;
  /** Who fulfills it. */
  readonly fulfilledBy?: Maybe<Scalars['String']['output']>;
  /** Who looks after returns from abroad. */
  readonly returnsManagedBy?: Maybe<Scalars['String']['output']>;
  /** Who provides the shipping label. */
  readonly shippingLabelProvidedBy?: Maybe<Scalars['String']['output']>;
  /** How it moves to or from a vault. */
  readonly vaultFulfillmentType?: Maybe<OrderVaultFulfillmentType>;
};

/** A discount that was given. */
export type OrderPromotion = {
  readonly __typename?: 'OrderPromotion';
  /** What it is called. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** How much it took off. */
  readonly discountAmount?: Maybe<Money>;
  /** The promotion's id. */
  readonly promotionId?: Maybe<Scalars['ID']['output']>;
};

/** Something that was paid back for an order. */
export type OrderRefund = {
  readonly __typename?: 'OrderRefund';
  /** How much. */
  readonly amount?: Maybe<Money>;
  /** When. */
  readonly refundDate?: Maybe<Scalars['DateTime']['output']>;
  /** The refund's id. */
  readonly refundId?: Maybe<Scalars['ID']['output']>;
  /** The seller's own reference. */
  readonly refundReferenceId?: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  readonly refundStatus?: Maybe<OrderRefundStatus>;
};

/** What became of a refund. */
export type OrderRefundStatus =
  /** It failed. */
  | 'FAILED'
  /** Nothing yet. */
  | 'PENDING'
  /** It was paid back. */
  | 'REFUNDED'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** By whom and to whom an order is sent. */
export type OrderShippingStep = {
  readonly __typename?: 'OrderShippingStep';
  /** To whom. */
  readonly shipTo?: Maybe<OrderContact>;
  /** A reference to put on the parcel. */
  readonly shipToReferenceId?: Maybe<Scalars['String']['output']>;
  /** The carrier. */
  readonly shippingCarrierCode?: Maybe<Scalars['String']['output']>;
  /** The carrier's service. */
  readonly shippingServiceCode?: Maybe<Scalars['String']['output']>;
};

/** How a thing was sold. */
export type OrderSoldFormat =
  /** To the highest bidder. */
  | 'AUCTION'
  /** At a fixed price. */
  | 'FIXED_PRICE'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** A tax on a line. */
export type OrderTax = {
  readonly __typename?: 'OrderTax';
  /** How much. */
  readonly amount?: Maybe<Money>;
  /** Which. Told with `TAX_BREAKDOWN` only. */
  readonly taxType?: Maybe<OrderTaxType>;
};

/** Where a buyer is taxed. */
export type OrderTaxAddress = {
  readonly __typename?: 'OrderTaxAddress';
  /** The city. */
  readonly city?: Maybe<Scalars['String']['output']>;
  /** The country. */
  readonly countryCode?: Maybe<Scalars['CountryCode']['output']>;
  /** The postal code. */
  readonly postalCode?: Maybe<Scalars['String']['output']>;
  /** The state or province. */
  readonly stateOrProvince?: Maybe<Scalars['String']['output']>;
};

/** A number by which a taxpayer is known. */
export type OrderTaxIdentifier = {
  readonly __typename?: 'OrderTaxIdentifier';
  /** The country that gave it. */
  readonly issuingCountry?: Maybe<Scalars['String']['output']>;
  /** What kind of number it is. */
  readonly taxIdentifierType?: Maybe<Scalars['String']['output']>;
  /** The number. */
  readonly taxpayerId?: Maybe<Scalars['String']['output']>;
};

/** Kinds of taxes. */
export type OrderTaxType =
  /** A goods and services tax. */
  | 'GST'
  /** A sales tax of a province. */
  | 'PROVINCE_SALES_TAX'
  /** A regional tax. */
  | 'REGION'
  /** A sales tax of a state. */
  | 'STATE_SALES_TAX'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED'
  /** A value added tax. */
  | 'VAT';

/** How an order moves to or from a vault. */
export type OrderVaultFulfillmentType =
  /** From the seller into the vault. */
  | 'SELLER_TO_VAULT'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED'
  /** From the vault to the buyer. */
  | 'VAULT_TO_BUYER'
  /** From one vault to another. */
  | 'VAULT_TO_VAULT';

/** Which orders to list: one of these. */
export type OrderWhere =
  /** Those that meet these criteria. */
  { readonly filter: OrderFilter; readonly orderIds?: never; }
  |  /** Those with these ids. Ids that do not exist are left out. */
  { readonly filter?: never; readonly orderIds: ReadonlyArray<Scalars['ID']['input']>; };

/** Where a connection's page stands in its list. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** The last edge's cursor: `after` it the next page begins. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more follows after this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether something stands before this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** The first edge's cursor. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

/** A buyer disputes a payment. */
export type PaymentDispute = {
  readonly __typename?: 'PaymentDispute';
  /** How much it is about. */
  readonly amount: Money;
  /** The buyer. */
  readonly buyerUsername: Scalars['String']['output'];
  /** When it was closed. */
  readonly closedDate?: Maybe<Scalars['DateTime']['output']>;
  /** When it was opened. */
  readonly openDate: Scalars['DateTime']['output'];
  /** The order that was paid for. Several are fetched together. */
  readonly order?: Maybe<Order>;
  /** The order that was paid for. */
  readonly orderId: Scalars['ID']['output'];
  /** The marketplace's id of it. */
  readonly paymentDisputeId: Scalars['ID']['output'];
  /** The dispute as the marketplace sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** Why. */
  readonly reason: PaymentDisputeReason;
  /** Until when the seller has to do something. */
  readonly respondByDate?: Maybe<Scalars['DateTime']['output']>;
  /** What became of it. */
  readonly status: PaymentDisputeStatus;
};

/** A list of payment disputes. */
export type PaymentDisputeConnection = {
  readonly __typename?: 'PaymentDisputeConnection';
  /** The disputes with their cursors. */
  readonly edges: ReadonlyArray<PaymentDisputeEdge>;
  /** The disputes. */
  readonly nodes: ReadonlyArray<PaymentDispute>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many disputes there are altogether. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A payment dispute in a list. */
export type PaymentDisputeEdge = {
  readonly __typename?: 'PaymentDisputeEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The dispute. */
  readonly node: PaymentDispute;
};

/** Why a payment is disputed. */
export type PaymentDisputeReason =
  /** It was a fake. */
  | 'COUNTERFEIT'
  /** Money was not paid back. */
  | 'CREDIT_NOT_PROCESSED'
  /** It was charged twice. */
  | 'DUPLICATE_AMOUNT'
  /** The buyer did not make it. */
  | 'FRAUD'
  /** The wrong amount was charged. */
  | 'INCORRECT_AMOUNT'
  /** Nothing arrived. */
  | 'ITEM_NOT_RECEIVED'
  /** What arrived was something else. */
  | 'SIGNIFICANTLY_NOT_AS_DESCRIBED'
  /** Something was wrong with the transaction. */
  | 'TRANSACTION_ISSUE'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** What became of a payment dispute. */
export type PaymentDisputeStatus =
  /** It is open, and the seller's turn. */
  | 'ACTION_NEEDED'
  /** It is closed. */
  | 'CLOSED'
  /** It is open, and the marketplace's turn. */
  | 'OPEN'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** Everything that can be asked. */
export type Query = {
  readonly __typename?: 'Query';
  /** What the fulfillment house charged for orders that were invoiced in a range of time. */
  readonly accountingActivities?: Maybe<AccountingActivityConnection>;
  /** Banks that a payment can be asked of. Needs the permission PERM_BUSINESS_GET_ASPSPS. */
  readonly banks?: Maybe<BankConnection>;
  /** Batches of payments. Needs the permission PERM_BUSINESS_GET_BATCHES. */
  readonly batches?: Maybe<BatchConnection>;
  /** Payments that were collected by direct debit under a mandate. Needs the permission PERM_BUSINESS_GET_DIRECT_DEBITS. */
  readonly directDebits?: Maybe<DirectDebitConnection>;
  /** One order as the fulfillment house sees it. */
  readonly fulfillmentOrder?: Maybe<FulfillmentOrder>;
  /** What is in stock. Needs inventory rights, which the account manager grants. */
  readonly inventory?: Maybe<InventoryItemConnection>;
  /** Finds one thing again by its `id`. Null when it is gone. */
  readonly node?: Maybe<Node>;
  /** Finds several things again, in the order of their ids; those that are gone are null. */
  readonly nodes: ReadonlyArray<Maybe<Node>>;
  /** One order by its id. Several in one operation are fetched together, unless they need what only a single order has. */
  readonly order?: Maybe<Order>;
  /** Orders of the seller, oldest first. Without `where`, those of about the last 90 days. */
  readonly orders?: Maybe<OrderConnection>;
  /** Payment disputes against the seller that are open or were closed recently. */
  readonly paymentDisputes?: Maybe<PaymentDisputeConnection>;
  /** What came back in a range of time, which may be long after it was sent. */
  readonly returns?: Maybe<ReturnConnection>;
};


/** Everything that can be asked. */
export type QueryAccountingActivitiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  fromDate: Scalars['DateTime']['input'];
  hydrate?: InputMaybe<ReadonlyArray<AccountingNode>>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  toDate: Scalars['DateTime']['input'];
  warehouseIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


/** Everything that can be asked. */
export type QueryBanksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryBatchesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<BatchOrder>;
  orderBy?: InputMaybe<BatchOrderBy>;
  statuses?: InputMaybe<ReadonlyArray<BatchStatus>>;
  types?: InputMaybe<ReadonlyArray<BatchType>>;
};


/** Everything that can be asked. */
export type QueryDirectDebitsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  mandateUuid: Scalars['UUID']['input'];
};


/** Everything that can be asked. */
export type QueryFulfillmentOrderArgs = {
  id: Scalars['ID']['input'];
  merchantId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be asked. */
export type QueryInventoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  externalSkuNames?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  merchantIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  warehouseIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


/** Everything that can be asked. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryNodesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** Everything that can be asked. */
export type QueryOrderArgs = {
  fieldGroups?: InputMaybe<ReadonlyArray<OrderFieldGroup>>;
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  fieldGroups?: InputMaybe<ReadonlyArray<OrderFieldGroup>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<OrderWhere>;
};


/** Everything that can be asked. */
export type QueryPaymentDisputesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  buyerUsername?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  openedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  openedTo?: InputMaybe<Scalars['DateTime']['input']>;
  orderId?: InputMaybe<Scalars['ID']['input']>;
  statuses?: InputMaybe<ReadonlyArray<PaymentDisputeStatus>>;
};


/** Everything that can be asked. */
export type QueryReturnsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  fromDate: Scalars['DateTime']['input'];
  last?: InputMaybe<Scalars['Int']['input']>;
  toDate: Scalars['DateTime']['input'];
};

/** A mutation did not happen, for a reason that the caller can act on. */
export type Refusal = {
  /** The reason, for people. */
  readonly message: Scalars['String']['output'];
};

/** Something that came back: sent by the customer, refused, or not deliverable. */
export type Return = {
  readonly __typename?: 'Return';
  /** What was noted about it. */
  readonly comments?: Maybe<Scalars['String']['output']>;
  /** When it was noted. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The user who noted it. */
  readonly createdById?: Maybe<Scalars['ID']['output']>;
  /** What came back. */
  readonly items: ReadonlyArray<ReturnItem>;
  /** The merchant. */
  readonly merchantId?: Maybe<Scalars['ID']['output']>;
  /** The merchant's own id of the order. */
  readonly merchantOrderId?: Maybe<Scalars['String']['output']>;
  /** The order. One call for each that differs. */
  readonly order?: Maybe<FulfillmentOrder>;
  /** The fulfillment house's id of the order. */
  readonly orderId?: Maybe<Scalars['ID']['output']>;
  /** The return as the fulfillment house sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** Why it came back. */
  readonly reason: ReturnCode;
  /** The return's id. */
  readonly returnId: Scalars['ID']['output'];
  /** Who sent it back, such as `carrier`. */
  readonly returnedBy?: Maybe<Scalars['String']['output']>;
  /** The number under which it was announced. */
  readonly rmaNumber?: Maybe<Scalars['String']['output']>;
  /** How far it is. */
  readonly status: ReturnCode;
  /** When anything of it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** The user who last changed it. */
  readonly updatedById?: Maybe<Scalars['ID']['output']>;
};

/** An entry of one of the fulfillment house's own lists. */
export type ReturnCode = {
  readonly __typename?: 'ReturnCode';
  /** The entry's id. */
  readonly code?: Maybe<Scalars['ID']['output']>;
  /** What it says. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** A list of returns. */
export type ReturnConnection = {
  readonly __typename?: 'ReturnConnection';
  /** The returns with their cursors. */
  readonly edges: ReadonlyArray<ReturnEdge>;
  /** The returns. */
  readonly nodes: ReadonlyArray<Return>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many returns there are altogether. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A return in a list. */
export type ReturnEdge = {
  readonly __typename?: 'ReturnEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The return. */
  readonly node: Return;
};

/** Something of a return. */
export type ReturnItem = {
  readonly __typename?: 'ReturnItem';
  /** What was noted about it. */
  readonly comments?: Maybe<Scalars['String']['output']>;
  /** What is in stock under its SKU. Up to 100 SKUs are asked for together; null for one that has a comma. */
  readonly inventory?: Maybe<ReadonlyArray<InventoryItem>>;
  /** The fulfillment house's id of the item. */
  readonly itemId?: Maybe<Scalars['ID']['output']>;
  /** What it is called. Not every server tells. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Why some did not go back on the shelves. */
  readonly nonRestockedReason?: Maybe<ReturnCode>;
  /** How many were announced. */
  readonly quantityExpected?: Maybe<Scalars['Int']['output']>;
  /** How many went back on the shelves. */
  readonly quantityRestocked?: Maybe<Scalars['Int']['output']>;
  /** How many came back. */
  readonly quantityReturned?: Maybe<Scalars['Int']['output']>;
  /** How many were sent out. */
  readonly quantityShipped?: Maybe<Scalars['Int']['output']>;
  /** The line's id. */
  readonly returnItemId?: Maybe<Scalars['ID']['output']>;
  /** The merchant's own name of it. */
  readonly sku?: Maybe<Scalars['String']['output']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( BankModel )
    | ( FulfillmentOrderModel )
    | ( OrderModel )
  ;
  Refusal: never;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountingActivity: ResolverTypeWrapper<AccountingActivityModel>;
  AccountingActivityConnection: ResolverTypeWrapper<Omit<AccountingActivityConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['AccountingActivityEdge']>, nodes: ReadonlyArray<ResolversTypes['AccountingActivity']> }>;
  AccountingActivityEdge: ResolverTypeWrapper<Omit<AccountingActivityEdge, 'node'> & { node: ResolversTypes['AccountingActivity'] }>;
  AccountingItem: ResolverTypeWrapper<AccountingItemModel>;
  AccountingNode: AccountingNode;
  Bank: ResolverTypeWrapper<BankModel>;
  BankConnection: ResolverTypeWrapper<Omit<BankConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['BankEdge']>, nodes: ReadonlyArray<ResolversTypes['Bank']> }>;
  BankEdge: ResolverTypeWrapper<Omit<BankEdge, 'node'> & { node: ResolversTypes['Bank'] }>;
  Base64: ResolverTypeWrapper<Scalars['Base64']['output']>;
  Batch: ResolverTypeWrapper<BatchModel>;
  BatchConnection: ResolverTypeWrapper<Omit<BatchConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['BatchEdge']>, nodes: ReadonlyArray<ResolversTypes['Batch']> }>;
  BatchEdge: ResolverTypeWrapper<Omit<BatchEdge, 'node'> & { node: ResolversTypes['Batch'] }>;
  BatchOrder: BatchOrder;
  BatchOrderBy: BatchOrderBy;
  BatchResult: ResolverTypeWrapper<BatchResultModel>;
  BatchStatus: ResolverTypeWrapper<string>;
  BatchType: ResolverTypeWrapper<string>;
  BigInt: ResolverTypeWrapper<Scalars['BigInt']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CountryCode: ResolverTypeWrapper<Scalars['CountryCode']['output']>;
  CurrencyCode: ResolverTypeWrapper<Scalars['CurrencyCode']['output']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DirectDebit: ResolverTypeWrapper<DirectDebitModel>;
  DirectDebitConnection: ResolverTypeWrapper<Omit<DirectDebitConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['DirectDebitEdge']>, nodes: ReadonlyArray<ResolversTypes['DirectDebit']> }>;
  DirectDebitEdge: ResolverTypeWrapper<Omit<DirectDebitEdge, 'node'> & { node: ResolversTypes['DirectDebit'] }>;
  DirectDebitStatus: ResolverTypeWrapper<string>;
  DirectDebitType: ResolverTypeWrapper<string>;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  FulfillmentCarrier: ResolverTypeWrapper<FulfillmentCarrierModel>;
  FulfillmentConsignee: ResolverTypeWrapper<FulfillmentConsigneeModel>;
  FulfillmentFees: ResolverTypeWrapper<FulfillmentFeesModel>;
  FulfillmentInstruction: ResolverTypeWrapper<FulfillmentInstructionModel>;
  FulfillmentInstructionsType: ResolverTypeWrapper<string>;
  FulfillmentLineDetails: ResolverTypeWrapper<FulfillmentLineDetailsModel>;
  FulfillmentLineItem: ResolverTypeWrapper<FulfillmentLineItemModel>;
  FulfillmentLot: ResolverTypeWrapper<FulfillmentLotModel>;
  FulfillmentMerchant: ResolverTypeWrapper<FulfillmentMerchantModel>;
  FulfillmentOrder: ResolverTypeWrapper<FulfillmentOrderModel>;
  FulfillmentRequestedSku: ResolverTypeWrapper<FulfillmentRequestedSkuModel>;
  FulfillmentState: ResolverTypeWrapper<string>;
  FulfillmentStatus: ResolverTypeWrapper<FulfillmentStatusModel>;
  FulfillmentStatusEvent: ResolverTypeWrapper<FulfillmentStatusEventModel>;
  FulfillmentTrackingNumber: ResolverTypeWrapper<FulfillmentTrackingNumberModel>;
  FulfillmentWarehouse: ResolverTypeWrapper<FulfillmentWarehouseModel>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InventoryItem: ResolverTypeWrapper<InventoryItemModel>;
  InventoryItemConnection: ResolverTypeWrapper<Omit<InventoryItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['InventoryItemEdge']>, nodes: ReadonlyArray<ResolversTypes['InventoryItem']> }>;
  InventoryItemEdge: ResolverTypeWrapper<Omit<InventoryItemEdge, 'node'> & { node: ResolversTypes['InventoryItem'] }>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Money: ResolverTypeWrapper<MoneyModel>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  Order: ResolverTypeWrapper<OrderModel>;
  OrderAddress: ResolverTypeWrapper<OrderAddressModel>;
  OrderAspect: ResolverTypeWrapper<OrderAspectModel>;
  OrderAuthenticityStatus: ResolverTypeWrapper<string>;
  OrderBuyer: ResolverTypeWrapper<OrderBuyerModel>;
  OrderCancelRequest: ResolverTypeWrapper<OrderCancelRequestModel>;
  OrderCancelRequestState: ResolverTypeWrapper<string>;
  OrderCancelState: ResolverTypeWrapper<string>;
  OrderCancelStatus: ResolverTypeWrapper<OrderCancelStatusModel>;
  OrderCollectedTax: ResolverTypeWrapper<OrderCollectedTaxModel>;
  OrderConnection: ResolverTypeWrapper<Omit<OrderConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['OrderEdge']>, nodes: ReadonlyArray<ResolversTypes['Order']> }>;
  OrderContact: ResolverTypeWrapper<OrderContactModel>;
  OrderDateRange: OrderDateRange;
  OrderDeliveryCost: ResolverTypeWrapper<OrderDeliveryCostModel>;
  OrderEdge: ResolverTypeWrapper<Omit<OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderFieldGroup: OrderFieldGroup;
  OrderFilter: OrderFilter;
  OrderFulfillmentFilter: OrderFulfillmentFilter;
  OrderFulfillmentStatus: ResolverTypeWrapper<string>;
  OrderGiftDetails: ResolverTypeWrapper<OrderGiftDetailsModel>;
  OrderHoldState: ResolverTypeWrapper<string>;
  OrderItemLocation: ResolverTypeWrapper<OrderItemLocationModel>;
  OrderLineInstructions: ResolverTypeWrapper<OrderLineInstructionsModel>;
  OrderLineItem: ResolverTypeWrapper<OrderLineItemModel>;
  OrderLineProperties: ResolverTypeWrapper<OrderLinePropertiesModel>;
  OrderLineRefund: ResolverTypeWrapper<OrderLineRefundModel>;
  OrderPayment: ResolverTypeWrapper<OrderPaymentModel>;
  OrderPaymentHold: ResolverTypeWrapper<OrderPaymentHoldModel>;
  OrderPaymentMethod: ResolverTypeWrapper<string>;
  OrderPaymentState: ResolverTypeWrapper<string>;
  OrderPaymentStatus: ResolverTypeWrapper<string>;
  OrderPaymentSummary: ResolverTypeWrapper<OrderPaymentSummaryModel>;
  OrderPricingSummary: ResolverTypeWrapper<OrderPricingSummaryModel>;
  OrderProgram: ResolverTypeWrapper<OrderProgramModel>;
  OrderPromotion: ResolverTypeWrapper<OrderPromotionModel>;
  OrderRefund: ResolverTypeWrapper<OrderRefundModel>;
  OrderRefundStatus: ResolverTypeWrapper<string>;
  OrderShippingStep: ResolverTypeWrapper<OrderShippingStepModel>;
  OrderSoldFormat: ResolverTypeWrapper<string>;
  OrderTax: ResolverTypeWrapper<OrderTaxModel>;
  OrderTaxAddress: ResolverTypeWrapper<OrderTaxAddressModel>;
  OrderTaxIdentifier: ResolverTypeWrapper<OrderTaxIdentifierModel>;
  OrderTaxType: ResolverTypeWrapper<string>;
  OrderVaultFulfillmentType: ResolverTypeWrapper<string>;
  OrderWhere: OrderWhere;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PaymentDispute: ResolverTypeWrapper<PaymentDisputeModel>;
  PaymentDisputeConnection: ResolverTypeWrapper<Omit<PaymentDisputeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['PaymentDisputeEdge']>, nodes: ReadonlyArray<ResolversTypes['PaymentDispute']> }>;
  PaymentDisputeEdge: ResolverTypeWrapper<Omit<PaymentDisputeEdge, 'node'> & { node: ResolversTypes['PaymentDispute'] }>;
  PaymentDisputeReason: ResolverTypeWrapper<string>;
  PaymentDisputeStatus: ResolverTypeWrapper<string>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Refusal: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Refusal']>;
  Return: ResolverTypeWrapper<ReturnModel>;
  ReturnCode: ResolverTypeWrapper<ReturnCodeModel>;
  ReturnConnection: ResolverTypeWrapper<Omit<ReturnConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ReturnEdge']>, nodes: ReadonlyArray<ResolversTypes['Return']> }>;
  ReturnEdge: ResolverTypeWrapper<Omit<ReturnEdge, 'node'> & { node: ResolversTypes['Return'] }>;
  ReturnItem: ResolverTypeWrapper<ReturnItemModel>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UUID: ResolverTypeWrapper<Scalars['UUID']['output']>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountingActivity: AccountingActivityModel;
  AccountingActivityConnection: Omit<AccountingActivityConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['AccountingActivityEdge']>, nodes: ReadonlyArray<ResolversParentTypes['AccountingActivity']> };
  AccountingActivityEdge: Omit<AccountingActivityEdge, 'node'> & { node: ResolversParentTypes['AccountingActivity'] };
  AccountingItem: AccountingItemModel;
  Bank: BankModel;
  BankConnection: Omit<BankConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['BankEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Bank']> };
  BankEdge: Omit<BankEdge, 'node'> & { node: ResolversParentTypes['Bank'] };
  Base64: Scalars['Base64']['output'];
  Batch: BatchModel;
  BatchConnection: Omit<BatchConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['BatchEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Batch']> };
  BatchEdge: Omit<BatchEdge, 'node'> & { node: ResolversParentTypes['Batch'] };
  BatchResult: BatchResultModel;
  BigInt: Scalars['BigInt']['output'];
  Boolean: Scalars['Boolean']['output'];
  CountryCode: Scalars['CountryCode']['output'];
  CurrencyCode: Scalars['CurrencyCode']['output'];
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  DirectDebit: DirectDebitModel;
  DirectDebitConnection: Omit<DirectDebitConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['DirectDebitEdge']>, nodes: ReadonlyArray<ResolversParentTypes['DirectDebit']> };
  DirectDebitEdge: Omit<DirectDebitEdge, 'node'> & { node: ResolversParentTypes['DirectDebit'] };
  EmailAddress: Scalars['EmailAddress']['output'];
  FulfillmentCarrier: FulfillmentCarrierModel;
  FulfillmentConsignee: FulfillmentConsigneeModel;
  FulfillmentFees: FulfillmentFeesModel;
  FulfillmentInstruction: FulfillmentInstructionModel;
  FulfillmentLineDetails: FulfillmentLineDetailsModel;
  FulfillmentLineItem: FulfillmentLineItemModel;
  FulfillmentLot: FulfillmentLotModel;
  FulfillmentMerchant: FulfillmentMerchantModel;
  FulfillmentOrder: FulfillmentOrderModel;
  FulfillmentRequestedSku: FulfillmentRequestedSkuModel;
  FulfillmentStatus: FulfillmentStatusModel;
  FulfillmentStatusEvent: FulfillmentStatusEventModel;
  FulfillmentTrackingNumber: FulfillmentTrackingNumberModel;
  FulfillmentWarehouse: FulfillmentWarehouseModel;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  InventoryItem: InventoryItemModel;
  InventoryItemConnection: Omit<InventoryItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['InventoryItemEdge']>, nodes: ReadonlyArray<ResolversParentTypes['InventoryItem']> };
  InventoryItemEdge: Omit<InventoryItemEdge, 'node'> & { node: ResolversParentTypes['InventoryItem'] };
  JSON: Scalars['JSON']['output'];
  Money: MoneyModel;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Order: OrderModel;
  OrderAddress: OrderAddressModel;
  OrderAspect: OrderAspectModel;
  OrderBuyer: OrderBuyerModel;
  OrderCancelRequest: OrderCancelRequestModel;
  OrderCancelStatus: OrderCancelStatusModel;
  OrderCollectedTax: OrderCollectedTaxModel;
  OrderConnection: Omit<OrderConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['OrderEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Order']> };
  OrderContact: OrderContactModel;
  OrderDateRange: OrderDateRange;
  OrderDeliveryCost: OrderDeliveryCostModel;
  OrderEdge: Omit<OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderFilter: OrderFilter;
  OrderGiftDetails: OrderGiftDetailsModel;
  OrderItemLocation: OrderItemLocationModel;
  OrderLineInstructions: OrderLineInstructionsModel;
  OrderLineItem: OrderLineItemModel;
  OrderLineProperties: OrderLinePropertiesModel;
  OrderLineRefund: OrderLineRefundModel;
  OrderPayment: OrderPaymentModel;
  OrderPaymentHold: OrderPaymentHoldModel;
  OrderPaymentSummary: OrderPaymentSummaryModel;
  OrderPricingSummary: OrderPricingSummaryModel;
  OrderProgram: OrderProgramModel;
  OrderPromotion: OrderPromotionModel;
  OrderRefund: OrderRefundModel;
  OrderShippingStep: OrderShippingStepModel;
  OrderTax: OrderTaxModel;
  OrderTaxAddress: OrderTaxAddressModel;
  OrderTaxIdentifier: OrderTaxIdentifierModel;
  OrderWhere: OrderWhere;
  PageInfo: PageInfo;
  PaymentDispute: PaymentDisputeModel;
  PaymentDisputeConnection: Omit<PaymentDisputeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['PaymentDisputeEdge']>, nodes: ReadonlyArray<ResolversParentTypes['PaymentDispute']> };
  PaymentDisputeEdge: Omit<PaymentDisputeEdge, 'node'> & { node: ResolversParentTypes['PaymentDispute'] };
  Query: Record<PropertyKey, never>;
  Refusal: ResolversInterfaceTypes<ResolversParentTypes>['Refusal'];
  Return: ReturnModel;
  ReturnCode: ReturnCodeModel;
  ReturnConnection: Omit<ReturnConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ReturnEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Return']> };
  ReturnEdge: Omit<ReturnEdge, 'node'> & { node: ResolversParentTypes['Return'] };
  ReturnItem: ReturnItemModel;
  String: Scalars['String']['output'];
  URL: Scalars['URL']['output'];
  UUID: Scalars['UUID']['output'];
  Upload: Scalars['Upload']['output'];
};

export type AccountingActivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountingActivity'] = ResolversParentTypes['AccountingActivity']> = {
  fees?: Resolver<Maybe<ResolversTypes['FulfillmentFees']>, ParentType, ContextType>;
  invoiceDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  itemCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  items?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AccountingItem']>>, ParentType, ContextType>;
  merchant?: Resolver<Maybe<ResolversTypes['FulfillmentMerchant']>, ParentType, ContextType>;
  merchantOrderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['FulfillmentOrder']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  recordedDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  warehouse?: Resolver<Maybe<ResolversTypes['FulfillmentWarehouse']>, ParentType, ContextType>;
};

export type AccountingActivityConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountingActivityConnection'] = ResolversParentTypes['AccountingActivityConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AccountingActivityEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AccountingActivity']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AccountingActivityEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountingActivityEdge'] = ResolversParentTypes['AccountingActivityEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AccountingActivity'], ParentType, ContextType>;
};

export type AccountingItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountingItem'] = ResolversParentTypes['AccountingItem']> = {
  itemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  wmsItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type BankResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Bank'] = ResolversParentTypes['Bank']> = {
  bankUuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  countryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['CurrencyCode']>, ParentType, ContextType>;
  currencyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUpdated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankConnection'] = ResolversParentTypes['BankConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['BankEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Bank']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankEdge'] = ResolversParentTypes['BankEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Bank'], ParentType, ContextType>;
};

export interface Base64ScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Base64'], any> {
  name: 'Base64';
}

export type BatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Batch'] = ResolversParentTypes['Batch']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  amountAfterCharges?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  batchUuid?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  callbackUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['CurrencyCode']>, ParentType, ContextType>;
  dateCreated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  feeAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  icanFrom?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  icanTo?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  jobNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numberOfItemsFailed?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  numberOfItemsSubmitted?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  numberOfItemsSucceeded?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  refId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['BatchResult']>, ParentType, ContextType>;
  sourceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['BatchStatus']>, ParentType, ContextType>;
  taxAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['BatchType']>, ParentType, ContextType>;
  valueOfItemsFailed?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  valueOfItemsSubmitted?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  valueOfItemsSucceeded?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type BatchConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BatchConnection'] = ResolversParentTypes['BatchConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['BatchEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Batch']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BatchEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BatchEdge'] = ResolversParentTypes['BatchEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Batch'], ParentType, ContextType>;
};

export type BatchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BatchResult'] = ResolversParentTypes['BatchResult']> = {
  code?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BatchStatusResolvers = EnumResolverSignature<{ CANCELLED?: any, COMPLETE?: any, FAILED?: any, OPEN?: any, PENDING_APPROVAL?: any, PENDING_PARENT_BATCH_APPROVAL?: any, PROCESSING?: any, READY_FOR_PROCESSING?: any, REJECTED?: any, REMOVED?: any, SUBMITTED?: any, SUCCEEDED?: any, UNRECOGNIZED?: any }, ResolversTypes['BatchStatus']>;

export type BatchTypeResolvers = EnumResolverSignature<{ BANK_TRANSFER?: any, INTERNAL_TRANSFER?: any, INTERNATIONAL_TRANSFER?: any, NEW_PAYEE?: any, UNRECOGNIZED?: any }, ResolversTypes['BatchType']>;

export interface BigIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['BigInt'], any> {
  name: 'BigInt';
}

export interface CountryCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CountryCode'], any> {
  name: 'CountryCode';
}

export interface CurrencyCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CurrencyCode'], any> {
  name: 'CurrencyCode';
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DirectDebitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectDebit'] = ResolversParentTypes['DirectDebit']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  amountAfterCharges?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['CurrencyCode']>, ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateRefunded?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  directDebitReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  directDebitUuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  feeAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isIndemnityClaim?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastUpdated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mandateUuid?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  originatorAlias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  originatorLogoUrlLarge?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  originatorLogoUrlSmall?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  originatorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  originatorReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  refundReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rejectReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schemeRefundReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schemeRefundReasonCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schemeRejectReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schemeRejectReasonCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DirectDebitStatus'], ParentType, ContextType>;
  targetIcan?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  targetPayeeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  taxAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DirectDebitType'], ParentType, ContextType>;
};

export type DirectDebitConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectDebitConnection'] = ResolversParentTypes['DirectDebitConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['DirectDebitEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['DirectDebit']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DirectDebitEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectDebitEdge'] = ResolversParentTypes['DirectDebitEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DirectDebit'], ParentType, ContextType>;
};

export type DirectDebitStatusResolvers = EnumResolverSignature<{ COLLECTED?: any, RECEIVED?: any, REFUND_FILE_CREATED?: any, REFUND_FILE_SENT?: any, REFUND_RECORDED?: any, REFUND_RECORD_IN_PROGRESS?: any, REFUND_REQUESTED?: any, REJECT_FILE_CREATED?: any, REJECT_FILE_SENT?: any, REJECT_READY_FOR_PROCESSING?: any, REJECT_RECORDED?: any, REJECT_RECORD_IN_PROGRESS?: any, REJECT_REQUESTED?: any, UNRECOGNIZED?: any }, ResolversTypes['DirectDebitStatus']>;

export type DirectDebitTypeResolvers = EnumResolverSignature<{ FINAL_COLLECTION?: any, FIRST_COLLECTION?: any, ONGOING_COLLECTION?: any, REPRESENTED_COLLECTION?: any, UNRECOGNIZED?: any }, ResolversTypes['DirectDebitType']>;

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type FulfillmentCarrierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentCarrier'] = ResolversParentTypes['FulfillmentCarrier']> = {
  canReprintPostage?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  carrierId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  includePeripherals?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  internalRatesOnly?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requiresDimensions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FulfillmentConsigneeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentConsignee'] = ResolversParentTypes['FulfillmentConsignee']> = {
  address1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressLocality?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addressRegion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consigneeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  countryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type FulfillmentFeesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentFees'] = ResolversParentTypes['FulfillmentFees']> = {
  box?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  envelope?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  fulfillment?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  insert?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  kitting?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  picking?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  postage?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  print?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type FulfillmentInstructionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentInstruction'] = ResolversParentTypes['FulfillmentInstruction']> = {
  finalDestinationAddress?: Resolver<Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  fulfillmentInstructionsType?: Resolver<Maybe<ResolversTypes['FulfillmentInstructionsType']>, ParentType, ContextType>;
  marketplaceSupported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxEstimatedDeliveryDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  minEstimatedDeliveryDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pickupLocationKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingStep?: Resolver<Maybe<ResolversTypes['OrderShippingStep']>, ParentType, ContextType>;
};

export type FulfillmentInstructionsTypeResolvers = EnumResolverSignature<{ DIGITAL?: any, FULFILLED_BY_MARKETPLACE?: any, PREPARE_FOR_PICKUP?: any, SELLER_DEFINED?: any, SHIP_TO?: any, UNRECOGNIZED?: any }, ResolversTypes['FulfillmentInstructionsType']>;

export type FulfillmentLineDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentLineDetails'] = ResolversParentTypes['FulfillmentLineDetails']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalSku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  itemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FulfillmentLineItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentLineItem'] = ResolversParentTypes['FulfillmentLineItem']> = {
  details?: Resolver<Maybe<ResolversTypes['FulfillmentLineDetails']>, ParentType, ContextType>;
  inventory?: Resolver<Maybe<ReadonlyArray<ResolversTypes['InventoryItem']>>, ParentType, ContextType>;
  inventoryDetails?: Resolver<ReadonlyArray<ResolversTypes['FulfillmentLot']>, ParentType, ContextType>;
  lineItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  requestedSku?: Resolver<Maybe<ResolversTypes['FulfillmentRequestedSku']>, ParentType, ContextType>;
};

export type FulfillmentLotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentLot'] = ResolversParentTypes['FulfillmentLot']> = {
  expirationDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  lotNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  serialNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FulfillmentMerchantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentMerchant'] = ResolversParentTypes['FulfillmentMerchant']> = {
  merchantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FulfillmentOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentOrder'] = ResolversParentTypes['FulfillmentOrder']> = {
  currentStatus?: Resolver<ResolversTypes['FulfillmentStatusEvent'], ParentType, ContextType>;
  departDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dispatchDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  integrator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineItems?: Resolver<ReadonlyArray<ResolversTypes['FulfillmentLineItem']>, ParentType, ContextType>;
  merchant?: Resolver<ResolversTypes['FulfillmentMerchant'], ParentType, ContextType>;
  merchantOrderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merchantShippingMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  originalConsignee?: Resolver<ResolversTypes['FulfillmentConsignee'], ParentType, ContextType>;
  parentOrder?: Resolver<Maybe<ResolversTypes['FulfillmentOrder']>, ParentType, ContextType>;
  parentOrderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  purchaseOrderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  recordedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  trackingNumbers?: Resolver<ReadonlyArray<ResolversTypes['FulfillmentTrackingNumber']>, ParentType, ContextType>;
  validatedConsignee?: Resolver<ResolversTypes['FulfillmentConsignee'], ParentType, ContextType>;
  warehouse?: Resolver<Maybe<ResolversTypes['FulfillmentWarehouse']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FulfillmentRequestedSkuResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentRequestedSku'] = ResolversParentTypes['FulfillmentRequestedSku']> = {
  declaredValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FulfillmentStateResolvers = EnumResolverSignature<{ CANCELLED?: any, IN_PROGRESS?: any, PROCESSING?: any, RETURNED?: any, SHIPPED?: any, TEST?: any, UNRECOGNIZED?: any }, ResolversTypes['FulfillmentState']>;

export type FulfillmentStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentStatus'] = ResolversParentTypes['FulfillmentStatus']> = {
  actionRequiredBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actionRequiredById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detailCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isClosed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stageCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stageName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['FulfillmentState']>, ParentType, ContextType>;
  stateName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FulfillmentStatusEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentStatusEvent'] = ResolversParentTypes['FulfillmentStatusEvent']> = {
  createdById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['FulfillmentStatus']>, ParentType, ContextType>;
};

export type FulfillmentTrackingNumberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentTrackingNumber'] = ResolversParentTypes['FulfillmentTrackingNumber']> = {
  barcodeScanValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  carrier?: Resolver<Maybe<ResolversTypes['FulfillmentCarrier']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FulfillmentWarehouseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentWarehouse'] = ResolversParentTypes['FulfillmentWarehouse']> = {
  shortName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warehouseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type InventoryItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InventoryItem'] = ResolversParentTypes['InventoryItem']> = {
  availableToPromise?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  itemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  merchantName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  onHand?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InventoryItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InventoryItemConnection'] = ResolversParentTypes['InventoryItemConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['InventoryItemEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['InventoryItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type InventoryItemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InventoryItemEdge'] = ResolversParentTypes['InventoryItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['InventoryItem'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  convertedFrom?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType?: TypeResolveFn<'Bank' | 'FulfillmentOrder' | 'Order', ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  buyer?: Resolver<Maybe<ResolversTypes['OrderBuyer']>, ParentType, ContextType>;
  buyerCheckoutNotes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancelStatus?: Resolver<ResolversTypes['OrderCancelStatus'], ParentType, ContextType>;
  creationDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fulfillmentHrefs?: Resolver<ReadonlyArray<ResolversTypes['URL']>, ParentType, ContextType>;
  fulfillmentStartInstructions?: Resolver<ReadonlyArray<ResolversTypes['FulfillmentInstruction']>, ParentType, ContextType>;
  fulfillmentStatus?: Resolver<ResolversTypes['OrderFulfillmentStatus'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastModifiedDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  legacyOrderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineItems?: Resolver<ReadonlyArray<ResolversTypes['OrderLineItem']>, ParentType, ContextType>;
  marketplaceCollectsTax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentDisputes?: Resolver<Maybe<ResolversTypes['PaymentDisputeConnection']>, ParentType, ContextType, Partial<OrderPaymentDisputesArgs>>;
  paymentStatus?: Resolver<ResolversTypes['OrderPaymentStatus'], ParentType, ContextType>;
  paymentSummary?: Resolver<Maybe<ResolversTypes['OrderPaymentSummary']>, ParentType, ContextType>;
  pricingSummary?: Resolver<Maybe<ResolversTypes['OrderPricingSummary']>, ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['OrderProgram']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  salesRecordReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellerId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalFeeBasisAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalMarketplaceFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderAddress'] = ResolversParentTypes['OrderAddress']> = {
  addressLine1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressLine2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  county?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stateOrProvince?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderAspectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderAspect'] = ResolversParentTypes['OrderAspect']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderAuthenticityStatusResolvers = EnumResolverSignature<{ FAILED?: any, PASSED?: any, PASSED_WITH_EXCEPTION?: any, PENDING?: any, UNRECOGNIZED?: any }, ResolversTypes['OrderAuthenticityStatus']>;

export type OrderBuyerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderBuyer'] = ResolversParentTypes['OrderBuyer']> = {
  taxAddress?: Resolver<Maybe<ResolversTypes['OrderTaxAddress']>, ParentType, ContextType>;
  taxIdentifier?: Resolver<Maybe<ResolversTypes['OrderTaxIdentifier']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderCancelRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCancelRequest'] = ResolversParentTypes['OrderCancelRequest']> = {
  cancelCompletedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cancelInitiator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancelReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancelRequestId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cancelRequestState?: Resolver<Maybe<ResolversTypes['OrderCancelRequestState']>, ParentType, ContextType>;
  cancelRequestedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OrderCancelRequestStateResolvers = EnumResolverSignature<{ COMPLETED?: any, REJECTED?: any, REQUESTED?: any, UNRECOGNIZED?: any }, ResolversTypes['OrderCancelRequestState']>;

export type OrderCancelStateResolvers = EnumResolverSignature<{ CANCELED?: any, IN_PROGRESS?: any, NONE_REQUESTED?: any, UNRECOGNIZED?: any }, ResolversTypes['OrderCancelState']>;

export type OrderCancelStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCancelStatus'] = ResolversParentTypes['OrderCancelStatus']> = {
  cancelRequests?: Resolver<ReadonlyArray<ResolversTypes['OrderCancelRequest']>, ParentType, ContextType>;
  cancelState?: Resolver<ResolversTypes['OrderCancelState'], ParentType, ContextType>;
  cancelledDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OrderCollectedTaxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCollectedTax'] = ResolversParentTypes['OrderCollectedTax']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  collectionMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referenceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referenceValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxType?: Resolver<Maybe<ResolversTypes['OrderTaxType']>, ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OrderContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderContact'] = ResolversParentTypes['OrderContact']> = {
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactAddress?: Resolver<Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderDeliveryCostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderDeliveryCost'] = ResolversParentTypes['OrderDeliveryCost']> = {
  discountAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  handlingCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  importCharges?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  shippingCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  shippingIntermediationFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type OrderEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderFulfillmentStatusResolvers = EnumResolverSignature<{ FULFILLED?: any, IN_PROGRESS?: any, NOT_STARTED?: any, UNRECOGNIZED?: any }, ResolversTypes['OrderFulfillmentStatus']>;

export type OrderGiftDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderGiftDetails'] = ResolversParentTypes['OrderGiftDetails']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientEmail?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  senderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderHoldStateResolvers = EnumResolverSignature<{ HELD?: any, HELD_PENDING?: any, NOT_HELD?: any, RELEASED?: any, RELEASE_CONFIRMED?: any, RELEASE_FAILED?: any, RELEASE_PENDING?: any, UNRECOGNIZED?: any }, ResolversTypes['OrderHoldState']>;

export type OrderItemLocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItemLocation'] = ResolversParentTypes['OrderItemLocation']> = {
  countryCode?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderLineInstructionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLineInstructions'] = ResolversParentTypes['OrderLineInstructions']> = {
  guaranteedDelivery?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  maxEstimatedDeliveryDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  minEstimatedDeliveryDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  shipByDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OrderLineItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLineItem'] = ResolversParentTypes['OrderLineItem']> = {
  appliedPromotions?: Resolver<ReadonlyArray<ResolversTypes['OrderPromotion']>, ParentType, ContextType>;
  collectedShipping?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  collectedTaxes?: Resolver<ReadonlyArray<ResolversTypes['OrderCollectedTax']>, ParentType, ContextType>;
  deliveryCost?: Resolver<Maybe<ResolversTypes['OrderDeliveryCost']>, ParentType, ContextType>;
  discountedLineItemCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  fulfillmentInstructions?: Resolver<Maybe<ResolversTypes['OrderLineInstructions']>, ParentType, ContextType>;
  fulfillmentStatus?: Resolver<Maybe<ResolversTypes['OrderFulfillmentStatus']>, ParentType, ContextType>;
  giftDetails?: Resolver<Maybe<ResolversTypes['OrderGiftDetails']>, ParentType, ContextType>;
  itemLocation?: Resolver<Maybe<ResolversTypes['OrderItemLocation']>, ParentType, ContextType>;
  legacyItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  legacyVariationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lineItemCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lineItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  listingMarketplaceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['OrderLineProperties']>, ParentType, ContextType>;
  purchaseMarketplaceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  refunds?: Resolver<ReadonlyArray<ResolversTypes['OrderLineRefund']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  soldFormat?: Resolver<Maybe<ResolversTypes['OrderSoldFormat']>, ParentType, ContextType>;
  taxes?: Resolver<ReadonlyArray<ResolversTypes['OrderTax']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  variationAspects?: Resolver<ReadonlyArray<ResolversTypes['OrderAspect']>, ParentType, ContextType>;
};

export type OrderLinePropertiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLineProperties'] = ResolversParentTypes['OrderLineProperties']> = {
  buyerProtection?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  fromBestOffer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  soldViaAdCampaign?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type OrderLineRefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLineRefund'] = ResolversParentTypes['OrderLineRefund']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  refundDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refundId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  refundReferenceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPayment'] = ResolversParentTypes['OrderPayment']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  paymentDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentHolds?: Resolver<ReadonlyArray<ResolversTypes['OrderPaymentHold']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['OrderPaymentMethod']>, ParentType, ContextType>;
  paymentReferenceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentStatus?: Resolver<Maybe<ResolversTypes['OrderPaymentState']>, ParentType, ContextType>;
};

export type OrderPaymentHoldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPaymentHold'] = ResolversParentTypes['OrderPaymentHold']> = {
  expectedReleaseDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  holdAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  holdReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holdState?: Resolver<Maybe<ResolversTypes['OrderHoldState']>, ParentType, ContextType>;
  releaseDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sellerActionsToRelease?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderPaymentMethodResolvers = EnumResolverSignature<{ CASHIER_CHECK?: any, CASH_ON_PICKUP?: any, CREDIT_CARD?: any, ESCROW?: any, MARKETPLACE?: any, PAYPAL?: any, PERSONAL_CHECK?: any, UNRECOGNIZED?: any }, ResolversTypes['OrderPaymentMethod']>;

export type OrderPaymentStateResolvers = EnumResolverSignature<{ FAILED?: any, PAID?: any, PENDING?: any, UNRECOGNIZED?: any }, ResolversTypes['OrderPaymentState']>;

export type OrderPaymentStatusResolvers = EnumResolverSignature<{ FAILED?: any, FULLY_REFUNDED?: any, PAID?: any, PARTIALLY_REFUNDED?: any, PENDING?: any, UNRECOGNIZED?: any }, ResolversTypes['OrderPaymentStatus']>;

export type OrderPaymentSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPaymentSummary'] = ResolversParentTypes['OrderPaymentSummary']> = {
  payments?: Resolver<ReadonlyArray<ResolversTypes['OrderPayment']>, ParentType, ContextType>;
  refunds?: Resolver<ReadonlyArray<ResolversTypes['OrderRefund']>, ParentType, ContextType>;
  totalDueSeller?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type OrderPricingSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPricingSummary'] = ResolversParentTypes['OrderPricingSummary']> = {
  adjustment?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  deliveryCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  deliveryDiscount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceDiscount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceSubtotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type OrderProgramResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderProgram'] = ResolversParentTypes['OrderProgram']> = {
  authenticityOutcomeReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authenticityStatus?: Resolver<Maybe<ResolversTypes['OrderAuthenticityStatus']>, ParentType, ContextType>;
  fulfilledBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnsManagedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingLabelProvidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vaultFulfillmentType?: Resolver<Maybe<ResolversTypes['OrderVaultFulfillmentType']>, ParentType, ContextType>;
};

export type OrderPromotionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPromotion'] = ResolversParentTypes['OrderPromotion']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  promotionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type OrderRefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRefund'] = ResolversParentTypes['OrderRefund']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  refundDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refundId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  refundReferenceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundStatus?: Resolver<Maybe<ResolversTypes['OrderRefundStatus']>, ParentType, ContextType>;
};

export type OrderRefundStatusResolvers = EnumResolverSignature<{ FAILED?: any, PENDING?: any, REFUNDED?: any, UNRECOGNIZED?: any }, ResolversTypes['OrderRefundStatus']>;

export type OrderShippingStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderShippingStep'] = ResolversParentTypes['OrderShippingStep']> = {
  shipTo?: Resolver<Maybe<ResolversTypes['OrderContact']>, ParentType, ContextType>;
  shipToReferenceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingCarrierCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingServiceCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderSoldFormatResolvers = EnumResolverSignature<{ AUCTION?: any, FIXED_PRICE?: any, UNRECOGNIZED?: any }, ResolversTypes['OrderSoldFormat']>;

export type OrderTaxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderTax'] = ResolversParentTypes['OrderTax']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  taxType?: Resolver<Maybe<ResolversTypes['OrderTaxType']>, ParentType, ContextType>;
};

export type OrderTaxAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderTaxAddress'] = ResolversParentTypes['OrderTaxAddress']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stateOrProvince?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderTaxIdentifierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderTaxIdentifier'] = ResolversParentTypes['OrderTaxIdentifier']> = {
  issuingCountry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxIdentifierType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxpayerId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderTaxTypeResolvers = EnumResolverSignature<{ GST?: any, PROVINCE_SALES_TAX?: any, REGION?: any, STATE_SALES_TAX?: any, UNRECOGNIZED?: any, VAT?: any }, ResolversTypes['OrderTaxType']>;

export type OrderVaultFulfillmentTypeResolvers = EnumResolverSignature<{ SELLER_TO_VAULT?: any, UNRECOGNIZED?: any, VAULT_TO_BUYER?: any, VAULT_TO_VAULT?: any }, ResolversTypes['OrderVaultFulfillmentType']>;

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentDisputeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentDispute'] = ResolversParentTypes['PaymentDispute']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  buyerUsername?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  openDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentDisputeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['PaymentDisputeReason'], ParentType, ContextType>;
  respondByDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentDisputeStatus'], ParentType, ContextType>;
};

export type PaymentDisputeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentDisputeConnection'] = ResolversParentTypes['PaymentDisputeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PaymentDisputeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['PaymentDispute']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PaymentDisputeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentDisputeEdge'] = ResolversParentTypes['PaymentDisputeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PaymentDispute'], ParentType, ContextType>;
};

export type PaymentDisputeReasonResolvers = EnumResolverSignature<{ COUNTERFEIT?: any, CREDIT_NOT_PROCESSED?: any, DUPLICATE_AMOUNT?: any, FRAUD?: any, INCORRECT_AMOUNT?: any, ITEM_NOT_RECEIVED?: any, SIGNIFICANTLY_NOT_AS_DESCRIBED?: any, TRANSACTION_ISSUE?: any, UNRECOGNIZED?: any }, ResolversTypes['PaymentDisputeReason']>;

export type PaymentDisputeStatusResolvers = EnumResolverSignature<{ ACTION_NEEDED?: any, CLOSED?: any, OPEN?: any, UNRECOGNIZED?: any }, ResolversTypes['PaymentDisputeStatus']>;

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountingActivities?: Resolver<Maybe<ResolversTypes['AccountingActivityConnection']>, ParentType, ContextType, RequireFields<QueryAccountingActivitiesArgs, 'fromDate' | 'toDate'>>;
  banks?: Resolver<Maybe<ResolversTypes['BankConnection']>, ParentType, ContextType, Partial<QueryBanksArgs>>;
  batches?: Resolver<Maybe<ResolversTypes['BatchConnection']>, ParentType, ContextType, Partial<QueryBatchesArgs>>;
  directDebits?: Resolver<Maybe<ResolversTypes['DirectDebitConnection']>, ParentType, ContextType, RequireFields<QueryDirectDebitsArgs, 'mandateUuid'>>;
  fulfillmentOrder?: Resolver<Maybe<ResolversTypes['FulfillmentOrder']>, ParentType, ContextType, RequireFields<QueryFulfillmentOrderArgs, 'id'>>;
  inventory?: Resolver<Maybe<ResolversTypes['InventoryItemConnection']>, ParentType, ContextType, Partial<QueryInventoryArgs>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orders?: Resolver<Maybe<ResolversTypes['OrderConnection']>, ParentType, ContextType, Partial<QueryOrdersArgs>>;
  paymentDisputes?: Resolver<Maybe<ResolversTypes['PaymentDisputeConnection']>, ParentType, ContextType, Partial<QueryPaymentDisputesArgs>>;
  returns?: Resolver<Maybe<ResolversTypes['ReturnConnection']>, ParentType, ContextType, RequireFields<QueryReturnsArgs, 'fromDate' | 'toDate'>>;
};

export type RefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Refusal'] = ResolversParentTypes['Refusal']> = {
  __resolveType?: TypeResolveFn<null, ParentType, ContextType>;
};

export type ReturnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Return'] = ResolversParentTypes['Return']> = {
  comments?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['ReturnItem']>, ParentType, ContextType>;
  merchantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  merchantOrderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['FulfillmentOrder']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReturnCode'], ParentType, ContextType>;
  returnId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  returnedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rmaNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReturnCode'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ReturnCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnCode'] = ResolversParentTypes['ReturnCode']> = {
  code?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReturnConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnConnection'] = ResolversParentTypes['ReturnConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ReturnEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Return']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReturnEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnEdge'] = ResolversParentTypes['ReturnEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Return'], ParentType, ContextType>;
};

export type ReturnItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnItem'] = ResolversParentTypes['ReturnItem']> = {
  comments?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inventory?: Resolver<Maybe<ReadonlyArray<ResolversTypes['InventoryItem']>>, ParentType, ContextType>;
  itemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nonRestockedReason?: Resolver<Maybe<ResolversTypes['ReturnCode']>, ParentType, ContextType>;
  quantityExpected?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantityRestocked?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantityReturned?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantityShipped?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returnItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export interface UuidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['UUID'], any> {
  name: 'UUID';
}

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type Resolvers<ContextType = Context> = {
  AccountingActivity?: AccountingActivityResolvers<ContextType>;
  AccountingActivityConnection?: AccountingActivityConnectionResolvers<ContextType>;
  AccountingActivityEdge?: AccountingActivityEdgeResolvers<ContextType>;
  AccountingItem?: AccountingItemResolvers<ContextType>;
  Bank?: BankResolvers<ContextType>;
  BankConnection?: BankConnectionResolvers<ContextType>;
  BankEdge?: BankEdgeResolvers<ContextType>;
  Base64?: GraphQLScalarType;
  Batch?: BatchResolvers<ContextType>;
  BatchConnection?: BatchConnectionResolvers<ContextType>;
  BatchEdge?: BatchEdgeResolvers<ContextType>;
  BatchResult?: BatchResultResolvers<ContextType>;
  BatchStatus?: BatchStatusResolvers;
  BatchType?: BatchTypeResolvers;
  BigInt?: GraphQLScalarType;
  CountryCode?: GraphQLScalarType;
  CurrencyCode?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DirectDebit?: DirectDebitResolvers<ContextType>;
  DirectDebitConnection?: DirectDebitConnectionResolvers<ContextType>;
  DirectDebitEdge?: DirectDebitEdgeResolvers<ContextType>;
  DirectDebitStatus?: DirectDebitStatusResolvers;
  DirectDebitType?: DirectDebitTypeResolvers;
  EmailAddress?: GraphQLScalarType;
  FulfillmentCarrier?: FulfillmentCarrierResolvers<ContextType>;
  FulfillmentConsignee?: FulfillmentConsigneeResolvers<ContextType>;
  FulfillmentFees?: FulfillmentFeesResolvers<ContextType>;
  FulfillmentInstruction?: FulfillmentInstructionResolvers<ContextType>;
  FulfillmentInstructionsType?: FulfillmentInstructionsTypeResolvers;
  FulfillmentLineDetails?: FulfillmentLineDetailsResolvers<ContextType>;
  FulfillmentLineItem?: FulfillmentLineItemResolvers<ContextType>;
  FulfillmentLot?: FulfillmentLotResolvers<ContextType>;
  FulfillmentMerchant?: FulfillmentMerchantResolvers<ContextType>;
  FulfillmentOrder?: FulfillmentOrderResolvers<ContextType>;
  FulfillmentRequestedSku?: FulfillmentRequestedSkuResolvers<ContextType>;
  FulfillmentState?: FulfillmentStateResolvers;
  FulfillmentStatus?: FulfillmentStatusResolvers<ContextType>;
  FulfillmentStatusEvent?: FulfillmentStatusEventResolvers<ContextType>;
  FulfillmentTrackingNumber?: FulfillmentTrackingNumberResolvers<ContextType>;
  FulfillmentWarehouse?: FulfillmentWarehouseResolvers<ContextType>;
  InventoryItem?: InventoryItemResolvers<ContextType>;
  InventoryItemConnection?: InventoryItemConnectionResolvers<ContextType>;
  InventoryItemEdge?: InventoryItemEdgeResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Money?: MoneyResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderAddress?: OrderAddressResolvers<ContextType>;
  OrderAspect?: OrderAspectResolvers<ContextType>;
  OrderAuthenticityStatus?: OrderAuthenticityStatusResolvers;
  OrderBuyer?: OrderBuyerResolvers<ContextType>;
  OrderCancelRequest?: OrderCancelRequestResolvers<ContextType>;
  OrderCancelRequestState?: OrderCancelRequestStateResolvers;
  OrderCancelState?: OrderCancelStateResolvers;
  OrderCancelStatus?: OrderCancelStatusResolvers<ContextType>;
  OrderCollectedTax?: OrderCollectedTaxResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderContact?: OrderContactResolvers<ContextType>;
  OrderDeliveryCost?: OrderDeliveryCostResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderFulfillmentStatus?: OrderFulfillmentStatusResolvers;
  OrderGiftDetails?: OrderGiftDetailsResolvers<ContextType>;
  OrderHoldState?: OrderHoldStateResolvers;
  OrderItemLocation?: OrderItemLocationResolvers<ContextType>;
  OrderLineInstructions?: OrderLineInstructionsResolvers<ContextType>;
  OrderLineItem?: OrderLineItemResolvers<ContextType>;
  OrderLineProperties?: OrderLinePropertiesResolvers<ContextType>;
  OrderLineRefund?: OrderLineRefundResolvers<ContextType>;
  OrderPayment?: OrderPaymentResolvers<ContextType>;
  OrderPaymentHold?: OrderPaymentHoldResolvers<ContextType>;
  OrderPaymentMethod?: OrderPaymentMethodResolvers;
  OrderPaymentState?: OrderPaymentStateResolvers;
  OrderPaymentStatus?: OrderPaymentStatusResolvers;
  OrderPaymentSummary?: OrderPaymentSummaryResolvers<ContextType>;
  OrderPricingSummary?: OrderPricingSummaryResolvers<ContextType>;
  OrderProgram?: OrderProgramResolvers<ContextType>;
  OrderPromotion?: OrderPromotionResolvers<ContextType>;
  OrderRefund?: OrderRefundResolvers<ContextType>;
  OrderRefundStatus?: OrderRefundStatusResolvers;
  OrderShippingStep?: OrderShippingStepResolvers<ContextType>;
  OrderSoldFormat?: OrderSoldFormatResolvers;
  OrderTax?: OrderTaxResolvers<ContextType>;
  OrderTaxAddress?: OrderTaxAddressResolvers<ContextType>;
  OrderTaxIdentifier?: OrderTaxIdentifierResolvers<ContextType>;
  OrderTaxType?: OrderTaxTypeResolvers;
  OrderVaultFulfillmentType?: OrderVaultFulfillmentTypeResolvers;
  PageInfo?: PageInfoResolvers<ContextType>;
  PaymentDispute?: PaymentDisputeResolvers<ContextType>;
  PaymentDisputeConnection?: PaymentDisputeConnectionResolvers<ContextType>;
  PaymentDisputeEdge?: PaymentDisputeEdgeResolvers<ContextType>;
  PaymentDisputeReason?: PaymentDisputeReasonResolvers;
  PaymentDisputeStatus?: PaymentDisputeStatusResolvers;
  Query?: QueryResolvers<ContextType>;
  Refusal?: RefusalResolvers<ContextType>;
  Return?: ReturnResolvers<ContextType>;
  ReturnCode?: ReturnCodeResolvers<ContextType>;
  ReturnConnection?: ReturnConnectionResolvers<ContextType>;
  ReturnEdge?: ReturnEdgeResolvers<ContextType>;
  ReturnItem?: ReturnItemResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UUID?: GraphQLScalarType;
  Upload?: GraphQLScalarType;
};


export type Base64 = Scalars["Base64"];
export type BigInt = Scalars["BigInt"];
export type CountryCode = Scalars["CountryCode"];
export type CurrencyCode = Scalars["CurrencyCode"];
export type Date = Scalars["Date"];
export type DateTime = Scalars["DateTime"];
export type Decimal = Scalars["Decimal"];
export type EmailAddress = Scalars["EmailAddress"];
export type Json = Scalars["JSON"];
export type Url = Scalars["URL"];
export type Uuid = Scalars["UUID"];
export type Upload = Scalars["Upload"];