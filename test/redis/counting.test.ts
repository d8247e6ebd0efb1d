import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Quota } from '#contract';
import { MemoryBudgetStore } from '#gateway';
import { RedisBudgetStore, RedisQuotaStore, Replicas } from '#redis';
import { until } from '#test/until';
import { MemoryQuotaStore } from '#upstream';
import { chargeOf, itIsBudgetStore, ruleOf } from './budget-rules.ts';
import { countOf, itIsQuotaStore } from './quota-rules.ts';
import { type RedisServer, startRedis } from './redis-server.ts';
import { replica } from './replica.ts';

const PREFIX = 'test';
let redis: RedisServer;
let replicas: Awaited<ReturnType<typeof counting>>[] = [];

beforeAll(async () => {
  redis = await startRedis();
  replicas = await Promise.all([counting(), counting(), counting()]);
});

afterAll(async () => {
  for (const each of replicas) await each.close();
  await redis.remove();
});

/** A replica that counts. */
async function counting(holdMs?: number) {
  const { connection, close } = await replica(redis.url, { prefix: PREFIX });
  const all = new Replicas(connection, PREFIX);
  all.start();
  return {
    connection,
    all,
    quotas: new RedisQuotaStore({ connection, prefix: PREFIX, replicas: all, ...(holdMs && { holdMs }) }),
    budgets: new RedisBudgetStore({ connection, prefix: PREFIX, replicaId: all.id, fallback: undefined }),
    async close() {
      await all.close();
      close();
    },
  };
}

describe('MemoryQuotaStore', () => {
  const store = new MemoryQuotaStore();
  itIsQuotaStore(() => [store]);
});

