import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AdmittedAs, Breaker } from './health.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function breaker(more: { slowMs?: number; probes?: number; ratePercent?: number } = {}) {
  const clock = { now: 0 };
  const settings = { failures: 1000, openMs: 1000, ratePercent: 50, ...more };
  vi.spyOn(performance, 'now').mockImplementation(() => clock.now);
  const one = new Breaker(settings);
  const report = (count: number, outcome: 'good' | 'slow' | 'bad') => {
    for (let call = 0; call < count; call++) {
      if (outcome === 'bad') one.failed('normal');
      else one.succeeded('normal', outcome === 'slow' ? 5000 : 10);
    }
  };
  return { one, clock, report };
}

describe('the rate of a breaker', () => {
  it('opens it when half of twenty calls have failed', () => {
    const { one, report } = breaker();
    report(10, 'good');
    report(9, 'bad');
    expect(one.isOpen).toBe(false);

    report(1, 'bad');

    expect([one.isOpen, one.waitMs()]).toEqual([true, 1000]);
  });

  it('is that of the last ten seconds', () => {
    const { one, clock, report } = breaker();
    report(100, 'good');
    clock.now = 9999;
    report(99, 'bad');
    expect(one.isOpen).toBe(false);
    clock.now = 10_000;
    report(1, 'bad');

    expect(one.isOpen).toBe(true);
  });

  it('tells nothing of fewer than twenty calls, nor where the breaker is off', () => {
    const few = breaker();
    few.report(19, 'bad');
    const off = new Breaker({ failures: 0, openMs: 1000, ratePercent: 50 });
    for (let call = 0; call < 100; call++) off.failed('normal');

    expect([few.one.isOpen, off.isOpen]).toEqual([false, false]);
  });

  it('counts slow calls where a time is set, but not as failures in a row', () => {
    const { one, report } = breaker({ slowMs: 2000 });
    expect([one.countsSlow, breaker().one.countsSlow]).toEqual([true, false]);
    report(11, 'good');
    report(10, 'slow');
    expect(one.isOpen).toBe(false);
    report(1, 'slow');
    expect(one.isOpen).toBe(true);

    const inRow = new Breaker({ failures: 2, openMs: 1000, slowMs: 2000 });
    for (let call = 0; call < 5; call++) inRow.succeeded('normal', 5000);
    expect(inRow.isOpen).toBe(false);
  });
});

describe('the trickle of probes', () => {
  it('is of a few calls, of which all have to succeed', () => {
    const { one, clock, report } = breaker({ probes: 3, slowMs: 2000 });
    report(20, 'bad');
    clock.now = 1000;
    expect([1, 2, 3, 4].map(() => one.tryCall())).toEqual([1, 1, 1, undefined]);

    one.succeeded(1, 10);
    one.abandoned(1);
    expect([one.isOpen, one.tryCall(), one.tryCall()]).toEqual([true, 1, undefined]);
    one.succeeded(1, 10);
    expect(one.isOpen).toBe(true);
    one.succeeded(1, 10);

    expect([one.isOpen, one.tryCall()]).toEqual([false, 'normal']);
    // The failures before it opened no longer count.
    report(5, 'bad');
    expect(one.isOpen).toBe(false);
  });

  it.each(['failed', 'slow'] as const)('ends with the first that has %s', (outcome) => {
    const { one, clock, report } = breaker({ probes: 3, slowMs: 2000 });
    report(20, 'bad');
    clock.now = 1000;
    one.tryCall();
    one.tryCall();
    one.succeeded(1, 10);

    if (outcome === 'failed') one.failed(1);
    else one.succeeded(1, 5000);

    expect([one.isOpen, one.waitMs(), one.tryCall()]).toEqual([true, 1000, undefined]);
  });

  it.each(['succeeded', 'failed', 'abandoned'] as const)(
    'is of its own probes: those before count no more (%s)',
    (how) => {
      const { one, clock, report } = breaker({ probes: 2 });
      const probe = () => one.tryCall() as AdmittedAs;
      report(20, 'bad');
      clock.now = 1000;
      const [first, late] = [probe(), probe()];
      one.failed(first);
      clock.now = 2000;
      const next = probe();

      one[how](late);
      expect([one.isOpen, one.waitMs(), probe() !== undefined, probe()]).toEqual([true, 0, true, undefined]);
      one.succeeded(next);

      expect(one.isOpen).toBe(true);
    },
  );
});
