import { GraphQLError } from 'graphql';
import { requestError } from '../pipeline/request-error.ts';
import type { BudgetRule } from './budget-rule.ts';
import type { BudgetCharge, BudgetDecision, BudgetReceipt, BudgetState, BudgetStore } from './budget-store.ts';

/** An operation, as far as budgets count it. */
export interface ChargedOperation {
  readonly price: { readonly expected: number };
  /** How often it has each root field, as `Type.field`. */
  rootFields(): ReadonlyMap<string, number>;
}

/** Ends the charge of an operation, with its actual upstream calls. Ending it again changes nothing. */
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

const NOTHING_HELD: SettleCost = () => undefined;

/** One request and the budgets of its caller: the request counts first, then the cost and the root fields of its operation. */
export class Admission {
  readonly #budgets: Counting;
  readonly #applied: AppliedRules;
  /** The remaining units, in the order of the rules. */
  readonly #states = new Map<BudgetRule, BudgetState>();
  #endRequest = NOTHING_HELD;
  #hasEnded = false;

  constructor(budgets: Counting, applied: AppliedRules) {
    this.#budgets = budgets;
    this.#applied = applied;
  }

  /** Counts the request. Throws, or rejects with, its refusal. */
  begin(): this | Promise<this> {
    const begun = (settle: SettleCost): this => {
      this.#endRequest = settle;
      // Its caller may have left while the store was asked.
      if (this.#hasEnded) settle(0);
      return this;
    };
    const taken = this.#take(this.#applied.charges);
    return taken instanceof Promise ? taken.then(begun) : begun(taken);
  }

  /** Counts an operation that is about to be executed. Throws, or rejects with, its refusal. */
  charge(operation: ChargedOperation): SettleCost | Promise<SettleCost> {
    return this.#take(this.#applied.ofOperations.flatMap((each) => chargeOfOperation(each, operation) ?? []));
  }

  /** The request is over. */
  end(): void {
    this.#hasEnded = true;
    this.#endRequest(0);
  }

  /** The headers of the response, names and values in turn. */
  headers(): readonly string[] {
    return rateLimitFields(this.#states);
  }

  /** Charges that cannot be counted hold nothing, where that is allowed. */
  #take(charges: readonly BudgetCharge[]): SettleCost | Promise<SettleCost> {
    if (charges.length === 0) return NOTHING_HELD;
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

  #decided(charges: readonly BudgetCharge[], { refused, waitMs, states, receipt }: BudgetDecision): SettleCost {
    this.#budgets.succeeded();
    this.#note(charges, states);
    const rule = refused === undefined ? undefined : charges[refused]?.rule;
    if (rule) throw rateLimited(rule, waitMs);
    return receipt ? (actual) => this.#settle(charges, receipt, actual) : NOTHING_HELD;
  }

  #uncounted(error: unknown): SettleCost {
    this.#budgets.failed(error);
    if (!this.#budgets.allowsUncounted) throw budgetsUnavailable();
    return NOTHING_HELD;
  }

  #settle(charges: readonly BudgetCharge[], receipt: BudgetReceipt, actual: number): void {
    try {
      this.#note(charges, receipt.end(actual, this.#budgets.now()));
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

/** A rule that applies to a caller. */
export interface AppliedRule {
  readonly rule: BudgetRule;
  /** The rule and the caller, in a store. */
  readonly key: string;
}

/** The rules that apply to a caller, with what each of its requests counts before its operation is known. */
export interface AppliedRules {
  readonly charges: readonly BudgetCharge[];
  /** The rules that count operations. */
  readonly ofOperations: readonly AppliedRule[];
}

export function appliedRules(rules: readonly AppliedRule[]): AppliedRules {
  return {
    charges: rules.filter(({ rule }) => rule.of !== 'field').map(chargeOfRequest),
    ofOperations: rules.filter(({ rule }) => rule.of === 'cost' || rule.of === 'field'),
  };
}

/** The cost is not charged yet: the response has the remaining units. */
function chargeOfRequest({ rule, key }: AppliedRule): BudgetCharge {
  return { rule, key, units: rule.of === 'cost' ? 0 : 1 };
}

/**
 * `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-11), names and values in turn: lists of RFC 9651 with a
 * member for each budget.
 */
function rateLimitFields(states: ReadonlyMap<BudgetRule, BudgetState>): readonly string[] {
  if (states.size === 0) return [];
  let policies = '';
  let limits = '';
  for (const [{ name, policy }, { left, resetMs }] of states) {
    const separator = policies === '' ? '' : ', ';
    policies += separator + policy;
    limits += `${separator}"${name}";r=${left}${resetMs === undefined ? '' : `;t=${Math.ceil(resetMs / 1000)}`}`;
  }
  return ['ratelimit-policy', policies, 'ratelimit', limits];
}

/** The error of a request beyond a budget, with the seconds after which it may succeed. */
function rateLimited({ name }: Pick<BudgetRule, 'name'>, waitMs: number): GraphQLError {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  const http = { status: 429, headers: { 'retry-after': String(retryAfter) } };
  const code = 'RATE_LIMITED';
  return new GraphQLError(`The budget ${name} is used up.`, { extensions: { code, budget: name, retryAfter, http } });
}

/** The error of a request whose budgets cannot be counted. */
function budgetsUnavailable(): GraphQLError {
  const options = { code: 'BUDGETS_UNAVAILABLE', status: 503, headers: { 'retry-after': '1' } } as const;
  return requestError('The budgets of the caller cannot be counted now.', options);
}
