import { type Connection, findConnection, nodesOf } from './connection.ts';
import { GraphError } from './graph-error.ts';

/** A page of a connection. */
export interface Page<Data, Node> {
  readonly nodes: readonly Node[];
  readonly data: Data;
}

/** All nodes of a connection, and its pages. Each iteration starts anew. */
export interface Pages<Data, Node> extends AsyncIterable<Node> {
  pages(): AsyncIterable<Page<Data, Node>>;
}

export interface PagesOptions<Data, Of> {
  /** The variable of the cursor: `after` unless given. */
  readonly after?: string;
  /** Whether a page is requested while the one before is being used. True unless given. */
  readonly prefetch?: boolean;
  /** Chooses the connection of a query that has several. */
  readonly connection?: (data: Data) => Of;
  readonly signal?: AbortSignal;
}

/** Requests a page. A page has the cursor of the one before, the first has none. Throws if it has errors. */
export type RequestPage<Data> = (cursor: string | undefined, signal: AbortSignal) => Promise<Data>;

/** The pages of a connection, requested one after another. */
export function pagesOf<Data, Node>(
  request: RequestPage<Data>,
  options: PagesOptions<Data, Connection | null | undefined>,
): Pages<Data, Node> {
  const pages = () => readPages<Data, Node>(request, options);
  return {
    pages,
    async *[Symbol.asyncIterator]() {
      for await (const { nodes } of pages()) {
        for (const node of nodes) {
          options.signal?.throwIfAborted();
          yield node;
        }
      }
    },
  };
}

async function* readPages<Data, Node>(
  request: RequestPage<Data>,
  { prefetch = true, connection: select = findConnection, signal }: PagesOptions<Data, Connection | null | undefined>,
): AsyncGenerator<Page<Data, Node>> {
  const ended = new AbortController();
  const signals = AbortSignal.any(signal ? [ended.signal, signal] : [ended.signal]);
  const cursors = new Set<string>();
  try {
    let next: Promise<Data> | undefined = request(undefined, signals);
    while (next) {
      const data: Data = await next;
      const connection = select(data);
      if (!connection) return;
      const cursor = cursorAfter(connection, cursors);
      next = cursor !== undefined && prefetch ? request(cursor, signals) : undefined;
      // It is awaited only when the page is used.
      next?.catch(() => undefined);
      yield { nodes: nodesOf(connection) as readonly Node[], data };
      signal?.throwIfAborted();
      if (cursor !== undefined) next ??= request(cursor, signals);
    }
  } finally {
    ended.abort();
  }
}

function cursorAfter({ pageInfo }: Connection, cursors: Set<string>): string | undefined {
  const { hasNextPage, endCursor } = pageInfo;
  if (!hasNextPage) return undefined;
  if (typeof endCursor !== 'string' || cursors.has(endCursor)) {
    const message = endCursor
      ? 'The next page has the cursor of a page before: is the variable of the cursor used?'
      : 'The connection has a next page and no `endCursor`.';
    throw new GraphError({ message, extensions: { code: 'INVALID_RESPONSE' } });
  }
  cursors.add(endCursor);
  return endCursor;
}
