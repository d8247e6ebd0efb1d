import type { Upload as UploadModel } from './scalars.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Money as MoneyModel } from './money.ts';
import type { Quote as QuoteModel, Author as AuthorModel } from '../subgraphs/quotes/models.ts';
import type { Order as OrderModel, OrderBuyer as OrderBuyerModel, OrderTaxAddress as OrderTaxAddressModel, OrderTaxIdentifier as OrderTaxIdentifierModel, OrderCancelStatus as OrderCancelStatusModel, OrderCancelRequest as OrderCancelRequestModel, FulfillmentInstruction as FulfillmentInstructionModel, OrderShippingStep as OrderShippingStepModel, OrderContact as OrderContactModel, OrderAddress as OrderAddressModel, OrderLineItem as OrderLineItemModel, OrderPromotion as OrderPromotionModel, OrderDeliveryCost as OrderDeliveryCostModel, OrderTax as OrderTaxModel, OrderCollectedTax as OrderCollectedTaxModel, OrderLineRefund as OrderLineRefundModel, OrderLineProperties as OrderLinePropertiesModel, OrderItemLocation as OrderItemLocationModel, OrderGiftDetails as OrderGiftDetailsModel, OrderLineInstructions as OrderLineInstructionsModel, OrderAspect as OrderAspectModel, OrderPaymentSummary as OrderPaymentSummaryModel, OrderPayment as OrderPaymentModel, OrderPaymentHold as OrderPaymentHoldModel, OrderRefund as OrderRefundModel, OrderPricingSummary as OrderPricingSummaryModel, OrderProgram as OrderProgramModel, PaymentDispute as PaymentDisputeModel } from '../subgraphs/marketplace/models.ts';
import type { Country as CountryModel, CountryName as CountryNameModel, CountryLocalName as CountryLocalNameModel, CountryDemonym as CountryDemonymModel, CountryCurrency as CountryCurrencyModel, CountryCoordinates as CountryCoordinatesModel, CountryLanguage as CountryLanguageModel, CountryFlag as CountryFlagModel, CountryCoatOfArms as CountryCoatOfArmsModel, CountryMaps as CountryMapsModel, CountryGini as CountryGiniModel, CountryPostalCode as CountryPostalCodeModel } from '../subgraphs/countries/models.ts';
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

/** Somebody who was quoted. */
export type Author = Node & {
  readonly __typename?: 'Author';
  /** The interface's id of them. */
  readonly authorId: Scalars['ID']['output'];
  /** Who they are, in a few sentences. */
  readonly biography?: Maybe<Scalars['String']['output']>;
  /** When they were added. */
  readonly dateAdded?: Maybe<Scalars['Date']['output']>;
  /** When they were last changed. */
  readonly dateModified?: Maybe<Scalars['Date']['output']>;
  /** Who they are, in a few words. */
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** A page about them. */
  readonly link?: Maybe<Scalars['URL']['output']>;
  /** Their name. */
  readonly name: Scalars['String']['output'];
  /** How many quotes there are of them. */
  readonly quoteCount?: Maybe<Scalars['Int']['output']>;
  /** Their quotes. */
  readonly quotes?: Maybe<QuoteConnection>;
  /** The author as the interface sent them. */
  readonly raw: Scalars['JSON']['output'];
  /** Their name as it stands in addresses, such as `test-author`. */
  readonly slug: Scalars['String']['output'];
};


