/** Why a command has no reply. `refused`: Redis answered with an error, such as one about its memory. */
export type RedisFailure = 'unavailable' | 'timeout' | 'refused';

/** A command without a reply. It may have been executed, unless it was not sent. */
export class RedisError extends Error {
  override readonly name = 'RedisError';
  readonly failure: RedisFailure;

  constructor(failure: RedisFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}
