import type { Upload as UploadModel } from '../graph/scalars.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Money as MoneyModel } from '../graph/money.ts';
import type { Currency as CurrencyModel } from '../graph/currency.ts';
import type { Client as IdentityClientModel, Address as UserAddressModel, Location as UserLocationModel } from '../../mesh/generated/identity.ts';
import type { UserProfile as UserProfileModel } from './identity/models.ts';
import type { User as ChatUserModel, AvatarDecoration as ChatAvatarDecorationModel, Nameplate as ChatNameplateModel, Message as ChatMessageModel, Poll as ChatPollModel, Channel as ChatChannelModel, MessageReference as ChatMessageReferenceModel, Attachment as ChatAttachmentModel, Embed as ChatEmbedModel, EmbedField as ChatEmbedFieldModel, EmbedAuthor as ChatEmbedAuthorModel, EmbedFooter as ChatEmbedFooterModel, EmbedMedia as ChatEmbedMediaModel, EmbedProvider as ChatEmbedProviderModel, Reaction as ChatReactionModel, Emoji as ChatEmojiModel } from '../../mesh/generated/chat.ts';
import type { ChatPollAnswer as ChatPollAnswerModel, Bot as BotModel, ChatPrimaryServer as ChatPrimaryServerModel, ChatServer as ChatServerModel, ChatThread as ChatThreadModel, ChatSticker as ChatStickerModel, MessagePosted as MessagePostedModel } from './chat/models.ts';
import type { Country as CountryModel, CountryName as CountryNameModel, CoatOfArms as CountryCoatOfArmsModel, Maps as CountryMapsModel } from '../../mesh/generated/countries.ts';
import type { CountryLocalName as CountryLocalNameModel, CountryDemonym as CountryDemonymModel, CountryCurrency as CountryCurrencyModel, CountryCoordinates as CountryCoordinatesModel, CountryLanguage as CountryLanguageModel, CountryFlag as CountryFlagModel, CountryGini as CountryGiniModel, CountryPostalCodeFormat as CountryPostalCodeFormatModel } from './countries/models.ts';
import type { ExchangeRate as ExchangeRateModel, AddressBalance as AddressBalanceModel, BlockchainBlock as BlockchainBlockModel, BitcoinAmount as BitcoinAmountModel, BlockMined as BlockMinedModel } from './blockchain/models.ts';
import type { UnspentOutput as BlockchainUnspentOutputModel, Transaction as BlockchainTransactionModel, Input as BlockchainTransactionInputModel, Output as BlockchainTransactionOutputModel, Outpoint as BlockchainTransactionOutpointModel } from '../../mesh/generated/blockchain.ts';
import type { Joke as JokeModel } from '../../mesh/generated/jokes.ts';
import type { Quote as TvQuoteModel, Character as TvCharacterModel, Episode as TvEpisodeModel, Death as TvDeathModel } from '../../mesh/generated/tv.ts';
import type { TvEpisodeCharacter as TvEpisodeCharacterModel } from './tv/models.ts';
import type { Entitlement as ReaderEntitlementModel } from '../../mesh/generated/readers.ts';
import type { Reader as ReaderModel } from './readers/models.ts';
import type { Product as ResellerProductModel, Duration as ResellerDurationModel, BundleElement as ResellerBundleElementModel, Promotion as ResellerPromotionModel, Subscription as ResellerSubscriptionModel, ServiceLocation as ResellerServiceLocationModel, LineItem as ResellerLineItemModel, ServicePeriod as ResellerServicePeriodModel, PromotionSpec as ResellerPromotionSpecModel } from '../../mesh/generated/reseller.ts';
import type { ResellerLineItemBundleElement as ResellerLineItemBundleElementModel, ResellerTitle as ResellerTitleModel, ResellerPrice as ResellerPriceModel, ResellerBundle as ResellerBundleModel, ResellerIntroductoryPrice as ResellerIntroductoryPriceModel, ResellerMigration as ResellerMigrationModel, ResellerVideoPayload as ResellerVideoPayloadModel, ResellerStoragePayload as ResellerStoragePayloadModel, ResellerHomePayload as ResellerHomePayloadModel } from './reseller/models.ts';
import type { Policy as IamPolicyModel, Binding as IamBindingModel, Condition as IamConditionModel, Location as NotebookLocationModel, Operation as NotebookOperationModel } from '../../mesh/generated/notebooks.ts';
import type { NotebookInstance as NotebookInstanceModel, NotebookOperationError as NotebookOperationErrorModel, NotebookOperationConnection as NotebookOperationConnectionModel, NotebookOperationChanged as NotebookOperationChangedModel } from './notebooks/models.ts';
import type { FulfillmentMerchant as FulfillmentMerchantModel, FulfillmentWarehouse as FulfillmentWarehouseModel, InventoryItem as InventoryItemModel, AccountingActivity as AccountingActivityModel, FulfillmentReturnCode as FulfillmentReturnCodeModel, FulfillmentReturnItem as FulfillmentReturnItemModel, FulfillmentRequestedSku as FulfillmentRequestedSkuModel, FulfillmentLot as FulfillmentLotModel } from './logistics/models.ts';
import type { Fees as FulfillmentFeesModel, AccountingItem as AccountingItemModel, Return as FulfillmentReturnModel, Order as FulfillmentOrderModel, Consignee as FulfillmentConsigneeModel, StatusEvent as FulfillmentStatusEventModel, Status as FulfillmentStatusModel, TrackingNumber as FulfillmentTrackingNumberModel, Carrier as FulfillmentCarrierModel, LineItem as FulfillmentLineItemModel, LineDetails as FulfillmentLineDetailsModel } from '../../mesh/generated/logistics.ts';
import type { UrlNotification as UrlNotificationModel, UrlNotificationStatus as UrlNotificationStatusModel } from './indexing/models.ts';
import type { Journal as JournalModel, Subject as JournalSubjectModel, License as JournalLicenseModel, Apc as JournalApcModel, OtherCharges as JournalOtherChargesModel, Waiver as JournalWaiverModel, Copyright as JournalCopyrightModel, Editorial as JournalEditorialModel, Plagiarism as JournalPlagiarismModel, Preservation as JournalPreservationModel, DepositPolicy as JournalDepositPolicyModel, PidScheme as JournalPidSchemeModel, ArticleLicensing as JournalArticleLicensingModel, JournalReferences as JournalReferencesModel, Article as ArticleModel, Author as ArticleAuthorModel, Identifier as ArticleIdentifierModel, Link as ArticleLinkModel } from '../../mesh/generated/journals.ts';
import type { JournalOrganization as JournalOrganizationModel } from './journals/models.ts';
import type { Batch as BatchModel, DirectDebit as DirectDebitModel, Mandate as DirectDebitMandateModel, Account as BankAccountModel, Transaction as BankTransactionModel } from '../../mesh/generated/banking.ts';
import type { Bank as BankModel, BatchPayment as BatchPaymentModel, BatchPaymentResult as BatchPaymentResultModel, BatchPayee as BatchPayeeModel, BankTransactionParty as BankTransactionPartyModel, CreateBatchSuccess as CreateBatchSuccessModel, AddBatchPaymentSuccess as AddBatchPaymentSuccessModel, SubmitBatchSuccess as SubmitBatchSuccessModel, CancelBatchSuccess as CancelBatchSuccessModel, BatchChanged as BatchChangedModel } from './banking/models.ts';
import type { ConsolidatedReport as ConsolidatedReportModel, ConsolidatedReportDocument as ConsolidatedReportDocumentModel } from './reviews/models.ts';
import type { WorkloadMetric as WorkloadMetricModel, RiskCounts as ReviewRiskCountsModel, LensMetric as LensMetricModel, PillarMetric as PillarMetricModel, QuestionMetric as QuestionMetricModel, BestPractice as BestPracticeModel, Workload as ReviewWorkloadModel, Lens as LensModel, ShareInvitation as WorkloadShareInvitationModel, ShareInvitation as LensShareInvitationModel, ShareInvitation as ProfileShareInvitationModel, ShareInvitation as TemplateShareInvitationModel, ShareInvitation as OtherShareInvitationModel } from '../../mesh/generated/reviews.ts';
import type { RequestDetails as IntegrityRequestDetailsModel, DeviceRecall as IntegrityDeviceRecallModel } from '../../mesh/generated/integrity.ts';
import type { IntegrityPayload as IntegrityPayloadModel, IntegrityApp as IntegrityAppModel, IntegrityDevice as IntegrityDeviceModel, IntegrityAccount as IntegrityAccountModel, IntegrityEnvironment as IntegrityEnvironmentModel } from './integrity/models.ts';
import type { Execution as ExecutionModel, FunctionScheduledEventDetails as FunctionScheduledEventDetailsModel, StateMachine as StateMachineModel, MapRun as MapRunModel, ExecutionEventRecorded as ExecutionEventRecordedModel } from './workflows/models.ts';
import type { Activity as WorkflowActivityModel, HistoryEvent as HistoryEventModel, FailedEventDetails as FailedEventDetailsModel, SucceededEventDetails as SucceededEventDetailsModel, ActivityScheduledEventDetails as ActivityScheduledEventDetailsModel, ActivityStartedEventDetails as ActivityStartedEventDetailsModel, TaskScheduledEventDetails as TaskScheduledEventDetailsModel, TaskStartedEventDetails as TaskStartedEventDetailsModel, TaskFailedEventDetails as TaskFailedEventDetailsModel, TaskSucceededEventDetails as TaskSucceededEventDetailsModel, ExecutionStartedEventDetails as ExecutionStartedEventDetailsModel, ExecutionRedrivenEventDetails as ExecutionRedrivenEventDetailsModel, MapStateStartedEventDetails as MapStateStartedEventDetailsModel, MapIterationEventDetails as MapIterationEventDetailsModel, MapRunStartedEventDetails as MapRunStartedEventDetailsModel, MapRunRedrivenEventDetails as MapRunRedrivenEventDetailsModel, StateEnteredEventDetails as StateEnteredEventDetailsModel, StateExitedEventDetails as StateExitedEventDetailsModel, EvaluationFailedEventDetails as EvaluationFailedEventDetailsModel } from '../../mesh/generated/workflows.ts';
import type { DatalakeFileAccess as DatalakeFileAccessModel } from './datalake/models.ts';
import type { MailChecks as WebhookMailChecksModel } from '../../mesh/generated/webhooks.ts';
import type { Webhook as WebhookModel, WebhookRequest as WebhookRequestModel, WebhookMail as WebhookMailModel, WebhookRequestField as WebhookRequestFieldModel, WebhookRequestHeader as WebhookRequestHeaderModel, WebhookRequestFile as WebhookRequestFileModel, WebhookActionOutput as WebhookActionOutputModel, ClearWebhookRequestsSuccess as ClearWebhookRequestsSuccessModel, DeleteWebhookRequestSuccess as DeleteWebhookRequestSuccessModel, WebhookRequestReceived as WebhookRequestReceivedModel } from './webhooks/models.ts';
import type { Order as OrderModel, Buyer as OrderBuyerModel, TaxAddress as OrderTaxAddressModel, TaxIdentifier as OrderTaxIdentifierModel, CancelRequest as OrderCancelRequestModel, ShippingStep as OrderShippingStepModel, Address as OrderAddressModel, LineItem as OrderLineItemModel, LinkedShipment as OrderLinkedShipmentModel, DeliveryCost as OrderDeliveryCostModel, Tax as OrderTaxModel, CollectedTax as OrderCollectedTaxModel, ItemLocation as OrderItemLocationModel, GiftDetails as OrderGiftDetailsModel, PaymentSummary as OrderPaymentSummaryModel, Payment as OrderPaymentModel, PaymentHold as OrderPaymentHoldModel, OrderRefund as OrderRefundModel, PricingSummary as OrderPricingSummaryModel, Program as OrderProgramModel, PaymentDispute as PaymentDisputeModel } from '../../mesh/generated/marketplace.ts';
import type { OrderLinkedLineItem as OrderLinkedLineItemModel, ShippingFulfillment as ShippingFulfillmentModel, OrderCancellation as OrderCancellationModel, OrderFulfillmentInstruction as OrderFulfillmentInstructionModel, OrderContact as OrderContactModel, OrderPromotion as OrderPromotionModel, OrderLineRefund as OrderLineRefundModel, OrderLineProperties as OrderLinePropertiesModel, OrderLineInstructions as OrderLineInstructionsModel, OrderAspect as OrderAspectModel, OrderWarning as OrderWarningModel, OrderWarningParameter as OrderWarningParameterModel, ShippingFulfillmentLine as ShippingFulfillmentLineModel, OrderChanged as OrderChangedModel } from './marketplace/models.ts';
import type { Quote as QuoteModel, Author as QuoteAuthorModel } from '../../mesh/generated/quotes.ts';
import type { Context } from '../graph/context.ts';
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
  /** A date and time in UTC, such as `2026-03-01T09:00:00.000Z`. As many fraction digits as the API sent. */
  DateTime: { input: string; output: string | number; }
  /** A decimal number of any precision, as digits in a string, such as `24.90`. */
  Decimal: { input: string; output: string | number | bigint; }
  /** An email address. */
  EmailAddress: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** An absolute URI of any scheme, such as `org.example.app:/callback`. */
  URI: { input: string; output: string; }
  /** An absolute address of the web. */
  URL: { input: string; output: string; }
  /** A universally unique identifier. */
  UUID: { input: string; output: string; }
  /** A file sent with the request, by the multipart form that GraphQL clients use for uploads. It is streamed, not held. */
  Upload: { input: UploadModel; output: UploadModel; }
};

/** A mutation did not happen, because the credential does not permit it. */
export type AccessDenied = {
  /** The reason, for programs. */
  readonly code: RejectionCode;
  /** The reason, for people. */
  readonly message: Scalars['String']['output'];
};

/** The charges for an order. */
export type AccountingActivity = {
  readonly __typename?: 'AccountingActivity';
  /** What is charged, by purpose. The API names no currency. */
  readonly fees?: Maybe<FulfillmentFees>;
  /** The day on which it was booked. */
  readonly invoiceDate?: Maybe<Scalars['Date']['output']>;
  /** How many items were shipped. */
  readonly itemCount?: Maybe<Scalars['Int']['output']>;
  /** The items that were shipped. */
  readonly items?: Maybe<ReadonlyArray<AccountingItem>>;
  /** Who is charged. */
  readonly merchant?: Maybe<FulfillmentMerchant>;
  /** The merchant's own id of the order. */
  readonly merchantOrderId?: Maybe<Scalars['ID']['output']>;
  /** The order. Null if the fulfillment house no longer has it. One call for each that differs. */
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
  /** The activities of this page, without their cursors. */
  readonly nodes: ReadonlyArray<AccountingActivity>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of activities. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An accounting activity in a list. */
export type AccountingActivityEdge = {
  readonly __typename?: 'AccountingActivityEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The activity at `cursor`. */
  readonly node: AccountingActivity;
};

/** A filter of accounting activities. All criteria have to be met. */
export type AccountingActivityWhere = {
  /** Only charges that were booked in this span of time. */
  readonly invoicedAt?: InputMaybe<DateTimeRange>;
  /** Of these orders: their `id`s, or the fulfillment house's own. */
  readonly orderIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Of these warehouses, by the fulfillment house's ids of them. */
  readonly warehouseIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** An item that was shipped. */
export type AccountingItem = {
  readonly __typename?: 'AccountingItem';
  /** The fulfillment house's id of it. */
  readonly itemId?: Maybe<Scalars['ID']['output']>;
  /** What the fulfillment house calls the item. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** How many pieces were shipped. */
  readonly quantity?: Maybe<Scalars['Int']['output']>;
  /** The warehouse system's id of it. */
  readonly wmsItemId?: Maybe<Scalars['ID']['output']>;
};

/** Of an activity that waits for a worker. */
export type ActivityScheduledEventDetails = InputEventDetails & {
  readonly __typename?: 'ActivityScheduledEventDetails';
  /** The activity. The account's activities are read once for all events. Null if it no longer exists. */
  readonly activity?: Maybe<WorkflowActivity>;
  /** The activity whose workers may take the task. */
  readonly activityArn: Scalars['ID']['output'];
  /** The longest time between heartbeats of its worker, in seconds. */
  readonly heartbeatSeconds?: Maybe<Scalars['BigInt']['output']>;
  readonly input?: Maybe<Scalars['String']['output']>;
  readonly inputJson?: Maybe<Scalars['JSON']['output']>;
  /** How long the task may take. Null if it may take any time. */
  readonly timeoutSeconds?: Maybe<Scalars['BigInt']['output']>;
};

/** Of an activity that a worker took. */
export type ActivityStartedEventDetails = {
  readonly __typename?: 'ActivityStartedEventDetails';
  /** Who took the task, by its own word. Null if it gave none. */
  readonly workerName?: Maybe<Scalars['String']['output']>;
};

/** A payment for a batch. */
export type AddBatchPaymentInput = {
  /** The batch: its `id`, or the API's own UUID. */
  readonly batchId: Scalars['ID']['input'];
  /** The payment, of the batch's kind. */
  readonly payment: BatchPaymentInput;
};

/** The result of adding a payment to a batch. */
export type AddBatchPaymentResult = AddBatchPaymentSuccess | BatchNotFound | BatchNotOpen | InvalidBatchPayment;

/** The payment is in the batch. */
export type AddBatchPaymentSuccess = {
  readonly __typename?: 'AddBatchPaymentSuccess';
  /** The batch now. One call. Needs the permission PERM_BUSINESS_GET_BATCH. */
  readonly batch?: Maybe<Batch>;
  /** The API's own UUID of the new payment. */
  readonly paymentUuid: Scalars['UUID']['output'];
};

/** A place with a postal code and a country. Each API adds the fields that it has. */
export type Address = {
  /** The two-letter code of the country that the place is in. */
  readonly countryCode?: Maybe<Scalars['CountryCode']['output']>;
  /** The code by which the post finds the place, as the API writes it. */
  readonly postalCode?: Maybe<Scalars['String']['output']>;
};

/** The balance of an address. */
export type AddressBalance = Node & {
  readonly __typename?: 'AddressBalance';
  /** The address that holds it. */
  readonly address: Scalars['String']['output'];
  /** What the address holds at present. */
  readonly amount: BitcoinAmount;
  readonly id: Scalars['ID']['output'];
  /** The balance as the API sent it, which is a bare number. */
  readonly raw: Scalars['JSON']['output'];
  /** What the address has received in all. One call for any number of addresses. */
  readonly totalReceived?: Maybe<BitcoinAmount>;
  /** How many transactions the address takes part in. One call for any number of addresses. */
  readonly transactionCount?: Maybe<Scalars['Int']['output']>;
  /** The address's transactions, newest first. One call for each address and 50 transactions. */
  readonly transactions?: Maybe<BlockchainTransactionConnection>;
  /** The outputs that the address can spend: the 1,000 that the API sends first. One call for each address. */
  readonly unspentOutputs?: Maybe<BlockchainUnspentOutputConnection>;
};


/** The balance of an address. */
export type AddressBalanceTransactionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The balance of an address. */
export type AddressBalanceUnspentOutputsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** An article of an open-access journal. */
export type Article = Node & {
  readonly __typename?: 'Article';
  /** A summary by its authors; null where the publisher sent none. */
  readonly abstract?: Maybe<Scalars['String']['output']>;
  /** The directory's own id: 32 hexadecimal digits. */
  readonly articleId: Scalars['ID']['output'];
  /** Who wrote it, in the order of the article. */
  readonly authors: ReadonlyArray<ArticleAuthor>;
  /** The country in which its journal is published. Any number of articles take the calls of one. */
  readonly country?: Maybe<Country>;
  /** The country in which its journal is published. */
  readonly countryCode?: Maybe<Scalars['CountryCode']['output']>;
  /** The time at which the directory added it. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its digital object identifier. */
  readonly doi?: Maybe<Scalars['String']['output']>;
  /** The last page. Not always a number. */
  readonly endPage?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Identifiers of it and of its journal. */
  readonly identifiers: ReadonlyArray<ArticleIdentifier>;
  /** The ISSNs of its journal. */
  readonly issns: ReadonlyArray<Scalars['String']['output']>;
  /** The issue that it appeared in. Not always a number. */
  readonly issue?: Maybe<Scalars['String']['output']>;
  /** Its journal, found by ISSN. Null if the directory does not have it. The journals of up to 50 articles take one call. */
  readonly journal?: Maybe<Journal>;
  /** What its journal is called. No call. */
  readonly journalTitle?: Maybe<Scalars['String']['output']>;
  /** Words for its topics, chosen by its authors or its publisher. */
  readonly keywords: ReadonlyArray<Scalars['String']['output']>;
  /** The languages of its journal, by their two letters of ISO 639-1 in capitals, such as `EN`. */
  readonly languages: ReadonlyArray<Scalars['String']['output']>;
  /** Addresses at which it can be read. */
  readonly links: ReadonlyArray<ArticleLink>;
  /** The month it was published in, from 1 to 12. Null where the directory has neither a number nor an English name. */
  readonly month?: Maybe<Scalars['Int']['output']>;
  /** The name of its journal's publisher. */
  readonly publisherName?: Maybe<Scalars['String']['output']>;
  /** The article as the directory sent it, without the email addresses of its authors. */
  readonly raw: Scalars['JSON']['output'];
  /** The first page. Not always a number. */
  readonly startPage?: Maybe<Scalars['String']['output']>;
  /** The subjects of a classification. */
  readonly subjects: ReadonlyArray<JournalSubject>;
  /** What the article is called in its journal. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** The time of the last change. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The volume that it appeared in. */
  readonly volume?: Maybe<Scalars['String']['output']>;
  /** The year it was published in. */
  readonly year?: Maybe<Scalars['Int']['output']>;
};

/** An author of an article. Personal data. */
export type ArticleAuthor = {
  readonly __typename?: 'ArticleAuthor';
  /** The institution that the author works at. */
  readonly affiliation?: Maybe<Scalars['String']['output']>;
  /** The whole name, as it stands in the article. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The author's page in the ORCID register. */
  readonly orcidUrl?: Maybe<Scalars['URL']['output']>;
};

/** A list of articles. */
export type ArticleConnection = {
  readonly __typename?: 'ArticleConnection';
  /** The articles with their cursors. */
  readonly edges: ReadonlyArray<ArticleEdge>;
  /** The articles of this page, without their cursors. */
  readonly nodes: ReadonlyArray<Article>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The number of all articles that meet the conditions, including those that cannot be read. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** The format of an article's document. */
export type ArticleContentType =
  /** An electronic book. */
  | 'EPUB'
  /** A web page. */
  | 'HTML'
  /** PDF. */
  | 'PDF'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED'
  /** XML. */
  | 'XML';

/** An article in a list. */
export type ArticleEdge = {
  readonly __typename?: 'ArticleEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The article at `cursor`. */
  readonly node: Article;
};

/** An identifier of an article or of its journal. */
export type ArticleIdentifier = {
  readonly __typename?: 'ArticleIdentifier';
  /** Whether it is a DOI, or an ISSN of the journal. */
  readonly kind?: Maybe<ArticleIdentifierKind>;
  /** The identifier as the directory sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The identifier itself, such as `10.5555/example.1`. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** A kind of identifier of an article or of its journal. */
export type ArticleIdentifierKind =
  /** The article's digital object identifier. */
  | 'DOI'
  /** The ISSN of the journal's electronic edition. */
  | 'EISSN'
  /** The ISSN of the journal's printed edition. */
  | 'PISSN'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** An address at which an article can be read. */
export type ArticleLink = {
  readonly __typename?: 'ArticleLink';
  /** The format of the document. */
  readonly contentType?: Maybe<ArticleContentType>;
  /** The latest notifications to a search provider about the page. Null if there were none. An error for sites of which the gateway's account is no verified owner. One call for each different page. */
  readonly indexing?: Maybe<UrlNotificationStatus>;
  /** What the address leads to, such as the full text. */
  readonly kind?: Maybe<ArticleLinkKind>;
  /** The link as the directory sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** Where it leads, at the publisher's. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};

/** A kind of an article's link. */
export type ArticleLinkKind =
  /** The full text. */
  | 'FULLTEXT'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** The order of articles. */
export type ArticleOrder = {
  /** Whether the smallest or the largest value comes first. */
  readonly direction?: SortDirection;
  /** The sort key. */
  readonly field: ArticleOrderField;
};

/** A sort key of articles. */
export type ArticleOrderField =
  /** The time at which the directory added them. */
  | 'CREATED_AT'
  /** The title. */
  | 'TITLE'
  /** The time of the last change. */
  | 'UPDATED_AT';

/** Conditions on articles, all of which must be met. */
export type ArticleWhere = {
  /** Its journal is published in one of these countries. At most 50. */
  readonly countryCodes?: InputMaybe<ReadonlyArray<Scalars['CountryCode']['input']>>;
  /** One of these is its DOI. At most 50. */
  readonly dois?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** One of these is an ISSN of its journal. At most 50. */
  readonly issns?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /**
   * A filter in the directory's query language, such as `abstract:"sea ice" AND bibjson.year:2024`. Short field names are
   * `title`, `doi`, `issn`, `publisher`, `journal` and `abstract`. Wildcards, `~` and unbalanced signs are refused.
   */
  readonly rawFilter?: InputMaybe<Scalars['String']['input']>;
};

/** A variable that a state set. */
export type AssignedVariable = {
  readonly __typename?: 'AssignedVariable';
  /** Which variable got the value. */
  readonly name: Scalars['String']['output'];
  /** Its value, as text. */
  readonly value: Scalars['String']['output'];
  /** The text parsed as JSON. Null if it is not JSON. */
  readonly valueJson?: Maybe<Scalars['JSON']['output']>;
};

/** The provider does not let it be. */
export type AuthorizationDenied = AccessDenied & Rejection & {
  readonly __typename?: 'AuthorizationDenied';
  readonly code: RejectionCode;
  /** The provider's description of the error. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The provider's word for the reason, such as `login_required`. Null where it refused with a web page. */
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly message: Scalars['String']['output'];
  /** Where to send the browser, so that the client is told too. Null where the client itself is the problem. */
  readonly returnLocation?: Maybe<Scalars['URI']['output']>;
  /** The state that was sent along. */
  readonly state?: Maybe<Scalars['String']['output']>;
};

/** How the page to sign in on is shown. */
export type AuthorizationDisplay =
  /** Above the client's page. */
  | 'MODAL'
  /** As a whole page. */
  | 'PAGE'
  /** In a window of its own. */
  | 'POPUP';

/** How an authorization is sent. */
export type AuthorizationMethod =
  /** With everything in the address. */
  | 'GET'
  /** With everything in a form. */
  | 'POST';

/** A prompt that is shown even if not necessary. */
export type AuthorizationPrompt =
  /** To agree. */
  | 'CONSENT'
  /** To sign in. */
  | 'LOGIN'
  /** Nothing: it fails where the user would have to be asked. */
  | 'NONE';

/** How the outcome of an authorization is sent back. */
export type AuthorizationResponseMode =
  /** By a form that the browser sends. By arrangement only. */
  | 'FORM_POST'
  /** In the fragment of the address, which no server sees. */
  | 'FRAGMENT'
  /** In the query of the address. */
  | 'QUERY';

/** A response type of OAuth 2.0 that a client may use. */
export type AuthorizationResponseType =
  /** A code, to be exchanged for tokens. */
  | 'CODE'
  /** An ID token. */
  | 'ID_TOKEN'
  /** An access token. */
  | 'TOKEN'
  /** A response type that this graph does not know. `raw` has the provider's word. */
  | 'UNRECOGNIZED';

/** A response type that an authorization asks for. */
export type AuthorizationResponseTypeInput =
  /** A code, to be exchanged for tokens. */
  | 'CODE'
  /** An ID token. */
  | 'ID_TOKEN'
  /** An access token. */
  | 'TOKEN';

/** The parameters of an authorization. */
export type AuthorizationUrlInput = {
  /** The client that asks: its `id`, or the provider's own. */
  readonly clientId: Scalars['ID']['input'];
  /** How the page to sign in on is shown. */
  readonly display?: InputMaybe<AuthorizationDisplay>;
  /** Seconds that the last sign-in may lie back: 0 or more. */
  readonly maxAgeSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** Comes back in the ID token, so that it cannot be used twice. */
  readonly nonce?: InputMaybe<Scalars['String']['input']>;
  /** The prompts that are shown even if not necessary. `NONE` stands alone. */
  readonly prompts?: InputMaybe<ReadonlyArray<AuthorizationPrompt>>;
  /** Where the user is sent back to: one of the client's registered URIs, without a fragment. */
  readonly redirectUri: Scalars['URI']['input'];
  /** How the outcome is sent back; by default in the query for a code alone, and else in the fragment. */
  readonly responseMode?: InputMaybe<AuthorizationResponseMode>;
  /** The response types: a code, tokens, or both. */
  readonly responseTypes: ReadonlyArray<AuthorizationResponseTypeInput>;
  /** The requested scopes, including `openid`. A scope that ends in `~r` must be granted. Providers may require it. */
  readonly scopes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Comes back unchanged, so that the client knows its own request (CSRF). Providers may require it. */
  readonly state?: InputMaybe<Scalars['String']['input']>;
  /** Languages of the page, the preferred one first. Taken, but without effect. */
  readonly uiLocales?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** A bank that payment requests can be addressed to. */
export type Bank = Node & {
  readonly __typename?: 'Bank';
  /** The API's own UUID. */
  readonly bankUuid: Scalars['UUID']['output'];
  /** The country of the bank. Any number of banks take the calls of one. */
  readonly country?: Maybe<Country>;
  /** The two-letter code of the country whose accounts it holds. */
  readonly countryCode?: Maybe<Scalars['CountryCode']['output']>;
  /** The name of the country, in English. */
  readonly countryName?: Maybe<Scalars['String']['output']>;
  /** When it was added. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The currency of its accounts. No call. */
  readonly currency?: Maybe<Currency>;
  /** The code of the currency of its accounts. */
  readonly currencyCode?: Maybe<Scalars['CurrencyCode']['output']>;
  /** The English name of the currency of its accounts, such as `Euro`. */
  readonly currencyName?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** A picture of the bank's logo. */
  readonly logoUrl?: Maybe<Scalars['URL']['output']>;
  /** The name that its customers know it by. */
  readonly name: Scalars['String']['output'];
  /** The bank as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** An account of the business. */
export type BankAccount = Node & {
  readonly __typename?: 'BankAccount';
  /** Whether direct debits can be set up on it. */
  readonly acceptsDirectDebits?: Maybe<Scalars['Boolean']['output']>;
  /** The API's own number. */
  readonly accountId: Scalars['ID']['output'];
  /** The digits of the account at its branch. Null for accounts that have none, such as those in euros. */
  readonly accountNumber?: Maybe<Scalars['String']['output']>;
  /** The balance. Null if the API does not send its currency. */
  readonly balance?: Maybe<Money>;
  /** The BIC of an account in euros. */
  readonly bic?: Maybe<Scalars['String']['output']>;
  /** The currency, without a call. */
  readonly currency?: Maybe<Currency>;
  /** The ISO 4217 code of the currency that it is kept in. */
  readonly currencyCode?: Maybe<Scalars['CurrencyCode']['output']>;
  /** The IBAN of an account in euros. */
  readonly iban?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Whether fees in its currency are taken from it. */
  readonly isDefault?: Maybe<Scalars['Boolean']['output']>;
  /** What the business calls it. */
  readonly name: Scalars['String']['output'];
  /** The account as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The digits that name the branch. Null for accounts that have none, such as those in euros. */
  readonly sortCode?: Maybe<Scalars['String']['output']>;
  /** Whether it is in use, or was moved to another account. */
  readonly status?: Maybe<BankAccountStatus>;
  /**
   * Its transactions, the newest first. One call for each account. Needs the permission
   * PERM_BUSINESS_GET_ACCOUNT_TRANSACTIONS, and with `where` PERM_BUSINESS_GET_ACCOUNT_TRANSACTIONS_FILTERED.
   */
  readonly transactions?: Maybe<BankTransactionConnection>;
};


/** An account of the business. */
export type BankAccountTransactionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<BankTransactionWhere>;
};

/** A list of accounts. */
export type BankAccountConnection = {
  readonly __typename?: 'BankAccountConnection';
  /** The accounts with their cursors. */
  readonly edges: ReadonlyArray<BankAccountEdge>;
  /** The accounts of this page, without their cursors. */
  readonly nodes: ReadonlyArray<BankAccount>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
};

/** An account in a list. */
export type BankAccountEdge = {
  readonly __typename?: 'BankAccountEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The account at `cursor`. */
  readonly node: BankAccount;
};

/** The status of an account. */
export type BankAccountStatus =
  /** It is in use. */
  | 'LIVE'
  /** It was migrated to another account, and can only be read. */
  | 'MIGRATED'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** A list of banks. */
export type BankConnection = {
  readonly __typename?: 'BankConnection';
  /** The banks with their cursors. */
  readonly edges: ReadonlyArray<BankEdge>;
  /** The banks of this page, without their cursors. */
  readonly nodes: ReadonlyArray<Bank>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of banks. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A currency of payment requests and batches. */
export type BankCurrencyInput =
  /** Euro. */
  | 'EUR'
  /** Pound sterling. */
  | 'GBP';

/** A bank in a list. */
export type BankEdge = {
  readonly __typename?: 'BankEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The bank at `cursor`. */
  readonly node: Bank;
};

/** One side of a transaction: the change of one account. The API has no operation for a single one. */
export type BankTransaction = {
  readonly __typename?: 'BankTransaction';
  /** The amount by which the account changed, including fees and taxes. */
  readonly amountAfterCharges?: Maybe<Money>;
  /** The amount before fees and taxes. */
  readonly amountBeforeCharges?: Maybe<Money>;
  /** The balance of the account afterwards. */
  readonly balance?: Maybe<Money>;
  /** When the change was booked. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The currency of its amounts, without a call. */
  readonly currency?: Maybe<Currency>;
  /** The currency of its amounts. */
  readonly currencyCode?: Maybe<Scalars['CurrencyCode']['output']>;
  /** What the service charged for the transaction. Null if the API does not send it. */
  readonly feeAmount?: Maybe<Money>;
  /** The kind of transaction, which tells its direction. */
  readonly kind: BankTransactionKind;
  /** The transaction as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The text beside the transaction on the statement. Null if the API does not send it. */
  readonly reference?: Maybe<Scalars['String']['output']>;
  /** The number of the transaction, the same for both sides. */
  readonly referenceId?: Maybe<Scalars['ID']['output']>;
  /** The other side of the transaction. Null if the API does not name it. */
  readonly relatedParty?: Maybe<BankTransactionParty>;
  /** The tax on the service's charge. Null if the API does not send it. */
  readonly taxAmount?: Maybe<Money>;
  /** The number of this side of the transaction. */
  readonly transactionId: Scalars['ID']['output'];
};

/** A list of transactions. */
export type BankTransactionConnection = {
  readonly __typename?: 'BankTransactionConnection';
  /** The transactions with their cursors. */
  readonly edges: ReadonlyArray<BankTransactionEdge>;
  /** The transactions of this page, without their cursors. */
  readonly nodes: ReadonlyArray<BankTransaction>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of transactions. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A transaction in a list. */
export type BankTransactionEdge = {
  readonly __typename?: 'BankTransactionEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The transaction at `cursor`. */
  readonly node: BankTransaction;
};

/** The kind of a transaction. */
export type BankTransactionKind =
  /** A credit of a card used at a cash machine. */
  | 'CARD_ATM_CREDIT'
  /** The reversal of a credit of a card used at a cash machine. */
  | 'CARD_ATM_CREDIT_REVERSAL'
  /** A debit of a card used at a cash machine. */
  | 'CARD_ATM_DEBIT'
  /** The reversal of a debit of a card used at a cash machine. */
  | 'CARD_ATM_DEBIT_REVERSAL'
  /** A credit of a card used on the web. */
  | 'CARD_ECOMMERCE_CREDIT'
  /** The reversal of a credit of a card used on the web. */
  | 'CARD_ECOMMERCE_CREDIT_REVERSAL'
  /** A debit of a card used on the web. */
  | 'CARD_ECOMMERCE_DEBIT'
  /** The reversal of a debit of a card used on the web. */
  | 'CARD_ECOMMERCE_DEBIT_REVERSAL'
  /** A credit of a card used at a cash machine, in another currency. */
  | 'CARD_INTERNATIONAL_ATM_CREDIT'
  /** The reversal of a credit of a card used at a cash machine, in another currency. */
  | 'CARD_INTERNATIONAL_ATM_CREDIT_REVERSAL'
  /** A debit of a card used at a cash machine, in another currency. */
  | 'CARD_INTERNATIONAL_ATM_DEBIT'
  /** The reversal of a debit of a card used at a cash machine, in another currency. */
  | 'CARD_INTERNATIONAL_ATM_DEBIT_REVERSAL'
  /** A credit of a card used on the web, in another currency. */
  | 'CARD_INTERNATIONAL_ECOMMERCE_CREDIT'
  /** The reversal of a credit of a card used on the web, in another currency. */
  | 'CARD_INTERNATIONAL_ECOMMERCE_CREDIT_REVERSAL'
  /** A debit of a card used on the web, in another currency. */
  | 'CARD_INTERNATIONAL_ECOMMERCE_DEBIT'
  /** The reversal of a debit of a card used on the web, in another currency. */
  | 'CARD_INTERNATIONAL_ECOMMERCE_DEBIT_REVERSAL'
  /** A credit of a card read without contact, in another currency. */
  | 'CARD_INTERNATIONAL_POS_CONTACTLESS_CREDIT'
  /** The reversal of a credit of a card read without contact, in another currency. */
  | 'CARD_INTERNATIONAL_POS_CONTACTLESS_CREDIT_REVERSAL'
  /** A debit of a card read without contact, in another currency. */
  | 'CARD_INTERNATIONAL_POS_CONTACTLESS_DEBIT'
  /** The reversal of a debit of a card read without contact, in another currency. */
  | 'CARD_INTERNATIONAL_POS_CONTACTLESS_DEBIT_REVERSAL'
  /** A credit of a card read by its stripe or chip, in another currency. */
  | 'CARD_INTERNATIONAL_POS_CONTACT_CREDIT'
  /** The reversal of a credit of a card read by its stripe or chip, in another currency. */
  | 'CARD_INTERNATIONAL_POS_CONTACT_CREDIT_REVERSAL'
  /** A debit of a card read by its stripe or chip, in another currency. */
  | 'CARD_INTERNATIONAL_POS_CONTACT_DEBIT'
  /** The reversal of a debit of a card read by its stripe or chip, in another currency. */
  | 'CARD_INTERNATIONAL_POS_CONTACT_DEBIT_REVERSAL'
  /** A credit of a card read without contact. */
  | 'CARD_POS_CONTACTLESS_CREDIT'
  /** The reversal of a credit of a card read without contact. */
  | 'CARD_POS_CONTACTLESS_CREDIT_REVERSAL'
  /** A debit of a card read without contact. */
  | 'CARD_POS_CONTACTLESS_DEBIT'
  /** The reversal of a debit of a card read without contact. */
  | 'CARD_POS_CONTACTLESS_DEBIT_REVERSAL'
  /** A credit of a card read by its stripe or chip. */
  | 'CARD_POS_CONTACT_CREDIT'
  /** The reversal of a credit of a card read by its stripe or chip. */
  | 'CARD_POS_CONTACT_CREDIT_REVERSAL'
  /** A debit of a card read by its stripe or chip. */
  | 'CARD_POS_CONTACT_DEBIT'
  /** The reversal of a debit of a card read by its stripe or chip. */
  | 'CARD_POS_CONTACT_DEBIT_REVERSAL'
  /** A transfer from an account of the business in another currency. */
  | 'FX_INTERNAL_TRANSFER_FROM'
  /** A transfer to an account of the business in another currency. */
  | 'FX_INTERNAL_TRANSFER_TO'
  /** A transfer from another account of the business. */
  | 'INTERNAL_TRANSFER_FROM'
  /** A transfer to another account of the business. */
  | 'INTERNAL_TRANSFER_TO'
  /** A bank transfer received. */
  | 'LODGEMENT'
  /** A bank transfer received that was returned. */
  | 'LODGEMENT_REVERSED'
  /** A manual transfer. */
  | 'MANUAL_TRANSFER'
  /** A payment received. */
  | 'PAYMENT_RECEIVED'
  /** An open-banking payment received. */
  | 'PIS_LODGEMENT'
  /** The reversal of a credit. */
  | 'REVERSAL'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED'
  /** A bank transfer sent. */
  | 'WITHDRAWAL'
  /** A bank transfer sent that was returned. */
  | 'WITHDRAWAL_RETURNED';

/** The other side of a transaction. */
export type BankTransactionParty = {
  readonly __typename?: 'BankTransactionParty';
  /** The number of the account, where it is one of the business. */
  readonly accountId?: Maybe<Scalars['ID']['output']>;
  /** The digits of the account at its branch. Null where the party has none, or is not named in full. */
  readonly accountNumber?: Maybe<Scalars['String']['output']>;
  /** The international code of the party's bank. Null where the party has none, or is not named in full. */
  readonly bic?: Maybe<Scalars['String']['output']>;
  /** The international account number. Null where the party has none, or is not named in full. */
  readonly iban?: Maybe<Scalars['String']['output']>;
  /** The kind of party. Null where the API sends the name alone. */
  readonly kind?: Maybe<BankTransactionPartyKind>;
  /** The name of the account or of its holder. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The party as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The digits that name the branch. Null where the party has none, or is not named in full. */
  readonly sortCode?: Maybe<Scalars['String']['output']>;
};

/** The kind of the other side of a transaction. */
export type BankTransactionPartyKind =
  /** A cash machine. */
  | 'CARD_ATM'
  /** A shop that takes cards. */
  | 'CARD_MERCHANT'
  /** An account that money was received from. */
  | 'EXTERNAL_ACCOUNT'
  /** An account of the same service. */
  | 'INTERNAL_ACCOUNT'
  /** An account of a payee. */
  | 'PAYEE_ACCOUNT'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** Conditions on transactions, all of which must be met. */
export type BankTransactionWhere = {
  /** Only transactions that were booked in this span of time. */
  readonly createdAt?: InputMaybe<DateTimeRange>;
};

/** A transfer to a bank account of another. */
export type BankTransferInput = {
  /** The amount in the currency of the batch, with at most two decimals, such as `24.90`. */
  readonly amount: Scalars['Decimal']['input'];
  /** Whom the money goes to: somebody that the business has saved, or an account. */
  readonly payee: BankTransferPayeeInput;
  /** The reference on the payee's statement. */
  readonly payeeReference?: InputMaybe<Scalars['String']['input']>;
  /** The reference for the business itself. */
  readonly reference?: InputMaybe<Scalars['String']['input']>;
  /** The account that is debited: its `id`, or the API's own number. */
  readonly sourceAccountId: Scalars['ID']['input'];
};

/** A payee. New account details make a batch of new payees, which must be approved first. */
export type BankTransferPayeeInput =
  /** An account in euros. */
  { readonly ibanAccount: IbanAccountInput; readonly payeeId?: never; readonly sortCodeAccount?: never; }
  |  /** The number of an approved payee. */
  { readonly ibanAccount?: never; readonly payeeId: Scalars['ID']['input']; readonly sortCodeAccount?: never; }
  |  /** An account in sterling. */
  { readonly ibanAccount?: never; readonly payeeId?: never; readonly sortCodeAccount: SortCodeAccountInput; };

/** Conditions on banks. */
export type BankWhere = {
  /** Banks with accounts in this currency. */
  readonly currencyCode?: InputMaybe<BankCurrencyInput>;
};

/** Payments that are made together. */
export type Batch = Node & {
  readonly __typename?: 'Batch';
  /** The API's own UUID. */
  readonly batchUuid: Scalars['UUID']['output'];
  /** The address that events of the batch are posted to. It may contain a secret. */
  readonly callbackUrl?: Maybe<Scalars['URL']['output']>;
  /**
   * The webhook that events of the batch are posted to. Null if `callbackUrl` is no address of the webhooks API, or if
   * the webhook no longer exists. One call for each different webhook.
   */
  readonly callbackWebhook?: Maybe<Webhook>;
  /** The time of creation. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The currency of its amounts, without a call. */
  readonly currency?: Maybe<Currency>;
  /** The currency of its amounts. */
  readonly currencyCode?: Maybe<Scalars['CurrencyCode']['output']>;
  /** The number of payments that failed. */
  readonly failedCount?: Maybe<Scalars['Int']['output']>;
  /** The total value of the payments that failed. */
  readonly failedValue?: Maybe<Money>;
  readonly id: Scalars['ID']['output'];
  /** The job number given at creation. */
  readonly jobNumber?: Maybe<Scalars['String']['output']>;
  /** The kind of payments in it. */
  readonly kind?: Maybe<BatchKind>;
  /** The name given at creation. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /**
   * The payments. Null for batches of other kinds than internal and bank transfers, whose payments the API does not
   * list. One call for each batch, none for a payment that the API listed itself. Needs the permission PERM_BUSINESS_GET_BATCH_INTERNALTRANSFERS or
   * PERM_BUSINESS_GET_BATCH_BANKTRANSFERS.
   */
  readonly payments?: Maybe<BatchPaymentConnection>;
  /** The batch as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The API application that created it, or another description of its origin. */
  readonly sourceName?: Maybe<Scalars['String']['output']>;
  /** How far its payments are: open, submitted, done or cancelled, for example. Null if the API does not send it. */
  readonly status?: Maybe<BatchStatus>;
  /** The number of payments in it. */
  readonly submittedCount?: Maybe<Scalars['Int']['output']>;
  /** The total value of the payments in it. */
  readonly submittedValue?: Maybe<Money>;
  /** The number of payments that were made. */
  readonly succeededCount?: Maybe<Scalars['Int']['output']>;
  /** The total value of the payments that were made. */
  readonly succeededValue?: Maybe<Money>;
  /** The time of the last change. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** Payments that are made together. */
export type BatchPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A version of a batch. */
export type BatchChanged = SubscriptionEvent & {
  readonly __typename?: 'BatchChanged';
  /** The batch as it is since the change. */
  readonly batch: Batch;
  /** The version: `after` it the next other one follows. */
  readonly cursor: Scalars['String']['output'];
};

/** A list of batches. */
export type BatchConnection = {
  readonly __typename?: 'BatchConnection';
  /** The batches with their cursors. */
  readonly edges: ReadonlyArray<BatchEdge>;
  /** The batches of this page, without their cursors. */
  readonly nodes: ReadonlyArray<Batch>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of batches. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A batch in a list. */
export type BatchEdge = {
  readonly __typename?: 'BatchEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The batch at `cursor`. */
  readonly node: Batch;
};

/** The kind of payments in a batch. */
export type BatchKind =
  /** Transfers to bank accounts of others. */
  | 'BANK_TRANSFER'
  /** Transfers between accounts of the business. */
  | 'INTERNAL_TRANSFER'
  /** Transfers to bank accounts abroad. */
  | 'INTERNATIONAL_TRANSFER'
  /** Payees that are added, without payments. */
  | 'NEW_PAYEE'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** A kind of batch. */
export type BatchKindInput =
  /** Transfers to bank accounts of others. */
  | 'BANK_TRANSFER'
  /** Transfers between accounts of the business. */
  | 'INTERNAL_TRANSFER'
  /** Transfers to bank accounts abroad. */
  | 'INTERNATIONAL_TRANSFER'
  /** Payees that are added, without payments. */
  | 'NEW_PAYEE';

/** There is no such batch. */
export type BatchNotFound = NotFound & Rejection & {
  readonly __typename?: 'BatchNotFound';
  readonly code: RejectionCode;
  readonly message: Scalars['String']['output'];
};

/** The batch is not open: it was submitted or cancelled before. */
export type BatchNotOpen = Rejection & {
  readonly __typename?: 'BatchNotOpen';
  /** The batch with its present status. */
  readonly batch: Batch;
  readonly code: RejectionCode;
  readonly message: Scalars['String']['output'];
};

/** The order of batches. */
export type BatchOrder = {
  /** Whether the smallest or the largest value comes first. */
  readonly direction?: SortDirection;
  /** The sort key. */
  readonly field: BatchOrderField;
};

/** A sort key of batches. */
export type BatchOrderField =
  /** The date of the batch. */
  | 'DATE';

/** The payee of a bank transfer, as far as the API names it. */
export type BatchPayee = {
  readonly __typename?: 'BatchPayee';
  /** The account number of an account in sterling. */
  readonly accountNumber?: Maybe<Scalars['String']['output']>;
  /** The IBAN of an account in euros. */
  readonly iban?: Maybe<Scalars['String']['output']>;
  /** The name of the account holder. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The payee's number. */
  readonly payeeId?: Maybe<Scalars['ID']['output']>;
  /** The sort code of an account in sterling. */
  readonly sortCode?: Maybe<Scalars['String']['output']>;
};

/** A payment of a batch. The API has no operation for a single one. */
export type BatchPayment = {
  readonly __typename?: 'BatchPayment';
  /** The amount. Null where the API sends it without a currency: `raw` has the bare number. */
  readonly amount?: Maybe<Money>;
  /** The amount including fee and tax. Null where the API sends it without a currency. */
  readonly amountAfterCharges?: Maybe<Money>;
  /** The time of creation. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The account that an internal transfer credits. One call for each different account. */
  readonly destinationAccount?: Maybe<BankAccount>;
  /** The number of the account that an internal transfer credits. */
  readonly destinationAccountId?: Maybe<Scalars['ID']['output']>;
  /** The fee. Null where the API sends it without a currency. */
  readonly feeAmount?: Maybe<Money>;
  /** The payee of a bank transfer. Null for an internal transfer. */
  readonly payee?: Maybe<BatchPayee>;
  /** The reference on the payee's statement. Null for an internal transfer. */
  readonly payeeReference?: Maybe<Scalars['String']['output']>;
  /** The API's own UUID. */
  readonly paymentUuid: Scalars['UUID']['output'];
  /** The payment as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The reference for the business itself. */
  readonly reference?: Maybe<Scalars['String']['output']>;
  /** The outcome. Null until the payment is processed. */
  readonly result?: Maybe<BatchPaymentResult>;
  /** The account that is debited. One call for each different account. */
  readonly sourceAccount?: Maybe<BankAccount>;
  /** The number of the account that is debited. */
  readonly sourceAccountId?: Maybe<Scalars['ID']['output']>;
  /** How far this payment is on its way. Null if the API does not send it. */
  readonly status?: Maybe<BatchPaymentStatus>;
  /** The tax. Null where the API sends it without a currency. */
  readonly taxAmount?: Maybe<Money>;
  /** The number of the transaction that the payment became. Null until it is processed. */
  readonly transactionReferenceId?: Maybe<Scalars['ID']['output']>;
  /** The time of the last change. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A list of payments. */
export type BatchPaymentConnection = {
  readonly __typename?: 'BatchPaymentConnection';
  /** The payments with their cursors. */
  readonly edges: ReadonlyArray<BatchPaymentEdge>;
  /** The payments of this page, without their cursors. */
  readonly nodes: ReadonlyArray<BatchPayment>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of payments. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A payment in a list. */
export type BatchPaymentEdge = {
  readonly __typename?: 'BatchPaymentEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The payment at `cursor`. */
  readonly node: BatchPayment;
};

/** A payment of one of the two kinds. */
export type BatchPaymentInput =
  /** A transfer to a bank account of another. */
  { readonly bankTransfer: BankTransferInput; readonly internalTransfer?: never; }
  |  /** A transfer between accounts of the business. */
  { readonly bankTransfer?: never; readonly internalTransfer: InternalTransferInput; };

/** The outcome of a payment in a batch. */
export type BatchPaymentResult = {
  readonly __typename?: 'BatchPaymentResult';
  /** The API's code. */
  readonly code?: Maybe<Scalars['BigInt']['output']>;
  /** A description of the code. */
  readonly message?: Maybe<Scalars['String']['output']>;
};

/** The status of a payment in a batch. */
export type BatchPaymentStatus =
  /** It failed. */
  | 'FAILED'
  /** It was removed. */
  | 'REMOVED'
  /** It was added. */
  | 'SUBMITTED'
  /** It was made. */
  | 'SUCCEEDED'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** The status of a batch. */
export type BatchStatus =
  /** It was cancelled. */
  | 'CANCELLED'
  /** It is processed. */
  | 'COMPLETE'
  /** It accepts payments. */
  | 'OPEN'
  /** It waits for approval. */
  | 'PENDING_APPROVAL'
  /** It waits for the approval of its parent batch. */
  | 'PENDING_PARENT_BATCH_APPROVAL'
  /** It is being processed. */
  | 'PROCESSING'
  /** It is queued. */
  | 'READY_FOR_PROCESSING'
  /** The approval was refused. */
  | 'REJECTED'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** A state of batches, or of payments where the server lists those. */
export type BatchStatusInput =
  /** The batch was cancelled. */
  | 'CANCELLED'
  /** The batch is processed. */
  | 'COMPLETE'
  /** The payment failed. */
  | 'FAILED'
  /** The batch accepts payments. */
  | 'OPEN'
  /** The batch waits for approval. */
  | 'PENDING_APPROVAL'
  /** The batch waits for the approval of its parent batch. */
  | 'PENDING_PARENT_BATCH_APPROVAL'
  /** The batch is being processed. */
  | 'PROCESSING'
  /** The batch is queued. */
  | 'READY_FOR_PROCESSING'
  /** The approval was refused. */
  | 'REJECTED'
  /** The payment was removed. */
  | 'REMOVED'
  /** The payment was added. */
  | 'SUBMITTED'
  /** The payment was made. */
  | 'SUCCEEDED';

/** Conditions on batches. */
export type BatchWhere = {
  /** Batches of any of these kinds. The API takes one at a time: the lists of several are read whole and merged by date. */
  readonly kinds?: InputMaybe<ReadonlyArray<BatchKindInput>>;
  /** Batches in any of these states, in the same way. At most 8 pairs of a kind and a state. Some servers ignore it. */
  readonly statuses?: InputMaybe<ReadonlyArray<BatchStatusInput>>;
};

/** A practice that avoids a risk. */
export type BestPractice = {
  readonly __typename?: 'BestPractice';
  /** Its id among the choices of the question. */
  readonly choiceId?: Maybe<Scalars['ID']['output']>;
  /** What should be done, in a few words. */
  readonly choiceTitle?: Maybe<Scalars['String']['output']>;
};

/** An amount of coins. */
export type BitcoinAmount = {
  readonly __typename?: 'BitcoinAmount';
  /** The amount in coins. */
  readonly bitcoins: Scalars['Decimal']['output'];
  /** In satoshis, of which 100,000,000 are a coin. */
  readonly satoshis: Scalars['BigInt']['output'];
  /** The amount converted at the newest price. It is exact, so it may have more digits than the currency has. One call for any number of amounts. */
  readonly value?: Maybe<ReadonlyArray<Money>>;
};


/** An amount of coins. */
export type BitcoinAmountValueArgs = {
  currencies?: InputMaybe<ReadonlyArray<Scalars['CurrencyCode']['input']>>;
};

/** A block was mined. */
export type BlockMined = SubscriptionEvent & {
  readonly __typename?: 'BlockMined';
  /** What was added to the end of the chain. */
  readonly block: BlockchainBlock;
  /** Its position: `after` it the next block follows. It is the block's height. */
  readonly cursor: Scalars['String']['output'];
};

/** A block of the chain. Reached from a transaction it has its height without a call; other fields cost a call for each different block. */
export type BlockchainBlock = Node & {
  readonly __typename?: 'BlockchainBlock';
  /** The target of its hash in the compact form. Null if the API does not have the block. */
  readonly bits?: Maybe<Scalars['BigInt']['output']>;
  /** How many blocks confirm its transactions by now: this one, and those upon it; null off the main chain. One call for any number of blocks. */
  readonly confirmations?: Maybe<Scalars['Int']['output']>;
  /** The sum of its transactions' fees. Null if the API does not have the block. */
  readonly fee?: Maybe<BitcoinAmount>;
  /** The hash. Null if the API does not have the block. */
  readonly hash?: Maybe<Scalars['String']['output']>;
  /** How many blocks come before it. */
  readonly height: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  /** The API's own number of it. Null if the API does not have the block. */
  readonly index?: Maybe<Scalars['BigInt']['output']>;
  /** Whether it is part of the main chain. Null if the API does not have the block. */
  readonly isOnMainChain?: Maybe<Scalars['Boolean']['output']>;
  /** The root of the tree of its transactions' hashes. Null if the API does not have the block. */
  readonly merkleRoot?: Maybe<Scalars['String']['output']>;
  /** The time that its miner gave it. Null if the API does not have the block. */
  readonly minedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The number that makes its hash meet the target. Null if the API does not have the block. */
  readonly nonce?: Maybe<Scalars['BigInt']['output']>;
  /** The block before it. Null for the first block. No call on the main chain. */
  readonly previousBlock?: Maybe<BlockchainBlock>;
  /** The block as the API sent it, with its transactions. Null if the API does not have the block. */
  readonly raw?: Maybe<Scalars['JSON']['output']>;
  /** Its size in bytes. Null if the API does not have the block. */
  readonly size?: Maybe<Scalars['Int']['output']>;
  /** How many transactions it holds. Null if the API does not have the block. */
  readonly transactionCount?: Maybe<Scalars['Int']['output']>;
  /** Its transactions, in their order: thousands, which the API sends at once. Null if the API does not have the block. */
  readonly transactions?: Maybe<BlockchainTransactionConnection>;
  /** The version of its format. Null if the API does not have the block. */
  readonly version?: Maybe<Scalars['BigInt']['output']>;
  /** Its size in weight units. Old blocks do not say. */
  readonly weight?: Maybe<Scalars['Int']['output']>;
};


/** A block of the chain. Reached from a transaction it has its height without a call; other fields cost a call for each different block. */
export type BlockchainBlockTransactionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A block: one of these. */
export type BlockchainBlockWhere =
  /** Its height on the main chain: how many blocks come before it. */
  { readonly height: Scalars['Int']['input']; readonly id?: never; }
  |  /** Its `id`, or its hash: 64 hexadecimal digits. */
  { readonly height?: never; readonly id: Scalars['ID']['input']; };

/** Coins that change hands. */
export type BlockchainTransaction = Node & {
  readonly __typename?: 'BlockchainTransaction';
  /** The block that confirms it; null until one does. */
  readonly block?: Maybe<BlockchainBlock>;
  /** The fee paid to the miner. Null where an older answer has neither the fee nor the value of each input and output. */
  readonly fee?: Maybe<BitcoinAmount>;
  /** Its identification on the chain: 64 hexadecimal digits. */
  readonly hash: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** The API's own number of it. */
  readonly index: Scalars['BigInt']['output'];
  /** Where its coins come from. */
  readonly inputs?: Maybe<BlockchainTransactionInputConnection>;
  /** Whether it spends what another one spends too. */
  readonly isDoubleSpend?: Maybe<Scalars['Boolean']['output']>;
  /** Whether its sender may still replace it. */
  readonly isReplaceable: Scalars['Boolean']['output'];
  /** Before which height or, from 500,000,000 on, before which second since 1970 it is not valid. */
  readonly lockTime?: Maybe<Scalars['BigInt']['output']>;
  /** Where its coins go. */
  readonly outputs?: Maybe<BlockchainTransactionOutputConnection>;
  /** The transaction as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** From which internet address it came, mostly `0.0.0.0`. */
  readonly relayedBy: Scalars['String']['output'];
  /** When it was first seen, or confirmed. Old transactions do not say. */
  readonly seenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its size in bytes. */
  readonly size: Scalars['Int']['output'];
  /** The version of its format. */
  readonly version: Scalars['BigInt']['output'];
  /** Its size in weight units. Old transactions do not say. */
  readonly weight?: Maybe<Scalars['Int']['output']>;
};


/** Coins that change hands. */
export type BlockchainTransactionInputsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Coins that change hands. */
export type BlockchainTransactionOutputsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A list of transactions. */
export type BlockchainTransactionConnection = {
  readonly __typename?: 'BlockchainTransactionConnection';
  /** The transactions with their cursors. */
  readonly edges: ReadonlyArray<BlockchainTransactionEdge>;
  /** The transactions of this page, without their cursors. */
  readonly nodes: ReadonlyArray<BlockchainTransaction>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of transactions. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A transaction in a list. */
export type BlockchainTransactionEdge = {
  readonly __typename?: 'BlockchainTransactionEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The transaction at `cursor`. */
  readonly node: BlockchainTransaction;
};

/** Where a transaction's coins come from. */
export type BlockchainTransactionInput = {
  readonly __typename?: 'BlockchainTransactionInput';
  /** The present balance of the address that it spends from; null where there is no address. One call for any number of addresses. */
  readonly balance?: Maybe<AddressBalance>;
  /** Its place among the inputs. */
  readonly index?: Maybe<Scalars['Int']['output']>;
  /** The output that it spends; null for new coins. */
  readonly previousOutput?: Maybe<BlockchainTransactionOutput>;
  /** The script that unlocks what it spends, in hexadecimal digits; may be empty. */
  readonly script: Scalars['String']['output'];
  /** Its number in the sequence of replacements, 4294967295 where it is final. */
  readonly sequence: Scalars['BigInt']['output'];
  /** The witness data, in hexadecimal digits; may be empty. */
  readonly witness?: Maybe<Scalars['String']['output']>;
};

/** A list of inputs. */
export type BlockchainTransactionInputConnection = {
  readonly __typename?: 'BlockchainTransactionInputConnection';
  /** The inputs with their cursors. */
  readonly edges: ReadonlyArray<BlockchainTransactionInputEdge>;
  /** The inputs of this page, without their cursors. */
  readonly nodes: ReadonlyArray<BlockchainTransactionInput>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of inputs. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An input in a list. */
export type BlockchainTransactionInputEdge = {
  readonly __typename?: 'BlockchainTransactionInputEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The input at `cursor`. */
  readonly node: BlockchainTransactionInput;
};

/** An input of a transaction, by number. */
export type BlockchainTransactionOutpoint = {
  readonly __typename?: 'BlockchainTransactionOutpoint';
  /** The place among that transaction's inputs. */
  readonly inputIndex?: Maybe<Scalars['Int']['output']>;
  /** The API's own number of the transaction. */
  readonly transactionIndex?: Maybe<Scalars['BigInt']['output']>;
};

/** Where a transaction's coins go. */
export type BlockchainTransactionOutput = {
  readonly __typename?: 'BlockchainTransactionOutput';
  /** To which address it goes; null where its script pays none. */
  readonly address?: Maybe<Scalars['String']['output']>;
  /** A label of the address. Sent by older servers only. */
  readonly addressTag?: Maybe<Scalars['String']['output']>;
  /** Where more is said of who that is. Older servers tell it. */
  readonly addressTagUrl?: Maybe<Scalars['URL']['output']>;
  /** How many coins go there. */
  readonly amount: BitcoinAmount;
  /** The present balance of that address. One call for any number of addresses. */
  readonly balance?: Maybe<AddressBalance>;
  /** Its place among the outputs. */
  readonly index: Scalars['Int']['output'];
  /** Whether it has been spent. */
  readonly isSpent?: Maybe<Scalars['Boolean']['output']>;
  /** The script that locks it, in hexadecimal digits. */
  readonly script?: Maybe<Scalars['String']['output']>;
  /** The API's own number of what kind of script it is. */
  readonly scriptKind?: Maybe<Scalars['Int']['output']>;
  /** Where it has been spent. */
  readonly spentBy: ReadonlyArray<BlockchainTransactionOutpoint>;
  /** The API's own number of the transaction that it is part of. */
  readonly transactionIndex?: Maybe<Scalars['BigInt']['output']>;
};

/** A list of outputs. */
export type BlockchainTransactionOutputConnection = {
  readonly __typename?: 'BlockchainTransactionOutputConnection';
  /** The outputs with their cursors. */
  readonly edges: ReadonlyArray<BlockchainTransactionOutputEdge>;
  /** The outputs of this page, without their cursors. */
  readonly nodes: ReadonlyArray<BlockchainTransactionOutput>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of outputs. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An output in a list. */
export type BlockchainTransactionOutputEdge = {
  readonly __typename?: 'BlockchainTransactionOutputEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The output at `cursor`. */
  readonly node: BlockchainTransactionOutput;
};

/** An output that its address can spend. */
export type BlockchainUnspentOutput = {
  readonly __typename?: 'BlockchainUnspentOutput';
  /** What the output is worth, in bitcoins and in each currency. */
  readonly amount: BitcoinAmount;
  /** How many blocks confirm it; 0 until one does. */
  readonly confirmations: Scalars['Int']['output'];
  /** Its place among the transaction's outputs. */
  readonly index: Scalars['Int']['output'];
  /** The script that locks it, in hexadecimal digits. */
  readonly script?: Maybe<Scalars['String']['output']>;
  /** That transaction. One call for each different transaction. */
  readonly transaction?: Maybe<BlockchainTransaction>;
  /** The hash of the transaction that it is part of. */
  readonly transactionHash: Scalars['String']['output'];
  /** The API's own number of the transaction. */
  readonly transactionIndex?: Maybe<Scalars['BigInt']['output']>;
};

/** A list of unspent outputs. */
export type BlockchainUnspentOutputConnection = {
  readonly __typename?: 'BlockchainUnspentOutputConnection';
  /** The outputs with their cursors. */
  readonly edges: ReadonlyArray<BlockchainUnspentOutputEdge>;
  /** The outputs of this page, without their cursors. */
  readonly nodes: ReadonlyArray<BlockchainUnspentOutput>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of outputs, up to 1,000. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An unspent output in a list. */
export type BlockchainUnspentOutputEdge = {
  readonly __typename?: 'BlockchainUnspentOutputEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The output at `cursor`. */
  readonly node: BlockchainUnspentOutput;
};

/** The account in whose name the gateway posts messages. */
export type Bot = ChatAccount & {
  readonly __typename?: 'Bot';
  /** Its colour: red, green and blue as one number. */
  readonly accentColor?: Maybe<Scalars['Int']['output']>;
  /** Its picture's hash. */
  readonly avatar?: Maybe<Scalars['String']['output']>;
  /** The frame around the avatar. */
  readonly avatarDecoration?: Maybe<ChatAvatarDecoration>;
  /** Its banner's hash. */
  readonly banner?: Maybe<Scalars['String']['output']>;
  /** When the account was made. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Four digits after the name, or `0` where it needs none. */
  readonly discriminator?: Maybe<Scalars['String']['output']>;
  /** The name to show instead. */
  readonly displayName?: Maybe<Scalars['String']['output']>;
  /** Its email address. Null if the credential has no right to it. */
  readonly email?: Maybe<Scalars['EmailAddress']['output']>;
  /** Flags, as a bit field. */
  readonly flags?: Maybe<Scalars['BigInt']['output']>;
  /** Whether it is a bot's. */
  readonly isBot: Scalars['Boolean']['output'];
  /** Whether the email address was confirmed. */
  readonly isEmailVerified?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is the platform's own. */
  readonly isSystem: Scalars['Boolean']['output'];
  /** Its language, as a BCP 47 tag such as `en-GB`. */
  readonly locale?: Maybe<Scalars['String']['output']>;
  /**
   * What it posted in a channel, newest first; null where there is no such channel. The platform lists messages of
   * everybody only: a thousand of them at most are looked through for a page, which may then be short, or even empty,
   * though more follows after its `endCursor`.
   */
  readonly messages?: Maybe<ChatMessageConnection>;
  /** The background of the name. */
  readonly nameplate?: Maybe<ChatNameplate>;
  /** The premium subscription. */
  readonly premium?: Maybe<ChatPremium>;
  /** The server whose tag it shows. */
  readonly primaryServer?: Maybe<ChatPrimaryServer>;
  /** The public flags, as a bit field. */
  readonly publicFlags?: Maybe<Scalars['Int']['output']>;
  /** The account as the platform sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** Whether signing in to it takes a second factor. */
  readonly requiresMfa?: Maybe<Scalars['Boolean']['output']>;
  /** The servers that it is a member of, by their ids: the oldest first. */
  readonly servers?: Maybe<ChatServerConnection>;
  /** The account, which has the `id`: wherever else it is met, such as at `ChatMessage.author`, it is the same. */
  readonly user: ChatUser;
  /** The platform's id of the account. */
  readonly userId: Scalars['ID']['output'];
  /** The account's name, unique together with `discriminator`. */
  readonly username: Scalars['String']['output'];
};


/** The account in whose name the gateway posts messages. */
export type BotMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  channelId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The account in whose name the gateway posts messages. */
export type BotServersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A batch to cancel. */
export type CancelBatchInput = {
  /** The batch: its `id`, or the API's own UUID. */
  readonly id: Scalars['ID']['input'];
};

/** The result of cancelling a batch. */
export type CancelBatchResult = BatchNotFound | BatchNotOpen | CancelBatchSuccess;

/** The batch is cancelled. */
export type CancelBatchSuccess = {
  readonly __typename?: 'CancelBatchSuccess';
  /** The batch now. One call. Needs the permission PERM_BUSINESS_GET_BATCH. */
  readonly batch?: Maybe<Batch>;
};

/** The bot cannot see the channel, or lacks a permission there. */
export type ChatAccessDenied = AccessDenied & Rejection & {
  readonly __typename?: 'ChatAccessDenied';
  readonly code: RejectionCode;
  readonly message: Scalars['String']['output'];
};

/** What is told of every account. */
export type ChatAccount = {
  /** Its colour: red, green and blue as one number. */
  readonly accentColor?: Maybe<Scalars['Int']['output']>;
  /** Its picture's hash. */
  readonly avatar?: Maybe<Scalars['String']['output']>;
  /** The frame around the avatar. */
  readonly avatarDecoration?: Maybe<ChatAvatarDecoration>;
  /** Its banner's hash. */
  readonly banner?: Maybe<Scalars['String']['output']>;
  /** When the account was made. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Four digits after the name, or `0` where it needs none. */
  readonly discriminator?: Maybe<Scalars['String']['output']>;
  /** The name to show instead. */
  readonly displayName?: Maybe<Scalars['String']['output']>;
  /** Flags, as a bit field. */
  readonly flags?: Maybe<Scalars['BigInt']['output']>;
  /** Whether it is a bot's. */
  readonly isBot: Scalars['Boolean']['output'];
  /** Whether it is the platform's own. */
  readonly isSystem: Scalars['Boolean']['output'];
  /** The background of the name. */
  readonly nameplate?: Maybe<ChatNameplate>;
  /** The server whose tag it shows. */
  readonly primaryServer?: Maybe<ChatPrimaryServer>;
  /** The public flags, as a bit field. */
  readonly publicFlags?: Maybe<Scalars['Int']['output']>;
  /** The platform's id of the account. */
  readonly userId: Scalars['ID']['output'];
  /** The account's name, unique together with `discriminator`. */
  readonly username: Scalars['String']['output'];
};

/** A file that goes with a message. */
export type ChatAttachment = {
  readonly __typename?: 'ChatAttachment';
  /** The platform's id of it. */
  readonly attachmentId: Scalars['ID']['output'];
  /** Its media type. */
  readonly contentType?: Maybe<Scalars['String']['output']>;
  /** The alternative text. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** How long a spoken message is. */
  readonly durationSeconds?: Maybe<Scalars['Float']['output']>;
  /** The file name. */
  readonly filename: Scalars['String']['output'];
  /** Flags, as a bit field. */
  readonly flags?: Maybe<Scalars['Int']['output']>;
  /** The height of a picture or film. */
  readonly height?: Maybe<Scalars['Int']['output']>;
  /** Whether it is removed after some time. */
  readonly isEphemeral: Scalars['Boolean']['output'];
  /** A small picture to show while it is fetched. */
  readonly placeholder?: Maybe<Scalars['String']['output']>;
  /** Where the platform has a copy of it. */
  readonly proxyUrl: Scalars['URL']['output'];
  /** Its size in bytes. */
  readonly size: Scalars['Int']['output'];
  /** A title for people. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** Where the file itself is. */
  readonly url: Scalars['URL']['output'];
  /** How loud a spoken message is from moment to moment. */
  readonly waveform?: Maybe<Scalars['Base64']['output']>;
  /** The width of a picture or film. */
  readonly width?: Maybe<Scalars['Int']['output']>;
};

/** A frame around an account's avatar. */
export type ChatAvatarDecoration = {
  readonly __typename?: 'ChatAvatarDecoration';
  /** The frame's hash. */
  readonly asset: Scalars['String']['output'];
  /** The id of the product that grants it. */
  readonly skuId?: Maybe<Scalars['ID']['output']>;
};

/** A channel of a server, a thread, or a private channel. */
export type ChatChannel = Node & {
  readonly __typename?: 'ChatChannel';
  /** The platform's id of it. */
  readonly channelId: Scalars['ID']['output'];
  /** When it was made. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Whether it is for adults only. */
  readonly isAgeRestricted?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it holds text, voice, threads or other channels. */
  readonly kind: ChatChannelKind;
  /** The platform's id of the last message, which may be gone. */
  readonly lastMessageId?: Maybe<Scalars['ID']['output']>;
  /** When a message was last pinned. */
  readonly lastPinnedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The messages in it, the newest first. Null if it is of a kind that has none, such as `CATEGORY` or `FORUM`, or is gone by now. */
  readonly messages?: Maybe<ChatMessageConnection>;
  /** The name. Private channels between two have none. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The category that it stands in, or the channel that a thread belongs to. A call for each. */
  readonly parent?: Maybe<ChatChannel>;
  /** The platform's id of the category that it stands in, or of the channel that a thread belongs to. */
  readonly parentId?: Maybe<Scalars['ID']['output']>;
  /** Where it stands among the channels of its category. */
  readonly position?: Maybe<Scalars['Int']['output']>;
  /** The channel as the platform sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The users of a private channel. */
  readonly recipients: ReadonlyArray<ChatUser>;
  /** Its server. One call for all channels of one server. */
  readonly server?: Maybe<ChatServer>;
  /** The platform's id of its server. Private channels have none. */
  readonly serverId?: Maybe<Scalars['ID']['output']>;
  /** Seconds that a user has to wait between two messages. */
  readonly slowdownSeconds?: Maybe<Scalars['Int']['output']>;
  /** The state of a thread. Null for other channels. */
  readonly thread?: Maybe<ChatThread>;
  /** What is to be talked about in it, in up to 4,096 characters. Null if nothing is set. */
  readonly topic?: Maybe<Scalars['String']['output']>;
};


/** A channel of a server, a thread, or a private channel. */
export type ChatChannelMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A list of channels. */
export type ChatChannelConnection = {
  readonly __typename?: 'ChatChannelConnection';
  /** The channels with their cursors. */
  readonly edges: ReadonlyArray<ChatChannelEdge>;
  /** The channels of this page, without their cursors. */
  readonly nodes: ReadonlyArray<ChatChannel>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of channels. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A channel in its list. */
export type ChatChannelEdge = {
  readonly __typename?: 'ChatChannelEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The channel at `cursor`. */
  readonly node: ChatChannel;
};

/** A kind of channel. */
export type ChatChannelKind =
  /** Announcements, which other servers can follow. */
  | 'ANNOUNCEMENT'
  /** A thread below an announcement. */
  | 'ANNOUNCEMENT_THREAD'
  /** A category: it groups channels. */
  | 'CATEGORY'
  /** A directory of servers. */
  | 'DIRECTORY'
  /** A forum: it has threads only. */
  | 'FORUM'
  /** A forum of pictures and films. */
  | 'MEDIA'
  /** Private, between two. */
  | 'PRIVATE'
  /** Private, between several. */
  | 'PRIVATE_GROUP'
  /** A thread for invited members. */
  | 'PRIVATE_THREAD'
  /** A thread that everybody in the channel can see. */
  | 'PUBLIC_THREAD'
  /** A stage with an audience. */
  | 'STAGE'
  /** Text of a server. */
  | 'TEXT'
  /** A kind that this graph does not know. `raw` has the platform's number. */
  | 'UNRECOGNIZED'
  /** Voice of a server. */
  | 'VOICE';

/** There is no such channel. */
export type ChatChannelNotFound = NotFound & Rejection & {
  readonly __typename?: 'ChatChannelNotFound';
  readonly code: RejectionCode;
  readonly message: Scalars['String']['output'];
};

/** Content embedded in a message. */
export type ChatEmbed = {
  readonly __typename?: 'ChatEmbed';
  /** Who is named above the heading. */
  readonly author?: Maybe<ChatEmbedAuthor>;
  /** Its colour: red, green and blue as one number. */
  readonly color?: Maybe<Scalars['Int']['output']>;
  /** The text below the heading. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Short texts with headings of their own, in their order. */
  readonly fields: ReadonlyArray<ChatEmbedField>;
  /** The line below everything else. */
  readonly footer?: Maybe<ChatEmbedFooter>;
  /** The time that it tells. */
  readonly happenedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The picture that the embed shows in full width. */
  readonly image?: Maybe<ChatEmbedMedia>;
  /** What it shows. */
  readonly kind: ChatEmbedKind;
  /** Where it comes from. */
  readonly provider?: Maybe<ChatEmbedProvider>;
  /** Its small picture. */
  readonly thumbnail?: Maybe<ChatEmbedMedia>;
  /** The heading, above everything else. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** Where it leads. */
  readonly url?: Maybe<Scalars['URL']['output']>;
  /** The film that the embed plays. */
  readonly video?: Maybe<ChatEmbedMedia>;
};

/** The author of an embed. */
export type ChatEmbedAuthor = {
  readonly __typename?: 'ChatEmbedAuthor';
  /** A small picture beside the name of the author. */
  readonly iconUrl?: Maybe<Scalars['URL']['output']>;
  /** Who it is by, in the words of the page. */
  readonly name: Scalars['String']['output'];
  /** Where it leads. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};

/** A field of an embed. */
export type ChatEmbedField = {
  readonly __typename?: 'ChatEmbedField';
  /** Whether it stands beside others. */
  readonly isInline: Scalars['Boolean']['output'];
  /** The heading of the short text. */
  readonly name: Scalars['String']['output'];
  /** The short text itself. */
  readonly value: Scalars['String']['output'];
};

/** The footer of an embed. */
export type ChatEmbedFooter = {
  readonly __typename?: 'ChatEmbedFooter';
  /** A small picture beside the text of the footer. */
  readonly iconUrl?: Maybe<Scalars['URL']['output']>;
  /** What the line says. */
  readonly text: Scalars['String']['output'];
};

/** A kind of embed. */
export type ChatEmbedKind =
  /** An animation, sent as a film. */
  | 'ANIMATION'
  /** An article. */
  | 'ARTICLE'
  /** A picture. */
  | 'IMAGE'
  /** A link to a page. */
  | 'LINK'
  /** The result of a poll. */
  | 'POLL_RESULT'
  /** Text with fields, as bots and webhooks send it. */
  | 'RICH'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED'
  /** A film. */
  | 'VIDEO';

/** A picture or film of an embed. */
export type ChatEmbedMedia = {
  readonly __typename?: 'ChatEmbedMedia';
  /** Its height in pixels. */
  readonly height?: Maybe<Scalars['Int']['output']>;
  /** Where the platform has a copy of it. */
  readonly proxyUrl?: Maybe<Scalars['URL']['output']>;
  /** Where the original is. */
  readonly url?: Maybe<Scalars['URL']['output']>;
  /** Its width in pixels. */
  readonly width?: Maybe<Scalars['Int']['output']>;
};

/** Where an embed comes from. */
export type ChatEmbedProvider = {
  readonly __typename?: 'ChatEmbedProvider';
  /** What the site or service calls itself. */
  readonly name: Scalars['String']['output'];
  /** Where it leads. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};

/** An emoji of a reaction. */
export type ChatEmoji = {
  readonly __typename?: 'ChatEmoji';
  /** The platform's id of it, where a server made it. */
  readonly emojiId?: Maybe<Scalars['ID']['output']>;
  /** Whether it moves. */
  readonly isAnimated: Scalars['Boolean']['output'];
  /** The character, or what its server calls it. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** The mentions of a message that notify. */
export type ChatMentionsInput = {
  /** Whether everybody in the channel is notified. */
  readonly notifiesEveryone?: Scalars['Boolean']['input'];
  /** Whether the author of the message that this is a reply to is notified. */
  readonly notifiesRepliedUser?: Scalars['Boolean']['input'];
  /** The platform's ids of roles whose members are notified: 100 at most. */
  readonly roleIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The users who are notified, by their `id` or the platform's own: 100 at most. */
  readonly userIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** A message in a channel. */
export type ChatMessage = Node & {
  readonly __typename?: 'ChatMessage';
  /** The application that posted it. */
  readonly applicationId?: Maybe<Scalars['ID']['output']>;
  /** Files that go with it. */
  readonly attachments: ReadonlyArray<ChatAttachment>;
  /** The user, bot or webhook that posted it. */
  readonly author?: Maybe<ChatUser>;
  /** The channel that it stands in. Null if that is gone by now. One call for all messages of one channel. */
  readonly channel?: Maybe<ChatChannel>;
  /** The platform's id of the channel that it stands in. */
  readonly channelId: Scalars['ID']['output'];
  /** Buttons and the like, as the platform describes them. */
  readonly componentsJson: ReadonlyArray<Scalars['JSON']['output']>;
  /** What the message says, in the platform's Markdown. Empty where it has only files, embeds, stickers or a poll. */
  readonly content: Scalars['String']['output'];
  /** When it was posted. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The time of the last change. */
  readonly editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The embedded content. */
  readonly embeds: ReadonlyArray<ChatEmbed>;
  /** Flags, as a bit field. */
  readonly flags?: Maybe<Scalars['Int']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Whether it is pinned to the channel. */
  readonly isPinned: Scalars['Boolean']['output'];
  /** Whether it is read aloud. */
  readonly isReadAloud: Scalars['Boolean']['output'];
  /** Whether a user wrote it, or the platform reports something by it, such as a pin. */
  readonly kind?: Maybe<ChatMessageKind>;
  /** The platform's ids of the roles that it mentions. */
  readonly mentionedRoleIds: ReadonlyArray<Scalars['ID']['output']>;
  /** The users whom it notifies by name. */
  readonly mentions: ReadonlyArray<ChatUser>;
  /** Whether everybody was notified. */
  readonly mentionsEveryone: Scalars['Boolean']['output'];
  /** The platform's id of it. */
  readonly messageId: Scalars['ID']['output'];
  /** The nonce with which it was sent. */
  readonly nonce?: Maybe<Scalars['String']['output']>;
  /** The poll that it holds. */
  readonly poll?: Maybe<ChatPoll>;
  /** Where it stands in its thread. */
  readonly position?: Maybe<Scalars['Int']['output']>;
  /** The message as the platform sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The emoji that users put under it, each with its count. */
  readonly reactions: ReadonlyArray<ChatReaction>;
  /** Where the message stands that it refers to. */
  readonly reference?: Maybe<ChatMessageReference>;
  /** The message that it is a reply to, unless that was removed. */
  readonly repliedTo?: Maybe<ChatMessage>;
  /** The stickers that it shows. */
  readonly stickers: ReadonlyArray<ChatSticker>;
  /** The thread that was started from it. */
  readonly thread?: Maybe<ChatChannel>;
  /** The webhook that posted it, if one did. */
  readonly webhookId?: Maybe<Scalars['ID']['output']>;
};

/** A list of messages. */
export type ChatMessageConnection = {
  readonly __typename?: 'ChatMessageConnection';
  /** The messages with their cursors. */
  readonly edges: ReadonlyArray<ChatMessageEdge>;
  /** The messages of this page, without their cursors. */
  readonly nodes: ReadonlyArray<ChatMessage>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
};

/** A message in its list. */
export type ChatMessageEdge = {
  readonly __typename?: 'ChatMessageEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The message at `cursor`. */
  readonly node: ChatMessage;
};

/** A kind of message. */
export type ChatMessageKind =
  /** A call was started. */
  | 'CALL'
  /** The answer to a command. */
  | 'COMMAND'
  /** The answer to a command of a context menu. */
  | 'CONTEXT_COMMAND'
  /** The automatic moderation acted. */
  | 'MODERATION'
  /** An ordinary one. */
  | 'ORDINARY'
  /** A message was pinned. */
  | 'PINNED'
  /** The result of a poll. */
  | 'POLL_RESULT'
  /** A member was added to a private group or a thread. */
  | 'RECIPIENT_ADDED'
  /** A member was removed from a private group or a thread. */
  | 'RECIPIENT_REMOVED'
  /** A reply to another. */
  | 'REPLY'
  /** A thread was started. */
  | 'THREAD_CREATED'
  /** The first message of a thread, which repeats another. */
  | 'THREAD_STARTER'
  /** Something else; `raw` has the number. */
  | 'UNRECOGNIZED'
  /** A user joined the server. */
  | 'USER_JOINED';

/** There is no such message in the channel. */
export type ChatMessageNotFound = NotFound & Rejection & {
  readonly __typename?: 'ChatMessageNotFound';
  readonly code: RejectionCode;
  readonly message: Scalars['String']['output'];
};

/** Where a message stands that another refers to. */
export type ChatMessageReference = {
  readonly __typename?: 'ChatMessageReference';
  /** The platform's id of the channel that the message stands in. */
  readonly channelId?: Maybe<Scalars['ID']['output']>;
  /** The way in which the other refers to it. */
  readonly kind?: Maybe<ChatReferenceKind>;
  /** The platform's id of the message. Null where the reference is to a channel. */
  readonly messageId?: Maybe<Scalars['ID']['output']>;
  /** The reference as the platform sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The platform's id of the server that the message stands in. Null outside of servers. */
  readonly serverId?: Maybe<Scalars['ID']['output']>;
};

/** A background of an account's name. */
export type ChatNameplate = {
  readonly __typename?: 'ChatNameplate';
  /** Where its picture is. */
  readonly asset?: Maybe<Scalars['String']['output']>;
  /** The text that it shows. */
  readonly label?: Maybe<Scalars['String']['output']>;
  /** The name of the nameplate's background colour. */
  readonly palette?: Maybe<Scalars['String']['output']>;
  /** The id of the product that grants it. */
  readonly skuId?: Maybe<Scalars['ID']['output']>;
};

/** A poll in a message. */
export type ChatPoll = {
  readonly __typename?: 'ChatPoll';
  /** Whether one user may choose several answers. */
  readonly allowsSeveralAnswers: Scalars['Boolean']['output'];
  /** The answers to choose from. */
  readonly answers: ReadonlyArray<ChatPollAnswer>;
  /** When the poll ends. Null if it does not end. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether all votes are counted. Null if the platform told no results. */
  readonly isFinal?: Maybe<Scalars['Boolean']['output']>;
  /** What is asked. Null if the platform does not send it. */
  readonly question?: Maybe<Scalars['String']['output']>;
};

/** An answer of a poll. */
export type ChatPollAnswer = {
  readonly __typename?: 'ChatPollAnswer';
  /** The platform's number of it, within the poll. */
  readonly answerId: Scalars['ID']['output'];
  /** The emoji beside the text. */
  readonly emoji?: Maybe<ChatEmoji>;
  /** Whether the bot chose it. Null if the platform told no results. */
  readonly isMine?: Maybe<Scalars['Boolean']['output']>;
  /** What can be chosen, in words. Null where an emoji alone says it. */
  readonly text?: Maybe<Scalars['String']['output']>;
  /** How many chose it. Null if the platform told no results. */
  readonly voteCount?: Maybe<Scalars['Int']['output']>;
};

/** A premium subscription of an account. */
export type ChatPremium =
  /** The smaller part. */
  | 'BASIC'
  /** A subscription that is no longer sold. */
  | 'CLASSIC'
  /** Everything. */
  | 'FULL'
  /** Nothing. */
  | 'NONE'
  /** A value that this graph does not know. `raw` has the upstream's number. */
  | 'UNRECOGNIZED';

/** The server whose tag an account shows. */
export type ChatPrimaryServer = {
  readonly __typename?: 'ChatPrimaryServer';
  /** The hash of the picture beside the tag. */
  readonly badge?: Maybe<Scalars['String']['output']>;
  /** Whether the tag is shown. */
  readonly isShown?: Maybe<Scalars['Boolean']['output']>;
  /** The platform's id of the server whose tag the user shows. */
  readonly serverId?: Maybe<Scalars['ID']['output']>;
  /** The few characters that stand beside the name. */
  readonly tag?: Maybe<Scalars['String']['output']>;
};

/** A reaction to a message. */
export type ChatReaction = {
  readonly __typename?: 'ChatReaction';
  /** The colours of the fireworks. */
  readonly burstColors: ReadonlyArray<Scalars['String']['output']>;
  /** How many of them with fireworks. */
  readonly burstCount?: Maybe<Scalars['Int']['output']>;
  /** How many reacted so. */
  readonly count: Scalars['Int']['output'];
  /** The emoji with which accounts reacted. */
  readonly emoji: ChatEmoji;
  /** Whether the bot is among them. */
  readonly isMine: Scalars['Boolean']['output'];
  /** Whether the bot is among those with fireworks. */
  readonly isMyBurst: Scalars['Boolean']['output'];
  /** How many of them plainly. */
  readonly normalCount?: Maybe<Scalars['Int']['output']>;
};

/** A way in which a message refers to another. */
export type ChatReferenceKind =
  /** It carries it on. */
  | 'FORWARD'
  /** It is a reply to it. */
  | 'REPLY'
  /** A value that this graph does not know. `raw` has the upstream's number. */
  | 'UNRECOGNIZED';

/** A server: channels with members of its own. */
export type ChatServer = Node & {
  readonly __typename?: 'ChatServer';
  /** Its banner's hash. */
  readonly banner?: Maybe<Scalars['String']['output']>;
  /** Its channels, without threads. One call. */
  readonly channels?: Maybe<ChatChannelConnection>;
  /** When it was made. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The description. A call, where the server comes from a list. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The features that it has, in the platform's words. */
  readonly features: ReadonlyArray<Scalars['String']['output']>;
  /** Its icon's hash. */
  readonly icon?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Its language, as a BCP 47 tag such as `en-GB`. A call, where the server comes from a list. */
  readonly locale?: Maybe<Scalars['String']['output']>;
  /** About how many members it has. */
  readonly memberCount?: Maybe<Scalars['Int']['output']>;
  /** What its members see in their list of servers. */
  readonly name: Scalars['String']['output'];
  /** About how many members are online. */
  readonly onlineCount?: Maybe<Scalars['Int']['output']>;
  /** The account that owns it. A call for each owner. */
  readonly owner?: Maybe<ChatUser>;
  /** The platform's id of the account that owns it. A call, where the server comes from a list. */
  readonly ownerId?: Maybe<Scalars['ID']['output']>;
  /** The server as the platform sent it. Lists tell fewer members. */
  readonly raw: Scalars['JSON']['output'];
  /** The platform's id of it. */
  readonly serverId: Scalars['ID']['output'];
};


/** A server: channels with members of its own. */
export type ChatServerChannelsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A list of servers. */
export type ChatServerConnection = {
  readonly __typename?: 'ChatServerConnection';
  /** The servers with their cursors. */
  readonly edges: ReadonlyArray<ChatServerEdge>;
  /** The servers of this page, without their cursors. */
  readonly nodes: ReadonlyArray<ChatServer>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
};

/** A server in its list. */
export type ChatServerEdge = {
  readonly __typename?: 'ChatServerEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The server at `cursor`. */
  readonly node: ChatServer;
};

/** A sticker in a message. */
export type ChatSticker = {
  readonly __typename?: 'ChatSticker';
  /** The format of its picture. */
  readonly format: ChatStickerFormat;
  /** What its maker called it. */
  readonly name: Scalars['String']['output'];
  /** The sticker as the platform sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The platform's id of it. */
  readonly stickerId: Scalars['ID']['output'];
};

/** A format of stickers. */
export type ChatStickerFormat =
  /** Animated PNG. */
  | 'APNG'
  /** GIF. */
  | 'GIF'
  /** Lottie: an animation described in JSON. */
  | 'LOTTIE'
  /** PNG. */
  | 'PNG'
  /** A format that this graph does not know. `raw` has the platform's number. */
  | 'UNRECOGNIZED';

/** The state of a thread. */
export type ChatThread = {
  readonly __typename?: 'ChatThread';
  /** When it was last archived or opened again. */
  readonly archiveChangedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Minutes without messages after which it is archived. */
  readonly archivesAfterMinutes: Scalars['Int']['output'];
  /** Whether it is archived. */
  readonly isArchived: Scalars['Boolean']['output'];
  /** Whether only moderators can open it again. */
  readonly isLocked: Scalars['Boolean']['output'];
  /** How many members it has. Counted up to 50. */
  readonly memberCount?: Maybe<Scalars['Int']['output']>;
  /** How many messages it has. */
  readonly messageCount?: Maybe<Scalars['Int']['output']>;
  /** The platform's id of the account that started it. */
  readonly ownerId?: Maybe<Scalars['ID']['output']>;
};

/** An account of the platform. */
export type ChatUser = ChatAccount & Node & {
  readonly __typename?: 'ChatUser';
  /** Its colour: red, green and blue as one number. */
  readonly accentColor?: Maybe<Scalars['Int']['output']>;
  /** Its picture's hash. */
  readonly avatar?: Maybe<Scalars['String']['output']>;
  /** The frame around the avatar. */
  readonly avatarDecoration?: Maybe<ChatAvatarDecoration>;
  /** Its banner's hash. */
  readonly banner?: Maybe<Scalars['String']['output']>;
  /** When the account was made. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Four digits after the name, or `0` where it needs none. */
  readonly discriminator?: Maybe<Scalars['String']['output']>;
  /** The name to show instead. */
  readonly displayName?: Maybe<Scalars['String']['output']>;
  /** Flags, as a bit field. */
  readonly flags?: Maybe<Scalars['BigInt']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Whether it is a bot's. */
  readonly isBot: Scalars['Boolean']['output'];
  /** Whether it is the platform's own. */
  readonly isSystem: Scalars['Boolean']['output'];
  /** The background of the name. */
  readonly nameplate?: Maybe<ChatNameplate>;
  /** The server whose tag it shows. */
  readonly primaryServer?: Maybe<ChatPrimaryServer>;
  /** The public flags, as a bit field. */
  readonly publicFlags?: Maybe<Scalars['Int']['output']>;
  /** The account as the platform sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The platform's id of the account. */
  readonly userId: Scalars['ID']['output'];
  /** The account's name, unique together with `discriminator`. */
  readonly username: Scalars['String']['output'];
};

/** The recorded requests to remove. */
export type ClearWebhookRequestsInput = {
  /** Words that follow each other in the bodies of the requests to remove. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** The webhook's `id`, or its uuid. */
  readonly webhookId: Scalars['ID']['input'];
  /** Selects some of the requests. Without `search` and `where`, all are removed. */
  readonly where?: InputMaybe<WebhookRequestWhere>;
};

/** The result of removing recorded requests. */
export type ClearWebhookRequestsResult = ClearWebhookRequestsSuccess | InvalidWebhookRequestWhere | WebhookNotFound;

/** The recorded requests are gone. */
export type ClearWebhookRequestsSuccess = {
  readonly __typename?: 'ClearWebhookRequestsSuccess';
  /** The webhook that had recorded them. Null if it is gone too. A call. */
  readonly webhook?: Maybe<Webhook>;
};

/** The file and the content to append. */
export type ConcurrentAppendInput = {
  /** What to put behind the end of the file. */
  readonly content: DatalakeAppendContent;
  /** Whether the file is created when it is missing. */
  readonly createIfMissing?: Scalars['Boolean']['input'];
  /** The whole path from the account's root. The file must have been written by concurrent appends only. */
  readonly path: Scalars['String']['input'];
  /** What is brought up to date: `DATA` by default. It holds for each call of an append. */
  readonly sync?: InputMaybe<DatalakeAppendSync>;
};

/** The result of an append. */
export type ConcurrentAppendResult = ConcurrentAppendSuccess | DatalakeAppendInterrupted | DatalakeAppendKindMismatch | DatalakeFileNotFound;

/** All of the content was appended. Concurrent appends of others may come before, after or in between. */
export type ConcurrentAppendSuccess = {
  readonly __typename?: 'ConcurrentAppendSuccess';
  /** The number of calls that it took. */
  readonly appendCount: Scalars['Int']['output'];
  /** The number of appended bytes. */
  readonly byteCount: Scalars['BigInt']['output'];
  /** The path of the input. */
  readonly path: Scalars['String']['output'];
};

/** The risks of every workload. */
export type ConsolidatedReport = {
  readonly __typename?: 'ConsolidatedReport';
  /** The report as a PDF document. One call. Without `first` it holds every workload. */
  readonly document?: Maybe<ConsolidatedReportDocument>;
  /** The PDF document as a download. No call until it is read, which is one call. */
  readonly download: Download;
  /** The figures of each workload. One call for 15 workloads. */
  readonly metrics?: Maybe<WorkloadMetricConnection>;
};


/** The risks of every workload. */
export type ConsolidatedReportDocumentArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The risks of every workload. */
export type ConsolidatedReportDownloadArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The risks of every workload. */
export type ConsolidatedReportMetricsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The report as a document, or a part of it. */
export type ConsolidatedReportDocument = {
  readonly __typename?: 'ConsolidatedReportDocument';
  /** Whether the document was cut, and the cursor after which its next part begins. */
  readonly pageInfo: PageInfo;
  /** The document in PDF, which can be megabytes. Null if the API sends none. */
  readonly pdf?: Maybe<Scalars['Base64']['output']>;
};

/** A country, or a territory that has a code like one. */
export type Country = Node & {
  readonly __typename?: 'Country';
  /** Other ways to write its name, the two-letter code among them. */
  readonly alternativeSpellings: ReadonlyArray<Scalars['String']['output']>;
  /** Its area in square kilometres. Null if unknown. */
  readonly area?: Maybe<Scalars['Float']['output']>;
  /** Articles of journals that are published in the country, of which the first 1000 can be read. One call for each different country. */
  readonly articles?: Maybe<ArticleConnection>;
  /** The country's banks that accept payment requests. The banks of any number of countries take one call. Null if the country has no code of two letters. Needs the permission PERM_BUSINESS_GET_ASPSPS. */
  readonly banks?: Maybe<BankConnection>;
  /** The three-letter codes of the countries that it borders on. */
  readonly borderCodes: ReadonlyArray<Scalars['String']['output']>;
  /** The countries that it borders on. Those of many countries cost no more than those of one. */
  readonly borders?: Maybe<ReadonlyArray<Country>>;
  /** The calling codes, such as `+353`: some countries have hundreds. */
  readonly callingCodes: ReadonlyArray<Scalars['String']['output']>;
  /** Where its capital is. */
  readonly capitalCoordinates?: Maybe<CountryCoordinates>;
  /** Its capitals: up to three, or none. */
  readonly capitals: ReadonlyArray<Scalars['String']['output']>;
  /** Pictures of it; null where it has none. */
  readonly coatOfArms?: Maybe<CountryCoatOfArms>;
  /** Its two-letter code. */
  readonly code: Scalars['CountryCode']['output'];
  /** Its three-letter code, such as `IRL`. */
  readonly code3: Scalars['String']['output'];
  /** The status of its codes in ISO 3166-1. */
  readonly codeStatus?: Maybe<CountryCodeStatus>;
  /** The continents: the Americas are one region, and two of these. */
  readonly continents: ReadonlyArray<Scalars['String']['output']>;
  /** Where its middle is. */
  readonly coordinates?: Maybe<CountryCoordinates>;
  /** The currencies in use. */
  readonly currencies: ReadonlyArray<CountryCurrency>;
  /** The names of its inhabitants. */
  readonly demonyms: ReadonlyArray<CountryDemonym>;
  /** The side of the road that is driven on. */
  readonly drivingSide?: Maybe<CountryDrivingSide>;
  /** Pictures of it, and the emoji. */
  readonly flag?: Maybe<CountryFlag>;
  /** Its three letters in football. */
  readonly footballCode?: Maybe<Scalars['String']['output']>;
  /** How unequal incomes are, in the years for which it is known. */
  readonly gini: ReadonlyArray<CountryGini>;
  readonly id: Scalars['ID']['output'];
  /** Whether it is a state of its own; null where that is in dispute. */
  readonly isIndependent?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it has no coast. */
  readonly isLandlocked?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is a member of the United Nations. */
  readonly isUnitedNationsMember?: Maybe<Scalars['Boolean']['output']>;
  /** Open-access journals whose publisher is in the country, of which the first 1000 can be read. One call for each different country. */
  readonly journals?: Maybe<JournalConnection>;
  /** The languages of its authorities. */
  readonly languages: ReadonlyArray<CountryLanguage>;
  /** Maps that show it. */
  readonly maps?: Maybe<CountryMaps>;
  /** What it is called, shortly and officially. */
  readonly name: CountryName;
  /** Its three-digit code with leading zeros, such as `040`. */
  readonly numericCode?: Maybe<Scalars['String']['output']>;
  /** Its three letters at the Olympics. */
  readonly olympicCode?: Maybe<Scalars['String']['output']>;
  /** How many people live there. */
  readonly population: Scalars['Int']['output'];
  /** The format of its postal codes; null where it has none. */
  readonly postalCodeFormat?: Maybe<CountryPostalCodeFormat>;
  /** The country as the API sent it. It lacks `translations` where another thing led to the country. */
  readonly raw: Scalars['JSON']['output'];
  /** The part of the world. */
  readonly region: CountryRegion;
  /** The products that a partner may resell in it. All products of the partner are fetched for that, once an operation. */
  readonly resellerProducts?: Maybe<ResellerProductConnection>;
  /** The day that calendars begin a week with. */
  readonly startOfWeek?: Maybe<CountryWeekday>;
  /** The part of that, such as `Northern Europe`. */
  readonly subregion?: Maybe<Scalars['String']['output']>;
  /** Its offsets from UTC, such as `UTC+01:00`. */
  readonly timeZones: ReadonlyArray<Scalars['String']['output']>;
  /** Its internet domains, such as `.ie`. */
  readonly topLevelDomains: ReadonlyArray<Scalars['String']['output']>;
  /** Its name in other languages. */
  readonly translations?: Maybe<ReadonlyArray<CountryLocalName>>;
  /** The distinguishing signs of its vehicles, such as `IRL`. */
  readonly vehicleSigns: ReadonlyArray<Scalars['String']['output']>;
};


/** A country, or a territory that has a code like one. */
export type CountryArticlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ArticleOrder>;
};


/** A country, or a territory that has a code like one. */
export type CountryBanksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A country, or a territory that has a code like one. */
export type CountryJournalsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<JournalOrder>;
};


/** A country, or a territory that has a code like one. */
export type CountryResellerProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  partnerName: Scalars['ID']['input'];
};

/** A coat of arms. */
export type CountryCoatOfArms = {
  readonly __typename?: 'CountryCoatOfArms';
  /** As a PNG image. */
  readonly pngUrl?: Maybe<Scalars['URL']['output']>;
  /** As an SVG image. */
  readonly svgUrl?: Maybe<Scalars['URL']['output']>;
};

/** How the codes of a country came about. */
export type CountryCodeStatus =
  /** The standard assigns them. */
  | 'OFFICIALLY_ASSIGNED'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED'
  /** They are in use without it. */
  | 'USER_ASSIGNED';

/** A list of countries. */
export type CountryConnection = {
  readonly __typename?: 'CountryConnection';
  /** The countries with their cursors. */
  readonly edges: ReadonlyArray<CountryEdge>;
  /** The countries of this page, without their cursors. */
  readonly nodes: ReadonlyArray<Country>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of countries. */
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

/** A currency that is used in a country, with the API's own words for it. */
export type CountryCurrency = {
  readonly __typename?: 'CountryCurrency';
  /** The currency, as everywhere in the graph. No call. */
  readonly currency?: Maybe<Currency>;
  /** The currency's code, such as `EUR`. */
  readonly currencyCode: Scalars['CurrencyCode']['output'];
  /** The API's own name of it. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The API's own symbol for it, such as `€`. */
  readonly symbol?: Maybe<Scalars['String']['output']>;
};

/** The names of a country's inhabitants in a language. */
export type CountryDemonym = {
  readonly __typename?: 'CountryDemonym';
  /** Of a woman. */
  readonly feminine?: Maybe<Scalars['String']['output']>;
  /** The language, by its three letters of ISO 639-3, such as `fra`. */
  readonly languageCode: Scalars['String']['output'];
  /** Of a man. */
  readonly masculine?: Maybe<Scalars['String']['output']>;
};

/** Sides of a road. */
export type CountryDrivingSide =
  /** The left one. */
  | 'LEFT'
  /** The right one. */
  | 'RIGHT'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** A country in a list. */
export type CountryEdge = {
  readonly __typename?: 'CountryEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The country at `cursor`. */
  readonly node: Country;
};

/** A flag. */
export type CountryFlag = {
  readonly __typename?: 'CountryFlag';
  /** What the flag shows, in English. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** As a character. */
  readonly emoji?: Maybe<Scalars['String']['output']>;
  /** As a PNG image. */
  readonly pngUrl?: Maybe<Scalars['URL']['output']>;
  /** As an SVG image. */
  readonly svgUrl?: Maybe<Scalars['URL']['output']>;
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
  /** Its three letters of ISO 639-3, such as `gle`. */
  readonly code: Scalars['String']['output'];
  /** The English name. */
  readonly name: Scalars['String']['output'];
};

/** The names of a country in a language. */
export type CountryLocalName = {
  readonly __typename?: 'CountryLocalName';
  /** The short name in the language, such as `Éire`. */
  readonly common?: Maybe<Scalars['String']['output']>;
  /** The language, by its three letters of ISO 639-3, such as `gle`. */
  readonly languageCode: Scalars['String']['output'];
  /** The official name in the language. */
  readonly official?: Maybe<Scalars['String']['output']>;
};

/** Maps that show a country. */
export type CountryMaps = {
  readonly __typename?: 'CountryMaps';
  /** A map of a commercial service. */
  readonly commercialUrl?: Maybe<Scalars['URL']['output']>;
  /** A map that volunteers make, with free data. */
  readonly communityUrl?: Maybe<Scalars['URL']['output']>;
};

/** The names of a country. */
export type CountryName = {
  readonly __typename?: 'CountryName';
  /** In English and in short, such as `Ireland`. */
  readonly common: Scalars['String']['output'];
  /** In its own languages. */
  readonly native: ReadonlyArray<CountryLocalName>;
  /** In English and in full, such as `Republic of Ireland`. */
  readonly official: Scalars['String']['output'];
};

/** A format of postal codes. */
export type CountryPostalCodeFormat = {
  readonly __typename?: 'CountryPostalCodeFormat';
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
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** Days that a week can begin with. */
export type CountryWeekday =
  /** Monday. */
  | 'MONDAY'
  /** Saturday. */
  | 'SATURDAY'
  /** Sunday. */
  | 'SUNDAY'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** A filter of countries: one of these. */
export type CountryWhere =
  /** Those with these two-letter codes. Codes without a country are left out. One call for each 250 codes. */
  { readonly codes: ReadonlyArray<Scalars['CountryCode']['input']>; readonly currencyCode?: never; readonly fullName?: never; readonly name?: never; readonly region?: never; }
  |  /** Those in which this currency is used. */
  { readonly codes?: never; readonly currencyCode: Scalars['CurrencyCode']['input']; readonly fullName?: never; readonly name?: never; readonly region?: never; }
  |  /** The one whose whole common or official name this is, in any case. */
  { readonly codes?: never; readonly currencyCode?: never; readonly fullName: Scalars['String']['input']; readonly name?: never; readonly region?: never; }
  |  /** Those of which the common name, the official name or another spelling contains this text, in any case. */
  { readonly codes?: never; readonly currencyCode?: never; readonly fullName?: never; readonly name: Scalars['String']['input']; readonly region?: never; }
  |  /** Those of a region, such as `europe`, of which a part will do, or of a whole sub-region, such as `Northern Europe`. */
  { readonly codes?: never; readonly currencyCode?: never; readonly fullName?: never; readonly name?: never; readonly region: Scalars['String']['input']; };

/** A batch to open. */
export type CreateBatchInput = {
  /**
   * A UUID of the caller's choice for the batch. With one a call whose outcome is unknown can be repeated without a second
   * batch, or checked by `batch(id:)`.
   */
  readonly batchUuid?: InputMaybe<Scalars['UUID']['input']>;
  /** The address that events of the batch are posted to. It must answer 200 when the batch is opened. */
  readonly callbackUrl?: InputMaybe<Scalars['URL']['input']>;
  /** The currency of all payments of the batch. */
  readonly currencyCode: BankCurrencyInput;
  /** A job number that links the batch to another system. */
  readonly jobNumber?: InputMaybe<Scalars['String']['input']>;
  /** The kind of payments: all payments of a batch are of one kind. */
  readonly kind: CreateBatchKindInput;
  /** A name for reports. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

/** A kind of batch that can be opened. */
export type CreateBatchKindInput =
  /** Transfers to bank accounts of others. */
  | 'BANK_TRANSFER'
  /** Transfers between accounts of the business. */
  | 'INTERNAL_TRANSFER';

/** The result of opening a batch. */
export type CreateBatchResult = CreateBatchSuccess | InvalidBatch;

/** The batch is open. */
export type CreateBatchSuccess = {
  readonly __typename?: 'CreateBatchSuccess';
  /** The batch. One call. Needs the permission PERM_BUSINESS_GET_BATCH. */
  readonly batch?: Maybe<Batch>;
  /** The batch as the first edge of `batches`, the newest first. One call, which `batch` shares. */
  readonly batchEdge?: Maybe<BatchEdge>;
  /** The API's own UUID of the new batch: the input's, or one that the API chose. */
  readonly batchUuid: Scalars['UUID']['output'];
};

/** The message to post, and its channel. */
export type CreateMessageInput = {
  /** The channel's `id`, or the platform's own. */
  readonly channelId: Scalars['ID']['input'];
  /** The text: 2000 characters at most. */
  readonly content: Scalars['String']['input'];
  /** The mentions that notify. */
  readonly mentions?: InputMaybe<ChatMentionsInput>;
  /** Up to 25 characters by which the platform knows the message again: sent twice within minutes, it is posted once. */
  readonly nonce?: InputMaybe<Scalars['String']['input']>;
  /** The message that this is a reply to: its `id`, or the platform's own. */
  readonly replyToId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of posting a message. */
export type CreateMessageResult = ChatAccessDenied | ChatChannelNotFound | CreateMessageSuccess | InvalidChatMessage;

/** The message is posted. */
export type CreateMessageSuccess = {
  readonly __typename?: 'CreateMessageSuccess';
  /** The message as it now stands in the channel. */
  readonly chatMessage: ChatMessage;
  /** The message as an edge of `ChatChannel.messages`. */
  readonly chatMessageEdge: ChatMessageEdge;
};

/** A parcel in which line items of an order are shipped. */
export type CreateShippingFulfillmentInput = {
  /** The shipped line items: at least one. */
  readonly lineItems: ReadonlyArray<ShippingFulfillmentLineInput>;
  /** The order: its `id`, or the marketplace's own. */
  readonly orderId: Scalars['ID']['input'];
  /** When it was shipped. Now, unless given. */
  readonly shippedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The carrier's reference to the parcel. Without it the parcel has none. */
  readonly tracking?: InputMaybe<ShippingTrackingInput>;
};

/** The result of recording a parcel. */
export type CreateShippingFulfillmentResult = CreateShippingFulfillmentSuccess | InvalidShippingFulfillment | OrderAccessDenied | OrderNotFound;

/** The parcel is recorded. */
export type CreateShippingFulfillmentSuccess = {
  readonly __typename?: 'CreateShippingFulfillmentSuccess';
  /** The marketplace's id of the recorded fulfillment, unique within the order. */
  readonly fulfillmentId: Scalars['ID']['output'];
  /** The recorded fulfillment. Null where the marketplace does not list it yet. */
  readonly shippingFulfillment?: Maybe<ShippingFulfillment>;
  /** The recorded fulfillment as an edge of `Order.fulfillments`. Null where the marketplace does not list it yet. */
  readonly shippingFulfillmentEdge?: Maybe<ShippingFulfillmentEdge>;
};

/** How a new webhook answers, and how long it lasts. */
export type CreateWebhookInput = {
  /** A name to have besides the uuid, of 3 to 32 letters, digits, dashes and underscores. For accounts only. */
  readonly alias?: InputMaybe<Scalars['String']['input']>;
  /** Whether web pages of other origins may send to it. */
  readonly allowsCors?: InputMaybe<Scalars['Boolean']['input']>;
  /** The `id` or uuid of a webhook whose settings are copied. */
  readonly cloneFromId?: InputMaybe<Scalars['ID']['input']>;
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
  /** Whether the account's actions run on each request. */
  readonly runsActions?: InputMaybe<Scalars['Boolean']['input']>;
  /** Seconds that it waits before it answers, 30 at most. */
  readonly timeoutSeconds?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of making a webhook. */
export type CreateWebhookResult = CreateWebhookSuccess | InvalidWebhook;

/** The webhook is there. */
export type CreateWebhookSuccess = {
  readonly __typename?: 'CreateWebhookSuccess';
  /** The new webhook. */
  readonly webhook: Webhook;
  /** The new webhook as the first edge of `webhooks`, in the order that holds there unless given. */
  readonly webhookEdge: WebhookEdge;
};

/** A currency, by its code of ISO 4217. The gateway knows its name and symbol: they cost no call. */
export type Currency = Node & {
  readonly __typename?: 'Currency';
  /** The banks with accounts in it that accept payment requests. The banks of any number of currencies take one call. Needs the permission PERM_BUSINESS_GET_ASPSPS. */
  readonly banks?: Maybe<BankConnection>;
  /** Three letters, such as `EUR`. */
  readonly code: Scalars['CurrencyCode']['output'];
  /** The countries that use it, sorted by their three-letter codes. One call for each different currency. */
  readonly countries?: Maybe<CountryConnection>;
  /** The price of a coin in it; null without a price. One call for any number of currencies. */
  readonly exchangeRate?: Maybe<ExchangeRate>;
  readonly id: Scalars['ID']['output'];
  /** The English name, such as `Euro`. Null if Unicode CLDR does not list the code. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The symbol in English texts, such as `€`, or the code if it has none. Null if Unicode CLDR does not list the code. */
  readonly symbol?: Maybe<Scalars['String']['output']>;
};


/** A currency, by its code of ISO 4217. The gateway knows its name and symbol: they cost no call. */
export type CurrencyBanksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A currency, by its code of ISO 4217. The gateway knows its name and symbol: they cost no call. */
export type CurrencyCountriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** The content to append: one of these. */
export type DatalakeAppendContent =
  /** Bytes of any kind, in Base64. */
  { readonly base64: Scalars['Base64']['input']; readonly file?: never; readonly text?: never; }
  |  /** An uploaded file of any length. Several uploads of a request are sent in the order in which its mutations use them. */
  { readonly base64?: never; readonly file: Scalars['Upload']['input']; readonly text?: never; }
  |  /** Text, as UTF-8. */
  { readonly base64?: never; readonly file?: never; readonly text: Scalars['String']['input']; };

/** A part of the content was appended before an error. */
export type DatalakeAppendInterrupted = Rejection & {
  readonly __typename?: 'DatalakeAppendInterrupted';
  /** The number of bytes, from the beginning of the content, that were appended. Some of the following ones may have been too. */
  readonly byteCount: Scalars['BigInt']['output'];
  readonly code: RejectionCode;
  /** The reason, for people. */
  readonly message: Scalars['String']['output'];
};

/** The path takes no concurrent appends: it is a folder, or a file that was written by another operation. */
export type DatalakeAppendKindMismatch = Rejection & {
  readonly __typename?: 'DatalakeAppendKindMismatch';
  readonly code: RejectionCode;
  readonly message: Scalars['String']['output'];
};

/** What of a file an append brings up to date. */
export type DatalakeAppendSync =
  /** The data and the status. The file is closed. */
  | 'CLOSE'
  /** The data. The file stays open, and its status shows the former length and time. */
  | 'DATA'
  /** The data and the status. The file stays open. */
  | 'METADATA';

/** The access of the gateway to a file or folder. */
export type DatalakeFileAccess = {
  readonly __typename?: 'DatalakeFileAccess';
  /** The actions that were checked. */
  readonly actions: ReadonlyArray<DatalakeFileAction>;
  /** Whether all of the actions are granted. */
  readonly isGranted: Scalars['Boolean']['output'];
  /** The path of the argument. */
  readonly path: Scalars['String']['output'];
};

/** An action on a file or folder. */
export type DatalakeFileAction =
  /** To traverse the folder. It has no meaning for files. */
  | 'EXECUTE'
  /** To read the file, or to list the folder. */
  | 'READ'
  /** To change the file, or the entries of the folder. */
  | 'WRITE';

/** The path is not a file, and only files expire. */
export type DatalakeFileExpected = Rejection & {
  readonly __typename?: 'DatalakeFileExpected';
  readonly code: RejectionCode;
  readonly message: Scalars['String']['output'];
};

/** The expiry of a file: one of these. */
export type DatalakeFileExpiry =
  /** A time after 1970, to the millisecond. */
  { readonly at: Scalars['DateTime']['input']; readonly fromCreationMilliseconds?: never; readonly fromNowMilliseconds?: never; readonly option?: never; }
  |  /** The milliseconds from the creation of the file: 0 or more. */
  { readonly at?: never; readonly fromCreationMilliseconds: Scalars['BigInt']['input']; readonly fromNowMilliseconds?: never; readonly option?: never; }
  |  /** The milliseconds from now: 0 or more. */
  { readonly at?: never; readonly fromCreationMilliseconds?: never; readonly fromNowMilliseconds: Scalars['BigInt']['input']; readonly option?: never; }
  |  /** The file never expires. */
  { readonly at?: never; readonly fromCreationMilliseconds?: never; readonly fromNowMilliseconds?: never; readonly option: DatalakeFileExpiryOption; };

/** An expiry without a time. */
export type DatalakeFileExpiryOption =
  /** The file never expires. */
  | 'NEVER';

/** There is no file at the path. */
export type DatalakeFileNotFound = NotFound & Rejection & {
  readonly __typename?: 'DatalakeFileNotFound';
  readonly code: RejectionCode;
  readonly message: Scalars['String']['output'];
};

/** A range of time. Both ends belong to it, and one that is not given is open. */
export type DateTimeRange = {
  /** The start of the range. */
  readonly from?: InputMaybe<Scalars['DateTime']['input']>;
  /** The end of the range, not before its start. */
  readonly to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The token to decode. */
export type DecodeIntegrityTokenInput = {
  /** The token as the app got it. */
  readonly integrityToken: Scalars['String']['input'];
  /** The app's package, such as `org.example.parcel`. */
  readonly packageName: Scalars['String']['input'];
};

/** The result of decoding a token. */
export type DecodeIntegrityTokenResult = DecodeIntegrityTokenSuccess | InvalidIntegrityToken;

/** The token was decoded. Its verdicts may be bad all the same. */
export type DecodeIntegrityTokenSuccess = {
  readonly __typename?: 'DecodeIntegrityTokenSuccess';
  /** The decoded payload. */
  readonly payload: IntegrityPayload;
};

/** The message to remove. */
export type DeleteMessageInput = {
  /** The message's `id`, or the platform's ids as `channel/message`. */
  readonly id: Scalars['ID']['input'];
};

/** The result of removing a message. */
export type DeleteMessageResult = ChatAccessDenied | ChatChannelNotFound | ChatMessageNotFound | DeleteMessageSuccess;

/** The message is gone. */
export type DeleteMessageSuccess = {
  readonly __typename?: 'DeleteMessageSuccess';
  /** The `id` that the message had. */
  readonly deletedChatMessageId: Scalars['ID']['output'];
};

/** The reader to remove. */
export type DeleteReaderInput = {
  /** Whether the reader's entitlements are removed too. If not, a reader who has any stays. */
  readonly force?: InputMaybe<Scalars['Boolean']['input']>;
  /** The reader's `id`, the reader's name, or that of the entitlements. */
  readonly id: Scalars['ID']['input'];
};

/** The result of removing a reader. */
export type DeleteReaderResult = DeleteReaderSuccess | ReaderHasEntitlements | ReaderNotFound;

/** The reader is removed. */
export type DeleteReaderSuccess = {
  readonly __typename?: 'DeleteReaderSuccess';
  /** The `id` that the reader had. */
  readonly deletedReaderId: Scalars['ID']['output'];
};

/** The webhook to remove. */
export type DeleteWebhookInput = {
  /** The webhook's `id`, or its uuid. */
  readonly id: Scalars['ID']['input'];
};

/** The recorded request to remove. */
export type DeleteWebhookRequestInput = {
  /** The recorded request's `id`, or the uuids of its webhook and its own as `webhook/request`. */
  readonly id: Scalars['ID']['input'];
};

/** The result of removing a recorded request. */
export type DeleteWebhookRequestResult = DeleteWebhookRequestSuccess | WebhookRequestNotFound;

/** The recorded request is gone. */
export type DeleteWebhookRequestSuccess = {
  readonly __typename?: 'DeleteWebhookRequestSuccess';
  /** The `id` that the request had. */
  readonly deletedWebhookRequestId: Scalars['ID']['output'];
  /** The webhook that had recorded it. Null if it is gone too. A call. */
  readonly webhook?: Maybe<Webhook>;
};

/** The result of removing a webhook. */
export type DeleteWebhookResult = DeleteWebhookSuccess | WebhookNotFound;

/** The webhook is gone. */
export type DeleteWebhookSuccess = {
  readonly __typename?: 'DeleteWebhookSuccess';
  /** The `id` that the webhook had. */
  readonly deletedWebhookId: Scalars['ID']['output'];
};

/** A payment that an originator collected from an account of the business. */
export type DirectDebit = Node & {
  readonly __typename?: 'DirectDebit';
  /** The account that was debited. One call for each different account. */
  readonly account?: Maybe<BankAccount>;
  /** The number of the account that was debited. */
  readonly accountId?: Maybe<Scalars['ID']['output']>;
  /** The amount collected. */
  readonly amount?: Maybe<Money>;
  /** The amount collected plus charges. */
  readonly amountAfterCharges?: Maybe<Money>;
  /** The time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The currency of its amounts. No call. */
  readonly currency?: Maybe<Currency>;
  /** The code of the currency of its amounts. */
  readonly currencyCode?: Maybe<Scalars['CurrencyCode']['output']>;
  /** The API's own UUID. */
  readonly directDebitUuid: Scalars['UUID']['output'];
  /** What the service charges for the collection. Null if the API does not send it. */
  readonly feeAmount?: Maybe<Money>;
  readonly id: Scalars['ID']['output'];
  /** Whether a refund was claimed under the direct debit guarantee. */
  readonly isIndemnityClaim?: Maybe<Scalars['Boolean']['output']>;
  /** Its place among the payments of the mandate. */
  readonly kind: DirectDebitKind;
  /** The mandate under which it was collected. Null if the API does not name it. One call for each different mandate. */
  readonly mandate?: Maybe<DirectDebitMandate>;
  /** The UUID of the mandate under which it was collected. */
  readonly mandateUuid?: Maybe<Scalars['UUID']['output']>;
  /** The business's alias for the originator. */
  readonly originatorAlias?: Maybe<Scalars['String']['output']>;
  /** An image of the originator's logo, for pages about it. */
  readonly originatorLargeLogoUrl?: Maybe<Scalars['URL']['output']>;
  /** The registered name of the business that collected it. */
  readonly originatorName?: Maybe<Scalars['String']['output']>;
  /** The reference of the mandate, set by the originator. */
  readonly originatorReference?: Maybe<Scalars['String']['output']>;
  /** An image of the originator's logo, for lists. */
  readonly originatorSmallLogoUrl?: Maybe<Scalars['URL']['output']>;
  /** The number of the payee that stands for the originator. */
  readonly payeeId?: Maybe<Scalars['ID']['output']>;
  /** The direct debit as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The reference of this payment, set by the originator. */
  readonly reference?: Maybe<Scalars['String']['output']>;
  /** The reason for which the business claimed a refund. */
  readonly refundReason?: Maybe<Scalars['String']['output']>;
  /** The time of the refund. */
  readonly refundedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The reason for which the business rejected it. */
  readonly rejectReason?: Maybe<Scalars['String']['output']>;
  /** The reason for which the scheme refunded it. */
  readonly schemeRefundReason?: Maybe<Scalars['String']['output']>;
  /** The code by which the scheme gives `schemeRefundReason`. */
  readonly schemeRefundReasonCode?: Maybe<Scalars['String']['output']>;
  /** The reason for which the scheme rejected it. */
  readonly schemeRejectReason?: Maybe<Scalars['String']['output']>;
  /** The code by which the scheme gives `schemeRejectReason`. */
  readonly schemeRejectReasonCode?: Maybe<Scalars['String']['output']>;
  /** Whether it was collected, rejected or refunded, for example. */
  readonly status: DirectDebitStatus;
  /** The tax included in the fee. */
  readonly taxAmount?: Maybe<Money>;
  /** The time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A list of direct debits. */
export type DirectDebitConnection = {
  readonly __typename?: 'DirectDebitConnection';
  /** The direct debits with their cursors. */
  readonly edges: ReadonlyArray<DirectDebitEdge>;
  /** The direct debits of this page, without their cursors. */
  readonly nodes: ReadonlyArray<DirectDebit>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of direct debits. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A direct debit in a list. */
export type DirectDebitEdge = {
  readonly __typename?: 'DirectDebitEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The direct debit at `cursor`. */
  readonly node: DirectDebit;
};

/** The place of a direct debit among the payments of its mandate. */
export type DirectDebitKind =
  /** The last. */
  | 'FINAL_COLLECTION'
  /** The first. */
  | 'FIRST_COLLECTION'
  /** One between the first and the last. */
  | 'ONGOING_COLLECTION'
  /** One that failed and is collected again. */
  | 'REPRESENTED_COLLECTION'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** The permission of an originator to collect from an account of the business. */
export type DirectDebitMandate = Node & {
  readonly __typename?: 'DirectDebitMandate';
  /** The account that is debited. One call for each different account. */
  readonly account?: Maybe<BankAccount>;
  /** The number of the account that is debited. */
  readonly accountId?: Maybe<Scalars['ID']['output']>;
  /** The time at which it was cancelled. */
  readonly cancelledAt?: Maybe<Scalars['DateTime']['output']>;
  /** The number of payments collected. */
  readonly collectedCount?: Maybe<Scalars['Int']['output']>;
  /** The total value of the payments collected. */
  readonly collectedValue?: Maybe<Money>;
  /** The time at which it was completed. */
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The currency of its amounts, without a call. */
  readonly currency?: Maybe<Currency>;
  /** The currency of its amounts. */
  readonly currencyCode?: Maybe<Scalars['CurrencyCode']['output']>;
  /** The payments collected under it. One call for each mandate. Needs the permission PERM_BUSINESS_GET_DIRECT_DEBITS. */
  readonly directDebits?: Maybe<DirectDebitConnection>;
  readonly id: Scalars['ID']['output'];
  /** The amount of the latest payment. */
  readonly latestAmount?: Maybe<Money>;
  /** The time of the latest payment. */
  readonly latestCollectedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The API's own UUID. */
  readonly mandateUuid: Scalars['UUID']['output'];
  /** The name that the business gave it. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The business's alias for the originator. */
  readonly originatorAlias?: Maybe<Scalars['String']['output']>;
  /** An image of the originator's logo, for pages about it. */
  readonly originatorLargeLogoUrl?: Maybe<Scalars['URL']['output']>;
  /** The registered name of the business that may collect. */
  readonly originatorName?: Maybe<Scalars['String']['output']>;
  /** The reference set by the originator. */
  readonly originatorReference?: Maybe<Scalars['String']['output']>;
  /** An image of the originator's logo, for lists. */
  readonly originatorSmallLogoUrl?: Maybe<Scalars['URL']['output']>;
  /** The mandate as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** A further reference of the mandate, beside that of the originator. Null if the API does not send it. */
  readonly reference?: Maybe<Scalars['String']['output']>;
  /** The reason for which the service rejected it. */
  readonly rejectReason?: Maybe<Scalars['String']['output']>;
  /** The reason for which the scheme cancelled it. */
  readonly schemeCancelReason?: Maybe<Scalars['String']['output']>;
  /** The code by which the scheme gives `schemeCancelReason`. */
  readonly schemeCancelReasonCode?: Maybe<Scalars['String']['output']>;
  /** Whether payments can be collected under it at present. */
  readonly status: DirectDebitMandateStatus;
  /** The time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
};


/** The permission of an originator to collect from an account of the business. */
export type DirectDebitMandateDirectDebitsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A list of mandates. */
export type DirectDebitMandateConnection = {
  readonly __typename?: 'DirectDebitMandateConnection';
  /** The mandates with their cursors. */
  readonly edges: ReadonlyArray<DirectDebitMandateEdge>;
  /** The mandates of this page, without their cursors. */
  readonly nodes: ReadonlyArray<DirectDebitMandate>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of mandates. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A mandate in a list. */
export type DirectDebitMandateEdge = {
  readonly __typename?: 'DirectDebitMandateEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The mandate at `cursor`. */
  readonly node: DirectDebitMandate;
};

/** The status of a mandate. */
export type DirectDebitMandateStatus =
  /** The file with the cancellation is created. */
  | 'CANCEL_FILE_CREATED'
  /** The file with the cancellation was sent to the scheme. */
  | 'CANCEL_FILE_SENT'
  /** The cancellation is recorded. */
  | 'CANCEL_RECORDED'
  /** The cancellation is being recorded. */
  | 'CANCEL_RECORD_IN_PROGRESS'
  /** It is to be cancelled. */
  | 'CANCEL_REQUESTED'
  /** It ended. */
  | 'COMPLETE'
  /** It was created. */
  | 'CREATED'
  /** It has not been used for a long time. */
  | 'DORMANT'
  /** Payments can be collected under it. */
  | 'LIVE'
  /** The file with the rejection is created. */
  | 'REJECT_FILE_CREATED'
  /** The file with the rejection was sent to the scheme. */
  | 'REJECT_FILE_SENT'
  /** The rejection is recorded. */
  | 'REJECT_RECORDED'
  /** The rejection is being recorded. */
  | 'REJECT_RECORD_IN_PROGRESS'
  /** It is to be rejected. */
  | 'REJECT_REQUESTED'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** The status of a direct debit. */
export type DirectDebitStatus =
  /** It was collected. */
  | 'COLLECTED'
  /** It was received from the originator. */
  | 'RECEIVED'
  /** The file with the claim is created. */
  | 'REFUND_FILE_CREATED'
  /** The file with the claim was sent to the scheme. */
  | 'REFUND_FILE_SENT'
  /** The claim is recorded. */
  | 'REFUND_RECORDED'
  /** The claim is being recorded. */
  | 'REFUND_RECORD_IN_PROGRESS'
  /** The business claimed a refund. */
  | 'REFUND_REQUESTED'
  /** The file with the rejection is created. */
  | 'REJECT_FILE_CREATED'
  /** The file with the rejection was sent to the scheme. */
  | 'REJECT_FILE_SENT'
  /** The rejection is queued. */
  | 'REJECT_READY_FOR_PROCESSING'
  /** The rejection is recorded. */
  | 'REJECT_RECORDED'
  /** The rejection is being recorded. */
  | 'REJECT_RECORD_IN_PROGRESS'
  /** The business rejected it. */
  | 'REJECT_REQUESTED'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** Bytes to read by HTTP. */
export type Download = {
  readonly __typename?: 'Download';
  /** The media type of the bytes. */
  readonly contentType: Scalars['String']['output'];
  /** When the address stops working. Then it has to be queried again. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The name under which a browser saves them. */
  readonly fileName: Scalars['String']['output'];
  /** The address, relative to that of the graph unless the gateway has an origin for downloads. A `GET` answers with the bytes, or a range of them. */
  readonly url: Scalars['String']['output'];
};

/** Of an expression that could not be evaluated. */
export type EvaluationFailedEventDetails = FailureEventDetails & {
  readonly __typename?: 'EvaluationFailedEventDetails';
  readonly cause?: Maybe<Scalars['String']['output']>;
  readonly error?: Maybe<Scalars['String']['output']>;
  /** Where in the state the expression stands. */
  readonly location?: Maybe<Scalars['String']['output']>;
  /** The state's name. */
  readonly state: Scalars['String']['output'];
};

/** The price of one coin in a currency. */
export type ExchangeRate = {
  readonly __typename?: 'ExchangeRate';
  /** The price for buyers; nowadays mostly the newest one. */
  readonly buy: Money;
  /** The currency of the price. No call. */
  readonly currency?: Maybe<Currency>;
  /** The code of the price's currency. */
  readonly currencyCode: Scalars['CurrencyCode']['output'];
  /** The price fifteen minutes ago. */
  readonly fifteenMinutesAgo?: Maybe<Money>;
  /** The newest price. */
  readonly last: Money;
  /** The rate as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The price for sellers; nowadays mostly the newest one. */
  readonly sell: Money;
  /** The currency's code or, from older servers, a sign such as `$`. */
  readonly symbol?: Maybe<Scalars['String']['output']>;
};

/** One run of a state machine. */
export type Execution = Node & {
  readonly __typename?: 'Execution';
  /** The name of the execution that is unique in the vendor's cloud. */
  readonly arn: Scalars['ID']['output'];
  /** The cause of the failure, for people; often JSON. One call for each execution. Null unless it failed. */
  readonly cause?: Maybe<Scalars['String']['output']>;
  /** The error's name. One call for each execution. Null unless it failed. */
  readonly error?: Maybe<Scalars['String']['output']>;
  /** The history, oldest event first unless ordered: one call for each execution. Null if the execution no longer exists. */
  readonly history?: Maybe<HistoryEventConnection>;
  readonly id: Scalars['ID']['output'];
  /** The input, as text. One call for each execution. Null if the execution no longer exists. */
  readonly input?: Maybe<Scalars['String']['output']>;
  /** The input parsed as JSON. Null if it is not JSON. */
  readonly inputJson?: Maybe<Scalars['JSON']['output']>;
  /** How many items of its map run it works on. Null if no map run started it. Lists of the map run tell it; elsewhere those lists are read once for each map run, 1000 executions a call. */
  readonly itemCount?: Maybe<Scalars['Int']['output']>;
  /** The map run that started it. Null if no map run did. */
  readonly mapRun?: Maybe<MapRun>;
  /** The ARN of the map run that started it. Null if no map run did. */
  readonly mapRunArn?: Maybe<Scalars['ID']['output']>;
  /** The name, unique among the executions of its state machine. */
  readonly name: Scalars['String']['output'];
  /** The output, as text. One call for each execution. Null unless it succeeded. */
  readonly output?: Maybe<Scalars['String']['output']>;
  /** The output parsed as JSON. Null if it is not JSON. */
  readonly outputJson?: Maybe<Scalars['JSON']['output']>;
  /** The execution as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** How often it was redriven. */
  readonly redriveCount?: Maybe<Scalars['Int']['output']>;
  /** When it was last redriven. */
  readonly redrivenAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it began. */
  readonly startedAt: Scalars['DateTime']['output'];
  /** The workflow that it runs. */
  readonly stateMachine: StateMachine;
  /** The alias by which it was started. */
  readonly stateMachineAliasArn?: Maybe<Scalars['ID']['output']>;
  /** The ARN of the state machine, of one of its versions or of an alias. */
  readonly stateMachineArn: Scalars['ID']['output'];
  /** The version of the state machine, where it was started by version or alias. */
  readonly stateMachineVersionArn?: Maybe<Scalars['ID']['output']>;
  /** Whether it runs, has succeeded, or ended in another way. */
  readonly status: ExecutionStatus;
  /** When it ended. Null while it runs. */
  readonly stoppedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** One run of a state machine. */
export type ExecutionHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<HistoryEventOrder>;
};

/** A list of executions. */
export type ExecutionConnection = {
  readonly __typename?: 'ExecutionConnection';
  /** The executions with their cursors. */
  readonly edges: ReadonlyArray<ExecutionEdge>;
  /** The executions of this page, without their cursors. */
  readonly nodes: ReadonlyArray<Execution>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
};

/** An execution in a list. */
export type ExecutionEdge = {
  readonly __typename?: 'ExecutionEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The execution at `cursor`. */
  readonly node: Execution;
};

/** Something happened in an execution. */
export type ExecutionEventRecorded = SubscriptionEvent & {
  readonly __typename?: 'ExecutionEventRecorded';
  /** Its position: `after` it the next event follows. It is the event's `eventId`. */
  readonly cursor: Scalars['String']['output'];
  /** What happened, with its details. */
  readonly event: HistoryEvent;
};

/** Of an execution that was restarted where it had failed. */
export type ExecutionRedrivenEventDetails = {
  readonly __typename?: 'ExecutionRedrivenEventDetails';
  /** How often it was redriven so far. */
  readonly redriveCount?: Maybe<Scalars['Int']['output']>;
};

/** Of an execution that started. */
export type ExecutionStartedEventDetails = InputEventDetails & {
  readonly __typename?: 'ExecutionStartedEventDetails';
  readonly input?: Maybe<Scalars['String']['output']>;
  readonly inputJson?: Maybe<Scalars['JSON']['output']>;
  /** The role as which the execution acts. */
  readonly roleArn?: Maybe<Scalars['ID']['output']>;
  /** The alias by which it was started. */
  readonly stateMachineAliasArn?: Maybe<Scalars['ID']['output']>;
  /** The version of the state machine, where it was started by version or alias. */
  readonly stateMachineVersionArn?: Maybe<Scalars['ID']['output']>;
};

/** The status of an execution. */
export type ExecutionStatus =
  /** Stopped by a caller. */
  | 'ABORTED'
  /** Failed. */
  | 'FAILED'
  /** Waiting to be redriven. Executions of map runs only. */
  | 'PENDING_REDRIVE'
  /** Running. */
  | 'RUNNING'
  /** Ended with a result. */
  | 'SUCCEEDED'
  /** Exceeded a timeout. */
  | 'TIMED_OUT'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** Statuses of executions to list. */
export type ExecutionStatusInput =
  /** Stopped by a caller. */
  | 'ABORTED'
  /** Failed. */
  | 'FAILED'
  /** Running. */
  | 'RUNNING'
  /** Ended with a result. */
  | 'SUCCEEDED'
  /** Exceeded a timeout. */
  | 'TIMED_OUT';

/** Restricts a list of executions. */
export type ExecutionWhere = {
  /** Only executions that are in this state. */
  readonly status?: InputMaybe<ExecutionStatusInput>;
};

/** The state machine or the map run whose executions are listed. */
export type ExecutionsOf =
  /** A map run, which started the executions: its `id`, or its ARN. */
  { readonly mapRunId: Scalars['ID']['input']; readonly stateMachineId?: never; }
  |  /** A state machine: its `id`, or the ARN of it, of one of its versions or of an alias. */
  { readonly mapRunId?: never; readonly stateMachineId: Scalars['ID']['input']; };

/** Of an activity, a function, a map run or an execution that failed, exceeded its timeout or was stopped. */
export type FailedEventDetails = FailureEventDetails & {
  readonly __typename?: 'FailedEventDetails';
  readonly cause?: Maybe<Scalars['String']['output']>;
  readonly error?: Maybe<Scalars['String']['output']>;
};

/** Details of every event that tells of a failure. */
export type FailureEventDetails = {
  /** The cause, for people; often JSON. */
  readonly cause?: Maybe<Scalars['String']['output']>;
  /** The error's name, by which a workflow can catch it. */
  readonly error?: Maybe<Scalars['String']['output']>;
};

/** A carrier. */
export type FulfillmentCarrier = {
  readonly __typename?: 'FulfillmentCarrier';
  /** Whether postage can be printed a second time. */
  readonly canReprintPostage?: Maybe<Scalars['Boolean']['output']>;
  /** The fulfillment house's number of it. */
  readonly carrierId: Scalars['ID']['output'];
  /** Whether surcharges belong to its rates. */
  readonly includesPeripherals?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is in use. */
  readonly isEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** What it is called in full, such as `Example Post`. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Whether it has to know a parcel's dimensions. */
  readonly requiresDimensions?: Maybe<Scalars['Boolean']['output']>;
  /** The short word by which the fulfillment house names it. */
  readonly symbol?: Maybe<Scalars['String']['output']>;
  /** Whether its rates are the fulfillment house's own. */
  readonly usesInternalRatesOnly?: Maybe<Scalars['Boolean']['output']>;
};

/** The consignee of an order. Personal data. */
export type FulfillmentConsignee = Address & {
  readonly __typename?: 'FulfillmentConsignee';
  /** The city, town or locality. */
  readonly city: Scalars['String']['output'];
  /** The firm at the address, where there is one. */
  readonly companyName?: Maybe<Scalars['String']['output']>;
  /** The id of this entry. */
  readonly consigneeId: Scalars['ID']['output'];
  /** The recognized country, or the one with the merchant's name for it. Any number of consignees with a code take the calls of one; each different name is one more call. */
  readonly country?: Maybe<Country>;
  /** The country's code, where the fulfillment house recognized the country. */
  readonly countryCode?: Maybe<Scalars['CountryCode']['output']>;
  /** The fulfillment house's id of the recognized country. */
  readonly countryId?: Maybe<Scalars['ID']['output']>;
  /** The recognized country's name. */
  readonly countryName?: Maybe<Scalars['String']['output']>;
  /** The country, as the merchant wrote it. */
  readonly countryText: Scalars['String']['output'];
  /** Where the carrier can write to. */
  readonly email?: Maybe<Scalars['EmailAddress']['output']>;
  /** The given name. */
  readonly firstName: Scalars['String']['output'];
  /** The family name. */
  readonly lastName: Scalars['String']['output'];
  /** Street, house number and further lines, in the order of an envelope. */
  readonly lines: ReadonlyArray<Scalars['String']['output']>;
  /** Where the carrier can call, as the merchant wrote it. */
  readonly phoneNumber?: Maybe<Scalars['String']['output']>;
  readonly postalCode: Scalars['String']['output'];
  /** The state, province or region. */
  readonly region: Scalars['String']['output'];
  /** The time of the last change. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The user who last changed it. */
  readonly updatedById?: Maybe<Scalars['ID']['output']>;
};

/** The charges for an order, each in the currency that the merchant agreed with the fulfillment house. The API does not send it. */
export type FulfillmentFees = {
  readonly __typename?: 'FulfillmentFees';
  /** The charge for packing into a box. */
  readonly box?: Maybe<Scalars['Decimal']['output']>;
  /** The charge for packing into an envelope. */
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
  /** The charge for printing. */
  readonly print?: Maybe<Scalars['Decimal']['output']>;
  /** The sum of all charges. */
  readonly total?: Maybe<Scalars['Decimal']['output']>;
};

/** An item as the fulfillment house knows it. */
export type FulfillmentLineDetails = {
  readonly __typename?: 'FulfillmentLineDetails';
  /** What the item is, in a sentence. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The merchant's own name of it. */
  readonly externalSku?: Maybe<Scalars['String']['output']>;
  /** The fulfillment house's id of it. */
  readonly itemId?: Maybe<Scalars['ID']['output']>;
  /** What the fulfillment house calls the item. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** How many pieces are sent in all. */
  readonly totalQuantity?: Maybe<Scalars['Int']['output']>;
};

/** One thing that was ordered. */
export type FulfillmentLineItem = {
  readonly __typename?: 'FulfillmentLineItem';
  /** The item as the fulfillment house knows it. */
  readonly details?: Maybe<FulfillmentLineDetails>;
  /** The stock of its SKU. Up to 100 SKUs are one call; null for a SKU with a comma. */
  readonly inventory?: Maybe<ReadonlyArray<InventoryItem>>;
  /** The pieces that were taken from the shelves. */
  readonly inventoryDetails: ReadonlyArray<FulfillmentLot>;
  /** The fulfillment house's number of the line. */
  readonly lineItemId?: Maybe<Scalars['ID']['output']>;
  /** The item as the merchant asked for it. */
  readonly requestedSku?: Maybe<FulfillmentRequestedSku>;
};

/** Pieces of an item that were made together. */
export type FulfillmentLot = {
  readonly __typename?: 'FulfillmentLot';
  /** Until when it can be used. */
  readonly expirationDate?: Maybe<Scalars['Date']['output']>;
  /** What the maker printed on pieces that were made together. */
  readonly lotNumber?: Maybe<Scalars['String']['output']>;
  /** How many pieces of it are sent. */
  readonly quantity?: Maybe<Scalars['Int']['output']>;
  /** The piece's own number. */
  readonly serialNumber?: Maybe<Scalars['String']['output']>;
};

/** A merchant that the fulfillment house works for. */
export type FulfillmentMerchant = {
  readonly __typename?: 'FulfillmentMerchant';
  /** The fulfillment house's number of its customer. */
  readonly merchantId?: Maybe<Scalars['ID']['output']>;
  /** What the fulfillment house calls its customer. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** An order as the fulfillment house sees it. */
export type FulfillmentOrder = Node & {
  readonly __typename?: 'FulfillmentOrder';
  /** The charges for it. Up to 100 orders take one call, or a call for each 200 charges. */
  readonly accountingActivities?: Maybe<AccountingActivityConnection>;
  /** The latest status event. */
  readonly currentStatus: FulfillmentStatusEvent;
  /** When it left. Tracking numbers are final by then. */
  readonly departedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it shall leave. It may change, and tracking numbers with it. */
  readonly dispatchesAt?: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  /** The integration that created the order, such as a shop's name. */
  readonly integrator?: Maybe<Scalars['String']['output']>;
  /** What is sent: the merchant's request, and what the fulfillment house made of it. */
  readonly lineItems: ReadonlyArray<FulfillmentLineItem>;
  /** Who sold the goods and has them sent. */
  readonly merchant: FulfillmentMerchant;
  /** The merchant's own id of it. */
  readonly merchantOrderId: Scalars['ID']['output'];
  /** How the merchant wants it sent. */
  readonly merchantShippingMethod: Scalars['String']['output'];
  /** The order in the marketplace; null if the merchant's own id is no id of the marketplace. Several orders take one call, unless fields are selected that only a single order has. */
  readonly order?: Maybe<Order>;
  /** The fulfillment house's id of it. */
  readonly orderId: Scalars['ID']['output'];
  /** The consignee, as ordered. */
  readonly originalConsignee: FulfillmentConsignee;
  /** The order that it was grouped into. Null without one. One call for each that differs. */
  readonly parentOrder?: Maybe<FulfillmentOrder>;
  /** The order that it was grouped into. */
  readonly parentOrderId?: Maybe<Scalars['ID']['output']>;
  /** The number that the customer's purchasing gave it, where there is one. */
  readonly purchaseOrderNumber?: Maybe<Scalars['String']['output']>;
  /** The order as the fulfillment house sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** When it was received. */
  readonly recordedAt: Scalars['DateTime']['output'];
  /** The carriers' numbers of its parcels, which may still change until `departedAt`. */
  readonly trackingNumbers: ReadonlyArray<FulfillmentTrackingNumber>;
  /** The consignee, after the address was validated. */
  readonly validatedConsignee: FulfillmentConsignee;
  /** Where it is shipped from. */
  readonly warehouse?: Maybe<FulfillmentWarehouse>;
};


/** An order as the fulfillment house sees it. */
export type FulfillmentOrderAccountingActivitiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A phase of an order. */
export type FulfillmentPhase =
  /** It will not be sent. */
  | 'CANCELLED'
  /** It is being worked on. */
  | 'IN_PROGRESS'
  /** It was received, and is being processed. */
  | 'PROCESSING'
  /** It came back. */
  | 'RETURNED'
  /** It has left. */
  | 'SHIPPED'
  /** It is a test. */
  | 'TEST'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** An item as the merchant asked for it. */
export type FulfillmentRequestedSku = {
  readonly __typename?: 'FulfillmentRequestedSku';
  /** The value declared to customs, as the merchant wrote it. */
  readonly declaredValue?: Maybe<Scalars['String']['output']>;
  /** How many pieces the merchant asked for. */
  readonly quantity?: Maybe<Scalars['Int']['output']>;
  /** The fulfillment house's number of this part of the request. */
  readonly requestId?: Maybe<Scalars['ID']['output']>;
  /** The merchant's own name of it. */
  readonly sku?: Maybe<Scalars['String']['output']>;
};

/** A return: sent back by the customer, refused, or not deliverable. */
export type FulfillmentReturn = {
  readonly __typename?: 'FulfillmentReturn';
  /** What the fulfillment house noted about it, as free text. */
  readonly comments?: Maybe<Scalars['String']['output']>;
  /** When it was noted. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The user who noted it. */
  readonly createdById?: Maybe<Scalars['ID']['output']>;
  /** The returned items. */
  readonly items: ReadonlyArray<FulfillmentReturnItem>;
  /** The fulfillment house's number of the merchant whose goods came back. */
  readonly merchantId?: Maybe<Scalars['ID']['output']>;
  /** The merchant's own id of the order. */
  readonly merchantOrderId?: Maybe<Scalars['ID']['output']>;
  /** The order. Null if the return names none. One call for each that differs. */
  readonly order?: Maybe<FulfillmentOrder>;
  /** The fulfillment house's id of the order. */
  readonly orderId?: Maybe<Scalars['ID']['output']>;
  /** The return as the fulfillment house sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** Why it came back, from the fulfillment house's own list. */
  readonly reason: FulfillmentReturnCode;
  /** The fulfillment house's number of it. */
  readonly returnId: Scalars['ID']['output'];
  /** The party that sent it back, such as `carrier`. */
  readonly returnedBy?: Maybe<Scalars['String']['output']>;
  /** The number under which it was announced. */
  readonly rmaNumber?: Maybe<Scalars['String']['output']>;
  /** How far its handling is, from the fulfillment house's own list. */
  readonly status: FulfillmentReturnCode;
  /** The time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** The user who last changed it. */
  readonly updatedById?: Maybe<Scalars['ID']['output']>;
};

/** An entry of one of the fulfillment house's own lists. */
export type FulfillmentReturnCode = {
  readonly __typename?: 'FulfillmentReturnCode';
  /** The entry's id. */
  readonly code?: Maybe<Scalars['ID']['output']>;
  /** What the entry means, in words. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** A list of returns. */
export type FulfillmentReturnConnection = {
  readonly __typename?: 'FulfillmentReturnConnection';
  /** The returns with their cursors. */
  readonly edges: ReadonlyArray<FulfillmentReturnEdge>;
  /** The returns of this page, without their cursors. */
  readonly nodes: ReadonlyArray<FulfillmentReturn>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of returns. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A return in a list. */
export type FulfillmentReturnEdge = {
  readonly __typename?: 'FulfillmentReturnEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The return at `cursor`. */
  readonly node: FulfillmentReturn;
};

/** An item of a return. */
export type FulfillmentReturnItem = {
  readonly __typename?: 'FulfillmentReturnItem';
  /** What the fulfillment house noted about these pieces, as free text. */
  readonly comments?: Maybe<Scalars['String']['output']>;
  /** The stock of its SKU. Up to 100 SKUs are one call; null for a SKU with a comma. */
  readonly inventory?: Maybe<ReadonlyArray<InventoryItem>>;
  /** The fulfillment house's id of the item. */
  readonly itemId?: Maybe<Scalars['ID']['output']>;
  /** The name. Not every server sends it. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Why some did not go back on the shelves. */
  readonly nonRestockedReason?: Maybe<FulfillmentReturnCode>;
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

/** A filter of returns. */
export type FulfillmentReturnWhere = {
  /** Only returns that came in during this span of time. */
  readonly returnedAt?: InputMaybe<DateTimeRange>;
};

/** The status of an order. */
export type FulfillmentStatus = {
  readonly __typename?: 'FulfillmentStatus';
  /** The party that has to act. */
  readonly actionRequiredBy?: Maybe<Scalars['String']['output']>;
  /** The id of the party that has to do something. */
  readonly actionRequiredById?: Maybe<Scalars['ID']['output']>;
  /** Six digits: two for the phase, two for the stage, two for the detail. */
  readonly code: Scalars['String']['output'];
  /** What the status means for the order, in English. */
  readonly detail?: Maybe<Scalars['String']['output']>;
  /** Two digits for the detail. */
  readonly detailCode: Scalars['String']['output'];
  /** The phase that the first two digits stand for. */
  readonly phase?: Maybe<FulfillmentPhase>;
  /** The fulfillment house's name of the phase. */
  readonly phaseName?: Maybe<Scalars['String']['output']>;
  /** Two digits for the stage within the phase. */
  readonly stageCode?: Maybe<Scalars['String']['output']>;
  /** What the fulfillment house calls the stage, such as `Shipped`. */
  readonly stageName?: Maybe<Scalars['String']['output']>;
};

/** A status event of an order. */
export type FulfillmentStatusEvent = {
  readonly __typename?: 'FulfillmentStatusEvent';
  /** The user who brought it about. */
  readonly createdById?: Maybe<Scalars['ID']['output']>;
  /** The fulfillment house's number of it. */
  readonly eventId: Scalars['ID']['output'];
  /** When it happened. */
  readonly happenedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it happened, as free text. Null where nobody gave one. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** The status of the order since then. */
  readonly status?: Maybe<FulfillmentStatus>;
};

/** A tracking number. */
export type FulfillmentTrackingNumber = {
  readonly __typename?: 'FulfillmentTrackingNumber';
  /** Who transports the parcel. */
  readonly carrier?: Maybe<FulfillmentCarrier>;
  /** What to enter on the carrier's page. Null until the parcel has one. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** Where orders are shipped from. */
export type FulfillmentWarehouse = {
  readonly __typename?: 'FulfillmentWarehouse';
  /** The short name, such as `SAV`. Sent with accounting activities only. */
  readonly shortName?: Maybe<Scalars['String']['output']>;
  /** The fulfillment house's number of its building. */
  readonly warehouseId?: Maybe<Scalars['ID']['output']>;
};

/** Of a function that is to be called. */
export type FunctionScheduledEventDetails = InputEventDetails & {
  readonly __typename?: 'FunctionScheduledEventDetails';
  /** The function that is to be called. */
  readonly functionArn: Scalars['ID']['output'];
  readonly input?: Maybe<Scalars['String']['output']>;
  readonly inputJson?: Maybe<Scalars['JSON']['output']>;
  /** The role as which it is called, where that is another account's. */
  readonly roleArn?: Maybe<Scalars['ID']['output']>;
  /** How long the function may take. Null if it may take any time. */
  readonly timeoutSeconds?: Maybe<Scalars['BigInt']['output']>;
};

/** The access token to create. */
export type GenerateAccessTokenInput = {
  /** A chain of service accounts: each may create tokens of the next, and the last one of `resourceName`. Without, the gateway's own account may. */
  readonly delegates?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The lifetime in seconds: 3600 by default, and at most 3600, or 43200 if a policy allows that for the account. */
  readonly lifetimeSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** The service account: its resource name such as `projects/-/serviceAccounts/reader@demo.iam.example.test`, its email address or its number. */
  readonly resourceName: Scalars['ID']['input'];
  /** The OAuth scopes of the token: at least one. */
  readonly scopes: ReadonlyArray<Scalars['String']['input']>;
};

/** The result of creating an access token. */
export type GenerateAccessTokenResult = GenerateAccessTokenSuccess | ServiceAccountAccessDenied | ServiceAccountNotFound;

/** The access token was created. */
export type GenerateAccessTokenSuccess = {
  readonly __typename?: 'GenerateAccessTokenSuccess';
  /** The token. A secret. */
  readonly accessToken: Scalars['String']['output'];
  /** The time at which the token expires. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** The ID token to create. */
export type GenerateIdTokenInput = {
  /** The audience of the token. It becomes the claim `aud`. */
  readonly audience: Scalars['String']['input'];
  /** A chain of service accounts: each may create tokens of the next, and the last one of `resourceName`. Without, the gateway's own account may. */
  readonly delegates?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Whether the token has the claims `email` and `email_verified`. */
  readonly includeEmail?: Scalars['Boolean']['input'];
  /** Whether the token has a claim with the number of the account's organization. Older revisions of the API do not know it. */
  readonly includeOrganizationNumber?: Scalars['Boolean']['input'];
  /** The service account: its resource name such as `projects/-/serviceAccounts/reader@demo.iam.example.test`, its email address or its number. */
  readonly resourceName: Scalars['ID']['input'];
};

/** The result of creating an ID token. */
export type GenerateIdTokenResult = GenerateIdTokenSuccess | ServiceAccountAccessDenied | ServiceAccountNotFound;

/** The ID token was created. */
export type GenerateIdTokenSuccess = {
  readonly __typename?: 'GenerateIdTokenSuccess';
  /** The time at which the token expires, by its claim `exp`. The signature is not verified. Null if the token has no such claim. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The token: a signed JWT. A secret. */
  readonly idToken: Scalars['String']['output'];
};

/** An event in the history of an execution. */
export type HistoryEvent = {
  readonly __typename?: 'HistoryEvent';
  /** The details. Null for kinds of events without details. */
  readonly details?: Maybe<HistoryEventDetails>;
  /** Its number in the history, counted from 1. */
  readonly eventId: Scalars['BigInt']['output'];
  /** When it happened. */
  readonly happenedAt: Scalars['DateTime']['output'];
  /** What happened, such as `STATE_ENTERED`. */
  readonly kind: HistoryEventKind;
  /** The number of the event that led to it; 0 at the beginning. */
  readonly previousEventId?: Maybe<Scalars['BigInt']['output']>;
  /** The event as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
};

/** A list of events. */
export type HistoryEventConnection = {
  readonly __typename?: 'HistoryEventConnection';
  /** The events with their cursors. */
  readonly edges: ReadonlyArray<HistoryEventEdge>;
  /** The events of this page, without their cursors. */
  readonly nodes: ReadonlyArray<HistoryEvent>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
};

/** The details of an event, by its kind. */
export type HistoryEventDetails = ActivityScheduledEventDetails | ActivityStartedEventDetails | EvaluationFailedEventDetails | ExecutionRedrivenEventDetails | ExecutionStartedEventDetails | FailedEventDetails | FunctionScheduledEventDetails | MapIterationEventDetails | MapRunRedrivenEventDetails | MapRunStartedEventDetails | MapStateStartedEventDetails | StateEnteredEventDetails | StateExitedEventDetails | SucceededEventDetails | TaskFailedEventDetails | TaskScheduledEventDetails | TaskStartedEventDetails | TaskSucceededEventDetails;

/** An event in a list. */
export type HistoryEventEdge = {
  readonly __typename?: 'HistoryEventEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The event at `cursor`. */
  readonly node: HistoryEvent;
};

/** Kinds of events. */
export type HistoryEventKind =
  /** An activity failed. */
  | 'ACTIVITY_FAILED'
  /** An activity waits for a worker. */
  | 'ACTIVITY_SCHEDULED'
  /** An activity could not be scheduled. */
  | 'ACTIVITY_SCHEDULE_FAILED'
  /** A worker took an activity. */
  | 'ACTIVITY_STARTED'
  /** A worker completed an activity. */
  | 'ACTIVITY_SUCCEEDED'
  /** An activity exceeded its timeout, or its worker missed a heartbeat. */
  | 'ACTIVITY_TIMED_OUT'
  /** A choice state was entered. */
  | 'CHOICE_STATE_ENTERED'
  /** A choice state was exited. */
  | 'CHOICE_STATE_EXITED'
  /** An expression in a state could not be evaluated. */
  | 'EVALUATION_FAILED'
  /** A caller stopped the execution. */
  | 'EXECUTION_ABORTED'
  /** The execution failed. */
  | 'EXECUTION_FAILED'
  /** The execution was restarted where it had failed. */
  | 'EXECUTION_REDRIVEN'
  /** The execution began. */
  | 'EXECUTION_STARTED'
  /** The execution succeeded. */
  | 'EXECUTION_SUCCEEDED'
  /** The execution exceeded its timeout. */
  | 'EXECUTION_TIMED_OUT'
  /** A fail state was entered. */
  | 'FAIL_STATE_ENTERED'
  /** A function failed. */
  | 'FUNCTION_FAILED'
  /** A function is to be called. */
  | 'FUNCTION_SCHEDULED'
  /** A function could not be scheduled. */
  | 'FUNCTION_SCHEDULE_FAILED'
  /** A function was called. */
  | 'FUNCTION_STARTED'
  /** A function could not be called. */
  | 'FUNCTION_START_FAILED'
  /** A function returned. */
  | 'FUNCTION_SUCCEEDED'
  /** A function exceeded its timeout. */
  | 'FUNCTION_TIMED_OUT'
  /** A map state cancelled an item. */
  | 'MAP_ITERATION_ABORTED'
  /** A map state failed at an item. */
  | 'MAP_ITERATION_FAILED'
  /** A map state began with an item. */
  | 'MAP_ITERATION_STARTED'
  /** A map state completed an item. */
  | 'MAP_ITERATION_SUCCEEDED'
  /** A map run was stopped. */
  | 'MAP_RUN_ABORTED'
  /** A map run failed. */
  | 'MAP_RUN_FAILED'
  /** A map run was restarted where it had failed. */
  | 'MAP_RUN_REDRIVEN'
  /** A map run began. */
  | 'MAP_RUN_STARTED'
  /** A map run succeeded. */
  | 'MAP_RUN_SUCCEEDED'
  /** A map state was stopped. */
  | 'MAP_STATE_ABORTED'
  /** A map state was entered. */
  | 'MAP_STATE_ENTERED'
  /** A map state was exited. */
  | 'MAP_STATE_EXITED'
  /** A map state failed. */
  | 'MAP_STATE_FAILED'
  /** A map state has read its items. */
  | 'MAP_STATE_STARTED'
  /** A map state completed all its items. */
  | 'MAP_STATE_SUCCEEDED'
  /** A parallel state was stopped. */
  | 'PARALLEL_STATE_ABORTED'
  /** A parallel state was entered. */
  | 'PARALLEL_STATE_ENTERED'
  /** A parallel state was exited. */
  | 'PARALLEL_STATE_EXITED'
  /** A parallel state failed. */
  | 'PARALLEL_STATE_FAILED'
  /** A parallel state started its branches. */
  | 'PARALLEL_STATE_STARTED'
  /** A parallel state completed all its branches. */
  | 'PARALLEL_STATE_SUCCEEDED'
  /** A pass state was entered. */
  | 'PASS_STATE_ENTERED'
  /** A pass state was exited. */
  | 'PASS_STATE_EXITED'
  /** A succeed state was entered. */
  | 'SUCCEED_STATE_ENTERED'
  /** A succeed state was exited. */
  | 'SUCCEED_STATE_EXITED'
  /** A task failed. */
  | 'TASK_FAILED'
  /** A task is to be started. */
  | 'TASK_SCHEDULED'
  /** A task was started. */
  | 'TASK_STARTED'
  /** A task could not be started. */
  | 'TASK_START_FAILED'
  /** A task state was stopped. */
  | 'TASK_STATE_ABORTED'
  /** A task state was entered. */
  | 'TASK_STATE_ENTERED'
  /** A task state was exited. */
  | 'TASK_STATE_EXITED'
  /** A task was submitted to its service, and its result is awaited. */
  | 'TASK_SUBMITTED'
  /** A task could not be submitted to its service. */
  | 'TASK_SUBMIT_FAILED'
  /** A task succeeded. */
  | 'TASK_SUCCEEDED'
  /** A task exceeded its timeout. */
  | 'TASK_TIMED_OUT'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED'
  /** A wait state was stopped. */
  | 'WAIT_STATE_ABORTED'
  /** A wait state was entered. */
  | 'WAIT_STATE_ENTERED'
  /** A wait state was exited. */
  | 'WAIT_STATE_EXITED';

/** The order of events of a history. */
export type HistoryEventOrder = {
  /** Whether the oldest or the newest event comes first. */
  readonly direction?: SortDirection;
  /** The field that events are ordered by. */
  readonly field: HistoryEventOrderField;
};

/** Fields that events of a history are ordered by. */
export type HistoryEventOrderField =
  /** The number of the event: the order in which events happened. */
  | 'EVENT_ID';

/** A role and the members that have it. */
export type IamBinding = {
  readonly __typename?: 'IamBinding';
  /** When the roles are granted at all. Null if always. */
  readonly condition?: Maybe<IamCondition>;
  /** The members that have the role. */
  readonly members: ReadonlyArray<IamMember>;
  /** The role, such as `roles/viewer`. */
  readonly role: Scalars['String']['output'];
};

/** The condition of a binding. */
export type IamCondition = {
  readonly __typename?: 'IamCondition';
  /** What it is for, in words; null if nobody wrote that. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The condition, in the Common Expression Language. */
  readonly expression?: Maybe<Scalars['String']['output']>;
  /** Where the expression stands, for error messages. */
  readonly location?: Maybe<Scalars['String']['output']>;
  /** A short name for people; null if nobody gave one. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** A member of a role binding. */
export type IamMember = {
  readonly __typename?: 'IamMember';
  /** Its unique number before it was deleted. Null if it was not deleted. */
  readonly deletedUniqueId?: Maybe<Scalars['ID']['output']>;
  /** The email address, the domain or the principal. Null for everybody. */
  readonly identity?: Maybe<Scalars['String']['output']>;
  /** Whether it was deleted after it was given the role. */
  readonly isDeleted: Scalars['Boolean']['output'];
  /** Whether it is a user, a group, a service account, a domain, or everybody. */
  readonly kind: IamMemberKind;
  /** The member in the API's own words, such as `user:robin@example.test`. */
  readonly member: Scalars['String']['output'];
};

/** Kinds of members. */
export type IamMemberKind =
  /** Everybody who is authenticated. */
  | 'ALL_AUTHENTICATED_USERS'
  /** Everybody, authenticated or not. */
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
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED'
  /** A person. */
  | 'USER';

/** An IAM policy. */
export type IamPolicy = {
  readonly __typename?: 'IamPolicy';
  /** The bindings of members to roles. */
  readonly bindings: ReadonlyArray<IamBinding>;
  /** Changes whenever the policy does. */
  readonly etag?: Maybe<Scalars['Base64']['output']>;
  /** The policy as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The version of the policy: 0, 1 or 3. */
  readonly version: Scalars['Int']['output'];
};

/** An account in euros. */
export type IbanAccountInput = {
  /** The international account number, with or without spaces. */
  readonly iban: Scalars['String']['input'];
  /** The name of the account holder. */
  readonly name: Scalars['String']['input'];
};

/** A program on whose behalf users sign in. */
export type IdentityClient = Node & {
  readonly __typename?: 'IdentityClient';
  /** The kind of application, such as `web` or `native`. */
  readonly applicationType?: Maybe<Scalars['String']['output']>;
  /** The provider's id of it, which an authorization takes. */
  readonly clientId?: Maybe<Scalars['ID']['output']>;
  /** The contact addresses. */
  readonly contacts: ReadonlyArray<Scalars['String']['output']>;
  /** Seconds that a user's last sign-in may lie back, unless it says so itself. */
  readonly defaultMaxAgeSeconds?: Maybe<Scalars['BigInt']['output']>;
  /** The scopes of a request that names none. */
  readonly defaultScopes: ReadonlyArray<Scalars['String']['output']>;
  /** By which grants it gets tokens, such as `authorization_code`. */
  readonly grantTypes: ReadonlyArray<Scalars['String']['output']>;
  /** Where users learn what the application is. */
  readonly homePageUrl?: Maybe<Scalars['URL']['output']>;
  readonly id: Scalars['ID']['output'];
  /** A picture of the client's logo. */
  readonly logoUrl?: Maybe<Scalars['URL']['output']>;
  /** The name that users see. */
  readonly name: Scalars['String']['output'];
  /** The privacy policy. */
  readonly policyUrl?: Maybe<Scalars['URL']['output']>;
  /** The client as the provider sent it, without its credentials. */
  readonly raw: Scalars['JSON']['output'];
  /** Where users may be sent back to. */
  readonly redirectUris: ReadonlyArray<Scalars['URI']['output']>;
  /** The response types it may use: each entry is one combination. */
  readonly responseTypes: ReadonlyArray<ReadonlyArray<AuthorizationResponseType>>;
  /** The terms of service. */
  readonly termsUrl?: Maybe<Scalars['URL']['output']>;
};

/** A list of clients. */
export type IdentityClientConnection = {
  readonly __typename?: 'IdentityClientConnection';
  /** The clients with their cursors. */
  readonly edges: ReadonlyArray<IdentityClientEdge>;
  /** The clients of this page, without their cursors. */
  readonly nodes: ReadonlyArray<IdentityClient>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of clients. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A client in a list. */
export type IdentityClientEdge = {
  readonly __typename?: 'IdentityClientEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The client at `cursor`. */
  readonly node: IdentityClient;
};

/** Details of every event that tells of an input. */
export type InputEventDetails = {
  /** The input, as text. Selecting it makes the pages of the history larger, by megabytes at most. */
  readonly input?: Maybe<Scalars['String']['output']>;
  /** The text parsed as JSON. Null if it is not JSON. */
  readonly inputJson?: Maybe<Scalars['JSON']['output']>;
};

/** The verdicts about the user's account. */
export type IntegrityAccount = {
  readonly __typename?: 'IntegrityAccount';
  /** How usual the activity of the account is. Null unless it is enabled for the app. */
  readonly activityLevel?: Maybe<IntegrityAccountActivity>;
  /** Whether the user got the app from the store. */
  readonly appLicensingVerdict?: Maybe<IntegrityLicensing>;
  /** The verdicts about the account as the API sent them. */
  readonly raw: Scalars['JSON']['output'];
};

/** How usual the activity of an account is. */
export type IntegrityAccountActivity =
  /** Usual. */
  | 'TYPICAL_BASIC'
  /** Usual, with strong evidence. */
  | 'TYPICAL_STRONG'
  /** Not evaluated. */
  | 'UNEVALUATED'
  /** Too little is known of the account. */
  | 'UNKNOWN'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED'
  /** Unusual. */
  | 'UNUSUAL';

/** The verdicts about the app. */
export type IntegrityApp = {
  readonly __typename?: 'IntegrityApp';
  /** Whether the app is genuine. */
  readonly appRecognitionVerdict?: Maybe<IntegrityAppRecognition>;
  /** SHA-256 digests of the certificates that signed the app. Empty if the app was not evaluated. */
  readonly certificateSha256Digests: ReadonlyArray<Scalars['String']['output']>;
  /** The application id that the app has. Null if the app was not evaluated. */
  readonly packageName?: Maybe<Scalars['String']['output']>;
  /** The verdicts about the app as the API sent them. */
  readonly raw: Scalars['JSON']['output'];
  /** The version. Null if the app was not evaluated. */
  readonly versionCode?: Maybe<Scalars['BigInt']['output']>;
};

/** Whether an app is the genuine one. */
export type IntegrityAppRecognition =
  /** The store has this app with this certificate. */
  | 'RECOGNIZED'
  /** Not evaluated, mostly because the device failed. */
  | 'UNEVALUATED'
  /** Unknown. */
  | 'UNKNOWN'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED'
  /** The store has no such version or certificate. */
  | 'UNRECOGNIZED_VERSION';

/** Kinds of other apps that can see the screen, draw over it or control the device. */
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
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** The verdicts about the device. */
export type IntegrityDevice = {
  readonly __typename?: 'IntegrityDevice';
  /** Three bits that the app's developer stores for the device. */
  readonly deviceRecall?: Maybe<IntegrityDeviceRecall>;
  /** The device verdicts. An empty list means that the device failed. */
  readonly deviceRecognitionVerdicts: ReadonlyArray<IntegrityDeviceRecognition>;
  /** The device verdicts by the older rules. */
  readonly legacyDeviceRecognitionVerdicts: ReadonlyArray<IntegrityDeviceRecognition>;
  /** The verdicts about the device as the API sent them. */
  readonly raw: Scalars['JSON']['output'];
  /** How many tokens the device requested recently. */
  readonly recentDeviceActivity?: Maybe<IntegrityDeviceActivity>;
  /** The version of the device's system. */
  readonly sdkVersion?: Maybe<Scalars['Int']['output']>;
};

/** How many tokens a device requested recently. */
export type IntegrityDeviceActivity =
  /** Few. */
  | 'LEVEL_1'
  /** Some. */
  | 'LEVEL_2'
  /** Many. */
  | 'LEVEL_3'
  /** Very many, which is suspicious. */
  | 'LEVEL_4'
  /** Not evaluated. */
  | 'UNEVALUATED'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** Three bits that the app's developer stores for a device. */
export type IntegrityDeviceRecall = {
  readonly __typename?: 'IntegrityDeviceRecall';
  /** The one of three that the app's maker uses for its first purpose. */
  readonly first: IntegrityRecallBit;
  /** The one of three that the app's maker uses for its second purpose. */
  readonly second: IntegrityRecallBit;
  /** The one of three that the app's maker uses for its third purpose. */
  readonly third: IntegrityRecallBit;
};

/** A device verdict. */
export type IntegrityDeviceRecognition =
  /** The device passes basic checks. It may be unlocked or uncertified. */
  | 'MEETS_BASIC_INTEGRITY'
  /** The device is genuine. */
  | 'MEETS_DEVICE_INTEGRITY'
  /** The device is genuine and recently updated, as its hardware proves. */
  | 'MEETS_STRONG_INTEGRITY'
  /** The device is an emulator with genuine services. */
  | 'MEETS_VIRTUAL_INTEGRITY'
  /** Unknown. */
  | 'UNKNOWN'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** The verdicts about the environment of the app on a device. */
export type IntegrityEnvironment = {
  readonly __typename?: 'IntegrityEnvironment';
  /** Kinds of other apps that can see the screen, draw over it or control the device. */
  readonly appsDetected: ReadonlyArray<IntegrityAppsDetected>;
  /** The risks that the device spoofs its location. */
  readonly locationSpoofingRisks: ReadonlyArray<IntegrityLocationSpoofingRisk>;
  /** The verdict of older revisions about other apps, in place of `appsDetected`. */
  readonly otherApps?: Maybe<Scalars['String']['output']>;
  /** Whether the device's own scanner found harmful apps. */
  readonly protectionVerdict?: Maybe<IntegrityProtection>;
  /** The verdicts about the environment as the API sent them. */
  readonly raw: Scalars['JSON']['output'];
  /** The verdict of older revisions about apps from the store or the system, in place of `appsDetected`. */
  readonly storeOrSystemApps?: Maybe<Scalars['String']['output']>;
};

/** Whether a user got an app from the store. */
export type IntegrityLicensing =
  /** The user did. */
  | 'LICENSED'
  /** Not evaluated, mostly because the device failed or no user is signed in. */
  | 'UNEVALUATED'
  /** Unknown. */
  | 'UNKNOWN'
  /** The user did not. */
  | 'UNLICENSED'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** A risk that a device spoofs its location. */
export type IntegrityLocationSpoofingRisk =
  /** High, by signals of the device. */
  | 'HIGH_RISK_DEVICE'
  /** High, by signals of the network. */
  | 'HIGH_RISK_NETWORK'
  /** Low, by signals of the device. */
  | 'LOW_RISK_DEVICE'
  /** Low, by signals of the network. */
  | 'LOW_RISK_NETWORK'
  /** Medium, by signals of the device. */
  | 'MEDIUM_RISK_DEVICE'
  /** Medium, by signals of the network. */
  | 'MEDIUM_RISK_NETWORK'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** The payload of an integrity token. */
export type IntegrityPayload = {
  readonly __typename?: 'IntegrityPayload';
  /** The verdicts about the user's account. */
  readonly accountDetails?: Maybe<IntegrityAccount>;
  /** The verdicts about the app. */
  readonly appIntegrity?: Maybe<IntegrityApp>;
  /** The verdicts about the device. */
  readonly deviceIntegrity?: Maybe<IntegrityDevice>;
  /** The verdicts about other apps and settings of the device. Null unless they are enabled for the app. */
  readonly environmentDetails?: Maybe<IntegrityEnvironment>;
  /** Whether the verdicts were forced, for a test. */
  readonly isTestingResponse: Scalars['Boolean']['output'];
  /** Whether each package that the token names is the one of the input. Null if it names none. */
  readonly matchesPackage?: Maybe<Scalars['Boolean']['output']>;
  /** The payload as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The request for the token. */
  readonly requestDetails?: Maybe<IntegrityRequestDetails>;
};

/** Whether a device's own scanner found harmful apps. */
export type IntegrityProtection =
  /** The scanner found harmful apps. */
  | 'HIGH_RISK'
  /** The scanner found potentially harmful apps. */
  | 'MEDIUM_RISK'
  /** The scanner is on and has not run yet. */
  | 'NO_DATA'
  /** The scanner is on and found nothing. */
  | 'NO_ISSUES'
  /** The scanner is off. */
  | 'POSSIBLE_RISK'
  /** Not evaluated, mostly because the device failed. */
  | 'UNEVALUATED'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** A bit that the app's developer stores for a device. */
export type IntegrityRecallBit = {
  readonly __typename?: 'IntegrityRecallBit';
  /** Whether the bit is set. */
  readonly isSet: Scalars['Boolean']['output'];
  /** The first day of the month in which the bit was last written. Null if it was never written. */
  readonly writtenDate?: Maybe<Scalars['Date']['output']>;
};

/** The request for a token. It has a nonce or a hash. */
export type IntegrityRequestDetails = {
  readonly __typename?: 'IntegrityRequestDetails';
  /** The nonce of a classic request. Compare it with the nonce that you issued. */
  readonly nonce?: Maybe<Scalars['String']['output']>;
  /** The hash of a standard request. Compare it with the hash of the request that you received. */
  readonly requestHash?: Maybe<Scalars['String']['output']>;
  /** The package that requested the token. */
  readonly requestPackageName?: Maybe<Scalars['String']['output']>;
  /** When the app asked for the token. Old ones may be replays. */
  readonly requestedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A transfer between accounts of the business. */
export type InternalTransferInput = {
  /** The amount in the currency of the batch, with at most two decimals, such as `24.90`. */
  readonly amount: Scalars['Decimal']['input'];
  /** The account that is credited: its `id`, or the API's own number. */
  readonly destinationAccountId: Scalars['ID']['input'];
  /** A text that both accounts' statements show. */
  readonly reference?: InputMaybe<Scalars['String']['input']>;
  /** The account that is debited: its `id`, or the API's own number. */
  readonly sourceAccountId: Scalars['ID']['input'];
};

/** The API does not accept the batch. */
export type InvalidBatch = InvalidInput & Rejection & {
  readonly __typename?: 'InvalidBatch';
  readonly code: RejectionCode;
  readonly fields: ReadonlyArray<Scalars['String']['output']>;
  readonly message: Scalars['String']['output'];
  /** The API's code, if it sent one. */
  readonly upstreamCode?: Maybe<Scalars['String']['output']>;
};

/** The API does not accept the payment. */
export type InvalidBatchPayment = InvalidInput & Rejection & {
  readonly __typename?: 'InvalidBatchPayment';
  readonly code: RejectionCode;
  readonly fields: ReadonlyArray<Scalars['String']['output']>;
  readonly message: Scalars['String']['output'];
  /** The API's code, if it sent one. */
  readonly upstreamCode?: Maybe<Scalars['String']['output']>;
};

/** The platform does not take the message, or what it refers to. */
export type InvalidChatMessage = InvalidInput & Rejection & {
  readonly __typename?: 'InvalidChatMessage';
  readonly code: RejectionCode;
  /** The wrong fields of `input`, as far as the platform names them. */
  readonly fields: ReadonlyArray<Scalars['String']['output']>;
  readonly message: Scalars['String']['output'];
};

/** A mutation did not happen, because fields of the input are wrong. */
export type InvalidInput = {
  /** The reason, for programs. */
  readonly code: RejectionCode;
  /** The paths of the refused fields in the input, such as `tracking.number`. Empty where the API does not name them. */
  readonly fields: ReadonlyArray<Scalars['String']['output']>;
  /** The reason, for people. */
  readonly message: Scalars['String']['output'];
};

/** The token is malformed, or was made for another app. Do not trust its sender. */
export type InvalidIntegrityToken = InvalidInput & Rejection & {
  readonly __typename?: 'InvalidIntegrityToken';
  readonly code: RejectionCode;
  readonly fields: ReadonlyArray<Scalars['String']['output']>;
  readonly message: Scalars['String']['output'];
};

/** The marketplace does not take the parcel. */
export type InvalidShippingFulfillment = InvalidInput & Rejection & {
  readonly __typename?: 'InvalidShippingFulfillment';
  readonly code: RejectionCode;
  readonly fields: ReadonlyArray<Scalars['String']['output']>;
  readonly message: Scalars['String']['output'];
};

/** The API does not take the settings. */
export type InvalidWebhook = InvalidInput & Rejection & {
  readonly __typename?: 'InvalidWebhook';
  readonly code: RejectionCode;
  /** The wrong fields of `input`, as far as the API names them. */
  readonly fields: ReadonlyArray<Scalars['String']['output']>;
  readonly message: Scalars['String']['output'];
};

/** The API does not take the search. */
export type InvalidWebhookRequestWhere = InvalidInput & Rejection & {
  readonly __typename?: 'InvalidWebhookRequestWhere';
  readonly code: RejectionCode;
  /** The wrong fields of `where`, as far as the API names them. */
  readonly fields: ReadonlyArray<Scalars['String']['output']>;
  readonly message: Scalars['String']['output'];
};

/** The stock of an item. */
export type InventoryItem = {
  readonly __typename?: 'InventoryItem';
  /** How many can still be ordered, in the warehouses of the filter. */
  readonly availableCount?: Maybe<Scalars['Int']['output']>;
  /** The fulfillment house's id of it. */
  readonly itemId?: Maybe<Scalars['ID']['output']>;
  /** What the fulfillment house calls the owner of the stock. */
  readonly merchantName?: Maybe<Scalars['String']['output']>;
  /** How many are on the shelves, in the warehouses of the filter. Null where the fulfillment house does not send it. */
  readonly onHandCount?: Maybe<Scalars['Int']['output']>;
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
  /** The items of this page, without their cursors. */
  readonly nodes: ReadonlyArray<InventoryItem>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of items. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item in stock, in a list. */
export type InventoryItemEdge = {
  readonly __typename?: 'InventoryItemEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The item at `cursor`. */
  readonly node: InventoryItem;
};

/** A filter of items in stock. All criteria have to be met. */
export type InventoryWhere = {
  /** Of these merchants, by the fulfillment house's ids of them. */
  readonly merchantIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** With these SKUs. None of them may contain a comma. */
  readonly skus?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** In these warehouses, by the fulfillment house's ids of them. Items do not name their warehouse: the stock of each takes a list of its own. */
  readonly warehouseIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** A joke. */
export type Joke = Node & Saying & {
  readonly __typename?: 'Joke';
  /** The categories. Most jokes have none. */
  readonly categories: ReadonlyArray<Scalars['String']['output']>;
  /** The time at which the joke was added. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The address of an image, which is the same for every joke. */
  readonly iconUrl?: Maybe<Scalars['URL']['output']>;
  readonly id: Scalars['ID']['output'];
  /** The API's id of the joke. */
  readonly jokeId: Scalars['ID']['output'];
  /** The joke as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The whole joke, which is one sentence or two. */
  readonly text: Scalars['String']['output'];
  /** The time of the last change. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** A page that shows the joke. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};

/** A list of jokes. */
export type JokeConnection = {
  readonly __typename?: 'JokeConnection';
  /** The jokes with their cursors. */
  readonly edges: ReadonlyArray<JokeEdge>;
  /** The jokes of this page, without their cursors. */
  readonly nodes: ReadonlyArray<Joke>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of jokes. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A joke in a list. */
export type JokeEdge = {
  readonly __typename?: 'JokeEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The joke at `cursor`. */
  readonly node: Joke;
};

/** An open-access journal. */
export type Journal = Node & {
  readonly __typename?: 'Journal';
  /** Another title that readers may look for, such as an abbreviated or translated one. */
  readonly alternativeTitle?: Maybe<Scalars['String']['output']>;
  /** The article processing charges. */
  readonly apc?: Maybe<JournalApc>;
  /** The license information in its articles. */
  readonly articleLicensing?: Maybe<JournalArticleLicensing>;
  /** Its articles, of which the first 1000 can be read. One call for each different journal. */
  readonly articles?: Maybe<ArticleConnection>;
  /** The copyright of its articles. */
  readonly copyright?: Maybe<JournalCopyright>;
  /** The time at which the directory added it. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The policy on depositing its articles in repositories. */
  readonly depositPolicy?: Maybe<JournalDepositPolicy>;
  /** The day on which it was discontinued. Null if it continues. */
  readonly discontinuedDate?: Maybe<Scalars['Date']['output']>;
  /** The review of its articles, and its editorial board. */
  readonly editorial?: Maybe<JournalEditorial>;
  /** The ISSN of its electronic edition. */
  readonly eissn?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** The latest notifications to a search provider about its home page. Null if there were none. An error for sites of which the gateway's account is no verified owner. One call for each different page. */
  readonly indexing?: Maybe<UrlNotificationStatus>;
  /** The society or institution that it belongs to. */
  readonly institution?: Maybe<JournalOrganization>;
  /** Whether it complies with the Budapest Open Access Initiative's definition of open access. */
  readonly isBoaiCompliant?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the directory accepted it by its present criteria. */
  readonly isTicked?: Maybe<Scalars['Boolean']['output']>;
  /** The directory's own id: 32 hexadecimal digits. */
  readonly journalId: Scalars['ID']['output'];
  /** Words for its topics, chosen by the publisher. */
  readonly keywords: ReadonlyArray<Scalars['String']['output']>;
  /** The labels given by the directory. */
  readonly labels: ReadonlyArray<JournalLabel>;
  /** The languages of its articles, by their two letters of ISO 639-1 in capitals, such as `EN`. */
  readonly languages: ReadonlyArray<Scalars['String']['output']>;
  /** The day of the directory's last full review. */
  readonly lastFullReviewDate?: Maybe<Scalars['Date']['output']>;
  /** The license terms of its articles. */
  readonly licenses: ReadonlyArray<JournalLicense>;
  /** The first year of which all articles are open access. */
  readonly openAccessStartYear?: Maybe<Scalars['Int']['output']>;
  /** Other charges for authors. */
  readonly otherCharges?: Maybe<JournalOtherCharges>;
  /** The persistent identifiers of its articles. */
  readonly pidScheme?: Maybe<JournalPidScheme>;
  /** The ISSN of its printed edition. */
  readonly pissn?: Maybe<Scalars['String']['output']>;
  /** The screening for plagiarism. */
  readonly plagiarism?: Maybe<JournalPlagiarism>;
  /** ISSNs of the journals that it replaces. */
  readonly predecessorIssns: ReadonlyArray<Scalars['String']['output']>;
  /** The journals that it replaces, as far as the directory has them. Those of up to 50 ISSNs take one call. */
  readonly predecessors?: Maybe<ReadonlyArray<Journal>>;
  /** The long-term preservation of its articles. */
  readonly preservation?: Maybe<JournalPreservation>;
  /** The average time between submission and publication of an article, in weeks. */
  readonly publicationTimeWeeks?: Maybe<Scalars['Int']['output']>;
  /** Who publishes it, and in which country. */
  readonly publisher?: Maybe<JournalOrganization>;
  /** The journal as the directory sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** Addresses of its own pages. */
  readonly references?: Maybe<JournalReferences>;
  /** The subjects of a classification. */
  readonly subjects: ReadonlyArray<JournalSubject>;
  /** ISSNs of the journals that replace it. */
  readonly successorIssns: ReadonlyArray<Scalars['String']['output']>;
  /** The journals that replace it, as far as the directory has them. Those of up to 50 ISSNs take one call. */
  readonly successors?: Maybe<ReadonlyArray<Journal>>;
  /** What the journal is called on its own pages. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** The time of the last change. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The waiver of charges. */
  readonly waiver?: Maybe<JournalWaiver>;
};


/** An open-access journal. */
export type JournalArticlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The article processing charges. */
export type JournalApc = {
  readonly __typename?: 'JournalApc';
  /** Whether the journal charges for articles. */
  readonly hasApc?: Maybe<Scalars['Boolean']['output']>;
  /** The highest charge, in each currency that can be paid. */
  readonly maximumPrices: ReadonlyArray<Money>;
  /** The page about the charges. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};

/** How articles show their license. */
export type JournalArticleLicensing = {
  readonly __typename?: 'JournalArticleLicensing';
  /** The forms of the license statement. */
  readonly display: ReadonlyArray<JournalLicenseDisplay>;
  /** An article that shows its license. */
  readonly exampleUrl?: Maybe<Scalars['URL']['output']>;
  /** These facts as the directory sent them. */
  readonly raw: Scalars['JSON']['output'];
};

/** A list of journals. */
export type JournalConnection = {
  readonly __typename?: 'JournalConnection';
  /** The journals with their cursors. */
  readonly edges: ReadonlyArray<JournalEdge>;
  /** The journals of this page, without their cursors. */
  readonly nodes: ReadonlyArray<Journal>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The number of all journals that meet the conditions, including those that cannot be read. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** The copyright of articles. */
export type JournalCopyright = {
  readonly __typename?: 'JournalCopyright';
  /** Whether the authors retain it without restrictions. */
  readonly isRetainedByAuthors?: Maybe<Scalars['Boolean']['output']>;
  /** The page about copyright. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};

/** The policy on depositing articles in repositories. */
export type JournalDepositPolicy = {
  readonly __typename?: 'JournalDepositPolicy';
  /** Whether there is a policy. */
  readonly hasPolicy?: Maybe<Scalars['Boolean']['output']>;
  /** The registries that have the policy. */
  readonly services: ReadonlyArray<Scalars['String']['output']>;
  /** The page with the policy. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};

/** A journal in a list. */
export type JournalEdge = {
  readonly __typename?: 'JournalEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The journal at `cursor`. */
  readonly node: Journal;
};

/** The review of articles, and the editorial board. */
export type JournalEditorial = {
  readonly __typename?: 'JournalEditorial';
  /** The page of the editorial board. */
  readonly boardUrl?: Maybe<Scalars['URL']['output']>;
  /** The kinds of review, such as `Double anonymous peer review`. */
  readonly reviewProcesses: ReadonlyArray<Scalars['String']['output']>;
  /** The page about the review. */
  readonly reviewUrl?: Maybe<Scalars['URL']['output']>;
};

/** A label given to a journal by the directory. */
export type JournalLabel =
  /** A mirror journal: the open-access twin of a subscription journal. */
  | 'MIRROR'
  /** A journal of a collection that is free for readers and authors. */
  | 'OJC'
  /** Subscribe to open: the subscriptions of libraries pay for open access. */
  | 'S2O'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** A license of articles. */
export type JournalLicense = {
  readonly __typename?: 'JournalLicense';
  /** Whether commercial use is forbidden. */
  readonly forbidsCommercialUse?: Maybe<Scalars['Boolean']['output']>;
  /** Whether adaptations are forbidden. */
  readonly forbidsDerivatives?: Maybe<Scalars['Boolean']['output']>;
  /** The name, such as `CC BY`. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Whether users must credit the authors. */
  readonly requiresAttribution?: Maybe<Scalars['Boolean']['output']>;
  /** Whether adaptations must have the same license. */
  readonly requiresShareAlike?: Maybe<Scalars['Boolean']['output']>;
  /** The page with the license terms. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};

/** A form of the license statement in articles. */
export type JournalLicenseDisplay =
  /** Text in the article. */
  | 'DISPLAY'
  /** Machine-readable metadata in the article. */
  | 'EMBED'
  /** None. */
  | 'NO'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** The order of journals. */
export type JournalOrder = {
  /** Whether the smallest or the largest value comes first. */
  readonly direction?: SortDirection;
  /** The sort key. */
  readonly field: JournalOrderField;
};

/** A sort key of journals. */
export type JournalOrderField =
  /** The time at which the directory added them. */
  | 'CREATED_AT'
  /** The ISSN. */
  | 'ISSN'
  /** The title. */
  | 'TITLE'
  /** The time of the last change. */
  | 'UPDATED_AT';

/** An organization behind a journal. */
export type JournalOrganization = {
  readonly __typename?: 'JournalOrganization';
  /** The country of the organization. Any number of organizations take the calls of one. */
  readonly country?: Maybe<Country>;
  /** The two-letter code of the country that it is in. */
  readonly countryCode?: Maybe<Scalars['CountryCode']['output']>;
  /** What it calls itself. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** Other charges of a journal for authors. */
export type JournalOtherCharges = {
  readonly __typename?: 'JournalOtherCharges';
  /** Whether the journal has other charges. */
  readonly hasOtherCharges?: Maybe<Scalars['Boolean']['output']>;
  /** The page about the charges. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};

/** The persistent identifiers of articles. */
export type JournalPidScheme = {
  readonly __typename?: 'JournalPidScheme';
  /** Whether articles have persistent identifiers. */
  readonly hasPidScheme?: Maybe<Scalars['Boolean']['output']>;
  /** The schemes of the identifiers, such as `DOI`. */
  readonly schemes: ReadonlyArray<Scalars['String']['output']>;
};

/** The screening for plagiarism. */
export type JournalPlagiarism = {
  readonly __typename?: 'JournalPlagiarism';
  /** Whether articles are screened for plagiarism. */
  readonly hasDetection?: Maybe<Scalars['Boolean']['output']>;
  /** The page about the screening. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};

/** The long-term preservation of articles. */
export type JournalPreservation = {
  readonly __typename?: 'JournalPreservation';
  /** Whether articles are preserved. */
  readonly hasPreservation?: Maybe<Scalars['Boolean']['output']>;
  /** The national libraries that preserve articles. */
  readonly nationalLibraries: ReadonlyArray<Scalars['String']['output']>;
  /** Archives that keep its articles, such as `CLOCKSS`. */
  readonly services: ReadonlyArray<Scalars['String']['output']>;
  /** The page about preservation. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};

/** Addresses of a journal's own pages. */
export type JournalReferences = {
  readonly __typename?: 'JournalReferences';
  /** The page that says which research it publishes. */
  readonly aimsAndScopeUrl?: Maybe<Scalars['URL']['output']>;
  /** The page that says how manuscripts are to be written and sent. */
  readonly authorInstructionsUrl?: Maybe<Scalars['URL']['output']>;
  /** The home page. */
  readonly journalUrl?: Maybe<Scalars['URL']['output']>;
  /** The license terms of its articles. */
  readonly licenseTermsUrl?: Maybe<Scalars['URL']['output']>;
  /** The page that says how its articles may be used. */
  readonly openAccessStatementUrl?: Maybe<Scalars['URL']['output']>;
};

/** An entry of a classification of subjects. */
export type JournalSubject = {
  readonly __typename?: 'JournalSubject';
  /** The entry's code. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** The classification, such as `LCC`. */
  readonly scheme?: Maybe<Scalars['String']['output']>;
  /** The name of the entry. */
  readonly term?: Maybe<Scalars['String']['output']>;
};

/** The waiver of a journal's charges. */
export type JournalWaiver = {
  readonly __typename?: 'JournalWaiver';
  /** Whether charges can be waived. */
  readonly hasWaiver?: Maybe<Scalars['Boolean']['output']>;
  /** The page about waivers. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};

/** Conditions on journals, all of which must be met. */
export type JournalWhere = {
  /** One of these is the ISSN of one of its editions. At most 50. */
  readonly issns?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The publisher is in one of these countries. At most 50. */
  readonly publisherCountryCodes?: InputMaybe<ReadonlyArray<Scalars['CountryCode']['input']>>;
  /**
   * A filter in the directory's query language, such as `title:"sea ice" AND (license:"CC BY" OR bibjson.keywords:plankton)`.
   * Short field names are `title`, `issn`, `publisher` and `license`. Wildcards, `~` and unbalanced signs are refused.
   */
  readonly rawFilter?: InputMaybe<Scalars['String']['input']>;
};

/** A collection of questions by which workloads are reviewed. */
export type Lens = Node & {
  readonly __typename?: 'Lens';
  /** A short word for an official lens, and otherwise the ARN. */
  readonly alias?: Maybe<Scalars['String']['output']>;
  /** The ARN. Null if the API tells the alias alone, as of some official lenses. */
  readonly arn?: Maybe<Scalars['ID']['output']>;
  /** The time of creation. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it looks at, in a few sentences. */
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** The kind, by its origin. */
  readonly kind?: Maybe<LensKind>;
  /** What it is called in lists. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The account it belongs to. */
  readonly ownerAccountId?: Maybe<Scalars['ID']['output']>;
  /** The lens as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** How current it is. */
  readonly status?: Maybe<LensStatus>;
  /** The time of the last change. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Which edition of its questions this is, such as `1.2`. */
  readonly version?: Maybe<Scalars['String']['output']>;
};

/** A list of lenses. */
export type LensConnection = {
  readonly __typename?: 'LensConnection';
  /** The lenses with their cursors. */
  readonly edges: ReadonlyArray<LensEdge>;
  /** The lenses of this page, without their cursors. */
  readonly nodes: ReadonlyArray<Lens>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
};

/** A lens in a list. */
export type LensEdge = {
  readonly __typename?: 'LensEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The lens at `cursor`. */
  readonly node: Lens;
};

/** The origin of a lens. */
export type LensKind =
  /** The account itself. */
  | 'CUSTOM_SELF'
  /** Another account, which shares it. */
  | 'CUSTOM_SHARED'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED'
  /** The vendor of the api. */
  | 'VENDOR_OFFICIAL';

/** Kinds of lenses to list. */
export type LensKindInput =
  /** Lenses of the account. */
  | 'CUSTOM_SELF'
  /** Lenses that other accounts share. */
  | 'CUSTOM_SHARED'
  /** Lenses of the API's vendor. */
  | 'VENDOR_OFFICIAL';

/** A workload's risks by one lens. */
export type LensMetric = {
  readonly __typename?: 'LensMetric';
  /** The lens. All lenses are read once for the whole report. Null when the account may not use it any more. */
  readonly lens?: Maybe<Lens>;
  /** The name of the lens that is unique in the vendor's cloud. */
  readonly lensArn?: Maybe<Scalars['ID']['output']>;
  /** Its risks by pillar. */
  readonly pillars: ReadonlyArray<PillarMetric>;
  /** How many questions stand at each risk. */
  readonly riskCounts: ReviewRiskCounts;
};

/** An invitation to share a lens. */
export type LensShareInvitation = Node & ShareInvitation & {
  readonly __typename?: 'LensShareInvitation';
  readonly id: Scalars['ID']['output'];
  readonly invitationId: Scalars['ID']['output'];
  /** The lens. All lenses are read once for all invitations. Null as long as the account may not use it. */
  readonly lens?: Maybe<Lens>;
  /** The name of the lens that is unique in the vendor's cloud. */
  readonly lensArn?: Maybe<Scalars['ID']['output']>;
  /** What its owner calls what is to be shared. */
  readonly lensName?: Maybe<Scalars['String']['output']>;
  readonly permission?: Maybe<SharePermission>;
  readonly raw: Scalars['JSON']['output'];
  readonly resourceKind?: Maybe<ShareResourceKind>;
  readonly sharedBy?: Maybe<Scalars['String']['output']>;
  readonly sharedWith?: Maybe<Scalars['String']['output']>;
};

/** Statuses of lenses, by how current they are. */
export type LensStatus =
  /** It is the newest version. */
  | 'CURRENT'
  /** It was deleted. */
  | 'DELETED'
  /** It is not to be applied to further workloads. */
  | 'DEPRECATED'
  /** There is a newer version. */
  | 'NOT_CURRENT'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED'
  /** It is shared with the account no longer. */
  | 'UNSHARED';

/** Statuses of lenses to list. */
export type LensStatusInput =
  /** Lenses in any status. */
  | 'ALL'
  /** Lenses that are not published yet. */
  | 'DRAFT'
  /** Published lenses. */
  | 'PUBLISHED';

/** Restricts a list of lenses. All conditions have to hold. */
export type LensWhere = {
  /** Lenses of this kind. */
  readonly kind?: InputMaybe<LensKindInput>;
  /** The lens of this name, which has to be whole. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Lenses in this status. A lens shows another one, by how current it is. */
  readonly status?: InputMaybe<LensStatusInput>;
};

/** Of one item of a map state. */
export type MapIterationEventDetails = {
  readonly __typename?: 'MapIterationEventDetails';
  /** The item, counted from 0. */
  readonly index?: Maybe<Scalars['Int']['output']>;
  /** The state's name. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** One run of a map state that starts an execution for each batch of its items. */
export type MapRun = Node & {
  readonly __typename?: 'MapRun';
  /** Its name that is unique in the vendor's cloud. */
  readonly arn: Scalars['ID']['output'];
  /** The executions that it started, newest first. Null if it no longer exists. */
  readonly executions?: Maybe<ExecutionConnection>;
  readonly id: Scalars['ID']['output'];
};


/** One run of a map state that starts an execution for each batch of its items. */
export type MapRunExecutionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<MapRunExecutionWhere>;
};

/** Statuses of executions of a map run to list. */
export type MapRunExecutionStatusInput =
  /** Stopped by a caller. */
  | 'ABORTED'
  /** Failed. */
  | 'FAILED'
  /** Waiting to be redriven. */
  | 'PENDING_REDRIVE'
  /** Running. */
  | 'RUNNING'
  /** Ended with a result. */
  | 'SUCCEEDED'
  /** Exceeded a timeout. */
  | 'TIMED_OUT';

/** Restricts a list of executions of a map run. All conditions have to hold. */
export type MapRunExecutionWhere = {
  /** Whether the executions were redriven: restarted where they had failed. */
  readonly isRedriven?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only executions that are in this state. */
  readonly status?: InputMaybe<MapRunExecutionStatusInput>;
};

/** Of a map run that was restarted where it had failed. */
export type MapRunRedrivenEventDetails = {
  readonly __typename?: 'MapRunRedrivenEventDetails';
  /** What was started again, with its items. Null if the API no longer has it. */
  readonly mapRun?: Maybe<MapRun>;
  /** How often it was redriven so far. */
  readonly redriveCount?: Maybe<Scalars['Int']['output']>;
};

/** Of a map run that began. */
export type MapRunStartedEventDetails = {
  readonly __typename?: 'MapRunStartedEventDetails';
  /** What began, with its items. Null if the API no longer has it. */
  readonly mapRun?: Maybe<MapRun>;
};

/** Of a map state that has read its items. */
export type MapStateStartedEventDetails = {
  readonly __typename?: 'MapStateStartedEventDetails';
  /** How many items there are. */
  readonly itemCount?: Maybe<Scalars['Int']['output']>;
};

/** A message was posted. */
export type MessagePosted = SubscriptionEvent & {
  readonly __typename?: 'MessagePosted';
  /** Its position: `after` it the next message follows. It is the message's id. */
  readonly cursor: Scalars['String']['output'];
  /** What was posted, as it was at that time. */
  readonly message: ChatMessage;
};

/** An amount of money. Never rounded. */
export type Money = {
  readonly __typename?: 'Money';
  /** The amount in the currency's main unit, such as `24.90`. Zeros beyond the currency's digits are left out; other digits never. */
  readonly amount: Scalars['Decimal']['output'];
  /** Its value in coins at the newest price, rounded to a satoshi; null without a price in its currency. One call for all amounts of an operation. */
  readonly bitcoins?: Maybe<Scalars['Decimal']['output']>;
  /** What it was converted from, where the API converted it. */
  readonly convertedFrom?: Maybe<Money>;
  /** The amount in other currencies, at the cross rate of a coin: times its newest price there, divided by its newest price in this currency. Rounded to the minor unit of each currency. Null without a price in its own currency. One call for all amounts of an operation. */
  readonly convertedTo?: Maybe<ReadonlyArray<Money>>;
  /** The currency that the amount is in. No call. Null if the upstream's word is not three letters. */
  readonly currency?: Maybe<Currency>;
  /** The code of the currency that the amount is in. */
  readonly currencyCode: Scalars['CurrencyCode']['output'];
};


/** An amount of money. Never rounded. */
export type MoneyConvertedToArgs = {
  currencyCodes: ReadonlyArray<Scalars['CurrencyCode']['input']>;
};

/** Everything that changes something. Each mutation is sent to its API once; again only after a failure, where that has no second effect. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Adds a payment to an open batch. Needs the permission PERM_BUSINESS_POST_BATCH_INTERNALTRANSFERS or
   * PERM_BUSINESS_POST_BATCH_BANKTRANSFERS. A refusal costs one more call, which reads the batch.
   */
  readonly addBatchPayment?: Maybe<AddBatchPaymentResult>;
  /**
   * Cancels an open batch. Needs the permission PERM_BUSINESS_DELETE_BATCH. A refusal costs one more call, which reads the
   * batch.
   */
  readonly cancelBatch?: Maybe<CancelBatchResult>;
  /** Removes the recorded requests of a webhook: all of them, or those that `search` and `where` select. */
  readonly clearWebhookRequests?: Maybe<ClearWebhookRequestsResult>;
  /** Appends to a file, concurrently with other appends. An upload is streamed. Content beyond the size of one append costs further calls. */
  readonly concurrentAppend?: Maybe<ConcurrentAppendResult>;
  /** Opens a batch, to which payments are added before it is submitted. Needs the permission PERM_BUSINESS_POST_BATCHES. */
  readonly createBatch?: Maybe<CreateBatchResult>;
  /** Posts a message to a channel. Nobody is notified unless the input says so. With a `nonce` it is safe to send twice. */
  readonly createMessage?: Maybe<CreateMessageResult>;
  /** Records that line items of an order are shipped in a parcel, and reads the recorded fulfillment: two calls. Sent twice it records two parcels: read `Order.fulfillments` before it is sent again. */
  readonly createShippingFulfillment?: Maybe<CreateShippingFulfillmentResult>;
  /** Makes an address that records every request sent to it. Not idempotent: sent twice, it makes two. */
  readonly createWebhook?: Maybe<CreateWebhookResult>;
  /** Decodes an integrity token into verdicts about app, device and account. Only the first decoding of a token has verdicts. */
  readonly decodeIntegrityToken?: Maybe<DecodeIntegrityTokenResult>;
  /** Removes a message. */
  readonly deleteMessage?: Maybe<DeleteMessageResult>;
  /** Removes a reader, and cuts the tie between the account and the publication. */
  readonly deleteReader?: Maybe<DeleteReaderResult>;
  /** Removes a webhook, with all that it recorded. */
  readonly deleteWebhook?: Maybe<DeleteWebhookResult>;
  /** Removes one recorded request. */
  readonly deleteWebhookRequest?: Maybe<DeleteWebhookRequestResult>;
  /** Creates an OAuth 2.0 access token of a service account. A secret. */
  readonly generateAccessToken?: Maybe<GenerateAccessTokenResult>;
  /** Creates an OpenID Connect ID token of a service account. A secret. */
  readonly generateIdToken?: Maybe<GenerateIdTokenResult>;
  /**
   * Notifies the search provider that a page was updated or deleted. Each call counts against the quota of the day, 200
   * unless the provider raised it; the day ends at midnight Pacific time. Never sent twice.
   */
  readonly publish?: Maybe<PublishResult>;
  /** Sets or removes the expiry of a file. */
  readonly setExpiry?: Maybe<SetExpiryResult>;
  /** Signs bytes with the system-managed private key of a service account. */
  readonly signBlob?: Maybe<SignBlobResult>;
  /** Signs claims as a JWT with the system-managed private key of a service account. A secret. */
  readonly signJwt?: Maybe<SignJwtResult>;
  /**
   * Starts an authorization at the provider, and answers with the redirect, which is not followed. A browser that is sent to
   * it lacks the cookies that the provider gave the gateway, and most providers refuse it then: send browsers to
   * `authorizationUrl` instead.
   */
  readonly startAuthorization?: Maybe<StartAuthorizationResult>;
  /**
   * Submits an open batch: internal transfers are made at once, bank transfers wait for approval by users of the business.
   * Needs the permission PERM_BUSINESS_PUT_BATCH. A refusal costs one more call, which reads the batch.
   */
  readonly submitBatch?: Maybe<SubmitBatchResult>;
  /** Changes the text of a message that the bot posted. Nobody is notified unless the input says so. */
  readonly updateMessage?: Maybe<UpdateMessageResult>;
  /** Replaces everything that a reader is entitled to. What the list leaves out is gone. */
  readonly updateReaderEntitlements?: Maybe<UpdateReaderEntitlementsResult>;
  /** Changes how a webhook answers. The webhook is read first, so that fields that `input` lacks keep their values: two calls. */
  readonly updateWebhook?: Maybe<UpdateWebhookResult>;
};


/** Everything that changes something. Each mutation is sent to its API once; again only after a failure, where that has no second effect. */
export type MutationAddBatchPaymentArgs = {
  input: AddBatchPaymentInput;
};


/** Everything that changes something. Each mutation is sent to its API once; again only after a failure, where that has no second effect. */
export type MutationCancelBatchArgs = {
  input: CancelBatchInput;
};


/** Everything that changes something. Each mutation is sent to its API once; again only after a failure, where that has no second effect. */
export type MutationClearWebhookRequestsArgs = {
  input: ClearWebhookRequestsInput;
};


/** Everything that changes something. Each mutation is sent to its API once; again only after a failure, where that has no second effect. */
export type MutationConcurrentAppendArgs = {
  input: ConcurrentAppendInput;
};


/** Everything that changes something. Each mutation is sent to its API once; again only after a failure, where that has no second effect. */
export type MutationCreateBatchArgs = {
  input: CreateBatchInput;
};


/** Everything that changes something. Each mutation is sent to its API once; again only after a failure, where that has no second effect. */
export type MutationCreateMessageArgs = {
  input: CreateMessageInput;
};


/** Everything that changes something. Each mutation is sent to its API once; again only after a failure, where that has no second effect. */
export type MutationCreateShippingFulfillmentArgs = {
  input: CreateShippingFulfillmentInput;
};


/** Everything that changes something. Each mutation is sent to its API once; again only after a failure, where that has no second effect. */
export type MutationCreateWebhookArgs = {
  input?: CreateWebhookInput;
};


/** Everything that changes something. Each mutation is sent to its API once; again only after a failure, where that has no second effect. */
export type MutationDecodeIntegrityTokenArgs = {
  input: DecodeIntegrityTokenInput;
};


/** Everything that changes something. Each mutation is sent to its API once; again only after a failure, where that has no second effect. */
export type MutationDeleteMessageArgs = {
  input: DeleteMessageInput;
};


/** Everything that changes something. Each mutation is sent to its API once; again only after a failure, where that has no second effect. */
export type MutationDeleteReaderArgs = {
  input: DeleteReaderInput;
};


/** Everything that changes something. Each mutation is sent to its API once; again only after a failure, where that has no second effect. */
export type MutationDeleteWebhookArgs = {
  input: DeleteWebhookInput;
};


/** Everything that changes something. Each mutation is sent to its API once; again only after a failure, where that has no second effect. */
export type MutationDeleteWebhookRequestArgs = {
  input: DeleteWebhookRequestInput;
};


/** Everything that changes something. Each mutation is sent to its API once; again only after a failure, where that has no second effect. */
export type MutationGenerateAccessTokenArgs = {
  input: GenerateAccessTokenInput;
};


/** Everything that changes something. Each mutation is sent to its API once; again only after a failure, where that has no second effect. */
export type MutationGenerateIdTokenArgs = {
  input: GenerateIdTokenInput;
};


/** Everything that changes something. Each mutation is sent to its API once; again only after a failure, where that has no second effect. */
export type MutationPublishArgs = {
  input: PublishInput;
};


/** Everything that changes something. Each mutation is sent to its API once; again only after a failure, where that has no second effect. */
export type MutationSetExpiryArgs = {
  input: SetExpiryInput;
};


/** Everything that changes something. Each mutation is sent to its API once; again only after a failure, where that has no second effect. */
export type MutationSignBlobArgs = {
  input: SignBlobInput;
};


/** Everything that changes something. Each mutation is sent to its API once; again only after a failure, where that has no second effect. */
export type MutationSignJwtArgs = {
  input: SignJwtInput;
};


/** Everything that changes something. Each mutation is sent to its API once; again only after a failure, where that has no second effect. */
export type MutationStartAuthorizationArgs = {
  input: StartAuthorizationInput;
};


/** Everything that changes something. Each mutation is sent to its API once; again only after a failure, where that has no second effect. */
export type MutationSubmitBatchArgs = {
  input: SubmitBatchInput;
};


/** Everything that changes something. Each mutation is sent to its API once; again only after a failure, where that has no second effect. */
export type MutationUpdateMessageArgs = {
  input: UpdateMessageInput;
};


/** Everything that changes something. Each mutation is sent to its API once; again only after a failure, where that has no second effect. */
export type MutationUpdateReaderEntitlementsArgs = {
  input: UpdateReaderEntitlementsInput;
};


/** Everything that changes something. Each mutation is sent to its API once; again only after a failure, where that has no second effect. */
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};

/** Something with an identity, that `node` finds again. */
export type Node = {
  /** Opaque, and unique in the whole graph. */
  readonly id: Scalars['ID']['output'];
};

/** A mutation did not happen, because what the input names does not exist. */
export type NotFound = {
  /** The reason, for programs. */
  readonly code: RejectionCode;
  /** The reason, for people. */
  readonly message: Scalars['String']['output'];
};

/** A notebook instance: a virtual machine with a notebook server. */
export type NotebookInstance = Node & {
  readonly __typename?: 'NotebookInstance';
  /** The IAM policy with its conditional bindings. One call for each instance. Null if the instance does not exist. */
  readonly iamPolicy?: Maybe<IamPolicy>;
  readonly id: Scalars['ID']['output'];
  /** The last part of the resource name. */
  readonly instanceId: Scalars['ID']['output'];
  /** The location. One call for each location. Null if the location does not exist. */
  readonly location?: Maybe<NotebookLocation>;
  /** The instance as the API sent it. One call for each instance. Null if the instance does not exist. */
  readonly raw?: Maybe<Scalars['JSON']['output']>;
  /** The resource name, such as `projects/demo/locations/europe-west1-b/instances/lab-1`. */
  readonly resourceName: Scalars['ID']['output'];
};

/** A label: a key with a value. */
export type NotebookLabel = {
  readonly __typename?: 'NotebookLabel';
  /** The key, such as `cloud.example.test/region`. */
  readonly key: Scalars['String']['output'];
  /** What stands beside the key, such as `europe-west1`. */
  readonly value: Scalars['String']['output'];
};

/** A region or zone where notebook instances can run. */
export type NotebookLocation = Node & {
  readonly __typename?: 'NotebookLocation';
  /** The city. Null if the API does not tell it. */
  readonly displayName?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** The labels of the location, such as the region of a zone. */
  readonly labels: ReadonlyArray<NotebookLabel>;
  /** The region or zone: the last part of the resource name. */
  readonly locationId: Scalars['ID']['output'];
  /** Further metadata, whose type `@type` names. */
  readonly metadataJson?: Maybe<Scalars['JSON']['output']>;
  /** Long-running operations there. One call for each location. */
  readonly operations?: Maybe<NotebookOperationConnection>;
  /** The location as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The resource name, such as `projects/demo/locations/europe-west1-b`. */
  readonly resourceName: Scalars['ID']['output'];
};


/** A region or zone where notebook instances can run. */
export type NotebookLocationOperationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<NotebookOperationWhere>;
};

/** A list of locations. */
export type NotebookLocationConnection = {
  readonly __typename?: 'NotebookLocationConnection';
  /** The locations with their cursors. */
  readonly edges: ReadonlyArray<NotebookLocationEdge>;
  /** The locations of this page, without their cursors. */
  readonly nodes: ReadonlyArray<NotebookLocation>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
};

/** A location in a list. */
export type NotebookLocationEdge = {
  readonly __typename?: 'NotebookLocationEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The location at `cursor`. */
  readonly node: NotebookLocation;
};

/** Restricts a list of locations. */
export type NotebookLocationWhere = {
  /** A filter in the API's own language (AIP-160), such as `displayName=tokyo`. */
  readonly rawFilter?: InputMaybe<Scalars['String']['input']>;
};

/** A long-running operation on a notebook instance. */
export type NotebookOperation = Node & {
  readonly __typename?: 'NotebookOperation';
  /** The version of the API that began it. */
  readonly apiVersion?: Maybe<Scalars['String']['output']>;
  /** The time of creation. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it ended. Null while it runs. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The host of the API that began it. */
  readonly endpoint?: Maybe<Scalars['String']['output']>;
  /** The reason for the failure. Null unless it failed. */
  readonly error?: Maybe<NotebookOperationError>;
  readonly id: Scalars['ID']['output'];
  /** Whether its cancellation was requested. */
  readonly isCancellationRequested: Scalars['Boolean']['output'];
  /** Whether the operation has ended, with a `responseJson` or an `error`. */
  readonly isDone: Scalars['Boolean']['output'];
  /** The location. One call for each location. Null if the location does not exist. */
  readonly location?: Maybe<NotebookLocation>;
  /** The metadata, whose type `@type` names. */
  readonly metadataJson?: Maybe<Scalars['JSON']['output']>;
  /** The last part of the resource name. */
  readonly operationId: Scalars['ID']['output'];
  /** The operation as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The resource name, such as `projects/demo/locations/europe-west1-b/operations/operation-42`. */
  readonly resourceName: Scalars['ID']['output'];
  /** The result, whose type `@type` names. Null unless it succeeded. */
  readonly responseJson?: Maybe<Scalars['JSON']['output']>;
  /** The status, for people. */
  readonly statusMessage?: Maybe<Scalars['String']['output']>;
  /** The instance it works on. Null if it works on another resource. */
  readonly target?: Maybe<NotebookInstance>;
  /** The resource name of the instance or other resource that it works on. */
  readonly targetResourceName?: Maybe<Scalars['ID']['output']>;
  /** The verb, such as `create`, `delete` or `start`. */
  readonly verb?: Maybe<Scalars['String']['output']>;
};

/** A version of a long-running operation. */
export type NotebookOperationChanged = SubscriptionEvent & {
  readonly __typename?: 'NotebookOperationChanged';
  /** The version: `after` it the next other one follows. */
  readonly cursor: Scalars['String']['output'];
  /** The work as it is since the change. */
  readonly operation: NotebookOperation;
};

/** A list of operations. */
export type NotebookOperationConnection = {
  readonly __typename?: 'NotebookOperationConnection';
  /** The operations with their cursors. */
  readonly edges: ReadonlyArray<NotebookOperationEdge>;
  /** The operations of this page, without their cursors. */
  readonly nodes: ReadonlyArray<NotebookOperation>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The resource names of locations that did not answer, for the pages that were read. Empty for a single location. */
  readonly unreachable: ReadonlyArray<Scalars['ID']['output']>;
};

/** An operation in a list. */
export type NotebookOperationEdge = {
  readonly __typename?: 'NotebookOperationEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The operation at `cursor`. */
  readonly node: NotebookOperation;
};

/** The reason for an operation's failure. */
export type NotebookOperationError = {
  readonly __typename?: 'NotebookOperationError';
  /** The reason, as one of the words that gRPC has for its status numbers. */
  readonly code?: Maybe<NotebookOperationErrorCode>;
  /** Details of the reason, each of a type that `@type` names. */
  readonly detailsJson: ReadonlyArray<Scalars['JSON']['output']>;
  /** The reason, for developers. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** The reason as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
};

/** Reasons for which operations fail. */
export type NotebookOperationErrorCode =
  /** The operation was aborted, for example by a conflict. */
  | 'ABORTED'
  /** The resource to create exists already. */
  | 'ALREADY_EXISTS'
  /** It was cancelled. */
  | 'CANCELLED'
  /** Data was lost. */
  | 'DATA_LOSS'
  /** The deadline passed. */
  | 'DEADLINE_EXCEEDED'
  /** The present state forbids it. */
  | 'FAILED_PRECONDITION'
  /** An internal error. */
  | 'INTERNAL'
  /** An argument is invalid. */
  | 'INVALID_ARGUMENT'
  /** A required resource does not exist. */
  | 'NOT_FOUND'
  /** A value is out of range. */
  | 'OUT_OF_RANGE'
  /** The caller lacks a permission. */
  | 'PERMISSION_DENIED'
  /** A resource is exhausted, such as a quota or a zone's machines. */
  | 'RESOURCE_EXHAUSTED'
  /** The caller was not authenticated. */
  | 'UNAUTHENTICATED'
  /** The service was unavailable. */
  | 'UNAVAILABLE'
  /** The service does not offer it. */
  | 'UNIMPLEMENTED'
  /** Unknown. */
  | 'UNKNOWN'
  /** A value that this graph does not know. `raw` has the upstream's number. */
  | 'UNRECOGNIZED';

/** Restricts a list of long-running operations. */
export type NotebookOperationWhere = {
  /** A filter in the API's own language, such as `done=true`. */
  readonly rawFilter?: InputMaybe<Scalars['String']['input']>;
};

/** An order from the seller. */
export type Order = Node & {
  readonly __typename?: 'Order';
  /** Who bought it. Personal data. */
  readonly buyer?: Maybe<OrderBuyer>;
  /** What the buyer wrote to the seller when paying. Null without a note. */
  readonly buyerCheckoutNotes?: Maybe<Scalars['String']['output']>;
  /** Whether it was cancelled, or somebody has asked for that. */
  readonly cancellation: OrderCancellation;
  /** The time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The order in the fulfillment house, if the seller uses the marketplace's ids there. One call for each order. */
  readonly fulfillmentOrder?: Maybe<FulfillmentOrder>;
  /** How and where its parts are to be delivered. */
  readonly fulfillmentStartInstructions: ReadonlyArray<OrderFulfillmentInstruction>;
  /** How much of it has been shipped. */
  readonly fulfillmentStatus: OrderFulfillmentStatus;
  /** Addresses of its shipments, in the marketplace's own api. */
  readonly fulfillmentUrls: ReadonlyArray<Scalars['URL']['output']>;
  /** Its shipping fulfillments, one for each parcel. One call for each order. */
  readonly fulfillments?: Maybe<ShippingFulfillmentConnection>;
  readonly id: Scalars['ID']['output'];
  /** Whether the marketplace collects its taxes. */
  readonly isTaxCollectedByMarketplace: Scalars['Boolean']['output'];
  /** What was bought, a line for each listing or variation. */
  readonly lineItems: ReadonlyArray<OrderLineItem>;
  /** The marketplace's id of it, such as `11-00001-00002`. */
  readonly orderId: Scalars['ID']['output'];
  /** Payment disputes about it. One call for each order, or those that list all disputes if they are fewer. */
  readonly paymentDisputes?: Maybe<PaymentDisputeConnection>;
  /** Whether the buyer has paid, and whether some or all of it was refunded. */
  readonly paymentStatus: OrderPaymentStatus;
  /** What was paid and refunded, and what the seller gets. */
  readonly paymentSummary?: Maybe<OrderPaymentSummary>;
  /** What it costs: the lines, delivery, discounts and taxes. */
  readonly pricingSummary?: Maybe<OrderPricingSummary>;
  /** Programs of the marketplace that it is part of. */
  readonly program?: Maybe<OrderProgram>;
  /** The order as the marketplace sent it: a list leaves out what only a single order has. */
  readonly raw: Scalars['JSON']['output'];
  /** The seller's own number of the sale. */
  readonly salesRecordReference?: Maybe<Scalars['String']['output']>;
  /** The marketplace's name of the account that sold it. */
  readonly sellerId?: Maybe<Scalars['String']['output']>;
  /** The amount from which the marketplace's fee was worked out. */
  readonly totalFeeBasisAmount?: Maybe<Money>;
  /** What the marketplace keeps of the sale. Null until it is known. */
  readonly totalMarketplaceFee?: Maybe<Money>;
  /** The time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
};


/** An order from the seller. */
export type OrderFulfillmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** An order from the seller. */
export type OrderPaymentDisputesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** The seller is suspended, or the credentials lack the scope. */
export type OrderAccessDenied = AccessDenied & Rejection & {
  readonly __typename?: 'OrderAccessDenied';
  readonly code: RejectionCode;
  readonly message: Scalars['String']['output'];
};

/** A postal address. Personal data. */
export type OrderAddress = Address & {
  readonly __typename?: 'OrderAddress';
  /** The city, town or locality. */
  readonly city?: Maybe<Scalars['String']['output']>;
  /** The country. Null if its code is unknown. Any number of addresses take the calls of one. */
  readonly country?: Maybe<Country>;
  readonly countryCode?: Maybe<Scalars['CountryCode']['output']>;
  /** The district between the city and the region, where addresses name it. */
  readonly county?: Maybe<Scalars['String']['output']>;
  /** Street, house number and further lines, in the order of an envelope. */
  readonly lines: ReadonlyArray<Scalars['String']['output']>;
  readonly postalCode?: Maybe<Scalars['String']['output']>;
  /** The state, province or region. */
  readonly region?: Maybe<Scalars['String']['output']>;
};

/** An aspect of a variation, such as its size. */
export type OrderAspect = {
  readonly __typename?: 'OrderAspect';
  /** What is chosen, such as `Size`. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** What was chosen, such as `XL`. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** The status of an authenticity check. */
export type OrderAuthenticityStatus =
  /** It is not. */
  | 'FAILED'
  /** It is authentic. */
  | 'PASSED'
  /** It is authentic, but not as described. */
  | 'PASSED_WITH_EXCEPTION'
  /** It is not decided. */
  | 'PENDING'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** The buyer of an order. */
export type OrderBuyer = {
  readonly __typename?: 'OrderBuyer';
  /** The contact with which the buyer's account is registered. Sent by newer versions of the marketplace only. */
  readonly registrationAddress?: Maybe<OrderContact>;
  /** Where the buyer is taxed. */
  readonly taxAddress?: Maybe<OrderTaxAddress>;
  /** The buyer's number as a taxpayer. One call for each order that was read in a list. Null if the marketplace has none. */
  readonly taxIdentifier?: Maybe<OrderTaxIdentifier>;
  /** The buyer's name on the marketplace. */
  readonly username?: Maybe<Scalars['String']['output']>;
};

/** A request to cancel an order. */
export type OrderCancelRequest = {
  readonly __typename?: 'OrderCancelRequest';
  /** The marketplace's id of it. */
  readonly cancelRequestId?: Maybe<Scalars['ID']['output']>;
  /** When it was completed. */
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The party that requested it. */
  readonly initiator?: Maybe<Scalars['String']['output']>;
  /** Why the order should be cancelled, as a word of the marketplace. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** When it was requested. */
  readonly requestedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is open, was granted or was turned down. */
  readonly status?: Maybe<OrderCancelRequestStatus>;
};

/** The status of a request to cancel an order. */
export type OrderCancelRequestStatus =
  /** The order was cancelled. */
  | 'COMPLETED'
  /** It was rejected. */
  | 'REJECTED'
  /** It is not decided. */
  | 'REQUESTED'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** The cancellation of an order. */
export type OrderCancellation = {
  readonly __typename?: 'OrderCancellation';
  /** The cancellation requests. One call for each order that was read in a list. Null if the order is gone by then. */
  readonly cancelRequests?: Maybe<ReadonlyArray<OrderCancelRequest>>;
  /** When it was cancelled. */
  readonly cancelledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it was cancelled, is about to be, or nobody has asked for it. */
  readonly status: OrderCancellationStatus;
};

/** The status of an order's cancellation. */
export type OrderCancellationStatus =
  /** It is cancelled. */
  | 'CANCELLED'
  /** A cancellation was requested. */
  | 'IN_PROGRESS'
  /** A cancellation was not requested. */
  | 'NONE_REQUESTED'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** An order is new or has changed. */
export type OrderChanged = SubscriptionEvent & {
  readonly __typename?: 'OrderChanged';
  /** Its position: `after` it the next change follows. It has the time of the change. */
  readonly cursor: Scalars['String']['output'];
  /** The new order, or the changed one as it is since then. */
  readonly order: Order;
};

/** A filter of orders that change. */
export type OrderChangedWhere = {
  /** The fulfillment status after the change. */
  readonly fulfillment?: InputMaybe<OrderFulfillmentFilter>;
};

/** A tax that the marketplace collects and pays on. */
export type OrderCollectedTax = {
  readonly __typename?: 'OrderCollectedTax';
  /** What it comes to. */
  readonly amount?: Maybe<Money>;
  /** The method of collection, such as `NET`. */
  readonly collectionMethod?: Maybe<Scalars['String']['output']>;
  /** Which one it is, such as `VAT`. */
  readonly kind?: Maybe<OrderTaxKind>;
  /** The name of the reference to put on the parcel. */
  readonly referenceName?: Maybe<Scalars['String']['output']>;
  /** The number to put on the parcel, which shows customs that the tax is paid. */
  readonly referenceValue?: Maybe<Scalars['String']['output']>;
};

/** A list of orders. */
export type OrderConnection = {
  readonly __typename?: 'OrderConnection';
  /** The orders with their cursors. */
  readonly edges: ReadonlyArray<OrderEdge>;
  /** The orders of this page, without their cursors. */
  readonly nodes: ReadonlyArray<Order>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of orders. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
  /** Warnings of the marketplace about this request. Null for a request by `orderIds`, which may share its calls with others. */
  readonly warnings?: Maybe<ReadonlyArray<OrderWarning>>;
};

/** A contact. Personal data, which the marketplace hides or drops after some time. */
export type OrderContact = {
  readonly __typename?: 'OrderContact';
  /** The firm at the address, where there is one. */
  readonly companyName?: Maybe<Scalars['String']['output']>;
  /** The postal address. */
  readonly contactAddress?: Maybe<OrderAddress>;
  /** Where the person gets mail; often an alias of the marketplace. */
  readonly email?: Maybe<Scalars['EmailAddress']['output']>;
  /** The given name and the surname of the person. */
  readonly fullName?: Maybe<Scalars['String']['output']>;
  /** Where the carrier can call the person. */
  readonly phoneNumber?: Maybe<Scalars['String']['output']>;
};

/** The cost of a delivery. */
export type OrderDeliveryCost = {
  readonly __typename?: 'OrderDeliveryCost';
  /** By how much delivery became cheaper. */
  readonly discountAmount?: Maybe<Money>;
  /** What the seller asks for packing. */
  readonly handlingCost?: Maybe<Money>;
  /** Customs and the like. */
  readonly importCharges?: Maybe<Money>;
  /** What the carrier's service costs the buyer. */
  readonly shippingCost?: Maybe<Money>;
  /** The intermediary's fee. */
  readonly shippingIntermediationFee?: Maybe<Money>;
};

/** An order in a list. */
export type OrderEdge = {
  readonly __typename?: 'OrderEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The order at `cursor`. */
  readonly node: Order;
};

/** A fulfillment status that the marketplace can filter by. */
export type OrderFulfillmentFilter =
  /** Fulfilled, or in progress. */
  | 'FULFILLED'
  /** Not started, or in progress. */
  | 'UNFULFILLED';

/** How an order is to be fulfilled. */
export type OrderFulfillmentInstruction = {
  readonly __typename?: 'OrderFulfillmentInstruction';
  /** When it is to arrive at the earliest. */
  readonly earliestDeliveryAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where it ends up, if the parcel goes elsewhere first. */
  readonly finalDestinationAddress?: Maybe<OrderAddress>;
  /** Whether the marketplace's own logistics carry it. */
  readonly isMarketplaceSupported: Scalars['Boolean']['output'];
  /** The way of fulfillment. */
  readonly kind?: Maybe<OrderFulfillmentInstructionKind>;
  /** When it is to arrive at the latest. */
  readonly latestDeliveryAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where the buyer picks it up: the seller's key of the place. */
  readonly pickupLocationKey?: Maybe<Scalars['String']['output']>;
  /** By whom and to whom it is sent. */
  readonly shippingStep?: Maybe<OrderShippingStep>;
};

/** A way to fulfill an order. */
export type OrderFulfillmentInstructionKind =
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
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** The fulfillment status of an order or a line. */
export type OrderFulfillmentStatus =
  /** All of it has been shipped. */
  | 'FULFILLED'
  /** Some of it has been shipped. */
  | 'IN_PROGRESS'
  /** Nothing has been shipped. */
  | 'NOT_STARTED'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** The gift details of a line. Personal data. */
export type OrderGiftDetails = {
  readonly __typename?: 'OrderGiftDetails';
  /** The message to the recipient. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** Where to write to. */
  readonly recipientEmail?: Maybe<Scalars['EmailAddress']['output']>;
  /** Who gives it, as the buyer wrote it. */
  readonly senderName?: Maybe<Scalars['String']['output']>;
};

/** Where a thing is before it is sent. */
export type OrderItemLocation = Address & {
  readonly __typename?: 'OrderItemLocation';
  /** The country. Null if its code is unknown. Any number of places take the calls of one. */
  readonly country?: Maybe<Country>;
  readonly countryCode?: Maybe<Scalars['CountryCode']['output']>;
  /** The place in the seller's words, such as a city with its state. */
  readonly lines: ReadonlyArray<Scalars['String']['output']>;
  readonly postalCode?: Maybe<Scalars['String']['output']>;
};

/** Until when a line has to be shipped and delivered. */
export type OrderLineInstructions = {
  readonly __typename?: 'OrderLineInstructions';
  /** When it is to arrive at the earliest. */
  readonly earliestDeliveryAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the date of delivery was promised. */
  readonly isDeliveryGuaranteed?: Maybe<Scalars['Boolean']['output']>;
  /** When it is to arrive at the latest. */
  readonly latestDeliveryAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when it has to be shipped. */
  readonly shipmentDueAt?: Maybe<Scalars['DateTime']['output']>;
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
  /** What it costs to send this line, and its discount. */
  readonly deliveryCost?: Maybe<OrderDeliveryCost>;
  /** Its price after discounts. */
  readonly discountedLineItemCost?: Maybe<Money>;
  /** Until when it has to be shipped and delivered. */
  readonly fulfillmentInstructions?: Maybe<OrderLineInstructions>;
  /** How many of its pieces have been shipped: none, some or all. */
  readonly fulfillmentStatus?: Maybe<OrderFulfillmentStatus>;
  /** Who gives it to whom, if it is a gift card. Personal data. */
  readonly giftDetails?: Maybe<OrderGiftDetails>;
  /** The stock of its SKU. Up to 100 SKUs take one call; null for a SKU with a comma. */
  readonly inventory?: Maybe<ReadonlyArray<InventoryItem>>;
  /** Where the thing is before it is sent. */
  readonly itemLocation?: Maybe<OrderItemLocation>;
  /** The listing it was bought from. */
  readonly legacyItemId?: Maybe<Scalars['ID']['output']>;
  /** The variation of that listing. */
  readonly legacyVariationId?: Maybe<Scalars['ID']['output']>;
  /** Its price: one piece's times the quantity. */
  readonly lineItemCost?: Maybe<Money>;
  /** The marketplace's number of it, unique in the order. */
  readonly lineItemId?: Maybe<Scalars['ID']['output']>;
  /** Lines of other orders that are sent together with this one. Sent by newer versions of the marketplace only. */
  readonly linkedLineItems: ReadonlyArray<OrderLinkedLineItem>;
  /** The marketplace's id of the site where it was listed. */
  readonly listingMarketplaceId?: Maybe<Scalars['String']['output']>;
  /** Properties of the sale. */
  readonly properties?: Maybe<OrderLineProperties>;
  /** The marketplace's id of the site where it was bought. */
  readonly purchaseMarketplaceId?: Maybe<Scalars['String']['output']>;
  /** How many pieces were bought. */
  readonly quantity?: Maybe<Scalars['Int']['output']>;
  /** What the seller has paid back for it. Empty if nothing. */
  readonly refunds: ReadonlyArray<OrderLineRefund>;
  /** The seller's own name of the thing. */
  readonly sku?: Maybe<Scalars['String']['output']>;
  /** The format of the sale. */
  readonly soldFormat?: Maybe<OrderSoldFormat>;
  /** The taxes on it. One call for each order that was not read in a list by `filter`. Null if the order no longer has the line. */
  readonly taxes?: Maybe<ReadonlyArray<OrderTax>>;
  /** The listing's title. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** The total price, without the taxes that the marketplace collects. */
  readonly total?: Maybe<Money>;
  /** The total price, with the taxes that the marketplace collects. One call for each order that was not read in a list by `filter`. */
  readonly totalWithCollectedTax?: Maybe<Money>;
  /** What tells the variation from others of its listing, such as its size. Empty for a listing without variations. */
  readonly variationAspects: ReadonlyArray<OrderAspect>;
};

/** How a line was sold. */
export type OrderLineProperties = {
  readonly __typename?: 'OrderLineProperties';
  /** Whether the marketplace protects the buyer. */
  readonly hasBuyerProtection?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the buyer had made an offer. */
  readonly isFromBestOffer?: Maybe<Scalars['Boolean']['output']>;
  /** Whether an advertisement brought the buyer. */
  readonly isSoldViaAdCampaign?: Maybe<Scalars['Boolean']['output']>;
};

/** A refund for a line. */
export type OrderLineRefund = {
  readonly __typename?: 'OrderLineRefund';
  /** What the buyer got back for this line. */
  readonly amount?: Maybe<Money>;
  /** The marketplace's number of it. */
  readonly refundId?: Maybe<Scalars['ID']['output']>;
  /** The seller's own reference. */
  readonly refundReferenceId?: Maybe<Scalars['String']['output']>;
  /** When the seller paid it back. */
  readonly refundedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A line of another order that is sent together with an order's line. */
export type OrderLinkedLineItem = {
  readonly __typename?: 'OrderLinkedLineItem';
  /** The aspects of the item, such as its size. */
  readonly aspects: ReadonlyArray<OrderAspect>;
  /** The earliest estimated time of delivery. */
  readonly earliestDeliveryAt?: Maybe<Scalars['DateTime']['output']>;
  /** The latest estimated time of delivery. */
  readonly latestDeliveryAt?: Maybe<Scalars['DateTime']['output']>;
  /** The marketplace's number of the other line. */
  readonly lineItemId?: Maybe<Scalars['ID']['output']>;
  /** The marketplace's id of the other order. */
  readonly orderId?: Maybe<Scalars['ID']['output']>;
  /** The seller of the other order. */
  readonly sellerId?: Maybe<Scalars['ID']['output']>;
  /** The parcels in which it is sent. */
  readonly shipments: ReadonlyArray<OrderLinkedShipment>;
  /** The title of the listing. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** A parcel with a line of another order. */
export type OrderLinkedShipment = {
  readonly __typename?: 'OrderLinkedShipment';
  /** The carrier's code, such as `DHL`. */
  readonly carrierCode?: Maybe<Scalars['String']['output']>;
  /** The carrier's tracking number. */
  readonly trackingNumber?: Maybe<Scalars['String']['output']>;
};

/** The seller has no such order. */
export type OrderNotFound = NotFound & Rejection & {
  readonly __typename?: 'OrderNotFound';
  readonly code: RejectionCode;
  readonly message: Scalars['String']['output'];
};

/** A payment for an order. */
export type OrderPayment = {
  readonly __typename?: 'OrderPayment';
  /** How much of the order it pays. */
  readonly amount?: Maybe<Money>;
  /** Parts that the marketplace keeps back for a while. Empty if none. */
  readonly holds: ReadonlyArray<OrderPaymentHold>;
  /** How the buyer pays, such as `CREDIT_CARD`. */
  readonly method?: Maybe<OrderPaymentMethod>;
  /** When it was paid. */
  readonly paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** The escrow's reference. */
  readonly referenceId?: Maybe<Scalars['String']['output']>;
  /** Whether the money has come, is awaited, or did not come. */
  readonly status?: Maybe<OrderSinglePaymentStatus>;
};

/** Money of a payment that is held back. */
export type OrderPaymentHold = {
  readonly __typename?: 'OrderPaymentHold';
  /** How much is kept back. */
  readonly amount?: Maybe<Money>;
  /** Why it is kept back, as a word of the marketplace. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** When it is likely to be released. */
  readonly releaseExpectedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was released. */
  readonly releasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The actions by which the seller can release it. */
  readonly sellerActionsToRelease: ReadonlyArray<Scalars['String']['output']>;
  /** Whether the money is still kept back. */
  readonly status?: Maybe<OrderPaymentHoldStatus>;
};

/** The status of a hold on a payment. */
export type OrderPaymentHoldStatus =
  /** It is held. */
  | 'HELD'
  /** It is about to be held. */
  | 'HELD_PENDING'
  /** It is not held. */
  | 'NOT_HELD'
  /** It is released. */
  | 'RELEASED'
  /** Its release is confirmed. */
  | 'RELEASE_CONFIRMED'
  /** Its release failed. */
  | 'RELEASE_FAILED'
  /** It is about to be released. */
  | 'RELEASE_PENDING'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** A payment method. */
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
  | 'ONLINE_WALLET'
  /** A cheque. */
  | 'PERSONAL_CHECK'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** The payment status of an order. */
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
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** The payments for an order. */
export type OrderPaymentSummary = {
  readonly __typename?: 'OrderPaymentSummary';
  /** What the buyer has paid or is to pay, each with its method. */
  readonly payments: ReadonlyArray<OrderPayment>;
  /** What the buyer got back for the order as a whole. Empty if nothing. */
  readonly refunds: ReadonlyArray<OrderRefund>;
  /** The amount due to the seller. */
  readonly totalDueSeller?: Maybe<Money>;
};

/** The price of an order. */
export type OrderPricingSummary = {
  readonly __typename?: 'OrderPricingSummary';
  /** The seller's adjustment. */
  readonly adjustment?: Maybe<Money>;
  /** What the buyer pays for shipping and packing, before `deliveryDiscount`. */
  readonly deliveryCost?: Maybe<Money>;
  /** The discount on the delivery; negative. */
  readonly deliveryDiscount?: Maybe<Money>;
  /** Further fees. One call for each order that was not read in a list by `filter`. */
  readonly fee?: Maybe<Money>;
  /** The discount; negative. */
  readonly priceDiscount?: Maybe<Money>;
  /** The sum of the lines' prices, before discounts. */
  readonly priceSubtotal?: Maybe<Money>;
  /** The sum of the taxes on the lines. */
  readonly tax?: Maybe<Money>;
  /** The total, without the taxes that the marketplace collects. */
  readonly total?: Maybe<Money>;
  /** The total, with the taxes that the marketplace collects. One call for each order that was not read in a list by `filter`. */
  readonly totalWithCollectedTax?: Maybe<Money>;
};

/** Programs of the marketplace that an order is part of. */
export type OrderProgram = {
  readonly __typename?: 'OrderProgram';
  /** The reason for the outcome of the authenticity check. */
  readonly authenticityOutcomeReason?: Maybe<Scalars['String']['output']>;
  /** The status of the authenticity check. */
  readonly authenticityStatus?: Maybe<OrderAuthenticityStatus>;
  /** The party that fulfills it. */
  readonly fulfilledBy?: Maybe<Scalars['String']['output']>;
  /** The party that manages returns from abroad. */
  readonly returnsManagedBy?: Maybe<Scalars['String']['output']>;
  /** The provider of the shipping label. */
  readonly shippingLabelProvidedBy?: Maybe<Scalars['String']['output']>;
  /** Of things that the marketplace stores: whether this one goes in or out. */
  readonly vaultMovement?: Maybe<OrderVaultMovement>;
};

/** A discount that was given. */
export type OrderPromotion = {
  readonly __typename?: 'OrderPromotion';
  /** What the seller offered, in words. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** By how much the line became cheaper. */
  readonly discountAmount?: Maybe<Money>;
  /** The marketplace's number of what the seller offered. */
  readonly promotionId?: Maybe<Scalars['ID']['output']>;
};

/** A refund for an order. */
export type OrderRefund = {
  readonly __typename?: 'OrderRefund';
  /** What the buyer got back. */
  readonly amount?: Maybe<Money>;
  /** The marketplace's number of it. */
  readonly refundId?: Maybe<Scalars['ID']['output']>;
  /** The seller's own reference. */
  readonly refundReferenceId?: Maybe<Scalars['String']['output']>;
  /** When the seller paid it back. */
  readonly refundedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the money is on its way, has arrived, or could not be paid back. */
  readonly status?: Maybe<OrderRefundStatus>;
};

/** The status of a refund. */
export type OrderRefundStatus =
  /** It failed. */
  | 'FAILED'
  /** It is not decided. */
  | 'PENDING'
  /** It was paid back. */
  | 'REFUNDED'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** By whom and to whom an order is sent. */
export type OrderShippingStep = {
  readonly __typename?: 'OrderShippingStep';
  /** Who receives the parcel, and where. */
  readonly shipTo?: Maybe<OrderContact>;
  /** A reference to put on the parcel. */
  readonly shipToReferenceId?: Maybe<Scalars['String']['output']>;
  /** The marketplace's word for who transports the parcel. */
  readonly shippingCarrierCode?: Maybe<Scalars['String']['output']>;
  /** The carrier's service. */
  readonly shippingServiceCode?: Maybe<Scalars['String']['output']>;
};

/** The status of one payment. */
export type OrderSinglePaymentStatus =
  /** It failed. */
  | 'FAILED'
  /** It is paid. */
  | 'PAID'
  /** It is not decided. */
  | 'PENDING'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** The format of a sale. */
export type OrderSoldFormat =
  /** To the highest bidder. */
  | 'AUCTION'
  /** At a fixed price. */
  | 'FIXED_PRICE'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** A tax on a line. */
export type OrderTax = {
  readonly __typename?: 'OrderTax';
  /** What it comes to. */
  readonly amount?: Maybe<Money>;
  /** Which one it is, such as `VAT`. Null unless the marketplace tells them apart. */
  readonly kind?: Maybe<OrderTaxKind>;
};

/** Where a buyer is taxed. */
export type OrderTaxAddress = Address & {
  readonly __typename?: 'OrderTaxAddress';
  /** The city, town or locality. */
  readonly city?: Maybe<Scalars['String']['output']>;
  /** The country. Null if its code is unknown. Any number of addresses take the calls of one. */
  readonly country?: Maybe<Country>;
  readonly countryCode?: Maybe<Scalars['CountryCode']['output']>;
  readonly postalCode?: Maybe<Scalars['String']['output']>;
  /** The state, province or region. */
  readonly region?: Maybe<Scalars['String']['output']>;
};

/** A number by which a taxpayer is known. */
export type OrderTaxIdentifier = {
  readonly __typename?: 'OrderTaxIdentifier';
  /** The country that issued it. Null if its code is unknown. Any number of them take the calls of one. */
  readonly issuingCountry?: Maybe<Country>;
  /** The code of the country that issued it. */
  readonly issuingCountryCode?: Maybe<Scalars['CountryCode']['output']>;
  /** The kind of number, such as `CODICE_FISCALE`. */
  readonly kind?: Maybe<Scalars['String']['output']>;
  /** The number itself, as the tax office writes it. */
  readonly taxpayerId?: Maybe<Scalars['String']['output']>;
};

/** A kind of tax. */
export type OrderTaxKind =
  /** A goods and services tax. */
  | 'GST'
  /** A sales tax of a province. */
  | 'PROVINCE_SALES_TAX'
  /** A regional tax. */
  | 'REGION'
  /** A sales tax of a state. */
  | 'STATE_SALES_TAX'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED'
  /** A value added tax. */
  | 'VAT';

/** A movement to or from a vault. */
export type OrderVaultMovement =
  /** From the seller into the vault. */
  | 'SELLER_TO_VAULT'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED'
  /** From the vault to the buyer. */
  | 'VAULT_TO_BUYER'
  /** From one vault to another. */
  | 'VAULT_TO_VAULT';

/** A warning that the marketplace sent with a list of orders. */
export type OrderWarning = {
  readonly __typename?: 'OrderWarning';
  /** The category, such as `REQUEST`. */
  readonly category?: Maybe<Scalars['String']['output']>;
  /** The part of the marketplace that sent it. */
  readonly domain?: Maybe<Scalars['String']['output']>;
  /** The request fields that it is about. */
  readonly inputRefIds: ReadonlyArray<Scalars['String']['output']>;
  /** A longer description. */
  readonly longMessage?: Maybe<Scalars['String']['output']>;
  /** A short description. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** The response fields that it is about. */
  readonly outputRefIds: ReadonlyArray<Scalars['String']['output']>;
  /** The values that the message refers to. */
  readonly parameters: ReadonlyArray<OrderWarningParameter>;
  /** The part of that domain. */
  readonly subdomain?: Maybe<Scalars['String']['output']>;
  /** The marketplace's number for this kind of warning. */
  readonly warningId?: Maybe<Scalars['Int']['output']>;
};

/** A value that the message of a warning refers to. */
export type OrderWarningParameter = {
  readonly __typename?: 'OrderWarningParameter';
  /** What the marketplace calls the detail of its warning. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** What the detail is. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** A filter of orders. All conditions have to be met. */
export type OrderWhere = {
  /** Created in this range, which needs `from`. */
  readonly createdAt?: InputMaybe<DateTimeRange>;
  /** The fulfillment status. */
  readonly fulfillment?: InputMaybe<OrderFulfillmentFilter>;
  /** With these ids: their `id`s, or the marketplace's own. Ids of no order are left out. Other conditions are refused beside it. */
  readonly orderIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Last changed in this range, which needs `from`. The marketplace ignores it beside `createdAt`. */
  readonly updatedAt?: InputMaybe<DateTimeRange>;
};

/** An invitation to share something newer than this graph. */
export type OtherShareInvitation = Node & ShareInvitation & {
  readonly __typename?: 'OtherShareInvitation';
  readonly id: Scalars['ID']['output'];
  readonly invitationId: Scalars['ID']['output'];
  readonly permission?: Maybe<SharePermission>;
  readonly raw: Scalars['JSON']['output'];
  readonly resourceKind?: Maybe<ShareResourceKind>;
  readonly sharedBy?: Maybe<Scalars['String']['output']>;
  readonly sharedWith?: Maybe<Scalars['String']['output']>;
};

/** Details of every event that tells of an output. */
export type OutputEventDetails = {
  /** The output, as text. Selecting it makes the pages of the history larger, by megabytes at most. */
  readonly output?: Maybe<Scalars['String']['output']>;
  /** The text parsed as JSON. Null if it is not JSON. */
  readonly outputJson?: Maybe<Scalars['JSON']['output']>;
};

/** Where a connection's page stands in its list. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** The last edge's cursor: `after` it the next page begins. A page without edges has one where more may follow it. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more follows after this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether something stands before this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** The first edge's cursor. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

/** A dispute of a buyer about a payment. */
export type PaymentDispute = Node & {
  readonly __typename?: 'PaymentDispute';
  /** The disputed amount. */
  readonly amount: Money;
  /** The marketplace's name of the account that opened it. */
  readonly buyerUsername: Scalars['String']['output'];
  /** When it was closed. */
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  /** When it was opened. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** The order that was paid for. Null if the seller has no such order. Up to 50 orders take one call, unless fields are selected that take a call for each order. */
  readonly order?: Maybe<Order>;
  /** The order that was paid for. */
  readonly orderId: Scalars['ID']['output'];
  /** The marketplace's id of it. */
  readonly paymentDisputeId: Scalars['ID']['output'];
  /** The dispute as the marketplace sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** What the buyer says is wrong. */
  readonly reason: PaymentDisputeReason;
  /** Until when the seller has to respond. */
  readonly responseDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the seller has to act, the matter is open, or it is settled. */
  readonly status: PaymentDisputeStatus;
};

/** A list of payment disputes. */
export type PaymentDisputeConnection = {
  readonly __typename?: 'PaymentDisputeConnection';
  /** The disputes with their cursors. */
  readonly edges: ReadonlyArray<PaymentDisputeEdge>;
  /** The disputes of this page, without their cursors. */
  readonly nodes: ReadonlyArray<PaymentDispute>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of disputes. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A payment dispute in a list. */
export type PaymentDisputeEdge = {
  readonly __typename?: 'PaymentDisputeEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The dispute at `cursor`. */
  readonly node: PaymentDispute;
};

/** A reason for a payment dispute. */
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
  /** The item was not as described. */
  | 'SIGNIFICANTLY_NOT_AS_DESCRIBED'
  /** Something was wrong with the transaction. */
  | 'TRANSACTION_ISSUE'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** The status of a payment dispute. */
export type PaymentDisputeStatus =
  /** It is open, and the seller's turn. */
  | 'ACTION_NEEDED'
  /** It is closed. */
  | 'CLOSED'
  /** It is open, and the marketplace's turn. */
  | 'OPEN'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** A status that payment disputes can be filtered by. */
export type PaymentDisputeStatusInput =
  /** It is open, and the seller's turn. */
  | 'ACTION_NEEDED'
  /** It is closed. */
  | 'CLOSED'
  /** It is open, and the marketplace's turn. */
  | 'OPEN';

/** A filter of payment disputes. All conditions have to be met. */
export type PaymentDisputeWhere = {
  /** Opened by this buyer. */
  readonly buyerUsername?: InputMaybe<Scalars['String']['input']>;
  /**
   * Opened in this range of at most 90 days, which starts at most 18 months back. Without an end it ends 90 days after its
   * start.
   */
  readonly openedAt?: InputMaybe<DateTimeRange>;
  /** About this order: its `id`, or the marketplace's own. Other conditions are refused beside it. */
  readonly orderId?: InputMaybe<Scalars['ID']['input']>;
  /** With one of these statuses. */
  readonly statuses?: InputMaybe<ReadonlyArray<PaymentDisputeStatusInput>>;
};

/** A workload's risks by one pillar of a lens. */
export type PillarMetric = {
  readonly __typename?: 'PillarMetric';
  /** The pillar's id, such as `security`. */
  readonly pillarId?: Maybe<Scalars['ID']['output']>;
  /** The questions that stand at a risk. */
  readonly questions: ReadonlyArray<QuestionMetric>;
  /** How many questions stand at each risk. */
  readonly riskCounts: ReviewRiskCounts;
};

/** An invitation to share a profile. */
export type ProfileShareInvitation = Node & ShareInvitation & {
  readonly __typename?: 'ProfileShareInvitation';
  readonly id: Scalars['ID']['output'];
  readonly invitationId: Scalars['ID']['output'];
  readonly permission?: Maybe<SharePermission>;
  /** The name of the profile that is unique in the vendor's cloud. */
  readonly profileArn?: Maybe<Scalars['ID']['output']>;
  /** What its owner calls what is to be shared. */
  readonly profileName?: Maybe<Scalars['String']['output']>;
  readonly raw: Scalars['JSON']['output'];
  readonly resourceKind?: Maybe<ShareResourceKind>;
  readonly sharedBy?: Maybe<Scalars['String']['output']>;
  readonly sharedWith?: Maybe<Scalars['String']['output']>;
};

/** A notification to the search provider. */
export type PublishInput = {
  /** The kind of change. */
  readonly kind: UrlNotificationKindInput;
  /** The page's whole address. The gateway's account has to be a verified owner of its site. */
  readonly url: Scalars['URL']['input'];
};

/** The result of notifying the search provider. */
export type PublishResult = PublishSuccess | UrlNotificationQuotaExceeded | UrlOwnershipNotVerified;

/** The search provider was notified. */
export type PublishSuccess = {
  readonly __typename?: 'PublishSuccess';
  /** The notifications of the page now. Null where the search provider does not tell them. */
  readonly urlNotification?: Maybe<UrlNotificationStatus>;
};

/** Everything that can be asked. */
export type Query = {
  readonly __typename?: 'Query';
  /** The charges of the fulfillment house for orders. */
  readonly accountingActivities?: Maybe<AccountingActivityConnection>;
  /** The activities of the account. */
  readonly activities?: Maybe<WorkflowActivityConnection>;
  /** The balance of an address. Null where the address is malformed; an address that was never used has the balance 0. */
  readonly addressBalance?: Maybe<AddressBalance>;
  /** An article. Null if the directory does not have it. Up to 50 of an operation take one call. */
  readonly article?: Maybe<Article>;
  /** Articles of open-access journals. The first 1000 of each list can be read, however many there are. */
  readonly articles?: Maybe<ArticleConnection>;
  /** An author of quotes. Null if there is none of that slug. The authors of one operation cost one call. */
  readonly author?: Maybe<QuoteAuthor>;
  /** The address to send a browser to, so that its user signs in. No call is made. */
  readonly authorizationUrl?: Maybe<Scalars['URL']['output']>;
  /** People whom quotes are by, with how many quotes the API has of each. */
  readonly authors?: Maybe<QuoteAuthorConnection>;
  /** A bank. Null if it does not exist. One call, which lists the banks. Needs the permission PERM_BUSINESS_GET_ASPSPS. */
  readonly bank?: Maybe<Bank>;
  /** An account. Null if it does not exist. Needs the permission PERM_BUSINESS_GET_ACCOUNT. */
  readonly bankAccount?: Maybe<BankAccount>;
  /** The accounts of the business, by name. Needs the permission PERM_BUSINESS_GET_ACCOUNTS. */
  readonly bankAccounts?: Maybe<BankAccountConnection>;
  /**
   * The transactions of an account, the newest first. Needs the permission PERM_BUSINESS_GET_ACCOUNT_TRANSACTIONS, and with
   * `where` PERM_BUSINESS_GET_ACCOUNT_TRANSACTIONS_FILTERED.
   */
  readonly bankTransactions?: Maybe<BankTransactionConnection>;
  /** Banks that payment requests can be addressed to. Needs the permission PERM_BUSINESS_GET_ASPSPS. */
  readonly banks?: Maybe<BankConnection>;
  /** A batch. Null if it does not exist. Needs the permission PERM_BUSINESS_GET_BATCH. */
  readonly batch?: Maybe<Batch>;
  /**
   * Batches of payments. Where a server lists payments instead, each is a batch of one payment, which `batch` does not find.
   * Needs the permission PERM_BUSINESS_GET_BATCHES.
   */
  readonly batches?: Maybe<BatchConnection>;
  /** A block by its hash or height. Null if there is none. */
  readonly block?: Maybe<BlockchainBlock>;
  /** The account in whose name the gateway posts messages. */
  readonly bot?: Maybe<Bot>;
  /** A channel or a thread that the bot can see. Null if it does not exist. */
  readonly chatChannel?: Maybe<ChatChannel>;
  /** A server, with the members that lists leave out. Null if it does not exist, or the bot is not in it. */
  readonly chatServer?: Maybe<ChatServer>;
  /** An account. Null if it does not exist. */
  readonly chatUser?: Maybe<ChatUser>;
  /** Clients that the caller's credentials, which are sent on, may see. */
  readonly clients?: Maybe<IdentityClientConnection>;
  /** The risks of every workload, as figures and as a document. Each is fetched when it is selected. */
  readonly consolidatedReport?: Maybe<ConsolidatedReport>;
  /** Countries, by their three-letter codes. Without `where`, all 250. */
  readonly countries?: Maybe<CountryConnection>;
  /** A country by its two-letter code. Null if there is none. One call for all countries that an operation selects by code. */
  readonly country?: Maybe<Country>;
  /** A currency. No call: never null for a code of three letters, and its name is null where nobody uses it. */
  readonly currency?: Maybe<Currency>;
  /** A direct debit. Null if it does not exist. Needs the permission PERM_BUSINESS_GET_DIRECT_DEBIT. */
  readonly directDebit?: Maybe<DirectDebit>;
  /** A mandate. Null if it does not exist. Needs the permission PERM_BUSINESS_GET_MANDATE. */
  readonly directDebitMandate?: Maybe<DirectDebitMandate>;
  /** The mandates under which others collect from the business. Needs the permission PERM_BUSINESS_GET_MANDATES. */
  readonly directDebitMandates?: Maybe<DirectDebitMandateConnection>;
  /** Payments collected by direct debit under a mandate. Needs the permission PERM_BUSINESS_GET_DIRECT_DEBITS. */
  readonly directDebits?: Maybe<DirectDebitConnection>;
  /** The price of one coin in each major currency. */
  readonly exchangeRates?: Maybe<ReadonlyArray<ExchangeRate>>;
  /** One execution. Null if it does not exist. */
  readonly execution?: Maybe<Execution>;
  /** The history of one execution, oldest event first unless ordered. Null if the execution does not exist. */
  readonly executionHistory?: Maybe<HistoryEventConnection>;
  /** Executions of a state machine or of a map run, newest first. Null if the state machine or map run does not exist. */
  readonly executions?: Maybe<ExecutionConnection>;
  /** Whether some actions on a file or folder are granted. Null if nothing is at the path. */
  readonly fileAccess?: Maybe<DatalakeFileAccess>;
  /** One order as the fulfillment house sees it. Null if it has no such order. */
  readonly fulfillmentOrder?: Maybe<FulfillmentOrder>;
  /** The IAM policy of a notebook instance. An instance without a policy of its own has one without bindings. Null if there is no such instance. */
  readonly iamPolicy?: Maybe<IamPolicy>;
  /** The stock. Requires inventory rights, which the account manager grants. */
  readonly inventory?: Maybe<InventoryItemConnection>;
  /** A joke. Null if there is none of that id. */
  readonly joke?: Maybe<Joke>;
  /** The categories of jokes, in alphabetical order. */
  readonly jokeCategories?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Jokes that contain a text, in the order of their ids. */
  readonly jokes?: Maybe<JokeConnection>;
  /** A journal. Null if the directory does not have it. Up to 50 of an operation take one call. */
  readonly journal?: Maybe<Journal>;
  /** Open-access journals. The first 1000 of each list can be read, however many there are. */
  readonly journals?: Maybe<JournalConnection>;
  /** The newest block of the chain. */
  readonly latestBlock?: Maybe<BlockchainBlock>;
  /** Lenses that the account may use. */
  readonly lenses?: Maybe<LensConnection>;
  /** A map run. One call, which lists its executions. Null if it does not exist. */
  readonly mapRun?: Maybe<MapRun>;
  /** Finds one thing again by its `id`. Null when it is gone. */
  readonly node?: Maybe<Node>;
  /** Finds several things again, in the order of their ids; those that are gone are null. */
  readonly nodes: ReadonlyArray<Maybe<Node>>;
  /** A notebook instance. Null if there is no such instance. */
  readonly notebookInstance?: Maybe<NotebookInstance>;
  /** A location. Null if there is no such location. */
  readonly notebookLocation?: Maybe<NotebookLocation>;
  /** Locations where a project can have notebook instances. */
  readonly notebookLocations?: Maybe<NotebookLocationConnection>;
  /** A long-running operation, such as one that is polled until it is done. Null if there is no such operation. */
  readonly notebookOperation?: Maybe<NotebookOperation>;
  /** Long-running operations on notebook instances at a location. Fails with UNIMPLEMENTED where the server cannot list them. */
  readonly notebookOperations?: Maybe<NotebookOperationConnection>;
  /** One order. Null if the seller has no such order. Up to 50 orders in one operation take one call, unless fields are selected that take a call for each order. */
  readonly order?: Maybe<Order>;
  /** Orders of the seller, oldest first. Without `where`, those of about the last 90 days. */
  readonly orders?: Maybe<OrderConnection>;
  /** Payment disputes against the seller that are open or were closed recently. */
  readonly paymentDisputes?: Maybe<PaymentDisputeConnection>;
  /** A quote. Null if there is none of that id. */
  readonly quote?: Maybe<Quote>;
  /**
   * Quotes. With `search`, those that contain its words, the best matches first; `where` and `orderBy` are refused beside it,
   * because the API cannot combine them. Without `search`, the quotes that meet `where`.
   */
  readonly quotes?: Maybe<QuoteConnection>;
  /** A joke drawn at random: another one for each field. Null if one of the categories does not exist. */
  readonly randomJoke?: Maybe<Joke>;
  /** A quote drawn at random: another one for each field. Null if no quote fits. */
  readonly randomQuote?: Maybe<Quote>;
  /** A character drawn at random: another one for each field. Null if there are no characters. */
  readonly randomTvCharacter?: Maybe<TvCharacter>;
  /** A death drawn at random: another one for each field. Null if there are no deaths. */
  readonly randomTvDeath?: Maybe<TvDeath>;
  /** A quote drawn at random: another one for each field. Null if there are no quotes. */
  readonly randomTvQuote?: Maybe<TvQuote>;
  /** A reader of a publication, with the reader's entitlements. Null if there is no such reader, or no such publication. */
  readonly reader?: Maybe<Reader>;
  /** Products that a partner may resell. */
  readonly resellerProducts?: Maybe<ResellerProductConnection>;
  /** Promotions that a partner may give, such as a free trial. */
  readonly resellerPromotions?: Maybe<ResellerPromotionConnection>;
  /** One subscription that a partner sold. Null if there is no such subscription. */
  readonly resellerSubscription?: Maybe<ResellerSubscription>;
  /** The returns, which may be long after the orders were sent. */
  readonly returns?: Maybe<FulfillmentReturnConnection>;
  /** A workload with the state of its review. Null if the account has no such workload. */
  readonly reviewWorkload?: Maybe<ReviewWorkload>;
  /** Pending invitations of other accounts to share something. */
  readonly shareInvitations?: Maybe<ShareInvitationConnection>;
  /** A state machine. One call, which lists its executions. Null if it does not exist. */
  readonly stateMachine?: Maybe<StateMachine>;
  /** One transaction by its hash. Null if there is none. */
  readonly transaction?: Maybe<BlockchainTransaction>;
  /** Characters, in the order of the api. */
  readonly tvCharacters?: Maybe<TvCharacterConnection>;
  /** Deaths of the first series, in the order of their ids. */
  readonly tvDeaths?: Maybe<TvDeathConnection>;
  /** Episodes, in the order of their ids. */
  readonly tvEpisodes?: Maybe<TvEpisodeConnection>;
  /** Quotes, in the order of their ids. */
  readonly tvQuotes?: Maybe<TvQuoteConnection>;
  /** The latest notifications of a page. Null unless the search provider was notified of it before. */
  readonly urlNotification?: Maybe<UrlNotificationStatus>;
  /** The profile of the user to whom the caller's own access token belongs: its `Authorization` header is sent on. */
  readonly userProfile?: Maybe<UserProfile>;
  /**
   * A webhook. Null if it does not exist, or no longer exists. Whoever knows its uuid can send to it and read what was
   * recorded.
   */
  readonly webhook?: Maybe<Webhook>;
  /** The recorded requests of a webhook, oldest first unless `orderBy` says otherwise. Null if the webhook does not exist. */
  readonly webhookRequests?: Maybe<WebhookRequestConnection>;
  /** The webhooks of the account whose key is configured. */
  readonly webhooks?: Maybe<WebhookConnection>;
};


/** Everything that can be asked. */
export type QueryAccountingActivitiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<AccountingActivityWhere>;
};


/** Everything that can be asked. */
export type QueryActivitiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryAddressBalanceArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryArticleArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryArticlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ArticleOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ArticleWhere>;
};


/** Everything that can be asked. */
export type QueryAuthorArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryAuthorizationUrlArgs = {
  input: AuthorizationUrlInput;
};


/** Everything that can be asked. */
export type QueryAuthorsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<QuoteAuthorOrder>;
};


/** Everything that can be asked. */
export type QueryBankArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryBankAccountArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryBankAccountsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryBankTransactionsArgs = {
  accountId: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<BankTransactionWhere>;
};


/** Everything that can be asked. */
export type QueryBanksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<BankWhere>;
};


/** Everything that can be asked. */
export type QueryBatchArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryBatchesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BatchOrder>;
  where?: InputMaybe<BatchWhere>;
};


/** Everything that can be asked. */
export type QueryBlockArgs = {
  where: BlockchainBlockWhere;
};


/** Everything that can be asked. */
export type QueryChatChannelArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryChatServerArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryChatUserArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryClientsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryConsolidatedReportArgs = {
  includeSharedResources?: InputMaybe<Scalars['Boolean']['input']>;
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
export type QueryCountryArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryCurrencyArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryDirectDebitArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryDirectDebitMandateArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryDirectDebitMandatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryDirectDebitsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  mandateId: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryExchangeRatesArgs = {
  currencies?: InputMaybe<ReadonlyArray<Scalars['CurrencyCode']['input']>>;
};


/** Everything that can be asked. */
export type QueryExecutionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryExecutionHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  executionId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<HistoryEventOrder>;
};


/** Everything that can be asked. */
export type QueryExecutionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  of: ExecutionsOf;
  where?: InputMaybe<ExecutionWhere>;
};


/** Everything that can be asked. */
export type QueryFileAccessArgs = {
  actions: ReadonlyArray<DatalakeFileAction>;
  path: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryFulfillmentOrderArgs = {
  id: Scalars['ID']['input'];
  merchantId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be asked. */
export type QueryIamPolicyArgs = {
  instanceId: Scalars['ID']['input'];
  requestedPolicyVersion?: Scalars['Int']['input'];
};


/** Everything that can be asked. */
export type QueryInventoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<InventoryWhere>;
};


/** Everything that can be asked. */
export type QueryJokeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryJokesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryJournalArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryJournalsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<JournalOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<JournalWhere>;
};


/** Everything that can be asked. */
export type QueryLensesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<LensWhere>;
};


/** Everything that can be asked. */
export type QueryMapRunArgs = {
  id: Scalars['ID']['input'];
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
export type QueryNotebookInstanceArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryNotebookLocationArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryNotebookLocationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  projectName: Scalars['ID']['input'];
  where?: InputMaybe<NotebookLocationWhere>;
};


/** Everything that can be asked. */
export type QueryNotebookOperationArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryNotebookOperationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  locationId: Scalars['ID']['input'];
  where?: InputMaybe<NotebookOperationWhere>;
};


/** Everything that can be asked. */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<OrderWhere>;
};


/** Everything that can be asked. */
export type QueryPaymentDisputesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<PaymentDisputeWhere>;
};


/** Everything that can be asked. */
export type QueryQuoteArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryQuotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<QuoteOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<QuoteWhere>;
};


/** Everything that can be asked. */
export type QueryRandomJokeArgs = {
  categories?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


/** Everything that can be asked. */
export type QueryRandomQuoteArgs = {
  where?: InputMaybe<QuoteWhere>;
};


/** Everything that can be asked. */
export type QueryReaderArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryResellerProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  partnerName: Scalars['ID']['input'];
  where?: InputMaybe<ResellerProductWhere>;
};


/** Everything that can be asked. */
export type QueryResellerPromotionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  partnerName: Scalars['ID']['input'];
  where?: InputMaybe<ResellerPromotionWhere>;
};


/** Everything that can be asked. */
export type QueryResellerSubscriptionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryReturnsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<FulfillmentReturnWhere>;
};


/** Everything that can be asked. */
export type QueryReviewWorkloadArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryShareInvitationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<ShareInvitationWhere>;
};


/** Everything that can be asked. */
export type QueryStateMachineArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryTransactionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryTvCharactersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<TvCharacterWhere>;
};


/** Everything that can be asked. */
export type QueryTvDeathsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<TvDeathWhere>;
};


/** Everything that can be asked. */
export type QueryTvEpisodesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<TvEpisodeWhere>;
};


/** Everything that can be asked. */
export type QueryTvQuotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<TvQuoteWhere>;
};


/** Everything that can be asked. */
export type QueryUrlNotificationArgs = {
  url: Scalars['URL']['input'];
};


/** Everything that can be asked. */
export type QueryWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryWebhookRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: WebhookRequestOrder;
  search?: InputMaybe<Scalars['String']['input']>;
  webhookId: Scalars['ID']['input'];
  where?: InputMaybe<WebhookRequestWhere>;
};


/** Everything that can be asked. */
export type QueryWebhooksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: WebhookOrder;
};

/** A question that stands at a risk. */
export type QuestionMetric = {
  readonly __typename?: 'QuestionMetric';
  /** The practices that are missing. */
  readonly bestPractices: ReadonlyArray<BestPractice>;
  /** The lens's own word for the question, such as `protect-data-rest`. */
  readonly questionId?: Maybe<Scalars['ID']['output']>;
  /** The question as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** How large the risk is. */
  readonly risk?: Maybe<ReviewRisk>;
};

/** A quote. */
export type Quote = Node & Saying & {
  readonly __typename?: 'Quote';
  /** The author. Null if the API has no record of the author. The authors of any number of quotes cost one call. */
  readonly author?: Maybe<QuoteAuthor>;
  /** The author's name. No call. */
  readonly authorName: Scalars['String']['output'];
  /** The author's name as a part of addresses, such as `test-author`. No call. */
  readonly authorSlug: Scalars['String']['output'];
  /** The day on which the quote was added. Null for quotes that were added long ago. */
  readonly createdDate?: Maybe<Scalars['Date']['output']>;
  readonly id: Scalars['ID']['output'];
  /** The number of characters. */
  readonly length: Scalars['Int']['output'];
  /** The API's id of the quote. */
  readonly quoteId: Scalars['ID']['output'];
  /** The quote as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The tags, such as `Famous Quotes`. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  /** What was said, without quotation marks and without the author. */
  readonly text: Scalars['String']['output'];
  /** The day of the last change. */
  readonly updatedDate?: Maybe<Scalars['Date']['output']>;
};

/** An author of quotes. */
export type QuoteAuthor = Node & {
  readonly __typename?: 'QuoteAuthor';
  /** The API's id of the author. */
  readonly authorId: Scalars['ID']['output'];
  /** A biography in a few sentences. */
  readonly biography?: Maybe<Scalars['String']['output']>;
  /** The day on which the author was added. Null if the API does not tell it. */
  readonly createdDate?: Maybe<Scalars['Date']['output']>;
  /** A description in a few words. */
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** The whole name, such as `Ada Test`. */
  readonly name: Scalars['String']['output'];
  /** The number of the author's quotes. */
  readonly quoteCount?: Maybe<Scalars['Int']['output']>;
  /** The author's quotes. Each different author costs a call. */
  readonly quotes?: Maybe<QuoteConnection>;
  /** The author as the API sent them. */
  readonly raw: Scalars['JSON']['output'];
  /** The name as a part of addresses, such as `test-author`. */
  readonly slug: Scalars['String']['output'];
  /** The day of the last change. */
  readonly updatedDate?: Maybe<Scalars['Date']['output']>;
  /** The address of a page about the author. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};


/** An author of quotes. */
export type QuoteAuthorQuotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A list of authors. */
export type QuoteAuthorConnection = {
  readonly __typename?: 'QuoteAuthorConnection';
  /** The authors with their cursors. */
  readonly edges: ReadonlyArray<QuoteAuthorEdge>;
  /** The authors of this page, without their cursors. */
  readonly nodes: ReadonlyArray<QuoteAuthor>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of authors. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An author in a list. */
export type QuoteAuthorEdge = {
  readonly __typename?: 'QuoteAuthorEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The author at `cursor`. */
  readonly node: QuoteAuthor;
};

/** The order of authors. */
export type QuoteAuthorOrder = {
  /** Whether the smallest or the largest value comes first. */
  readonly direction?: SortDirection;
  /** The sort key. */
  readonly field: QuoteAuthorOrderField;
};

/** A sort key of authors. */
export type QuoteAuthorOrderField =
  /** The day on which the author was added. */
  | 'CREATED_DATE'
  /** The name. */
  | 'NAME'
  /** The number of quotes. */
  | 'QUOTE_COUNT'
  /** The day of the last change. */
  | 'UPDATED_DATE';

/** A list of quotes. */
export type QuoteConnection = {
  readonly __typename?: 'QuoteConnection';
  /** The quotes with their cursors. */
  readonly edges: ReadonlyArray<QuoteEdge>;
  /** The quotes of this page, without their cursors. */
  readonly nodes: ReadonlyArray<Quote>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of quotes. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A quote in a list. */
export type QuoteEdge = {
  readonly __typename?: 'QuoteEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The quote at `cursor`. */
  readonly node: Quote;
};

/** The order of quotes. */
export type QuoteOrder = {
  /** Whether the smallest or the largest value comes first. */
  readonly direction?: SortDirection;
  /** The sort key. */
  readonly field: QuoteOrderField;
};

/** A sort key of quotes. */
export type QuoteOrderField =
  /** The author's name. */
  | 'AUTHOR_NAME'
  /** The day on which the quote was added. */
  | 'CREATED_DATE'
  /** The number of characters. */
  | 'LENGTH'
  /** The text. */
  | 'TEXT'
  /** The day of the last change. */
  | 'UPDATED_DATE';

/** How many of some tags a quote has. */
export type QuoteTagMatch =
  /** All of them. */
  | 'ALL'
  /** At least one of them. */
  | 'ANY';

/** Conditions on quotes, all of which must be met. */
export type QuoteWhere = {
  /** The quote is by one of these authors: their `id`s, slugs or names. */
  readonly authorIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The most characters of the quote. */
  readonly maxLength?: InputMaybe<Scalars['Int']['input']>;
  /** The fewest characters of the quote. */
  readonly minLength?: InputMaybe<Scalars['Int']['input']>;
  /** How many of the `tags` the quote has. */
  readonly tagMatch?: QuoteTagMatch;
  /** Tags of the quote, in any case, such as `famous quotes`. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Somebody whose account is linked with a publication. The linking is done in the browser, never here. */
export type Reader = Node & {
  readonly __typename?: 'Reader';
  /** The reader's entitlements, without those that ended more than 30 days ago. */
  readonly entitlements: ReadonlyArray<ReaderEntitlement>;
  readonly id: Scalars['ID']['output'];
  /** The publication's id: the second part of the name. */
  readonly publicationId: Scalars['ID']['output'];
  /** The reader's entitlements as the API sent them. */
  readonly raw: Scalars['JSON']['output'];
  /** The publication's own id of the reader: the last part of the name. */
  readonly readerId: Scalars['ID']['output'];
  /** The reader's name at the API, such as `publications/example.test/readers/r-1001`. */
  readonly resourceName: Scalars['ID']['output'];
};

/** The gateway's credential may not change entitlements of the publication. */
export type ReaderAccessDenied = AccessDenied & Rejection & {
  readonly __typename?: 'ReaderAccessDenied';
  readonly code: RejectionCode;
  readonly message: Scalars['String']['output'];
};

/** A product that a reader may use. */
export type ReaderEntitlement = {
  readonly __typename?: 'ReaderEntitlement';
  /** The description shown to the reader. */
  readonly detail?: Maybe<Scalars['String']['output']>;
  /** When it ends; never without. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Which product: publication and label, such as `example.test:basic`. */
  readonly productId: Scalars['ID']['output'];
  /** The publication's own word for the subscription. */
  readonly subscriptionToken?: Maybe<Scalars['String']['output']>;
};

/** A product that a reader is to be entitled to. */
export type ReaderEntitlementInput = {
  /** The description shown to the reader, in at most 80 characters. */
  readonly detail?: InputMaybe<Scalars['String']['input']>;
  /** When it is to end; never without. Older revisions of the API demand it, at most 398 days ahead. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Which product: publication and label, such as `example.test:basic`. */
  readonly productId: Scalars['ID']['input'];
  /** The publication's own word for the subscription. */
  readonly subscriptionToken?: InputMaybe<Scalars['String']['input']>;
};

/** The reader has entitlements, so was not removed. `force` removes both. */
export type ReaderHasEntitlements = Rejection & {
  readonly __typename?: 'ReaderHasEntitlements';
  readonly code: RejectionCode;
  readonly message: Scalars['String']['output'];
};

/** There is no such reader, or no such publication. */
export type ReaderNotFound = NotFound & Rejection & {
  readonly __typename?: 'ReaderNotFound';
  readonly code: RejectionCode;
  readonly message: Scalars['String']['output'];
};

/** A mutation did not happen, for a reason that the caller can act on. */
export type Rejection = {
  /** The reason, for programs. */
  readonly code: RejectionCode;
  /** The reason, for people. */
  readonly message: Scalars['String']['output'];
};

/** Why a mutation did not happen. Errors have the same words in `extensions.code`. */
export type RejectionCode =
  /** Fields of the input are wrong. */
  | 'BAD_USER_INPUT'
  /** It conflicts with something that exists. */
  | 'CONFLICT'
  /** Something that the input names is not in the state that the mutation needs. */
  | 'FAILED_PRECONDITION'
  /** A part has happened before an error. */
  | 'INTERRUPTED'
  /** What the input names does not exist. */
  | 'NOT_FOUND'
  /** The credential does not permit the mutation, or nobody's would. */
  | 'PERMISSION_DENIED'
  /** A quota is used up. */
  | 'RATE_LIMITED';

/** When the billing cycle begins of a subscription that replaced another. */
export type ResellerBillingCycleSpec =
  /** With that of the other. */
  | 'ALIGN_WITH_PREVIOUS_SUBSCRIPTION'
  /** When the other would be renewed. */
  | 'DEFERRED_TO_NEXT_RECURRENCE'
  /** At once. */
  | 'START_IMMEDIATELY'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** The products of a bundle. */
export type ResellerBundle = {
  readonly __typename?: 'ResellerBundle';
  /** The products of the bundle. */
  readonly elements: ReadonlyArray<ResellerBundleElement>;
  /** The products granted to a customer who has some of them already. */
  readonly entitlementMode?: Maybe<ResellerEntitlementMode>;
};

/** A product of a bundle. */
export type ResellerBundleElement = {
  readonly __typename?: 'ResellerBundleElement';
  /** The product. All products of the partner are fetched for that, once an operation. */
  readonly product?: Maybe<ResellerProduct>;
  /** Which product belongs to the bundle. */
  readonly productResourceName?: Maybe<Scalars['ID']['output']>;
};

/** A reason for cancelling a subscription. */
export type ResellerCancellationReason =
  /** The user had not meant to buy it. */
  | 'ACCIDENTAL_PURCHASE'
  /** The user's account was closed. */
  | 'ACCOUNT_CLOSED'
  /** It is billed elsewhere now. */
  | 'BILLING_SYSTEM_SWITCH'
  /** It was a fraud. */
  | 'FRAUD'
  /** Another reason. */
  | 'OTHER'
  /** It was not paid for. */
  | 'PAST_DUE'
  /** The user no longer wanted it. */
  | 'REMORSE'
  /** The provider did it. */
  | 'SYSTEM_CANCEL'
  /** A system error. */
  | 'SYSTEM_ERROR'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED'
  /** It was replaced. */
  | 'UPGRADE_DOWNGRADE'
  /** The user has debts. */
  | 'USER_DELINQUENCY';

/** A span of time. */
export type ResellerDuration = {
  readonly __typename?: 'ResellerDuration';
  /** The number of units. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** What is counted: months, days or hours. */
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
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** The products of a bundle granted to a customer who has some of them already. */
export type ResellerEntitlementMode =
  /** All of it. */
  | 'FULL'
  /** The missing products only. */
  | 'INCREMENTAL'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** Of a smart home. */
export type ResellerHomePayload = {
  readonly __typename?: 'ResellerHomePayload';
  /** Whether it is attached to the provider's home. */
  readonly isAttachedToStructure: Scalars['Boolean']['output'];
  /** What the partner calls the home that the product is used in. */
  readonly partnerStructureId?: Maybe<Scalars['ID']['output']>;
  /** The provider's id of the home. */
  readonly structureId?: Maybe<Scalars['ID']['output']>;
};

/** An introductory discount, as an amount or a ratio. */
export type ResellerIntroductoryPrice = {
  readonly __typename?: 'ResellerIntroductoryPrice';
  /** The country. Null if its code is unknown. Any number of prices take the calls of one. */
  readonly country?: Maybe<Country>;
  /** The two-letter code of the country in which it is given. */
  readonly countryCode?: Maybe<Scalars['CountryCode']['output']>;
  /** By how much each billing cycle is cheaper; null if `discountRatio` says it. */
  readonly discountAmount?: Maybe<Money>;
  /** The discount as a ratio: `0.050000` is 5 %. */
  readonly discountRatio?: Maybe<Scalars['Decimal']['output']>;
  /** For how many billing cycles. */
  readonly recurrenceCount?: Maybe<Scalars['Int']['output']>;
};

/** One thing of a subscription. */
export type ResellerLineItem = {
  readonly __typename?: 'ResellerLineItem';
  /** What the user pays for it, once or in every billing cycle. */
  readonly amount?: Maybe<Money>;
  /** The number of billing cycles after which it ends; null if it does not end. */
  readonly billingCycleCountLimit?: Maybe<Scalars['BigInt']['output']>;
  /** Of a bundle: its products. */
  readonly bundleElements: ReadonlyArray<ResellerLineItemBundleElement>;
  /** A description for people. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** When its free trial ends. */
  readonly freeTrialEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its place among the lines, from 0. */
  readonly index: Scalars['Int']['output'];
  /** The payload of its kind of product. */
  readonly payload?: Maybe<ResellerProductPayload>;
  /** The product. All products of the partner are fetched for that, once an operation. */
  readonly product?: Maybe<ResellerProduct>;
  /** Which product was bought. */
  readonly productResourceName?: Maybe<Scalars['ID']['output']>;
  /** What was granted for this line, such as a free trial. Empty if nothing. */
  readonly promotionSpecs: ReadonlyArray<ResellerPromotionSpec>;
  /** Whether it is paid for once or in every billing cycle. */
  readonly recurrence?: Maybe<ResellerRecurrence>;
  /** Its own name below the subscription's. */
  readonly resourceName?: Maybe<Scalars['ID']['output']>;
  /** Of what is paid for once: when it is used. */
  readonly servicePeriod?: Maybe<ResellerServicePeriod>;
  /** Whether this line is in use, or is being switched on or off. */
  readonly status?: Maybe<ResellerLineItemStatus>;
};

/** A product of a bundle that was bought. */
export type ResellerLineItemBundleElement = {
  readonly __typename?: 'ResellerLineItemBundleElement';
  /** The product. All products of the partner are fetched for that, once an operation. */
  readonly product?: Maybe<ResellerProduct>;
  /** Which product belongs to the bundle. */
  readonly productResourceName?: Maybe<Scalars['ID']['output']>;
  /** When the user's account was linked with it. */
  readonly userAccountLinkedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The status of a line of a subscription. */
export type ResellerLineItemStatus =
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
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED'
  /** In use until its billing cycle ends. */
  | 'WAITING_TO_DEACTIVATE';

/** Where a subscription was moved from. */
export type ResellerMigration = {
  readonly __typename?: 'ResellerMigration';
  /** When it was made there. */
  readonly legacyCreatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The id that it had there. */
  readonly migratedSubscriptionId?: Maybe<Scalars['ID']['output']>;
};

/** How storage is offered. */
export type ResellerOffering =
  /** Always as a part of something else. */
  | 'HARD_BUNDLE'
  /** With something else, if the user wants it. */
  | 'SOFT_BUNDLE'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED'
  /** As an extra, with something else. */
  | 'VAS_BUNDLE'
  /** As an extra, by itself. */
  | 'VAS_STANDALONE';

/** How a partner sells a product. */
export type ResellerPlanKind =
  /** Always as a part of something else. */
  | 'HARD_BUNDLE'
  /** With something else, if the user wants it. */
  | 'SOFT_BUNDLE'
  /** By itself. */
  | 'STANDALONE'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** The price of a product in a country. */
export type ResellerPrice = {
  readonly __typename?: 'ResellerPrice';
  /** What the user pays for a billing cycle, or once. */
  readonly amount?: Maybe<Money>;
  /** The country. Null if its code is unknown. Any number of prices take the calls of one. */
  readonly country?: Maybe<Country>;
  /** The two-letter code of the country in which it is asked. */
  readonly countryCode?: Maybe<Scalars['CountryCode']['output']>;
};

/** The status of a subscription's processing. */
export type ResellerProcessingStatus =
  /** It is being cancelled. */
  | 'CANCELLING'
  /** It is being renewed. */
  | 'RECURRING'
  /** It is being taken up again. */
  | 'RESUMING'
  /** It is being stopped. */
  | 'SUSPENDING'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** A product that a partner may resell. */
export type ResellerProduct = Node & {
  readonly __typename?: 'ResellerProduct';
  /** The countries where it is sold. Any number of products take the calls of one. */
  readonly availableIn?: Maybe<ReadonlyArray<Country>>;
  /** The number of billing cycles after which it ends; null if it does not end. */
  readonly billingCycleCountLimit?: Maybe<Scalars['BigInt']['output']>;
  /** The length of a billing cycle. */
  readonly billingCycleDuration?: Maybe<ResellerDuration>;
  /** What belongs to it, if it is sold as one; null otherwise. */
  readonly bundle?: Maybe<ResellerBundle>;
  readonly id: Scalars['ID']['output'];
  /** Whether it is a single thing or a bundle of others. */
  readonly kind?: Maybe<ResellerProductKind>;
  /** The prices, one for each country. */
  readonly prices: ReadonlyArray<ResellerPrice>;
  /** The last part of the resource name. */
  readonly productId: Scalars['ID']['output'];
  /** Promotions that apply to it. All promotions of the partner are fetched for that, once an operation. */
  readonly promotions?: Maybe<ReadonlyArray<ResellerPromotion>>;
  /** The product as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The codes of the countries where it is sold. */
  readonly regionCodes: ReadonlyArray<Scalars['CountryCode']['output']>;
  /** The product's resource name, such as `partners/acme-tel/products/cloud-100g`. */
  readonly resourceName: Scalars['ID']['output'];
  /** The titles, one for each language. */
  readonly titles: ReadonlyArray<ResellerTitle>;
};

/** A list of products. */
export type ResellerProductConnection = {
  readonly __typename?: 'ResellerProductConnection';
  /** The products with their cursors. */
  readonly edges: ReadonlyArray<ResellerProductEdge>;
  /** The products of this page, without their cursors. */
  readonly nodes: ReadonlyArray<ResellerProduct>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
};

/** A product in a list. */
export type ResellerProductEdge = {
  readonly __typename?: 'ResellerProductEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The product at `cursor`. */
  readonly node: ResellerProduct;
};

/** A kind of product. */
export type ResellerProductKind =
  /** A bundle of products. */
  | 'BUNDLE_SUBSCRIPTION'
  /** A single product. */
  | 'SUBSCRIPTION'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** The payload of one kind of product. */
export type ResellerProductPayload = ResellerHomePayload | ResellerStoragePayload | ResellerVideoPayload;

/** A filter of products: one of these. */
export type ResellerProductWhere =
  /** Those that meet criteria in the API's own words, joined by `AND`: `regionCodes:IE AND regionCodes:FR`. */
  { readonly rawFilter: Scalars['String']['input']; readonly regionCode?: never; }
  |  /** Those that are sold in this region. */
  { readonly rawFilter?: never; readonly regionCode: Scalars['CountryCode']['input']; };

/** Better terms for some time. */
export type ResellerPromotion = Node & {
  readonly __typename?: 'ResellerPromotion';
  /** Resource names of the products that it applies to. */
  readonly applicableProductResourceNames: ReadonlyArray<Scalars['ID']['output']>;
  /** The products that it applies to, without those that are no longer listed. All products of the partner are fetched for that, once an operation. */
  readonly applicableProducts?: Maybe<ReadonlyArray<ResellerProduct>>;
  /** The countries where it is offered. Any number of promotions take the calls of one. */
  readonly availableIn?: Maybe<ReadonlyArray<Country>>;
  /** When it ends; null if it does not end. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The length of a free trial. */
  readonly freeTrialDuration?: Maybe<ResellerDuration>;
  readonly id: Scalars['ID']['output'];
  /** The introductory prices, one for each country. */
  readonly introductoryPrices: ReadonlyArray<ResellerIntroductoryPrice>;
  /** Whether it starts with a free trial or with a lower price. */
  readonly kind?: Maybe<ResellerPromotionKind>;
  /** The last part of the resource name. */
  readonly promotionId: Scalars['ID']['output'];
  /** The promotion as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The codes of the countries where it is given. */
  readonly regionCodes: ReadonlyArray<Scalars['CountryCode']['output']>;
  /** The promotion's resource name, such as `partners/acme-tel/promotions/trial-1m`. */
  readonly resourceName: Scalars['ID']['output'];
  /** When it begins. */
  readonly startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The titles, one for each language. */
  readonly titles: ReadonlyArray<ResellerTitle>;
};

/** A list of promotions. */
export type ResellerPromotionConnection = {
  readonly __typename?: 'ResellerPromotionConnection';
  /** The promotions with their cursors. */
  readonly edges: ReadonlyArray<ResellerPromotionEdge>;
  /** The promotions of this page, without their cursors. */
  readonly nodes: ReadonlyArray<ResellerPromotion>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
};

/** A promotion in a list. */
export type ResellerPromotionEdge = {
  readonly __typename?: 'ResellerPromotionEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The promotion at `cursor`. */
  readonly node: ResellerPromotion;
};

/** A kind of promotion. */
export type ResellerPromotionKind =
  /** Nothing is to be paid at first. */
  | 'FREE_TRIAL'
  /** Less is to be paid at first. */
  | 'INTRODUCTORY_PRICING'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** A promotion as it was given. */
export type ResellerPromotionSpec = {
  readonly __typename?: 'ResellerPromotionSpec';
  /** The length of a free trial. */
  readonly freeTrialDuration?: Maybe<ResellerDuration>;
  /** The introductory prices, one for each country. */
  readonly introductoryPrices: ReadonlyArray<ResellerIntroductoryPrice>;
  /** Whether it is a free trial or a lower price. */
  readonly kind?: Maybe<ResellerPromotionKind>;
  /** The promotion. All promotions of the partner are fetched for that, once an operation. */
  readonly promotion?: Maybe<ResellerPromotion>;
  /** Which promotion was granted. */
  readonly promotionResourceName?: Maybe<Scalars['ID']['output']>;
};

/** A filter of promotions: one of these. */
export type ResellerPromotionWhere =
  /** Those that apply to this product: its `id`, or its resource name. */
  { readonly productId: Scalars['ID']['input']; readonly rawFilter?: never; readonly regionCode?: never; }
  |  /** Those that meet criteria in the API's own words, joined by `AND`: `regionCodes:IE AND regionCodes:FR`. */
  { readonly productId?: never; readonly rawFilter: Scalars['String']['input']; readonly regionCode?: never; }
  |  /** Those that are given in this region. */
  { readonly productId?: never; readonly rawFilter?: never; readonly regionCode: Scalars['CountryCode']['input']; };

/** How often a line is paid for. */
export type ResellerRecurrence =
  /** Once. */
  | 'ONE_TIME'
  /** In every billing cycle. */
  | 'PERIODIC'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** Where a product was sold. */
export type ResellerSalesChannel =
  /** In an app for Android. */
  | 'ONLINE_ANDROID_APP'
  /** In an app for iOS. */
  | 'ONLINE_IOS_APP'
  /** On a web page. */
  | 'ONLINE_WEB'
  /** In a shop. */
  | 'RETAIL'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** Where a subscription is used. Personal data. */
export type ResellerServiceLocation = Address & {
  readonly __typename?: 'ResellerServiceLocation';
  /** The country. Null if its code is unknown. Any number of places take the calls of one. */
  readonly country?: Maybe<Country>;
  readonly countryCode?: Maybe<Scalars['CountryCode']['output']>;
  readonly postalCode?: Maybe<Scalars['String']['output']>;
};

/** When something is used that is paid for once. */
export type ResellerServicePeriod = {
  readonly __typename?: 'ResellerServicePeriod';
  /** When it is over. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it begins. */
  readonly startsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Of storage. */
export type ResellerStoragePayload = {
  readonly __typename?: 'ResellerStoragePayload';
  /** Campaigns that led to it. */
  readonly campaigns: ReadonlyArray<Scalars['String']['output']>;
  /** How it was sold: by itself, or as a part of something else. */
  readonly offering?: Maybe<ResellerOffering>;
  /** Where it was sold. */
  readonly salesChannel?: Maybe<ResellerSalesChannel>;
  /** The shop that sold it. */
  readonly storeId?: Maybe<Scalars['ID']['output']>;
};

/** A subscription that a partner sold. */
export type ResellerSubscription = Node & {
  readonly __typename?: 'ResellerSubscription';
  /** Why it ended. Null unless it was cancelled. */
  readonly cancellationReason?: Maybe<ResellerCancellationReason>;
  /** The time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the present billing cycle ends. */
  readonly cycleEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the free trial ends. Without a trial the same as `createdAt`. */
  readonly freeTrialEndsAt?: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Whether a user is linked with it. */
  readonly isEndUserEntitled: Scalars['Boolean']['output'];
  /** What was bought, a line for each product. */
  readonly lineItems: ReadonlyArray<ResellerLineItem>;
  /** Where it was moved from. */
  readonly migration?: Maybe<ResellerMigration>;
  /** The partner's own id of the user. Personal data. */
  readonly partnerUserToken: Scalars['String']['output'];
  /** The subscription that it replaced. Null if it replaced none. */
  readonly previousSubscription?: Maybe<ResellerSubscription>;
  /** The status of its processing; null if it is not being processed. */
  readonly processingStatus?: Maybe<ResellerProcessingStatus>;
  /** Promotions of the whole subscription: free trials only. */
  readonly promotionSpecs: ReadonlyArray<ResellerPromotionSpec>;
  /** When it was bought. */
  readonly purchasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The subscription as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The address to send the user to. */
  readonly redirectUrl?: Maybe<Scalars['URL']['output']>;
  /** When it is renewed next. */
  readonly renewsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The subscription's resource name, such as `partners/acme-tel/subscriptions/sub-0001`. */
  readonly resourceName: Scalars['ID']['output'];
  /** Where it is used. Personal data. */
  readonly serviceLocation: ResellerServiceLocation;
  /** Whether it is set up, in use, about to end, or cancelled. */
  readonly status: ResellerSubscriptionStatus;
  /** The partner's own id of it: the last part of the resource name. */
  readonly subscriptionId: Scalars['ID']['output'];
  /** The time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** The upgrade or downgrade that created it. */
  readonly upgradeDowngrade?: Maybe<ResellerUpgradeDowngrade>;
};

/** The status of a subscription. */
export type ResellerSubscriptionStatus =
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
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** A title in a language. */
export type ResellerTitle = {
  readonly __typename?: 'ResellerTitle';
  /** The language, as a BCP 47 tag such as `en-US`. */
  readonly languageCode?: Maybe<Scalars['String']['output']>;
  /** What the user is to read. */
  readonly text?: Maybe<Scalars['String']['output']>;
};

/** An upgrade or downgrade of a subscription. */
export type ResellerUpgradeDowngrade = {
  readonly __typename?: 'ResellerUpgradeDowngrade';
  /** The start of its billing cycle. */
  readonly billingCycleSpec?: Maybe<ResellerBillingCycleSpec>;
  /** The resource name of the subscription that it replaced. */
  readonly previousSubscriptionResourceName?: Maybe<Scalars['ID']['output']>;
};

/** Of videos and television. */
export type ResellerVideoPayload = {
  readonly __typename?: 'ResellerVideoPayload';
  /** Until when it can be used. */
  readonly accessEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Ids of the entitlements to it. */
  readonly partnerEligibilityIds: ReadonlyArray<Scalars['ID']['output']>;
  /** How the partner sells it. */
  readonly planKind?: Maybe<ResellerPlanKind>;
};

/** Environments of workloads. */
export type ReviewEnvironment =
  /** Development and tests. */
  | 'PREPRODUCTION'
  /** Production. */
  | 'PRODUCTION'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** The progress of improvements since a review. */
export type ReviewImprovementStatus =
  /** Improvements are complete. */
  | 'COMPLETE'
  /** Improvements have begun. */
  | 'IN_PROGRESS'
  /** Nothing is to be improved. */
  | 'NOT_APPLICABLE'
  /** Improvements have not begun. */
  | 'NOT_STARTED'
  /** The risks are accepted. */
  | 'RISK_ACKNOWLEDGED'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** Levels of risk. */
export type ReviewRisk =
  /** High. */
  | 'HIGH'
  /** Medium. */
  | 'MEDIUM'
  /** There is none. */
  | 'NONE'
  /** The question is of no concern to the workload. */
  | 'NOT_APPLICABLE'
  /** The question is not answered yet. */
  | 'UNANSWERED'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** How many questions stand at each risk. */
export type ReviewRiskCounts = {
  readonly __typename?: 'ReviewRiskCounts';
  /** How many questions show a serious danger. */
  readonly high: Scalars['Int']['output'];
  /** How many questions show a moderate danger. */
  readonly medium: Scalars['Int']['output'];
  /** At no risk. */
  readonly none: Scalars['Int']['output'];
  /** Of no concern to the workload. */
  readonly notApplicable: Scalars['Int']['output'];
  /** Not answered yet. */
  readonly unanswered: Scalars['Int']['output'];
};

/** A workload that is reviewed: the parts of a system that serve one purpose. */
export type ReviewWorkload = Node & {
  readonly __typename?: 'ReviewWorkload';
  /** The accounts it runs in. */
  readonly accountIds: ReadonlyArray<Scalars['ID']['output']>;
  /** The address of its architecture's description. */
  readonly architecturalDesignUrl?: Maybe<Scalars['URL']['output']>;
  /** Its name that is unique in the vendor's cloud. Null if the API does not send it. */
  readonly arn?: Maybe<Scalars['ID']['output']>;
  /** What it is for, in the owner's words. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The environment it runs in. */
  readonly environment?: Maybe<ReviewEnvironment>;
  readonly id: Scalars['ID']['output'];
  /** The progress of improvements since the review. */
  readonly improvementStatus?: Maybe<ReviewImprovementStatus>;
  /** The industry it belongs to. */
  readonly industry?: Maybe<Scalars['String']['output']>;
  /** The group of industries it belongs to. */
  readonly industryGroup?: Maybe<Scalars['String']['output']>;
  /** Aliases or ARNs of the lenses that are applied to it. */
  readonly lensAliases: ReadonlyArray<Scalars['ID']['output']>;
  /** The lenses that are applied to it. All lenses are read once for the whole request; those that the account may not use are missing. */
  readonly lenses?: Maybe<ReadonlyArray<Lens>>;
  /** What the owner calls it, unique in the account and region. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Notes about the review. */
  readonly notes?: Maybe<Scalars['String']['output']>;
  /** Other places that it runs in. */
  readonly otherRegions: ReadonlyArray<Scalars['String']['output']>;
  /** The account it belongs to. */
  readonly ownerAccountId?: Maybe<Scalars['ID']['output']>;
  /** Ids of pillars, the most important first. */
  readonly pillarPriorities: ReadonlyArray<Scalars['ID']['output']>;
  /** The workload as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The regions of the API's vendor that it runs in. */
  readonly regions: ReadonlyArray<Scalars['String']['output']>;
  /** The person or group that is responsible for the review. */
  readonly reviewOwner?: Maybe<Scalars['String']['output']>;
  /** The time from which access is restricted because no review owner is named. */
  readonly reviewRestrictedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many questions stand at each risk. */
  readonly riskCounts: ReviewRiskCounts;
  /** The time of the last change. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The key: 32 hexadecimal digits. */
  readonly workloadId: Scalars['ID']['output'];
};

/** A text that can be quoted. */
export type Saying = {
  /** What was said, without quotation marks and without the speaker. */
  readonly text: Scalars['String']['output'];
};

/** The gateway may not act as the service account, directly or through the delegates. Or the account does not exist: callers without the right to know get the same answer. */
export type ServiceAccountAccessDenied = AccessDenied & Rejection & {
  readonly __typename?: 'ServiceAccountAccessDenied';
  readonly code: RejectionCode;
  readonly message: Scalars['String']['output'];
};

/** There is no such service account. */
export type ServiceAccountNotFound = NotFound & Rejection & {
  readonly __typename?: 'ServiceAccountNotFound';
  readonly code: RejectionCode;
  readonly message: Scalars['String']['output'];
};

/** The file and its expiry. */
export type SetExpiryInput = {
  /** When the file is to be deleted, or that it never is. */
  readonly expiry: DatalakeFileExpiry;
  /** The whole path from the account's root to a file. Folders have no expiry. */
  readonly path: Scalars['String']['input'];
};

/** The result of setting an expiry. */
export type SetExpiryResult = DatalakeFileExpected | DatalakeFileNotFound | SetExpirySuccess;

/** The expiry is set, or removed. */
export type SetExpirySuccess = {
  readonly __typename?: 'SetExpirySuccess';
  /** The path of the input. */
  readonly path: Scalars['String']['output'];
};

/** An invitation to share something. It is refetched from the list of pending invitations. */
export type ShareInvitation = {
  /** Opaque, and unique in the whole graph. */
  readonly id: Scalars['ID']['output'];
  /** The key: 32 hexadecimal digits. */
  readonly invitationId: Scalars['ID']['output'];
  /** The permission that accepting grants. */
  readonly permission?: Maybe<SharePermission>;
  /** The invitation as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** What is to be shared: a workload, a lens, a profile or a template. */
  readonly resourceKind?: Maybe<ShareResourceKind>;
  /** The account that invites. */
  readonly sharedBy?: Maybe<Scalars['String']['output']>;
  /** The invited account, organization or organizational unit. */
  readonly sharedWith?: Maybe<Scalars['String']['output']>;
};

/** A list of invitations. */
export type ShareInvitationConnection = {
  readonly __typename?: 'ShareInvitationConnection';
  /** The invitations with their cursors. */
  readonly edges: ReadonlyArray<ShareInvitationEdge>;
  /** The invitations of this page, without their cursors. */
  readonly nodes: ReadonlyArray<ShareInvitation>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
};

/** An invitation in a list. */
export type ShareInvitationEdge = {
  readonly __typename?: 'ShareInvitationEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The invitation at `cursor`. */
  readonly node: ShareInvitation;
};

/** Restricts a list of invitations, by one condition. */
export type ShareInvitationWhere =
  /** Invitations to share lenses whose names begin so. At most 100 characters. */
  { readonly lensNamePrefix: Scalars['String']['input']; readonly profileNamePrefix?: never; readonly resourceKind?: never; readonly templateNamePrefix?: never; readonly workloadNamePrefix?: never; }
  |  /** Invitations to share profiles whose names begin so. At most 100 characters. */
  { readonly lensNamePrefix?: never; readonly profileNamePrefix: Scalars['String']['input']; readonly resourceKind?: never; readonly templateNamePrefix?: never; readonly workloadNamePrefix?: never; }
  |  /** Only invitations to a workload, a lens, a profile or a template. */
  { readonly lensNamePrefix?: never; readonly profileNamePrefix?: never; readonly resourceKind: ShareResourceKindInput; readonly templateNamePrefix?: never; readonly workloadNamePrefix?: never; }
  |  /** Invitations to share templates whose names begin so. At most 100 characters. */
  { readonly lensNamePrefix?: never; readonly profileNamePrefix?: never; readonly resourceKind?: never; readonly templateNamePrefix: Scalars['String']['input']; readonly workloadNamePrefix?: never; }
  |  /** Invitations to share workloads whose names begin so. At most 100 characters. */
  { readonly lensNamePrefix?: never; readonly profileNamePrefix?: never; readonly resourceKind?: never; readonly templateNamePrefix?: never; readonly workloadNamePrefix: Scalars['String']['input']; };

/** A permission for a shared resource. */
export type SharePermission =
  /** Read and write access. */
  | 'CONTRIBUTOR'
  /** Read access. */
  | 'READONLY'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** Kinds of shared resources. */
export type ShareResourceKind =
  /** A lens. */
  | 'LENS'
  /** A profile of what matters in reviews. */
  | 'PROFILE'
  /** A template of reviews. */
  | 'TEMPLATE'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED'
  /** A workload. */
  | 'WORKLOAD';

/** Kinds of shared resources to list. */
export type ShareResourceKindInput =
  /** Lenses. */
  | 'LENS'
  /** Profiles of priorities in reviews. */
  | 'PROFILE'
  /** Templates of reviews. */
  | 'TEMPLATE'
  /** Workloads. */
  | 'WORKLOAD';

/** A parcel in which line items of an order are shipped. */
export type ShippingFulfillment = Node & {
  readonly __typename?: 'ShippingFulfillment';
  /** The carrier's code, such as `DHL`. */
  readonly carrierCode?: Maybe<Scalars['String']['output']>;
  /** The marketplace's id of it, unique within the order. */
  readonly fulfillmentId: Scalars['ID']['output'];
  readonly id: Scalars['ID']['output'];
  /** The shipped line items. */
  readonly lineItems: ReadonlyArray<ShippingFulfillmentLine>;
  /** The marketplace's id of the order. */
  readonly orderId: Scalars['ID']['output'];
  /** The fulfillment as the marketplace sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** When it was shipped. */
  readonly shippedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The carrier's tracking number. */
  readonly trackingNumber?: Maybe<Scalars['String']['output']>;
};

/** A list of shipping fulfillments. */
export type ShippingFulfillmentConnection = {
  readonly __typename?: 'ShippingFulfillmentConnection';
  /** The fulfillments with their cursors. */
  readonly edges: ReadonlyArray<ShippingFulfillmentEdge>;
  /** The fulfillments of this page, without their cursors. */
  readonly nodes: ReadonlyArray<ShippingFulfillment>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of fulfillments. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A shipping fulfillment in a list. */
export type ShippingFulfillmentEdge = {
  readonly __typename?: 'ShippingFulfillmentEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The fulfillment at `cursor`. */
  readonly node: ShippingFulfillment;
};

/** A line item in a parcel. */
export type ShippingFulfillmentLine = {
  readonly __typename?: 'ShippingFulfillmentLine';
  /** The id of the order's line item. */
  readonly lineItemId?: Maybe<Scalars['ID']['output']>;
  /** The shipped quantity. Null if all of the line item is shipped. */
  readonly quantity?: Maybe<Scalars['Int']['output']>;
};

/** A line item in a parcel. */
export type ShippingFulfillmentLineInput = {
  /** The id of the order's line item. */
  readonly lineItemId: Scalars['ID']['input'];
  /** The shipped quantity, at least 1. All of the line item, unless given. */
  readonly quantity?: InputMaybe<Scalars['Int']['input']>;
};

/** The carrier's reference to a parcel. */
export type ShippingTrackingInput = {
  /** The carrier's code, such as `DHL`. */
  readonly carrierCode: Scalars['String']['input'];
  /** The carrier's tracking number: letters and digits. Another parcel of the order cannot have it. */
  readonly number: Scalars['String']['input'];
};

/** The bytes to sign. */
export type SignBlobInput = {
  /** A chain of service accounts: each may create tokens of the next, and the last one of `resourceName`. Without, the gateway's own account may. */
  readonly delegates?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** What to sign, as bytes in Base64. */
  readonly payload: Scalars['Base64']['input'];
  /** The service account: its resource name such as `projects/-/serviceAccounts/reader@demo.iam.example.test`, its email address or its number. */
  readonly resourceName: Scalars['ID']['input'];
};

/** The result of signing some bytes. */
export type SignBlobResult = ServiceAccountAccessDenied | ServiceAccountNotFound | SignBlobSuccess;

/** The bytes were signed. */
export type SignBlobSuccess = {
  readonly __typename?: 'SignBlobSuccess';
  /** The id of the key that made the signature. It stays valid for at least 12 hours. */
  readonly keyId: Scalars['ID']['output'];
  /** The signature, without the bytes. A secret. */
  readonly signedBlob: Scalars['Base64']['output'];
};

/** The claims to sign. */
export type SignJwtInput = {
  /** The claims as a JSON object. `exp` is at most 12 hours ahead. */
  readonly claimsJson: Scalars['JSON']['input'];
  /** A chain of service accounts: each may create tokens of the next, and the last one of `resourceName`. Without, the gateway's own account may. */
  readonly delegates?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The service account: its resource name such as `projects/-/serviceAccounts/reader@demo.iam.example.test`, its email address or its number. */
  readonly resourceName: Scalars['ID']['input'];
};

/** The result of signing claims. */
export type SignJwtResult = ServiceAccountAccessDenied | ServiceAccountNotFound | SignJwtSuccess;

/** The claims were signed. */
export type SignJwtSuccess = {
  readonly __typename?: 'SignJwtSuccess';
  /** The time at which the token expires, by its claim `exp`. Null if the token has no such claim. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The id of the key that made the signature. It stays valid for at least 12 hours. */
  readonly keyId: Scalars['ID']['output'];
  /** The signed JWT. A secret. */
  readonly signedJwt: Scalars['String']['output'];
};

/** An account in sterling. */
export type SortCodeAccountInput = {
  /** The eight digits of the account at its branch. */
  readonly accountNumber: Scalars['String']['input'];
  /** The name of the account holder. */
  readonly name: Scalars['String']['input'];
  /** The six digits of the branch. */
  readonly sortCode: Scalars['String']['input'];
};

/** The direction in which a list is ordered. */
export type SortDirection =
  /** The least first, or the oldest. */
  | 'ASC'
  /** The greatest first, or the newest. */
  | 'DESC';

/** The parameters of an authorization, and the HTTP method that starts it. */
export type StartAuthorizationInput = {
  /** The client that asks: its `id`, or the provider's own. */
  readonly clientId: Scalars['ID']['input'];
  /** How the page to sign in on is shown. */
  readonly display?: InputMaybe<AuthorizationDisplay>;
  /** Seconds that the last sign-in may lie back: 0 or more. */
  readonly maxAgeSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** The HTTP method: `POST` for parameters that are too long or too private for a URL. */
  readonly method?: AuthorizationMethod;
  /** Comes back in the ID token, so that it cannot be used twice. */
  readonly nonce?: InputMaybe<Scalars['String']['input']>;
  /** The prompts that are shown even if not necessary. `NONE` stands alone. */
  readonly prompts?: InputMaybe<ReadonlyArray<AuthorizationPrompt>>;
  /** Where the user is sent back to: one of the client's registered URIs, without a fragment. */
  readonly redirectUri: Scalars['URI']['input'];
  /** How the outcome is sent back; by default in the query for a code alone, and else in the fragment. */
  readonly responseMode?: InputMaybe<AuthorizationResponseMode>;
  /** The response types: a code, tokens, or both. */
  readonly responseTypes: ReadonlyArray<AuthorizationResponseTypeInput>;
  /** The requested scopes, including `openid`. A scope that ends in `~r` must be granted. Providers may require it. */
  readonly scopes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Comes back unchanged, so that the client knows its own request (CSRF). Providers may require it. */
  readonly state?: InputMaybe<Scalars['String']['input']>;
  /** Languages of the page, the preferred one first. Taken, but without effect. */
  readonly uiLocales?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** The result of starting an authorization. */
export type StartAuthorizationResult = AuthorizationDenied | StartAuthorizationSuccess;

/** The browser is to be sent on: to sign in, or back with what was asked for. */
export type StartAuthorizationSuccess = {
  readonly __typename?: 'StartAuthorizationSuccess';
  /** By which `userProfile` and its like are asked for. */
  readonly accessToken?: Maybe<Scalars['String']['output']>;
  /** The code, to be exchanged for tokens. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** For how many seconds the access token is good. */
  readonly expiresInSeconds?: Maybe<Scalars['Int']['output']>;
  /** The ID token: a signed token about the user, which the client verifies. */
  readonly idToken?: Maybe<Scalars['String']['output']>;
  /** Where to send the browser. */
  readonly location: Scalars['URI']['output'];
  /** Whether that is the page to sign in on, and not yet the way back. */
  readonly requiresSignIn: Scalars['Boolean']['output'];
  /** The state that was sent along, if it is the way back. */
  readonly state?: Maybe<Scalars['String']['output']>;
  /** How the access token is presented, such as `Bearer`. */
  readonly tokenType?: Maybe<Scalars['String']['output']>;
};

/** Of a state that was entered. */
export type StateEnteredEventDetails = InputEventDetails & {
  readonly __typename?: 'StateEnteredEventDetails';
  readonly input?: Maybe<Scalars['String']['output']>;
  readonly inputJson?: Maybe<Scalars['JSON']['output']>;
  /** Which step of the definition begins. */
  readonly name: Scalars['String']['output'];
};

/** Of a state that was exited. */
export type StateExitedEventDetails = OutputEventDetails & {
  readonly __typename?: 'StateExitedEventDetails';
  /** Variables that it set. Selecting them makes the pages of the history larger, by megabytes at most. */
  readonly assignedVariables: ReadonlyArray<AssignedVariable>;
  /** Which step of the definition is over. */
  readonly name: Scalars['String']['output'];
  readonly output?: Maybe<Scalars['String']['output']>;
  readonly outputJson?: Maybe<Scalars['JSON']['output']>;
};

/** A workflow, whose runs are executions. */
export type StateMachine = Node & {
  readonly __typename?: 'StateMachine';
  /** The account it belongs to, from its ARN. */
  readonly accountId?: Maybe<Scalars['String']['output']>;
  /** Its ARN, which may be that of a version or an alias. */
  readonly arn: Scalars['ID']['output'];
  /** Its executions, newest first. Null if it no longer exists. */
  readonly executions?: Maybe<ExecutionConnection>;
  readonly id: Scalars['ID']['output'];
  /** Its name, from its ARN. */
  readonly name: Scalars['String']['output'];
  /** The region it is in, from its ARN. */
  readonly region?: Maybe<Scalars['String']['output']>;
};


/** A workflow, whose runs are executions. */
export type StateMachineExecutionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<ExecutionWhere>;
};

/** A batch to submit. */
export type SubmitBatchInput = {
  /** The batch: its `id`, or the API's own UUID. */
  readonly id: Scalars['ID']['input'];
};

/** The result of submitting a batch. */
export type SubmitBatchResult = BatchNotFound | BatchNotOpen | SubmitBatchSuccess;

/** The batch is submitted. */
export type SubmitBatchSuccess = {
  readonly __typename?: 'SubmitBatchSuccess';
  /** The batch now. One call. Needs the permission PERM_BUSINESS_GET_BATCH. */
  readonly batch?: Maybe<Batch>;
};

/**
 * Everything that can be followed as it changes, as `text/event-stream` or by WebSocket. Each event has a cursor: `after` it, a later
 * subscription goes on.
 */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /**
   * A batch, and again each time that it has changed. It completes when the batch is processed, refused or cancelled. Needs the permission
   * PERM_BUSINESS_GET_BATCH.
   */
  readonly batchChanged: BatchChanged;
  /** Each block that is mined from now on, in the order of the main chain. A block that replaces another of its height is not told. */
  readonly blockMined: BlockMined;
  /** Each event of an execution from now on. It completes with the event that ends the execution. */
  readonly executionEventRecorded: ExecutionEventRecorded;
  /** Each message that is posted to a channel from now on, whoever posts it. */
  readonly messagePosted: MessagePosted;
  /** A long-running operation, and again each time that it has changed. It completes when the operation is done. */
  readonly notebookOperationChanged: NotebookOperationChanged;
  /** Orders that are new or have changed, from about now on. Of several changes between two polls, the last is told. */
  readonly orderChanged: OrderChanged;
  /** Each request that a webhook records from now on. It ends with an error when the webhook is gone. */
  readonly webhookRequestReceived: WebhookRequestReceived;
};


/**
 * Everything that can be followed as it changes, as `text/event-stream` or by WebSocket. Each event has a cursor: `after` it, a later
 * subscription goes on.
 */
export type SubscriptionBatchChangedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be followed as it changes, as `text/event-stream` or by WebSocket. Each event has a cursor: `after` it, a later
 * subscription goes on.
 */
export type SubscriptionBlockMinedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Everything that can be followed as it changes, as `text/event-stream` or by WebSocket. Each event has a cursor: `after` it, a later
 * subscription goes on.
 */
export type SubscriptionExecutionEventRecordedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  executionId: Scalars['ID']['input'];
};


/**
 * Everything that can be followed as it changes, as `text/event-stream` or by WebSocket. Each event has a cursor: `after` it, a later
 * subscription goes on.
 */
export type SubscriptionMessagePostedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  channelId: Scalars['ID']['input'];
};


/**
 * Everything that can be followed as it changes, as `text/event-stream` or by WebSocket. Each event has a cursor: `after` it, a later
 * subscription goes on.
 */
export type SubscriptionNotebookOperationChangedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be followed as it changes, as `text/event-stream` or by WebSocket. Each event has a cursor: `after` it, a later
 * subscription goes on.
 */
export type SubscriptionOrderChangedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<OrderChangedWhere>;
};


/**
 * Everything that can be followed as it changes, as `text/event-stream` or by WebSocket. Each event has a cursor: `after` it, a later
 * subscription goes on.
 */
export type SubscriptionWebhookRequestReceivedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  webhookId: Scalars['ID']['input'];
};

/** What every event of a subscription has. */
export type SubscriptionEvent = {
  /** Its position: `after` it the next event follows. */
  readonly cursor: Scalars['String']['output'];
};

/** Of an activity, a function or an execution that succeeded. */
export type SucceededEventDetails = OutputEventDetails & {
  readonly __typename?: 'SucceededEventDetails';
  readonly output?: Maybe<Scalars['String']['output']>;
  readonly outputJson?: Maybe<Scalars['JSON']['output']>;
};

/** Of a task that failed, exceeded its timeout, or could not be started or submitted. */
export type TaskFailedEventDetails = FailureEventDetails & {
  readonly __typename?: 'TaskFailedEventDetails';
  readonly cause?: Maybe<Scalars['String']['output']>;
  readonly error?: Maybe<Scalars['String']['output']>;
  /** The action of the service. */
  readonly resource: Scalars['String']['output'];
  /** The kind of service. */
  readonly resourceType: Scalars['String']['output'];
};

/** Of a task that is to be started. */
export type TaskScheduledEventDetails = {
  readonly __typename?: 'TaskScheduledEventDetails';
  /** The longest time between heartbeats, in seconds. */
  readonly heartbeatSeconds?: Maybe<Scalars['BigInt']['output']>;
  /** The parameters, as text. */
  readonly parameters?: Maybe<Scalars['String']['output']>;
  /** The text parsed as JSON. Null if it is not JSON. */
  readonly parametersJson?: Maybe<Scalars['JSON']['output']>;
  /** The region of the service. */
  readonly region: Scalars['String']['output'];
  /** The action of the service. */
  readonly resource: Scalars['String']['output'];
  /** The kind of service. */
  readonly resourceType: Scalars['String']['output'];
  /** The role as which the service is called, where that is another account's. */
  readonly roleArn?: Maybe<Scalars['ID']['output']>;
  /** How long the task may take. Null if it may take any time. */
  readonly timeoutSeconds?: Maybe<Scalars['BigInt']['output']>;
};

/** Of a task that was started. */
export type TaskStartedEventDetails = {
  readonly __typename?: 'TaskStartedEventDetails';
  /** The action of the service. */
  readonly resource: Scalars['String']['output'];
  /** The kind of service. */
  readonly resourceType: Scalars['String']['output'];
};

/** Of a task that was submitted or succeeded. */
export type TaskSucceededEventDetails = OutputEventDetails & {
  readonly __typename?: 'TaskSucceededEventDetails';
  readonly output?: Maybe<Scalars['String']['output']>;
  readonly outputJson?: Maybe<Scalars['JSON']['output']>;
  /** The action of the service. */
  readonly resource: Scalars['String']['output'];
  /** The kind of service. */
  readonly resourceType: Scalars['String']['output'];
};

/** An invitation to share a template. */
export type TemplateShareInvitation = Node & ShareInvitation & {
  readonly __typename?: 'TemplateShareInvitation';
  readonly id: Scalars['ID']['output'];
  readonly invitationId: Scalars['ID']['output'];
  readonly permission?: Maybe<SharePermission>;
  readonly raw: Scalars['JSON']['output'];
  readonly resourceKind?: Maybe<ShareResourceKind>;
  readonly sharedBy?: Maybe<Scalars['String']['output']>;
  readonly sharedWith?: Maybe<Scalars['String']['output']>;
  /** The name of the template that is unique in the vendor's cloud. */
  readonly templateArn?: Maybe<Scalars['ID']['output']>;
  /** What its owner calls what is to be shared. */
  readonly templateName?: Maybe<Scalars['String']['output']>;
};

/** A character of a series. */
export type TvCharacter = Node & {
  readonly __typename?: 'TvCharacter';
  /** Who plays the character, by name. Null if the API has nobody. */
  readonly actor?: Maybe<Scalars['String']['output']>;
  /** The day of birth. Null if it is not known. */
  readonly birthDate?: Maybe<Scalars['Date']['output']>;
  /** The day of birth as the API has it, such as `02-20-1970`, `Unknown` or `Invalid date`. */
  readonly birthDateText: Scalars['String']['output'];
  /** The deaths that the character is responsible for. Those of any number of characters cost one call. */
  readonly causedDeaths?: Maybe<TvDeathConnection>;
  /** The API's id of the character. */
  readonly characterId: Scalars['ID']['output'];
  /** The deaths of the character, in the order of their ids. The deaths of any number of characters cost one call. */
  readonly deaths?: Maybe<TvDeathConnection>;
  readonly id: Scalars['ID']['output'];
  /** The address of a picture. */
  readonly imageUrl?: Maybe<Scalars['URL']['output']>;
  /** The first name and the surname, such as `Robin Test`. */
  readonly name: Scalars['String']['output'];
  /** What others call the character. Null if the API has none. */
  readonly nickname?: Maybe<Scalars['String']['output']>;
  /** The occupations. The API sends some characters those of the next one. */
  readonly occupations: ReadonlyArray<Scalars['String']['output']>;
  /** The quotes of the character, in the order of their ids. The quotes of any number of characters cost one call. */
  readonly quotes?: Maybe<TvQuoteConnection>;
  /** The character as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /**
   * The numbers of the seasons of the first series in which the character appears. The API sends some characters those
   * of the next one.
   */
  readonly seasons: ReadonlyArray<Scalars['Int']['output']>;
  /** The names of the series in which the character appears. */
  readonly seriesNames: ReadonlyArray<Scalars['String']['output']>;
  /** The numbers of the seasons of the second series in which the character appears. */
  readonly spinOffSeasons: ReadonlyArray<Scalars['Int']['output']>;
  /** Whether the character is alive by the end. */
  readonly status: TvCharacterStatus;
};


/** A character of a series. */
export type TvCharacterCausedDeathsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A character of a series. */
export type TvCharacterDeathsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A character of a series. */
export type TvCharacterQuotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A list of characters. */
export type TvCharacterConnection = {
  readonly __typename?: 'TvCharacterConnection';
  /** The characters with their cursors. */
  readonly edges: ReadonlyArray<TvCharacterEdge>;
  /** The characters of this page, without their cursors. */
  readonly nodes: ReadonlyArray<TvCharacter>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of characters. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A character in a list. */
export type TvCharacterEdge = {
  readonly __typename?: 'TvCharacterEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The character at `cursor`. */
  readonly node: TvCharacter;
};

/** Whether a character is alive. */
export type TvCharacterStatus =
  /** The character is alive. */
  | 'ALIVE'
  /** The character is dead. */
  | 'DECEASED'
  /** The character is believed to be dead. */
  | 'PRESUMED_DEAD'
  /** Unknown. */
  | 'UNKNOWN'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED';

/** Conditions on characters, all of which must be met. */
export type TvCharacterWhere = {
  /** The character has this name. Case does not matter, nor do blanks around it or repeated ones. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The character appears in the series of this name. */
  readonly seriesName?: InputMaybe<Scalars['String']['input']>;
};

/** A death in the first series. */
export type TvDeath = Node & {
  readonly __typename?: 'TvDeath';
  /** What killed the character, in a few words. */
  readonly cause?: Maybe<Scalars['String']['output']>;
  /** The character with that name. Null if no character has it. Any number of them cost one call. */
  readonly character?: Maybe<TvCharacter>;
  /** How many characters died at once. */
  readonly deathCount: Scalars['Int']['output'];
  /** The API's id of the death. */
  readonly deathId: Scalars['ID']['output'];
  /** The episode. Null if the API does not have it. Any number of them cost one call. */
  readonly episode?: Maybe<TvEpisode>;
  /** The number of the episode within the season. */
  readonly episodeNumber: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  /** What the character said last. Null if nothing is recorded. */
  readonly lastWords?: Maybe<Scalars['String']['output']>;
  /** The name of the character who died. */
  readonly name: Scalars['String']['output'];
  /** The death as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The responsible characters' names, as text. */
  readonly responsible?: Maybe<Scalars['String']['output']>;
  /** The responsible characters whose names the API knows. Any number of them cost one call. */
  readonly responsibleCharacters?: Maybe<ReadonlyArray<TvCharacter>>;
  /** The number of the season. */
  readonly season: Scalars['Int']['output'];
};

/** A list of deaths. */
export type TvDeathConnection = {
  readonly __typename?: 'TvDeathConnection';
  /** The deaths with their cursors. */
  readonly edges: ReadonlyArray<TvDeathEdge>;
  /** The deaths of this page, without their cursors. */
  readonly nodes: ReadonlyArray<TvDeath>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of deaths. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A death in a list. */
export type TvDeathEdge = {
  readonly __typename?: 'TvDeathEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The death at `cursor`. */
  readonly node: TvDeath;
};

/** Conditions on deaths, all of which must be met. */
export type TvDeathWhere = {
  /** The character of this name died. Case does not matter, nor do blanks around it or repeated ones. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The character died in the season of this number. */
  readonly season?: InputMaybe<Scalars['Int']['input']>;
};

/** An episode of a series. */
export type TvEpisode = Node & {
  readonly __typename?: 'TvEpisode';
  /** The day of the first broadcast. Null if it is not known. */
  readonly airDate?: Maybe<Scalars['Date']['output']>;
  /** The day of the first broadcast as the API has it, such as `01-20-2008`. */
  readonly airDateText: Scalars['String']['output'];
  /** Who appears in it, by name. */
  readonly characters: ReadonlyArray<TvEpisodeCharacter>;
  /**
   * The deaths in the episode, in the order of their ids. Only deaths of the first series are recorded. The deaths of any
   * number of episodes cost two calls.
   */
  readonly deaths?: Maybe<TvDeathConnection>;
  /** The API's id of the episode. */
  readonly episodeId: Scalars['ID']['output'];
  readonly id: Scalars['ID']['output'];
  /** The number within the season. Null if the API has no number there. */
  readonly number?: Maybe<Scalars['Int']['output']>;
  /** The episode as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The number of the season. Null if the API has no number there. */
  readonly season?: Maybe<Scalars['Int']['output']>;
  /** Which of the series it belongs to. */
  readonly seriesName: Scalars['String']['output'];
  /** What the episode is called in English. */
  readonly title: Scalars['String']['output'];
};


/** An episode of a series. */
export type TvEpisodeDeathsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A character in an episode. */
export type TvEpisodeCharacter = {
  readonly __typename?: 'TvEpisodeCharacter';
  /** The character with that name. Null if no character has it. Any number of them cost one call. */
  readonly character?: Maybe<TvCharacter>;
  /** The name that the episode has. */
  readonly name: Scalars['String']['output'];
};

/** A list of episodes. */
export type TvEpisodeConnection = {
  readonly __typename?: 'TvEpisodeConnection';
  /** The episodes with their cursors. */
  readonly edges: ReadonlyArray<TvEpisodeEdge>;
  /** The episodes of this page, without their cursors. */
  readonly nodes: ReadonlyArray<TvEpisode>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of episodes. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An episode in a list. */
export type TvEpisodeEdge = {
  readonly __typename?: 'TvEpisodeEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The episode at `cursor`. */
  readonly node: TvEpisode;
};

/** Conditions on episodes, all of which must be met. */
export type TvEpisodeWhere = {
  /** The episode belongs to the season of this number. */
  readonly season?: InputMaybe<Scalars['Int']['input']>;
  /** The episode belongs to the series of this name. */
  readonly seriesName?: InputMaybe<Scalars['String']['input']>;
};

/** A quote of a character. */
export type TvQuote = Node & Saying & {
  readonly __typename?: 'TvQuote';
  /** The character with that name. Null if no character has it. The authors of any number of quotes cost one call. */
  readonly author?: Maybe<TvCharacter>;
  /** The name of the character. Its spelling may differ from the character's. */
  readonly authorName: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** The API's id of the quote. */
  readonly quoteId: Scalars['ID']['output'];
  /** The quote as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** Which of the series it was said in. */
  readonly seriesName?: Maybe<Scalars['String']['output']>;
  /** What the character said, without quotation marks. */
  readonly text: Scalars['String']['output'];
};

/** A list of quotes. */
export type TvQuoteConnection = {
  readonly __typename?: 'TvQuoteConnection';
  /** The quotes with their cursors. */
  readonly edges: ReadonlyArray<TvQuoteEdge>;
  /** The quotes of this page, without their cursors. */
  readonly nodes: ReadonlyArray<TvQuote>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of quotes. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A quote in a list. */
export type TvQuoteEdge = {
  readonly __typename?: 'TvQuoteEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The quote at `cursor`. */
  readonly node: TvQuote;
};

/** Conditions on quotes, all of which must be met. */
export type TvQuoteWhere = {
  /** The character of this name said it. Case does not matter, nor do blanks around it or repeated ones. */
  readonly authorName?: InputMaybe<Scalars['String']['input']>;
  /** It belongs to the series of this name. */
  readonly seriesName?: InputMaybe<Scalars['String']['input']>;
};

/** The message to change, and its new text. */
export type UpdateMessageInput = {
  /** The text: 2000 characters at most. */
  readonly content: Scalars['String']['input'];
  /** The message's `id`, or the platform's ids as `channel/message`. */
  readonly id: Scalars['ID']['input'];
  /** The mentions that notify. */
  readonly mentions?: InputMaybe<ChatMentionsInput>;
};

/** The result of changing a message. */
export type UpdateMessageResult = ChatAccessDenied | ChatChannelNotFound | ChatMessageNotFound | InvalidChatMessage | UpdateMessageSuccess;

/** The message has the new text. */
export type UpdateMessageSuccess = {
  readonly __typename?: 'UpdateMessageSuccess';
  /** The message as it now stands in the channel. */
  readonly chatMessage: ChatMessage;
};

/** A reader's new entitlements. */
export type UpdateReaderEntitlementsInput = {
  /** All that the reader is to be entitled to. An empty list takes everything away. */
  readonly entitlements: ReadonlyArray<ReaderEntitlementInput>;
  /** The reader's `id`, the reader's name, or that of the entitlements. */
  readonly id: Scalars['ID']['input'];
};

/** The result of replacing a reader's entitlements. */
export type UpdateReaderEntitlementsResult = ReaderAccessDenied | ReaderNotFound | UpdateReaderEntitlementsSuccess;

/** The entitlements were replaced. */
export type UpdateReaderEntitlementsSuccess = {
  readonly __typename?: 'UpdateReaderEntitlementsSuccess';
  /** The reader with the new entitlements. */
  readonly reader: Reader;
};

/** New settings of a webhook. */
export type UpdateWebhookInput = {
  /** A name to have besides the uuid. For accounts only. */
  readonly alias?: InputMaybe<Scalars['String']['input']>;
  /** Whether web pages of other origins may send to it. */
  readonly allowsCors?: InputMaybe<Scalars['Boolean']['input']>;
  /** The body that it answers. */
  readonly defaultContent?: InputMaybe<Scalars['String']['input']>;
  /** The media type that it answers. */
  readonly defaultContentType?: InputMaybe<Scalars['String']['input']>;
  /** The status that it answers, from 200 to 599. */
  readonly defaultStatus?: InputMaybe<Scalars['Int']['input']>;
  /** The webhook's `id`, or its uuid. */
  readonly id: Scalars['ID']['input'];
  /** Seconds until it ends, 604800 at most. */
  readonly lifetimeSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** Seconds that it listens for a response of the caller's own, 10 at most. Some versions do not tell it: if absent, it may be set to 0. */
  readonly listenSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** How many requests it records, 10000 at most. Some versions do not tell it: if absent, it may be set to the default. */
  readonly requestLimit?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the account's actions run on each request. */
  readonly runsActions?: InputMaybe<Scalars['Boolean']['input']>;
  /** Seconds that it waits before it answers, 30 at most. */
  readonly timeoutSeconds?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of changing a webhook. */
export type UpdateWebhookResult = InvalidWebhook | UpdateWebhookSuccess | WebhookNotFound;

/** The webhook has the new settings. */
export type UpdateWebhookSuccess = {
  readonly __typename?: 'UpdateWebhookSuccess';
  /** What was changed, as it is since then. */
  readonly webhook: Webhook;
};

/** A notification that a page was updated or deleted. */
export type UrlNotification = {
  readonly __typename?: 'UrlNotification';
  /** The kind of change. */
  readonly kind?: Maybe<UrlNotificationKind>;
  /** The time of the notification, to the nanosecond where the API tells so much. */
  readonly notifiedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The page's address. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};

/** A kind of change to a page. */
export type UrlNotificationKind =
  /** It was deleted. */
  | 'DELETED'
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED'
  /** It is new, or has changed. */
  | 'UPDATED';

/** A kind of change that the search provider can be notified of. */
export type UrlNotificationKindInput =
  /** It was deleted. */
  | 'DELETED'
  /** It is new, or has changed. */
  | 'UPDATED';

/** The notifications of the day, or the calls of the minute, are used up. */
export type UrlNotificationQuotaExceeded = Rejection & {
  readonly __typename?: 'UrlNotificationQuotaExceeded';
  readonly code: RejectionCode;
  readonly message: Scalars['String']['output'];
  /** The seconds to wait, if the API tells them. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** The latest notification of each kind about a page, as the search provider knows them. */
export type UrlNotificationStatus = Node & {
  readonly __typename?: 'UrlNotificationStatus';
  readonly id: Scalars['ID']['output'];
  /** The latest notification of a deletion. It may be missing just after it was published. */
  readonly latestDeletion?: Maybe<UrlNotification>;
  /** The latest notification of an update. It may be missing just after it was published. */
  readonly latestUpdate?: Maybe<UrlNotification>;
  /** The status as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
  /** The page's address. */
  readonly url: Scalars['URL']['output'];
};

/** The gateway's account is not a verified owner of the page's site. The site's owners can make it one. */
export type UrlOwnershipNotVerified = AccessDenied & Rejection & {
  readonly __typename?: 'UrlOwnershipNotVerified';
  readonly code: RejectionCode;
  readonly message: Scalars['String']['output'];
};

/** A postal address. Personal data. */
export type UserAddress = Address & {
  readonly __typename?: 'UserAddress';
  /** The city or locality. */
  readonly city?: Maybe<Scalars['String']['output']>;
  /** The country with the name in the address, or with the code in its place. One call for each different name. */
  readonly country?: Maybe<Country>;
  /** The country's code, where the provider wrote that. */
  readonly countryCode?: Maybe<Scalars['CountryCode']['output']>;
  /** The country, as the provider wrote it. */
  readonly countryName?: Maybe<Scalars['String']['output']>;
  /** All of it, in lines, as it is written on an envelope. */
  readonly formatted?: Maybe<Scalars['String']['output']>;
  /** Street and number, a line each. */
  readonly lines: ReadonlyArray<Scalars['String']['output']>;
  /** The code by which the post finds the place, as the user wrote it. */
  readonly postalCode?: Maybe<Scalars['String']['output']>;
  /** The region or state. */
  readonly region?: Maybe<Scalars['String']['output']>;
};

/** A position. Personal data. */
export type UserLocation = {
  readonly __typename?: 'UserLocation';
  /** The accuracy in metres. */
  readonly accuracy?: Maybe<Scalars['Float']['output']>;
  /** Where that is in words. */
  readonly address?: Maybe<UserAddress>;
  /** Degrees to the north. */
  readonly latitude?: Maybe<Scalars['Float']['output']>;
  /** Degrees to the east. */
  readonly longitude?: Maybe<Scalars['Float']['output']>;
};

/** The profile of a user. Personal data; the fields present depend on the granted scopes. */
export type UserProfile = Node & {
  readonly __typename?: 'UserProfile';
  /** Where the user lives. */
  readonly address?: Maybe<UserAddress>;
  /** Where the user gets mail. Null if the granted scopes do not cover it. */
  readonly email?: Maybe<Scalars['EmailAddress']['output']>;
  /** The surname. Null if the granted scopes do not cover it. */
  readonly familyName?: Maybe<Scalars['String']['output']>;
  /** The name before the surname. Null if the granted scopes do not cover it. */
  readonly givenName?: Maybe<Scalars['String']['output']>;
  /** Opaque, and unique in the whole graph. `node` finds the profile of the caller's own user only. */
  readonly id: Scalars['ID']['output'];
  /** Whether the provider made sure of the email address. */
  readonly isEmailVerified?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the provider made sure of the telephone number. */
  readonly isPhoneNumberVerified?: Maybe<Scalars['Boolean']['output']>;
  /** The language, as a BCP 47 tag such as `en-IE`. */
  readonly locale?: Maybe<Scalars['String']['output']>;
  /** Where the user last was, if shared. */
  readonly location?: Maybe<UserLocation>;
  /** Further names between the first and the last. */
  readonly middleName?: Maybe<Scalars['String']['output']>;
  /** The whole name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** An informal name, where the user has given one. */
  readonly nickname?: Maybe<Scalars['String']['output']>;
  /** The telephone number. */
  readonly phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The kind of telephone. */
  readonly phoneType?: Maybe<Scalars['String']['output']>;
  /** The preferred username; it is not unique. */
  readonly preferredUsername?: Maybe<Scalars['String']['output']>;
  /** The profile as the provider sent it. */
  readonly raw: Scalars['JSON']['output'];
  /**
   * The user as a reader of a publication that uses the provider's subjects as its ids of readers. Null if the publication
   * has no such reader. A call for each publication.
   */
  readonly reader?: Maybe<Reader>;
  /** The user, under an id that never changes. */
  readonly subject: Scalars['ID']['output'];
  /** The time zone, such as `Europe/Dublin`. */
  readonly timeZone?: Maybe<Scalars['String']['output']>;
};


/** The profile of a user. Personal data; the fields present depend on the granted scopes. */
export type UserProfileReaderArgs = {
  publicationId: Scalars['ID']['input'];
};

/** An address that records every request sent to it. Whoever knows it can send to it and read what was recorded. */
export type Webhook = Node & {
  readonly __typename?: 'Webhook';
  /** Its name besides the uuid. */
  readonly alias?: Maybe<Scalars['String']['output']>;
  /** Whether web pages of other origins may send to it. */
  readonly allowsCors?: Maybe<Scalars['Boolean']['output']>;
  /** The time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The body that it answers. */
  readonly defaultContent?: Maybe<Scalars['String']['output']>;
  /** The media type that it answers. */
  readonly defaultContentType: Scalars['String']['output'];
  /** The status that it answers. */
  readonly defaultStatus: Scalars['Int']['output'];
  /** When it ends. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque, and unique in the whole graph. It holds the uuid: a secret. */
  readonly id: Scalars['ID']['output'];
  /** The network address that it was made from. */
  readonly ip?: Maybe<Scalars['String']['output']>;
  /** Whether it belongs to a paying account. */
  readonly isPremium?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it answers with a redirect. */
  readonly isRedirect?: Maybe<Scalars['Boolean']['output']>;
  /** Seconds that it lasts, where the API tells them. */
  readonly lifetimeSeconds?: Maybe<Scalars['Int']['output']>;
  /** Until when the account has paid. */
  readonly premiumExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The webhook as the API sent it, with its uuid: a secret. Lists tell more members than other answers. */
  readonly raw: Scalars['JSON']['output'];
  /** The recorded requests, oldest first unless `orderBy` says otherwise. Null if the webhook is gone by now. */
  readonly requests?: Maybe<WebhookRequestConnection>;
  /** Whether the account's actions run on each request. */
  readonly runsActions?: Maybe<Scalars['Boolean']['output']>;
  /** Seconds that it waits before it answers. */
  readonly timeoutSeconds?: Maybe<Scalars['Int']['output']>;
  /** The time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Where to send to. What is sent to addresses below it is recorded too. A secret. */
  readonly url: Scalars['URL']['output'];
  /** The program that it was made with. */
  readonly userAgent?: Maybe<Scalars['String']['output']>;
  /** The webhook's uuid, which is a secret. */
  readonly uuid: Scalars['ID']['output'];
};


/** An address that records every request sent to it. Whoever knows it can send to it and read what was recorded. */
export type WebhookRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: WebhookRequestOrder;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<WebhookRequestWhere>;
};

/** The output of one of the account's actions. */
export type WebhookActionOutput = {
  readonly __typename?: 'WebhookActionOutput';
  /** The API's number of the step that wrote the lines. */
  readonly actionId: Scalars['ID']['output'];
  /** What the step wrote, in the order of writing. */
  readonly lines: ReadonlyArray<Scalars['String']['output']>;
};

/** A list of webhooks. */
export type WebhookConnection = {
  readonly __typename?: 'WebhookConnection';
  /** The webhooks with their cursors. */
  readonly edges: ReadonlyArray<WebhookEdge>;
  /** The webhooks of this page, without their cursors. */
  readonly nodes: ReadonlyArray<Webhook>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of webhooks. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A webhook in a list. */
export type WebhookEdge = {
  readonly __typename?: 'WebhookEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The webhook at `cursor`. */
  readonly node: Webhook;
};

/** A recorded mail. Personal data. */
export type WebhookMail = {
  readonly __typename?: 'WebhookMail';
  /** The results of the checks. */
  readonly checks?: Maybe<WebhookMailChecks>;
  /** The addresses that it was sent to. */
  readonly destinations: ReadonlyArray<Scalars['String']['output']>;
  /** The body as HTML. */
  readonly html?: Maybe<Scalars['String']['output']>;
  /** The message's own id, of its `Message-ID` header. */
  readonly messageId?: Maybe<Scalars['String']['output']>;
  /** The address that it says it is from. */
  readonly sender?: Maybe<Scalars['String']['output']>;
  /** The body as plain text. */
  readonly text?: Maybe<Scalars['String']['output']>;
};

/** The results of the checks of a mail. */
export type WebhookMailChecks = {
  readonly __typename?: 'WebhookMailChecks';
  /** Whether the signature of its sender is valid (DKIM). */
  readonly passesDkim?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it keeps to its sender's own rules (DMARC). */
  readonly passesDmarc?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the spam filter let it through. */
  readonly passesSpam?: Maybe<Scalars['Boolean']['output']>;
  /** Whether its server may send for its sender (SPF). */
  readonly passesSpf?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the virus scanner found nothing. */
  readonly passesVirus?: Maybe<Scalars['Boolean']['output']>;
};

/** There is no such webhook, or no longer. */
export type WebhookNotFound = NotFound & Rejection & {
  readonly __typename?: 'WebhookNotFound';
  readonly code: RejectionCode;
  readonly message: Scalars['String']['output'];
};

/** The order of webhooks. */
export type WebhookOrder = {
  /** Whether the smallest or the largest value comes first. */
  readonly direction?: SortDirection;
  /** What webhooks are compared by. */
  readonly field: WebhookOrderField;
};

/** What webhooks can be ordered by. */
export type WebhookOrderField =
  /** The time of creation. */
  | 'CREATED_AT'
  /** The uuid. */
  | 'UUID';

/** A request that a webhook recorded. It may hold personal data and its sender's secrets. */
export type WebhookRequest = Node & {
  readonly __typename?: 'WebhookRequest';
  /** The errors of the account's actions. */
  readonly actionErrors: ReadonlyArray<Scalars['String']['output']>;
  /** The output of the account's actions. */
  readonly actionOutput: ReadonlyArray<WebhookActionOutput>;
  /** The city that it came from. */
  readonly city?: Maybe<Scalars['String']['output']>;
  /** Its body, or the whole mail. */
  readonly content?: Maybe<Scalars['String']['output']>;
  /** Its body, where that is JSON. */
  readonly contentJson?: Maybe<Scalars['JSON']['output']>;
  /** The country of origin, by the recognized code. Any number of requests take the calls of one. */
  readonly country?: Maybe<Country>;
  /** The country that it came from. */
  readonly countryCode?: Maybe<Scalars['CountryCode']['output']>;
  /** The country that it came from, by name. */
  readonly countryName?: Maybe<Scalars['String']['output']>;
  /** When it was recorded. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Seconds that it took. */
  readonly durationSeconds?: Maybe<Scalars['Float']['output']>;
  /** The files that it carried. */
  readonly files: ReadonlyArray<WebhookRequestFile>;
  /** The fields of a form that it carried. */
  readonly form: ReadonlyArray<WebhookRequestField>;
  /** Its headers, in lower case. */
  readonly headers: ReadonlyArray<WebhookRequestHeader>;
  /** The host that it was sent to. */
  readonly hostname?: Maybe<Scalars['String']['output']>;
  /** Opaque, and unique in the whole graph. It holds the webhook's uuid: a secret. */
  readonly id: Scalars['ID']['output'];
  /** The sender's network address. */
  readonly ip?: Maybe<Scalars['String']['output']>;
  /** The way in which it was sent. */
  readonly kind: WebhookRequestKind;
  /** The mail, if it is one. */
  readonly mail?: Maybe<WebhookMail>;
  /** Its method. Mails and name lookups have none. */
  readonly method?: Maybe<Scalars['String']['output']>;
  /** A note that the owner of the webhook wrote about the request. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** The query parameters. */
  readonly query: ReadonlyArray<WebhookRequestField>;
  /** The request as the API sent it, with the webhook's uuid: a secret. */
  readonly raw: Scalars['JSON']['output'];
  /** The region that it came from. */
  readonly region?: Maybe<Scalars['String']['output']>;
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
  /** The API's own UUID of what was received. */
  readonly uuid: Scalars['ID']['output'];
  /** The webhook it was sent to. Null if that is gone by now. One call for all requests of one webhook. */
  readonly webhook?: Maybe<Webhook>;
  /** The uuid of the webhook it was sent to: a secret. */
  readonly webhookUuid: Scalars['ID']['output'];
};

/** A list of recorded requests. */
export type WebhookRequestConnection = {
  readonly __typename?: 'WebhookRequestConnection';
  /** The requests with their cursors. */
  readonly edges: ReadonlyArray<WebhookRequestEdge>;
  /** The requests of this page, without their cursors. */
  readonly nodes: ReadonlyArray<WebhookRequest>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** The total number of requests. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A recorded request in a list. */
export type WebhookRequestEdge = {
  readonly __typename?: 'WebhookRequestEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The request at `cursor`. */
  readonly node: WebhookRequest;
};

/** A field of a query or a form. */
export type WebhookRequestField = {
  readonly __typename?: 'WebhookRequestField';
  /** The name of the field, as it was sent. */
  readonly name: Scalars['String']['output'];
  /** Its value, where that is a single text. */
  readonly value?: Maybe<Scalars['String']['output']>;
  /** Its value: a text, a list or a map. */
  readonly valueJson?: Maybe<Scalars['JSON']['output']>;
};

/** A file that a recorded request carried. */
export type WebhookRequestFile = {
  readonly __typename?: 'WebhookRequestFile';
  /** Its media type. */
  readonly contentType?: Maybe<Scalars['String']['output']>;
  /** The form's field that it was in. */
  readonly field: Scalars['String']['output'];
  /** The API's id of it. */
  readonly fileId?: Maybe<Scalars['ID']['output']>;
  /** The file name. */
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

/** A way in which something was sent to a webhook. */
export type WebhookRequestKind =
  /** By looking its name up. */
  | 'DNS'
  /** By mail. */
  | 'EMAIL'
  /** A way that this graph does not know. `raw` has the API's word. */
  | 'UNRECOGNIZED'
  /** By HTTP. */
  | 'WEB';

/** A way in which something is sent to a webhook. */
export type WebhookRequestKindInput =
  /** By looking its name up. */
  | 'DNS'
  /** By mail. */
  | 'EMAIL'
  /** By HTTP. */
  | 'WEB';

/** There is no such recorded request, or no longer. */
export type WebhookRequestNotFound = NotFound & Rejection & {
  readonly __typename?: 'WebhookRequestNotFound';
  readonly code: RejectionCode;
  readonly message: Scalars['String']['output'];
};

/** The order of recorded requests. */
export type WebhookRequestOrder = {
  /** Whether the smallest or the largest value comes first. */
  readonly direction?: SortDirection;
  /** What recorded requests are compared by. */
  readonly field: WebhookRequestOrderField;
};

/** What recorded requests can be ordered by. */
export type WebhookRequestOrderField =
  /** The time of the recording. */
  | 'CREATED_AT';

/** A webhook recorded a request. */
export type WebhookRequestReceived = SubscriptionEvent & {
  readonly __typename?: 'WebhookRequestReceived';
  /** Its position: `after` it the next request follows. */
  readonly cursor: Scalars['String']['output'];
  /** The recorded request. */
  readonly request: WebhookRequest;
};

/** Selects recorded requests. Given several fields, all must hold. Servers of one's own may ignore it. */
export type WebhookRequestWhere = {
  /** Recorded in this range, to the second. One of its ends is required. */
  readonly createdAt?: InputMaybe<DateTimeRange>;
  /** The way in which it was sent. */
  readonly kind?: InputMaybe<WebhookRequestKindInput>;
  /** The HTTP method. */
  readonly method?: InputMaybe<Scalars['String']['input']>;
  /** A search in the API's own language, such as `headers.user-agent:curl OR _exists_:query.parcel`. */
  readonly rawFilter?: InputMaybe<Scalars['String']['input']>;
};

/** A step of workflows that a worker outside of the API performs. */
export type WorkflowActivity = Node & {
  readonly __typename?: 'WorkflowActivity';
  /** Its name that is unique in the vendor's cloud. */
  readonly arn: Scalars['ID']['output'];
  /** The time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** What its owner calls it: the last part of `arn`. */
  readonly name: Scalars['String']['output'];
  /** The activity as the API sent it. */
  readonly raw: Scalars['JSON']['output'];
};

/** A list of activities. */
export type WorkflowActivityConnection = {
  readonly __typename?: 'WorkflowActivityConnection';
  /** The activities with their cursors. */
  readonly edges: ReadonlyArray<WorkflowActivityEdge>;
  /** The activities of this page, without their cursors. */
  readonly nodes: ReadonlyArray<WorkflowActivity>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
};

/** An activity in a list. */
export type WorkflowActivityEdge = {
  readonly __typename?: 'WorkflowActivityEdge';
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The activity at `cursor`. */
  readonly node: WorkflowActivity;
};

/** The risks of one workload. */
export type WorkloadMetric = {
  readonly __typename?: 'WorkloadMetric';
  /** What the figures are about. */
  readonly kind?: Maybe<WorkloadMetricKind>;
  /** Its risks by lens. */
  readonly lenses: ReadonlyArray<LensMetric>;
  /** How many lenses are applied to it. */
  readonly lensesAppliedCount?: Maybe<Scalars['Int']['output']>;
  /** The figures as the API sent them. */
  readonly raw: Scalars['JSON']['output'];
  /** How many questions stand at each risk. */
  readonly riskCounts: ReviewRiskCounts;
  /** The time of the last change. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The workload, with more than its figures. One call for each workload. Null if the account has no such workload. */
  readonly workload?: Maybe<ReviewWorkload>;
  /** The name of the workload that is unique in the vendor's cloud. */
  readonly workloadArn?: Maybe<Scalars['ID']['output']>;
  /** The workload's key: 32 hexadecimal digits. */
  readonly workloadId?: Maybe<Scalars['ID']['output']>;
  /** What the owner calls the workload. */
  readonly workloadName?: Maybe<Scalars['String']['output']>;
};

/** A list of workloads' figures. */
export type WorkloadMetricConnection = {
  readonly __typename?: 'WorkloadMetricConnection';
  /** The figures with their cursors. */
  readonly edges: ReadonlyArray<WorkloadMetricEdge>;
  /** The figures of this page, without their cursors. */
  readonly nodes: ReadonlyArray<WorkloadMetric>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
};

/** A workload's figures in a list. */
export type WorkloadMetricEdge = {
  readonly __typename?: 'WorkloadMetricEdge';
  /** Where they stand in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The figures at `cursor`. */
  readonly node: WorkloadMetric;
};

/** Kinds of metrics of a report. */
export type WorkloadMetricKind =
  /** A value that this graph does not know. `raw` has the upstream's word. */
  | 'UNRECOGNIZED'
  /** A workload. */
  | 'WORKLOAD';

/** An invitation to share a workload. */
export type WorkloadShareInvitation = Node & ShareInvitation & {
  readonly __typename?: 'WorkloadShareInvitation';
  readonly id: Scalars['ID']['output'];
  readonly invitationId: Scalars['ID']['output'];
  readonly permission?: Maybe<SharePermission>;
  readonly raw: Scalars['JSON']['output'];
  readonly resourceKind?: Maybe<ShareResourceKind>;
  readonly sharedBy?: Maybe<Scalars['String']['output']>;
  readonly sharedWith?: Maybe<Scalars['String']['output']>;
  /** The workload. One call for each workload. Null as long as the account may not read it. */
  readonly workload?: Maybe<ReviewWorkload>;
  /** The workload's key: 32 hexadecimal digits. */
  readonly workloadId?: Maybe<Scalars['ID']['output']>;
  /** What its owner calls what is to be shared. */
  readonly workloadName?: Maybe<Scalars['String']['output']>;
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



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AddBatchPaymentResult:
    | ( AddBatchPaymentSuccessModel )
    | ( BatchNotFound )
    | ( Omit<BatchNotOpen, 'batch'> & { batch: _RefType['Batch'] } )
    | ( InvalidBatchPayment )
  ;
  CancelBatchResult:
    | ( BatchNotFound )
    | ( Omit<BatchNotOpen, 'batch'> & { batch: _RefType['Batch'] } )
    | ( CancelBatchSuccessModel )
  ;
  ClearWebhookRequestsResult:
    | ( ClearWebhookRequestsSuccessModel )
    | ( InvalidWebhookRequestWhere )
    | ( WebhookNotFound )
  ;
  ConcurrentAppendResult:
    | ( ConcurrentAppendSuccess )
    | ( DatalakeAppendInterrupted )
    | ( DatalakeAppendKindMismatch )
    | ( DatalakeFileNotFound )
  ;
  CreateBatchResult:
    | ( CreateBatchSuccessModel )
    | ( InvalidBatch )
  ;
  CreateMessageResult:
    | ( ChatAccessDenied )
    | ( ChatChannelNotFound )
    | ( Omit<CreateMessageSuccess, 'chatMessage' | 'chatMessageEdge'> & { chatMessage: _RefType['ChatMessage'], chatMessageEdge: _RefType['ChatMessageEdge'] } )
    | ( InvalidChatMessage )
  ;
  CreateShippingFulfillmentResult:
    | ( Omit<CreateShippingFulfillmentSuccess, 'shippingFulfillment' | 'shippingFulfillmentEdge'> & { shippingFulfillment?: Maybe<_RefType['ShippingFulfillment']>, shippingFulfillmentEdge?: Maybe<_RefType['ShippingFulfillmentEdge']> } )
    | ( InvalidShippingFulfillment )
    | ( OrderAccessDenied )
    | ( OrderNotFound )
  ;
  CreateWebhookResult:
    | ( Omit<CreateWebhookSuccess, 'webhook' | 'webhookEdge'> & { webhook: _RefType['Webhook'], webhookEdge: _RefType['WebhookEdge'] } )
    | ( InvalidWebhook )
  ;
  DecodeIntegrityTokenResult:
    | ( Omit<DecodeIntegrityTokenSuccess, 'payload'> & { payload: _RefType['IntegrityPayload'] } )
    | ( InvalidIntegrityToken )
  ;
  DeleteMessageResult:
    | ( ChatAccessDenied )
    | ( ChatChannelNotFound )
    | ( ChatMessageNotFound )
    | ( DeleteMessageSuccess )
  ;
  DeleteReaderResult:
    | ( DeleteReaderSuccess )
    | ( ReaderHasEntitlements )
    | ( ReaderNotFound )
  ;
  DeleteWebhookRequestResult:
    | ( DeleteWebhookRequestSuccessModel )
    | ( WebhookRequestNotFound )
  ;
  DeleteWebhookResult:
    | ( DeleteWebhookSuccess )
    | ( WebhookNotFound )
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
  HistoryEventDetails:
    | ( ActivityScheduledEventDetailsModel )
    | ( ActivityStartedEventDetailsModel )
    | ( EvaluationFailedEventDetailsModel )
    | ( ExecutionRedrivenEventDetailsModel )
    | ( ExecutionStartedEventDetailsModel )
    | ( FailedEventDetailsModel )
    | ( FunctionScheduledEventDetailsModel )
    | ( MapIterationEventDetailsModel )
    | ( MapRunRedrivenEventDetailsModel )
    | ( MapRunStartedEventDetailsModel )
    | ( MapStateStartedEventDetailsModel )
    | ( StateEnteredEventDetailsModel )
    | ( StateExitedEventDetailsModel )
    | ( SucceededEventDetailsModel )
    | ( TaskFailedEventDetailsModel )
    | ( TaskScheduledEventDetailsModel )
    | ( TaskStartedEventDetailsModel )
    | ( TaskSucceededEventDetailsModel )
  ;
  PublishResult:
    | ( Omit<PublishSuccess, 'urlNotification'> & { urlNotification?: Maybe<_RefType['UrlNotificationStatus']> } )
    | ( UrlNotificationQuotaExceeded )
    | ( UrlOwnershipNotVerified )
  ;
  ResellerProductPayload:
    | ( ResellerHomePayloadModel )
    | ( ResellerStoragePayloadModel )
    | ( ResellerVideoPayloadModel )
  ;
  SetExpiryResult:
    | ( DatalakeFileExpected )
    | ( DatalakeFileNotFound )
    | ( SetExpirySuccess )
  ;
  SignBlobResult:
    | ( ServiceAccountAccessDenied )
    | ( ServiceAccountNotFound )
    | ( SignBlobSuccess )
  ;
  SignJwtResult:
    | ( ServiceAccountAccessDenied )
    | ( ServiceAccountNotFound )
    | ( SignJwtSuccess )
  ;
  StartAuthorizationResult:
    | ( AuthorizationDenied )
    | ( StartAuthorizationSuccess )
  ;
  SubmitBatchResult:
    | ( BatchNotFound )
    | ( Omit<BatchNotOpen, 'batch'> & { batch: _RefType['Batch'] } )
    | ( SubmitBatchSuccessModel )
  ;
  UpdateMessageResult:
    | ( ChatAccessDenied )
    | ( ChatChannelNotFound )
    | ( ChatMessageNotFound )
    | ( InvalidChatMessage )
    | ( Omit<UpdateMessageSuccess, 'chatMessage'> & { chatMessage: _RefType['ChatMessage'] } )
  ;
  UpdateReaderEntitlementsResult:
    | ( ReaderAccessDenied )
    | ( ReaderNotFound )
    | ( Omit<UpdateReaderEntitlementsSuccess, 'reader'> & { reader: _RefType['Reader'] } )
  ;
  UpdateWebhookResult:
    | ( InvalidWebhook )
    | ( Omit<UpdateWebhookSuccess, 'webhook'> & { webhook: _RefType['Webhook'] } )
    | ( WebhookNotFound )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  AccessDenied:
    | ( AuthorizationDenied )
    | ( ChatAccessDenied )
    | ( OrderAccessDenied )
    | ( ReaderAccessDenied )
    | ( ServiceAccountAccessDenied )
    | ( UrlOwnershipNotVerified )
  ;
  Address:
    | ( FulfillmentConsigneeModel )
    | ( OrderAddressModel )
    | ( OrderItemLocationModel )
    | ( OrderTaxAddressModel )
    | ( ResellerServiceLocationModel )
    | ( UserAddressModel )
  ;
  ChatAccount:
    | ( BotModel )
    | ( ChatUserModel )
  ;
  FailureEventDetails:
    | ( EvaluationFailedEventDetailsModel )
    | ( FailedEventDetailsModel )
    | ( TaskFailedEventDetailsModel )
  ;
  InputEventDetails:
    | ( ActivityScheduledEventDetailsModel )
    | ( ExecutionStartedEventDetailsModel )
    | ( FunctionScheduledEventDetailsModel )
    | ( StateEnteredEventDetailsModel )
  ;
  InvalidInput:
    | ( InvalidBatch )
    | ( InvalidBatchPayment )
    | ( InvalidChatMessage )
    | ( InvalidIntegrityToken )
    | ( InvalidShippingFulfillment )
    | ( InvalidWebhook )
    | ( InvalidWebhookRequestWhere )
  ;
  Node:
    | ( AddressBalanceModel )
    | ( ArticleModel )
    | ( BankModel )
    | ( BankAccountModel )
    | ( BatchModel )
    | ( BlockchainBlockModel )
    | ( BlockchainTransactionModel )
    | ( ChatChannelModel )
    | ( ChatMessageModel )
    | ( ChatServerModel )
    | ( ChatUserModel )
    | ( CountryModel )
    | ( CurrencyModel )
    | ( DirectDebitModel )
    | ( DirectDebitMandateModel )
    | ( ExecutionModel )
    | ( FulfillmentOrderModel )
    | ( IdentityClientModel )
    | ( JokeModel )
    | ( JournalModel )
    | ( LensModel )
    | ( LensShareInvitationModel )
    | ( MapRunModel )
    | ( NotebookInstanceModel )
    | ( NotebookLocationModel )
    | ( NotebookOperationModel )
    | ( OrderModel )
    | ( OtherShareInvitationModel )
    | ( PaymentDisputeModel )
    | ( ProfileShareInvitationModel )
    | ( QuoteModel )
    | ( QuoteAuthorModel )
    | ( ReaderModel )
    | ( ResellerProductModel )
    | ( ResellerPromotionModel )
    | ( ResellerSubscriptionModel )
    | ( ReviewWorkloadModel )
    | ( ShippingFulfillmentModel )
    | ( StateMachineModel )
    | ( TemplateShareInvitationModel )
    | ( TvCharacterModel )
    | ( TvDeathModel )
    | ( TvEpisodeModel )
    | ( TvQuoteModel )
    | ( UrlNotificationStatusModel )
    | ( UserProfileModel )
    | ( WebhookModel )
    | ( WebhookRequestModel )
    | ( WorkflowActivityModel )
    | ( WorkloadShareInvitationModel )
  ;
  NotFound:
    | ( BatchNotFound )
    | ( ChatChannelNotFound )
    | ( ChatMessageNotFound )
    | ( DatalakeFileNotFound )
    | ( OrderNotFound )
    | ( ReaderNotFound )
    | ( ServiceAccountNotFound )
    | ( WebhookNotFound )
    | ( WebhookRequestNotFound )
  ;
  OutputEventDetails:
    | ( StateExitedEventDetailsModel )
    | ( SucceededEventDetailsModel )
    | ( TaskSucceededEventDetailsModel )
  ;
  Rejection:
    | ( AuthorizationDenied )
    | ( BatchNotFound )
    | ( Omit<BatchNotOpen, 'batch'> & { batch: _RefType['Batch'] } )
    | ( ChatAccessDenied )
    | ( ChatChannelNotFound )
    | ( ChatMessageNotFound )
    | ( DatalakeAppendInterrupted )
    | ( DatalakeAppendKindMismatch )
    | ( DatalakeFileExpected )
    | ( DatalakeFileNotFound )
    | ( InvalidBatch )
    | ( InvalidBatchPayment )
    | ( InvalidChatMessage )
    | ( InvalidIntegrityToken )
    | ( InvalidShippingFulfillment )
    | ( InvalidWebhook )
    | ( InvalidWebhookRequestWhere )
    | ( OrderAccessDenied )
    | ( OrderNotFound )
    | ( ReaderAccessDenied )
    | ( ReaderHasEntitlements )
    | ( ReaderNotFound )
    | ( ServiceAccountAccessDenied )
    | ( ServiceAccountNotFound )
    | ( UrlNotificationQuotaExceeded )
    | ( UrlOwnershipNotVerified )
    | ( WebhookNotFound )
    | ( WebhookRequestNotFound )
  ;
  Saying:
    | ( JokeModel )
    | ( QuoteModel )
    | ( TvQuoteModel )
  ;
  ShareInvitation:
    | ( LensShareInvitationModel )
    | ( OtherShareInvitationModel )
    | ( ProfileShareInvitationModel )
    | ( TemplateShareInvitationModel )
    | ( WorkloadShareInvitationModel )
  ;
  SubscriptionEvent:
    | ( BatchChangedModel )
    | ( BlockMinedModel )
    | ( ExecutionEventRecordedModel )
    | ( MessagePostedModel )
    | ( NotebookOperationChangedModel )
    | ( OrderChangedModel )
    | ( WebhookRequestReceivedModel )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccessDenied: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AccessDenied']>;
  AccountingActivity: ResolverTypeWrapper<AccountingActivityModel>;
  AccountingActivityConnection: ResolverTypeWrapper<Omit<AccountingActivityConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['AccountingActivityEdge']>, nodes: ReadonlyArray<ResolversTypes['AccountingActivity']> }>;
  AccountingActivityEdge: ResolverTypeWrapper<Omit<AccountingActivityEdge, 'node'> & { node: ResolversTypes['AccountingActivity'] }>;
  AccountingActivityWhere: AccountingActivityWhere;
  AccountingItem: ResolverTypeWrapper<AccountingItemModel>;
  ActivityScheduledEventDetails: ResolverTypeWrapper<ActivityScheduledEventDetailsModel>;
  ActivityStartedEventDetails: ResolverTypeWrapper<ActivityStartedEventDetailsModel>;
  AddBatchPaymentInput: AddBatchPaymentInput;
  AddBatchPaymentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddBatchPaymentResult']>;
  AddBatchPaymentSuccess: ResolverTypeWrapper<AddBatchPaymentSuccessModel>;
  Address: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Address']>;
  AddressBalance: ResolverTypeWrapper<AddressBalanceModel>;
  Article: ResolverTypeWrapper<ArticleModel>;
  ArticleAuthor: ResolverTypeWrapper<ArticleAuthorModel>;
  ArticleConnection: ResolverTypeWrapper<Omit<ArticleConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ArticleEdge']>, nodes: ReadonlyArray<ResolversTypes['Article']> }>;
  ArticleContentType: ResolverTypeWrapper<string>;
  ArticleEdge: ResolverTypeWrapper<Omit<ArticleEdge, 'node'> & { node: ResolversTypes['Article'] }>;
  ArticleIdentifier: ResolverTypeWrapper<ArticleIdentifierModel>;
  ArticleIdentifierKind: ResolverTypeWrapper<string>;
  ArticleLink: ResolverTypeWrapper<ArticleLinkModel>;
  ArticleLinkKind: ResolverTypeWrapper<string>;
  ArticleOrder: ArticleOrder;
  ArticleOrderField: ArticleOrderField;
  ArticleWhere: ArticleWhere;
  AssignedVariable: ResolverTypeWrapper<AssignedVariable>;
  AuthorizationDenied: ResolverTypeWrapper<AuthorizationDenied>;
  AuthorizationDisplay: AuthorizationDisplay;
  AuthorizationMethod: AuthorizationMethod;
  AuthorizationPrompt: AuthorizationPrompt;
  AuthorizationResponseMode: AuthorizationResponseMode;
  AuthorizationResponseType: ResolverTypeWrapper<string>;
  AuthorizationResponseTypeInput: AuthorizationResponseTypeInput;
  AuthorizationUrlInput: AuthorizationUrlInput;
  Bank: ResolverTypeWrapper<BankModel>;
  BankAccount: ResolverTypeWrapper<BankAccountModel>;
  BankAccountConnection: ResolverTypeWrapper<Omit<BankAccountConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['BankAccountEdge']>, nodes: ReadonlyArray<ResolversTypes['BankAccount']> }>;
  BankAccountEdge: ResolverTypeWrapper<Omit<BankAccountEdge, 'node'> & { node: ResolversTypes['BankAccount'] }>;
  BankAccountStatus: ResolverTypeWrapper<string>;
  BankConnection: ResolverTypeWrapper<Omit<BankConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['BankEdge']>, nodes: ReadonlyArray<ResolversTypes['Bank']> }>;
  BankCurrencyInput: BankCurrencyInput;
  BankEdge: ResolverTypeWrapper<Omit<BankEdge, 'node'> & { node: ResolversTypes['Bank'] }>;
  BankTransaction: ResolverTypeWrapper<BankTransactionModel>;
  BankTransactionConnection: ResolverTypeWrapper<Omit<BankTransactionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['BankTransactionEdge']>, nodes: ReadonlyArray<ResolversTypes['BankTransaction']> }>;
  BankTransactionEdge: ResolverTypeWrapper<Omit<BankTransactionEdge, 'node'> & { node: ResolversTypes['BankTransaction'] }>;
  BankTransactionKind: ResolverTypeWrapper<string>;
  BankTransactionParty: ResolverTypeWrapper<BankTransactionPartyModel>;
  BankTransactionPartyKind: ResolverTypeWrapper<string>;
  BankTransactionWhere: BankTransactionWhere;
  BankTransferInput: BankTransferInput;
  BankTransferPayeeInput: BankTransferPayeeInput;
  BankWhere: BankWhere;
  Base64: ResolverTypeWrapper<Scalars['Base64']['output']>;
  Batch: ResolverTypeWrapper<BatchModel>;
  BatchChanged: ResolverTypeWrapper<BatchChangedModel>;
  BatchConnection: ResolverTypeWrapper<Omit<BatchConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['BatchEdge']>, nodes: ReadonlyArray<ResolversTypes['Batch']> }>;
  BatchEdge: ResolverTypeWrapper<Omit<BatchEdge, 'node'> & { node: ResolversTypes['Batch'] }>;
  BatchKind: ResolverTypeWrapper<string>;
  BatchKindInput: BatchKindInput;
  BatchNotFound: ResolverTypeWrapper<BatchNotFound>;
  BatchNotOpen: ResolverTypeWrapper<Omit<BatchNotOpen, 'batch'> & { batch: ResolversTypes['Batch'] }>;
  BatchOrder: BatchOrder;
  BatchOrderField: BatchOrderField;
  BatchPayee: ResolverTypeWrapper<BatchPayeeModel>;
  BatchPayment: ResolverTypeWrapper<BatchPaymentModel>;
  BatchPaymentConnection: ResolverTypeWrapper<Omit<BatchPaymentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['BatchPaymentEdge']>, nodes: ReadonlyArray<ResolversTypes['BatchPayment']> }>;
  BatchPaymentEdge: ResolverTypeWrapper<Omit<BatchPaymentEdge, 'node'> & { node: ResolversTypes['BatchPayment'] }>;
  BatchPaymentInput: BatchPaymentInput;
  BatchPaymentResult: ResolverTypeWrapper<BatchPaymentResultModel>;
  BatchPaymentStatus: ResolverTypeWrapper<string>;
  BatchStatus: ResolverTypeWrapper<string>;
  BatchStatusInput: BatchStatusInput;
  BatchWhere: BatchWhere;
  BestPractice: ResolverTypeWrapper<BestPracticeModel>;
  BigInt: ResolverTypeWrapper<Scalars['BigInt']['output']>;
  BitcoinAmount: ResolverTypeWrapper<BitcoinAmountModel>;
  BlockMined: ResolverTypeWrapper<BlockMinedModel>;
  BlockchainBlock: ResolverTypeWrapper<BlockchainBlockModel>;
  BlockchainBlockWhere: BlockchainBlockWhere;
  BlockchainTransaction: ResolverTypeWrapper<BlockchainTransactionModel>;
  BlockchainTransactionConnection: ResolverTypeWrapper<Omit<BlockchainTransactionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['BlockchainTransactionEdge']>, nodes: ReadonlyArray<ResolversTypes['BlockchainTransaction']> }>;
  BlockchainTransactionEdge: ResolverTypeWrapper<Omit<BlockchainTransactionEdge, 'node'> & { node: ResolversTypes['BlockchainTransaction'] }>;
  BlockchainTransactionInput: ResolverTypeWrapper<BlockchainTransactionInputModel>;
  BlockchainTransactionInputConnection: ResolverTypeWrapper<Omit<BlockchainTransactionInputConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['BlockchainTransactionInputEdge']>, nodes: ReadonlyArray<ResolversTypes['BlockchainTransactionInput']> }>;
  BlockchainTransactionInputEdge: ResolverTypeWrapper<Omit<BlockchainTransactionInputEdge, 'node'> & { node: ResolversTypes['BlockchainTransactionInput'] }>;
  BlockchainTransactionOutpoint: ResolverTypeWrapper<BlockchainTransactionOutpointModel>;
  BlockchainTransactionOutput: ResolverTypeWrapper<BlockchainTransactionOutputModel>;
  BlockchainTransactionOutputConnection: ResolverTypeWrapper<Omit<BlockchainTransactionOutputConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['BlockchainTransactionOutputEdge']>, nodes: ReadonlyArray<ResolversTypes['BlockchainTransactionOutput']> }>;
  BlockchainTransactionOutputEdge: ResolverTypeWrapper<Omit<BlockchainTransactionOutputEdge, 'node'> & { node: ResolversTypes['BlockchainTransactionOutput'] }>;
  BlockchainUnspentOutput: ResolverTypeWrapper<BlockchainUnspentOutputModel>;
  BlockchainUnspentOutputConnection: ResolverTypeWrapper<Omit<BlockchainUnspentOutputConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['BlockchainUnspentOutputEdge']>, nodes: ReadonlyArray<ResolversTypes['BlockchainUnspentOutput']> }>;
  BlockchainUnspentOutputEdge: ResolverTypeWrapper<Omit<BlockchainUnspentOutputEdge, 'node'> & { node: ResolversTypes['BlockchainUnspentOutput'] }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Bot: ResolverTypeWrapper<BotModel>;
  CancelBatchInput: CancelBatchInput;
  CancelBatchResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelBatchResult']>;
  CancelBatchSuccess: ResolverTypeWrapper<CancelBatchSuccessModel>;
  ChatAccessDenied: ResolverTypeWrapper<ChatAccessDenied>;
  ChatAccount: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ChatAccount']>;
  ChatAttachment: ResolverTypeWrapper<ChatAttachmentModel>;
  ChatAvatarDecoration: ResolverTypeWrapper<ChatAvatarDecorationModel>;
  ChatChannel: ResolverTypeWrapper<ChatChannelModel>;
  ChatChannelConnection: ResolverTypeWrapper<Omit<ChatChannelConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ChatChannelEdge']>, nodes: ReadonlyArray<ResolversTypes['ChatChannel']> }>;
  ChatChannelEdge: ResolverTypeWrapper<Omit<ChatChannelEdge, 'node'> & { node: ResolversTypes['ChatChannel'] }>;
  ChatChannelKind: ResolverTypeWrapper<string>;
  ChatChannelNotFound: ResolverTypeWrapper<ChatChannelNotFound>;
  ChatEmbed: ResolverTypeWrapper<ChatEmbedModel>;
  ChatEmbedAuthor: ResolverTypeWrapper<ChatEmbedAuthorModel>;
  ChatEmbedField: ResolverTypeWrapper<ChatEmbedFieldModel>;
  ChatEmbedFooter: ResolverTypeWrapper<ChatEmbedFooterModel>;
  ChatEmbedKind: ResolverTypeWrapper<string>;
  ChatEmbedMedia: ResolverTypeWrapper<ChatEmbedMediaModel>;
  ChatEmbedProvider: ResolverTypeWrapper<ChatEmbedProviderModel>;
  ChatEmoji: ResolverTypeWrapper<ChatEmojiModel>;
  ChatMentionsInput: ChatMentionsInput;
  ChatMessage: ResolverTypeWrapper<ChatMessageModel>;
  ChatMessageConnection: ResolverTypeWrapper<Omit<ChatMessageConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ChatMessageEdge']>, nodes: ReadonlyArray<ResolversTypes['ChatMessage']> }>;
  ChatMessageEdge: ResolverTypeWrapper<Omit<ChatMessageEdge, 'node'> & { node: ResolversTypes['ChatMessage'] }>;
  ChatMessageKind: ResolverTypeWrapper<string>;
  ChatMessageNotFound: ResolverTypeWrapper<ChatMessageNotFound>;
  ChatMessageReference: ResolverTypeWrapper<ChatMessageReferenceModel>;
  ChatNameplate: ResolverTypeWrapper<ChatNameplateModel>;
  ChatPoll: ResolverTypeWrapper<ChatPollModel>;
  ChatPollAnswer: ResolverTypeWrapper<ChatPollAnswerModel>;
  ChatPremium: ResolverTypeWrapper<string>;
  ChatPrimaryServer: ResolverTypeWrapper<ChatPrimaryServerModel>;
  ChatReaction: ResolverTypeWrapper<ChatReactionModel>;
  ChatReferenceKind: ResolverTypeWrapper<string>;
  ChatServer: ResolverTypeWrapper<ChatServerModel>;
  ChatServerConnection: ResolverTypeWrapper<Omit<ChatServerConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ChatServerEdge']>, nodes: ReadonlyArray<ResolversTypes['ChatServer']> }>;
  ChatServerEdge: ResolverTypeWrapper<Omit<ChatServerEdge, 'node'> & { node: ResolversTypes['ChatServer'] }>;
  ChatSticker: ResolverTypeWrapper<ChatStickerModel>;
  ChatStickerFormat: ResolverTypeWrapper<string>;
  ChatThread: ResolverTypeWrapper<ChatThreadModel>;
  ChatUser: ResolverTypeWrapper<ChatUserModel>;
  ClearWebhookRequestsInput: ClearWebhookRequestsInput;
  ClearWebhookRequestsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ClearWebhookRequestsResult']>;
  ClearWebhookRequestsSuccess: ResolverTypeWrapper<ClearWebhookRequestsSuccessModel>;
  ConcurrentAppendInput: ConcurrentAppendInput;
  ConcurrentAppendResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConcurrentAppendResult']>;
  ConcurrentAppendSuccess: ResolverTypeWrapper<ConcurrentAppendSuccess>;
  ConsolidatedReport: ResolverTypeWrapper<ConsolidatedReportModel>;
  ConsolidatedReportDocument: ResolverTypeWrapper<ConsolidatedReportDocumentModel>;
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
  CountryPostalCodeFormat: ResolverTypeWrapper<CountryPostalCodeFormatModel>;
  CountryRegion: ResolverTypeWrapper<string>;
  CountryWeekday: ResolverTypeWrapper<string>;
  CountryWhere: CountryWhere;
  CreateBatchInput: CreateBatchInput;
  CreateBatchKindInput: CreateBatchKindInput;
  CreateBatchResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateBatchResult']>;
  CreateBatchSuccess: ResolverTypeWrapper<CreateBatchSuccessModel>;
  CreateMessageInput: CreateMessageInput;
  CreateMessageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateMessageResult']>;
  CreateMessageSuccess: ResolverTypeWrapper<Omit<CreateMessageSuccess, 'chatMessage' | 'chatMessageEdge'> & { chatMessage: ResolversTypes['ChatMessage'], chatMessageEdge: ResolversTypes['ChatMessageEdge'] }>;
  CreateShippingFulfillmentInput: CreateShippingFulfillmentInput;
  CreateShippingFulfillmentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateShippingFulfillmentResult']>;
  CreateShippingFulfillmentSuccess: ResolverTypeWrapper<Omit<CreateShippingFulfillmentSuccess, 'shippingFulfillment' | 'shippingFulfillmentEdge'> & { shippingFulfillment?: Maybe<ResolversTypes['ShippingFulfillment']>, shippingFulfillmentEdge?: Maybe<ResolversTypes['ShippingFulfillmentEdge']> }>;
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateWebhookResult']>;
  CreateWebhookSuccess: ResolverTypeWrapper<Omit<CreateWebhookSuccess, 'webhook' | 'webhookEdge'> & { webhook: ResolversTypes['Webhook'], webhookEdge: ResolversTypes['WebhookEdge'] }>;
  Currency: ResolverTypeWrapper<CurrencyModel>;
  CurrencyCode: ResolverTypeWrapper<Scalars['CurrencyCode']['output']>;
  DatalakeAppendContent: DatalakeAppendContent;
  DatalakeAppendInterrupted: ResolverTypeWrapper<DatalakeAppendInterrupted>;
  DatalakeAppendKindMismatch: ResolverTypeWrapper<DatalakeAppendKindMismatch>;
  DatalakeAppendSync: DatalakeAppendSync;
  DatalakeFileAccess: ResolverTypeWrapper<DatalakeFileAccessModel>;
  DatalakeFileAction: DatalakeFileAction;
  DatalakeFileExpected: ResolverTypeWrapper<DatalakeFileExpected>;
  DatalakeFileExpiry: DatalakeFileExpiry;
  DatalakeFileExpiryOption: DatalakeFileExpiryOption;
  DatalakeFileNotFound: ResolverTypeWrapper<DatalakeFileNotFound>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeRange: DateTimeRange;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DecodeIntegrityTokenInput: DecodeIntegrityTokenInput;
  DecodeIntegrityTokenResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DecodeIntegrityTokenResult']>;
  DecodeIntegrityTokenSuccess: ResolverTypeWrapper<Omit<DecodeIntegrityTokenSuccess, 'payload'> & { payload: ResolversTypes['IntegrityPayload'] }>;
  DeleteMessageInput: DeleteMessageInput;
  DeleteMessageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteMessageResult']>;
  DeleteMessageSuccess: ResolverTypeWrapper<DeleteMessageSuccess>;
  DeleteReaderInput: DeleteReaderInput;
  DeleteReaderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteReaderResult']>;
  DeleteReaderSuccess: ResolverTypeWrapper<DeleteReaderSuccess>;
  DeleteWebhookInput: DeleteWebhookInput;
  DeleteWebhookRequestInput: DeleteWebhookRequestInput;
  DeleteWebhookRequestResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteWebhookRequestResult']>;
  DeleteWebhookRequestSuccess: ResolverTypeWrapper<DeleteWebhookRequestSuccessModel>;
  DeleteWebhookResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteWebhookResult']>;
  DeleteWebhookSuccess: ResolverTypeWrapper<DeleteWebhookSuccess>;
  DirectDebit: ResolverTypeWrapper<DirectDebitModel>;
  DirectDebitConnection: ResolverTypeWrapper<Omit<DirectDebitConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['DirectDebitEdge']>, nodes: ReadonlyArray<ResolversTypes['DirectDebit']> }>;
  DirectDebitEdge: ResolverTypeWrapper<Omit<DirectDebitEdge, 'node'> & { node: ResolversTypes['DirectDebit'] }>;
  DirectDebitKind: ResolverTypeWrapper<string>;
  DirectDebitMandate: ResolverTypeWrapper<DirectDebitMandateModel>;
  DirectDebitMandateConnection: ResolverTypeWrapper<Omit<DirectDebitMandateConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['DirectDebitMandateEdge']>, nodes: ReadonlyArray<ResolversTypes['DirectDebitMandate']> }>;
  DirectDebitMandateEdge: ResolverTypeWrapper<Omit<DirectDebitMandateEdge, 'node'> & { node: ResolversTypes['DirectDebitMandate'] }>;
  DirectDebitMandateStatus: ResolverTypeWrapper<string>;
  DirectDebitStatus: ResolverTypeWrapper<string>;
  Download: ResolverTypeWrapper<Download>;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  EvaluationFailedEventDetails: ResolverTypeWrapper<EvaluationFailedEventDetailsModel>;
  ExchangeRate: ResolverTypeWrapper<ExchangeRateModel>;
  Execution: ResolverTypeWrapper<ExecutionModel>;
  ExecutionConnection: ResolverTypeWrapper<Omit<ExecutionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ExecutionEdge']>, nodes: ReadonlyArray<ResolversTypes['Execution']> }>;
  ExecutionEdge: ResolverTypeWrapper<Omit<ExecutionEdge, 'node'> & { node: ResolversTypes['Execution'] }>;
  ExecutionEventRecorded: ResolverTypeWrapper<ExecutionEventRecordedModel>;
  ExecutionRedrivenEventDetails: ResolverTypeWrapper<ExecutionRedrivenEventDetailsModel>;
  ExecutionStartedEventDetails: ResolverTypeWrapper<ExecutionStartedEventDetailsModel>;
  ExecutionStatus: ResolverTypeWrapper<string>;
  ExecutionStatusInput: ExecutionStatusInput;
  ExecutionWhere: ExecutionWhere;
  ExecutionsOf: ExecutionsOf;
  FailedEventDetails: ResolverTypeWrapper<FailedEventDetailsModel>;
  FailureEventDetails: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['FailureEventDetails']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FulfillmentCarrier: ResolverTypeWrapper<FulfillmentCarrierModel>;
  FulfillmentConsignee: ResolverTypeWrapper<FulfillmentConsigneeModel>;
  FulfillmentFees: ResolverTypeWrapper<FulfillmentFeesModel>;
  FulfillmentLineDetails: ResolverTypeWrapper<FulfillmentLineDetailsModel>;
  FulfillmentLineItem: ResolverTypeWrapper<FulfillmentLineItemModel>;
  FulfillmentLot: ResolverTypeWrapper<FulfillmentLotModel>;
  FulfillmentMerchant: ResolverTypeWrapper<FulfillmentMerchantModel>;
  FulfillmentOrder: ResolverTypeWrapper<FulfillmentOrderModel>;
  FulfillmentPhase: ResolverTypeWrapper<string>;
  FulfillmentRequestedSku: ResolverTypeWrapper<FulfillmentRequestedSkuModel>;
  FulfillmentReturn: ResolverTypeWrapper<FulfillmentReturnModel>;
  FulfillmentReturnCode: ResolverTypeWrapper<FulfillmentReturnCodeModel>;
  FulfillmentReturnConnection: ResolverTypeWrapper<Omit<FulfillmentReturnConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['FulfillmentReturnEdge']>, nodes: ReadonlyArray<ResolversTypes['FulfillmentReturn']> }>;
  FulfillmentReturnEdge: ResolverTypeWrapper<Omit<FulfillmentReturnEdge, 'node'> & { node: ResolversTypes['FulfillmentReturn'] }>;
  FulfillmentReturnItem: ResolverTypeWrapper<FulfillmentReturnItemModel>;
  FulfillmentReturnWhere: FulfillmentReturnWhere;
  FulfillmentStatus: ResolverTypeWrapper<FulfillmentStatusModel>;
  FulfillmentStatusEvent: ResolverTypeWrapper<FulfillmentStatusEventModel>;
  FulfillmentTrackingNumber: ResolverTypeWrapper<FulfillmentTrackingNumberModel>;
  FulfillmentWarehouse: ResolverTypeWrapper<FulfillmentWarehouseModel>;
  FunctionScheduledEventDetails: ResolverTypeWrapper<FunctionScheduledEventDetailsModel>;
  GenerateAccessTokenInput: GenerateAccessTokenInput;
  GenerateAccessTokenResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GenerateAccessTokenResult']>;
  GenerateAccessTokenSuccess: ResolverTypeWrapper<GenerateAccessTokenSuccess>;
  GenerateIdTokenInput: GenerateIdTokenInput;
  GenerateIdTokenResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GenerateIdTokenResult']>;
  GenerateIdTokenSuccess: ResolverTypeWrapper<GenerateIdTokenSuccess>;
  HistoryEvent: ResolverTypeWrapper<HistoryEventModel>;
  HistoryEventConnection: ResolverTypeWrapper<Omit<HistoryEventConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['HistoryEventEdge']>, nodes: ReadonlyArray<ResolversTypes['HistoryEvent']> }>;
  HistoryEventDetails: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HistoryEventDetails']>;
  HistoryEventEdge: ResolverTypeWrapper<Omit<HistoryEventEdge, 'node'> & { node: ResolversTypes['HistoryEvent'] }>;
  HistoryEventKind: ResolverTypeWrapper<string>;
  HistoryEventOrder: HistoryEventOrder;
  HistoryEventOrderField: HistoryEventOrderField;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IamBinding: ResolverTypeWrapper<IamBindingModel>;
  IamCondition: ResolverTypeWrapper<IamConditionModel>;
  IamMember: ResolverTypeWrapper<Omit<IamMember, 'kind'> & { kind: ResolversTypes['IamMemberKind'] }>;
  IamMemberKind: ResolverTypeWrapper<string>;
  IamPolicy: ResolverTypeWrapper<IamPolicyModel>;
  IbanAccountInput: IbanAccountInput;
  IdentityClient: ResolverTypeWrapper<IdentityClientModel>;
  IdentityClientConnection: ResolverTypeWrapper<Omit<IdentityClientConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['IdentityClientEdge']>, nodes: ReadonlyArray<ResolversTypes['IdentityClient']> }>;
  IdentityClientEdge: ResolverTypeWrapper<Omit<IdentityClientEdge, 'node'> & { node: ResolversTypes['IdentityClient'] }>;
  InputEventDetails: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['InputEventDetails']>;
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
  InternalTransferInput: InternalTransferInput;
  InvalidBatch: ResolverTypeWrapper<InvalidBatch>;
  InvalidBatchPayment: ResolverTypeWrapper<InvalidBatchPayment>;
  InvalidChatMessage: ResolverTypeWrapper<InvalidChatMessage>;
  InvalidInput: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['InvalidInput']>;
  InvalidIntegrityToken: ResolverTypeWrapper<InvalidIntegrityToken>;
  InvalidShippingFulfillment: ResolverTypeWrapper<InvalidShippingFulfillment>;
  InvalidWebhook: ResolverTypeWrapper<InvalidWebhook>;
  InvalidWebhookRequestWhere: ResolverTypeWrapper<InvalidWebhookRequestWhere>;
  InventoryItem: ResolverTypeWrapper<InventoryItemModel>;
  InventoryItemConnection: ResolverTypeWrapper<Omit<InventoryItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['InventoryItemEdge']>, nodes: ReadonlyArray<ResolversTypes['InventoryItem']> }>;
  InventoryItemEdge: ResolverTypeWrapper<Omit<InventoryItemEdge, 'node'> & { node: ResolversTypes['InventoryItem'] }>;
  InventoryWhere: InventoryWhere;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Joke: ResolverTypeWrapper<JokeModel>;
  JokeConnection: ResolverTypeWrapper<Omit<JokeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['JokeEdge']>, nodes: ReadonlyArray<ResolversTypes['Joke']> }>;
  JokeEdge: ResolverTypeWrapper<Omit<JokeEdge, 'node'> & { node: ResolversTypes['Joke'] }>;
  Journal: ResolverTypeWrapper<JournalModel>;
  JournalApc: ResolverTypeWrapper<JournalApcModel>;
  JournalArticleLicensing: ResolverTypeWrapper<JournalArticleLicensingModel>;
  JournalConnection: ResolverTypeWrapper<Omit<JournalConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['JournalEdge']>, nodes: ReadonlyArray<ResolversTypes['Journal']> }>;
  JournalCopyright: ResolverTypeWrapper<JournalCopyrightModel>;
  JournalDepositPolicy: ResolverTypeWrapper<JournalDepositPolicyModel>;
  JournalEdge: ResolverTypeWrapper<Omit<JournalEdge, 'node'> & { node: ResolversTypes['Journal'] }>;
  JournalEditorial: ResolverTypeWrapper<JournalEditorialModel>;
  JournalLabel: ResolverTypeWrapper<string>;
  JournalLicense: ResolverTypeWrapper<JournalLicenseModel>;
  JournalLicenseDisplay: ResolverTypeWrapper<string>;
  JournalOrder: JournalOrder;
  JournalOrderField: JournalOrderField;
  JournalOrganization: ResolverTypeWrapper<JournalOrganizationModel>;
  JournalOtherCharges: ResolverTypeWrapper<JournalOtherChargesModel>;
  JournalPidScheme: ResolverTypeWrapper<JournalPidSchemeModel>;
  JournalPlagiarism: ResolverTypeWrapper<JournalPlagiarismModel>;
  JournalPreservation: ResolverTypeWrapper<JournalPreservationModel>;
  JournalReferences: ResolverTypeWrapper<JournalReferencesModel>;
  JournalSubject: ResolverTypeWrapper<JournalSubjectModel>;
  JournalWaiver: ResolverTypeWrapper<JournalWaiverModel>;
  JournalWhere: JournalWhere;
  Lens: ResolverTypeWrapper<LensModel>;
  LensConnection: ResolverTypeWrapper<Omit<LensConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['LensEdge']>, nodes: ReadonlyArray<ResolversTypes['Lens']> }>;
  LensEdge: ResolverTypeWrapper<Omit<LensEdge, 'node'> & { node: ResolversTypes['Lens'] }>;
  LensKind: ResolverTypeWrapper<string>;
  LensKindInput: LensKindInput;
  LensMetric: ResolverTypeWrapper<LensMetricModel>;
  LensShareInvitation: ResolverTypeWrapper<LensShareInvitationModel>;
  LensStatus: ResolverTypeWrapper<string>;
  LensStatusInput: LensStatusInput;
  LensWhere: LensWhere;
  MapIterationEventDetails: ResolverTypeWrapper<MapIterationEventDetailsModel>;
  MapRun: ResolverTypeWrapper<MapRunModel>;
  MapRunExecutionStatusInput: MapRunExecutionStatusInput;
  MapRunExecutionWhere: MapRunExecutionWhere;
  MapRunRedrivenEventDetails: ResolverTypeWrapper<MapRunRedrivenEventDetailsModel>;
  MapRunStartedEventDetails: ResolverTypeWrapper<MapRunStartedEventDetailsModel>;
  MapStateStartedEventDetails: ResolverTypeWrapper<MapStateStartedEventDetailsModel>;
  MessagePosted: ResolverTypeWrapper<MessagePostedModel>;
  Money: ResolverTypeWrapper<MoneyModel>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  NotFound: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['NotFound']>;
  NotebookInstance: ResolverTypeWrapper<NotebookInstanceModel>;
  NotebookLabel: ResolverTypeWrapper<NotebookLabel>;
  NotebookLocation: ResolverTypeWrapper<NotebookLocationModel>;
  NotebookLocationConnection: ResolverTypeWrapper<Omit<NotebookLocationConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['NotebookLocationEdge']>, nodes: ReadonlyArray<ResolversTypes['NotebookLocation']> }>;
  NotebookLocationEdge: ResolverTypeWrapper<Omit<NotebookLocationEdge, 'node'> & { node: ResolversTypes['NotebookLocation'] }>;
  NotebookLocationWhere: NotebookLocationWhere;
  NotebookOperation: ResolverTypeWrapper<NotebookOperationModel>;
  NotebookOperationChanged: ResolverTypeWrapper<NotebookOperationChangedModel>;
  NotebookOperationConnection: ResolverTypeWrapper<NotebookOperationConnectionModel>;
  NotebookOperationEdge: ResolverTypeWrapper<Omit<NotebookOperationEdge, 'node'> & { node: ResolversTypes['NotebookOperation'] }>;
  NotebookOperationError: ResolverTypeWrapper<NotebookOperationErrorModel>;
  NotebookOperationErrorCode: ResolverTypeWrapper<string>;
  NotebookOperationWhere: NotebookOperationWhere;
  Order: ResolverTypeWrapper<OrderModel>;
  OrderAccessDenied: ResolverTypeWrapper<OrderAccessDenied>;
  OrderAddress: ResolverTypeWrapper<OrderAddressModel>;
  OrderAspect: ResolverTypeWrapper<OrderAspectModel>;
  OrderAuthenticityStatus: ResolverTypeWrapper<string>;
  OrderBuyer: ResolverTypeWrapper<OrderBuyerModel>;
  OrderCancelRequest: ResolverTypeWrapper<OrderCancelRequestModel>;
  OrderCancelRequestStatus: ResolverTypeWrapper<string>;
  OrderCancellation: ResolverTypeWrapper<OrderCancellationModel>;
  OrderCancellationStatus: ResolverTypeWrapper<string>;
  OrderChanged: ResolverTypeWrapper<OrderChangedModel>;
  OrderChangedWhere: OrderChangedWhere;
  OrderCollectedTax: ResolverTypeWrapper<OrderCollectedTaxModel>;
  OrderConnection: ResolverTypeWrapper<Omit<OrderConnection, 'edges' | 'nodes' | 'warnings'> & { edges: ReadonlyArray<ResolversTypes['OrderEdge']>, nodes: ReadonlyArray<ResolversTypes['Order']>, warnings?: Maybe<ReadonlyArray<ResolversTypes['OrderWarning']>> }>;
  OrderContact: ResolverTypeWrapper<OrderContactModel>;
  OrderDeliveryCost: ResolverTypeWrapper<OrderDeliveryCostModel>;
  OrderEdge: ResolverTypeWrapper<Omit<OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderFulfillmentFilter: OrderFulfillmentFilter;
  OrderFulfillmentInstruction: ResolverTypeWrapper<OrderFulfillmentInstructionModel>;
  OrderFulfillmentInstructionKind: ResolverTypeWrapper<string>;
  OrderFulfillmentStatus: ResolverTypeWrapper<string>;
  OrderGiftDetails: ResolverTypeWrapper<OrderGiftDetailsModel>;
  OrderItemLocation: ResolverTypeWrapper<OrderItemLocationModel>;
  OrderLineInstructions: ResolverTypeWrapper<OrderLineInstructionsModel>;
  OrderLineItem: ResolverTypeWrapper<OrderLineItemModel>;
  OrderLineProperties: ResolverTypeWrapper<OrderLinePropertiesModel>;
  OrderLineRefund: ResolverTypeWrapper<OrderLineRefundModel>;
  OrderLinkedLineItem: ResolverTypeWrapper<OrderLinkedLineItemModel>;
  OrderLinkedShipment: ResolverTypeWrapper<OrderLinkedShipmentModel>;
  OrderNotFound: ResolverTypeWrapper<OrderNotFound>;
  OrderPayment: ResolverTypeWrapper<OrderPaymentModel>;
  OrderPaymentHold: ResolverTypeWrapper<OrderPaymentHoldModel>;
  OrderPaymentHoldStatus: ResolverTypeWrapper<string>;
  OrderPaymentMethod: ResolverTypeWrapper<string>;
  OrderPaymentStatus: ResolverTypeWrapper<string>;
  OrderPaymentSummary: ResolverTypeWrapper<OrderPaymentSummaryModel>;
  OrderPricingSummary: ResolverTypeWrapper<OrderPricingSummaryModel>;
  OrderProgram: ResolverTypeWrapper<OrderProgramModel>;
  OrderPromotion: ResolverTypeWrapper<OrderPromotionModel>;
  OrderRefund: ResolverTypeWrapper<OrderRefundModel>;
  OrderRefundStatus: ResolverTypeWrapper<string>;
  OrderShippingStep: ResolverTypeWrapper<OrderShippingStepModel>;
  OrderSinglePaymentStatus: ResolverTypeWrapper<string>;
  OrderSoldFormat: ResolverTypeWrapper<string>;
  OrderTax: ResolverTypeWrapper<OrderTaxModel>;
  OrderTaxAddress: ResolverTypeWrapper<OrderTaxAddressModel>;
  OrderTaxIdentifier: ResolverTypeWrapper<OrderTaxIdentifierModel>;
  OrderTaxKind: ResolverTypeWrapper<string>;
  OrderVaultMovement: ResolverTypeWrapper<string>;
  OrderWarning: ResolverTypeWrapper<OrderWarningModel>;
  OrderWarningParameter: ResolverTypeWrapper<OrderWarningParameterModel>;
  OrderWhere: OrderWhere;
  OtherShareInvitation: ResolverTypeWrapper<OtherShareInvitationModel>;
  OutputEventDetails: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['OutputEventDetails']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PaymentDispute: ResolverTypeWrapper<PaymentDisputeModel>;
  PaymentDisputeConnection: ResolverTypeWrapper<Omit<PaymentDisputeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['PaymentDisputeEdge']>, nodes: ReadonlyArray<ResolversTypes['PaymentDispute']> }>;
  PaymentDisputeEdge: ResolverTypeWrapper<Omit<PaymentDisputeEdge, 'node'> & { node: ResolversTypes['PaymentDispute'] }>;
  PaymentDisputeReason: ResolverTypeWrapper<string>;
  PaymentDisputeStatus: ResolverTypeWrapper<string>;
  PaymentDisputeStatusInput: PaymentDisputeStatusInput;
  PaymentDisputeWhere: PaymentDisputeWhere;
  PillarMetric: ResolverTypeWrapper<PillarMetricModel>;
  ProfileShareInvitation: ResolverTypeWrapper<ProfileShareInvitationModel>;
  PublishInput: PublishInput;
  PublishResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PublishResult']>;
  PublishSuccess: ResolverTypeWrapper<Omit<PublishSuccess, 'urlNotification'> & { urlNotification?: Maybe<ResolversTypes['UrlNotificationStatus']> }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuestionMetric: ResolverTypeWrapper<QuestionMetricModel>;
  Quote: ResolverTypeWrapper<QuoteModel>;
  QuoteAuthor: ResolverTypeWrapper<QuoteAuthorModel>;
  QuoteAuthorConnection: ResolverTypeWrapper<Omit<QuoteAuthorConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['QuoteAuthorEdge']>, nodes: ReadonlyArray<ResolversTypes['QuoteAuthor']> }>;
  QuoteAuthorEdge: ResolverTypeWrapper<Omit<QuoteAuthorEdge, 'node'> & { node: ResolversTypes['QuoteAuthor'] }>;
  QuoteAuthorOrder: QuoteAuthorOrder;
  QuoteAuthorOrderField: QuoteAuthorOrderField;
  QuoteConnection: ResolverTypeWrapper<Omit<QuoteConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['QuoteEdge']>, nodes: ReadonlyArray<ResolversTypes['Quote']> }>;
  QuoteEdge: ResolverTypeWrapper<Omit<QuoteEdge, 'node'> & { node: ResolversTypes['Quote'] }>;
  QuoteOrder: QuoteOrder;
  QuoteOrderField: QuoteOrderField;
  QuoteTagMatch: QuoteTagMatch;
  QuoteWhere: QuoteWhere;
  Reader: ResolverTypeWrapper<ReaderModel>;
  ReaderAccessDenied: ResolverTypeWrapper<ReaderAccessDenied>;
  ReaderEntitlement: ResolverTypeWrapper<ReaderEntitlementModel>;
  ReaderEntitlementInput: ReaderEntitlementInput;
  ReaderHasEntitlements: ResolverTypeWrapper<ReaderHasEntitlements>;
  ReaderNotFound: ResolverTypeWrapper<ReaderNotFound>;
  Rejection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Rejection']>;
  RejectionCode: RejectionCode;
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
  ResellerLineItemStatus: ResolverTypeWrapper<string>;
  ResellerMigration: ResolverTypeWrapper<ResellerMigrationModel>;
  ResellerOffering: ResolverTypeWrapper<string>;
  ResellerPlanKind: ResolverTypeWrapper<string>;
  ResellerPrice: ResolverTypeWrapper<ResellerPriceModel>;
  ResellerProcessingStatus: ResolverTypeWrapper<string>;
  ResellerProduct: ResolverTypeWrapper<ResellerProductModel>;
  ResellerProductConnection: ResolverTypeWrapper<Omit<ResellerProductConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ResellerProductEdge']>, nodes: ReadonlyArray<ResolversTypes['ResellerProduct']> }>;
  ResellerProductEdge: ResolverTypeWrapper<Omit<ResellerProductEdge, 'node'> & { node: ResolversTypes['ResellerProduct'] }>;
  ResellerProductKind: ResolverTypeWrapper<string>;
  ResellerProductPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResellerProductPayload']>;
  ResellerProductWhere: ResellerProductWhere;
  ResellerPromotion: ResolverTypeWrapper<ResellerPromotionModel>;
  ResellerPromotionConnection: ResolverTypeWrapper<Omit<ResellerPromotionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ResellerPromotionEdge']>, nodes: ReadonlyArray<ResolversTypes['ResellerPromotion']> }>;
  ResellerPromotionEdge: ResolverTypeWrapper<Omit<ResellerPromotionEdge, 'node'> & { node: ResolversTypes['ResellerPromotion'] }>;
  ResellerPromotionKind: ResolverTypeWrapper<string>;
  ResellerPromotionSpec: ResolverTypeWrapper<ResellerPromotionSpecModel>;
  ResellerPromotionWhere: ResellerPromotionWhere;
  ResellerRecurrence: ResolverTypeWrapper<string>;
  ResellerSalesChannel: ResolverTypeWrapper<string>;
  ResellerServiceLocation: ResolverTypeWrapper<ResellerServiceLocationModel>;
  ResellerServicePeriod: ResolverTypeWrapper<ResellerServicePeriodModel>;
  ResellerStoragePayload: ResolverTypeWrapper<ResellerStoragePayloadModel>;
  ResellerSubscription: ResolverTypeWrapper<ResellerSubscriptionModel>;
  ResellerSubscriptionStatus: ResolverTypeWrapper<string>;
  ResellerTitle: ResolverTypeWrapper<ResellerTitleModel>;
  ResellerUpgradeDowngrade: ResolverTypeWrapper<Omit<ResellerUpgradeDowngrade, 'billingCycleSpec'> & { billingCycleSpec?: Maybe<ResolversTypes['ResellerBillingCycleSpec']> }>;
  ResellerVideoPayload: ResolverTypeWrapper<ResellerVideoPayloadModel>;
  ReviewEnvironment: ResolverTypeWrapper<string>;
  ReviewImprovementStatus: ResolverTypeWrapper<string>;
  ReviewRisk: ResolverTypeWrapper<string>;
  ReviewRiskCounts: ResolverTypeWrapper<ReviewRiskCountsModel>;
  ReviewWorkload: ResolverTypeWrapper<ReviewWorkloadModel>;
  Saying: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Saying']>;
  ServiceAccountAccessDenied: ResolverTypeWrapper<ServiceAccountAccessDenied>;
  ServiceAccountNotFound: ResolverTypeWrapper<ServiceAccountNotFound>;
  SetExpiryInput: SetExpiryInput;
  SetExpiryResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetExpiryResult']>;
  SetExpirySuccess: ResolverTypeWrapper<SetExpirySuccess>;
  ShareInvitation: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ShareInvitation']>;
  ShareInvitationConnection: ResolverTypeWrapper<Omit<ShareInvitationConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ShareInvitationEdge']>, nodes: ReadonlyArray<ResolversTypes['ShareInvitation']> }>;
  ShareInvitationEdge: ResolverTypeWrapper<Omit<ShareInvitationEdge, 'node'> & { node: ResolversTypes['ShareInvitation'] }>;
  ShareInvitationWhere: ShareInvitationWhere;
  SharePermission: ResolverTypeWrapper<string>;
  ShareResourceKind: ResolverTypeWrapper<string>;
  ShareResourceKindInput: ShareResourceKindInput;
  ShippingFulfillment: ResolverTypeWrapper<ShippingFulfillmentModel>;
  ShippingFulfillmentConnection: ResolverTypeWrapper<Omit<ShippingFulfillmentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ShippingFulfillmentEdge']>, nodes: ReadonlyArray<ResolversTypes['ShippingFulfillment']> }>;
  ShippingFulfillmentEdge: ResolverTypeWrapper<Omit<ShippingFulfillmentEdge, 'node'> & { node: ResolversTypes['ShippingFulfillment'] }>;
  ShippingFulfillmentLine: ResolverTypeWrapper<ShippingFulfillmentLineModel>;
  ShippingFulfillmentLineInput: ShippingFulfillmentLineInput;
  ShippingTrackingInput: ShippingTrackingInput;
  SignBlobInput: SignBlobInput;
  SignBlobResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignBlobResult']>;
  SignBlobSuccess: ResolverTypeWrapper<SignBlobSuccess>;
  SignJwtInput: SignJwtInput;
  SignJwtResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignJwtResult']>;
  SignJwtSuccess: ResolverTypeWrapper<SignJwtSuccess>;
  SortCodeAccountInput: SortCodeAccountInput;
  SortDirection: SortDirection;
  StartAuthorizationInput: StartAuthorizationInput;
  StartAuthorizationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartAuthorizationResult']>;
  StartAuthorizationSuccess: ResolverTypeWrapper<StartAuthorizationSuccess>;
  StateEnteredEventDetails: ResolverTypeWrapper<StateEnteredEventDetailsModel>;
  StateExitedEventDetails: ResolverTypeWrapper<StateExitedEventDetailsModel>;
  StateMachine: ResolverTypeWrapper<StateMachineModel>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubmitBatchInput: SubmitBatchInput;
  SubmitBatchResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubmitBatchResult']>;
  SubmitBatchSuccess: ResolverTypeWrapper<SubmitBatchSuccessModel>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SubscriptionEvent: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['SubscriptionEvent']>;
  SucceededEventDetails: ResolverTypeWrapper<SucceededEventDetailsModel>;
  TaskFailedEventDetails: ResolverTypeWrapper<TaskFailedEventDetailsModel>;
  TaskScheduledEventDetails: ResolverTypeWrapper<TaskScheduledEventDetailsModel>;
  TaskStartedEventDetails: ResolverTypeWrapper<TaskStartedEventDetailsModel>;
  TaskSucceededEventDetails: ResolverTypeWrapper<TaskSucceededEventDetailsModel>;
  TemplateShareInvitation: ResolverTypeWrapper<TemplateShareInvitationModel>;
  TvCharacter: ResolverTypeWrapper<TvCharacterModel>;
  TvCharacterConnection: ResolverTypeWrapper<Omit<TvCharacterConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['TvCharacterEdge']>, nodes: ReadonlyArray<ResolversTypes['TvCharacter']> }>;
  TvCharacterEdge: ResolverTypeWrapper<Omit<TvCharacterEdge, 'node'> & { node: ResolversTypes['TvCharacter'] }>;
  TvCharacterStatus: ResolverTypeWrapper<string>;
  TvCharacterWhere: TvCharacterWhere;
  TvDeath: ResolverTypeWrapper<TvDeathModel>;
  TvDeathConnection: ResolverTypeWrapper<Omit<TvDeathConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['TvDeathEdge']>, nodes: ReadonlyArray<ResolversTypes['TvDeath']> }>;
  TvDeathEdge: ResolverTypeWrapper<Omit<TvDeathEdge, 'node'> & { node: ResolversTypes['TvDeath'] }>;
  TvDeathWhere: TvDeathWhere;
  TvEpisode: ResolverTypeWrapper<TvEpisodeModel>;
  TvEpisodeCharacter: ResolverTypeWrapper<TvEpisodeCharacterModel>;
  TvEpisodeConnection: ResolverTypeWrapper<Omit<TvEpisodeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['TvEpisodeEdge']>, nodes: ReadonlyArray<ResolversTypes['TvEpisode']> }>;
  TvEpisodeEdge: ResolverTypeWrapper<Omit<TvEpisodeEdge, 'node'> & { node: ResolversTypes['TvEpisode'] }>;
  TvEpisodeWhere: TvEpisodeWhere;
  TvQuote: ResolverTypeWrapper<TvQuoteModel>;
  TvQuoteConnection: ResolverTypeWrapper<Omit<TvQuoteConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['TvQuoteEdge']>, nodes: ReadonlyArray<ResolversTypes['TvQuote']> }>;
  TvQuoteEdge: ResolverTypeWrapper<Omit<TvQuoteEdge, 'node'> & { node: ResolversTypes['TvQuote'] }>;
  TvQuoteWhere: TvQuoteWhere;
  URI: ResolverTypeWrapper<Scalars['URI']['output']>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UUID: ResolverTypeWrapper<Scalars['UUID']['output']>;
  UpdateMessageInput: UpdateMessageInput;
  UpdateMessageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateMessageResult']>;
  UpdateMessageSuccess: ResolverTypeWrapper<Omit<UpdateMessageSuccess, 'chatMessage'> & { chatMessage: ResolversTypes['ChatMessage'] }>;
  UpdateReaderEntitlementsInput: UpdateReaderEntitlementsInput;
  UpdateReaderEntitlementsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateReaderEntitlementsResult']>;
  UpdateReaderEntitlementsSuccess: ResolverTypeWrapper<Omit<UpdateReaderEntitlementsSuccess, 'reader'> & { reader: ResolversTypes['Reader'] }>;
  UpdateWebhookInput: UpdateWebhookInput;
  UpdateWebhookResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateWebhookResult']>;
  UpdateWebhookSuccess: ResolverTypeWrapper<Omit<UpdateWebhookSuccess, 'webhook'> & { webhook: ResolversTypes['Webhook'] }>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UrlNotification: ResolverTypeWrapper<UrlNotificationModel>;
  UrlNotificationKind: ResolverTypeWrapper<string>;
  UrlNotificationKindInput: UrlNotificationKindInput;
  UrlNotificationQuotaExceeded: ResolverTypeWrapper<UrlNotificationQuotaExceeded>;
  UrlNotificationStatus: ResolverTypeWrapper<UrlNotificationStatusModel>;
  UrlOwnershipNotVerified: ResolverTypeWrapper<UrlOwnershipNotVerified>;
  UserAddress: ResolverTypeWrapper<UserAddressModel>;
  UserLocation: ResolverTypeWrapper<UserLocationModel>;
  UserProfile: ResolverTypeWrapper<UserProfileModel>;
  Webhook: ResolverTypeWrapper<WebhookModel>;
  WebhookActionOutput: ResolverTypeWrapper<WebhookActionOutputModel>;
  WebhookConnection: ResolverTypeWrapper<Omit<WebhookConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['WebhookEdge']>, nodes: ReadonlyArray<ResolversTypes['Webhook']> }>;
  WebhookEdge: ResolverTypeWrapper<Omit<WebhookEdge, 'node'> & { node: ResolversTypes['Webhook'] }>;
  WebhookMail: ResolverTypeWrapper<WebhookMailModel>;
  WebhookMailChecks: ResolverTypeWrapper<WebhookMailChecksModel>;
  WebhookNotFound: ResolverTypeWrapper<WebhookNotFound>;
  WebhookOrder: WebhookOrder;
  WebhookOrderField: WebhookOrderField;
  WebhookRequest: ResolverTypeWrapper<WebhookRequestModel>;
  WebhookRequestConnection: ResolverTypeWrapper<Omit<WebhookRequestConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['WebhookRequestEdge']>, nodes: ReadonlyArray<ResolversTypes['WebhookRequest']> }>;
  WebhookRequestEdge: ResolverTypeWrapper<Omit<WebhookRequestEdge, 'node'> & { node: ResolversTypes['WebhookRequest'] }>;
  WebhookRequestField: ResolverTypeWrapper<WebhookRequestFieldModel>;
  WebhookRequestFile: ResolverTypeWrapper<WebhookRequestFileModel>;
  WebhookRequestHeader: ResolverTypeWrapper<WebhookRequestHeaderModel>;
  WebhookRequestKind: ResolverTypeWrapper<string>;
  WebhookRequestKindInput: WebhookRequestKindInput;
  WebhookRequestNotFound: ResolverTypeWrapper<WebhookRequestNotFound>;
  WebhookRequestOrder: WebhookRequestOrder;
  WebhookRequestOrderField: WebhookRequestOrderField;
  WebhookRequestReceived: ResolverTypeWrapper<WebhookRequestReceivedModel>;
  WebhookRequestWhere: WebhookRequestWhere;
  WorkflowActivity: ResolverTypeWrapper<WorkflowActivityModel>;
  WorkflowActivityConnection: ResolverTypeWrapper<Omit<WorkflowActivityConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['WorkflowActivityEdge']>, nodes: ReadonlyArray<ResolversTypes['WorkflowActivity']> }>;
  WorkflowActivityEdge: ResolverTypeWrapper<Omit<WorkflowActivityEdge, 'node'> & { node: ResolversTypes['WorkflowActivity'] }>;
  WorkloadMetric: ResolverTypeWrapper<WorkloadMetricModel>;
  WorkloadMetricConnection: ResolverTypeWrapper<Omit<WorkloadMetricConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['WorkloadMetricEdge']>, nodes: ReadonlyArray<ResolversTypes['WorkloadMetric']> }>;
  WorkloadMetricEdge: ResolverTypeWrapper<Omit<WorkloadMetricEdge, 'node'> & { node: ResolversTypes['WorkloadMetric'] }>;
  WorkloadMetricKind: ResolverTypeWrapper<string>;
  WorkloadShareInvitation: ResolverTypeWrapper<WorkloadShareInvitationModel>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessDenied: ResolversInterfaceTypes<ResolversParentTypes>['AccessDenied'];
  AccountingActivity: AccountingActivityModel;
  AccountingActivityConnection: Omit<AccountingActivityConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['AccountingActivityEdge']>, nodes: ReadonlyArray<ResolversParentTypes['AccountingActivity']> };
  AccountingActivityEdge: Omit<AccountingActivityEdge, 'node'> & { node: ResolversParentTypes['AccountingActivity'] };
  AccountingActivityWhere: AccountingActivityWhere;
  AccountingItem: AccountingItemModel;
  ActivityScheduledEventDetails: ActivityScheduledEventDetailsModel;
  ActivityStartedEventDetails: ActivityStartedEventDetailsModel;
  AddBatchPaymentInput: AddBatchPaymentInput;
  AddBatchPaymentResult: ResolversUnionTypes<ResolversParentTypes>['AddBatchPaymentResult'];
  AddBatchPaymentSuccess: AddBatchPaymentSuccessModel;
  Address: ResolversInterfaceTypes<ResolversParentTypes>['Address'];
  AddressBalance: AddressBalanceModel;
  Article: ArticleModel;
  ArticleAuthor: ArticleAuthorModel;
  ArticleConnection: Omit<ArticleConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ArticleEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Article']> };
  ArticleEdge: Omit<ArticleEdge, 'node'> & { node: ResolversParentTypes['Article'] };
  ArticleIdentifier: ArticleIdentifierModel;
  ArticleLink: ArticleLinkModel;
  ArticleOrder: ArticleOrder;
  ArticleWhere: ArticleWhere;
  AssignedVariable: AssignedVariable;
  AuthorizationDenied: AuthorizationDenied;
  AuthorizationUrlInput: AuthorizationUrlInput;
  Bank: BankModel;
  BankAccount: BankAccountModel;
  BankAccountConnection: Omit<BankAccountConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['BankAccountEdge']>, nodes: ReadonlyArray<ResolversParentTypes['BankAccount']> };
  BankAccountEdge: Omit<BankAccountEdge, 'node'> & { node: ResolversParentTypes['BankAccount'] };
  BankConnection: Omit<BankConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['BankEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Bank']> };
  BankEdge: Omit<BankEdge, 'node'> & { node: ResolversParentTypes['Bank'] };
  BankTransaction: BankTransactionModel;
  BankTransactionConnection: Omit<BankTransactionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['BankTransactionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['BankTransaction']> };
  BankTransactionEdge: Omit<BankTransactionEdge, 'node'> & { node: ResolversParentTypes['BankTransaction'] };
  BankTransactionParty: BankTransactionPartyModel;
  BankTransactionWhere: BankTransactionWhere;
  BankTransferInput: BankTransferInput;
  BankTransferPayeeInput: BankTransferPayeeInput;
  BankWhere: BankWhere;
  Base64: Scalars['Base64']['output'];
  Batch: BatchModel;
  BatchChanged: BatchChangedModel;
  BatchConnection: Omit<BatchConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['BatchEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Batch']> };
  BatchEdge: Omit<BatchEdge, 'node'> & { node: ResolversParentTypes['Batch'] };
  BatchNotFound: BatchNotFound;
  BatchNotOpen: Omit<BatchNotOpen, 'batch'> & { batch: ResolversParentTypes['Batch'] };
  BatchOrder: BatchOrder;
  BatchPayee: BatchPayeeModel;
  BatchPayment: BatchPaymentModel;
  BatchPaymentConnection: Omit<BatchPaymentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['BatchPaymentEdge']>, nodes: ReadonlyArray<ResolversParentTypes['BatchPayment']> };
  BatchPaymentEdge: Omit<BatchPaymentEdge, 'node'> & { node: ResolversParentTypes['BatchPayment'] };
  BatchPaymentInput: BatchPaymentInput;
  BatchPaymentResult: BatchPaymentResultModel;
  BatchWhere: BatchWhere;
  BestPractice: BestPracticeModel;
  BigInt: Scalars['BigInt']['output'];
  BitcoinAmount: BitcoinAmountModel;
  BlockMined: BlockMinedModel;
  BlockchainBlock: BlockchainBlockModel;
  BlockchainBlockWhere: BlockchainBlockWhere;
  BlockchainTransaction: BlockchainTransactionModel;
  BlockchainTransactionConnection: Omit<BlockchainTransactionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['BlockchainTransactionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['BlockchainTransaction']> };
  BlockchainTransactionEdge: Omit<BlockchainTransactionEdge, 'node'> & { node: ResolversParentTypes['BlockchainTransaction'] };
  BlockchainTransactionInput: BlockchainTransactionInputModel;
  BlockchainTransactionInputConnection: Omit<BlockchainTransactionInputConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['BlockchainTransactionInputEdge']>, nodes: ReadonlyArray<ResolversParentTypes['BlockchainTransactionInput']> };
  BlockchainTransactionInputEdge: Omit<BlockchainTransactionInputEdge, 'node'> & { node: ResolversParentTypes['BlockchainTransactionInput'] };
  BlockchainTransactionOutpoint: BlockchainTransactionOutpointModel;
  BlockchainTransactionOutput: BlockchainTransactionOutputModel;
  BlockchainTransactionOutputConnection: Omit<BlockchainTransactionOutputConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['BlockchainTransactionOutputEdge']>, nodes: ReadonlyArray<ResolversParentTypes['BlockchainTransactionOutput']> };
  BlockchainTransactionOutputEdge: Omit<BlockchainTransactionOutputEdge, 'node'> & { node: ResolversParentTypes['BlockchainTransactionOutput'] };
  BlockchainUnspentOutput: BlockchainUnspentOutputModel;
  BlockchainUnspentOutputConnection: Omit<BlockchainUnspentOutputConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['BlockchainUnspentOutputEdge']>, nodes: ReadonlyArray<ResolversParentTypes['BlockchainUnspentOutput']> };
  BlockchainUnspentOutputEdge: Omit<BlockchainUnspentOutputEdge, 'node'> & { node: ResolversParentTypes['BlockchainUnspentOutput'] };
  Boolean: Scalars['Boolean']['output'];
  Bot: BotModel;
  CancelBatchInput: CancelBatchInput;
  CancelBatchResult: ResolversUnionTypes<ResolversParentTypes>['CancelBatchResult'];
  CancelBatchSuccess: CancelBatchSuccessModel;
  ChatAccessDenied: ChatAccessDenied;
  ChatAccount: ResolversInterfaceTypes<ResolversParentTypes>['ChatAccount'];
  ChatAttachment: ChatAttachmentModel;
  ChatAvatarDecoration: ChatAvatarDecorationModel;
  ChatChannel: ChatChannelModel;
  ChatChannelConnection: Omit<ChatChannelConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ChatChannelEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ChatChannel']> };
  ChatChannelEdge: Omit<ChatChannelEdge, 'node'> & { node: ResolversParentTypes['ChatChannel'] };
  ChatChannelNotFound: ChatChannelNotFound;
  ChatEmbed: ChatEmbedModel;
  ChatEmbedAuthor: ChatEmbedAuthorModel;
  ChatEmbedField: ChatEmbedFieldModel;
  ChatEmbedFooter: ChatEmbedFooterModel;
  ChatEmbedMedia: ChatEmbedMediaModel;
  ChatEmbedProvider: ChatEmbedProviderModel;
  ChatEmoji: ChatEmojiModel;
  ChatMentionsInput: ChatMentionsInput;
  ChatMessage: ChatMessageModel;
  ChatMessageConnection: Omit<ChatMessageConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ChatMessageEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ChatMessage']> };
  ChatMessageEdge: Omit<ChatMessageEdge, 'node'> & { node: ResolversParentTypes['ChatMessage'] };
  ChatMessageNotFound: ChatMessageNotFound;
  ChatMessageReference: ChatMessageReferenceModel;
  ChatNameplate: ChatNameplateModel;
  ChatPoll: ChatPollModel;
  ChatPollAnswer: ChatPollAnswerModel;
  ChatPrimaryServer: ChatPrimaryServerModel;
  ChatReaction: ChatReactionModel;
  ChatServer: ChatServerModel;
  ChatServerConnection: Omit<ChatServerConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ChatServerEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ChatServer']> };
  ChatServerEdge: Omit<ChatServerEdge, 'node'> & { node: ResolversParentTypes['ChatServer'] };
  ChatSticker: ChatStickerModel;
  ChatThread: ChatThreadModel;
  ChatUser: ChatUserModel;
  ClearWebhookRequestsInput: ClearWebhookRequestsInput;
  ClearWebhookRequestsResult: ResolversUnionTypes<ResolversParentTypes>['ClearWebhookRequestsResult'];
  ClearWebhookRequestsSuccess: ClearWebhookRequestsSuccessModel;
  ConcurrentAppendInput: ConcurrentAppendInput;
  ConcurrentAppendResult: ResolversUnionTypes<ResolversParentTypes>['ConcurrentAppendResult'];
  ConcurrentAppendSuccess: ConcurrentAppendSuccess;
  ConsolidatedReport: ConsolidatedReportModel;
  ConsolidatedReportDocument: ConsolidatedReportDocumentModel;
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
  CountryPostalCodeFormat: CountryPostalCodeFormatModel;
  CountryWhere: CountryWhere;
  CreateBatchInput: CreateBatchInput;
  CreateBatchResult: ResolversUnionTypes<ResolversParentTypes>['CreateBatchResult'];
  CreateBatchSuccess: CreateBatchSuccessModel;
  CreateMessageInput: CreateMessageInput;
  CreateMessageResult: ResolversUnionTypes<ResolversParentTypes>['CreateMessageResult'];
  CreateMessageSuccess: Omit<CreateMessageSuccess, 'chatMessage' | 'chatMessageEdge'> & { chatMessage: ResolversParentTypes['ChatMessage'], chatMessageEdge: ResolversParentTypes['ChatMessageEdge'] };
  CreateShippingFulfillmentInput: CreateShippingFulfillmentInput;
  CreateShippingFulfillmentResult: ResolversUnionTypes<ResolversParentTypes>['CreateShippingFulfillmentResult'];
  CreateShippingFulfillmentSuccess: Omit<CreateShippingFulfillmentSuccess, 'shippingFulfillment' | 'shippingFulfillmentEdge'> & { shippingFulfillment?: Maybe<ResolversParentTypes['ShippingFulfillment']>, shippingFulfillmentEdge?: Maybe<ResolversParentTypes['ShippingFulfillmentEdge']> };
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookResult: ResolversUnionTypes<ResolversParentTypes>['CreateWebhookResult'];
  CreateWebhookSuccess: Omit<CreateWebhookSuccess, 'webhook' | 'webhookEdge'> & { webhook: ResolversParentTypes['Webhook'], webhookEdge: ResolversParentTypes['WebhookEdge'] };
  Currency: CurrencyModel;
  CurrencyCode: Scalars['CurrencyCode']['output'];
  DatalakeAppendContent: DatalakeAppendContent;
  DatalakeAppendInterrupted: DatalakeAppendInterrupted;
  DatalakeAppendKindMismatch: DatalakeAppendKindMismatch;
  DatalakeFileAccess: DatalakeFileAccessModel;
  DatalakeFileExpected: DatalakeFileExpected;
  DatalakeFileExpiry: DatalakeFileExpiry;
  DatalakeFileNotFound: DatalakeFileNotFound;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DateTimeRange: DateTimeRange;
  Decimal: Scalars['Decimal']['output'];
  DecodeIntegrityTokenInput: DecodeIntegrityTokenInput;
  DecodeIntegrityTokenResult: ResolversUnionTypes<ResolversParentTypes>['DecodeIntegrityTokenResult'];
  DecodeIntegrityTokenSuccess: Omit<DecodeIntegrityTokenSuccess, 'payload'> & { payload: ResolversParentTypes['IntegrityPayload'] };
  DeleteMessageInput: DeleteMessageInput;
  DeleteMessageResult: ResolversUnionTypes<ResolversParentTypes>['DeleteMessageResult'];
  DeleteMessageSuccess: DeleteMessageSuccess;
  DeleteReaderInput: DeleteReaderInput;
  DeleteReaderResult: ResolversUnionTypes<ResolversParentTypes>['DeleteReaderResult'];
  DeleteReaderSuccess: DeleteReaderSuccess;
  DeleteWebhookInput: DeleteWebhookInput;
  DeleteWebhookRequestInput: DeleteWebhookRequestInput;
  DeleteWebhookRequestResult: ResolversUnionTypes<ResolversParentTypes>['DeleteWebhookRequestResult'];
  DeleteWebhookRequestSuccess: DeleteWebhookRequestSuccessModel;
  DeleteWebhookResult: ResolversUnionTypes<ResolversParentTypes>['DeleteWebhookResult'];
  DeleteWebhookSuccess: DeleteWebhookSuccess;
  DirectDebit: DirectDebitModel;
  DirectDebitConnection: Omit<DirectDebitConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['DirectDebitEdge']>, nodes: ReadonlyArray<ResolversParentTypes['DirectDebit']> };
  DirectDebitEdge: Omit<DirectDebitEdge, 'node'> & { node: ResolversParentTypes['DirectDebit'] };
  DirectDebitMandate: DirectDebitMandateModel;
  DirectDebitMandateConnection: Omit<DirectDebitMandateConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['DirectDebitMandateEdge']>, nodes: ReadonlyArray<ResolversParentTypes['DirectDebitMandate']> };
  DirectDebitMandateEdge: Omit<DirectDebitMandateEdge, 'node'> & { node: ResolversParentTypes['DirectDebitMandate'] };
  Download: Download;
  EmailAddress: Scalars['EmailAddress']['output'];
  EvaluationFailedEventDetails: EvaluationFailedEventDetailsModel;
  ExchangeRate: ExchangeRateModel;
  Execution: ExecutionModel;
  ExecutionConnection: Omit<ExecutionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ExecutionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Execution']> };
  ExecutionEdge: Omit<ExecutionEdge, 'node'> & { node: ResolversParentTypes['Execution'] };
  ExecutionEventRecorded: ExecutionEventRecordedModel;
  ExecutionRedrivenEventDetails: ExecutionRedrivenEventDetailsModel;
  ExecutionStartedEventDetails: ExecutionStartedEventDetailsModel;
  ExecutionWhere: ExecutionWhere;
  ExecutionsOf: ExecutionsOf;
  FailedEventDetails: FailedEventDetailsModel;
  FailureEventDetails: ResolversInterfaceTypes<ResolversParentTypes>['FailureEventDetails'];
  Float: Scalars['Float']['output'];
  FulfillmentCarrier: FulfillmentCarrierModel;
  FulfillmentConsignee: FulfillmentConsigneeModel;
  FulfillmentFees: FulfillmentFeesModel;
  FulfillmentLineDetails: FulfillmentLineDetailsModel;
  FulfillmentLineItem: FulfillmentLineItemModel;
  FulfillmentLot: FulfillmentLotModel;
  FulfillmentMerchant: FulfillmentMerchantModel;
  FulfillmentOrder: FulfillmentOrderModel;
  FulfillmentRequestedSku: FulfillmentRequestedSkuModel;
  FulfillmentReturn: FulfillmentReturnModel;
  FulfillmentReturnCode: FulfillmentReturnCodeModel;
  FulfillmentReturnConnection: Omit<FulfillmentReturnConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['FulfillmentReturnEdge']>, nodes: ReadonlyArray<ResolversParentTypes['FulfillmentReturn']> };
  FulfillmentReturnEdge: Omit<FulfillmentReturnEdge, 'node'> & { node: ResolversParentTypes['FulfillmentReturn'] };
  FulfillmentReturnItem: FulfillmentReturnItemModel;
  FulfillmentReturnWhere: FulfillmentReturnWhere;
  FulfillmentStatus: FulfillmentStatusModel;
  FulfillmentStatusEvent: FulfillmentStatusEventModel;
  FulfillmentTrackingNumber: FulfillmentTrackingNumberModel;
  FulfillmentWarehouse: FulfillmentWarehouseModel;
  FunctionScheduledEventDetails: FunctionScheduledEventDetailsModel;
  GenerateAccessTokenInput: GenerateAccessTokenInput;
  GenerateAccessTokenResult: ResolversUnionTypes<ResolversParentTypes>['GenerateAccessTokenResult'];
  GenerateAccessTokenSuccess: GenerateAccessTokenSuccess;
  GenerateIdTokenInput: GenerateIdTokenInput;
  GenerateIdTokenResult: ResolversUnionTypes<ResolversParentTypes>['GenerateIdTokenResult'];
  GenerateIdTokenSuccess: GenerateIdTokenSuccess;
  HistoryEvent: HistoryEventModel;
  HistoryEventConnection: Omit<HistoryEventConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['HistoryEventEdge']>, nodes: ReadonlyArray<ResolversParentTypes['HistoryEvent']> };
  HistoryEventDetails: ResolversUnionTypes<ResolversParentTypes>['HistoryEventDetails'];
  HistoryEventEdge: Omit<HistoryEventEdge, 'node'> & { node: ResolversParentTypes['HistoryEvent'] };
  HistoryEventOrder: HistoryEventOrder;
  ID: Scalars['ID']['output'];
  IamBinding: IamBindingModel;
  IamCondition: IamConditionModel;
  IamMember: IamMember;
  IamPolicy: IamPolicyModel;
  IbanAccountInput: IbanAccountInput;
  IdentityClient: IdentityClientModel;
  IdentityClientConnection: Omit<IdentityClientConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['IdentityClientEdge']>, nodes: ReadonlyArray<ResolversParentTypes['IdentityClient']> };
  IdentityClientEdge: Omit<IdentityClientEdge, 'node'> & { node: ResolversParentTypes['IdentityClient'] };
  InputEventDetails: ResolversInterfaceTypes<ResolversParentTypes>['InputEventDetails'];
  Int: Scalars['Int']['output'];
  IntegrityAccount: IntegrityAccountModel;
  IntegrityApp: IntegrityAppModel;
  IntegrityDevice: IntegrityDeviceModel;
  IntegrityDeviceRecall: IntegrityDeviceRecallModel;
  IntegrityEnvironment: IntegrityEnvironmentModel;
  IntegrityPayload: IntegrityPayloadModel;
  IntegrityRecallBit: IntegrityRecallBit;
  IntegrityRequestDetails: IntegrityRequestDetailsModel;
  InternalTransferInput: InternalTransferInput;
  InvalidBatch: InvalidBatch;
  InvalidBatchPayment: InvalidBatchPayment;
  InvalidChatMessage: InvalidChatMessage;
  InvalidInput: ResolversInterfaceTypes<ResolversParentTypes>['InvalidInput'];
  InvalidIntegrityToken: InvalidIntegrityToken;
  InvalidShippingFulfillment: InvalidShippingFulfillment;
  InvalidWebhook: InvalidWebhook;
  InvalidWebhookRequestWhere: InvalidWebhookRequestWhere;
  InventoryItem: InventoryItemModel;
  InventoryItemConnection: Omit<InventoryItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['InventoryItemEdge']>, nodes: ReadonlyArray<ResolversParentTypes['InventoryItem']> };
  InventoryItemEdge: Omit<InventoryItemEdge, 'node'> & { node: ResolversParentTypes['InventoryItem'] };
  InventoryWhere: InventoryWhere;
  JSON: Scalars['JSON']['output'];
  Joke: JokeModel;
  JokeConnection: Omit<JokeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['JokeEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Joke']> };
  JokeEdge: Omit<JokeEdge, 'node'> & { node: ResolversParentTypes['Joke'] };
  Journal: JournalModel;
  JournalApc: JournalApcModel;
  JournalArticleLicensing: JournalArticleLicensingModel;
  JournalConnection: Omit<JournalConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['JournalEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Journal']> };
  JournalCopyright: JournalCopyrightModel;
  JournalDepositPolicy: JournalDepositPolicyModel;
  JournalEdge: Omit<JournalEdge, 'node'> & { node: ResolversParentTypes['Journal'] };
  JournalEditorial: JournalEditorialModel;
  JournalLicense: JournalLicenseModel;
  JournalOrder: JournalOrder;
  JournalOrganization: JournalOrganizationModel;
  JournalOtherCharges: JournalOtherChargesModel;
  JournalPidScheme: JournalPidSchemeModel;
  JournalPlagiarism: JournalPlagiarismModel;
  JournalPreservation: JournalPreservationModel;
  JournalReferences: JournalReferencesModel;
  JournalSubject: JournalSubjectModel;
  JournalWaiver: JournalWaiverModel;
  JournalWhere: JournalWhere;
  Lens: LensModel;
  LensConnection: Omit<LensConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['LensEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Lens']> };
  LensEdge: Omit<LensEdge, 'node'> & { node: ResolversParentTypes['Lens'] };
  LensMetric: LensMetricModel;
  LensShareInvitation: LensShareInvitationModel;
  LensWhere: LensWhere;
  MapIterationEventDetails: MapIterationEventDetailsModel;
  MapRun: MapRunModel;
  MapRunExecutionWhere: MapRunExecutionWhere;
  MapRunRedrivenEventDetails: MapRunRedrivenEventDetailsModel;
  MapRunStartedEventDetails: MapRunStartedEventDetailsModel;
  MapStateStartedEventDetails: MapStateStartedEventDetailsModel;
  MessagePosted: MessagePostedModel;
  Money: MoneyModel;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  NotFound: ResolversInterfaceTypes<ResolversParentTypes>['NotFound'];
  NotebookInstance: NotebookInstanceModel;
  NotebookLabel: NotebookLabel;
  NotebookLocation: NotebookLocationModel;
  NotebookLocationConnection: Omit<NotebookLocationConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['NotebookLocationEdge']>, nodes: ReadonlyArray<ResolversParentTypes['NotebookLocation']> };
  NotebookLocationEdge: Omit<NotebookLocationEdge, 'node'> & { node: ResolversParentTypes['NotebookLocation'] };
  NotebookLocationWhere: NotebookLocationWhere;
  NotebookOperation: NotebookOperationModel;
  NotebookOperationChanged: NotebookOperationChangedModel;
  NotebookOperationConnection: NotebookOperationConnectionModel;
  NotebookOperationEdge: Omit<NotebookOperationEdge, 'node'> & { node: ResolversParentTypes['NotebookOperation'] };
  NotebookOperationError: NotebookOperationErrorModel;
  NotebookOperationWhere: NotebookOperationWhere;
  Order: OrderModel;
  OrderAccessDenied: OrderAccessDenied;
  OrderAddress: OrderAddressModel;
  OrderAspect: OrderAspectModel;
  OrderBuyer: OrderBuyerModel;
  OrderCancelRequest: OrderCancelRequestModel;
  OrderCancellation: OrderCancellationModel;
  OrderChanged: OrderChangedModel;
  OrderChangedWhere: OrderChangedWhere;
  OrderCollectedTax: OrderCollectedTaxModel;
  OrderConnection: Omit<OrderConnection, 'edges' | 'nodes' | 'warnings'> & { edges: ReadonlyArray<ResolversParentTypes['OrderEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Order']>, warnings?: Maybe<ReadonlyArray<ResolversParentTypes['OrderWarning']>> };
  OrderContact: OrderContactModel;
  OrderDeliveryCost: OrderDeliveryCostModel;
  OrderEdge: Omit<OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderFulfillmentInstruction: OrderFulfillmentInstructionModel;
  OrderGiftDetails: OrderGiftDetailsModel;
  OrderItemLocation: OrderItemLocationModel;
  OrderLineInstructions: OrderLineInstructionsModel;
  OrderLineItem: OrderLineItemModel;
  OrderLineProperties: OrderLinePropertiesModel;
  OrderLineRefund: OrderLineRefundModel;
  OrderLinkedLineItem: OrderLinkedLineItemModel;
  OrderLinkedShipment: OrderLinkedShipmentModel;
  OrderNotFound: OrderNotFound;
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
  OrderWarning: OrderWarningModel;
  OrderWarningParameter: OrderWarningParameterModel;
  OrderWhere: OrderWhere;
  OtherShareInvitation: OtherShareInvitationModel;
  OutputEventDetails: ResolversInterfaceTypes<ResolversParentTypes>['OutputEventDetails'];
  PageInfo: PageInfo;
  PaymentDispute: PaymentDisputeModel;
  PaymentDisputeConnection: Omit<PaymentDisputeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['PaymentDisputeEdge']>, nodes: ReadonlyArray<ResolversParentTypes['PaymentDispute']> };
  PaymentDisputeEdge: Omit<PaymentDisputeEdge, 'node'> & { node: ResolversParentTypes['PaymentDispute'] };
  PaymentDisputeWhere: PaymentDisputeWhere;
  PillarMetric: PillarMetricModel;
  ProfileShareInvitation: ProfileShareInvitationModel;
  PublishInput: PublishInput;
  PublishResult: ResolversUnionTypes<ResolversParentTypes>['PublishResult'];
  PublishSuccess: Omit<PublishSuccess, 'urlNotification'> & { urlNotification?: Maybe<ResolversParentTypes['UrlNotificationStatus']> };
  Query: Record<PropertyKey, never>;
  QuestionMetric: QuestionMetricModel;
  Quote: QuoteModel;
  QuoteAuthor: QuoteAuthorModel;
  QuoteAuthorConnection: Omit<QuoteAuthorConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['QuoteAuthorEdge']>, nodes: ReadonlyArray<ResolversParentTypes['QuoteAuthor']> };
  QuoteAuthorEdge: Omit<QuoteAuthorEdge, 'node'> & { node: ResolversParentTypes['QuoteAuthor'] };
  QuoteAuthorOrder: QuoteAuthorOrder;
  QuoteConnection: Omit<QuoteConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['QuoteEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Quote']> };
  QuoteEdge: Omit<QuoteEdge, 'node'> & { node: ResolversParentTypes['Quote'] };
  QuoteOrder: QuoteOrder;
  QuoteWhere: QuoteWhere;
  Reader: ReaderModel;
  ReaderAccessDenied: ReaderAccessDenied;
  ReaderEntitlement: ReaderEntitlementModel;
  ReaderEntitlementInput: ReaderEntitlementInput;
  ReaderHasEntitlements: ReaderHasEntitlements;
  ReaderNotFound: ReaderNotFound;
  Rejection: ResolversInterfaceTypes<ResolversParentTypes>['Rejection'];
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
  ResellerProductWhere: ResellerProductWhere;
  ResellerPromotion: ResellerPromotionModel;
  ResellerPromotionConnection: Omit<ResellerPromotionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ResellerPromotionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ResellerPromotion']> };
  ResellerPromotionEdge: Omit<ResellerPromotionEdge, 'node'> & { node: ResolversParentTypes['ResellerPromotion'] };
  ResellerPromotionSpec: ResellerPromotionSpecModel;
  ResellerPromotionWhere: ResellerPromotionWhere;
  ResellerServiceLocation: ResellerServiceLocationModel;
  ResellerServicePeriod: ResellerServicePeriodModel;
  ResellerStoragePayload: ResellerStoragePayloadModel;
  ResellerSubscription: ResellerSubscriptionModel;
  ResellerTitle: ResellerTitleModel;
  ResellerUpgradeDowngrade: ResellerUpgradeDowngrade;
  ResellerVideoPayload: ResellerVideoPayloadModel;
  ReviewRiskCounts: ReviewRiskCountsModel;
  ReviewWorkload: ReviewWorkloadModel;
  Saying: ResolversInterfaceTypes<ResolversParentTypes>['Saying'];
  ServiceAccountAccessDenied: ServiceAccountAccessDenied;
  ServiceAccountNotFound: ServiceAccountNotFound;
  SetExpiryInput: SetExpiryInput;
  SetExpiryResult: ResolversUnionTypes<ResolversParentTypes>['SetExpiryResult'];
  SetExpirySuccess: SetExpirySuccess;
  ShareInvitation: ResolversInterfaceTypes<ResolversParentTypes>['ShareInvitation'];
  ShareInvitationConnection: Omit<ShareInvitationConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ShareInvitationEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ShareInvitation']> };
  ShareInvitationEdge: Omit<ShareInvitationEdge, 'node'> & { node: ResolversParentTypes['ShareInvitation'] };
  ShareInvitationWhere: ShareInvitationWhere;
  ShippingFulfillment: ShippingFulfillmentModel;
  ShippingFulfillmentConnection: Omit<ShippingFulfillmentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ShippingFulfillmentEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ShippingFulfillment']> };
  ShippingFulfillmentEdge: Omit<ShippingFulfillmentEdge, 'node'> & { node: ResolversParentTypes['ShippingFulfillment'] };
  ShippingFulfillmentLine: ShippingFulfillmentLineModel;
  ShippingFulfillmentLineInput: ShippingFulfillmentLineInput;
  ShippingTrackingInput: ShippingTrackingInput;
  SignBlobInput: SignBlobInput;
  SignBlobResult: ResolversUnionTypes<ResolversParentTypes>['SignBlobResult'];
  SignBlobSuccess: SignBlobSuccess;
  SignJwtInput: SignJwtInput;
  SignJwtResult: ResolversUnionTypes<ResolversParentTypes>['SignJwtResult'];
  SignJwtSuccess: SignJwtSuccess;
  SortCodeAccountInput: SortCodeAccountInput;
  StartAuthorizationInput: StartAuthorizationInput;
  StartAuthorizationResult: ResolversUnionTypes<ResolversParentTypes>['StartAuthorizationResult'];
  StartAuthorizationSuccess: StartAuthorizationSuccess;
  StateEnteredEventDetails: StateEnteredEventDetailsModel;
  StateExitedEventDetails: StateExitedEventDetailsModel;
  StateMachine: StateMachineModel;
  String: Scalars['String']['output'];
  SubmitBatchInput: SubmitBatchInput;
  SubmitBatchResult: ResolversUnionTypes<ResolversParentTypes>['SubmitBatchResult'];
  SubmitBatchSuccess: SubmitBatchSuccessModel;
  Subscription: Record<PropertyKey, never>;
  SubscriptionEvent: ResolversInterfaceTypes<ResolversParentTypes>['SubscriptionEvent'];
  SucceededEventDetails: SucceededEventDetailsModel;
  TaskFailedEventDetails: TaskFailedEventDetailsModel;
  TaskScheduledEventDetails: TaskScheduledEventDetailsModel;
  TaskStartedEventDetails: TaskStartedEventDetailsModel;
  TaskSucceededEventDetails: TaskSucceededEventDetailsModel;
  TemplateShareInvitation: TemplateShareInvitationModel;
  TvCharacter: TvCharacterModel;
  TvCharacterConnection: Omit<TvCharacterConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['TvCharacterEdge']>, nodes: ReadonlyArray<ResolversParentTypes['TvCharacter']> };
  TvCharacterEdge: Omit<TvCharacterEdge, 'node'> & { node: ResolversParentTypes['TvCharacter'] };
  TvCharacterWhere: TvCharacterWhere;
  TvDeath: TvDeathModel;
  TvDeathConnection: Omit<TvDeathConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['TvDeathEdge']>, nodes: ReadonlyArray<ResolversParentTypes['TvDeath']> };
  TvDeathEdge: Omit<TvDeathEdge, 'node'> & { node: ResolversParentTypes['TvDeath'] };
  TvDeathWhere: TvDeathWhere;
  TvEpisode: TvEpisodeModel;
  TvEpisodeCharacter: TvEpisodeCharacterModel;
  TvEpisodeConnection: Omit<TvEpisodeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['TvEpisodeEdge']>, nodes: ReadonlyArray<ResolversParentTypes['TvEpisode']> };
  TvEpisodeEdge: Omit<TvEpisodeEdge, 'node'> & { node: ResolversParentTypes['TvEpisode'] };
  TvEpisodeWhere: TvEpisodeWhere;
  TvQuote: TvQuoteModel;
  TvQuoteConnection: Omit<TvQuoteConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['TvQuoteEdge']>, nodes: ReadonlyArray<ResolversParentTypes['TvQuote']> };
  TvQuoteEdge: Omit<TvQuoteEdge, 'node'> & { node: ResolversParentTypes['TvQuote'] };
  TvQuoteWhere: TvQuoteWhere;
  URI: Scalars['URI']['output'];
  URL: Scalars['URL']['output'];
  UUID: Scalars['UUID']['output'];
  UpdateMessageInput: UpdateMessageInput;
  UpdateMessageResult: ResolversUnionTypes<ResolversParentTypes>['UpdateMessageResult'];
  UpdateMessageSuccess: Omit<UpdateMessageSuccess, 'chatMessage'> & { chatMessage: ResolversParentTypes['ChatMessage'] };
  UpdateReaderEntitlementsInput: UpdateReaderEntitlementsInput;
  UpdateReaderEntitlementsResult: ResolversUnionTypes<ResolversParentTypes>['UpdateReaderEntitlementsResult'];
  UpdateReaderEntitlementsSuccess: Omit<UpdateReaderEntitlementsSuccess, 'reader'> & { reader: ResolversParentTypes['Reader'] };
  UpdateWebhookInput: UpdateWebhookInput;
  UpdateWebhookResult: ResolversUnionTypes<ResolversParentTypes>['UpdateWebhookResult'];
  UpdateWebhookSuccess: Omit<UpdateWebhookSuccess, 'webhook'> & { webhook: ResolversParentTypes['Webhook'] };
  Upload: Scalars['Upload']['output'];
  UrlNotification: UrlNotificationModel;
  UrlNotificationQuotaExceeded: UrlNotificationQuotaExceeded;
  UrlNotificationStatus: UrlNotificationStatusModel;
  UrlOwnershipNotVerified: UrlOwnershipNotVerified;
  UserAddress: UserAddressModel;
  UserLocation: UserLocationModel;
  UserProfile: UserProfileModel;
  Webhook: WebhookModel;
  WebhookActionOutput: WebhookActionOutputModel;
  WebhookConnection: Omit<WebhookConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['WebhookEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Webhook']> };
  WebhookEdge: Omit<WebhookEdge, 'node'> & { node: ResolversParentTypes['Webhook'] };
  WebhookMail: WebhookMailModel;
  WebhookMailChecks: WebhookMailChecksModel;
  WebhookNotFound: WebhookNotFound;
  WebhookOrder: WebhookOrder;
  WebhookRequest: WebhookRequestModel;
  WebhookRequestConnection: Omit<WebhookRequestConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['WebhookRequestEdge']>, nodes: ReadonlyArray<ResolversParentTypes['WebhookRequest']> };
  WebhookRequestEdge: Omit<WebhookRequestEdge, 'node'> & { node: ResolversParentTypes['WebhookRequest'] };
  WebhookRequestField: WebhookRequestFieldModel;
  WebhookRequestFile: WebhookRequestFileModel;
  WebhookRequestHeader: WebhookRequestHeaderModel;
  WebhookRequestNotFound: WebhookRequestNotFound;
  WebhookRequestOrder: WebhookRequestOrder;
  WebhookRequestReceived: WebhookRequestReceivedModel;
  WebhookRequestWhere: WebhookRequestWhere;
  WorkflowActivity: WorkflowActivityModel;
  WorkflowActivityConnection: Omit<WorkflowActivityConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['WorkflowActivityEdge']>, nodes: ReadonlyArray<ResolversParentTypes['WorkflowActivity']> };
  WorkflowActivityEdge: Omit<WorkflowActivityEdge, 'node'> & { node: ResolversParentTypes['WorkflowActivity'] };
  WorkloadMetric: WorkloadMetricModel;
  WorkloadMetricConnection: Omit<WorkloadMetricConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['WorkloadMetricEdge']>, nodes: ReadonlyArray<ResolversParentTypes['WorkloadMetric']> };
  WorkloadMetricEdge: Omit<WorkloadMetricEdge, 'node'> & { node: ResolversParentTypes['WorkloadMetric'] };
  WorkloadShareInvitation: WorkloadShareInvitationModel;
};

export type CostDirectiveArgs = {
  weight: Scalars['String']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = Context, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type DeferDirectiveArgs = {
  if?: Scalars['Boolean']['input'];
  label?: Maybe<Scalars['String']['input']>;
};

export type DeferDirectiveResolver<Result, Parent, ContextType = Context, Args = DeferDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize?: Maybe<Scalars['Int']['input']>;
  requireOneSlicingArgument?: Maybe<Scalars['Boolean']['input']>;
  sizedFields?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
  slicingArguments?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type LiveDirectiveArgs = {
  if?: Scalars['Boolean']['input'];
  throttle?: Maybe<Scalars['Int']['input']>;
};

export type LiveDirectiveResolver<Result, Parent, ContextType = Context, Args = LiveDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RequiresScopesDirectiveArgs = {
  scopes: ReadonlyArray<ReadonlyArray<Scalars['String']['input']>>;
};

export type RequiresScopesDirectiveResolver<Result, Parent, ContextType = Context, Args = RequiresScopesDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SemanticNonNullDirectiveArgs = {
  levels?: ReadonlyArray<Scalars['Int']['input']>;
};

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = Context, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type StreamDirectiveArgs = {
  if?: Scalars['Boolean']['input'];
  initialCount?: Scalars['Int']['input'];
  label?: Maybe<Scalars['String']['input']>;
};

export type StreamDirectiveResolver<Result, Parent, ContextType = Context, Args = StreamDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccessDeniedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessDenied'] = ResolversParentTypes['AccessDenied']> = {
  __resolveType?: TypeResolveFn<'AuthorizationDenied' | 'ChatAccessDenied' | 'OrderAccessDenied' | 'ReaderAccessDenied' | 'ServiceAccountAccessDenied' | 'UrlOwnershipNotVerified', ParentType, ContextType>;
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountingActivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountingActivity'] = ResolversParentTypes['AccountingActivity']> = {
  fees?: Resolver<Maybe<ResolversTypes['FulfillmentFees']>, ParentType, ContextType>;
  invoiceDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  itemCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  items?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AccountingItem']>>, ParentType, ContextType>;
  merchant?: Resolver<Maybe<ResolversTypes['FulfillmentMerchant']>, ParentType, ContextType>;
  merchantOrderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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

export type ActivityScheduledEventDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityScheduledEventDetails'] = ResolversParentTypes['ActivityScheduledEventDetails']> = {
  activity?: Resolver<Maybe<ResolversTypes['WorkflowActivity']>, ParentType, ContextType>;
  activityArn?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  heartbeatSeconds?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  input?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputJson?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  timeoutSeconds?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActivityStartedEventDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityStartedEventDetails'] = ResolversParentTypes['ActivityStartedEventDetails']> = {
  workerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddBatchPaymentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddBatchPaymentResult'] = ResolversParentTypes['AddBatchPaymentResult']> = {
  __resolveType?: TypeResolveFn<'AddBatchPaymentSuccess' | 'BatchNotFound' | 'BatchNotOpen' | 'InvalidBatchPayment', ParentType, ContextType>;
};

export type AddBatchPaymentSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddBatchPaymentSuccess'] = ResolversParentTypes['AddBatchPaymentSuccess']> = {
  batch?: Resolver<Maybe<ResolversTypes['Batch']>, ParentType, ContextType>;
  paymentUuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  __resolveType?: TypeResolveFn<'FulfillmentConsignee' | 'OrderAddress' | 'OrderItemLocation' | 'OrderTaxAddress' | 'ResellerServiceLocation' | 'UserAddress', ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddressBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressBalance'] = ResolversParentTypes['AddressBalance']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['BitcoinAmount'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  totalReceived?: Resolver<Maybe<ResolversTypes['BitcoinAmount']>, ParentType, ContextType>;
  transactionCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  transactions?: Resolver<Maybe<ResolversTypes['BlockchainTransactionConnection']>, ParentType, ContextType, Partial<AddressBalanceTransactionsArgs>>;
  unspentOutputs?: Resolver<Maybe<ResolversTypes['BlockchainUnspentOutputConnection']>, ParentType, ContextType, Partial<AddressBalanceUnspentOutputsArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article']> = {
  abstract?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  articleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  authors?: Resolver<ReadonlyArray<ResolversTypes['ArticleAuthor']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  doi?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endPage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifiers?: Resolver<ReadonlyArray<ResolversTypes['ArticleIdentifier']>, ParentType, ContextType>;
  issns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  issue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  journal?: Resolver<Maybe<ResolversTypes['Journal']>, ParentType, ContextType>;
  journalTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keywords?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  links?: Resolver<ReadonlyArray<ResolversTypes['ArticleLink']>, ParentType, ContextType>;
  month?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  publisherName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  startPage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subjects?: Resolver<ReadonlyArray<ResolversTypes['JournalSubject']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  volume?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ArticleAuthorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleAuthor'] = ResolversParentTypes['ArticleAuthor']> = {
  affiliation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orcidUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type ArticleConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleConnection'] = ResolversParentTypes['ArticleConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ArticleEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Article']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ArticleContentTypeResolvers = EnumResolverSignature<{ EPUB?: any, HTML?: any, PDF?: any, UNRECOGNIZED?: any, XML?: any }, ResolversTypes['ArticleContentType']>;

export type ArticleEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleEdge'] = ResolversParentTypes['ArticleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Article'], ParentType, ContextType>;
};

export type ArticleIdentifierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleIdentifier'] = ResolversParentTypes['ArticleIdentifier']> = {
  kind?: Resolver<Maybe<ResolversTypes['ArticleIdentifierKind']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ArticleIdentifierKindResolvers = EnumResolverSignature<{ DOI?: any, EISSN?: any, PISSN?: any, UNRECOGNIZED?: any }, ResolversTypes['ArticleIdentifierKind']>;

export type ArticleLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleLink'] = ResolversParentTypes['ArticleLink']> = {
  contentType?: Resolver<Maybe<ResolversTypes['ArticleContentType']>, ParentType, ContextType>;
  indexing?: Resolver<Maybe<ResolversTypes['UrlNotificationStatus']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['ArticleLinkKind']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type ArticleLinkKindResolvers = EnumResolverSignature<{ FULLTEXT?: any, UNRECOGNIZED?: any }, ResolversTypes['ArticleLinkKind']>;

export type AssignedVariableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignedVariable'] = ResolversParentTypes['AssignedVariable']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueJson?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type AuthorizationDeniedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthorizationDenied'] = ResolversParentTypes['AuthorizationDenied']> = {
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returnLocation?: Resolver<Maybe<ResolversTypes['URI']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthorizationResponseTypeResolvers = EnumResolverSignature<{ CODE?: any, ID_TOKEN?: any, TOKEN?: any, UNRECOGNIZED?: any }, ResolversTypes['AuthorizationResponseType']>;

export type BankResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Bank'] = ResolversParentTypes['Bank']> = {
  bankUuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  countryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['CurrencyCode']>, ParentType, ContextType>;
  currencyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankAccount'] = ResolversParentTypes['BankAccount']> = {
  acceptsDirectDebits?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['CurrencyCode']>, ParentType, ContextType>;
  iban?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  sortCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['BankAccountStatus']>, ParentType, ContextType>;
  transactions?: Resolver<Maybe<ResolversTypes['BankTransactionConnection']>, ParentType, ContextType, Partial<BankAccountTransactionsArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankAccountConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankAccountConnection'] = ResolversParentTypes['BankAccountConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['BankAccountEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BankAccountEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankAccountEdge'] = ResolversParentTypes['BankAccountEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankAccount'], ParentType, ContextType>;
};

export type BankAccountStatusResolvers = EnumResolverSignature<{ LIVE?: any, MIGRATED?: any, UNRECOGNIZED?: any }, ResolversTypes['BankAccountStatus']>;

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

export type BankTransactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankTransaction'] = ResolversParentTypes['BankTransaction']> = {
  amountAfterCharges?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  amountBeforeCharges?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['CurrencyCode']>, ParentType, ContextType>;
  feeAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BankTransactionKind'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referenceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  relatedParty?: Resolver<Maybe<ResolversTypes['BankTransactionParty']>, ParentType, ContextType>;
  taxAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BankTransactionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankTransactionConnection'] = ResolversParentTypes['BankTransactionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['BankTransactionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['BankTransaction']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankTransactionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankTransactionEdge'] = ResolversParentTypes['BankTransactionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankTransaction'], ParentType, ContextType>;
};

export type BankTransactionKindResolvers = EnumResolverSignature<{ CARD_ATM_CREDIT?: any, CARD_ATM_CREDIT_REVERSAL?: any, CARD_ATM_DEBIT?: any, CARD_ATM_DEBIT_REVERSAL?: any, CARD_ECOMMERCE_CREDIT?: any, CARD_ECOMMERCE_CREDIT_REVERSAL?: any, CARD_ECOMMERCE_DEBIT?: any, CARD_ECOMMERCE_DEBIT_REVERSAL?: any, CARD_INTERNATIONAL_ATM_CREDIT?: any, CARD_INTERNATIONAL_ATM_CREDIT_REVERSAL?: any, CARD_INTERNATIONAL_ATM_DEBIT?: any, CARD_INTERNATIONAL_ATM_DEBIT_REVERSAL?: any, CARD_INTERNATIONAL_ECOMMERCE_CREDIT?: any, CARD_INTERNATIONAL_ECOMMERCE_CREDIT_REVERSAL?: any, CARD_INTERNATIONAL_ECOMMERCE_DEBIT?: any, CARD_INTERNATIONAL_ECOMMERCE_DEBIT_REVERSAL?: any, CARD_INTERNATIONAL_POS_CONTACTLESS_CREDIT?: any, CARD_INTERNATIONAL_POS_CONTACTLESS_CREDIT_REVERSAL?: any, CARD_INTERNATIONAL_POS_CONTACTLESS_DEBIT?: any, CARD_INTERNATIONAL_POS_CONTACTLESS_DEBIT_REVERSAL?: any, CARD_INTERNATIONAL_POS_CONTACT_CREDIT?: any, CARD_INTERNATIONAL_POS_CONTACT_CREDIT_REVERSAL?: any, CARD_INTERNATIONAL_POS_CONTACT_DEBIT?: any, CARD_INTERNATIONAL_POS_CONTACT_DEBIT_REVERSAL?: any, CARD_POS_CONTACTLESS_CREDIT?: any, CARD_POS_CONTACTLESS_CREDIT_REVERSAL?: any, CARD_POS_CONTACTLESS_DEBIT?: any, CARD_POS_CONTACTLESS_DEBIT_REVERSAL?: any, CARD_POS_CONTACT_CREDIT?: any, CARD_POS_CONTACT_CREDIT_REVERSAL?: any, CARD_POS_CONTACT_DEBIT?: any, CARD_POS_CONTACT_DEBIT_REVERSAL?: any, FX_INTERNAL_TRANSFER_FROM?: any, FX_INTERNAL_TRANSFER_TO?: any, INTERNAL_TRANSFER_FROM?: any, INTERNAL_TRANSFER_TO?: any, LODGEMENT?: any, LODGEMENT_REVERSED?: any, MANUAL_TRANSFER?: any, PAYMENT_RECEIVED?: any, PIS_LODGEMENT?: any, REVERSAL?: any, UNRECOGNIZED?: any, WITHDRAWAL?: any, WITHDRAWAL_RETURNED?: any }, ResolversTypes['BankTransactionKind']>;

export type BankTransactionPartyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankTransactionParty'] = ResolversParentTypes['BankTransactionParty']> = {
  accountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iban?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['BankTransactionPartyKind']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  sortCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BankTransactionPartyKindResolvers = EnumResolverSignature<{ CARD_ATM?: any, CARD_MERCHANT?: any, EXTERNAL_ACCOUNT?: any, INTERNAL_ACCOUNT?: any, PAYEE_ACCOUNT?: any, UNRECOGNIZED?: any }, ResolversTypes['BankTransactionPartyKind']>;

export interface Base64ScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Base64'], any> {
  name: 'Base64';
}

export type BatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Batch'] = ResolversParentTypes['Batch']> = {
  batchUuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  callbackUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  callbackWebhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['CurrencyCode']>, ParentType, ContextType>;
  failedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  failedValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['BatchKind']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payments?: Resolver<Maybe<ResolversTypes['BatchPaymentConnection']>, ParentType, ContextType, Partial<BatchPaymentsArgs>>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  sourceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['BatchStatus']>, ParentType, ContextType>;
  submittedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  submittedValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  succeededCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  succeededValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BatchChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BatchChanged'] = ResolversParentTypes['BatchChanged']> = {
  batch?: Resolver<ResolversTypes['Batch'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type BatchKindResolvers = EnumResolverSignature<{ BANK_TRANSFER?: any, INTERNAL_TRANSFER?: any, INTERNATIONAL_TRANSFER?: any, NEW_PAYEE?: any, UNRECOGNIZED?: any }, ResolversTypes['BatchKind']>;

export type BatchNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BatchNotFound'] = ResolversParentTypes['BatchNotFound']> = {
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BatchNotOpenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BatchNotOpen'] = ResolversParentTypes['BatchNotOpen']> = {
  batch?: Resolver<ResolversTypes['Batch'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BatchPayeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BatchPayee'] = ResolversParentTypes['BatchPayee']> = {
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iban?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payeeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sortCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BatchPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BatchPayment'] = ResolversParentTypes['BatchPayment']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  amountAfterCharges?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  destinationAccount?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  destinationAccountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  feeAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  payee?: Resolver<Maybe<ResolversTypes['BatchPayee']>, ParentType, ContextType>;
  payeeReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentUuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['BatchPaymentResult']>, ParentType, ContextType>;
  sourceAccount?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  sourceAccountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['BatchPaymentStatus']>, ParentType, ContextType>;
  taxAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  transactionReferenceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type BatchPaymentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BatchPaymentConnection'] = ResolversParentTypes['BatchPaymentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['BatchPaymentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['BatchPayment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BatchPaymentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BatchPaymentEdge'] = ResolversParentTypes['BatchPaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BatchPayment'], ParentType, ContextType>;
};

export type BatchPaymentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BatchPaymentResult'] = ResolversParentTypes['BatchPaymentResult']> = {
  code?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BatchPaymentStatusResolvers = EnumResolverSignature<{ FAILED?: any, REMOVED?: any, SUBMITTED?: any, SUCCEEDED?: any, UNRECOGNIZED?: any }, ResolversTypes['BatchPaymentStatus']>;

export type BatchStatusResolvers = EnumResolverSignature<{ CANCELLED?: any, COMPLETE?: any, OPEN?: any, PENDING_APPROVAL?: any, PENDING_PARENT_BATCH_APPROVAL?: any, PROCESSING?: any, READY_FOR_PROCESSING?: any, REJECTED?: any, UNRECOGNIZED?: any }, ResolversTypes['BatchStatus']>;

export type BestPracticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BestPractice'] = ResolversParentTypes['BestPractice']> = {
  choiceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  choiceTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface BigIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['BigInt'], any> {
  name: 'BigInt';
}

export type BitcoinAmountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BitcoinAmount'] = ResolversParentTypes['BitcoinAmount']> = {
  bitcoins?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  satoshis?: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
  value?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Money']>>, ParentType, ContextType, Partial<BitcoinAmountValueArgs>>;
};

export type BlockMinedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockMined'] = ResolversParentTypes['BlockMined']> = {
  block?: Resolver<ResolversTypes['BlockchainBlock'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BlockchainBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockchainBlock'] = ResolversParentTypes['BlockchainBlock']> = {
  bits?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  confirmations?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['BitcoinAmount']>, ParentType, ContextType>;
  hash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  index?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  isOnMainChain?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  merkleRoot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nonce?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  previousBlock?: Resolver<Maybe<ResolversTypes['BlockchainBlock']>, ParentType, ContextType>;
  raw?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  transactionCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  transactions?: Resolver<Maybe<ResolversTypes['BlockchainTransactionConnection']>, ParentType, ContextType, Partial<BlockchainBlockTransactionsArgs>>;
  version?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BlockchainTransactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockchainTransaction'] = ResolversParentTypes['BlockchainTransaction']> = {
  block?: Resolver<Maybe<ResolversTypes['BlockchainBlock']>, ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['BitcoinAmount']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
  inputs?: Resolver<Maybe<ResolversTypes['BlockchainTransactionInputConnection']>, ParentType, ContextType, Partial<BlockchainTransactionInputsArgs>>;
  isDoubleSpend?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isReplaceable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lockTime?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  outputs?: Resolver<Maybe<ResolversTypes['BlockchainTransactionOutputConnection']>, ParentType, ContextType, Partial<BlockchainTransactionOutputsArgs>>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  relayedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BlockchainTransactionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockchainTransactionConnection'] = ResolversParentTypes['BlockchainTransactionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['BlockchainTransactionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['BlockchainTransaction']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BlockchainTransactionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockchainTransactionEdge'] = ResolversParentTypes['BlockchainTransactionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BlockchainTransaction'], ParentType, ContextType>;
};

export type BlockchainTransactionInputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockchainTransactionInput'] = ResolversParentTypes['BlockchainTransactionInput']> = {
  balance?: Resolver<Maybe<ResolversTypes['AddressBalance']>, ParentType, ContextType>;
  index?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  previousOutput?: Resolver<Maybe<ResolversTypes['BlockchainTransactionOutput']>, ParentType, ContextType>;
  script?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
  witness?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BlockchainTransactionInputConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockchainTransactionInputConnection'] = ResolversParentTypes['BlockchainTransactionInputConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['BlockchainTransactionInputEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['BlockchainTransactionInput']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BlockchainTransactionInputEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockchainTransactionInputEdge'] = ResolversParentTypes['BlockchainTransactionInputEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BlockchainTransactionInput'], ParentType, ContextType>;
};

export type BlockchainTransactionOutpointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockchainTransactionOutpoint'] = ResolversParentTypes['BlockchainTransactionOutpoint']> = {
  inputIndex?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  transactionIndex?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
};

export type BlockchainTransactionOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockchainTransactionOutput'] = ResolversParentTypes['BlockchainTransactionOutput']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressTag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressTagUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['BitcoinAmount'], ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['AddressBalance']>, ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isSpent?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  script?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scriptKind?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  spentBy?: Resolver<ReadonlyArray<ResolversTypes['BlockchainTransactionOutpoint']>, ParentType, ContextType>;
  transactionIndex?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
};

export type BlockchainTransactionOutputConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockchainTransactionOutputConnection'] = ResolversParentTypes['BlockchainTransactionOutputConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['BlockchainTransactionOutputEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['BlockchainTransactionOutput']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BlockchainTransactionOutputEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockchainTransactionOutputEdge'] = ResolversParentTypes['BlockchainTransactionOutputEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BlockchainTransactionOutput'], ParentType, ContextType>;
};

export type BlockchainUnspentOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockchainUnspentOutput'] = ResolversParentTypes['BlockchainUnspentOutput']> = {
  amount?: Resolver<ResolversTypes['BitcoinAmount'], ParentType, ContextType>;
  confirmations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  script?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['BlockchainTransaction']>, ParentType, ContextType>;
  transactionHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transactionIndex?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
};

export type BlockchainUnspentOutputConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockchainUnspentOutputConnection'] = ResolversParentTypes['BlockchainUnspentOutputConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['BlockchainUnspentOutputEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['BlockchainUnspentOutput']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BlockchainUnspentOutputEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockchainUnspentOutputEdge'] = ResolversParentTypes['BlockchainUnspentOutputEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BlockchainUnspentOutput'], ParentType, ContextType>;
};

export type BotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Bot'] = ResolversParentTypes['Bot']> = {
  accentColor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatarDecoration?: Resolver<Maybe<ResolversTypes['ChatAvatarDecoration']>, ParentType, ContextType>;
  banner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  discriminator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  flags?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  isBot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEmailVerified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isSystem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  messages?: Resolver<Maybe<ResolversTypes['ChatMessageConnection']>, ParentType, ContextType, RequireFields<BotMessagesArgs, 'channelId'>>;
  nameplate?: Resolver<Maybe<ResolversTypes['ChatNameplate']>, ParentType, ContextType>;
  premium?: Resolver<Maybe<ResolversTypes['ChatPremium']>, ParentType, ContextType>;
  primaryServer?: Resolver<Maybe<ResolversTypes['ChatPrimaryServer']>, ParentType, ContextType>;
  publicFlags?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  requiresMfa?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  servers?: Resolver<Maybe<ResolversTypes['ChatServerConnection']>, ParentType, ContextType, Partial<BotServersArgs>>;
  user?: Resolver<ResolversTypes['ChatUser'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelBatchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelBatchResult'] = ResolversParentTypes['CancelBatchResult']> = {
  __resolveType?: TypeResolveFn<'BatchNotFound' | 'BatchNotOpen' | 'CancelBatchSuccess', ParentType, ContextType>;
};

export type CancelBatchSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelBatchSuccess'] = ResolversParentTypes['CancelBatchSuccess']> = {
  batch?: Resolver<Maybe<ResolversTypes['Batch']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChatAccessDeniedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatAccessDenied'] = ResolversParentTypes['ChatAccessDenied']> = {
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChatAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatAccount'] = ResolversParentTypes['ChatAccount']> = {
  __resolveType?: TypeResolveFn<'Bot' | 'ChatUser', ParentType, ContextType>;
  accentColor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatarDecoration?: Resolver<Maybe<ResolversTypes['ChatAvatarDecoration']>, ParentType, ContextType>;
  banner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  discriminator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flags?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  isBot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSystem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nameplate?: Resolver<Maybe<ResolversTypes['ChatNameplate']>, ParentType, ContextType>;
  primaryServer?: Resolver<Maybe<ResolversTypes['ChatPrimaryServer']>, ParentType, ContextType>;
  publicFlags?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChatAttachmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatAttachment'] = ResolversParentTypes['ChatAttachment']> = {
  attachmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  contentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  durationSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  flags?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isEphemeral?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proxyUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  waveform?: Resolver<Maybe<ResolversTypes['Base64']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ChatAvatarDecorationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatAvatarDecoration'] = ResolversParentTypes['ChatAvatarDecoration']> = {
  asset?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ChatChannelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatChannel'] = ResolversParentTypes['ChatChannel']> = {
  channelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAgeRestricted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChatChannelKind'], ParentType, ContextType>;
  lastMessageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lastPinnedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  messages?: Resolver<Maybe<ResolversTypes['ChatMessageConnection']>, ParentType, ContextType, Partial<ChatChannelMessagesArgs>>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['ChatChannel']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  recipients?: Resolver<ReadonlyArray<ResolversTypes['ChatUser']>, ParentType, ContextType>;
  server?: Resolver<Maybe<ResolversTypes['ChatServer']>, ParentType, ContextType>;
  serverId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  slowdownSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  thread?: Resolver<Maybe<ResolversTypes['ChatThread']>, ParentType, ContextType>;
  topic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChatChannelConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatChannelConnection'] = ResolversParentTypes['ChatChannelConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ChatChannelEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ChatChannel']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ChatChannelEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatChannelEdge'] = ResolversParentTypes['ChatChannelEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ChatChannel'], ParentType, ContextType>;
};

export type ChatChannelKindResolvers = EnumResolverSignature<{ ANNOUNCEMENT?: any, ANNOUNCEMENT_THREAD?: any, CATEGORY?: any, DIRECTORY?: any, FORUM?: any, MEDIA?: any, PRIVATE?: any, PRIVATE_GROUP?: any, PRIVATE_THREAD?: any, PUBLIC_THREAD?: any, STAGE?: any, TEXT?: any, UNRECOGNIZED?: any, VOICE?: any }, ResolversTypes['ChatChannelKind']>;

export type ChatChannelNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatChannelNotFound'] = ResolversParentTypes['ChatChannelNotFound']> = {
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChatEmbedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatEmbed'] = ResolversParentTypes['ChatEmbed']> = {
  author?: Resolver<Maybe<ResolversTypes['ChatEmbedAuthor']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['ChatEmbedField']>, ParentType, ContextType>;
  footer?: Resolver<Maybe<ResolversTypes['ChatEmbedFooter']>, ParentType, ContextType>;
  happenedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ChatEmbedMedia']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChatEmbedKind'], ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['ChatEmbedProvider']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['ChatEmbedMedia']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['ChatEmbedMedia']>, ParentType, ContextType>;
};

export type ChatEmbedAuthorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatEmbedAuthor'] = ResolversParentTypes['ChatEmbedAuthor']> = {
  iconUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type ChatEmbedFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatEmbedField'] = ResolversParentTypes['ChatEmbedField']> = {
  isInline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChatEmbedFooterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatEmbedFooter'] = ResolversParentTypes['ChatEmbedFooter']> = {
  iconUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChatEmbedKindResolvers = EnumResolverSignature<{ ANIMATION?: any, ARTICLE?: any, IMAGE?: any, LINK?: any, POLL_RESULT?: any, RICH?: any, UNRECOGNIZED?: any, VIDEO?: any }, ResolversTypes['ChatEmbedKind']>;

export type ChatEmbedMediaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatEmbedMedia'] = ResolversParentTypes['ChatEmbedMedia']> = {
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  proxyUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ChatEmbedProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatEmbedProvider'] = ResolversParentTypes['ChatEmbedProvider']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type ChatEmojiResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatEmoji'] = ResolversParentTypes['ChatEmoji']> = {
  emojiId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isAnimated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChatMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatMessage'] = ResolversParentTypes['ChatMessage']> = {
  applicationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  attachments?: Resolver<ReadonlyArray<ResolversTypes['ChatAttachment']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['ChatUser']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['ChatChannel']>, ParentType, ContextType>;
  channelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  componentsJson?: Resolver<ReadonlyArray<ResolversTypes['JSON']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  embeds?: Resolver<ReadonlyArray<ResolversTypes['ChatEmbed']>, ParentType, ContextType>;
  flags?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReadAloud?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['ChatMessageKind']>, ParentType, ContextType>;
  mentionedRoleIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  mentions?: Resolver<ReadonlyArray<ResolversTypes['ChatUser']>, ParentType, ContextType>;
  mentionsEveryone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nonce?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  poll?: Resolver<Maybe<ResolversTypes['ChatPoll']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  reactions?: Resolver<ReadonlyArray<ResolversTypes['ChatReaction']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['ChatMessageReference']>, ParentType, ContextType>;
  repliedTo?: Resolver<Maybe<ResolversTypes['ChatMessage']>, ParentType, ContextType>;
  stickers?: Resolver<ReadonlyArray<ResolversTypes['ChatSticker']>, ParentType, ContextType>;
  thread?: Resolver<Maybe<ResolversTypes['ChatChannel']>, ParentType, ContextType>;
  webhookId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChatMessageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatMessageConnection'] = ResolversParentTypes['ChatMessageConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ChatMessageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ChatMessage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ChatMessageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatMessageEdge'] = ResolversParentTypes['ChatMessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ChatMessage'], ParentType, ContextType>;
};

export type ChatMessageKindResolvers = EnumResolverSignature<{ CALL?: any, COMMAND?: any, CONTEXT_COMMAND?: any, MODERATION?: any, ORDINARY?: any, PINNED?: any, POLL_RESULT?: any, RECIPIENT_ADDED?: any, RECIPIENT_REMOVED?: any, REPLY?: any, THREAD_CREATED?: any, THREAD_STARTER?: any, UNRECOGNIZED?: any, USER_JOINED?: any }, ResolversTypes['ChatMessageKind']>;

export type ChatMessageNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatMessageNotFound'] = ResolversParentTypes['ChatMessageNotFound']> = {
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChatMessageReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatMessageReference'] = ResolversParentTypes['ChatMessageReference']> = {
  channelId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['ChatReferenceKind']>, ParentType, ContextType>;
  messageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  serverId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ChatNameplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatNameplate'] = ResolversParentTypes['ChatNameplate']> = {
  asset?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  palette?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skuId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ChatPollResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatPoll'] = ResolversParentTypes['ChatPoll']> = {
  allowsSeveralAnswers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  answers?: Resolver<ReadonlyArray<ResolversTypes['ChatPollAnswer']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isFinal?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChatPollAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatPollAnswer'] = ResolversParentTypes['ChatPollAnswer']> = {
  answerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  emoji?: Resolver<Maybe<ResolversTypes['ChatEmoji']>, ParentType, ContextType>;
  isMine?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  voteCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ChatPremiumResolvers = EnumResolverSignature<{ BASIC?: any, CLASSIC?: any, FULL?: any, NONE?: any, UNRECOGNIZED?: any }, ResolversTypes['ChatPremium']>;

export type ChatPrimaryServerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatPrimaryServer'] = ResolversParentTypes['ChatPrimaryServer']> = {
  badge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isShown?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  serverId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  tag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChatReactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatReaction'] = ResolversParentTypes['ChatReaction']> = {
  burstColors?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  burstCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  emoji?: Resolver<ResolversTypes['ChatEmoji'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMyBurst?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  normalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ChatReferenceKindResolvers = EnumResolverSignature<{ FORWARD?: any, REPLY?: any, UNRECOGNIZED?: any }, ResolversTypes['ChatReferenceKind']>;

export type ChatServerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatServer'] = ResolversParentTypes['ChatServer']> = {
  banner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channels?: Resolver<Maybe<ResolversTypes['ChatChannelConnection']>, ParentType, ContextType, Partial<ChatServerChannelsArgs>>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  features?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  memberCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onlineCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['ChatUser']>, ParentType, ContextType>;
  ownerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  serverId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChatServerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatServerConnection'] = ResolversParentTypes['ChatServerConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ChatServerEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ChatServer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ChatServerEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatServerEdge'] = ResolversParentTypes['ChatServerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ChatServer'], ParentType, ContextType>;
};

export type ChatStickerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatSticker'] = ResolversParentTypes['ChatSticker']> = {
  format?: Resolver<ResolversTypes['ChatStickerFormat'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  stickerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ChatStickerFormatResolvers = EnumResolverSignature<{ APNG?: any, GIF?: any, LOTTIE?: any, PNG?: any, UNRECOGNIZED?: any }, ResolversTypes['ChatStickerFormat']>;

export type ChatThreadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatThread'] = ResolversParentTypes['ChatThread']> = {
  archiveChangedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  archivesAfterMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  messageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ownerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ChatUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatUser'] = ResolversParentTypes['ChatUser']> = {
  accentColor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatarDecoration?: Resolver<Maybe<ResolversTypes['ChatAvatarDecoration']>, ParentType, ContextType>;
  banner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  discriminator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flags?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSystem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nameplate?: Resolver<Maybe<ResolversTypes['ChatNameplate']>, ParentType, ContextType>;
  primaryServer?: Resolver<Maybe<ResolversTypes['ChatPrimaryServer']>, ParentType, ContextType>;
  publicFlags?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClearWebhookRequestsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClearWebhookRequestsResult'] = ResolversParentTypes['ClearWebhookRequestsResult']> = {
  __resolveType?: TypeResolveFn<'ClearWebhookRequestsSuccess' | 'InvalidWebhookRequestWhere' | 'WebhookNotFound', ParentType, ContextType>;
};

export type ClearWebhookRequestsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClearWebhookRequestsSuccess'] = ResolversParentTypes['ClearWebhookRequestsSuccess']> = {
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConcurrentAppendResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConcurrentAppendResult'] = ResolversParentTypes['ConcurrentAppendResult']> = {
  __resolveType?: TypeResolveFn<'ConcurrentAppendSuccess' | 'DatalakeAppendInterrupted' | 'DatalakeAppendKindMismatch' | 'DatalakeFileNotFound', ParentType, ContextType>;
};

export type ConcurrentAppendSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConcurrentAppendSuccess'] = ResolversParentTypes['ConcurrentAppendSuccess']> = {
  appendCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  byteCount?: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConsolidatedReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsolidatedReport'] = ResolversParentTypes['ConsolidatedReport']> = {
  document?: Resolver<Maybe<ResolversTypes['ConsolidatedReportDocument']>, ParentType, ContextType, Partial<ConsolidatedReportDocumentArgs>>;
  download?: Resolver<ResolversTypes['Download'], ParentType, ContextType, Partial<ConsolidatedReportDownloadArgs>>;
  metrics?: Resolver<Maybe<ResolversTypes['WorkloadMetricConnection']>, ParentType, ContextType, Partial<ConsolidatedReportMetricsArgs>>;
};

export type ConsolidatedReportDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsolidatedReportDocument'] = ResolversParentTypes['ConsolidatedReportDocument']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  pdf?: Resolver<Maybe<ResolversTypes['Base64']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  alternativeSpellings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  area?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  articles?: Resolver<Maybe<ResolversTypes['ArticleConnection']>, ParentType, ContextType, Partial<CountryArticlesArgs>>;
  banks?: Resolver<Maybe<ResolversTypes['BankConnection']>, ParentType, ContextType, Partial<CountryBanksArgs>>;
  borderCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  borders?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Country']>>, ParentType, ContextType>;
  callingCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  capitalCoordinates?: Resolver<Maybe<ResolversTypes['CountryCoordinates']>, ParentType, ContextType>;
  capitals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  coatOfArms?: Resolver<Maybe<ResolversTypes['CountryCoatOfArms']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  code3?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  isIndependent?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isLandlocked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isUnitedNationsMember?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  journals?: Resolver<Maybe<ResolversTypes['JournalConnection']>, ParentType, ContextType, Partial<CountryJournalsArgs>>;
  languages?: Resolver<ReadonlyArray<ResolversTypes['CountryLanguage']>, ParentType, ContextType>;
  maps?: Resolver<Maybe<ResolversTypes['CountryMaps']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['CountryName'], ParentType, ContextType>;
  numericCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  olympicCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  population?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  postalCodeFormat?: Resolver<Maybe<ResolversTypes['CountryPostalCodeFormat']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['CountryRegion'], ParentType, ContextType>;
  resellerProducts?: Resolver<Maybe<ResolversTypes['ResellerProductConnection']>, ParentType, ContextType, RequireFields<CountryResellerProductsArgs, 'partnerName'>>;
  startOfWeek?: Resolver<Maybe<ResolversTypes['CountryWeekday']>, ParentType, ContextType>;
  subregion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZones?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  topLevelDomains?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  translations?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CountryLocalName']>>, ParentType, ContextType>;
  vehicleSigns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CountryCoatOfArmsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryCoatOfArms'] = ResolversParentTypes['CountryCoatOfArms']> = {
  pngUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  svgUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
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
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryDemonymResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryDemonym'] = ResolversParentTypes['CountryDemonym']> = {
  feminine?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  languageCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  pngUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  svgUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
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
  languageCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  official?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryMapsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryMaps'] = ResolversParentTypes['CountryMaps']> = {
  commercialUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  communityUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type CountryNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryName'] = ResolversParentTypes['CountryName']> = {
  common?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  native?: Resolver<ReadonlyArray<ResolversTypes['CountryLocalName']>, ParentType, ContextType>;
  official?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountryPostalCodeFormatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryPostalCodeFormat'] = ResolversParentTypes['CountryPostalCodeFormat']> = {
  format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryRegionResolvers = EnumResolverSignature<{ AFRICA?: any, AMERICAS?: any, ANTARCTIC?: any, ASIA?: any, EUROPE?: any, OCEANIA?: any, UNRECOGNIZED?: any }, ResolversTypes['CountryRegion']>;

export type CountryWeekdayResolvers = EnumResolverSignature<{ MONDAY?: any, SATURDAY?: any, SUNDAY?: any, UNRECOGNIZED?: any }, ResolversTypes['CountryWeekday']>;

export type CreateBatchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateBatchResult'] = ResolversParentTypes['CreateBatchResult']> = {
  __resolveType?: TypeResolveFn<'CreateBatchSuccess' | 'InvalidBatch', ParentType, ContextType>;
};

export type CreateBatchSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateBatchSuccess'] = ResolversParentTypes['CreateBatchSuccess']> = {
  batch?: Resolver<Maybe<ResolversTypes['Batch']>, ParentType, ContextType>;
  batchEdge?: Resolver<Maybe<ResolversTypes['BatchEdge']>, ParentType, ContextType>;
  batchUuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateMessageResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateMessageResult'] = ResolversParentTypes['CreateMessageResult']> = {
  __resolveType?: TypeResolveFn<'ChatAccessDenied' | 'ChatChannelNotFound' | 'CreateMessageSuccess' | 'InvalidChatMessage', ParentType, ContextType>;
};

export type CreateMessageSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateMessageSuccess'] = ResolversParentTypes['CreateMessageSuccess']> = {
  chatMessage?: Resolver<ResolversTypes['ChatMessage'], ParentType, ContextType>;
  chatMessageEdge?: Resolver<ResolversTypes['ChatMessageEdge'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateShippingFulfillmentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateShippingFulfillmentResult'] = ResolversParentTypes['CreateShippingFulfillmentResult']> = {
  __resolveType?: TypeResolveFn<'CreateShippingFulfillmentSuccess' | 'InvalidShippingFulfillment' | 'OrderAccessDenied' | 'OrderNotFound', ParentType, ContextType>;
};

export type CreateShippingFulfillmentSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateShippingFulfillmentSuccess'] = ResolversParentTypes['CreateShippingFulfillmentSuccess']> = {
  fulfillmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shippingFulfillment?: Resolver<Maybe<ResolversTypes['ShippingFulfillment']>, ParentType, ContextType>;
  shippingFulfillmentEdge?: Resolver<Maybe<ResolversTypes['ShippingFulfillmentEdge']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateWebhookResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateWebhookResult'] = ResolversParentTypes['CreateWebhookResult']> = {
  __resolveType?: TypeResolveFn<'CreateWebhookSuccess' | 'InvalidWebhook', ParentType, ContextType>;
};

export type CreateWebhookSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateWebhookSuccess'] = ResolversParentTypes['CreateWebhookSuccess']> = {
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  webhookEdge?: Resolver<ResolversTypes['WebhookEdge'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CurrencyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = {
  banks?: Resolver<Maybe<ResolversTypes['BankConnection']>, ParentType, ContextType, Partial<CurrencyBanksArgs>>;
  code?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  countries?: Resolver<Maybe<ResolversTypes['CountryConnection']>, ParentType, ContextType, Partial<CurrencyCountriesArgs>>;
  exchangeRate?: Resolver<Maybe<ResolversTypes['ExchangeRate']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface CurrencyCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CurrencyCode'], any> {
  name: 'CurrencyCode';
}

export type DatalakeAppendInterruptedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DatalakeAppendInterrupted'] = ResolversParentTypes['DatalakeAppendInterrupted']> = {
  byteCount?: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DatalakeAppendKindMismatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DatalakeAppendKindMismatch'] = ResolversParentTypes['DatalakeAppendKindMismatch']> = {
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DatalakeFileAccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DatalakeFileAccess'] = ResolversParentTypes['DatalakeFileAccess']> = {
  actions?: Resolver<ReadonlyArray<ResolversTypes['DatalakeFileAction']>, ParentType, ContextType>;
  isGranted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DatalakeFileExpectedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DatalakeFileExpected'] = ResolversParentTypes['DatalakeFileExpected']> = {
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DatalakeFileNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DatalakeFileNotFound'] = ResolversParentTypes['DatalakeFileNotFound']> = {
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

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
  __resolveType?: TypeResolveFn<'DecodeIntegrityTokenSuccess' | 'InvalidIntegrityToken', ParentType, ContextType>;
};

export type DecodeIntegrityTokenSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecodeIntegrityTokenSuccess'] = ResolversParentTypes['DecodeIntegrityTokenSuccess']> = {
  payload?: Resolver<ResolversTypes['IntegrityPayload'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteMessageResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteMessageResult'] = ResolversParentTypes['DeleteMessageResult']> = {
  __resolveType?: TypeResolveFn<'ChatAccessDenied' | 'ChatChannelNotFound' | 'ChatMessageNotFound' | 'DeleteMessageSuccess', ParentType, ContextType>;
};

export type DeleteMessageSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteMessageSuccess'] = ResolversParentTypes['DeleteMessageSuccess']> = {
  deletedChatMessageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteReaderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteReaderResult'] = ResolversParentTypes['DeleteReaderResult']> = {
  __resolveType?: TypeResolveFn<'DeleteReaderSuccess' | 'ReaderHasEntitlements' | 'ReaderNotFound', ParentType, ContextType>;
};

export type DeleteReaderSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteReaderSuccess'] = ResolversParentTypes['DeleteReaderSuccess']> = {
  deletedReaderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteWebhookRequestResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteWebhookRequestResult'] = ResolversParentTypes['DeleteWebhookRequestResult']> = {
  __resolveType?: TypeResolveFn<'DeleteWebhookRequestSuccess' | 'WebhookRequestNotFound', ParentType, ContextType>;
};

export type DeleteWebhookRequestSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteWebhookRequestSuccess'] = ResolversParentTypes['DeleteWebhookRequestSuccess']> = {
  deletedWebhookRequestId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteWebhookResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteWebhookResult'] = ResolversParentTypes['DeleteWebhookResult']> = {
  __resolveType?: TypeResolveFn<'DeleteWebhookSuccess' | 'WebhookNotFound', ParentType, ContextType>;
};

export type DeleteWebhookSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteWebhookSuccess'] = ResolversParentTypes['DeleteWebhookSuccess']> = {
  deletedWebhookId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DirectDebitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectDebit'] = ResolversParentTypes['DirectDebit']> = {
  account?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  accountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  amountAfterCharges?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['CurrencyCode']>, ParentType, ContextType>;
  directDebitUuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  feeAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isIndemnityClaim?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DirectDebitKind'], ParentType, ContextType>;
  mandate?: Resolver<Maybe<ResolversTypes['DirectDebitMandate']>, ParentType, ContextType>;
  mandateUuid?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  originatorAlias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  originatorLargeLogoUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  originatorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  originatorReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  originatorSmallLogoUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  payeeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rejectReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schemeRefundReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schemeRefundReasonCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schemeRejectReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schemeRejectReasonCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DirectDebitStatus'], ParentType, ContextType>;
  taxAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type DirectDebitKindResolvers = EnumResolverSignature<{ FINAL_COLLECTION?: any, FIRST_COLLECTION?: any, ONGOING_COLLECTION?: any, REPRESENTED_COLLECTION?: any, UNRECOGNIZED?: any }, ResolversTypes['DirectDebitKind']>;

export type DirectDebitMandateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectDebitMandate'] = ResolversParentTypes['DirectDebitMandate']> = {
  account?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  accountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cancelledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  collectedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  collectedValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['CurrencyCode']>, ParentType, ContextType>;
  directDebits?: Resolver<Maybe<ResolversTypes['DirectDebitConnection']>, ParentType, ContextType, Partial<DirectDebitMandateDirectDebitsArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latestAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  latestCollectedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mandateUuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  originatorAlias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  originatorLargeLogoUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  originatorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  originatorReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  originatorSmallLogoUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rejectReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schemeCancelReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schemeCancelReasonCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DirectDebitMandateStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DirectDebitMandateConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectDebitMandateConnection'] = ResolversParentTypes['DirectDebitMandateConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['DirectDebitMandateEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['DirectDebitMandate']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DirectDebitMandateEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectDebitMandateEdge'] = ResolversParentTypes['DirectDebitMandateEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DirectDebitMandate'], ParentType, ContextType>;
};

export type DirectDebitMandateStatusResolvers = EnumResolverSignature<{ CANCEL_FILE_CREATED?: any, CANCEL_FILE_SENT?: any, CANCEL_RECORDED?: any, CANCEL_RECORD_IN_PROGRESS?: any, CANCEL_REQUESTED?: any, COMPLETE?: any, CREATED?: any, DORMANT?: any, LIVE?: any, REJECT_FILE_CREATED?: any, REJECT_FILE_SENT?: any, REJECT_RECORDED?: any, REJECT_RECORD_IN_PROGRESS?: any, REJECT_REQUESTED?: any, UNRECOGNIZED?: any }, ResolversTypes['DirectDebitMandateStatus']>;

export type DirectDebitStatusResolvers = EnumResolverSignature<{ COLLECTED?: any, RECEIVED?: any, REFUND_FILE_CREATED?: any, REFUND_FILE_SENT?: any, REFUND_RECORDED?: any, REFUND_RECORD_IN_PROGRESS?: any, REFUND_REQUESTED?: any, REJECT_FILE_CREATED?: any, REJECT_FILE_SENT?: any, REJECT_READY_FOR_PROCESSING?: any, REJECT_RECORDED?: any, REJECT_RECORD_IN_PROGRESS?: any, REJECT_REQUESTED?: any, UNRECOGNIZED?: any }, ResolversTypes['DirectDebitStatus']>;

export type DownloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Download'] = ResolversParentTypes['Download']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EvaluationFailedEventDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvaluationFailedEventDetails'] = ResolversParentTypes['EvaluationFailedEventDetails']> = {
  cause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExchangeRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExchangeRate'] = ResolversParentTypes['ExchangeRate']> = {
  buy?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  fifteenMinutesAgo?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  sell?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExecutionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Execution'] = ResolversParentTypes['Execution']> = {
  arn?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  history?: Resolver<Maybe<ResolversTypes['HistoryEventConnection']>, ParentType, ContextType, Partial<ExecutionHistoryArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  input?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputJson?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  itemCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mapRun?: Resolver<Maybe<ResolversTypes['MapRun']>, ParentType, ContextType>;
  mapRunArn?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  output?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outputJson?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  redriveCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  redrivenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stateMachine?: Resolver<ResolversTypes['StateMachine'], ParentType, ContextType>;
  stateMachineAliasArn?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  stateMachineArn?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stateMachineVersionArn?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ExecutionStatus'], ParentType, ContextType>;
  stoppedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExecutionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExecutionConnection'] = ResolversParentTypes['ExecutionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ExecutionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Execution']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ExecutionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExecutionEdge'] = ResolversParentTypes['ExecutionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Execution'], ParentType, ContextType>;
};

export type ExecutionEventRecordedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExecutionEventRecorded'] = ResolversParentTypes['ExecutionEventRecorded']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['HistoryEvent'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExecutionRedrivenEventDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExecutionRedrivenEventDetails'] = ResolversParentTypes['ExecutionRedrivenEventDetails']> = {
  redriveCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExecutionStartedEventDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExecutionStartedEventDetails'] = ResolversParentTypes['ExecutionStartedEventDetails']> = {
  input?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputJson?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  roleArn?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  stateMachineAliasArn?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  stateMachineVersionArn?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExecutionStatusResolvers = EnumResolverSignature<{ ABORTED?: any, FAILED?: any, PENDING_REDRIVE?: any, RUNNING?: any, SUCCEEDED?: any, TIMED_OUT?: any, UNRECOGNIZED?: any }, ResolversTypes['ExecutionStatus']>;

export type FailedEventDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FailedEventDetails'] = ResolversParentTypes['FailedEventDetails']> = {
  cause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FailureEventDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FailureEventDetails'] = ResolversParentTypes['FailureEventDetails']> = {
  __resolveType?: TypeResolveFn<'EvaluationFailedEventDetails' | 'FailedEventDetails' | 'TaskFailedEventDetails', ParentType, ContextType>;
  cause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FulfillmentCarrierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentCarrier'] = ResolversParentTypes['FulfillmentCarrier']> = {
  canReprintPostage?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  carrierId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  includesPeripherals?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requiresDimensions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usesInternalRatesOnly?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type FulfillmentConsigneeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentConsignee'] = ResolversParentTypes['FulfillmentConsignee']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consigneeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  countryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  countryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  accountingActivities?: Resolver<Maybe<ResolversTypes['AccountingActivityConnection']>, ParentType, ContextType, Partial<FulfillmentOrderAccountingActivitiesArgs>>;
  currentStatus?: Resolver<ResolversTypes['FulfillmentStatusEvent'], ParentType, ContextType>;
  departedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dispatchesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  integrator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineItems?: Resolver<ReadonlyArray<ResolversTypes['FulfillmentLineItem']>, ParentType, ContextType>;
  merchant?: Resolver<ResolversTypes['FulfillmentMerchant'], ParentType, ContextType>;
  merchantOrderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  merchantShippingMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  originalConsignee?: Resolver<ResolversTypes['FulfillmentConsignee'], ParentType, ContextType>;
  parentOrder?: Resolver<Maybe<ResolversTypes['FulfillmentOrder']>, ParentType, ContextType>;
  parentOrderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  purchaseOrderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  recordedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  trackingNumbers?: Resolver<ReadonlyArray<ResolversTypes['FulfillmentTrackingNumber']>, ParentType, ContextType>;
  validatedConsignee?: Resolver<ResolversTypes['FulfillmentConsignee'], ParentType, ContextType>;
  warehouse?: Resolver<Maybe<ResolversTypes['FulfillmentWarehouse']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FulfillmentPhaseResolvers = EnumResolverSignature<{ CANCELLED?: any, IN_PROGRESS?: any, PROCESSING?: any, RETURNED?: any, SHIPPED?: any, TEST?: any, UNRECOGNIZED?: any }, ResolversTypes['FulfillmentPhase']>;

export type FulfillmentRequestedSkuResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentRequestedSku'] = ResolversParentTypes['FulfillmentRequestedSku']> = {
  declaredValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FulfillmentReturnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentReturn'] = ResolversParentTypes['FulfillmentReturn']> = {
  comments?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['FulfillmentReturnItem']>, ParentType, ContextType>;
  merchantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  merchantOrderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['FulfillmentOrder']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['FulfillmentReturnCode'], ParentType, ContextType>;
  returnId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  returnedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rmaNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['FulfillmentReturnCode'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type FulfillmentReturnCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentReturnCode'] = ResolversParentTypes['FulfillmentReturnCode']> = {
  code?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FulfillmentReturnConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentReturnConnection'] = ResolversParentTypes['FulfillmentReturnConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['FulfillmentReturnEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['FulfillmentReturn']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FulfillmentReturnEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentReturnEdge'] = ResolversParentTypes['FulfillmentReturnEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FulfillmentReturn'], ParentType, ContextType>;
};

export type FulfillmentReturnItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentReturnItem'] = ResolversParentTypes['FulfillmentReturnItem']> = {
  comments?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inventory?: Resolver<Maybe<ReadonlyArray<ResolversTypes['InventoryItem']>>, ParentType, ContextType>;
  itemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nonRestockedReason?: Resolver<Maybe<ResolversTypes['FulfillmentReturnCode']>, ParentType, ContextType>;
  quantityExpected?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantityRestocked?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantityReturned?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantityShipped?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returnItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FulfillmentStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentStatus'] = ResolversParentTypes['FulfillmentStatus']> = {
  actionRequiredBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actionRequiredById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detailCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phase?: Resolver<Maybe<ResolversTypes['FulfillmentPhase']>, ParentType, ContextType>;
  phaseName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stageCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stageName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FulfillmentStatusEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentStatusEvent'] = ResolversParentTypes['FulfillmentStatusEvent']> = {
  createdById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  happenedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['FulfillmentStatus']>, ParentType, ContextType>;
};

export type FulfillmentTrackingNumberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentTrackingNumber'] = ResolversParentTypes['FulfillmentTrackingNumber']> = {
  carrier?: Resolver<Maybe<ResolversTypes['FulfillmentCarrier']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FulfillmentWarehouseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentWarehouse'] = ResolversParentTypes['FulfillmentWarehouse']> = {
  shortName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warehouseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type FunctionScheduledEventDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunctionScheduledEventDetails'] = ResolversParentTypes['FunctionScheduledEventDetails']> = {
  functionArn?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  input?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputJson?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  roleArn?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  timeoutSeconds?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GenerateAccessTokenResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GenerateAccessTokenResult'] = ResolversParentTypes['GenerateAccessTokenResult']> = {
  __resolveType?: TypeResolveFn<'GenerateAccessTokenSuccess' | 'ServiceAccountAccessDenied' | 'ServiceAccountNotFound', ParentType, ContextType>;
};

export type GenerateAccessTokenSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GenerateAccessTokenSuccess'] = ResolversParentTypes['GenerateAccessTokenSuccess']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GenerateIdTokenResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GenerateIdTokenResult'] = ResolversParentTypes['GenerateIdTokenResult']> = {
  __resolveType?: TypeResolveFn<'GenerateIdTokenSuccess' | 'ServiceAccountAccessDenied' | 'ServiceAccountNotFound', ParentType, ContextType>;
};

export type GenerateIdTokenSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GenerateIdTokenSuccess'] = ResolversParentTypes['GenerateIdTokenSuccess']> = {
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  idToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HistoryEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryEvent'] = ResolversParentTypes['HistoryEvent']> = {
  details?: Resolver<Maybe<ResolversTypes['HistoryEventDetails']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
  happenedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HistoryEventKind'], ParentType, ContextType>;
  previousEventId?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type HistoryEventConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryEventConnection'] = ResolversParentTypes['HistoryEventConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['HistoryEventEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['HistoryEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type HistoryEventDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryEventDetails'] = ResolversParentTypes['HistoryEventDetails']> = {
  __resolveType?: TypeResolveFn<'ActivityScheduledEventDetails' | 'ActivityStartedEventDetails' | 'EvaluationFailedEventDetails' | 'ExecutionRedrivenEventDetails' | 'ExecutionStartedEventDetails' | 'FailedEventDetails' | 'FunctionScheduledEventDetails' | 'MapIterationEventDetails' | 'MapRunRedrivenEventDetails' | 'MapRunStartedEventDetails' | 'MapStateStartedEventDetails' | 'StateEnteredEventDetails' | 'StateExitedEventDetails' | 'SucceededEventDetails' | 'TaskFailedEventDetails' | 'TaskScheduledEventDetails' | 'TaskStartedEventDetails' | 'TaskSucceededEventDetails', ParentType, ContextType>;
};

export type HistoryEventEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryEventEdge'] = ResolversParentTypes['HistoryEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['HistoryEvent'], ParentType, ContextType>;
};

export type HistoryEventKindResolvers = EnumResolverSignature<{ ACTIVITY_FAILED?: any, ACTIVITY_SCHEDULED?: any, ACTIVITY_SCHEDULE_FAILED?: any, ACTIVITY_STARTED?: any, ACTIVITY_SUCCEEDED?: any, ACTIVITY_TIMED_OUT?: any, CHOICE_STATE_ENTERED?: any, CHOICE_STATE_EXITED?: any, EVALUATION_FAILED?: any, EXECUTION_ABORTED?: any, EXECUTION_FAILED?: any, EXECUTION_REDRIVEN?: any, EXECUTION_STARTED?: any, EXECUTION_SUCCEEDED?: any, EXECUTION_TIMED_OUT?: any, FAIL_STATE_ENTERED?: any, FUNCTION_FAILED?: any, FUNCTION_SCHEDULED?: any, FUNCTION_SCHEDULE_FAILED?: any, FUNCTION_STARTED?: any, FUNCTION_START_FAILED?: any, FUNCTION_SUCCEEDED?: any, FUNCTION_TIMED_OUT?: any, MAP_ITERATION_ABORTED?: any, MAP_ITERATION_FAILED?: any, MAP_ITERATION_STARTED?: any, MAP_ITERATION_SUCCEEDED?: any, MAP_RUN_ABORTED?: any, MAP_RUN_FAILED?: any, MAP_RUN_REDRIVEN?: any, MAP_RUN_STARTED?: any, MAP_RUN_SUCCEEDED?: any, MAP_STATE_ABORTED?: any, MAP_STATE_ENTERED?: any, MAP_STATE_EXITED?: any, MAP_STATE_FAILED?: any, MAP_STATE_STARTED?: any, MAP_STATE_SUCCEEDED?: any, PARALLEL_STATE_ABORTED?: any, PARALLEL_STATE_ENTERED?: any, PARALLEL_STATE_EXITED?: any, PARALLEL_STATE_FAILED?: any, PARALLEL_STATE_STARTED?: any, PARALLEL_STATE_SUCCEEDED?: any, PASS_STATE_ENTERED?: any, PASS_STATE_EXITED?: any, SUCCEED_STATE_ENTERED?: any, SUCCEED_STATE_EXITED?: any, TASK_FAILED?: any, TASK_SCHEDULED?: any, TASK_STARTED?: any, TASK_START_FAILED?: any, TASK_STATE_ABORTED?: any, TASK_STATE_ENTERED?: any, TASK_STATE_EXITED?: any, TASK_SUBMITTED?: any, TASK_SUBMIT_FAILED?: any, TASK_SUCCEEDED?: any, TASK_TIMED_OUT?: any, UNRECOGNIZED?: any, WAIT_STATE_ABORTED?: any, WAIT_STATE_ENTERED?: any, WAIT_STATE_EXITED?: any }, ResolversTypes['HistoryEventKind']>;

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
  deletedUniqueId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  identity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type IdentityClientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityClient'] = ResolversParentTypes['IdentityClient']> = {
  applicationType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  contacts?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  defaultMaxAgeSeconds?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  defaultScopes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  grantTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  homePageUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  policyUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  redirectUris?: Resolver<ReadonlyArray<ResolversTypes['URI']>, ParentType, ContextType>;
  responseTypes?: Resolver<ReadonlyArray<ReadonlyArray<ResolversTypes['AuthorizationResponseType']>>, ParentType, ContextType>;
  termsUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IdentityClientConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityClientConnection'] = ResolversParentTypes['IdentityClientConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['IdentityClientEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['IdentityClient']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type IdentityClientEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityClientEdge'] = ResolversParentTypes['IdentityClientEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['IdentityClient'], ParentType, ContextType>;
};

export type InputEventDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InputEventDetails'] = ResolversParentTypes['InputEventDetails']> = {
  __resolveType?: TypeResolveFn<'ActivityScheduledEventDetails' | 'ExecutionStartedEventDetails' | 'FunctionScheduledEventDetails' | 'StateEnteredEventDetails', ParentType, ContextType>;
  input?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputJson?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type IntegrityAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrityAccount'] = ResolversParentTypes['IntegrityAccount']> = {
  activityLevel?: Resolver<Maybe<ResolversTypes['IntegrityAccountActivity']>, ParentType, ContextType>;
  appLicensingVerdict?: Resolver<Maybe<ResolversTypes['IntegrityLicensing']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type IntegrityAccountActivityResolvers = EnumResolverSignature<{ TYPICAL_BASIC?: any, TYPICAL_STRONG?: any, UNEVALUATED?: any, UNKNOWN?: any, UNRECOGNIZED?: any, UNUSUAL?: any }, ResolversTypes['IntegrityAccountActivity']>;

export type IntegrityAppResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrityApp'] = ResolversParentTypes['IntegrityApp']> = {
  appRecognitionVerdict?: Resolver<Maybe<ResolversTypes['IntegrityAppRecognition']>, ParentType, ContextType>;
  certificateSha256Digests?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  packageName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  versionCode?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
};

export type IntegrityAppRecognitionResolvers = EnumResolverSignature<{ RECOGNIZED?: any, UNEVALUATED?: any, UNKNOWN?: any, UNRECOGNIZED?: any, UNRECOGNIZED_VERSION?: any }, ResolversTypes['IntegrityAppRecognition']>;

export type IntegrityAppsDetectedResolvers = EnumResolverSignature<{ KNOWN_CAPTURING?: any, KNOWN_CONTROLLING?: any, KNOWN_INSTALLED?: any, KNOWN_OVERLAYS?: any, UNKNOWN_CAPTURING?: any, UNKNOWN_CONTROLLING?: any, UNKNOWN_INSTALLED?: any, UNKNOWN_OVERLAYS?: any, UNRECOGNIZED?: any }, ResolversTypes['IntegrityAppsDetected']>;

export type IntegrityDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrityDevice'] = ResolversParentTypes['IntegrityDevice']> = {
  deviceRecall?: Resolver<Maybe<ResolversTypes['IntegrityDeviceRecall']>, ParentType, ContextType>;
  deviceRecognitionVerdicts?: Resolver<ReadonlyArray<ResolversTypes['IntegrityDeviceRecognition']>, ParentType, ContextType>;
  legacyDeviceRecognitionVerdicts?: Resolver<ReadonlyArray<ResolversTypes['IntegrityDeviceRecognition']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
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
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
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
  matchesPackage?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  requestDetails?: Resolver<Maybe<ResolversTypes['IntegrityRequestDetails']>, ParentType, ContextType>;
};

export type IntegrityProtectionResolvers = EnumResolverSignature<{ HIGH_RISK?: any, MEDIUM_RISK?: any, NO_DATA?: any, NO_ISSUES?: any, POSSIBLE_RISK?: any, UNEVALUATED?: any, UNRECOGNIZED?: any }, ResolversTypes['IntegrityProtection']>;

export type IntegrityRecallBitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrityRecallBit'] = ResolversParentTypes['IntegrityRecallBit']> = {
  isSet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  writtenDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type IntegrityRequestDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrityRequestDetails'] = ResolversParentTypes['IntegrityRequestDetails']> = {
  nonce?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestPackageName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type InvalidBatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidBatch'] = ResolversParentTypes['InvalidBatch']> = {
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  upstreamCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvalidBatchPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidBatchPayment'] = ResolversParentTypes['InvalidBatchPayment']> = {
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  upstreamCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvalidChatMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidChatMessage'] = ResolversParentTypes['InvalidChatMessage']> = {
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvalidInputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidInput'] = ResolversParentTypes['InvalidInput']> = {
  __resolveType?: TypeResolveFn<'InvalidBatch' | 'InvalidBatchPayment' | 'InvalidChatMessage' | 'InvalidIntegrityToken' | 'InvalidShippingFulfillment' | 'InvalidWebhook' | 'InvalidWebhookRequestWhere', ParentType, ContextType>;
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvalidIntegrityTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidIntegrityToken'] = ResolversParentTypes['InvalidIntegrityToken']> = {
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvalidShippingFulfillmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidShippingFulfillment'] = ResolversParentTypes['InvalidShippingFulfillment']> = {
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvalidWebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidWebhook'] = ResolversParentTypes['InvalidWebhook']> = {
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvalidWebhookRequestWhereResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidWebhookRequestWhere'] = ResolversParentTypes['InvalidWebhookRequestWhere']> = {
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InventoryItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InventoryItem'] = ResolversParentTypes['InventoryItem']> = {
  availableCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  itemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  merchantName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  onHandCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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

export type JokeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Joke'] = ResolversParentTypes['Joke']> = {
  categories?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  iconUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jokeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JokeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JokeConnection'] = ResolversParentTypes['JokeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['JokeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Joke']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type JokeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JokeEdge'] = ResolversParentTypes['JokeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Joke'], ParentType, ContextType>;
};

export type JournalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Journal'] = ResolversParentTypes['Journal']> = {
  alternativeTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  apc?: Resolver<Maybe<ResolversTypes['JournalApc']>, ParentType, ContextType>;
  articleLicensing?: Resolver<Maybe<ResolversTypes['JournalArticleLicensing']>, ParentType, ContextType>;
  articles?: Resolver<Maybe<ResolversTypes['ArticleConnection']>, ParentType, ContextType, Partial<JournalArticlesArgs>>;
  copyright?: Resolver<Maybe<ResolversTypes['JournalCopyright']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  depositPolicy?: Resolver<Maybe<ResolversTypes['JournalDepositPolicy']>, ParentType, ContextType>;
  discontinuedDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  editorial?: Resolver<Maybe<ResolversTypes['JournalEditorial']>, ParentType, ContextType>;
  eissn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  indexing?: Resolver<Maybe<ResolversTypes['UrlNotificationStatus']>, ParentType, ContextType>;
  institution?: Resolver<Maybe<ResolversTypes['JournalOrganization']>, ParentType, ContextType>;
  isBoaiCompliant?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isTicked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  journalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keywords?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  labels?: Resolver<ReadonlyArray<ResolversTypes['JournalLabel']>, ParentType, ContextType>;
  languages?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  lastFullReviewDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  licenses?: Resolver<ReadonlyArray<ResolversTypes['JournalLicense']>, ParentType, ContextType>;
  openAccessStartYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  otherCharges?: Resolver<Maybe<ResolversTypes['JournalOtherCharges']>, ParentType, ContextType>;
  pidScheme?: Resolver<Maybe<ResolversTypes['JournalPidScheme']>, ParentType, ContextType>;
  pissn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plagiarism?: Resolver<Maybe<ResolversTypes['JournalPlagiarism']>, ParentType, ContextType>;
  predecessorIssns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  predecessors?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Journal']>>, ParentType, ContextType>;
  preservation?: Resolver<Maybe<ResolversTypes['JournalPreservation']>, ParentType, ContextType>;
  publicationTimeWeeks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  publisher?: Resolver<Maybe<ResolversTypes['JournalOrganization']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  references?: Resolver<Maybe<ResolversTypes['JournalReferences']>, ParentType, ContextType>;
  subjects?: Resolver<ReadonlyArray<ResolversTypes['JournalSubject']>, ParentType, ContextType>;
  successorIssns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  successors?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Journal']>>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  waiver?: Resolver<Maybe<ResolversTypes['JournalWaiver']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JournalApcResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalApc'] = ResolversParentTypes['JournalApc']> = {
  hasApc?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  maximumPrices?: Resolver<ReadonlyArray<ResolversTypes['Money']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type JournalArticleLicensingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalArticleLicensing'] = ResolversParentTypes['JournalArticleLicensing']> = {
  display?: Resolver<ReadonlyArray<ResolversTypes['JournalLicenseDisplay']>, ParentType, ContextType>;
  exampleUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type JournalConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalConnection'] = ResolversParentTypes['JournalConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['JournalEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Journal']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type JournalCopyrightResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalCopyright'] = ResolversParentTypes['JournalCopyright']> = {
  isRetainedByAuthors?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type JournalDepositPolicyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalDepositPolicy'] = ResolversParentTypes['JournalDepositPolicy']> = {
  hasPolicy?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  services?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type JournalEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalEdge'] = ResolversParentTypes['JournalEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Journal'], ParentType, ContextType>;
};

export type JournalEditorialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalEditorial'] = ResolversParentTypes['JournalEditorial']> = {
  boardUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  reviewProcesses?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  reviewUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type JournalLabelResolvers = EnumResolverSignature<{ MIRROR?: any, OJC?: any, S2O?: any, UNRECOGNIZED?: any }, ResolversTypes['JournalLabel']>;

export type JournalLicenseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalLicense'] = ResolversParentTypes['JournalLicense']> = {
  forbidsCommercialUse?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  forbidsDerivatives?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requiresAttribution?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  requiresShareAlike?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type JournalLicenseDisplayResolvers = EnumResolverSignature<{ DISPLAY?: any, EMBED?: any, NO?: any, UNRECOGNIZED?: any }, ResolversTypes['JournalLicenseDisplay']>;

export type JournalOrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalOrganization'] = ResolversParentTypes['JournalOrganization']> = {
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JournalOtherChargesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalOtherCharges'] = ResolversParentTypes['JournalOtherCharges']> = {
  hasOtherCharges?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type JournalPidSchemeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalPidScheme'] = ResolversParentTypes['JournalPidScheme']> = {
  hasPidScheme?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  schemes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JournalPlagiarismResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalPlagiarism'] = ResolversParentTypes['JournalPlagiarism']> = {
  hasDetection?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type JournalPreservationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalPreservation'] = ResolversParentTypes['JournalPreservation']> = {
  hasPreservation?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  nationalLibraries?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  services?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type JournalReferencesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalReferences'] = ResolversParentTypes['JournalReferences']> = {
  aimsAndScopeUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  authorInstructionsUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  journalUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  licenseTermsUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  openAccessStatementUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type JournalSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalSubject'] = ResolversParentTypes['JournalSubject']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scheme?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  term?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JournalWaiverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalWaiver'] = ResolversParentTypes['JournalWaiver']> = {
  hasWaiver?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type LensResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Lens'] = ResolversParentTypes['Lens']> = {
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  arn?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['LensKind']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownerAccountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['LensStatus']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LensConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LensConnection'] = ResolversParentTypes['LensConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['LensEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Lens']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type LensEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LensEdge'] = ResolversParentTypes['LensEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Lens'], ParentType, ContextType>;
};

export type LensKindResolvers = EnumResolverSignature<{ CUSTOM_SELF?: any, CUSTOM_SHARED?: any, UNRECOGNIZED?: any, VENDOR_OFFICIAL?: any }, ResolversTypes['LensKind']>;

export type LensMetricResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LensMetric'] = ResolversParentTypes['LensMetric']> = {
  lens?: Resolver<Maybe<ResolversTypes['Lens']>, ParentType, ContextType>;
  lensArn?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pillars?: Resolver<ReadonlyArray<ResolversTypes['PillarMetric']>, ParentType, ContextType>;
  riskCounts?: Resolver<ResolversTypes['ReviewRiskCounts'], ParentType, ContextType>;
};

export type LensShareInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LensShareInvitation'] = ResolversParentTypes['LensShareInvitation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lens?: Resolver<Maybe<ResolversTypes['Lens']>, ParentType, ContextType>;
  lensArn?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lensName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permission?: Resolver<Maybe<ResolversTypes['SharePermission']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  resourceKind?: Resolver<Maybe<ResolversTypes['ShareResourceKind']>, ParentType, ContextType>;
  sharedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sharedWith?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LensStatusResolvers = EnumResolverSignature<{ CURRENT?: any, DELETED?: any, DEPRECATED?: any, NOT_CURRENT?: any, UNRECOGNIZED?: any, UNSHARED?: any }, ResolversTypes['LensStatus']>;

export type MapIterationEventDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MapIterationEventDetails'] = ResolversParentTypes['MapIterationEventDetails']> = {
  index?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MapRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MapRun'] = ResolversParentTypes['MapRun']> = {
  arn?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  executions?: Resolver<Maybe<ResolversTypes['ExecutionConnection']>, ParentType, ContextType, Partial<MapRunExecutionsArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MapRunRedrivenEventDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MapRunRedrivenEventDetails'] = ResolversParentTypes['MapRunRedrivenEventDetails']> = {
  mapRun?: Resolver<Maybe<ResolversTypes['MapRun']>, ParentType, ContextType>;
  redriveCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MapRunStartedEventDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MapRunStartedEventDetails'] = ResolversParentTypes['MapRunStartedEventDetails']> = {
  mapRun?: Resolver<Maybe<ResolversTypes['MapRun']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MapStateStartedEventDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MapStateStartedEventDetails'] = ResolversParentTypes['MapStateStartedEventDetails']> = {
  itemCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessagePostedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessagePosted'] = ResolversParentTypes['MessagePosted']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['ChatMessage'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  bitcoins?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  convertedFrom?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  convertedTo?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Money']>>, ParentType, ContextType, RequireFields<MoneyConvertedToArgs, 'currencyCodes'>>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addBatchPayment?: Resolver<Maybe<ResolversTypes['AddBatchPaymentResult']>, ParentType, ContextType, RequireFields<MutationAddBatchPaymentArgs, 'input'>>;
  cancelBatch?: Resolver<Maybe<ResolversTypes['CancelBatchResult']>, ParentType, ContextType, RequireFields<MutationCancelBatchArgs, 'input'>>;
  clearWebhookRequests?: Resolver<Maybe<ResolversTypes['ClearWebhookRequestsResult']>, ParentType, ContextType, RequireFields<MutationClearWebhookRequestsArgs, 'input'>>;
  concurrentAppend?: Resolver<Maybe<ResolversTypes['ConcurrentAppendResult']>, ParentType, ContextType, RequireFields<MutationConcurrentAppendArgs, 'input'>>;
  createBatch?: Resolver<Maybe<ResolversTypes['CreateBatchResult']>, ParentType, ContextType, RequireFields<MutationCreateBatchArgs, 'input'>>;
  createMessage?: Resolver<Maybe<ResolversTypes['CreateMessageResult']>, ParentType, ContextType, RequireFields<MutationCreateMessageArgs, 'input'>>;
  createShippingFulfillment?: Resolver<Maybe<ResolversTypes['CreateShippingFulfillmentResult']>, ParentType, ContextType, RequireFields<MutationCreateShippingFulfillmentArgs, 'input'>>;
  createWebhook?: Resolver<Maybe<ResolversTypes['CreateWebhookResult']>, ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  decodeIntegrityToken?: Resolver<Maybe<ResolversTypes['DecodeIntegrityTokenResult']>, ParentType, ContextType, RequireFields<MutationDecodeIntegrityTokenArgs, 'input'>>;
  deleteMessage?: Resolver<Maybe<ResolversTypes['DeleteMessageResult']>, ParentType, ContextType, RequireFields<MutationDeleteMessageArgs, 'input'>>;
  deleteReader?: Resolver<Maybe<ResolversTypes['DeleteReaderResult']>, ParentType, ContextType, RequireFields<MutationDeleteReaderArgs, 'input'>>;
  deleteWebhook?: Resolver<Maybe<ResolversTypes['DeleteWebhookResult']>, ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'input'>>;
  deleteWebhookRequest?: Resolver<Maybe<ResolversTypes['DeleteWebhookRequestResult']>, ParentType, ContextType, RequireFields<MutationDeleteWebhookRequestArgs, 'input'>>;
  generateAccessToken?: Resolver<Maybe<ResolversTypes['GenerateAccessTokenResult']>, ParentType, ContextType, RequireFields<MutationGenerateAccessTokenArgs, 'input'>>;
  generateIdToken?: Resolver<Maybe<ResolversTypes['GenerateIdTokenResult']>, ParentType, ContextType, RequireFields<MutationGenerateIdTokenArgs, 'input'>>;
  publish?: Resolver<Maybe<ResolversTypes['PublishResult']>, ParentType, ContextType, RequireFields<MutationPublishArgs, 'input'>>;
  setExpiry?: Resolver<Maybe<ResolversTypes['SetExpiryResult']>, ParentType, ContextType, RequireFields<MutationSetExpiryArgs, 'input'>>;
  signBlob?: Resolver<Maybe<ResolversTypes['SignBlobResult']>, ParentType, ContextType, RequireFields<MutationSignBlobArgs, 'input'>>;
  signJwt?: Resolver<Maybe<ResolversTypes['SignJwtResult']>, ParentType, ContextType, RequireFields<MutationSignJwtArgs, 'input'>>;
  startAuthorization?: Resolver<Maybe<ResolversTypes['StartAuthorizationResult']>, ParentType, ContextType, RequireFields<MutationStartAuthorizationArgs, 'input'>>;
  submitBatch?: Resolver<Maybe<ResolversTypes['SubmitBatchResult']>, ParentType, ContextType, RequireFields<MutationSubmitBatchArgs, 'input'>>;
  updateMessage?: Resolver<Maybe<ResolversTypes['UpdateMessageResult']>, ParentType, ContextType, RequireFields<MutationUpdateMessageArgs, 'input'>>;
  updateReaderEntitlements?: Resolver<Maybe<ResolversTypes['UpdateReaderEntitlementsResult']>, ParentType, ContextType, RequireFields<MutationUpdateReaderEntitlementsArgs, 'input'>>;
  updateWebhook?: Resolver<Maybe<ResolversTypes['UpdateWebhookResult']>, ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'input'>>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType?: TypeResolveFn<'AddressBalance' | 'Article' | 'Bank' | 'BankAccount' | 'Batch' | 'BlockchainBlock' | 'BlockchainTransaction' | 'ChatChannel' | 'ChatMessage' | 'ChatServer' | 'ChatUser' | 'Country' | 'Currency' | 'DirectDebit' | 'DirectDebitMandate' | 'Execution' | 'FulfillmentOrder' | 'IdentityClient' | 'Joke' | 'Journal' | 'Lens' | 'LensShareInvitation' | 'MapRun' | 'NotebookInstance' | 'NotebookLocation' | 'NotebookOperation' | 'Order' | 'OtherShareInvitation' | 'PaymentDispute' | 'ProfileShareInvitation' | 'Quote' | 'QuoteAuthor' | 'Reader' | 'ResellerProduct' | 'ResellerPromotion' | 'ResellerSubscription' | 'ReviewWorkload' | 'ShippingFulfillment' | 'StateMachine' | 'TemplateShareInvitation' | 'TvCharacter' | 'TvDeath' | 'TvEpisode' | 'TvQuote' | 'UrlNotificationStatus' | 'UserProfile' | 'Webhook' | 'WebhookRequest' | 'WorkflowActivity' | 'WorkloadShareInvitation', ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type NotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotFound'] = ResolversParentTypes['NotFound']> = {
  __resolveType?: TypeResolveFn<'BatchNotFound' | 'ChatChannelNotFound' | 'ChatMessageNotFound' | 'DatalakeFileNotFound' | 'OrderNotFound' | 'ReaderNotFound' | 'ServiceAccountNotFound' | 'WebhookNotFound' | 'WebhookRequestNotFound', ParentType, ContextType>;
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotebookInstanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotebookInstance'] = ResolversParentTypes['NotebookInstance']> = {
  iamPolicy?: Resolver<Maybe<ResolversTypes['IamPolicy']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instanceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['NotebookLocation']>, ParentType, ContextType>;
  raw?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  resourceName?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotebookLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotebookLabel'] = ResolversParentTypes['NotebookLabel']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotebookLocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotebookLocation'] = ResolversParentTypes['NotebookLocation']> = {
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  labels?: Resolver<ReadonlyArray<ResolversTypes['NotebookLabel']>, ParentType, ContextType>;
  locationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  metadataJson?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  operations?: Resolver<Maybe<ResolversTypes['NotebookOperationConnection']>, ParentType, ContextType, Partial<NotebookLocationOperationsArgs>>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  resourceName?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endpoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['NotebookOperationError']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCancellationRequested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['NotebookLocation']>, ParentType, ContextType>;
  metadataJson?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  operationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  resourceName?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  responseJson?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  statusMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['NotebookInstance']>, ParentType, ContextType>;
  targetResourceName?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  verb?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotebookOperationChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotebookOperationChanged'] = ResolversParentTypes['NotebookOperationChanged']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['NotebookOperation'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotebookOperationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotebookOperationConnection'] = ResolversParentTypes['NotebookOperationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['NotebookOperationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['NotebookOperation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  unreachable?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type NotebookOperationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotebookOperationEdge'] = ResolversParentTypes['NotebookOperationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['NotebookOperation'], ParentType, ContextType>;
};

export type NotebookOperationErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotebookOperationError'] = ResolversParentTypes['NotebookOperationError']> = {
  code?: Resolver<Maybe<ResolversTypes['NotebookOperationErrorCode']>, ParentType, ContextType>;
  detailsJson?: Resolver<ReadonlyArray<ResolversTypes['JSON']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type NotebookOperationErrorCodeResolvers = EnumResolverSignature<{ ABORTED?: any, ALREADY_EXISTS?: any, CANCELLED?: any, DATA_LOSS?: any, DEADLINE_EXCEEDED?: any, FAILED_PRECONDITION?: any, INTERNAL?: any, INVALID_ARGUMENT?: any, NOT_FOUND?: any, OUT_OF_RANGE?: any, PERMISSION_DENIED?: any, RESOURCE_EXHAUSTED?: any, UNAUTHENTICATED?: any, UNAVAILABLE?: any, UNIMPLEMENTED?: any, UNKNOWN?: any, UNRECOGNIZED?: any }, ResolversTypes['NotebookOperationErrorCode']>;

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  buyer?: Resolver<Maybe<ResolversTypes['OrderBuyer']>, ParentType, ContextType>;
  buyerCheckoutNotes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancellation?: Resolver<ResolversTypes['OrderCancellation'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fulfillmentOrder?: Resolver<Maybe<ResolversTypes['FulfillmentOrder']>, ParentType, ContextType>;
  fulfillmentStartInstructions?: Resolver<ReadonlyArray<ResolversTypes['OrderFulfillmentInstruction']>, ParentType, ContextType>;
  fulfillmentStatus?: Resolver<ResolversTypes['OrderFulfillmentStatus'], ParentType, ContextType>;
  fulfillmentUrls?: Resolver<ReadonlyArray<ResolversTypes['URL']>, ParentType, ContextType>;
  fulfillments?: Resolver<Maybe<ResolversTypes['ShippingFulfillmentConnection']>, ParentType, ContextType, Partial<OrderFulfillmentsArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTaxCollectedByMarketplace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lineItems?: Resolver<ReadonlyArray<ResolversTypes['OrderLineItem']>, ParentType, ContextType>;
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
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderAccessDeniedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderAccessDenied'] = ResolversParentTypes['OrderAccessDenied']> = {
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderAddress'] = ResolversParentTypes['OrderAddress']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  county?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderAspectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderAspect'] = ResolversParentTypes['OrderAspect']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderAuthenticityStatusResolvers = EnumResolverSignature<{ FAILED?: any, PASSED?: any, PASSED_WITH_EXCEPTION?: any, PENDING?: any, UNRECOGNIZED?: any }, ResolversTypes['OrderAuthenticityStatus']>;

export type OrderBuyerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderBuyer'] = ResolversParentTypes['OrderBuyer']> = {
  registrationAddress?: Resolver<Maybe<ResolversTypes['OrderContact']>, ParentType, ContextType>;
  taxAddress?: Resolver<Maybe<ResolversTypes['OrderTaxAddress']>, ParentType, ContextType>;
  taxIdentifier?: Resolver<Maybe<ResolversTypes['OrderTaxIdentifier']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderCancelRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCancelRequest'] = ResolversParentTypes['OrderCancelRequest']> = {
  cancelRequestId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  initiator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['OrderCancelRequestStatus']>, ParentType, ContextType>;
};

export type OrderCancelRequestStatusResolvers = EnumResolverSignature<{ COMPLETED?: any, REJECTED?: any, REQUESTED?: any, UNRECOGNIZED?: any }, ResolversTypes['OrderCancelRequestStatus']>;

export type OrderCancellationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCancellation'] = ResolversParentTypes['OrderCancellation']> = {
  cancelRequests?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OrderCancelRequest']>>, ParentType, ContextType>;
  cancelledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderCancellationStatus'], ParentType, ContextType>;
};

export type OrderCancellationStatusResolvers = EnumResolverSignature<{ CANCELLED?: any, IN_PROGRESS?: any, NONE_REQUESTED?: any, UNRECOGNIZED?: any }, ResolversTypes['OrderCancellationStatus']>;

export type OrderChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderChanged'] = ResolversParentTypes['OrderChanged']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderCollectedTaxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCollectedTax'] = ResolversParentTypes['OrderCollectedTax']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  collectionMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['OrderTaxKind']>, ParentType, ContextType>;
  referenceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referenceValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  warnings?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OrderWarning']>>, ParentType, ContextType>;
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

export type OrderFulfillmentInstructionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderFulfillmentInstruction'] = ResolversParentTypes['OrderFulfillmentInstruction']> = {
  earliestDeliveryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finalDestinationAddress?: Resolver<Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  isMarketplaceSupported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['OrderFulfillmentInstructionKind']>, ParentType, ContextType>;
  latestDeliveryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pickupLocationKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingStep?: Resolver<Maybe<ResolversTypes['OrderShippingStep']>, ParentType, ContextType>;
};

export type OrderFulfillmentInstructionKindResolvers = EnumResolverSignature<{ DIGITAL?: any, FULFILLED_BY_MARKETPLACE?: any, PREPARE_FOR_PICKUP?: any, SELLER_DEFINED?: any, SHIP_TO?: any, UNRECOGNIZED?: any }, ResolversTypes['OrderFulfillmentInstructionKind']>;

export type OrderFulfillmentStatusResolvers = EnumResolverSignature<{ FULFILLED?: any, IN_PROGRESS?: any, NOT_STARTED?: any, UNRECOGNIZED?: any }, ResolversTypes['OrderFulfillmentStatus']>;

export type OrderGiftDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderGiftDetails'] = ResolversParentTypes['OrderGiftDetails']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientEmail?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  senderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderItemLocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItemLocation'] = ResolversParentTypes['OrderItemLocation']> = {
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderLineInstructionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLineInstructions'] = ResolversParentTypes['OrderLineInstructions']> = {
  earliestDeliveryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isDeliveryGuaranteed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  latestDeliveryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  shipmentDueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  inventory?: Resolver<Maybe<ReadonlyArray<ResolversTypes['InventoryItem']>>, ParentType, ContextType>;
  itemLocation?: Resolver<Maybe<ResolversTypes['OrderItemLocation']>, ParentType, ContextType>;
  legacyItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  legacyVariationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lineItemCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lineItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  linkedLineItems?: Resolver<ReadonlyArray<ResolversTypes['OrderLinkedLineItem']>, ParentType, ContextType>;
  listingMarketplaceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['OrderLineProperties']>, ParentType, ContextType>;
  purchaseMarketplaceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  refunds?: Resolver<ReadonlyArray<ResolversTypes['OrderLineRefund']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  soldFormat?: Resolver<Maybe<ResolversTypes['OrderSoldFormat']>, ParentType, ContextType>;
  taxes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OrderTax']>>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalWithCollectedTax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  variationAspects?: Resolver<ReadonlyArray<ResolversTypes['OrderAspect']>, ParentType, ContextType>;
};

export type OrderLinePropertiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLineProperties'] = ResolversParentTypes['OrderLineProperties']> = {
  hasBuyerProtection?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isFromBestOffer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isSoldViaAdCampaign?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type OrderLineRefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLineRefund'] = ResolversParentTypes['OrderLineRefund']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  refundId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  refundReferenceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OrderLinkedLineItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLinkedLineItem'] = ResolversParentTypes['OrderLinkedLineItem']> = {
  aspects?: Resolver<ReadonlyArray<ResolversTypes['OrderAspect']>, ParentType, ContextType>;
  earliestDeliveryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  latestDeliveryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lineItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sellerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  shipments?: Resolver<ReadonlyArray<ResolversTypes['OrderLinkedShipment']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderLinkedShipmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLinkedShipment'] = ResolversParentTypes['OrderLinkedShipment']> = {
  carrierCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderNotFound'] = ResolversParentTypes['OrderNotFound']> = {
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPayment'] = ResolversParentTypes['OrderPayment']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  holds?: Resolver<ReadonlyArray<ResolversTypes['OrderPaymentHold']>, ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['OrderPaymentMethod']>, ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  referenceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['OrderSinglePaymentStatus']>, ParentType, ContextType>;
};

export type OrderPaymentHoldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPaymentHold'] = ResolversParentTypes['OrderPaymentHold']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  releaseExpectedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  releasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sellerActionsToRelease?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['OrderPaymentHoldStatus']>, ParentType, ContextType>;
};

export type OrderPaymentHoldStatusResolvers = EnumResolverSignature<{ HELD?: any, HELD_PENDING?: any, NOT_HELD?: any, RELEASED?: any, RELEASE_CONFIRMED?: any, RELEASE_FAILED?: any, RELEASE_PENDING?: any, UNRECOGNIZED?: any }, ResolversTypes['OrderPaymentHoldStatus']>;

export type OrderPaymentMethodResolvers = EnumResolverSignature<{ CASHIER_CHECK?: any, CASH_ON_PICKUP?: any, CREDIT_CARD?: any, ESCROW?: any, MARKETPLACE?: any, ONLINE_WALLET?: any, PERSONAL_CHECK?: any, UNRECOGNIZED?: any }, ResolversTypes['OrderPaymentMethod']>;

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
  totalWithCollectedTax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type OrderProgramResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderProgram'] = ResolversParentTypes['OrderProgram']> = {
  authenticityOutcomeReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authenticityStatus?: Resolver<Maybe<ResolversTypes['OrderAuthenticityStatus']>, ParentType, ContextType>;
  fulfilledBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnsManagedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingLabelProvidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vaultMovement?: Resolver<Maybe<ResolversTypes['OrderVaultMovement']>, ParentType, ContextType>;
};

export type OrderPromotionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPromotion'] = ResolversParentTypes['OrderPromotion']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  promotionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type OrderRefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRefund'] = ResolversParentTypes['OrderRefund']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  refundId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  refundReferenceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['OrderRefundStatus']>, ParentType, ContextType>;
};

export type OrderRefundStatusResolvers = EnumResolverSignature<{ FAILED?: any, PENDING?: any, REFUNDED?: any, UNRECOGNIZED?: any }, ResolversTypes['OrderRefundStatus']>;

export type OrderShippingStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderShippingStep'] = ResolversParentTypes['OrderShippingStep']> = {
  shipTo?: Resolver<Maybe<ResolversTypes['OrderContact']>, ParentType, ContextType>;
  shipToReferenceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingCarrierCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingServiceCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderSinglePaymentStatusResolvers = EnumResolverSignature<{ FAILED?: any, PAID?: any, PENDING?: any, UNRECOGNIZED?: any }, ResolversTypes['OrderSinglePaymentStatus']>;

export type OrderSoldFormatResolvers = EnumResolverSignature<{ AUCTION?: any, FIXED_PRICE?: any, UNRECOGNIZED?: any }, ResolversTypes['OrderSoldFormat']>;

export type OrderTaxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderTax'] = ResolversParentTypes['OrderTax']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['OrderTaxKind']>, ParentType, ContextType>;
};

export type OrderTaxAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderTaxAddress'] = ResolversParentTypes['OrderTaxAddress']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderTaxIdentifierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderTaxIdentifier'] = ResolversParentTypes['OrderTaxIdentifier']> = {
  issuingCountry?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  issuingCountryCode?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxpayerId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderTaxKindResolvers = EnumResolverSignature<{ GST?: any, PROVINCE_SALES_TAX?: any, REGION?: any, STATE_SALES_TAX?: any, UNRECOGNIZED?: any, VAT?: any }, ResolversTypes['OrderTaxKind']>;

export type OrderVaultMovementResolvers = EnumResolverSignature<{ SELLER_TO_VAULT?: any, UNRECOGNIZED?: any, VAULT_TO_BUYER?: any, VAULT_TO_VAULT?: any }, ResolversTypes['OrderVaultMovement']>;

export type OrderWarningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderWarning'] = ResolversParentTypes['OrderWarning']> = {
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputRefIds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  longMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outputRefIds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  parameters?: Resolver<ReadonlyArray<ResolversTypes['OrderWarningParameter']>, ParentType, ContextType>;
  subdomain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warningId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OrderWarningParameterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderWarningParameter'] = ResolversParentTypes['OrderWarningParameter']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OtherShareInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OtherShareInvitation'] = ResolversParentTypes['OtherShareInvitation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  permission?: Resolver<Maybe<ResolversTypes['SharePermission']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  resourceKind?: Resolver<Maybe<ResolversTypes['ShareResourceKind']>, ParentType, ContextType>;
  sharedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sharedWith?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OutputEventDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutputEventDetails'] = ResolversParentTypes['OutputEventDetails']> = {
  __resolveType?: TypeResolveFn<'StateExitedEventDetails' | 'SucceededEventDetails' | 'TaskSucceededEventDetails', ParentType, ContextType>;
  output?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outputJson?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
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
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentDisputeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['PaymentDisputeReason'], ParentType, ContextType>;
  responseDueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentDisputeStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type PillarMetricResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PillarMetric'] = ResolversParentTypes['PillarMetric']> = {
  pillarId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  questions?: Resolver<ReadonlyArray<ResolversTypes['QuestionMetric']>, ParentType, ContextType>;
  riskCounts?: Resolver<ResolversTypes['ReviewRiskCounts'], ParentType, ContextType>;
};

export type ProfileShareInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileShareInvitation'] = ResolversParentTypes['ProfileShareInvitation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  permission?: Resolver<Maybe<ResolversTypes['SharePermission']>, ParentType, ContextType>;
  profileArn?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  profileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  resourceKind?: Resolver<Maybe<ResolversTypes['ShareResourceKind']>, ParentType, ContextType>;
  sharedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sharedWith?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublishResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishResult'] = ResolversParentTypes['PublishResult']> = {
  __resolveType?: TypeResolveFn<'PublishSuccess' | 'UrlNotificationQuotaExceeded' | 'UrlOwnershipNotVerified', ParentType, ContextType>;
};

export type PublishSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishSuccess'] = ResolversParentTypes['PublishSuccess']> = {
  urlNotification?: Resolver<Maybe<ResolversTypes['UrlNotificationStatus']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountingActivities?: Resolver<Maybe<ResolversTypes['AccountingActivityConnection']>, ParentType, ContextType, Partial<QueryAccountingActivitiesArgs>>;
  activities?: Resolver<Maybe<ResolversTypes['WorkflowActivityConnection']>, ParentType, ContextType, Partial<QueryActivitiesArgs>>;
  addressBalance?: Resolver<Maybe<ResolversTypes['AddressBalance']>, ParentType, ContextType, RequireFields<QueryAddressBalanceArgs, 'id'>>;
  article?: Resolver<Maybe<ResolversTypes['Article']>, ParentType, ContextType, RequireFields<QueryArticleArgs, 'id'>>;
  articles?: Resolver<Maybe<ResolversTypes['ArticleConnection']>, ParentType, ContextType, Partial<QueryArticlesArgs>>;
  author?: Resolver<Maybe<ResolversTypes['QuoteAuthor']>, ParentType, ContextType, RequireFields<QueryAuthorArgs, 'id'>>;
  authorizationUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType, RequireFields<QueryAuthorizationUrlArgs, 'input'>>;
  authors?: Resolver<Maybe<ResolversTypes['QuoteAuthorConnection']>, ParentType, ContextType, Partial<QueryAuthorsArgs>>;
  bank?: Resolver<Maybe<ResolversTypes['Bank']>, ParentType, ContextType, RequireFields<QueryBankArgs, 'id'>>;
  bankAccount?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType, RequireFields<QueryBankAccountArgs, 'id'>>;
  bankAccounts?: Resolver<Maybe<ResolversTypes['BankAccountConnection']>, ParentType, ContextType, Partial<QueryBankAccountsArgs>>;
  bankTransactions?: Resolver<Maybe<ResolversTypes['BankTransactionConnection']>, ParentType, ContextType, RequireFields<QueryBankTransactionsArgs, 'accountId'>>;
  banks?: Resolver<Maybe<ResolversTypes['BankConnection']>, ParentType, ContextType, Partial<QueryBanksArgs>>;
  batch?: Resolver<Maybe<ResolversTypes['Batch']>, ParentType, ContextType, RequireFields<QueryBatchArgs, 'id'>>;
  batches?: Resolver<Maybe<ResolversTypes['BatchConnection']>, ParentType, ContextType, Partial<QueryBatchesArgs>>;
  block?: Resolver<Maybe<ResolversTypes['BlockchainBlock']>, ParentType, ContextType, RequireFields<QueryBlockArgs, 'where'>>;
  bot?: Resolver<Maybe<ResolversTypes['Bot']>, ParentType, ContextType>;
  chatChannel?: Resolver<Maybe<ResolversTypes['ChatChannel']>, ParentType, ContextType, RequireFields<QueryChatChannelArgs, 'id'>>;
  chatServer?: Resolver<Maybe<ResolversTypes['ChatServer']>, ParentType, ContextType, RequireFields<QueryChatServerArgs, 'id'>>;
  chatUser?: Resolver<Maybe<ResolversTypes['ChatUser']>, ParentType, ContextType, RequireFields<QueryChatUserArgs, 'id'>>;
  clients?: Resolver<Maybe<ResolversTypes['IdentityClientConnection']>, ParentType, ContextType, Partial<QueryClientsArgs>>;
  consolidatedReport?: Resolver<Maybe<ResolversTypes['ConsolidatedReport']>, ParentType, ContextType, Partial<QueryConsolidatedReportArgs>>;
  countries?: Resolver<Maybe<ResolversTypes['CountryConnection']>, ParentType, ContextType, Partial<QueryCountriesArgs>>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType, RequireFields<QueryCountryArgs, 'id'>>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType, RequireFields<QueryCurrencyArgs, 'id'>>;
  directDebit?: Resolver<Maybe<ResolversTypes['DirectDebit']>, ParentType, ContextType, RequireFields<QueryDirectDebitArgs, 'id'>>;
  directDebitMandate?: Resolver<Maybe<ResolversTypes['DirectDebitMandate']>, ParentType, ContextType, RequireFields<QueryDirectDebitMandateArgs, 'id'>>;
  directDebitMandates?: Resolver<Maybe<ResolversTypes['DirectDebitMandateConnection']>, ParentType, ContextType, Partial<QueryDirectDebitMandatesArgs>>;
  directDebits?: Resolver<Maybe<ResolversTypes['DirectDebitConnection']>, ParentType, ContextType, RequireFields<QueryDirectDebitsArgs, 'mandateId'>>;
  exchangeRates?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ExchangeRate']>>, ParentType, ContextType, Partial<QueryExchangeRatesArgs>>;
  execution?: Resolver<Maybe<ResolversTypes['Execution']>, ParentType, ContextType, RequireFields<QueryExecutionArgs, 'id'>>;
  executionHistory?: Resolver<Maybe<ResolversTypes['HistoryEventConnection']>, ParentType, ContextType, RequireFields<QueryExecutionHistoryArgs, 'executionId'>>;
  executions?: Resolver<Maybe<ResolversTypes['ExecutionConnection']>, ParentType, ContextType, RequireFields<QueryExecutionsArgs, 'of'>>;
  fileAccess?: Resolver<Maybe<ResolversTypes['DatalakeFileAccess']>, ParentType, ContextType, RequireFields<QueryFileAccessArgs, 'actions' | 'path'>>;
  fulfillmentOrder?: Resolver<Maybe<ResolversTypes['FulfillmentOrder']>, ParentType, ContextType, RequireFields<QueryFulfillmentOrderArgs, 'id'>>;
  iamPolicy?: Resolver<Maybe<ResolversTypes['IamPolicy']>, ParentType, ContextType, RequireFields<QueryIamPolicyArgs, 'instanceId' | 'requestedPolicyVersion'>>;
  inventory?: Resolver<Maybe<ResolversTypes['InventoryItemConnection']>, ParentType, ContextType, Partial<QueryInventoryArgs>>;
  joke?: Resolver<Maybe<ResolversTypes['Joke']>, ParentType, ContextType, RequireFields<QueryJokeArgs, 'id'>>;
  jokeCategories?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  jokes?: Resolver<Maybe<ResolversTypes['JokeConnection']>, ParentType, ContextType, RequireFields<QueryJokesArgs, 'search'>>;
  journal?: Resolver<Maybe<ResolversTypes['Journal']>, ParentType, ContextType, RequireFields<QueryJournalArgs, 'id'>>;
  journals?: Resolver<Maybe<ResolversTypes['JournalConnection']>, ParentType, ContextType, Partial<QueryJournalsArgs>>;
  latestBlock?: Resolver<Maybe<ResolversTypes['BlockchainBlock']>, ParentType, ContextType>;
  lenses?: Resolver<Maybe<ResolversTypes['LensConnection']>, ParentType, ContextType, Partial<QueryLensesArgs>>;
  mapRun?: Resolver<Maybe<ResolversTypes['MapRun']>, ParentType, ContextType, RequireFields<QueryMapRunArgs, 'id'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  notebookInstance?: Resolver<Maybe<ResolversTypes['NotebookInstance']>, ParentType, ContextType, RequireFields<QueryNotebookInstanceArgs, 'id'>>;
  notebookLocation?: Resolver<Maybe<ResolversTypes['NotebookLocation']>, ParentType, ContextType, RequireFields<QueryNotebookLocationArgs, 'id'>>;
  notebookLocations?: Resolver<Maybe<ResolversTypes['NotebookLocationConnection']>, ParentType, ContextType, RequireFields<QueryNotebookLocationsArgs, 'projectName'>>;
  notebookOperation?: Resolver<Maybe<ResolversTypes['NotebookOperation']>, ParentType, ContextType, RequireFields<QueryNotebookOperationArgs, 'id'>>;
  notebookOperations?: Resolver<Maybe<ResolversTypes['NotebookOperationConnection']>, ParentType, ContextType, RequireFields<QueryNotebookOperationsArgs, 'locationId'>>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orders?: Resolver<Maybe<ResolversTypes['OrderConnection']>, ParentType, ContextType, Partial<QueryOrdersArgs>>;
  paymentDisputes?: Resolver<Maybe<ResolversTypes['PaymentDisputeConnection']>, ParentType, ContextType, Partial<QueryPaymentDisputesArgs>>;
  quote?: Resolver<Maybe<ResolversTypes['Quote']>, ParentType, ContextType, RequireFields<QueryQuoteArgs, 'id'>>;
  quotes?: Resolver<Maybe<ResolversTypes['QuoteConnection']>, ParentType, ContextType, Partial<QueryQuotesArgs>>;
  randomJoke?: Resolver<Maybe<ResolversTypes['Joke']>, ParentType, ContextType, Partial<QueryRandomJokeArgs>>;
  randomQuote?: Resolver<Maybe<ResolversTypes['Quote']>, ParentType, ContextType, Partial<QueryRandomQuoteArgs>>;
  randomTvCharacter?: Resolver<Maybe<ResolversTypes['TvCharacter']>, ParentType, ContextType>;
  randomTvDeath?: Resolver<Maybe<ResolversTypes['TvDeath']>, ParentType, ContextType>;
  randomTvQuote?: Resolver<Maybe<ResolversTypes['TvQuote']>, ParentType, ContextType>;
  reader?: Resolver<Maybe<ResolversTypes['Reader']>, ParentType, ContextType, RequireFields<QueryReaderArgs, 'id'>>;
  resellerProducts?: Resolver<Maybe<ResolversTypes['ResellerProductConnection']>, ParentType, ContextType, RequireFields<QueryResellerProductsArgs, 'partnerName'>>;
  resellerPromotions?: Resolver<Maybe<ResolversTypes['ResellerPromotionConnection']>, ParentType, ContextType, RequireFields<QueryResellerPromotionsArgs, 'partnerName'>>;
  resellerSubscription?: Resolver<Maybe<ResolversTypes['ResellerSubscription']>, ParentType, ContextType, RequireFields<QueryResellerSubscriptionArgs, 'id'>>;
  returns?: Resolver<Maybe<ResolversTypes['FulfillmentReturnConnection']>, ParentType, ContextType, Partial<QueryReturnsArgs>>;
  reviewWorkload?: Resolver<Maybe<ResolversTypes['ReviewWorkload']>, ParentType, ContextType, RequireFields<QueryReviewWorkloadArgs, 'id'>>;
  shareInvitations?: Resolver<Maybe<ResolversTypes['ShareInvitationConnection']>, ParentType, ContextType, Partial<QueryShareInvitationsArgs>>;
  stateMachine?: Resolver<Maybe<ResolversTypes['StateMachine']>, ParentType, ContextType, RequireFields<QueryStateMachineArgs, 'id'>>;
  transaction?: Resolver<Maybe<ResolversTypes['BlockchainTransaction']>, ParentType, ContextType, RequireFields<QueryTransactionArgs, 'id'>>;
  tvCharacters?: Resolver<Maybe<ResolversTypes['TvCharacterConnection']>, ParentType, ContextType, Partial<QueryTvCharactersArgs>>;
  tvDeaths?: Resolver<Maybe<ResolversTypes['TvDeathConnection']>, ParentType, ContextType, Partial<QueryTvDeathsArgs>>;
  tvEpisodes?: Resolver<Maybe<ResolversTypes['TvEpisodeConnection']>, ParentType, ContextType, Partial<QueryTvEpisodesArgs>>;
  tvQuotes?: Resolver<Maybe<ResolversTypes['TvQuoteConnection']>, ParentType, ContextType, Partial<QueryTvQuotesArgs>>;
  urlNotification?: Resolver<Maybe<ResolversTypes['UrlNotificationStatus']>, ParentType, ContextType, RequireFields<QueryUrlNotificationArgs, 'url'>>;
  userProfile?: Resolver<Maybe<ResolversTypes['UserProfile']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<QueryWebhookArgs, 'id'>>;
  webhookRequests?: Resolver<Maybe<ResolversTypes['WebhookRequestConnection']>, ParentType, ContextType, RequireFields<QueryWebhookRequestsArgs, 'orderBy' | 'webhookId'>>;
  webhooks?: Resolver<Maybe<ResolversTypes['WebhookConnection']>, ParentType, ContextType, RequireFields<QueryWebhooksArgs, 'orderBy'>>;
};

export type QuestionMetricResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionMetric'] = ResolversParentTypes['QuestionMetric']> = {
  bestPractices?: Resolver<ReadonlyArray<ResolversTypes['BestPractice']>, ParentType, ContextType>;
  questionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  risk?: Resolver<Maybe<ResolversTypes['ReviewRisk']>, ParentType, ContextType>;
};

export type QuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = {
  author?: Resolver<Maybe<ResolversTypes['QuoteAuthor']>, ParentType, ContextType>;
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuoteAuthorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteAuthor'] = ResolversParentTypes['QuoteAuthor']> = {
  authorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  biography?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quoteCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quotes?: Resolver<Maybe<ResolversTypes['QuoteConnection']>, ParentType, ContextType, Partial<QuoteAuthorQuotesArgs>>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuoteAuthorConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteAuthorConnection'] = ResolversParentTypes['QuoteAuthorConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['QuoteAuthorEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['QuoteAuthor']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type QuoteAuthorEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteAuthorEdge'] = ResolversParentTypes['QuoteAuthorEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['QuoteAuthor'], ParentType, ContextType>;
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

export type ReaderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reader'] = ResolversParentTypes['Reader']> = {
  entitlements?: Resolver<ReadonlyArray<ResolversTypes['ReaderEntitlement']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publicationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  readerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  resourceName?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReaderAccessDeniedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReaderAccessDenied'] = ResolversParentTypes['ReaderAccessDenied']> = {
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReaderEntitlementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReaderEntitlement'] = ResolversParentTypes['ReaderEntitlement']> = {
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subscriptionToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReaderHasEntitlementsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReaderHasEntitlements'] = ResolversParentTypes['ReaderHasEntitlements']> = {
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReaderNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReaderNotFound'] = ResolversParentTypes['ReaderNotFound']> = {
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RejectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rejection'] = ResolversParentTypes['Rejection']> = {
  __resolveType?: TypeResolveFn<'AuthorizationDenied' | 'BatchNotFound' | 'BatchNotOpen' | 'ChatAccessDenied' | 'ChatChannelNotFound' | 'ChatMessageNotFound' | 'DatalakeAppendInterrupted' | 'DatalakeAppendKindMismatch' | 'DatalakeFileExpected' | 'DatalakeFileNotFound' | 'InvalidBatch' | 'InvalidBatchPayment' | 'InvalidChatMessage' | 'InvalidIntegrityToken' | 'InvalidShippingFulfillment' | 'InvalidWebhook' | 'InvalidWebhookRequestWhere' | 'OrderAccessDenied' | 'OrderNotFound' | 'ReaderAccessDenied' | 'ReaderHasEntitlements' | 'ReaderNotFound' | 'ServiceAccountAccessDenied' | 'ServiceAccountNotFound' | 'UrlNotificationQuotaExceeded' | 'UrlOwnershipNotVerified' | 'WebhookNotFound' | 'WebhookRequestNotFound', ParentType, ContextType>;
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResellerBillingCycleSpecResolvers = EnumResolverSignature<{ ALIGN_WITH_PREVIOUS_SUBSCRIPTION?: any, DEFERRED_TO_NEXT_RECURRENCE?: any, START_IMMEDIATELY?: any, UNRECOGNIZED?: any }, ResolversTypes['ResellerBillingCycleSpec']>;

export type ResellerBundleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerBundle'] = ResolversParentTypes['ResellerBundle']> = {
  elements?: Resolver<ReadonlyArray<ResolversTypes['ResellerBundleElement']>, ParentType, ContextType>;
  entitlementMode?: Resolver<Maybe<ResolversTypes['ResellerEntitlementMode']>, ParentType, ContextType>;
};

export type ResellerBundleElementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerBundleElement'] = ResolversParentTypes['ResellerBundleElement']> = {
  product?: Resolver<Maybe<ResolversTypes['ResellerProduct']>, ParentType, ContextType>;
  productResourceName?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ResellerCancellationReasonResolvers = EnumResolverSignature<{ ACCIDENTAL_PURCHASE?: any, ACCOUNT_CLOSED?: any, BILLING_SYSTEM_SWITCH?: any, FRAUD?: any, OTHER?: any, PAST_DUE?: any, REMORSE?: any, SYSTEM_CANCEL?: any, SYSTEM_ERROR?: any, UNRECOGNIZED?: any, UPGRADE_DOWNGRADE?: any, USER_DELINQUENCY?: any }, ResolversTypes['ResellerCancellationReason']>;

export type ResellerDurationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerDuration'] = ResolversParentTypes['ResellerDuration']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['ResellerDurationUnit']>, ParentType, ContextType>;
};

export type ResellerDurationUnitResolvers = EnumResolverSignature<{ DAY?: any, HOUR?: any, MONTH?: any, UNRECOGNIZED?: any }, ResolversTypes['ResellerDurationUnit']>;

export type ResellerEntitlementModeResolvers = EnumResolverSignature<{ FULL?: any, INCREMENTAL?: any, UNRECOGNIZED?: any }, ResolversTypes['ResellerEntitlementMode']>;

export type ResellerHomePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerHomePayload'] = ResolversParentTypes['ResellerHomePayload']> = {
  isAttachedToStructure?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  partnerStructureId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  structureId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResellerIntroductoryPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerIntroductoryPrice'] = ResolversParentTypes['ResellerIntroductoryPrice']> = {
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  discountAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discountRatio?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  recurrenceCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ResellerLineItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerLineItem'] = ResolversParentTypes['ResellerLineItem']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  billingCycleCountLimit?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  bundleElements?: Resolver<ReadonlyArray<ResolversTypes['ResellerLineItemBundleElement']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  freeTrialEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payload?: Resolver<Maybe<ResolversTypes['ResellerProductPayload']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ResellerProduct']>, ParentType, ContextType>;
  productResourceName?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  promotionSpecs?: Resolver<ReadonlyArray<ResolversTypes['ResellerPromotionSpec']>, ParentType, ContextType>;
  recurrence?: Resolver<Maybe<ResolversTypes['ResellerRecurrence']>, ParentType, ContextType>;
  resourceName?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  servicePeriod?: Resolver<Maybe<ResolversTypes['ResellerServicePeriod']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ResellerLineItemStatus']>, ParentType, ContextType>;
};

export type ResellerLineItemBundleElementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerLineItemBundleElement'] = ResolversParentTypes['ResellerLineItemBundleElement']> = {
  product?: Resolver<Maybe<ResolversTypes['ResellerProduct']>, ParentType, ContextType>;
  productResourceName?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userAccountLinkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ResellerLineItemStatusResolvers = EnumResolverSignature<{ ACTIVATING?: any, ACTIVE?: any, DEACTIVATING?: any, INACTIVE?: any, NEW?: any, OFF_CYCLE_CHARGING?: any, UNRECOGNIZED?: any, WAITING_TO_DEACTIVATE?: any }, ResolversTypes['ResellerLineItemStatus']>;

export type ResellerMigrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerMigration'] = ResolversParentTypes['ResellerMigration']> = {
  legacyCreatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  migratedSubscriptionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ResellerOfferingResolvers = EnumResolverSignature<{ HARD_BUNDLE?: any, SOFT_BUNDLE?: any, UNRECOGNIZED?: any, VAS_BUNDLE?: any, VAS_STANDALONE?: any }, ResolversTypes['ResellerOffering']>;

export type ResellerPlanKindResolvers = EnumResolverSignature<{ HARD_BUNDLE?: any, SOFT_BUNDLE?: any, STANDALONE?: any, UNRECOGNIZED?: any }, ResolversTypes['ResellerPlanKind']>;

export type ResellerPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerPrice'] = ResolversParentTypes['ResellerPrice']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
};

export type ResellerProcessingStatusResolvers = EnumResolverSignature<{ CANCELLING?: any, RECURRING?: any, RESUMING?: any, SUSPENDING?: any, UNRECOGNIZED?: any }, ResolversTypes['ResellerProcessingStatus']>;

export type ResellerProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerProduct'] = ResolversParentTypes['ResellerProduct']> = {
  availableIn?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Country']>>, ParentType, ContextType>;
  billingCycleCountLimit?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  billingCycleDuration?: Resolver<Maybe<ResolversTypes['ResellerDuration']>, ParentType, ContextType>;
  bundle?: Resolver<Maybe<ResolversTypes['ResellerBundle']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['ResellerProductKind']>, ParentType, ContextType>;
  prices?: Resolver<ReadonlyArray<ResolversTypes['ResellerPrice']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  promotions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ResellerPromotion']>>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  regionCodes?: Resolver<ReadonlyArray<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  resourceName?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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

export type ResellerProductKindResolvers = EnumResolverSignature<{ BUNDLE_SUBSCRIPTION?: any, SUBSCRIPTION?: any, UNRECOGNIZED?: any }, ResolversTypes['ResellerProductKind']>;

export type ResellerProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerProductPayload'] = ResolversParentTypes['ResellerProductPayload']> = {
  __resolveType?: TypeResolveFn<'ResellerHomePayload' | 'ResellerStoragePayload' | 'ResellerVideoPayload', ParentType, ContextType>;
};

export type ResellerPromotionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerPromotion'] = ResolversParentTypes['ResellerPromotion']> = {
  applicableProductResourceNames?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  applicableProducts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ResellerProduct']>>, ParentType, ContextType>;
  availableIn?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Country']>>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  freeTrialDuration?: Resolver<Maybe<ResolversTypes['ResellerDuration']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  introductoryPrices?: Resolver<ReadonlyArray<ResolversTypes['ResellerIntroductoryPrice']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['ResellerPromotionKind']>, ParentType, ContextType>;
  promotionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  regionCodes?: Resolver<ReadonlyArray<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  resourceName?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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

export type ResellerPromotionKindResolvers = EnumResolverSignature<{ FREE_TRIAL?: any, INTRODUCTORY_PRICING?: any, UNRECOGNIZED?: any }, ResolversTypes['ResellerPromotionKind']>;

export type ResellerPromotionSpecResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerPromotionSpec'] = ResolversParentTypes['ResellerPromotionSpec']> = {
  freeTrialDuration?: Resolver<Maybe<ResolversTypes['ResellerDuration']>, ParentType, ContextType>;
  introductoryPrices?: Resolver<ReadonlyArray<ResolversTypes['ResellerIntroductoryPrice']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['ResellerPromotionKind']>, ParentType, ContextType>;
  promotion?: Resolver<Maybe<ResolversTypes['ResellerPromotion']>, ParentType, ContextType>;
  promotionResourceName?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ResellerRecurrenceResolvers = EnumResolverSignature<{ ONE_TIME?: any, PERIODIC?: any, UNRECOGNIZED?: any }, ResolversTypes['ResellerRecurrence']>;

export type ResellerSalesChannelResolvers = EnumResolverSignature<{ ONLINE_ANDROID_APP?: any, ONLINE_IOS_APP?: any, ONLINE_WEB?: any, RETAIL?: any, UNRECOGNIZED?: any }, ResolversTypes['ResellerSalesChannel']>;

export type ResellerServiceLocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerServiceLocation'] = ResolversParentTypes['ResellerServiceLocation']> = {
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResellerServicePeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerServicePeriod'] = ResolversParentTypes['ResellerServicePeriod']> = {
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cycleEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  freeTrialEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEndUserEntitled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lineItems?: Resolver<ReadonlyArray<ResolversTypes['ResellerLineItem']>, ParentType, ContextType>;
  migration?: Resolver<Maybe<ResolversTypes['ResellerMigration']>, ParentType, ContextType>;
  partnerUserToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previousSubscription?: Resolver<Maybe<ResolversTypes['ResellerSubscription']>, ParentType, ContextType>;
  processingStatus?: Resolver<Maybe<ResolversTypes['ResellerProcessingStatus']>, ParentType, ContextType>;
  promotionSpecs?: Resolver<ReadonlyArray<ResolversTypes['ResellerPromotionSpec']>, ParentType, ContextType>;
  purchasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  renewsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resourceName?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  serviceLocation?: Resolver<ResolversTypes['ResellerServiceLocation'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ResellerSubscriptionStatus'], ParentType, ContextType>;
  subscriptionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  upgradeDowngrade?: Resolver<Maybe<ResolversTypes['ResellerUpgradeDowngrade']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResellerSubscriptionStatusResolvers = EnumResolverSignature<{ ACTIVE?: any, CANCELLED?: any, CANCEL_AT_END_OF_CYCLE?: any, CREATED?: any, IN_GRACE_PERIOD?: any, SUSPENDED?: any, UNRECOGNIZED?: any }, ResolversTypes['ResellerSubscriptionStatus']>;

export type ResellerTitleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerTitle'] = ResolversParentTypes['ResellerTitle']> = {
  languageCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ResellerUpgradeDowngradeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerUpgradeDowngrade'] = ResolversParentTypes['ResellerUpgradeDowngrade']> = {
  billingCycleSpec?: Resolver<Maybe<ResolversTypes['ResellerBillingCycleSpec']>, ParentType, ContextType>;
  previousSubscriptionResourceName?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ResellerVideoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResellerVideoPayload'] = ResolversParentTypes['ResellerVideoPayload']> = {
  accessEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  partnerEligibilityIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  planKind?: Resolver<Maybe<ResolversTypes['ResellerPlanKind']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewEnvironmentResolvers = EnumResolverSignature<{ PREPRODUCTION?: any, PRODUCTION?: any, UNRECOGNIZED?: any }, ResolversTypes['ReviewEnvironment']>;

export type ReviewImprovementStatusResolvers = EnumResolverSignature<{ COMPLETE?: any, IN_PROGRESS?: any, NOT_APPLICABLE?: any, NOT_STARTED?: any, RISK_ACKNOWLEDGED?: any, UNRECOGNIZED?: any }, ResolversTypes['ReviewImprovementStatus']>;

export type ReviewRiskResolvers = EnumResolverSignature<{ HIGH?: any, MEDIUM?: any, NONE?: any, NOT_APPLICABLE?: any, UNANSWERED?: any, UNRECOGNIZED?: any }, ResolversTypes['ReviewRisk']>;

export type ReviewRiskCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewRiskCounts'] = ResolversParentTypes['ReviewRiskCounts']> = {
  high?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medium?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  none?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notApplicable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unanswered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewWorkloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewWorkload'] = ResolversParentTypes['ReviewWorkload']> = {
  accountIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  architecturalDesignUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  arn?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  environment?: Resolver<Maybe<ResolversTypes['ReviewEnvironment']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  improvementStatus?: Resolver<Maybe<ResolversTypes['ReviewImprovementStatus']>, ParentType, ContextType>;
  industry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  industryGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lensAliases?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  lenses?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Lens']>>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otherRegions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  ownerAccountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pillarPriorities?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  regions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  reviewOwner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewRestrictedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  riskCounts?: Resolver<ResolversTypes['ReviewRiskCounts'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  workloadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SayingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Saying'] = ResolversParentTypes['Saying']> = {
  __resolveType?: TypeResolveFn<'Joke' | 'Quote' | 'TvQuote', ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServiceAccountAccessDeniedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceAccountAccessDenied'] = ResolversParentTypes['ServiceAccountAccessDenied']> = {
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceAccountNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceAccountNotFound'] = ResolversParentTypes['ServiceAccountNotFound']> = {
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetExpiryResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetExpiryResult'] = ResolversParentTypes['SetExpiryResult']> = {
  __resolveType?: TypeResolveFn<'DatalakeFileExpected' | 'DatalakeFileNotFound' | 'SetExpirySuccess', ParentType, ContextType>;
};

export type SetExpirySuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetExpirySuccess'] = ResolversParentTypes['SetExpirySuccess']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShareInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareInvitation'] = ResolversParentTypes['ShareInvitation']> = {
  __resolveType?: TypeResolveFn<'LensShareInvitation' | 'OtherShareInvitation' | 'ProfileShareInvitation' | 'TemplateShareInvitation' | 'WorkloadShareInvitation', ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  permission?: Resolver<Maybe<ResolversTypes['SharePermission']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  resourceKind?: Resolver<Maybe<ResolversTypes['ShareResourceKind']>, ParentType, ContextType>;
  sharedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sharedWith?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShareInvitationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareInvitationConnection'] = ResolversParentTypes['ShareInvitationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ShareInvitationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ShareInvitation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ShareInvitationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareInvitationEdge'] = ResolversParentTypes['ShareInvitationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ShareInvitation'], ParentType, ContextType>;
};

export type SharePermissionResolvers = EnumResolverSignature<{ CONTRIBUTOR?: any, READONLY?: any, UNRECOGNIZED?: any }, ResolversTypes['SharePermission']>;

export type ShareResourceKindResolvers = EnumResolverSignature<{ LENS?: any, PROFILE?: any, TEMPLATE?: any, UNRECOGNIZED?: any, WORKLOAD?: any }, ResolversTypes['ShareResourceKind']>;

export type ShippingFulfillmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingFulfillment'] = ResolversParentTypes['ShippingFulfillment']> = {
  carrierCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fulfillmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineItems?: Resolver<ReadonlyArray<ResolversTypes['ShippingFulfillmentLine']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  shippedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  trackingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShippingFulfillmentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingFulfillmentConnection'] = ResolversParentTypes['ShippingFulfillmentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ShippingFulfillmentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ShippingFulfillment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ShippingFulfillmentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingFulfillmentEdge'] = ResolversParentTypes['ShippingFulfillmentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ShippingFulfillment'], ParentType, ContextType>;
};

export type ShippingFulfillmentLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingFulfillmentLine'] = ResolversParentTypes['ShippingFulfillmentLine']> = {
  lineItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SignBlobResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignBlobResult'] = ResolversParentTypes['SignBlobResult']> = {
  __resolveType?: TypeResolveFn<'ServiceAccountAccessDenied' | 'ServiceAccountNotFound' | 'SignBlobSuccess', ParentType, ContextType>;
};

export type SignBlobSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignBlobSuccess'] = ResolversParentTypes['SignBlobSuccess']> = {
  keyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  signedBlob?: Resolver<ResolversTypes['Base64'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignJwtResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignJwtResult'] = ResolversParentTypes['SignJwtResult']> = {
  __resolveType?: TypeResolveFn<'ServiceAccountAccessDenied' | 'ServiceAccountNotFound' | 'SignJwtSuccess', ParentType, ContextType>;
};

export type SignJwtSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignJwtSuccess'] = ResolversParentTypes['SignJwtSuccess']> = {
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  keyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  signedJwt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartAuthorizationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartAuthorizationResult'] = ResolversParentTypes['StartAuthorizationResult']> = {
  __resolveType?: TypeResolveFn<'AuthorizationDenied' | 'StartAuthorizationSuccess', ParentType, ContextType>;
};

export type StartAuthorizationSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartAuthorizationSuccess'] = ResolversParentTypes['StartAuthorizationSuccess']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresInSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  idToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['URI'], ParentType, ContextType>;
  requiresSignIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tokenType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StateEnteredEventDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StateEnteredEventDetails'] = ResolversParentTypes['StateEnteredEventDetails']> = {
  input?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputJson?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StateExitedEventDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StateExitedEventDetails'] = ResolversParentTypes['StateExitedEventDetails']> = {
  assignedVariables?: Resolver<ReadonlyArray<ResolversTypes['AssignedVariable']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  output?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outputJson?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StateMachineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StateMachine'] = ResolversParentTypes['StateMachine']> = {
  accountId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  arn?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  executions?: Resolver<Maybe<ResolversTypes['ExecutionConnection']>, ParentType, ContextType, Partial<StateMachineExecutionsArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubmitBatchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitBatchResult'] = ResolversParentTypes['SubmitBatchResult']> = {
  __resolveType?: TypeResolveFn<'BatchNotFound' | 'BatchNotOpen' | 'SubmitBatchSuccess', ParentType, ContextType>;
};

export type SubmitBatchSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitBatchSuccess'] = ResolversParentTypes['SubmitBatchSuccess']> = {
  batch?: Resolver<Maybe<ResolversTypes['Batch']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  batchChanged?: SubscriptionResolver<ResolversTypes['BatchChanged'], "batchChanged", ParentType, ContextType, RequireFields<SubscriptionBatchChangedArgs, 'id'>>;
  blockMined?: SubscriptionResolver<ResolversTypes['BlockMined'], "blockMined", ParentType, ContextType, Partial<SubscriptionBlockMinedArgs>>;
  executionEventRecorded?: SubscriptionResolver<ResolversTypes['ExecutionEventRecorded'], "executionEventRecorded", ParentType, ContextType, RequireFields<SubscriptionExecutionEventRecordedArgs, 'executionId'>>;
  messagePosted?: SubscriptionResolver<ResolversTypes['MessagePosted'], "messagePosted", ParentType, ContextType, RequireFields<SubscriptionMessagePostedArgs, 'channelId'>>;
  notebookOperationChanged?: SubscriptionResolver<ResolversTypes['NotebookOperationChanged'], "notebookOperationChanged", ParentType, ContextType, RequireFields<SubscriptionNotebookOperationChangedArgs, 'id'>>;
  orderChanged?: SubscriptionResolver<ResolversTypes['OrderChanged'], "orderChanged", ParentType, ContextType, Partial<SubscriptionOrderChangedArgs>>;
  webhookRequestReceived?: SubscriptionResolver<ResolversTypes['WebhookRequestReceived'], "webhookRequestReceived", ParentType, ContextType, RequireFields<SubscriptionWebhookRequestReceivedArgs, 'webhookId'>>;
};

export type SubscriptionEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscriptionEvent'] = ResolversParentTypes['SubscriptionEvent']> = {
  __resolveType?: TypeResolveFn<'BatchChanged' | 'BlockMined' | 'ExecutionEventRecorded' | 'MessagePosted' | 'NotebookOperationChanged' | 'OrderChanged' | 'WebhookRequestReceived', ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SucceededEventDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SucceededEventDetails'] = ResolversParentTypes['SucceededEventDetails']> = {
  output?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outputJson?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaskFailedEventDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaskFailedEventDetails'] = ResolversParentTypes['TaskFailedEventDetails']> = {
  cause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resourceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaskScheduledEventDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaskScheduledEventDetails'] = ResolversParentTypes['TaskScheduledEventDetails']> = {
  heartbeatSeconds?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  parameters?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parametersJson?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resourceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleArn?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  timeoutSeconds?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaskStartedEventDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaskStartedEventDetails'] = ResolversParentTypes['TaskStartedEventDetails']> = {
  resource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resourceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaskSucceededEventDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaskSucceededEventDetails'] = ResolversParentTypes['TaskSucceededEventDetails']> = {
  output?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outputJson?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  resource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resourceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TemplateShareInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TemplateShareInvitation'] = ResolversParentTypes['TemplateShareInvitation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  permission?: Resolver<Maybe<ResolversTypes['SharePermission']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  resourceKind?: Resolver<Maybe<ResolversTypes['ShareResourceKind']>, ParentType, ContextType>;
  sharedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sharedWith?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  templateArn?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  templateName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TvCharacterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TvCharacter'] = ResolversParentTypes['TvCharacter']> = {
  actor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  birthDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  birthDateText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  causedDeaths?: Resolver<Maybe<ResolversTypes['TvDeathConnection']>, ParentType, ContextType, Partial<TvCharacterCausedDeathsArgs>>;
  characterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  deaths?: Resolver<Maybe<ResolversTypes['TvDeathConnection']>, ParentType, ContextType, Partial<TvCharacterDeathsArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  occupations?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  quotes?: Resolver<Maybe<ResolversTypes['TvQuoteConnection']>, ParentType, ContextType, Partial<TvCharacterQuotesArgs>>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  seasons?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  seriesNames?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  spinOffSeasons?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TvCharacterStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TvCharacterConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TvCharacterConnection'] = ResolversParentTypes['TvCharacterConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['TvCharacterEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['TvCharacter']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TvCharacterEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TvCharacterEdge'] = ResolversParentTypes['TvCharacterEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TvCharacter'], ParentType, ContextType>;
};

export type TvCharacterStatusResolvers = EnumResolverSignature<{ ALIVE?: any, DECEASED?: any, PRESUMED_DEAD?: any, UNKNOWN?: any, UNRECOGNIZED?: any }, ResolversTypes['TvCharacterStatus']>;

export type TvDeathResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TvDeath'] = ResolversParentTypes['TvDeath']> = {
  cause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  character?: Resolver<Maybe<ResolversTypes['TvCharacter']>, ParentType, ContextType>;
  deathCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deathId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  episode?: Resolver<Maybe<ResolversTypes['TvEpisode']>, ParentType, ContextType>;
  episodeNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastWords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  responsible?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  responsibleCharacters?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TvCharacter']>>, ParentType, ContextType>;
  season?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TvDeathConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TvDeathConnection'] = ResolversParentTypes['TvDeathConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['TvDeathEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['TvDeath']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TvDeathEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TvDeathEdge'] = ResolversParentTypes['TvDeathEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TvDeath'], ParentType, ContextType>;
};

export type TvEpisodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TvEpisode'] = ResolversParentTypes['TvEpisode']> = {
  airDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  airDateText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  characters?: Resolver<ReadonlyArray<ResolversTypes['TvEpisodeCharacter']>, ParentType, ContextType>;
  deaths?: Resolver<Maybe<ResolversTypes['TvDeathConnection']>, ParentType, ContextType, Partial<TvEpisodeDeathsArgs>>;
  episodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seriesName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TvEpisodeCharacterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TvEpisodeCharacter'] = ResolversParentTypes['TvEpisodeCharacter']> = {
  character?: Resolver<Maybe<ResolversTypes['TvCharacter']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TvEpisodeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TvEpisodeConnection'] = ResolversParentTypes['TvEpisodeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['TvEpisodeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['TvEpisode']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TvEpisodeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TvEpisodeEdge'] = ResolversParentTypes['TvEpisodeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TvEpisode'], ParentType, ContextType>;
};

export type TvQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TvQuote'] = ResolversParentTypes['TvQuote']> = {
  author?: Resolver<Maybe<ResolversTypes['TvCharacter']>, ParentType, ContextType>;
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  seriesName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TvQuoteConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TvQuoteConnection'] = ResolversParentTypes['TvQuoteConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['TvQuoteEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['TvQuote']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TvQuoteEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TvQuoteEdge'] = ResolversParentTypes['TvQuoteEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TvQuote'], ParentType, ContextType>;
};

export interface UriScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URI'], any> {
  name: 'URI';
}

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export interface UuidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['UUID'], any> {
  name: 'UUID';
}

export type UpdateMessageResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateMessageResult'] = ResolversParentTypes['UpdateMessageResult']> = {
  __resolveType?: TypeResolveFn<'ChatAccessDenied' | 'ChatChannelNotFound' | 'ChatMessageNotFound' | 'InvalidChatMessage' | 'UpdateMessageSuccess', ParentType, ContextType>;
};

export type UpdateMessageSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateMessageSuccess'] = ResolversParentTypes['UpdateMessageSuccess']> = {
  chatMessage?: Resolver<ResolversTypes['ChatMessage'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateReaderEntitlementsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateReaderEntitlementsResult'] = ResolversParentTypes['UpdateReaderEntitlementsResult']> = {
  __resolveType?: TypeResolveFn<'ReaderAccessDenied' | 'ReaderNotFound' | 'UpdateReaderEntitlementsSuccess', ParentType, ContextType>;
};

export type UpdateReaderEntitlementsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateReaderEntitlementsSuccess'] = ResolversParentTypes['UpdateReaderEntitlementsSuccess']> = {
  reader?: Resolver<ResolversTypes['Reader'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateWebhookResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateWebhookResult'] = ResolversParentTypes['UpdateWebhookResult']> = {
  __resolveType?: TypeResolveFn<'InvalidWebhook' | 'UpdateWebhookSuccess' | 'WebhookNotFound', ParentType, ContextType>;
};

export type UpdateWebhookSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateWebhookSuccess'] = ResolversParentTypes['UpdateWebhookSuccess']> = {
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UrlNotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UrlNotification'] = ResolversParentTypes['UrlNotification']> = {
  kind?: Resolver<Maybe<ResolversTypes['UrlNotificationKind']>, ParentType, ContextType>;
  notifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type UrlNotificationKindResolvers = EnumResolverSignature<{ DELETED?: any, UNRECOGNIZED?: any, UPDATED?: any }, ResolversTypes['UrlNotificationKind']>;

export type UrlNotificationQuotaExceededResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UrlNotificationQuotaExceeded'] = ResolversParentTypes['UrlNotificationQuotaExceeded']> = {
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UrlNotificationStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UrlNotificationStatus'] = ResolversParentTypes['UrlNotificationStatus']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latestDeletion?: Resolver<Maybe<ResolversTypes['UrlNotification']>, ParentType, ContextType>;
  latestUpdate?: Resolver<Maybe<ResolversTypes['UrlNotification']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UrlOwnershipNotVerifiedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UrlOwnershipNotVerified'] = ResolversParentTypes['UrlOwnershipNotVerified']> = {
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserAddress'] = ResolversParentTypes['UserAddress']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  countryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserLocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserLocation'] = ResolversParentTypes['UserLocation']> = {
  accuracy?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['UserAddress']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type UserProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserProfile'] = ResolversParentTypes['UserProfile']> = {
  address?: Resolver<Maybe<ResolversTypes['UserAddress']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  familyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  givenName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEmailVerified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isPhoneNumberVerified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['UserLocation']>, ParentType, ContextType>;
  middleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preferredUsername?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  reader?: Resolver<Maybe<ResolversTypes['Reader']>, ParentType, ContextType, RequireFields<UserProfileReaderArgs, 'publicationId'>>;
  subject?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allowsCors?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  defaultContent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultContentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultStatus?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPremium?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRedirect?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lifetimeSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  premiumExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  requests?: Resolver<Maybe<ResolversTypes['WebhookRequestConnection']>, ParentType, ContextType, RequireFields<WebhookRequestsArgs, 'orderBy'>>;
  runsActions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  timeoutSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookActionOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookActionOutput'] = ResolversParentTypes['WebhookActionOutput']> = {
  actionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebhookConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookConnection'] = ResolversParentTypes['WebhookConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WebhookEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Webhook']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WebhookEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookEdge'] = ResolversParentTypes['WebhookEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
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
  passesDkim?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  passesDmarc?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  passesSpam?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  passesSpf?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  passesVirus?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type WebhookNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookNotFound'] = ResolversParentTypes['WebhookNotFound']> = {
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookRequest'] = ResolversParentTypes['WebhookRequest']> = {
  actionErrors?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  actionOutput?: Resolver<ReadonlyArray<ResolversTypes['WebhookActionOutput']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contentJson?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  countryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  durationSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  files?: Resolver<ReadonlyArray<ResolversTypes['WebhookRequestFile']>, ParentType, ContextType>;
  form?: Resolver<ReadonlyArray<ResolversTypes['WebhookRequestField']>, ParentType, ContextType>;
  headers?: Resolver<ReadonlyArray<ResolversTypes['WebhookRequestHeader']>, ParentType, ContextType>;
  hostname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WebhookRequestKind'], ParentType, ContextType>;
  mail?: Resolver<Maybe<ResolversTypes['WebhookMail']>, ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ReadonlyArray<ResolversTypes['WebhookRequestField']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sorting?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
  webhookUuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueJson?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
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

export type WebhookRequestNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookRequestNotFound'] = ResolversParentTypes['WebhookRequestNotFound']> = {
  code?: Resolver<ResolversTypes['RejectionCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookRequestReceivedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookRequestReceived'] = ResolversParentTypes['WebhookRequestReceived']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  request?: Resolver<ResolversTypes['WebhookRequest'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkflowActivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkflowActivity'] = ResolversParentTypes['WorkflowActivity']> = {
  arn?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkflowActivityConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkflowActivityConnection'] = ResolversParentTypes['WorkflowActivityConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WorkflowActivityEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['WorkflowActivity']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type WorkflowActivityEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkflowActivityEdge'] = ResolversParentTypes['WorkflowActivityEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WorkflowActivity'], ParentType, ContextType>;
};

export type WorkloadMetricResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkloadMetric'] = ResolversParentTypes['WorkloadMetric']> = {
  kind?: Resolver<Maybe<ResolversTypes['WorkloadMetricKind']>, ParentType, ContextType>;
  lenses?: Resolver<ReadonlyArray<ResolversTypes['LensMetric']>, ParentType, ContextType>;
  lensesAppliedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  riskCounts?: Resolver<ResolversTypes['ReviewRiskCounts'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  workload?: Resolver<Maybe<ResolversTypes['ReviewWorkload']>, ParentType, ContextType>;
  workloadArn?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  workloadId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  workloadName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WorkloadMetricConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkloadMetricConnection'] = ResolversParentTypes['WorkloadMetricConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WorkloadMetricEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['WorkloadMetric']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type WorkloadMetricEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkloadMetricEdge'] = ResolversParentTypes['WorkloadMetricEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WorkloadMetric'], ParentType, ContextType>;
};

export type WorkloadMetricKindResolvers = EnumResolverSignature<{ UNRECOGNIZED?: any, WORKLOAD?: any }, ResolversTypes['WorkloadMetricKind']>;

export type WorkloadShareInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkloadShareInvitation'] = ResolversParentTypes['WorkloadShareInvitation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  permission?: Resolver<Maybe<ResolversTypes['SharePermission']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  resourceKind?: Resolver<Maybe<ResolversTypes['ShareResourceKind']>, ParentType, ContextType>;
  sharedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sharedWith?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workload?: Resolver<Maybe<ResolversTypes['ReviewWorkload']>, ParentType, ContextType>;
  workloadId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  workloadName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccessDenied?: AccessDeniedResolvers<ContextType>;
  AccountingActivity?: AccountingActivityResolvers<ContextType>;
  AccountingActivityConnection?: AccountingActivityConnectionResolvers<ContextType>;
  AccountingActivityEdge?: AccountingActivityEdgeResolvers<ContextType>;
  AccountingItem?: AccountingItemResolvers<ContextType>;
  ActivityScheduledEventDetails?: ActivityScheduledEventDetailsResolvers<ContextType>;
  ActivityStartedEventDetails?: ActivityStartedEventDetailsResolvers<ContextType>;
  AddBatchPaymentResult?: AddBatchPaymentResultResolvers<ContextType>;
  AddBatchPaymentSuccess?: AddBatchPaymentSuccessResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AddressBalance?: AddressBalanceResolvers<ContextType>;
  Article?: ArticleResolvers<ContextType>;
  ArticleAuthor?: ArticleAuthorResolvers<ContextType>;
  ArticleConnection?: ArticleConnectionResolvers<ContextType>;
  ArticleContentType?: ArticleContentTypeResolvers;
  ArticleEdge?: ArticleEdgeResolvers<ContextType>;
  ArticleIdentifier?: ArticleIdentifierResolvers<ContextType>;
  ArticleIdentifierKind?: ArticleIdentifierKindResolvers;
  ArticleLink?: ArticleLinkResolvers<ContextType>;
  ArticleLinkKind?: ArticleLinkKindResolvers;
  AssignedVariable?: AssignedVariableResolvers<ContextType>;
  AuthorizationDenied?: AuthorizationDeniedResolvers<ContextType>;
  AuthorizationResponseType?: AuthorizationResponseTypeResolvers;
  Bank?: BankResolvers<ContextType>;
  BankAccount?: BankAccountResolvers<ContextType>;
  BankAccountConnection?: BankAccountConnectionResolvers<ContextType>;
  BankAccountEdge?: BankAccountEdgeResolvers<ContextType>;
  BankAccountStatus?: BankAccountStatusResolvers;
  BankConnection?: BankConnectionResolvers<ContextType>;
  BankEdge?: BankEdgeResolvers<ContextType>;
  BankTransaction?: BankTransactionResolvers<ContextType>;
  BankTransactionConnection?: BankTransactionConnectionResolvers<ContextType>;
  BankTransactionEdge?: BankTransactionEdgeResolvers<ContextType>;
  BankTransactionKind?: BankTransactionKindResolvers;
  BankTransactionParty?: BankTransactionPartyResolvers<ContextType>;
  BankTransactionPartyKind?: BankTransactionPartyKindResolvers;
  Base64?: GraphQLScalarType;
  Batch?: BatchResolvers<ContextType>;
  BatchChanged?: BatchChangedResolvers<ContextType>;
  BatchConnection?: BatchConnectionResolvers<ContextType>;
  BatchEdge?: BatchEdgeResolvers<ContextType>;
  BatchKind?: BatchKindResolvers;
  BatchNotFound?: BatchNotFoundResolvers<ContextType>;
  BatchNotOpen?: BatchNotOpenResolvers<ContextType>;
  BatchPayee?: BatchPayeeResolvers<ContextType>;
  BatchPayment?: BatchPaymentResolvers<ContextType>;
  BatchPaymentConnection?: BatchPaymentConnectionResolvers<ContextType>;
  BatchPaymentEdge?: BatchPaymentEdgeResolvers<ContextType>;
  BatchPaymentResult?: BatchPaymentResultResolvers<ContextType>;
  BatchPaymentStatus?: BatchPaymentStatusResolvers;
  BatchStatus?: BatchStatusResolvers;
  BestPractice?: BestPracticeResolvers<ContextType>;
  BigInt?: GraphQLScalarType;
  BitcoinAmount?: BitcoinAmountResolvers<ContextType>;
  BlockMined?: BlockMinedResolvers<ContextType>;
  BlockchainBlock?: BlockchainBlockResolvers<ContextType>;
  BlockchainTransaction?: BlockchainTransactionResolvers<ContextType>;
  BlockchainTransactionConnection?: BlockchainTransactionConnectionResolvers<ContextType>;
  BlockchainTransactionEdge?: BlockchainTransactionEdgeResolvers<ContextType>;
  BlockchainTransactionInput?: BlockchainTransactionInputResolvers<ContextType>;
  BlockchainTransactionInputConnection?: BlockchainTransactionInputConnectionResolvers<ContextType>;
  BlockchainTransactionInputEdge?: BlockchainTransactionInputEdgeResolvers<ContextType>;
  BlockchainTransactionOutpoint?: BlockchainTransactionOutpointResolvers<ContextType>;
  BlockchainTransactionOutput?: BlockchainTransactionOutputResolvers<ContextType>;
  BlockchainTransactionOutputConnection?: BlockchainTransactionOutputConnectionResolvers<ContextType>;
  BlockchainTransactionOutputEdge?: BlockchainTransactionOutputEdgeResolvers<ContextType>;
  BlockchainUnspentOutput?: BlockchainUnspentOutputResolvers<ContextType>;
  BlockchainUnspentOutputConnection?: BlockchainUnspentOutputConnectionResolvers<ContextType>;
  BlockchainUnspentOutputEdge?: BlockchainUnspentOutputEdgeResolvers<ContextType>;
  Bot?: BotResolvers<ContextType>;
  CancelBatchResult?: CancelBatchResultResolvers<ContextType>;
  CancelBatchSuccess?: CancelBatchSuccessResolvers<ContextType>;
  ChatAccessDenied?: ChatAccessDeniedResolvers<ContextType>;
  ChatAccount?: ChatAccountResolvers<ContextType>;
  ChatAttachment?: ChatAttachmentResolvers<ContextType>;
  ChatAvatarDecoration?: ChatAvatarDecorationResolvers<ContextType>;
  ChatChannel?: ChatChannelResolvers<ContextType>;
  ChatChannelConnection?: ChatChannelConnectionResolvers<ContextType>;
  ChatChannelEdge?: ChatChannelEdgeResolvers<ContextType>;
  ChatChannelKind?: ChatChannelKindResolvers;
  ChatChannelNotFound?: ChatChannelNotFoundResolvers<ContextType>;
  ChatEmbed?: ChatEmbedResolvers<ContextType>;
  ChatEmbedAuthor?: ChatEmbedAuthorResolvers<ContextType>;
  ChatEmbedField?: ChatEmbedFieldResolvers<ContextType>;
  ChatEmbedFooter?: ChatEmbedFooterResolvers<ContextType>;
  ChatEmbedKind?: ChatEmbedKindResolvers;
  ChatEmbedMedia?: ChatEmbedMediaResolvers<ContextType>;
  ChatEmbedProvider?: ChatEmbedProviderResolvers<ContextType>;
  ChatEmoji?: ChatEmojiResolvers<ContextType>;
  ChatMessage?: ChatMessageResolvers<ContextType>;
  ChatMessageConnection?: ChatMessageConnectionResolvers<ContextType>;
  ChatMessageEdge?: ChatMessageEdgeResolvers<ContextType>;
  ChatMessageKind?: ChatMessageKindResolvers;
  ChatMessageNotFound?: ChatMessageNotFoundResolvers<ContextType>;
  ChatMessageReference?: ChatMessageReferenceResolvers<ContextType>;
  ChatNameplate?: ChatNameplateResolvers<ContextType>;
  ChatPoll?: ChatPollResolvers<ContextType>;
  ChatPollAnswer?: ChatPollAnswerResolvers<ContextType>;
  ChatPremium?: ChatPremiumResolvers;
  ChatPrimaryServer?: ChatPrimaryServerResolvers<ContextType>;
  ChatReaction?: ChatReactionResolvers<ContextType>;
  ChatReferenceKind?: ChatReferenceKindResolvers;
  ChatServer?: ChatServerResolvers<ContextType>;
  ChatServerConnection?: ChatServerConnectionResolvers<ContextType>;
  ChatServerEdge?: ChatServerEdgeResolvers<ContextType>;
  ChatSticker?: ChatStickerResolvers<ContextType>;
  ChatStickerFormat?: ChatStickerFormatResolvers;
  ChatThread?: ChatThreadResolvers<ContextType>;
  ChatUser?: ChatUserResolvers<ContextType>;
  ClearWebhookRequestsResult?: ClearWebhookRequestsResultResolvers<ContextType>;
  ClearWebhookRequestsSuccess?: ClearWebhookRequestsSuccessResolvers<ContextType>;
  ConcurrentAppendResult?: ConcurrentAppendResultResolvers<ContextType>;
  ConcurrentAppendSuccess?: ConcurrentAppendSuccessResolvers<ContextType>;
  ConsolidatedReport?: ConsolidatedReportResolvers<ContextType>;
  ConsolidatedReportDocument?: ConsolidatedReportDocumentResolvers<ContextType>;
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
  CountryPostalCodeFormat?: CountryPostalCodeFormatResolvers<ContextType>;
  CountryRegion?: CountryRegionResolvers;
  CountryWeekday?: CountryWeekdayResolvers;
  CreateBatchResult?: CreateBatchResultResolvers<ContextType>;
  CreateBatchSuccess?: CreateBatchSuccessResolvers<ContextType>;
  CreateMessageResult?: CreateMessageResultResolvers<ContextType>;
  CreateMessageSuccess?: CreateMessageSuccessResolvers<ContextType>;
  CreateShippingFulfillmentResult?: CreateShippingFulfillmentResultResolvers<ContextType>;
  CreateShippingFulfillmentSuccess?: CreateShippingFulfillmentSuccessResolvers<ContextType>;
  CreateWebhookResult?: CreateWebhookResultResolvers<ContextType>;
  CreateWebhookSuccess?: CreateWebhookSuccessResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  CurrencyCode?: GraphQLScalarType;
  DatalakeAppendInterrupted?: DatalakeAppendInterruptedResolvers<ContextType>;
  DatalakeAppendKindMismatch?: DatalakeAppendKindMismatchResolvers<ContextType>;
  DatalakeFileAccess?: DatalakeFileAccessResolvers<ContextType>;
  DatalakeFileExpected?: DatalakeFileExpectedResolvers<ContextType>;
  DatalakeFileNotFound?: DatalakeFileNotFoundResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DecodeIntegrityTokenResult?: DecodeIntegrityTokenResultResolvers<ContextType>;
  DecodeIntegrityTokenSuccess?: DecodeIntegrityTokenSuccessResolvers<ContextType>;
  DeleteMessageResult?: DeleteMessageResultResolvers<ContextType>;
  DeleteMessageSuccess?: DeleteMessageSuccessResolvers<ContextType>;
  DeleteReaderResult?: DeleteReaderResultResolvers<ContextType>;
  DeleteReaderSuccess?: DeleteReaderSuccessResolvers<ContextType>;
  DeleteWebhookRequestResult?: DeleteWebhookRequestResultResolvers<ContextType>;
  DeleteWebhookRequestSuccess?: DeleteWebhookRequestSuccessResolvers<ContextType>;
  DeleteWebhookResult?: DeleteWebhookResultResolvers<ContextType>;
  DeleteWebhookSuccess?: DeleteWebhookSuccessResolvers<ContextType>;
  DirectDebit?: DirectDebitResolvers<ContextType>;
  DirectDebitConnection?: DirectDebitConnectionResolvers<ContextType>;
  DirectDebitEdge?: DirectDebitEdgeResolvers<ContextType>;
  DirectDebitKind?: DirectDebitKindResolvers;
  DirectDebitMandate?: DirectDebitMandateResolvers<ContextType>;
  DirectDebitMandateConnection?: DirectDebitMandateConnectionResolvers<ContextType>;
  DirectDebitMandateEdge?: DirectDebitMandateEdgeResolvers<ContextType>;
  DirectDebitMandateStatus?: DirectDebitMandateStatusResolvers;
  DirectDebitStatus?: DirectDebitStatusResolvers;
  Download?: DownloadResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  EvaluationFailedEventDetails?: EvaluationFailedEventDetailsResolvers<ContextType>;
  ExchangeRate?: ExchangeRateResolvers<ContextType>;
  Execution?: ExecutionResolvers<ContextType>;
  ExecutionConnection?: ExecutionConnectionResolvers<ContextType>;
  ExecutionEdge?: ExecutionEdgeResolvers<ContextType>;
  ExecutionEventRecorded?: ExecutionEventRecordedResolvers<ContextType>;
  ExecutionRedrivenEventDetails?: ExecutionRedrivenEventDetailsResolvers<ContextType>;
  ExecutionStartedEventDetails?: ExecutionStartedEventDetailsResolvers<ContextType>;
  ExecutionStatus?: ExecutionStatusResolvers;
  FailedEventDetails?: FailedEventDetailsResolvers<ContextType>;
  FailureEventDetails?: FailureEventDetailsResolvers<ContextType>;
  FulfillmentCarrier?: FulfillmentCarrierResolvers<ContextType>;
  FulfillmentConsignee?: FulfillmentConsigneeResolvers<ContextType>;
  FulfillmentFees?: FulfillmentFeesResolvers<ContextType>;
  FulfillmentLineDetails?: FulfillmentLineDetailsResolvers<ContextType>;
  FulfillmentLineItem?: FulfillmentLineItemResolvers<ContextType>;
  FulfillmentLot?: FulfillmentLotResolvers<ContextType>;
  FulfillmentMerchant?: FulfillmentMerchantResolvers<ContextType>;
  FulfillmentOrder?: FulfillmentOrderResolvers<ContextType>;
  FulfillmentPhase?: FulfillmentPhaseResolvers;
  FulfillmentRequestedSku?: FulfillmentRequestedSkuResolvers<ContextType>;
  FulfillmentReturn?: FulfillmentReturnResolvers<ContextType>;
  FulfillmentReturnCode?: FulfillmentReturnCodeResolvers<ContextType>;
  FulfillmentReturnConnection?: FulfillmentReturnConnectionResolvers<ContextType>;
  FulfillmentReturnEdge?: FulfillmentReturnEdgeResolvers<ContextType>;
  FulfillmentReturnItem?: FulfillmentReturnItemResolvers<ContextType>;
  FulfillmentStatus?: FulfillmentStatusResolvers<ContextType>;
  FulfillmentStatusEvent?: FulfillmentStatusEventResolvers<ContextType>;
  FulfillmentTrackingNumber?: FulfillmentTrackingNumberResolvers<ContextType>;
  FulfillmentWarehouse?: FulfillmentWarehouseResolvers<ContextType>;
  FunctionScheduledEventDetails?: FunctionScheduledEventDetailsResolvers<ContextType>;
  GenerateAccessTokenResult?: GenerateAccessTokenResultResolvers<ContextType>;
  GenerateAccessTokenSuccess?: GenerateAccessTokenSuccessResolvers<ContextType>;
  GenerateIdTokenResult?: GenerateIdTokenResultResolvers<ContextType>;
  GenerateIdTokenSuccess?: GenerateIdTokenSuccessResolvers<ContextType>;
  HistoryEvent?: HistoryEventResolvers<ContextType>;
  HistoryEventConnection?: HistoryEventConnectionResolvers<ContextType>;
  HistoryEventDetails?: HistoryEventDetailsResolvers<ContextType>;
  HistoryEventEdge?: HistoryEventEdgeResolvers<ContextType>;
  HistoryEventKind?: HistoryEventKindResolvers;
  IamBinding?: IamBindingResolvers<ContextType>;
  IamCondition?: IamConditionResolvers<ContextType>;
  IamMember?: IamMemberResolvers<ContextType>;
  IamMemberKind?: IamMemberKindResolvers;
  IamPolicy?: IamPolicyResolvers<ContextType>;
  IdentityClient?: IdentityClientResolvers<ContextType>;
  IdentityClientConnection?: IdentityClientConnectionResolvers<ContextType>;
  IdentityClientEdge?: IdentityClientEdgeResolvers<ContextType>;
  InputEventDetails?: InputEventDetailsResolvers<ContextType>;
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
  InvalidBatch?: InvalidBatchResolvers<ContextType>;
  InvalidBatchPayment?: InvalidBatchPaymentResolvers<ContextType>;
  InvalidChatMessage?: InvalidChatMessageResolvers<ContextType>;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  InvalidIntegrityToken?: InvalidIntegrityTokenResolvers<ContextType>;
  InvalidShippingFulfillment?: InvalidShippingFulfillmentResolvers<ContextType>;
  InvalidWebhook?: InvalidWebhookResolvers<ContextType>;
  InvalidWebhookRequestWhere?: InvalidWebhookRequestWhereResolvers<ContextType>;
  InventoryItem?: InventoryItemResolvers<ContextType>;
  InventoryItemConnection?: InventoryItemConnectionResolvers<ContextType>;
  InventoryItemEdge?: InventoryItemEdgeResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Joke?: JokeResolvers<ContextType>;
  JokeConnection?: JokeConnectionResolvers<ContextType>;
  JokeEdge?: JokeEdgeResolvers<ContextType>;
  Journal?: JournalResolvers<ContextType>;
  JournalApc?: JournalApcResolvers<ContextType>;
  JournalArticleLicensing?: JournalArticleLicensingResolvers<ContextType>;
  JournalConnection?: JournalConnectionResolvers<ContextType>;
  JournalCopyright?: JournalCopyrightResolvers<ContextType>;
  JournalDepositPolicy?: JournalDepositPolicyResolvers<ContextType>;
  JournalEdge?: JournalEdgeResolvers<ContextType>;
  JournalEditorial?: JournalEditorialResolvers<ContextType>;
  JournalLabel?: JournalLabelResolvers;
  JournalLicense?: JournalLicenseResolvers<ContextType>;
  JournalLicenseDisplay?: JournalLicenseDisplayResolvers;
  JournalOrganization?: JournalOrganizationResolvers<ContextType>;
  JournalOtherCharges?: JournalOtherChargesResolvers<ContextType>;
  JournalPidScheme?: JournalPidSchemeResolvers<ContextType>;
  JournalPlagiarism?: JournalPlagiarismResolvers<ContextType>;
  JournalPreservation?: JournalPreservationResolvers<ContextType>;
  JournalReferences?: JournalReferencesResolvers<ContextType>;
  JournalSubject?: JournalSubjectResolvers<ContextType>;
  JournalWaiver?: JournalWaiverResolvers<ContextType>;
  Lens?: LensResolvers<ContextType>;
  LensConnection?: LensConnectionResolvers<ContextType>;
  LensEdge?: LensEdgeResolvers<ContextType>;
  LensKind?: LensKindResolvers;
  LensMetric?: LensMetricResolvers<ContextType>;
  LensShareInvitation?: LensShareInvitationResolvers<ContextType>;
  LensStatus?: LensStatusResolvers;
  MapIterationEventDetails?: MapIterationEventDetailsResolvers<ContextType>;
  MapRun?: MapRunResolvers<ContextType>;
  MapRunRedrivenEventDetails?: MapRunRedrivenEventDetailsResolvers<ContextType>;
  MapRunStartedEventDetails?: MapRunStartedEventDetailsResolvers<ContextType>;
  MapStateStartedEventDetails?: MapStateStartedEventDetailsResolvers<ContextType>;
  MessagePosted?: MessagePostedResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  NotFound?: NotFoundResolvers<ContextType>;
  NotebookInstance?: NotebookInstanceResolvers<ContextType>;
  NotebookLabel?: NotebookLabelResolvers<ContextType>;
  NotebookLocation?: NotebookLocationResolvers<ContextType>;
  NotebookLocationConnection?: NotebookLocationConnectionResolvers<ContextType>;
  NotebookLocationEdge?: NotebookLocationEdgeResolvers<ContextType>;
  NotebookOperation?: NotebookOperationResolvers<ContextType>;
  NotebookOperationChanged?: NotebookOperationChangedResolvers<ContextType>;
  NotebookOperationConnection?: NotebookOperationConnectionResolvers<ContextType>;
  NotebookOperationEdge?: NotebookOperationEdgeResolvers<ContextType>;
  NotebookOperationError?: NotebookOperationErrorResolvers<ContextType>;
  NotebookOperationErrorCode?: NotebookOperationErrorCodeResolvers;
  Order?: OrderResolvers<ContextType>;
  OrderAccessDenied?: OrderAccessDeniedResolvers<ContextType>;
  OrderAddress?: OrderAddressResolvers<ContextType>;
  OrderAspect?: OrderAspectResolvers<ContextType>;
  OrderAuthenticityStatus?: OrderAuthenticityStatusResolvers;
  OrderBuyer?: OrderBuyerResolvers<ContextType>;
  OrderCancelRequest?: OrderCancelRequestResolvers<ContextType>;
  OrderCancelRequestStatus?: OrderCancelRequestStatusResolvers;
  OrderCancellation?: OrderCancellationResolvers<ContextType>;
  OrderCancellationStatus?: OrderCancellationStatusResolvers;
  OrderChanged?: OrderChangedResolvers<ContextType>;
  OrderCollectedTax?: OrderCollectedTaxResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderContact?: OrderContactResolvers<ContextType>;
  OrderDeliveryCost?: OrderDeliveryCostResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderFulfillmentInstruction?: OrderFulfillmentInstructionResolvers<ContextType>;
  OrderFulfillmentInstructionKind?: OrderFulfillmentInstructionKindResolvers;
  OrderFulfillmentStatus?: OrderFulfillmentStatusResolvers;
  OrderGiftDetails?: OrderGiftDetailsResolvers<ContextType>;
  OrderItemLocation?: OrderItemLocationResolvers<ContextType>;
  OrderLineInstructions?: OrderLineInstructionsResolvers<ContextType>;
  OrderLineItem?: OrderLineItemResolvers<ContextType>;
  OrderLineProperties?: OrderLinePropertiesResolvers<ContextType>;
  OrderLineRefund?: OrderLineRefundResolvers<ContextType>;
  OrderLinkedLineItem?: OrderLinkedLineItemResolvers<ContextType>;
  OrderLinkedShipment?: OrderLinkedShipmentResolvers<ContextType>;
  OrderNotFound?: OrderNotFoundResolvers<ContextType>;
  OrderPayment?: OrderPaymentResolvers<ContextType>;
  OrderPaymentHold?: OrderPaymentHoldResolvers<ContextType>;
  OrderPaymentHoldStatus?: OrderPaymentHoldStatusResolvers;
  OrderPaymentMethod?: OrderPaymentMethodResolvers;
  OrderPaymentStatus?: OrderPaymentStatusResolvers;
  OrderPaymentSummary?: OrderPaymentSummaryResolvers<ContextType>;
  OrderPricingSummary?: OrderPricingSummaryResolvers<ContextType>;
  OrderProgram?: OrderProgramResolvers<ContextType>;
  OrderPromotion?: OrderPromotionResolvers<ContextType>;
  OrderRefund?: OrderRefundResolvers<ContextType>;
  OrderRefundStatus?: OrderRefundStatusResolvers;
  OrderShippingStep?: OrderShippingStepResolvers<ContextType>;
  OrderSinglePaymentStatus?: OrderSinglePaymentStatusResolvers;
  OrderSoldFormat?: OrderSoldFormatResolvers;
  OrderTax?: OrderTaxResolvers<ContextType>;
  OrderTaxAddress?: OrderTaxAddressResolvers<ContextType>;
  OrderTaxIdentifier?: OrderTaxIdentifierResolvers<ContextType>;
  OrderTaxKind?: OrderTaxKindResolvers;
  OrderVaultMovement?: OrderVaultMovementResolvers;
  OrderWarning?: OrderWarningResolvers<ContextType>;
  OrderWarningParameter?: OrderWarningParameterResolvers<ContextType>;
  OtherShareInvitation?: OtherShareInvitationResolvers<ContextType>;
  OutputEventDetails?: OutputEventDetailsResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PaymentDispute?: PaymentDisputeResolvers<ContextType>;
  PaymentDisputeConnection?: PaymentDisputeConnectionResolvers<ContextType>;
  PaymentDisputeEdge?: PaymentDisputeEdgeResolvers<ContextType>;
  PaymentDisputeReason?: PaymentDisputeReasonResolvers;
  PaymentDisputeStatus?: PaymentDisputeStatusResolvers;
  PillarMetric?: PillarMetricResolvers<ContextType>;
  ProfileShareInvitation?: ProfileShareInvitationResolvers<ContextType>;
  PublishResult?: PublishResultResolvers<ContextType>;
  PublishSuccess?: PublishSuccessResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuestionMetric?: QuestionMetricResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  QuoteAuthor?: QuoteAuthorResolvers<ContextType>;
  QuoteAuthorConnection?: QuoteAuthorConnectionResolvers<ContextType>;
  QuoteAuthorEdge?: QuoteAuthorEdgeResolvers<ContextType>;
  QuoteConnection?: QuoteConnectionResolvers<ContextType>;
  QuoteEdge?: QuoteEdgeResolvers<ContextType>;
  Reader?: ReaderResolvers<ContextType>;
  ReaderAccessDenied?: ReaderAccessDeniedResolvers<ContextType>;
  ReaderEntitlement?: ReaderEntitlementResolvers<ContextType>;
  ReaderHasEntitlements?: ReaderHasEntitlementsResolvers<ContextType>;
  ReaderNotFound?: ReaderNotFoundResolvers<ContextType>;
  Rejection?: RejectionResolvers<ContextType>;
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
  ResellerLineItemStatus?: ResellerLineItemStatusResolvers;
  ResellerMigration?: ResellerMigrationResolvers<ContextType>;
  ResellerOffering?: ResellerOfferingResolvers;
  ResellerPlanKind?: ResellerPlanKindResolvers;
  ResellerPrice?: ResellerPriceResolvers<ContextType>;
  ResellerProcessingStatus?: ResellerProcessingStatusResolvers;
  ResellerProduct?: ResellerProductResolvers<ContextType>;
  ResellerProductConnection?: ResellerProductConnectionResolvers<ContextType>;
  ResellerProductEdge?: ResellerProductEdgeResolvers<ContextType>;
  ResellerProductKind?: ResellerProductKindResolvers;
  ResellerProductPayload?: ResellerProductPayloadResolvers<ContextType>;
  ResellerPromotion?: ResellerPromotionResolvers<ContextType>;
  ResellerPromotionConnection?: ResellerPromotionConnectionResolvers<ContextType>;
  ResellerPromotionEdge?: ResellerPromotionEdgeResolvers<ContextType>;
  ResellerPromotionKind?: ResellerPromotionKindResolvers;
  ResellerPromotionSpec?: ResellerPromotionSpecResolvers<ContextType>;
  ResellerRecurrence?: ResellerRecurrenceResolvers;
  ResellerSalesChannel?: ResellerSalesChannelResolvers;
  ResellerServiceLocation?: ResellerServiceLocationResolvers<ContextType>;
  ResellerServicePeriod?: ResellerServicePeriodResolvers<ContextType>;
  ResellerStoragePayload?: ResellerStoragePayloadResolvers<ContextType>;
  ResellerSubscription?: ResellerSubscriptionResolvers<ContextType>;
  ResellerSubscriptionStatus?: ResellerSubscriptionStatusResolvers;
  ResellerTitle?: ResellerTitleResolvers<ContextType>;
  ResellerUpgradeDowngrade?: ResellerUpgradeDowngradeResolvers<ContextType>;
  ResellerVideoPayload?: ResellerVideoPayloadResolvers<ContextType>;
  ReviewEnvironment?: ReviewEnvironmentResolvers;
  ReviewImprovementStatus?: ReviewImprovementStatusResolvers;
  ReviewRisk?: ReviewRiskResolvers;
  ReviewRiskCounts?: ReviewRiskCountsResolvers<ContextType>;
  ReviewWorkload?: ReviewWorkloadResolvers<ContextType>;
  Saying?: SayingResolvers<ContextType>;
  ServiceAccountAccessDenied?: ServiceAccountAccessDeniedResolvers<ContextType>;
  ServiceAccountNotFound?: ServiceAccountNotFoundResolvers<ContextType>;
  SetExpiryResult?: SetExpiryResultResolvers<ContextType>;
  SetExpirySuccess?: SetExpirySuccessResolvers<ContextType>;
  ShareInvitation?: ShareInvitationResolvers<ContextType>;
  ShareInvitationConnection?: ShareInvitationConnectionResolvers<ContextType>;
  ShareInvitationEdge?: ShareInvitationEdgeResolvers<ContextType>;
  SharePermission?: SharePermissionResolvers;
  ShareResourceKind?: ShareResourceKindResolvers;
  ShippingFulfillment?: ShippingFulfillmentResolvers<ContextType>;
  ShippingFulfillmentConnection?: ShippingFulfillmentConnectionResolvers<ContextType>;
  ShippingFulfillmentEdge?: ShippingFulfillmentEdgeResolvers<ContextType>;
  ShippingFulfillmentLine?: ShippingFulfillmentLineResolvers<ContextType>;
  SignBlobResult?: SignBlobResultResolvers<ContextType>;
  SignBlobSuccess?: SignBlobSuccessResolvers<ContextType>;
  SignJwtResult?: SignJwtResultResolvers<ContextType>;
  SignJwtSuccess?: SignJwtSuccessResolvers<ContextType>;
  StartAuthorizationResult?: StartAuthorizationResultResolvers<ContextType>;
  StartAuthorizationSuccess?: StartAuthorizationSuccessResolvers<ContextType>;
  StateEnteredEventDetails?: StateEnteredEventDetailsResolvers<ContextType>;
  StateExitedEventDetails?: StateExitedEventDetailsResolvers<ContextType>;
  StateMachine?: StateMachineResolvers<ContextType>;
  SubmitBatchResult?: SubmitBatchResultResolvers<ContextType>;
  SubmitBatchSuccess?: SubmitBatchSuccessResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SubscriptionEvent?: SubscriptionEventResolvers<ContextType>;
  SucceededEventDetails?: SucceededEventDetailsResolvers<ContextType>;
  TaskFailedEventDetails?: TaskFailedEventDetailsResolvers<ContextType>;
  TaskScheduledEventDetails?: TaskScheduledEventDetailsResolvers<ContextType>;
  TaskStartedEventDetails?: TaskStartedEventDetailsResolvers<ContextType>;
  TaskSucceededEventDetails?: TaskSucceededEventDetailsResolvers<ContextType>;
  TemplateShareInvitation?: TemplateShareInvitationResolvers<ContextType>;
  TvCharacter?: TvCharacterResolvers<ContextType>;
  TvCharacterConnection?: TvCharacterConnectionResolvers<ContextType>;
  TvCharacterEdge?: TvCharacterEdgeResolvers<ContextType>;
  TvCharacterStatus?: TvCharacterStatusResolvers;
  TvDeath?: TvDeathResolvers<ContextType>;
  TvDeathConnection?: TvDeathConnectionResolvers<ContextType>;
  TvDeathEdge?: TvDeathEdgeResolvers<ContextType>;
  TvEpisode?: TvEpisodeResolvers<ContextType>;
  TvEpisodeCharacter?: TvEpisodeCharacterResolvers<ContextType>;
  TvEpisodeConnection?: TvEpisodeConnectionResolvers<ContextType>;
  TvEpisodeEdge?: TvEpisodeEdgeResolvers<ContextType>;
  TvQuote?: TvQuoteResolvers<ContextType>;
  TvQuoteConnection?: TvQuoteConnectionResolvers<ContextType>;
  TvQuoteEdge?: TvQuoteEdgeResolvers<ContextType>;
  URI?: GraphQLScalarType;
  URL?: GraphQLScalarType;
  UUID?: GraphQLScalarType;
  UpdateMessageResult?: UpdateMessageResultResolvers<ContextType>;
  UpdateMessageSuccess?: UpdateMessageSuccessResolvers<ContextType>;
  UpdateReaderEntitlementsResult?: UpdateReaderEntitlementsResultResolvers<ContextType>;
  UpdateReaderEntitlementsSuccess?: UpdateReaderEntitlementsSuccessResolvers<ContextType>;
  UpdateWebhookResult?: UpdateWebhookResultResolvers<ContextType>;
  UpdateWebhookSuccess?: UpdateWebhookSuccessResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UrlNotification?: UrlNotificationResolvers<ContextType>;
  UrlNotificationKind?: UrlNotificationKindResolvers;
  UrlNotificationQuotaExceeded?: UrlNotificationQuotaExceededResolvers<ContextType>;
  UrlNotificationStatus?: UrlNotificationStatusResolvers<ContextType>;
  UrlOwnershipNotVerified?: UrlOwnershipNotVerifiedResolvers<ContextType>;
  UserAddress?: UserAddressResolvers<ContextType>;
  UserLocation?: UserLocationResolvers<ContextType>;
  UserProfile?: UserProfileResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookActionOutput?: WebhookActionOutputResolvers<ContextType>;
  WebhookConnection?: WebhookConnectionResolvers<ContextType>;
  WebhookEdge?: WebhookEdgeResolvers<ContextType>;
  WebhookMail?: WebhookMailResolvers<ContextType>;
  WebhookMailChecks?: WebhookMailChecksResolvers<ContextType>;
  WebhookNotFound?: WebhookNotFoundResolvers<ContextType>;
  WebhookRequest?: WebhookRequestResolvers<ContextType>;
  WebhookRequestConnection?: WebhookRequestConnectionResolvers<ContextType>;
  WebhookRequestEdge?: WebhookRequestEdgeResolvers<ContextType>;
  WebhookRequestField?: WebhookRequestFieldResolvers<ContextType>;
  WebhookRequestFile?: WebhookRequestFileResolvers<ContextType>;
  WebhookRequestHeader?: WebhookRequestHeaderResolvers<ContextType>;
  WebhookRequestKind?: WebhookRequestKindResolvers;
  WebhookRequestNotFound?: WebhookRequestNotFoundResolvers<ContextType>;
  WebhookRequestReceived?: WebhookRequestReceivedResolvers<ContextType>;
  WorkflowActivity?: WorkflowActivityResolvers<ContextType>;
  WorkflowActivityConnection?: WorkflowActivityConnectionResolvers<ContextType>;
  WorkflowActivityEdge?: WorkflowActivityEdgeResolvers<ContextType>;
  WorkloadMetric?: WorkloadMetricResolvers<ContextType>;
  WorkloadMetricConnection?: WorkloadMetricConnectionResolvers<ContextType>;
  WorkloadMetricEdge?: WorkloadMetricEdgeResolvers<ContextType>;
  WorkloadMetricKind?: WorkloadMetricKindResolvers;
  WorkloadShareInvitation?: WorkloadShareInvitationResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  cost?: CostDirectiveResolver<any, any, ContextType>;
  defer?: DeferDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  live?: LiveDirectiveResolver<any, any, ContextType>;
  requiresScopes?: RequiresScopesDirectiveResolver<any, any, ContextType>;
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
  stream?: StreamDirectiveResolver<any, any, ContextType>;
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
export type Uri = Scalars["URI"];
export type Url = Scalars["URL"];
export type Uuid = Scalars["UUID"];
export type Upload = Scalars["Upload"];