import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { TurnScheduler } from '../execution/run.ts';
import type { Receipt } from '../types.ts';
import { admitted, Overload } from './overload.ts';

/** An overload control whose clock, turns and timers the test controls. */
function control(maxInFlight = 5000) {
  const clock = { now: 0 };
  const turns: (() => void)[] = [];
  const timers: (() => void)[] = [];
  const changes: (readonly [boolean, number])[] = [];
  const atNextTurn = (callback: () => void) => void turns.push(callback);
  const overload = new Overload(
    { maxDelay: 200, maxInFlight },
    {
      now: () => clock.now,
      scheduler: new TurnScheduler(100, atNextTurn),
      atNextTurn,
      after: (callback) => ({ unref: () => timers.push(callback) }),
      changed: (...change) => void changes.push(change),
    },
  );
  /** Begins an operation in its turn. */
  const inTurn = (begin: () => void) => {
    const turn = overload.turn();
    if (turn) void turn.then(begin);
    else begin();
  };
  const endTurn = async () => {
    for (const callback of turns.splice(0)) callback();
    // Operations begin in the microtasks of a turn.
    await setImmediate();
  };
  /** Admits requests, and begins each of them in its turn, which takes so long. Those that end do so at once. */
  const request = ({ ms, ends = true }: { readonly ms: number; readonly ends?: boolean }) => {
    const receipt = overload.admit();
    if (!receipt) return 'refused';
    inTurn(() => {
      clock.now += ms;
      if (ends) receipt.end();
    });
    return 'admitted';
  };
  const endTimers = (ms: number) => {
    clock.now += ms;
    for (const callback of timers.splice(0)) callback();
  };
  return { overload, clock, changes, request, inTurn, endTurn, endTimers, turns, timers };
}

const times = <Result>(count: number, work: (index: number) => Result) =>
  Array.from({ length: count }, (_, index) => work(index));
const countOf = (outcomes: readonly string[], outcome: string) => outcomes.filter((each) => each === outcome).length;

describe('a gateway that is idle', () => {
  it.each([
    ['20 that are slow at first', 20, (n: number) => (n < 5 ? 40 : 1)],
    ['60 that are slow at first', 60, (n: number) => (n < 5 ? 300 : 5)],
    ['600', 600, () => 0.3],
    ['5000 that take no time', 5000, () => 0],
  ])('refuses none of %s at once, and begins them in slices', async (_what, count, costOf) => {
    const { overload, request, endTurn, turns } = control();
    const outcomes: string[] = [];
    for (let n = 0; n < count; n++) {
      outcomes.push(request({ ms: costOf(n), ends: false }));
      // They come in several turns, as those of many connections do.
      if (n % 100 === 99) await endTurn();
    }
    while (turns.length > 0) await endTurn();

    expect([countOf(outcomes, 'admitted'), overload.inFlight, overload.isOverloaded]).toEqual([count, count, false]);
  });

  it('never refuses one of few, however long others take', async () => {
    const { request, endTurn } = control();
    const outcomes: string[] = [];
    for (let round = 0; round < 50; round++) {
      outcomes.push(...times(96, () => request({ ms: 50 })));
      for (let turn = 0; turn < 96; turn++) await endTurn();
    }

    expect(countOf(outcomes, 'refused')).toBe(0);
  });
});

