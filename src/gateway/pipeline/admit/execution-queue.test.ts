import { describe, expect, it } from 'vitest';
import { type Resumable, TurnScheduler } from '../../execution/turn-scheduler.ts';
import { ExecutionQueue } from './execution-queue.ts';

/** A queue whose clock and turns the test controls. */
function queueOf({ hasTurns = true } = {}) {
  const clock = { now: 1000 };
  const turns: Resumable[] = [];
  const scheduler = { isBusy: false, add: (next: Resumable) => void turns.push(next), spend: () => undefined };
  const turn = {
    startedAt: clock.now,
    executed: 0,
    elapsedMs: () => clock.now - turn.startedAt,
    execute: () => void (turn.executed += 1),
  };
  const queue = new ExecutionQueue({
    turn,
    now: () => clock.now,
    scheduler,
    hasTurns,
  });
  const done: string[] = [];
  const request = (name: string, withinMs = 100, requestMs = 2) => {
    const begin = (isInTime: boolean) => {
      done.push(isInTime ? name : `${name} is late`);
      if (isInTime) clock.now += requestMs;
    };
    if (queue.takesNow()) begin(true);
    else return queue.add(withinMs, begin);
    return () => undefined;
  };
  /** Ends a turn of the event loop, and returns what was done in it. */
  const endTurn = () => {
    turns.shift()?.resume();
    turn.startedAt = clock.now;
    turn.executed = 0;
    return done.splice(0);
  };
  return { clock, queue, request, endTurn, turns, scheduler };
}

const names = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => `${from + n}`);

