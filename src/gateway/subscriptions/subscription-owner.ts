import type { SettleCost } from '../budgets/index.ts';
import type { EventSink } from './event-sink.ts';

/** The request of a subscription. */
export interface SubscriptionOwner {
  /** The subscription is over. */
  ended(): void;
  /** Registers the end of the subscription, for a caller who leaves. */
  onAbandon(unsubscribe: () => void): void;
}

/** Begins a stream that is admitted. It ends the charge for its opening. */
export type StartStream = (sink: EventSink, owner: SubscriptionOwner, settle: SettleCost) => void;
