import { pointed } from '#contract';
import { type UpstreamError, UpstreamStatusError } from './errors.ts';

/** Whether a failure has this reason in its details. Errors in the form of `google.rpc.Status` have reasons. */
export function hasReason(error: UpstreamError, reason: string): boolean {
  const details = error instanceof UpstreamStatusError ? pointed(error.body, '/error/details') : undefined;
  return Array.isArray(details) && details.some((detail) => pointed(detail, '/reason') === reason);
}
