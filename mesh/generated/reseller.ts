// Reseller subscription API. Generated from mesh/reseller.yaml: do not edit.
export interface ProductPage {
  /** Left out when empty. A page may be short or empty although there is a next one. */
  readonly products?: readonly Product[];
  /** Absent or empty on the last page. */
  readonly nextPageToken?: string;
}

export interface Product {
  /** Such as `partners/acme-tel/products/cloud-100g`. */
  readonly name: string;
  readonly titles?: readonly LocalizedText[];
  readonly productType?: "PRODUCT_TYPE_UNSPECIFIED" | "PRODUCT_TYPE_SUBSCRIPTION" | "PRODUCT_TYPE_BUNDLE_SUBSCRIPTION" | (string & {});
  /** ISO 3166-1 alpha-2 codes. */
  readonly regionCodes?: readonly string[];
  readonly priceConfigs?: readonly PriceConfig[];
  readonly subscriptionBillingCycleDuration?: Duration;
  readonly finiteBillingCycleDetails?: FiniteBillingCycleDetails;
  readonly bundleDetails?: BundleDetails;
}

export interface LocalizedText {
  readonly text?: string;
  /** A BCP 47 tag. */
  readonly languageCode?: string;
}

export interface PriceConfig {
  /** An ISO 3166-1 alpha-2 code. */
  readonly regionCode?: string;
  readonly amount?: Amount;
}

export interface Amount {
  /** Millionths of the currency unit. */
  readonly amountMicros?: string;
  /** An ISO 4217 code. */
  readonly currencyCode?: string;
}

export interface Duration {
  readonly count?: number;
  readonly unit?: "UNIT_UNSPECIFIED" | "MONTH" | "DAY" | "HOUR" | (string & {});
}

/** Of what ends by itself. */
export interface FiniteBillingCycleDetails {
  /** Billing cycles until the end. */
  readonly billingCycleCountLimit?: string;
}

/** Of bundles only. */
export interface BundleDetails {
  readonly bundleElements?: readonly BundleElement[];
  readonly entitlementMode?: "ENTITLEMENT_MODE_UNSPECIFIED" | "ENTITLEMENT_MODE_FULL" | "ENTITLEMENT_MODE_INCREMENTAL" | (string & {});
}

export interface BundleElement {
  /** A product's name. */
  readonly product?: string;
}

export interface PromotionPage {
  /** Left out when empty. A page may be short or empty although there is a next one. */
  readonly promotions?: readonly Promotion[];
  /** Absent or empty on the last page. */
  readonly nextPageToken?: string;
}

export interface Promotion {
  /** Such as `partners/acme-tel/promotions/trial-1m`. The collection is also written `promotion`. */
  readonly name: string;
  readonly titles?: readonly LocalizedText[];
  readonly promotionType?: PromotionType;
  /** Names of products. */
  readonly applicableProducts?: readonly string[];
  /** ISO 3166-1 alpha-2 codes. */
  readonly regionCodes?: readonly string[];
  /** The first moment. */
  readonly startTime?: string;
  /** The first moment after it. Absent when endless. */
  readonly endTime?: string;
  readonly freeTrialDuration?: Duration;
  readonly introductoryPricingDetails?: IntroductoryPricingDetails;
}

export type PromotionType = "PROMOTION_TYPE_UNSPECIFIED" | "PROMOTION_TYPE_FREE_TRIAL" | "PROMOTION_TYPE_INTRODUCTORY_PRICING" | (string & {});

/** Of introductory pricing only. */
export interface IntroductoryPricingDetails {
  readonly introductoryPricingSpecs?: readonly IntroductoryPricingSpec[];
}

/** The discount is an amount or a ratio. */
export interface IntroductoryPricingSpec {
  /** An ISO 3166-1 alpha-2 code. */
  readonly regionCode?: string;
  /** Billing cycles that it lasts. */
  readonly recurrenceCount?: number;
  readonly discountAmount?: Amount;
  /** Millionths, so that 50000 is 5 %. */
  readonly discountRatioMicros?: string;
}

