import { type MetricDefinition, prometheusName } from './definition.ts';
import type { Sample, Snapshot } from './snapshot.ts';

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
