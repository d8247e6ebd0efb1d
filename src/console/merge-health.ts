import type { ApiHealth, Span } from '#upstream';

/** The health of each API over all workers. A breaker counts as open if one worker's is. */
export function mergeHealth(workers: readonly (readonly ApiHealth[])[]): ApiHealth[] {
  const [first = [], ...others] = workers;
  return first.map((health) =>
    others
      .flatMap((apis) => apis.filter(({ slug }) => slug === health.slug))
      .reduce((one, other) => together(one, other), health),
  );
}

function together(one: ApiHealth, other: ApiHealth): ApiHealth {
  // The one that failed last is the more interesting one.
  const main = other.lastFaulted ? other : one;
  return {
    ...main,
    calls: one.calls + other.calls,
    faults: one.faults + other.faults,
    failures: sumOf(one.failures, other.failures),
    abandoned: one.abandoned + other.abandoned,
    inFlight: one.inFlight + other.inFlight,
    cacheHits: one.cacheHits + other.cacheHits,
    joined: one.joined + other.joined,
    queued: one.queued + other.queued,
    breaker: one.breaker === 'open' ? 'open' : other.breaker,
    ...latencies(one, other),
    spans: one.spans.map((span, index) => spanOf(span, other.spans[index])),
  };
}

function spanOf(one: Span, other: Span | undefined): Span {
  if (!other) return one;
  return { calls: one.calls + other.calls, faults: one.faults + other.faults, ...latencies(one, other) };
}

/** Quantiles of two workers as one: the p50 by their calls, and the larger p95. */
function latencies(one: Omit<Span, 'faults'>, other: Omit<Span, 'faults'>): Pick<Span, 'p50Ms' | 'p95Ms'> {
  if (one.p50Ms === undefined || one.p95Ms === undefined) return pick(other);
  if (other.p50Ms === undefined || other.p95Ms === undefined) return pick(one);
  const p50Ms = (one.p50Ms * one.calls + other.p50Ms * other.calls) / (one.calls + other.calls);
  return { p50Ms, p95Ms: Math.max(one.p95Ms, other.p95Ms) };
}

function pick({ p50Ms, p95Ms }: Pick<Span, 'p50Ms' | 'p95Ms'>): Pick<Span, 'p50Ms' | 'p95Ms'> {
  return p50Ms === undefined || p95Ms === undefined ? {} : { p50Ms, p95Ms };
}

function sumOf(one: ApiHealth['failures'], other: ApiHealth['failures']): ApiHealth['failures'] {
  const codes = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof typeof one>;
  return Object.fromEntries([...codes].map((code) => [code, (one[code] ?? 0) + (other[code] ?? 0)]));
}
