import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { until } from '#test/until';
import { contract } from './contract.ts';
import { codes, type OperationResult, probeAt } from './gateways.ts';
import { rawUpstream, unreachable, upstream } from './upstreams.ts';

const operations = {
  get: { path: '/' },
  send: { path: '/', method: 'POST', body: { kind: 'json', mediaType: 'application/json', required: true } },
  upload: { path: '/', method: 'POST', body: { kind: 'bytes', mediaType: 'text/plain', required: true } },
} as const;
const good: OperationResult = { data: { call: 'good' } };

type Settings = Readonly<Record<string, unknown>>;
type Give = (response: ServerResponse, count: number) => unknown;

const token = (count: number, more: object = { expires_in: 3600 }) =>
  JSON.stringify({ access_token: `canary-${count}`, token_type: 'bearer', ...more });
const give: Give = (response, count) => response.setHeader('content-type', 'application/json').end(token(count));

/** A token endpoint, and an API that takes the tokens that `accepts` returns true for. */
async function secured(accepts: (token: string) => boolean, options: { give?: Give; settings?: Settings } = {}) {
  let giving = options.give ?? give;
  const endpoint = await upstream((response) => giving(response, endpoint.seen.length));
  const api = await upstream((response, { headers }) => {
    const isIn = accepts(headers.authorization?.replace('Bearer ', '') ?? '');
    response
      .setHeader('content-type', 'application/json')
      .writeHead(isIn ? 200 : 401)
      .end('"good"');
  });
  const probe = probeWith(`${endpoint.url}/token`, api.url, options.settings);
  const used = () => api.seen.map(({ headers }) => headers.authorization?.replace('Bearer canary-', ''));
  return { ...probe, fetched: endpoint.seen, used, give: (by: Give) => (giving = by) };
}

function probeWith(tokenUrl: string, url: string, settings: Settings = {}) {
  const credentials = { type: 'client-credentials', tokenUrl, clientId: 'me', clientSecret: 'canary-secret' };
  return probeAt(url, contract(operations), { settings: { credentials, ...settings } });
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const useClock = () => vi.useFakeTimers({ toFake: ['performance'] });

describe('fetching tokens', () => {
  it('twenty concurrent calls fetch one', async () => {
    const { ask, fetched, used } = await secured(() => true);

    const result = await Promise.all(Array.from({ length: 20 }, () => ask('get')));

    expect(result).toEqual(result.map(() => good));
    expect(fetched).toHaveLength(1);
    expect(used()).toEqual(result.map(() => '1'));
  });

  it('a token is used until it expires, and refreshed in the background before', async () => {
    useClock();
    const { ask, fetched, used } = await secured(() => true);

    await ask('get');
    vi.advanceTimersByTime(0.8 * 3_600_000 - 1);
    await ask('get');
    expect(fetched).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await Promise.all([ask('get'), ask('get'), ask('get')]);
    await until(() => fetched.length === 2);
    await until(async () => (await ask('get')) && used().at(-1) === '2');

    expect(fetched).toHaveLength(2);
    expect(used().slice(0, 5)).toEqual(['1', '1', '1', '1', '1']);
  });

  it('an expired token is not used, and the next call waits for a new one', async () => {
    useClock();
    const { ask, used } = await secured(() => true);

    await ask('get');
    vi.advanceTimersByTime(3_600_000);
    await ask('get');

    expect(used()).toEqual(['1', '2']);
  });

  it.each([
    [{ expires_in: 0 }, ['1', '2', '3']],
    [{ expires_in: '0' }, ['1', '2', '3']],
    [{}, ['1', '1', '1']],
    [{ expires_in: '3600' }, ['1', '1', '1']],
    [{ expires_in: 1e300 }, ['1', '1', '1']],
  ])('a token with %j is used for its lifetime', async (more, expected) => {
    const { ask, used } = await secured(() => true, {
      give: (response, count) => response.setHeader('content-type', 'application/json').end(token(count, more)),
    });

    for (const _call of expected) expect(await ask('get')).toEqual(good);

    expect(used()).toEqual(expected);
  });

  it('a token without a lifetime is used for five minutes', async () => {
    useClock();
    const { ask, used } = await secured(() => true, {
      give: (response, count) => response.setHeader('content-type', 'application/json').end(token(count, {})),
    });

    await ask('get');
    vi.advanceTimersByTime(239_999);
    await ask('get');
    vi.advanceTimersByTime(60_001);
    await ask('get');

    expect(used()).toEqual(['1', '1', '2']);
  });

  it('lifetimes do not depend on the wall clock', async () => {
    const { ask, used } = await secured(() => true);

    await ask('get');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 365 * 86_400_000 });
    await ask('get');
    vi.setSystemTime(0);
    await ask('get');

    expect(used()).toEqual(['1', '1', '1']);
  });
});

