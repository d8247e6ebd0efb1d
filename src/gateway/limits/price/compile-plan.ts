import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import {
  type Estimate,
  exactly,
  type FederatedGraph,
  type FieldCall,
  type FieldCalls,
  LONGEST_ROW_LIST,
  lookupFor,
  MOST_IDS,
  type OperationName,
  readGlobalId,
  selectionOf,
  selectionOfNodes,
} from '#graph';
import { collectFields, type Document, type FieldNodes } from '../../execution/collect.ts';
import type { Variables } from '../../execution/values.ts';
import {
  compileWindow,
  type Group,
  type Level,
  type Plan,
  type PlannedCall,
  type PlannedField,
  PlannedSite,
  type PlannedWindow,
  type PlanParts,
  type Slot,
  type Step,
} from './plan.ts';

const ONE = exactly(1);
/** The items of a list inside of a row, if they were never measured. */
const TYPICAL_ITEMS = 2;

/** Plans the calls of an operation, for one combination of flags and variants. */
export class PlanCompiler {
  readonly #parts: PlanParts;
  readonly #document: Document;
  readonly #variables: Variables;
  readonly #steps: Step[] = [];
  readonly #planner: CallPlanner;
  /** The variants of fields that depend on variables. */
  readonly variants: ((variables: Variables) => string)[] = [];
  #levels = 0;

  constructor(parts: PlanParts, document: Document, variables: Variables) {
    this.#parts = parts;
    this.#document = document;
    this.#variables = variables;
    this.#planner = new CallPlanner(parts);
  }

  compile(root: GraphQLObjectType): Plan {
    const { operation, fragments } = this.#document;
    const field = {
      kind: Kind.FIELD,
      name: { kind: Kind.NAME, value: '' },
      selectionSet: operation.selectionSet,
    } as const;
    const selection = () =>
      selectionOf({ fieldNodes: [field], fragments } as unknown as Parameters<typeof selectionOf>[0]);
    const level = this.#level({
      type: root,
      sets: [operation.selectionSet],
      selection,
      from: '',
      path: [],
      identity: '',
      origin: 'root',
      stage: 0,
      inherited: [],
    });
    this.#object(level);
    return { steps: this.#steps, levels: this.#levels, slots: this.#planner.slots, groups: this.#planner.groups };
  }

  #level(level: Omit<Level, 'index' | 'loaded'>, loaded: Level['loaded'] = new Map()): Level {
    return { ...level, index: this.#levels++, loaded };
  }

  #object(level: Level): void {
    for (const [key, nodes] of collectFields(this.#document, level.type, level.sets)) {
      const definition = level.type.getFields()[nodes[0].name.value];
      if (definition) this.#field(level, key, nodes, definition);
    }
  }

  #field(level: Level, key: string, nodes: FieldNodes, definition: GraphQLField<unknown, unknown>): void {
    const named = getNamedType(definition.type);
    const { declarations, graph } = this.#parts;
    if (!isCompositeType(named) && !declarations.fields.has(`${level.type.name}.${definition.name}`)) return;
    const site = new PlannedSite({ level, key, nodes, definition, document: this.#document, graph });
    const calls = this.#planner.plan(site, this.#variables, this.variants);
    if (calls.planned.length === 0 && !isCompositeType(named)) return;
    const connection = connectionOf(named);
    const window = connection && compileWindow(site, this.#parts);
    const row = connection ? getNamedType(connection.nodes.type) : named;
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const selected = connection ? this.#rowSets(connection.type, sets) : [sets];
    const selection = () => (connection ? selectionOfNodes(site.selection) : site.selection);
    const types = this.#typesOf(row);
    const targets = types.flatMap((type) => {
      const loaded: Level['loaded'] = new Map();
      return selected.map((own) => ({
        ...(calls.countOf?.(type) ?? { share: shareOf(type, types), most: 1 }),
        level: this.#level(
          {
            type,
            sets: own,
            selection,
            from: site.coordinate,
            path: [...level.path, key],
            identity: `${level.identity}/${site.identity}:${type.name}`,
            origin: calls.origin,
            stage: calls.stage,
            inherited: [...level.inherited, site],
          },
          loaded,
        ),
      }));
    });
    const before = this.#steps.length;
    const step = this.#step({ parent: level, site, definition, window, calls, targets });
    this.#steps.push(step);
    for (const target of targets) this.#object(target.level);
    if (this.#steps.length === before + 1 && calls.planned.length === 0) this.#steps.pop();
  }

  #step({ parent, site, definition, window, calls, targets }: StepParts): Step {
    const { typical } = this.#parts;
    return {
      parent: parent.index,
      window,
      items: window || calls.countOf ? ONE : itemsOf(definition, typical.items(site.coordinate), site.listed),
      calls: calls.planned,
      usual: typical.calls(site.coordinate),
      targets: targets.map(({ level, share, most }) => ({ level: level.index, share, most })),
    };
  }

  /**
   * The selection sets of a connection's rows, apart for each response name of `nodes`, and of `node` in `edges`: below two of them
   * one response name may have different arguments.
   */
  #rowSets(connection: GraphQLObjectType, sets: readonly SelectionSetNode[]): (readonly SelectionSetNode[])[] {
    const edge = getNamedType(connection.getFields()['edges']?.type);
    const rows = this.#setsBelow(connection, sets, 'nodes');
    if (!isObjectType(edge)) return rows;
    return [
      ...rows,
      ...this.#setsBelow(connection, sets, 'edges').flatMap((own) => this.#setsBelow(edge, own, 'node')),
    ];
  }

  /** The selection sets below a field, for each of its response names. */
  #setsBelow(type: GraphQLObjectType, sets: readonly SelectionSetNode[], name: string) {
    return [...collectFields(this.#document, type, sets).values()]
      .filter(([node]) => node.name.value === name)
      .map((nodes) => nodes.flatMap(({ selectionSet }) => selectionSet ?? []));
  }

  #typesOf(type: ReturnType<typeof getNamedType>): readonly GraphQLObjectType[] {
    if (isAbstractType(type)) return this.#document.schema.getPossibleTypes(type);
    return isObjectType(type) ? [type] : [];
  }
}

