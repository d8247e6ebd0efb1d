import type { InterfaceUpstream } from '../interface.ts';
import type { Counts } from './metrics.ts';

/** How an interface does, by its calls alone: nothing is asked of it to know. */
export interface InterfaceHealth extends Counts {
  readonly slug: string;
  /** `open`: no call is made, because too many failed in a row. */
  readonly breaker: 'closed' | 'open';
}

export function healthOf({ contract, breaker, metrics }: InterfaceUpstream): InterfaceHealth {
  return { slug: contract.slug, breaker: breaker.isOpen ? 'open' : 'closed', ...metrics.read() };
}
