import type { Upload as UploadModel } from './scalars.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Money as MoneyModel } from './money.ts';
import type { ResellerProduct as ResellerProductModel, ResellerTitle as ResellerTitleModel, ResellerPrice as ResellerPriceModel, ResellerDuration as ResellerDurationModel, ResellerBundle as ResellerBundleModel, ResellerBundleElement as ResellerBundleElementModel, ResellerPromotion as ResellerPromotionModel, ResellerIntroductoryPrice as ResellerIntroductoryPriceModel, ResellerSubscription as ResellerSubscriptionModel, ResellerServiceLocation as ResellerServiceLocationModel, ResellerLineItem as ResellerLineItemModel, ResellerServicePeriod as ResellerServicePeriodModel, ResellerLineItemBundleElement as ResellerLineItemBundleElementModel, ResellerPromotionSpec as ResellerPromotionSpecModel, ResellerMigration as ResellerMigrationModel, ResellerVideoPayload as ResellerVideoPayloadModel, ResellerStoragePayload as ResellerStoragePayloadModel, ResellerHomePayload as ResellerHomePayloadModel } from '../subgraphs/reseller/models.ts';
import type { Reader as ReaderModel, ReaderEntitlement as ReaderEntitlementModel } from '../subgraphs/readers/models.ts';
import type { IamPolicy as IamPolicyModel, IamBinding as IamBindingModel, IamCondition as IamConditionModel, NotebookLocation as NotebookLocationModel, NotebookOperation as NotebookOperationModel, NotebookOperationError as NotebookOperationErrorModel } from '../subgraphs/notebooks/models.ts';
import type { Order as OrderModel, OrderBuyer as OrderBuyerModel, OrderTaxAddress as OrderTaxAddressModel, OrderTaxIdentifier as OrderTaxIdentifierModel, OrderCancelStatus as OrderCancelStatusModel, OrderCancelRequest as OrderCancelRequestModel, FulfillmentInstruction as FulfillmentInstructionModel, OrderShippingStep as OrderShippingStepModel, OrderContact as OrderContactModel, OrderAddress as OrderAddressModel, OrderLineItem as OrderLineItemModel, OrderPromotion as OrderPromotionModel, OrderDeliveryCost as OrderDeliveryCostModel, OrderTax as OrderTaxModel, OrderCollectedTax as OrderCollectedTaxModel, OrderLineRefund as OrderLineRefundModel, OrderLineProperties as OrderLinePropertiesModel, OrderItemLocation as OrderItemLocationModel, OrderGiftDetails as OrderGiftDetailsModel, OrderLineInstructions as OrderLineInstructionsModel, OrderAspect as OrderAspectModel, OrderPaymentSummary as OrderPaymentSummaryModel, OrderPayment as OrderPaymentModel, OrderPaymentHold as OrderPaymentHoldModel, OrderRefund as OrderRefundModel, OrderPricingSummary as OrderPricingSummaryModel, OrderProgram as OrderProgramModel, PaymentDispute as PaymentDisputeModel } from '../subgraphs/marketplace/models.ts';
import type { IntegrityPayload as IntegrityPayloadModel, IntegrityRequestDetails as IntegrityRequestDetailsModel, IntegrityApp as IntegrityAppModel, IntegrityDevice as IntegrityDeviceModel, IntegrityDeviceRecall as IntegrityDeviceRecallModel, IntegrityAccount as IntegrityAccountModel, IntegrityEnvironment as IntegrityEnvironmentModel } from '../subgraphs/integrity/models.ts';
import type { UrlNotificationMetadata as UrlNotificationMetadataModel, UrlNotification as UrlNotificationModel } from '../subgraphs/indexing/models.ts';
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

/** Which token to decode. */
export type DecodeIntegrityTokenInput = {
  /** The token as the app got it. */
  readonly integrityToken: Scalars['String']['input'];
  /** The app's package, such as `org.example.parcel`. */
  readonly packageName: Scalars['String']['input'];
};

/** What became of decoding a token. */
export type DecodeIntegrityTokenResult = DecodeIntegrityTokenSuccess | IntegrityTokenInvalid;

/** The token was decoded. That says nothing of its verdicts. */
export type DecodeIntegrityTokenSuccess = {
  readonly __typename?: 'DecodeIntegrityTokenSuccess';
  /** What it says. */
  readonly payload: IntegrityPayload;
};

/** Which reader to remove. */
export type DeleteReaderInput = {
  /** Remove the reader's entitlements too. Without, a reader who has any stays. */
  readonly force?: InputMaybe<Scalars['Boolean']['input']>;
  /** The reader's name, or that of the reader's entitlements. */
  readonly name: Scalars['ID']['input'];
};

/** What became of removing a reader. */
export type DeleteReaderResult = DeleteReaderSuccess | ReaderHasEntitlements | ReaderNotFound;

