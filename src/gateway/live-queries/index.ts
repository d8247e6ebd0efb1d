export { LiveQueries } from './live-queries.ts';
export { type LiveQueryCounts, noLiveQueries, type OwnLiveQueryCounts } from './live-query-counts.ts';
export { ReplicaChanges } from './replica-changes.ts';
