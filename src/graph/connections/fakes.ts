import type { Connection, PageInfo } from './connection.ts';
import { type Cursors, cursorsOf } from './cursor.ts';
import type { KeySource } from './key.ts';
import type { OffsetSource } from './offset.ts';
import type { PageSource } from './page.ts';
import type { PageRequest, TokenSource } from './token.ts';
import type { SelectedParts } from './window.ts';

export const everything: SelectedParts = { edges: true, totalCount: true, pageInfo: true };
export const edgesOnly: SelectedParts = { edges: true, totalCount: false, pageInfo: false };
export const pageInfoOnly: SelectedParts = { edges: false, totalCount: false, pageInfo: true };
export const totalOnly: SelectedParts = { edges: false, totalCount: true, pageInfo: false };
export const nothing: SelectedParts = { edges: false, totalCount: false, pageInfo: false };

export const cursors: Cursors = cursorsOf('Query.things', { colour: 'red' }, 'secret');

/** The cursor of a row number. */
export const at = (row: number): string => cursors.encode(String(row));

export const rows = (from: number, until: number): number[] =>
  Array.from({ length: until - from }, (_none, index) => from + index);

export interface Behaviour {
  readonly length: number;
  readonly maximum?: number;
  readonly hasTotal?: boolean;
  /** Whether pages carry a total. True unless set. */
  readonly total?: boolean;
  /** The actual maximum page size of the upstream. */
  readonly clamp?: number;
  /** The actual size of all pages. */
  readonly fixed?: number;
  readonly wall?: number;
}

interface Recorded<Source, Call> {
  readonly source: Source;
  /** The calls, grouped by those made concurrently. */
  readonly rounds: Call[][];
}

/** Groups concurrent calls. */
function recorder<Call>(): { rounds: Call[][]; note: (call: Call) => void } {
  const rounds: Call[][] = [];
  let open: Call[] | undefined;
  const note = (call: Call) => {
    if (open === undefined) {
      open = [];
      rounds.push(open);
      queueMicrotask(() => {
        open = undefined;
      });
    }
    open.push(call);
  };
  return { rounds, note };
}

/** A list of the numbers from 0, read by offset and limit; each call recorded as [offset, limit]. */
export function offsetList(behaviour: Behaviour): Recorded<OffsetSource<number>, [number, number]> {
  const { length, maximum = 200, hasTotal, total = true, clamp = Infinity, fixed } = behaviour;
  const { rounds, note } = recorder<[number, number]>();
  const page = async (offset: number, limit: number) => {
    note([offset, limit]);
    const size = fixed ?? Math.min(limit, clamp);
    const items = rows(0, length).slice(offset, offset + size);
    return total ? { items, total: length } : { items };
  };
  return { source: { maximum, keyOf: String, page, ...(hasTotal !== undefined && { hasTotal }) }, rounds };
}

/** The same by page and limit; each call recorded as [page, limit]. */
export function pageList(behaviour: Behaviour): Recorded<PageSource<number>, [number, number]> {
  const { length, maximum = 200, hasTotal, total = true, clamp = Infinity, fixed, wall } = behaviour;
  const { rounds, note } = recorder<[number, number]>();
  const page = async (number: number, limit: number) => {
    note([number, limit]);
    const size = fixed ?? Math.min(limit, clamp);
    const items = rows(0, length).slice((number - 1) * size, number * size);
    return total ? { items, total: length } : { items };
  };
  const options = { ...(hasTotal !== undefined && { hasTotal }), ...(wall !== undefined && { wall }) };
  return { source: { maximum, keyOf: String, page, ...options }, rounds };
}

/** The same by token; each call recorded as [token, limit]. `sizeOf` returns the actual page size of a call. */
export function tokenList(
  length: number,
  maximum: number,
  sizeOf: (offset: number, limit: number) => number = (_offset, limit) => limit,
): Recorded<TokenSource<number>, [string | undefined, number]> {
  const { rounds, note } = recorder<[string | undefined, number]>();
  let empties = 0;
  const page = async ({ token, limit }: PageRequest) => {
    note([token, limit]);
    const offset = Number(/\d+/.exec(token ?? '0'));
    const size = sizeOf(offset, limit);
    const next = offset + size;
    if (size === 0) empties += 1;
    // An empty page needs a distinct token: the same token would be a cycle.
    const name = size === 0 ? `ž${next}/${empties}` : `ž${next}`;
    return { items: rows(0, length).slice(offset, next), next: next < length ? name : '' };
  };
  return { source: { maximum, keyOf: String, page }, rounds };
}

/** The same by key, which is `k7` of the row 7; each call recorded as [key, limit]. */
export function keyList(length: number, maximum: number, filter?: (row: number) => boolean) {
  const calls: [string | undefined, number][] = [];
  const page = async (key: string | undefined, limit: number) => {
    calls.push([key, limit]);
    const from = key === undefined ? 0 : Number(key.slice(1)) + 1;
    return rows(0, length).slice(from, from + limit);
  };
  const source: KeySource<number> = { maximum, page, keyOf: (row) => `k${row}`, ...(filter && { filter }) };
  return { source, calls };
}

/** A connection with its lazy properties read. */
export function read<Node>(connection: Connection<Node>) {
  return {
    edges: connection.edges.map(({ node, cursor }) => ({ node, cursor })),
    pageInfo: readPageInfo(connection.pageInfo),
    totalCount: connection.totalCount,
  };
}

/** Page info with its lazy properties read. */
export function readPageInfo({ hasNextPage, hasPreviousPage, startCursor, endCursor }: PageInfo): PageInfo {
  return { hasNextPage, hasPreviousPage, startCursor, endCursor };
}