/** The reader is removed. */
export type DeleteReaderSuccess = {
  readonly __typename?: 'DeleteReaderSuccess';
  /** The name that the reader had. */
  readonly name: Scalars['ID']['output'];
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

/** Which access token to make. */
export type GenerateAccessTokenInput = {
  /** Accounts, each of which may make tokens of the next, and the last of `name`. Without, the caller may itself. */
  readonly delegates?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** How many seconds it is to be good for: 3600 without, and at most; 43200 where a policy allows the account more. */
  readonly lifetime?: InputMaybe<Scalars['Int']['input']>;
  /** The account: its email address, its number, or its name such as `projects/-/serviceAccounts/reader@demo.iam.example.test`. */
  readonly name: Scalars['ID']['input'];
  /** The scopes that the token is to have: at least one. */
  readonly scopes: ReadonlyArray<Scalars['String']['input']>;
};

/** What became of making an access token. */
export type GenerateAccessTokenResult = GenerateAccessTokenSuccess | ServiceAccountAccessDenied | ServiceAccountNotFound;

/** The access token was made. */
export type GenerateAccessTokenSuccess = {
  readonly __typename?: 'GenerateAccessTokenSuccess';
  /** The token. A secret. */
  readonly accessToken: Scalars['String']['output'];
  /** When it ends. */
  readonly expireTime: Scalars['DateTime']['output'];
};

/** Which ID token to make. */
export type GenerateIdTokenInput = {
  /** Whom the token is for. It becomes the claim `aud`. */
  readonly audience: Scalars['String']['input'];
  /** Accounts, each of which may make tokens of the next, and the last of `name`. Without, the caller may itself. */
  readonly delegates?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Put the account's email address into the token. */
  readonly includeEmail?: InputMaybe<Scalars['Boolean']['input']>;
  /** Put the number of the account's organization into the token. Older revisions of the interface cannot. */
  readonly includeOrganizationNumber?: InputMaybe<Scalars['Boolean']['input']>;
  /** The account: its email address, its number, or its name such as `projects/-/serviceAccounts/reader@demo.iam.example.test`. */
  readonly name: Scalars['ID']['input'];
};

/** What became of making an ID token. */
export type GenerateIdTokenResult = GenerateIdTokenSuccess | ServiceAccountAccessDenied | ServiceAccountNotFound;

/** The ID token was made. */
export type GenerateIdTokenSuccess = {
  readonly __typename?: 'GenerateIdTokenSuccess';
  /** When it ends, as the token says itself. The token's signature is not looked at for that. */
  readonly expireTime?: Maybe<Scalars['DateTime']['output']>;
  /** The token: a signed JWT. A secret. */
  readonly token: Scalars['String']['output'];
};

/** Some members have a role. */
export type IamBinding = {
  readonly __typename?: 'IamBinding';
  /** On what condition they have it. */
  readonly condition?: Maybe<IamCondition>;
  /** Who has it. */
  readonly members: ReadonlyArray<IamMember>;
  /** The role, such as `roles/viewer`. */
  readonly role: Scalars['String']['output'];
};

/** On what condition a binding holds. */
export type IamCondition = {
  readonly __typename?: 'IamCondition';
  /** What it is for. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** What has to be true, in the Common Expression Language. */
  readonly expression?: Maybe<Scalars['String']['output']>;
  /** Where the expression stands, for error messages. */
  readonly location?: Maybe<Scalars['String']['output']>;
  /** What it is called. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** Somebody who has a role. */
export type IamMember = {
  readonly __typename?: 'IamMember';
  /** Whether it was deleted since it was given the role. */
  readonly deleted: Scalars['Boolean']['output'];
  /** The number that it had, where it was deleted. */
  readonly deletedUniqueId?: Maybe<Scalars['ID']['output']>;
  /** The email address, the domain or the principal; nothing for everybody. */
  readonly identity?: Maybe<Scalars['String']['output']>;
  /** What kind of member it is. */
  readonly kind: IamMemberKind;
  /** The member in the interface's own words, such as `user:robin@example.test`. */
  readonly member: Scalars['String']['output'];
};

/** Kinds of members. */
export type IamMemberKind =
  /** Everybody who is known. */
  | 'ALL_AUTHENTICATED_USERS'
  /** Everybody, known or not. */
  | 'ALL_USERS'
  /** Everybody of a domain. */
  | 'DOMAIN'
  /** A group of people. */
  | 'GROUP'
  /** One identity of a federation. */
  | 'PRINCIPAL'
  /** Several identities of a federation. */
  | 'PRINCIPAL_SET'
  /** An account that programs act as. */
  | 'SERVICE_ACCOUNT'
  /** Something newer than this graph; `member` has the word. */
  | 'UNRECOGNIZED'
  /** A person. */
  | 'USER';

/** Who may do what with something. */
export type IamPolicy = {
  readonly __typename?: 'IamPolicy';
  /** Who may do what. */
  readonly bindings: ReadonlyArray<IamBinding>;
  /** Changes whenever the policy does. */
  readonly etag?: Maybe<Scalars['Base64']['output']>;
  /** The policy as the interface sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The version of the policy: 0, 1 or 3. */
  readonly version: Scalars['Int']['output'];
};

/** What a token says of the user's account. */
export type IntegrityAccount = {
  readonly __typename?: 'IntegrityAccount';
  /** How usual it is what the account does. Told to few. */
  readonly activityLevel?: Maybe<IntegrityAccountActivity>;
  /** Whether the user got the app from the store. */
  readonly appLicensingVerdict?: Maybe<IntegrityLicensing>;
};

/** How usual it is what an account does. */
export type IntegrityAccountActivity =
  /** It is usual. */
  | 'TYPICAL_BASIC'
  /** It is usual, and that is well known. */
  | 'TYPICAL_STRONG'
  /** It was not looked into. */
  | 'UNEVALUATED'
  /** Too little is known. */
  | 'UNKNOWN'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED'
  /** It is unusual. */
  | 'UNUSUAL';

/** What a token says of the app. */
export type IntegrityApp = {
  readonly __typename?: 'IntegrityApp';
  /** Whether it is the genuine app. */
  readonly appRecognitionVerdict?: Maybe<IntegrityAppRecognition>;
  /** Digests of the certificates that it was signed with. */
  readonly certificateSha256Digests: ReadonlyArray<Scalars['String']['output']>;
  /** Its package. */
  readonly packageName?: Maybe<Scalars['String']['output']>;
  /** Its version. */
  readonly versionCode?: Maybe<Scalars['BigInt']['output']>;
};

/** Whether an app is the genuine one. */
export type IntegrityAppRecognition =
  /** The app and its certificate are those that the store has. */
  | 'RECOGNIZED'
  /** It was not looked into, mostly because the device fell short. */
  | 'UNEVALUATED'
  /** Nobody knows. */
  | 'UNKNOWN'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED'
  /** The store has no such version or certificate. */
  | 'UNRECOGNIZED_VERSION';

/** Kinds of other apps that could look on or take part. */
export type IntegrityAppsDetected =
  /** Apps from the store or the system are running that can see the screen. */
  | 'KNOWN_CAPTURING'
  /** Apps from the store or the system are running that can control the device. */
  | 'KNOWN_CONTROLLING'
  /** Apps from the store or the system are installed. */
  | 'KNOWN_INSTALLED'
  /** Apps from the store or the system are running that can draw over the app. */
  | 'KNOWN_OVERLAYS'
  /** Other apps are running that can see the screen. */
  | 'UNKNOWN_CAPTURING'
  /** Other apps are running that can control the device. */
  | 'UNKNOWN_CONTROLLING'
  /** Other apps are installed. */
  | 'UNKNOWN_INSTALLED'
  /** Other apps are running that can draw over the app. */
  | 'UNKNOWN_OVERLAYS'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** What a token says of the device. */
export type IntegrityDevice = {
  readonly __typename?: 'IntegrityDevice';
  /** Three bits that the app's maker keeps of the device. */
  readonly deviceRecall?: Maybe<IntegrityDeviceRecall>;
  /** What the device is good for. With an empty list it failed. */
  readonly deviceRecognitionVerdicts: ReadonlyArray<IntegrityDeviceRecognition>;
  /** The same by the older rules. */
  readonly legacyDeviceRecognitionVerdicts: ReadonlyArray<IntegrityDeviceRecognition>;
  /** How many tokens the device asked for lately. */
  readonly recentDeviceActivity?: Maybe<IntegrityDeviceActivity>;
  /** The version of the device's system. */
  readonly sdkVersion?: Maybe<Scalars['Int']['output']>;
};

/** How many tokens a device asked for lately. */
export type IntegrityDeviceActivity =
  /** Few. */
  | 'LEVEL_1'
  /** Some. */
  | 'LEVEL_2'
  /** Many. */
  | 'LEVEL_3'
  /** Very many: something may be wrong. */
  | 'LEVEL_4'
  /** It was not looked into. */
  | 'UNEVALUATED'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** Three bits that the app's maker keeps of a device. */
export type IntegrityDeviceRecall = {
  readonly __typename?: 'IntegrityDeviceRecall';
  /** The first. */
  readonly first: IntegrityRecallBit;
  /** The second. */
  readonly second: IntegrityRecallBit;
  /** The third. */
  readonly third: IntegrityRecallBit;
};

/** What a device is good for. */
export type IntegrityDeviceRecognition =
  /** It passes basic checks, and may be an unlocked or uncertified one. */
  | 'MEETS_BASIC_INTEGRITY'
  /** It is a genuine one. */
  | 'MEETS_DEVICE_INTEGRITY'
  /** It is a genuine one, has recent updates, and its hardware vouches for that. */
  | 'MEETS_STRONG_INTEGRITY'
  /** It is an emulator with genuine services. */
  | 'MEETS_VIRTUAL_INTEGRITY'
  /** Nobody knows. */
  | 'UNKNOWN'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** What else goes on on a device. */
export type IntegrityEnvironment = {
  readonly __typename?: 'IntegrityEnvironment';
  /** Kinds of other apps that could look on or take part. */
  readonly appsDetected: ReadonlyArray<IntegrityAppsDetected>;
  /** How likely it is that the device pretends to be elsewhere. */
  readonly locationSpoofingRisks: ReadonlyArray<IntegrityLocationSpoofingRisk>;
  /** What older revisions say of other apps, in place of `appsDetected`. */
  readonly otherApps?: Maybe<Scalars['String']['output']>;
  /** Whether the device's own scanner found harmful apps. */
  readonly protectionVerdict?: Maybe<IntegrityProtection>;
  /** What older revisions say of apps from the store or the system, in place of `appsDetected`. */
  readonly storeOrSystemApps?: Maybe<Scalars['String']['output']>;
};

/** Whether a user got an app from the store. */
export type IntegrityLicensing =
  /** The user did. */
  | 'LICENSED'
  /** It was not looked into, mostly because the device fell short or nobody is signed in. */
  | 'UNEVALUATED'
  /** Nobody knows. */
  | 'UNKNOWN'
  /** The user did not. */
  | 'UNLICENSED'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** How likely it is that a device pretends to be elsewhere. */
export type IntegrityLocationSpoofingRisk =
  /** Very by what the device shows. */
  | 'HIGH_RISK_DEVICE'
  /** Very by what the network shows. */
  | 'HIGH_RISK_NETWORK'
  /** Little by what the device shows. */
  | 'LOW_RISK_DEVICE'
  /** Little by what the network shows. */
  | 'LOW_RISK_NETWORK'
  /** Somewhat by what the device shows. */
  | 'MEDIUM_RISK_DEVICE'
  /** Somewhat by what the network shows. */
  | 'MEDIUM_RISK_NETWORK'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** What a token says. */
export type IntegrityPayload = {
  readonly __typename?: 'IntegrityPayload';
  /** Of the user's account. */
  readonly accountDetails?: Maybe<IntegrityAccount>;
  /** Of the app. */
  readonly appIntegrity?: Maybe<IntegrityApp>;
  /** Of the device. */
  readonly deviceIntegrity?: Maybe<IntegrityDevice>;
  /** Of what else goes on on the device. Told only where it is switched on for the app. */
  readonly environmentDetails?: Maybe<IntegrityEnvironment>;
  /** Whether the verdicts were forced, for a test. */
  readonly isTestingResponse: Scalars['Boolean']['output'];
  /** Whether the token is about the package that it was to be decoded for, as far as it names one; null where it names none. */
  readonly packageMatches?: Maybe<Scalars['Boolean']['output']>;
  /** All this as the interface sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** Of the request for the token. */
  readonly requestDetails?: Maybe<IntegrityRequestDetails>;
};

/** Whether a device's own scanner found harmful apps. */
export type IntegrityProtection =
  /** It found something that does harm. */
  | 'HIGH_RISK'
  /** It found something that may do harm. */
  | 'MEDIUM_RISK'
  /** It is on, and has not looked yet. */
  | 'NO_DATA'
  /** It is on, and found nothing. */
  | 'NO_ISSUES'
  /** It is off. */
  | 'POSSIBLE_RISK'
  /** It was not looked into, mostly because the device fell short. */
  | 'UNEVALUATED'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** A bit that the app's maker keeps of a device. */
export type IntegrityRecallBit = {
  readonly __typename?: 'IntegrityRecallBit';
  /** Whether it is set. */
  readonly value: Scalars['Boolean']['output'];
  /** The first day of the month in which it was last written. */
  readonly writtenIn?: Maybe<Scalars['Date']['output']>;
};

/** How a token was asked for. It has a nonce or a hash. */
export type IntegrityRequestDetails = {
  readonly __typename?: 'IntegrityRequestDetails';
  /** The nonce of a classic request. Compare it with the one that was given out. */
  readonly nonce?: Maybe<Scalars['String']['output']>;
  /** The hash of a standard request. Compare it with that of what was requested. */
  readonly requestHash?: Maybe<Scalars['String']['output']>;
  /** The package that asked. */
  readonly requestPackageName?: Maybe<Scalars['String']['output']>;
  /** When it asked. */
  readonly timestamp?: Maybe<Scalars['DateTime']['output']>;
};

/** The token is malformed, or was made for another app. Who sent it is not to be trusted. */
export type IntegrityTokenInvalid = Refusal & {
  readonly __typename?: 'IntegrityTokenInvalid';
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
  /** What an integrity token says of app, device and account. It tells once: decoded again, a token has no verdicts left. */
  readonly decodeIntegrityToken?: Maybe<DecodeIntegrityTokenResult>;
  /** Removes a reader, and cuts the tie between the account and the publication. */
  readonly deleteReader?: Maybe<DeleteReaderResult>;
  /** An OAuth 2 access token of a service account, made anew each time. */
  readonly generateAccessToken?: Maybe<GenerateAccessTokenResult>;
  /** An OpenID Connect ID token of a service account, made anew each time. */
  readonly generateIdToken?: Maybe<GenerateIdTokenResult>;
  /** Notifies the provider that a page was updated or deleted. Counts against the day's allowance each time. */
  readonly publish?: Maybe<PublishResult>;
  /** A signature over some bytes by a service account's system-managed key. */
  readonly signBlob?: Maybe<SignBlobResult>;
  /** Replaces everything that a reader is entitled to. What the list leaves out is gone. */
  readonly updateReaderEntitlements?: Maybe<UpdateReaderEntitlementsResult>;
};


/** Everything that changes something. Each mutation is sent to its interface once, and never again by itself. */
export type MutationDecodeIntegrityTokenArgs = {
  input: DecodeIntegrityTokenInput;
};


/** Everything that changes something. Each mutation is sent to its interface once, and never again by itself. */
export type MutationDeleteReaderArgs = {
  input: DeleteReaderInput;
};


/** Everything that changes something. Each mutation is sent to its interface once, and never again by itself. */
export type MutationGenerateAccessTokenArgs = {
  input: GenerateAccessTokenInput;
};


/** Everything that changes something. Each mutation is sent to its interface once, and never again by itself. */
export type MutationGenerateIdTokenArgs = {
  input: GenerateIdTokenInput;
};


/** Everything that changes something. Each mutation is sent to its interface once, and never again by itself. */
export type MutationPublishArgs = {
  input: PublishInput;
};


/** Everything that changes something. Each mutation is sent to its interface once, and never again by itself. */
export type MutationSignBlobArgs = {
  input: SignBlobInput;
};


/** Everything that changes something. Each mutation is sent to its interface once, and never again by itself. */
export type MutationUpdateReaderEntitlementsArgs = {
  input: UpdateReaderEntitlementsInput;
};

/** Something with an identity, that `node` finds again. */
export type Node = {
  /** Opaque, and unique in the whole graph. */
  readonly id: Scalars['ID']['output'];
};

/** A word that was attached to something. */
export type NotebookLabel = {
  readonly __typename?: 'NotebookLabel';
  /** What it is about, such as `cloud.example.test/region`. */
  readonly key: Scalars['String']['output'];
  /** What it says. */
  readonly value: Scalars['String']['output'];
};

/** Where notebook instances can run. */
export type NotebookLocation = {
  readonly __typename?: 'NotebookLocation';
  /** The city. Often not told. */
  readonly displayName?: Maybe<Scalars['String']['output']>;
  /** Words that others attached to it. */
  readonly labels: ReadonlyArray<NotebookLabel>;
  /** The region or zone: the last part of the name. */
  readonly locationId: Scalars['ID']['output'];
  /** What else the interface tells of it, of a kind that `@type` names. */
  readonly metadata?: Maybe<Scalars['JSON']['output']>;
  /** The location's name, such as `projects/demo/locations/europe-west1-b`. */
  readonly name: Scalars['ID']['output'];
  /** Long-running operations there. One call a location. */
  readonly operations?: Maybe<NotebookOperationConnection>;
  /** The location as the interface sent it. */
  readonly raw: Scalars['JSON']['output'];
};


/** Where notebook instances can run. */
export type NotebookLocationOperationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A list of locations. */
export type NotebookLocationConnection = {
  readonly __typename?: 'NotebookLocationConnection';
  /** The locations with their cursors. */
  readonly edges: ReadonlyArray<NotebookLocationEdge>;
  /** The locations. */
  readonly nodes: ReadonlyArray<NotebookLocation>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
};

/** A location in a list. */
export type NotebookLocationEdge = {
  readonly __typename?: 'NotebookLocationEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The location. */
  readonly node: NotebookLocation;
};

/** Something that takes a while, done with a notebook instance. */
export type NotebookOperation = {
  readonly __typename?: 'NotebookOperation';
  /** The interface's version by which it was begun. */
  readonly apiVersion?: Maybe<Scalars['String']['output']>;
  /** When it was begun. */
  readonly createTime?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is over, one way or the other. */
  readonly done: Scalars['Boolean']['output'];
  /** When it was over. */
  readonly endTime?: Maybe<Scalars['DateTime']['output']>;
  /** The interface's address by which it was begun. */
  readonly endpoint?: Maybe<Scalars['String']['output']>;
  /** Why it failed. */
  readonly error?: Maybe<NotebookOperationError>;
  /** What the interface tells of it, of a kind that `@type` names. */
  readonly metadata?: Maybe<Scalars['JSON']['output']>;
  /** The operation's name, such as `projects/demo/locations/europe-west1-b/operations/operation-42`. */
  readonly name: Scalars['ID']['output'];
  /** The last part of the name. */
  readonly operationId: Scalars['ID']['output'];
  /** The operation as the interface sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** Whether somebody asked for it to be given up. */
  readonly requestedCancellation: Scalars['Boolean']['output'];
  /** What came of it, of a kind that `@type` names. */
  readonly response?: Maybe<Scalars['JSON']['output']>;
  /** How far it is, for people. */
  readonly statusMessage?: Maybe<Scalars['String']['output']>;
  /** The name of the instance that it is done with. */
  readonly target?: Maybe<Scalars['ID']['output']>;
  /** Who may do what with that instance. One call an instance. */
  readonly targetPolicy?: Maybe<IamPolicy>;
  /** What is done, such as `create`, `delete` or `start`. */
  readonly verb?: Maybe<Scalars['String']['output']>;
};

/** A list of operations. */
export type NotebookOperationConnection = {
  readonly __typename?: 'NotebookOperationConnection';
  /** The operations with their cursors. */
  readonly edges: ReadonlyArray<NotebookOperationEdge>;
  /** The operations. */
  readonly nodes: ReadonlyArray<NotebookOperation>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
};

/** An operation in a list. */
export type NotebookOperationEdge = {
  readonly __typename?: 'NotebookOperationEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The operation. */
  readonly node: NotebookOperation;
};

/** Why an operation failed. */
export type NotebookOperationError = {
  readonly __typename?: 'NotebookOperationError';
  /** The reason, as one of the words that gRPC has for its status numbers. */
  readonly code?: Maybe<NotebookOperationErrorCode>;
  /** More on the reason, each of a kind that `@type` names. */
  readonly details: ReadonlyArray<Scalars['JSON']['output']>;
  /** The reason, for developers. */
  readonly message?: Maybe<Scalars['String']['output']>;
};

/** Reasons for which operations fail. */
export type NotebookOperationErrorCode =
  /** Something else got in between. */
  | 'ABORTED'
  /** What it was to make exists already. */
  | 'ALREADY_EXISTS'
  /** It was given up. */
  | 'CANCELLED'
  /** Data was lost. */
  | 'DATA_LOSS'
  /** It took too long. */
  | 'DEADLINE_EXCEEDED'
  /** The present state forbids it. */
  | 'FAILED_PRECONDITION'
  /** Something went wrong inside. */
  | 'INTERNAL'
  /** Something was asked for that makes no sense. */
  | 'INVALID_ARGUMENT'
  /** Something that it needs does not exist. */
  | 'NOT_FOUND'
  /** Something lies outside what is allowed. */
  | 'OUT_OF_RANGE'
  /** Somebody lacks a permission. */
  | 'PERMISSION_DENIED'
  /** Something is used up, such as a quota or a zone's machines. */
  | 'RESOURCE_EXHAUSTED'
  /** Nobody knows who asked for it. */
  | 'UNAUTHENTICATED'
  /** Something was out of reach. */
  | 'UNAVAILABLE'
  /** It is not offered. */
  | 'UNIMPLEMENTED'
  /** Nobody knows. */
  | 'UNKNOWN'
  /** Something newer than this graph; `raw` has the number. */
  | 'UNRECOGNIZED';

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

/** The gateway's account is not a verified owner of the page's site. The site's owners can make it one. */
export type OwnershipNotVerified = Refusal & {
  readonly __typename?: 'OwnershipNotVerified';
  readonly message: Scalars['String']['output'];
};

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

/** Of what to notify the provider. */
export type PublishInput = {
  /** What happened to it. */
  readonly type: UrlNotificationType;
  /** The page's whole address. The gateway's account has to be a verified owner of its site. */
  readonly url: Scalars['URL']['input'];
};

/** What became of notifying the provider. */
export type PublishResult = OwnershipNotVerified | PublishSuccess;

/** The provider was notified. */
export type PublishSuccess = {
  readonly __typename?: 'PublishSuccess';
  /** What the provider knows of the page now. */
  readonly urlNotification: UrlNotificationMetadata;
};

/** Everything that can be asked. */
export type Query = {
  readonly __typename?: 'Query';
  /** Who may do what with a notebook instance. An instance for which nothing was set has a policy without bindings. */
  readonly iamPolicy?: Maybe<IamPolicy>;
  /** Finds one thing again by its `id`. Null when it is gone. */
  readonly node?: Maybe<Node>;
  /** Finds several things again, in the order of their ids; those that are gone are null. */
  readonly nodes: ReadonlyArray<Maybe<Node>>;
  /** Locations where a project can have notebook instances. */
  readonly notebookLocations?: Maybe<NotebookLocationConnection>;
  /** Long-running operations on notebook instances at a location. Fails with UNIMPLEMENTED where the server cannot list them. */
  readonly notebookOperations?: Maybe<NotebookOperationConnection>;
  /** One order by its id. Several in one operation are fetched together, unless they need what only a single order has. */
  readonly order?: Maybe<Order>;
  /** Orders of the seller, oldest first. Without `where`, those of about the last 90 days. */
  readonly orders?: Maybe<OrderConnection>;
  /** Payment disputes against the seller that are open or were closed recently. */
  readonly paymentDisputes?: Maybe<PaymentDisputeConnection>;
  /** What one reader of a publication is entitled to. */
  readonly reader?: Maybe<Reader>;
  /** Products that a partner may resell. */
  readonly resellerProducts?: Maybe<ResellerProductConnection>;
  /** Promotions that a partner may give, such as a free trial. */
  readonly resellerPromotions?: Maybe<ResellerPromotionConnection>;
  /** One subscription that a partner sold. */
  readonly resellerSubscription?: Maybe<ResellerSubscription>;
  /** The latest notifications of a page. Null unless the provider was notified of it before. */
  readonly urlNotification?: Maybe<UrlNotificationMetadata>;
};


/** Everything that can be asked. */
export type QueryIamPolicyArgs = {
  requestedPolicyVersion?: InputMaybe<Scalars['Int']['input']>;
  resource: Scalars['ID']['input'];
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
export type QueryNotebookLocationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryNotebookOperationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['ID']['input'];
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
export type QueryReaderArgs = {
  name: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryResellerProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  parent: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryResellerPromotionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  parent: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryResellerSubscriptionArgs = {
  name: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryUrlNotificationArgs = {
  url: Scalars['URL']['input'];
};

/** Somebody whose account is linked with a publication. The linking is done in the browser, never here. */
export type Reader = Node & {
  readonly __typename?: 'Reader';
  /** What the reader is entitled to. What ended more than 30 days ago is not among it. */
  readonly entitlements: ReadonlyArray<ReaderEntitlement>;
  readonly id: Scalars['ID']['output'];
  /** The reader's name, such as `publications/example.test/readers/r-1001`. */
  readonly name: Scalars['ID']['output'];
  /** The publication's id: the second part of the name. */
  readonly publicationId: Scalars['ID']['output'];
  /** The reader's entitlements as the interface sent them. */
  readonly raw: Scalars['JSON']['output'];
  /** The publication's own id of the reader: the last part of the name. */
  readonly readerId: Scalars['ID']['output'];
};

/** A product that a reader may use. */
export type ReaderEntitlement = {
  readonly __typename?: 'ReaderEntitlement';
  /** What the reader is told of it. */
  readonly detail?: Maybe<Scalars['String']['output']>;
  /** When it ends; never without. */
  readonly expireTime?: Maybe<Scalars['DateTime']['output']>;
  /** Which product: publication and label, such as `example.test:basic`. */
  readonly productId: Scalars['ID']['output'];
  /** The publication's own word for the subscription. */
  readonly subscriptionToken?: Maybe<Scalars['String']['output']>;
};

/** A product that a reader is to be entitled to. */
export type ReaderEntitlementInput = {
  /** What to tell the reader of it, in at most 80 characters. */
  readonly detail?: InputMaybe<Scalars['String']['input']>;
  /** When it is to end; never without. Older revisions of the interface demand it, at most 398 days ahead. */
  readonly expireTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** Which product: publication and label, such as `example.test:basic`. */
  readonly productId: Scalars['ID']['input'];
  /** The publication's own word for the subscription. */
  readonly subscriptionToken?: InputMaybe<Scalars['String']['input']>;
};

/** The reader has entitlements, so was not removed. `force` removes both. */
export type ReaderHasEntitlements = Refusal & {
  readonly __typename?: 'ReaderHasEntitlements';
  readonly message: Scalars['String']['output'];
};

/** There is no such reader, or no such publication. */
export type ReaderNotFound = Refusal & {
  readonly __typename?: 'ReaderNotFound';
  readonly message: Scalars['String']['output'];
};

/** A mutation did not happen, for a reason that the caller can act on. */
export type Refusal = {
  /** The reason, for people. */
  readonly message: Scalars['String']['output'];
};

/** When the billing cycle begins of a subscription that replaced another. */
export type ResellerBillingCycleSpec =
  /** With that of the other. */
  | 'ALIGN_WITH_PREVIOUS_SUBSCRIPTION'
  /** When the other would be renewed. */
  | 'DEFERRED_TO_NEXT_RECURRENCE'
  /** At once. */
  | 'START_IMMEDIATELY'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** What a bundle is made of. */
export type ResellerBundle = {
  readonly __typename?: 'ResellerBundle';
  /** Its products. */
  readonly elements: ReadonlyArray<ResellerBundleElement>;
  /** What of it somebody gets who has some of its products already. */
  readonly entitlementMode?: Maybe<ResellerEntitlementMode>;
};

/** A product of a bundle. */
export type ResellerBundleElement = {
  readonly __typename?: 'ResellerBundleElement';
  /** The product. All products of the partner are fetched for that, once an operation. */
  readonly product?: Maybe<ResellerProduct>;
  /** The product's name. */
  readonly productName?: Maybe<Scalars['ID']['output']>;
};

/** Why a subscription was cancelled. */
export type ResellerCancellationReason =
  /** The user had not meant to buy it. */
  | 'ACCIDENTAL_PURCHASE'
  /** The user's account was closed. */
  | 'ACCOUNT_CLOSED'
  /** It is billed elsewhere now. */
  | 'BILLING_SYSTEM_SWITCH'
  /** It was a fraud. */
  | 'FRAUD'
  /** Something else. */
  | 'OTHER'
  /** It was not paid for. */
  | 'PAST_DUE'
  /** The user no longer wanted it. */
  | 'REMORSE'
  /** The provider did it. */
  | 'SYSTEM_CANCEL'
  /** Something went wrong. */
  | 'SYSTEM_ERROR'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED'
  /** It was replaced. */
  | 'UPGRADE_DOWNGRADE'
  /** The user has debts. */
  | 'USER_DELINQUENCY';

/** A span of time. */
export type ResellerDuration = {
  readonly __typename?: 'ResellerDuration';
  /** How many of the unit. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** The unit. */
  readonly unit?: Maybe<ResellerDurationUnit>;
};

/** Units of a span of time. */
export type ResellerDurationUnit =
  /** Days. */
  | 'DAY'
  /** Hours. */
  | 'HOUR'
  /** Months. */
  | 'MONTH'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** What of a bundle somebody gets who has some of its products already. */
export type ResellerEntitlementMode =
  /** All of it. */
  | 'FULL'
  /** What was missing. */
  | 'INCREMENTAL'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** Of a smart home. */
export type ResellerHomePayload = {
  readonly __typename?: 'ResellerHomePayload';
  /** Whether it is attached to the provider's home. */
  readonly attachedToStructure: Scalars['Boolean']['output'];
  /** The partner's id of the home. */
  readonly partnerStructureId?: Maybe<Scalars['ID']['output']>;
  /** The provider's id of the home. */
  readonly structureId?: Maybe<Scalars['ID']['output']>;
};

/** What is taken off at first, as an amount or a ratio. */
export type ResellerIntroductoryPrice = {
  readonly __typename?: 'ResellerIntroductoryPrice';
  /** How much is taken off. */
  readonly discountAmount?: Maybe<Money>;
  /** What share is taken off: `0.050000` is 5 %. */
  readonly discountRatio?: Maybe<Scalars['Decimal']['output']>;
  /** For how many billing cycles. */
  readonly recurrenceCount?: Maybe<Scalars['Int']['output']>;
  /** The country. */
  readonly regionCode?: Maybe<Scalars['CountryCode']['output']>;
};

/** One thing of a subscription. */
export type ResellerLineItem = {
  readonly __typename?: 'ResellerLineItem';
  /** What it costs. */
  readonly amount?: Maybe<Money>;
  /** After how many billing cycles it ends; never without. */
  readonly billingCycleCountLimit?: Maybe<Scalars['BigInt']['output']>;
  /** Of a bundle: its products. */
  readonly bundleElements: ReadonlyArray<ResellerLineItemBundleElement>;
  /** What it is, for people. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** When its free trial ends. */
  readonly freeTrialEndTime?: Maybe<Scalars['DateTime']['output']>;
  /** Its place among the lines, from 0. */
  readonly index: Scalars['Int']['output'];
  /** The line's name. */
  readonly name?: Maybe<Scalars['ID']['output']>;
  /** What only its kind of product has. */
  readonly payload?: Maybe<ResellerProductPayload>;
  /** The product. All products of the partner are fetched for that, once an operation. */
  readonly product?: Maybe<ResellerProduct>;
  /** The product's name. */
  readonly productName?: Maybe<Scalars['ID']['output']>;
  /** Promotions of this line. */
  readonly promotionSpecs: ReadonlyArray<ResellerPromotionSpec>;
  /** Whether it is paid for once or again and again. */
  readonly recurrenceType?: Maybe<ResellerRecurrenceType>;
  /** Of what is paid for once: when it is used. */
  readonly servicePeriod?: Maybe<ResellerServicePeriod>;
  /** How it stands. */
  readonly state?: Maybe<ResellerLineItemState>;
};

/** A product of a bundle that was bought. */
export type ResellerLineItemBundleElement = {
  readonly __typename?: 'ResellerLineItemBundleElement';
  /** The product. All products of the partner are fetched for that, once an operation. */
  readonly product?: Maybe<ResellerProduct>;
  /** The product's name. */
  readonly productName?: Maybe<Scalars['ID']['output']>;
  /** When the user's account was linked with it. */
  readonly userAccountLinkedTime?: Maybe<Scalars['DateTime']['output']>;
};

/** How a line of a subscription stands. */
export type ResellerLineItemState =
  /** Going to be in use. */
  | 'ACTIVATING'
  /** In use. */
  | 'ACTIVE'
  /** Going out of use. */
  | 'DEACTIVATING'
  /** Not in use. */
  | 'INACTIVE'
  /** Just added. */
  | 'NEW'
  /** Being paid for in the middle of a billing cycle. */
  | 'OFF_CYCLE_CHARGING'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED'
  /** In use until its billing cycle ends. */
  | 'WAITING_TO_DEACTIVATE';

/** Where a subscription was moved from. */
export type ResellerMigration = {
  readonly __typename?: 'ResellerMigration';
  /** When it was made there. */
  readonly legacyCreationTime?: Maybe<Scalars['DateTime']['output']>;
  /** The id that it had there. */
  readonly migratedSubscriptionId?: Maybe<Scalars['ID']['output']>;
};

/** How storage is offered. */
export type ResellerOffering =
  /** Always as a part of something else. */
  | 'HARD_BUNDLE'
  /** With something else, if the user wants it. */
  | 'SOFT_BUNDLE'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED'
  /** As an extra, with something else. */
  | 'VAS_BUNDLE'
  /** As an extra, by itself. */
  | 'VAS_STANDALONE';

/** How a partner sells a product. */
export type ResellerPlanType =
  /** Always as a part of something else. */
  | 'HARD_BUNDLE'
  /** With something else, if the user wants it. */
  | 'SOFT_BUNDLE'
  /** By itself. */
  | 'STANDALONE'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** What a product costs in a country. */
export type ResellerPrice = {
  readonly __typename?: 'ResellerPrice';
  /** How much. */
  readonly amount?: Maybe<Money>;
  /** The country. */
  readonly regionCode?: Maybe<Scalars['CountryCode']['output']>;
};

/** What is being done with a subscription. */
export type ResellerProcessingState =
  /** It is being cancelled. */
  | 'CANCELLING'
  /** It is being renewed. */
  | 'RECURRING'
  /** It is being taken up again. */
  | 'RESUMING'
  /** It is being stopped. */
  | 'SUSPENDING'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** Something that a partner may resell. */
export type ResellerProduct = Node & {
  readonly __typename?: 'ResellerProduct';
  /** After how many billing cycles it ends; never without. */
  readonly billingCycleCountLimit?: Maybe<Scalars['BigInt']['output']>;
  /** How long a billing cycle is. */
  readonly billingCycleDuration?: Maybe<ResellerDuration>;
  /** What a bundle is made of. */
  readonly bundle?: Maybe<ResellerBundle>;
  readonly id: Scalars['ID']['output'];
  /** The product's name, such as `partners/acme-tel/products/cloud-100g`. */
  readonly name: Scalars['ID']['output'];
  /** What it costs in each country. */
  readonly prices: ReadonlyArray<ResellerPrice>;
  /** The last part of the name. */
  readonly productId: Scalars['ID']['output'];
  /** Whether it is a bundle. */
  readonly productType?: Maybe<ResellerProductType>;
  /** Promotions that apply to it. All promotions of the partner are fetched for that, once an operation. */
  readonly promotions?: Maybe<ReadonlyArray<ResellerPromotion>>;
  /** The product as the interface sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The countries where it is sold. */
  readonly regionCodes: ReadonlyArray<Scalars['CountryCode']['output']>;
  /** What it is called, in each language. */
  readonly titles: ReadonlyArray<ResellerTitle>;
};

/** A list of products. */
export type ResellerProductConnection = {
  readonly __typename?: 'ResellerProductConnection';
  /** The products with their cursors. */
  readonly edges: ReadonlyArray<ResellerProductEdge>;
  /** The products. */
  readonly nodes: ReadonlyArray<ResellerProduct>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
};

/** A product in a list. */
export type ResellerProductEdge = {
  readonly __typename?: 'ResellerProductEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The product. */
  readonly node: ResellerProduct;
};

/** What only one kind of product has. */
export type ResellerProductPayload = ResellerHomePayload | ResellerStoragePayload | ResellerVideoPayload;

/** Kinds of products. */
export type ResellerProductType =
  /** Several in one. */
  | 'BUNDLE_SUBSCRIPTION'
  /** One product. */
  | 'SUBSCRIPTION'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** Better terms for some time. */
export type ResellerPromotion = Node & {
  readonly __typename?: 'ResellerPromotion';
  /** Names of the products that it applies to. */
  readonly applicableProductNames: ReadonlyArray<Scalars['ID']['output']>;
  /** The products that it applies to, without those that are no longer listed. All products of the partner are fetched for that, once an operation. */
  readonly applicableProducts?: Maybe<ReadonlyArray<ResellerProduct>>;
  /** When it is over; never without. */
  readonly endTime?: Maybe<Scalars['DateTime']['output']>;
  /** How long a free trial lasts. */
  readonly freeTrialDuration?: Maybe<ResellerDuration>;
  readonly id: Scalars['ID']['output'];
  /** What is taken off in each country by introductory pricing. */
  readonly introductoryPrices: ReadonlyArray<ResellerIntroductoryPrice>;
  /** The promotion's name, such as `partners/acme-tel/promotions/trial-1m`. */
  readonly name: Scalars['ID']['output'];
  /** The last part of the name. */
  readonly promotionId: Scalars['ID']['output'];
  /** What is better. */
  readonly promotionType?: Maybe<ResellerPromotionType>;
  /** The promotion as the interface sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The countries where it is given. */
  readonly regionCodes: ReadonlyArray<Scalars['CountryCode']['output']>;
  /** When it begins. */
  readonly startTime?: Maybe<Scalars['DateTime']['output']>;
  /** What it is called, in each language. */
  readonly titles: ReadonlyArray<ResellerTitle>;
};

/** A list of promotions. */
export type ResellerPromotionConnection = {
  readonly __typename?: 'ResellerPromotionConnection';
  /** The promotions with their cursors. */
  readonly edges: ReadonlyArray<ResellerPromotionEdge>;
  /** The promotions. */
  readonly nodes: ReadonlyArray<ResellerPromotion>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
};

/** A promotion in a list. */
export type ResellerPromotionEdge = {
  readonly __typename?: 'ResellerPromotionEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The promotion. */
  readonly node: ResellerPromotion;
};

/** A promotion as it was given. */
export type ResellerPromotionSpec = {
  readonly __typename?: 'ResellerPromotionSpec';
  /** How long a free trial lasts. */
  readonly freeTrialDuration?: Maybe<ResellerDuration>;
  /** What is taken off in each country by introductory pricing. */
  readonly introductoryPrices: ReadonlyArray<ResellerIntroductoryPrice>;
  /** The promotion. All promotions of the partner are fetched for that, once an operation. */
  readonly promotion?: Maybe<ResellerPromotion>;
  /** The promotion's name. */
  readonly promotionName?: Maybe<Scalars['ID']['output']>;
  /** What it makes better. */
  readonly promotionType?: Maybe<ResellerPromotionType>;
};

/** What a promotion makes better. */
export type ResellerPromotionType =
  /** Nothing is to be paid at first. */
  | 'FREE_TRIAL'
  /** Less is to be paid at first. */
  | 'INTRODUCTORY_PRICING'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** How often a line is paid for. */
export type ResellerRecurrenceType =
  /** Once. */
  | 'ONE_TIME'
  /** In every billing cycle. */
  | 'PERIODIC'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** Where a product was sold. */
export type ResellerSalesChannel =
  /** In an app for one kind of telephone. */
  | 'ONLINE_ANDROID_APP'
  /** In an app for the other. */
  | 'ONLINE_IOS_APP'
  /** On a web page. */
  | 'ONLINE_WEB'
  /** In a shop. */
  | 'RETAIL'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** Where a subscription is used. Personal data. */
export type ResellerServiceLocation = {
  readonly __typename?: 'ResellerServiceLocation';
  /** The postal code. */
  readonly postalCode?: Maybe<Scalars['String']['output']>;
  /** The country. */
  readonly regionCode?: Maybe<Scalars['CountryCode']['output']>;
};

/** When something is used that is paid for once. */
export type ResellerServicePeriod = {
  readonly __typename?: 'ResellerServicePeriod';
  /** When it is over. */
  readonly endTime?: Maybe<Scalars['DateTime']['output']>;
  /** When it begins. */
  readonly startTime?: Maybe<Scalars['DateTime']['output']>;
};

/** Of storage. */
export type ResellerStoragePayload = {
  readonly __typename?: 'ResellerStoragePayload';
  /** Campaigns that led to it. */
  readonly campaigns: ReadonlyArray<Scalars['String']['output']>;
  /** How it is offered. */
  readonly offering?: Maybe<ResellerOffering>;
  /** Where it was sold. */
  readonly salesChannel?: Maybe<ResellerSalesChannel>;
  /** The shop that sold it. */
  readonly storeId?: Maybe<Scalars['ID']['output']>;
};

/** A subscription that a partner sold. */
export type ResellerSubscription = Node & {
  readonly __typename?: 'ResellerSubscription';
  /** Why it was cancelled. */
  readonly cancellationReason?: Maybe<ResellerCancellationReason>;
  /** When it was made. */
  readonly createTime: Scalars['DateTime']['output'];
  /** When the present billing cycle ends. */
  readonly cycleEndTime?: Maybe<Scalars['DateTime']['output']>;
  /** Whether a user is linked with it. */
  readonly endUserEntitled: Scalars['Boolean']['output'];
  /** When the free trial ends. Without a trial the same as `createTime`. */
  readonly freeTrialEndTime?: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  /** What was bought. */
  readonly lineItems: ReadonlyArray<ResellerLineItem>;
  /** Where it was moved from. */
  readonly migration?: Maybe<ResellerMigration>;
  /** The subscription's name, such as `partners/acme-tel/subscriptions/sub-0001`. */
  readonly name: Scalars['ID']['output'];
  /** The partner's own id of the user. Personal data. */
  readonly partnerUserToken: Scalars['String']['output'];
  /** The subscription that it replaced. */
  readonly previousSubscription?: Maybe<ResellerSubscription>;
  /** What is being done with it; mostly nothing. */
  readonly processingState?: Maybe<ResellerProcessingState>;
  /**
   * Names of the products that were bought.
   * @deprecated The interface is giving it up. Use `lineItems`.
   */
  readonly productNames: ReadonlyArray<Scalars['ID']['output']>;
  /**
   * Names of the promotions that were given.
   * @deprecated The interface is giving it up. Use `promotionSpecs`.
   */
  readonly promotionNames: ReadonlyArray<Scalars['ID']['output']>;
  /** Promotions of the whole subscription: free trials only. */
  readonly promotionSpecs: ReadonlyArray<ResellerPromotionSpec>;
  /** When it was bought. */
  readonly purchaseTime?: Maybe<Scalars['DateTime']['output']>;
  /** The subscription as the interface sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** Where to send the user to. */
  readonly redirectUri?: Maybe<Scalars['URL']['output']>;
  /** When it is renewed next. */
  readonly renewalTime?: Maybe<Scalars['DateTime']['output']>;
  /** Where it is used. Personal data. */
  readonly serviceLocation: ResellerServiceLocation;
  /** How it stands. */
  readonly state: ResellerSubscriptionState;
  /** The partner's own id of it: the last part of the name. */
  readonly subscriptionId: Scalars['ID']['output'];
  /** When it last changed. */
  readonly updateTime: Scalars['DateTime']['output'];
  /** What it replaced, and how. */
  readonly upgradeDowngrade?: Maybe<ResellerUpgradeDowngrade>;
};

/** How a subscription stands. */
export type ResellerSubscriptionState =
  /** In use. */
  | 'ACTIVE'
  /** Over. */
  | 'CANCELLED'
  /** In use until its billing cycle ends, and then over. */
  | 'CANCEL_AT_END_OF_CYCLE'
  /** Made, and not begun. */
  | 'CREATED'
  /** Unpaid, and still in use. */
  | 'IN_GRACE_PERIOD'
  /** Stopped for the time being. */
  | 'SUSPENDED'
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED';

/** What something is called in a language. */
export type ResellerTitle = {
  readonly __typename?: 'ResellerTitle';
  /** The language, as a BCP 47 tag such as `en-US`. */
  readonly languageCode?: Maybe<Scalars['String']['output']>;
  /** What it is called. */
  readonly text?: Maybe<Scalars['String']['output']>;
};

/** What a subscription replaced, and how. */
export type ResellerUpgradeDowngrade = {
  readonly __typename?: 'ResellerUpgradeDowngrade';
  /** When its billing cycle begins. */
  readonly billingCycleSpec?: Maybe<ResellerBillingCycleSpec>;
  /** The name of the subscription that it replaced. */
  readonly previousSubscriptionName?: Maybe<Scalars['ID']['output']>;
};

/** Of videos and television. */
export type ResellerVideoPayload = {
  readonly __typename?: 'ResellerVideoPayload';
  /** Until when it can be used. */
  readonly accessEndTime?: Maybe<Scalars['DateTime']['output']>;
  /** Ids of what entitles the user to it. */
  readonly partnerEligibilityIds: ReadonlyArray<Scalars['ID']['output']>;
  /** How the partner sells it. */
  readonly partnerPlanType?: Maybe<ResellerPlanType>;
};

/** Nobody lets the gateway act as the service account, directly or by way of the delegates. Or there is no such account: who has no right to know is not told. */
export type ServiceAccountAccessDenied = Refusal & {
  readonly __typename?: 'ServiceAccountAccessDenied';
  readonly message: Scalars['String']['output'];
};

/** There is no such service account. */
export type ServiceAccountNotFound = Refusal & {
  readonly __typename?: 'ServiceAccountNotFound';
  readonly message: Scalars['String']['output'];
};

/** Which bytes to sign. */
export type SignBlobInput = {
  /** Accounts, each of which may make tokens of the next, and the last of `name`. Without, the caller may itself. */
  readonly delegates?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The account: its email address, its number, or its name such as `projects/-/serviceAccounts/reader@demo.iam.example.test`. */
  readonly name: Scalars['ID']['input'];
  /** The bytes. */
  readonly payload: Scalars['Base64']['input'];
};

/** What became of signing some bytes. */
export type SignBlobResult = ServiceAccountAccessDenied | ServiceAccountNotFound | SignBlobSuccess;

/** The bytes were signed. */
export type SignBlobSuccess = {
  readonly __typename?: 'SignBlobSuccess';
  /** The key that made the signature. It stays good for at least 12 hours. */
  readonly keyId: Scalars['ID']['output'];
  /** The signature, without the bytes. A secret. */
  readonly signedBlob: Scalars['Base64']['output'];
};

/** A reader's new entitlements. */
export type UpdateReaderEntitlementsInput = {
  /** All that the reader is to be entitled to. An empty list takes everything away. */
  readonly entitlements: ReadonlyArray<ReaderEntitlementInput>;
  /** The reader's name, or that of the reader's entitlements. */
  readonly name: Scalars['ID']['input'];
  /** The fields to write. Only `entitlements` can be written, and is meant without. */
  readonly updateMask?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** What became of replacing a reader's entitlements. */
export type UpdateReaderEntitlementsResult = ReaderNotFound | UpdateReaderEntitlementsSuccess;

/** The entitlements were replaced. */
export type UpdateReaderEntitlementsSuccess = {
  readonly __typename?: 'UpdateReaderEntitlementsSuccess';
  /** The reader with the new entitlements. */
  readonly reader: Reader;
};

/** A page was said to be updated or deleted. */
export type UrlNotification = {
  readonly __typename?: 'UrlNotification';
  /** When the provider was notified, to the nanosecond where it tells so much. */
  readonly notifyTime?: Maybe<Scalars['DateTime']['output']>;
  /** What happened to it. */
  readonly type?: Maybe<UrlNotificationType>;
  /** The page's address. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};

/** What a provider of search knows of a page by notifications. Only the latest of each type is kept. */
export type UrlNotificationMetadata = Node & {
  readonly __typename?: 'UrlNotificationMetadata';
  readonly id: Scalars['ID']['output'];
  /** The last time that it was said to be deleted. May be missing just after that was published. */
  readonly latestRemove?: Maybe<UrlNotification>;
  /** The last time that it was said to be updated. May be missing just after that was published. */
  readonly latestUpdate?: Maybe<UrlNotification>;
  /** All this as the interface sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The page's address. */
  readonly url: Scalars['URL']['output'];
};

/** What happened to a page. */
export type UrlNotificationType =
  /** Something newer than this graph; `raw` has the word. */
  | 'UNRECOGNIZED'
  /** It is gone. */
  | 'URL_DELETED'
  /** It is new, or has changed. */
  | 'URL_UPDATED';



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
  DecodeIntegrityTokenResult:
    | ( Omit<DecodeIntegrityTokenSuccess, 'payload'> & { payload: _RefType['IntegrityPayload'] } )
    | ( IntegrityTokenInvalid )
  ;
  DeleteReaderResult:
    | ( DeleteReaderSuccess )
    | ( ReaderHasEntitlements )
    | ( ReaderNotFound )
  ;
  GenerateAccessTokenResult:
    | ( GenerateAccessTokenSuccess )
    | ( ServiceAccountAccessDenied )
    | ( ServiceAccountNotFound )
  ;
  GenerateIdTokenResult:
    | ( GenerateIdTokenSuccess )
    | ( ServiceAccountAccessDenied )
    | ( ServiceAccountNotFound )
  ;
  PublishResult:
    | ( OwnershipNotVerified )
    | ( Omit<PublishSuccess, 'urlNotification'> & { urlNotification: _RefType['UrlNotificationMetadata'] } )
  ;
  ResellerProductPayload:
    | ( ResellerHomePayloadModel )
    | ( ResellerStoragePayloadModel )
    | ( ResellerVideoPayloadModel )
  ;
  SignBlobResult:
    | ( ServiceAccountAccessDenied )
    | ( ServiceAccountNotFound )
    | ( SignBlobSuccess )
  ;
  UpdateReaderEntitlementsResult:
    | ( ReaderNotFound )
    | ( Omit<UpdateReaderEntitlementsSuccess, 'reader'> & { reader: _RefType['Reader'] } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( OrderModel )
    | ( ReaderModel )
    | ( ResellerProductModel )
    | ( ResellerPromotionModel )
    | ( ResellerSubscriptionModel )
    | ( UrlNotificationMetadataModel )
  ;
  Refusal:
    | ( IntegrityTokenInvalid )
    | ( OwnershipNotVerified )
    | ( ReaderHasEntitlements )
    | ( ReaderNotFound )
    | ( ServiceAccountAccessDenied )
    | ( ServiceAccountNotFound )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Base64: ResolverTypeWrapper<Scalars['Base64']['output']>;
  BigInt: ResolverTypeWrapper<Scalars['BigInt']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CountryCode: ResolverTypeWrapper<Scalars['CountryCode']['output']>;
  CurrencyCode: ResolverTypeWrapper<Scalars['CurrencyCode']['output']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DecodeIntegrityTokenInput: DecodeIntegrityTokenInput;
  DecodeIntegrityTokenResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DecodeIntegrityTokenResult']>;
  DecodeIntegrityTokenSuccess: ResolverTypeWrapper<Omit<DecodeIntegrityTokenSuccess, 'payload'> & { payload: ResolversTypes['IntegrityPayload'] }>;
  DeleteReaderInput: DeleteReaderInput;
  DeleteReaderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteReaderResult']>;
  DeleteReaderSuccess: ResolverTypeWrapper<DeleteReaderSuccess>;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  FulfillmentInstruction: ResolverTypeWrapper<FulfillmentInstructionModel>;
  FulfillmentInstructionsType: ResolverTypeWrapper<string>;
  GenerateAccessTokenInput: GenerateAccessTokenInput;
  GenerateAccessTokenResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GenerateAccessTokenResult']>;
  GenerateAccessTokenSuccess: ResolverTypeWrapper<GenerateAccessTokenSuccess>;
  GenerateIdTokenInput: GenerateIdTokenInput;
  GenerateIdTokenResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GenerateIdTokenResult']>;
  GenerateIdTokenSuccess: ResolverTypeWrapper<GenerateIdTokenSuccess>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IamBinding: ResolverTypeWrapper<IamBindingModel>;
  IamCondition: ResolverTypeWrapper<IamConditionModel>;
  IamMember: ResolverTypeWrapper<Omit<IamMember, 'kind'> & { kind: ResolversTypes['IamMemberKind'] }>;
  IamMemberKind: ResolverTypeWrapper<string>;
  IamPolicy: ResolverTypeWrapper<IamPolicyModel>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntegrityAccount: ResolverTypeWrapper<IntegrityAccountModel>;
  IntegrityAccountActivity: ResolverTypeWrapper<string>;
  IntegrityApp: ResolverTypeWrapper<IntegrityAppModel>;
  IntegrityAppRecognition: ResolverTypeWrapper<string>;
  IntegrityAppsDetected: ResolverTypeWrapper<string>;
  IntegrityDevice: ResolverTypeWrapper<IntegrityDeviceModel>;
  IntegrityDeviceActivity: ResolverTypeWrapper<string>;
  IntegrityDeviceRecall: ResolverTypeWrapper<IntegrityDeviceRecallModel>;
  IntegrityDeviceRecognition: ResolverTypeWrapper<string>;
  IntegrityEnvironment: ResolverTypeWrapper<IntegrityEnvironmentModel>;
  IntegrityLicensing: ResolverTypeWrapper<string>;
  IntegrityLocationSpoofingRisk: ResolverTypeWrapper<string>;
  IntegrityPayload: ResolverTypeWrapper<IntegrityPayloadModel>;
  IntegrityProtection: ResolverTypeWrapper<string>;
  IntegrityRecallBit: ResolverTypeWrapper<IntegrityRecallBit>;
  IntegrityRequestDetails: ResolverTypeWrapper<IntegrityRequestDetailsModel>;
  IntegrityTokenInvalid: ResolverTypeWrapper<IntegrityTokenInvalid>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Money: ResolverTypeWrapper<MoneyModel>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  NotebookLabel: ResolverTypeWrapper<NotebookLabel>;
  NotebookLocation: ResolverTypeWrapper<NotebookLocationModel>;
  NotebookLocationConnection: ResolverTypeWrapper<Omit<NotebookLocationConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['NotebookLocationEdge']>, nodes: ReadonlyArray<ResolversTypes['NotebookLocation']> }>;
  NotebookLocationEdge: ResolverTypeWrapper<Omit<NotebookLocationEdge, 'node'> & { node: ResolversTypes['NotebookLocation'] }>;
  NotebookOperation: ResolverTypeWrapper<NotebookOperationModel>;
  NotebookOperationConnection: ResolverTypeWrapper<Omit<NotebookOperationConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['NotebookOperationEdge']>, nodes: ReadonlyArray<ResolversTypes['NotebookOperation']> }>;
  NotebookOperationEdge: ResolverTypeWrapper<Omit<NotebookOperationEdge, 'node'> & { node: ResolversTypes['NotebookOperation'] }>;
  NotebookOperationError: ResolverTypeWrapper<NotebookOperationErrorModel>;
  NotebookOperationErrorCode: ResolverTypeWrapper<string>;
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
  OwnershipNotVerified: ResolverTypeWrapper<OwnershipNotVerified>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PaymentDispute: ResolverTypeWrapper<PaymentDisputeModel>;
  PaymentDisputeConnection: ResolverTypeWrapper<Omit<PaymentDisputeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['PaymentDisputeEdge']>, nodes: ReadonlyArray<ResolversTypes['PaymentDispute']> }>;
  PaymentDisputeEdge: ResolverTypeWrapper<Omit<PaymentDisputeEdge, 'node'> & { node: ResolversTypes['PaymentDispute'] }>;
  PaymentDisputeReason: ResolverTypeWrapper<string>;
  PaymentDisputeStatus: ResolverTypeWrapper<string>;
  PublishInput: PublishInput;
  PublishResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PublishResult']>;
  PublishSuccess: ResolverTypeWrapper<Omit<PublishSuccess, 'urlNotification'> & { urlNotification: ResolversTypes['UrlNotificationMetadata'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Reader: ResolverTypeWrapper<ReaderModel>;
  ReaderEntitlement: ResolverTypeWrapper<ReaderEntitlementModel>;
  ReaderEntitlementInput: ReaderEntitlementInput;
  ReaderHasEntitlements: ResolverTypeWrapper<ReaderHasEntitlements>;
  ReaderNotFound: ResolverTypeWrapper<ReaderNotFound>;
  Refusal: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Refusal']>;
  ResellerBillingCycleSpec: ResolverTypeWrapper<string>;
  ResellerBundle: ResolverTypeWrapper<ResellerBundleModel>;
  ResellerBundleElement: ResolverTypeWrapper<ResellerBundleElementModel>;
  ResellerCancellationReason: ResolverTypeWrapper<string>;
  ResellerDuration: ResolverTypeWrapper<ResellerDurationModel>;
  ResellerDurationUnit: ResolverTypeWrapper<string>;
  ResellerEntitlementMode: ResolverTypeWrapper<string>;
  ResellerHomePayload: ResolverTypeWrapper<ResellerHomePayloadModel>;
  ResellerIntroductoryPrice: ResolverTypeWrapper<ResellerIntroductoryPriceModel>;
  ResellerLineItem: ResolverTypeWrapper<ResellerLineItemModel>;
  ResellerLineItemBundleElement: ResolverTypeWrapper<ResellerLineItemBundleElementModel>;
  ResellerLineItemState: ResolverTypeWrapper<string>;
  ResellerMigration: ResolverTypeWrapper<ResellerMigrationModel>;
  ResellerOffering: ResolverTypeWrapper<string>;
  ResellerPlanType: ResolverTypeWrapper<string>;
  ResellerPrice: ResolverTypeWrapper<ResellerPriceModel>;
  ResellerProcessingState: ResolverTypeWrapper<string>;
  ResellerProduct: ResolverTypeWrapper<ResellerProductModel>;
  ResellerProductConnection: ResolverTypeWrapper<Omit<ResellerProductConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ResellerProductEdge']>, nodes: ReadonlyArray<ResolversTypes['ResellerProduct']> }>;
  ResellerProductEdge: ResolverTypeWrapper<Omit<ResellerProductEdge, 'node'> & { node: ResolversTypes['ResellerProduct'] }>;
  ResellerProductPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResellerProductPayload']>;
  ResellerProductType: ResolverTypeWrapper<string>;
  ResellerPromotion: ResolverTypeWrapper<ResellerPromotionModel>;
  ResellerPromotionConnection: ResolverTypeWrapper<Omit<ResellerPromotionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ResellerPromotionEdge']>, nodes: ReadonlyArray<ResolversTypes['ResellerPromotion']> }>;
  ResellerPromotionEdge: ResolverTypeWrapper<Omit<ResellerPromotionEdge, 'node'> & { node: ResolversTypes['ResellerPromotion'] }>;
  ResellerPromotionSpec: ResolverTypeWrapper<ResellerPromotionSpecModel>;
  ResellerPromotionType: ResolverTypeWrapper<string>;
  ResellerRecurrenceType: ResolverTypeWrapper<string>;
  ResellerSalesChannel: ResolverTypeWrapper<string>;
  ResellerServiceLocation: ResolverTypeWrapper<ResellerServiceLocationModel>;
  ResellerServicePeriod: ResolverTypeWrapper<ResellerServicePeriodModel>;
  ResellerStoragePayload: ResolverTypeWrapper<ResellerStoragePayloadModel>;
  ResellerSubscription: ResolverTypeWrapper<ResellerSubscriptionModel>;
  ResellerSubscriptionState: ResolverTypeWrapper<string>;
  ResellerTitle: ResolverTypeWrapper<ResellerTitleModel>;
  ResellerUpgradeDowngrade: ResolverTypeWrapper<Omit<ResellerUpgradeDowngrade, 'billingCycleSpec'> & { billingCycleSpec?: Maybe<ResolversTypes['ResellerBillingCycleSpec']> }>;
  ResellerVideoPayload: ResolverTypeWrapper<ResellerVideoPayloadModel>;
  ServiceAccountAccessDenied: ResolverTypeWrapper<ServiceAccountAccessDenied>;
  ServiceAccountNotFound: ResolverTypeWrapper<ServiceAccountNotFound>;
  SignBlobInput: SignBlobInput;
  SignBlobResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignBlobResult']>;
  SignBlobSuccess: ResolverTypeWrapper<SignBlobSuccess>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UUID: ResolverTypeWrapper<Scalars['UUID']['output']>;
  UpdateReaderEntitlementsInput: UpdateReaderEntitlementsInput;
  UpdateReaderEntitlementsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateReaderEntitlementsResult']>;
  UpdateReaderEntitlementsSuccess: ResolverTypeWrapper<Omit<UpdateReaderEntitlementsSuccess, 'reader'> & { reader: ResolversTypes['Reader'] }>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UrlNotification: ResolverTypeWrapper<UrlNotificationModel>;
  UrlNotificationMetadata: ResolverTypeWrapper<UrlNotificationMetadataModel>;
  UrlNotificationType: ResolverTypeWrapper<string>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Base64: Scalars['Base64']['output'];
  BigInt: Scalars['BigInt']['output'];
  Boolean: Scalars['Boolean']['output'];
  CountryCode: Scalars['CountryCode']['output'];
  CurrencyCode: Scalars['CurrencyCode']['output'];
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  DecodeIntegrityTokenInput: DecodeIntegrityTokenInput;
  DecodeIntegrityTokenResult: ResolversUnionTypes<ResolversParentTypes>['DecodeIntegrityTokenResult'];
  DecodeIntegrityTokenSuccess: Omit<DecodeIntegrityTokenSuccess, 'payload'> & { payload: ResolversParentTypes['IntegrityPayload'] };
  DeleteReaderInput: DeleteReaderInput;
  DeleteReaderResult: ResolversUnionTypes<ResolversParentTypes>['DeleteReaderResult'];
  DeleteReaderSuccess: DeleteReaderSuccess;
  EmailAddress: Scalars['EmailAddress']['output'];
  FulfillmentInstruction: FulfillmentInstructionModel;
  GenerateAccessTokenInput: GenerateAccessTokenInput;
  GenerateAccessTokenResult: ResolversUnionTypes<ResolversParentTypes>['GenerateAccessTokenResult'];
  GenerateAccessTokenSuccess: GenerateAccessTokenSuccess;
  GenerateIdTokenInput: GenerateIdTokenInput;
  GenerateIdTokenResult: ResolversUnionTypes<ResolversParentTypes>['GenerateIdTokenResult'];
  GenerateIdTokenSuccess: GenerateIdTokenSuccess;
  ID: Scalars['ID']['output'];
  IamBinding: IamBindingModel;
  IamCondition: IamConditionModel;
  IamMember: IamMember;
  IamPolicy: IamPolicyModel;
  Int: Scalars['Int']['output'];
  IntegrityAccount: IntegrityAccountModel;
  IntegrityApp: IntegrityAppModel;
  IntegrityDevice: IntegrityDeviceModel;
  IntegrityDeviceRecall: IntegrityDeviceRecallModel;
  IntegrityEnvironment: IntegrityEnvironmentModel;
  IntegrityPayload: IntegrityPayloadModel;
  IntegrityRecallBit: IntegrityRecallBit;
  IntegrityRequestDetails: IntegrityRequestDetailsModel;
  IntegrityTokenInvalid: IntegrityTokenInvalid;
  JSON: Scalars['JSON']['output'];
  Money: MoneyModel;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  NotebookLabel: NotebookLabel;
  NotebookLocation: NotebookLocationModel;
  NotebookLocationConnection: Omit<NotebookLocationConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['NotebookLocationEdge']>, nodes: ReadonlyArray<ResolversParentTypes['NotebookLocation']> };
  NotebookLocationEdge: Omit<NotebookLocationEdge, 'node'> & { node: ResolversParentTypes['NotebookLocation'] };
  NotebookOperation: NotebookOperationModel;
  NotebookOperationConnection: Omit<NotebookOperationConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['NotebookOperationEdge']>, nodes: ReadonlyArray<ResolversParentTypes['NotebookOperation']> };
  NotebookOperationEdge: Omit<NotebookOperationEdge, 'node'> & { node: ResolversParentTypes['NotebookOperation'] };
  NotebookOperationError: NotebookOperationErrorModel;
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
  OwnershipNotVerified: OwnershipNotVerified;
  PageInfo: PageInfo;
  PaymentDispute: PaymentDisputeModel;
  PaymentDisputeConnection: Omit<PaymentDisputeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['PaymentDisputeEdge']>, nodes: ReadonlyArray<ResolversParentTypes['PaymentDispute']> };
  PaymentDisputeEdge: Omit<PaymentDisputeEdge, 'node'> & { node: ResolversParentTypes['PaymentDispute'] };
  PublishInput: PublishInput;
  PublishResult: ResolversUnionTypes<ResolversParentTypes>['PublishResult'];
  PublishSuccess: Omit<PublishSuccess, 'urlNotification'> & { urlNotification: ResolversParentTypes['UrlNotificationMetadata'] };
  Query: Record<PropertyKey, never>;
  Reader: ReaderModel;
  ReaderEntitlement: ReaderEntitlementModel;
  ReaderEntitlementInput: ReaderEntitlementInput;
  ReaderHasEntitlements: ReaderHasEntitlements;
  ReaderNotFound: ReaderNotFound;
  Refusal: ResolversInterfaceTypes<ResolversParentTypes>['Refusal'];
  ResellerBundle: ResellerBundleModel;
  ResellerBundleElement: ResellerBundleElementModel;
  ResellerDuration: ResellerDurationModel;
  ResellerHomePayload: ResellerHomePayloadModel;
  ResellerIntroductoryPrice: ResellerIntroductoryPriceModel;
  ResellerLineItem: ResellerLineItemModel;
  ResellerLineItemBundleElement: ResellerLineItemBundleElementModel;
  ResellerMigration: ResellerMigrationModel;
  ResellerPrice: ResellerPriceModel;
  ResellerProduct: ResellerProductModel;
  ResellerProductConnection: Omit<ResellerProductConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ResellerProductEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ResellerProduct']> };
  ResellerProductEdge: Omit<ResellerProductEdge, 'node'> & { node: ResolversParentTypes['ResellerProduct'] };
  ResellerProductPayload: ResolversUnionTypes<ResolversParentTypes>['ResellerProductPayload'];
  ResellerPromotion: ResellerPromotionModel;
  ResellerPromotionConnection: Omit<ResellerPromotionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ResellerPromotionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ResellerPromotion']> };
  ResellerPromotionEdge: Omit<ResellerPromotionEdge, 'node'> & { node: ResolversParentTypes['ResellerPromotion'] };
  ResellerPromotionSpec: ResellerPromotionSpecModel;
  ResellerServiceLocation: ResellerServiceLocationModel;
  ResellerServicePeriod: ResellerServicePeriodModel;
  ResellerStoragePayload: ResellerStoragePayloadModel;
  ResellerSubscription: ResellerSubscriptionModel;
  ResellerTitle: ResellerTitleModel;
  ResellerUpgradeDowngrade: ResellerUpgradeDowngrade;
  ResellerVideoPayload: ResellerVideoPayloadModel;
  ServiceAccountAccessDenied: ServiceAccountAccessDenied;
  ServiceAccountNotFound: ServiceAccountNotFound;
  SignBlobInput: SignBlobInput;
  SignBlobResult: ResolversUnionTypes<ResolversParentTypes>['SignBlobResult'];
  SignBlobSuccess: SignBlobSuccess;
  String: Scalars['String']['output'];
  URL: Scalars['URL']['output'];
  UUID: Scalars['UUID']['output'];
  UpdateReaderEntitlementsInput: UpdateReaderEntitlementsInput;
  UpdateReaderEntitlementsResult: ResolversUnionTypes<ResolversParentTypes>['UpdateReaderEntitlementsResult'];
  UpdateReaderEntitlementsSuccess: Omit<UpdateReaderEntitlementsSuccess, 'reader'> & { reader: ResolversParentTypes['Reader'] };
  Upload: Scalars['Upload']['output'];
  UrlNotification: UrlNotificationModel;
  UrlNotificationMetadata: UrlNotificationMetadataModel;
};

export interface Base64ScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Base64'], any> {
  name: 'Base64';
}

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

export type DecodeIntegrityTokenResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecodeIntegrityTokenResult'] = ResolversParentTypes['DecodeIntegrityTokenResult']> = {
  __resolveType?: TypeResolveFn<'DecodeIntegrityTokenSuccess' | 'IntegrityTokenInvalid', ParentType, ContextType>;
};

export type DecodeIntegrityTokenSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecodeIntegrityTokenSuccess'] = ResolversParentTypes['DecodeIntegrityTokenSuccess']> = {
  payload?: Resolver<ResolversTypes['IntegrityPayload'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteReaderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteReaderResult'] = ResolversParentTypes['DeleteReaderResult']> = {
  __resolveType?: TypeResolveFn<'DeleteReaderSuccess' | 'ReaderHasEntitlements' | 'ReaderNotFound', ParentType, ContextType>;
};

export type DeleteReaderSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteReaderSuccess'] = ResolversParentTypes['DeleteReaderSuccess']> = {
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

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

export type GenerateAccessTokenResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GenerateAccessTokenResult'] = ResolversParentTypes['GenerateAccessTokenResult']> = {
  __resolveType?: TypeResolveFn<'GenerateAccessTokenSuccess' | 'ServiceAccountAccessDenied' | 'ServiceAccountNotFound', ParentType, ContextType>;
};

