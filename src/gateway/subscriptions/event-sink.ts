import type { EventFrame } from './event-frame.ts';

/** Why the gateway ends a subscription that has further events. */
export type Interruption = 'slow' | 'restart' | 'expired';
/** The same, and the budget of a caller who cannot pay for an event. */
export type EndReason = Interruption | 'budget';

/** The connection of a subscriber. None of its methods throws. */
export interface EventSink {
  /** Tells the position after which the events follow, where the transport can: a connection that is cut before the first event goes on there. */
  begin?(cursor: string): void;
  /** Sends an event, unless too much waits for the subscriber already: returns false, and it has to be interrupted. */
  next(frame: EventFrame): boolean;
  /** Resolves when the subscriber has read all events that were sent, or has disconnected. */
  drained(): Promise<void>;
  /** There are no further events. */
  complete(): void;
  /** Ends the subscription with an error, after which the subscriber should subscribe again: after this time, if it is given. */
  interrupt(reason: EndReason, frame: EventFrame, waitMs?: number): void;
}