/** Somebody who was quoted. */
export type AuthorQuotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A list of authors. */
export type AuthorConnection = {
  readonly __typename?: 'AuthorConnection';
  /** The authors with their cursors. */
  readonly edges: ReadonlyArray<AuthorEdge>;
  /** The authors. */
  readonly nodes: ReadonlyArray<Author>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many authors there are altogether. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An author in a list. */
export type AuthorEdge = {
  readonly __typename?: 'AuthorEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The author. */
  readonly node: Author;
};

/** In which direction authors are ordered. */
export type AuthorOrder =
  /** From the least to the greatest. */
  | 'ASCENDING'
  /** From the greatest to the least. */
  | 'DESCENDING';

/** What authors are ordered by. */
export type AuthorSort =
  /** When they were added. */
  | 'DATE_ADDED'
  /** When they were last changed. */
  | 'DATE_MODIFIED'
  /** The name. */
  | 'NAME'
  /** How many quotes there are of them. */
  | 'QUOTE_COUNT';

/** A country, or a territory that has a code like one. */
export type Country = Node & {
  readonly __typename?: 'Country';
  /** Other ways to write its name, the two-letter code among them. */
  readonly alternativeSpellings: ReadonlyArray<Scalars['String']['output']>;
  /** Its area in square kilometres. */
  readonly area?: Maybe<Scalars['Float']['output']>;
  /** The three-letter codes of the countries that it borders on. */
  readonly borderCodes: ReadonlyArray<Scalars['String']['output']>;
  /** The countries that it borders on. Those of many countries cost no more than those of one. */
  readonly borders?: Maybe<ReadonlyArray<Country>>;
  /** What is dialled from abroad, such as `+353`: hundreds of codes for some countries. */
  readonly callingCodes: ReadonlyArray<Scalars['String']['output']>;
  /** Where its capital is. */
  readonly capitalCoordinates?: Maybe<CountryCoordinates>;
  /** Its capitals: up to three, or none. */
  readonly capitals: ReadonlyArray<Scalars['String']['output']>;
  /** Its coat of arms. */
  readonly coatOfArms?: Maybe<CountryCoatOfArms>;
  /** Its two-letter code. */
  readonly code?: Maybe<Scalars['CountryCode']['output']>;
  /** Its three-letter code, such as `IRL`. */
  readonly code3?: Maybe<Scalars['String']['output']>;
  /** How its codes came about. */
  readonly codeStatus?: Maybe<CountryCodeStatus>;
  /** The continents: the Americas are one region, and two of these. */
  readonly continents: ReadonlyArray<Scalars['String']['output']>;
  /** Where its middle is. */
  readonly coordinates?: Maybe<CountryCoordinates>;
  /** What is paid with. */
  readonly currencies: ReadonlyArray<CountryCurrency>;
  /** What its inhabitants are called. */
  readonly demonyms: ReadonlyArray<CountryDemonym>;
  /** The side of the road that is driven on. */
  readonly drivingSide?: Maybe<CountryDrivingSide>;
  /** Its flag. */
  readonly flag?: Maybe<CountryFlag>;
  /** Its three letters in football. */
  readonly footballCode?: Maybe<Scalars['String']['output']>;
  /** How unequal incomes are, in the years for which it is known. */
  readonly gini: ReadonlyArray<CountryGini>;
  readonly id: Scalars['ID']['output'];
  /** Whether it is a state of its own; nothing where that is in dispute. */
  readonly independent?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it has no coast. */
  readonly landlocked?: Maybe<Scalars['Boolean']['output']>;
  /** The languages of its authorities. */
  readonly languages: ReadonlyArray<CountryLanguage>;
  /** Maps that show it. */
  readonly maps?: Maybe<CountryMaps>;
  /** What it is called. */
  readonly name?: Maybe<CountryName>;
  /** Its three-digit code with leading zeros, such as `040`. */
  readonly numericCode?: Maybe<Scalars['String']['output']>;
  /** Its three letters at the Olympics. */
  readonly olympicCode?: Maybe<Scalars['String']['output']>;
  /** How many people live there. */
  readonly population?: Maybe<Scalars['Int']['output']>;
  /** What its postal codes look like. */
  readonly postalCode?: Maybe<CountryPostalCode>;
  /** The country as the interface sent it. It lacks `translations` where another thing led to the country. */
  readonly raw: Scalars['JSON']['output'];
  /** The part of the world. */
  readonly region?: Maybe<CountryRegion>;
  /** The day that calendars begin a week with. */
  readonly startOfWeek?: Maybe<CountryWeekday>;
  /** The part of that, such as `Northern Europe`. */
  readonly subregion?: Maybe<Scalars['String']['output']>;
  /** Its offsets from UTC, such as `UTC+01:00`. */
  readonly timezones: ReadonlyArray<Scalars['String']['output']>;
  /** Its internet domains, such as `.ie`. */
  readonly topLevelDomains: ReadonlyArray<Scalars['String']['output']>;
  /** Its name in other languages. */
  readonly translations?: Maybe<ReadonlyArray<CountryLocalName>>;
  /** Whether it is a member of the United Nations. */
  readonly unitedNationsMember?: Maybe<Scalars['Boolean']['output']>;
  /** What its cars bear as a sign, such as `IRL`. */
  readonly vehicleSigns: ReadonlyArray<Scalars['String']['output']>;
};

/** A coat of arms. */
export type CountryCoatOfArms = {
  readonly __typename?: 'CountryCoatOfArms';
  /** As a PNG image. */
  readonly png?: Maybe<Scalars['URL']['output']>;
  /** As an SVG image. */
  readonly svg?: Maybe<Scalars['URL']['output']>;
};

/** How the codes of a country came about. */
export type CountryCodeStatus =
  /** The standard assigns them. */
  | 'OFFICIALLY_ASSIGNED'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED'
  /** They are in use without it. */
  | 'USER_ASSIGNED';

/** A list of countries. */
export type CountryConnection = {
  readonly __typename?: 'CountryConnection';
  /** The countries with their cursors. */
  readonly edges: ReadonlyArray<CountryEdge>;
  /** The countries. */
  readonly nodes: ReadonlyArray<Country>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many countries there are altogether. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A place on the earth. */
export type CountryCoordinates = {
  readonly __typename?: 'CountryCoordinates';
  /** Degrees north of the equator; south of it they are negative. */
  readonly latitude: Scalars['Float']['output'];
  /** Degrees east of Greenwich; west of it they are negative. */
  readonly longitude: Scalars['Float']['output'];
};

/** A currency that is used in a country. */
export type CountryCurrency = {
  readonly __typename?: 'CountryCurrency';
  /** Its code. */
  readonly code: Scalars['CurrencyCode']['output'];
  /** What it is called. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** How it is written, such as `€`. */
  readonly symbol?: Maybe<Scalars['String']['output']>;
};

/** What the inhabitants of a country are called in a language. */
export type CountryDemonym = {
  readonly __typename?: 'CountryDemonym';
  /** Of a woman. */
  readonly feminine?: Maybe<Scalars['String']['output']>;
  /** The language's three-letter code, such as `fra`. */
  readonly language: Scalars['String']['output'];
  /** Of a man. */
  readonly masculine?: Maybe<Scalars['String']['output']>;
};

/** Sides of a road. */
export type CountryDrivingSide =
  /** The left one. */
  | 'LEFT'
  /** The right one. */
  | 'RIGHT'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** A country in a list. */
export type CountryEdge = {
  readonly __typename?: 'CountryEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The country. */
  readonly node: Country;
};

/** A flag. */
export type CountryFlag = {
  readonly __typename?: 'CountryFlag';
  /** In words. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** As a character. */
  readonly emoji?: Maybe<Scalars['String']['output']>;
  /** As a PNG image. */
  readonly png?: Maybe<Scalars['URL']['output']>;
  /** As an SVG image. */
  readonly svg?: Maybe<Scalars['URL']['output']>;
};

/** How unequal the incomes of a country were. */
export type CountryGini = {
  readonly __typename?: 'CountryGini';
  /** From 0, where all earn the same, to 100, where one earns everything. */
  readonly index: Scalars['Float']['output'];
  /** In which year. */
  readonly year: Scalars['Int']['output'];
};

/** A language. */
export type CountryLanguage = {
  readonly __typename?: 'CountryLanguage';
  /** Its three-letter code, such as `gle`. */
  readonly code: Scalars['String']['output'];
  /** What it is called in English. */
  readonly name: Scalars['String']['output'];
};

/** What a country is called in a language. */
export type CountryLocalName = {
  readonly __typename?: 'CountryLocalName';
  /** In short. */
  readonly common?: Maybe<Scalars['String']['output']>;
  /** The language's three-letter code, such as `gle`. */
  readonly language: Scalars['String']['output'];
  /** In full. */
  readonly official?: Maybe<Scalars['String']['output']>;
};

/** Maps that show a country. */
export type CountryMaps = {
  readonly __typename?: 'CountryMaps';
  /** One of Google's. */
  readonly google?: Maybe<Scalars['URL']['output']>;
  /** One that volunteers make. */
  readonly openStreetMap?: Maybe<Scalars['URL']['output']>;
};

/** What a country is called. */
export type CountryName = {
  readonly __typename?: 'CountryName';
  /** In English and in short, such as `Ireland`. */
  readonly common?: Maybe<Scalars['String']['output']>;
  /** In its own languages. */
  readonly native: ReadonlyArray<CountryLocalName>;
  /** In English and in full, such as `Republic of Ireland`. */
  readonly official?: Maybe<Scalars['String']['output']>;
};

/** What postal codes look like. */
export type CountryPostalCode = {
  readonly __typename?: 'CountryPostalCode';
  /** As a picture: `#` for a digit, `@` for a letter. */
  readonly format?: Maybe<Scalars['String']['output']>;
  /** As a regular expression. */
  readonly regex?: Maybe<Scalars['String']['output']>;
};

/** Parts of the world. Each country belongs to one. */
export type CountryRegion =
  /** Africa. */
  | 'AFRICA'
  /** North, Central and South America, and the Caribbean. */
  | 'AMERICAS'
  /** Antarctica, and the islands around it. */
  | 'ANTARCTIC'
  /** Asia. */
  | 'ASIA'
  /** Europe. */
  | 'EUROPE'
  /** Australia, New Zealand, and the islands of the Pacific. */
  | 'OCEANIA'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** Days that a week can begin with. */
export type CountryWeekday =
  /** Monday. */
  | 'MONDAY'
  /** Saturday. */
  | 'SATURDAY'
  /** Sunday. */
  | 'SUNDAY'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** Which countries to list: one of these. */
export type CountryWhere =
  /** Those in which this currency is used. */
  { readonly currency: Scalars['CurrencyCode']['input']; readonly fullName?: never; readonly name?: never; readonly region?: never; }
  |  /** The one whose whole common or official name this is, in any case. */
  { readonly currency?: never; readonly fullName: Scalars['String']['input']; readonly name?: never; readonly region?: never; }
  |  /** Those of which the common name, the official name or another spelling contains this text, in any case. */
  { readonly currency?: never; readonly fullName?: never; readonly name: Scalars['String']['input']; readonly region?: never; }
  |  /** Those of a region, such as `europe`, of which a part will do, or of a whole sub-region, such as `Northern Europe`. */
  { readonly currency?: never; readonly fullName?: never; readonly name?: never; readonly region: Scalars['String']['input']; };

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
  /** Authors of quotes. */
  readonly authors?: Maybe<AuthorConnection>;
  /** Countries, by their three-letter codes. Without `where`, all 250. */
  readonly countries?: Maybe<CountryConnection>;
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
  /** Quotes found by their words, the best matches first. */
  readonly quotes?: Maybe<QuoteConnection>;
  /** A quote drawn at random, another one each time. Null where none fits. */
  readonly randomQuote?: Maybe<Quote>;
};


/** Everything that can be asked. */
export type QueryAuthorsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<AuthorOrder>;
  sortBy?: InputMaybe<AuthorSort>;
};


