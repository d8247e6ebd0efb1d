import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** What a caller selected below a field: for each name, what is selected below that. Fragments are opened. */
export interface Selection extends ReadonlyMap<string, Selection> {}

type Fragments = GraphQLResolveInfo['fragments'];

const known = new WeakMap<FieldNode, Selection>();

/**
 * What is selected below the field that is being resolved. `@skip` and `@include` are not looked at: a field that may
 * be wanted counts as wanted, so that the same document always selects the same.
 */
export function selectionOf(info: GraphQLResolveInfo): Selection {
  const [first] = info.fieldNodes;
  if (!first) return new Map();
  const remembered = info.fieldNodes.length === 1 ? known.get(first) : undefined;
  if (remembered) return remembered;
  const selection: MutableSelection = new Map();
  for (const node of info.fieldNodes) collect(node.selectionSet, info.fragments, selection);
  if (info.fieldNodes.length === 1) known.set(first, selection);
  return selection;
}

type MutableSelection = Map<string, MutableSelection>;

function collect(set: SelectionSetNode | undefined, fragments: Fragments, into: MutableSelection): void {
  for (const node of set?.selections ?? []) {
    if (node.kind === Kind.FIELD) {
      const below = into.get(node.name.value) ?? new Map();
      into.set(node.name.value, below);
      collect(node.selectionSet, fragments, below);
    } else {
      const target = node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value] : node;
      collect(target?.selectionSet, fragments, into);
    }
  }
}

/** What is selected of a connection's nodes, by way of `edges` or `nodes`. */
export function selectionOfNodes(connection: Selection): Selection {
  const byEdges = connection.get('edges')?.get('node');
  const byNodes = connection.get('nodes');
  if (!byEdges || !byNodes) return byEdges ?? byNodes ?? new Map();
  return merged(byEdges, byNodes);
}

function merged(one: Selection, other: Selection): Selection {
  const result = new Map(one);
  for (const [name, below] of other) {
    const present = result.get(name);
    result.set(name, present ? merged(present, below) : below);
  }
  return result;
}
