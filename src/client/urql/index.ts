export { documentHash } from '../document.ts';
export { type GraphTables, tablesFrom } from '../tables/graph-tables.ts';
export { type CacheConfigOptions, cacheConfig, connectionResolver } from './cache.ts';
export { forwardSubscription } from './forward-subscription.ts';
