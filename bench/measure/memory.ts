import type { Ask, Asks } from '../contestants/index.ts';
import { type WorkloadId, workloadIds } from '../workloads/index.ts';
import { residentBytes } from './cpu.ts';
import type { Running } from './processes.ts';
import { load, writeRequests } from './wrk.ts';

/** What a process holds before and after a good deal of work. */
export interface Memory {
  readonly contestant: string;
  readonly requests: number;
  readonly warmBytes: number;
  readonly afterBytes: number;
}

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

const SLICE_MS = 2000;
const CONNECTIONS = 32;
const WARM_UP_SHARE = 0.1;

/** Every question in turn, in those shares. */
export function mixOf(asks: Asks): Ask[] {
  return workloadIds.flatMap((id) => {
    const ask = asks[id];
    return ask ? Array.from({ length: SHARES[id] }, () => ask) : [];
  });
}

/** Has a contestant answer that many requests of all kinds, after a tenth as many to warm up. */
export async function measureMemory(
  { contestant, port, pid }: Running,
  requests: number,
  folder: string,
): Promise<Memory> {
  const mix = writeRequests(folder, `${contestant.id}-mix`, mixOf(contestant.asks), false);
  const answer = async (count: number) => {
    for (let answered = 0; answered < count; ) {
      const seen = await load({ port, requests: mix, connections: CONNECTIONS, isEnough: (ms) => ms > SLICE_MS });
      answered += seen.requests;
    }
  };
  await answer(requests * WARM_UP_SHARE);
  const warmBytes = residentBytes(pid);
  await answer(requests);
  return { contestant: contestant.id, requests, warmBytes, afterBytes: residentBytes(pid) };
}
