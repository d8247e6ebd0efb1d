import { describe, expect, it } from 'vitest';
import { Overload } from './overload.ts';
import { requestSize } from './request-size.ts';

const SAMPLE_MS = 25;

/** An overload guard whose clock and samples the test controls. */
function guard(maxInFlight = 1000, { reusesResponses = true } = {}) {
  const clock = { now: 0, turnMs: 0, waitMs: 0 };
  const waiting: { readonly withinMs: number; readonly begin: (isInTime: boolean) => void }[] = [];
  const changes: (readonly [boolean, number])[] = [];
  let measured: ((lateMs: number) => void) | undefined;
  const overload = new Overload(
    { maxDelayMs: 200, maxInFlight },
    {
      timer: { start: (callback) => void (measured = callback) },
      turn: { elapsedMs: () => clock.turnMs, restart: () => void (clock.turnMs = 0) },
      queue: {
        get waitMs() {
          return clock.waitMs;
        },
        placesWithin: (waitMs) => (clock.waitMs === 0 ? Infinity : waitMs - clock.waitMs),
        takesNow: () => clock.waitMs === 0,
        add(withinMs, begin) {
          waiting.push({ withinMs, begin });
          return () => undefined;
        },
        excuse: () => void (clock.waitMs = 0),
        connected: () => undefined,
      },
      reusesResponses,
      now: () => clock.now,
      changed: (...change) => void changes.push(change),
    },
  );
  /** Lets samples pass in which the event loop is late by this. */
  const late = (ms: number, samples = 1) => {
    for (let sample = 0; sample < samples; sample++) {
      const callback = measured;
      measured = undefined;
      clock.now += SAMPLE_MS + ms;
      callback?.(ms);
    }
  };
  const fill = (count: number) => {
    for (let n = 0; n < count; n++) overload.enter();
  };
  return { overload, clock, changes, late, fill, waiting, isMeasuring: () => measured !== undefined };
}

