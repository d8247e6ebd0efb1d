import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SlidingWindow } from './quotas.ts';

const CALLS = 3;
const MS = 1000;
/** The time by which a call may count too long. */
const SLOT_MS = MS / 64;

interface Call {
  endedAt: number;
}

/** The calls that may have arrived in the window before a time. */
const counted = (calls: readonly Call[], now: number, ms: number) =>
  calls.filter(({ endedAt }) => endedAt > now - ms).length;

describe('a sliding window', () => {
  it('is never exceeded, wherever a call arrived between its begin and its end, and never used less than it may be', () => {
    const steps = fc.array(fc.oneof(fc.constantFrom('begin', 'end', 'unsent'), fc.integer({ min: 1, max: 1500 })), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(steps, (all) => {
        const window = new SlidingWindow(CALLS, MS);
        const calls: Call[] = [];
        const running: Call[] = [];
        let now = 5000;
        for (const step of all) {
          if (typeof step === 'number') now += step;
          else if (step === 'begin') {
            if (window.left(now) === 0) expect(counted(calls, now, MS + SLOT_MS)).toBe(CALLS);
            else {
              window.begin();
              const call = { endedAt: Infinity };
              calls.push(call);
              running.push(call);
              expect(counted(calls, now, MS)).toBeLessThanOrEqual(CALLS);
            }
          } else {
            const call = running.shift();
            if (call) window.end(now, step === 'end');
            if (call) call.endedAt = step === 'end' ? now : -Infinity;
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('tells when further calls may begin', () => {
    const window = new SlidingWindow(CALLS, MS);
    for (const now of [0, 100, 200]) {
      window.begin();
      window.end(now, true);
    }

    expect([0, 1, 2].map((ahead) => Math.round(window.waitMs(200, ahead)))).toEqual([
      Math.round(MS + SLOT_MS - 200),
      Math.round(7 * SLOT_MS + MS - 200),
      Math.round(13 * SLOT_MS + MS - 200),
    ]);
    expect(window.waitMs(200, 3) - window.waitMs(200, 0)).toBeCloseTo(MS + SLOT_MS);
    const waitMs = window.waitMs(200, 0);
    expect(window.left(200 + waitMs - 0.01)).toBe(0);
    expect(window.left(200 + waitMs)).toBe(1);
  });

  it('expects calls under way to end now', () => {
    const window = new SlidingWindow(1, MS);
    window.begin();

    expect([window.waitMs(0, 0), window.waitMs(0, 1)]).toEqual([MS, 2 * MS + SLOT_MS]);
  });

  it('forgets all after a long time', () => {
    const window = new SlidingWindow(1, MS);
    window.begin();
    window.end(0, true);

    expect([window.left(1000), window.left(1e9), window.waitMs(1e9, 0)]).toEqual([0, 1, 0]);
  });
});
