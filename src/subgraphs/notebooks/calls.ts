import { type DeclaredCalls, each, loads, pages } from '#graph';
import { instanceByName, locationByName, policyByInstance } from './batches.ts';

export const calls: DeclaredCalls = {
  'Query.iamPolicy': [each('notebooks.getIamPolicy')],
  'Query.notebookInstance': [loads(instanceByName)],
  'Query.notebookLocation': [each('notebooks.getLocation')],
  'Query.notebookLocations': [pages('notebooks.listLocations')],
  'Query.notebookOperation': [each('notebooks.getOperation')],
  'Query.notebookOperations': [pages('notebooks.listOperations')],
  'NotebookInstance.location': [loads(locationByName)],
  'NotebookInstance.iamPolicy': [loads(policyByInstance)],
  'NotebookInstance.raw': [loads(instanceByName)],
  'NotebookLocation.operations': [pages('notebooks.listOperations')],
  'NotebookOperation.location': [loads(locationByName)],
};
