import type { Upstream } from '../upstream/nginx.ts';
import { type WorkloadId, workloadIds } from '../workloads/index.ts';
import { put, type Running } from './processes.ts';

/** The number of upstream calls for one request, by workload. */
export type Calls = Readonly<Record<string, number>>;

/** The number of a request that was not sent before. */
const FRESH = 8642;

/** Counts the calls that one request of each workload makes. The upstream must have no other callers. */
export async function countCalls(
  { port, contestant }: Running,
  upstream: Upstream,
  wanted: readonly WorkloadId[] = workloadIds,
): Promise<Calls> {
  const counted: Record<string, number> = {};
  for (const workload of wanted) {
    const ask = contestant.asks[workload];
    if (!ask) continue;
    const before = await upstream.calls();
    await put(port, ask, FRESH);
    counted[workload] = (await upstream.calls()) - before;
  }
  return counted;
}
