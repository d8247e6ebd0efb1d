import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { json } from '#test/harness';
import { QUOTES_QUERY, quotesAnswer, quotesPage } from '#test/numbered-quotes';
import { until } from '#test/until';
import { countOf, end } from './quota-rules.ts';
import { type RedisServer, startRedis } from './redis-server.ts';
import { replica } from './replica.ts';
import { replicasOver } from './replicas.ts';

let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.remove());

/** Sets the clock of this machine to another time, until the test is over or it is set right. */
function setClockBy(ms: number) {
  const { now } = Date;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + ms);
  onTestFinished(() => clock.mockRestore());
  return () => clock.mockRestore();
}

describe('replicas whose clocks differ by ten minutes', () => {
  it.each([
    ['behind', -600_000],
    ['ahead', 600_000],
  ])('agree on how fresh a response is where the one that received it is %s', async (_what, ms) => {
    redis.cli('flushall');
    let n = 0;
    const answer = () => json(quotesPage((n += 1)), 200, { 'cache-control': 'public, max-age=60', age: '20' });
    const { run, serve, sent } = await replicasOver(redis.url, { quotes: answer });
    const { post } = await serve(1);
    const setRight = setClockBy(ms);
    expect(await run(0, QUOTES_QUERY)).toEqual(quotesAnswer(1));
    // It is stored after it was answered.
    await until(() => expect(redis.cli('keys', '*:response:*')).not.toBe(''));
    setRight();

    const { headers, body } = await post({ query: QUOTES_QUERY });
    expect(JSON.parse(body.toString())).toEqual(quotesAnswer(1));
    expect(sent).toHaveLength(1);
    const [, age] = /^public, max-age=(\d+)$/.exec(String(headers['cache-control'])) ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(35);
    expect(Number(age)).toBeLessThanOrEqual(40);
  });

  it.each([
    ['behind', -36 * 3_600_000],
    ['ahead', 36 * 3_600_000],
  ])('count the calls of a day by the clock of Redis, by which theirs are %s', async (_what, ms) => {
    const { quotas, close } = await replica(redis.url, { prefix: `clock-${ms}` });
    setClockBy(ms);
    const counts = [countOf({ calls: 5, seconds: 86_400, timeZone: 'UTC' })];
    const granted: boolean[] = [];
    for (let call = 0; call < 12; call++) {
      const lease = await quotas.take(counts);
      granted.push(lease.isGranted);
      if (lease.isGranted) end(lease, 1);
      // A day has up to 25 hours, which a clock that is wrong by days may make of any.
      else expect(lease.waitMs).toBeLessThan(90_000_000 + 5000);
    }
    expect(granted.filter(Boolean)).toHaveLength(5);
    close();
  });
});
