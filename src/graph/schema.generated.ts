import type { Upload as UploadModel } from './scalars.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Money as MoneyModel } from './money.ts';
import type { Webhook as WebhookModel, WebhookRequest as WebhookRequestModel, WebhookMail as WebhookMailModel, WebhookMailChecks as WebhookMailChecksModel, WebhookRequestField as WebhookRequestFieldModel, WebhookRequestHeader as WebhookRequestHeaderModel, WebhookRequestFile as WebhookRequestFileModel, WebhookActionOutput as WebhookActionOutputModel } from '../subgraphs/webhooks/models.ts';
import type { Order as OrderModel, OrderBuyer as OrderBuyerModel, OrderTaxAddress as OrderTaxAddressModel, OrderTaxIdentifier as OrderTaxIdentifierModel, OrderCancelStatus as OrderCancelStatusModel, OrderCancelRequest as OrderCancelRequestModel, FulfillmentInstruction as FulfillmentInstructionModel, OrderShippingStep as OrderShippingStepModel, OrderContact as OrderContactModel, OrderAddress as OrderAddressModel, OrderLineItem as OrderLineItemModel, OrderPromotion as OrderPromotionModel, OrderDeliveryCost as OrderDeliveryCostModel, OrderTax as OrderTaxModel, OrderCollectedTax as OrderCollectedTaxModel, OrderLineRefund as OrderLineRefundModel, OrderLineProperties as OrderLinePropertiesModel, OrderItemLocation as OrderItemLocationModel, OrderGiftDetails as OrderGiftDetailsModel, OrderLineInstructions as OrderLineInstructionsModel, OrderAspect as OrderAspectModel, OrderPaymentSummary as OrderPaymentSummaryModel, OrderPayment as OrderPaymentModel, OrderPaymentHold as OrderPaymentHoldModel, OrderRefund as OrderRefundModel, OrderPricingSummary as OrderPricingSummaryModel, OrderProgram as OrderProgramModel, PaymentDispute as PaymentDisputeModel } from '../subgraphs/marketplace/models.ts';
import type { FileAccess as FileAccessModel } from '../subgraphs/datalake/models.ts';
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

/** What to append: one of these. */
export type AppendContent =
  /** Bytes. */
  { readonly base64: Scalars['Base64']['input']; readonly file?: never; readonly text?: never; }
  |  /** A file of any length. Several in one request are sent in the order in which they are used. */
  { readonly base64?: never; readonly file: Scalars['Upload']['input']; readonly text?: never; }
  |  /** Text, as UTF-8. */
  { readonly base64?: never; readonly file?: never; readonly text: Scalars['String']['input']; };

/** Some of it was appended, and then something went wrong. */
export type AppendInterrupted = Refusal & {
  readonly __typename?: 'AppendInterrupted';
  /** So many bytes, from the beginning, are in the file. Some of the next may be too. */
  readonly bytesAppended: Scalars['BigInt']['output'];
  /** What went wrong, for people. */
  readonly message: Scalars['String']['output'];
};

/** What is at the path takes no such appends: it is a folder, or a file that was written in another way. */
export type AppendKindMismatch = Refusal & {
  readonly __typename?: 'AppendKindMismatch';
  /** The reason, for people. */
  readonly message: Scalars['String']['output'];
};

/** What becomes of a file after an append. */
export type AppendSync =
  /** It is closed, and its length and time are brought up to date. */
  | 'CLOSE'
  /** It stays open, and its length and time are told as before. */
  | 'DATA'
  /** It stays open, and its length and time are brought up to date. */
  | 'METADATA';

/** What to append to which file. */
export type ConcurrentAppendInput = {
  /** What to append. */
  readonly content: AppendContent;
  /** Whether the file is created when it is missing. */
  readonly createIfMissing?: Scalars['Boolean']['input'];
  /** The whole path from the account's root. The file must hold nothing that was written in any other way. */
  readonly path: Scalars['String']['input'];
  /** What becomes of the file afterwards: `DATA` unless given. Content that takes several appends has it with each. */
  readonly sync?: InputMaybe<AppendSync>;
};

/** What became of an append. */
export type ConcurrentAppendResult = AppendInterrupted | AppendKindMismatch | ConcurrentAppendSuccess | FileNotFound;