describe('overload', () => {
  it('refuses the largest requests first, and reads more small ones than it executes', () => {
    const { overload, fill } = guard(1000);
    const sizes = ['large', 'medium', 'small'] as const;
    const state = () => [
      sizes.filter((size) => overload.admits(size)),
      sizes.filter((size) => overload.admitsExecution(size)),
    ];

    fill(749);
    expect(state()).toEqual([sizes, sizes]);
    fill(2);
    expect(state()).toEqual([
      ['medium', 'small'],
      ['medium', 'small'],
    ]);
    fill(150);
    expect(state()).toEqual([['medium', 'small'], ['small']]);
    fill(100);
    expect(state()).toEqual([['small'], []]);
    fill(249);
    expect(state()).toEqual([[], []]);
  });

  it('refuses nothing because of a reload, which keeps the event loop for a while', () => {
    const { overload, clock, late, fill } = guard(1000);
    fill(500);
    clock.turnMs = 900;
    expect(overload.admits('small')).toBe(false);
    overload.excuse();
    expect(overload.admits('large')).toBe(true);
    late(900);
    late(900);
    expect(overload.limit).toBe(1000);
    late(900);
    expect(overload.limit).toBeLessThan(1000);
  });

  it('executes a request that is alone, however long its preparation took', () => {
    const { overload, clock, fill } = guard(1000);
    fill(1);
    clock.turnMs = 5000;

    expect(overload.admitsExecution('large')).toBe(true);
    fill(1);
    expect(overload.admitsExecution('small')).toBe(false);
  });

  it('refuses the requests that have waited for others in one turn of the event loop', () => {
    const { overload, clock, fill } = guard(1000);
    fill(2);
    const sizes = ['large', 'medium', 'small'] as const;
    const at = (turnMs: number) => {
      clock.turnMs = turnMs;
      return [sizes.filter((size) => overload.admits(size)), sizes.filter((size) => overload.admitsExecution(size))];
    };

    expect(at(150)).toEqual([sizes, sizes]);
    expect(at(151)).toEqual([
      ['medium', 'small'],
      ['medium', 'small'],
    ]);
    expect(at(181)).toEqual([['medium', 'small'], ['small']]);
    expect(at(201)).toEqual([['small'], []]);
    expect(at(251)).toEqual([[], []]);
    expect(at(0)).toEqual([sizes, sizes]);
  });

  it('refuses requests that would wait for too long, and those that have', () => {
    const { overload, clock, fill, waiting } = guard(1000);
    fill(2);
    const sizes = ['large', 'medium', 'small'] as const;
    const executed = (waitMs: number) => {
      clock.waitMs = waitMs;
      return sizes.filter((size) => overload.admitsExecution(size));
    };
    expect([executed(150), executed(151), executed(181), executed(201)]).toEqual([
      sizes,
      ['medium', 'small'],
      ['small'],
      [],
    ]);
    clock.waitMs = 150;
    expect(overload.limit).toBe(2 + 50);
    overload.excuse();
    expect([overload.admitsExecution('large'), overload.executesNow(), overload.limit]).toEqual([true, true, 1000]);

    const begun: boolean[] = [];
    for (let n = 0; n < 2; n++) overload.whenInTurn((isAdmitted) => void begun.push(isAdmitted));
    expect(waiting.map(({ withinMs }) => withinMs)).toEqual([250, 250]);
    waiting[0]?.begin(true);
    waiting[1]?.begin(false);
    expect([begun, overload.isOverloaded]).toEqual([[true, false], true]);
  });

  it('reads no more requests than it executes where no response is reused', () => {
    const { overload, clock, fill } = guard(1000, { reusesResponses: false });
    const read = () => (['large', 'medium', 'small'] as const).filter((size) => overload.admits(size));
    fill(749);
    expect(read()).toEqual(['large', 'medium', 'small']);
    fill(1);
    expect(read()).toEqual(['medium', 'small']);
    fill(150);
    expect(read()).toEqual(['small']);
    fill(100);
    expect(read()).toEqual([]);
    for (let n = 0; n < 500; n++) overload.leave();
    clock.waitMs = 181;
    expect(read()).toEqual(['small']);
  });

  it('stops reading more than it executes while that answers nobody, and tries again', () => {
    const { overload, fill, late } = guard(1000);
    fill(1001);
    for (let n = 0; n < 40; n++) overload.admitsExecution('small');
    expect(overload.admits('small')).toBe(false);
    for (let n = 0; n < 2; n++) overload.reused();
    expect(overload.admits('small')).toBe(true);
    for (let n = 0; n < 40; n++) overload.admitsExecution('small');
    expect(overload.admits('small')).toBe(false);
    late(0, 60);

    expect(overload.admits('small')).toBe(true);
  });

  it('lowers the limit while the event loop is late, but not for one late turn, and never below what is few', () => {
    const { overload, late, fill } = guard(1000);
    fill(500);

    late(500);
    expect(overload.limit).toBe(1000);
    late(500);
    expect([overload.limit, overload.delayMs]).toEqual([400, 500]);
    late(500);
    expect(overload.limit).toBe(320);
    late(500, 20);
    expect(overload.limit).toBe(96);
    late(150, 20);
    expect(overload.limit).toBe(96);
  });

  it('raises the limit again within two seconds', () => {
    const { overload, late, fill, clock } = guard(5000);
    fill(100);
    late(500, 30);
    expect(overload.limit).toBe(96);
    const from = clock.now;

    while (overload.limit < 5000) late(10);

    expect(clock.now - from).toBeLessThan(2000);
  });

  it('lasts until nothing was refused for two seconds, and is announced at both ends', () => {
    const { overload, late, fill, changes, clock } = guard(100);
    fill(125);
    expect(overload.isOverloaded).toBe(false);
    expect([overload.admits('small'), overload.admits('small')]).toEqual([false, false]);
    expect([overload.isOverloaded, changes]).toEqual([true, [[true, 0]]]);

    for (let n = 0; n < 125; n++) overload.leave();
    clock.now += 1900;
    late(0);
    expect(overload.isOverloaded).toBe(true);
    clock.now += 100;
    late(0);

    expect([overload.isOverloaded, changes]).toEqual([
      false,
      [
        [true, 0],
        [false, 2],
      ],
    ]);
    expect(overload.admits('large')).toBe(true);
  });

  it('is over also where no request is read any more', () => {
    const { overload, late, changes, clock, isMeasuring } = guard();
    clock.turnMs = 300;
    expect(overload.admits('small')).toBe(false);

    clock.now += 2000;
    late(0);

    expect(changes).toEqual([
      [true, 0],
      [false, 1],
    ]);
    expect(isMeasuring()).toBe(false);
  });

  it('measures only while there are requests', () => {
    const { overload, late, isMeasuring } = guard();
    expect(isMeasuring()).toBe(false);
    overload.enter();
    late(0, 3);
    expect(isMeasuring()).toBe(true);

    overload.leave();
    late(0);

    expect(isMeasuring()).toBe(false);
  });

  it('settles at the number of requests at which the event loop is as late as it may be', () => {
    const { overload, late } = guard(5000);
    // Each request takes 1 ms of the event loop, and ten times as many come as can be answered.
    const accepted: number[] = [];
    for (let turn = 0; turn < 400; turn++) {
      const admitted = Array.from({ length: 2000 }).filter(() => {
        const isAdmitted = overload.admits('small');
        if (isAdmitted) overload.enter();
        return isAdmitted;
      }).length;
      late(admitted);
      for (let n = 0; n < admitted; n++) overload.leave();
      accepted.push(admitted);
    }

    const last = accepted.slice(200);
    expect(Math.max(...last)).toBeLessThan(300);
    expect(Math.min(...last)).toBeGreaterThan(90);
  });
});

describe('the size of a request', () => {
  it.each([
    ['GET', {}, 'small'],
    ['POST', { 'content-length': '2048' }, 'small'],
    ['POST', { 'content-length': '2049' }, 'medium'],
    ['POST', { 'content-length': '16384' }, 'medium'],
    ['POST', { 'content-length': '16385' }, 'large'],
    ['POST', {}, 'medium'],
    ['POST', { 'content-length': '10', 'content-type': 'multipart/form-data; boundary=x' }, 'large'],
  ])('of %s %o is %s', (method, headers, size) => {
    expect(requestSize({ method, headers })).toBe(size);
  });
});
