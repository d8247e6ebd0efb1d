import type { DescribedExecution } from '#contracts/workflows';
import { type Context, foundBy, from, fromSeconds, loadedBy, pagedBy, parsedJson, upstreamKey } from '#graph';
import { activityByArn, executionByArn, itemCountsByMapRun, mapRunByArn, stateMachineByArn } from './batches.ts';
import { DETAILS, detailsOf } from './details.ts';
import { executionsOf } from './executions.ts';
import { historyOf } from './history.ts';
import type { Execution } from './models.ts';
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
  mapRun: from('mapRunArn', (arn) => (arn ? { arn } : null)),
} satisfies MapRunStartedEventDetailsResolvers;

/** A field that only the description of an execution has. */
function described<Value>(read: (execution: DescribedExecution | null) => Value) {
  return from<Execution, 'executionArn', object, Promise<Value>>(
    'executionArn',
    async (arn, _args, { load }: Context) => read(await load(executionByArn, arn)),
  );
}

export const resolvers: Omit<Resolvers, 'Subscription'> = {
  Query: {
    activities: pagedBy('workflows.listActivities', () => ({})),
    execution: foundBy('Execution', executionByArn),
    executionHistory: (_root, { executionId, ...args }, context, info) =>
      historyOf(upstreamKey('Execution', executionId, context), args, context, info),
    executions(_root, { of, ...args }, context, info) {
      const owner =
        of.mapRunId == null
          ? { stateMachineArn: upstreamKey('StateMachine', of.stateMachineId ?? '', context) }
          : { mapRunArn: upstreamKey('MapRun', of.mapRunId, context) };
      return executionsOf(owner, args, context, info);
    },
    mapRun: foundBy('MapRun', mapRunByArn),
    stateMachine: foundBy('StateMachine', stateMachineByArn),
  },
  Execution: {
    arn: from('executionArn'),
    name: from(['name', 'executionArn'], ({ name, executionArn }) => name ?? executionArn.replace(/^.*:/, '')),
    startedAt: from('startDate', (time) => fromSeconds(time)),
    stoppedAt: from('stopDate', fromSeconds),
    input: described((execution) => execution?.input),
    inputJson: described((execution) => parsedJson(execution?.input)),
    output: described((execution) => execution?.output),
    outputJson: described((execution) => parsedJson(execution?.output)),
    error: described((execution) => execution?.error),
    cause: described((execution) => execution?.cause),
    stateMachine: from('stateMachineArn', (arn) => ({ arn })),
    ...mapRun,
    itemCount: from(
      ['executionArn', 'itemCount', 'mapRunArn'],
      async ({ executionArn, itemCount, mapRunArn }, _args, { load }) => {
        if (itemCount != null || !mapRunArn) return itemCount;
        const counts = await load(itemCountsByMapRun, mapRunArn);
        return counts?.get(executionArn);
      },
    ),
    redrivenAt: from('redriveDate', fromSeconds),
    history: from('executionArn', historyOf),
  },
  StateMachine: {
    name: from('arn', (arn) => arn.split(':')[6] ?? arn),
    region: from('arn', (arn) => arn.split(':')[3]),
    accountId: from('arn', (arn) => arn.split(':')[4]),
    executions: from('arn', (stateMachineArn, args, context, info) =>
      executionsOf({ stateMachineArn }, args, context, info),
    ),
  },
  MapRun: {
    executions: from('arn', (mapRunArn, args, context, info) => executionsOf({ mapRunArn }, args, context, info)),
  },
  WorkflowActivity: {
    arn: from('activityArn'),
    createdAt: from('creationDate', (time) => fromSeconds(time)),
  },
  HistoryEvent: {
    eventId: from('id'),
    kind: from('type'),
    happenedAt: from(['timestamp', 'timeStamp'], ({ timestamp, timeStamp = '' }) =>
      fromSeconds(timestamp ?? timeStamp),
    ),
    details: from(DETAILS, detailsOf),
  },
  ActivityScheduledEventDetails: {
    activityArn: from('resource'),
    activity: loadedBy('resource', activityByArn, { mayBeAbsent: true }),
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
  MapStateStartedEventDetails: { itemCount: from('length') },
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
