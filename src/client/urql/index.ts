export { documentHash } from '../document-hash.ts';
export { type GraphTables, tablesFrom } from '../tables/graph-tables.ts';
export { type CacheConfigOptions, cacheConfig } from './cache-config.ts';
export { connectionResolver } from './connection-resolver.ts';
export { forwardSubscription } from './forward-subscription.ts';
