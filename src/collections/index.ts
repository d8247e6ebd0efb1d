export { CountedResource } from './counted-resource.ts';
export { HashBuckets, type Keyed, LinkedQueue, type QueueNode } from './in-flight.ts';
