import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** The subfields of a field, by name, each with its own subfields. Fragments are expanded. */
export interface Selection extends Iterable<[name: string, selection: Selection]> {
  get(name: string): Selection | undefined;
  has(name: string): boolean;
  keys(): IteratorObject<string>;
}

type Fragments = GraphQLResolveInfo['fragments'];

const byNode = new WeakMap<FieldNode, Selection>();
const byNodes = new WeakMap<readonly FieldNode[], Selection>();
const byConnection = new WeakMap<Selection, Selection>();

/**
 * The subfields of the field being resolved. `@skip` and `@include` are ignored: a conditional field counts as selected, so
 * that the selection depends on the document alone.
 */
export function selectionOf({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): Selection {
  const [first] = fieldNodes;
  return first && fieldNodes.length === 1
    ? memoized(byNode, first, () => below([first], fragments))
    : memoized(byNodes, fieldNodes, () => below(fieldNodes, fragments));
}

/** The selected fields of a connection's nodes, below `edges` and `nodes`. */
export function selectionOfNodes(connection: Selection): Selection {
  return memoized(byConnection, connection, () => {
    const ofEdges = connection.get('edges')?.get('node');
    const ofNodes = connection.get('nodes');
    return ofEdges && ofNodes ? merged(ofEdges, ofNodes) : (ofEdges ?? ofNodes ?? new Map<string, Selection>());
  });
}

function below(nodes: readonly FieldNode[], fragments: Fragments): Selection {
  return new LazySelection(() => {
    const fields = [...fieldsBelow(nodes, fragments)];
    return new Map(fields.map(([name, selected]) => [name, selectionBelow(selected, fragments)]));
  });
}

/** The subfields of fields, by name. Fragments are expanded, each once. */
export function fieldsBelow(nodes: readonly FieldNode[], fragments: Fragments): ReadonlyMap<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const visitedFragments = new Set<string>();
  for (const { selectionSet } of nodes) collect(selectionSet, fragments, fields, visitedFragments);
  return fields;
}

function selectionBelow(nodes: readonly FieldNode[], fragments: Fragments): Selection {
  const [first] = nodes;
  if (!first || nodes.length > 1) return below(nodes, fragments);
  return memoized(byNode, first, () => below(nodes, fragments));
}

/** Groups selected fields by name. Each fragment is visited once. */
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

function memoized<Key extends object>(cache: WeakMap<Key, Selection>, key: Key, make: () => Selection): Selection {
  let selection = cache.get(key);
  if (!selection) cache.set(key, (selection = make()));
  return selection;
}

/**
 * A selection that is expanded on its first read. Nested fragment spreads can select exponentially many fields; only executed
 * and projected fields are expanded.
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
