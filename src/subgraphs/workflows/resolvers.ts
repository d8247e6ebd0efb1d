import type { GraphQLResolveInfo } from 'graphql';
import { BadInputError, type Context, from, fromSeconds, paged } from '#graph';
import type { ExecutionHistoryArgs, MapRunExecutionsArgs } from '#graph/schema.generated';
import { orNull } from '#upstream';
import { activityByArn } from './batches.ts';
import { DETAILS, detailsOf, needsData } from './details.ts';
import { parsedJson } from './json.ts';
import type {
  ActivityScheduledEventDetailsResolvers,
  ExecutionStartedEventDetailsResolvers,
  MapRunStartedEventDetailsResolvers,
  Resolvers,
  SucceededEventDetailsResolvers,
} from './types.generated.ts';

const input = { inputJson: from('input', parsedJson) } satisfies ExecutionStartedEventDetailsResolvers;
const output = { outputJson: from('output', parsedJson) } satisfies SucceededEventDetailsResolvers;
const times = {
  timeoutSeconds: from('timeoutInSeconds'),
  heartbeatSeconds: from('heartbeatInSeconds'),
} satisfies ActivityScheduledEventDetailsResolvers;
const mapRun = {
  mapRun: from('mapRunArn', (arn) => (arn === undefined ? null : { arn })),
} satisfies MapRunStartedEventDetailsResolvers;

export const resolvers: Resolvers = {
  Query: {
    executionHistory: (_root, { execution, ...args }, context, info) => history(execution, args, context, info),
    activities: (_root, window, context, info) => paged(context, info, 'workflows.listActivities', {}, window),
    executions: (_root, { of, ...args }, context, info) =>
      executions({ stateMachineArn: of.stateMachine, mapRunArn: of.mapRun }, args, context, info),
  },
  Execution: {
    arn: from('executionArn'),
    startedAt: from('startDate', (time) => fromSeconds(time)),
    stoppedAt: from('stopDate', fromSeconds),
    stateMachine: from('stateMachineArn', (arn) => ({ arn })),
    ...mapRun,
    redrivenAt: from('redriveDate', fromSeconds),
    history: from('executionArn', history),
    raw: (execution) => execution,
  },
  StateMachine: {
    name: from('arn', (arn) => arn.split(':')[6] ?? arn),
    region: from('arn', (arn) => arn.split(':')[3]),
    accountId: from('arn', (arn) => arn.split(':')[4]),
    executions: from('arn', (stateMachineArn, args, context, info) =>
      executions({ stateMachineArn }, args, context, info),
    ),
  },
  MapRun: {
    executions: from('arn', (mapRunArn, args, context, info) => executions({ mapRunArn }, args, context, info)),
  },
  Activity: {
    arn: from('activityArn'),
    createdAt: from('creationDate', (time) => fromSeconds(time)),
    raw: (activity) => activity,
  },
  HistoryEvent: {
    eventId: from('id'),
    happenedAt: from(['timestamp', 'timeStamp'], ({ timestamp, timeStamp = '' }) =>
      fromSeconds(timestamp ?? timeStamp),
    ),
    details: from(DETAILS, detailsOf),
    raw: (event) => event,
  },
  ActivityScheduledEventDetails: {
    activityArn: from('resource'),
    activity: from('resource', (arn, _args, { load }) => activityByArn(load, arn)),
    ...input,
    ...times,
  },
  ExecutionStartedEventDetails: input,
  FunctionScheduledEventDetails: {
    functionArn: from('resource'),
    ...input,
    timeoutSeconds: from('timeoutInSeconds'),
    roleArn: from('taskCredentials?.roleArn'),
  },
  MapRunRedrivenEventDetails: mapRun,
  MapRunStartedEventDetails: mapRun,
  StateEnteredEventDetails: input,
  StateExitedEventDetails: {
    ...output,
    assignedVariables: from('assignedVariables', (variables) =>
      Object.entries(variables ?? {}).map(([name, value]) => ({ name, value })),
    ),
  },
  AssignedVariable: { valueJson: from('value', parsedJson) },
  SucceededEventDetails: output,
  TaskScheduledEventDetails: {
    parametersJson: from('parameters', parsedJson),
    ...times,
    roleArn: from('taskCredentials?.roleArn'),
  },
  TaskSucceededEventDetails: output,
};

function history(
  executionArn: string,
  { reverseOrder, includeExecutionData, ...window }: ExecutionHistoryArgs,
  context: Context,
  info: GraphQLResolveInfo,
) {
  const body = { executionArn, reverseOrder: reverseOrder ?? undefined };
  const args = { body: { ...body, includeExecutionData: includeExecutionData ?? undefined } };
  const reads = needsData(info);
  // Without the argument the selection of the first page decides, because tokens are valid only with the same arguments.
  const chosen = (includeExecutionData ?? reads) ? WITH_DATA : 'bare';
  const variants = {
    chosen,
    args(variant: string) {
      const isWith = variant === WITH_DATA;
      if (reads && !isWith && includeExecutionData == null) throw new BadInputError(BEGUN_WITHOUT_DATA);
      return { body: { ...body, includeExecutionData: isWith } };
    },
  };
  return orNull(paged(context, info, 'workflows.getExecutionHistory', args, window, { variants }));
}

const WITH_DATA = 'data';
const BEGUN_WITHOUT_DATA =
  '`after` is of a list that was begun without execution data: select data from the first page on, or set `includeExecutionData`.';

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
