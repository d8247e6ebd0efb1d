import type { GraphQLResolveInfo } from 'graphql';
import { namesIn, type Operation } from '#contract';
import type { Projection } from '#upstream';
import {
  type Connection,
  cursorsOf,
  readCount,
  type SelectedParts,
  signedCursorsOf,
  type WindowArguments,
  windowOrEmpty,
} from '../connections/index.ts';
import type { Context } from '../context.ts';
import type { OperationName, PartOf } from '../operation.ts';
import { readsOf } from '../reads/declare-reads.ts';
import { projectionOfPaths } from '../reads/projection.ts';
import { rowProjectionOf } from '../reads/row-projection.ts';
import { connect, type PagedRows } from './connect.ts';
import type { ListOverrides } from './list-overrides.ts';
import { rowPagesOf } from './row-pages.ts';
import { selectedPartsOf } from './selected-parts.ts';
import { streamedConnection } from './streamed-connection.ts';
import { streamsRows } from './streams-rows.ts';

/**
 * The connection of a field over a paged operation. The contract defines the paging style, the parameter names and the
 * maximum page size. `args` are the other arguments of the operation; cursors are bound to them.
 */
export async function paged<Name extends OperationName>(
  context: Context,
  info: GraphQLResolveInfo,
  name: Name,
  args: Partial<PartOf<Name, 'args'>>,
  window: WindowArguments,
  overrides: ListOverrides<Name> = {},
): Promise<Connection<PartOf<Name, 'item'>>> {
  const { operation, pageSize } = context.graph.facts(name);
  const projection = overrides.rows
    ? undefined
    : rowProjectionOf(info, () => membersReadByPaging(overrides, operation), overrides.primes !== undefined);
  const field = `${info.parentType.name}.${info.fieldName}`;
  const cursors = cursorsFor(operation)(field, args, context.graph.cursorSecret);
  const rows: PagedRows = {
    operation,
    pageSize,
    read: rowPagesOf(context, name, args, overrides as ListOverrides<OperationName>, projection),
    filter: overrides.filter as PagedRows['filter'],
    variant: overrides.variants?.chosen,
  };
  const read = (own: WindowArguments, selected: SelectedParts) =>
    connect(rows, own, cursors, selected, context.graph.page);
  const selected = selectedPartsOf(info);
  const count = context.streams && isForward(window) ? readCount('first', window.first, context.graph.page) : 0;
  const connection: Connection<unknown> =
    count > pageSize && streamsRows(info, pageSize)
      ? await streamedConnection({ count, pageSize, after: window.after, selected, read })
      : await windowOrEmpty(window, selected, read);
  // A row has its projected members only: those are the members that its resolvers declare.
  return connection as Connection<PartOf<Name, 'item'>>;
}

function isForward({ last, before }: WindowArguments): boolean {
  return last == null && before == null;
}

/** Cursors with tokens are signed, so that callers cannot forge tokens for the upstream. */
function cursorsFor({ paging }: Operation) {
  return paging?.style === 'token' ? signedCursorsOf : cursorsOf;
}

/** The members that paging reads of each row; `undefined` if it may read anything. */
function membersReadByPaging(
  { orderBy, filter }: ListOverrides<never>,
  { rowKey = [] }: Operation,
): Projection | undefined {
  const order = orderBy === undefined ? [] : [[orderBy]];
  const reads = filter ? readsOf(filter)?.paths : [];
  return reads && projectionOfPaths([...rowKey.map(namesIn), ...order, ...reads]);
}
