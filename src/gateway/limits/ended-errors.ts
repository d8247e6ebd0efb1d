/** The operation took longer than its limit; its calls end with it. */
export class OperationTimeoutError extends Error {
  override readonly name = 'OperationTimeoutError';
  readonly code = 'UPSTREAM_TIMEOUT';
  constructor(limitMs: number) {
    super(`The operation took longer than ${limitMs} ms.`);
  }
}

/** The response is complete: parts of it that an error has removed make no further calls, which would not be counted. */
export class ResponseOverError extends Error {
  override readonly name = 'AbortError';
  constructor() {
    super('The response is complete.');
  }
}
