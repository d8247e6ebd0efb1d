import type { GraphQLError } from 'graphql';

type Errors = readonly GraphQLError[];

/**
 * Errors in the order in which their fields stand in the answer, whichever of them came first: of upstreams that fail side
 * by side it is chance which does so sooner. Those within one thing that an error took away stay as they came.
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
