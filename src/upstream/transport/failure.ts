import {
  type CallName,
  type UpstreamError,
  UpstreamResponseError,
  UpstreamTimeoutError,
  UpstreamUnreachableError,
} from '../response/errors.ts';

interface TransportError extends Error {
  readonly code?: string;
}

const TOO_SLOW = new Set(['UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT']);
const LOST = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
/** The reasons for a missing connection, with remedies for operators. */
const UNREACHED: Readonly<Record<string, readonly [why: string, advice: string]>> = {
  ECONNREFUSED: ['nothing listens there', 'start it, or set the address at which it is'],
  ENOTFOUND: ['there is no such host', 'set an address with a host that is known'],
  EAI_AGAIN: ['its host could not be looked up', 'see whether this machine reaches its name server'],
  ERR_SSL_WRONG_VERSION_NUMBER: ['it does not speak TLS', 'set an address that begins with http:'],
};
/** Names of undici's errors. */
const NOT_HTTP = new Set(['HTTPParserError', 'HeadersOverflowError', 'ResponseContentLengthMismatchError']);

/** The error for a request without a response. Its cause is the original one, for the log. */
export function failureOf({ plan }: { readonly plan: CallName }, cause: TransportError): UpstreamError {
  const { code = '' } = cause;
  if (TOO_SLOW.has(code)) return new UpstreamTimeoutError(plan, 'took too long to accept a connection', cause);
  if (NOT_HTTP.has(cause.name)) {
    return new UpstreamResponseError(plan, 'answered with something that is not HTTP', { cause });
  }
  if (LOST.has(code)) {
    return new UpstreamUnreachableError(plan, 'lost its connection before the answer was there', { cause });
  }
  const [why, advice] = UNREACHED[code] ?? [];
  const what = why ? `could not be reached: ${why}` : 'could not be reached';
  const variable = `MANIFOLD_${plan.slug.toUpperCase()}_URL`;
  return new UpstreamUnreachableError(plan, what, { cause, advice: advice && `${advice} (${variable})` });
}

/** Whether an open connection was lost. */
export function isLostConnection({ code = '' }: TransportError): boolean {
  return LOST.has(code);
}