describe('refused tokens', () => {
  it.each(['query', 'mutation'])('a %s goes once more with a fresh one', async (kind) => {
    const { ask, change, fetched, used } = await secured((sent) => sent === 'canary-2');

    const result = kind === 'query' ? await ask('get') : await change('send', { body: { a: 1 } });

    expect(result).toEqual(good);
    expect(used()).toEqual(['1', '2']);
    expect(fetched).toHaveLength(2);
  });

  it('twenty calls with a refused token fetch one new token', async () => {
    const { ask, fetched, used } = await secured((sent) => sent !== 'canary-1');

    const result = await Promise.all(Array.from({ length: 20 }, () => ask('get')));

    expect(result).toEqual(result.map(() => good));
    expect(fetched).toHaveLength(2);
    expect(used()).toHaveLength(40);
  });

  it('a second refusal is final, and the token is not replaced again at once', async () => {
    useClock();
    const { ask, fetched, used } = await secured(() => false);

    expect([await ask('get'), await ask('get'), await ask('get')].flatMap(codes)).toEqual([
      'UNAUTHENTICATED',
      'UNAUTHENTICATED',
      'UNAUTHENTICATED',
    ]);
    expect(used()).toEqual(['1', '2', '2', '2']);
    expect(fetched).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    await ask('get');
    expect(used()).toEqual(['1', '2', '2', '2', '2', '3']);
  });

  it('a streamed body is not sent again', async () => {
    const { change, used } = await secured((sent) => sent === 'canary-2');
    async function* parts() {
      yield Buffer.from('a');
    }

    expect(codes(await change('upload', { body: parts() }))).toEqual(['UNAUTHENTICATED']);
    expect(used()).toEqual(['1']);
  });

  it('a complete body is sent again', async () => {
    const { change, used } = await secured((sent) => sent === 'canary-2');

    expect(await change('upload', { body: Buffer.from('a') })).toEqual(good);
    expect(used()).toEqual(['1', '2']);
  });

  it('a static token is not tried again', async () => {
    const { url, seen } = await upstream((response) => response.writeHead(401).end());
    const { ask } = probeAt(url, contract(operations), { settings: { credentials: { type: 'bearer', token: 'x' } } });

    expect(codes(await ask('get'))).toEqual(['UNAUTHENTICATED']);
    expect(seen).toHaveLength(1);
  });
});

