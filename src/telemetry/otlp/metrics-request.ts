import type { MetricDefinition } from '../metrics/definition.ts';
import type { Sample, Snapshot } from '../metrics/snapshot.ts';
import type { Attributes } from '../trace/span.ts';
import { otlpAttributes, otlpTime } from './attributes.ts';

const CUMULATIVE = 2;

/** The body of an OTLP request that exports a snapshot, whose counters began with the process. */
export function metricsRequest(
  resource: Attributes,
  definitions: readonly MetricDefinition[],
  snapshot: Snapshot,
  now: number = performance.now(),
): object {
  const times = { startTimeUnixNano: otlpTime(0), timeUnixNano: otlpTime(now) };
  const metrics = definitions.flatMap((definition) => {
    const samples = snapshot[definition.name] ?? [];
    if (samples.length === 0) return [];
    const { name, help: description, unit, labels, bounds } = definition;
    const dataPoints = samples.map((sample) => ({
      attributes: otlpAttributes(Object.fromEntries(labels.map((label, index) => [label, sample.labels[index]]))),
      ...times,
      ...valueOf(sample, bounds),
    }));
    return [{ name, description, unit, ...asKind(definition, dataPoints) }];
  });
  return {
    resourceMetrics: [
      {
        resource: { attributes: otlpAttributes(resource) },
        scopeMetrics: [{ scope: { name: 'manifold' }, metrics }],
      },
    ],
  };
}

function asKind({ kind }: MetricDefinition, dataPoints: readonly object[]): object {
  if (kind === 'gauge') return { gauge: { dataPoints } };
  if (kind === 'counter') return { sum: { aggregationTemporality: CUMULATIVE, isMonotonic: true, dataPoints } };
  return { histogram: { aggregationTemporality: CUMULATIVE, dataPoints } };
}

function valueOf({ value, buckets }: Sample, explicitBounds: readonly number[] | undefined): object {
  if (!buckets) return { asDouble: value };
  const count = buckets.reduce((sum, each) => sum + each, 0);
  return { count: String(count), sum: value, bucketCounts: buckets.map(String), explicitBounds };
}
