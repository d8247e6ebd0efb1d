import { describe, expect, it } from 'vitest';
import { operation } from '#test/hostile/contract';
import { Breaker } from './breaker.ts';
import { UpstreamResponseError, UpstreamStatusError, UpstreamUnreachableError } from './errors.ts';
import { Attempts, type FailedAttempt, RetryBudget } from './retry.ts';

const retry = { attempts: 2, budgetPercent: 10 };

function attemptsOf(renews = true, isClosed = false) {
  const breaker = new Breaker({ failures: 1, openMs: 1000 });
  const parts = {
    retry,
    breaker,
    budget: new RetryBudget(retry),
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

    expect([attempts.mayResend(failed(unreachable)), attempts.mayResend(lost), attempts.mayResend(lost)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(attemptsOf().attempts.mayResend({ ...lost, exchange: undefined })).toBe(false);
  });

  it('is the same again with a new credential, once', () => {
    const { attempts } = attemptsOf();
    const asked = [failed(unreachable), failed(undefined), failed(refusal, { operation: once }), failed(refusal)];

    expect(asked.map((each) => attempts.mayRenew(each))).toEqual([false, false, true, false]);
    expect(attemptsOf(false).attempts.mayRenew(failed(refusal))).toBe(false);
  });

  it('is a retry, up to the limit, within the remaining time', () => {
    const { attempts } = attemptsOf();

    const delays = [
      attempts.delayMs(failed(unreachable), 0),
      ...[1, 2, 3].map(() => attempts.delayMs(failed(unreachable), 1e6)),
    ];

    expect(delays.map((delayMs) => delayMs !== undefined)).toEqual([false, true, true, false]);
  });

  it('is no retry of a mutation, unless it was not sent', () => {
    const sent = { operation: once, wasSent: true };

    expect(attemptsOf().attempts.delayMs(failed(unreachable, sent), 1e6)).toBeUndefined();
    expect(attemptsOf().attempts.delayMs(failed(unreachable, { ...sent, wasSent: false }), 1e6)).toBeGreaterThanOrEqual(
      0,
    );
  });

  it('does not exist after a permanent failure', () => {
    expect(attemptsOf().attempts.delayMs(failed(new UpstreamResponseError(refusal.call, 'x')), 1e6)).toBeUndefined();
  });

  it('does not exist while the breaker is open, or after the API is closed', () => {
    const { attempts, breaker } = attemptsOf();
    breaker.failed('normal');

    expect(attempts.delayMs(failed(unreachable), 1e6)).toBeUndefined();
    expect(attemptsOf(true, true).attempts.delayMs(failed(unreachable), 1e6)).toBeUndefined();
  });

  it.each(BODIES)('does not exist for a streamed body: %#', (body) => {
    const canRepeat = body !== BODIES[3];

    expect(attemptsOf().attempts.mayResend(failed(unreachable, { body, wasLost: true }))).toBe(canRepeat);
    expect(attemptsOf().attempts.mayRenew(failed(refusal, { body }))).toBe(canRepeat);
    expect(attemptsOf().attempts.delayMs(failed(unreachable, { body }), 1e6) !== undefined).toBe(canRepeat);
  });
});
