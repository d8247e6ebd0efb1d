import type { GraphQLResolveInfo } from 'graphql';
import { namesIn, type Operation, type Paging, pointed } from '#contract';
import type { Interfaces, Slug } from '#contracts';
import type { ProjectedRow, Projection, RowProjection } from '#upstream';
import {
  type Connection,
  type Cursors,
  cursorsOf,
  keyConnection,
  offsetConnection,
  pageConnection,
  tokenConnection,
  type Wants,
  type WindowArguments,
  wholeConnection,
} from './connections/index.ts';
import type { Context } from './context.ts';
import { PagingError } from './errors.ts';
import { readsOf } from './reads/declared.ts';
import { projectionOfPaths } from './reads/projection.ts';
import { rowProjectionOf } from './reads/row-projection.ts';
import { rowKeyOf } from './row-key.ts';
import { selectionOf } from './selection.ts';

/** An operation by its interface and id, such as `marketplace.listOrders`. */
export type OperationName = { [Name in Slug]: `${Name}.${keyof Interfaces[Name] & string}` }[Slug];

type Call = (args: object, projection?: RowProjection) => Promise<unknown>;

type TypesOf<Name> = Name extends `${infer Interface extends Slug}.${infer Id}`
  ? Id extends keyof Interfaces[Interface]
    ? Interfaces[Interface][Id]
    : never
  : never;
type PartOf<Name, Part extends string> = TypesOf<Name> extends { [Key in Part]: infer Value } ? Value : never;

/** How a field's list differs from what the contract says of the operation. */
export interface Shape<Name extends OperationName> {
  /** The rows, where they stand elsewhere. All of them: a page from which rows are missing looks like the list's end. */
  rows?(answer: PartOf<Name, 'answer'>): readonly PartOf<Name, 'item'>[];
  /** Arguments that say what is sent of each row, not which rows there are: cursors are not bound to them. */
  readonly projection?: Partial<PartOf<Name, 'args'>>;
  /** The member by which the rows are put in order, for upstreams that have none. */
  readonly orderBy?: keyof PartOf<Name, 'item'> & string;
  /** What is done with a failure: an empty list, where the upstream calls nothing an error. */
  emptyOn?(error: unknown): boolean;
  /** Which rows are the field's, where a list that is paged by keys has others among them. A declared function. */
  readonly belongs?: (row: PartOf<Name, 'item'>, ...others: never[]) => boolean;
}

/** An answer with its rows. */
interface Page {
  readonly items: readonly ProjectedRow[];
  readonly answer: unknown;
}

interface Source {
  readonly operation: Operation;
  readonly pageSize: number;
  readonly call: (extra: Readonly<Record<string, unknown>>) => Promise<Page>;
  readonly belongs: ((row: ProjectedRow) => boolean) | undefined;
}

/**
 * A field's connection over an operation that the contract says is paged: the strategy, the parameters' names and the
 * largest page all come from there. `args` are the operation's other arguments; cursors are bound to them.
 */
export async function paged<Name extends OperationName>(
  context: Context,
  info: GraphQLResolveInfo,
  name: Name,
  args: Partial<PartOf<Name, 'args'>>,
  window: WindowArguments,
  shape: Shape<Name> = {},
): Promise<Connection<PartOf<Name, 'item'>>> {
  const facts = context.graph.facts(name);
  const projection = shape.rows ? undefined : rowProjectionOf(info, () => readByPaging(shape, facts.operation));
  const source = sourceOf(context, name, { ...args, ...shape.projection }, shape as Shape<OperationName>, projection);
  const field = `${info.parentType.name}.${info.fieldName}`;
  const cursors = cursorsOf(field, args, context.graph.cursorSecret);
  const belongs = shape.belongs as Source['belongs'];
  const connection = await connect(
    { ...facts, call: source, belongs },
    window,
    cursors,
    wantsOf(info),
    context.graph.page,
  );
  // Resolvers read of a row what they declare, and that is part of its projection.
  return connection as Connection<unknown> as Connection<PartOf<Name, 'item'>>;
}

/** A field's connection over a list that is had as a whole. `args` are what it depends on; cursors are bound to them. */
export function listed<Item>(
  context: Context,
  info: GraphQLResolveInfo,
  args: object,
  window: WindowArguments,
  all: () => Promise<readonly Item[]>,
): Promise<Connection<Item>> {
  const cursors = cursorsOf(`${info.parentType.name}.${info.fieldName}`, args, context.graph.cursorSecret);
  return wholeConnection({ all }, window, cursors, wantsOf(info), context.graph.page);
}

/** What the paging itself reads of each row; `undefined` where that may be anything. */
function readByPaging({ orderBy, belongs }: Shape<never>, { rowKey = [] }: Operation): Projection | undefined {
  const order = orderBy === undefined ? [] : [[orderBy]];
  const reads = belongs ? readsOf(belongs)?.paths : [];
  return reads && projectionOfPaths([...rowKey.map(namesIn), ...order, ...reads]);
}

