import type { Activity } from '#contracts/workflows';
import { nodeType, subgraph } from '#graph';
import { activityByArn, mapRunByArn, stateMachineByArn } from './batches.ts';
import { eventTypes } from './event-types.ts';
import type { MapRun, StateMachine } from './models.ts';
import { resolvers } from './resolvers.ts';

export const workflows = subgraph(import.meta, {
  slug: 'workflows',
  resolvers,
  enums: { HistoryEventType: eventTypes },
  nodes: {
    Activity: nodeType<Activity>({ key: 'activityArn', load: (arn, { load }) => activityByArn(load, arn) }),
    StateMachine: nodeType<StateMachine>({ key: 'arn', load: (arn, { load }) => load(stateMachineByArn, arn) }),
    MapRun: nodeType<MapRun>({ key: 'arn', load: (arn, { load }) => load(mapRunByArn, arn) }),
  },
});
