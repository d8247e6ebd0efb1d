/** Upper bounds for durations of requests and calls, in seconds. */
export const DURATION_BOUNDS: readonly number[] = [
  0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30,
];

/** A histogram with fixed buckets. Counting allocates nothing. */
export class Histogram {
  readonly #bounds: readonly number[];
  /** One counter for each bound, and one for values beyond the last. */
  readonly #counts: Float64Array;
  #sum = 0;

  constructor(bounds: readonly number[] = DURATION_BOUNDS) {
    this.#bounds = bounds;
    this.#counts = new Float64Array(bounds.length + 1);
  }

  observe(value: number): void {
    const bounds = this.#bounds;
    let bucket = 0;
    while (bucket < bounds.length && value > (bounds[bucket] ?? 0)) bucket += 1;
    this.#counts[bucket] = (this.#counts[bucket] ?? 0) + 1;
    this.#sum += value;
  }

  read(): { readonly value: number; readonly buckets: readonly number[] } {
    return { value: this.#sum, buckets: [...this.#counts] };
  }
}

/** The value that a share of the counted ones did not exceed, interpolated within its bucket; `undefined` without any. */
export function quantileOf(
  share: number,
  buckets: readonly number[],
  bounds: readonly number[] = DURATION_BOUNDS,
): number | undefined {
  const total = buckets.reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  let below = 0;
  for (const [index, count] of buckets.entries()) {
    if (count > 0 && below + count >= total * share) {
      const from = bounds[index - 1] ?? 0;
      const to = bounds[index] ?? from;
      return from + ((to - from) * (total * share - below)) / count;
    }
    below += count;
  }
  return bounds.at(-1);
}