export type GenerateAccessTokenSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GenerateAccessTokenSuccess'] = ResolversParentTypes['GenerateAccessTokenSuccess']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expireTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GenerateIdTokenResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GenerateIdTokenResult'] = ResolversParentTypes['GenerateIdTokenResult']> = {
  __resolveType?: TypeResolveFn<'GenerateIdTokenSuccess' | 'ServiceAccountAccessDenied' | 'ServiceAccountNotFound', ParentType, ContextType>;
};

export type GenerateIdTokenSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GenerateIdTokenSuccess'] = ResolversParentTypes['GenerateIdTokenSuccess']> = {
  expireTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IamBindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IamBinding'] = ResolversParentTypes['IamBinding']> = {
  condition?: Resolver<Maybe<ResolversTypes['IamCondition']>, ParentType, ContextType>;
  members?: Resolver<ReadonlyArray<ResolversTypes['IamMember']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IamConditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IamCondition'] = ResolversParentTypes['IamCondition']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expression?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IamMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IamMember'] = ResolversParentTypes['IamMember']> = {
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deletedUniqueId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  identity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['IamMemberKind'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IamMemberKindResolvers = EnumResolverSignature<{ ALL_AUTHENTICATED_USERS?: any, ALL_USERS?: any, DOMAIN?: any, GROUP?: any, PRINCIPAL?: any, PRINCIPAL_SET?: any, SERVICE_ACCOUNT?: any, UNRECOGNIZED?: any, USER?: any }, ResolversTypes['IamMemberKind']>;

export type IamPolicyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IamPolicy'] = ResolversParentTypes['IamPolicy']> = {
  bindings?: Resolver<ReadonlyArray<ResolversTypes['IamBinding']>, ParentType, ContextType>;
  etag?: Resolver<Maybe<ResolversTypes['Base64']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IntegrityAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrityAccount'] = ResolversParentTypes['IntegrityAccount']> = {
  activityLevel?: Resolver<Maybe<ResolversTypes['IntegrityAccountActivity']>, ParentType, ContextType>;
  appLicensingVerdict?: Resolver<Maybe<ResolversTypes['IntegrityLicensing']>, ParentType, ContextType>;
};

export type IntegrityAccountActivityResolvers = EnumResolverSignature<{ TYPICAL_BASIC?: any, TYPICAL_STRONG?: any, UNEVALUATED?: any, UNKNOWN?: any, UNRECOGNIZED?: any, UNUSUAL?: any }, ResolversTypes['IntegrityAccountActivity']>;

export type IntegrityAppResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrityApp'] = ResolversParentTypes['IntegrityApp']> = {
  appRecognitionVerdict?: Resolver<Maybe<ResolversTypes['IntegrityAppRecognition']>, ParentType, ContextType>;
  certificateSha256Digests?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  packageName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  versionCode?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
};

