import type { UpstreamCode } from '#contract';
import type { ApiHealth, Span } from '#upstream';
import type { ApiState, State, WireSpan } from './wire.ts';

/** The spans that determine the state: ten seconds. */
const RECENT = 5;

const WORDS: Readonly<Partial<Record<UpstreamCode, string>>> = {
  RATE_LIMITED: 'It limits our rate',
  UNAUTHENTICATED: 'It refuses our credential',
  UPSTREAM_ERROR: 'It answers with errors',
  UPSTREAM_TIMEOUT: 'It takes too long',
  UPSTREAM_UNAVAILABLE: 'It is not available',
  UPSTREAM_INVALID_RESPONSE: 'Its answers cannot be used',
};

/** The state of an API for the console. */
export function stateOf(health: ApiHealth): ApiState {
  const { slug, breaker, calls, faults, failures, abandoned, inFlight, queued, cacheHits } = health;
  const counts = { slug, breaker, calls, faults, failures, abandoned, inFlight, queued, cacheHits };
  return {
    ...counts,
    ...judge(health),
    quotas: health.quotas.map((quota) => ({ name: quota.name, left: Math.floor(quota.left), calls: quota.calls })),
    p50Ms: rounded(health.p50Ms),
    p95Ms: rounded(health.p95Ms),
    spans: health.spans.map(wireSpan),
  };
}

/** By recent calls or, where there are none, by the last one. */
function judge({ breaker, calls, lastFaulted, latestFault, spans }: ApiHealth): { state: State; summary: string } {
  const why = (latestFault && WORDS[latestFault]) ?? 'It fails';
  if (breaker === 'open') return { state: 'failing', summary: `${why}: not called for now` };
  if (calls === 0) return { state: 'idle', summary: 'No calls yet' };
  const recent = spans.slice(-RECENT);
  const [all, failed] = [sumOf(recent, 'calls'), sumOf(recent, 'faults')];
  const share = all > 0 ? failed / all : Number(lastFaulted);
  if (share === 0) return { state: 'healthy', summary: 'Healthy' };
  if (share >= 0.5) return { state: 'failing', summary: why };
  return { state: 'degraded', summary: `${why}: ${failed} of ${all} calls` };
}

function sumOf(spans: readonly Span[], key: 'calls' | 'faults'): number {
  return spans.reduce((sum, span) => sum + span[key], 0);
}

function wireSpan({ calls, faults, p50Ms, p95Ms }: Span): WireSpan | 0 {
  return calls === 0 ? 0 : [calls, faults, rounded(p50Ms) ?? -1, rounded(p95Ms) ?? -1];
}

const rounded = (ms: number | undefined) => (ms === undefined ? undefined : Number(ms.toPrecision(3)));

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
