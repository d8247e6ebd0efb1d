import type * as Wire from '#contracts/workflows';

/** An execution of a list, or its description, which may lack the name. */
export type Execution = Omit<Wire.Execution, 'name'> & Pick<Wire.DescribedExecution, 'name'>;
export type FunctionScheduledEventDetails = Wire.LambdaFunctionScheduledEventDetails;

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
  readonly event: Wire.HistoryEvent;
}
