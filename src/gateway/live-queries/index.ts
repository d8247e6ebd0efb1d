export { LiveQueries } from './live-queries.ts';
export { ReplicaChanges } from './replica-changes.ts';
