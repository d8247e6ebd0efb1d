import type { Receipt } from '#shared-state';
import type { QuotaStore } from '#upstream';
import type { WorkerProcess } from '../supervised-worker.ts';
import type { WorkerMessage } from '../worker-messages.ts';
import type { QuotaRequest } from './messages.ts';

/** In the primary: counts the calls of all workers. The store is loaded with the first of them. */
export class PrimaryQuotas {
  readonly #load: () => Promise<QuotaStore>;
  #store: Promise<QuotaStore> | undefined;

  constructor(load: () => Promise<QuotaStore> = loadStore) {
    this.#load = load;
  }

  /** Answers a worker. Its calls under way end when it ends: they may have been sent. */
  serve(worker: WorkerProcess): void {
    /** By the id of their request. */
    const receipts = new Map<number, Receipt>();
    let hasExited = false;
    const end = (id: number, used: number) => {
      receipts.get(id)?.end(used);
      receipts.delete(id);
    };
    const take = async ({ id, take: counts }: QuotaRequest) => {
      const quotas = await (this.#store ??= this.#load());
      if (hasExited) return;
      const lease = await quotas.take(counts);
      if (lease.isGranted) receipts.set(id, lease.receipt);
      if (hasExited) return end(id, 0);
      const left = Object.fromEntries(counts.map(({ name }) => [name, quotas.left(name) ?? 0]));
      worker.send({ id, lease: lease.isGranted ? { isGranted: true } : lease, left }, () => undefined);
    };
    worker.on('message', (message: WorkerMessage) => {
      if (typeof message !== 'object') return;
      if ('take' in message) void take(message);
      else if ('ended' in message) end(message.ended, message.used);
    });
    worker.once('exit', () => {
      hasExited = true;
      for (const id of receipts.keys()) end(id, 1);
    });
  }
}

async function loadStore(): Promise<QuotaStore> {
  const { MemoryQuotaStore } = await import('#upstream');
  return new MemoryQuotaStore();
}
