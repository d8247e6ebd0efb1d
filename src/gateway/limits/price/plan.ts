import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  Kind,
  print,
  type SelectionSetNode,
  type ValueNode,
  visit,
} from 'graphql';
import {
  type Estimate,
  type FieldSite,
  type GraphSettings,
  type OperationName,
  type PricedWindow,
  type ReadWindow,
  readWindowOf,
  type Selection,
  selectedPartsOf,
  selectionOf,
  type WindowArguments,
  windowCalls,
} from '#graph';
import type { OperationFacts } from '#upstream';
import type { Document, FieldNodes } from '../../execution/collect.ts';
import { compileArguments, type Variables } from '../../execution/values.ts';
import type { CallDeclarations, TypicalSizes } from '../../schema/costs.ts';

/** A kind of calls in an operation, with the totals that an evaluation adds up. */
export interface Slot {
  readonly operation: OperationName;
  readonly facts: OperationFacts;
  /** Operations that are called instead, by the object or by the number of keys. */
  readonly alternatives: readonly OperationName[];
  /** The fields that make the calls or share them, as `Type.field`, and the path of the first one's response keys. */
  readonly fields: string[];
  readonly path: readonly string[];
  /** The calls of a stage begin after those of the stage before. */
  readonly stage: number;
  /** The most keys of a call, if it takes several. */
  readonly maxKeys: number | undefined;
  most: number;
  typical: number;
}

/** Keys that all of a request's objects share, or that are looked up together. */
export interface Group {
  readonly slot: Slot;
  readonly times: Estimate;
  /** Absent for a lookup of one shared key. */
  readonly maxKeys: number | undefined;
  readonly differentKeys: Estimate;
  most: number;
  keys: number;
  arrivals: number;
}

/** The calls of a field, for the objects of one level. */
export type PlannedCall =
  | { readonly kind: 'pages'; readonly slot: Slot; readonly isFiltered: boolean }
  | { readonly kind: 'each'; readonly slot: Slot; readonly times: Estimate }
  | PlannedLoad;

interface PlannedLoad {
  readonly kind: 'key' | 'shared' | 'batch';
  readonly slot: Slot;
  readonly group: Group | undefined;
  /** The keys of an object. */
  readonly keys: Estimate;
  /** The calls for a key or, in a batch, for several. */
  readonly times: Estimate;
  readonly perKey: number;
  readonly maxKeys: number;
  readonly differentKeys: Estimate;
  /** The same keys are looked up by another field: as a rule, no call is left. */
  readonly isRepeated: boolean;
  readonly isEager: boolean;
}

/** The window of a connection, by the variables of a request. */
export interface PlannedWindow {
  /** The variables on which it depends. */
  readonly variables: readonly string[];
  read(variables: Variables): ReadWindow;
  /** The calls for the pages of an operation. */
  calls(slot: Slot, isFiltered: boolean, variables: Variables): Estimate;
  readonly selectsTotal: boolean;
}

/** A field of the objects of a level, with the levels of the objects that it leads to, one for each type. */
export interface Step {
  readonly parent: number;
  readonly window: PlannedWindow | undefined;
  readonly items: Estimate;
  readonly calls: readonly PlannedCall[];
  /** The different keys of each object, as a rule. */
  readonly usual: number;
  readonly targets: readonly { readonly level: number; readonly share: number; readonly most: number }[];
}

/** An operation as steps, in the order of execution. */
export interface Plan {
  readonly steps: readonly Step[];
  readonly levels: number;
  readonly slots: readonly Slot[];
  readonly groups: readonly Group[];
}

/** The data that plans are made from. */
export interface PlanParts {
  readonly declarations: CallDeclarations;
  readonly graph: GraphSettings;
  readonly typical: TypicalSizes;
}

/** The arguments of a field. */
interface ArgumentSource {
  readonly hasVariables: boolean;
  args(variables: Variables): Readonly<Record<string, unknown>>;
}

/** The objects of one type at one place of an operation. */
export interface Level {
  readonly index: number;
  readonly type: GraphQLObjectType;
  readonly sets: readonly SelectionSetNode[];
  /** The selected fields of the objects. */
  selection(): Selection;
  /** The field that leads to the objects, as `Type.field`. */
  readonly from: string;
  /** The response keys from the root. */
  readonly path: readonly string[];
  /** Equal for the same objects under another response key. */
  readonly identity: string;
  /** Objects of the same origin come in the same response. */
  readonly origin: string;
  readonly stage: number;
  readonly inherited: readonly ArgumentSource[];
  /** The lookups of keys so far, by their names. */
  readonly loaded: Map<object, Map<string, Slot>>;
}

/** The planned calls of a field. */
export interface PlannedField {
  readonly planned: readonly PlannedCall[];
  /** The origin and the stage of the objects that the field leads to. */
  readonly origin: string;
  readonly stage: number;
  /** How many of the objects are of a type; for a field with ids, by the types in the ids. */
  readonly countOf: ((type: GraphQLObjectType) => { readonly share: number; readonly most: number }) | undefined;
}

interface SiteParts {
  readonly level: Level;
  readonly key: string;
  readonly nodes: FieldNodes;
  readonly definition: GraphQLField<unknown, unknown>;
  readonly document: Document;
  readonly graph: GraphSettings;
}

/** A selected field of the objects of a level. */
export class PlannedSite implements ArgumentSource {
  readonly level: Level;
  readonly key: string;
  readonly nodes: FieldNodes;
  readonly definition: GraphQLField<unknown, unknown>;
  /** As `Type.field`. */
  readonly coordinate: string;
  /** The field with its arguments. */
  readonly identity: string;
  readonly info: GraphQLResolveInfo;
  /** Whether arguments have variables, other than those of the window. */
  readonly hasVariables: boolean;
  readonly #graph: GraphSettings;
  readonly #coerce: ((variables: Variables) => Readonly<Record<string, unknown>>) | undefined;

