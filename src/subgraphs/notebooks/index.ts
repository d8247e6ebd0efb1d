import { nodeType, subgraph } from '#graph';
import { instanceByName, locationByName, operationByName } from './batches.ts';
import { calls } from './calls.ts';
import { live } from './live.ts';
import { resolvers } from './resolvers.ts';

export const notebooks = subgraph(import.meta, {
  slug: 'notebooks',
  resolvers,
  calls,
  live,
  nodes: {
    NotebookInstance: nodeType({ by: instanceByName, key: 'name', keys: ['resourceName'] }),
    NotebookLocation: nodeType({ by: locationByName, key: 'name', keys: ['resourceName'] }),
    NotebookOperation: nodeType({ by: operationByName, key: 'name', keys: ['resourceName'] }),
  },
});
