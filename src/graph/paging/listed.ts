import type { GraphQLResolveInfo } from 'graphql';
import { type Connection, cursorsOf, type WindowArguments, wholeConnection } from '../connections/index.ts';
import type { Context } from '../context.ts';
import { wantsOf } from './wants.ts';

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
