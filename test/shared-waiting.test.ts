import { describe, expect, it } from 'vitest';
import { contract } from '#test/hostile/contract';
import { codes, type OperationResult, probeAt } from '#test/hostile/gateways';
import { upstream } from '#test/hostile/upstreams';
import { stoppedTime } from '#test/published-limits';
import { until } from '#test/until';
import { MemoryQuotaStore, type QuotaStore } from '#upstream';

/*
 * Equal calls that wait together, for a quota or for a connection: they wait as long as the one of them that has the most time, and
 * in the place of the most urgent one.
 */
const OPERATIONS = { get: { path: '/{id}' }, find: { path: '/find/{id}' } } as const;
const GOOD: OperationResult = { data: { call: 'good' } };
const SHARING = { cache: false, responseCache: false, coalesceCalls: true };
const ASK = 'query ($id: String!) { call(operation: "get", args: { id: $id }) }';

describe('equal calls that wait for a quota', () => {
  /** Two operations make the same call, for which a store of several processes is asked. The first one has half a second left. */
  async function twoDeadlines() {
    const time = stoppedTime();
    const memory = new MemoryQuotaStore();
    const answered = [Promise.resolve(), Promise.withResolvers<void>()] as const;
    let asked = 0;
    const quotaStore: QuotaStore = {
      async take(counts) {
        asked += 1;
        await (asked === 1 ? answered[0] : answered[1].promise);
        return memory.take(counts);
      },
      waitMs: (counts, ahead) => memory.waitMs(counts, ahead),
      left: (name) => memory.left(name),
    };
    const held: (() => void)[] = [];
    const { url, seen } = await upstream((response, { target }) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      if (target.startsWith('/find')) held.push(() => response.end('"good"'));
      else response.end('"good"');
    });
    const { gateway, run } = probeAt(url, contract(OPERATIONS), {
      settings: { quotas: [{ name: 'requests', calls: 1, within: '1s', operations: ['get'] }] },
      around: { performance: SHARING, limits: { timeouts: { operation: '3s' } } },
      quotaStore,
    });
    const first = run(
      'mutation { slow: call(operation: "find", args: { id: "a" }) call(operation: "get", args: { id: "x" }) }',
    );
    await until(() => held.length === 1);
    await time.pass(2500);
    await time.untilSettled(gateway, [run(ASK, { id: 'before' })]);
    held[0]?.();
    await until(() => asked === 2);
    const leave = new AbortController();
    const second = run(ASK, { id: 'x' }, {}, leave.signal);
    await until(() => gateway.health()[0]?.joined === 1);
    return { ...time, gateway, first, second, leave, seen, answer: answered[1].resolve };
  }

  it('wait as long as the last of them can', async () => {
    const { gateway, untilSettled, first, second, seen, answer } = await twoDeadlines();
    answer();
    await untilSettled(gateway, [first, second]);

    expect(await second).toEqual(GOOD);
    expect(codes(await first)).toEqual(['UPSTREAM_TIMEOUT']);
    expect(seen.map(({ target }) => target)).toEqual(['/find/a', '/before', '/x']);
  });

  it('do not wait for one that has left', async () => {
    const { gateway, untilSettled, first, second, leave, seen, answer } = await twoDeadlines();
    leave.abort();
    await second;
    answer();
    await untilSettled(gateway, [first]);

    expect(codes(await first)).toEqual(['RATE_LIMITED']);
    expect(seen).toHaveLength(2);
  });
});

describe('equal calls that wait for a connection', () => {
  const BACKGROUND = { priority: 'u=7' };

  /** One connection, for which a background operation waits, then others, and then those of this test. */
  async function oneConnection() {
    const held: (() => void)[] = [];
    const { url, seen } = await upstream((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      held.push(() => response.end('"good"'));
    });
    const { gateway, run } = probeAt(url, contract(OPERATIONS), {
      settings: { connections: 1 },
      around: { performance: SHARING },
    });
    const pending: Promise<unknown>[] = [];
    const ask = async (id: string, headers = {}, signal?: AbortSignal) => {
      const { queued, joined } = gateway.health()[0] ?? { queued: 0, joined: 0 };
      pending.push(run(ASK, { id }, headers, signal));
      await until(
        () => gateway.health()[0]?.queued !== queued || gateway.health()[0]?.joined !== joined || seen.length === 1,
      );
    };
    await ask('first');
    await ask('other', BACKGROUND);
    await ask('shared', BACKGROUND);
    await ask('small');
    const order = async () => {
      for (let n = 0; n < 4; n++) {
        await until(() => held.length > n);
        held[n]?.();
      }
      await Promise.all(pending);
      return seen.map(({ target }) => target);
    };
    return { ask, order };
  }

  it('are in the place of the most urgent of them', async () => {
    const { ask, order } = await oneConnection();
    await ask('shared');

    expect(await order()).toEqual(['/first', '/small', '/shared', '/other']);
  });

  it('are in the place of the others once that one has left', async () => {
    const { ask, order } = await oneConnection();
    const leave = new AbortController();
    await ask('shared', {}, leave.signal);
    leave.abort();

    expect(await order()).toEqual(['/first', '/small', '/other', '/shared']);
  });
});