interface StepParts {
  readonly parent: Level;
  readonly site: PlannedSite;
  readonly definition: GraphQLField<unknown, unknown>;
  readonly window: PlannedWindow | undefined;
  readonly calls: PlannedField;
  readonly targets: readonly { readonly level: Level; readonly share: number; readonly most: number }[];
}

/** A connection type with its field `nodes`. */
function connectionOf(type: ReturnType<typeof getNamedType>) {
  if (!isObjectType(type)) return undefined;
  const { nodes, pageInfo } = type.getFields();
  return nodes && pageInfo ? { type, nodes } : undefined;
}

/** As a rule, objects of an abstract type are of any of its types but the rejections. */
function shareOf(type: GraphQLObjectType, types: readonly GraphQLObjectType[]): number {
  const usual = types.filter((each) => !isRejection(each));
  return usual.length === 0 ? 1 / types.length : usual.includes(type) ? 1 / usual.length : 0;
}

function isRejection(type: GraphQLObjectType): boolean {
  return type.getInterfaces().some(({ name }) => name === 'Rejection');
}

/** `listed` are the items of a list argument, which bound the list as a rule. */
function itemsOf(
  { type }: GraphQLField<unknown, unknown>,
  measured: number | undefined,
  listed: number | undefined,
): Estimate {
  if (!isListType(getNullableType(type))) return { typical: measured ?? 1, most: 1 };
  return { typical: Math.min(measured ?? TYPICAL_ITEMS, listed ?? Infinity), most: LONGEST_ROW_LIST };
}

type Load = Extract<FieldCall, { kind: 'loads' }>;

const ANY: Estimate = exactly(Number.POSITIVE_INFINITY);
/** Of a call that takes one key. */
const ONE_KEY = { perKey: 0, maxKeys: 1, differentKeys: ANY };

/** Plans the declared calls of fields, and joins lookups of the same keys. */
class CallPlanner {
  readonly slots: Slot[] = [];
  readonly groups: Group[] = [];
  readonly #parts: PlanParts;
  readonly #shared = new Map<object, Map<string, Group>>();
  readonly #repeated = new Map<object, Set<string>>();

  constructor(parts: PlanParts) {
    this.#parts = parts;
  }

  /** The calls of a field. A variant that depends on variables is added to the list. */
  plan(site: PlannedSite, variables: Variables, variants: Variants): PlannedField {
    const { level } = site;
    const found = nodeCalls(site, variables, variants, this.#parts);
    const calls = found?.calls ?? this.#callsOf(site, variables, variants);
    let { stage, origin } = level;
    const planned = calls.flatMap((call) => {
      stage = call.kind !== 'pages' && call.isAfter ? stage + 1 : level.stage + 1;
      const one = this.#planCall(call, site, stage);
      const group = one && 'group' in one ? one.group : undefined;
      if (one) origin = group ? `${one.kind} ${this.groups.indexOf(group)}` : `${level.index} ${site.key}`;
      return one ?? [];
    });
    return { planned, origin, stage: Math.max(stage, level.stage), countOf: found?.countOf };
  }

  #callsOf(site: PlannedSite, variables: Variables, variants: Variants): readonly FieldCall[] {
    const declared = this.#parts.declarations.fields.get(site.coordinate);
    return declared ? resolveCalls(declared, site, variables, variants) : [];
  }

