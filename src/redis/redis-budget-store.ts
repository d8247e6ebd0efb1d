import { hash } from 'node:crypto';
import type { BudgetCharge, BudgetDecision, BudgetReceipt, BudgetStore } from '#gateway';
import { BudgetLedger } from './budget-ledger.ts';
import { BUDGETS } from './budget-script.ts';
import type { RedisConnection } from './redis-connection.ts';

interface BudgetStoreParts {
  readonly connection: RedisConnection;
  readonly prefix: string;
  readonly replicaId: string;
  /** Counts while Redis does not. Absent: requests that Redis does not count are refused. */
  readonly fallback: BudgetStore | undefined;
  /** How long units are held after the last word of this replica. */
  readonly holdMs?: number;
}

interface Asked {
  readonly charges: readonly BudgetCharge[];
  readonly now: number;
  readonly resolve: (decision: BudgetDecision | Promise<BudgetDecision>) => void;
  readonly reject: (error: unknown) => void;
}

/** Units that a replica holds expire after this time, unless it confirms them. */
const HOLD_MS = 10_000;
const REFRESH_MS = 3000;
const UPKEEP_MS = 250;
const LEASE_MS = 1000;
/** Of one batch: a script holds up all others. */
const MOST_KEYS = 256;

/** A reply of the script: the position of the refused charge from 1 on, the wait, and for each charge the total and the lease. */
type TakeReply = readonly [number, number, readonly Buffer[], readonly number[]];

/**
 * Counts the units that callers use in all replicas. Of large budgets a replica takes some units in advance, so that most requests do
 * not wait for Redis; those count as used meanwhile. The others are asked for in batches, one after the other.
 */
export class RedisBudgetStore implements BudgetStore {
  readonly #parts: BudgetStoreParts;
  readonly #ledgers = new Map<string, BudgetLedger>();
  /** Keys of ledgers with something that Redis has not heard of. */
  readonly #due = new Set<string>();
  #asked: Asked[] = [];
  readonly #holdMs: number;
  #isAsking = false;
  #upkeep: NodeJS.Timeout | undefined;

  constructor(parts: BudgetStoreParts) {
    this.#parts = parts;
    this.#holdMs = parts.holdMs ?? HOLD_MS;
  }

