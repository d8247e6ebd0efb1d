import { type Connection, connectionOf } from './connection.ts';
import type { SelectedParts, WindowArguments } from './window.ts';

/**
 * Reads a window. For `first: 0` or `last: 0`, one row is read where `pageInfo` is selected: the list continues if there
 * is one.
 */
export async function windowOrEmpty<Node>(
  window: WindowArguments,
  selected: SelectedParts,
  read: (window: WindowArguments, selected: SelectedParts) => Promise<Connection<Node>>,
): Promise<Connection<Node>> {
  const { first, after, last, before } = window;
  if (!selected.pageInfo || (first !== 0 && last !== 0)) return read(window, selected);
  const isForward = first === 0;
  const one = isForward ? { ...window, first: 1 } : { ...window, last: 1 };
  const { nodes, pageInfo, totalCount } = await read(one, { ...selected, edges: true });
  const hasRow = nodes.length > 0;
  return connectionOf<Node>({
    nodes: [],
    size: 0,
    cursorAt: noCursor,
    startsAt: before == null ? undefined : () => before,
    endsAt: after == null ? undefined : () => after,
    hasNextPage: isForward ? hasRow : pageInfo.hasNextPage,
    hasPreviousPage: isForward ? pageInfo.hasPreviousPage : hasRow,
    totalCount,
  });
}

function noCursor(): never {
  throw new RangeError('An empty window has no rows.');
}
