// Workflow API. Generated from mesh/workflows.yaml: do not edit.
export type MaxResults = number;

export type NextToken = string;

export type LongNextToken = string;

export type Arn = string;

export type MapRunArn = string;

export interface ExecutionHistoryRequest {
  readonly executionArn: Arn;
  readonly maxResults?: MaxResults;
  readonly nextToken?: NextToken;
  /** Newest event first. */
  readonly reverseOrder?: boolean;
  /** False leaves out inputs and outputs; they can be megabytes. */
  readonly includeExecutionData?: boolean;
}

export interface ActivitiesRequest {
  readonly maxResults?: MaxResults;
  readonly nextToken?: NextToken;
}

/** Either `stateMachineArn` or `mapRunArn`, never both. */
export interface ExecutionsRequest {
  /** A state machine, an alias or a version. */
  readonly stateMachineArn?: Arn;
  readonly mapRunArn?: MapRunArn;
  readonly statusFilter?: ExecutionStatus;
  readonly redriveFilter?: RedriveFilter;
  readonly maxResults?: MaxResults;
  readonly nextToken?: LongNextToken;
}

export interface DescribeExecutionRequest {
  readonly executionArn: Arn;
}

export type RedriveFilter = "REDRIVEN" | "NOT_REDRIVEN" | (string & {});

export interface ExecutionHistory {
  readonly events: readonly HistoryEvent[];
  /** Absent at the end. */
  readonly nextToken?: string;
}

export interface ActivityPage {
  readonly activities: readonly Activity[];
  /** Absent at the end. */
  readonly nextToken?: string;
}

export interface Activity {
  readonly activityArn: string;
  readonly name: string;
  readonly creationDate: Timestamp;
}

export interface ExecutionPage {
  readonly executions: readonly Execution[];
  /** Absent at the end. */
  readonly nextToken?: string;
}

export interface Execution {
  readonly executionArn: string;
  readonly stateMachineArn: string;
  readonly name: string;
  readonly status: ExecutionStatus;
  readonly startDate: Timestamp;
  /** Absent while running. */
  readonly stopDate?: Timestamp;
  readonly mapRunArn?: StartingMapRun;
  /** Of the executions of a map run only. */
  readonly itemCount?: number;
  readonly stateMachineVersionArn?: string | null;
  readonly stateMachineAliasArn?: string | null;
  readonly redriveCount?: number;
  readonly redriveDate?: Timestamp;
}

export interface DescribedExecution {
  readonly executionArn: string;
  readonly stateMachineArn: string;
  /** The last part of the ARN. Not always sent. */
  readonly name?: string;
  readonly status: ExecutionStatus;
  readonly startDate: Timestamp;
  /** Absent while running. */
  readonly stopDate?: Timestamp;
  readonly mapRunArn?: StartingMapRun;
  readonly stateMachineVersionArn?: string | null;
  readonly stateMachineAliasArn?: string | null;
  readonly redriveCount?: number;
  readonly redriveDate?: Timestamp;
  /** JSON in a string. */
  readonly input?: string;
  readonly inputDetails?: IncludedData;
  /** JSON in a string. Of an execution that succeeded. */
  readonly output?: string;
  readonly outputDetails?: IncludedData;
  /** Of an execution that failed. */
  readonly error?: string;
  /** Of an execution that failed. */
  readonly cause?: string;
}

/** Of the executions of a map run only. */
export type StartingMapRun = string;

export interface IncludedData {
  /** Always true here. */
  readonly included?: boolean;
}

/** PENDING_REDRIVE belongs to map runs only. */
export type ExecutionStatus = "RUNNING" | "SUCCEEDED" | "FAILED" | "TIMED_OUT" | "ABORTED" | "PENDING_REDRIVE" | (string & {});

/** Seconds since 1970 with fractions; a server of another kind writes an RFC 3339 string. */
export type Timestamp = number | string;

