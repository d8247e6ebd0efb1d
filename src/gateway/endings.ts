/** The whole operation took longer than it may; running calls end with it. */
export class OperationTimeoutError extends Error {
  override readonly name = 'OperationTimeoutError';
  readonly code = 'UPSTREAM_TIMEOUT';
}

/** The caller went away: nobody reads the answer any more. */
export class CallerGoneError extends Error {
  override readonly name = 'AbortError';
}
