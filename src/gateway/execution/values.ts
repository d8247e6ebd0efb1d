/** Whether a value is there only later. As graphql has it, whatever can be waited for is a promise. */
export function isPromiseLike(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && typeof (value as PromiseLike<unknown> | null)?.then === 'function';
}

/** Whether a value is a list to graphql: whatever can be walked through, but a text. */
export function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && typeof (value as Iterable<unknown> | null)?.[Symbol.iterator] === 'function';
}

/** What was thrown, as the error that it should have been. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error('Something that is no error was thrown.', { cause: thrown });
}
