import { type DefinitionNode, isTypeDefinitionNode, isTypeExtensionNode, parse } from 'graphql';
import { GraphInputs } from './graph/inputs.ts';
import { addCodes, addCompoundKeys, addDownloads, addNestedLists, addReferences } from './graph/links.ts';
import { type GraphMutation, mutationsOf } from './graph/mutations.ts';
import { type GraphRoot, rootsOf } from './graph/roots.ts';
import { GraphTypes, typeNames } from './graph/types.ts';
import type { NewApi } from './reduce/api.ts';

/** Names that exist in the graph already. */
export interface Existing {
  readonly types: ReadonlySet<string>;
  readonly roots: ReadonlySet<string>;
}

/** The data for the files of an API. */
export interface Plan {
  readonly made: NewApi;
  readonly roots: readonly GraphRoot[];
  readonly mutations: readonly GraphMutation[];
  readonly types: GraphTypes;
  readonly inputs: GraphInputs;
}

/** The API's part of the graph, for a document that was reduced to the features of contracts. */
export function planOf(made: NewApi, existing: Existing): Plan {
  const types = new GraphTypes(made.components, typeNames(made.slug, existing.types));
  const inputs = new GraphInputs(made.components, types);
  const roots = rootsOf(made, { types, inputs, existing: existing.roots });
  const mutations = mutationsOf(made, { roots, types, inputs, existing: existing.roots });
  addCompoundKeys(roots, types, made.components);
  types.complete();
  addNestedLists(roots, types);
  addReferences(roots, types);
  addCodes(types);
  addDownloads(roots, types);
  return { made, roots, mutations, types, inputs };
}

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
