import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operation } from '#test/hostile/contract';
import {
  BadArgumentError,
  UpstreamResponseError,
  UpstreamStatusError,
  UpstreamTimeoutError,
  UpstreamUnreachableError,
} from './errors.ts';
import { RetryBudget, retryDelayMs } from './retry.ts';

const call = { slug: 'probe', operation: operation({ path: '/' }) };
const unreachable = new UpstreamUnreachableError(call, 'x');
const answered = (status: number, retryAfter?: number) =>
  new UpstreamStatusError('UPSTREAM_ERROR', call, { status, retryAfter, body: '' });

describe('retryDelayMs', () => {
  it('is random, within a bound that doubles up to two seconds', () => {
    const bounds = [0, 1, 2, 3, 4, 5, 6].map((attempt) => retryDelayMs(unreachable, attempt, () => 1));

    expect(bounds).toEqual([100, 200, 400, 800, 1600, 2000, 2000]);
    fc.assert(
      fc.property(fc.nat(100), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, random) => {
        const delayMs = retryDelayMs(unreachable, attempt, () => random) ?? -1;
        expect(delayMs >= 0 && delayMs <= 2000).toBe(true);
      }),
    );
    expect(retryDelayMs(unreachable, 0)).toBeLessThanOrEqual(100);
  });

  it('is added to Retry-After', () => {
    expect(retryDelayMs(answered(503, 7), 1, () => 0.5)).toBe(7100);
    expect(retryDelayMs(answered(429, 0), 1, () => 0.5)).toBe(100);
  });

  it.each([429, 502, 503, 504])('exists after a %i', (status) => {
    expect(retryDelayMs(answered(status), 0, () => 1)).toBe(100);
  });

  it.each([200, 400, 401, 403, 404, 409, 500, 501])('does not exist after a %i', (status) => {
    expect(retryDelayMs(answered(status, 1), 0)).toBeUndefined();
  });

  it('exists after an error that the contract classifies as a rate limit, and without a response', () => {
    const limited = new UpstreamStatusError('RATE_LIMITED', call, { status: 400, body: '' });

    expect(retryDelayMs(limited, 0, () => 1)).toBe(100);
    expect(retryDelayMs(new UpstreamTimeoutError(call, 'x'), 0, () => 1)).toBe(100);
  });

  it.each([new UpstreamResponseError(call, 'x'), new BadArgumentError('x'), new Error('x'), undefined])(
    'is not there after %s',
    (error) => {
      expect(retryDelayMs(error, 0)).toBeUndefined();
    },
  );
});

describe('RetryBudget', () => {
  const taken = (budget: RetryBudget, times: number, calls: number) =>
    Array.from({ length: times }, () => budget.take(calls)).filter(Boolean).length;

  it('has ten at the start, and never more', () => {
    const budget = new RetryBudget({ attempts: 2, budgetPercent: 10 });

    expect(taken(budget, 20, 1000)).toBe(10);
    expect(taken(budget, 20, 2000)).toBe(10);
  });

  it.each([
    [10, 100, 10],
    [10, 9, 0],
    [10, 10, 1],
    [100, 7, 7],
    [0, 1000, 0],
    [33, 3, 0],
    [33.4, 3, 1],
  ])('allows %d %% of %d calls: %d', (budgetPercent, calls, expected) => {
    const budget = new RetryBudget({ attempts: 2, budgetPercent });
    taken(budget, 10, 0);

    expect(taken(budget, 20, calls)).toBe(expected);
  });
});
