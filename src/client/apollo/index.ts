export { documentHash } from '../document.ts';
export { type GraphTables, tablesFrom } from '../tables/graph-tables.ts';
export { type CacheConfigOptions, cacheConfig, connectionPolicy } from './cache.ts';
export { clientLink } from './link.ts';
