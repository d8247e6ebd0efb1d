import type { Connection, PageInfo } from './connection.ts';
import { type Cursors, cursorsOf } from './cursor.ts';
import type { KeySource } from './key.ts';
import type { OffsetSource } from './offset.ts';
import type { PageSource } from './page.ts';
import type { PageRequest, TokenSource } from './token.ts';
import type { Wants } from './window.ts';

export const everything: Wants = { edges: true, totalCount: true, pageInfo: true };
export const edgesOnly: Wants = { edges: true, totalCount: false, pageInfo: false };
export const pageInfoOnly: Wants = { edges: false, totalCount: false, pageInfo: true };
export const totalOnly: Wants = { edges: false, totalCount: true, pageInfo: false };
export const nothing: Wants = { edges: false, totalCount: false, pageInfo: false };

export const cursors: Cursors = cursorsOf('Query.things', { colour: 'red' }, 'secret');

/** The cursor of a row in a list that is read by number. */
export const at = (row: number): string => cursors.encode(String(row));

export const rows = (from: number, until: number): number[] =>
  Array.from({ length: until - from }, (_none, index) => from + index);

export interface Behaviour {
  readonly length: number;
  readonly maximum?: number;
  readonly tellsTotal?: boolean;
  /** The upstream tells its total. True unless said. */
  readonly total?: boolean;
  /** Pages that it really serves are at most this long, whatever is asked. */
  readonly clamp?: number;
  /** Pages that it really serves are exactly this long, whatever is asked. */
  readonly fixed?: number;
  readonly wall?: number;
}

interface Recorded<Source, Call> {
  readonly source: Source;
  /** The calls made, those made side by side together. */
  readonly rounds: Call[][];
}

/** Groups calls that are made before any of them is answered. */
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
  const { length, maximum = 200, tellsTotal, total = true, clamp = Infinity, fixed } = behaviour;
  const { rounds, note } = recorder<[number, number]>();
  const page = async (offset: number, limit: number) => {
    note([offset, limit]);
    const size = fixed ?? Math.min(limit, clamp);
    const items = rows(0, length).slice(offset, offset + size);
    return total ? { items, total: length } : { items };
  };
  return { source: { maximum, keyOf: String, page, ...(tellsTotal !== undefined && { tellsTotal }) }, rounds };
}

/** The same by page and limit; each call recorded as [page, limit]. */
export function pageList(behaviour: Behaviour): Recorded<PageSource<number>, [number, number]> {
  const { length, maximum = 200, tellsTotal, total = true, clamp = Infinity, fixed, wall } = behaviour;
  const { rounds, note } = recorder<[number, number]>();
  const page = async (number: number, limit: number) => {
    note([number, limit]);
    const size = fixed ?? Math.min(limit, clamp);
    const items = rows(0, length).slice((number - 1) * size, number * size);
    return total ? { items, total: length } : { items };
  };
  const options = { ...(tellsTotal !== undefined && { tellsTotal }), ...(wall !== undefined && { wall }) };
  return { source: { maximum, keyOf: String, page, ...options }, rounds };
}

/** The same by token; each call recorded as [token, limit]. `sizeOf` says how many rows a call really gets. */
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
    // An empty page needs a token of its own, or it would lead back to itself.
    const name = size === 0 ? `ž${next}/${empties}` : `ž${next}`;
    return { items: rows(0, length).slice(offset, next), next: next < length ? name : '' };
  };
  return { source: { maximum, keyOf: String, page }, rounds };
}

/** The same by key, which is `k7` of the row 7; each call recorded as [key, limit]. */
export function keyList(length: number, maximum: number, belongs?: (row: number) => boolean) {
  const calls: [string | undefined, number][] = [];
  const page = async (key: string | undefined, limit: number) => {
    calls.push([key, limit]);
    const from = key === undefined ? 0 : Number(key.slice(1)) + 1;
    return rows(0, length).slice(from, from + limit);
  };
  const source: KeySource<number> = { maximum, page, keyOf: (row) => `k${row}`, ...(belongs && { belongs }) };
  return { source, calls };
}

/** A connection with everything lazy in it read. */
export function read<Node>(connection: Connection<Node>) {
  return {
    edges: connection.edges.map(({ node, cursor }) => ({ node, cursor })),
    pageInfo: readPageInfo(connection.pageInfo),
    totalCount: connection.totalCount,
  };
}

/** Page info with everything in it read: it is only worked out then. */
export function readPageInfo({ hasNextPage, hasPreviousPage, startCursor, endCursor }: PageInfo): PageInfo {
  return { hasNextPage, hasPreviousPage, startCursor, endCursor };
}
