import { type DefinitionNode, isTypeDefinitionNode, isTypeExtensionNode, parse } from 'graphql';

/** Global names that generated TypeScript would hide. */
const GLOBAL_NAMES =
  'Array Connection ConnectionEdge Exact InputMaybe Maybe Models Omit Partial Pick Promise Record Required Resolver Resolvers Scalars';

/** The names of types in a graph, and of the fields of its root types. */
export interface GraphNames {
  readonly types: ReadonlySet<string>;
  readonly roots: ReadonlySet<string>;
}

/** The names that these parts of a graph have, in the schema definition language. */
export function graphNames(schemas: readonly string[]): GraphNames {
  const definitions = schemas.flatMap((text) => parse(text, { noLocation: true }).definitions);
  return {
    types: new Set([
      ...definitions.filter(isTypeDefinitionNode).map(({ name }) => name.value),
      ...GLOBAL_NAMES.split(' '),
    ]),
    roots: new Set(definitions.flatMap(rootFields)),
  };
}

function rootFields(definition: DefinitionNode): string[] {
  if (!isTypeDefinitionNode(definition) && !isTypeExtensionNode(definition)) return [];
  const isRoot = definition.name.value === 'Query' || definition.name.value === 'Mutation';
  return isRoot && 'fields' in definition ? (definition.fields ?? []).map(({ name }) => name.value) : [];
}