describe('token endpoints that fail', () => {
  const json = { 'content-type': 'application/json' };
  const UNABLE = 'probe could not be given a credential';

  it.each<[string, Give]>([
    ['HTML', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>canary-html</h1>')],
    ['HTML that calls itself JSON', (response) => response.writeHead(200, json).end('<h1>canary-html</h1>')],
    ['nothing', (response) => response.writeHead(200, json).end()],
    ['no content', (response) => response.writeHead(204).end()],
    ['no token', (response) => response.writeHead(200, json).end('{"token_type": "bearer"}')],
    ['an empty token', (response) => response.writeHead(200, json).end('{"access_token": "", "token_type": "bearer"}')],
    [
      'a token of another kind',
      (response) => response.writeHead(200, json).end('{"access_token":"canary","token_type":"mac"}'),
    ],
    [
      'a token that no header can carry',
      (response) => response.writeHead(200, json).end('{"access_token":"a\\r\\nx: canary","token_type":"bearer"}'),
    ],
    ['a token for less than no time', (response) => response.writeHead(200, json).end(token(1, { expires_in: -1 }))],
    [
      'a token for a time that is none',
      (response) => response.writeHead(200, json).end(token(1, { expires_in: 'canary' })),
    ],
    [
      'a refusal',
      (response) => response.writeHead(401, json).end('{"error":"invalid_client","error_description":"canary"}'),
    ],
    ['a refusal in HTML', (response) => response.writeHead(403, { 'content-type': 'text/html' }).end('canary')],
    ['a failure', (response) => response.writeHead(500, json).end('{"canary": 1}')],
    ['a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/canary' }).end()],
    ['a reset', (response) => response.destroy()],
    ['a megabyte', (response) => response.writeHead(200, json).end(' '.repeat(2 ** 20) + token(1))],
  ])('a response of %s gives no credential, and is not quoted', async (_what, by) => {
    const { ask, used, lines, give: change, fetched } = await secured(() => true, { give: by });
    useClock();

    const result = await Promise.all([ask('get'), ask('get')]);

    expect(result.map(({ errors }) => errors)).toMatchObject(
      result.map(() => [{ message: UNABLE, extensions: { code: 'UPSTREAM_UNAVAILABLE', retryable: true } }]),
    );
    expect(JSON.stringify(result) + lines.join('\n')).not.toContain('canary');
    expect(lines).toHaveLength(2);
    expect(used()).toEqual([]);
    expect(fetched).toHaveLength(1);
    change(give);
    expect(codes(await ask('get'))).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(fetched).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(await ask('get')).toEqual(good);
  });

  it('an unreachable endpoint gives no credential, and is not called again for a second', async () => {
    useClock();
    const { url } = await upstream((response) => response.writeHead(200).end());
    const { ask, lines } = probeWith(`${await unreachable()}/token`, url, { retry: { attempts: 5, budget: '100%' } });

    expect([await ask('get'), await ask('get')].flatMap(codes)).toEqual([
      'UPSTREAM_UNAVAILABLE',
      'UPSTREAM_UNAVAILABLE',
    ]);
    expect(lines).toEqual([expect.stringContaining('ECONNREFUSED'), expect.stringContaining('ECONNREFUSED')]);
  });

  it('an endless response is read up to the limit', async () => {
    const endpoint = await rawUpstream((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n');
      const more = () => {
        while (!socket.destroyed && socket.write(`10000\r\n${' '.repeat(0x10000)}\r\n`));
      };
      socket.on('drain', more);
      more();
    });
    const { url } = await upstream((response) => response.writeHead(200).end());

    const result = await probeWith(`${endpoint.url}/token`, url).ask('get');

    expect(result.errors?.[0]?.message).toBe(UNABLE);
    expect(endpoint.bytesWritten()).toBeLessThan(16 * 2 ** 20);
  });

  it('a slow endpoint uses the deadline of waiting calls, and does not count for the breaker', async () => {
    const late: ServerResponse[] = [];
    const { ask, used, fetched } = await secured(() => true, {
      give: (response) => late.push(response),
      settings: { timeouts: { total: '300ms' }, breaker: { failures: 1 } },
    });

    const result = await Promise.all([ask('get'), ask('get')]);

    expect(result.map(({ errors }) => errors?.[0]?.message)).toEqual(result.map(() => 'probe took longer than 300 ms'));
    expect(fetched).toHaveLength(1);
    for (const response of late) give(response, 1);
    await until(async () => codes(await ask('get')).length === 0);
    expect(used()[0]).toBe('1');
    expect(fetched).toHaveLength(1);
  });

  it('a silent endpoint ends at its deadline', async () => {
    const soon = AbortSignal.timeout(300);
    const given = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(soon);
    const { ask, fetched, lines } = await secured(() => true, { give: () => undefined });

    expect((await ask('get')).errors?.[0]?.message).toBe(UNABLE);

    expect(given.mock.calls).toEqual([[10_000]]);
    expect(fetched).toHaveLength(1);
    expect(lines).toEqual([expect.stringContaining('TimeoutError')]);
  });

  it('a failed refresh in the background does not affect calls with a valid token', async () => {
    useClock();
    const { ask, give: change, fetched, used } = await secured(() => true);
    await ask('get');
    change((response) => response.writeHead(500).end());
    vi.advanceTimersByTime(0.9 * 3_600_000);

    expect(await ask('get')).toEqual(good);
    await until(() => fetched.length === 2);
    expect(await ask('get')).toEqual(good);

    expect(used()).toEqual(['1', '1', '1']);
    vi.advanceTimersByTime(0.1 * 3_600_000);
    expect(codes(await ask('get'))).toEqual(['UPSTREAM_UNAVAILABLE']);
  });

  it('a failing endpoint does not open the breaker of the API', async () => {
    useClock();
    const {
      ask,
      give: change,
      used,
    } = await secured(() => true, {
      give: (response) => response.writeHead(500).end(),
      settings: { breaker: { failures: 1, open: '60s' } },
    });

    expect(codes(await ask('get'))).toEqual(['UPSTREAM_UNAVAILABLE']);
    change(give);
    vi.advanceTimersByTime(1000);

    expect(await ask('get')).toEqual(good);
    expect(used()).toHaveLength(1);
  });
});