  take(charges: readonly BudgetCharge[], now: number): BudgetDecision | Promise<BudgetDecision> {
    if (!this.#parts.connection.isUp) return this.#takeAlone(charges, now);
    const ledgers = charges.map((charge) => this.#ledgerOf(charge));
    const at = performance.now();
    // A process that was stopped and goes on is asked before its timers have run: others may have its leases by then.
    for (const ledger of ledgers) ledger.dropLease(at, this.#holdMs / 2);
    if (ledgers.every((ledger, index) => ledger.covers(charges[index]?.units ?? 0, at))) {
      for (const [index, ledger] of ledgers.entries()) {
        const { key = '', units = 0 } = charges[index] ?? {};
        ledger.takeLeased(units);
        this.#due.add(key);
      }
      return {
        refused: undefined,
        waitMs: 0,
        states: ledgers.map((each) => each.state(at)),
        receipt: this.#receiptOf(charges),
      };
    }
    return new Promise((resolve, reject) => {
      this.#asked.push({ charges, now, resolve, reject });
      if (!this.#isAsking) void this.#ask();
    });
  }

  close(): void {
    clearInterval(this.#upkeep);
  }

  #receiptOf(charges: readonly BudgetCharge[]): BudgetReceipt | undefined {
    if (!charges.some(({ rule }) => rule.isHeld)) return undefined;
    let isHeld = true;
    return {
      end: (actual) => {
        if (!isHeld) return [];
        isHeld = false;
        for (const { rule, key, units } of charges) {
          if (!rule.isHeld || (units === 0 && actual === 0)) continue;
          this.#ledgerOf({ rule, key }).settle(units, actual);
          this.#due.add(key);
          // Concurrent requests wait for each other's end.
          if (rule.of === 'concurrency' && !this.#isAsking) void this.#ask();
        }
        const at = performance.now();
        return charges.map((charge) => this.#ledgerOf(charge).state(at));
      },
    };
  }

  /** Sends requests for units, and changes, until there are none. */
  async #ask(): Promise<void> {
    this.#isAsking = true;
    // Requests that arrive together are one batch.
    await Promise.resolve();
    do {
      const asked = this.#asked;
      this.#asked = [];
      await this.#send(asked);
    } while (this.#asked.length > 0);
    this.#isAsking = false;
  }

  async #send(asked: readonly Asked[]): Promise<void> {
    const { connection, replicaId } = this.#parts;
    const byKey = new Map(
      asked.flatMap(({ charges }) => charges.map((each) => [each.key, this.#ledgerOf(each)] as const)),
    );
    for (const key of this.#due) {
      if (byKey.size >= MOST_KEYS) break;
      const ledger = this.#ledgers.get(key);
      if (ledger) byKey.set(key, ledger);
    }
    for (const key of byKey.keys()) this.#due.delete(key);
    if (byKey.size === 0) return;
    const [allKeys, ledgers] = [[...byKey.keys()], [...byKey.values()]];
    const positions = new Map(allKeys.map((key, at) => [key, at + 1]));
    const reported = ledgers.map(({ used }) => used);
    const batch = {
      counters: ledgers.map(({ rule, reserved, used }) => ({
        capacity: rule.capacity,
        perMs: rule.unitsPerMs,
        day: rule.within === 'day',
        held: reserved,
        add: used,
      })),
      takes: asked.map(({ charges }) =>
        charges.map(({ rule, key, units }) => [
          positions.get(key),
          units,
          rule.isHeld ? 1 : 0,
          this.#ledgers.get(key)?.leaseSize ?? 0,
        ]),
      ),
    };
    try {
      const keys = allKeys.map((key) => this.#redisKey(key));
      const reply = await connection.run(BUDGETS, keys, replicaId, this.#holdMs, JSON.stringify(batch));
      const [time, replies] = reply as readonly [Buffer, readonly TakeReply[]];
      const at = performance.now();
      for (const [index, ledger] of ledgers.entries()) {
        ledger.used -= reported[index] ?? 0;
        ledger.reportedAt = at;
      }
      for (const [index, each] of asked.entries()) this.#decide(each, Number(time), replies[index], at);
      this.#upkeep ??= setInterval(() => this.#maintain(), UPKEEP_MS).unref();
    } catch (error) {
      // Redis may have counted the batch: its units count twice then, rather than never.
      for (const key of allKeys) this.#due.add(key);
      for (const { charges, now, resolve, reject } of asked) {
        if (this.#parts.fallback) resolve(this.#takeAlone(charges, now));
        else reject(error);
      }
    }
  }

  #decide({ charges, resolve, reject }: Asked, time: number, reply: TakeReply | undefined, at: number): void {
    if (!reply) return reject(new Error('Redis did not decide.'));
    const [refused, waitMs, totals, leased] = reply;
    const states = charges.map((charge, index) => {
      const ledger = this.#ledgerOf(charge);
      ledger.learned(time, Number(totals[index]), leased[index] ?? 0, at);
      if (refused === 0 && charge.rule.isHeld) ledger.held += charge.units;
      return ledger.state(at);
    });
    if (refused === 0) return resolve({ refused: undefined, waitMs, states, receipt: this.#receiptOf(charges) });
    resolve({ refused: refused - 1, waitMs, states });
  }

  #takeAlone(charges: readonly BudgetCharge[], now: number): BudgetDecision | Promise<BudgetDecision> {
    const { fallback, connection } = this.#parts;
    connection.metrics.fellBack('budgets');
    if (!fallback) return Promise.reject(new Error('Redis is not available.'));
    return fallback.take(charges, now);
  }

  /** Gives unused leases back, reports used units, and confirms held ones. */
  #maintain(): void {
    const now = performance.now();
    for (const [key, ledger] of this.#ledgers) {
      const isChanged = ledger.dropLease(now, LEASE_MS);
      const isStale = ledger.reserved > 0 && now - ledger.reportedAt > REFRESH_MS;
      if (isChanged || isStale) this.#due.add(key);
      else if (ledger.isIdle && !this.#due.has(key)) this.#ledgers.delete(key);
    }
    if (this.#due.size > 0 && !this.#isAsking && this.#parts.connection.isUp) void this.#ask();
  }

  #ledgerOf({ rule, key }: Pick<BudgetCharge, 'rule' | 'key'>): BudgetLedger {
    const found = this.#ledgers.get(key);
    if (found) {
      found.rule = rule;
      return found;
    }
    const ledger = new BudgetLedger(rule);
    this.#ledgers.set(key, ledger);
    return ledger;
  }

  /** All are in one slot of a cluster, because a request counts in several budgets or in none. */
  #redisKey(key: string): string {
    return `${this.#parts.prefix}:{budgets}:${hash('sha256', key, 'base64url').slice(0, 22)}`;
  }
}
