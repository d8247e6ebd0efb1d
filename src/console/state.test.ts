import { describe, expect, it } from 'vitest';
import type { ApiHealth, Span } from '#upstream';
import { health } from './harness.ts';
import { stateOf } from './state.ts';

const called = (parts: Partial<ApiHealth>) => health({ calls: 10, lastFaulted: false, ...parts });
const spans = (...each: readonly (readonly [calls: number, faults: number])[]): Span[] =>
  each.map(([calls, faults]) => ({ calls, faults }));

describe('the state of an API', () => {
  it.each<[string, Partial<ApiHealth>, string, string]>([
    ['without calls', { calls: 0 }, 'idle', 'No calls yet'],
    ['whose calls succeed', { spans: spans([5, 0]) }, 'healthy', 'Healthy'],
    [
      'of which few calls fail',
      { spans: spans([9, 1]), latestFault: 'UPSTREAM_TIMEOUT' },
      'degraded',
      'It takes too long: 1 of 9 calls',
    ],
    [
      'of which half of the calls fail',
      { spans: spans([4, 2]), latestFault: 'UPSTREAM_ERROR' },
      'failing',
      'It answers with errors',
    ],
    [
      'that is not called any more',
      { breaker: 'open', spans: spans([9, 1]), latestFault: 'UPSTREAM_UNAVAILABLE' },
      'failing',
      'It is not available: not called for now',
    ],
    [
      'whose faults are long ago',
      { spans: spans([9, 9], [0, 0], [0, 0], [0, 0], [0, 0], [1, 0]), latestFault: 'UPSTREAM_ERROR' },
      'healthy',
      'Healthy',
    ],
    [
      'whose last call failed long ago',
      { lastFaulted: true, latestFault: 'RATE_LIMITED' },
      'failing',
      'It limits our rate',
    ],
    ['whose last call succeeded long ago', {}, 'healthy', 'Healthy'],
  ])('%s', (_what, parts, state, summary) => {
    expect(stateOf(called(parts))).toMatchObject({ state, summary });
  });

  it('is short: three digits of a latency', () => {
    const state = stateOf(
      called({
        p50Ms: 12.3456,
        p95Ms: 1234.5,
        spans: [
          { calls: 1, faults: 0, p50Ms: 0.123456, p95Ms: 2 },
          { calls: 1, faults: 1 },
          { calls: 0, faults: 0 },
        ],
      }),
    );

    expect(state.spans).toEqual([[1, 0, 0.123, 2], [1, 1, -1, -1], 0]);
    expect([state.p50Ms, state.p95Ms]).toEqual([12.3, 1230]);
    expect(stateOf(called({ cacheHits: 4 })).cacheHits).toBe(4);
  });
});
