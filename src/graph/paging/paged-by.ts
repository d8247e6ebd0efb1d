import type { GraphQLResolveInfo } from 'graphql';
import { orNull } from '#upstream';
import { withCalls } from '../calls/carried-calls.ts';
import { filteredPages, pages } from '../calls/field-calls.ts';
import type { Connection, WindowArguments } from '../connections/index.ts';
import type { Context } from '../context.ts';
import type { OperationName, PartOf } from '../operation.ts';
import { pageMask } from '../reads/field-mask.ts';
import type { ListOverrides } from './list-overrides.ts';
import { paged } from './paged.ts';

type Tail<List extends readonly unknown[]> = List extends readonly [unknown, ...infer Rest] ? Rest : never;

interface PagedByOptions<Name extends OperationName> extends ListOverrides<Name> {
  /** NOT_FOUND is null: there is nothing whose list it could be. */
  readonly mayBeAbsent?: boolean;
  /** The rows of a page, and what is read of each beside the selection: the operation takes the field mask of a page as `fields`. */
  readonly mask?: Tail<Parameters<typeof pageMask>>;
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
  const { mayBeAbsent, isFiltered, mask, ...others } = options;
  const list = (
    source: Source,
    args: Args & WindowArguments,
    context: Context,
    info: GraphQLResolveInfo,
  ): Promise<Connection<PartOf<Name, 'item'>> | null> => {
    const overrides = mask ? { ...others, projection: { fields: pageMask(info, ...mask) } as never } : others;
    const found = paged(context, info, operation, argumentsOf(source, args, context, info), args, overrides);
    return mayBeAbsent ? orNull(found) : found;
  };
  return withCalls(isFiltered ? filteredPages(operation) : [pages(operation)], list);
}
