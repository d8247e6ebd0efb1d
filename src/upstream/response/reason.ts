import { pointed } from '#contract';
import { type UpstreamError, UpstreamStatusError } from './errors.ts';

/** Whether a failure gives this reason in its details, as the interfaces do whose errors are `google.rpc.Status`. */
export function hasReason(error: UpstreamError, reason: string): boolean {
  const details = error instanceof UpstreamStatusError ? pointed(error.body, '/error/details') : undefined;
  return Array.isArray(details) && details.some((detail) => pointed(detail, '/reason') === reason);
}
