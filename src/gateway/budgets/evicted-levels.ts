import { BudgetCounter } from './budget-counter.ts';
import type { BudgetRule } from './budget-rule.ts';

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
