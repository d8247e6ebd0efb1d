import { expect, it } from 'vitest';
import type { BudgetRuleSettings } from '#config';
import { type BudgetCharge, type BudgetStore, budgetRule } from '#gateway';
import { until } from '#test/until';

/** The ends of one store in several replicas. */
export type BudgetStores = readonly [BudgetStore, ...BudgetStore[]];

const EVERYONE = { kinds: undefined, tenants: undefined, scopes: undefined };
let rules = 0;

/** A rule of its own. */
export function ruleOf(settings: Partial<BudgetRuleSettings>) {
  rules += 1;
  const own = {
    name: `rule${rules}`,
    of: 'requests',
    per: 'key',
    limit: 10,
    within: 'minute',
    burst: undefined,
  } as const;
  return budgetRule({ ...own, callers: EVERYONE, ...settings }, `${rules} rule`);
}

export const chargeOf = (rule: BudgetCharge['rule'], units = 1, caller = 'a'): BudgetCharge => ({
  rule,
  key: `${rule.id} ${caller}`,
  units,
});

/** The contract of stores of budgets. */
export function itIsBudgetStore(stores: () => BudgetStores): void {
  const at = (n: number) => stores()[n % stores().length] as BudgetStore;

  it.each<[string, Partial<BudgetRuleSettings>, number]>([
    ['of a minute', { limit: 13, within: 'minute' }, 13],
    ['of a minute with a burst', { limit: 1, burst: 30, within: 'minute' }, 30],
    ['of a day', { limit: 200, within: 'day' }, 200],
    ['of a day, which is large', { limit: 700, within: 'day' }, 700],
    ['of concurrent requests', { of: 'concurrency', limit: 8, within: undefined }, 8],
  ])('takes as much as a budget %s allows, from all replicas together', async (_what, settings, most) => {
    const rule = ruleOf(settings);
    let taken = 0;
    // A replica soon gives back units that it took in advance and does not use.
    await until(
      async () => {
        const decisions = await Promise.all(
          Array.from({ length: 120 }, async (_, n) => at(n).take([chargeOf(rule)], Date.now())),
        );
        taken += decisions.filter(({ refused }) => refused === undefined).length;
        for (const { refused, waitMs } of decisions) expect(waitMs > 0).toBe(refused === 0);
        expect(decisions.filter(({ refused }) => refused === undefined)).toHaveLength(0);
        expect(taken).toBe(most);
      },
      { intervalMs: 100 },
    );
  });

  it('takes all charges of a request or none, and tells which is refused', async () => {
    const [wide, narrow] = [ruleOf({ limit: 30 }), ruleOf({ limit: 1 })];
    const charges = [chargeOf(wide), chargeOf(narrow)];
    const [first] = stores();
    expect((await first.take(charges, Date.now())).refused).toBe(undefined);
    for (let n = 0; n < 5; n++) expect((await at(n).take(charges, Date.now())).refused).toBe(1);

    const { states } = await at(1).take([chargeOf(wide, 0)], Date.now());
    expect(states[0]?.left).toBe(29);
  });

  it('frees what was held, and counts what was used instead', async () => {
    const cost = ruleOf({ of: 'cost', limit: 10 });
    const charge = chargeOf(cost, 8);
    const [first] = stores();
    const { refused, receipt } = await first.take([charge], Date.now());
    expect(refused).toBe(undefined);
    expect((await at(1).take([chargeOf(cost, 3)], Date.now())).refused).toBe(0);
    // Ending it twice counts it once.
    for (let time = 0; time < 2; time++) receipt?.end(2, Date.now());
    await until(async () => {
      const { states } = await at(1).take([chargeOf(cost, 0)], Date.now());
      expect(states[0]?.left).toBe(8);
    });
  });

  it('counts callers apart', async () => {
    const rule = ruleOf({ limit: 1 });
    const [first] = stores();
    expect((await first.take([chargeOf(rule, 1, 'a')], Date.now())).refused).toBe(undefined);
    expect((await first.take([chargeOf(rule, 1, 'b')], Date.now())).refused).toBe(undefined);
    expect((await at(1).take([chargeOf(rule, 1, 'a')], Date.now())).refused).toBe(0);
  });

  it('lets a charge of more than the whole budget pass where nothing is used, which leaves a debt', async () => {
    const rule = ruleOf({ of: 'cost', limit: 5, within: 'minute' });
    const [first] = stores();
    expect((await first.take([chargeOf(rule, 9)], Date.now())).refused).toBe(undefined);
    expect((await at(1).take([chargeOf(rule, 1)], Date.now())).refused).toBe(0);
  });
}
