import type { GraphQLResolveInfo } from 'graphql';
import { BadInputError, type Context, paged } from '#graph';
import type { ExecutionHistoryArgs } from '#schema';
import { orNull } from '#upstream';
import { needsData } from './details.ts';

const WITH_DATA = 'data';
const BEGUN_WITHOUT_DATA =
  '`after` is of a list that was begun without inputs and outputs: select them from the first page on.';

/** The history of an execution; `null` if there is none. */
export function historyOf(
  executionArn: string,
  { orderBy, ...window }: ExecutionHistoryArgs,
  context: Context,
  info: GraphQLResolveInfo,
) {
  const body = { executionArn, reverseOrder: orderBy ? orderBy.direction === 'DESC' : undefined };
  const reads = needsData(info);
  // The selection of the first page decides for all pages, because tokens are valid only with the same arguments.
  const variants = {
    chosen: reads ? WITH_DATA : 'bare',
    args(variant: string) {
      const isWith = variant === WITH_DATA;
      if (reads && !isWith) throw new BadInputError(BEGUN_WITHOUT_DATA);
      return { body: { ...body, includeExecutionData: isWith } };
    },
  };
  return orNull(paged(context, info, 'workflows.getExecutionHistory', { body }, window, { variants }));
}
