import type { LiveQueryCounts } from '../live-queries/live-query-counts.ts';
import type { EndReason } from './event-sink.ts';

/** Counts of the subscriptions of a process. */
export interface LiveCounts {
  readonly subscribers: number;
  readonly topics: number;
  readonly polls: number;
  /** Polls that further subscribers of a source would have taken. */
  readonly savedPolls: number;
  readonly events: number;
  readonly interrupted: Readonly<Record<EndReason, number>>;
  /** From the poll that found the last event to its last subscriber. */
  readonly lagMs: number;
  readonly liveQueries: LiveQueryCounts;
}
