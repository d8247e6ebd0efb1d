import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AdmittedAs, Breaker } from './health.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function breaker(failures = 3, openMs = 1000) {
  const clock = { now: 0 };
  vi.spyOn(performance, 'now').mockImplementation(() => clock.now);
  return { clock, breaker: new Breaker({ failures, openMs }) };
}

/** A breaker that has opened, after its time. */
function halfOpen() {
  const both = breaker(1);
  both.breaker.failed('normal');
  both.clock.now = 1000;
  return both;
}

describe('Breaker', () => {
  it('opens after failures in a row, and has the time until a probe', () => {
    const { breaker: one, clock } = breaker();
    for (const outcome of ['failed', 'failed', 'succeeded', 'failed', 'failed'] as const) one[outcome]('normal');
    expect([one.tryCall(), one.isOpen, one.waitMs()]).toEqual(['normal', false, 0]);

    one.failed('normal');

    expect([one.tryCall(), one.isOpen, one.waitMs()]).toEqual([undefined, true, 1000]);
    clock.now = 999;
    expect([one.tryCall(), one.waitMs()]).toEqual([undefined, 1]);
  });

  it('admits one probe after its time', () => {
    const { breaker: one } = halfOpen();

    expect([one.tryCall(), one.tryCall(), one.isOpen, one.waitMs()]).toEqual([1, undefined, true, 0]);
  });

  it('is closed by the success of the probe', () => {
    const { breaker: one } = halfOpen();
    one.tryCall();

    one.succeeded(1);

    expect([one.isOpen, one.tryCall(), one.tryCall()]).toEqual([false, 'normal', 'normal']);
  });

  it('is opened again by the failure of the probe', () => {
    const { breaker: one, clock } = halfOpen();
    one.tryCall();

    one.failed(1);

    expect([one.tryCall(), one.waitMs()]).toEqual([undefined, 1000]);
    clock.now = 2000;
    expect(one.tryCall()).toBe(2);
  });

  it('admits another probe if that one was abandoned', () => {
    const { breaker: one } = halfOpen();
    one.tryCall();

    one.abandoned(1);

    expect([one.tryCall(), one.tryCall()]).toEqual([1, undefined]);
  });

  it('ignores, while it is open, calls that were admitted before', () => {
    const { breaker: one, clock } = halfOpen();
    one.tryCall();

    for (const outcome of ['failed', 'succeeded', 'abandoned'] as const) one[outcome]('normal');

    expect([one.isOpen, one.tryCall(), one.waitMs()]).toEqual([true, undefined, 0]);
    clock.now = 5000;
    expect(one.tryCall()).toBeUndefined();
  });

  it('never opens if it is off', () => {
    const { breaker: one } = breaker(0);
    for (let index = 0; index < 1000; index++) one.failed('normal');

    expect(one.tryCall()).toBe('normal');
  });

  it('uses the clock of the process by default', () => {
    const one = new Breaker({ failures: 1, openMs: 60_000 });
    one.failed('normal');

    expect(one.waitMs()).toBeGreaterThan(59_000);
  });

  it('never admits two probes, and always admits one after its time', () => {
    const steps = fc.array(fc.constantFrom('pass', 'succeeded', 'failed', 'abandoned', 'wait'), { maxLength: 60 });
    const isProbe = (as: AdmittedAs) => as !== 'normal';
    fc.assert(
      fc.property(steps, (each) => {
        const { breaker: one, clock } = breaker(2, 10);
        const out: AdmittedAs[] = [];
        for (const step of each) {
          if (step === 'wait') clock.now += 10;
          else if (step !== 'pass') out.splice(0, 1).forEach((as) => one[step](as));
          else {
            const mayPass = !one.isOpen || (one.waitMs() === 0 && !out.some(isProbe));
            const as = one.tryCall();
            expect(as !== undefined).toBe(mayPass);
            if (as) out.push(as);
          }
          expect(out.filter(isProbe).length).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
