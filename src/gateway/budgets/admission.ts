import type { AppliedRule, AppliedRules } from './applied-rule.ts';
import type { BudgetRule } from './budget-rule.ts';
import type { BudgetCharge, BudgetDecision, BudgetState, BudgetStore, SettledCharge } from './budget-store.ts';
import { rateLimitFields } from './rate-limit-fields.ts';
import { budgetsUnavailable, rateLimited } from './rate-limited.ts';

/** An operation, as far as budgets count it. */
export interface ChargedOperation {
  readonly price: { readonly expected: number };
  /** How often it has each root field, as `Type.field`. */
  rootFields(): ReadonlyMap<string, number>;
}

/** Ends the charge of an operation, with its actual upstream calls. */
export type SettleCost = (actual: number) => void;

/** Where charges are counted. */
export interface Counting {
  readonly store: BudgetStore;
  readonly now: () => number;
  /** Whether requests may go on that the store cannot count. */
  readonly allowsUncounted: boolean;
  failed(error: unknown): void;
  succeeded(): void;
}

const NO_CHARGES: readonly BudgetCharge[] = [];
const NO_COST: SettleCost = () => undefined;

/** One request and the budgets of its caller: the request counts first, then the cost and the root fields of its operation. */
export class Admission {
  readonly #budgets: Counting;
  readonly #applied: AppliedRules;
  /** The remaining units, in the order of the rules. */
  readonly #states = new Map<BudgetRule, BudgetState>();
  #concurrent = NO_CHARGES;
  #hasEnded = false;

  constructor(budgets: Counting, applied: AppliedRules) {
    this.#budgets = budgets;
    this.#applied = applied;
  }

  /** Counts the request. Throws, or rejects with, its refusal. */
  begin(): this | Promise<this> {
    const { charges, concurrent } = this.#applied;
    const begun = (isCounted: boolean): this => {
      if (isCounted) this.#concurrent = concurrent;
      if (this.#hasEnded) this.end();
      return this;
    };
    const taken = this.#take(charges);
    return taken instanceof Promise ? taken.then(begun) : begun(taken);
  }

  /** Counts an operation that is about to be executed. Throws, or rejects with, its refusal. */
  charge(operation: ChargedOperation): SettleCost | Promise<SettleCost> {
    const { ofOperations } = this.#applied;
    if (ofOperations.length === 0) return NO_COST;
    const charges = ofOperations.flatMap((each) => chargeOfOperation(each, operation) ?? []);
    const held = charges.filter(({ rule }) => rule.isHeld);
    const settler = (isCounted: boolean): SettleCost =>
      isCounted && held.length > 0 ? (actual) => this.#settle(held, actual) : NO_COST;
    const taken = this.#take(charges);
    return taken instanceof Promise ? taken.then(settler) : settler(taken);
  }

  /** The request is over. */
  end(): void {
    this.#hasEnded = true;
    const charges = this.#concurrent;
    this.#concurrent = NO_CHARGES;
    if (charges.length > 0) this.#settle(charges, 0);
  }

  /** The headers of the response, names and values in turn. */
  headers(): readonly string[] {
    return rateLimitFields(this.#states);
  }

  /** Whether the charges are counted; `false` where they cannot be, and that is allowed. */
  #take(charges: readonly BudgetCharge[]): boolean | Promise<boolean> {
    if (charges.length === 0) return true;
    const { store, now } = this.#budgets;
    let decision: BudgetDecision | Promise<BudgetDecision>;
    try {
      decision = store.take(charges, now());
    } catch (error) {
      return this.#uncounted(error);
    }
    if (!(decision instanceof Promise)) return this.#decided(charges, decision);
    return decision.then(
      (found) => this.#decided(charges, found),
      (error: unknown) => this.#uncounted(error),
    );
  }

  #decided(charges: readonly BudgetCharge[], { refused, waitMs, states }: BudgetDecision): true {
    this.#budgets.succeeded();
    this.#note(charges, states);
    const rule = refused === undefined ? undefined : charges[refused]?.rule;
    if (rule) throw rateLimited(rule, waitMs);
    return true;
  }

  #uncounted(error: unknown): false {
    this.#budgets.failed(error);
    if (!this.#budgets.allowsUncounted) throw budgetsUnavailable();
    return false;
  }

  #settle(charges: readonly BudgetCharge[], actual: number): void {
    const { store, now } = this.#budgets;
    const settled = charges.map((charge): SettledCharge => ({ ...charge, actual }));
    try {
      const states = store.settle(settled, now());
      // Where the store is another process, the response does not wait for it.
      if (states instanceof Promise) states.catch((error: unknown) => this.#budgets.failed(error));
      else this.#note(charges, states);
    } catch (error) {
      this.#budgets.failed(error);
    }
  }

  #note(charges: readonly BudgetCharge[], states: readonly BudgetState[]): void {
    charges.forEach(({ rule }, at) => {
      const state = states[at];
      if (state) this.#states.set(rule, state);
    });
  }
}

function chargeOfOperation({ rule, key }: AppliedRule, operation: ChargedOperation): BudgetCharge | undefined {
  if (rule.of === 'cost') return { rule, key, units: operation.price.expected };
  const units = rule.of === 'field' ? operation.rootFields().get(rule.name) : undefined;
  return units === undefined ? undefined : { rule, key, units };
}
