import { describe, expect, it } from 'vitest';
import { report } from './report.ts';
import type { Soaking } from './run.ts';

const MIB = 1024 * 1024;

const sampleAt = (minute: number, heap: number) => ({
  minute,
  heap: heap * MIB,
  external: MIB,
  rss: 90 * MIB,
  sockets: 4,
  timers: 0,
  descriptors: 30,
});

const WELL: Soaking = {
  seen: { sent: 103, answered: 100, withErrors: 20, refused: 2, left: 3, lost: 0 },
  samples: [sampleAt(1, 40), sampleAt(2, 40), sampleAt(3, 40)],
  censuses: [],
  before: { sockets: 0, timers: 1, descriptors: 31 },
  after: { sockets: 0, timers: 0, descriptors: 31 },
};
const SOAKED: Soaking = {
  ...WELL,
  samples: [sampleAt(1, 40), sampleAt(2, 50), sampleAt(3, 60)],
  censuses: [10, 60, 110].map((count) => new Map([['object Leak', { count, bytes: count * 1024 }]])),
};

const lastLine = (short: boolean, soaking: Soaking) => {
  const { text, holds } = report({ short }, soaking);
  return [holds, text.split('\n').at(-1)];
};

describe('report', () => {
  it('has all counts and trends', () => {
    expect(report({ short: false }, SOAKED)).toEqual({
      holds: false,
      text: `
103 requests: 100 answered, 3 left by their callers, 0 lost.
Held before the first caller and after the last: sockets 0 and 0, timers 1 and 0, descriptors 31 and 31.
After the warm-up, 3 samples:
  heap         mean 50.000 MB       slope 10.000 ± 0.000 a minute      gained 20.000      GROWS
  external     mean 1.000 MB        slope 0.000 ± 0.000 a minute       gained 0.000       holds
  rss          mean 90.000 MB       slope 0.000 ± 0.000 a minute       gained 0.000       holds
  sockets      mean 4.00            slope 0.00 ± 0.00 a minute         gained 0.00        holds
  timers       mean 0.00            slope 0.00 ± 0.00 a minute         gained 0.00        holds
  descriptors  mean 30.00           slope 0.00 ± 0.00 a minute         gained 0.00        holds

Classes of which there were clearly more at each of 3 snapshots: 1
  10 → 60 → 110                    110 KiB  object Leak

FAILS: heap grows.`,
    });
  });

  it('passes if nothing grows', () => {
    expect(lastLine(false, WELL)).toEqual([true, 'Holds: nothing grows.']);
  });

  it('prints a slope in the short form, and does not judge it', () => {
    const { text, holds } = report({ short: true }, SOAKED);
    expect(holds).toBe(true);
    expect(text).toContain('\n  heap         mean 50.000 MB       slope 10.000 ± 0.000 a minute      gained 20.000\n');
  });

  it.each([true, false])('fails if a request got no response or a resource is still held (short: %j)', (short) => {
    const seen = { ...WELL.seen, lost: 2, answered: 98 };
    expect(lastLine(short, { ...WELL, seen })).toEqual([false, 'FAILS: 2 of 103 requests got no complete response.']);
    const after = { sockets: 1, timers: 2, descriptors: 32 };
    expect(lastLine(short, { ...WELL, after })).toEqual([
      false,
      'FAILS: held, and not before the first caller: 1 sockets, 1 timers, 1 descriptors.',
    ]);
  });
});
