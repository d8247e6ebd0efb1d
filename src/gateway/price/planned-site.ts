import type { GraphQLField, GraphQLResolveInfo } from 'graphql';
import { Kind, print, visit } from 'graphql';
import { type FieldSite, type GraphSettings, type Selection, selectionOf } from '#graph';
import { compileArguments } from '../execution/coerce-arguments.ts';
import type { Variables } from '../execution/coerce-literal.ts';
import type { Document, FieldNodes } from '../execution/document.ts';
import type { ArgumentSource, Level } from './plan-parts.ts';

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
