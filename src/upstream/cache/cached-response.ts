import type { ResponsePolicy } from './response-policy.ts';

/** A stored response, decoded. All callers receive the same value, which must not be changed. */
export interface CachedResponse extends ResponsePolicy {
  readonly value: unknown;
  readonly valueBytes: number;
  /** Of the body that it was decoded from. */
  readonly bodyBytes: number;
  /** The invalidations of its operation when it was requested. */
  readonly invalidations: number;
}
