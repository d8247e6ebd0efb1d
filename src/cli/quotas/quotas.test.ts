import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
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

describe('quotas of several workers', () => {
  it('are counted together', async () => {
    const { clock, one, other } = workers();
    const granted = await Promise.all([one, other, one].map(async ({ store }) => store.take(COUNTS)));

    expect(granted).toEqual<Lease[]>([
      { isGranted: true, waitMs: 0 },
      { isGranted: true, waitMs: 0 },
      { isGranted: false, waitMs: 10_000 },
    ]);
    expect([one.store.left('journals.requests'), other.store.left('journals.requests')]).toEqual([0, 0]);

    one.store.end(COUNTS, false);
    await until(async () => expect(await other.store.take(COUNTS)).toMatchObject({ isGranted: true }));
    other.store.end(COUNTS, true);
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

  it('are those of the worker alone where the primary is gone', async () => {
    const { one } = workers();
    one.channel.connected = false;

    const leases = await Promise.all([1, 2, 3].map(async () => one.store.take(COUNTS)));

    expect(leases.map(({ isGranted }) => isGranted)).toEqual([true, true, false]);
  });

  it('tell a worker at least how long the calls ahead take', () => {
    const { store } = workers().one;

    expect([0, 1, 2, 5].map((ahead) => store.waitMs(COUNTS, ahead))).toEqual([0, 0, 10_000, 20_000]);
  });
});
