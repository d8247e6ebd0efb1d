import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionNode } from 'graphql';
import { addTo, selectionSitesIn, selections } from './document.ts';
import type { DocumentChange } from './mutator.ts';

const MOST_SPREADS = 8;
const MOST_LEVELS = 30;

/** Moves a selection set into a fragment, which is spread some times. */
export const extractFragment: DocumentChange = (document, { schema, random }) => {
  const { set, type } = random.pick(selectionSitesIn(schema, document));
  const name = `E${random.hex(4)}`;
  define(document, name, type.name, set.selections);
  Object.assign(set, { selections: spreads(name, random.int(1, MOST_SPREADS)) });
  return true;
};

/** Adds fragments that each spread the next some times. */
export const addFragmentChain: DocumentChange = (document, { schema, random }) => {
  const { set, type } = random.pick(selectionSitesIn(schema, document));
  const [base, levels, count] = [`C${random.hex(4)}`, random.int(2, MOST_LEVELS), random.int(1, MOST_SPREADS)];
  const inner = random.chance(0.5) ? selections('{ __typename }') : set.selections;
  for (let level = 0; level < levels; level++) {
    const next = level + 1 < levels ? spreads(`${base}_${level + 1}`, count) : inner;
    define(document, `${base}_${level}`, type.name, next);
  }
  addTo(set, ...spreads(`${base}_0`, random.int(1, MOST_SPREADS)));
  return true;
};

/** Puts a selection set into inline fragments, one in another. */
export const wrapInline: DocumentChange = (document, { schema, random }) => {
  const { set, type } = random.pick(selectionSitesIn(schema, document));
  let wrapped = set.selections;
  for (let level = random.int(1, MOST_LEVELS); level > 0; level--) {
    const condition = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: type.name } };
    const inner = { kind: Kind.SELECTION_SET, selections: wrapped };
    wrapped = [{ kind: Kind.INLINE_FRAGMENT, typeCondition: condition, selectionSet: inner } as SelectionNode];
  }
  Object.assign(set, { selections: wrapped });
  return true;
};

function spreads(name: string, count: number): SelectionNode[] {
  return Array.from({ length: count }, () => ({ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: name } }));
}

function define(document: DocumentNode, name: string, type: string, all: readonly SelectionNode[]): void {
  const definition: FragmentDefinitionNode = {
    kind: Kind.FRAGMENT_DEFINITION,
    name: { kind: Kind.NAME, value: name },
    typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: type } },
    selectionSet: { kind: Kind.SELECTION_SET, selections: structuredClone(all) },
  };
  Object.assign(document, { definitions: [...document.definitions, definition] });
}
