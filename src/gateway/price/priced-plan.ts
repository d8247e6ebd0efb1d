import type { Variables } from '../execution/coerce-literal.ts';
import { evaluatePlan } from './evaluate-plan.ts';
import type { Plan, Slot } from './plan.ts';
import { type Price, totalOf } from './price.ts';

/** Longer values, such as made-up cursors, are not kept: they are no part of the memory that documents are weighed with. */
const LONGEST_KEPT = 200;

/**
 * The price of a plan. It is added up again only for other values of the variables that its windows read, because most requests
 * ask for pages of one size.
 */
export class PricedPlan {
  readonly #plan: Plan;
  readonly #maxCalls: number;
  /** The variables that its windows read, and their values when it was added up. */
  readonly #names: readonly string[];
  #values: readonly unknown[] | undefined;
  #price: Price | undefined;

  constructor(plan: Plan, maxCalls: number) {
    this.#plan = plan;
    this.#maxCalls = maxCalls;
    this.#names = [...new Set(plan.steps.flatMap(({ window }) => window?.variables ?? []))];
  }

  /** The calls for these variables, until they are asked for with others. */
  slots(variables: Variables): readonly Slot[] {
    if (!this.#isAddedUpFor(variables)) {
      this.#values = this.#price = undefined;
      evaluatePlan(this.#plan, variables);
      const values = this.#names.map((name) => variables[name]);
      if (values.every(isKept)) this.#values = values;
    }
    return this.#plan.slots;
  }

  price(variables: Variables): Price {
    const slots = this.slots(variables);
    return (this.#price ??= totalOf(slots, this.#maxCalls));
  }

  #isAddedUpFor(variables: Variables): boolean {
    const values = this.#values;
    return values?.every((value, at) => value === variables[this.#names[at] ?? '']) ?? false;
  }
}

function isKept(value: unknown): boolean {
  return typeof value === 'string' ? value.length <= LONGEST_KEPT : typeof value !== 'object' || value === null;
}
