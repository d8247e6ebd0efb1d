export type { EndReason, EventSink, Interruption, StartStream, SubscriptionOwner } from './event-frame.ts';
export {
  COMPLETE_EVENT,
  COMPLETION,
  EventFrame,
  interruptionEvent,
  interruptionFrame,
  positionEvent,
} from './event-frame.ts';
export type { ChargeEvent, ExecutedEvent, ExecuteEvent } from './event-group.ts';
export type { LiveCounts, OwnLiveQueryCounts } from './live-counts.ts';
export { detachedCaller, LiveHub, type StartSubscription, type SubscriptionRequest } from './live-hub.ts';
export { PollInterval } from './poll-interval.ts';
export { SubscriberRegistry } from './subscriber-registry.ts';
