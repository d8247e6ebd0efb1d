import { expect, it } from 'vitest';
import type { Quota } from '#contract';
import { until } from '#test/until';
import type { Lease, QuotaCount, QuotaStore } from '#upstream';

/** The ends of one store in several replicas. */
export type QuotaStores = readonly [QuotaStore, ...QuotaStore[]];

let counts = 0;

/** Ends a call, which has to be granted. */
export function end(lease: Lease, used: number): void {
  if (!lease.isGranted) throw new Error('The call was not granted.');
  lease.receipt.end(used);
}

/** A count of its own. */
export function countOf(quota: Partial<Quota>): QuotaCount {
  counts += 1;
  return {
    name: `journals.quota${counts}`,
    key: '',
    quota: { name: 'quota', calls: 2, seconds: 1, per: 'address', ...quota },
  };
}

/** The contract of stores of quotas. */
export function itIsQuotaStore(stores: () => QuotaStores): void {
  const at = (n: number) => stores()[n % stores().length] as QuotaStore;

  it.each<[string, Partial<Quota>, number]>([
    ['a window', { calls: 7, seconds: 60 }, 7],
    ['a bucket', { calls: 1, seconds: 60, burst: 5 }, 5],
    ['a day', { calls: 20, seconds: 86_400, timeZone: 'America/Los_Angeles' }, 20],
  ])('grants as many calls as %s allows, to all replicas together', async (_what, quota, most) => {
    const counts = [countOf(quota)];
    const leases = await Promise.all(Array.from({ length: 60 }, async (_, n) => at(n).take(counts)));

    expect(leases.filter(({ isGranted }) => isGranted)).toHaveLength(most);
    for (const lease of leases) expect(lease.waitMs > 0).toBe(!lease.isGranted);
    const [{ name } = { name: '' }] = counts;
    expect(stores().map((store) => store.left(name))).toEqual(stores().map(() => 0));
  });

  it('counts a call from its begin to its end and for a window after it', async () => {
    const counts = [countOf({ calls: 1, seconds: 0.2 })];
    const [first] = stores();
    const taken = await first.take(counts);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await at(1).take(counts)).isGranted).toBe(false);
    end(taken, 1);
    const endedAt = performance.now();
    await until(async () => expect((await at(1).take(counts)).isGranted).toBe(true));
    expect(performance.now() - endedAt).toBeGreaterThan(190);
  });

  it('gives back a call that was not sent, once', async () => {
    for (const quota of [{ calls: 1 }, { calls: 1, seconds: 60, burst: 1 }, { calls: 1, timeZone: 'UTC' }]) {
      const counts = [countOf(quota)];
      const [first] = stores();
      const taken = await first.take(counts);
      expect((await at(1).take(counts)).isGranted).toBe(false);
      end(taken, 0);
      await until(async () => expect((await at(1).take(counts)).isGranted).toBe(true));
      end(taken, 0);
      expect((await at(1).take(counts)).isGranted).toBe(false);
    }
  });

  it('takes a call of all its quotas or of none', async () => {
    const [wide, narrow] = [countOf({ calls: 10, seconds: 60 }), countOf({ calls: 1, seconds: 60 })];
    for (let n = 0; n < 5; n++) await at(n).take([wide, narrow]);

    const left = await Promise.all(Array.from({ length: 20 }, async (_, n) => at(n).take([wide])));
    expect(left.filter(({ isGranted }) => isGranted)).toHaveLength(9);
  });

  it('counts keys apart', async () => {
    const count = countOf({ calls: 1, seconds: 60 });
    const [first] = stores();
    expect((await first.take([{ ...count, key: 'one' }])).isGranted).toBe(true);
    expect((await first.take([{ ...count, key: 'other' }])).isGranted).toBe(true);
    expect((await at(1).take([{ ...count, key: 'one' }])).isGranted).toBe(false);
  });
}
