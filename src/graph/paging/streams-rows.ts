import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import { incrementalArguments, STREAM } from '../incremental/index.ts';
import { fieldsBelow } from '../selection.ts';

/** Fields of a connection by which its rows are streamed, and those that do not need all of them. */
const ROWS = new Set(['nodes', 'edges']);
const OTHERS = new Set(['pageInfo', 'totalCount', '__typename']);

/** Whether the rows of the connection being resolved are selected by lists with `@stream` alone, of which the first page is enough to begin with. */
export function streamsRows(
  { schema, fieldNodes, fragments, variableValues }: GraphQLResolveInfo,
  pageSize: number,
): boolean {
  const isStreamed = (node: FieldNode) => {
    const { initialCount = Infinity } = incrementalArguments(schema, STREAM, node, variableValues) ?? {};
    return initialCount <= pageSize;
  };
  const selected = [...fieldsBelow(fieldNodes, fragments)];
  return (
    selected.some(([name]) => ROWS.has(name)) &&
    selected.every(([name, nodes]) => OTHERS.has(name) || (ROWS.has(name) && nodes.every(isStreamed)))
  );
}
