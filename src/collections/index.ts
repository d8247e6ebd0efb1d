export { CountedResource } from './counted-resource.ts';
export { HashBuckets, type Keyed } from './hash-buckets.ts';
export { LinkedQueue, type QueueNode } from './linked-queue.ts';