export type IntegrityAppRecognitionResolvers = EnumResolverSignature<{ RECOGNIZED?: any, UNEVALUATED?: any, UNKNOWN?: any, UNRECOGNIZED?: any, UNRECOGNIZED_VERSION?: any }, ResolversTypes['IntegrityAppRecognition']>;

export type IntegrityAppsDetectedResolvers = EnumResolverSignature<{ KNOWN_CAPTURING?: any, KNOWN_CONTROLLING?: any, KNOWN_INSTALLED?: any, KNOWN_OVERLAYS?: any, UNKNOWN_CAPTURING?: any, UNKNOWN_CONTROLLING?: any, UNKNOWN_INSTALLED?: any, UNKNOWN_OVERLAYS?: any, UNRECOGNIZED?: any }, ResolversTypes['IntegrityAppsDetected']>;

export type IntegrityDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrityDevice'] = ResolversParentTypes['IntegrityDevice']> = {
  deviceRecall?: Resolver<Maybe<ResolversTypes['IntegrityDeviceRecall']>, ParentType, ContextType>;
  deviceRecognitionVerdicts?: Resolver<ReadonlyArray<ResolversTypes['IntegrityDeviceRecognition']>, ParentType, ContextType>;
  legacyDeviceRecognitionVerdicts?: Resolver<ReadonlyArray<ResolversTypes['IntegrityDeviceRecognition']>, ParentType, ContextType>;
  recentDeviceActivity?: Resolver<Maybe<ResolversTypes['IntegrityDeviceActivity']>, ParentType, ContextType>;
  sdkVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type IntegrityDeviceActivityResolvers = EnumResolverSignature<{ LEVEL_1?: any, LEVEL_2?: any, LEVEL_3?: any, LEVEL_4?: any, UNEVALUATED?: any, UNRECOGNIZED?: any }, ResolversTypes['IntegrityDeviceActivity']>;

export type IntegrityDeviceRecallResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrityDeviceRecall'] = ResolversParentTypes['IntegrityDeviceRecall']> = {
  first?: Resolver<ResolversTypes['IntegrityRecallBit'], ParentType, ContextType>;
  second?: Resolver<ResolversTypes['IntegrityRecallBit'], ParentType, ContextType>;
  third?: Resolver<ResolversTypes['IntegrityRecallBit'], ParentType, ContextType>;
};

export type IntegrityDeviceRecognitionResolvers = EnumResolverSignature<{ MEETS_BASIC_INTEGRITY?: any, MEETS_DEVICE_INTEGRITY?: any, MEETS_STRONG_INTEGRITY?: any, MEETS_VIRTUAL_INTEGRITY?: any, UNKNOWN?: any, UNRECOGNIZED?: any }, ResolversTypes['IntegrityDeviceRecognition']>;

export type IntegrityEnvironmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrityEnvironment'] = ResolversParentTypes['IntegrityEnvironment']> = {
  appsDetected?: Resolver<ReadonlyArray<ResolversTypes['IntegrityAppsDetected']>, ParentType, ContextType>;
  locationSpoofingRisks?: Resolver<ReadonlyArray<ResolversTypes['IntegrityLocationSpoofingRisk']>, ParentType, ContextType>;
  otherApps?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  protectionVerdict?: Resolver<Maybe<ResolversTypes['IntegrityProtection']>, ParentType, ContextType>;
  storeOrSystemApps?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IntegrityLicensingResolvers = EnumResolverSignature<{ LICENSED?: any, UNEVALUATED?: any, UNKNOWN?: any, UNLICENSED?: any, UNRECOGNIZED?: any }, ResolversTypes['IntegrityLicensing']>;

