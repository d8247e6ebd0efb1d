import type { Snapshot } from '#telemetry';
import type { LiveCounts } from '../live/index.ts';

/** The metrics of subscriptions. */
export function subscriptionSamples(counts: LiveCounts): Snapshot {
  const one = (value: number) => [{ labels: [], value }];
  return {
    'manifold.subscriptions': one(counts.subscribers),
    'manifold.subscriptions.sources': one(counts.topics),
    'manifold.subscriptions.polls': one(counts.polls),
    'manifold.subscriptions.polls_saved': one(counts.savedPolls),
    'manifold.subscriptions.events': one(counts.events),
    'manifold.subscriptions.interrupted': Object.entries(counts.interrupted).map(([reason, value]) => ({
      labels: [reason],
      value,
    })),
    'manifold.subscriptions.lag': one(counts.lagMs / 1000),
  };
}
