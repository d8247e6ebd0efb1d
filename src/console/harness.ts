import type { ApiHealth } from '#upstream';

/** The health of an API that was not called, but for these parts. */
export const health = (parts: Partial<ApiHealth>): ApiHealth => ({
  slug: 'quotes',
  breaker: 'closed',
  calls: 0,
  faults: 0,
  failures: {},
  abandoned: 0,
  inFlight: 0,
  cacheHits: 0,
  joined: 0,
  durations: { value: 0, buckets: [] },
  queued: 0,
  quotas: [],
  spans: [],
  ...parts,
});