/** Everything that can be asked. */
export type QueryCountriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<CountryWhere>;
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
export type QueryQuotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryRandomQuoteArgs = {
  minLength?: InputMaybe<Scalars['Int']['input']>;
  tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Something worth repeating. */
export type Quote = Node & {
  readonly __typename?: 'Quote';
  /** Whose it is. The authors of many quotes are fetched together. */
  readonly author?: Maybe<Author>;
  /** The author's name, which costs no further call. */
  readonly authorName: Scalars['String']['output'];
  /** The author's name as it stands in addresses, such as `test-author`. */
  readonly authorSlug: Scalars['String']['output'];
  /** When it was added; nothing where that was long ago. */
  readonly dateAdded?: Maybe<Scalars['Date']['output']>;
  /** When it was last changed. */
  readonly dateModified?: Maybe<Scalars['Date']['output']>;
  readonly id: Scalars['ID']['output'];
  /** How many characters that is. */
  readonly length: Scalars['Int']['output'];
  /** The interface's id of it. */
  readonly quoteId: Scalars['ID']['output'];
  /** The quote as the interface sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** What it is about, such as `Famous Quotes`. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  /** What was said. */
  readonly text: Scalars['String']['output'];
};

/** A list of quotes. */
export type QuoteConnection = {
  readonly __typename?: 'QuoteConnection';
  /** The quotes with their cursors. */
  readonly edges: ReadonlyArray<QuoteEdge>;
  /** The quotes. */
  readonly nodes: ReadonlyArray<Quote>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many quotes there are altogether. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A quote in a list. */
export type QuoteEdge = {
  readonly __typename?: 'QuoteEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The quote. */
  readonly node: Quote;
};

/** A mutation did not happen, for a reason that the caller can act on. */
export type Refusal = {
  /** The reason, for people. */
  readonly message: Scalars['String']['output'];
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
    | ( AuthorModel )
    | ( CountryModel )
    | ( OrderModel )
    | ( QuoteModel )
  ;
  Refusal: never;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Author: ResolverTypeWrapper<AuthorModel>;
  AuthorConnection: ResolverTypeWrapper<Omit<AuthorConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['AuthorEdge']>, nodes: ReadonlyArray<ResolversTypes['Author']> }>;
  AuthorEdge: ResolverTypeWrapper<Omit<AuthorEdge, 'node'> & { node: ResolversTypes['Author'] }>;
  AuthorOrder: AuthorOrder;
  AuthorSort: AuthorSort;
  Base64: ResolverTypeWrapper<Scalars['Base64']['output']>;
  BigInt: ResolverTypeWrapper<Scalars['BigInt']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Country: ResolverTypeWrapper<CountryModel>;
  CountryCoatOfArms: ResolverTypeWrapper<CountryCoatOfArmsModel>;
  CountryCode: ResolverTypeWrapper<Scalars['CountryCode']['output']>;
  CountryCodeStatus: ResolverTypeWrapper<string>;
  CountryConnection: ResolverTypeWrapper<Omit<CountryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['CountryEdge']>, nodes: ReadonlyArray<ResolversTypes['Country']> }>;
  CountryCoordinates: ResolverTypeWrapper<CountryCoordinatesModel>;
  CountryCurrency: ResolverTypeWrapper<CountryCurrencyModel>;
  CountryDemonym: ResolverTypeWrapper<CountryDemonymModel>;
  CountryDrivingSide: ResolverTypeWrapper<string>;
  CountryEdge: ResolverTypeWrapper<Omit<CountryEdge, 'node'> & { node: ResolversTypes['Country'] }>;
  CountryFlag: ResolverTypeWrapper<CountryFlagModel>;
  CountryGini: ResolverTypeWrapper<CountryGiniModel>;
  CountryLanguage: ResolverTypeWrapper<CountryLanguageModel>;
  CountryLocalName: ResolverTypeWrapper<CountryLocalNameModel>;
  CountryMaps: ResolverTypeWrapper<CountryMapsModel>;
  CountryName: ResolverTypeWrapper<CountryNameModel>;
  CountryPostalCode: ResolverTypeWrapper<CountryPostalCodeModel>;
  CountryRegion: ResolverTypeWrapper<string>;
  CountryWeekday: ResolverTypeWrapper<string>;
  CountryWhere: CountryWhere;
  CurrencyCode: ResolverTypeWrapper<Scalars['CurrencyCode']['output']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FulfillmentInstruction: ResolverTypeWrapper<FulfillmentInstructionModel>;
  FulfillmentInstructionsType: ResolverTypeWrapper<string>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
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
  Quote: ResolverTypeWrapper<QuoteModel>;
  QuoteConnection: ResolverTypeWrapper<Omit<QuoteConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['QuoteEdge']>, nodes: ReadonlyArray<ResolversTypes['Quote']> }>;
  QuoteEdge: ResolverTypeWrapper<Omit<QuoteEdge, 'node'> & { node: ResolversTypes['Quote'] }>;
  Refusal: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Refusal']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UUID: ResolverTypeWrapper<Scalars['UUID']['output']>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Author: AuthorModel;
  AuthorConnection: Omit<AuthorConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['AuthorEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Author']> };
  AuthorEdge: Omit<AuthorEdge, 'node'> & { node: ResolversParentTypes['Author'] };
  Base64: Scalars['Base64']['output'];
  BigInt: Scalars['BigInt']['output'];
  Boolean: Scalars['Boolean']['output'];
  Country: CountryModel;
  CountryCoatOfArms: CountryCoatOfArmsModel;
  CountryCode: Scalars['CountryCode']['output'];
  CountryConnection: Omit<CountryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['CountryEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Country']> };
  CountryCoordinates: CountryCoordinatesModel;
  CountryCurrency: CountryCurrencyModel;
  CountryDemonym: CountryDemonymModel;
  CountryEdge: Omit<CountryEdge, 'node'> & { node: ResolversParentTypes['Country'] };
  CountryFlag: CountryFlagModel;
  CountryGini: CountryGiniModel;
  CountryLanguage: CountryLanguageModel;
  CountryLocalName: CountryLocalNameModel;
  CountryMaps: CountryMapsModel;
  CountryName: CountryNameModel;
  CountryPostalCode: CountryPostalCodeModel;
  CountryWhere: CountryWhere;
  CurrencyCode: Scalars['CurrencyCode']['output'];
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  EmailAddress: Scalars['EmailAddress']['output'];
  Float: Scalars['Float']['output'];
  FulfillmentInstruction: FulfillmentInstructionModel;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
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
  Quote: QuoteModel;
  QuoteConnection: Omit<QuoteConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['QuoteEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Quote']> };
  QuoteEdge: Omit<QuoteEdge, 'node'> & { node: ResolversParentTypes['Quote'] };
  Refusal: ResolversInterfaceTypes<ResolversParentTypes>['Refusal'];
  String: Scalars['String']['output'];
  URL: Scalars['URL']['output'];
  UUID: Scalars['UUID']['output'];
  Upload: Scalars['Upload']['output'];
};

