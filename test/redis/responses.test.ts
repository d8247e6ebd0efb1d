import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, type Reply, type Sent } from '#test/harness';
import { quotesAnswer as answer, QUOTES_QUERY as QUERY, quotesPage as quotes } from '#test/numbered-quotes';
import { until } from '#test/until';
import { type RedisServer, startRedis } from './redis-server.ts';
import { replicasOver } from './replicas.ts';

let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.remove());

/** Quotes that count up, with these headers. */
function counting(headers: Readonly<Record<string, string>>) {
  let n = 0;
  return (): Reply => json(quotes((n += 1)), 200, headers);
}

const keysOf = (prefix: string) => redis.cli('keys', `${prefix}:response:*`).split('\n').filter(Boolean);

/** The key of the only response, which is stored after its answer was sent. */
async function keyOf(prefix: string): Promise<string> {
  await until(() => expect(keysOf(prefix)).toHaveLength(1));
  return keysOf(prefix).join();
}

/** How often responses were looked for in Redis. */
const lookups = () => Number(/^cmdstat_get:calls=(\d+)/m.exec(redis.cli('info', 'commandstats'))?.[1] ?? 0);

describe('an upstream response', () => {
  it('that one replica received is used by the others, with the freshness that is left', async () => {
    const { run, sent, serve } = await replicasOver(redis.url, {
      quotes: counting({ 'cache-control': 'public, max-age=60', age: '20' }),
    });

    expect(await run(0, QUERY)).toEqual(answer(1));
    expect(await run(1, QUERY)).toEqual(answer(1));
    expect(sent).toHaveLength(1);

    const { post } = await serve(1);
    const { headers } = await post({ query: QUERY });
    const [, age] = /^public, max-age=(\d+)$/.exec(String(headers['cache-control'])) ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(37);
    expect(Number(age)).toBeLessThanOrEqual(40);
  });

  it('that may not be stored is not', async () => {
    const { run, sent, prefix } = await replicasOver(redis.url, { quotes: counting({ 'cache-control': 'no-store' }) });

    expect([await run(0, QUERY), await run(1, QUERY), await run(0, QUERY)]).toEqual([1, 2, 3].map(answer));
    expect(sent).toHaveLength(3);
    expect(keysOf(prefix)).toEqual([]);
  });

  it('that may not be stored is not looked for again, until one may be', async () => {
    let cacheControl = 'no-store';
    let n = 0;
    const { run, sent, prefix } = await replicasOver(redis.url, {
      quotes: () => {
        n += 1;
        return json(quotes(n), 200, { 'cache-control': cacheControl });
      },
    });
    const before = lookups();

    for (let request = 1; request <= 150; request++) expect(await run(0, QUERY)).toEqual(answer(request));
    expect(lookups() - before).toBe(1);

    cacheControl = 'max-age=60';
    expect(await run(0, QUERY)).toEqual(answer(151));
    await keyOf(prefix);
    expect(await run(1, QUERY)).toEqual(answer(151));
    expect(sent).toHaveLength(151);
  });

  it.each([
    ['is not used for another identity where it is private', 'max-age=60', 2],
    ['is used for every identity where it is public', 'public, max-age=60', 1],
  ])('%s', async (_what, cacheControl, calls) => {
    const { run, sent, prefix } = await replicasOver(
      redis.url,
      { quotes: counting({ 'cache-control': cacheControl }) },
      { settings: { apis: { quotes: { forward: ['x-tenant'] } } } },
    );

    await run(0, QUERY, { 'x-tenant': 'secret-one' });
    await run(1, QUERY, { 'x-tenant': 'secret-one' });
    await run(1, QUERY, { 'x-tenant': 'secret-two' });

    expect(sent).toHaveLength(calls);
    expect(keysOf(prefix).join()).not.toContain('secret');
  });

  it('is validated by the replica that finds it stale, for all of them', async () => {
    const validated: (string | undefined)[] = [];
    const upstream = ({ headers }: Sent): Reply => {
      validated.push(headers['if-none-match']);
      if (headers['if-none-match'] === '"a"')
        return { status: 304, headers: { etag: '"a"', 'cache-control': 'max-age=60' }, body: '' };
      return json(quotes(1), 200, { etag: '"a"', 'cache-control': 'max-age=60', age: '59' });
    };
    const { run, prefix } = await replicasOver(redis.url, { quotes: upstream }, { count: 3 });

    await run(0, QUERY);
    await until(async () => {
      expect(await run(1, QUERY)).toEqual(answer(1));
      expect(validated.length).toBeGreaterThan(1);
    });
    const key = await keyOf(prefix);
    await until(() => expect(redis.cli('get', key)).not.toContain('"age"'));
    expect(await run(2, QUERY)).toEqual(answer(1));

    expect(validated).toEqual([undefined, '"a"']);
  });

  it.each<[string, (key: string) => void]>([
    ['another type', (key) => void (redis.cli('del', key), redis.cli('rpush', key, 'text'))],
    ['no JSON', (key) => void redis.cli('set', key, '{\n{}')],
    ['a body that is cut off', (key) => void redis.cli('setrange', key, '0', '{"headers":{},"bytes":9}\nx')],
    ['no body', (key) => void redis.cli('set', key, '')],
  ])('is fetched again where its key has %s', async (_what, damage) => {
    const { run, sent, prefix, logged } = await replicasOver(redis.url, {
      quotes: counting({ 'cache-control': 'max-age=60' }),
    });
    await run(0, QUERY);
    const key = await keyOf(prefix);
    damage(key);

    expect(await run(1, QUERY)).toEqual(answer(2));
    expect(sent).toHaveLength(2);
    expect(logged.filter((line) => line.includes(' error '))).toEqual([]);
  });
});
