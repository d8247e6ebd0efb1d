import type { ErrorCode } from '../error-codes.ts';

/** Codes of errors that are no fault of the caller. */
const FAULTS: ReadonlySet<string> = new Set<ErrorCode>([
  'OVERLOADED',
  'UPSTREAM_ERROR',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_INVALID_RESPONSE',
  'RATE_LIMITED',
  'NOT_CONFIGURED',
  'INTERNAL_SERVER_ERROR',
]);

/** Whether an error with this code is a fault of the gateway or of an API, rather than of the caller. */
export function isGatewayFault(code: string): boolean {
  return FAULTS.has(code);
}
