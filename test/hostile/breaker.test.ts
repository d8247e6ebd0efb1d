import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '#test/until';
import { contract } from './contract.ts';
import { codes, type OperationResult, probeAt } from './gateways.ts';
import { upstream } from './upstreams.ts';

const operations = { get: { path: '/{id}' } } as const;
const good: OperationResult = { data: { call: 'good' } };
const OPEN_MS = 60_000;

/** Only the clock is fake; timers are real, because tests use real connections. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

type Answer = (response: ServerResponse) => unknown;

const fail: Answer = (response) => response.writeHead(500).end();
const json = (response: ServerResponse, body: string) =>
  response.setHeader('content-type', 'application/json').end(body);
const succeed: Answer = (response) => json(response, '"good"');

/** An upstream whose responses the test can change, behind a breaker that opens after three failures. */
async function moody(settings: Readonly<Record<string, unknown>> = {}) {
  let answer = fail;
  const { url, seen } = await upstream((response) => answer(response));
  const breaker = { failures: 3, open: '60s', probes: 1 };
  const probe = probeAt(url, contract(operations), { settings: { breaker, ...settings } });
  const ask = () => probe.ask('get', { id: 'x' });
  const times = async (count: number) => {
    const result: OperationResult[] = [];
    for (let index = 0; index < count; index++) result.push(await ask());
    return result.flatMap(codes);
  };
  return {
    ...probe,
    ask,
    askFor: (id: string) => probe.ask('get', { id }),
    times,
    seen,
    answer: (by: Answer) => (answer = by),
  };
}

const REFUSED = {
  message: 'probe is not tried, because it keeps failing',
  extensions: { code: 'UPSTREAM_UNAVAILABLE', retryable: true },
};

