import { errors } from 'undici';
import {
  type CallName,
  UpstreamAnswerError,
  type UpstreamError,
  UpstreamTimeoutError,
  UpstreamUnreachableError,
} from './errors.ts';

interface TransportError extends Error {
  readonly code?: string;
}

const TOO_SLOW = new Set(['UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT']);
const LOST = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
const NOT_HTTP = [errors.HTTPParserError, errors.HeadersOverflowError, errors.ResponseContentLengthMismatchError];

/** What a request that brought no answer is called. The original stays the cause, for the log. */
export function failureOf({ plan }: { readonly plan: CallName }, cause: TransportError): UpstreamError {
  const { code = '' } = cause;
  if (TOO_SLOW.has(code)) return new UpstreamTimeoutError(plan, 'took too long to accept a connection', cause);
  if (NOT_HTTP.some((each) => cause instanceof each)) {
    return new UpstreamAnswerError(plan, 'answered with something that is not HTTP', { cause });
  }
  const what = LOST.has(code) ? 'lost its connection before the answer was there' : 'could not be reached';
  return new UpstreamUnreachableError(plan, what, { cause });
}

/** Whether a connection that was there is no more. */
export function isLostConnection({ code = '' }: TransportError): boolean {
  return LOST.has(code);
}