/** One event with at most one object of details, which its type decides. */
export interface HistoryEvent {
  readonly timestamp?: Timestamp;
  /** Another spelling of `timestamp`; one of them is sent. */
  readonly timeStamp?: Timestamp;
  readonly type: HistoryEventType;
  /** Counted from 1. */
  readonly id: number | bigint;
  /** The event that led to this one; 0 for the first. */
  readonly previousEventId?: number | bigint;
  readonly activityFailedEventDetails?: FailedEventDetails;
  readonly activityScheduleFailedEventDetails?: FailedEventDetails;
  readonly activityScheduledEventDetails?: ActivityScheduledEventDetails;
  readonly activityStartedEventDetails?: ActivityStartedEventDetails;
  readonly activitySucceededEventDetails?: SucceededEventDetails;
  readonly activityTimedOutEventDetails?: FailedEventDetails;
  readonly taskFailedEventDetails?: TaskFailedEventDetails;
  readonly taskScheduledEventDetails?: TaskScheduledEventDetails;
  readonly taskStartFailedEventDetails?: TaskFailedEventDetails;
  readonly taskStartedEventDetails?: TaskStartedEventDetails;
  readonly taskSubmitFailedEventDetails?: TaskFailedEventDetails;
  readonly taskSubmittedEventDetails?: TaskSucceededEventDetails;
  readonly taskSucceededEventDetails?: TaskSucceededEventDetails;
  readonly taskTimedOutEventDetails?: TaskFailedEventDetails;
  readonly executionStartedEventDetails?: ExecutionStartedEventDetails;
  readonly executionSucceededEventDetails?: SucceededEventDetails;
  readonly executionFailedEventDetails?: FailedEventDetails;
  readonly executionAbortedEventDetails?: FailedEventDetails;
  readonly executionTimedOutEventDetails?: FailedEventDetails;
  readonly executionRedrivenEventDetails?: ExecutionRedrivenEventDetails;
  readonly lambdaFunctionFailedEventDetails?: FailedEventDetails;
  readonly lambdaFunctionScheduleFailedEventDetails?: FailedEventDetails;
  readonly lambdaFunctionScheduledEventDetails?: LambdaFunctionScheduledEventDetails;
  readonly lambdaFunctionStartFailedEventDetails?: FailedEventDetails;
  readonly lambdaFunctionSucceededEventDetails?: SucceededEventDetails;
  readonly lambdaFunctionTimedOutEventDetails?: FailedEventDetails;
  readonly mapStateStartedEventDetails?: MapStateStartedEventDetails;
  readonly mapIterationStartedEventDetails?: MapIterationEventDetails;
  readonly mapIterationSucceededEventDetails?: MapIterationEventDetails;
  readonly mapIterationFailedEventDetails?: MapIterationEventDetails;
  readonly mapIterationAbortedEventDetails?: MapIterationEventDetails;
  readonly mapRunStartedEventDetails?: MapRunStartedEventDetails;
  readonly mapRunFailedEventDetails?: FailedEventDetails;
  readonly mapRunRedrivenEventDetails?: MapRunRedrivenEventDetails;
  readonly evaluationFailedEventDetails?: EvaluationFailedEventDetails;
  readonly stateEnteredEventDetails?: StateEnteredEventDetails;
  readonly stateExitedEventDetails?: StateExitedEventDetails;
}

/** What happened. */
export type HistoryEventType = "ActivityFailed" | "ActivityScheduleFailed" | "ActivityScheduled" | "ActivityStarted" | "ActivitySucceeded" | "ActivityTimedOut" | "TaskFailed" | "TaskScheduled" | "TaskStartFailed" | "TaskStarted" | "TaskSubmitFailed" | "TaskSubmitted" | "TaskSucceeded" | "TaskTimedOut" | "ExecutionStarted" | "ExecutionSucceeded" | "ExecutionFailed" | "ExecutionAborted" | "ExecutionTimedOut" | "ExecutionRedriven" | "LambdaFunctionFailed" | "LambdaFunctionScheduleFailed" | "LambdaFunctionScheduled" | "LambdaFunctionStartFailed" | "LambdaFunctionStarted" | "LambdaFunctionSucceeded" | "LambdaFunctionTimedOut" | "MapStateStarted" | "MapIterationStarted" | "MapIterationSucceeded" | "MapIterationFailed" | "MapIterationAborted" | "MapRunStarted" | "MapRunSucceeded" | "MapRunFailed" | "MapRunAborted" | "MapRunRedriven" | "EvaluationFailed" | "ChoiceStateEntered" | "FailStateEntered" | "MapStateEntered" | "ParallelStateEntered" | "PassStateEntered" | "SucceedStateEntered" | "TaskStateEntered" | "WaitStateEntered" | "ChoiceStateExited" | "MapStateExited" | "ParallelStateExited" | "PassStateExited" | "SucceedStateExited" | "TaskStateExited" | "WaitStateExited" | "MapStateAborted" | "MapStateFailed" | "MapStateSucceeded" | "ParallelStateAborted" | "ParallelStateFailed" | "ParallelStateStarted" | "ParallelStateSucceeded" | "TaskStateAborted" | "WaitStateAborted" | (string & {});

/** What failed, timed out or was aborted, and why. */
export interface FailedEventDetails {
  readonly error?: string;
  readonly cause?: string;
}

export interface ActivityScheduledEventDetails {
  /** The activity's ARN. */
  readonly resource: string;
  /** JSON in a string. */
  readonly input?: string;
  readonly inputDetails?: DataDetails;
  readonly timeoutInSeconds?: number | bigint;
  readonly heartbeatInSeconds?: number | bigint;
}