/** Everything was appended. What others append at the same time may stand before, after or in between. */
export type ConcurrentAppendSuccess = {
  readonly __typename?: 'ConcurrentAppendSuccess';
  /** In how many calls. */
  readonly appends: Scalars['Int']['output'];
  /** How many bytes. */
  readonly bytesAppended: Scalars['BigInt']['output'];
  /** The file's path, as it was given. */
  readonly path: Scalars['String']['output'];
};

/** How a webhook answers, and how long it lasts. */
export type CreateWebhookInput = {
  /** Whether the account's actions run on what comes. */
  readonly actions?: InputMaybe<Scalars['Boolean']['input']>;
  /** A name to have besides the uuid, of 3 to 32 letters, digits, dashes and underscores. For accounts only. */
  readonly alias?: InputMaybe<Scalars['String']['input']>;
  /** A webhook whose settings are taken over. */
  readonly cloneFrom?: InputMaybe<Scalars['UUID']['input']>;
  /** Whether web pages of other origins may send to it. */
  readonly cors?: InputMaybe<Scalars['Boolean']['input']>;
  /** The body that it answers: empty unless given. */
  readonly defaultContent?: InputMaybe<Scalars['String']['input']>;
  /** The media type that it answers. */
  readonly defaultContentType?: InputMaybe<Scalars['String']['input']>;
  /** The status that it answers, from 200 to 599: 200 unless given. */
  readonly defaultStatus?: InputMaybe<Scalars['Int']['input']>;
  /** The account's group that it goes to. */
  readonly groupId?: InputMaybe<Scalars['Int']['input']>;
  /** Seconds until it ends, 604800 at most. */
  readonly lifetimeSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** Seconds that it listens for a response of the caller's own, 10 at most. */
  readonly listenSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** How many requests it records, 10000 at most. */
  readonly requestLimit?: InputMaybe<Scalars['Int']['input']>;
  /** Seconds that it waits before it answers, 30 at most. */
  readonly timeoutSeconds?: InputMaybe<Scalars['Int']['input']>;
};

/** What became of making a webhook. */
export type CreateWebhookResult = CreateWebhookSuccess | InvalidWebhook;

/** The webhook is there. */
export type CreateWebhookSuccess = {
  readonly __typename?: 'CreateWebhookSuccess';
  /** The new webhook. */
  readonly webhook: Webhook;
};

/** Whether an access to a file or folder is granted. */
export type FileAccess = {
  readonly __typename?: 'FileAccess';
  /** What was asked for. */
  readonly action: ReadonlyArray<FileAction>;
  /** Whether all of it is granted. */
  readonly granted: Scalars['Boolean']['output'];
  /** The path, as it was asked for. */
  readonly path: Scalars['String']['output'];
};

/** What may be done with a file or folder. */
export type FileAction =
  /** Go through the folder; of a file it means nothing. */
  | 'EXECUTE'
  /** Read the file, or list the folder. */
  | 'READ'
  /** Change the file, or what is in the folder. */
  | 'WRITE';

/** What is at the path is no file, and only files expire. */
export type FileExpected = Refusal & {
  readonly __typename?: 'FileExpected';
  /** The reason, for people. */
  readonly message: Scalars['String']['output'];
};

/** When a file expires: one of these. */
export type FileExpiry =
  /** At this time, to the millisecond. */
  { readonly at: Scalars['DateTime']['input']; readonly never?: never; readonly relativeToCreation?: never; readonly relativeToNow?: never; }
  |  /** Never, if true. */
  { readonly at?: never; readonly never: Scalars['Boolean']['input']; readonly relativeToCreation?: never; readonly relativeToNow?: never; }
  |  /** So many milliseconds after it was created. */
  { readonly at?: never; readonly never?: never; readonly relativeToCreation: Scalars['BigInt']['input']; readonly relativeToNow?: never; }
  |  /** So many milliseconds from now. */
  { readonly at?: never; readonly never?: never; readonly relativeToCreation?: never; readonly relativeToNow: Scalars['BigInt']['input']; };

