import type { Snapshot } from '#telemetry';
import type { LiveCounts } from '../subscriptions/index.ts';

/** The metrics of subscriptions and live queries. */
export function subscriptionSamples(counts: LiveCounts): Snapshot {
  const one = (value: number) => [{ labels: [], value }];
  const each = (values: Readonly<Record<string, number>>) =>
    Object.entries(values).map(([label, value]) => ({ labels: [label], value }));
  return {
    'manifold.subscriptions': one(counts.subscribers),
    'manifold.subscriptions.sources': one(counts.topics),
    'manifold.subscriptions.polls': one(counts.polls),
    'manifold.subscriptions.polls_saved': one(counts.savedPolls),
    'manifold.subscriptions.events': one(counts.events),
    'manifold.subscriptions.interrupted': each(counts.interrupted),
    'manifold.subscriptions.lag': one(counts.lagMs / 1000),
    'manifold.live_queries': one(counts.liveQueries.open),
    'manifold.live_queries.different': one(counts.liveQueries.different),
    'manifold.live_queries.memory': one(counts.liveQueries.bytes),
    'manifold.live_queries.evaluations': each(counts.liveQueries.evaluations),
    'manifold.live_queries.evaluations_saved': one(counts.liveQueries.savedEvaluations),
    'manifold.live_queries.last_change': one(counts.liveQueries.changedAt / 1000),
    'manifold.live_queries.postponed': each(counts.liveQueries.postponed),
  };
}
