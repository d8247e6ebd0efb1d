import { addCompoundKeys } from './graph/compound-keys.ts';
import { typeNames } from './graph/enums.ts';
import { GraphInputs } from './graph/inputs.ts';
import { type GraphMutation, mutationsOf } from './graph/mutations.ts';
import { addNestedLists } from './graph/nested-lists.ts';
import { addReferences } from './graph/references.ts';
import { type GraphRoot, rootsOf } from './graph/roots.ts';
import { GraphTypes, MOST_TYPES } from './graph/types.ts';
import type { NewApi } from './reduce/api.ts';

/** Names that exist in the graph already. */
export interface Existing {
  readonly types: ReadonlySet<string>;
  readonly roots: ReadonlySet<string>;
  readonly examples: ReadonlySet<string>;
}

/** Where an API is written: into this repository, or into a folder of one's own. */
export type Destination = 'repository' | 'outside';

/** The data for the files of an API. */
export interface Plan {
  readonly made: NewApi;
  readonly roots: readonly GraphRoot[];
  readonly mutations: readonly GraphMutation[];
  readonly types: GraphTypes;
  readonly inputs: GraphInputs;
  readonly existing: Existing;
  readonly destination: Destination;
}

/** Outside of this repository, there are no tests that would have to be reviewed with the types. */
const MOST_TYPES_OUTSIDE = 400;

/** The API's part of the graph, for a document that was reduced to the features of contracts. */
export function planOf(made: NewApi, existing: Existing, destination: Destination = 'repository'): Plan {
  const isOutside = destination === 'outside';
  const most = isOutside ? MOST_TYPES_OUTSIDE : MOST_TYPES;
  const types = new GraphTypes(made.components, typeNames(made.slug, existing.types), most);
  const roots = rootsOf(made, types, existing.roots);
  const inputs = new GraphInputs(made.components, types);
  const mutations = mutationsOf(made, { roots, types, inputs, existing: existing.roots });
  if (isOutside) addCompoundKeys(roots, types, made.components);
  types.complete();
  if (isOutside) {
    addNestedLists(roots, types);
    addReferences(roots, types);
  }
  return { made, roots, mutations, types, inputs, existing, destination };
}
