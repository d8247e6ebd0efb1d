import { describe, expect, it } from 'vitest';
import { json } from '#test/harness';
import { rawRequest } from '#test/raw-request';
import { type Route, served } from '#test/served';
import { ORDER, shop } from './shop.ts';

/** Routes with different code that writes responses. */
const SERVERS: readonly Route[] = ['direct', 'http-plugin'];

describe.each(SERVERS)('by the %s route, health', (route) => {
  it('is JSON with no-store', async () => {
    const { gateway } = await shop();
    const { server } = await served(gateway, route);

    for (const [path, body] of [
      ['/health/live', '{"status":"live"}'],
      ['/health/ready', '{"status":"ready"}'],
      ['/health/serving', '{"status":"ready"}'],
    ] as const) {
      const { status, headers, body: sent } = await rawRequest(server.origin + path);
      expect([status, sent.toString()]).toEqual([200, body]);
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'content-length': `${body.length}`,
        'cache-control': 'no-store',
      });
    }
  });

  it('lists the APIs with an open breaker, and is ready all the same', async () => {
    const { gateway } = await shop({
      settings: { defaults: { breaker: { failures: 1, open: '60s' }, retry: { attempts: 0 } } },
      answer: () => json({}, 500),
    });
    const { server, post } = await served(gateway, route);
    const ready = async (path = 'ready') => {
      const { status, body } = await rawRequest(`${server.origin}/health/${path}`);
      return [status, JSON.parse(body.toString())];
    };
    expect(await ready()).toEqual([200, { status: 'ready' }]);

    await post({ query: ORDER });
    expect(await ready()).toEqual([200, { status: 'ready', failing: ['marketplace'] }]);
    server.drain();

    for (const path of ['ready', 'serving'])
      expect(await ready(path)).toEqual([503, { status: 'draining', failing: ['marketplace'] }]);
  });
});
