import type { Activity, Execution } from '#contracts/workflows';
import { nodeType, subgraph } from '#graph';
import { activityByArn, executionByArn, mapRunByArn, stateMachineByArn } from './batches.ts';
import { eventTypes } from './event-types.ts';
import type { MapRun, StateMachine } from './models.ts';
import { resolvers } from './resolvers.ts';

export const workflows = subgraph(import.meta, {
  slug: 'workflows',
  resolvers,
  enums: { HistoryEventKind: eventTypes },
  nodes: {
    Execution: nodeType<Execution>({ key: 'executionArn', load: (arn, { load }) => load(executionByArn, arn) }),
    WorkflowActivity: nodeType<Activity>({ key: 'activityArn', load: (arn, { load }) => activityByArn(load, arn) }),
    StateMachine: nodeType<StateMachine>({ key: 'arn', load: (arn, { load }) => load(stateMachineByArn, arn) }),
    MapRun: nodeType<MapRun>({ key: 'arn', load: (arn, { load }) => load(mapRunByArn, arn) }),
  },
  extras: [
    'Query.execution',
    'Execution.input',
    'Execution.inputJson',
    'Execution.output',
    'Execution.outputJson',
    'Execution.error',
    'Execution.cause',
  ],
});