export type AuthorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Author'] = ResolversParentTypes['Author']> = {
  authorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  biography?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateAdded?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dateModified?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quoteCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quotes?: Resolver<Maybe<ResolversTypes['QuoteConnection']>, ParentType, ContextType, Partial<AuthorQuotesArgs>>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthorConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthorConnection'] = ResolversParentTypes['AuthorConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AuthorEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Author']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AuthorEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthorEdge'] = ResolversParentTypes['AuthorEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
};

export interface Base64ScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Base64'], any> {
  name: 'Base64';
}

export interface BigIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['BigInt'], any> {
  name: 'BigInt';
}

export type CountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  alternativeSpellings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  area?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  borderCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  borders?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Country']>>, ParentType, ContextType>;
  callingCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  capitalCoordinates?: Resolver<Maybe<ResolversTypes['CountryCoordinates']>, ParentType, ContextType>;
  capitals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  coatOfArms?: Resolver<Maybe<ResolversTypes['CountryCoatOfArms']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  code3?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  codeStatus?: Resolver<Maybe<ResolversTypes['CountryCodeStatus']>, ParentType, ContextType>;
  continents?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  coordinates?: Resolver<Maybe<ResolversTypes['CountryCoordinates']>, ParentType, ContextType>;
  currencies?: Resolver<ReadonlyArray<ResolversTypes['CountryCurrency']>, ParentType, ContextType>;
  demonyms?: Resolver<ReadonlyArray<ResolversTypes['CountryDemonym']>, ParentType, ContextType>;
  drivingSide?: Resolver<Maybe<ResolversTypes['CountryDrivingSide']>, ParentType, ContextType>;
  flag?: Resolver<Maybe<ResolversTypes['CountryFlag']>, ParentType, ContextType>;
  footballCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gini?: Resolver<ReadonlyArray<ResolversTypes['CountryGini']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  independent?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  landlocked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  languages?: Resolver<ReadonlyArray<ResolversTypes['CountryLanguage']>, ParentType, ContextType>;
  maps?: Resolver<Maybe<ResolversTypes['CountryMaps']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['CountryName']>, ParentType, ContextType>;
  numericCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  olympicCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  population?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['CountryPostalCode']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['CountryRegion']>, ParentType, ContextType>;
  startOfWeek?: Resolver<Maybe<ResolversTypes['CountryWeekday']>, ParentType, ContextType>;
  subregion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timezones?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  topLevelDomains?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  translations?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CountryLocalName']>>, ParentType, ContextType>;
  unitedNationsMember?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  vehicleSigns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CountryCoatOfArmsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryCoatOfArms'] = ResolversParentTypes['CountryCoatOfArms']> = {
  png?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  svg?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export interface CountryCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CountryCode'], any> {
  name: 'CountryCode';
}