export interface Subscription {
  readonly name: string;
  readonly state: "STATE_UNSPECIFIED" | "STATE_CREATED" | "STATE_ACTIVE" | "STATE_CANCELLED" | "STATE_IN_GRACE_PERIOD" | "STATE_CANCEL_AT_END_OF_CYCLE" | "STATE_SUSPENDED" | (string & {});
  /** Absent unless a change is under way. */
  readonly processingState?: "PROCESSING_STATE_UNSPECIFIED" | "PROCESSING_STATE_CANCELLING" | "PROCESSING_STATE_RECURRING" | "PROCESSING_STATE_RESUMING" | "PROCESSING_STATE_SUSPENDING" | (string & {});
  /** The partner's id of the user. Personal data. */
  readonly partnerUserToken: string;
  /** Whether an end user is linked. Absent means false. */
  readonly endUserEntitled?: boolean;
  readonly createTime: string;
  readonly updateTime: string;
  readonly purchaseTime?: string;
  readonly renewalTime?: string;
  readonly cycleEndTime?: string;
  /** Equals createTime when there is no trial. */
  readonly freeTrialEndTime?: string;
  /** Where to send the user. */
  readonly redirectUri?: string;
  readonly serviceLocation: ServiceLocation;
  /** What was bought. Left out when empty. */
  readonly lineItems?: readonly LineItem[];
  /** Names of products. Replaced by lineItems. */
  readonly products?: readonly string[];
  /** Names of promotions. Replaced by promotionSpecs. */
  readonly promotions?: readonly string[];
  /** Only free trials stand here. */
  readonly promotionSpecs?: readonly PromotionSpec[];
  readonly cancellationDetails?: CancellationDetails;
  readonly upgradeDowngradeDetails?: UpgradeDowngradeDetails;
  readonly migrationDetails?: MigrationDetails;
}

/** Personal data. */
export interface ServiceLocation {
  /** An ISO 3166-1 alpha-2 code. */
  readonly regionCode?: string;
  readonly postalCode?: string;
}

/** Of a cancelled subscription only. */
export interface CancellationDetails {
  readonly reason?: "CANCELLATION_REASON_UNSPECIFIED" | "CANCELLATION_REASON_FRAUD" | "CANCELLATION_REASON_REMORSE" | "CANCELLATION_REASON_ACCIDENTAL_PURCHASE" | "CANCELLATION_REASON_PAST_DUE" | "CANCELLATION_REASON_ACCOUNT_CLOSED" | "CANCELLATION_REASON_UPGRADE_DOWNGRADE" | "CANCELLATION_REASON_USER_DELINQUENCY" | "CANCELLATION_REASON_SYSTEM_ERROR" | "CANCELLATION_REASON_SYSTEM_CANCEL" | "CANCELLATION_REASON_BILLING_SYSTEM_SWITCH" | "CANCELLATION_REASON_OTHER" | (string & {});
}

export interface UpgradeDowngradeDetails {
  /** A bare id or the whole name of a subscription. */
  readonly previousSubscriptionId?: string;
  readonly billingCycleSpec?: "BILLING_CYCLE_SPEC_UNSPECIFIED" | "BILLING_CYCLE_SPEC_ALIGN_WITH_PREVIOUS_SUBSCRIPTION" | "BILLING_CYCLE_SPEC_START_IMMEDIATELY" | "BILLING_CYCLE_SPEC_DEFERRED_TO_NEXT_RECURRENCE" | (string & {});
}

export interface MigrationDetails {
  readonly migratedSubscriptionId?: string;
  readonly legacyCreationTime?: string;
}

export interface LineItem {
  readonly name?: string;
  /** A product's name. */
  readonly product?: string;
  readonly description?: string;
  /** Absent means 0. */
  readonly lineItemIndex?: number;
  readonly amount?: Amount;
  readonly state?: "LINE_ITEM_STATE_UNSPECIFIED" | "LINE_ITEM_STATE_ACTIVE" | "LINE_ITEM_STATE_INACTIVE" | "LINE_ITEM_STATE_NEW" | "LINE_ITEM_STATE_ACTIVATING" | "LINE_ITEM_STATE_DEACTIVATING" | "LINE_ITEM_STATE_WAITING_TO_DEACTIVATE" | "LINE_ITEM_STATE_OFF_CYCLE_CHARGING" | (string & {});
  readonly recurrenceType?: "LINE_ITEM_RECURRENCE_TYPE_UNSPECIFIED" | "LINE_ITEM_RECURRENCE_TYPE_PERIODIC" | "LINE_ITEM_RECURRENCE_TYPE_ONE_TIME" | (string & {});
  readonly oneTimeRecurrenceDetails?: OneTimeRecurrenceDetails;
  readonly finiteBillingCycleDetails?: FiniteBillingCycleDetails;
  readonly lineItemFreeTrialEndTime?: string;
  readonly lineItemPromotionSpecs?: readonly PromotionSpec[];
  readonly bundleDetails?: LineItemBundleDetails;
  readonly productPayload?: ProductPayload;
}

export interface OneTimeRecurrenceDetails {
  readonly servicePeriod?: ServicePeriod;
}

export interface ServicePeriod {
  readonly startTime?: string;
  /** The first moment after it. */
  readonly endTime?: string;
}

export interface LineItemBundleDetails {
  readonly bundleElementDetails?: readonly BundleElementDetails[];
}

export interface BundleElementDetails {
  /** A product's name. */
  readonly product?: string;
  readonly userAccountLinkedTime?: string;
}

export interface PromotionSpec {
  /** A promotion's name. */
  readonly promotion?: string;
  readonly type?: PromotionType;
  readonly freeTrialDuration?: Duration;
  readonly introductoryPricingDetails?: IntroductoryPricingDetails;
}

