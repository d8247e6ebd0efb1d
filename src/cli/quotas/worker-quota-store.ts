import { type Lease, MemoryQuotaStore, type QuotaCount, type QuotaStore } from '#upstream';
import type { WorkerChannel, WorkerCommand } from '../worker-messages.ts';

/** In a worker: the quotas that the primary counts for all workers. Without a primary, it counts its own calls. */
export class WorkerQuotaStore implements QuotaStore {
  readonly #channel: WorkerChannel;
  readonly #own = new MemoryQuotaStore();
  readonly #pending = new Map<number, (lease: Lease) => void>();
  /** The calls that were left of each quota when the primary answered last. */
  readonly #left = new Map<string, number>();
  #id = 0;

  constructor(channel: WorkerChannel) {
    this.#channel = channel;
    channel.on('message', (command: WorkerCommand) => {
      if (typeof command !== 'object' || !('lease' in command)) return;
      for (const [name, left] of Object.entries(command.left)) this.#left.set(name, left);
      this.#pending.get(command.id)?.(command.lease);
      this.#pending.delete(command.id);
    });
  }

  take(counts: readonly QuotaCount[]): Lease | Promise<Lease> {
    if (!this.#channel.connected) return this.#own.take(counts);
    return new Promise((resolve) => {
      const id = (this.#id += 1);
      this.#pending.set(id, resolve);
      this.#channel.send?.({ id, take: counts }, () => undefined);
    });
  }

  end(counts: readonly QuotaCount[], wasSent: boolean): void {
    if (this.#channel.connected) this.#channel.send?.({ ended: counts, wasSent }, () => undefined);
  }

  /** Only the primary knows how much of a window is used: the time that the calls ahead take by themselves. */
  waitMs(counts: readonly QuotaCount[], ahead: number): number {
    return Math.max(0, ...counts.map(({ quota }) => Math.floor(ahead / quota.calls) * quota.seconds * 1000));
  }

  left(name: string): number | undefined {
    return this.#left.get(name);
  }
}
