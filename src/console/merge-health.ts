import type { ApiHealth, Span } from '#upstream';

/** The health of each API over all workers. A breaker counts as open if one worker's is. */
export function mergeHealth(workers: readonly (readonly ApiHealth[])[]): ApiHealth[] {
  const [first = []] = workers;
  return first.map((health) =>
    together(
      health,
      workers.flat().filter(({ slug }) => slug === health.slug),
    ),
  );
}

function together(first: ApiHealth, all: readonly ApiHealth[]): ApiHealth {
  const failures: Record<string, number> = {};
  for (const [code, count] of all.flatMap((each) => Object.entries(each.failures))) {
    failures[code] = (failures[code] ?? 0) + count;
  }
  return {
    // The one that failed last is the more interesting one.
    ...(all.findLast(({ lastFaulted }) => lastFaulted) ?? first),
    ...added(all),
    failures,
    abandoned: sum(all, ({ abandoned }) => abandoned),
    inFlight: sum(all, ({ inFlight }) => inFlight),
    cacheHits: sum(all, ({ cacheHits }) => cacheHits),
    joined: sum(all, ({ joined }) => joined),
    queued: sum(all, ({ queued }) => queued),
    breaker: all.some(({ breaker }) => breaker === 'open') ? 'open' : 'closed',
    spans: first.spans.map((_, index) => added(all.flatMap(({ spans }) => spans[index] ?? []))),
  };
}

/** Calls of all workers: the p50 by their calls, and the largest p95. */
function added(all: readonly Span[]): Span {
  const timed = all.filter(({ p50Ms }) => p50Ms !== undefined);
  return {
    calls: sum(all, ({ calls }) => calls),
    faults: sum(all, ({ faults }) => faults),
    ...(timed.length > 0 && {
      p50Ms: sum(timed, ({ p50Ms = 0, calls }) => p50Ms * calls) / sum(timed, ({ calls }) => calls),
      p95Ms: Math.max(...timed.map(({ p95Ms = 0 }) => p95Ms)),
    }),
  };
}

function sum<Of>(all: readonly Of[], count: (each: Of) => number): number {
  return all.reduce((total, each) => total + count(each), 0);
}
