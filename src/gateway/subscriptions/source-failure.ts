import type { UpstreamCode } from '#contract';
import { BadInputError } from '#graph';
import {
  ExtrasDisabledError,
  NotConfiguredError,
  TooManyBytesError,
  TooManyCallsError,
  UpstreamError,
} from '#upstream';

const FINAL: ReadonlySet<UpstreamCode> = new Set([
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'PERMISSION_DENIED',
  'UNAUTHENTICATED',
  'UNIMPLEMENTED',
]);

/** Errors that are none of an interface: the last two are of more events since a position than an operation may read. */
const OWN = [BadInputError, NotConfiguredError, ExtrasDisabledError, TooManyCallsError, TooManyBytesError];

/** Whether a read will not succeed later either: the subscriptions that need it end with it. */
export function isFinal(error: unknown): boolean {
  if (error instanceof UpstreamError) return FINAL.has(error.code);
  return OWN.some((kind) => error instanceof kind);
}

/** The seconds that an upstream asks to wait. */
export function retryAfterOf(error: unknown): number | undefined {
  return error instanceof UpstreamError ? error.retryAfter : undefined;
}
