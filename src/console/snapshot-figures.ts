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

  /** The values of a label of a metric's series. */
  labels(name: string, label: string): readonly string[] {
    const index = labelsOf(name).indexOf(label);
    return [...new Set((this.#now[name] ?? []).map(({ labels }) => labels[index] ?? ''))];
  }

  /** A quantile of the values of a histogram's series with these labels, in milliseconds; `undefined` without any. */
  quantileMs(name: string, share: number, labels: Labels = {}): number | undefined {
    const [now, before] = [bucketsOf(this.#now, name, labels), bucketsOf(this.#before, name, labels)];
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
  return samplesOf(snapshot, name, labels).reduce((sum, { value }) => sum + value, 0);
}

function samplesOf(snapshot: Snapshot, name: string, labels: Labels): NonNullable<Snapshot[string]> {
  const names = labelsOf(name);
  return (snapshot[name] ?? []).filter((sample) =>
    Object.entries(labels).every(([label, value]) => sample.labels[names.indexOf(label)] === value),
  );
}

const labelsOf = (name: string): readonly string[] => METRICS.find((metric) => metric.name === name)?.labels ?? [];

/** The buckets of the series of a histogram together. */
function bucketsOf(snapshot: Snapshot, name: string, labels: Labels): readonly number[] {
  const sums: number[] = [];
  for (const { buckets = [] } of samplesOf(snapshot, name, labels)) {
    for (const [index, count] of buckets.entries()) sums[index] = (sums[index] ?? 0) + count;
  }
  return sums;
}
