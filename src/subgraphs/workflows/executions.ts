import type { GraphQLResolveInfo } from 'graphql';
import { type Context, paged, type WindowArguments } from '#graph';
import type { ExecutionWhere, MapRunExecutionWhere } from '#schema';
import { orNull } from '#upstream';

type Owner = { readonly stateMachineArn: string } | { readonly mapRunArn: string };

interface ExecutionsArguments extends WindowArguments {
  readonly where?: ExecutionWhere | MapRunExecutionWhere | null;
}

/** The executions of a state machine or a map run; `null` if there is none. */
export function executionsOf(
  owner: Owner,
  { where, ...window }: ExecutionsArguments,
  context: Context,
  info: GraphQLResolveInfo,
) {
  const isRedriven = where && 'isRedriven' in where ? where.isRedriven : undefined;
  const body = {
    ...owner,
    statusFilter: where?.status ?? undefined,
    redriveFilter: isRedriven == null ? undefined : isRedriven ? 'REDRIVEN' : 'NOT_REDRIVEN',
  };
  return orNull(paged(context, info, 'workflows.listExecutions', { body }, window));
}