/** There is no file at the path. */
export type FileNotFound = Refusal & {
  readonly __typename?: 'FileNotFound';
  /** The reason, for people. */
  readonly message: Scalars['String']['output'];
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

/** The interface does not take the settings. */
export type InvalidWebhook = Refusal & {
  readonly __typename?: 'InvalidWebhook';
  /** Which fields of `input` are wrong, as far as the interface names them. */
  readonly fields: ReadonlyArray<Scalars['String']['output']>;
  /** The reason, for people. */
  readonly message: Scalars['String']['output'];
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
  /** Appends to a file to which several may append at once. An upload is sent on while it comes in. */
  readonly concurrentAppend?: Maybe<ConcurrentAppendResult>;
  /** Makes an address that records every request sent to it. */
  readonly createWebhook?: Maybe<CreateWebhookResult>;
  /** Sets or removes the time at which a file expires. It cannot be read back. */
  readonly setExpiry?: Maybe<SetExpiryResult>;
};


/** Everything that changes something. Each mutation is sent to its interface once, and never again by itself. */
export type MutationConcurrentAppendArgs = {
  input: ConcurrentAppendInput;
};


/** Everything that changes something. Each mutation is sent to its interface once, and never again by itself. */
export type MutationCreateWebhookArgs = {
  input?: CreateWebhookInput;
};


/** Everything that changes something. Each mutation is sent to its interface once, and never again by itself. */
export type MutationSetExpiryArgs = {
  input: SetExpiryInput;
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
  /** Whether this access to a file or folder is granted. Null when nothing is there. */
  readonly fileAccess?: Maybe<FileAccess>;
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
  /** What a webhook has recorded, oldest first. Null when there is no such webhook, or no longer. */
  readonly webhookRequests?: Maybe<WebhookRequestConnection>;
};


/** Everything that can be asked. */
export type QueryFileAccessArgs = {
  action: ReadonlyArray<FileAction>;
  path: Scalars['String']['input'];
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
export type QueryWebhookRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  uuid: Scalars['UUID']['input'];
};

/** A mutation did not happen, for a reason that the caller can act on. */
export type Refusal = {
  /** The reason, for people. */
  readonly message: Scalars['String']['output'];
};

/** Which file expires when. */
export type SetExpiryInput = {
  /** When. */
  readonly expiry: FileExpiry;
  /** The whole path from the account's root. Folders never expire. */
  readonly path: Scalars['String']['input'];
};

/** What became of setting an expiry. */
export type SetExpiryResult = FileExpected | FileNotFound | SetExpirySuccess;

/** The expiry is set, or removed. */
export type SetExpirySuccess = {
  readonly __typename?: 'SetExpirySuccess';
  /** The file's path, as it was given. */
  readonly path: Scalars['String']['output'];
};

/** An address that records every request sent to it. Whoever knows it can send to it and read what was recorded. */
export type Webhook = {
  readonly __typename?: 'Webhook';
  /** Whether the account's actions run on what comes. */
  readonly actions?: Maybe<Scalars['Boolean']['output']>;
  /** Its name besides the uuid. */
  readonly alias?: Maybe<Scalars['String']['output']>;
  /** Whether web pages of other origins may send to it. */
  readonly cors?: Maybe<Scalars['Boolean']['output']>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The body that it answers. */
  readonly defaultContent?: Maybe<Scalars['String']['output']>;
  /** The media type that it answers. */
  readonly defaultContentType: Scalars['String']['output'];
  /** The status that it answers. */
  readonly defaultStatus: Scalars['Int']['output'];
  /** When it ends. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The network address that it was made from. */
  readonly ip?: Maybe<Scalars['String']['output']>;
  /** Seconds that it lasts, where the interface tells them. */
  readonly lifetimeSeconds?: Maybe<Scalars['Int']['output']>;
  /** Whether it belongs to a paying account. */
  readonly premium?: Maybe<Scalars['Boolean']['output']>;
  /** Until when that is paid. */
  readonly premiumExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it answers with a redirect. */
  readonly redirect?: Maybe<Scalars['Boolean']['output']>;
  /** What it has recorded, oldest first. */
  readonly requests?: Maybe<WebhookRequestConnection>;
  /** Seconds that it waits before it answers. */
  readonly timeoutSeconds?: Maybe<Scalars['Int']['output']>;
  /** When it was last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Where to send to. What is sent to addresses below it is recorded too. A secret. */
  readonly url: Scalars['URL']['output'];
  /** The program that it was made with. */
  readonly userAgent?: Maybe<Scalars['String']['output']>;
  /** What it is known by: a secret. */
  readonly uuid: Scalars['UUID']['output'];
};


/** An address that records every request sent to it. Whoever knows it can send to it and read what was recorded. */
export type WebhookRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** What one of the account's actions said of a request. */
export type WebhookActionOutput = {
  readonly __typename?: 'WebhookActionOutput';
  /** The action's id. */
  readonly actionId: Scalars['ID']['output'];
  /** What it said, line by line. */
  readonly lines: ReadonlyArray<Scalars['String']['output']>;
};

/** What only a mail has. Personal data. */
export type WebhookMail = {
  readonly __typename?: 'WebhookMail';
  /** Whether it is what it claims to be. */
  readonly checks?: Maybe<WebhookMailChecks>;
  /** Whom it was sent to. */
  readonly destinations: ReadonlyArray<Scalars['String']['output']>;
  /** What it says, as HTML. */
  readonly html?: Maybe<Scalars['String']['output']>;
  /** Its id. */
  readonly messageId?: Maybe<Scalars['String']['output']>;
  /** Who sent it. */
  readonly sender?: Maybe<Scalars['String']['output']>;
  /** What it says, as plain text. */
  readonly text?: Maybe<Scalars['String']['output']>;
};

/** Whether a mail is what it claims to be. */
export type WebhookMailChecks = {
  readonly __typename?: 'WebhookMailChecks';
  /** Whether its signature is right (DKIM). */
  readonly dkim?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it keeps to its sender's own rules (DMARC). */
  readonly dmarc?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it was not taken for advertisement. */
  readonly spam?: Maybe<Scalars['Boolean']['output']>;
  /** Whether its server may send for its sender (SPF). */
  readonly spf?: Maybe<Scalars['Boolean']['output']>;
  /** Whether no virus was found in it. */
  readonly virus?: Maybe<Scalars['Boolean']['output']>;
};

/** Something that was sent to a webhook. It may hold personal data and its sender's secrets. */
export type WebhookRequest = {
  readonly __typename?: 'WebhookRequest';
  /** What went wrong in the account's actions. */
  readonly actionErrors: ReadonlyArray<Scalars['String']['output']>;
  /** What the account's actions said of it. */
  readonly actionOutput: ReadonlyArray<WebhookActionOutput>;
  /** The city that it came from. */
  readonly city?: Maybe<Scalars['String']['output']>;
  /** Its body, or the whole mail. */
  readonly content?: Maybe<Scalars['String']['output']>;
  /** Its body, where that is JSON. */
  readonly contentJson?: Maybe<Scalars['JSON']['output']>;
  /** The country that it came from, by name. */
  readonly country?: Maybe<Scalars['String']['output']>;
  /** The country that it came from. */
  readonly countryCode?: Maybe<Scalars['CountryCode']['output']>;
  /** When it was recorded. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The files that it carried. */
  readonly files: ReadonlyArray<WebhookRequestFile>;
  /** The fields of a form that it carried. */
  readonly form: ReadonlyArray<WebhookRequestField>;
  /** Its headers, in lower case. */
  readonly headers: ReadonlyArray<WebhookRequestHeader>;
  /** The host that it was sent to. */
  readonly hostname?: Maybe<Scalars['String']['output']>;
  /** The sender's network address. */
  readonly ip?: Maybe<Scalars['String']['output']>;
  /** In what way it was sent. */
  readonly kind: WebhookRequestKind;
  /** What only a mail has. */
  readonly mail?: Maybe<WebhookMail>;
  /** Its method. Mails and name lookups have none. */
  readonly method?: Maybe<Scalars['String']['output']>;
  /** What somebody noted about it. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** What stood in the query of the address. */
  readonly query: ReadonlyArray<WebhookRequestField>;
  /** The region that it came from. */
  readonly region?: Maybe<Scalars['String']['output']>;
  /** Seconds that it took. */
  readonly seconds?: Maybe<Scalars['Float']['output']>;
  /** Its size in bytes. */
  readonly size?: Maybe<Scalars['Int']['output']>;
  /** When it was recorded, as a number of 16 digits that orders requests of the same second. */
  readonly sorting?: Maybe<Scalars['BigInt']['output']>;
  /** When its record last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** The whole address that it was sent to. It holds the webhook's uuid. */
  readonly url?: Maybe<Scalars['URL']['output']>;
  /** The program that sent it. */
  readonly userAgent?: Maybe<Scalars['String']['output']>;
  /** The request's id. */
  readonly uuid: Scalars['ID']['output'];
  /** The webhook it was sent to: a secret. */
  readonly webhookUuid: Scalars['ID']['output'];
};

/** A list of recorded requests. */
export type WebhookRequestConnection = {
  readonly __typename?: 'WebhookRequestConnection';
  /** The requests with their cursors. */
  readonly edges: ReadonlyArray<WebhookRequestEdge>;
  /** The requests. */
  readonly nodes: ReadonlyArray<WebhookRequest>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many requests there are altogether. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A recorded request in a list. */
export type WebhookRequestEdge = {
  readonly __typename?: 'WebhookRequestEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The request. */
  readonly node: WebhookRequest;
};

/** A field of a query or a form. */
export type WebhookRequestField = {
  readonly __typename?: 'WebhookRequestField';
  /** Its value, whatever it is: a text, a list or a map. */
  readonly json?: Maybe<Scalars['JSON']['output']>;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its value, where that is a single text. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** A file that a recorded request carried. */
export type WebhookRequestFile = {
  readonly __typename?: 'WebhookRequestFile';
  /** Its media type. */
  readonly contentType?: Maybe<Scalars['String']['output']>;
  /** The form's field that it was in. */
  readonly field: Scalars['String']['output'];
  /** The interface's id of it. */
  readonly fileId?: Maybe<Scalars['ID']['output']>;
  /** What it was called. */
  readonly filename?: Maybe<Scalars['String']['output']>;
  /** Its size in bytes. */
  readonly size?: Maybe<Scalars['Int']['output']>;
};

/** A header of a recorded request. */
export type WebhookRequestHeader = {
  readonly __typename?: 'WebhookRequestHeader';
  /** Its name, in lower case. */
  readonly name: Scalars['String']['output'];
  /** Its values, in the order in which they came. */
  readonly values: ReadonlyArray<Scalars['String']['output']>;
};

/** In what way something was sent to a webhook. */
export type WebhookRequestKind =
  /** By looking its name up. */
  | 'DNS'
  /** By mail. */
  | 'EMAIL'
  /** Something newer than this graph. */
  | 'UNRECOGNIZED'
  /** By HTTP. */
  | 'WEB';



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



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  ConcurrentAppendResult:
    | ( AppendInterrupted )
    | ( AppendKindMismatch )
    | ( ConcurrentAppendSuccess )
    | ( FileNotFound )
  ;
  CreateWebhookResult:
    | ( Omit<CreateWebhookSuccess, 'webhook'> & { webhook: _RefType['Webhook'] } )
    | ( InvalidWebhook )
  ;
  SetExpiryResult:
    | ( FileExpected )
    | ( FileNotFound )
    | ( SetExpirySuccess )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node: ( OrderModel );
  Refusal:
    | ( AppendInterrupted )
    | ( AppendKindMismatch )
    | ( FileExpected )
    | ( FileNotFound )
    | ( InvalidWebhook )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AppendContent: AppendContent;
  AppendInterrupted: ResolverTypeWrapper<AppendInterrupted>;
  AppendKindMismatch: ResolverTypeWrapper<AppendKindMismatch>;
  AppendSync: AppendSync;
  Base64: ResolverTypeWrapper<Scalars['Base64']['output']>;
  BigInt: ResolverTypeWrapper<Scalars['BigInt']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ConcurrentAppendInput: ConcurrentAppendInput;
  ConcurrentAppendResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConcurrentAppendResult']>;
  ConcurrentAppendSuccess: ResolverTypeWrapper<ConcurrentAppendSuccess>;
  CountryCode: ResolverTypeWrapper<Scalars['CountryCode']['output']>;
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateWebhookResult']>;
  CreateWebhookSuccess: ResolverTypeWrapper<Omit<CreateWebhookSuccess, 'webhook'> & { webhook: ResolversTypes['Webhook'] }>;
  CurrencyCode: ResolverTypeWrapper<Scalars['CurrencyCode']['output']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  FileAccess: ResolverTypeWrapper<FileAccessModel>;
  FileAction: FileAction;
  FileExpected: ResolverTypeWrapper<FileExpected>;
  FileExpiry: FileExpiry;
  FileNotFound: ResolverTypeWrapper<FileNotFound>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FulfillmentInstruction: ResolverTypeWrapper<FulfillmentInstructionModel>;
  FulfillmentInstructionsType: ResolverTypeWrapper<string>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvalidWebhook: ResolverTypeWrapper<InvalidWebhook>;
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
  SetExpiryInput: SetExpiryInput;
  SetExpiryResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetExpiryResult']>;
  SetExpirySuccess: ResolverTypeWrapper<SetExpirySuccess>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UUID: ResolverTypeWrapper<Scalars['UUID']['output']>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  Webhook: ResolverTypeWrapper<WebhookModel>;
  WebhookActionOutput: ResolverTypeWrapper<WebhookActionOutputModel>;
  WebhookMail: ResolverTypeWrapper<WebhookMailModel>;
  WebhookMailChecks: ResolverTypeWrapper<WebhookMailChecksModel>;
  WebhookRequest: ResolverTypeWrapper<WebhookRequestModel>;
  WebhookRequestConnection: ResolverTypeWrapper<Omit<WebhookRequestConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['WebhookRequestEdge']>, nodes: ReadonlyArray<ResolversTypes['WebhookRequest']> }>;
  WebhookRequestEdge: ResolverTypeWrapper<Omit<WebhookRequestEdge, 'node'> & { node: ResolversTypes['WebhookRequest'] }>;
  WebhookRequestField: ResolverTypeWrapper<WebhookRequestFieldModel>;
  WebhookRequestFile: ResolverTypeWrapper<WebhookRequestFileModel>;
  WebhookRequestHeader: ResolverTypeWrapper<WebhookRequestHeaderModel>;
  WebhookRequestKind: ResolverTypeWrapper<string>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AppendContent: AppendContent;
  AppendInterrupted: AppendInterrupted;
  AppendKindMismatch: AppendKindMismatch;
  Base64: Scalars['Base64']['output'];
  BigInt: Scalars['BigInt']['output'];
  Boolean: Scalars['Boolean']['output'];
  ConcurrentAppendInput: ConcurrentAppendInput;
  ConcurrentAppendResult: ResolversUnionTypes<ResolversParentTypes>['ConcurrentAppendResult'];
  ConcurrentAppendSuccess: ConcurrentAppendSuccess;
  CountryCode: Scalars['CountryCode']['output'];
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookResult: ResolversUnionTypes<ResolversParentTypes>['CreateWebhookResult'];
  CreateWebhookSuccess: Omit<CreateWebhookSuccess, 'webhook'> & { webhook: ResolversParentTypes['Webhook'] };
  CurrencyCode: Scalars['CurrencyCode']['output'];
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  EmailAddress: Scalars['EmailAddress']['output'];
  FileAccess: FileAccessModel;
  FileExpected: FileExpected;
  FileExpiry: FileExpiry;
  FileNotFound: FileNotFound;
  Float: Scalars['Float']['output'];
  FulfillmentInstruction: FulfillmentInstructionModel;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  InvalidWebhook: InvalidWebhook;
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
  SetExpiryInput: SetExpiryInput;
  SetExpiryResult: ResolversUnionTypes<ResolversParentTypes>['SetExpiryResult'];
  SetExpirySuccess: SetExpirySuccess;
  String: Scalars['String']['output'];
  URL: Scalars['URL']['output'];
  UUID: Scalars['UUID']['output'];
  Upload: Scalars['Upload']['output'];
  Webhook: WebhookModel;
  WebhookActionOutput: WebhookActionOutputModel;
  WebhookMail: WebhookMailModel;
  WebhookMailChecks: WebhookMailChecksModel;
  WebhookRequest: WebhookRequestModel;
  WebhookRequestConnection: Omit<WebhookRequestConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['WebhookRequestEdge']>, nodes: ReadonlyArray<ResolversParentTypes['WebhookRequest']> };
  WebhookRequestEdge: Omit<WebhookRequestEdge, 'node'> & { node: ResolversParentTypes['WebhookRequest'] };
  WebhookRequestField: WebhookRequestFieldModel;
  WebhookRequestFile: WebhookRequestFileModel;
  WebhookRequestHeader: WebhookRequestHeaderModel;
};