describe('operations', () => {
  it('begin at once while the turn has time, and in slices of later turns, in their order', async () => {
    const { inTurn, clock, endTurn } = control();
    const begun: number[] = [];
    for (let n = 0; n < 12; n++) {
      inTurn(() => {
        begun.push(n);
        clock.now += 2;
      });
    }
    const slices = [begun.splice(0)];
    while (slices.flat().length < 12) {
      await endTurn();
      slices.push(begun.splice(0));
    }

    expect(slices.flat()).toEqual(times(12, (n) => n));
    expect(slices.length).toBeGreaterThan(2);
    expect(Math.max(...slices.map((slice) => slice.length))).toBeLessThan(6);
  });

  it('that take a slice each begin one a turn', async () => {
    const { inTurn, clock, endTurn } = control();
    let begun = 0;
    for (let n = 0; n < 4; n++) {
      inTurn(() => {
        begun += 1;
        clock.now += 10;
      });
    }

    const counts: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      await endTurn();
      counts.push(begun);
    }
    expect(counts).toEqual([2, 3, 4, 4]);
  });

  it('wait while the server accepts connections, but not for long', async () => {
    const { overload, inTurn, clock, endTurn } = control();
    const begun: number[] = [];
    for (let n = 0; n < 8; n++) {
      inTurn(() => {
        begun.push(n);
        clock.now += 10;
      });
    }
    await endTurn();
    const before = begun.length;
    const counts: number[] = [];
    for (let turn = 0; turn < 8; turn++) {
      overload.connected();
      clock.now += 1;
      await endTurn();
      counts.push(begun.length - before);
    }

    expect(counts.slice(0, 4)).toEqual([0, 0, 0, 0]);
    expect(counts.at(-1)).toBeGreaterThan(0);
  });
});

describe('a gateway that gets ten times as many requests as it can answer', () => {
  it('does as many as before, refuses the others at once, and has few in flight', async () => {
    const { overload, clock, request, endTurn } = control();
    let [admitted, refused, most] = [0, 0, 0];
    const inFlight: number[] = [];
    // An operation takes 4 ms, so that 250 a second can be answered, and 2500 come.
    for (let due = 0; clock.now < 20_000; await endTurn()) {
      const from = clock.now;
      clock.now += 1;
      for (const until = clock.now * 2.5; due < until; due++) {
        if (request({ ms: 4 }) === 'refused') refused += 1;
        else admitted += 1;
      }
      inFlight.push(overload.inFlight);
      most = Math.max(most, clock.now - from);
    }

    expect(admitted).toBeGreaterThan(0.8 * 20 * 250);
    expect(refused).toBeGreaterThan(35_000);
    // A refusal waits for no more than the turn before.
    expect(most).toBeLessThan(30);
    expect(Math.max(...inFlight)).toBeLessThan(1000);
    expect(Math.max(...inFlight.slice(-1000))).toBeLessThan(200);
  });

  it('lets as many in flight as before once it is idle', async () => {
    const { overload, clock, request, endTurn, turns } = control(1000);
    for (let n = 0; n < 300; n++) request({ ms: 2 });
    await endTurn();
    clock.now += 201;
    expect(request({ ms: 2 })).toBe('refused');
    expect(overload.limit).toBeLessThan(300);
    while (turns.length > 0) await endTurn();

    expect([overload.inFlight, overload.limit]).toEqual([0, 1000]);
  });
});

describe('an overload', () => {
  it('lasts until nothing was refused for two seconds, and is announced at both ends', () => {
    const { overload, changes, endTimers, timers } = control(100);
    const receipts = times(100, () => overload.admit());
    expect(overload.isOverloaded).toBe(false);
    expect([overload.admit(), overload.admit()]).toEqual([undefined, undefined]);
    expect([overload.isOverloaded, changes]).toEqual([true, [[true, 0]]]);
    for (const receipt of receipts) receipt?.end();

    endTimers(1999);
    expect([overload.isOverloaded, changes.length]).toEqual([true, 1]);
    endTimers(1);
    expect([overload.isOverloaded, changes[1], timers.length]).toEqual([false, [false, 2], 0]);
    expect(overload.admit()).toBeDefined();
  });
});

describe('a receipt', () => {
  it('ends once', () => {
    const { overload } = control();
    const [one] = times(2, () => overload.admit() as Receipt);
    one?.end();
    one?.end();

    expect(overload.inFlight).toBe(1);
  });

  it('is taken or refused beside the graph too', () => {
    const { overload } = control(1);
    let refusals = 0;
    const telemetry = { overloaded: () => void (refusals += 1) };
    const receipt = admitted({ overload, telemetry });
    let refused: unknown;
    try {
      admitted({ overload, telemetry });
    } catch (error) {
      refused = error;
    }
    expect(refused).toMatchObject({ extensions: { code: 'OVERLOADED', http: { status: 503 } } });
    expect([refusals, overload.inFlight]).toEqual([1, 1]);
    receipt.end();
    expect(overload.inFlight).toBe(0);
  });
});
