import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  parse,
} from 'graphql';
import {
  baseNodes,
  baseResolvers,
  type Edge,
  entityResolvers,
  type FieldPath,
  type NodeType,
  nodeResolvers,
  nullifyEmptyStrings,
  openEnums,
  type Subgraph,
  scalars,
} from '#graph';
import { subgraphFields } from '../federation/subgraph-fields.ts';
import { FieldScopes } from '../scopes/field-scopes.ts';
import { annotateScopes } from '../scopes/scope-directive.ts';
import { BASE, MUTATION, SUBSCRIPTION } from './base-definitions.ts';
import { inheritDescriptions } from './inherited-descriptions.ts';
import { setUnboundResolvers } from './unbound-resolvers.ts';
import { withoutFields } from './without-fields.ts';

/** Locations take as much memory as the definitions. */
const WITHOUT_LOCATIONS = { noLocation: true };

/**
 * Stitches these subgraphs and the edges between them into one executable schema, without the fields in `without`. Duplicate
 * definitions of a type or field are an error, because `makeExecutableSchema` merges them silently. With `federation`, the
 * schema has the fields by which routers read from a subgraph.
 */
export function stitch(
  subgraphs: readonly Subgraph[],
  edges: readonly Edge[],
  without: readonly FieldPath[] = [],
  federation?: { readonly introspection: boolean },
): GraphQLSchema {
  const parts = [...subgraphs, ...applicableEdges(subgraphs, edges)];
  const documents = parts.map(({ typeDefs }) => parse(typeDefs, WITHOUT_LOCATIONS));
  const named = documents.map((document, index) => [nameOf(parts[index]), document] as const);
  assertDistinct([['base.graphql', parse(BASE, WITHOUT_LOCATIONS)], ...named]);
  const roots = (
    [
      ['Mutation', MUTATION],
      ['Subscription', SUBSCRIPTION],
    ] as const
  ).flatMap(([name, definition]) =>
    parts.some(({ typeDefs }) => typeDefs.includes(`extend type ${name} `)) ? [definition] : [],
  );
  const entities = [
    ...nodeTypes(subgraphs).keys(),
    ...parts.flatMap((part) => Object.keys(part.foreignEntities ?? {})),
  ];
  const resolvers = [
    nodeResolvers(nodeTypes(subgraphs)),
    baseResolvers,
    ...(federation ? [entityResolvers()] : []),
    ...parts.map((part) => part.resolvers),
  ];
  const whole = makeExecutableSchema({
    typeDefs: [BASE, ...roots, ...(federation ? [subgraphFields(entities, federation)] : []), ...documents],
    resolvers: [{ ...scalars }, ...resolvers],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    assumeValidSDL: true,
    updateResolversInPlace: true,
    ...WITHOUT_LOCATIONS,
  });
  setUnboundResolvers(whole, resolvers);
  const schema = withoutFields(whole, without);
  openEnums(schema);
  nullifyEmptyStrings(schema);
  inheritDescriptions(schema);
  annotateScopes(schema, new FieldScopes(schema, subgraphs, applicableEdges(subgraphs, edges)));
  return schema;
}

/** The edges whose APIs are all among these subgraphs. */
export function applicableEdges(subgraphs: readonly Subgraph[], edges: readonly Edge[]): readonly Edge[] {
  const present = new Set(subgraphs.map(({ slug }) => slug));
  return edges.filter(({ between }) => between.every((slug) => present.has(slug)));
}

/** The node types of every schema and of all subgraphs. */
export function nodeTypes(subgraphs: readonly Subgraph[]): ReadonlyMap<string, NodeType> {
  return new Map([baseNodes, ...subgraphs.map(({ nodes }) => nodes)].flatMap((nodes) => Object.entries(nodes)));
}

function nameOf(part: Subgraph | Edge | undefined): string {
  if (!part) return '';
  return 'slug' in part ? part.slug : part.between.join('–');
}

function assertDistinct(documents: readonly (readonly [string, DocumentNode])[]): void {
  const definedBy = new Map<string, string>();
  for (const [owner, { definitions }] of documents) {
    for (const name of definitions.flatMap(namesIn)) {
      const other = definedBy.get(name);
      if (other) throw new TypeError(`${owner} and ${other} both define ${name}`);
      definedBy.set(name, owner);
    }
  }
}

/** The names that a definition adds to the schema: a type, and each of its fields as `Type.field`. */
function namesIn(definition: DefinitionNode): string[] {
  if (!isTypeDefinitionNode(definition) && !isTypeExtensionNode(definition)) return [];
  const type = definition.name.value;
  const fields = 'fields' in definition ? (definition.fields ?? []).map(({ name }) => `${type}.${name.value}`) : [];
  return isTypeExtensionNode(definition) ? fields : [type, ...fields];
}