export type AppendInterruptedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppendInterrupted'] = ResolversParentTypes['AppendInterrupted']> = {
  bytesAppended?: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppendKindMismatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppendKindMismatch'] = ResolversParentTypes['AppendKindMismatch']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface Base64ScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Base64'], any> {
  name: 'Base64';
}

export interface BigIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['BigInt'], any> {
  name: 'BigInt';
}

export type ConcurrentAppendResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConcurrentAppendResult'] = ResolversParentTypes['ConcurrentAppendResult']> = {
  __resolveType?: TypeResolveFn<'AppendInterrupted' | 'AppendKindMismatch' | 'ConcurrentAppendSuccess' | 'FileNotFound', ParentType, ContextType>;
};

export type ConcurrentAppendSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConcurrentAppendSuccess'] = ResolversParentTypes['ConcurrentAppendSuccess']> = {
  appends?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bytesAppended?: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface CountryCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CountryCode'], any> {
  name: 'CountryCode';
}

export type CreateWebhookResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateWebhookResult'] = ResolversParentTypes['CreateWebhookResult']> = {
  __resolveType?: TypeResolveFn<'CreateWebhookSuccess' | 'InvalidWebhook', ParentType, ContextType>;
};

export type CreateWebhookSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateWebhookSuccess'] = ResolversParentTypes['CreateWebhookSuccess']> = {
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

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

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type FileAccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileAccess'] = ResolversParentTypes['FileAccess']> = {
  action?: Resolver<ReadonlyArray<ResolversTypes['FileAction']>, ParentType, ContextType>;
  granted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FileExpectedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileExpected'] = ResolversParentTypes['FileExpected']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FileNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileNotFound'] = ResolversParentTypes['FileNotFound']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type InvalidWebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidWebhook'] = ResolversParentTypes['InvalidWebhook']> = {
  fields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  convertedFrom?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  concurrentAppend?: Resolver<Maybe<ResolversTypes['ConcurrentAppendResult']>, ParentType, ContextType, RequireFields<MutationConcurrentAppendArgs, 'input'>>;
  createWebhook?: Resolver<Maybe<ResolversTypes['CreateWebhookResult']>, ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  setExpiry?: Resolver<Maybe<ResolversTypes['SetExpiryResult']>, ParentType, ContextType, RequireFields<MutationSetExpiryArgs, 'input'>>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType?: TypeResolveFn<'Order', ParentType, ContextType>;
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
  fileAccess?: Resolver<Maybe<ResolversTypes['FileAccess']>, ParentType, ContextType, RequireFields<QueryFileAccessArgs, 'action' | 'path'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orders?: Resolver<Maybe<ResolversTypes['OrderConnection']>, ParentType, ContextType, Partial<QueryOrdersArgs>>;
  paymentDisputes?: Resolver<Maybe<ResolversTypes['PaymentDisputeConnection']>, ParentType, ContextType, Partial<QueryPaymentDisputesArgs>>;
  webhookRequests?: Resolver<Maybe<ResolversTypes['WebhookRequestConnection']>, ParentType, ContextType, RequireFields<QueryWebhookRequestsArgs, 'uuid'>>;
};