  constructor({ level, key, nodes, definition, document, graph }: SiteParts) {
    const [node] = nodes;
    this.level = level;
    this.key = key;
    this.nodes = nodes;
    this.definition = definition;
    this.coordinate = `${level.type.name}.${definition.name}`;
    this.identity = `${definition.name}(${(node.arguments ?? []).map(print).join()})`;
    this.hasVariables = hasVariables(node);
    this.info = infoOf({ level, key, nodes, definition, document });
    this.#graph = graph;
    this.#coerce = compileArguments(definition, node);
  }

  get selection(): Selection {
    return selectionOf(this.info);
  }

  /** The number of values in a list argument. */
  get listed(): number | undefined {
    const lists = (this.nodes[0].arguments ?? []).flatMap(({ value }) =>
      value.kind === Kind.LIST ? [value.values] : [],
    );
    return lists.length === 1 ? lists[0]?.length : undefined;
  }

  args(variables: Variables): Readonly<Record<string, unknown>> {
    return this.#coerce?.(variables) ?? {};
  }

  /** The field as declarations see it. Reading its arguments calls back, and throws if they are invalid. */
  toFieldSite(variables: Variables, noteUse?: () => void): FieldSite {
    return new DeclaredSite(this, { graph: this.#graph }, variables, noteUse);
  }
}

/** A planned site for the variables of a request. It is a class because literals with getters are made slowly, for each request. */
class DeclaredSite implements FieldSite {
  readonly context: FieldSite['context'];
  readonly #site: PlannedSite;
  readonly #variables: Variables;
  readonly #noteUse: (() => void) | undefined;

  constructor(site: PlannedSite, context: FieldSite['context'], variables: Variables, noteUse?: () => void) {
    this.context = context;
    this.#site = site;
    this.#variables = variables;
    this.#noteUse = noteUse;
  }

  get info(): GraphQLResolveInfo {
    return this.#site.info;
  }

  get from(): string {
    return this.#site.level.from;
  }

  get selection(): Selection {
    return this.#site.level.selection();
  }

  get args(): Readonly<Record<string, unknown>> {
    this.#noteUse?.();
    return this.#site.args(this.#variables);
  }

  get inherited(): FieldSite['inherited'] {
    const { args } = this;
    const above = this.#site.level.inherited.map((each) => each.args(this.#variables));
    return Object.assign({}, ...above, args) as FieldSite['inherited'];
  }
}

/** The arguments of a window. No variant depends on them. */
const WINDOW = new Set(['first', 'after', 'last', 'before']);

function hasVariables(node: FieldNodes[0]): boolean {
  let found = false;
  const others = (node.arguments ?? []).filter(({ name }) => !WINDOW.has(name.value));
  for (const argument of others) visit(argument, { Variable: () => void (found = true) });
  return found;
}

function infoOf({ level, key, nodes, definition, document }: Omit<SiteParts, 'graph'>): GraphQLResolveInfo {
  const { schema, fragments, operation } = document;
  return {
    fieldName: definition.name,
    fieldNodes: nodes,
    returnType: definition.type,
    parentType: level.type,
    path: { prev: undefined, key, typename: level.type.name },
    schema,
    fragments,
    rootValue: undefined,
    operation,
    variableValues: {},
  };
}

/** Compiles the window of a connection. Without variables it is computed once. */
export function compileWindow(site: PlannedSite, { graph: { page }, typical }: PlanParts): PlannedWindow {
  const selected = selectedPartsOf(site.info);
  const typicalRows = typical.items(site.coordinate);
  const values = valuesIn(site);
  const pricedOf = (variables: Variables): PricedWindow => ({
    window: windowOf(values, variables),
    selected,
    page,
    typicalRows,
  });
  const calls: PlannedWindow['calls'] = ({ facts }, isFiltered, variables) =>
    windowCalls(facts.operation, facts.pageSize, isFiltered, pricedOf(variables));
  const selectsTotal = selected.totalCount;
  const variables = values.flatMap(([, value]) => (value.kind === Kind.VARIABLE ? [value.name.value] : []));
  if (variables.length > 0) {
    return { variables, read: (given) => readWindowOf(pricedOf(given)), calls, selectsTotal };
  }
  const constant: ReadWindow = readWindowOf(pricedOf({}));
  // A field has the pages of one operation.
  let known: { readonly slot: object; readonly calls: ReturnType<typeof calls> } | undefined;
  return {
    variables,
    selectsTotal,
    read: () => constant,
    calls(slot, isFiltered) {
      if (known?.slot !== slot) known = { slot, calls: calls(slot, isFiltered, {}) };
      return known.calls;
    },
  };
}

/** The arguments of a window. Not a closure in `compileWindow`: the window would retain the whole site. */
function valuesIn({ nodes: [{ arguments: given = [] }] }: PlannedSite): readonly (readonly [string, ValueNode])[] {
  return given.filter(({ name }) => WINDOW.has(name.value)).map(({ name, value }) => [name.value, value]);
}

function windowOf(values: readonly (readonly [string, ValueNode])[], variables: Variables): WindowArguments {
  const window: Record<string, unknown> = {};
  for (const [name, value] of values) window[name] = valueOf(value, variables);
  return window;
}

function valueOf(value: ValueNode, variables: Variables): unknown {
  switch (value.kind) {
    case Kind.VARIABLE:
      return variables[value.name.value];
    case Kind.INT:
      return Number(value.value);
    case Kind.STRING:
      return value.value;
    default:
      return null;
  }
}
