import { describe, expect, it } from 'vitest';
import { UpstreamResponseError, UpstreamStatusError, UpstreamTimeoutError } from './errors.ts';
import { ApiMetrics, SPAN_MS, SPANS } from './health.ts';

const call = { slug: 'quotes', operation: { id: 'getRandomQuote', method: 'GET', path: '/random' } } as const;
const status = (code: 'NOT_FOUND' | 'UNAUTHENTICATED', status: number) =>
  new UpstreamStatusError(code, call, { status, body: '' });
const late = new UpstreamTimeoutError(call, 'took longer than 1 ms');

function metricsAt(startMs = 1_000_000, ownCredential = true) {
  const clock = { ms: startMs };
  const metrics = new ApiMetrics({ ownCredential });
  const read = () => metrics.read(clock.ms);
  const ended = (tookMs: number, error?: unknown) => {
    metrics.begun += 1;
    metrics.ended(clock.ms, tookMs, error);
  };
  return { metrics, clock, ended, read };
}

describe('the metrics of an API', () => {
  it('are zero before the first call', () => {
    const { spans, durations, ...counts } = metricsAt().read();

    expect(counts).toEqual({ calls: 0, faults: 0, failures: {}, abandoned: 0, inFlight: 0, cacheHits: 0, joined: 0 });
    expect(durations.buckets.every((count) => count === 0)).toBe(true);
    expect(spans).toEqual(Array.from({ length: SPANS }, () => ({ calls: 0, faults: 0 })));
  });

  it('count calls, failures by their code, and calls in flight', () => {
    const { metrics, ended, read } = metricsAt();
    ended(1);
    ended(1, status('NOT_FOUND', 404));
    ended(1, late);
    ended(1, late);
    metrics.begun += 1;
    metrics.cacheHits += 1;
    metrics.joined += 1;

    const { spans, durations, p50Ms, p95Ms, ...counts } = read();

    expect([p50Ms, p95Ms]).toEqual([expect.closeTo(1, 0), expect.closeTo(1, 0)]);
    expect(counts).toEqual({
      calls: 4,
      faults: 2,
      failures: { NOT_FOUND: 1, UPSTREAM_TIMEOUT: 2 },
      abandoned: 0,
      inFlight: 1,
      cacheHits: 1,
      joined: 1,
      lastFaulted: true,
      latestFault: 'UPSTREAM_TIMEOUT',
    });
    expect(spans.at(-1)).toMatchObject({ calls: 4, faults: 2 });
    expect([durations.value, durations.buckets[1]]).toEqual([0.004, 4]);
  });

  it('do not count cancelled calls', () => {
    const { ended, read } = metricsAt();
    ended(1, new Error('The caller went away.'));

    expect(read()).toMatchObject({ calls: 0, faults: 0, abandoned: 1, inFlight: 0, failures: {} });
  });

  it('count a call that was not tried as a fault without a latency', () => {
    const { metrics, clock, read } = metricsAt();
    metrics.notTried(clock.ms, new UpstreamResponseError(call, 'is not tried'));

    expect(read()).toMatchObject({ calls: 1, faults: 1, failures: { UPSTREAM_INVALID_RESPONSE: 1 } });
    expect(read().spans.at(-1)).toEqual({ calls: 1, faults: 1 });
  });

  it("count a refused credential as a fault if it is the gateway's own, but not if it is the caller's", () => {
    const [own, forwarded] = [metricsAt(0, true), metricsAt(0, false)];
    own.ended(1, status('UNAUTHENTICATED', 401));
    forwarded.ended(1, status('UNAUTHENTICATED', 401));

    expect([own.read().lastFaulted, forwarded.read().lastFaulted]).toEqual([true, false]);
  });

  it('have the last spans, each with its own latencies', () => {
    const { clock, ended, read } = metricsAt();
    ended(10);
    clock.ms += SPAN_MS;
    ended(100);
    clock.ms += 2 * SPAN_MS;

    const [first, second, ...quiet] = read().spans.slice(-4);

    expect([first?.calls, second?.calls]).toEqual([1, 1]);
    expect((first?.p50Ms ?? 0) / 10).toBeCloseTo(1, 0);
    expect((second?.p95Ms ?? 0) / 100).toBeCloseTo(1, 0);
    expect((read().p95Ms ?? 0) / 100).toBeCloseTo(1, 0);
    expect(quiet).toEqual([
      { calls: 0, faults: 0 },
      { calls: 0, faults: 0 },
    ]);
  });

  it.each([SPANS - 1, SPANS, SPANS * 3 + 1])('discard spans that are %i old or older, and continue', (spans) => {
    const { clock, ended, read } = metricsAt();
    ended(1);
    clock.ms += spans * SPAN_MS;
    const calls = read().spans.map((span) => span.calls);

    expect(calls.reduce((sum, each) => sum + each)).toBe(spans < SPANS ? 1 : 0);
    expect(read().calls).toBe(1);
  });
});
