import type { Location, Operation } from '#contracts/notebooks';
import { nodeType, subgraph } from '#graph';
import { instanceByName, locationByName, operationByName } from './batches.ts';
import type { NotebookInstance } from './models.ts';
import { resolvers } from './resolvers.ts';

export const notebooks = subgraph(import.meta, {
  slug: 'notebooks',
  resolvers,
  nodes: {
    NotebookInstance: nodeType<NotebookInstance>({ key: 'name', load: (name, { load }) => load(instanceByName, name) }),
    NotebookLocation: nodeType<Location>({ key: 'name', load: (name, { load }) => load(locationByName, name) }),
    NotebookOperation: nodeType<Operation>({ key: 'name', load: (name, { load }) => load(operationByName, name) }),
  },
  extras: [
    'Query.notebookInstance',
    'Query.notebookLocation',
    'Query.notebookOperation',
    'NotebookInstance.location',
    'NotebookInstance.raw',
    'NotebookOperation.location',
  ],
});