export type IntegrityLocationSpoofingRiskResolvers = EnumResolverSignature<{ HIGH_RISK_DEVICE?: any, HIGH_RISK_NETWORK?: any, LOW_RISK_DEVICE?: any, LOW_RISK_NETWORK?: any, MEDIUM_RISK_DEVICE?: any, MEDIUM_RISK_NETWORK?: any, UNRECOGNIZED?: any }, ResolversTypes['IntegrityLocationSpoofingRisk']>;

export type IntegrityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrityPayload'] = ResolversParentTypes['IntegrityPayload']> = {
  accountDetails?: Resolver<Maybe<ResolversTypes['IntegrityAccount']>, ParentType, ContextType>;
  appIntegrity?: Resolver<Maybe<ResolversTypes['IntegrityApp']>, ParentType, ContextType>;
  deviceIntegrity?: Resolver<Maybe<ResolversTypes['IntegrityDevice']>, ParentType, ContextType>;
  environmentDetails?: Resolver<Maybe<ResolversTypes['IntegrityEnvironment']>, ParentType, ContextType>;
  isTestingResponse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  packageMatches?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  requestDetails?: Resolver<Maybe<ResolversTypes['IntegrityRequestDetails']>, ParentType, ContextType>;
};

export type IntegrityProtectionResolvers = EnumResolverSignature<{ HIGH_RISK?: any, MEDIUM_RISK?: any, NO_DATA?: any, NO_ISSUES?: any, POSSIBLE_RISK?: any, UNEVALUATED?: any, UNRECOGNIZED?: any }, ResolversTypes['IntegrityProtection']>;

export type IntegrityRecallBitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrityRecallBit'] = ResolversParentTypes['IntegrityRecallBit']> = {
  value?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  writtenIn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type IntegrityRequestDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrityRequestDetails'] = ResolversParentTypes['IntegrityRequestDetails']> = {
  nonce?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestPackageName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timestamp?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type IntegrityTokenInvalidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrityTokenInvalid'] = ResolversParentTypes['IntegrityTokenInvalid']> = {
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
  decodeIntegrityToken?: Resolver<Maybe<ResolversTypes['DecodeIntegrityTokenResult']>, ParentType, ContextType, RequireFields<MutationDecodeIntegrityTokenArgs, 'input'>>;
  deleteReader?: Resolver<Maybe<ResolversTypes['DeleteReaderResult']>, ParentType, ContextType, RequireFields<MutationDeleteReaderArgs, 'input'>>;
  generateAccessToken?: Resolver<Maybe<ResolversTypes['GenerateAccessTokenResult']>, ParentType, ContextType, RequireFields<MutationGenerateAccessTokenArgs, 'input'>>;
  generateIdToken?: Resolver<Maybe<ResolversTypes['GenerateIdTokenResult']>, ParentType, ContextType, RequireFields<MutationGenerateIdTokenArgs, 'input'>>;
  publish?: Resolver<Maybe<ResolversTypes['PublishResult']>, ParentType, ContextType, RequireFields<MutationPublishArgs, 'input'>>;
  signBlob?: Resolver<Maybe<ResolversTypes['SignBlobResult']>, ParentType, ContextType, RequireFields<MutationSignBlobArgs, 'input'>>;
  updateReaderEntitlements?: Resolver<Maybe<ResolversTypes['UpdateReaderEntitlementsResult']>, ParentType, ContextType, RequireFields<MutationUpdateReaderEntitlementsArgs, 'input'>>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType?: TypeResolveFn<'Order' | 'Reader' | 'ResellerProduct' | 'ResellerPromotion' | 'ResellerSubscription' | 'UrlNotificationMetadata', ParentType, ContextType>;
};

