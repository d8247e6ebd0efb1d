import type { GraphQLResolveInfo } from 'graphql';
import { type Context, fromSeconds, paged, selectionOf } from '#graph';
import type { ExecutionHistoryArgs, MapRunExecutionsArgs } from '#graph/schema.generated';
import { orNull } from '#upstream';
import { activityByArn } from './batches.ts';
import { detailsOf, needsData } from './details.ts';
import { parsedJson } from './json.ts';
import type { MapRunStartedEventDetails } from './models.ts';
import type { Resolvers } from './types.generated.ts';

const input = { inputJson: ({ input: text }: { readonly input?: string }) => parsedJson(text) };
const output = { outputJson: ({ output: text }: { readonly output?: string }) => parsedJson(text) };
const timeout = {
  timeoutSeconds: ({ timeoutInSeconds }: { readonly timeoutInSeconds?: number | bigint }) => timeoutInSeconds,
};
const heartbeat = {
  heartbeatSeconds: ({ heartbeatInSeconds }: { readonly heartbeatInSeconds?: number | bigint }) => heartbeatInSeconds,
};
const mapRun = {
  mapRun: ({ mapRunArn }: MapRunStartedEventDetails) => (mapRunArn === undefined ? null : { arn: mapRunArn }),
};

export const resolvers: Resolvers = {
  Query: {
    executionHistory: (_root, { execution, ...args }, context, info) => history(execution, args, context, info),
    activities: (_root, window, context, info) => paged(context, info, 'workflows.listActivities', {}, window),
    executions: (_root, { of, ...args }, context, info) =>
      executions({ stateMachineArn: of.stateMachine, mapRunArn: of.mapRun }, args, context, info),
  },
  Execution: {
    arn: ({ executionArn }) => executionArn,
    startedAt: ({ startDate }) => fromSeconds(startDate),
    stoppedAt: ({ stopDate }) => fromSeconds(stopDate),
    stateMachine: ({ stateMachineArn }) => ({ arn: stateMachineArn }),
    ...mapRun,
    redrivenAt: ({ redriveDate }) => fromSeconds(redriveDate),
    history: ({ executionArn }, args, context, info) => history(executionArn, args, context, info),
    raw: (execution) => execution,
  },
  StateMachine: {
    name: ({ arn }) => arn.split(':')[6] ?? arn,
    region: ({ arn }) => arn.split(':')[3],
    accountId: ({ arn }) => arn.split(':')[4],
    executions: ({ arn }, args, context, info) => executions({ stateMachineArn: arn }, args, context, info),
  },
  MapRun: {
    executions: ({ arn }, args, context, info) => executions({ mapRunArn: arn }, args, context, info),
  },
  Activity: {
    arn: ({ activityArn }) => activityArn,
    createdAt: ({ creationDate }) => fromSeconds(creationDate),
    raw: (activity) => activity,
  },
  HistoryEvent: {
    eventId: ({ id }) => id,
    happenedAt: ({ timestamp, timeStamp = '' }) => fromSeconds(timestamp ?? timeStamp),
    details: (event) => detailsOf(event),
    raw: (event) => event,
  },
  ActivityScheduledEventDetails: {
    activityArn: ({ resource }) => resource,
    activity: ({ resource }, _args, { load }) => activityByArn(load, resource),
    ...input,
    ...timeout,
    ...heartbeat,
  },
  ExecutionStartedEventDetails: input,
  FunctionScheduledEventDetails: {
    functionArn: ({ resource }) => resource,
    ...input,
    ...timeout,
    roleArn: ({ taskCredentials }) => taskCredentials?.roleArn,
  },
  MapRunRedrivenEventDetails: mapRun,
  MapRunStartedEventDetails: mapRun,
  StateEnteredEventDetails: input,
  StateExitedEventDetails: {
    ...output,
    assignedVariables: ({ assignedVariables = {} }) =>
      Object.entries(assignedVariables).map(([name, value]) => ({ name, value })),
  },
  AssignedVariable: { valueJson: ({ value }) => parsedJson(value) },
  SucceededEventDetails: output,
  TaskScheduledEventDetails: {
    parametersJson: ({ parameters }) => parsedJson(parameters),
    ...timeout,
    ...heartbeat,
    roleArn: ({ taskCredentials }) => taskCredentials?.roleArn,
  },
  TaskSucceededEventDetails: output,
};

function history(
  executionArn: string,
  { reverseOrder, includeExecutionData, ...window }: ExecutionHistoryArgs,
  context: Context,
  info: GraphQLResolveInfo,
) {
  const data = includeExecutionData ?? undefined;
  const body = { executionArn, reverseOrder: reverseOrder ?? undefined, includeExecutionData: data };
  // What is selected may change from page to page: cursors are bound to what was said only.
  const projection = { body: { ...body, includeExecutionData: data ?? needsData(selectionOf(info)) } };
  return orNull(paged(context, info, 'workflows.getExecutionHistory', { body }, window, { projection }));
}

interface Owner {
  readonly stateMachineArn?: string | null | undefined;
  readonly mapRunArn?: string | null | undefined;
}

function executions(
  { stateMachineArn, mapRunArn }: Owner,
  { status, redriven, ...window }: MapRunExecutionsArgs,
  context: Context,
  info: GraphQLResolveInfo,
) {
  const body = {
    stateMachineArn: stateMachineArn ?? undefined,
    mapRunArn: mapRunArn ?? undefined,
    statusFilter: status ?? undefined,
    redriveFilter: redriven == null ? undefined : redriven ? 'REDRIVEN' : 'NOT_REDRIVEN',
  };
  return orNull(paged(context, info, 'workflows.listExecutions', { body }, window));
}
