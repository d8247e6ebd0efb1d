import { readFileSync } from 'node:fs';
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
  absentWhenEmpty,
  type Edge,
  type FieldPath,
  type NodeType,
  nodeResolvers,
  openEnums,
  type Subgraph,
  scalars,
} from '#graph';
import { inheritDescriptions } from './inherited-descriptions.ts';
import { giveOwnResolvers } from './own-resolvers.ts';
import { withoutFields } from './without-fields.ts';

const [BASE, MUTATION] = ['base', 'mutation'].map((name) =>
  readFileSync(new URL(`../../graph/${name}.graphql`, import.meta.url), 'utf8'),
) as [string, string];

/** Where a definition stood in its file would take as much room as the definition. */
const UNLOCATED = { noLocation: true };

/**
 * One executable schema of these subgraphs, and of the edges whose ends are all among them. No two of them
 * may define the same type or field: the libraries below would merge them without a word. The fields `without` are left out.
 */
export function stitch(
  subgraphs: readonly Subgraph[],
  edges: readonly Edge[],
  without: readonly FieldPath[] = [],
): GraphQLSchema {
  const parts = [...subgraphs, ...joined(subgraphs, edges)];
  const documents = parts.map(({ typeDefs }) => parse(typeDefs, UNLOCATED));
  const named = documents.map((document, index) => [nameOf(parts[index]), document] as const);
  refuseDoubles([['base.graphql', parse(BASE, UNLOCATED)], ...named]);
  const mutates = parts.some(({ typeDefs }) => /^extend type Mutation\b/m.test(typeDefs));
  const resolvers = [nodeResolvers(nodeTypes(subgraphs)), ...parts.map((part) => part.resolvers)];
  const whole = makeExecutableSchema({
    typeDefs: [BASE, ...(mutates ? [MUTATION] : []), ...documents],
    resolvers: [{ ...scalars }, ...resolvers],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    assumeValidSDL: true,
    updateResolversInPlace: true,
    ...UNLOCATED,
  });
  giveOwnResolvers(whole, resolvers);
  const schema = withoutFields(whole, without);
  openEnums(schema);
  absentWhenEmpty(schema);
  inheritDescriptions(schema);
  return schema;
}

/** The edges whose ends are all among these subgraphs. */
export function joined(subgraphs: readonly Subgraph[], edges: readonly Edge[]): readonly Edge[] {
  const present = new Set(subgraphs.map(({ slug }) => slug));
  return edges.filter(({ between }) => between.every((slug) => present.has(slug)));
}

/** The types with an identity, over all subgraphs. */
export function nodeTypes(subgraphs: readonly Subgraph[]): ReadonlyMap<string, NodeType> {
  return new Map(subgraphs.flatMap(({ nodes }) => Object.entries(nodes)));
}

function nameOf(part: Subgraph | Edge | undefined): string {
  if (!part) return '';
  return 'slug' in part ? part.slug : part.between.join('–');
}

function refuseDoubles(documents: readonly (readonly [string, DocumentNode])[]): void {
  const definedBy = new Map<string, string>();
  for (const [owner, { definitions }] of documents) {
    for (const name of definitions.flatMap(namesIn)) {
      const other = definedBy.get(name);
      if (other) throw new TypeError(`${owner} and ${other} both define ${name}`);
      definedBy.set(name, owner);
    }
  }
}

/** What a definition adds to the graph: a type, and each of its fields as `Type.field`. */
function namesIn(definition: DefinitionNode): string[] {
  if (!isTypeDefinitionNode(definition) && !isTypeExtensionNode(definition)) return [];
  const type = definition.name.value;
  const fields = 'fields' in definition ? (definition.fields ?? []).map(({ name }) => `${type}.${name.value}`) : [];
  return isTypeExtensionNode(definition) ? fields : [type, ...fields];
}
