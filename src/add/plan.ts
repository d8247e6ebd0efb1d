import { addCompoundKeys } from './graph/compound-keys.ts';
import { typeNames } from './graph/enums.ts';
import { GraphInputs } from './graph/inputs.ts';
import { type GraphMutation, mutationsOf } from './graph/mutations.ts';
import { addNestedLists } from './graph/nested-lists.ts';
import { addReferences } from './graph/references.ts';
import { type GraphRoot, rootsOf } from './graph/roots.ts';
import { GraphTypes } from './graph/types.ts';
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
  return { made, roots, mutations, types, inputs };
}
