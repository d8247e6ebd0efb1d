import { type AnyResolvers, callsIn, type DeclaredCalls, type Edge, type ForeignEntities } from '#graph';
import { DEFINED_BY } from './define-subgraph.ts';

/** Fields that join APIs, or resolvers in place of theirs. */
export interface EdgeParts {
  /** The short names of the APIs. The edge is part of the graph while all of them are. */
  readonly between: readonly [string, ...string[]];
  /** Definitions in the schema definition language, such as `extend type Ticket { country: Country }`. Unless given: none. */
  readonly typeDefs?: string;
  /** Resolvers by type and field. One for a field of an API replaces the resolver of that API. */
  readonly resolvers: object;
  /** The upstream calls of its fields, by which operations are priced; a field without a declaration makes none. */
  readonly calls?: DeclaredCalls;
  /** Entities of other subgraphs of a federated graph that it defines, with the fields of their keys. */
  readonly foreignEntities?: ForeignEntities;
}

/** An edge, and the installation of this package that defined it. */
export interface DefinedEdge extends Edge {
  readonly definedBy: string;
}

/** Defines an edge, for `subgraphs` of the settings and `edges` of `createGateway`. */
export function defineEdge({ between, typeDefs = '', resolvers, calls, foreignEntities }: EdgeParts): DefinedEdge {
  return {
    between: between as Edge['between'],
    typeDefs,
    resolvers: resolvers as AnyResolvers,
    calls: { ...callsIn(resolvers as AnyResolvers), ...calls },
    ...(foreignEntities && { foreignEntities }),
    definedBy: DEFINED_BY,
  };
}
