import { afterEach, describe, expect, it, vi } from 'vitest';
import { contract } from '#test/hostile/contract';
import { jsonBytes, rawUpstream, upstream } from '#test/hostile/upstreams';
import { ApiUpstream } from './client.ts';
import type { Credential } from './credentials.ts';
import { BatchedReads } from './decode.ts';
import { Deadlines } from './exchange.ts';
import { Breaker } from './health.ts';
import type { Arguments } from './request.ts';
import { RetryBudget } from './retry.ts';
import { Scope } from './scope.ts';
import type { ApiSettings } from './settings.ts';

const LONG_MS = 60_000;
const retrying = { retry: { attempts: 5, budgetPercent: 100 } };
const CONTRACT = contract({ get: { path: '/' }, send: { path: '/', method: 'POST' } });

function reach(url: string, more: Partial<ApiSettings> = {}, credential?: Partial<Credential>) {
  const settings: ApiSettings = {
    url,
    servers: {},
    credentials: { type: 'none' },
    forward: [],
    timeouts: { connectMs: LONG_MS, headersMs: LONG_MS, bodyMs: LONG_MS, totalMs: LONG_MS },
    limits: { bytes: 10_000, ratio: 10 },
    connections: 2,
    retry: { attempts: 0, budgetPercent: 100 },
    breaker: { failures: 1, openMs: LONG_MS },
    allowPrivateAddresses: true,
    settings: {},
    ...more,
  };
  const [breaker, budget] = [new Breaker(settings.breaker), new RetryBudget(settings.retry)];
  const given = credential && { credential: { renew: () => false, apply: () => undefined, ...credential } };
  const one = new ApiUpstream(CONTRACT, settings, { breaker, budget, ...given });
  const call = (id: string, args: Arguments = {}, scope = new Scope()) => {
    const plan = one.plans.get(id);
    if (!plan) throw new TypeError(id);
    return one.call(plan, args, scope);
  };
  return { one, call, breaker, budget };
}

const good = () => upstream((response) => response.setHeader('content-type', 'application/json').end('"good"'));
const refused = { message: expect.stringContaining('could not be given a credential'), code: 'UPSTREAM_UNAVAILABLE' };

