import { METRICS, quantileOf, type Snapshot } from '#telemetry';

type Labels = Readonly<Record<string, string>>;

/** Figures of a snapshot, as the difference to an earlier one. A worker that ended has taken its counters with it: 0 then. */
export class SnapshotFigures {
  readonly #now: Snapshot;
  readonly #before: Snapshot;

  constructor(now: Snapshot, before: Snapshot = {}) {
    this.#now = now;
    this.#before = before;
  }

  /** The sum of the series of a metric with these labels. */
  sum(name: string, labels: Labels = {}): number {
    return Math.max(0, sumOf(this.#now, name, labels) - sumOf(this.#before, name, labels));
  }

  /** A quantile of a histogram's values, in milliseconds; `undefined` without any. */
  quantileMs(name: string, share: number): number | undefined {
    const [now, before] = [bucketsOf(this.#now, name), bucketsOf(this.#before, name)];
    const { bounds } = METRICS.find((metric) => metric.name === name) ?? {};
    const seconds = quantileOf(
      share,
      now.map((count, index) => Math.max(0, count - (before[index] ?? 0))),
      bounds,
    );
    return seconds === undefined ? undefined : Number((seconds * 1000).toPrecision(3));
  }
}

function sumOf(snapshot: Snapshot, name: string, labels: Labels): number {
  const { labels: names = [] } = METRICS.find((metric) => metric.name === name) ?? {};
  const samples = (snapshot[name] ?? []).filter((sample) =>
    Object.entries(labels).every(([label, value]) => sample.labels[names.indexOf(label)] === value),
  );
  return samples.reduce((sum, { value }) => sum + value, 0);
}

/** The buckets of all series of a histogram together. */
function bucketsOf(snapshot: Snapshot, name: string): readonly number[] {
  const sums: number[] = [];
  for (const { buckets = [] } of snapshot[name] ?? []) {
    for (const [index, count] of buckets.entries()) sums[index] = (sums[index] ?? 0) + count;
  }
  return sums;
}
