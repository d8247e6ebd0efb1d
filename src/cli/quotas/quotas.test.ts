import { EventEmitter } from 'node:events';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { until } from '#test/until';
import { type Lease, MemoryQuotaStore, type QuotaCount } from '#upstream';
import type { WorkerCommand, WorkerMessage } from '../worker-messages.ts';
import { PrimaryQuotas } from './primary-quotas.ts';
import { WorkerQuotaStore } from './worker-quota-store.ts';

const quota = { name: 'requests', calls: 2, seconds: 10, per: 'address' };
const COUNTS: readonly QuotaCount[] = [{ name: 'journals.requests', key: '', quota }];

/** A worker process as the primary has it, and the channel of that worker. Messages are copied, as between processes. */
function connected(primary: PrimaryQuotas) {
  const toPrimary = new EventEmitter();
  const toWorker = new EventEmitter();
  const copy = <Message>(message: Message) => JSON.parse(JSON.stringify(message)) as Message;
  primary.serve(
    Object.assign(toPrimary, {
      process: { pid: 1 },
      send: (message: WorkerCommand) => toWorker.emit('message', copy(message)),
      kill: () => undefined,
    }),
  );
  const channel = Object.assign(toWorker, {
    connected: true,
    send: (message: WorkerMessage) => toPrimary.emit('message', copy(message)),
  });
  return { store: new WorkerQuotaStore(channel), channel, exit: () => toPrimary.emit('exit', 0, null) };
}

function workers() {
  const clock = { now: 0 };
  const memory = new MemoryQuotaStore(() => clock.now);
  const primary = new PrimaryQuotas(async () => memory);
  return { clock, one: connected(primary), other: connected(primary) };
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

  it('are those of the worker alone where the primary is gone, for as many periods as that lasts', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    onTestFinished(() => now.mockRestore());
    const { one } = workers();
    const earlier = await one.store.take(COUNTS);
    one.channel.send = () => true;
    const pending = one.store.take(COUNTS);
    one.channel.connected = false;
    one.channel.emit('disconnect');
    // It does not wait for an answer that cannot come.
    const granted = [await pending];
    end(earlier, 1);

    for (let period = 0; period < 20; period++) {
      now.mockReturnValue(period * 20_500);
      while (granted.length < 2) granted.push(await one.store.take(COUNTS));
      expect(await one.store.take(COUNTS)).toMatchObject({ isGranted: false });
      for (const lease of granted.splice(0)) end(lease, 1);
      expect(await one.store.take(COUNTS)).toMatchObject({ isGranted: false, waitMs: expect.closeTo(10_000, -3) });
    }
  });

  it('are not held by a worker that ended before its call was granted', async () => {
    const store = Promise.withResolvers<MemoryQuotaStore>();
    const primary = new PrimaryQuotas(() => store.promise);
    const [ended, other] = [connected(primary), connected(primary)];
    for (let call = 0; call < 5; call++) void ended.store.take(COUNTS);
    ended.exit();
    store.resolve(new MemoryQuotaStore());

    const leases = await Promise.all([1, 2, 3].map(async () => other.store.take(COUNTS)));
    expect(leases.map(({ isGranted }) => isGranted)).toEqual([true, true, false]);
  });

  it('tell a worker at least how long the calls ahead take', () => {
    const { store } = workers().one;

    expect([0, 1, 2, 5].map((ahead) => store.waitMs(COUNTS, ahead))).toEqual([0, 0, 10_000, 20_000]);
  });
});
