import type { GraphQLResolveInfo } from 'graphql';
import { orNull } from '#upstream';
import { withCalls } from '../calls/carried-calls.ts';
import { filteredPages, pages } from '../calls/field-calls.ts';
import type { Connection, WindowArguments } from '../connections/index.ts';
import type { Context } from '../context.ts';
import type { OperationName, PartOf } from '../operation.ts';
import type { ListOverrides } from './list-overrides.ts';
import { paged } from './paged.ts';

interface PagedByOptions<Name extends OperationName> extends ListOverrides<Name> {
  /** NOT_FOUND is null: there is nothing whose list it could be. */
  readonly mayBeAbsent?: boolean;
  /** The upstream filters its pages one by one if the field has a `where`. */
  readonly isFiltered?: boolean;
}

/**
 * A field with a connection over a paged operation. `argumentsOf` gives the other arguments of the operation, from the object and
 * the arguments of the field.
 */
export function pagedBy<const Name extends OperationName, Source = unknown, Args extends object = object>(
  operation: Name,
  argumentsOf: (
    source: Source,
    args: Args,
    context: Context,
    info: GraphQLResolveInfo,
  ) => Partial<PartOf<Name, 'args'>>,
  options: PagedByOptions<Name> = {},
) {
  const { mayBeAbsent, isFiltered, ...overrides } = options;
  const list = (
    source: Source,
    args: Args & WindowArguments,
    context: Context,
    info: GraphQLResolveInfo,
  ): Promise<Connection<PartOf<Name, 'item'>> | null> => {
    const found = paged(context, info, operation, argumentsOf(source, args, context, info), args, overrides);
    return mayBeAbsent ? orNull(found) : found;
  };
  return withCalls(isFiltered ? filteredPages(operation) : [pages(operation)], list);
}
