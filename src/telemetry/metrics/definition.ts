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
