/** Arguments of a caller are invalid. The message is shown to the caller. */
export class BadInputError extends Error {
  override readonly name: string = 'BadInputError';
  readonly code = 'BAD_USER_INPUT';
}

/** The pages of an upstream contradict each other. */
export class PagingError extends Error {
  override readonly name = 'PagingError';
  readonly code = 'UPSTREAM_INVALID_RESPONSE';
}
