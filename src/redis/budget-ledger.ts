import type { BudgetRule, BudgetState } from '#gateway';

const DAY_MS = 86_400_000;
const ROUNDING = 1e-6;
/** A lease is at most this share of the budget, and of so many units. */
const LEASED_SHARE = 1 / 50;
const LARGEST_LEASE = 64;

/** The state of one budget in this replica: known, held and unreported units. */
export class BudgetLedger {
  /** That of the last charge: settings may have changed. */
  rule: BudgetRule;
  /** Units of requests that are not over. */
  held = 0;
  /** Units that are used, and that Redis has not heard of. */
  used = 0;
  #leased = 0;
  #leasedAt = 0;
  #total = 0;
  /** By the clock of Redis. */
  #time = 0;
  #knownAt = -Infinity;
  reportedAt = -Infinity;

  constructor(rule: BudgetRule) {
    this.rule = rule;
  }

  /** The units to take in advance, so that the next requests need not ask. */
  get leaseSize(): number {
    return Math.min(LARGEST_LEASE, Math.floor(this.rule.capacity * LEASED_SHARE));
  }

  /** All that Redis is to hold for this replica. */
  get reserved(): number {
    return this.held + this.#leased;
  }

  get isIdle(): boolean {
    return this.reserved === 0 && this.used === 0;
  }

  /** Whether these units can be taken without asking. */
  covers(units: number, now: number): boolean {
    return this.#leased > 0 && units <= this.#leased && this.#dayAt(now) === this.#dayAt(this.#knownAt);
  }

  takeLeased(units: number): void {
    this.#leased -= units;
    if (this.rule.isHeld) this.held += units;
    else this.used += units;
  }

  settle(units: number, actual: number): void {
    this.held = Math.max(0, this.held - units);
    if (this.held < ROUNDING) this.held = 0;
    this.used += actual;
  }

  /** The reply of Redis: its time, the used and held units, and the lease. */
  learned(time: number, total: number, leased: number, now: number): void {
    this.#time = time;
    this.#total = total;
    this.#knownAt = now;
    if (leased > 0) this.#leasedAt = now;
    this.#leased += leased;
  }

  /** Gives a lease back that is older than this. */
  dropLease(now: number, olderMs: number): boolean {
    if (this.#leased === 0 || now - this.#leasedAt < olderMs) return false;
    this.#leased = 0;
    return true;
  }

  state(now: number): BudgetState {
    const { capacity, unitsPerMs, within } = this.rule;
    const elapsed = Math.max(0, now - this.#knownAt);
    const total = Math.max(0, this.#total - elapsed * unitsPerMs);
    const left = Math.max(0, Math.floor(capacity - total + this.#leased + ROUNDING));
    if (within === 'day') return { left, resetMs: DAY_MS - ((this.#time + elapsed) % DAY_MS) };
    const resetMs =
      unitsPerMs === 0 ? undefined : Math.max(0, Math.ceil((total - this.#leased - ROUNDING) / unitsPerMs));
    return { left, resetMs };
  }

  #dayAt(now: number): number {
    return this.rule.within === 'day' ? Math.floor((this.#time + now - this.#knownAt) / DAY_MS) : 0;
  }
}
