import type * as Wire from '#contracts/workflows';

/** An execution of a list, or its description, which may lack the name. */
export type Execution = Omit<Wire.Execution, 'name'> & Pick<Wire.DescribedExecution, 'name'>;
export type WorkflowActivity = Wire.Activity;
export type HistoryEvent = Wire.HistoryEvent;
export type ActivityScheduledEventDetails = Wire.ActivityScheduledEventDetails;
export type ActivityStartedEventDetails = Wire.ActivityStartedEventDetails;
export type EvaluationFailedEventDetails = Wire.EvaluationFailedEventDetails;
export type ExecutionRedrivenEventDetails = Wire.ExecutionRedrivenEventDetails;
export type ExecutionStartedEventDetails = Wire.ExecutionStartedEventDetails;
export type FailedEventDetails = Wire.FailedEventDetails;
export type FunctionScheduledEventDetails = Wire.LambdaFunctionScheduledEventDetails;
export type MapIterationEventDetails = Wire.MapIterationEventDetails;
export type MapRunRedrivenEventDetails = Wire.MapRunRedrivenEventDetails;
export type MapRunStartedEventDetails = Wire.MapRunStartedEventDetails;
export type MapStateStartedEventDetails = Wire.MapStateStartedEventDetails;
export type StateEnteredEventDetails = Wire.StateEnteredEventDetails;
export type StateExitedEventDetails = Wire.StateExitedEventDetails;
export type SucceededEventDetails = Wire.SucceededEventDetails;
export type TaskFailedEventDetails = Wire.TaskFailedEventDetails;
export type TaskScheduledEventDetails = Wire.TaskScheduledEventDetails;
export type TaskStartedEventDetails = Wire.TaskStartedEventDetails;
export type TaskSucceededEventDetails = Wire.TaskSucceededEventDetails;

/** The API sends nothing else of a state machine. */
export interface StateMachine {
  readonly arn: string;
}

/** The API sends nothing else of a map run. */
export interface MapRun {
  readonly arn: string;
}

/** An event of an execution that is followed. */
export interface ExecutionEventRecorded {
  readonly cursor: string;
  readonly event: HistoryEvent;
}
