import { describe, expect, it, onTestFinished } from 'vitest';
import { json } from '#test/harness';
import { until } from '#test/until';
import { type RedisServer, startRedis } from './redis-server.ts';
import { replicasOver } from './replicas.ts';

const ANSWER = { data: { quotes: { totalCount: 7 } } };
const SETTINGS = {
  budgets: { rules: [{ name: 'minute', limit: 1000, within: 'minute' }] },
  apis: { quotes: { quotas: [{ name: 'requests', calls: 1000, within: '1m' }] } },
};

async function redisWith(...lines: readonly string[]): Promise<RedisServer> {
  const redis = await startRedis(lines);
  onTestFinished(() => redis.remove());
  return redis;
}

/** Lets a gateway answer for a while, and returns what it logged, and how often it connected in that time. */
async function answeredFor(redis: RedisServer, ms: number) {
  const page = () => json({ count: 0, totalCount: 7, page: 1, totalPages: 1, results: [] });
  const { run, logged } = await replicasOver(redis.url, { quotes: page }, { count: 1, settings: SETTINGS });
  const connections = () => Number(/total_connections_received:(\d+)/.exec(redis.cli('info', 'stats'))?.[1]);
  const [endsAt, before] = [performance.now() + ms, connections()];
  for (let n = 0; performance.now() < endsAt; n++) {
    expect(await run(0, `{ quotes(search: "${n}") { totalCount } }`)).toEqual(ANSWER);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { logged: logged.map((line) => line.slice(25)), connected: connections() - before };
}

describe('a Redis that refuses', () => {
  it('to let its user listen is not asked again and again, and the log names it once', async () => {
    const redis = await redisWith('user default on nopass ~* resetchannels +@all');
    const { logged, connected } = await answeredFor(redis, 3000);

    // Which of the two connections is there first is not known.
    expect(logged.toSorted()).toEqual([
      'info  Redis is connected',
      expect.stringMatching(
        /^warn {2}Redis refuses commands: .*NOPERM this user has no permissions to access one of the channels/,
      ),
    ]);
    expect(connected).toBeLessThan(12);
  });

  it('to write, because it is a replica, is not connected to again and again, and the log says why', async () => {
    const master = await redisWith();
    const redis = await redisWith(`replicaof 127.0.0.1 ${master.port}`);
    await until(() => redis.cli('info', 'replication').includes('master_link_status:up'));
    const { logged, connected } = await answeredFor(redis, 3000);

    expect(logged).toEqual([
      'info  Redis is connected',
      expect.stringMatching(/^warn {2}Redis refuses commands: .*READONLY/),
      expect.stringMatching(/^warn {2}Redis is not available: .*the connection ended/),
    ]);
    expect(connected).toBeLessThan(20);
  });
});
