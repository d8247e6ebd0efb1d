import type { UpstreamCode } from './contract.ts';

/** The codes of failures by their status, where a contract has no row for them. */
export const CODES_BY_STATUS: Readonly<Record<number, UpstreamCode>> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  410: 'NOT_FOUND',
  412: 'FAILED_PRECONDITION',
  422: 'BAD_USER_INPUT',
  429: 'RATE_LIMITED',
  501: 'UNIMPLEMENTED',
  503: 'UPSTREAM_UNAVAILABLE',
  504: 'UPSTREAM_TIMEOUT',
};
