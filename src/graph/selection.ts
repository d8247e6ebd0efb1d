import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** The fields selected below a field, each with the fields below it. Fragments are expanded. */
export interface Selection extends Iterable<[name: string, selection: Selection]> {
  get(name: string): Selection | undefined;
  has(name: string): boolean;
  keys(): IteratorObject<string>;
}

type Fragments = GraphQLResolveInfo['fragments'];

const ofNode = new WeakMap<FieldNode, Selection>();
const ofNodes = new WeakMap<readonly FieldNode[], Selection>();
const ofConnection = new WeakMap<Selection, Selection>();

/**
 * The fields selected below the field that is being resolved. `@skip` and `@include` are ignored: a field that may be
 * included counts as selected, so that a document always selects the same.
 */
export function selectionOf({ fieldNodes, fragments }: GraphQLResolveInfo): Selection {
  const [first] = fieldNodes;
  return first && fieldNodes.length === 1
    ? remembered(ofNode, first, () => below([first], fragments))
    : remembered(ofNodes, fieldNodes, () => below(fieldNodes, fragments));
}

/** The fields selected of a connection's nodes, below `edges` or `nodes`. */
export function selectionOfNodes(connection: Selection): Selection {
  return remembered(ofConnection, connection, () => {
    const byEdges = connection.get('edges')?.get('node');
    const byNodes = connection.get('nodes');
    return byEdges && byNodes ? merged(byEdges, byNodes) : (byEdges ?? byNodes ?? new Map<string, Selection>());
  });
}

function below(nodes: readonly FieldNode[], fragments: Fragments): Selection {
  return new LazySelection(() => {
    const fields = new Map<string, FieldNode[]>();
    const visitedFragments = new Set<string>();
    for (const { selectionSet } of nodes) collect(selectionSet, fragments, fields, visitedFragments);
    return new Map([...fields].map(([name, selected]) => [name, selectionBelow(selected, fragments)]));
  });
}

function selectionBelow(nodes: readonly FieldNode[], fragments: Fragments): Selection {
  const [first] = nodes;
  if (!first || nodes.length > 1) return below(nodes, fragments);
  return remembered(ofNode, first, () => below(nodes, fragments));
}

/** Groups selected fields by name. A fragment that was visited selects nothing new. */
function collect(
  set: SelectionSetNode | undefined,
  fragments: Fragments,
  fields: Map<string, FieldNode[]>,
  visitedFragments: Set<string>,
): void {
  for (const node of set?.selections ?? []) {
    if (node.kind === Kind.FIELD) {
      const nodes = fields.get(node.name.value);
      if (nodes) nodes.push(node);
      else fields.set(node.name.value, [node]);
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      collect(node.selectionSet, fragments, fields, visitedFragments);
    } else if (!visitedFragments.has(node.name.value)) {
      visitedFragments.add(node.name.value);
      collect(fragments[node.name.value]?.selectionSet, fragments, fields, visitedFragments);
    }
  }
}

function merged(one: Selection, other: Selection): Selection {
  return new LazySelection(() => {
    const result = new Map(one);
    for (const [name, selection] of other) {
      const present = result.get(name);
      result.set(name, present ? merged(present, selection) : selection);
    }
    return result;
  });
}

function remembered<Key extends object>(known: WeakMap<Key, Selection>, key: Key, make: () => Selection): Selection {
  let selection = known.get(key);
  if (!selection) known.set(key, (selection = make()));
  return selection;
}

/**
 * A selection that is expanded when it is first read. Fragments that spread others can select more than could ever be
 * expanded, of which only what is executed, or projected, is read.
 */
class LazySelection implements Selection {
  #expand: (() => ReadonlyMap<string, Selection>) | undefined;
  #fields: ReadonlyMap<string, Selection> = new Map();

  constructor(expand: () => ReadonlyMap<string, Selection>) {
    this.#expand = expand;
  }

  get(name: string): Selection | undefined {
    return this.#read().get(name);
  }

  has(name: string): boolean {
    return this.#read().has(name);
  }

  keys(): IteratorObject<string> {
    return this.#read().keys();
  }

  [Symbol.iterator](): Iterator<[string, Selection]> {
    return this.#read().entries();
  }

  #read(): ReadonlyMap<string, Selection> {
    if (this.#expand) {
      this.#fields = this.#expand();
      this.#expand = undefined;
    }
    return this.#fields;
  }
}
