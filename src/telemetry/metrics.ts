/** A metric by OpenTelemetry's conventions, from which its name in Prometheus follows. */
export interface MetricDefinition {
  /** With dots, such as `manifold.operation.duration`. */
  readonly name: string;
  readonly kind: 'counter' | 'gauge' | 'histogram';
  /** Seconds, bytes, or a number of things. */
  readonly unit: 's' | 'By' | '1';
  readonly help: string;
  readonly labels: readonly string[];
  /** The upper bounds of a histogram's buckets, ascending. */
  readonly bounds?: readonly number[];
  /** How the values of several workers become one: their sum, unless set. */
  readonly across?: 'sum' | 'max';
}

const SUFFIXES = { s: '_seconds', By: '_bytes', 1: '' } as const;

/** The name of a metric in Prometheus: with underscores, its unit, and `_total` for a counter. */
export function prometheusName({ name, unit, kind }: MetricDefinition): string {
  return `${name.replaceAll('.', '_')}${SUFFIXES[unit]}${kind === 'counter' ? '_total' : ''}`;
}

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

/** The media type of the text. */
export const PROMETHEUS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** A snapshot in Prometheus' text format. Metrics without a series have no lines. */
export function prometheusText(definitions: readonly MetricDefinition[], snapshot: Snapshot): string {
  const lines = definitions.flatMap((definition) => {
    const samples = snapshot[definition.name] ?? [];
    if (samples.length === 0) return [];
    const name = prometheusName(definition);
    return [
      `# HELP ${name} ${definition.help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`,
      `# TYPE ${name} ${definition.kind}`,
      ...samples.flatMap((sample) => linesOf(name, definition, sample)),
    ];
  });
  return `${lines.join('\n')}\n`;
}

function linesOf(name: string, { labels, bounds = [] }: MetricDefinition, sample: Sample): string[] {
  const pairs = labels.map((label, index) => `${label}="${escaped(sample.labels[index] ?? '')}"`);
  if (!sample.buckets) return [`${name}${inBraces(pairs)} ${sample.value}`];
  let count = 0;
  const buckets = sample.buckets.map((own, index) => {
    count += own;
    return `${name}_bucket${inBraces([...pairs, `le="${bounds[index] ?? '+Inf'}"`])} ${count}`;
  });
  return [...buckets, `${name}_sum${inBraces(pairs)} ${sample.value}`, `${name}_count${inBraces(pairs)} ${count}`];
}

const inBraces = (pairs: readonly string[]) => (pairs.length === 0 ? '' : `{${pairs.join(',')}}`);

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
