import { residentBytes } from './cpu.ts';
import { mixOf } from './mix.ts';
import type { Running } from './processes.ts';
import { load, writeRequests } from './wrk.ts';

/** Memory of a process before and after many requests. */
export interface Memory {
  readonly contestant: string;
  readonly requests: number;
  readonly warmBytes: number;
  readonly afterBytes: number;
}

const SLICE_MS = 2000;
const CONNECTIONS = 32;
const WARM_UP_SHARE = 0.1;

/** Sends a contestant this many requests of all kinds, after a tenth as many to warm up. */
export async function measureMemory(
  { contestant, port, pid }: Running,
  requests: number,
  folder: string,
): Promise<Memory> {
  const mix = writeRequests(folder, `${contestant.id}-mix`, mixOf(contestant.asks), false);
  const answer = async (count: number) => {
    for (let answered = 0; answered < count; ) {
      const begun = performance.now();
      const isEnough = () => performance.now() - begun > SLICE_MS;
      const seen = await load({ port, requests: mix, connections: CONNECTIONS, isEnough });
      answered += seen.requests;
    }
  };
  await answer(requests * WARM_UP_SHARE);
  const warmBytes = residentBytes(pid);
  await answer(requests);
  return { contestant: contestant.id, requests, warmBytes, afterBytes: residentBytes(pid) };
}
