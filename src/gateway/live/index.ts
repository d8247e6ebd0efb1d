export { EventFrame } from './event-frame.ts';
export type { ExecuteEvent } from './event-group.ts';
export type { EventSink, Interruption } from './event-sink.ts';
export type { LiveCounts } from './live-counts.ts';
export { LiveHub, type LiveRequest, type StartSubscription } from './live-hub.ts';
export type { SubscriptionOwner } from './subscription-owner.ts';
