import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { contract } from '#test/hostile/contract';
import type { Seen } from '#test/hostile/upstreams';
import { until } from '#test/until';
import { Memory, MemoryStore } from './cache.ts';
import { ApiUpstream } from './client.ts';
import {
  type Answer,
  cachedApi,
  type Headers,
  LONG,
  LONG_MS,
  OPERATIONS,
  type Options,
  remote,
  says,
} from './harness.ts';
import type { Plan } from './request.ts';
import { isFresh } from './scope.ts';

const forward = { settings: { forward: ['x-tenant', 'authorization', 'accept-language'] } };

describe.each<[string, Options['store']]>([
  ['in memory', (local) => local],
  ['remotely', remote],
])('a response that is stored %s', (_where, store) => {
  it('is used while it is fresh', async () => {
    const { call, pass, seen } = await cachedApi(says('max-age=60'), { store });

    const values = [await call(), await call()];
    pass(61);
    values.push(await call());

    expect(values).toEqual(['1', '1', '2']);
    expect(seen).toHaveLength(2);
  });

  it('is as old as its request, however long that waited for a connection, and valid in spite of changes before it', async () => {
    const held = Promise.withResolvers<void>();
    const { call, pass, one, seen } = await cachedApi(
      async (n) => {
        if (n === 1) await held.promise;
        return says('max-age=10')();
      },
      { store, settings: { connections: 1 } },
    );
    const first = call('open');
    await until(() => expect(seen).toHaveLength(1));
    const waited = call();
    await until(() => expect(one.health().queued).toBe(1));
    pass(20);
    one.invalidate(['get']);
    held.resolve();

    expect([await first, await waited, await call()]).toEqual(['1', '2', '2']);
    expect(seen).toHaveLength(2);
  });

  it('is used for every caller if it is public', async () => {
    const { call, as } = await cachedApi(says('public, max-age=60'), { store, ...forward });

    expect([
      await call('get', {}, as({ 'x-tenant': 'a' })),
      await call('get', {}, as()),
      await call('get', {}, as({ 'x-tenant': 'b' })),
    ]).toEqual(['1', '1', '1']);
  });

  it('is used for its identity alone if it is private, and found before the public one', async () => {
    const control = (_n: number, { headers }: Seen) => (headers['x-tenant'] === 'a' ? 'private' : 'public');
    const { call, as } = await cachedApi(
      (n, seen) => ({ headers: { 'cache-control': `${control(n, seen)}, max-age=60` } }),
      { store, ...forward },
    );
    const [a, b] = [{ 'x-tenant': 'a' }, { 'x-tenant': 'b' }];

    expect([await call('get', {}, as(a)), await call('get', {}, as(b)), await call('get', {}, as())]).toEqual([
      '1',
      '2',
      '2',
    ]);
    expect([await call('get', {}, as(a)), await call('get', {}, as({ 'x-tenant': 'c' }))]).toEqual(['1', '2']);
  });

  it('is not used after its operation was invalidated, nor found before a newer one', async () => {
    const { call, as } = await cachedApi(
      (n) => ({ headers: { 'cache-control': n === 1 ? 'private, max-age=60' : 'public, max-age=60' } }),
      { store, ...forward },
    );
    const a = as({ 'x-tenant': 'a' });

    expect([await call('get', {}, a), await call('get', {}, a)]).toEqual(['1', '1']);
    expect(await call('change', {}, a)).toBe('2');
    expect([await call('get', {}, a), await call('get', {}, a), await call('get', {}, as())]).toEqual(['3', '3', '3']);
  });

  it('is fresh for the answers that it is part of until its operation is invalidated', async () => {
    const { call, as } = await cachedApi(says('max-age=60'), { store });
    const [calling, reusing] = [as(), as()];
    await call('get', {}, calling);
    await call('get', {}, reusing);
    const areFresh = () =>
      [calling, reusing].map(({ freshness: { combined } }) => combined && isFresh(combined, Date.now()));
    expect(areFresh()).toEqual([true, true]);

    await call('change');

    expect(areFresh()).toEqual([false, false]);
  });

  it('differs by header arguments, and by bodies', async () => {
    const { call, seen } = await cachedApi(says('max-age=60'), { store });

    const named = (name: string) => call('named', { 'X-Name': name });
    const find = (text: string) => call('find', { body: { text } });
    expect([await named('a'), await named('b'), await named('a')]).toEqual(['1', '2', '1']);
    expect([await find('a'), await find('b'), await find('a')]).toEqual(['3', '4', '3']);
    expect(seen.map(({ headers, body }) => headers['x-name'] ?? body)).toEqual([
      'a',
      'b',
      '{"text":"a"}',
      '{"text":"b"}',
    ]);
  });
});

