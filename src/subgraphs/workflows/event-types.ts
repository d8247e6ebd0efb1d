const WORDS = `
  ActivityFailed ActivityScheduleFailed ActivityScheduled ActivityStarted ActivitySucceeded ActivityTimedOut
  TaskFailed TaskScheduled TaskStartFailed TaskStarted TaskSubmitFailed TaskSubmitted TaskSucceeded TaskTimedOut
  ExecutionStarted ExecutionSucceeded ExecutionFailed ExecutionAborted ExecutionTimedOut ExecutionRedriven
  LambdaFunctionFailed LambdaFunctionScheduleFailed LambdaFunctionScheduled LambdaFunctionStartFailed
  LambdaFunctionStarted LambdaFunctionSucceeded LambdaFunctionTimedOut
  MapStateStarted MapIterationStarted MapIterationSucceeded MapIterationFailed MapIterationAborted
  MapRunStarted MapRunSucceeded MapRunFailed MapRunAborted MapRunRedriven EvaluationFailed
  ChoiceStateEntered FailStateEntered MapStateEntered ParallelStateEntered PassStateEntered SucceedStateEntered
  TaskStateEntered WaitStateEntered
  ChoiceStateExited MapStateExited ParallelStateExited PassStateExited SucceedStateExited TaskStateExited
  WaitStateExited
  MapStateAborted MapStateFailed MapStateSucceeded ParallelStateAborted ParallelStateFailed ParallelStateStarted
  ParallelStateSucceeded TaskStateAborted WaitStateAborted
`;

/** The API's event types by enum value: `FUNCTION_STARTED` is `LambdaFunctionStarted`. */
export const eventTypes = Object.fromEntries(
  WORDS.trim()
    .split(/\s+/)
    .map((word) => [nameOf(word), word]),
);

function nameOf(word: string): string {
  const plain = word.replace(/^Lambda/, '');
  return plain.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
}
