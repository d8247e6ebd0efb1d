import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Resumable, TurnScheduler } from '../../execution/turn-scheduler.ts';
import { LateTimer } from './late-timer.ts';

function timers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
}

describe('the timer of overload', () => {
  it('is not late where nothing else is to do', () => {
    timers();
    const measured: number[] = [];
    const scheduler = new TurnScheduler(100, (turn) => turn());

    new LateTimer(scheduler, setTimeout).start((lateMs) => void measured.push(lateMs));
    vi.advanceTimersByTime(24);
    expect(measured).toEqual([]);
    vi.advanceTimersByTime(1);

    expect(measured).toEqual([0]);
  });

  it('is late by the turns of other work', () => {
    timers();
    const measured: number[] = [];
    const turns: (() => void)[] = [];
    const scheduler = new TurnScheduler(1, (turn) => void turns.push(turn));
    const busy: Resumable = {
      resume() {
        vi.setSystemTime(Date.now() + 40);
        vi.advanceTimersByTime(40);
        return true;
      },
    };
    scheduler.add(busy);
    scheduler.add(busy);

    new LateTimer(scheduler, setTimeout).start((lateMs) => void measured.push(lateMs));
    vi.advanceTimersByTime(25);
    for (let turn = 0; turn < 3; turn++) turns.shift()?.();

    expect(measured).toEqual([80]);
  });
});
