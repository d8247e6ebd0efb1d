import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TokenBucket } from './quotas.ts';

const BURST = 3;
const REFILL_MS = 100;

/** The bucket of an upstream that saw these calls at these times: whether it ever refused one. */
function isExceeded(arrivals: readonly number[]): boolean {
  let [taken, at] = [0, 0];
  return arrivals
    .toSorted((one, other) => one - other)
    .some((now) => {
      taken = Math.max(0, taken - (now - at) / REFILL_MS) + 1;
      at = now;
      return taken > BURST + 1e-9;
    });
}

describe('a token bucket', () => {
  it('is never exceeded, wherever a call arrived between its begin and its end', () => {
    const steps = fc.array(
      fc.oneof(fc.constantFrom('begin', 'begin', 'end', 'unsent'), fc.integer({ min: 1, max: 150 })),
      { minLength: 20, maxLength: 60 },
    );
    fc.assert(
      fc.property(steps, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 100 }), (all, shares) => {
        const bucket = new TokenBucket(BURST, REFILL_MS);
        const running: number[] = [];
        const arrivals: number[] = [];
        let now = 5000;
        for (const step of all) {
          if (typeof step === 'number') now += step;
          else if (step === 'begin') {
            if (bucket.left(now) === 0) continue;
            bucket.begin();
            running.push(now);
          } else {
            const began = running.shift();
            if (began === undefined) continue;
            bucket.end(now, step === 'end');
            if (step === 'end') arrivals.push(began + (shares[arrivals.length % 100] ?? 0) * (now - began));
          }
        }
        expect(isExceeded(arrivals)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it('has a burst at once, and then one call each time it refills', () => {
    const bucket = new TokenBucket(BURST, REFILL_MS);
    for (let call = 0; call < BURST; call++) {
      expect(bucket.left(0)).toBe(BURST - call);
      bucket.begin();
      bucket.end(0, true);
    }

    expect([0, 99, 100, 299, 300, 9999].map((now) => new Set([bucket.left(now)]))).toEqual(
      [0, 0, 1, 2, 3, 3].map((left) => new Set([left])),
    );
  });

  it('tells when further calls may begin', () => {
    const bucket = new TokenBucket(1, REFILL_MS);
    bucket.begin();

    expect([0, 1, 2].map((ahead) => bucket.waitMs(0, ahead))).toEqual([100, 200, 300]);
    bucket.end(0, false);
    expect([0, 1].map((ahead) => bucket.waitMs(0, ahead))).toEqual([0, 100]);
  });
});
