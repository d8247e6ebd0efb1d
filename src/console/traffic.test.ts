import { describe, expect, it } from 'vitest';
import type { TelemetryReport } from '#gateway';
import { DURATION_BOUNDS } from '#telemetry';
import type { ApiHealth } from '#upstream';
import { TrafficMeter } from './traffic.ts';

/** Durations of so many operations, of 1 to 2.5 ms each. */
const durations = (count: number) => DURATION_BOUNDS.map((_bound, index) => (index === 2 ? count : 0));

function report(requests: number, failed: number, parts: Partial<TelemetryReport> = {}): TelemetryReport {
  return {
    metrics: {
      'manifold.operations': [
        { labels: ['A', 'query', 'success'], value: requests - failed },
        { labels: ['A', 'query', 'failed'], value: failed },
      ],
      'manifold.operation.duration': [{ labels: ['A', 'query'], value: 1, buckets: durations(requests) }],
      'manifold.operation.cost': [
        { labels: ['A', 'expected'], value: 2 * requests },
        { labels: ['A', 'actual'], value: requests },
      ],
      'manifold.cache.hits': [
        { labels: ['response'], value: 3 },
        { labels: ['stored'], value: 100 },
      ],
      'manifold.requests.in_flight': [{ labels: [], value: 2 }],
      'manifold.requests.limit': [{ labels: [], value: 100 }],
      'manifold.subscriptions': [{ labels: [], value: 3 }],
      'manifold.subscriptions.sources': [{ labels: [], value: 1 }],
      'manifold.subscriptions.polls': [{ labels: [], value: 7 * requests }],
      'manifold.subscriptions.polls_saved': [{ labels: [], value: 14 * requests }],
      'manifold.subscriptions.lag': [{ labels: [], value: 0.25 * failed }],
      'manifold.live_queries': [{ labels: [], value: 4 }],
      'manifold.live_queries.different': [{ labels: [], value: 2 }],
      'manifold.live_queries.evaluations': [
        { labels: ['changed'], value: 3 * requests },
        { labels: ['unchanged'], value: requests },
      ],
      'manifold.live_queries.evaluations_saved': [{ labels: [], value: 5 * requests }],
      'manifold.live_queries.last_change': [{ labels: [], value: requests }],
    },
    apis: [],
    callers: [],
    requests: [],
    ...parts,
  };
}

const quotas = (slug: string, ...all: ApiHealth['quotas']) => ({ slug, quotas: all }) as ApiHealth;
describe('the traffic', () => {
  it('is the sum of all workers, since the start at first', () => {
    const meter = new TrafficMeter(() => 5000);

    expect(meter.read([report(10, 1), report(5, 0)])).toEqual({
      workers: 2,
      seconds: 5,
      isSinceStart: true,
      requests: 15,
      failed: 1,
      refused: 0,
      cached: 6,
      expectedCost: 30,
      actualCost: 15,
      p50Ms: 1.75,
      p95Ms: 2.43,
      spans: Array(60).fill(0),
      operations: [{ name: 'A', requests: 15, failed: 1, refused: 0, p95Ms: 2.43 }],
      inFlight: 4,
      limit: 200,
      subscriptions: { open: 6, sources: 2, polls: 105, saved: 210, lagMs: 250 },
      liveQueries: { open: 8, different: 4, evaluations: 60, saved: 75, changedAt: 10_000 },
      callers: [],
      quotas: [],
    });
  });

  it('is that of the last minute later', () => {
    const clock = { ms: 0 };
    const meter = new TrafficMeter(() => clock.ms);
    meter.read([report(10, 1)]);
    clock.ms = 30_000;
    expect(meter.read([report(12, 2)])).toMatchObject({
      seconds: 30,
      isSinceStart: true,
      requests: 12,
      failed: 2,
      spans: [...Array(59).fill(0), [2, 1, 1.75, 2.43]],
    });
    clock.ms = 60_000;
    expect(meter.read([report(20, 2)])).toMatchObject({ seconds: 60, isSinceStart: false, requests: 10, failed: 1 });
    clock.ms = 90_000;
    expect(meter.read([report(21, 2)])).toMatchObject({ seconds: 60, isSinceStart: false, requests: 9, failed: 0 });
  });

  it('is never negative where a worker has taken its counters with it', () => {
    const clock = { ms: 0 };
    const meter = new TrafficMeter(() => clock.ms);
    meter.read([report(10, 1), report(10, 1)]);
    clock.ms = 60_000;

    expect(meter.read([report(11, 1)])).toMatchObject({ requests: 0, failed: 0 });
  });

  it('has the callers and quotas of all workers, the most important first', () => {
    const counts = { failed: 0, refused: 0, calls: 0 };
    const one = report(1, 0, {
      callers: [
        { caller: 'a', requests: 3, cost: 1, ...counts },
        { caller: 'b', requests: 4, cost: 2, ...counts },
      ],
      apis: [quotas('quotes', { name: 'day', calls: 100, left: 60 }), quotas('tv', { name: 'learned', left: 5 })],
    });
    const other = report(1, 0, {
      callers: [{ caller: 'a', requests: 2, cost: 3, ...counts }],
      apis: [quotas('quotes', { name: 'day', calls: 100, left: 20.5 })],
    });

    const { callers, quotas: all } = new TrafficMeter().read([one, other]);

    expect(callers).toEqual([
      { caller: 'a', requests: 5, failed: 0, refused: 0, cost: 4 },
      { caller: 'b', requests: 4, failed: 0, refused: 0, cost: 2 },
    ]);
    expect(all).toEqual([
      { slug: 'quotes', name: 'day', left: 80, calls: 200 },
      { slug: 'tv', name: 'learned', left: 5 },
    ]);
  });
});
