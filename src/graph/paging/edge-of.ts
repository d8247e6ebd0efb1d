import { cursorsOf, type Edge } from '../connections/index.ts';
import type { Context } from '../context.ts';
import type { FieldPath } from '../subgraph.ts';

/**
 * The edge of a new node in the connection of a field, with the cursor that the node has there. `args` are those that the
 * field gives to `paged`; `position` is the node's row number, or its key in a list that is paged by keys. A row number is followed by
 * `~` and the node's key where a row that callers have read before had the same number.
 */
export function edgeOf<Node>(
  context: Pick<Context, 'graph'>,
  field: FieldPath,
  args: object,
  position: string,
  node: Node,
): Edge<Node> {
  return { node, cursor: cursorsOf(field, args, context.graph.cursorSecret).encode(position) };
}