/** Waits without a timer, so that timers can be counted. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(setImmediate);
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a credential that fails', () => {
  it.each<[string, Credential['apply']]>([
    ['at once', () => fail()],
    ['later', () => Promise.reject(new Error('no token'))],
  ])('%s fails the call, and leaves no timer or listener', async (_when, apply) => {
    const { url, seen } = await good();
    const { call, breaker } = reach(url, { retry: { attempts: 5, budgetPercent: 100 } }, { apply });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

    const error = await call('get').catch((thrown: unknown) => thrown);

    expect(error).toMatchObject({ ...refused, cause: new Error('no token') });
    // The timer of all first checks finds no call, and is not set again.
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(LONG_MS);
    expect(vi.getTimerCount()).toBe(0);
    expect(breaker.isOpen).toBe(false);
    expect(seen).toEqual([]);
  });

  it('does not use up the probe of an open breaker', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { url } = await good();
    let works = false;
    const { call, breaker } = reach(url, {}, { apply: () => (works ? undefined : fail()) });
    breaker.failed('normal');
    vi.advanceTimersByTime(LONG_MS);

    await expect(call('get')).rejects.toMatchObject(refused);
    works = true;

    expect(await call('get')).toBe('good');
  });

  it('is renewed for the probe of an open breaker, too', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { url, seen } = await upstream((response) =>
      response.writeHead(seen.length === 1 ? 401 : 200, { 'content-type': 'application/json' }).end('"good"'),
    );
    const { call, breaker } = reach(
      url,
      { breaker: { failures: 1, openMs: LONG_MS, probes: 2 } },
      { renew: () => true },
    );
    breaker.failed('normal');
    vi.advanceTimersByTime(LONG_MS);

    expect([await call('get'), breaker.isOpen]).toEqual(['good', true]);
    expect([await call('get'), breaker.isOpen]).toEqual(['good', false]);
  });

  it('has no effect after the call was cancelled', async () => {
    const { url, seen } = await good();
    const token = Promise.withResolvers<void>();
    const { call } = reach(url, {}, { apply: () => token.promise });
    const scope = new Scope();
    const pending = call('get', {}, scope);
    scope.cancel(new Error('gone'));

    await expect(pending).rejects.toThrow('gone');
    token.reject(new Error('no token'));
    await new Promise(setImmediate);
    expect(seen).toEqual([]);
  });

  it('is not used when it arrives after the call was cancelled', async () => {
    const { url, seen } = await good();
    const token = Promise.withResolvers<void>();
    const { call } = reach(url, {}, { apply: () => token.promise });
    const scope = new Scope();
    const pending = call('get', {}, scope);
    scope.cancel(new Error('gone'));

    await expect(pending).rejects.toThrow('gone');
    token.resolve();

    expect(await call('get')).toBe('good');
    expect(seen).toHaveLength(1);
  });

  it('does not wait for a connection if the call was cancelled as it arrived', async () => {
    const { url, seen } = await upstream(() => undefined);
    const token = Promise.withResolvers<void>();
    let applied = 0;
    const { call, one } = reach(
      url,
      { connections: 1 },
      { apply: () => (applied++ === 0 ? undefined : token.promise) },
    );
    const first = call('get').catch(() => undefined);
    await until(() => seen.length === 1);
    const scope = new Scope();
    const second = call('get', {}, scope);
    token.resolve();
    void token.promise.then(() => scope.cancel(new Error('gone')));

    await expect(second).rejects.toThrow('gone');
    expect(one.health().queued).toBe(0);
    await one.close();
    await first;
  });

  it('may take no longer than the timeout of the call', async () => {
    const { url } = await good();
    const timeouts = { connectMs: LONG_MS, headersMs: 20, bodyMs: LONG_MS, totalMs: 50 };
    const { call, breaker } = reach(url, { timeouts }, { apply: () => new Promise(() => undefined) });

    await expect(call('get')).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
    expect(breaker.isOpen).toBe(false);
  });
});

describe('a call that is over', () => {
  it.each(['get', 'send'])('leaves no timer, and nothing in its scope: %s', async (id) => {
    const { url } = await good();
    const { call } = reach(url);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const scope = new Scope();
    const begun = vi.spyOn(scope.running, 'add');
    const [set, clear] = [vi.spyOn(Deadlines.prototype, 'set'), vi.spyOn(Deadlines.prototype, 'clear')];

    expect(await Promise.all([call(id, {}, scope), call(id, {}, scope), call(id, {}, scope)])).toEqual(
      Array(3).fill('good'),
    );
    expect([begun.mock.calls.length, scope.running.size]).toEqual([3, 0]);
    const idle = vi.getTimerCount();

    expect(idle).toBeLessThan(3);
    await Promise.all([call(id), call(id), call(id)]);
    expect(vi.getTimerCount()).toBe(idle);
    expect(set).toHaveBeenCalledTimes(6);
    expect(clear.mock.calls.map(([deadline]) => deadline)).toEqual(set.mock.results.map(({ value }) => value));
    vi.advanceTimersByTime(LONG_MS);
    expect(vi.getTimerCount()).toBeLessThan(idle);
  });

  it('ends its pause between two attempts when it is cancelled', async () => {
    const { url, seen } = await upstream((response) => response.writeHead(503, { 'retry-after': '30' }).end());
    const { call, budget } = reach(url, { ...retrying, breaker: { failures: 0, openMs: 1 } });
    const take = vi.spyOn(budget, 'take');
    const scope = new Scope();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pending = call('get', {}, scope);
    await until(() => take.mock.calls.length === 1);
    const before = vi.getTimerCount();
    const clear = vi.spyOn(Deadlines.prototype, 'clear');

    scope.cancel(new Error('gone'));

    await expect(pending).rejects.toThrow('gone');
    expect(vi.getTimerCount()).toBe(before - 1);
    expect(clear).toHaveBeenCalledOnce();
    expect(seen).toHaveLength(1);
  });

  it('is not retried when the breaker opened meanwhile', async () => {
    const { url, seen } = await upstream((response) => response.writeHead(503).end());
    const { call, breaker, budget } = reach(url, { ...retrying, breaker: { failures: 3, openMs: LONG_MS } });
    const take = vi.spyOn(budget, 'take');
    const pending = call('get');
    await until(() => take.mock.calls.length === 1);
    for (let index = 0; index < 3; index++) breaker.failed('normal');

    await expect(pending).rejects.toMatchObject({ status: 503 });
    expect(seen).toHaveLength(1);
  });

  it('is a probe only until it reported an outcome', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { url, seen } = await upstream((response) => response.writeHead(429, { 'retry-after': '30' }).end());
    const { call, breaker } = reach(url, retrying);
    const opened = () => {
      breaker.failed('normal');
      vi.advanceTimersByTime(LONG_MS);
    };
    opened();
    const scope = new Scope();
    const first = call('get', {}, scope).catch((error: Error) => error.message);
    await until(() => seen.length === 1 && !breaker.isOpen);
    opened();
    expect(breaker.tryCall()).toBe(2);

    scope.cancel(new Error('gone'));

    expect(await first).toBe('gone');
    expect(breaker.tryCall()).toBeUndefined();
  });

  it('is no probe any more when another one failed while it waited', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const held = Promise.withResolvers<void>();
    const { url, seen } = await upstream(async (response) => {
      await held.promise;
      response.writeHead(500).end();
    });
    const settings = { connections: 1, breaker: { failures: 1, openMs: LONG_MS, probes: 2 } };
    const { one, call, breaker } = reach(url, settings);
    breaker.failed('normal');
    vi.advanceTimersByTime(LONG_MS);
    const calls = [call('get'), call('get')].map((each) => each.catch(({ message }: Error) => message));
    await until(() => one.health().queued === 1);
    held.resolve();

    expect(await Promise.all(calls)).toEqual([
      'probe GET / answered 500',
      'probe GET / is not tried, because it keeps failing',
    ]);
    expect(seen).toHaveLength(1);
  });

  it('waits for its credential beside any number of others: no more of them wait for a connection then than may', async () => {
    const { url } = await upstream(() => undefined);
    const token = Promise.withResolvers<void>();
    const { one, call } = reach(
      url,
      { connections: 1, breaker: { failures: 0, openMs: 1 } },
      { apply: () => token.promise },
    );
    const scope = new Scope();
    const calls = Array.from({ length: 150 }, () => call('get', {}, scope).catch(({ message }: Error) => message));
    token.resolve();
    await until(() => one.health().queued > 0);
    const queued = one.health().queued;
    scope.cancel(new Error('gone'));

    expect([queued, Object.groupBy(await Promise.all(calls), String)]).toMatchObject([
      100,
      {
        gone: { length: 101 },
        'probe GET / is not tried, because too many calls wait': { length: 49 },
      },
    ]);
  });

  it('leaves the queue when it is cancelled', async () => {
    const raw = await rawUpstream((socket) => held.push(socket));
    const held: { write(part: Buffer): unknown }[] = [];
    const { call } = reach(raw.url, { connections: 1, breaker: { failures: 0, openMs: 1 } });
    const scope = new Scope();
    const first = call('get');
    const others = Promise.allSettled(Array.from({ length: 100 }, () => call('get', {}, scope)));
    await expect(call('get')).rejects.toThrow('probe GET / is not tried, because too many calls wait');

    scope.cancel(new Error('gone'));
    const next = call('get');

    await until(() => held.length === 1);
    held[0]?.write(jsonBytes('good'));
    expect(await first).toBe('good');
    await until(() => held.length === 2);
    held[1]?.write(jsonBytes('good'));
    expect(await next).toBe('good');
    await others;
  });

  it('may have a thousand others behind it in the queue, which fail as they begin', async () => {
    const raw = await rawUpstream((socket) => waiting.resolve(socket));
    const waiting = Promise.withResolvers<{ write(part: Buffer): unknown }>();
    const { call } = reach(raw.url, { connections: 10, breaker: { failures: 0, openMs: 1 } });
    const scope = new Scope();
    const others = Array.from({ length: 1000 }, () => call('get', {}, scope));
    await waiting.promise;

    scope.cancel(new Error('gone'));

    const settled = await Promise.allSettled(others);
    expect(new Set(settled.map((each) => 'reason' in each && each.reason.message))).toEqual(new Set(['gone']));
    expect(raw.heads.length).toBeLessThanOrEqual(10);
  });
});

describe('closing', () => {
  it('ends calls in flight and in the queue, without retries', async () => {
    const raw = await rawUpstream(() => began.resolve());
    const began = Promise.withResolvers<void>();
    const { call, one, budget } = reach(raw.url, { connections: 50, ...retrying, breaker: { failures: 0, openMs: 1 } });
    const take = vi.spyOn(budget, 'take');
    const calls = Array.from({ length: 5000 }, () => call('get'));
    await began.promise;

    await Promise.all([one.close(), Promise.allSettled(calls)]);

    const settled = await Promise.allSettled(calls);
    const messages = settled.map((each) => 'reason' in each && each.reason.message);
    const refused = 'probe GET / is not tried, because its connections are closed';
    expect(new Set(messages)).toEqual(new Set(['probe GET / could not be reached', refused]));
    const causes = settled.map((each) => 'reason' in each && each.reason.cause?.code);
    expect(new Set(causes)).toEqual(new Set(['UND_ERR_DESTROYED', undefined]));
    expect(raw.heads.length).toBeLessThanOrEqual(50);
    expect(take).not.toHaveBeenCalled();
    await expect(call('get')).rejects.toThrow(refused);
  });

  it('is possible without any call', async () => {
    await expect(reach('http://127.0.0.1:9').one.close()).resolves.toBeUndefined();
  });
});

it('a response that arrives byte by byte is read completely', async () => {
  const raw = await rawUpstream((socket) => {
    for (const byte of jsonBytes('good')) socket.write(Buffer.from([byte]));
  });

  expect(await reach(raw.url).call('get')).toBe('good');
});

it('a response that is there, and waits to be read, tells nothing bad of its upstream, however long that takes', async () => {
  const { url } = await good();
  const turn = vi.spyOn(BatchedReads.prototype, 'turn').mockReturnValue(new Promise(() => undefined));
  const { call, breaker } = reach(url);
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const pending = call('get').catch((error: unknown) => error);
  await until(() => turn.mock.calls.length === 1);

  vi.advanceTimersByTime(LONG_MS);

  expect(await pending).toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
  expect(breaker.isOpen).toBe(false);
});

function fail(): never {
  throw new Error('no token');
}
