import type { GraphQLResolveInfo } from 'graphql';
import type { CountryField } from '#contracts/countries';
import { type FieldProjection, projectionOfType } from '#graph';

/** The fields to read: those of a projection, and both codes, by which countries are ordered and found. `undefined`: all. */
export function fieldsOf(
  projection: FieldProjection,
  ...others: readonly CountryField[]
): readonly CountryField[] | undefined {
  if (projection === true) return undefined;
  return [...new Set(['cca2', 'cca3', ...others, ...projection.keys()])].toSorted() as CountryField[];
}

/** The fields that the operation reads of any country. */
export function fieldsOfOperation(info: GraphQLResolveInfo): readonly CountryField[] | undefined {
  return fieldsOf(projectionOfType(info, 'Country'));
}
