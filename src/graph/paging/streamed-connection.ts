import type { Connection, PageInfo, SelectedParts, WindowArguments } from '../connections/index.ts';
import { PagedItems } from './paged-items.ts';

interface StreamParts<Node> {
  /** The number of rows in the window. */
  readonly count: number;
  /** The rows of one upstream page. */
  readonly pageSize: number;
  readonly after: WindowArguments['after'];
  readonly selected: SelectedParts;
  readonly read: (window: WindowArguments, selected: SelectedParts) => Promise<Connection<Node>>;
}

/** A forward window whose pages are read one after another, each as a window of its own. */
export async function streamedConnection<Node>(parts: StreamParts<Node>): Promise<Connection<Node>> {
  const pages = new Pages(parts);
  const first = await pages.at(0);
  const itemsOf = <Item>(select: (page: Connection<Node>) => readonly Item[]) =>
    // Only lists with `@stream` read them, which take items by page.
    new PagedItems(select(first), () => pages.after(select)) as unknown as readonly Item[];
  return {
    nodes: itemsOf(({ nodes }) => nodes),
    edges: itemsOf(({ edges }) => edges),
    totalCount: first.totalCount,
    // Its promise is awaited as that of any field.
    get pageInfo() {
      return pages.info() as unknown as PageInfo;
    },
  };
}

/** The pages of a window, each read once. */
class Pages<Node> {
  readonly #parts: StreamParts<Node>;
  readonly #pages: Promise<Connection<Node>>[] = [];

  constructor(parts: StreamParts<Node>) {
    this.#parts = parts;
  }

  at(index: number): Promise<Connection<Node>> {
    return (this.#pages[index] ??= this.#read(index));
  }

  async *after<Item>(select: (page: Connection<Node>) => readonly Item[]): AsyncGenerator<readonly Item[]> {
    for (let index = 1; await this.#has(index); index++) yield select(await this.at(index));
  }

  async info(): Promise<PageInfo> {
    const first = await this.at(0);
    let last = 0;
    while (await this.#has(last + 1)) last += 1;
    const { hasPreviousPage, startCursor } = first.pageInfo;
    const end = await this.at(last);
    const { endCursor } = (end.nodes.length > 0 || last === 0 ? end : await this.at(last - 1)).pageInfo;
    return { hasNextPage: end.pageInfo.hasNextPage, hasPreviousPage, startCursor, endCursor };
  }

  /** Whether the window goes on after the page before: an upstream may send short pages before the last. */
  async #has(index: number): Promise<boolean> {
    const { nodes } = await this.at(index - 1);
    return nodes.length === this.#sizeOf(index - 1) && this.#sizeOf(index) > 0;
  }

  #sizeOf(index: number): number {
    const { count, pageSize } = this.#parts;
    return Math.max(0, Math.min(pageSize, count - index * pageSize));
  }

  async #read(index: number): Promise<Connection<Node>> {
    const { after, selected, read } = this.#parts;
    const before = index === 0 ? undefined : await this.at(index - 1);
    const isLast = this.#sizeOf(index + 1) === 0;
    return read(
      { first: this.#sizeOf(index), after: before ? before.pageInfo.endCursor : (after ?? null) },
      {
        edges: true,
        totalCount: selected.totalCount && index === 0,
        pageInfo: selected.pageInfo && isLast,
      },
    );
  }
}
