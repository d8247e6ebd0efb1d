import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLog } from '#log';
import { gatewayOf, json, mock, runOn } from '#test/harness';
import { localServer } from '#test/local-server';
import { until } from '#test/until';

const NAME = 'publications/p/readers/1';
const CHANGE = `mutation { updateReaderEntitlements(input: { id: "${NAME}", entitlements: [] }) { __typename } }`;
const TAG = 'readers.getReaderEntitlements';

/** A gateway that purges a cache, which answers with these statuses and then with 200. */
async function purging(statuses: readonly number[] = []) {
  const purges: (string | string[] | undefined)[] = [];
  const left = [...statuses];
  const { origin, stop } = await localServer(
    createServer((request, response) => {
      purges.push(request.headers['cache-tag']);
      response.writeHead(left.shift() ?? 200).end();
    }),
  );
  onTestFinished(stop);
  const logged: string[] = [];
  const gateway = gatewayOf(
    { readers: await mock(() => json({ entitlements: [] })) },
    { performance: { httpCaches: { purge: [origin] } } },
    createLog({ level: 'warn', format: 'text' }, (line) => void logged.push(line)),
  );
  return { purges, logged, mutate: () => runOn(gateway, CHANGE) };
}

describe('a cache', () => {
  it('has few purges of many mutations, and one for what was on its way', async () => {
    const { purges, mutate } = await purging();
    await Promise.all(Array.from({ length: 200 }, mutate));
    await until(() => expect(purges.length).toBeGreaterThan(0));
    const during = purges.length;
    expect(during).toBeLessThan(100);
    await until(() => expect(purges.length).toBeGreaterThan(during));
    expect(new Set(purges)).toEqual(new Set([TAG]));
  });

  it('that fails is purged again, and named by the log at last', async () => {
    const { purges, logged, mutate } = await purging([500, 500, 500, 500, 500, 500, 500, 500, 500]);
    await mutate();
    await until(() => expect(logged.join()).toMatch(/An HTTP cache was not purged.*the status 500/));
    expect(purges.length).toBeGreaterThanOrEqual(3);
  });
});
