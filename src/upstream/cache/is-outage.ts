import {
  UpstreamError,
  UpstreamQuotaError,
  UpstreamTimeoutError,
  UpstreamUnreachableError,
} from '../response/errors.ts';

/** Whether a failure allows a stale response: the upstream was not reached, was too slow, or is broken, or its quota is used up. */
export function isOutage(error: unknown): boolean {
  if (error instanceof UpstreamUnreachableError || error instanceof UpstreamTimeoutError) return true;
  if (error instanceof UpstreamQuotaError) return true;
  return error instanceof UpstreamError && (error.status ?? 0) >= 500;
}
