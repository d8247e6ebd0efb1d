import {
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
  valueFromASTUntyped,
} from 'graphql';
import type { Settings } from '#config';
import type { Variables } from '../execution/coerce-literal.ts';
import { compileVariables } from '../execution/coerce-variables.ts';
import { ignoreCompiled, type OnCompiled } from '../execution/compile-root.ts';
import { compileFlags, NO_FLAGS } from '../execution/flags.ts';
import { fragmentsOf } from '../execution/fragments.ts';
import { PlanCompiler } from './compile-plan.ts';
import type { Plan, Slot } from './plan.ts';
import type { PlanParts } from './plan-parts.ts';
import { FREE, type Price, totalOf } from './price.ts';
import { PricedPlan } from './priced-plan.ts';

/** The data that prices are computed from. */
export interface Pricing extends PlanParts {
  readonly schema: GraphQLSchema;
  /** The times between two evaluations of a live query. */
  readonly liveQueries: Pick<Settings['liveQueries'], 'interval' | 'poll'>;
  /** `limits.calls`: an operation never makes more. */
  readonly maxCalls: number;
  /** `limits.cost`: operations of a higher price are refused. */
  readonly maxCost: number;
}

/** Plans of one operation that are kept: for combinations of flags, and of variants. */
const PLANS = 16;

interface Flagged {
  readonly variants: readonly ((variables: Variables) => string)[];
  readonly plans: Map<string, PricedPlan>;
}

/** An operation whose calls are planned once, to be priced for any variables. */
export class PricedOperation {
  readonly isSubscription: boolean;
  readonly #pricing: Pricing;
  readonly #compile: (variables: Variables, flags: Variables) => { plan: Plan; variants: Flagged['variants'] };
  readonly #coerce: (variables: Variables) => Variables | undefined;
  readonly #defaults: Variables | undefined;
  readonly #flagsOf: (variables: Variables) => Variables;
  readonly #flagged = new Map<string, Flagged>();

  constructor(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    pricing: Pricing,
    onCompiled: OnCompiled = ignoreCompiled,
  ) {
    const { schema } = pricing;
    const root = schema.getRootType(operation.operation);
    if (!root) throw new TypeError(`The schema has no ${operation.operation} type.`);
    const fragments = fragmentsOf(document);
    this.isSubscription = operation.operation === OperationTypeNode.SUBSCRIPTION;
    this.#pricing = pricing;
    this.#coerce = compileVariables(schema, operation);
    this.#defaults = defaultsOf(operation);
    this.#flagsOf = compileFlags(document);
    this.#compile = (variables, flags) => {
      const compiler = new PlanCompiler(pricing, { schema, operation, fragments, flags }, variables);
      const plan = compiler.compile(root);
      onCompiled(plan.levels);
      return { plan, variants: compiler.variants };
    };
  }

  /** The price for these variables; nothing if they are invalid. */
  price(rawVariables: Variables): Price {
    const variables = this.#withDefaults(rawVariables);
    return this.#planFor(variables, rawVariables)?.price(variables) ?? FREE;
  }

  /** The price of a subscription's execution for an event: without the calls that find events. */
  eventPrice(rawVariables: Variables): Price {
    const slots = this.#evaluate(rawVariables).filter(({ fields }) => !fields.some(isSource));
    return totalOf(slots, this.#pricing.maxCalls);
  }

  /** The calls for these variables, with their numbers. */
  slots(rawVariables: Variables): readonly Readonly<Slot>[] {
    return this.#evaluate(rawVariables)
      .filter(({ most }) => most > 0)
      .map((slot) => ({ ...slot }));
  }

  /** Windows and flags are read from variables as they are sent. Only variants need values of the schema's types. */
  #evaluate(rawVariables: Variables): readonly Slot[] {
    const variables = this.#withDefaults(rawVariables);
    return this.#planFor(variables, rawVariables)?.slots(variables) ?? [];
  }

  #withDefaults(rawVariables: Variables): Variables {
    return this.#defaults ? { ...this.#defaults, ...rawVariables } : rawVariables;
  }

  #planFor(variables: Variables, rawVariables: Variables): PricedPlan | undefined {
    const flags = this.#flagsOf(variables);
    const flagsKey = flags === NO_FLAGS ? '' : JSON.stringify(flags);
    const known = this.#flagged.get(flagsKey);
    if (known?.variants.length === 0) return known.plans.get('');
    const coerced = this.#coerce(rawVariables);
    if (!coerced) return undefined;
    const plan = known?.plans.get(keyOf(known, coerced));
    if (plan) return plan;
    const compiled = this.#compile(coerced, flags);
    const flagged = known ?? { variants: compiled.variants, plans: new Map<string, PricedPlan>() };
    if (!known) addBounded(this.#flagged, flagsKey, flagged);
    const priced = new PricedPlan(compiled.plan, this.#pricing.maxCalls);
    addBounded(flagged.plans, keyOf(flagged, coerced), priced);
    return priced;
  }
}

/** Whether a field is that of a source, as `Type.field`. */
function isSource(field: string): boolean {
  return field.startsWith('Subscription.');
}

function keyOf({ variants }: Flagged, variables: Variables): string {
  return variants.map((variantOf) => variantOf(variables)).join('\n');
}

function addBounded<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (map.size === PLANS) map.clear();
  map.set(key, value);
}

/** The defaults of variables that windows and flags read; `undefined` without any. */
function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Variables | undefined {
  const defaults = variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  return defaults.length > 0 ? Object.fromEntries(defaults) : undefined;
}
