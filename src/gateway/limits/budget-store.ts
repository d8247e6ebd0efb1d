import type { BudgetRuleSettings } from '#config';
import type { Receipt } from '#shared-state';

/** A rule that applies to a caller. */
export interface AppliedRule {
  readonly rule: BudgetRule;
  /** The rule and the caller, in a store. */
  readonly key: string;
}

/** Units of one caller's budget. */
export interface BudgetCharge extends AppliedRule {
  /** Where they are held: those that are expected. */
  readonly units: number;
}

/** A caller's budget. */
export interface BudgetState {
  /** Whole units that are left. */
  readonly left: number;
  /** Until the whole budget is available, if no more is used; `undefined` where that depends on other requests. */
  readonly resetMs: number | undefined;
}

/**
 * Units that are held until their request is over; the actual ones are counted instead. Its end returns the budgets as far as they are
 * known at once, in the order of the charges.
 */
export type BudgetReceipt = Receipt<readonly BudgetState[]>;

export interface BudgetDecision {
  /** The charge that is refused, by its position. `undefined`: all are taken. */
  readonly refused: number | undefined;
  /** If refused: milliseconds until it may succeed. */
  readonly waitMs: number;
  /** In the order of the charges. */
  readonly states: readonly BudgetState[];
  /** Absent if it was refused, or if none of the rules holds units. */
  readonly receipt?: BudgetReceipt | undefined;
}

/**
 * Counts the units that callers use, for this process or for several. A store of this process answers at once; others answer with
 * promises, which reject if the store is not available.
 */
export interface BudgetStore {
  /** Takes all of these charges or none. `now` is in milliseconds since 1970. */
  take(charges: readonly BudgetCharge[], now: number): BudgetDecision | Promise<BudgetDecision>;
}

export const DAY_MS = 86_400_000;
const WINDOW_MS: Readonly<Record<NonNullable<BudgetRuleSettings['within']>, number>> = {
  second: 1000,
  minute: 60_000,
  day: DAY_MS,
};
const UNITS: Readonly<Record<BudgetRuleSettings['of'], string | undefined>> = {
  requests: undefined,
  cost: 'upstream-calls',
  concurrency: 'concurrent-requests',
  field: 'fields',
  tool: 'tool-calls',
};

/** A budget with the values that are computed once from its settings. */
export interface BudgetRule extends BudgetRuleSettings {
  /** Distinguishes the keys of rules in a store. */
  readonly id: string;
  /** The most units at once: those of a day, the burst of a bucket, or the concurrent requests. */
  readonly capacity: number;
  /** Units that a bucket regains; 0 without a bucket. */
  readonly unitsPerMs: number;
  /** Whether units are held until their request ends, and the actual ones are counted then. */
  readonly isHeld: boolean;
  /** The member of `RateLimit-Policy`. */
  readonly policy: string;
}

export function budgetRule(settings: BudgetRuleSettings, id: string): BudgetRule {
  const { name, limit, within, burst, of } = settings;
  const windowMs = within && WINDOW_MS[within];
  const capacity = burst ?? limit;
  const unit = UNITS[of];
  return {
    ...settings,
    id,
    capacity,
    unitsPerMs: windowMs === undefined || within === 'day' ? 0 : limit / windowMs,
    isHeld: of === 'cost' || of === 'concurrency',
    policy: `"${name}";q=${limit}${windowMs === undefined ? '' : `;w=${windowMs / 1000}`}${unit === undefined ? '' : `;qu="${unit}"`}`,
  };
}

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

/** Sums of fractions differ from whole numbers by less. */
const ROUNDING = 1e-6;
/** Where units are held, the end of their requests is not known. */
const LEAST_WAIT_MS = 1000;

/**
 * One caller's budget by one rule: a bucket whose level falls steadily, a count that begins anew at midnight UTC, or the number
 * of concurrent requests. Units that are held do not fall.
 */
