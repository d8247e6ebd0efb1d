/** The request of a subscription. */
export interface SubscriptionOwner {
  /** The subscription is over. */
  ended(): void;
  /** Registers the end of the subscription, for a caller who leaves. */
  onAbandon(unsubscribe: () => void): void;
}
