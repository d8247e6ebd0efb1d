import { type DeclaredCalls, filteredPages, loads } from '#graph';
import { locationByName } from './batches.ts';

export const calls: DeclaredCalls = {
  'Query.notebookOperations': filteredPages('notebooks.listOperations'),
  'NotebookInstance.location': [loads(locationByName)],
  'NotebookLocation.operations': filteredPages('notebooks.listOperations'),
  'NotebookOperation.location': [loads(locationByName)],
};
