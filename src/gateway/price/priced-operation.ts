import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Variables } from '../execution/coerce-literal.ts';
import { compileVariables } from '../execution/coerce-variables.ts';
import { compileFlags, NO_FLAGS } from '../execution/flags.ts';
import { fragmentsOf } from '../execution/fragments.ts';
import { PlanCompiler } from './compile-plan.ts';
import { evaluatePlan } from './evaluate-plan.ts';
import type { Plan, Slot } from './plan.ts';
import type { PlanParts } from './plan-parts.ts';
import { FREE, type Price } from './price.ts';

/** The data that prices are computed from. */
export interface Pricing extends PlanParts {
  readonly schema: GraphQLSchema;
  /** `limits.calls`: an operation never makes more. */
  readonly maxCalls: number;
  /** `limits.cost`: operations of a higher price are refused. */
  readonly maxCost: number;
}

/** Plans of one operation that are kept: for combinations of flags, and of variants. */
const PLANS = 16;

interface Flagged {
  readonly variants: readonly ((variables: Variables) => string)[];
  readonly plans: LRUCache<string, Plan>;
}

/** An operation whose calls are planned once, to be priced for any variables. */
export class PricedOperation {
  readonly #pricing: Pricing;
  readonly #compile: (variables: Variables, flags: Variables) => { plan: Plan; variants: Flagged['variants'] };
  readonly #coerce: (variables: Variables) => Variables | undefined;
  readonly #flagsOf: (variables: Variables) => Variables;
  readonly #flagged = new LRUCache<string, Flagged>({ max: PLANS });

  constructor(document: DocumentNode, operation: OperationDefinitionNode, pricing: Pricing) {
    const { schema } = pricing;
    const root = schema.getRootType(operation.operation);
    if (!root) throw new TypeError(`The schema has no ${operation.operation} type.`);
    const fragments = fragmentsOf(document);
    this.#pricing = pricing;
    this.#coerce = compileVariables(schema, operation);
    this.#flagsOf = compileFlags(document);
    this.#compile = (variables, flags) => {
      const compiler = new PlanCompiler(pricing, { schema, operation, fragments, flags }, variables);
      return { plan: compiler.compile(root), variants: compiler.variants };
    };
  }

  /** The price for these variables; nothing if they are invalid. */
  price(rawVariables: Variables): Price {
    const variables = this.#coerce(rawVariables);
    if (!variables) return FREE;
    const plan = this.#planFor(variables);
    evaluatePlan(plan, variables);
    return totalOf(plan.slots, this.#pricing.maxCalls);
  }

  /** The calls for these variables, with their numbers. */
  slots(rawVariables: Variables): readonly Readonly<Slot>[] {
    const variables = this.#coerce(rawVariables);
    if (!variables) return [];
    const plan = this.#planFor(variables);
    evaluatePlan(plan, variables);
    return plan.slots.filter(({ most }) => most > 0).map((slot) => ({ ...slot }));
  }

  #planFor(variables: Variables): Plan {
    const flags = this.#flagsOf(variables);
    const flagsKey = flags === NO_FLAGS ? '' : JSON.stringify(flags);
    const known = this.#flagged.get(flagsKey);
    const key = known ? keyOf(known, variables) : '';
    const plan = known?.plans.get(key);
    if (plan) return plan;
    const compiled = this.#compile(variables, flags);
    const flagged = known ?? { variants: compiled.variants, plans: new LRUCache<string, Plan>({ max: PLANS }) };
    if (!known) this.#flagged.set(flagsKey, flagged);
    flagged.plans.set(keyOf(flagged, variables), compiled.plan);
    return compiled.plan;
  }
}

function keyOf({ variants }: Flagged, variables: Variables): string {
  return variants.length === 0 ? '' : variants.map((variantOf) => variantOf(variables)).join('\n');
}

/** The sum of all calls. An operation never makes more than the limit. */
export function totalOf(slots: readonly Pick<Slot, 'most' | 'typical'>[], maxCalls: number): Price {
  let [worst, expected] = [0, 0];
  for (const { most, typical } of slots) {
    worst += most;
    expected += typical;
  }
  const rounded = Math.round(expected * 10) / 10;
  return { worst: Math.min(worst, maxCalls), expected: Math.min(rounded, worst, maxCalls) };
}
