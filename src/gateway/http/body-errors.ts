import { requestError } from '../request-error.ts';

/** The refusal of a body beyond its limit; the connection ends with it. */
export function bodyTooLarge(limit: number) {
  return requestError(`The body is larger than ${limit} bytes.`, { status: 413, headers: { connection: 'close' } });
}

/** The refusal of a body while others take all the memory that there is for them. */
export function tooManyBodies() {
  const headers = { connection: 'close', 'retry-after': '1' };
  return requestError('Too many bodies are being received.', { status: 503, code: 'OVERLOADED', headers });
}

/** The refusal of a body whose caller left before its end. */
export function bodyMissing() {
  return requestError('The body did not arrive.');
}
