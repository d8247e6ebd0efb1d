import { type DeclaredCalls, each, filteredPages, loads } from '#graph';
import { locationByName } from './batches.ts';

export const calls: DeclaredCalls = {
  'Subscription.notebookOperationChanged': [each('notebooks.getOperation')],
  'Query.iamPolicy': [each('notebooks.getIamPolicy')],
  'Query.notebookLocation': [each('notebooks.getLocation')],
  'Query.notebookLocations': filteredPages('notebooks.listLocations'),
  'Query.notebookOperation': [each('notebooks.getOperation')],
  'Query.notebookOperations': filteredPages('notebooks.listOperations'),
  'NotebookInstance.location': [loads(locationByName)],
  'NotebookLocation.operations': filteredPages('notebooks.listOperations'),
  'NotebookOperation.location': [loads(locationByName)],
};
