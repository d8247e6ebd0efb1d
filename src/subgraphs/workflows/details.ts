import { type GraphQLObjectType, type GraphQLResolveInfo, isObjectType } from 'graphql';
import type { HistoryEvent } from '#contracts/workflows';
import { projectionOf, projectionOfNodes, type Selection, selectionOf, selectionOfNodes } from '#graph';

type DetailsKey = Extract<keyof HistoryEvent, `${string}EventDetails`>;

/** The type of each member of an event that holds details. */
const TYPES: Readonly<Record<DetailsKey, string>> = {
  activityFailedEventDetails: 'FailedEventDetails',
  activityScheduleFailedEventDetails: 'FailedEventDetails',
  activityScheduledEventDetails: 'ActivityScheduledEventDetails',
  activityStartedEventDetails: 'ActivityStartedEventDetails',
  activitySucceededEventDetails: 'SucceededEventDetails',
  activityTimedOutEventDetails: 'FailedEventDetails',
  taskFailedEventDetails: 'TaskFailedEventDetails',
  taskScheduledEventDetails: 'TaskScheduledEventDetails',
  taskStartFailedEventDetails: 'TaskFailedEventDetails',
  taskStartedEventDetails: 'TaskStartedEventDetails',
  taskSubmitFailedEventDetails: 'TaskFailedEventDetails',
  taskSubmittedEventDetails: 'TaskSucceededEventDetails',
  taskSucceededEventDetails: 'TaskSucceededEventDetails',
  taskTimedOutEventDetails: 'TaskFailedEventDetails',
  executionStartedEventDetails: 'ExecutionStartedEventDetails',
  executionSucceededEventDetails: 'SucceededEventDetails',
  executionFailedEventDetails: 'FailedEventDetails',
  executionAbortedEventDetails: 'FailedEventDetails',
  executionTimedOutEventDetails: 'FailedEventDetails',
  executionRedrivenEventDetails: 'ExecutionRedrivenEventDetails',
  lambdaFunctionFailedEventDetails: 'FailedEventDetails',
  lambdaFunctionScheduleFailedEventDetails: 'FailedEventDetails',
  lambdaFunctionScheduledEventDetails: 'FunctionScheduledEventDetails',
  lambdaFunctionStartFailedEventDetails: 'FailedEventDetails',
  lambdaFunctionSucceededEventDetails: 'SucceededEventDetails',
  lambdaFunctionTimedOutEventDetails: 'FailedEventDetails',
  mapStateStartedEventDetails: 'MapStateStartedEventDetails',
  mapIterationStartedEventDetails: 'MapIterationEventDetails',
  mapIterationSucceededEventDetails: 'MapIterationEventDetails',
  mapIterationFailedEventDetails: 'MapIterationEventDetails',
  mapIterationAbortedEventDetails: 'MapIterationEventDetails',
  mapRunStartedEventDetails: 'MapRunStartedEventDetails',
  mapRunFailedEventDetails: 'FailedEventDetails',
  mapRunRedrivenEventDetails: 'MapRunRedrivenEventDetails',
  evaluationFailedEventDetails: 'EvaluationFailedEventDetails',
  stateEnteredEventDetails: 'StateEnteredEventDetails',
  stateExitedEventDetails: 'StateExitedEventDetails',
};

/** The members of an event that hold its details. */
export const DETAILS = Object.keys(TYPES) as readonly DetailsKey[];

/** An event's details with the name of their type; `undefined` where it has none, or of a kind newer than the graph. */
export function detailsOf(event: Pick<HistoryEvent, DetailsKey>) {
  const key = DETAILS.find((name) => event[name] !== undefined);
  const details = key && event[key];
  return details && { ...details, __typename: TYPES[key] };
}

/** Members of details that are left out unless execution data is asked for. */
const DATA = ['input', 'output', 'parameters', 'assignedVariables'];

/** Whether execution data is read of the events that are the nodes of the connection being resolved. */
export function needsData(info: GraphQLResolveInfo): boolean {
  if (projectionOfNodes(info) === true) return true;
  const selection = selectionOfNodes(selectionOf(info)).get('details');
  const types = [...new Set(Object.values(TYPES))].map((name) => info.schema.getType(name));
  return selection !== undefined && types.some((type) => isObjectType(type) && readsData(type, selection));
}

function readsData(type: GraphQLObjectType, selection: Selection): boolean {
  const own = [...selection].filter(([name]) => name in type.getFields());
  const projection = projectionOf(type, new Map(own));
  return projection === true || DATA.some((name) => projection.has(name));
}
