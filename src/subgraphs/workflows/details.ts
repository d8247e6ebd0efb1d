import type { HistoryEvent } from '#contracts/workflows';
import { type Selection, selectionOfNodes } from '#graph';

type DetailsKey = Extract<keyof HistoryEvent, `${string}EventDetails`>;

/** The type that shows what stands under each key of an event. */
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

/** What an event tells, with the name of the type that shows it; nothing where that is nothing, or newer than the graph. */
export function detailsOf(event: HistoryEvent) {
  const key = Object.keys(event).find((name): name is DetailsKey => Object.hasOwn(TYPES, name));
  const details = key && event[key];
  return details && { ...details, __typename: TYPES[key] };
}

const DATA = ['input', 'inputJson', 'output', 'outputJson', 'parameters', 'parametersJson', 'assignedVariables'];

/** Whether anything is selected of a list of events that is left out unless data is asked for. */
export function needsData(connection: Selection): boolean {
  const event = selectionOfNodes(connection);
  return event.has('raw') || DATA.some((name) => event.get('details')?.has(name));
}
