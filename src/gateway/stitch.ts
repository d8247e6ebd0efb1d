import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { type GraphQLSchema, Kind, parse } from 'graphql';
import { type Edge, type FieldPath, type NodeType, nodeResolvers, openEnums, type Subgraph, scalars } from '#graph';
import { withoutFields } from './without-fields.ts';

const [BASE, MUTATION] = ['base', 'mutation'].map((name) =>
  readFileSync(new URL(`../graph/${name}.graphql`, import.meta.url), 'utf8'),
) as [string, string];

/**
 * One executable schema of these subgraphs, and of the edges whose two ends are both among them. No two subgraphs may
 * define the same type: the libraries below would merge them without a word. The fields `without` are left out.
 */
export function stitch(
  subgraphs: readonly Subgraph[],
  edges: readonly Edge[],
  without: readonly FieldPath[] = [],
): GraphQLSchema {
  const present = new Set(subgraphs.map(({ slug }) => slug));
  const joined = edges.filter(({ between }) => between.every((slug) => present.has(slug)));
  const parts = [...subgraphs, ...joined];
  const documents = parts.map(({ typeDefs }) => parse(typeDefs, { noLocation: false }));
  refuseDoubles(documents.map((document, index) => [nameOf(parts[index]), document] as const));
  const mutates = parts.some(({ typeDefs }) => /^extend type Mutation\b/m.test(typeDefs));
  const whole = makeExecutableSchema({
    typeDefs: [BASE, ...(mutates ? [MUTATION] : []), ...documents],
    resolvers: [{ ...scalars }, nodeResolvers(nodeTypes(subgraphs)), ...parts.map(({ resolvers }) => resolvers)],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    assumeValidSDL: true,
  });
  const schema = withoutFields(whole, without);
  openEnums(schema);
  return schema;
}

/** The types with an identity, over all subgraphs. */
export function nodeTypes(subgraphs: readonly Subgraph[]): ReadonlyMap<string, NodeType> {
  return new Map(subgraphs.flatMap(({ nodes }) => Object.entries(nodes)));
}

function nameOf(part: Subgraph | Edge | undefined): string {
  if (!part) return '';
  return 'slug' in part ? part.slug : part.between.join('–');
}

function refuseDoubles(documents: readonly (readonly [string, ReturnType<typeof parse>])[]): void {
  const definedBy = new Map<string, string>();
  for (const [owner, { definitions }] of documents) {
    for (const definition of definitions) {
      if (!('name' in definition) || !definition.name || definition.kind.endsWith('Extension')) continue;
      if (definition.kind === Kind.OPERATION_DEFINITION) continue;
      const name = definition.name.value;
      const other = definedBy.get(name);
      if (other) throw new TypeError(`${owner} and ${other} both define ${name}`);
      definedBy.set(name, owner);
    }
  }
}
