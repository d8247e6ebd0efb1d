import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Quota } from '#contract';
import { MemoryBudgetStore } from '#gateway';
import { until } from '#test/until';
import { MemoryQuotaStore } from '#upstream';
import { chargeOf, itIsBudgetStore, ruleOf } from './budget-rules.ts';
import { countOf, end, itIsQuotaStore } from './quota-rules.ts';
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
  for (const each of replicas) each.close();
  await redis.remove();
});

const counting = (holdMs?: number) => replica(redis.url, { prefix: PREFIX, ...(holdMs && { holdMs }) });

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
        const lease = await quotas.take([second, day]);
        if (lease.isGranted) {
          began.push(performance.now());
          end(lease, 1);
        } else await new Promise((resolve) => setTimeout(resolve, Math.min(lease.waitMs, 50)));
      }
    };
    await Promise.all(Array.from({ length: 12 }, (_, n) => caller(n)));

    expect(began.length).toBeLessThanOrEqual(40);
    expect(began.length).toBeGreaterThan(10);
    // Granted before it is heard of: 20 ms.
    for (const [at, time] of began.entries()) expect((began[at + 2] ?? Infinity) - time).toBeGreaterThan(230);
  });

  it('asks for nothing more where Redis refuses to count: calls that were not counted are not ended', async () => {
    const { quotas, close } = await counting(300);
    const counts = [countOf({ calls: 1, seconds: 0.1 })];
    redis.cli('acl', 'setuser', 'default', '-zadd');
    redis.cli('config', 'resetstat');
    for (let call = 0; call < 20; call++) expect((await quotas.take(counts)).isGranted).toBe(false);
    redis.cli('acl', 'setuser', 'default', '+zadd');
    const scripts = () =>
      [...redis.cli('info', 'commandstats').matchAll(/^cmdstat_eval(?:sha)?:calls=(\d+)/gm)].map(([, n]) => Number(n));

    // The next one is granted after whatever the first twenty had left to do.
    let asked = 20;
    await until(async () => {
      asked++;
      const lease = await quotas.take(counts);
      expect(lease.isGranted).toBe(true);
      end(lease, 1);
    });
    expect(scripts().reduce((sum, n) => sum + n)).toBeLessThan(asked + 10);
    close();
  });

  it('leaves no call behind whose end Redis did not take, although it was connected', async () => {
    const [caller, other] = [await counting(300), await counting(300)];
    const counts = [countOf({ calls: 1, seconds: 0.1 })];
    const taken = await caller.quotas.take(counts);
    redis.cli('acl', 'setuser', 'default', '-zrem');
    end(taken, 0);
    await until(() => expect(redis.cli('acl', 'log')).toContain('zrem'));
    redis.cli('acl', 'setuser', 'default', '+zrem');

    // It is not renewed any more.
    await until(async () => expect((await other.quotas.take(counts)).isGranted).toBe(true));
    for (const each of [caller, other]) each.close();
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
      caller.close();
      await until(async () => expect(await isFree()).toBe(true));
      // The last renewal was up to a third of the time before.
      expect(performance.now() - lostAt).toBeGreaterThan(holdMs / 2);
      other.close();
    },
  );
});

it('limits in Redis have names that nobody can make without the secret, by which credentials could be guessed', async () => {
  const rule = ruleOf({});
  const count = { ...countOf({ per: 'credential' }), key: 'a weak credential' };
  const namesOf = async (secret: string) => {
    const prefix = `with-${secret}`;
    const { quotas, budgets, close } = await replica(redis.url, { prefix, secret });
    await quotas.take([count]);
    await budgets.take([chargeOf(rule, 1, 'a weak credential')], Date.now());
    close();
    const keys = redis.cli('keys', `${prefix}:*`).split('\n');
    return keys.map((key) => key.slice(prefix.length)).toSorted();
  };

  const [one, same, other] = [await namesOf('one'), await namesOf('one'), await namesOf('other')];

  expect(one).toHaveLength(2);
  expect(same).toEqual(one);
  expect(other.filter((name) => one.includes(name))).toEqual([]);
});

describe('MemoryBudgetStore', () => {
  const store = new MemoryBudgetStore(1_000_000);
  itIsBudgetStore(() => [store]);
});

describe('RedisBudgetStore', () => {
  itIsBudgetStore(() => replicas.map(({ budgets }) => budgets) as never);
});