export type RefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Refusal'] = ResolversParentTypes['Refusal']> = {
  __resolveType?: TypeResolveFn<'AppendInterrupted' | 'AppendKindMismatch' | 'FileExpected' | 'FileNotFound' | 'InvalidWebhook', ParentType, ContextType>;
};

export type SetExpiryResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetExpiryResult'] = ResolversParentTypes['SetExpiryResult']> = {
  __resolveType?: TypeResolveFn<'FileExpected' | 'FileNotFound' | 'SetExpirySuccess', ParentType, ContextType>;
};

export type SetExpirySuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetExpirySuccess'] = ResolversParentTypes['SetExpirySuccess']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  actions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cors?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  defaultContent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultContentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultStatus?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lifetimeSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  premium?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  premiumExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  redirect?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  requests?: Resolver<Maybe<ResolversTypes['WebhookRequestConnection']>, ParentType, ContextType, Partial<WebhookRequestsArgs>>;
  timeoutSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
};

export type WebhookActionOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookActionOutput'] = ResolversParentTypes['WebhookActionOutput']> = {
  actionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebhookMailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookMail'] = ResolversParentTypes['WebhookMail']> = {
  checks?: Resolver<Maybe<ResolversTypes['WebhookMailChecks']>, ParentType, ContextType>;
  destinations?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  messageId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebhookMailChecksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookMailChecks'] = ResolversParentTypes['WebhookMailChecks']> = {
  dkim?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  dmarc?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  spam?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  spf?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  virus?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type WebhookRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookRequest'] = ResolversParentTypes['WebhookRequest']> = {
  actionErrors?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  actionOutput?: Resolver<ReadonlyArray<ResolversTypes['WebhookActionOutput']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contentJson?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  files?: Resolver<ReadonlyArray<ResolversTypes['WebhookRequestFile']>, ParentType, ContextType>;
  form?: Resolver<ReadonlyArray<ResolversTypes['WebhookRequestField']>, ParentType, ContextType>;
  headers?: Resolver<ReadonlyArray<ResolversTypes['WebhookRequestHeader']>, ParentType, ContextType>;
  hostname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WebhookRequestKind'], ParentType, ContextType>;
  mail?: Resolver<Maybe<ResolversTypes['WebhookMail']>, ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ReadonlyArray<ResolversTypes['WebhookRequestField']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sorting?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  webhookUuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WebhookRequestConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookRequestConnection'] = ResolversParentTypes['WebhookRequestConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WebhookRequestEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['WebhookRequest']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WebhookRequestEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookRequestEdge'] = ResolversParentTypes['WebhookRequestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookRequest'], ParentType, ContextType>;
};

