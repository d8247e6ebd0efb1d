import { isDeepStrictEqual } from 'node:util';
import type { BudgetCharge, BudgetRule, MemoryBudgetStore } from '#gateway';
import type { Receipt } from '#shared-state';
import { MemoryQuotaStore, type QuotaCount } from '#upstream';
import type { Answer, BudgetQuestion, WorkerMessage, WorkerProcess } from './messages.ts';

interface Taken {
  readonly answer: Answer;
  readonly receipt?: Receipt | undefined;
  /** How much of it counts as used where the worker ends before it says so. */
  readonly usedAtExit: number;
}

/** In the primary: counts the calls of all workers against quotas, and the units of callers' budgets. */
export class PrimaryCounters {
  readonly #quotas: MemoryQuotaStore;
  #budgets: Promise<MemoryBudgetStore> | undefined;
  /** By their ids. Each message has copies of its rules, which counters keep: they share one. */
  readonly #rules = new Map<string, BudgetRule>();

  constructor(quotas = new MemoryQuotaStore()) {
    this.#quotas = quotas;
  }

  /** Answers a worker. What it holds is given back when it ends. */
  serve(worker: WorkerProcess, budgetBytes = 0): void {
    const held = new Map<number, Taken>();
    let hasExited = false;
    const answer = (id: number, taken: Taken) => {
      if (taken.receipt) held.set(id, taken);
      worker.send({ id, answer: taken.answer }, () => undefined);
    };
    worker.on('message', (message: WorkerMessage) => {
      if (typeof message !== 'object' || hasExited) return;
      if ('ended' in message) {
        held.get(message.ended)?.receipt?.end(message.used, message.now);
        held.delete(message.ended);
      } else if ('ask' in message && message.ask === 'quotas') {
        answer(message.id, this.#takeQuotas(message.about));
      } else if ('ask' in message && message.ask === 'budgets') {
        void this.#budgetStore(budgetBytes).then((store) => {
          if (!hasExited) answer(message.id, this.#takeBudgets(store, message.about));
        });
      }
    });
    worker.once('exit', () => {
      hasExited = true;
      for (const { receipt, usedAtExit } of held.values()) receipt?.end(usedAtExit);
      held.clear();
    });
  }

  #takeQuotas(counts: readonly QuotaCount[]): Taken {
    const lease = this.#quotas.take(counts);
    const left = counts.map(({ name }) => this.#quotas.left(name) ?? 0);
    const receipt = lease.isGranted ? lease.receipt : undefined;
    const refused = lease.isGranted ? undefined : lease.refused;
    // A call in flight may have been sent.
    return { answer: { isGranted: lease.isGranted, waitMs: lease.waitMs, refused, left }, receipt, usedAtExit: 1 };
  }

  #takeBudgets(store: MemoryBudgetStore, { charges, now }: BudgetQuestion): Taken {
    const shared = charges.map((charge) => ({ ...charge, rule: this.#shared(charge.rule) }));
    const { receipt, ...answer } = store.take(shared, now);
    return { answer, receipt, usedAtExit: expectedCost(charges) };
  }

  /** Loaded for the first request of a caller with a budget. */
  #budgetStore(maxBytes: number): Promise<MemoryBudgetStore> {
    return (this.#budgets ??= import('#gateway').then(({ MemoryBudgetStore: Store }) => new Store(maxBytes)));
  }

  #shared(rule: BudgetRule): BudgetRule {
    const known = this.#rules.get(rule.id);
    if (known && isDeepStrictEqual(known, rule)) return known;
    this.#rules.set(rule.id, rule);
    return rule;
  }
}

/** The upstream calls that an operation was expected to make; a request that has not come to its operation made none. */
function expectedCost(charges: readonly BudgetCharge[]): number {
  return Math.max(0, ...charges.filter(({ rule }) => rule.of === 'cost').map(({ units }) => units));
}
