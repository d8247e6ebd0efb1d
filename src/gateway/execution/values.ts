import { type GraphQLError, locatedError } from 'graphql';

type Properties = Record<string | number, unknown>;

/** Whether graphql-js would await a value. */
export function isPromiseLike(value: unknown): value is PromiseLike<unknown> {
  return (
    (typeof value === 'object' || typeof value === 'function') &&
    typeof (value as PromiseLike<unknown> | null)?.then === 'function'
  );
}

/** Whether graphql-js treats a value as a list: any iterable except strings. */
export function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && typeof (value as Iterable<unknown> | null)?.[Symbol.iterator] === 'function';
}

/** Whether a value is an error of graphql, of whichever copy or version: plugins may bring their own. */
export function isGraphQLError(value: unknown): value is GraphQLError {
  if (!(value instanceof Error)) return false;
  const { name, extensions, [Symbol.toStringTag]: tag } = value as Partial<GraphQLError>;
  // Classes that extend it have names of their own; the tag is inherited, and younger than the name.
  return (tag === 'GraphQLError' || name === 'GraphQLError') && typeof extensions === 'object' && extensions !== null;
}

/** A thrown value as an error, with graphql-js's message if it is not an error. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : locatedError(thrown, undefined);
}

/** Missing in the types of the standard library. */
const json = JSON as unknown as { isRawJSON(value: unknown): boolean };

/** Whether a value is a number whose digits were kept by `JSON.rawJSON`. */
export function isRawJson(value: unknown): boolean {
  return json.isRawJSON(value);
}

const NO_PROPERTIES = Object.freeze(Object.create(null)) as Properties;

/** A value as the default resolver of graphql-js reads it: primitives have no properties. */
export function propertiesOf(value: unknown): Properties {
  const hasProperties = (typeof value === 'object' && value !== null) || typeof value === 'function';
  return hasProperties ? (value as Properties) : NO_PROPERTIES;
}

/**
 * Handles the rejections of promises in a list, from this item on. Node ends the process for a promise that is rejected
 * before, or without, being completed.
 */
export function ignoreRejections(value: unknown, from = 0): void {
  if (!Array.isArray(value)) return;
  for (let index = from; index < value.length; index++) {
    const item: unknown = value[index];
    if (item instanceof Promise) item.catch(() => undefined);
  }
}

/** Gives an object an own property, whatever its name. */
export function setProperty(object: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') Object.defineProperty(object, name, { value, enumerable: true, writable: true });
  else object[name] = value;
}
