import {
  type BudgetCharge,
  type BudgetDecision,
  type BudgetReceipt,
  type BudgetState,
  type BudgetStore,
  budgetState,
} from '#gateway';
import type { Charge, Limiter } from './limiter.ts';
import type { RedisConnection } from './redis-connection.ts';

const DAY_MS = 86_400_000;

interface BudgetStoreParts {
  readonly connection: RedisConnection;
  readonly limiter: Limiter;
  /** Counts while Redis does not. Absent: requests that Redis does not count are refused. */
  readonly fallback: BudgetStore | undefined;
}

/** Counts the units that callers use in all replicas. */
export class RedisBudgetStore implements BudgetStore {
  readonly #parts: BudgetStoreParts;

  constructor(parts: BudgetStoreParts) {
    this.#parts = parts;
  }

  take(charges: readonly BudgetCharge[], now: number): BudgetDecision | Promise<BudgetDecision> {
    return this.#parts.connection.isUp ? this.#take(charges, now) : this.#takeAlone(charges, now);
  }

  async #take(charges: readonly BudgetCharge[], now: number): Promise<BudgetDecision> {
    try {
      // All are in one slot of a cluster, because a request counts in several budgets or in none.
      const { refused, waitMs, used, receipt } = await this.#parts.limiter.take(
        'budgets',
        charges.map((charge) => chargeOf(charge, now)),
      );
      const states = statesOf(charges, used, now);
      if (!receipt) return { refused, waitMs, states };
      return { refused, waitMs, states, receipt: this.#receiptOf(charges, used, (actual) => receipt.end(actual)) };
    } catch {
      return this.#takeAlone(charges, now);
    }
  }

  /** The states after its end are those of its begin without what was held: a response does not wait for Redis. */
  #receiptOf(charges: readonly BudgetCharge[], used: readonly number[], end: (actual: number) => void): BudgetReceipt {
    let isHeld = true;
    return {
      end(actual, now = Date.now()) {
        if (!isHeld) return [];
        isHeld = false;
        end(actual);
        const after = charges.map(({ rule, units }, at) => (used[at] ?? 0) + (rule.isHeld ? actual - units : 0));
        return statesOf(charges, after, now);
      },
    };
  }

  #takeAlone(charges: readonly BudgetCharge[], now: number): BudgetDecision | Promise<BudgetDecision> {
    const { fallback, connection } = this.#parts;
    connection.fellBack('budgets');
    if (!fallback) return Promise.reject(new Error('Redis is not available.'));
    return fallback.take(charges, now);
  }
}

function chargeOf({ rule, key, units }: BudgetCharge, now: number): Charge {
  const { capacity, isHeld } = rule;
  const own = { name: key, capacity, units, isHeld };
  if (rule.within === 'day') return { ...own, kind: 'day', endsAt: now - (now % DAY_MS) + DAY_MS };
  return { ...own, kind: 'bucket', perMs: rule.unitsPerMs };
}

function statesOf(charges: readonly BudgetCharge[], used: readonly number[], now: number): readonly BudgetState[] {
  return charges.map(({ rule }, at) => budgetState(rule, Math.max(0, used[at] ?? 0), now));
}
