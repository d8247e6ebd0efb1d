import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventLoop, type Resumable, TurnScheduler } from './run.ts';

/** A scheduler whose turns a test takes, and a list of what was done. */
function taken(workPerTurn: number) {
  const turns: (() => void)[] = [];
  const scheduler = new TurnScheduler(workPerTurn, (callback) => turns.push(callback));
  const steps: string[] = [];
  const resumable = (name: string, count: number, work: number): Resumable => {
    let left = count;
    return {
      resume() {
        steps.push(name);
        scheduler.spend(work);
        left -= 1;
        return left > 0;
      },
    };
  };
  return { scheduler, turns, steps, resumable, take: () => turns.shift()?.() };
}

describe('TurnScheduler', () => {
  it('is exhausted by the work of a turn', () => {
    const { scheduler } = taken(10);
    scheduler.spend(9);
    expect(scheduler.isExhausted).toBe(false);
    scheduler.spend(1);
    expect(scheduler.isExhausted).toBe(true);
  });

  it('resumes in a later turn, in rotation, until the turn is exhausted', () => {
    const { scheduler, turns, steps, resumable, take } = taken(10);
    scheduler.spend(10);
    scheduler.add(resumable('a', 3, 3));
    scheduler.add(resumable('b', 2, 3));
    expect([steps, turns.length]).toEqual([[], 1]);

    take();
    // Each step counts as work itself.
    expect([steps, turns.length, scheduler.isExhausted]).toEqual([['a', 'b', 'a'], 1, true]);
    take();
    expect(steps).toEqual(['a', 'b', 'a', 'b', 'a']);
    // Two steps are work of 8.
    expect(scheduler.isExhausted).toBe(false);
    scheduler.spend(1);
    expect(scheduler.isExhausted).toBe(false);
    scheduler.spend(1);
    expect(scheduler.isExhausted).toBe(true);
  });

  it('resumes all others after one that throws', () => {
    const { scheduler, turns, steps, resumable, take } = taken(10);
    const failing: Resumable = {
      resume() {
        throw new Error('It has failed.');
      },
    };
    for (const each of [failing, resumable('a', 1, 1), failing]) scheduler.add(each);

    expect(take).toThrow('It has failed.');
    expect([steps, turns.length]).toEqual([[], 1]);
    expect(take).toThrow('It has failed.');
    expect([steps, turns, scheduler.isBusy]).toEqual([['a'], [], false]);
  });

  it('does a quarter of a turn of one run before the next', () => {
    const { scheduler, steps, resumable, take } = taken(100);
    for (const name of ['a', 'b', 'c']) scheduler.add(resumable(name, 100, 9));
    take();

    // Each step counts as work itself.
    expect(steps.join('')).toBe('aaabbbcccaaa'.slice(0, 10));
  });

  it('knows whether work waits', () => {
    const { scheduler, resumable, take } = taken(100);
    expect(scheduler.isBusy).toBe(false);
    scheduler.add(resumable('a', 2, 100));
    expect(scheduler.isBusy).toBe(true);
    take();
    expect(scheduler.isBusy).toBe(true);
    take();
    expect(scheduler.isBusy).toBe(false);
  });

  it('asks for a turn whenever something is added, and for one at a time', () => {
    const { scheduler, turns, steps, resumable, take } = taken(100);
    scheduler.add(resumable('a', 1, 1));
    scheduler.add(resumable('b', 1, 1));
    take();
    expect([steps, turns.length]).toEqual([['a', 'b'], 0]);
    scheduler.add(resumable('c', 1, 1));
    expect(turns).toHaveLength(1);
    take();
    expect(steps).toEqual(['a', 'b', 'c']);
  });

  it('resumes what is added during a turn in the same turn', () => {
    const { scheduler, turns, steps, resumable, take } = taken(100);
    scheduler.add({
      resume() {
        scheduler.add(resumable('added', 1, 1));
        return false;
      },
    });
    take();
    expect(steps).toEqual(['added']);
    // It was asked for when the first turn had begun.
    expect(turns).toHaveLength(1);
    take();
    expect([steps, turns.length]).toEqual([['added'], 0]);
  });

  it('ends the turn of steps that do no work', () => {
    const { scheduler, turns, steps, resumable, take } = taken(5);
    scheduler.add(resumable('a', 7, 0));
    take();
    expect([steps.length, turns.length]).toEqual([5, 1]);
  });

  it('begins a new turn after a quarter of its work, so that work does not count in turns of later requests', () => {
    const { scheduler, turns, take } = taken(12);
    scheduler.spend(2);
    expect(turns).toHaveLength(0);
    scheduler.spend(1);
    expect(turns).toHaveLength(1);
    scheduler.spend(8);
    expect([turns.length, scheduler.isExhausted]).toEqual([1, false]);
    take();
    expect(turns).toHaveLength(0);
    scheduler.spend(11);
    expect([turns.length, scheduler.isExhausted]).toEqual([1, false]);
    scheduler.spend(1);
    expect(scheduler.isExhausted).toBe(true);
  });

  it('takes turns of the event loop', async () => {
    const scheduler = new TurnScheduler();
    const order: string[] = [];
    const done = new Promise<void>((resolve) => {
      scheduler.add({
        resume() {
          order.push('resumed');
          resolve();
          return false;
        },
      });
    });
    await Promise.resolve();
    order.push('microtask');
    await done;

    expect(order).toEqual(['microtask', 'resumed']);
  });

  it('takes turns of the event loop where a test replaces the clock', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const scheduler = new TurnScheduler();

    await new Promise<void>((resolve) => scheduler.add({ resume: () => (resolve(), false) }));
  });

  it('is one for the process, with some thousand fields a turn', () => {
    expect(eventLoop).toBeInstanceOf(TurnScheduler);
    const scheduler = new TurnScheduler(undefined, () => undefined);
    scheduler.spend(65_535);
    expect(scheduler.isExhausted).toBe(false);
    scheduler.spend(1);
    expect(scheduler.isExhausted).toBe(true);
  });
});
