import type { FieldFunctionOptions, FieldPolicy } from '@apollo/client';
import { type CachedConnection, type CachedEdge, type ConnectionPage, edgesOf } from './cached-connection.ts';
import { type EdgeRules, joinPage } from './join-page.ts';

/** Arguments that choose a page. All others choose another list. */
const PAGING: ReadonlySet<string> = new Set(['first', 'after', 'last', 'before']);

/**
 * A policy of a connection: its pages are one list, merged by their cursors. `edges` and `nodes` are views of the same list, so
 * that queries may select either. A query reads all pages so far, whatever its `first` or `last`.
 */
export function connectionPolicy(): FieldPolicy<CachedConnection, ConnectionPage> {
  return {
    keyArgs: (args) => {
      const names = Object.keys(args ?? {}).filter((name) => !PAGING.has(name) && args?.[name] != null);
      return names.length > 0 && names.toSorted();
    },
    merge: (existing = {}, incoming, options) => {
      if (!incoming) return existing;
      const { edges: _edges, nodes: _nodes, pageInfo, ...others } = incoming;
      const edges = edgesOf(incoming);
      if (!edges) return { ...existing, ...others, pageInfo: { ...pageInfo, ...existing.pageInfo } };
      const joined = joinPage(existing, { edges, pageInfo }, options.args ?? {}, rulesOf(options));
      return { ...existing, ...others, ...joined };
    },
    read: (existing, options) => existing && viewOf(existing, options),
  };
}

function rulesOf({ isReference, mergeObjects }: FieldFunctionOptions): EdgeRules {
  const nodeId = ({ node }: CachedEdge) => (isReference(node) ? node.__ref : undefined);
  return {
    nodeId,
    isSame: (one, other) =>
      (one.cursor === undefined || other.cursor === undefined || one.cursor === other.cursor) &&
      (one.node === undefined || other.node === undefined || nodeId(one) === nodeId(other)),
    merge: (existing, incoming) => {
      const [one, other] = [existing.node, incoming.node];
      const node = one && other && !isReference(other) ? mergeObjects(one, other) : (other ?? one);
      return { ...existing, ...incoming, node };
    },
  };
}

/** The list as both `edges` and `nodes`, without nodes that were evicted. A view that lacks data is left out, and is fetched. */
function viewOf(
  { edges, ...others }: CachedConnection,
  { isReference, canRead }: FieldFunctionOptions,
): ConnectionPage | undefined {
  if (!edges) return others;
  const readable = edges.filter(({ node }) => !isReference(node) || canRead(node));
  const nodes = readable.flatMap(({ node }) => (node === undefined ? [] : [node]));
  return { ...others, edges: readable, ...(nodes.length === readable.length && { nodes }) };
}
