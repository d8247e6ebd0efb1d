import type { MetricDefinition } from './definition.ts';

/** The value of one series. Of a histogram, `value` is the sum, and `buckets` are its counters, not cumulated. */
export interface Sample {
  /** In the order of the definition's labels. */
  readonly labels: readonly string[];
  readonly value: number;
  readonly buckets?: readonly number[];
}

/** The series of metrics by the metrics' names, as plain data that can be sent to another process. */
export type Snapshot = Readonly<Record<string, readonly Sample[]>>;

/** The snapshots of several processes as one. */
export function mergeSnapshots(definitions: readonly MetricDefinition[], snapshots: readonly Snapshot[]): Snapshot {
  return Object.fromEntries(
    definitions.map((definition) => {
      const merged = new Map<string, Sample>();
      for (const sample of snapshots.flatMap((snapshot) => snapshot[definition.name] ?? [])) {
        const key = JSON.stringify(sample.labels);
        const other = merged.get(key);
        merged.set(key, other ? mergeSamples(definition, other, sample) : sample);
      }
      return [definition.name, [...merged.values()]];
    }),
  );
}

/** The counters and histograms of a snapshot: what remains of a process that has ended. */
export function cumulative(definitions: readonly MetricDefinition[], snapshot: Snapshot): Snapshot {
  const kept = definitions.filter(({ kind }) => kind !== 'gauge');
  return Object.fromEntries(kept.map(({ name }) => [name, snapshot[name] ?? []]));
}

function mergeSamples({ across }: MetricDefinition, one: Sample, other: Sample): Sample {
  if (across === 'max') return other.value > one.value ? other : one;
  const { labels, buckets } = one;
  const value = one.value + other.value;
  if (!buckets) return { labels, value };
  return { labels, value, buckets: buckets.map((count, index) => count + (other.buckets?.[index] ?? 0)) };
}
