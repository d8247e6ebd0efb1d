import { expect, it } from 'vitest';
import { health } from './harness.ts';
import { mergeHealth } from './state.ts';

it('adds up the calls of an API over all workers', () => {
  const one = health({
    calls: 3,
    faults: 1,
    failures: { UPSTREAM_ERROR: 1 },
    inFlight: 1,
    p50Ms: 10,
    p95Ms: 20,
    spans: [
      { calls: 3, faults: 1, p50Ms: 10, p95Ms: 20 },
      { calls: 0, faults: 0 },
    ],
  });
  const other = health({
    calls: 1,
    faults: 1,
    failures: { UPSTREAM_ERROR: 1, UPSTREAM_TIMEOUT: 1 },
    breaker: 'open',
    lastFaulted: true,
    latestFault: 'UPSTREAM_TIMEOUT',
    p50Ms: 50,
    p95Ms: 60,
    spans: [
      { calls: 1, faults: 1, p50Ms: 50, p95Ms: 60 },
      { calls: 2, faults: 0, p50Ms: 5, p95Ms: 6 },
    ],
  });

  expect(mergeHealth([[one], [other]])).toMatchObject([
    {
      calls: 4,
      faults: 2,
      failures: { UPSTREAM_ERROR: 2, UPSTREAM_TIMEOUT: 1 },
      inFlight: 1,
      breaker: 'open',
      latestFault: 'UPSTREAM_TIMEOUT',
      p50Ms: 20,
      p95Ms: 60,
      spans: [
        { calls: 4, faults: 2, p50Ms: 20, p95Ms: 60 },
        { calls: 2, faults: 0, p50Ms: 5, p95Ms: 6 },
      ],
    },
  ]);
  expect(mergeHealth([[one], []])).toEqual([one]);
  expect(mergeHealth([])).toEqual([]);
});
