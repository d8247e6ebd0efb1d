/** Pseudo-random numbers from 0 to 1, the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The middle one, or between the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1] ?? Number.NaN, sorted[Math.floor(middle)] ?? Number.NaN];
  return (low + high) / 2;
}

/** The value that this share of the values does not pass. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

const RESAMPLES = 2000;
const [LOW, HIGH] = [0.025, 0.975];

/**
 * An interval that holds the median of all values in 95 % of cases, by the bootstrap: groups are drawn again at random, and then
 * values of each group, because the values of a group have a common error.
 */
export function intervalOfMedian(groups: readonly (readonly number[])[]): readonly [low: number, high: number] {
  const random = randomFrom(1);
  const drawn = <Value>(values: readonly Value[]) =>
    Array.from(values, () => values[Math.floor(random() * values.length)] as Value);
  const medians = Array.from({ length: RESAMPLES }, () => median(drawn(groups).flatMap((group) => drawn(group))));
  return [percentile(medians, LOW), percentile(medians, HIGH)];
}
