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
import { type Estimate, exactly, LONGEST_ROW_LIST, selectionOf, selectionOfNodes } from '#graph';
import type { Variables } from '../execution/coerce-literal.ts';
import { collectFields } from '../execution/collect-fields.ts';
import type { Document, FieldNodes } from '../execution/document.ts';
import { CallPlanner } from './call-planner.ts';
import type { Plan, PlannedWindow, Step } from './plan.ts';
import type { Level, PlannedField, PlanParts } from './plan-parts.ts';
import { PlannedSite } from './planned-site.ts';
import { compileWindow } from './planned-window.ts';

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

/** As a rule, objects of an abstract type are of any of its types but the refusals. */
function shareOf(type: GraphQLObjectType, types: readonly GraphQLObjectType[]): number {
  const usual = types.filter((each) => !isRefusal(each));
  return usual.length === 0 ? 1 / types.length : usual.includes(type) ? 1 / usual.length : 0;
}

function isRefusal(type: GraphQLObjectType): boolean {
  return type.getInterfaces().some(({ name }) => name === 'Refusal');
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
