import { describe, expect, it } from 'vitest';
import { TurnClock } from './turn-clock.ts';

describe('the clock of a turn', () => {
  it('begins with the first request of each turn', () => {
    const clock = { now: 100 };
    const ends: (() => void)[] = [];
    const turn = new TurnClock(
      () => clock.now,
      (callback) => void ends.push(callback),
    );

    expect(turn.elapsedMs()).toBe(0);
    clock.now = 130;
    expect([turn.elapsedMs(), ends.length]).toEqual([30, 1]);
    ends.shift()?.();
    clock.now = 500;
    expect(turn.elapsedMs()).toBe(0);
    clock.now = 501;
    expect(turn.elapsedMs()).toBe(1);
  });
});
