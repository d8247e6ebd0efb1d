/** The kinds of calls that are measured: one that is sent, one that the cache answers, and one whose response is stored. */
export const KINDS = ['uncached', 'cache hit', 'stored'] as const;
export type Kind = (typeof KINDS)[number];

/** Many calls of one kind by one version. */
export interface Turn {
  readonly kind: Kind;
  readonly round: number;
  /** Its folder. */
  readonly version: string;
  /** CPU microseconds of a call. */
  readonly costUs: number;
}
