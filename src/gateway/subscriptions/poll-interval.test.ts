import { describe, expect, it } from 'vitest';
import { PollInterval } from './pause.ts';

const [SECOND, HOUR] = [1000, 3_600_000];
/** Intervals vary by a tenth. */
const about = (ms: number, found: number) => {
  expect(found).toBeGreaterThanOrEqual(ms * 0.9);
  expect(found).toBeLessThanOrEqual(ms * 1.1);
};

describe('PollInterval', () => {
  it('grows while there is no event or the upstream fails, to its bound, and begins again with an event', () => {
    const interval = new PollInterval({ least: SECOND, most: 3 * SECOND });
    about(1.5 * SECOND, interval.after(false));
    about(2.25 * SECOND, interval.afterFailure(undefined));
    about(3 * SECOND, interval.after(false));
    about(3 * SECOND, interval.after(false));
    about(SECOND, interval.after(true));
  });

  it('waits as long as the upstream says, an hour at most', () => {
    const interval = new PollInterval({ least: SECOND, most: SECOND });
    expect(interval.afterFailure(30)).toBe(30 * SECOND);
    expect(interval.afterFailure(999_999_999)).toBe(HOUR);
    about(SECOND, interval.afterFailure(0));
  });
});
