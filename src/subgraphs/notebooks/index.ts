import type { Location, Operation } from '#contracts/notebooks';
import { loads, nodeType, subgraph } from '#graph';
import { instanceByName, locationByName, operationByName } from './batches.ts';
import { calls } from './calls.ts';
import { live } from './live.ts';
import type { NotebookInstance } from './models.ts';
import { resolvers } from './resolvers.ts';

export const notebooks = subgraph(import.meta, {
  slug: 'notebooks',
  resolvers,
  calls,
  live,
  nodes: {
    NotebookInstance: nodeType<NotebookInstance>({
      calls: [loads(instanceByName)],
      key: 'name',
      keys: ['resourceName'],
      load: (name, { load }) => load(instanceByName, name),
    }),
    NotebookLocation: nodeType<Location>({
      calls: [loads(locationByName)],
      key: 'name',
      keys: ['resourceName'],
      load: (name, { load }) => load(locationByName, name),
    }),
    NotebookOperation: nodeType<Operation>({
      calls: [loads(operationByName)],
      key: 'name',
      keys: ['resourceName'],
      load: (name, { load }) => load(operationByName, name),
    }),
  },
  extras: [
    'Subscription.notebookOperationChanged',
    'Query.notebookInstance',
    'Query.notebookLocation',
    'Query.notebookOperation',
    'NotebookInstance.location',
    'NotebookInstance.raw',
    'NotebookOperation.location',
  ],
});
