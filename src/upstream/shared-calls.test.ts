import type { Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { jsonBytes, rawUpstream } from '#test/hostile/upstreams';
import { until } from '#test/until';
import { TooManyBytesError } from './errors.ts';
import { type Answer, cachedApi, says } from './harness.ts';
import { Changes } from './invalidation.ts';
import { RowProjection } from './projection.ts';
import { Scope } from './scope.ts';

describe('a call that several requests share', () => {
  /** An upstream whose first response the test releases. */
  async function held(answer: Answer = {}) {
    const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const cached = await cachedApi(async (n) => {
      reached.resolve();
      if (n === 1) await released.promise;
      return answer;
    });
    return { ...cached, reached: reached.promise, release: released.resolve };
  }

  it('has one result for all', async () => {
    const { call, release, reached, seen } = await held();
    const calls = [call(), call(), call()];
    await reached;
    release();

    expect(await Promise.all(calls)).toEqual(['1', '1', '1']);
    expect(seen).toHaveLength(1);
  });

  it('fails for all', async () => {
    const { call, release, reached } = await held({ status: 404 });
    const calls = [call(), call()].map((each) => each.catch(({ code }: { code: string }) => code));
    await reached;
    release();

    expect(await Promise.all(calls)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });

  it('continues while one of them waits, and ends for those that are cancelled', async () => {
    const { call, as, one, reached, release } = await held();
    const [first, second] = [as(), as()];
    const pending = call('get', {}, first);
    await reached;
    const other = call('get', {}, second);
    const reason = new Error('gone');

    first.cancel(reason);
    await expect(pending).rejects.toBe(reason);
    release();

    expect(await other).toBe('1');
    expect(one.health()).toMatchObject({ calls: 1, abandoned: 0, inFlight: 0 });
  });

  it('is aborted when the last of them is cancelled', async () => {
    const { call, as, one, reached, release } = await held();
    const scopes = [as(), as()];
    const pending = scopes.map((scope) => call('get', {}, scope).catch(({ message }: Error) => message));
    await reached;

    for (const scope of scopes) scope.cancel(new Error('gone'));

    expect(await Promise.all(pending)).toEqual(['gone', 'gone']);
    expect(one.health()).toMatchObject({ calls: 0, abandoned: 1, inFlight: 0 });
    release();
    expect(await call()).toBe('2');
  });

  it('has received more than one may that joins it: that one fails at once, and the others wait on', async () => {
    const sockets: Socket[] = [];
    const { url } = await rawUpstream((socket) => sockets.push(socket));
    const { call, as } = await cachedApi(() => ({}), { settings: { url } });
    const first = as();
    const counted = vi.spyOn(first, 'countBytes');
    const pending = call('get', {}, first);
    await until(() => expect(sockets).toHaveLength(1));
    const [head, rest] = [jsonBytes('four').subarray(0, -3), jsonBytes('four').subarray(-3)];
    sockets[0]?.write(head);
    await until(() => expect(counted).toHaveBeenCalled());

    const small = new Scope(undefined, { calls: 1, upstreamBytes: 1 });
    await expect(call('get', {}, small)).rejects.toThrow(TooManyBytesError);

    sockets[0]?.write(rest);
    expect(await pending).toBe('four');
    expect(small.running.size).toBe(0);
  });

  it('leaves nothing in the scopes of its requests', async () => {
    const { call, as, release } = await held();
    const scope = as();
    const begun = vi.spyOn(scope.running, 'add');
    release();

    await Promise.all([call('get', {}, scope), call('get', {}, scope)]);

    expect([begun.mock.calls.length, scope.running.size]).toEqual([2, 0]);
  });

  it('is not shared after a mutation, while it is still in flight', async () => {
    const { call, reached, release } = await held();
    const before = call();
    await reached;
    await call('change');
    const after = call();
    release();

    expect([await before, await after]).toEqual(['1', '3']);
  });

  it('is shared after a mutation of another API, while it is in flight', async () => {
    const changes = new Changes();
    const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { call, seen } = await cachedApi(
      async () => {
        reached.resolve();
        await released.promise;
        return {};
      },
      { changes },
    );
    const other = await cachedApi(() => ({}), { changes });
    const before = call();
    await reached.promise;
    await other.call('change');
    const after = call();
    released.resolve();

    expect([await before, await after, seen.length]).toEqual(['1', '1', 1]);
    expect(changes.count).toBe(2);
  });

  it('is shared after a read that is not stored, while it is in flight', async () => {
    const { call, reached, release, seen } = await held();
    const before = call();
    await reached;
    await call('upload', { body: Buffer.from('bytes') });
    const after = call();
    release();

    expect([await before, await after, seen.length]).toEqual(['1', '1', 2]);
  });

  it('is never one with a streamed body', async () => {
    const { call } = await cachedApi(says('max-age=60'));
    const upload = () => call('upload', { body: Buffer.from('bytes') });

    expect(await Promise.all([upload(), upload()])).toHaveLength(2);
    expect(await upload()).toBe('3');
  });

  it('is never a mutation', async () => {
    const { call, seen } = await cachedApi(says('max-age=60'));

    await Promise.all([call('change'), call('change')]);

    expect(seen).toHaveLength(2);
  });
});

describe('rows with a projection', () => {
  const selecting = (name: string) => new RowProjection(new Map([[name, true]]));
  const rows = JSON.stringify([{ a: 1, b: 2, rest: 'x'.repeat(100) }]);

  it('are stored without projection, so that others can select other members', async () => {
    const { call, as, seen } = await cachedApi(() => ({ ...says('max-age=60')(), body: rows }), {
      projectRows: true,
    });

    expect(await call('list', {}, as(), selecting('a'))).toEqual(JSON.parse(rows));
    expect(await call('list', {}, as(), selecting('b'))).toEqual(JSON.parse(rows));
    expect(seen).toHaveLength(1);
  });

  it('are projected if they are not stored', async () => {
    const { call, as } = await cachedApi(() => ({ ...says('no-store')(), body: rows }), { projectRows: true });

    expect(await call('list', {}, as(), selecting('a'))).toEqual([{ a: 1 }]);
    expect(await Promise.all(['a', 'b'].map((name) => call('list', {}, as(), selecting(name))))).toEqual([
      [{ a: 1, b: 2 }],
      [{ a: 1, b: 2 }],
    ]);
  });
});
