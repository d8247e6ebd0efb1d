import type { QuotaCount, QuotaStore } from '#upstream';
import type { WorkerProcess } from '../supervised-worker.ts';
import type { WorkerMessage } from '../worker-messages.ts';
import type { QuotaEnd, QuotaRequest } from './messages.ts';

/** In the primary: counts the calls of all workers. The store is loaded with the first of them. */
export class PrimaryQuotas {
  readonly #load: () => Promise<QuotaStore>;
  #store: Promise<QuotaStore> | undefined;

  constructor(load: () => Promise<QuotaStore> = loadStore) {
    this.#load = load;
  }

  /** Answers a worker. Its calls under way end when it ends. */
  serve(worker: WorkerProcess): void {
    const running = new RunningCalls();
    const store = () => (this.#store ??= this.#load());
    worker.on('message', (message: WorkerMessage) => {
      if (typeof message !== 'object') return;
      if ('take' in message) void take(message);
      else if ('ended' in message) void end(message);
    });
    worker.once('exit', () => running.forEach((ended) => void end({ ended, wasSent: true })));

    async function take({ id, take: counts }: QuotaRequest): Promise<void> {
      const quotas = await store();
      const lease = await quotas.take(counts);
      if (lease.isGranted) running.add(counts);
      const left = Object.fromEntries(counts.map(({ name }) => [name, quotas.left(name) ?? 0]));
      worker.send({ id, lease, left }, () => undefined);
    }

    async function end({ ended, wasSent }: QuotaEnd): Promise<void> {
      running.delete(ended);
      (await store()).end(ended, wasSent);
    }
  }
}

/** The calls of a worker that are under way, by what they are counted in. */
class RunningCalls {
  readonly #all = new Map<string, { readonly counts: readonly QuotaCount[]; calls: number }>();

  add(counts: readonly QuotaCount[]): void {
    const key = keyOf(counts);
    const found = this.#all.get(key);
    if (found) found.calls += 1;
    else this.#all.set(key, { counts, calls: 1 });
  }

  delete(counts: readonly QuotaCount[]): void {
    const key = keyOf(counts);
    const found = this.#all.get(key);
    if (found && found.calls > 1) found.calls -= 1;
    else this.#all.delete(key);
  }

  forEach(use: (counts: readonly QuotaCount[]) => void): void {
    for (const { counts, calls } of this.#all.values()) for (let call = 0; call < calls; call++) use(counts);
  }
}

function keyOf(counts: readonly QuotaCount[]): string {
  return JSON.stringify(counts.map(({ name, key }) => [name, key]));
}

async function loadStore(): Promise<QuotaStore> {
  const { MemoryQuotaStore } = await import('#upstream');
  return new MemoryQuotaStore();
}
