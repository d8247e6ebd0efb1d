import { type Connection, connectionOf } from './connection.ts';
import type { Cursors } from './cursor.ts';
import {
  readsRows,
  readWindow,
  type SelectedParts,
  spanOf,
  type WindowArguments,
  type WindowLimits,
} from './window.ts';

/** An unpaged list, always in the same order. */
export interface WholeSource<Node> {
  all(): Promise<readonly Node[]>;
}

/** The window of an unpaged list. */
export async function wholeConnection<Node>(
  source: WholeSource<Node>,
  window: WindowArguments,
  cursors: Cursors,
  selected: SelectedParts,
  limits: WindowLimits = {},
): Promise<Connection<Node>> {
  const rowWindow = readWindow(window, cursors, limits);
  const all = readsRows(rowWindow, selected) || selected.totalCount ? await source.all() : undefined;
  const { from, until } = spanOf(rowWindow, all?.length);
  const nodes = all?.slice(from, until) ?? [];
  return connectionOf({
    nodes,
    size: nodes.length,
    cursorAt: (index) => cursors.encode(String(from + index)),
    hasNextPage: all === undefined ? rowWindow.until !== Infinity : until < all.length,
    hasPreviousPage: from > 0 && all?.length !== 0,
    totalCount: all?.length ?? null,
  });
}