export type CountryCodeStatusResolvers = EnumResolverSignature<{ OFFICIALLY_ASSIGNED?: any, UNRECOGNIZED?: any, USER_ASSIGNED?: any }, ResolversTypes['CountryCodeStatus']>;

export type CountryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryConnection'] = ResolversParentTypes['CountryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CountryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CountryCoordinatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryCoordinates'] = ResolversParentTypes['CountryCoordinates']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CountryCurrencyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryCurrency'] = ResolversParentTypes['CountryCurrency']> = {
  code?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryDemonymResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryDemonym'] = ResolversParentTypes['CountryDemonym']> = {
  feminine?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  masculine?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryDrivingSideResolvers = EnumResolverSignature<{ LEFT?: any, RIGHT?: any, UNRECOGNIZED?: any }, ResolversTypes['CountryDrivingSide']>;

export type CountryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryEdge'] = ResolversParentTypes['CountryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
};

export type CountryFlagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryFlag'] = ResolversParentTypes['CountryFlag']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emoji?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  png?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  svg?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type CountryGiniResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryGini'] = ResolversParentTypes['CountryGini']> = {
  index?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CountryLanguageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryLanguage'] = ResolversParentTypes['CountryLanguage']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountryLocalNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryLocalName'] = ResolversParentTypes['CountryLocalName']> = {
  common?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  official?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryMapsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryMaps'] = ResolversParentTypes['CountryMaps']> = {
  google?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  openStreetMap?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type CountryNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryName'] = ResolversParentTypes['CountryName']> = {
  common?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  native?: Resolver<ReadonlyArray<ResolversTypes['CountryLocalName']>, ParentType, ContextType>;
  official?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryPostalCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryPostalCode'] = ResolversParentTypes['CountryPostalCode']> = {
  format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryRegionResolvers = EnumResolverSignature<{ AFRICA?: any, AMERICAS?: any, ANTARCTIC?: any, ASIA?: any, EUROPE?: any, OCEANIA?: any, UNRECOGNIZED?: any }, ResolversTypes['CountryRegion']>;

export type CountryWeekdayResolvers = EnumResolverSignature<{ MONDAY?: any, SATURDAY?: any, SUNDAY?: any, UNRECOGNIZED?: any }, ResolversTypes['CountryWeekday']>;

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

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  convertedFrom?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType?: TypeResolveFn<'Author' | 'Country' | 'Order' | 'Quote', ParentType, ContextType>;
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
  authors?: Resolver<Maybe<ResolversTypes['AuthorConnection']>, ParentType, ContextType, Partial<QueryAuthorsArgs>>;
  countries?: Resolver<Maybe<ResolversTypes['CountryConnection']>, ParentType, ContextType, Partial<QueryCountriesArgs>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orders?: Resolver<Maybe<ResolversTypes['OrderConnection']>, ParentType, ContextType, Partial<QueryOrdersArgs>>;
  paymentDisputes?: Resolver<Maybe<ResolversTypes['PaymentDisputeConnection']>, ParentType, ContextType, Partial<QueryPaymentDisputesArgs>>;
  quotes?: Resolver<Maybe<ResolversTypes['QuoteConnection']>, ParentType, ContextType, RequireFields<QueryQuotesArgs, 'search'>>;
  randomQuote?: Resolver<Maybe<ResolversTypes['Quote']>, ParentType, ContextType, Partial<QueryRandomQuoteArgs>>;
};

