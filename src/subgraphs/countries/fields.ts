import type { GraphQLResolveInfo } from 'graphql';
import type { CountryField } from '#contracts/countries';
import { type FieldProjection, projectionOfNodes } from '#graph';

/** The fields to read: those of a projection, and the code that lists are ordered by. `undefined`: all. */
export function fieldsOf(projection: FieldProjection): readonly CountryField[] | undefined {
  return withFields(projection, 'cca3');
}

/** The same with both codes, for lookups by either. */
export function keyedFieldsOf(projection: FieldProjection): readonly CountryField[] | undefined {
  return withFields(projection, 'cca2', 'cca3');
}

/** The fields that the nodes of the connection being resolved read. */
export function fieldsOfNodes(info: GraphQLResolveInfo): readonly CountryField[] | undefined {
  return fieldsOf(projectionOfNodes(info));
}

function withFields(projection: FieldProjection, ...keys: CountryField[]): readonly CountryField[] | undefined {
  return projection === true ? undefined : [...new Set([...keys, ...projection.keys()])].toSorted();
}
