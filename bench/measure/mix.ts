import type { Ask, Asks } from '../contestants/index.ts';
import { type WorkloadId, workloadIds } from '../workloads/index.ts';

/** How often each comes in a mix: mostly what is small, as in life. */
const SHARES: Readonly<Record<WorkloadId, number>> = {
  transaction: 12,
  countries: 3,
  'whole-countries': 1,
  quotes: 1,
  orders: 1,
  ten: 1,
  thousand: 1,
};

/** Every question in turn, in those shares. */
export function mixOf(asks: Asks): Ask[] {
  return workloadIds.flatMap((id) => {
    const ask = asks[id];
    return ask ? Array.from({ length: SHARES[id] }, () => ask) : [];
  });
}