export type QuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = {
  author?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateAdded?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dateModified?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuoteConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteConnection'] = ResolversParentTypes['QuoteConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['QuoteEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Quote']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type QuoteEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteEdge'] = ResolversParentTypes['QuoteEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Quote'], ParentType, ContextType>;
};

export type RefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Refusal'] = ResolversParentTypes['Refusal']> = {
  __resolveType?: TypeResolveFn<null, ParentType, ContextType>;
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
  Author?: AuthorResolvers<ContextType>;
  AuthorConnection?: AuthorConnectionResolvers<ContextType>;
  AuthorEdge?: AuthorEdgeResolvers<ContextType>;
  Base64?: GraphQLScalarType;
  BigInt?: GraphQLScalarType;
  Country?: CountryResolvers<ContextType>;
  CountryCoatOfArms?: CountryCoatOfArmsResolvers<ContextType>;
  CountryCode?: GraphQLScalarType;
  CountryCodeStatus?: CountryCodeStatusResolvers;
  CountryConnection?: CountryConnectionResolvers<ContextType>;
  CountryCoordinates?: CountryCoordinatesResolvers<ContextType>;
  CountryCurrency?: CountryCurrencyResolvers<ContextType>;
  CountryDemonym?: CountryDemonymResolvers<ContextType>;
  CountryDrivingSide?: CountryDrivingSideResolvers;
  CountryEdge?: CountryEdgeResolvers<ContextType>;
  CountryFlag?: CountryFlagResolvers<ContextType>;
  CountryGini?: CountryGiniResolvers<ContextType>;
  CountryLanguage?: CountryLanguageResolvers<ContextType>;
  CountryLocalName?: CountryLocalNameResolvers<ContextType>;
  CountryMaps?: CountryMapsResolvers<ContextType>;
  CountryName?: CountryNameResolvers<ContextType>;
  CountryPostalCode?: CountryPostalCodeResolvers<ContextType>;
  CountryRegion?: CountryRegionResolvers;
  CountryWeekday?: CountryWeekdayResolvers;
  CurrencyCode?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  EmailAddress?: GraphQLScalarType;
  FulfillmentInstruction?: FulfillmentInstructionResolvers<ContextType>;
  FulfillmentInstructionsType?: FulfillmentInstructionsTypeResolvers;
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
  Quote?: QuoteResolvers<ContextType>;
  QuoteConnection?: QuoteConnectionResolvers<ContextType>;
  QuoteEdge?: QuoteEdgeResolvers<ContextType>;
  Refusal?: RefusalResolvers<ContextType>;
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