export type NotebookLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotebookLabel'] = ResolversParentTypes['NotebookLabel']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotebookLocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotebookLocation'] = ResolversParentTypes['NotebookLocation']> = {
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labels?: Resolver<ReadonlyArray<ResolversTypes['NotebookLabel']>, ParentType, ContextType>;
  locationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  metadata?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  operations?: Resolver<Maybe<ResolversTypes['NotebookOperationConnection']>, ParentType, ContextType, Partial<NotebookLocationOperationsArgs>>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type NotebookLocationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotebookLocationConnection'] = ResolversParentTypes['NotebookLocationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['NotebookLocationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['NotebookLocation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type NotebookLocationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotebookLocationEdge'] = ResolversParentTypes['NotebookLocationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['NotebookLocation'], ParentType, ContextType>;
};

export type NotebookOperationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotebookOperation'] = ResolversParentTypes['NotebookOperation']> = {
  apiVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endpoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['NotebookOperationError']>, ParentType, ContextType>;
  metadata?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  operationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  requestedCancellation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  response?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  statusMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  targetPolicy?: Resolver<Maybe<ResolversTypes['IamPolicy']>, ParentType, ContextType>;
  verb?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NotebookOperationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotebookOperationConnection'] = ResolversParentTypes['NotebookOperationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['NotebookOperationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['NotebookOperation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type NotebookOperationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotebookOperationEdge'] = ResolversParentTypes['NotebookOperationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['NotebookOperation'], ParentType, ContextType>;
};

export type NotebookOperationErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotebookOperationError'] = ResolversParentTypes['NotebookOperationError']> = {
  code?: Resolver<Maybe<ResolversTypes['NotebookOperationErrorCode']>, ParentType, ContextType>;
  details?: Resolver<ReadonlyArray<ResolversTypes['JSON']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NotebookOperationErrorCodeResolvers = EnumResolverSignature<{ ABORTED?: any, ALREADY_EXISTS?: any, CANCELLED?: any, DATA_LOSS?: any, DEADLINE_EXCEEDED?: any, FAILED_PRECONDITION?: any, INTERNAL?: any, INVALID_ARGUMENT?: any, NOT_FOUND?: any, OUT_OF_RANGE?: any, PERMISSION_DENIED?: any, RESOURCE_EXHAUSTED?: any, UNAUTHENTICATED?: any, UNAVAILABLE?: any, UNIMPLEMENTED?: any, UNKNOWN?: any, UNRECOGNIZED?: any }, ResolversTypes['NotebookOperationErrorCode']>;

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

export type OwnershipNotVerifiedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnershipNotVerified'] = ResolversParentTypes['OwnershipNotVerified']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

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

export type PublishResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishResult'] = ResolversParentTypes['PublishResult']> = {
  __resolveType?: TypeResolveFn<'OwnershipNotVerified' | 'PublishSuccess', ParentType, ContextType>;
};

export type PublishSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishSuccess'] = ResolversParentTypes['PublishSuccess']> = {
  urlNotification?: Resolver<ResolversTypes['UrlNotificationMetadata'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  iamPolicy?: Resolver<Maybe<ResolversTypes['IamPolicy']>, ParentType, ContextType, RequireFields<QueryIamPolicyArgs, 'resource'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  notebookLocations?: Resolver<Maybe<ResolversTypes['NotebookLocationConnection']>, ParentType, ContextType, RequireFields<QueryNotebookLocationsArgs, 'name'>>;
  notebookOperations?: Resolver<Maybe<ResolversTypes['NotebookOperationConnection']>, ParentType, ContextType, RequireFields<QueryNotebookOperationsArgs, 'name'>>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orders?: Resolver<Maybe<ResolversTypes['OrderConnection']>, ParentType, ContextType, Partial<QueryOrdersArgs>>;
  paymentDisputes?: Resolver<Maybe<ResolversTypes['PaymentDisputeConnection']>, ParentType, ContextType, Partial<QueryPaymentDisputesArgs>>;
  reader?: Resolver<Maybe<ResolversTypes['Reader']>, ParentType, ContextType, RequireFields<QueryReaderArgs, 'name'>>;
  resellerProducts?: Resolver<Maybe<ResolversTypes['ResellerProductConnection']>, ParentType, ContextType, RequireFields<QueryResellerProductsArgs, 'parent'>>;
  resellerPromotions?: Resolver<Maybe<ResolversTypes['ResellerPromotionConnection']>, ParentType, ContextType, RequireFields<QueryResellerPromotionsArgs, 'parent'>>;
  resellerSubscription?: Resolver<Maybe<ResolversTypes['ResellerSubscription']>, ParentType, ContextType, RequireFields<QueryResellerSubscriptionArgs, 'name'>>;
  urlNotification?: Resolver<Maybe<ResolversTypes['UrlNotificationMetadata']>, ParentType, ContextType, RequireFields<QueryUrlNotificationArgs, 'url'>>;
};

export type ReaderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reader'] = ResolversParentTypes['Reader']> = {
  entitlements?: Resolver<ReadonlyArray<ResolversTypes['ReaderEntitlement']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publicationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  readerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReaderEntitlementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReaderEntitlement'] = ResolversParentTypes['ReaderEntitlement']> = {
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expireTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subscriptionToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReaderHasEntitlementsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReaderHasEntitlements'] = ResolversParentTypes['ReaderHasEntitlements']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReaderNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReaderNotFound'] = ResolversParentTypes['ReaderNotFound']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Refusal'] = ResolversParentTypes['Refusal']> = {
  __resolveType?: TypeResolveFn<'IntegrityTokenInvalid' | 'OwnershipNotVerified' | 'ReaderHasEntitlements' | 'ReaderNotFound' | 'ServiceAccountAccessDenied' | 'ServiceAccountNotFound', ParentType, ContextType>;
};

export type ResellerBillingCycleSpecResolvers = EnumResolverSignature<{ ALIGN_WITH_PREVIOUS_SUBSCRIPTION?: any, DEFERRED_TO_NEXT_RECURRENCE?: any, START_IMMEDIATELY?: any, UNRECOGNIZED?: any }, ResolversTypes['ResellerBillingCycleSpec']>;

export type ResellerBundleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerBundle'] = ResolversParentTypes['ResellerBundle']> = {
  elements?: Resolver<ReadonlyArray<ResolversTypes['ResellerBundleElement']>, ParentType, ContextType>;
  entitlementMode?: Resolver<Maybe<ResolversTypes['ResellerEntitlementMode']>, ParentType, ContextType>;
};

export type ResellerBundleElementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerBundleElement'] = ResolversParentTypes['ResellerBundleElement']> = {
  product?: Resolver<Maybe<ResolversTypes['ResellerProduct']>, ParentType, ContextType>;
  productName?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ResellerCancellationReasonResolvers = EnumResolverSignature<{ ACCIDENTAL_PURCHASE?: any, ACCOUNT_CLOSED?: any, BILLING_SYSTEM_SWITCH?: any, FRAUD?: any, OTHER?: any, PAST_DUE?: any, REMORSE?: any, SYSTEM_CANCEL?: any, SYSTEM_ERROR?: any, UNRECOGNIZED?: any, UPGRADE_DOWNGRADE?: any, USER_DELINQUENCY?: any }, ResolversTypes['ResellerCancellationReason']>;

export type ResellerDurationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerDuration'] = ResolversParentTypes['ResellerDuration']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['ResellerDurationUnit']>, ParentType, ContextType>;
};

export type ResellerDurationUnitResolvers = EnumResolverSignature<{ DAY?: any, HOUR?: any, MONTH?: any, UNRECOGNIZED?: any }, ResolversTypes['ResellerDurationUnit']>;

export type ResellerEntitlementModeResolvers = EnumResolverSignature<{ FULL?: any, INCREMENTAL?: any, UNRECOGNIZED?: any }, ResolversTypes['ResellerEntitlementMode']>;

export type ResellerHomePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerHomePayload'] = ResolversParentTypes['ResellerHomePayload']> = {
  attachedToStructure?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  partnerStructureId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  structureId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResellerIntroductoryPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerIntroductoryPrice'] = ResolversParentTypes['ResellerIntroductoryPrice']> = {
  discountAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discountRatio?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  recurrenceCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  regionCode?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
};

export type ResellerLineItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerLineItem'] = ResolversParentTypes['ResellerLineItem']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  billingCycleCountLimit?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  bundleElements?: Resolver<ReadonlyArray<ResolversTypes['ResellerLineItemBundleElement']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  freeTrialEndTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  payload?: Resolver<Maybe<ResolversTypes['ResellerProductPayload']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ResellerProduct']>, ParentType, ContextType>;
  productName?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  promotionSpecs?: Resolver<ReadonlyArray<ResolversTypes['ResellerPromotionSpec']>, ParentType, ContextType>;
  recurrenceType?: Resolver<Maybe<ResolversTypes['ResellerRecurrenceType']>, ParentType, ContextType>;
  servicePeriod?: Resolver<Maybe<ResolversTypes['ResellerServicePeriod']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['ResellerLineItemState']>, ParentType, ContextType>;
};

export type ResellerLineItemBundleElementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerLineItemBundleElement'] = ResolversParentTypes['ResellerLineItemBundleElement']> = {
  product?: Resolver<Maybe<ResolversTypes['ResellerProduct']>, ParentType, ContextType>;
  productName?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userAccountLinkedTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ResellerLineItemStateResolvers = EnumResolverSignature<{ ACTIVATING?: any, ACTIVE?: any, DEACTIVATING?: any, INACTIVE?: any, NEW?: any, OFF_CYCLE_CHARGING?: any, UNRECOGNIZED?: any, WAITING_TO_DEACTIVATE?: any }, ResolversTypes['ResellerLineItemState']>;

export type ResellerMigrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerMigration'] = ResolversParentTypes['ResellerMigration']> = {
  legacyCreationTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  migratedSubscriptionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ResellerOfferingResolvers = EnumResolverSignature<{ HARD_BUNDLE?: any, SOFT_BUNDLE?: any, UNRECOGNIZED?: any, VAS_BUNDLE?: any, VAS_STANDALONE?: any }, ResolversTypes['ResellerOffering']>;

export type ResellerPlanTypeResolvers = EnumResolverSignature<{ HARD_BUNDLE?: any, SOFT_BUNDLE?: any, STANDALONE?: any, UNRECOGNIZED?: any }, ResolversTypes['ResellerPlanType']>;

export type ResellerPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerPrice'] = ResolversParentTypes['ResellerPrice']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  regionCode?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
};

export type ResellerProcessingStateResolvers = EnumResolverSignature<{ CANCELLING?: any, RECURRING?: any, RESUMING?: any, SUSPENDING?: any, UNRECOGNIZED?: any }, ResolversTypes['ResellerProcessingState']>;

export type ResellerProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerProduct'] = ResolversParentTypes['ResellerProduct']> = {
  billingCycleCountLimit?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  billingCycleDuration?: Resolver<Maybe<ResolversTypes['ResellerDuration']>, ParentType, ContextType>;
  bundle?: Resolver<Maybe<ResolversTypes['ResellerBundle']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  prices?: Resolver<ReadonlyArray<ResolversTypes['ResellerPrice']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productType?: Resolver<Maybe<ResolversTypes['ResellerProductType']>, ParentType, ContextType>;
  promotions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ResellerPromotion']>>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  regionCodes?: Resolver<ReadonlyArray<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  titles?: Resolver<ReadonlyArray<ResolversTypes['ResellerTitle']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResellerProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerProductConnection'] = ResolversParentTypes['ResellerProductConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ResellerProductEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ResellerProduct']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ResellerProductEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerProductEdge'] = ResolversParentTypes['ResellerProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ResellerProduct'], ParentType, ContextType>;
};

export type ResellerProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerProductPayload'] = ResolversParentTypes['ResellerProductPayload']> = {
  __resolveType?: TypeResolveFn<'ResellerHomePayload' | 'ResellerStoragePayload' | 'ResellerVideoPayload', ParentType, ContextType>;
};

export type ResellerProductTypeResolvers = EnumResolverSignature<{ BUNDLE_SUBSCRIPTION?: any, SUBSCRIPTION?: any, UNRECOGNIZED?: any }, ResolversTypes['ResellerProductType']>;

export type ResellerPromotionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerPromotion'] = ResolversParentTypes['ResellerPromotion']> = {
  applicableProductNames?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  applicableProducts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ResellerProduct']>>, ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  freeTrialDuration?: Resolver<Maybe<ResolversTypes['ResellerDuration']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  introductoryPrices?: Resolver<ReadonlyArray<ResolversTypes['ResellerIntroductoryPrice']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  promotionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  promotionType?: Resolver<Maybe<ResolversTypes['ResellerPromotionType']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  regionCodes?: Resolver<ReadonlyArray<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  titles?: Resolver<ReadonlyArray<ResolversTypes['ResellerTitle']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResellerPromotionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerPromotionConnection'] = ResolversParentTypes['ResellerPromotionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ResellerPromotionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ResellerPromotion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ResellerPromotionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerPromotionEdge'] = ResolversParentTypes['ResellerPromotionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ResellerPromotion'], ParentType, ContextType>;
};

