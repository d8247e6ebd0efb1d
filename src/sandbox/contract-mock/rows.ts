import { type Operation, pointed } from '#contract';
import type { SandboxRequest } from '../request.ts';
import { changed, type Members, squeezed } from './json.ts';

/**
 * The rows that query parameters select by members of their names, or by keys in the plural of one. A value that no row has is
 * one that samples do not have, and selects nothing.
 */
export function selectedRows(
  operation: Operation,
  request: SandboxRequest,
  rows: readonly Members[],
): readonly Members[] {
  const { paging } = operation;
  const places = new Set<unknown>(paging ? Object.values(paging) : []);
  let selected = rows;
  for (const { name, constant } of operation.query) {
    const values = request.list(name);
    if (!values || constant !== undefined || places.has(name)) continue;
    const found = selected.filter((row) => values.includes(String(memberNamed(row, name))));
    if (found.length > 0) selected = found;
  }
  return selected;
}

function memberNamed(row: Members, name: string): unknown {
  const member = Object.keys(row).find((each) => [squeezed(each), `${squeezed(each)}s`].includes(squeezed(name)));
  return member === undefined ? undefined : row[member];
}

/**
 * A row that names the resources of its path: `/orgs/{org_id}/members` has rows with this `org_id`. Rows of a list keep their own
 * `key`, of which the parameter of another may have the name.
 */
export function placedIn(row: Members, parameters: Readonly<Record<string, string>>, key?: string): Members {
  const named = Object.keys(row).flatMap((member) => {
    if (member === key) return [];
    const name = Object.keys(parameters).find((each) => squeezed(each) === squeezed(member));
    return name === undefined ? [] : [[member, parameters[name]]];
  });
  return changed(row, Object.fromEntries(named) as Members);
}

/** The row with a key. */
export function rowBy(rows: readonly Members[], member: string, key: string): Members | undefined {
  return rows.find((row) => String(row[member]) === key);
}

/** The member that is the key of a list, by its contract. */
export function listKeyOf(list: Operation | undefined): string | undefined {
  const [pointer] = list?.rowKey ?? [];
  return pointer === undefined || pointer.lastIndexOf('/') > 0 ? undefined : pointer.slice(1);
}

/** The next unused number for a new row. */
export function nextIndex(list: Operation | undefined, rows: readonly Members[]): number {
  const key = listKeyOf(list);
  const numbers = rows.map((row) => Number(/\d+$/.exec(String(pointed(row, `/${key ?? 'id'}`)))?.[0] ?? 0));
  return Math.max(rows.length, ...numbers);
}
