import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Quota } from '#contract';
import { contract } from '#test/hostile/contract';
import { Admission, type Applicant, type Permit } from './admit.ts';
import { MemoryQuotaStore } from './quotas.ts';
import type { UpstreamRequest } from './request.ts';
import type { ApiSettings } from './settings.ts';
import type { CreateTransport } from './transport.ts';

const PROBE = contract({ get: { path: '/' } });
const SECOND = 1000;
const shared: Quota = { name: 'shared', calls: 10, seconds: 1, burst: 10, per: 'address' };
const own: Quota = { name: 'own', calls: 1, seconds: 3600, burst: 1, per: 'credential' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const silent: CreateTransport = () => ({ dispatch: () => true, on: () => undefined, destroy: async () => undefined });

function applicant(caller: string, more: Partial<Applicant> = {}): Applicant {
  const identity = { key: caller, headers: ['authorization', caller] };
  const base = new URL('http://upstream.test');
  const request = {
    plan: { slug: 'probe', operation: PROBE.operations['get'] },
    identity,
    args: {},
    target: '/',
    base,
  };
  return {
    request: request as unknown as UpstreamRequest,
    order: { rank: 0, caller },
    waitsUntil: Infinity,
    ...more,
  };
}

/** A gate of which the calls of these callers wait, and that counts how often its store is used. */
function busyGate(quotas: readonly Quota[], waiting: number) {
  const store = new MemoryQuotaStore();
  const work = { count: 0 };
  for (const name of ['take', 'waitMs'] as const) {
    const method = store[name].bind(store) as (...args: unknown[]) => never;
    store[name] = (...args: unknown[]) => {
      work.count += 1;
      return method(...args);
    };
  }
  const settings = { credentials: { type: 'forwarded', headers: ['authorization'] }, quotas, connections: 1e6 };
  const gate = new Admission(PROBE, settings as unknown as ApiSettings, store, silent);
  const admitted: Permit[] = [];
  const enter = (caller: string) => {
    const permit = gate.admit(applicant(caller));
    if (permit instanceof Promise) void permit.then((late) => admitted.push(late));
    else admitted.push(permit);
  };
  for (let n = 0; n < 10; n++) enter(`first ${n}`);
  for (let n = 0; n < waiting; n++) enter(`first ${n % 10}`);
  for (let n = 0; n < waiting; n++) enter(`waiting ${n}`);
  const end = (wasSent: boolean) => {
    const first = admitted.shift();
    if (!first) throw new TypeError('No call was admitted');
    first.end(wasSent);
  };
  /** How often the store is used by this. */
  const workOf = async (what: () => unknown) => {
    work.count = 0;
    await what();
    return work.count;
  };
  return { gate, admitted, end, workOf };
}

const QUOTAS: readonly (readonly [string, readonly Quota[]])[] = [
  ['a quota for all', [shared]],
  ['a quota for each credential', [own]],
  ['both', [shared, own]],
  ['both, in the other order', [own, shared]],
];
const WAITING = 2000;
const ENDED = 300;

describe('the work of a gate', () => {
  it.each(QUOTAS)('is none for a call that was sent and ended, with %s: it goes on counting', async (_what, quotas) => {
    const { end, workOf } = busyGate(quotas, WAITING);

    expect(await workOf(() => end(true))).toBe(0);
  });

  it.each(QUOTAS)('is a few steps for each call, however many wait, with %s', async (_what, quotas) => {
    const { gate, admitted, end, workOf } = busyGate(quotas, WAITING);
    const entered = gate.length;

    const work = await workOf(async () => {
      for (let n = 0; n < ENDED; n++) {
        if (admitted.length > 0) end(n % 3 === 0);
        await vi.advanceTimersByTimeAsync(SECOND / 10 + 2);
      }
    });

    // A call may wait for one count first, and for another one then.
    expect(work).toBeLessThan(4 * (entered + ENDED));
  });

  it('ends with the calls: a line in which none waits is left by its timer', async () => {
    const { gate, admitted, end } = busyGate([shared, own], 10);
    while (gate.length > 0) {
      while (admitted.length > 0) end(true);
      await vi.advanceTimersByTimeAsync(3_600_000);
    }
    while (admitted.length > 0) end(true);

    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('connections', () => {
  const settingsOf = (connections: number) =>
    ({ credentials: { type: 'none' }, quotas: [], connections }) as unknown as ApiSettings;
  const admissionTo = (connections: number) =>
    new Admission(PROBE, settingsOf(connections), new MemoryQuotaStore(), silent);

  it('are taken by as many calls as there are, and by the others in their order', async () => {
    const admission = admissionTo(2);
    const order: string[] = [];
    const permits: Permit[] = [];
    const enter = async (name: string) => {
      permits.push(await admission.admit(applicant(name)));
      order.push(name);
    };
    const all = ['a', 'b', 'c', 'd'].map(enter);
    await Promise.all(all.slice(0, 2));
    expect([order, admission.length]).toEqual([['a', 'b'], 2]);

    permits[0]?.end(true);
    permits[0]?.end(true);
    permits[0]?.disconnect();
    await all[2];
    expect([order, admission.length]).toEqual([['a', 'b', 'c'], 1]);
    permits[1]?.dispatch({ path: '/', method: 'GET' }, {});
    permits[1]?.end(true);
    expect(admission.length).toBe(1);
    permits[1]?.disconnect();

    await all[3];
  });

  it('are not taken by a call that has left, and hold nothing of it', async () => {
    const admission = admissionTo(1);
    const first = await admission.admit(applicant('a'));
    const [leaving, waiting] = [applicant('b'), applicant('c')];
    const [left, admitted] = [admission.admit(leaving), admission.admit(waiting)] as Promise<Permit>[];

    admission.cancel(leaving, new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    first.end(false);

    (await admitted)?.end(false);
    expect([admission.length, admission.admit(applicant('d'))]).toEqual([0, expect.anything()]);
  });

  it('are full when a hundred calls wait for each', () => {
    const admission = admissionTo(2);
    for (let n = 0; n < 202; n++) void admission.admit(applicant('a'));

    expect(() => admission.admit(applicant('a'))).toThrow('too many calls wait');
  });
});
