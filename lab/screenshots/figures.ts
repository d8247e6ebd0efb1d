import { type ApiHealth, SPANS, type Span } from '#upstream';
import { Random } from '../../src/sandbox/random.ts';

const FAILING = 'quotes';
/** The number of spans with failures. */
const FAILS_FOR = 9;

/** Invented figures of an API's calls, deterministic and different for each API. */
export function figuresOf(slug: string): ApiHealth {
  const random = new Random(slug);
  const [busy, base] = [random.int(2, 12), random.int(2, 60)];
  const spans = Array.from({ length: SPANS }, (_, index) => {
    const fails = slug === FAILING && index >= SPANS - FAILS_FOR;
    return spanOf(random, busy, base, fails);
  });
  const sum = (what: 'calls' | 'faults') => spans.reduce((total, span) => total + span[what], 0);
  const faults = sum('faults');
  return {
    slug,
    calls: sum('calls') + busy * random.int(80, 900),
    faults,
    failures: faults > 0 ? { UPSTREAM_UNAVAILABLE: faults } : {},
    abandoned: 0,
    inFlight: 0,
    cacheHits: random.chance(0.6) ? busy * random.int(10, 400) : 0,
    joined: 0,
    durations: { value: 0, buckets: [] },
    breaker: 'closed',
    queued: 0,
    quotas: [],
    lastFaulted: faults > 0,
    ...(faults > 0 && { latestFault: 'UPSTREAM_UNAVAILABLE' as const }),
    p50Ms: base,
    p95Ms: base * (2 + random.next()),
    spans,
  };
}

function spanOf(random: Random, busy: number, base: number, fails: boolean): Span {
  const calls = random.int(0, busy);
  const p50Ms = base * (0.7 + random.next() * 0.6);
  const p95Ms = p50Ms * (1.4 + random.next() * (random.chance(0.1) ? 5 : 1.6));
  return { calls, faults: fails ? Math.ceil(calls * 0.8) : 0, ...(calls > 0 && { p50Ms, p95Ms }) };
}
