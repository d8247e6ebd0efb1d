import type { UpstreamCode } from '#contract';
import { BadInputError } from '#graph';
import { ExtrasDisabledError, NotConfiguredError, UpstreamError } from '#upstream';

const FINAL: ReadonlySet<UpstreamCode> = new Set([
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'PERMISSION_DENIED',
  'UNAUTHENTICATED',
  'UNIMPLEMENTED',
]);

/** Whether a source will not recover from a failure: its subscriptions end with it. */
export function isFinal(error: unknown): boolean {
  if (error instanceof UpstreamError) return FINAL.has(error.code);
  return error instanceof BadInputError || error instanceof NotConfiguredError || error instanceof ExtrasDisabledError;
}

/** The seconds that an upstream asks to wait. */
export function retryAfterOf(error: unknown): number | undefined {
  return error instanceof UpstreamError ? error.retryAfter : undefined;
}
