import type { Change } from '@graphql-inspector/core';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { printGraphSchema } from './print-schema.ts';

/** The changes from one schema to another, by their effect on clients, sorted by path. */
export interface SchemaChanges {
  /** Valid operations become invalid, or their results change shape. */
  readonly breaking: readonly SchemaChange[];
  /** Operations stay valid, but may return values unknown to their clients. */
  readonly dangerous: readonly SchemaChange[];
  readonly safe: readonly SchemaChange[];
}

export interface SchemaChange {
  /** The schema coordinate, such as `Order.buyer` or `Query.orders.where`. */
  readonly path: string;
  readonly message: string;
}

/** Compares two schemas without their descriptions. Throws a `GraphQLError` if `before` is not a schema. */
export async function schemaChanges(before: string, after: GraphQLSchema): Promise<SchemaChanges> {
  const { diff, CriticalityLevel } = await import('@graphql-inspector/core');
  // As it is printed: some directives are in the text only.
  const found = await diff(buildSchema(before), buildSchema(printGraphSchema(after)));
  const changes = found.filter((change) => !isRepeated(change, found) && !change.type.includes('DESCRIPTION'));
  const of = (level: Change['criticality']['level']) =>
    changes
      .filter(({ criticality }) => criticality.level === level)
      .map(({ path = '', message }) => ({ path, message }))
      .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return {
    breaking: of(CriticalityLevel.Breaking),
    dangerous: of(CriticalityLevel.Dangerous),
    safe: of(CriticalityLevel.NonBreaking),
  };
}

/** Whether another change implies this one: fields of an added type, arguments of an added field, `@deprecated`. */
function isRepeated({ path = '', type }: Change, all: readonly Change[]): boolean {
  if (type.startsWith('DIRECTIVE_USAGE') && path.includes('@deprecated')) return true;
  return all.some((other) => /^(TYPE|FIELD)_(ADDED|REMOVED)$/.test(other.type) && path.startsWith(`${other.path}.`));
}
