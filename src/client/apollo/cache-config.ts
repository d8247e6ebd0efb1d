import type { InMemoryCacheConfig, TypePolicies } from '@apollo/client';
import type { GraphTables } from '../tables/graph-tables.ts';
import { TABLES } from '../tables/tables.generated.ts';
import { connectionPolicy } from './connection-policy.ts';

export interface CacheConfigOptions {
  /** Your own policies. Those of a type are added to the ones of the graph. */
  readonly typePolicies?: TypePolicies;
  /** The tables of a graph that differs from the one of this package. */
  readonly tables?: GraphTables;
}

/**
 * The configuration of an `InMemoryCache` for the graph. Objects with an `id` are entities, all others are parts of their
 * parents, and the pages of a connection are one list.
 */
export function cacheConfig({
  typePolicies = {},
  tables = TABLES,
}: CacheConfigOptions = {}): Pick<InMemoryCacheConfig, 'possibleTypes' | 'typePolicies'> {
  const { possibleTypes, embeddedTypes, connectionFields } = tables;
  const policies: TypePolicies = { ...typePolicies };
  for (const type of embeddedTypes) policies[type] = { keyFields: false, merge: true, ...policies[type] };
  for (const [type, names] of Object.entries(connectionFields)) {
    const fields = Object.fromEntries(names.map((name) => [name, connectionPolicy()]));
    policies[type] = { ...policies[type], fields: { ...fields, ...policies[type]?.fields } };
  }
  return { possibleTypes, typePolicies: policies };
}
