import {
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
  valueFromASTUntyped,
} from 'graphql';
import type { Settings } from '#config';
import { compileFlags, fragmentsOf, NO_FLAGS } from '../../execution/collect.ts';
import { ignoreCompiled, type OnCompiled } from '../../execution/compile.ts';
import { compileVariables, type Variables } from '../../execution/values.ts';
import { PlanCompiler } from './compile-plan.ts';
import type { Group, Plan, PlannedCall, PlanParts, Slot, Step } from './plan.ts';

/** The upstream calls that an operation is estimated to make. */
export interface Price {
  /** At most: never more than `limits.calls`. */
  readonly worst: number;
  /** As a rule, if nothing is cached. */
  readonly expected: number;
}

/** The upstream calls of an operation that was executed. */
export interface Cost {
  readonly estimated: Price;
  /** Calls that were sent: neither cached nor shared with another operation. */
  readonly actual: number;
}

export const FREE: Price = { worst: 0, expected: 0 };

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

/** No list is asked for more rows. */
const LONGEST_PAGE = 1000;

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
  readonly #flagsOf: ReturnType<typeof compileFlags>;
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

  /** The most rows that every list may have for a price within this limit; `undefined` if no number is small enough. */
  rowsWithin(limit: number, rawVariables: Variables): number | undefined {
    const variables = this.#withDefaults(rawVariables);
    const plan = this.#planFor(variables, rawVariables);
    if (!plan) return undefined;
    let [fits, exceeds] = [0, LONGEST_PAGE + 1];
    while (exceeds - fits > 1) {
      const rows = Math.floor((fits + exceeds) / 2);
      if (plan.worstWith(rows, variables) <= limit) fits = rows;
      else exceeds = rows;
    }
    return fits > 0 ? fits : undefined;
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
    const flags = this.#flagsOf?.(variables) ?? NO_FLAGS;
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

/** Longer values, such as made-up cursors, are not kept: they are no part of the memory that documents are weighed with. */
const LONGEST_KEPT = 200;

/**
 * The price of a plan. It is added up again only for other values of the variables that its windows read, because most requests
 * ask for pages of one size.
 */
class PricedPlan {
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
    const isAddedUp = this.#values?.every((value, at) => value === variables[this.#names[at] ?? '']) ?? false;
    if (!isAddedUp) {
      this.#values = this.#price = undefined;
      evaluatePlan(this.#plan, variables);
      const values = this.#names.map((name) => variables[name]);
      if (values.every(isKept)) this.#values = values;
    }
    return this.#plan.slots;
  }

  /** The worst case if no list had more rows. */
  worstWith(rows: number, variables: Variables): number {
    this.#values = this.#price = undefined;
    evaluatePlan(this.#plan, variables, rows);
    return totalOf(this.#plan.slots, Infinity).worst;
  }

  price(variables: Variables): Price {
    const slots = this.slots(variables);
    return (this.#price ??= totalOf(slots, this.#maxCalls));
  }
}

function isKept(value: unknown): boolean {
  return typeof value === 'string' ? value.length <= LONGEST_KEPT : typeof value !== 'object' || value === null;
}

/** Objects of a level: at most and as a rule, and in how many responses they come. */
interface Counts {
  readonly most: number[];
  readonly typical: number[];
  readonly mostArrivals: number[];
  readonly arrivals: number[];
}

/** Adds up the calls of a plan in its slots, for the variables of a request. */
function evaluatePlan(plan: Plan, variables: Variables, mostRows = Infinity): void {
  const counts: Counts = { most: [1], typical: [1], mostArrivals: [1], arrivals: [1] };
  for (const slot of plan.slots) slot.most = slot.typical = 0;
  for (const group of plan.groups) group.most = group.keys = group.arrivals = 0;
  for (const step of plan.steps) evaluateStep(step, counts, variables, mostRows);
  for (const group of plan.groups) addGroup(group);
}

function evaluateStep(step: Step, counts: Counts, variables: Variables, mostRows: number): void {
  const { parent, window, items, targets } = step;
  const most = counts.most[parent] ?? 0;
  if (most === 0) return;
  const typical = counts.typical[parent] ?? 0;
  let mostArrivals = counts.mostArrivals[parent] ?? 0;
  let arrivals = counts.arrivals[parent] ?? 0;
  const read = window?.read(variables);
  const isRefused = read !== undefined && read.count === undefined;
  const isLoaded = !isRefused && (!read || read.reads || window?.selectsTotal === true);
  for (const call of step.calls) {
    if (!isLoaded && call.kind !== 'pages' && !(call.kind !== 'each' && call.isEager)) continue;
    const after = addCall(call, { most, typical, mostArrivals, arrivals, mostRows }, step, variables);
    mostArrivals = Math.max(mostArrivals, after.most);
    arrivals = Math.max(arrivals, Math.min(typical, after.typical));
  }
  if (isRefused) return;
  const [mostItems, typicalItems] = read
    ? [Math.min(read.count ?? 0, mostRows), read.typicalCount]
    : [items.most, items.typical];
  for (const target of targets) {
    const { level } = target;
    counts.most[level] = most * mostItems * target.most;
    counts.typical[level] = typical * typicalItems * target.share;
    counts.mostArrivals[level] = mostArrivals;
    counts.arrivals[level] = arrivals;
  }
}

interface Scope {
  readonly mostRows: number;
  readonly most: number;
  readonly typical: number;
  readonly mostArrivals: number;
  readonly arrivals: number;
}

/** Adds the calls of a field, and returns in how many responses its objects come. */
function addCall(call: PlannedCall, scope: Scope, { window, usual }: Step, variables: Variables) {
  const { slot } = call;
  const { most, typical, mostArrivals, arrivals } = scope;
  switch (call.kind) {
    case 'pages': {
      const pages = window?.calls(slot, call.isFiltered, variables);
      slot.most +=
        most * pagesWithin(scope.mostRows, pages?.most ?? 0, window?.read(variables).count, slot.facts.pageSize);
      slot.typical += typical * (pages?.typical ?? 0);
      return { most, typical };
    }
    case 'each':
      slot.most += most * call.times.most;
      slot.typical += typical * call.times.typical;
      return { most, typical };
    case 'key':
      slot.most += most * call.keys.most * call.times.most;
      if (!call.isRepeated) slot.typical += typical * usual * call.keys.typical * call.times.typical;
      return { most: most * call.keys.most, typical };
    case 'shared': {
      const group = call.group as Group;
      group.most = Math.max(group.most, call.keys.most);
      group.keys += typical * call.keys.typical;
      return { most: mostArrivals, typical: arrivals };
    }
    case 'batch': {
      const keys = Math.min(most * call.keys.most, call.differentKeys.most);
      const chunks = Math.min(keys, mostArrivals + Math.floor(Math.max(0, keys - mostArrivals) / call.maxKeys));
      slot.most += chunks * call.times.most + (keys > 1 ? call.perKey * keys : 0);
      const group = call.group as Group;
      if (!call.isRepeated) group.keys += typical * usual * call.keys.typical;
      group.arrivals = Math.max(group.arrivals, arrivals);
      return { most: chunks, typical: Math.min(typical, arrivals) };
    }
  }
}

/** The pages of a window if its list had no more than so many rows. */
function pagesWithin(mostRows: number, pages: number, count = 0, pageSize: number): number {
  if (mostRows >= count) return pages;
  const further = Math.max(0, pages - Math.ceil(count / pageSize));
  return Math.min(pages, Math.ceil(mostRows / pageSize) + further);
}

/** Adds the calls of keys that are looked up together. */
function addGroup({ slot, times, maxKeys, differentKeys, most, arrivals, ...group }: Group): void {
  const keys = Math.min(group.keys, differentKeys.typical);
  if (maxKeys === undefined) {
    slot.most += most * times.most;
    slot.typical += Math.min(1, keys) * times.typical;
    return;
  }
  const batches = Math.max(1, arrivals, Math.ceil(keys / maxKeys));
  slot.typical += Math.min(keys, batches) * times.typical;
}
