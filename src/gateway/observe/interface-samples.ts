import type { Sample, Snapshot } from '#telemetry';
import type { InterfaceHealth } from '#upstream';

/** The metrics of interfaces. Those that were never called have only gauges. */
export function interfaceSamples(interfaces: readonly InterfaceHealth[]): Snapshot {
  const each = (value: (health: InterfaceHealth) => number): Sample[] =>
    interfaces.map((health) => ({ labels: [health.slug], value: value(health) }));
  const called = (value: (health: InterfaceHealth) => number) => each(value).filter((sample) => sample.value > 0);
  const sum = (value: (health: InterfaceHealth) => number) =>
    interfaces.reduce((total, health) => total + value(health), 0);
  return {
    'manifold.cache.hits': [
      { labels: ['stored'], value: sum(({ cacheHits }) => cacheHits) },
      { labels: ['call'], value: sum(({ joined }) => joined) },
    ],
    'manifold.upstream.calls': called(({ calls }) => calls),
    'manifold.upstream.failures': interfaces.flatMap(({ slug, failures }) =>
      Object.entries(failures).map(([code, value]) => ({ labels: [slug, code], value })),
    ),
    'manifold.upstream.faults': each(({ faults }) => faults),
    'manifold.upstream.abandoned': called(({ abandoned }) => abandoned),
    'manifold.upstream.duration': interfaces
      .filter(({ durations }) => durations.value > 0)
      .map(({ slug, durations }) => ({ labels: [slug], ...durations })),
    'manifold.upstream.in_flight': each(({ inFlight }) => inFlight),
    'manifold.upstream.queued': each(({ queued }) => queued),
    'manifold.upstream.quota_left': interfaces.flatMap(({ slug, quotas }) =>
      quotas.map(({ name, left }) => ({ labels: [slug, name], value: left })),
    ),
    'manifold.upstream.quota_limit': interfaces.flatMap(({ slug, quotas }) =>
      quotas.flatMap(({ name, calls }) => (calls === undefined ? [] : [{ labels: [slug, name], value: calls }])),
    ),
    'manifold.upstream.breaker_open': each(({ breaker }) => (breaker === 'open' ? 1 : 0)),
  };
}
