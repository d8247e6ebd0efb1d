/** A Relay connection. Edges and cursors are created lazily. */
export interface Connection<Node> {
  readonly edges: readonly Edge<Node>[];
  readonly nodes: readonly Node[];
  readonly pageInfo: PageInfo;
  /** `null` if the upstream sends no total. */
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

/** The rows of a window, and their position in the list. */
export interface Slice<Node> {
  readonly nodes: readonly Node[];
  /** The number of rows in the window: more than `nodes` if only `pageInfo` is selected and they were not fetched. */
  readonly size: number;
  readonly cursorAt: (index: number) => string;
  /** The start cursor of an empty window that other rows precede. */
  readonly startsAt?: (() => string) | undefined;
  /** The end cursor of an empty window that other rows follow. */
  readonly endsAt?: (() => string) | undefined;
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly totalCount: number | null;
}

/** Creates the connection of a slice. */
export const connectionOf = <Node>(slice: Slice<Node>): Connection<Node> => new SliceConnection(slice);

/*
 * Classes, not object literals with getters: V8 creates a hidden class per literal in the old generation, which retains the
 * closures of the getters until a full garbage collection.
 */

class SliceConnection<Node> implements Connection<Node> {
  readonly nodes: readonly Node[];
  readonly totalCount: number | null;
  readonly pageInfo: PageInfo;
  readonly #cursorAt: (index: number) => string;
  #edges: readonly Edge<Node>[] | undefined;

  constructor(slice: Slice<Node>) {
    this.nodes = slice.nodes;
    this.totalCount = slice.totalCount;
    this.pageInfo = new SlicePageInfo(slice);
    this.#cursorAt = slice.cursorAt;
  }

  get edges(): readonly Edge<Node>[] {
    this.#edges ??= this.nodes.map((node, index) => new LazyEdge(node, index, this.#cursorAt));
    return this.#edges;
  }
}

class SlicePageInfo implements PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly #slice: Slice<unknown>;

  constructor(slice: Slice<unknown>) {
    this.hasNextPage = slice.hasNextPage;
    this.hasPreviousPage = slice.hasPreviousPage;
    this.#slice = slice;
  }

  get startCursor(): string | null {
    const { size, cursorAt, startsAt } = this.#slice;
    return size === 0 ? (startsAt?.() ?? null) : cursorAt(0);
  }

  get endCursor(): string | null {
    const { size, cursorAt, endsAt } = this.#slice;
    return size === 0 ? (endsAt?.() ?? null) : cursorAt(size - 1);
  }
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