/** What only this kind of product has. Exactly one of the fields is there. */
export interface ProductPayload {
  readonly youtubePayload?: YoutubePayload;
  readonly googleOnePayload?: GoogleOnePayload;
  readonly googleHomePayload?: GoogleHomePayload;
}

export interface YoutubePayload {
  readonly partnerEligibilityIds?: readonly string[];
  readonly partnerPlanType?: "PARTNER_PLAN_TYPE_UNSPECIFIED" | "PARTNER_PLAN_TYPE_STANDALONE" | "PARTNER_PLAN_TYPE_HARD_BUNDLE" | "PARTNER_PLAN_TYPE_SOFT_BUNDLE" | (string & {});
  readonly accessEndTime?: string;
}

export interface GoogleOnePayload {
  readonly campaigns?: readonly string[];
  readonly offering?: "OFFERING_UNSPECIFIED" | "OFFERING_VAS_BUNDLE" | "OFFERING_VAS_STANDALONE" | "OFFERING_HARD_BUNDLE" | "OFFERING_SOFT_BUNDLE" | (string & {});
  readonly salesChannel?: "CHANNEL_UNSPECIFIED" | "CHANNEL_RETAIL" | "CHANNEL_ONLINE_WEB" | "CHANNEL_ONLINE_ANDROID_APP" | "CHANNEL_ONLINE_IOS_APP" | (string & {});
  readonly storeId?: string;
}

export interface GoogleHomePayload {
  readonly googleStructureId?: string;
  readonly partnerStructureId?: string;
  /** Absent means false. */
  readonly attachedToGoogleStructure?: boolean;
}

export interface Failure {
  readonly error?: ErrorStatus;
}

export interface ErrorStatus {
  /** The HTTP status. */
  readonly code?: number;
  /** For developers. */
  readonly message?: string;
  readonly status?: "INVALID_ARGUMENT" | "FAILED_PRECONDITION" | "OUT_OF_RANGE" | "UNAUTHENTICATED" | "PERMISSION_DENIED" | "NOT_FOUND" | "ALREADY_EXISTS" | "ABORTED" | "RESOURCE_EXHAUSTED" | "CANCELLED" | "UNKNOWN" | "INTERNAL" | "DATA_LOSS" | "UNIMPLEMENTED" | "UNAVAILABLE" | "DEADLINE_EXCEEDED" | (string & {});
  /** The older way to say the same. Sometimes sent as well. */
  readonly errors?: readonly ErrorItem[];
  readonly details?: readonly ErrorDetail[];
}

export interface ErrorItem {
  readonly message?: string;
  readonly domain?: string;
  readonly reason?: string;
  readonly locationType?: string;
  readonly location?: string;
}

/** One of several kinds. `@type` tells which, and so which of the other fields are there. */
export interface ErrorDetail {
  readonly "@type"?: string;
  readonly reason?: string;
  readonly domain?: string;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly fieldViolations?: readonly FieldViolation[];
  /** How long to wait, such as `12s`. */
  readonly retryDelay?: string;
}

export interface FieldViolation {
  readonly field?: string;
  readonly description?: string;
}

/** The operations of this API: what each takes and what it answers. */
export interface Operations {
  /** Products that the partner may resell. */
  listProducts: { args: {
    /** The partner's name, such as `partners/acme-tel`. */
    parent: string;
    /** Criteria joined by `AND`, with `=` and `:` (has) and neither `OR` nor wildcards, on `regionCodes`, `youtubePayload.partnerEligibilityId` and `youtubePayload.postalCode`: `regionCodes:IE`. */
    filter?: string | null;
    /** Rows a page. More than 1000 is read as 1000. */
    pageSize?: number | null;
    /** Where the page begins, as the page before told. Every other parameter must be as it was there. */
    pageToken?: string | null;
    /** The parts of the answer to send, such as `items(name)`. Absent means all. */
    fields?: string | null;
  }; optional: false; answer: ProductPage; item: Product };
  /** Promotions that the partner may give, such as a free trial. */
  listPromotions: { args: {
    /** The partner's name, such as `partners/acme-tel`. */
    parent: string;
    /** As for products, and also on `applicableProducts`: `applicableProducts:partners/acme-tel/products/cloud-100g`. */
    filter?: string | null;
    /** Rows a page. More than 1000 is read as 1000. */
    pageSize?: number | null;
    /** Where the page begins, as the page before told. Every other parameter must be as it was there. */
    pageToken?: string | null;
    /** The parts of the answer to send, such as `items(name)`. Absent means all. */
    fields?: string | null;
  }; optional: false; answer: PromotionPage; item: Promotion };
  /** One subscription that the partner sold. */
  getSubscription: { args: {
    /** The subscription's name, such as `partners/acme-tel/subscriptions/sub-0001`. Its last part is the partner's own id, at most 63 ASCII characters. */
    name: string;
    /** The parts of the answer to send, such as `items(name)`. Absent means all. */
    fields?: string | null;
  }; optional: false; answer: Subscription; item: never };
}
