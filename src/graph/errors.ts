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

/** An upstream sent a value that cannot be the key of another object. */
export class InvalidKeyError extends Error {
  override readonly name = 'InvalidKeyError';
  readonly code = 'UPSTREAM_INVALID_RESPONSE';
  constructor() {
    super('The API sent a value that cannot identify an object.');
  }
}

/** An upstream sent an object without the key that identifies it. */
export class MissingKeyError extends Error {
  override readonly name = 'MissingKeyError';
  readonly code = 'UPSTREAM_INVALID_RESPONSE';
  constructor(type: string) {
    super(`The API sent a value without the key that identifies it: ${type} has no \`id\`.`);
  }
}
