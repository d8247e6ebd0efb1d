import { type DeclaredCalls, filteredPages, loads, pages } from '#graph';
import { executionByArn, itemCountsByMapRun } from './batches.ts';

/** The description of an execution. */
const described = [loads(executionByArn, { key: 'arn' })];
const DESCRIBED = ['input', 'inputJson', 'output', 'outputJson', 'error', 'cause'];
const executions = filteredPages('workflows.listExecutions');
const history = [pages('workflows.getExecutionHistory')];

export const calls: DeclaredCalls = {
  'Query.executionHistory': history,
  'Query.executions': executions,
  ...Object.fromEntries(DESCRIBED.map((name) => [`Execution.${name}`, described])),
  // Only executions of a map run that were not listed are counted by its list.
  'Execution.itemCount': [loads(itemCountsByMapRun, { keys: { typical: 0, most: 1 } })],
  'Execution.history': history,
  'StateMachine.executions': executions,
  'MapRun.executions': executions,
};