class BudgetCounter {
  #rule: BudgetRule;
  #level: number;
  #at: number;
  #held = 0;

  constructor(rule: BudgetRule, level: number, now: number) {
    this.#rule = rule;
    this.#level = level;
    this.#at = now;
  }

  /** Continues with a rule that a reload has changed: used units stay used. */
  follow(rule: BudgetRule, now: number): void {
    if (rule === this.#rule) return;
    this.#advance(now);
    this.#rule = rule;
  }

  /** The units that are used or held. */
  used(now: number): number {
    this.#advance(now);
    return this.#level + this.#held;
  }

  /** Milliseconds until a charge may be taken: 0 if it may be now. One of more than the capacity needs the whole budget. */
  waitMs(units: number, now: number): number {
    if (units === 0) return 0;
    const { capacity, within, unitsPerMs } = this.#rule;
    const excess = this.used(now) + Math.min(units, capacity) - capacity;
    if (excess <= ROUNDING) return 0;
    if (within === 'day' && excess <= this.#level + ROUNDING) return msToMidnight(now);
    const drain = drainMs(excess, unitsPerMs);
    return this.#held > 0 || drain === undefined ? Math.max(LEAST_WAIT_MS, drain ?? 0) : drain;
  }

  take(units: number, now: number): void {
    this.#advance(now);
    if (this.#rule.isHeld) this.#held += units;
    else this.#level += units;
  }

  /** Counts the actual units instead of those that were held. */
  settle(held: number, actual: number, now: number): void {
    this.#advance(now);
    this.#held = Math.max(0, this.#held - held);
    if (this.#held < ROUNDING) this.#held = 0;
    this.#level += actual;
  }

  state(now: number): BudgetState {
    return budgetState(this.#rule, this.used(now), now);
  }

  /** A clock that is set back neither adds nor removes units. They fall from then on: it may have been wrong by a year before. */
  #advance(now: number): void {
    const { unitsPerMs, within } = this.#rule;
    if (now <= this.#at) {
      // Nothing falls.
    } else if (within === 'day') {
      if (Math.floor(now / DAY_MS) > Math.floor(this.#at / DAY_MS)) this.#level = 0;
    } else {
      this.#level = Math.max(0, this.#level - (now - this.#at) * unitsPerMs);
    }
    this.#at = now;
  }
}

/** The state of a budget of which so many units are used or held. */
function budgetState({ capacity, within, unitsPerMs }: BudgetRule, used: number, now: number): BudgetState {
  const left = Math.max(0, Math.floor(capacity - used + ROUNDING));
  return { left, resetMs: within === 'day' ? msToMidnight(now) : drainMs(used, unitsPerMs) };
}

/** The states of budgets of which a store elsewhere says what is used or held. */
export function remoteStates(charges: readonly BudgetCharge[], used: readonly number[], now: number): BudgetState[] {
  return charges.map(({ rule }, at) => budgetState(rule, Math.max(0, used[at] ?? 0), now));
}

/**
 * The receipt of a store elsewhere. A response does not wait for it: the states after the end are those of the begin, with what was used
 * instead of what was held.
 */
export function remoteReceipt(
  charges: readonly BudgetCharge[],
  used: readonly number[],
  end: (actual: number, now: number) => void,
): BudgetReceipt {
  let isHeld = true;
  return {
    end(actual, now = Date.now()) {
      if (!isHeld) return [];
      isHeld = false;
      end(actual, now);
      const after = charges.map(({ rule, units }, at) => (used[at] ?? 0) + (rule.isHeld ? actual - units : 0));
      return remoteStates(charges, after, now);
    },
  };
}

/** Until a bucket has regained so many units. */
function drainMs(units: number, unitsPerMs: number): number | undefined {
  return unitsPerMs === 0 ? undefined : Math.max(0, Math.ceil((units - ROUNDING) / unitsPerMs));
}

/** Until midnight UTC. */
function msToMidnight(now: number): number {
  return DAY_MS - (now % DAY_MS);
}
