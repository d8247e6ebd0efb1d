import type { Sample, Snapshot } from '#telemetry';
import type { ApiHealth } from '#upstream';

/** The metrics of APIs. Those that were never called have only gauges. */
export function apiSamples(apis: readonly ApiHealth[]): Snapshot {
  const each = (value: (health: ApiHealth) => number): Sample[] =>
    apis.map((health) => ({ labels: [health.slug], value: value(health) }));
  const called = (value: (health: ApiHealth) => number) => each(value).filter((sample) => sample.value > 0);
  const sum = (value: (health: ApiHealth) => number) => apis.reduce((total, health) => total + value(health), 0);
  return {
    'manifold.cache.hits': [
      { labels: ['stored'], value: sum(({ cacheHits }) => cacheHits) },
      { labels: ['call'], value: sum(({ joined }) => joined) },
    ],
    'manifold.upstream.calls': called(({ calls }) => calls),
    'manifold.upstream.failures': apis.flatMap(({ slug, failures }) =>
      Object.entries(failures).map(([code, value]) => ({ labels: [slug, code], value })),
    ),
    'manifold.upstream.faults': each(({ faults }) => faults),
    'manifold.upstream.abandoned': called(({ abandoned }) => abandoned),
    'manifold.upstream.duration': apis
      .filter(({ durations }) => durations.value > 0)
      .map(({ slug, durations }) => ({ labels: [slug], ...durations })),
    'manifold.upstream.in_flight': each(({ inFlight }) => inFlight),
    'manifold.upstream.queued': each(({ queued }) => queued),
    'manifold.upstream.quota_left': apis.flatMap(({ slug, quotas }) =>
      quotas.map(({ name, left }) => ({ labels: [slug, name], value: left })),
    ),
    'manifold.upstream.quota_limit': apis.flatMap(({ slug, quotas }) =>
      quotas.flatMap(({ name, calls }) => (calls === undefined ? [] : [{ labels: [slug, name], value: calls }])),
    ),
    'manifold.upstream.breaker_open': each(({ breaker }) => (breaker === 'open' ? 1 : 0)),
  };
}
