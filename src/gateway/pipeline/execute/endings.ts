/** The whole operation took longer than it may; running calls end with it. */
export class OperationTimeoutError extends Error {
  override readonly name = 'OperationTimeoutError';
  readonly code = 'UPSTREAM_TIMEOUT';
  constructor(operationMs: number) {
    super(`The operation took longer than ${operationMs} ms.`);
  }
}

/** The caller went away: nobody reads the answer any more. */
export class CallerGoneError extends Error {
  override readonly name = 'AbortError';
  constructor() {
    super('The caller went away.');
  }
}
