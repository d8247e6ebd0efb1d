import type { TelemetryReport } from '#gateway';
import { DURATION_BOUNDS, type Snapshot } from '#telemetry';
import { Random } from '../../src/sandbox/random.ts';

const NOW = Date.UTC(2026, 2, 1, 12);
const SECOND_MS = 1000;

/** Invented figures of a process, deterministic. */
export function trafficReport(): TelemetryReport {
  const random = new Random('traffic');
  return {
    metrics: metricsOf(random),
    apis: [quotasOf('journals', [['second', 2, 1]]), quotasOf('indexing', [['day', 100, 14]])],
    callers: ['k3vTq0Zx', 'Yp81mWcA', 'anonymous'].map((caller, index) => {
      const requests = random.int(40, 90) * (3 - index);
      return {
        caller,
        requests,
        failed: index === 1 ? 3 : 0,
        refused: index === 2 ? 11 : 0,
        calls: requests,
        cost: requests,
      };
    }),
    failures: [1, 2].map((index) => ({
      at: NOW - random.int(1, 40) * SECOND_MS,
      requestId: index === 1 ? 'checkout-7f3a' : `${random.int(10, 99)}c1e0d2-55aa-4f0e-9a66-0d8f1b2c3d4e`,
      traceId: index === 1 ? '4bf92f3577b34da6a3ce929d0e0e4736' : undefined,
      operation: index === 1 ? 'OrdersInTheWarehouse' : 'RandomQuote',
      codes: [index === 1 ? 'UPSTREAM_TIMEOUT' : 'UPSTREAM_UNAVAILABLE'],
      apis: [index === 1 ? 'banking' : 'quotes'],
      durationMs: random.int(20, 2000),
    })),
  };
}

function metricsOf(random: Random): Snapshot {
  const histogram = (from: number) => [
    {
      labels: ['A', 'query'],
      value: 1,
      buckets: DURATION_BOUNDS.map((_, at) => (at >= from && at < from + 6 ? random.int(5, 90) : 0)),
    },
  ];
  return {
    'manifold.operations': [
      { labels: ['A', 'query', 'success'], value: random.int(400, 700) },
      { labels: ['A', 'query', 'failed'], value: 3 },
      { labels: ['A', 'query', 'refused'], value: 11 },
    ],
    'manifold.operation.duration': histogram(3),
    'manifold.operation.own_duration': histogram(0),
    'manifold.operation.cost': [
      { labels: ['A', 'expected'], value: 1210 },
      { labels: ['A', 'actual'], value: 640 },
    ],
    'manifold.cache.hits': [{ labels: ['response'], value: 120 }],
    'manifold.requests.in_flight': [{ labels: [], value: 4 }],
    'manifold.requests.limit': [{ labels: [], value: 500 }],
    'manifold.subscriptions': [{ labels: [], value: 38 }],
    'manifold.subscriptions.sources': [{ labels: [], value: 3 }],
    'manifold.subscriptions.polls': [{ labels: [], value: 54 }],
    'manifold.subscriptions.polls_saved': [{ labels: [], value: 612 }],
    'manifold.subscriptions.lag': [{ labels: [], value: 0.0042 }],
    'manifold.live_queries': [{ labels: [], value: 24 }],
    'manifold.live_queries.different': [{ labels: [], value: 5 }],
    'manifold.live_queries.evaluations': [{ labels: ['changed'], value: 61 }],
    'manifold.live_queries.evaluations_saved': [{ labels: [], value: 232 }],
    'manifold.live_queries.last_change': [{ labels: [], value: (NOW - 4000) / SECOND_MS }],
    'nodejs.eventloop.delay': [{ labels: [], value: 1, buckets: [80, 15, 4, 1] }],
  };
}

function quotasOf(slug: string, all: readonly (readonly [name: string, calls: number, left: number])[]) {
  const quotas = all.map(([name, calls, left]) => ({ name, calls, left }));
  return { slug, quotas } as unknown as TelemetryReport['apis'][number];
}
