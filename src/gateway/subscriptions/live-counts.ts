import type { EndReason } from './event-frame.ts';

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

/** What the live queries of a process do. */
export interface LiveQueryCounts {
  /** Live queries of callers. */
  readonly open: number;
  /** Different ones, which are evaluated once for all their callers. */
  readonly different: number;
  readonly evaluations: Readonly<Record<'changed' | 'unchanged' | 'failed', number>>;
  /** The memory of the newest results. */
  readonly bytes: number;
  /** Evaluations that further callers of an equal one would have taken. */
  readonly savedEvaluations: number;
  /** When a result last changed, in milliseconds since 1970; 0 before. */
  readonly changedAt: number;
  /** Evaluations that had to wait, by the reason. */
  readonly postponed: Readonly<Record<'budget' | 'overload', number>>;
}

type Mutable<Counts> = {
  -readonly [Name in keyof Counts]: Counts[Name] extends number ? number : Mutable<Counts[Name]>;
};

export type OwnLiveQueryCounts = Mutable<LiveQueryCounts>;

export function noLiveQueries(): OwnLiveQueryCounts {
  return {
    open: 0,
    different: 0,
    bytes: 0,
    evaluations: { changed: 0, unchanged: 0, failed: 0 },
    savedEvaluations: 0,
    changedAt: 0,
    postponed: { budget: 0, overload: 0 },
  };
}
