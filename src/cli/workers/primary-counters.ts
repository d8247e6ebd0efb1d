import { isDeepStrictEqual } from 'node:util';
import type { BudgetCharge, BudgetRule, MemoryBudgetStore } from '#gateway';
import type { Receipt } from '#shared-state';
import type { MemoryQuotaStore, QuotaCount } from '#upstream';
import type { Answer, Question, WorkerMessage, WorkerProcess } from './messages.ts';

/** Makes the stores, each for the first question that it answers. */
export interface LoadStores {
  quotas(): Promise<Pick<MemoryQuotaStore, 'take' | 'left'>>;
  budgets(maxBytes: number): Promise<Pick<MemoryBudgetStore, 'take'>>;
}

interface Taken {
  readonly answer: Answer;
  readonly receipt?: Receipt | undefined;
  /** How much of it counts as used where the worker ends before it says so. */
  readonly usedAtExit?: number;
}

/** In the primary: counts the calls of all workers against quotas, and the units of callers' budgets. */
export class PrimaryCounters {
  readonly #load: LoadStores;
  #quotas: ReturnType<LoadStores['quotas']> | undefined;
  #budgets: ReturnType<LoadStores['budgets']> | undefined;
  /** By their ids. Each message has copies of its rules, which counters keep: they share one. */
  readonly #rules = new Map<string, BudgetRule>();

  constructor(load: LoadStores) {
    this.#load = load;
  }

  /** Answers a worker. What it holds is given back when it ends. */
  serve(worker: WorkerProcess): void {
    const held = new Map<number, Taken>();
    let hasExited = false;
    const answer = async (question: Question<'quotas' | 'budgets'>) => {
      const take = await this.#counting(question);
      if (hasExited) return;
      const taken = take();
      if (taken.receipt) held.set(question.id, taken);
      worker.send({ id: question.id, answer: taken.answer }, () => undefined);
    };
    worker.on('message', (message: WorkerMessage) => {
      if (typeof message !== 'object' || hasExited) return;
      if ('ask' in message && (message.ask === 'quotas' || message.ask === 'budgets')) return void answer(message);
      if (!('ended' in message)) return;
      held.get(message.ended)?.receipt?.end(message.used, message.now);
      held.delete(message.ended);
    });
    worker.once('exit', () => {
      hasExited = true;
      for (const { receipt, usedAtExit = 0 } of held.values()) receipt?.end(usedAtExit);
      held.clear();
    });
  }

  /** Loads the store of a question. The answer counts at once. */
  async #counting({ ask, about }: Question<'quotas' | 'budgets'>): Promise<() => Taken> {
    if (ask === 'quotas') {
      const store = await (this.#quotas ??= this.#load.quotas());
      return () => takeQuotas(store, about);
    }
    const store = await (this.#budgets ??= this.#load.budgets(about.maxBytes));
    return () => {
      const charges = about.charges.map((charge) => ({ ...charge, rule: this.#shared(charge.rule) }));
      const { receipt, ...decision } = store.take(charges, about.now);
      return { answer: { decision, isHeld: receipt !== undefined }, receipt, usedAtExit: expectedCost(charges) };
    };
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

function takeQuotas(store: Awaited<ReturnType<LoadStores['quotas']>>, counts: readonly QuotaCount[]): Taken {
  const lease = store.take(counts);
  const left = counts.map(({ name }) => store.left(name) ?? 0);
  if (!lease.isGranted) return { answer: { lease, left } };
  // A call in flight may have been sent.
  return { answer: { lease: { isGranted: true }, left }, receipt: lease.receipt, usedAtExit: 1 };
}