describe('callers whose headers are forwarded', () => {
  const CALLERS: readonly Readonly<Record<string, string>>[] = [
    {},
    { 'x-tenant': 'a' },
    { 'x-tenant': 'b' },
    { authorization: 'Bearer a' },
    { authorization: 'Bearer a', 'x-tenant': 'a' },
    { 'accept-language': 'fr' },
  ];
  const LAST_TO_FIRST = CALLERS.toReversed();
  const cached = contract({ get: { path: '/', cache: { seconds: 60, scope: 'public' } } });

  it.each<[string, Headers, boolean]>([
    ['private', { 'cache-control': 'private, max-age=60' }, false],
    ['nothing of callers', { 'cache-control': 'max-age=60' }, false],
    ['its contract alone', {}, false],
    ['its contract alone, and varies', { vary: 'accept-language' }, false],
    ['public and private', { 'cache-control': 'public, private, max-age=60' }, false],
    ['public and private in two lines', { 'cache-control': ['public, max-age=60', 'private'] }, false],
    ['public in other letters', { 'cache-control': 'Public, MAX-AGE=60' }, true],
    ['public', { 'cache-control': 'public, max-age=60' }, true],
    ['public in two lines', { 'cache-control': ['public', 'max-age=60'] }, true],
    [
      'public, and varies by what is the same for all',
      { 'cache-control': 'public, max-age=60', vary: ['Accept', 'accept-encoding'] },
      true,
    ],
    [
      'public, and varies by a header that is sent on',
      { 'cache-control': 'public, max-age=60', vary: 'X-Tenant' },
      false,
    ],
    [
      'public, and varies in two lines',
      { 'cache-control': 'public, max-age=60', vary: ['Accept', 'ACCEPT-LANGUAGE'] },
      false,
    ],
  ])('share a response only if it is public: %s', async (_what, headers, isShared) => {
    for (const order of [CALLERS, LAST_TO_FIRST]) {
      const { as, one } = await cachedApi(() => ({ headers }), forward);
      const own = new ApiUpstream(cached, one.settings, {
        optimizations: { store: new MemoryStore(new Memory(1_000_000)), coalesceCalls: true, projectRows: false },
      });
      onTestFinished(() => own.close());
      const plan = own.plans.get('get');
      const values = [];
      for (const caller of [...order, ...order]) values.push(plan && (await own.call(plan, {}, as(caller))));

      const each = CALLERS.map((_caller, index) => `${index + 1}`);
      expect(values).toEqual(isShared ? Array(2 * CALLERS.length).fill('1') : [...each, ...each]);
    }
  });

  it.each([
    ['cache-control', 'no-cache'],
    ['cache-control', 'max-age=0'],
    ['pragma', 'no-cache'],
  ])('have a newer response where their %s asks for it: %s', async (name, value) => {
    const { call, as, pass } = await cachedApi(says('public, max-age=60'), { settings: { forward: [name] } });
    await call();
    pass(1);

    expect(await call('get', {}, as({ [name]: value }))).toBe('2');
    expect(await call('get', {}, as())).toBe('2');
  });

  it('do not share calls in flight either', async () => {
    const { call, as } = await cachedApi(says('public, max-age=60'), forward);

    const values = await Promise.all(CALLERS.map((caller) => call('get', {}, as(caller))));

    expect(values.toSorted()).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('share a response of an operation without credentials, if they only differ by credentials', async () => {
    const credentials = { type: 'forwarded', headers: ['authorization'] } as const;
    const { call, as, seen } = await cachedApi(says('max-age=60'), {
      settings: { credentials, forward: ['x-tenant'] },
    });
    const open = (caller: Readonly<Record<string, string>>) => call('open', {}, as(caller));

    expect(await open({ authorization: 'Bearer a', 'x-tenant': 'a' })).toBe('1');
    expect(await open({ authorization: 'Bearer b', 'x-tenant': 'a' })).toBe('1');
    expect(await open({ 'x-tenant': 'b' })).toBe('2');
    expect(seen.map(({ headers }) => [headers.authorization, headers['x-tenant']])).toEqual([
      [undefined, 'a'],
      [undefined, 'b'],
    ]);
  });
});

describe('a stale response', () => {
  const confirming =
    (control: string, more: Headers = {}) =>
    (_n: number, { headers }: Seen) => ({
      status: headers['if-none-match'] === '"a"' ? 304 : 200,
      headers: { 'cache-control': control, etag: '"a"', ...more },
      ...(headers['if-none-match'] === '"a"' && { body: '' }),
    });

  it('is used when the upstream confirms it', async () => {
    const { call, pass, seen } = await cachedApi(confirming('max-age=60'));

    const values = [await call()];
    pass(61);
    values.push(await call(), await call());

    expect(values).toEqual(['1', '1', '1']);
    expect(seen.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"a"']);
  });

  it('is not validated by a method with effects', async () => {
    const { call, pass, seen } = await cachedApi(says('max-age=60', { etag: '"a"' }));

    const find = () => call('find', { body: {} });
    const values = [await find(), await find()];
    pass(61);
    values.push(await find(), await find());

    expect(values).toEqual(['1', '1', '2', '2']);
    expect(seen.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined]);
  });

  it('is requested anew, once, when another one is confirmed', async () => {
    let confirmations = 1;
    const { call, pass, seen } = await cachedApi((n) =>
      n > 1 && n <= 1 + confirmations
        ? { status: 304, headers: { etag: '"b"' }, body: '' }
        : { headers: { 'cache-control': 'max-age=1', etag: '"a"' } },
    );
    await call();
    pass(2);

    expect(await Promise.all([call(), call()])).toEqual(['3', '3']);
    expect(seen.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"a"', undefined]);
    confirmations = Infinity;
    pass(2);
    await expect(call()).rejects.toMatchObject({ code: 'UPSTREAM_INVALID_RESPONSE', status: 304 });
    expect(seen).toHaveLength(5);
  });

  it('is requested anew for those, too, who joined when it was no longer stored', async () => {
    const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let isStored = true;
    const { call, pass, seen } = await cachedApi(
      async (n) => {
        if (n !== 2) return { headers: { 'cache-control': 'max-age=1', etag: '"a"' } };
        reached.resolve();
        await released.promise;
        return { status: 304, headers: { etag: '"b"' }, body: '' };
      },
      { store: (local) => ({ ...remote(local), get: (key) => (isStored ? local.get(key) : undefined) }) },
    );
    await call();
    pass(2);
    const first = call();
    await reached.promise;
    isStored = false;
    const both = [first, call()];
    released.resolve();

    expect(await Promise.all(both)).toEqual(['3', '3']);
    expect(seen).toHaveLength(3);
  });

  it('is an error if nothing was validated', async () => {
    const { call } = await cachedApi(() => ({ status: 304, headers: { etag: '"a"' }, body: '' }));

    await expect(call()).rejects.toMatchObject({ code: 'UPSTREAM_INVALID_RESPONSE', status: 304 });
  });

  it('is not used if it could not be validated, but its upstream sends 304', async () => {
    const { call, pass } = await cachedApi((n) =>
      n === 1 ? says('max-age=1, stale-while-revalidate=0')() : { status: 304, body: '' },
    );
    await call();
    pass(2);

    await expect(call()).rejects.toMatchObject({ code: 'UPSTREAM_INVALID_RESPONSE', status: 304 });
  });

  it('is deleted when its successor must not be stored', async () => {
    const { call, pass, memory } = await cachedApi((n) => ({
      headers: { 'cache-control': n === 1 ? 'max-age=1' : 'no-store', etag: '"a"' },
    }));
    await call();
    expect(memory.bytes).toBeGreaterThan(0);
    pass(2);

    expect([await call(), await call()]).toEqual(['2', '3']);
    expect(memory.bytes).toBe(0);
  });

  it('is deleted when its confirmation forbids storing', async () => {
    const { call, pass, memory } = await cachedApi((n) =>
      n === 1
        ? { headers: { 'cache-control': 'max-age=1', etag: '"a"' } }
        : { status: 304, headers: { 'cache-control': 'no-store' }, body: '' },
    );
    await call();
    pass(2);

    expect([await call(), memory.bytes]).toEqual(['1', 0]);
  });

  it('is private when its confirmation says so', async () => {
    const { call, as, pass } = await cachedApi(
      (n) =>
        n === 2
          ? { status: 304, headers: { 'cache-control': 'private, max-age=60' }, body: '' }
          : { headers: { 'cache-control': 'public, max-age=1', etag: '"a"' } },
      forward,
    );
    await call();
    pass(2);

    expect([await call('get', {}, as({ 'x-tenant': 'a' })), await call('get', {}, as({ 'x-tenant': 'a' }))]).toEqual([
      '1',
      '1',
    ]);
    expect(await call('get', {}, as({ 'x-tenant': 'b' }))).toBe('3');
  });

  it.each([true, false])('is refreshed once while it is used: calls are shared (%s)', async (coalesceCalls) => {
    const held = Promise.withResolvers<void>();
    const { call, pass, seen, one } = await cachedApi(
      async (n) => {
        if (n === 2) await held.promise;
        return says('max-age=10, stale-while-revalidate=60')();
      },
      { coalesceCalls },
    );
    await call();
    pass(20);

    expect(await Promise.all([call(), call(), call()])).toEqual(['1', '1', '1']);
    // Nobody waits for the refresh: however long it takes, it holds nothing of those that have used the old response.
    expect(one.health().joined).toBe(0);
    held.resolve();
    await until(async () => expect(await call()).toBe('2'));
    expect(seen).toHaveLength(2);
  });

  it('is used while its refresh fails', async () => {
    const { call, pass, seen } = await cachedApi((n) =>
      n === 1 ? says('max-age=10, stale-while-revalidate=60')() : { status: 500 },
    );
    await call();
    pass(20);

    expect(await call()).toBe('1');
    await until(() => expect(seen).toHaveLength(2));
    expect(await call()).toBe('1');
  });

  it.each<[string, Answer, boolean]>([
    ['an outage', { status: 503 }, true],
    ['a fault', { status: 500 }, true],
    ['the end of its connection', { instead: 'disconnected' }, true],
    ['a timeout', { instead: 'silent' }, true],
    ['a refusal', { status: 403 }, false],
    ['a broken body', { body: '{' }, false],
  ])('is used after %s only as long as it allows that', async (_what, failure, isUsed) => {
    const { call, pass } = await cachedApi(
      (n) => (n === 1 ? says('max-age=10, stale-if-error=20')() : failure),
      failure.instead === 'silent' ? { settings: { timeouts: { ...LONG, headersMs: 500 } } } : {},
    );
    await call();
    pass(29);
    const early = await call().catch(() => 'failed');
    pass(2);

    expect([early, await call().catch(() => 'failed')]).toEqual([isUsed ? '1' : 'failed', 'failed']);
  });

  it('is not used after an outage when it was invalidated meanwhile', async () => {
    const reached = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const { call, pass } = await cachedApi(async (n) => {
      if (n !== 2) return says('max-age=10, stale-if-error=60')();
      reached.resolve();
      await held.promise;
      return { status: 503 };
    });
    await call();
    pass(20);
    const pending = call().catch(({ status }: { status: number }) => status);
    await reached.promise;
    await call('change');
    held.resolve();

    expect(await pending).toBe(503);
  });
});

describe('a remote store', () => {
  it.each([
    () => Promise.reject(new Error('no store')),
    () => {
      throw new Error('no store');
    },
  ])('that fails is empty, and calls succeed: %#', async (failing) => {
    const { call } = await cachedApi(says('max-age=60'), {
      store: () => ({ get: failing, set: failing, delete: failing }),
    });

    expect([await call(), await call()]).toEqual(['1', '2']);
  });

  it('does not delay a cancelled request, which makes no call', async () => {
    const found = Promise.withResolvers<undefined>();
    const { call, as, seen } = await cachedApi(says('max-age=60'), {
      store: (local) => ({ ...remote(local), get: () => found.promise }),
    });
    const scope = as();
    const pending = call('get', {}, scope);
    const reason = new Error('gone');

    scope.cancel(reason);

    await expect(pending).rejects.toBe(reason);
    found.resolve(undefined);
    await new Promise(setImmediate);
    expect(seen).toEqual([]);
  });

  it('leaves no listener in the scope of a request', async () => {
    const { call, as } = await cachedApi(says('max-age=60'), { store: remote });
    const scope = as();
    const begun = vi.spyOn(scope.running, 'add');

    await call('get', {}, scope);
    await call('get', {}, scope);

    expect([begun.mock.calls.length, scope.running.size]).toEqual([3, 0]);
  });
});

describe('an exception while a response is read', () => {
  it('fails its own call, and is a fault in the metrics: other operations go on', async () => {
    const { one, as } = await cachedApi(() => ({}), { settings: { breaker: { failures: 1, openMs: LONG_MS } } });
    const without = new ApiUpstream(contract(OPERATIONS), one.settings);
    onTestFinished(() => without.close());
    const plan = without.plans.get('get') as Plan;
    const operation = {
      ...plan.operation,
      get errors(): never {
        throw new RangeError('too deep');
      },
    };

    await expect(without.call({ ...plan, operation }, {}, as())).rejects.toMatchObject({
      code: 'UPSTREAM_INVALID_RESPONSE',
      message: 'probe GET / answered with something that cannot be read',
      status: 200,
      cause: new RangeError('too deep'),
    });
    expect(without.health()).toMatchObject({
      breaker: 'closed',
      failures: { UPSTREAM_INVALID_RESPONSE: 1 },
      faults: 1,
      abandoned: 0,
    });
  });
});
