import { type Lease, leastWaitMs, MemoryQuotaStore, type QuotaCount, type QuotaStore } from '#upstream';
import type { WorkerChannel, WorkerCommand } from '../worker-messages.ts';
import type { QuotaReply } from './messages.ts';

/** In a worker: the quotas that the primary counts for all workers. Without a primary, it counts its own calls. */
export class WorkerQuotaStore implements QuotaStore {
  readonly #channel: WorkerChannel;
  readonly #own = new MemoryQuotaStore();
  /** Requests without an answer; `undefined` answers that the primary is gone. */
  readonly #pending = new Map<number, (lease: QuotaReply['lease'] | undefined) => void>();
  /** The calls that were left of each quota when the primary answered last. */
  readonly #left = new Map<string, number>();
  #id = 0;

  constructor(channel: WorkerChannel) {
    this.#channel = channel;
    channel.on('message', (command: WorkerCommand) => {
      if (typeof command !== 'object' || !('lease' in command)) return;
      for (const [name, left] of Object.entries(command.left)) this.#left.set(name, left);
      this.#answer(command.id, command.lease);
    });
    channel.on('disconnect', () => {
      for (const id of this.#pending.keys()) this.#answer(id, undefined);
    });
  }

  take(counts: readonly QuotaCount[]): Lease | Promise<Lease> {
    if (!this.#channel.connected) return this.#own.take(counts);
    const id = (this.#id += 1);
    return new Promise((resolve) => {
      this.#pending.set(id, (lease) => {
        if (!lease) resolve(this.#own.take(counts));
        else resolve(lease.isGranted ? { isGranted: true, waitMs: 0, receipt: this.#receipt(id) } : lease);
      });
      this.#channel.send?.({ id, take: counts }, () => undefined);
    });
  }

  waitMs(counts: readonly QuotaCount[], ahead: number): number {
    return this.#channel.connected ? leastWaitMs(counts, ahead) : this.#own.waitMs(counts, ahead);
  }

  left(name: string): number | undefined {
    return this.#channel.connected ? this.#left.get(name) : this.#own.left(name);
  }

  #answer(id: number, lease: QuotaReply['lease'] | undefined): void {
    this.#pending.get(id)?.(lease);
    this.#pending.delete(id);
  }

  /** Of a call that the primary counts, which ends a request once. */
  #receipt(id: number) {
    return {
      end: (used: number) => {
        if (this.#channel.connected) this.#channel.send?.({ ended: id, used }, () => undefined);
      },
    };
  }
}
