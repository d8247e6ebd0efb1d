import { expect, it } from 'vitest';
import { type MetricDefinition, prometheusText } from './metrics.ts';

const metric = (parts: Partial<MetricDefinition>): MetricDefinition => ({
  name: 'a.b',
  kind: 'gauge',
  unit: '1',
  help: 'Help.',
  labels: [],
  ...parts,
});

it('has names with unit and kind, and labels', () => {
  const definitions = [
    metric({ name: 'manifold.sent', kind: 'counter', unit: 'By', help: 'A \\ and\na line.' }),
    metric({ name: 'manifold.calls', kind: 'counter', labels: ['api', 'code'] }),
    metric({ name: 'never.set' }),
  ];
  const snapshot = {
    'manifold.sent': [{ labels: [], value: 12 }],
    'manifold.calls': [{ labels: ['quotes', 'a"b\\c\nd'], value: 3 }],
    'never.set': [],
  };

  expect(prometheusText(definitions, snapshot)).toBe(`# HELP manifold_sent_bytes_total A \\\\ and\\na line.
# TYPE manifold_sent_bytes_total counter
manifold_sent_bytes_total 12
# HELP manifold_calls_total Help.
# TYPE manifold_calls_total counter
manifold_calls_total{api="quotes",code="a\\"b\\\\c\\nd"} 3
`);
});

it('cumulates the buckets of a histogram', () => {
  const definition = metric({ name: 'took', kind: 'histogram', unit: 's', labels: ['api'], bounds: [0.1, 1] });

  expect(
    prometheusText([definition], { took: [{ labels: ['quotes'], value: 2.5, buckets: [2, 1, 1] }] }),
  ).toBe(`# HELP took_seconds Help.
# TYPE took_seconds histogram
took_seconds_bucket{api="quotes",le="0.1"} 2
took_seconds_bucket{api="quotes",le="1"} 3
took_seconds_bucket{api="quotes",le="+Inf"} 4
took_seconds_sum{api="quotes"} 2.5
took_seconds_count{api="quotes"} 4
`);
});
