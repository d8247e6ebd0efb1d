import { setTimeout as wait } from 'node:timers/promises';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

interface Memory {
  /** The heap, and buffers outside of it. */
  readonly used: number;
  /** What the system has given the process, without the young generation of the heap. */
  readonly resident: number;
}

/** The memory of the process, without garbage. */
export async function settledMemory(): Promise<Memory> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let round = 0; round < 3; round++) {
    await wait(500);
    collect();
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  const young = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
  return { used: heapUsed + external, resident: rss - (young?.physical_space_size ?? 0) };
}
