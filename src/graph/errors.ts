/** A caller's arguments make no sense; the message says why, and is shown to them. */
export class BadInputError extends Error {
  override readonly name: string = 'BadInputError';
  readonly code = 'BAD_USER_INPUT';
}

/** An upstream's pages make no list. */
export class PagingError extends Error {
  override readonly name = 'PagingError';
  readonly code = 'UPSTREAM_INVALID_RESPONSE';
}
