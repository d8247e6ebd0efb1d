import {
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import type { Random } from '#sandbox';
import { addTo, type SelectionSite, selectionSitesIn, selections } from './document.ts';
import type { DocumentChange } from './mutator.ts';

const LONGEST_CYCLE = 5;
const MOST_TURNS = 4;

/** Selects a cycle of fields that leads from a type back to it, nested several times. */
export const deepenCycle: DocumentChange = (document, { schema, random }) => {
  const sites = selectionSitesIn(schema, document);
  const cyclic = sites.flatMap(({ set, type }) => {
    const cycle = cycleFrom(type, random);
    return cycle ? [{ set, cycle }] : [];
  });
  if (cyclic.length === 0) return false;
  const { set, cycle } = random.pick(cyclic);
  const turns = random.int(1, MOST_TURNS);
  const path = Array.from({ length: turns }, () => cycle).flat();
  addTo(set, ...selections(`{ ${path.map((name) => `${name} { `).join('')}__typename${' }'.repeat(path.length)} }`));
  return true;
};

/** Puts a copy of a selection set into one of the same type within it. */
export const nestCopy: DocumentChange = (document, { schema, random }) => {
  const pairs = selectionSitesIn(schema, document).flatMap((inner) =>
    inner.around.filter(({ type }) => type === inner.type).map((outer) => ({ inner, outer })),
  );
  if (pairs.length === 0) return false;
  const { inner, outer } = random.pick(pairs);
  Object.assign(inner.set, { selections: structuredClone(outer.set.selections) });
  return true;
};

/** Selects a field of any object type. */
export const deepen: DocumentChange = (document, { schema, random }) => {
  const { set, type } = random.pick(selectionSitesIn(schema, document));
  const fields = fieldsOf(type).filter(({ type: own }) => isCompositeType(getNamedType(own)));
  if (fields.length === 0) return false;
  const field = random.pick(fields);
  addTo(
    set,
    ...selections(`{ ${field.name} { ${leavesOf(schema, getNamedType(field.type) as GraphQLCompositeType)} } }`),
  );
  return true;
};

/** Selects every field without fields. */
export const widen: DocumentChange = (document, { schema, random }) => {
  const { set, type } = random.pick(selectionSitesIn(schema, document));
  addTo(set, ...selections(`{ ${leavesOf(schema, type)} }`));
  return true;
};

/** Selects `raw`. */
export const selectRaw: DocumentChange = (document, { schema, random }) => {
  const sites = selectionSitesIn(schema, document).filter(({ type }) =>
    fieldsOf(type).some(({ name }) => name === 'raw'),
  );
  if (sites.length === 0) return false;
  addTo((random.pick(sites) as SelectionSite).set, ...selections('{ raw }'));
  return true;
};

function fieldsOf(type: GraphQLCompositeType): GraphQLField<unknown, unknown>[] {
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
}

function leavesOf(_schema: GraphQLSchema, type: GraphQLCompositeType): string {
  const leaves = fieldsOf(type).filter((field) => !isCompositeType(getNamedType(field.type)));
  return ['__typename', ...leaves.map(({ name }) => name)].join(' ');
}

/** The fields of a shortest way from a type back to it, by one of its fields. */
function cycleFrom(type: GraphQLCompositeType, random: Random): string[] | undefined {
  const ways = fieldsOf(type).flatMap((field) => {
    const way = wayTo(type, field);
    return way ? [way] : [];
  });
  return ways.length > 0 ? random.pick(ways) : undefined;
}

function wayTo(goal: GraphQLCompositeType, first: GraphQLField<unknown, unknown>): string[] | undefined {
  let ways = [{ names: [first.name], type: getNamedType(first.type) }];
  const seen = new Set<unknown>();
  for (let length = 1; length <= LONGEST_CYCLE; length++) {
    const found = ways.find(({ type }) => type === goal);
    if (found) return found.names;
    ways = ways.flatMap(({ names, type }) => {
      if (!isCompositeType(type) || seen.has(type)) return [];
      seen.add(type);
      return fieldsOf(type).map((field) => ({ names: [...names, field.name], type: getNamedType(field.type) }));
    });
  }
  return undefined;
}
