import type { GraphQLSchema } from 'graphql';
import type { FederationSettings } from '#config';
import type { Subgraph } from '#graph';
import type { Log } from '#log';
import { BASE_TYPES } from '../schema/base-types.ts';
import { ownershipOf } from '../schema/ownership.ts';
import { elementAt } from './annotate-subgraph.ts';

/**
 * The types and fields that other subgraphs resolve too, as `Type` and `Type.field`: those of every Manifold gateway, and
 * those of the settings. Logs paths that are not in the graph: of APIs that are left out, or by mistake.
 */
export function shareablePaths(
  { shareable }: FederationSettings,
  schema: GraphQLSchema,
  subgraphs: readonly Subgraph[],
  log: Pick<Log, 'warn'>,
): readonly string[] {
  const named = shareable.flatMap((name) => {
    const paths = /^[A-Z]/.test(name) ? [name] : pathsOf(subgraphs.filter(({ slug }) => slug === name));
    const known = paths.filter((path) => elementAt(schema, path));
    if (known.length === 0) log.warn(`The graph has no ${name}, which federation.shareable names`);
    return known;
  });
  return [...BASE_TYPES, ...named];
}

/** The types and root fields of APIs. */
function pathsOf(subgraphs: readonly Subgraph[]): readonly string[] {
  const { types, roots } = ownershipOf(subgraphs);
  return [...types.keys(), ...roots.keys()];
}
