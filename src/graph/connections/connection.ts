/** A Relay connection. Edges and cursors are made when they are read. */
export interface Connection<Node> {
  readonly edges: readonly Edge<Node>[];
  readonly nodes: readonly Node[];
  readonly pageInfo: PageInfo;
  /** `null` where the upstream does not tell it. */
  readonly totalCount: number | null;
}

export interface Edge<Node> {
  readonly node: Node;
  readonly cursor: string;
}

export interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

/** What a strategy found out about a window. */
export interface Slice<Node> {
  readonly nodes: readonly Node[];
  /** Rows in the window: more than `nodes` where only `pageInfo` was wanted and they were not fetched. */
  readonly size: number;
  readonly cursorAt: (index: number) => string;
  /** Where an empty window ends that is not the last. */
  readonly endsAt?: (() => string) | undefined;
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly totalCount: number | null;
}

/** The connection that a slice amounts to. */
export function connectionOf<Node>({
  nodes,
  size,
  cursorAt,
  endsAt,
  totalCount,
  ...has
}: Slice<Node>): Connection<Node> {
  let edges: readonly Edge<Node>[] | undefined;
  return {
    nodes,
    totalCount,
    get edges() {
      edges ??= nodes.map((node, index) => new LazyEdge(node, index, cursorAt));
      return edges;
    },
    pageInfo: {
      hasNextPage: has.hasNextPage,
      hasPreviousPage: has.hasPreviousPage,
      get startCursor() {
        return size === 0 ? null : cursorAt(0);
      },
      get endCursor() {
        return size === 0 ? (endsAt?.() ?? null) : cursorAt(size - 1);
      },
    },
  };
}

class LazyEdge<Node> implements Edge<Node> {
  readonly node: Node;
  readonly #index: number;
  readonly #cursorAt: (index: number) => string;

  constructor(node: Node, index: number, cursorAt: (index: number) => string) {
    this.node = node;
    this.#index = index;
    this.#cursorAt = cursorAt;
  }

  get cursor(): string {
    return this.#cursorAt(this.#index);
  }
}