  #planCall(call: FieldCall, site: PlannedSite, stage: number): PlannedCall | undefined {
    if (call.kind === 'loads') return this.#planLoad(call, site, stage);
    const slot = this.#slot(call, site, stage);
    if (call.kind === 'pages') return { kind: 'pages', slot, isFiltered: call.isFiltered };
    return { kind: 'each', slot, times: call.times };
  }

  #planLoad({ by, key, keys, isShared, isEager }: Load, site: PlannedSite, stage: number): PlannedCall | undefined {
    const { level } = site;
    const times: Estimate = by.times ?? exactly(1);
    const own = key ?? `${site.coordinate} ${site.identity}`;
    if (isShared) {
      const group = this.#group(by, `shared ${own}`, () => ({
        slot: this.#slot({ operation: by.operation }, site, stage),
        times,
        maxKeys: undefined,
        differentKeys: ANY,
      }));
      group.slot.fields.push(site.coordinate);
      return { kind: 'shared', slot: group.slot, group, keys, times, ...ONE_KEY, isRepeated: false, isEager };
    }
    const loaded = valueOf(level.loaded, by, () => new Map<string, Slot>());
    const known = loaded.get(own);
    if (known) {
      known.fields.push(site.coordinate);
      return undefined;
    }
    const repeated = valueOf(this.#repeated, by, () => new Set<string>());
    const isRepeated = repeated.has(`${level.identity} ${own}`);
    repeated.add(`${level.identity} ${own}`);
    if (!('maxKeys' in by)) {
      const slot = this.#slot({ operation: by.operation }, site, stage);
      loaded.set(own, slot);
      return { kind: 'key', slot, group: undefined, keys, times, ...ONE_KEY, isRepeated, isEager };
    }
    const { maxKeys, differentKeys = ANY, perKey = 0, single, operation } = by;
    const isSingle = single !== undefined && level.index === 0 && keys.most === 1;
    const slot = this.#slot(
      {
        operation: isSingle ? single : operation,
        alternatives: single === undefined ? [] : [isSingle ? operation : single],
        maxKeys,
      },
      site,
      stage,
    );
    loaded.set(own, slot);
    const group = this.#group(by, `batch ${level.origin} ${stage}`, () => ({ slot, times, maxKeys, differentKeys }));
    group.slot.fields.push(site.coordinate);
    return { kind: 'batch', slot, group, keys, times, perKey, maxKeys, differentKeys, isRepeated, isEager };
  }

  #group(by: object, key: string, make: () => Pick<Group, 'slot' | 'times' | 'maxKeys' | 'differentKeys'>): Group {
    const groups = valueOf(this.#shared, by, () => new Map<string, Group>());
    return valueOf(groups, key, () => {
      const group = { ...make(), most: 0, keys: 0, arrivals: 0 };
      this.groups.push(group);
      return group;
    });
  }

  #slot({ operation, alternatives = [], maxKeys }: SlotParts, site: PlannedSite, stage: number): Slot {
    const { coordinate, level, key } = site;
    const slot: Slot = {
      operation,
      alternatives,
      facts: this.#parts.graph.facts(operation),
      fields: [coordinate],
      path: [...level.path, key],
      stage,
      maxKeys,
      most: 0,
      typical: 0,
    };
    this.slots.push(slot);
    return slot;
  }
}

interface SlotParts {
  readonly operation: OperationName;
  readonly alternatives?: readonly OperationName[];
  readonly maxKeys?: number;
}

/** The value of a key, which is made where there is none. */
function valueOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

/** The variants of fields that depend on variables. */
export type Variants = ((variables: Variables) => string)[];

/** The calls of a declaration at a field; none if its arguments are refused. */
function resolveCalls(
  declared: FieldCalls,
  site: PlannedSite,
  variables: Variables,
  variants: Variants,
): readonly FieldCall[] {
  if (!('variantOf' in declared)) return declared;
  const variantOf = (own: Variables, noteUse?: () => void): string | undefined => {
    try {
      return declared.variantOf(site.toFieldSite(own, noteUse));
    } catch {
      return undefined;
    }
  };
  // A variant that was found without arguments does not depend on variables.
  let usesArguments = false;
  const variant = variantOf(variables, () => (usesArguments = true));
  const hasVariables =
    site.hasVariables || (declared.inherits && site.level.inherited.some((each) => each.hasVariables));
  if (usesArguments && hasVariables) variants.push((own) => JSON.stringify(variantOf(own) ?? null));
  return variant === undefined ? [] : declared.calls(variant);
}

