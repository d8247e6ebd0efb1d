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

/** Whether an error is the reply of a server. */
export function isReplyError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ReplyError';
}

/** The message of an error; for a cluster none of whose nodes could be used, that of a node as well. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message } = error;
  return 'lastNodeError' in error && error.lastNodeError ? `${message} ${reasonOf(error.lastNodeError)}` : message;
}