export type ResellerPromotionSpecResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerPromotionSpec'] = ResolversParentTypes['ResellerPromotionSpec']> = {
  freeTrialDuration?: Resolver<Maybe<ResolversTypes['ResellerDuration']>, ParentType, ContextType>;
  introductoryPrices?: Resolver<ReadonlyArray<ResolversTypes['ResellerIntroductoryPrice']>, ParentType, ContextType>;
  promotion?: Resolver<Maybe<ResolversTypes['ResellerPromotion']>, ParentType, ContextType>;
  promotionName?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  promotionType?: Resolver<Maybe<ResolversTypes['ResellerPromotionType']>, ParentType, ContextType>;
};

export type ResellerPromotionTypeResolvers = EnumResolverSignature<{ FREE_TRIAL?: any, INTRODUCTORY_PRICING?: any, UNRECOGNIZED?: any }, ResolversTypes['ResellerPromotionType']>;

export type ResellerRecurrenceTypeResolvers = EnumResolverSignature<{ ONE_TIME?: any, PERIODIC?: any, UNRECOGNIZED?: any }, ResolversTypes['ResellerRecurrenceType']>;

export type ResellerSalesChannelResolvers = EnumResolverSignature<{ ONLINE_ANDROID_APP?: any, ONLINE_IOS_APP?: any, ONLINE_WEB?: any, RETAIL?: any, UNRECOGNIZED?: any }, ResolversTypes['ResellerSalesChannel']>;

export type ResellerServiceLocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerServiceLocation'] = ResolversParentTypes['ResellerServiceLocation']> = {
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regionCode?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
};

export type ResellerServicePeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerServicePeriod'] = ResolversParentTypes['ResellerServicePeriod']> = {
  endTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ResellerStoragePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerStoragePayload'] = ResolversParentTypes['ResellerStoragePayload']> = {
  campaigns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  offering?: Resolver<Maybe<ResolversTypes['ResellerOffering']>, ParentType, ContextType>;
  salesChannel?: Resolver<Maybe<ResolversTypes['ResellerSalesChannel']>, ParentType, ContextType>;
  storeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResellerSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerSubscription'] = ResolversParentTypes['ResellerSubscription']> = {
  cancellationReason?: Resolver<Maybe<ResolversTypes['ResellerCancellationReason']>, ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cycleEndTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endUserEntitled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  freeTrialEndTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineItems?: Resolver<ReadonlyArray<ResolversTypes['ResellerLineItem']>, ParentType, ContextType>;
  migration?: Resolver<Maybe<ResolversTypes['ResellerMigration']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  partnerUserToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previousSubscription?: Resolver<Maybe<ResolversTypes['ResellerSubscription']>, ParentType, ContextType>;
  processingState?: Resolver<Maybe<ResolversTypes['ResellerProcessingState']>, ParentType, ContextType>;
  productNames?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  promotionNames?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  promotionSpecs?: Resolver<ReadonlyArray<ResolversTypes['ResellerPromotionSpec']>, ParentType, ContextType>;
  purchaseTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  redirectUri?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  renewalTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  serviceLocation?: Resolver<ResolversTypes['ResellerServiceLocation'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ResellerSubscriptionState'], ParentType, ContextType>;
  subscriptionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updateTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  upgradeDowngrade?: Resolver<Maybe<ResolversTypes['ResellerUpgradeDowngrade']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResellerSubscriptionStateResolvers = EnumResolverSignature<{ ACTIVE?: any, CANCELLED?: any, CANCEL_AT_END_OF_CYCLE?: any, CREATED?: any, IN_GRACE_PERIOD?: any, SUSPENDED?: any, UNRECOGNIZED?: any }, ResolversTypes['ResellerSubscriptionState']>;

export type ResellerTitleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerTitle'] = ResolversParentTypes['ResellerTitle']> = {
  languageCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ResellerUpgradeDowngradeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerUpgradeDowngrade'] = ResolversParentTypes['ResellerUpgradeDowngrade']> = {
  billingCycleSpec?: Resolver<Maybe<ResolversTypes['ResellerBillingCycleSpec']>, ParentType, ContextType>;
  previousSubscriptionName?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ResellerVideoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerVideoPayload'] = ResolversParentTypes['ResellerVideoPayload']> = {
  accessEndTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  partnerEligibilityIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  partnerPlanType?: Resolver<Maybe<ResolversTypes['ResellerPlanType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceAccountAccessDeniedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceAccountAccessDenied'] = ResolversParentTypes['ServiceAccountAccessDenied']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceAccountNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceAccountNotFound'] = ResolversParentTypes['ServiceAccountNotFound']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignBlobResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignBlobResult'] = ResolversParentTypes['SignBlobResult']> = {
  __resolveType?: TypeResolveFn<'ServiceAccountAccessDenied' | 'ServiceAccountNotFound' | 'SignBlobSuccess', ParentType, ContextType>;
};

export type SignBlobSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignBlobSuccess'] = ResolversParentTypes['SignBlobSuccess']> = {
  keyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  signedBlob?: Resolver<ResolversTypes['Base64'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export interface UuidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['UUID'], any> {
  name: 'UUID';
}

export type UpdateReaderEntitlementsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateReaderEntitlementsResult'] = ResolversParentTypes['UpdateReaderEntitlementsResult']> = {
  __resolveType?: TypeResolveFn<'ReaderNotFound' | 'UpdateReaderEntitlementsSuccess', ParentType, ContextType>;
};

export type UpdateReaderEntitlementsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateReaderEntitlementsSuccess'] = ResolversParentTypes['UpdateReaderEntitlementsSuccess']> = {
  reader?: Resolver<ResolversTypes['Reader'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UrlNotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UrlNotification'] = ResolversParentTypes['UrlNotification']> = {
  notifyTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlNotificationType']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type UrlNotificationMetadataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UrlNotificationMetadata'] = ResolversParentTypes['UrlNotificationMetadata']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latestRemove?: Resolver<Maybe<ResolversTypes['UrlNotification']>, ParentType, ContextType>;
  latestUpdate?: Resolver<Maybe<ResolversTypes['UrlNotification']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UrlNotificationTypeResolvers = EnumResolverSignature<{ UNRECOGNIZED?: any, URL_DELETED?: any, URL_UPDATED?: any }, ResolversTypes['UrlNotificationType']>;

export type Resolvers<ContextType = Context> = {
  Base64?: GraphQLScalarType;
  BigInt?: GraphQLScalarType;
  CountryCode?: GraphQLScalarType;
  CurrencyCode?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DecodeIntegrityTokenResult?: DecodeIntegrityTokenResultResolvers<ContextType>;
  DecodeIntegrityTokenSuccess?: DecodeIntegrityTokenSuccessResolvers<ContextType>;
  DeleteReaderResult?: DeleteReaderResultResolvers<ContextType>;
  DeleteReaderSuccess?: DeleteReaderSuccessResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  FulfillmentInstruction?: FulfillmentInstructionResolvers<ContextType>;
  FulfillmentInstructionsType?: FulfillmentInstructionsTypeResolvers;
  GenerateAccessTokenResult?: GenerateAccessTokenResultResolvers<ContextType>;
  GenerateAccessTokenSuccess?: GenerateAccessTokenSuccessResolvers<ContextType>;
  GenerateIdTokenResult?: GenerateIdTokenResultResolvers<ContextType>;
  GenerateIdTokenSuccess?: GenerateIdTokenSuccessResolvers<ContextType>;
  IamBinding?: IamBindingResolvers<ContextType>;
  IamCondition?: IamConditionResolvers<ContextType>;
  IamMember?: IamMemberResolvers<ContextType>;
  IamMemberKind?: IamMemberKindResolvers;
  IamPolicy?: IamPolicyResolvers<ContextType>;
  IntegrityAccount?: IntegrityAccountResolvers<ContextType>;
  IntegrityAccountActivity?: IntegrityAccountActivityResolvers;
  IntegrityApp?: IntegrityAppResolvers<ContextType>;
  IntegrityAppRecognition?: IntegrityAppRecognitionResolvers;
  IntegrityAppsDetected?: IntegrityAppsDetectedResolvers;
  IntegrityDevice?: IntegrityDeviceResolvers<ContextType>;
  IntegrityDeviceActivity?: IntegrityDeviceActivityResolvers;
  IntegrityDeviceRecall?: IntegrityDeviceRecallResolvers<ContextType>;
  IntegrityDeviceRecognition?: IntegrityDeviceRecognitionResolvers;
  IntegrityEnvironment?: IntegrityEnvironmentResolvers<ContextType>;
  IntegrityLicensing?: IntegrityLicensingResolvers;
  IntegrityLocationSpoofingRisk?: IntegrityLocationSpoofingRiskResolvers;
  IntegrityPayload?: IntegrityPayloadResolvers<ContextType>;
  IntegrityProtection?: IntegrityProtectionResolvers;
  IntegrityRecallBit?: IntegrityRecallBitResolvers<ContextType>;
  IntegrityRequestDetails?: IntegrityRequestDetailsResolvers<ContextType>;
  IntegrityTokenInvalid?: IntegrityTokenInvalidResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  NotebookLabel?: NotebookLabelResolvers<ContextType>;
  NotebookLocation?: NotebookLocationResolvers<ContextType>;
  NotebookLocationConnection?: NotebookLocationConnectionResolvers<ContextType>;
  NotebookLocationEdge?: NotebookLocationEdgeResolvers<ContextType>;
  NotebookOperation?: NotebookOperationResolvers<ContextType>;
  NotebookOperationConnection?: NotebookOperationConnectionResolvers<ContextType>;
  NotebookOperationEdge?: NotebookOperationEdgeResolvers<ContextType>;
  NotebookOperationError?: NotebookOperationErrorResolvers<ContextType>;
  NotebookOperationErrorCode?: NotebookOperationErrorCodeResolvers;
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
  OwnershipNotVerified?: OwnershipNotVerifiedResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PaymentDispute?: PaymentDisputeResolvers<ContextType>;
  PaymentDisputeConnection?: PaymentDisputeConnectionResolvers<ContextType>;
  PaymentDisputeEdge?: PaymentDisputeEdgeResolvers<ContextType>;
  PaymentDisputeReason?: PaymentDisputeReasonResolvers;
  PaymentDisputeStatus?: PaymentDisputeStatusResolvers;
  PublishResult?: PublishResultResolvers<ContextType>;
  PublishSuccess?: PublishSuccessResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Reader?: ReaderResolvers<ContextType>;
  ReaderEntitlement?: ReaderEntitlementResolvers<ContextType>;
  ReaderHasEntitlements?: ReaderHasEntitlementsResolvers<ContextType>;
  ReaderNotFound?: ReaderNotFoundResolvers<ContextType>;
  Refusal?: RefusalResolvers<ContextType>;
  ResellerBillingCycleSpec?: ResellerBillingCycleSpecResolvers;
  ResellerBundle?: ResellerBundleResolvers<ContextType>;
  ResellerBundleElement?: ResellerBundleElementResolvers<ContextType>;
  ResellerCancellationReason?: ResellerCancellationReasonResolvers;
  ResellerDuration?: ResellerDurationResolvers<ContextType>;
  ResellerDurationUnit?: ResellerDurationUnitResolvers;
  ResellerEntitlementMode?: ResellerEntitlementModeResolvers;
  ResellerHomePayload?: ResellerHomePayloadResolvers<ContextType>;
  ResellerIntroductoryPrice?: ResellerIntroductoryPriceResolvers<ContextType>;
  ResellerLineItem?: ResellerLineItemResolvers<ContextType>;
  ResellerLineItemBundleElement?: ResellerLineItemBundleElementResolvers<ContextType>;
  ResellerLineItemState?: ResellerLineItemStateResolvers;
  ResellerMigration?: ResellerMigrationResolvers<ContextType>;
  ResellerOffering?: ResellerOfferingResolvers;
  ResellerPlanType?: ResellerPlanTypeResolvers;
  ResellerPrice?: ResellerPriceResolvers<ContextType>;
  ResellerProcessingState?: ResellerProcessingStateResolvers;
  ResellerProduct?: ResellerProductResolvers<ContextType>;
  ResellerProductConnection?: ResellerProductConnectionResolvers<ContextType>;
  ResellerProductEdge?: ResellerProductEdgeResolvers<ContextType>;
  ResellerProductPayload?: ResellerProductPayloadResolvers<ContextType>;
  ResellerProductType?: ResellerProductTypeResolvers;
  ResellerPromotion?: ResellerPromotionResolvers<ContextType>;
  ResellerPromotionConnection?: ResellerPromotionConnectionResolvers<ContextType>;
  ResellerPromotionEdge?: ResellerPromotionEdgeResolvers<ContextType>;
  ResellerPromotionSpec?: ResellerPromotionSpecResolvers<ContextType>;
  ResellerPromotionType?: ResellerPromotionTypeResolvers;
  ResellerRecurrenceType?: ResellerRecurrenceTypeResolvers;
  ResellerSalesChannel?: ResellerSalesChannelResolvers;
  ResellerServiceLocation?: ResellerServiceLocationResolvers<ContextType>;
  ResellerServicePeriod?: ResellerServicePeriodResolvers<ContextType>;
  ResellerStoragePayload?: ResellerStoragePayloadResolvers<ContextType>;
  ResellerSubscription?: ResellerSubscriptionResolvers<ContextType>;
  ResellerSubscriptionState?: ResellerSubscriptionStateResolvers;
  ResellerTitle?: ResellerTitleResolvers<ContextType>;
  ResellerUpgradeDowngrade?: ResellerUpgradeDowngradeResolvers<ContextType>;
  ResellerVideoPayload?: ResellerVideoPayloadResolvers<ContextType>;
  ServiceAccountAccessDenied?: ServiceAccountAccessDeniedResolvers<ContextType>;
  ServiceAccountNotFound?: ServiceAccountNotFoundResolvers<ContextType>;
  SignBlobResult?: SignBlobResultResolvers<ContextType>;
  SignBlobSuccess?: SignBlobSuccessResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UUID?: GraphQLScalarType;
  UpdateReaderEntitlementsResult?: UpdateReaderEntitlementsResultResolvers<ContextType>;
  UpdateReaderEntitlementsSuccess?: UpdateReaderEntitlementsSuccessResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UrlNotification?: UrlNotificationResolvers<ContextType>;
  UrlNotificationMetadata?: UrlNotificationMetadataResolvers<ContextType>;
  UrlNotificationType?: UrlNotificationTypeResolvers;
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