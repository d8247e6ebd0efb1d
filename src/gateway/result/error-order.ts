import type { GraphQLError } from 'graphql';

type Errors = readonly GraphQLError[];

/**
 * Sorts errors by the position of their fields in the response: concurrent upstreams fail in random order. Errors below the
 * same null keep their order.
 */
export function inOrder(errors: Errors, data: unknown): Errors {
  return errors.length < 2 ? errors : errors.toSorted((one, other) => compare(one.path ?? [], other.path ?? [], data));
}

function compare(one: NonNullable<GraphQLError['path']>, other: NonNullable<GraphQLError['path']>, data: unknown) {
  let holder = data;
  for (const [depth, key] of one.entries()) {
    const otherKey = other[depth];
    if (typeof holder !== 'object' || holder === null || otherKey === undefined) return otherKey === undefined ? 1 : 0;
    if (key !== otherKey) return placeOf(key, holder) - placeOf(otherKey, holder);
    holder = (holder as Readonly<Record<string, unknown>>)[key];
  }
  return one.length - other.length;
}

function placeOf(key: string | number, holder: object): number {
  return typeof key === 'number' ? key : Object.keys(holder).indexOf(key);
}
