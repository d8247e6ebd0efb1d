import { describe, expect, it } from 'vitest';
import { operation } from '#test/hostile/contract';
import { UpstreamResponseError, UpstreamStatusError, UpstreamUnreachableError } from './errors.ts';
import { Breaker } from './health.ts';
import { Attempts, type FailedAttempt, RetryBudget } from './retry.ts';

const retry = { attempts: 2, budgetPercent: 10 };

function attemptsOf(renews = true, isClosed = false) {
  const breaker = new Breaker({ failures: 1, openMs: 1000 });
  const parts = {
    retry,
    breaker,
    budget: new RetryBudget(retry),
    metrics: { begun: 0 },
    credential: { apply: () => undefined, renew: () => renews },
    closing: isClosed ? AbortSignal.abort() : new AbortController().signal,
  };
  return { attempts: new Attempts(parts), breaker };
}

const safe = operation({ path: '/' });
const once = operation({ path: '/', method: 'POST' });
const BODIES = [null, 'text', new Uint8Array(1), (async function* () {})()];
const refusal = new UpstreamStatusError(
  'UNAUTHENTICATED',
  { slug: 'probe', operation: safe },
  { status: 401, body: '' },
);
const unreachable = new UpstreamUnreachableError(refusal.call, 'x');

function failed(
  error: unknown,
  parts: { operation?: typeof safe; body?: unknown; wasLost?: boolean; wasSent?: boolean } = {},
) {
  const { operation: of = safe, body = null, wasLost = false, wasSent = true } = parts;
  return {
    attempt: { request: { plan: { operation: of }, body } },
    exchange: { wasLost, wasSent },
    error,
  } as unknown as FailedAttempt;
}

describe('the attempt after a failed one', () => {
  it('is the same again after a lost connection, once', () => {
    const { attempts } = attemptsOf();
    const lost = failed(unreachable, { wasLost: true });

    expect([failed(unreachable), lost, lost].map((each) => attempts.resend(each))).toEqual([
      undefined,
      { reason: 'lost-connection', delayMs: 0 },
      undefined,
    ]);
  });

  it('is the same again with a new credential, once', () => {
    const { attempts } = attemptsOf();
    const asked = [failed(unreachable), failed(undefined), failed(refusal, { operation: once }), failed(refusal)];

    expect(asked.map((each) => attempts.renew(each))).toEqual([
      undefined,
      undefined,
      { reason: 'fresh-credential', delayMs: 0 },
      undefined,
    ]);
    expect(attemptsOf(false).attempts.renew(failed(refusal))).toBeUndefined();
  });

  it('is a retry, up to the limit, within the remaining time', () => {
    const { attempts } = attemptsOf();

    const delays = [
      attempts.retry(failed(unreachable), 0),
      ...[1, 2, 3].map(() => attempts.retry(failed(unreachable), 1e6)),
    ];

    expect(delays.map((next) => next?.reason)).toEqual([undefined, 'retry', 'retry', undefined]);
  });

  it('is no retry of a mutation, unless it was not sent', () => {
    const sent = { operation: once, wasSent: true };

    expect(attemptsOf().attempts.retry(failed(unreachable, sent), 1e6)).toBeUndefined();
    expect(attemptsOf().attempts.retry(failed(unreachable, { ...sent, wasSent: false }), 1e6)?.reason).toBe('retry');
  });

  it('does not exist after a permanent failure', () => {
    expect(attemptsOf().attempts.retry(failed(new UpstreamResponseError(refusal.call, 'x')), 1e6)).toBeUndefined();
  });

  it('does not exist while the breaker is open, or after the API is closed', () => {
    const { attempts, breaker } = attemptsOf();
    breaker.failed('normal');

    expect(attempts.retry(failed(unreachable), 1e6)).toBeUndefined();
    expect(attemptsOf(true, true).attempts.retry(failed(unreachable), 1e6)).toBeUndefined();
  });

  it.each(BODIES)('does not exist for a streamed body: %#', (body) => {
    const canRepeat = body !== BODIES[3];

    expect(attemptsOf().attempts.resend(failed(unreachable, { body, wasLost: true })) !== undefined).toBe(canRepeat);
    expect(attemptsOf().attempts.renew(failed(refusal, { body })) !== undefined).toBe(canRepeat);
    expect(attemptsOf().attempts.retry(failed(unreachable, { body }), 1e6) !== undefined).toBe(canRepeat);
  });
});
