import { BadInputError, PagingError } from '../errors.ts';
import { type Connection, connectionOf } from './connection.ts';
import type { Cursors } from './cursor.ts';
import { type ForwardArguments, readCount, type SelectedParts, type WindowLimits } from './window.ts';

/** A list with keyset pagination: a page starts after the row with a key. */
export interface KeySource<Node> {
  /** The maximum page size. */
  readonly maximum: number;
  /** Fetches the page after a key; without a key, the first. A page shorter than `limit` is the last, unless it `endsEmpty`. */
  page(key: string | undefined, limit: number): Promise<readonly Node[]>;
  keyOf(row: Node): string;
  /** Whether only an empty page is the last. */
  readonly endsEmpty?: boolean | undefined;
  /** Selects the rows of the connection. */
  filter?(row: Node): boolean;
}

interface Walk<Node> {
  readonly nodes: readonly Node[];
  readonly more: boolean;
  /** The key after which the next page starts. */
  readonly key: string | undefined;
}

// Bounds the calls for a list with few rows that pass the filter.
const callsAtMost = 10;

/**
 * The window of a list with keyset pagination. It has no total. Its cursors stay valid while other rows are inserted and
 * deleted. A window that takes too many calls is truncated, and its end cursor continues it.
 */
export async function keyConnection<Node>(
  source: KeySource<Node>,
  window: ForwardArguments,
  cursors: Cursors,
  selected: SelectedParts,
  limits: WindowLimits = {},
): Promise<Connection<Node>> {
  if (!(source.maximum >= 1)) throw new TypeError(`Expected a maximum of at least 1, got ${source.maximum}.`);
  const count = readCount('first', window.first, limits);
  const start = window.after == null ? undefined : readKey(cursors.decode(window.after, 'after'));
  const reads = count > 0 && (selected.edges || selected.pageInfo);
  const { nodes, more, key = '' } = reads ? await walk(source, start, count) : { nodes: [], more: false };
  return connectionOf({
    nodes,
    size: nodes.length,
    cursorAt: (index) => cursors.encode(source.keyOf(nodes[index] as Node)),
    endsAt: more ? () => cursors.encode(key) : undefined,
    hasNextPage: more,
    hasPreviousPage: window.after != null,
    totalCount: null,
  });
}

async function walk<Node>(source: KeySource<Node>, start: string | undefined, count: number): Promise<Walk<Node>> {
  const nodes: Node[] = [];
  const taken = new Set<string>();
  const seen = new Set([start]);
  let key = start;
  for (let calls = Math.max(callsAtMost, Math.ceil(count / source.maximum)); calls > 0; calls--) {
    const missing = count - nodes.length;
    const limit = source.filter ? source.maximum : Math.min(source.maximum, missing);
    const rows = await source.page(key, limit);
    // A row that moved between two calls is in both pages.
    const found = rows.filter(
      (row) => (source.filter?.(row) ?? true) && !(taken.size > 0 && taken.has(source.keyOf(row))),
    );
    nodes.push(...found.slice(0, missing));
    const last = rows.at(-1);
    const next = last === undefined || (rows.length < limit && !source.endsEmpty) ? undefined : source.keyOf(last);
    if (next === undefined || found.length > missing) return { nodes, more: found.length > missing, key };
    if (seen.has(next)) throw new PagingError('The pages of the upstream lead in a circle.');
    seen.add(next);
    key = next;
    if (found.length === missing) break;
    for (const row of found) taken.add(source.keyOf(row));
  }
  return { nodes, more: true, key };
}

const keyPattern = /^[\w.:-]{1,100}$/;

function readKey(position: string): string {
  if (!keyPattern.test(position)) throw new BadInputError('`after` is not a cursor of this list.');
  return position;
}
