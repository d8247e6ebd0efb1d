/** A straight line through values over time, with its error. */
export interface Trend {
  readonly mean: number;
  /** Per minute. */
  readonly slope: number;
  /** The slope's standard error. */
  readonly noise: number;
  /** The growth by the slope from the first value to the last. */
  readonly gained: number;
}

/** Fits a line by least squares. Times are minutes. One point, or none, has no slope. */
export function trendOf(points: readonly { readonly minute: number; readonly value: number }[]): Trend {
  const count = points.length;
  if (count < 2) return { mean: points[0]?.value ?? Number.NaN, slope: 0, noise: 0, gained: 0 };
  const mean = sum(points.map(({ value }) => value)) / count;
  const middle = sum(points.map(({ minute }) => minute)) / count;
  const spread = sum(points.map(({ minute }) => (minute - middle) ** 2));
  const slope = sum(points.map(({ minute, value }) => (minute - middle) * (value - mean))) / spread;
  const left = sum(points.map(({ minute, value }) => (value - mean - slope * (minute - middle)) ** 2));
  const minutes = (points.at(-1)?.minute ?? 0) - (points[0]?.minute ?? 0);
  return { mean, slope, noise: Math.sqrt(left / Math.max(1, count - 2) / spread), gained: slope * minutes };
}

/**
 * The rule by which something grows: its slope is more than twice its own noise, and what it gained is more than is
 * allowed, which is a share of the mean or an amount, whichever is more.
 */
export function grows({ slope, noise, gained, mean }: Trend, allowed: { share: number; amount: number }): boolean {
  return slope > 2 * noise && gained > Math.max(allowed.share * mean, allowed.amount);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
