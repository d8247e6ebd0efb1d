import type { QuotaHealth } from '../quotas/quota-health.ts';
import type { Counts } from './metrics.ts';

/** The health of an interface, derived from its calls alone: there are no probes. */
export interface InterfaceHealth extends Counts {
  readonly slug: string;
  /** `open`: no call is made, because too many failed in a row. */
  readonly breaker: 'closed' | 'open';
  /** Calls that wait for a quota or a connection. */
  readonly queued: number;
  readonly quotas: readonly QuotaHealth[];
}
