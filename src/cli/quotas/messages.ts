import type { Lease, QuotaCount } from '#upstream';

/** A worker asks whether a call may begin. */
export interface QuotaRequest {
  readonly id: number;
  readonly take: readonly QuotaCount[];
}

/** The primary's answer, with the calls that are left of each quota. */
export interface QuotaReply {
  readonly id: number;
  readonly lease: Lease;
  readonly left: Readonly<Record<string, number>>;
}

/** A worker's call has ended. */
export interface QuotaEnd {
  readonly ended: readonly QuotaCount[];
  readonly wasSent: boolean;
}
