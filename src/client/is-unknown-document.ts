import type { GraphError } from './graph-error.ts';

const CODES: ReadonlySet<string> = new Set(['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED']);

/** Whether the gateway does not know a document by its id. */
export function isUnknownDocument(errors: readonly GraphError[]): boolean {
  return errors.some(({ code }) => CODES.has(code));
}
