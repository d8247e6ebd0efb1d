import { expect, it } from 'vitest';
import { cumulative, type MetricDefinition, mergeSnapshots } from './metrics.ts';

const base = { unit: '1', help: '', labels: ['of'] } as const;
const definitions: readonly MetricDefinition[] = [
  { ...base, name: 'count', kind: 'counter' },
  { ...base, name: 'open', kind: 'gauge' },
  { ...base, name: 'latest', kind: 'gauge', across: 'max' },
  { ...base, name: 'took', kind: 'histogram', bounds: [1] },
];
const one = {
  count: [{ labels: ['a'], value: 1 }],
  open: [{ labels: ['a'], value: 1 }],
  latest: [{ labels: ['a'], value: 9 }],
  took: [{ labels: ['a'], value: 1.5, buckets: [1, 2] }],
};
const other = {
  count: [
    { labels: ['a'], value: 2 },
    { labels: ['b'], value: 5 },
  ],
  open: [{ labels: ['a'], value: 3 }],
  latest: [{ labels: ['a'], value: 4 }],
  took: [{ labels: ['a'], value: 1, buckets: [0, 1] }],
};

it('is the sum of several processes, or the largest value, for each series', () => {
  expect(mergeSnapshots(definitions, [one, {}, other])).toEqual({
    count: [
      { labels: ['a'], value: 3 },
      { labels: ['b'], value: 5 },
    ],
    open: [{ labels: ['a'], value: 4 }],
    latest: [{ labels: ['a'], value: 9 }],
    took: [{ labels: ['a'], value: 2.5, buckets: [1, 3] }],
  });
});

it('keeps counters and histograms of a process that has ended', () => {
  expect(Object.keys(cumulative(definitions, one))).toEqual(['count', 'took']);
});
