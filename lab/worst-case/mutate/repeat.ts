import { type FieldNode, Kind, type SelectionSetNode, type ValueNode, visit } from 'graphql';
import type { Random } from '#sandbox';
import { addTo, fieldSitesIn, selectionSitesIn, setArgument, value } from './document.ts';
import type { DocumentChange } from './mutator.ts';

const COUNTS = [2, 5, 15, 30, 100, 500];
const PAGE_SIZES = ['1', '20', '100', '250', '1000'];
const LENGTHS = [2, 10, 100, 1000];

/** Selects a field again under aliases. */
export const addAliases: DocumentChange = (document, { schema, random }) => {
  const found = fieldWithSet(document, schema, random);
  if (!found) return false;
  const copies = Array.from({ length: random.int(1, 29) }, () => {
    return { ...structuredClone(found.field), alias: { kind: Kind.NAME, value: `a${random.hex(4)}` } } as FieldNode;
  });
  addTo(found.set, ...copies);
  return true;
};

/** Selects a field, or all of a selection set, many times under one name. */
export const repeatSelections: DocumentChange = (document, { schema, random }) => {
  const { set } = random.pick(selectionSitesIn(schema, document));
  const repeated = random.chance(0.5) ? [random.pick(set.selections)] : set.selections;
  const count = random.pick(COUNTS);
  for (let n = 0; n < count; n++) addTo(set, ...repeated);
  return true;
};

/** Removes some selections. */
export const dropSelections: DocumentChange = (document, { schema, random }) => {
  const sites = selectionSitesIn(schema, document).filter(({ set }) => set.selections.length > 1);
  if (sites.length === 0) return false;
  const { set } = random.pick(sites);
  Object.assign(set, { selections: random.some(set.selections, random.int(1, set.selections.length - 1)) });
  return true;
};

/** Changes page sizes, all or some. */
export const changePageSizes: DocumentChange = (document, { schema, random }) => {
  const paged = fieldSitesIn(schema, document).filter(({ definition }) =>
    definition.args.some(({ name }) => name === 'first'),
  );
  if (paged.length === 0) return false;
  const size = value(random.pick(PAGE_SIZES));
  for (const { node } of random.chance(0.5) ? paged : [random.pick(paged)]) setArgument(node, 'first', size);
  return true;
};

/** Makes a list among the arguments longer. */
export const repeatItems: DocumentChange = (document, { random }) => {
  const lists: (ValueNode & { readonly kind: Kind.LIST })[] = [];
  visit(document, { ListValue: (node) => void lists.push(node) });
  if (lists.length === 0) return false;
  const list = random.pick(lists);
  const copies = Array.from({ length: random.pick(LENGTHS) }, () => list.values).flat();
  Object.assign(list, { values: copies });
  return true;
};

function fieldWithSet(
  ...[document, schema, random]: [Parameters<DocumentChange>[0], Parameters<typeof selectionSitesIn>[0], Random]
) {
  const fields = selectionSitesIn(schema, document).flatMap(({ set }): { field: FieldNode; set: SelectionSetNode }[] =>
    set.selections.flatMap((field) => (field.kind === Kind.FIELD ? [{ field, set }] : [])),
  );
  return fields.length > 0 ? random.pick(fields) : undefined;
}
