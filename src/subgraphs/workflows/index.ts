import type { Activity } from '#contracts/workflows';
import { subgraph } from '#graph';
import { activityByArn, mapRunByArn, stateMachineByArn } from './batches.ts';
import { eventTypes } from './event-types.ts';
import type { MapRun, StateMachine } from './models.ts';
import { resolvers } from './resolvers.ts';

export const workflows = subgraph(import.meta, {
  slug: 'workflows',
  resolvers,
  enums: { HistoryEventType: eventTypes },
  nodes: {
    Activity: { key: ({ activityArn }: Activity) => activityArn, load: (arn, { load }) => activityByArn(load, arn) },
    StateMachine: { key: ({ arn }: StateMachine) => arn, load: (arn, { load }) => load(stateMachineByArn, arn) },
    MapRun: { key: ({ arn }: MapRun) => arn, load: (arn, { load }) => load(mapRunByArn, arn) },
  },
});
