import { BudgetCounter } from './budget-counter.ts';
import type { BudgetRule } from './budget-rule.ts';
import type { BudgetCharge, BudgetDecision, BudgetReceipt, BudgetStore } from './budget-store.ts';

/** The estimated memory of a counter, apart from its key. */
const COUNTER_BYTES = 256;

/** An entry that is used moves to the end of their order once in this time, because moving costs more than counting. */
const ORDER_MS = 1000;

interface Entry {
  readonly rule: BudgetRule;
  readonly counter: BudgetCounter;
  readonly movedAt: number;
}

/** Counts in the memory of this process, within these bytes. It answers at once. */
export class MemoryBudgetStore implements BudgetStore {
  readonly #maxBytes: number;
  /** In the order of use, to a second. */
  readonly #entries = new Map<string, Entry>();
  /** Concurrent requests are as many as the server admits: their counters are never evicted. */
  readonly #concurrent = new Map<string, Entry>();
  readonly #evicted: EvictedLevels;
  readonly #orderMs: number;
  #bytes = 0;

  constructor(maxBytes: number, evicted = new EvictedLevels(), orderMs = ORDER_MS) {
    this.#maxBytes = maxBytes;
    this.#evicted = evicted;
    this.#orderMs = orderMs;
  }

  /** The bytes of all counters that can be evicted. */
  get bytes(): number {
    return this.#bytes;
  }

  take(charges: readonly BudgetCharge[], now: number): BudgetDecision {
    const counters = charges.map(({ rule, key }) => this.#counterOf(rule, key, now));
    let waitMs = 0;
    let refused: number | undefined;
    counters.forEach((counter, at) => {
      const longer = counter.waitMs(charges[at]?.units ?? 0, now);
      if (longer > waitMs) [waitMs, refused] = [longer, at];
    });
    if (refused === undefined) counters.forEach((counter, at) => counter.take(charges[at]?.units ?? 0, now));
    const states = counters.map((counter) => counter.state(now));
    const isHeld = refused === undefined && charges.some(({ rule }) => rule.isHeld);
    const receipt = isHeld ? this.#receiptOf(charges, counters) : undefined;
    this.#forgetIdle(charges, now);
    this.#evict(now);
    return { refused, waitMs, states, receipt };
  }

  /** It ends the units of the counters that took them: one that was evicted meanwhile keeps those that were expected. */
  #receiptOf(charges: readonly BudgetCharge[], counters: readonly BudgetCounter[]): BudgetReceipt {
    let isHeld = true;
    return {
      end: (actual, now = Date.now()) => {
        if (!isHeld) return [];
        isHeld = false;
        charges.forEach(({ rule, units }, at) => {
          if (rule.isHeld) counters[at]?.settle(units, actual, now);
        });
        this.#forgetIdle(charges, now);
        return counters.map((counter) => counter.state(now));
      },
    };
  }

  #mapOf({ of }: BudgetRule): Map<string, Entry> {
    return of === 'concurrency' ? this.#concurrent : this.#entries;
  }

  #counterOf(rule: BudgetRule, key: string, now: number): BudgetCounter {
    const map = this.#mapOf(rule);
    const known = map.get(key);
    if (known) {
      const { counter, movedAt } = known;
      // A clock may be set back.
      if (known.rule !== rule || Math.abs(now - movedAt) >= this.#orderMs) {
        map.delete(key);
        map.set(key, { rule, counter, movedAt: now });
      }
      counter.follow(rule, now);
      return counter;
    }
    const counter = new BudgetCounter(rule, this.#evicted.levelOf(rule, key, now), now);
    map.set(key, { rule, counter, movedAt: now });
    if (map === this.#entries) this.#bytes += bytesOf(key);
    return counter;
  }

  #forgetIdle(charges: readonly BudgetCharge[], now: number): void {
    for (const { rule, key } of charges) {
      if (rule.of === 'concurrency' && this.#concurrent.get(key)?.counter.used(now) === 0) this.#concurrent.delete(key);
    }
  }

  #evict(now: number): void {
    if (this.#bytes <= this.#maxBytes) return;
    for (const [key, { rule, counter }] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#entries.delete(key);
      this.#bytes -= bytesOf(key);
      this.#evicted.add(rule, key, counter.used(now), now);
    }
  }
}

function bytesOf(key: string): number {
  return COUNTER_BYTES + 2 * key.length;
}

const SLOTS = 4096;
const PRIME = 16_777_619;

/**
 * The levels of evicted counters: the highest one of those whose keys have the same hash. A caller who
 * comes back begins with it, so that filling the memory empties no budget; it may be that of another caller.
 */
export class EvictedLevels {
  readonly #seed: number;
  /** By the id of a rule, which a reload keeps. */
  readonly #byRule = new Map<string, Map<number, BudgetCounter>>();

  constructor(seed = Math.floor(Math.random() * 0x1_0000_0000)) {
    this.#seed = seed;
  }

  add(rule: BudgetRule, key: string, level: number, now: number): void {
    if (level <= this.levelOf(rule, key, now)) return;
    const slots = this.#byRule.get(rule.id) ?? new Map<number, BudgetCounter>();
    this.#byRule.set(rule.id, slots);
    slots.set(this.#slotOf(key), new BudgetCounter(rule, level, now));
  }

  levelOf(rule: BudgetRule, key: string, now: number): number {
    const counter = this.#byRule.get(rule.id)?.get(this.#slotOf(key));
    counter?.follow(rule, now);
    return counter?.used(now) ?? 0;
  }

  /** FNV-1a with a random seed: callers cannot choose whose slot they share. */
  #slotOf(key: string): number {
    let hash = this.#seed;
    for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), PRIME);
    return (hash >>> 0) % SLOTS;
  }
}
