import { type BudgetCharge, type BudgetDecision, type BudgetStore, MemoryBudgetStore, remoteReceipt } from '#gateway';
import { MemoryQuotaStore, type QuotaCount, type RemoteLease, RemoteQuotaStore } from '#upstream';
import type { AskPrimary } from './messages.ts';

/** Quotas that the primary counts for all workers. Without a primary, this process counts its own calls until it has stopped. */
export class WorkerQuotaStore extends RemoteQuotaStore {
  readonly #primary: AskPrimary;

  constructor(primary: AskPrimary) {
    super(new MemoryQuotaStore());
    this.#primary = primary;
  }

  protected override get isUp(): boolean {
    return this.#primary.isConnected;
  }

  protected override async ask(counts: readonly QuotaCount[]): Promise<RemoteLease | undefined> {
    const { id, answer } = await this.#primary.ask('quotas', counts);
    if (!answer) return undefined;
    const { lease, left } = answer;
    if (!lease.isGranted) return { lease, left };
    return { lease: { isGranted: true, waitMs: 0, receipt: { end: (used) => this.#primary.end(id, used) } }, left };
  }
}

/** Budgets of callers that the primary counts for all workers. Without a primary, this process counts its own requests until it has stopped. */
export class WorkerBudgetStore implements BudgetStore {
  readonly #primary: AskPrimary;
  readonly #maxBytes: number;
  readonly #own: BudgetStore;

  constructor(primary: AskPrimary, maxBytes: number) {
    this.#primary = primary;
    this.#maxBytes = maxBytes;
    this.#own = new MemoryBudgetStore(maxBytes);
  }

  async take(charges: readonly BudgetCharge[], now: number): Promise<BudgetDecision> {
    const { id, answer } = await this.#primary.ask('budgets', { charges, now, maxBytes: this.#maxBytes });
    if (!answer) return this.#own.take(charges, now);
    const { decision, isHeld } = answer;
    if (!isHeld) return decision;
    const used = charges.map(({ rule }, at) => rule.capacity - (decision.states[at]?.left ?? 0));
    return { ...decision, receipt: remoteReceipt(charges, used, (actual, at) => this.#primary.end(id, actual, at)) };
  }
}