function sourceOf(
  context: Context,
  name: OperationName,
  args: Readonly<Record<string, unknown>>,
  shape: Shape<OperationName>,
  projection: RowProjection | undefined,
): Source['call'] {
  const [slug = '', id = ''] = name.split('.');
  const calls = context.upstream[slug as Slug] as unknown as Record<string, Call>;
  const { operation } = context.graph.facts(name);
  const { orderBy } = shape;
  const items = operation.paging?.items ?? '';
  return async (extra) => {
    let answer: unknown;
    try {
      answer = await calls[id]?.(withPlace(args, extra), projection);
    } catch (error) {
      if (shape.emptyOn?.(error)) return { items: [], answer: undefined };
      throw error;
    }
    const found = shape.rows ? shape.rows(answer as never) : pointed(answer, items);
    // An empty list may be left out of an answer altogether.
    const rows = (Array.isArray(found) ? found : []) as ProjectedRow[];
    return { items: orderBy === undefined ? rows : rows.toSorted(byMember(orderBy)), answer };
  };
}

/** Compares rows by a member that is a text. */
function byMember(name: string) {
  const textOf = (row: ProjectedRow) => (row as unknown as Readonly<Record<string, string>>)[name] ?? '';
  return (one: ProjectedRow, other: ProjectedRow) => (textOf(one) < textOf(other) ? -1 : 1);
}

/** The operation's arguments with those that say which page; in a body they join what it holds already. */
function withPlace(args: Readonly<Record<string, unknown>>, place: Readonly<Record<string, unknown>>): object {
  const bodies = [args['body'], place['body']].filter((body) => typeof body === 'object' && body !== null);
  return { ...args, ...place, ...(bodies.length > 0 && { body: Object.assign({}, ...bodies) }) };
}

function connect(
  { operation, pageSize: maximum, call, belongs }: Source,
  window: WindowArguments,
  cursors: Cursors,
  wants: Wants,
  limits: { default: number; maximum: number },
): Promise<Connection<ProjectedRow>> {
  const { paging } = operation;
  if (!paging) throw new TypeError(`${operation.id} is not paged`);
  const totalIn = ({ items, answer }: Page) => ({
    items,
    total: answer === undefined ? 0 : numberAt(answer, paging.total),
  });
  const tellsTotal = paging.total !== undefined;
  const keyOf = rowKeyOf(operation.rowKey);
  switch (paging.style) {
    case 'offset': {
      const page = (offset: number, limit: number) =>
        call({ [paging.offset]: offset, [paging.limit]: limit }).then(totalIn);
      return offsetConnection({ maximum, tellsTotal, keyOf, page }, window, cursors, wants, limits);
    }
    case 'page': {
      const page = (number: number, limit: number) =>
        call({ [paging.page]: number, [paging.limit]: limit }).then(totalIn);
      return pageConnection({ maximum, wall: paging.wall, tellsTotal, keyOf, page }, window, cursors, wants, limits);
    }
    case 'token':
      return tokenConnection({ maximum, page: tokenPage(paging, call) }, window, cursors, wants, limits);
    case 'key':
      return keyConnection({ maximum, belongs, ...keyedRows(paging, call, keyOf) }, window, cursors, wants, limits);
    case 'whole':
      return wholeConnection({ all: async () => (await call({})).items }, window, cursors, wants, limits);
  }
}

function tokenPage(paging: Extract<Paging, { style: 'token' }>, call: Source['call']) {
  return async (token: string | undefined, limit: number) => {
    const own = { [paging.limit]: limit, ...(token !== undefined && { [paging.token]: token }) };
    const { items, answer } = await call({
      ...(paging.in !== 'body' && own),
      ...(paging.in !== undefined && paging.in !== 'query' && { body: own }),
    });
    const next = pointed(answer, paging.next);
    return { items, next: typeof next === 'string' && next !== '' ? next : undefined };
  };
}

function keyedRows(
  paging: Extract<Paging, { style: 'key' }>,
  call: Source['call'],
  keyOf: (row: ProjectedRow) => string | undefined,
) {
  return {
    page: (key: string | undefined, limit: number) =>
      call({ [paging.limit]: limit, ...(key !== undefined && { [paging.key]: key }) }).then(({ items }) => items),
    keyOf(row: ProjectedRow): string {
      const key = keyOf(row);
      if (key !== undefined) return key;
      throw new PagingError('The upstream sends rows without a key.');
    },
  };
}

function numberAt(answer: unknown, pointer: string | undefined): number | undefined {
  const value = pointer === undefined ? undefined : pointed(answer, pointer);
  return typeof value === 'number' ? value : undefined;
}

function wantsOf(info: GraphQLResolveInfo): Wants {
  const selection = selectionOf(info);
  return {
    edges: selection.has('edges') || selection.has('nodes'),
    totalCount: selection.has('totalCount'),
    pageInfo: selection.has('pageInfo'),
  };
}