describe('RedisQuotaStore', () => {
  itIsQuotaStore(() => replicas.map(({ quotas }) => quotas) as never);

  it('never exceeds a short window, nor a day, over three replicas', async () => {
    const [second, day] = [
      countOf({ calls: 2, seconds: 0.25 }),
      countOf({ calls: 40, timeZone: 'UTC', seconds: 86_400 }),
    ];
    const began: number[] = [];
    const endsAt = performance.now() + 3000;
    const caller = async (n: number) => {
      const { quotas } = replicas[n % 3] as (typeof replicas)[number];
      while (performance.now() < endsAt) {
        const { isGranted, waitMs } = await quotas.take([second, day]);
        if (isGranted) {
          began.push(performance.now());
          quotas.end([second, day], true);
        } else await new Promise((resolve) => setTimeout(resolve, Math.min(waitMs, 50)));
      }
    };
    await Promise.all(Array.from({ length: 12 }, (_, n) => caller(n)));

    expect(began.length).toBeLessThanOrEqual(40);
    expect(began.length).toBeGreaterThan(10);
    // Granted before it is heard of: 20 ms.
    for (const [at, time] of began.entries()) expect((began[at + 2] ?? Infinity) - time).toBeGreaterThan(230);
  });

  it('makes calls free whose end Redis did not take, although it was connected', async () => {
    const { quotas } = replicas[0] as (typeof replicas)[number];
    const counts = [countOf({ calls: 1, seconds: 0.1 })];
    expect((await quotas.take(counts)).isGranted).toBe(true);
    redis.cli('acl', 'setuser', 'default', '-zrem');
    quotas.end(counts, false);
    await until(() => expect(redis.cli('acl', 'log')).toContain('zrem'));
    redis.cli('acl', 'setuser', 'default', '+zrem');

    // Redis holds the calls of a replica that is lost for ten seconds.
    await until(async () => expect((await quotas.take(counts)).isGranted).toBe(true), { timeoutMs: 5000 });
    quotas.end(counts, true);
  });

  it('takes calls of a large quota in advance, and never more than all of them', async () => {
    const counts = [countOf({ calls: 900, seconds: 86_400, timeZone: 'UTC' })];
    const stores = replicas.map(({ quotas }) => quotas);
    await stores[0]?.take(counts);
    expect(stores[0]?.take(counts)).toEqual({ isGranted: true, waitMs: 0 });
    let granted = 2;
    await until(
      async () => {
        const leases = await Promise.all(Array.from({ length: 300 }, async (_, n) => stores[n % 3]?.take(counts)));
        const now = leases.filter((lease) => lease?.isGranted).length;
        granted += now;
        expect([now, granted]).toEqual([0, 900]);
      },
      { intervalMs: 100 },
    );
  });

  it('knows how many replicas there are', async () => {
    const more = await counting();
    await until(() => expect(replicas.map(({ all }) => all.ids.length)).toEqual([4, 4, 4]));
    await more.close();
    await until(() => expect(replicas.map(({ all }) => all.ids.length)).toEqual([3, 3, 3]));
  });

  it('reads the list of replicas only when one comes or goes, or when their last times are wanted', async () => {
    const calls = (command: string) =>
      Number(new RegExp(`cmdstat_${command}:calls=(\\d+)`).exec(redis.cli('info', 'commandstats'))?.[1] ?? 0);
    const ids = replicas.map(({ all }) => all.id);
    const isSettled = () =>
      replicas.every(({ all }) => ids.every((id) => all.ids.includes(id)) && all.ids.length === 3);
    await until(() => expect(isSettled()).toBe(true));
    const beaten = async (beats: number) => {
      const zadds = calls('zadd');
      await until(() => expect(calls('zadd')).toBeGreaterThanOrEqual(zadds + beats));
    };
    await beaten(3);
    const lists = calls('zrange');
    await beaten(3);
    expect(calls('zrange')).toBe(lists);

    const [first] = replicas;
    const { now = 0 } = { now: first?.all.now() };
    expect(first?.all.areAliveSince(ids, now)).toBe(false);
    await until(() => expect(first?.all.areAliveSince(ids, now)).toBe(true));
    expect(calls('zrange')).toBeGreaterThan(lists);
  });

  it.each<[string, Partial<Quota>]>([
    ['a window', { calls: 1, seconds: 0.1 }],
    ['a bucket', { calls: 10, seconds: 1, burst: 1 }],
  ])(
    'counts a call in %s for as long as it takes, but not for long after its replica is lost',
    async (_what, quota) => {
      const [counts, holdMs] = [[countOf(quota)], 600];
      const caller = await counting(holdMs);
      const other = await counting(holdMs);
      const isFree = async () => (await other.quotas.take(counts)).isGranted;
      expect((await caller.quotas.take(counts)).isGranted).toBe(true);
      const endsAt = performance.now() + 3 * holdMs;
      while (performance.now() < endsAt) {
        expect(await isFree()).toBe(false);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      const lostAt = performance.now();
      await caller.close();
      await until(async () => expect(await isFree()).toBe(true));
      // The last renewal was up to a third of the time before.
      expect(performance.now() - lostAt).toBeGreaterThan(holdMs / 2);
      await other.close();
    },
  );

  // The last one: its replicas go on by shares for a while.
  it('grants calls to replicas without a share again once Redis counts again, although it was connected', async () => {
    const counts = [countOf({ calls: 1, seconds: 0.2 })];
    const granted = async ({ quotas }: (typeof replicas)[number]) => {
      const { isGranted } = await quotas.take(counts);
      if (isGranted) quotas.end(counts, true);
      return isGranted;
    };
    await until(() => expect(replicas.map(({ all }) => all.ids.length)).toEqual([3, 3, 3]));
    redis.cli('acl', 'setuser', 'default', '-evalsha');
    // All know that it is lost, and one has a share.
    expect(await Promise.all(replicas.map(granted))).toEqual([false, false, false]);
    await until(async () => (await Promise.all(replicas.map(granted))).includes(true));
    redis.cli('acl', 'setuser', 'default', '+evalsha');

    for (const each of replicas) await until(() => granted(each));
  });
});

describe('MemoryBudgetStore', () => {
  const store = new MemoryBudgetStore(1_000_000);
  itIsBudgetStore(() => [store]);
});

describe('RedisBudgetStore', () => {
  itIsBudgetStore(() => replicas.map(({ budgets }) => budgets) as never);

  it('answers at once from what it took in advance', async () => {
    const rule = ruleOf({ limit: 10_000, within: 'minute' });
    const { budgets } = replicas[0] as (typeof replicas)[number];
    const first = await budgets.take([chargeOf(rule)], Date.now());
    const second = budgets.take([chargeOf(rule)], Date.now());

    expect(second).not.toBeInstanceOf(Promise);
    const lefts = [first, await second].map(({ states }) => states[0]?.left);
    expect(lefts).toEqual([9999, 9998]);
  });
});