/** A lookup that a field makes, for a number of objects. */
interface Lookup {
  readonly type: string;
  /** A type has several if it has several keys. */
  readonly name: string;
  readonly calls: FieldCalls;
  count: number;
}

/** Counts the objects of lookups. */
type Count = (args: never, parts: PlanParts, lookups: Lookups) => void;

/** The fields that look objects up by the keys in an argument. */
const COUNTS: Readonly<Record<string, Count>> = {
  'Query.node': ({ id }: { readonly id: string }, parts, lookups) => countId(id, parts, lookups),
  'Query.nodes': ({ ids }: { readonly ids: readonly string[] }, parts, lookups) => {
    // More are refused, without a call.
    if (ids.length <= MOST_IDS) for (const id of ids) countId(id, parts, lookups);
  },
  'Query._entities': (
    { representations }: { readonly representations: readonly unknown[] },
    { graph: { federation } },
    lookups,
  ) => {
    if (!federation || representations.length > federation.mostRepresentations) return;
    for (const each of representations) countRepresentation(each, federation, lookups);
  },
};

/** The calls of `Query.node`, `Query.nodes` and `Query._entities`, by the types and keys in their arguments. */
function nodeCalls(
  site: PlannedSite,
  variables: Variables,
  variants: Variants,
  parts: PlanParts,
): (Pick<PlannedField, 'countOf'> & { readonly calls: readonly FieldCall[] }) | undefined {
  const count = COUNTS[site.coordinate];
  if (!count) return undefined;
  const countedFor = (own: Variables) => counted(site, own, count, parts);
  if (site.hasVariables)
    variants.push((own) =>
      countedFor(own)
        .map((each) => `${each.name} ${each.count}`)
        .join(),
    );
  const lookups = countedFor(variables);
  const counts = new Map<string, number>();
  for (const each of lookups) counts.set(each.type, (counts.get(each.type) ?? 0) + each.count);
  const calls = lookups.flatMap((each) =>
    resolveCalls(each.calls, site, variables, variants).map((call) =>
      repeated(call, each.count, `${each.name} ${site.identity}`),
    ),
  );
  return {
    calls,
    countOf({ name }: GraphQLObjectType) {
      const objects = counts.get(name) ?? 0;
      return { share: objects, most: objects };
    },
  };
}

/** The lookups of a field, in the order of their names; none if its arguments are refused. */
function counted(site: PlannedSite, variables: Variables, count: Count, parts: PlanParts): readonly Lookup[] {
  const lookups = new Lookups();
  try {
    count(site.args(variables) as never, parts, lookups);
  } catch {
    return [];
  }
  return lookups.sorted();
}

/** Lookups by their identifiers: the name of a type, or a lookup of an entity. */
class Lookups {
  readonly #all = new Map<unknown, Lookup>();

  add(key: unknown, make: () => Omit<Lookup, 'count'>): void {
    const known = this.#all.get(key);
    if (known) known.count += 1;
    else this.#all.set(key, { ...make(), count: 1 });
  }

  sorted(): readonly Lookup[] {
    return [...this.#all.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
  }
}

function countId(id: string, { declarations }: PlanParts, lookups: Lookups): void {
  const type = readGlobalId(id)?.type;
  // Any other is refused, without a call.
  if (type) lookups.add(type, () => ({ type, name: type, calls: declarations.nodes.get(type) ?? [] }));
}

function countRepresentation(representation: unknown, { entities }: FederatedGraph, lookups: Lookups): void {
  try {
    const { entity, lookup } = lookupFor(representation, entities);
    const { name: type } = entity;
    lookups.add(lookup, () => ({ type, name: `${type} ${lookup.fields.join(' ')}`, calls: lookup.calls }));
  } catch {
    // It is refused, without a call.
  }
}

/** The calls for several objects of a type. */
function repeated(call: FieldCall, count: number, key: string): FieldCall {
  if (call.kind === 'pages') return call;
  if (call.kind === 'each')
    return { ...call, times: { typical: call.times.typical * count, most: call.times.most * count } };
  if (call.isShared) return call;
  const { typical, most } = call.keys;
  return { ...call, key, keys: { typical: typical * count, most: most * count } };
}
