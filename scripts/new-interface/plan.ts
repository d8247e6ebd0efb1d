import { typeNames } from './graph/enums.ts';
import { type GraphRoot, rootsOf } from './graph/roots.ts';
import { GraphTypes } from './graph/types.ts';
import type { NewInterface } from './reduce/interface.ts';

/** Names that exist in the graph already. */
export interface Existing {
  readonly types: ReadonlySet<string>;
  readonly roots: ReadonlySet<string>;
  readonly examples: ReadonlySet<string>;
}

/** The data for the files of an interface. */
export interface Plan {
  readonly made: NewInterface;
  readonly roots: readonly GraphRoot[];
  readonly types: GraphTypes;
  readonly existing: Existing;
}

/** The interface's part of the graph, for a document that was reduced to the features of contracts. */
export function planOf(made: NewInterface, existing: Existing): Plan {
  const types = new GraphTypes(made.components, typeNames(made.slug, existing.types));
  return { made, roots: rootsOf(made, types, existing.roots), types, existing };
}
