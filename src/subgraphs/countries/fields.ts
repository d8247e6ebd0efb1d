import { type GraphQLNamedType, type GraphQLResolveInfo, getNamedType } from 'graphql';
import type { CountryField } from '#contracts/countries';
import {
  type Context,
  type FieldProjection,
  projectionOf,
  projectionOfNodes,
  type Selection,
  selectionOf,
} from '#graph';

/** The list's order is by this member, and lookups go by it. */
const CODE: CountryField = 'cca3';

/** The fields to ask for: those of a projection and the code. `undefined` where all may be read. */
export function fieldsOf(projection: FieldProjection): readonly CountryField[] | undefined {
  return projection === true ? undefined : sorted([CODE, ...projection.keys()]);
}

/** The same with the code of two letters, by which the countries of a call for several codes are told apart. */
export function alphaFieldsOf(projection: FieldProjection): readonly CountryField[] | undefined {
  return projection === true ? undefined : sorted(['cca2', CODE, ...projection.keys()]);
}

/** The fields that the nodes of the connection being resolved read. */
export function fieldsOfNodes(info: GraphQLResolveInfo): readonly CountryField[] | undefined {
  return fieldsOf(projectionOfNodes(info));
}

/** Every field but the translations, which are larger than all others together. */
export function allButTranslations({ graph }: Context): readonly CountryField[] {
  const { names = [] } = graph.facts('countries.listCountriesByRegion').operation.projection ?? {};
  return sorted(names.filter((name) => name !== 'translations'));
}

/**
 * The fields that a list of all countries needs for the country being resolved: its keys, and what the selection reads of
 * the country, of its neighbours and of theirs. Never translations, which are found by the name.
 */
export function indexFieldsOf(info: GraphQLResolveInfo, context: Context): readonly CountryField[] {
  const selection = selectionOf(info);
  const before = known.get(selection);
  if (before) return before;
  const fields = findIndexFields(getNamedType(info.returnType), selection) ?? allButTranslations(context);
  known.set(selection, fields);
  return fields;
}

const known = new WeakMap<Selection, readonly CountryField[]>();

function findIndexFields(country: GraphQLNamedType, selection: Selection): readonly CountryField[] | undefined {
  const fields = fieldsOf(projectionOf(country, withNeighbours(selection)));
  return fields && sorted(['cca2', ...fields.map((name) => (name === 'translations' ? 'name' : name))]);
}

function withNeighbours(selection: Selection): Selection {
  const neighbours = selection.get('borders');
  return neighbours ? new Map([...withNeighbours(neighbours), ...selection]) : selection;
}

function sorted(names: readonly CountryField[]): readonly CountryField[] {
  return [...new Set(names)].toSorted();
}
