import { readFileSync } from 'node:fs';
import type { Slug } from '#contracts';
import type { NodeType } from './context.ts';

/** What resolvers look like to the one who stitches them; each folder types its own. */
export type AnyResolvers = Readonly<Record<string, object>>;

/** One interface's part of the graph. It can run alone. */
export interface Subgraph {
  readonly slug: Slug;
  readonly typeDefs: string;
  readonly resolvers: AnyResolvers;
  /** Types with an identity, and how their things are found again. */
  readonly nodes: Readonly<Record<string, NodeType>>;
  /** Fields that answer differently each time: operations with them are never shared. */
  readonly random: readonly FieldPath[];
  /** Fields over operations that the specification does not have: they can be switched off. */
  readonly extras: readonly FieldPath[];
}

/** A field by its type and name, such as `Query.orders`. */
export type FieldPath = `${string}.${string}`;

/** Fields that join interfaces. They are there when all of these are; one is enough where the other end is everyone's. */
export interface Edge {
  readonly between: readonly [Slug, ...Slug[]];
  readonly typeDefs: string;
  readonly resolvers: AnyResolvers;
}

/** A subgraph from its folder: `schema.graphql` stands beside the module. */
export function subgraph(
  module: ImportMeta,
  parts: {
    slug: Slug;
    resolvers: object;
    nodes?: Readonly<Record<string, NodeType>>;
    /** The upstream's words for enum values, where they are others. */
    enums?: Readonly<Record<string, Readonly<Record<string, string>>>>;
    random?: readonly FieldPath[];
    /** Fields over operations whose `x-origin` is not the specification. */
    extras?: readonly FieldPath[];
  },
): Subgraph {
  const { slug, resolvers, nodes = {}, enums, random = [], extras = [] } = parts;
  const all = { ...resolvers, ...enums } as AnyResolvers;
  return { slug, nodes, random, extras, resolvers: all, typeDefs: readSchema(module) };
}

/** An edge from its folder: `schema.graphql` stands beside the module. */
export function edge(module: ImportMeta, parts: { between: Edge['between']; resolvers: object }): Edge {
  return { ...parts, resolvers: parts.resolvers as AnyResolvers, typeDefs: readSchema(module) };
}

function readSchema(module: ImportMeta): string {
  return readFileSync(new URL('./schema.graphql', module.url), 'utf8');
}
