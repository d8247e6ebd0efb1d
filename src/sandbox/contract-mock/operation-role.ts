import type { Operation } from '#contract';

/** What an operation does to the rows of a list, by its method and path. */
export type OperationRole =
  | { readonly kind: 'list'; readonly list: string }
  | { readonly kind: 'create'; readonly list: string }
  | { readonly kind: 'read' | 'update' | 'delete'; readonly list: string; readonly key: string }
  | { readonly kind: 'other' };

const OTHER: OperationRole = { kind: 'other' };

/** The role of each operation of an API. The list of a row is the path without the row's parameter. */
export function rolesOf(operations: readonly Operation[]): ReadonlyMap<string, OperationRole> {
  const lists = new Set(operations.filter(isList).map(({ path }) => path));
  return new Map(operations.map((operation) => [operation.id, roleOf(operation, lists)]));
}

function roleOf(operation: Operation, lists: ReadonlySet<string>): OperationRole {
  const { method, path } = operation;
  if (isList(operation)) return { kind: 'list', list: path };
  if (method === 'POST' && lists.has(path)) return { kind: 'create', list: path };
  const [, list = '', key] = /^(.*)\/\{(\w+)\}(?:\.json)?$/.exec(path) ?? [];
  if (key === undefined) return OTHER;
  if (method === 'GET') return { kind: 'read', list, key };
  return { kind: method === 'DELETE' ? 'delete' : 'update', list, key };
}

/** A list with its parameters in the body is read by POST. */
function isList({ method, paging, answer }: Operation): boolean {
  return (method === 'GET' || paging !== undefined) && answer.rows !== undefined && answer.rows.ofObjects;
}
