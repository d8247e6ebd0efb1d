import { describe, expect, it } from 'vitest';
import { unreachable } from '#test/hostile/upstreams';
import { type Answer, cachedApi, LONG, LONG_MS, says } from './harness.ts';
import { Changes } from './invalidation.ts';

const stored = says('max-age=60');

/** An upstream whose mutations have this response, and whose others can be stored. */
const mutationAnswered = (answer: Answer, timeouts = LONG) =>
  cachedApi((_n, { method }) => (method === 'POST' ? answer : stored()), { settings: { timeouts } });

/** Two events: of the upstream that it has a request, and of the test that it may respond. */
const gate = () => ({ reached: Promise.withResolvers<void>(), released: Promise.withResolvers<void>() });

describe('a mutation that was sent', () => {
  it.each<[string, Answer]>([
    ['succeeds', {}],
    ['answers with JSON that cannot be read', { body: '{' }],
    ['is refused', { status: 400 }],
    ['fails', { status: 500 }],
    ['is not available', { status: 503 }],
    ['loses its connection', { instead: 'disconnected' }],
    ['is silent for too long', { instead: 'silent' }],
  ])('invalidates when its upstream %s', async (_outcome, answer) => {
    const timeouts = answer.instead === 'silent' ? { ...LONG, headersMs: 50 } : LONG;
    const { call, seen } = await mutationAnswered(answer, timeouts);
    expect([await call(), await call()]).toEqual(['1', '1']);

    await call('change').catch(() => undefined);

    expect([await call(), await call()]).toEqual(['3', '3']);
    expect(seen.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  });

  it('invalidates when its caller leaves', async () => {
    const { reached, released } = gate();
    const { call, as } = await cachedApi(async (_n, { method }) => {
      if (method === 'GET') return stored();
      reached.resolve();
      await released.promise;
      return {};
    });
    await call();
    const caller = as();
    const mutation = call('change', {}, caller);
    await reached.promise;

    const reason = new Error('gone');
    caller.cancel(reason);

    await expect(mutation).rejects.toBe(reason);
    expect([await call(), await call()]).toEqual(['3', '3']);
    released.resolve();
  });

  it.each<[string, Answer]>([
    ['succeeds', {}],
    ['fails', { status: 500 }],
  ])('invalidates responses to reads that began before it or during it, when it %s', async (_outcome, answer) => {
    const [reads, mutation] = [gate(), gate()];
    let reading = 0;
    const { call, seen } = await cachedApi(async (n, { method }) => {
      if (method === 'POST') {
        mutation.reached.resolve();
        await mutation.released.promise;
        return answer;
      }
      reading += 1;
      if (reading === 1) {
        reads.reached.resolve();
        await reads.released.promise;
      }
      return { ...stored(), body: `"${method} ${n}"` };
    });
    const before = call();
    await reads.reached.promise;
    const changed = call('change').catch(() => undefined);
    await mutation.reached.promise;

    // Neither shares the call that began before; the second is a hit of the first.
    expect([await call(), await call()]).toEqual(['GET 3', 'GET 3']);
    reads.released.resolve();
    expect(await before).toBe('GET 1');
    mutation.released.resolve();
    await changed;

    expect([await call(), await call()]).toEqual(['GET 4', 'GET 4']);
    expect(seen).toHaveLength(4);
  });

  it('shares no read with later ones that began while it was in flight', async () => {
    const [read, mutation] = [gate(), gate()];
    const { call } = await cachedApi(async (n, { method }) => {
      const held = method === 'POST' ? mutation : n === 2 ? read : undefined;
      held?.reached.resolve();
      await held?.released.promise;
      return {};
    });
    const changed = call('change');
    await mutation.reached.promise;
    const during = call();
    await read.reached.promise;
    mutation.released.resolve();
    await changed;
    const after = call();
    expect(await after).toBe('3');
    read.released.resolve();

    expect(await during).toBe('2');
  });
});

describe('a mutation that was not sent', () => {
  it('invalidates nothing when there is no connection', async () => {
    const changes = new Changes();
    const { call } = await cachedApi(stored, { settings: { url: await unreachable() }, changes });

    await expect(call('change')).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });

    expect(changes.count).toBe(0);
  });

  it('invalidates nothing when the breaker is open', async () => {
    const changes = new Changes();
    const { call, seen } = await cachedApi((_n, { target }) => (target === '/list' ? { status: 500 } : stored()), {
      settings: { breaker: { failures: 1, openMs: LONG_MS } },
      changes,
    });
    await call();
    await expect(call('list')).rejects.toMatchObject({ status: 500 });

    await expect(call('change')).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });

    expect([await call(), seen.length, changes.count]).toEqual(['1', 2, 0]);
  });

  it('invalidates nothing when its caller has left', async () => {
    const changes = new Changes();
    const { call, as, seen } = await cachedApi(stored, { changes });
    await call();
    const caller = as();
    const mutation = call('change', {}, caller);
    caller.cancel(new Error('gone'));

    await expect(mutation).rejects.toThrow('gone');

    expect([await call(), seen.length, changes.count]).toEqual(['1', 1, 0]);
  });
});
