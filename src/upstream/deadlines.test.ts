import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Deadlines } from './exchange.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Deadlines of a second, and a record of those that passed. */
function recorded() {
  const begun = performance.now();
  const passed: [who: string, afterMs: number][] = [];
  const deadlines = new Deadlines<string>(1000, (who) => {
    passed.push([who, performance.now() - begun]);
    if (who === 'again') deadlines.set('last');
  });
  return { deadlines, passed };
}

describe('deadlines', () => {
  it('pass in time, each for its own item', () => {
    const { deadlines, passed } = recorded();

    deadlines.set('first');
    vi.advanceTimersByTime(400);
    deadlines.set('second');
    vi.advanceTimersByTime(5000);
    deadlines.set('third');
    vi.advanceTimersByTime(5000);

    expect(passed).toEqual([
      ['first', 1000],
      ['second', 1400],
      ['third', 6400],
    ]);
  });

  it('do not pass after they are cleared; clearing twice, or after they passed, has no effect', () => {
    const { deadlines, passed } = recorded();
    const [first, second, third] = ['first', 'second', 'third'].map((who) => deadlines.set(who));

    if (first && third) for (const deadline of [first, first, third]) deadlines.clear(deadline);
    vi.advanceTimersByTime(5000);
    if (second) deadlines.clear(second);
    deadlines.set('fourth');
    vi.advanceTimersByTime(5000);

    expect(passed).toEqual([
      ['second', 1000],
      ['fourth', 6000],
    ]);
  });

  it('may be set when one passes', () => {
    const { deadlines, passed } = recorded();

    deadlines.set('again');
    vi.advanceTimersByTime(5000);

    expect(passed).toEqual([
      ['again', 1000],
      ['last', 2000],
    ]);
  });

  it('use one timer, and none when all are cleared', () => {
    const { deadlines } = recorded();

    const all = ['first', 'second', 'third'].map((who) => deadlines.set(who));
    expect(vi.getTimerCount()).toBe(1);
    for (const deadline of all) deadlines.clear(deadline);
    vi.advanceTimersByTime(1000);

    expect(vi.getTimerCount()).toBe(0);
  });
});
