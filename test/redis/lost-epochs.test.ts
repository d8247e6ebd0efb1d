import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, type Sent } from '#test/harness';
import { until } from '#test/until';
import { type RedisServer, startRedis } from './redis-server.ts';
import { replicasOver } from './replicas.ts';

let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.remove());

const NAME = 'publications/p/readers/1';
const READER = `{ reader(id: "${NAME}") { entitlements { productId } } }`;
const CHANGE = `mutation { updateReaderEntitlements(input: { id: "${NAME}", entitlements: [{ productId: "new" }] }) {
  __typename } }`;
const OLD = { data: { reader: { entitlements: [{ productId: 'old' }] } } };
const NEW = { data: { reader: { entitlements: [{ productId: 'new' }] } } };

function readers() {
  let product = 'old';
  return ({ method, body }: Sent) => {
    if (method === 'PATCH') product = JSON.parse(body).entitlements[0].productId;
    return json({ entitlements: [{ productId: product }] }, 200, { 'cache-control': 'public, max-age=60' });
  };
}

describe('the invalidations in a Redis', () => {
  it('that has evicted them: no replica that starts then uses a response from before', async () => {
    const answer = readers();
    const all = await replicasOver(redis.url, { readers: answer });
    expect(await all.run(0, READER)).toEqual(OLD);
    await until(() => expect(redis.cli('keys', `${all.prefix}:response:*`)).not.toBe(''));
    const [key = ''] = redis.cli('keys', `${all.prefix}:response:*`).split('\n');
    const kept = redis.cli('get', key);
    await all.run(0, CHANGE);
    redis.cli('del', `${all.prefix}:epochs`);
    // The old response was not evicted.
    redis.cli('del', key);
    redis.cli('set', key, kept);

    const started = await all.another();
    expect(await started.run(READER)).toEqual(NEW);
  });

  it('that has lost them: replicas that stay connected notice it, and share responses again', async () => {
    const all = await replicasOver(redis.url, { readers: readers() }, { count: 1 });
    await all.run(0, CHANGE);
    redis.cli('flushall');
    const started = await all.another();
    let readerId = 1;

    await until(async () => {
      const query = READER.replace('readers/1', `readers/${(readerId += 1)}`);
      expect(await all.run(0, query)).toEqual(NEW);
      const { length } = all.sent;
      expect(await started.run(query)).toEqual(NEW);
      expect(all.sent).toHaveLength(length);
    });
  });

  it('that are damaged are begun anew: a mutation reaches the other replicas', async () => {
    const { run, prefix } = await replicasOver(redis.url, { readers: readers() });
    expect([await run(0, READER), await run(1, READER)]).toEqual([OLD, OLD]);
    redis.cli('hset', `${prefix}:epochs`, 'readers.getReaderEntitlements', 'not a number');

    await run(0, CHANGE);
    await until(async () => expect(await run(1, READER)).toEqual(NEW));
  });
});
