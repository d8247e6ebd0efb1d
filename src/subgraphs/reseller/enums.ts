/** The upstream's enum values, which have the name of their enum as a prefix. */
function after<const Word extends string>(prefix: string, ...words: readonly Word[]): Readonly<Record<Word, string>> {
  return Object.fromEntries(words.map((word) => [word, prefix + word])) as Record<Word, string>;
}

export const enums = {
  ResellerProductKind: after('PRODUCT_TYPE_', 'SUBSCRIPTION', 'BUNDLE_SUBSCRIPTION'),
  ResellerEntitlementMode: after('ENTITLEMENT_MODE_', 'FULL', 'INCREMENTAL'),
  ResellerPromotionKind: after('PROMOTION_TYPE_', 'FREE_TRIAL', 'INTRODUCTORY_PRICING'),
  ResellerSubscriptionStatus: after(
    'STATE_',
    'CREATED',
    'ACTIVE',
    'CANCELLED',
    'IN_GRACE_PERIOD',
    'CANCEL_AT_END_OF_CYCLE',
    'SUSPENDED',
  ),
  ResellerProcessingStatus: after('PROCESSING_STATE_', 'CANCELLING', 'RECURRING', 'RESUMING', 'SUSPENDING'),
  ResellerLineItemStatus: after(
    'LINE_ITEM_STATE_',
    'ACTIVE',
    'INACTIVE',
    'NEW',
    'ACTIVATING',
    'DEACTIVATING',
    'WAITING_TO_DEACTIVATE',
    'OFF_CYCLE_CHARGING',
  ),
  ResellerRecurrence: after('LINE_ITEM_RECURRENCE_TYPE_', 'PERIODIC', 'ONE_TIME'),
  ResellerPlanKind: after('PARTNER_PLAN_TYPE_', 'STANDALONE', 'HARD_BUNDLE', 'SOFT_BUNDLE'),
  ResellerOffering: after('OFFERING_', 'VAS_BUNDLE', 'VAS_STANDALONE', 'HARD_BUNDLE', 'SOFT_BUNDLE'),
  ResellerSalesChannel: after('CHANNEL_', 'RETAIL', 'ONLINE_WEB', 'ONLINE_ANDROID_APP', 'ONLINE_IOS_APP'),
  ResellerCancellationReason: after(
    'CANCELLATION_REASON_',
    'FRAUD',
    'REMORSE',
    'ACCIDENTAL_PURCHASE',
    'PAST_DUE',
    'ACCOUNT_CLOSED',
    'UPGRADE_DOWNGRADE',
    'USER_DELINQUENCY',
    'SYSTEM_ERROR',
    'SYSTEM_CANCEL',
    'BILLING_SYSTEM_SWITCH',
    'OTHER',
  ),
  ResellerBillingCycleSpec: after(
    'BILLING_CYCLE_SPEC_',
    'ALIGN_WITH_PREVIOUS_SUBSCRIPTION',
    'START_IMMEDIATELY',
    'DEFERRED_TO_NEXT_RECURRENCE',
  ),
};
