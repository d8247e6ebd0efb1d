import type { Counts } from './metrics.ts';

/** How an interface does, by its calls alone: nothing is sent to find out. */
export interface InterfaceHealth extends Counts {
  readonly slug: string;
  /** `open`: no call is made, because too many failed in a row. */
  readonly breaker: 'closed' | 'open';
}