export type WebhookRequestFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookRequestField'] = ResolversParentTypes['WebhookRequestField']> = {
  json?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebhookRequestFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookRequestFile'] = ResolversParentTypes['WebhookRequestFile']> = {
  contentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  filename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WebhookRequestHeaderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookRequestHeader'] = ResolversParentTypes['WebhookRequestHeader']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebhookRequestKindResolvers = EnumResolverSignature<{ DNS?: any, EMAIL?: any, UNRECOGNIZED?: any, WEB?: any }, ResolversTypes['WebhookRequestKind']>;

export type Resolvers<ContextType = Context> = {
  AppendInterrupted?: AppendInterruptedResolvers<ContextType>;
  AppendKindMismatch?: AppendKindMismatchResolvers<ContextType>;
  Base64?: GraphQLScalarType;
  BigInt?: GraphQLScalarType;
  ConcurrentAppendResult?: ConcurrentAppendResultResolvers<ContextType>;
  ConcurrentAppendSuccess?: ConcurrentAppendSuccessResolvers<ContextType>;
  CountryCode?: GraphQLScalarType;
  CreateWebhookResult?: CreateWebhookResultResolvers<ContextType>;
  CreateWebhookSuccess?: CreateWebhookSuccessResolvers<ContextType>;
  CurrencyCode?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  EmailAddress?: GraphQLScalarType;
  FileAccess?: FileAccessResolvers<ContextType>;
  FileExpected?: FileExpectedResolvers<ContextType>;
  FileNotFound?: FileNotFoundResolvers<ContextType>;
  FulfillmentInstruction?: FulfillmentInstructionResolvers<ContextType>;
  FulfillmentInstructionsType?: FulfillmentInstructionsTypeResolvers;
  InvalidWebhook?: InvalidWebhookResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
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
  SetExpiryResult?: SetExpiryResultResolvers<ContextType>;
  SetExpirySuccess?: SetExpirySuccessResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UUID?: GraphQLScalarType;
  Upload?: GraphQLScalarType;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookActionOutput?: WebhookActionOutputResolvers<ContextType>;
  WebhookMail?: WebhookMailResolvers<ContextType>;
  WebhookMailChecks?: WebhookMailChecksResolvers<ContextType>;
  WebhookRequest?: WebhookRequestResolvers<ContextType>;
  WebhookRequestConnection?: WebhookRequestConnectionResolvers<ContextType>;
  WebhookRequestEdge?: WebhookRequestEdgeResolvers<ContextType>;
  WebhookRequestField?: WebhookRequestFieldResolvers<ContextType>;
  WebhookRequestFile?: WebhookRequestFileResolvers<ContextType>;
  WebhookRequestHeader?: WebhookRequestHeaderResolvers<ContextType>;
  WebhookRequestKind?: WebhookRequestKindResolvers;
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