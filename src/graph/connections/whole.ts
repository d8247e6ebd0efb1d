import { type Connection, connectionOf } from './connection.ts';
import type { Cursors } from './cursor.ts';
import { readsRows, readWindow, spanOf, type Wants, type WindowArguments, type WindowLimits } from './window.ts';

/** A list that comes all at once, always in the same order. */
export interface WholeSource<Node> {
  all(): Promise<readonly Node[]>;
}

/** The window of a list that comes all at once. */
export async function wholeConnection<Node>(
  source: WholeSource<Node>,
  window: WindowArguments,
  cursors: Cursors,
  wants: Wants,
  limits: WindowLimits = {},
): Promise<Connection<Node>> {
  const asked = readWindow(window, cursors, limits);
  const all = readsRows(asked, wants) || wants.totalCount ? await source.all() : undefined;
  const { from, until } = spanOf(asked, all?.length);
  const nodes = all?.slice(from, until) ?? [];
  return connectionOf({
    nodes,
    size: nodes.length,
    cursorAt: (index) => cursors.encode(String(from + index)),
    hasNextPage: all === undefined ? asked.until !== Infinity : until < all.length,
    hasPreviousPage: from > 0 && all?.length !== 0,
    totalCount: all?.length ?? null,
  });
}
