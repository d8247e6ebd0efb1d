import { nodeType, subgraph } from '#graph';
import { activityByArn, executionByArn, mapRunByArn, stateMachineByArn } from './batches.ts';
import { calls } from './calls.ts';
import { eventTypes } from './event-types.ts';
import { live } from './live.ts';
import { resolvers } from './resolvers.ts';

export const workflows = subgraph(import.meta, {
  slug: 'workflows',
  resolvers,
  calls,
  live,
  enums: { HistoryEventKind: eventTypes },
  nodes: {
    Execution: nodeType({ by: executionByArn, key: 'executionArn', keys: ['arn'] }),
    WorkflowActivity: nodeType({ by: activityByArn, key: 'activityArn', keys: ['arn'] }),
    StateMachine: nodeType({ by: stateMachineByArn, key: 'arn', keys: ['arn'] }),
    MapRun: nodeType({ by: mapRunByArn, key: 'arn', keys: ['arn'] }),
  },
});
