import { expect, it } from 'vitest';
import { metricsRequest, traceRequest } from '../otlp.ts';
import { Span } from '../trace.ts';

const resource = { 'service.name': 'manifold' };
const nanoseconds = /^\d{19}$/;

it('makes a request of spans', () => {
  const parent = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), isSampled: true, state: 'v=1' };
  const attributes = { text: 'a', whole: 3, part: 0.5, flag: true, list: ['x'], absent: undefined };
  const span = new Span({ name: 'GET /a', kind: 'client', parent, startedAt: 10, attributes });
  span.endedAt = 12;
  span.error = 'UPSTREAM_ERROR';

  expect(traceRequest(resource, [span])).toEqual({
    resourceSpans: [
      {
        resource: { attributes: [{ key: 'service.name', value: { stringValue: 'manifold' } }] },
        scopeSpans: [
          {
            scope: { name: 'manifold' },
            spans: [
              {
                traceId: 'a'.repeat(32),
                spanId: expect.stringMatching(/^[\da-f]{16}$/),
                parentSpanId: 'b'.repeat(16),
                traceState: 'v=1',
                flags: 1,
                name: 'GET /a',
                kind: 3,
                startTimeUnixNano: expect.stringMatching(nanoseconds),
                endTimeUnixNano: expect.stringMatching(nanoseconds),
                attributes: [
                  { key: 'text', value: { stringValue: 'a' } },
                  { key: 'whole', value: { intValue: '3' } },
                  { key: 'part', value: { doubleValue: 0.5 } },
                  { key: 'flag', value: { boolValue: true } },
                  { key: 'list', value: { arrayValue: { values: [{ stringValue: 'x' }] } } },
                ],
                status: { code: 2, message: 'UPSTREAM_ERROR' },
              },
            ],
          },
        ],
      },
    ],
  });
});

it('makes a request of metrics', () => {
  const base = { unit: '1', help: 'Help.', labels: ['of'] } as const;
  const definitions = [
    { ...base, name: 'count', kind: 'counter' },
    { ...base, name: 'open', kind: 'gauge', labels: [] },
    { ...base, name: 'took', kind: 'histogram', unit: 's', bounds: [1] },
    { ...base, name: 'never', kind: 'gauge' },
  ] as const;
  const snapshot = {
    count: [{ labels: ['a'], value: 2 }],
    open: [{ labels: [], value: 3 }],
    took: [{ labels: ['a'], value: 1.5, buckets: [1, 2] }],
  };
  const times = {
    startTimeUnixNano: expect.stringMatching(nanoseconds),
    timeUnixNano: expect.stringMatching(nanoseconds),
  };
  const attributes = [{ key: 'of', value: { stringValue: 'a' } }];

  expect(metricsRequest(resource, definitions, snapshot)).toMatchObject({
    resourceMetrics: [
      {
        scopeMetrics: [
          {
            metrics: [
              {
                name: 'count',
                description: 'Help.',
                unit: '1',
                sum: {
                  aggregationTemporality: 2,
                  isMonotonic: true,
                  dataPoints: [{ attributes, ...times, asDouble: 2 }],
                },
              },
              { name: 'open', gauge: { dataPoints: [{ attributes: [], ...times, asDouble: 3 }] } },
              {
                name: 'took',
                unit: 's',
                histogram: {
                  aggregationTemporality: 2,
                  dataPoints: [
                    { attributes, ...times, count: '3', sum: 1.5, bucketCounts: ['1', '2'], explicitBounds: [1] },
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
  });
});
