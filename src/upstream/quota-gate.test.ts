import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Quota } from '#contract';
import { contract } from '#test/hostile/contract';
import { type Permit, QuotaGate, type QuotaUser } from './quota-gate.ts';
import { MemoryQuotaStore } from './quotas.ts';
import type { UpstreamRequest } from './request.ts';
import type { InterfaceSettings } from './settings.ts';

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
  const settings = { credentials: { type: 'forwarded', headers: [] }, quotas } as unknown as InterfaceSettings;
  const gate = new QuotaGate(PROBE, settings, store);
  const admitted: { readonly user: QuotaUser; readonly permit: Permit }[] = [];
  const enter = (caller: string) => {
    const identity = { key: caller, headers: [] };
    const request = { plan: { operation: PROBE.operations['get'] }, identity, args: {}, target: '/' };
    const user: QuotaUser = {
      request: request as unknown as UpstreamRequest,
      order: { isBackground: false, isLarge: false, caller },
      endsAt: Infinity,
      admitted: (permit) => admitted.push({ user, permit }),
      refused: (error) => {
        throw error;
      },
    };
    gate.enter(user);
  };
  for (let n = 0; n < 10; n++) enter(`first ${n}`);
  for (let n = 0; n < waiting; n++) enter(`first ${n % 10}`);
  for (let n = 0; n < waiting; n++) enter(`waiting ${n}`);
  const end = (wasSent: boolean) => {
    const first = admitted.shift();
    if (!first) throw new TypeError('No call was admitted');
    gate.ended(first.user.request, first.permit, wasSent);
  };
  /** How often the store is used by this. */
  const workOf = (what: () => unknown) => {
    work.count = 0;
    what();
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
  it.each(QUOTAS)('is none for a call that was sent and ended, with %s: it goes on counting', (_what, quotas) => {
    const { end, workOf } = busyGate(quotas, WAITING);

    expect(workOf(() => end(true))).toBe(0);
  });

  it.each(QUOTAS)('is a few steps for each call, however many wait, with %s', (_what, quotas) => {
    const { gate, admitted, end, workOf } = busyGate(quotas, WAITING);
    const entered = gate.length;

    const work = workOf(() => {
      for (let n = 0; n < ENDED; n++) {
        if (admitted.length > 0) end(n % 3 === 0);
        vi.advanceTimersByTime(SECOND / 10 + 2);
      }
    });

    // A call may wait for one count first, and for another one then.
    expect(work).toBeLessThan(4 * (entered + ENDED));
  });

  it('ends with the calls: a line in which none waits is left by its timer', () => {
    const { gate, admitted, end } = busyGate([shared, own], 10);
    while (gate.length > 0) {
      while (admitted.length > 0) end(true);
      vi.advanceTimersByTime(3_600_000);
    }
    while (admitted.length > 0) end(true);

    expect(vi.getTimerCount()).toBe(0);
  });
});
