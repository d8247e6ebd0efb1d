import type { GraphQLResolveInfo } from 'graphql';
import {
  type Connection,
  cursorsOf,
  type WindowArguments,
  wholeConnection,
  windowOrEmpty,
} from '../connections/index.ts';
import type { Context } from '../context.ts';
import { selectedPartsOf } from './selected-parts.ts';

/** The connection of a field over an unpaged list. `args` identify the list; cursors are bound to them. */
export function listed<Item>(
  context: Context,
  info: GraphQLResolveInfo,
  args: object,
  window: WindowArguments,
  all: () => Promise<readonly Item[]>,
): Promise<Connection<Item>> {
  const cursors = cursorsOf(`${info.parentType.name}.${info.fieldName}`, args, context.graph.cursorSecret);
  return windowOrEmpty(window, selectedPartsOf(info), (own, selected) =>
    wholeConnection({ all }, own, cursors, selected, context.graph.page),
  );
}
