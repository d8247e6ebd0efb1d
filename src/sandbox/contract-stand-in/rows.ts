import { type Operation, pointed } from '#contract';
import type { SandboxRequest } from '../request.ts';
import { changed, type Members, squeezed } from './json.ts';

/** Query parameters that select rows by members of their names, and lists of keys by the plural of one. */
export function selectedRows(operation: Operation, request: SandboxRequest, rows: readonly Members[]): Members[] {
  const { paging } = operation;
  const places = new Set(paging ? Object.values(paging) : []);
  const filters = operation.query.flatMap(({ name, constant }) => {
    const values = request.list(name)?.filter((value) => value !== 'all');
    return values && constant === undefined && !places.has(name) ? [{ name, values }] : [];
  });
  return rows.filter((row) =>
    filters.every(({ name, values }) => {
      const member = Object.keys(row).find((each) => [squeezed(each), `${squeezed(each)}s`].includes(squeezed(name)));
      const value = member === undefined ? undefined : row[member];
      return !isPlain(value) || values.includes(String(value));
    }),
  );
}

/** A row that names the resources of its path: `/orgs/{org_id}/members` has rows with this `org_id`. */
export function placedIn(row: Members, parameters: Readonly<Record<string, string>>): Members {
  const named = Object.keys(row).flatMap((member) => {
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

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
