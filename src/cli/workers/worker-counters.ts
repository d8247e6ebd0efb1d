import { type BudgetCharge, type BudgetDecision, type BudgetStore, budgetState, MemoryBudgetStore } from '#gateway';
import { type Lease, leastWaitMs, MemoryQuotaStore, type QuotaCount, type QuotaStore } from '#upstream';
import type { AskPrimary } from './messages.ts';

/** Quotas that the primary counts for all workers. Without a primary, this process counts its own calls until it has stopped. */
export class WorkerQuotaStore implements QuotaStore {
  readonly #primary: AskPrimary;
  readonly #own = new MemoryQuotaStore();
  /** The calls that were left of each quota when the primary answered last. */
  readonly #left = new Map<string, number>();

  constructor(primary: AskPrimary) {
    this.#primary = primary;
  }

  take(counts: readonly QuotaCount[]): Lease | Promise<Lease> {
    return this.#primary.isConnected ? this.#take(counts) : this.#own.take(counts);
  }

  waitMs(counts: readonly QuotaCount[], ahead: number): number {
    return this.#primary.isConnected ? leastWaitMs(counts, ahead) : this.#own.waitMs(counts, ahead);
  }

  left(name: string): number | undefined {
    return this.#primary.isConnected ? this.#left.get(name) : this.#own.left(name);
  }

  async #take(counts: readonly QuotaCount[]): Promise<Lease> {
    const { id, answer } = await this.#primary.ask('quotas', counts);
    if (!answer) return this.#own.take(counts);
    for (const [name, calls] of Object.entries(answer.left)) this.#left.set(name, calls);
    if (!answer.lease.isGranted) return answer.lease;
    return { isGranted: true, waitMs: 0, receipt: { end: (used) => this.#primary.end(id, used) } };
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
    const { decision } = answer;
    let { isHeld } = answer;
    if (!isHeld) return decision;
    const end = (used: number, endedAt = Date.now()) => {
      if (!isHeld) return [];
      isHeld = false;
      this.#primary.end(id, used, endedAt);
      // A response does not wait for the primary: its states are those of the begin, with what was used instead of what was held.
      return charges.map(({ rule, units }, at) => {
        const before = rule.capacity - (decision.states[at]?.left ?? 0);
        return budgetState(rule, Math.max(0, before + (rule.isHeld ? used - units : 0)), endedAt);
      });
    };
    return { ...decision, receipt: { end } };
  }
}
