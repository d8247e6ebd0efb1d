import type { Lease, QuotaCount } from '#upstream';

/** A worker asks whether a call may begin. */
export interface QuotaRequest {
  readonly id: number;
  readonly take: readonly QuotaCount[];
}

/** The primary's answer, with the calls that are left of each quota. */
export interface QuotaReply {
  readonly id: number;
  readonly lease: { readonly isGranted: true } | Extract<Lease, { isGranted: false }>;
  readonly left: Readonly<Record<string, number>>;
}

/** The call of a request has ended, and whether it was sent: 1 or 0. */
export interface QuotaEnd {
  readonly ended: number;
  readonly used: number;
}
