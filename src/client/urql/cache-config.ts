import type { CacheExchangeOpts, KeyGenerator, ResolverConfig } from '@urql/exchange-graphcache';
import type { GraphTables } from '../tables/graph-tables.ts';
import { TABLES } from '../tables/tables.generated.ts';
import { expandSchema } from './compact-schema.ts';
import { connectionResolver } from './connection-resolver.ts';
import { FIELDS } from './fields.generated.ts';

export interface CacheConfigOptions extends CacheExchangeOpts {
  /** The tables of a graph that differs from the one of this package. Pass its introspection as `schema` too. */
  readonly tables?: GraphTables;
}

/**
 * The options of `cacheExchange` of Graphcache for the graph, with yours. Objects with an `id` are entities, all others are
 * parts of their parents, and the pages of a connection are one list.
 */
export function cacheConfig({ tables = TABLES, ...options }: CacheConfigOptions = {}): CacheExchangeOpts {
  const { possibleTypes, embeddedTypes, connectionFields, nodeTypes } = tables;
  const keys: Record<string, KeyGenerator> = {};
  for (const type of embeddedTypes) keys[type] = () => null;
  // Without its `id` an object is a part of its parent.
  for (const type of nodeTypes) keys[type] = ({ id }) => (typeof id === 'string' ? id : null);
  const resolvers: ResolverConfig = { ...options.resolvers };
  for (const [type, names] of Object.entries(connectionFields)) {
    const fields = Object.fromEntries(names.map((name) => [name, connectionResolver()]));
    resolvers[type] = { ...fields, ...resolvers[type] };
  }
  const schema = options.schema ?? expandSchema(FIELDS, possibleTypes);
  return { ...options, schema, keys: { ...keys, ...options.keys }, resolvers };
}