export interface ActivityStartedEventDetails {
  readonly workerName?: string;
}

export interface SucceededEventDetails {
  /** JSON in a string. */
  readonly output?: string;
  readonly outputDetails?: DataDetails;
}

export interface TaskScheduledEventDetails {
  readonly resourceType: string;
  readonly resource: string;
  readonly region: string;
  /** JSON in a string. */
  readonly parameters: string;
  readonly timeoutInSeconds?: number | bigint;
  readonly heartbeatInSeconds?: number | bigint;
  readonly taskCredentials?: TaskCredentials;
}

export interface TaskStartedEventDetails {
  readonly resourceType: string;
  readonly resource: string;
}

/** Of a task that failed, timed out, or could not be started or submitted. */
export interface TaskFailedEventDetails {
  readonly resourceType: string;
  readonly resource: string;
  readonly error?: string;
  readonly cause?: string;
}

/** Of a task that was submitted or succeeded. */
export interface TaskSucceededEventDetails {
  readonly resourceType: string;
  readonly resource: string;
  /** JSON in a string. */
  readonly output?: string;
  readonly outputDetails?: DataDetails;
}

export interface ExecutionStartedEventDetails {
  /** JSON in a string. */
  readonly input?: string;
  readonly inputDetails?: DataDetails;
  readonly roleArn?: string;
  readonly stateMachineAliasArn?: string;
  readonly stateMachineVersionArn?: string;
}

export interface ExecutionRedrivenEventDetails {
  readonly redriveCount?: number;
}

export interface LambdaFunctionScheduledEventDetails {
  /** The function's ARN. */
  readonly resource: string;
  /** JSON in a string. */
  readonly input?: string;
  readonly inputDetails?: DataDetails;
  readonly timeoutInSeconds?: number | bigint;
  readonly taskCredentials?: TaskCredentials;
}

export interface MapStateStartedEventDetails {
  readonly length?: number;
}

/** Of an iteration that started, succeeded, failed or was aborted. */
export interface MapIterationEventDetails {
  readonly name?: string;
  readonly index?: number;
}

export interface MapRunStartedEventDetails {
  readonly mapRunArn?: string;
}

export interface MapRunRedrivenEventDetails {
  readonly mapRunArn?: string;
  readonly redriveCount?: number;
}

export interface StateEnteredEventDetails {
  readonly name: string;
  /** JSON in a string. */
  readonly input?: string;
  readonly inputDetails?: DataDetails;
}

export interface StateExitedEventDetails {
  readonly name: string;
  /** JSON in a string. */
  readonly output?: string;
  readonly outputDetails?: DataDetails;
  /** Each value is JSON in a string. */
  readonly assignedVariables?: Readonly<Record<string, string>>;
  readonly assignedVariablesDetails?: DataDetails;
}

export interface EvaluationFailedEventDetails {
  readonly error?: string;
  readonly cause?: string;
  readonly location?: string;
  readonly state: string;
}

export interface DataDetails {
  /** Always false here. */
  readonly truncated?: boolean;
}

export interface TaskCredentials {
  readonly roleArn?: string;
}

export interface Failure {
  /** A namespace, `#` and the error's name. */
  readonly __type?: string;
  readonly message?: string;
  /** With KmsInvalidStateException. */
  readonly kmsKeyState?: string;
  /** With ValidationException. */
  readonly reason?: string;
  /** With ResourceNotFound. */
  readonly resourceName?: string;
}

/** The operations of this API: what each takes and what it answers. */
export interface Operations {
  /** What happened in one execution, oldest event first. */
  getExecutionHistory: { args: {
    /** Goes on where the page with this token ended. All else must be as it was. */
    nextToken?: NextToken | null;
    /** Rows a page at most; 0 means the default. */
    maxResults?: MaxResults | null;
    body: ExecutionHistoryRequest;
  }; optional: false; answer: ExecutionHistory; item: HistoryEvent };
  /** The activities of the account. */
  listActivities: { args: {
    /** Goes on where the page with this token ended. All else must be as it was. */
    nextToken?: NextToken | null;
    /** Rows a page at most; 0 means the default. */
    maxResults?: MaxResults | null;
    body: ActivitiesRequest;
  }; optional: false; answer: ActivityPage; item: Activity };
  /** Executions of a state machine or of a map run, newest first. */
  listExecutions: { args: {
    /** Goes on where the page with this token ended. All else must be as it was. */
    nextToken?: LongNextToken | null;
    /** Rows a page at most; 0 means the default. */
    maxResults?: MaxResults | null;
    body: ExecutionsRequest;
  }; optional: false; answer: ExecutionPage; item: Execution };
  /** An execution with its input and output. */
  describeExecution: { args: {
    body: DescribeExecutionRequest;
  }; optional: false; answer: DescribedExecution; item: never };
}
