import type { Location, Operation } from '#contracts/notebooks';
import { nodeType, subgraph } from '#graph';
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
    NotebookInstance: nodeType<NotebookInstance>({ by: instanceByName, key: 'name', keys: ['resourceName'] }),
    NotebookLocation: nodeType<Location>({ by: locationByName, key: 'name', keys: ['resourceName'] }),
    NotebookOperation: nodeType<Operation>({ by: operationByName, key: 'name', keys: ['resourceName'] }),
  },
});
