import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { type BudgetDecision, budgetRule } from '#gateway';
import { until } from '#test/until';
import { type Lease, MemoryQuotaStore, type QuotaCount } from '#upstream';
import type { WorkerCommand, WorkerMessage } from './messages.ts';
import { PrimaryCounters } from './primary-counters.ts';
import { Primary, WorkerBudgetStore, WorkerQuotaStore } from './worker.ts';

const quota = { name: 'requests', calls: 2, seconds: 10, per: 'address' };
const COUNTS: readonly QuotaCount[] = [{ name: 'journals.requests', key: '', quota }];

/** A worker process as the primary has it, and the channel of that worker. Messages are copied, as between processes. */
function connected(counters: PrimaryCounters) {
  const toPrimary = new EventEmitter();
  const toWorker = new EventEmitter();
  counters.serve(
    Object.assign(toPrimary, {
      process: { pid: 1 },
      send: (message: WorkerCommand) => toWorker.emit('message', structuredClone(message)),
      kill: () => undefined,
    }),
    1_000_000,
  );
  const channel = Object.assign(toWorker, {
    send: (message: WorkerMessage) => toPrimary.emit('message', structuredClone(message)),
  });
  const primary = new Primary(channel);
  return {
    store: new WorkerQuotaStore(primary),
    budgets: new WorkerBudgetStore(primary),
    exit: () => toPrimary.emit('exit', 0, null),
    tell: (message: WorkerMessage) => toPrimary.emit('message', message),
  };
}

function workers() {
  const clock = { now: 0 };
  const counters = new PrimaryCounters(new MemoryQuotaStore(() => clock.now));
  return { clock, one: connected(counters), other: connected(counters) };
}

/** Ends a call, which has to be granted. */
function end(lease: Lease | undefined, used: number): void {
  if (!lease?.isGranted) throw new Error('The call was not granted.');
  lease.receipt.end(used);
}

describe('quotas of several workers', () => {
  it('are counted together', async () => {
    const { clock, one, other } = workers();
    const granted = await Promise.all([one, other, one].map(async ({ store }) => store.take(COUNTS)));

    expect(granted.map(({ isGranted, waitMs }) => [isGranted, waitMs])).toEqual([
      [true, 0],
      [true, 0],
      [false, 10_000],
    ]);
    expect([one.store.left('journals.requests'), other.store.left('journals.requests')]).toEqual([0, 0]);

    end(granted[0], 0);
    let next: Lease | undefined;
    await until(async () => expect((next = await other.store.take(COUNTS))).toMatchObject({ isGranted: true }));
    end(granted[0], 0);
    end(next, 1);
    expect(await other.store.take(COUNTS)).toMatchObject({ isGranted: false });
    clock.now = 11_000;
    expect(await one.store.take(COUNTS)).toMatchObject({ isGranted: true });
  });

  it('get back the calls of a worker that ends, after their time', async () => {
    const { clock, one, other } = workers();
    await one.store.take(COUNTS);
    await one.store.take(COUNTS);
    one.exit();
    clock.now = 9999;
    expect(await other.store.take(COUNTS)).toMatchObject({ isGranted: false });

    clock.now = 20_500;

    expect(await other.store.take(COUNTS)).toMatchObject({ isGranted: true });
  });

  it('are not held by a worker that has ended', async () => {
    const { one, other } = workers();
    one.exit();
    one.tell({ id: 6, ask: 'quotas', about: COUNTS });

    const leases = await Promise.all([1, 2, 3].map(async () => other.store.take(COUNTS)));
    expect(leases.map(({ isGranted }) => isGranted)).toEqual([true, true, false]);
  });

  it('tell a worker at least how long the calls ahead take', () => {
    const { store } = workers().one;

    expect([0, 1, 2, 5].map((ahead) => store.waitMs(COUNTS, ahead))).toEqual([0, 0, 10_000, 20_000]);
  });
});

describe('budgets of several workers', () => {
  const everybody = {
    per: 'address',
    burst: undefined,
    callers: { kinds: undefined, tenants: undefined, scopes: undefined },
  } as const;
  const [cost, parallel] = [
    budgetRule({ name: 'cost', of: 'cost', limit: 10, within: 'day', ...everybody }, '1'),
    budgetRule({ name: 'parallel', of: 'concurrency', limit: 2, within: undefined, ...everybody }, '2'),
  ];
  const NOON = Date.UTC(2026, 10, 24, 12);
  const charge = (units: number) => [{ rule: cost, key: 'a', units }];
  const leftOf = ({ states }: BudgetDecision) => states.map(({ left }) => left);

  it('are counted together, with what was used instead of what was expected', async () => {
    const { one, other } = workers();
    const [first, second] = [await one.budgets.take(charge(6), NOON), await other.budgets.take(charge(4), NOON)];
    expect([leftOf(first), leftOf(second)]).toEqual([[4], [0]]);
    expect(await one.budgets.take(charge(1), NOON)).toMatchObject({ refused: 0 });

    expect(first.receipt?.end(1, NOON)).toMatchObject([{ left: 9 }]);
    expect(first.receipt?.end(1, NOON)).toEqual([]);
    await until(async () => expect(leftOf(await other.budgets.take(charge(0), NOON))).toEqual([5]));
  });

  it('get back what a worker holds that ends: its calls count as they were expected', async () => {
    const { one, other } = workers();
    const both = [{ rule: parallel, key: 'a', units: 1 }, ...charge(0)];
    await one.budgets.take(both, NOON);
    await one.budgets.take(both, NOON);
    await one.budgets.take(charge(6), NOON);
    expect(await other.budgets.take(both, NOON)).toMatchObject({ refused: 0 });
    one.exit();

    expect(leftOf(await other.budgets.take(both, NOON))).toEqual([1, 4]);
  });

  it('are not held by a worker that ends before they are counted', async () => {
    const { one, other } = workers();
    const both = [{ rule: parallel, key: 'a', units: 1 }];
    for (let request = 0; request < 3; request++) void one.budgets.take(both, NOON);
    one.exit();

    expect(leftOf(await other.budgets.take(both, NOON))).toEqual([1]);
  });
});
