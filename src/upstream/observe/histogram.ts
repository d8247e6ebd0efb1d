/** Buckets from an eighth of a millisecond to a minute, four for each doubling: an estimate is off by a fifth at most. */
const PER_DOUBLING = 4;
const DOUBLINGS = 19;
const SMALLEST_MS = 1 / 8;

/** The number of a histogram's counters. */
export const BUCKETS = PER_DOUBLING * DOUBLINGS;

/** The bucket of a duration. The last one counts everything longer, too. */
export function bucketOf(ms: number): number {
  if (!(ms > SMALLEST_MS)) return 0;
  return Math.min(BUCKETS - 1, Math.floor(Math.log2(ms / SMALLEST_MS) * PER_DOUBLING));
}

/** The duration that a share of the counted ones did not exceed, estimated; `undefined` without any. */
export function quantile(counters: ArrayLike<number>, share: number): number | undefined {
  let total = 0;
  for (let index = 0; index < counters.length; index++) total += counters[index] ?? 0;
  if (total === 0) return undefined;
  const rank = Math.max(1, Math.ceil(total * share));
  let below = 0;
  for (let index = 0; index < counters.length; index++) {
    const count = counters[index] ?? 0;
    if (below + count >= rank) return beginOf(index + (rank - below - 0.5) / count);
    below += count;
  }
  return undefined;
}

const beginOf = (bucket: number) => SMALLEST_MS * 2 ** (bucket / PER_DOUBLING);