describe('the queue of executions', () => {
  it('executes requests as they are read while the turn has time, and further ones in slices of later turns, in order', () => {
    const { request, endTurn, turns } = queueOf();
    for (const name of names(1, 8)) request(name);

    expect(endTurn()).toEqual(names(1, 6));
    request('9');
    expect(endTurn()).toEqual(names(7, 9));
    expect(turns).toEqual([]);
    request('10');
    expect([endTurn(), turns]).toEqual([['10'], []]);
  });

  it('knows how long a further request would wait', () => {
    const { queue, request, endTurn } = queueOf();
    for (const name of names(1, 3)) request(name);
    expect(queue.waitMs).toBe(0);
    for (const name of names(4, 13)) request(name);
    expect([queue.waitMs, queue.placesWithin(50), queue.placesWithin(10)]).toEqual([20, 15, 0]);

    endTurn();
    expect(queue.waitMs).toBe(14);
    for (let turn = 0; turn < 3; turn++) endTurn();
    expect([queue.waitMs, queue.placesWithin(50)]).toEqual([0, Infinity]);
  });

  it('learns from each request as much, so that a few long ones do not refuse many short ones', () => {
    const { clock, queue, request, endTurn } = queueOf();
    // Twenty short ones are a slice, and so is a long one.
    for (let n = 0; n < 420; n++) request(`${n}`, Infinity, n % 21 === 20 ? 40 : 0.25);
    for (let turn = 0; turn < 12; turn++) endTurn();
    const { waitMs } = queue;
    const from = clock.now;
    while (queue.waitMs > 0) endTurn();

    expect(waitMs / (clock.now - from)).toBeGreaterThan(0.5);
    expect(waitMs / (clock.now - from)).toBeLessThan(1.5);
  });

  it('forgets how long requests took before it had nothing to do', () => {
    const { clock, queue, request, endTurn } = queueOf();
    for (const name of names(1, 4)) request(name, Infinity, 100);
    while (queue.waitMs > 0 || queue.placesWithin(0) !== Infinity) endTurn();
    clock.now += 1001;
    endTurn();

    for (const name of names(1, 20)) request(name, Infinity, 0.5);
    expect(queue.placesWithin(200)).toBeGreaterThan(300);
  });

  it('gives back the place of a request whose caller leaves', () => {
    const { queue, request, endTurn, turns } = queueOf();
    const leave = names(1, 13).map((name) => request(name));
    expect(queue.waitMs).toBe(20);
    for (const each of leave.slice(5)) each();
    expect(queue.waitMs).toBe(4);
    // Those that have begun, or have left, leave nothing.
    for (const each of leave.slice(0, 3)) each();
    for (const each of leave.slice(5)) each();
    expect(queue.waitMs).toBe(4);
    for (const each of leave) each();
    expect([queue.waitMs, queue.placesWithin(1)]).toEqual([0, Infinity]);

    request('14');
    expect(turns).toHaveLength(1);
    expect(endTurn()).toEqual([...names(1, 3), '14']);
    expect([queue.waitMs, turns]).toEqual([0, []]);
  });

  it('goes on after a request that fails to begin', () => {
    const { queue, request, endTurn } = queueOf();
    for (const name of names(1, 3)) request(name);
    queue.add(Infinity, () => {
      throw new Error('It does not begin.');
    });
    request('4');

    expect(endTurn).toThrow('It does not begin.');
    expect(endTurn()).toEqual(names(1, 4));
  });

  it('does not execute a request that has waited too long, and begins the next one', () => {
    const { clock, queue, request, endTurn } = queueOf();
    for (const name of names(1, 3)) request(name);
    request('4', 10);
    request('5');
    clock.now += 11;

    expect(endTurn().slice(3)).toEqual(['4 is late', '5']);
    for (const name of names(6, 8)) request(name);
    request('9', 10);
    clock.now += 1000;
    queue.excuse();
    expect(endTurn()).toEqual(names(6, 9));
  });

  it('waits for turns that accept no connection, but not for long', () => {
    const { clock, queue, request, endTurn } = queueOf();
    for (const name of names(1, 4)) request(name);
    endTurn();
    for (const name of names(5, 8)) request(name);

    const executed = names(1, 7).map(() => {
      queue.connected();
      clock.now += 1;
      return endTurn().length;
    });

    expect(executed).toEqual([3, 0, 0, 0, 1, 0, 0]);
  });

  it('does not wait for another turn after one that accepted no connection', () => {
    const { queue, request, endTurn } = queueOf();
    for (const name of names(1, 4)) request(name);
    queue.connected();

    expect(endTurn()).toEqual(names(1, 3));
    expect(endTurn()).toEqual(['4']);
  });

  it('executes no request as it is read while executions wait for their turns', () => {
    const { request, endTurn, scheduler } = queueOf();
    scheduler.isBusy = true;
    request('1');
    scheduler.isBusy = false;
    // It is behind the other.
    request('2');

    expect(endTurn()).toEqual(['1', '2']);
  });

  it('begins executions in rotation with those that have begun, so that it does not begin more than end', () => {
    const turns: (() => void)[] = [];
    const scheduler = new TurnScheduler(100, (callback) => turns.push(callback));
    let [now, running, most] = [0, 0, 0];
    const turn = { elapsedMs: () => 0, executed: 0, execute: () => undefined };
    const queue = new ExecutionQueue({ turn, now: () => now, scheduler });
    /** It takes 5 ms to begin, and then six shares of a turn. */
    const begin = () => {
      now += 5;
      running += 1;
      most = Math.max(most, running);
      let left = 6;
      scheduler.add({
        resume() {
          scheduler.spend(25);
          left -= 1;
          if (left === 0) running -= 1;
          return left > 0;
        },
      });
    };
    scheduler.add({ resume: () => false });
    for (let count = 0; count < 1000; count++) queue.add(Infinity, begin);
    let taken = 0;
    for (let next = turns.shift(); next; next = turns.shift(), taken++) next();

    expect([most, running]).toEqual([6, 0]);
    expect(taken).toBeLessThan(4000);
  });

  it('lets executions of a slice work at once, and others in the next turn', () => {
    const turns: (() => void)[] = [];
    const scheduler = new TurnScheduler(100, (callback) => turns.push(callback));
    const turn = { elapsedMs: () => 0, executed: 0, execute: () => undefined };
    const queue = new ExecutionQueue({ turn, now: () => 0, scheduler });
    const mustYield: boolean[] = [];
    for (let count = 0; count < 2; count++) queue.add(Infinity, () => void mustYield.push(scheduler.isExhausted));
    turns.shift()?.();

    expect([mustYield, scheduler.isExhausted, turns.length]).toEqual([[false, false], true, 1]);
  });

  it('executes all requests as they are read where turns belong to a request', () => {
    const { request, endTurn } = queueOf({ hasTurns: false });
    for (const name of names(1, 20)) request(name);

    expect(endTurn()).toEqual(names(1, 20));
  });
});