describe('the breaker', () => {
  it('opens after failures in a row, and sends Retry-After', async () => {
    const { times, ask, seen } = await moody();

    expect(await times(3)).toEqual(['UPSTREAM_ERROR', 'UPSTREAM_ERROR', 'UPSTREAM_ERROR']);
    vi.advanceTimersByTime(OPEN_MS / 2);
    const refused = await ask();

    expect(refused.errors).toMatchObject([REFUSED]);
    expect(refused.errors?.[0]?.extensions['retryAfter']).toBe(30);
    expect(seen).toHaveLength(3);
  });

  it('stays closed if successes are in between, and after refusals', async () => {
    const { times, seen, answer } = await moody();
    for (const by of [fail, fail, succeed, fail, fail]) {
      answer(by);
      await times(1);
    }
    for (const status of [400, 401, 403, 404, 409, 422, 429, 501]) {
      answer((response) => response.writeHead(status).end());
      await times(1);
    }
    answer(fail);

    expect(await times(3)).toEqual(['UPSTREAM_ERROR', 'UPSTREAM_ERROR', 'UPSTREAM_ERROR']);
    expect(seen).toHaveLength(16);
  });

  it.each<[string, Answer]>([
    ['what is not HTTP', (response) => response.socket?.end('nonsense\r\n\r\n')],
    ['a reset', (response) => response.destroy()],
    ['a 503', (response) => response.writeHead(503).end()],
  ])('counts %s', async (_what, by) => {
    const { times, seen, answer } = await moody();
    answer(by);

    await times(4);

    expect(seen).toHaveLength(3);
  });

  it.each<[string, Answer]>([
    ['too large', (response) => json(response, `"${'x'.repeat(70_000)}"`)],
    ['announced as too large', (response) => response.writeHead(200, { 'content-length': '70000' }).write('"')],
    ['nested too deeply', (response) => json(response, '['.repeat(2000) + ']'.repeat(2000))],
    ['redirected', (response) => response.writeHead(302, { location: '/' }).end()],
    ['not JSON', (response) => json(response, '{')],
    ['of another media type', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
    ['broken in its compression', (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x')],
  ])('is not opened by an operation whose responses are refused: %s', async (_what, by) => {
    const { url, seen } = await upstream((response, { target }) =>
      target === '/good' ? succeed(response) : by(response),
    );
    const settings = { breaker: { failures: 10, rate: '50%', open: '60s' }, answer: { bytes: '64KiB' } };
    const { ask } = probeAt(url, contract({ bad: { path: '/bad' }, good: { path: '/good' } }), { settings });

    for (let n = 0; n < 20; n++) expect(codes(await ask('bad'))).toEqual(['UPSTREAM_INVALID_RESPONSE']);

    expect(await ask('good')).toEqual(good);
    expect(seen).toHaveLength(21);
  });

  it('counts every attempt, and ends the attempts of a call when it opens', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { times, seen, answer } = await moody({ retry: { attempts: 10, budget: '100%' } });
    answer((response) => response.writeHead(503).end());

    expect(await times(1)).toEqual(['UPSTREAM_UNAVAILABLE']);

    expect(seen).toHaveLength(3);
  });

  it('admits none of those that wait for a connection when it opens', async () => {
    const { askFor, seen } = await moody({ connections: 1 });

    const results = await Promise.all(['1', '2', '3', '4', '5'].map(askFor));

    expect(results.slice(0, 3).flatMap(codes)).toEqual(Array(3).fill('UPSTREAM_ERROR'));
    expect(results.slice(3).map(({ errors }) => errors)).toMatchObject([[REFUSED], [REFUSED]]);
    expect(seen).toHaveLength(3);
  });

  it('ends the wait for Retry-After when it opens', async () => {
    const { ask, answer, seen } = await moody({
      breaker: { failures: 1, open: '60s' },
      retry: { attempts: 1 },
    });
    answer((response) => response.writeHead(503, { 'retry-after': '3' }).end());
    vi.useRealTimers();
    const started = performance.now();

    expect(codes(await ask())).toEqual(['UPSTREAM_UNAVAILABLE']);

    expect(performance.now() - started).toBeLessThan(2000);
    expect(seen).toHaveLength(1);
  });

  it('admits one probe after its time, which closes it', async () => {
    const { times, ask, seen, answer } = await moody();
    await times(3);
    vi.advanceTimersByTime(OPEN_MS);
    answer((response) => setTimeout(() => succeed(response), 50));

    const result = await Promise.all([1, 2, 3, 4, 5].map(ask));

    expect(result[0]).toEqual(good);
    expect(result.slice(1).map(({ errors }) => errors)).toMatchObject([1, 2, 3, 4].map(() => [REFUSED]));
    expect(result[1]?.errors?.[0]?.extensions['retryAfter']).toBe(1);
    expect(seen).toHaveLength(4);
    answer(succeed);
    expect(await Promise.all([1, 2, 3, 4, 5].map(ask))).toEqual([good, good, good, good, good]);
  });

  it('opens again if the probe fails, without retries', async () => {
    const { times, seen, answer } = await moody({ retry: { attempts: 5, budget: '100%' } });
    await times(3);
    vi.advanceTimersByTime(OPEN_MS);
    answer((response) => response.writeHead(503).end());

    expect(await times(2)).toEqual(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_UNAVAILABLE']);

    expect(seen).toHaveLength(4);
    vi.advanceTimersByTime(OPEN_MS - 1);
    await times(1);
    expect(seen).toHaveLength(4);
    vi.advanceTimersByTime(1);
    answer(succeed);
    expect(await times(1)).toEqual([]);
  });

  it('admits one probe for each of its times, however long the upstream fails, and all calls after it has recovered', async () => {
    const { times, seen, answer } = await moody();
    await times(3);
    for (let period = 1; period <= 20; period++) {
      vi.advanceTimersByTime(OPEN_MS / 2);
      await times(5);
      vi.advanceTimersByTime(OPEN_MS / 2);
      await times(5);
      expect(seen).toHaveLength(3 + period);
    }

    vi.advanceTimersByTime(OPEN_MS);
    answer(succeed);
    expect(await times(20)).toEqual([]);
    expect(seen).toHaveLength(3 + 20 + 20);
  });

  it('a call without a request does not use up the probe', async () => {
    const { times, askFor, seen, answer } = await moody();
    await times(3);
    vi.advanceTimersByTime(OPEN_MS);
    answer(succeed);

    expect(codes(await askFor('..'))).toEqual(['BAD_USER_INPUT']);

    expect(await times(1)).toEqual([]);
    expect(seen).toHaveLength(4);
  });

  it('a caller that disconnects does not use up the probe', async () => {
    const { times, run, seen, answer } = await moody();
    await times(3);
    vi.advanceTimersByTime(OPEN_MS);
    const leave = new AbortController();
    answer(() => leave.abort());

    const query = '{ call(operation: "get", args: { id: "x" }) }';
    await run(query, {}, {}, leave.signal);

    answer(succeed);
    expect(await times(1)).toEqual([]);
    expect(seen).toHaveLength(5);
  });

  it('calls that began before it opened do not count', async () => {
    const { times, ask, answer, seen } = await moody();
    const late: ServerResponse[] = [];
    answer((response) => late.push(response));
    const before = [ask(), ask()];
    await until(() => late.length === 2);
    answer(fail);
    await times(3);
    for (const response of late) succeed(response);

    expect(await Promise.all(before)).toEqual([good, good]);
    expect((await ask()).errors).toMatchObject([REFUSED]);
    expect(seen).toHaveLength(5);
  });

  it('can be switched off', async () => {
    const { times, seen } = await moody({ breaker: { failures: 0 } });

    await times(20);

    expect(seen).toHaveLength(20);
  });
});
