import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BudgetRuleSettings } from '#config';
import { budgetRule, EvictedLevels, MemoryBudgetStore } from './budget-store.ts';

const EVERYONE = { kinds: undefined, tenants: undefined, scopes: undefined };
const rule = (settings: Partial<BudgetRuleSettings>) =>
  budgetRule(
    {
      name: 'r',
      of: 'requests',
      per: 'key',
      limit: 10,
      within: 'second',
      burst: undefined,
      callers: EVERYONE,
      ...settings,
    },
    '0 r',
  );
const DAY = 86_400_000;
const MORNING = 20_000 * DAY + 1;
const store = (bytes = 1_000_000) => new MemoryBudgetStore(bytes, new EvictedLevels(7));

describe('a bucket', () => {
  const steps = fc.array(fc.record({ afterMs: fc.nat(1500), units: fc.integer({ min: 1, max: 6 }) }), {
    maxLength: 40,
  });
  const limits = { limit: fc.integer({ min: 1, max: 20 }), burst: fc.integer({ min: 1, max: 12 }) };
  const settings = fc.record({ ...limits, within: fc.constantFrom('second' as const, 'minute' as const) });

  it('decides as a model in whole numbers, and says when it would decide otherwise', () => {
    fc.assert(
      fc.property(settings, steps, ({ limit, burst, within }, taken) => {
        const windowMs = within === 'second' ? 1000 : 60_000;
        const counted = rule({ limit, burst, within });
        const counts = store();
        // A unit is `windowMs` parts, of which `limit` drain in a millisecond.
        let [now, parts] = [MORNING, 0];
        for (const { afterMs, units } of taken) {
          now += afterMs;
          parts = Math.max(0, parts - afterMs * limit);
          const isFree = parts + Math.min(units, burst) * windowMs <= burst * windowMs;
          const { refused, waitMs, states } = counts.take([{ rule: counted, key: 'a', units }], now);
          const excess = parts + Math.min(units, burst) * windowMs - burst * windowMs;
          if (isFree) parts += units * windowMs;
          const left = Math.max(0, Math.floor((burst * windowMs - parts) / windowMs));
          expect([refused, waitMs, states]).toEqual([
            isFree ? undefined : 0,
            isFree ? 0 : Math.ceil(excess / limit),
            [{ left, resetMs: Math.ceil(parts / limit) }],
          ]);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a clock that was wrong by a year', () => {
  it('neither gives units nor withholds them once it has been set back', () => {
    const counted = rule({ limit: 2, within: 'minute' });
    const counts = store();
    const take = (now: number) => counts.take([{ rule: counted, key: 'a', units: 1 }], now).refused;
    const wrong = MORNING + 365 * DAY;

    expect([wrong, wrong, wrong, MORNING, MORNING].map(take)).toEqual([undefined, undefined, 0, 0, 0]);
    expect([MORNING + 30_000, MORNING + 30_000].map(take)).toEqual([undefined, 0]);
  });
});

describe('a day', () => {
  it('begins anew at midnight UTC', () => {
    const daily = rule({ limit: 2, within: 'day' });
    const counts = store();
    const take = (now: number) => counts.take([{ rule: daily, key: 'a', units: 1 }], now);
    const midnight = MORNING - 1 + DAY;

    expect(take(MORNING)).toEqual({ refused: undefined, waitMs: 0, states: [{ left: 1, resetMs: DAY - 1 }] });
    expect(take(midnight - 5)).toEqual({ refused: undefined, waitMs: 0, states: [{ left: 0, resetMs: 5 }] });
    expect(take(midnight - 1)).toEqual({ refused: 0, waitMs: 1, states: [{ left: 0, resetMs: 1 }] });
    expect(take(midnight)).toEqual({ refused: undefined, waitMs: 0, states: [{ left: 1, resetMs: DAY }] });
  });
});

describe('units that are held', () => {
  it('do not drain, and are corrected to the actual ones', () => {
    const cost = rule({ of: 'cost', limit: 10 });
    const counts = store();
    const charge = { rule: cost, key: 'a', units: 8 };

    const { states, receipt } = counts.take([charge], MORNING);
    expect(states).toEqual([{ left: 2, resetMs: 800 }]);
    expect(counts.take([{ ...charge, units: 4 }], MORNING + 5000)).toMatchObject({ refused: 0, waitMs: 1000 });
    expect(receipt?.end(3, MORNING + 5000)).toEqual([{ left: 7, resetMs: 300 }]);
    expect(receipt?.end(3, MORNING + 5000)).toEqual([]);
    expect(counts.take([{ ...charge, units: 7 }], MORNING + 5000).refused).toBeUndefined();
  });

  it('are more than the capacity where nothing else is used, and have to drain then', () => {
    const cost = rule({ of: 'cost', limit: 10 });
    const counts = store();
    const dear = { rule: cost, key: 'a', units: 30 };

    counts.take([dear], MORNING).receipt?.end(25, MORNING);
    expect(counts.take([{ ...dear, units: 1 }], MORNING)).toMatchObject({ refused: 0, waitMs: 1600 });
  });

  it('are never too few: of any settled charges, the capacity and the drained units are not exceeded', () => {
    const cost = rule({ of: 'cost', limit: 5 });
    const steps = fc.array(fc.tuple(fc.nat(800), fc.nat(5), fc.boolean()), { maxLength: 40 });
    fc.assert(
      fc.property(steps, (taken) => {
        const counts = store();
        const held: (() => void)[] = [];
        let [now, sent] = [MORNING, 0];
        for (const [afterMs, units, settles] of taken) {
          now += afterMs;
          if (settles) held.shift()?.();
          const { receipt } = counts.take([{ rule: cost, key: 'a', units }], now);
          if (receipt) {
            held.push(() => receipt.end(units, now));
            sent += units;
          }
          expect(sent).toBeLessThanOrEqual(5 + ((now - MORNING) * 5) / 1000);
        }
      }),
    );
  });
});

describe('several charges', () => {
  it('are taken together, or none of them', () => {
    const [many, few] = [rule({ limit: 5 }), rule({ limit: 1, within: 'minute' })];
    const counts = store();
    const charges = [
      { rule: many, key: 'many', units: 1 },
      { rule: few, key: 'few', units: 1 },
    ];
    counts.take(charges, MORNING);

    expect(counts.take(charges, MORNING)).toEqual({
      refused: 1,
      waitMs: 60_000,
      states: [
        { left: 4, resetMs: 200 },
        { left: 0, resetMs: 60_000 },
      ],
    });
  });

  it('of concurrent requests are given back, and leave nothing in the memory', () => {
    const concurrent = rule({ of: 'concurrency', limit: 1, within: undefined });
    const counts = store();
    const charge = { rule: concurrent, key: 'a', units: 1 };
    const states = [{ left: 0, resetMs: undefined }];
    const { receipt, ...taken } = counts.take([charge], MORNING);

    expect(taken).toEqual({ refused: undefined, waitMs: 0, states });
    expect(counts.take([charge], MORNING)).toEqual({ refused: 0, waitMs: 1000, states });
    expect(receipt?.end(0, MORNING)).toEqual([{ left: 1, resetMs: undefined }]);
    expect(counts.take([charge], MORNING).refused).toBeUndefined();
    // Another request has the place: the receipt of the first does not end it.
    receipt?.end(0, MORNING);
    expect(counts.take([charge], MORNING).refused).toBe(0);
  });
});

describe('the memory', () => {
  const daily = rule({ limit: 3, within: 'day' });
  const take = (counts: MemoryBudgetStore, key: string) => counts.take([{ rule: daily, key, units: 1 }], MORNING);

  it('is bounded, whatever callers come', () => {
    const counts = store(10_000);
    for (let caller = 0; caller < 5000; caller++) take(counts, `caller ${caller}`);

    expect(counts.bytes).toBeLessThanOrEqual(10_000);
    expect(counts.bytes).toBeGreaterThan(9000);
  });

  it('does not give a budget back to a caller whose counter left it', () => {
    const counts = store(10_000);
    for (let request = 0; request < 3; request++) take(counts, 'exhausted');
    for (let caller = 0; caller < 5000; caller++) take(counts, `caller ${caller}`);

    expect(take(counts, 'exhausted').refused).toBe(0);
    expect(counts.take([{ rule: daily, key: 'exhausted', units: 1 }], MORNING + DAY).refused).toBeUndefined();
  });

  it('gives none back either after a reload, which makes the rules anew, and keeps one level of each slot', () => {
    const evicted = new EvictedLevels(7);
    const counts = new MemoryBudgetStore(10_000, evicted);
    for (let request = 0; request < 3; request++) take(counts, 'exhausted');
    for (let caller = 0; caller < 5000; caller++) take(counts, `caller ${caller}`);
    const reloaded = rule({ limit: 3, within: 'day' });

    expect(counts.take([{ rule: reloaded, key: 'exhausted', units: 1 }], MORNING).refused).toBe(0);
  });
});

describe('the order in which counters leave the memory', () => {
  const rules = [
    rule({ limit: 5 }),
    rule({ of: 'cost', limit: 8, within: 'minute' }),
    rule({ of: 'concurrency', limit: 2, within: undefined }),
  ];
  const steps = fc.array(
    fc.record({
      afterMs: fc.nat(700),
      caller: fc.nat(3),
      units: fc.integer({ min: 1, max: 4 }),
      settles: fc.boolean(),
    }),
    { maxLength: 60 },
  );

  it('is kept once a second, and decides as if it were kept at each charge', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const stores = [new MemoryBudgetStore(1_000_000, new EvictedLevels(7), 0), store()];
        let now = MORNING;
        for (const { afterMs, caller, units, settles } of taken) {
          now += afterMs;
          const charges = rules.map((each, at) => ({ rule: each, key: `${at} ${caller}`, units }));
          const [one, other] = stores.map((each) => {
            const { receipt, ...decision } = each.take(charges, now);
            return [decision, settles && receipt?.end(1, now), each.bytes];
          });
          expect(other).toEqual(one);
        }
      }),
    );
  });

  it('is by the last use, to a second', () => {
    const daily = rule({ limit: 3, within: 'day' });
    const evicted: string[] = [];
    const levels = new EvictedLevels(7);
    const add = levels.add.bind(levels);
    levels.add = (each, key, level, now) => {
      evicted.push(key);
      add(each, key, level, now);
    };
    const counts = new MemoryBudgetStore(3 * (256 + 2), levels);
    for (const [at, key] of ['a', 'b', 'c', 'a', 'd', 'e'].entries())
      counts.take([{ rule: daily, key, units: 1 }], MORNING + at * 1000);

    expect(evicted).toEqual(['b', 'c']);
  });
});
