import type { Ask, Asks } from '../contestants/index.ts';
import { type WorkloadId, workloadIds } from '../workloads/index.ts';

/** The shares of workloads in the mix: mostly small requests, as in production. */
const SHARES: Readonly<Record<WorkloadId, number>> = {
  transaction: 12,
  countries: 3,
  'whole-countries': 1,
  quotes: 1,
  orders: 1,
  ten: 1,
  thousand: 1,
};

/** All requests in turn, in these shares. */
export function mixOf(asks: Asks): Ask[] {
  return workloadIds.flatMap((id) => {
    const ask = asks[id];
    return ask ? Array.from({ length: SHARES[id] }, () => ask) : [];
  });
}
