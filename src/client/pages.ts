import { type Connection, findConnection, nodesOf } from './connection.ts';
import { GraphError } from './graph-error.ts';

/** A page of a connection. */
export interface Page<Data, Node> {
  readonly nodes: readonly Node[];
  readonly data: Data;
}

/** All nodes of a connection, and its pages. Each iteration starts anew; after a failure, `next` requests the same page again. */
export interface Pages<Data, Node> extends AsyncIterable<Node, undefined, undefined> {
  pages(): AsyncIterable<Page<Data, Node>, undefined, undefined>;
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
  return { pages, [Symbol.asyncIterator]: () => readNodes(pages(), options.signal) };
}

function readPages<Data, Node>(
  request: RequestPage<Data>,
  { prefetch = true, connection: select = findConnection, signal }: PagesOptions<Data, Connection | null | undefined>,
): AsyncIterableIterator<Page<Data, Node>, undefined, undefined> {
  const ended = new AbortController();
  const signals = AbortSignal.any(signal ? [ended.signal, signal] : [ended.signal]);
  const cursors = new Set<string>();
  let cursor: string | undefined;
  let requested: Promise<Data> | undefined;
  let isLast = false;
  const read = async (): Promise<IteratorResult<Page<Data, Node>, undefined>> => {
    if (isLast) return DONE;
    signal?.throwIfAborted();
    const page = requested ?? request(cursor, signals);
    requested = undefined;
    const data = await page;
    const connection = select(data);
    isLast = true;
    if (!connection) return DONE;
    cursor = cursorAfter(connection, cursors);
    isLast = cursor === undefined;
    if (!isLast && prefetch) {
      requested = request(cursor, signals);
      // It is awaited only when the page is used.
      requested.catch(() => undefined);
    }
    return { value: { nodes: nodesOf(connection) as readonly Node[], data }, done: false };
  };
  return resumable(read, () => ended.abort());
}

function readNodes<Data, Node>(
  pages: AsyncIterableIterator<Page<Data, Node>, undefined, undefined>,
  signal: AbortSignal | undefined,
): AsyncIterableIterator<Node, undefined, undefined> {
  let nodes: readonly Node[] = [];
  let index = 0;
  const read = async (): Promise<IteratorResult<Node, undefined>> => {
    while (index === nodes.length) {
      const { value, done } = await pages.next();
      if (done) return DONE;
      ({ nodes } = value);
      index = 0;
    }
    signal?.throwIfAborted();
    return { value: nodes[index++] as Node, done: false };
  };
  return resumable(read, () => void pages.return?.());
}

const DONE = { value: undefined, done: true } as const;

/** An iterator that can go on after a failure, as a generator cannot: the next call reads again. */
function resumable<Value>(
  read: () => Promise<IteratorResult<Value, undefined>>,
  end: () => void,
): AsyncIterableIterator<Value, undefined, undefined> {
  let hasEnded = false;
  let turn: Promise<unknown> = Promise.resolve();
  return {
    next() {
      const result = turn.then(() => (hasEnded ? DONE : read()));
      turn = result.catch(() => undefined);
      return result;
    },
    async return() {
      hasEnded = true;
      end();
      return DONE;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
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
