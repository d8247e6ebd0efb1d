import {
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  print,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Operation } from '#test/routes/operation-maker';
import { collectFields } from '../../src/gateway/execution/collect-fields.ts';
import { fragmentsOf } from '../../src/gateway/execution/fragments.ts';
import type { Executed } from './graph.ts';

const WINDOW = new Set(['first', 'after', 'last', 'before']);
const TYPE = 'type_';
const ID = 'id_';

/** The operation without windows, with the type and the id of each object. */
export function measurable(schema: GraphQLSchema, { query, ...rest }: Operation): Operation {
  const info = new TypeInfo(schema);
  const document = visit(
    parse(query),
    visitWithTypeInfo(info, {
      Field: {
        leave: (node: FieldNode) => ({
          ...node,
          arguments: (node.arguments ?? []).filter(({ name }) => !WINDOW.has(name.value)),
        }),
      },
      SelectionSet: {
        leave(node: SelectionSetNode) {
          const type = info.getParentType();
          const isNode =
            (isObjectType(type) || isInterfaceType(type)) &&
            (type.name === 'Node' || type.getInterfaces().some(({ name }) => name === 'Node'));
          const added = [alias(TYPE, '__typename'), ...(isNode ? [alias(ID, 'id')] : [])];
          return { ...node, selections: [...node.selections, ...added] };
        },
      },
    }),
  );
  return { query: print(withoutUnused(document)), ...rest };
}

function alias(name: string, field: string): FieldNode {
  return {
    kind: Kind.FIELD,
    alias: { kind: Kind.NAME, value: name },
    name: { kind: Kind.NAME, value: field },
  };
}

/** Variables of removed arguments are no longer used. */
function withoutUnused(document: DocumentNode): DocumentNode {
  const used = new Set<string>();
  visit(document, { VariableDefinition: () => false, Variable: ({ name }) => void used.add(name.value) });
  return visit(document, {
    VariableDefinition: ({ variable }) => (used.has(variable.name.value) ? undefined : null),
  });
}

interface Sum {
  parents: number;
  found: number;
}

/** Measures how many objects fields lead to, and how many different ones, in the results of operations. */
export class Measurements {
  readonly #schema: GraphQLSchema;
  /** The items of lists, and the share of objects that are not null. */
  readonly items = new Map<string, Sum>();
  /** Different objects. */
  readonly distinct = new Map<string, Sum>();
  #ids = new Map<string, { parents: number; readonly ids: Set<unknown> }>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  add({ query, variables = {}, operationName }: Operation, { result }: Executed): void {
    const document = parse(query);
    const operation = getOperationAST(document, operationName);
    if (!operation || result.errors || typeof result.data !== 'object') return;
    const compiled = {
      schema: this.#schema,
      operation,
      fragments: fragmentsOf(document),
      flags: flagsOf(document, variables),
    };
    this.#ids = new Map();
    this.#object(result.data as Record<string, unknown>, [operation.selectionSet], compiled);
    for (const [field, { parents, ids }] of this.#ids) addTo(this.distinct, field, parents, ids.size);
  }

  #object(data: Record<string, unknown> | null, sets: readonly SelectionSetNode[], document: Compiled): void {
    const type = this.#schema.getType(String(data?.[TYPE]));
    if (!data || !isObjectType(type)) return;
    for (const [key, nodes] of collectFields(document, type, sets)) {
      const own = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (own.length > 0)
        this.#field(`${type.name}.${nodes[0].name.value}`, type, nodes[0].name.value, data[key], own, document);
    }
  }

  #field(
    field: string,
    parent: GraphQLObjectType,
    name: string,
    value: unknown,
    sets: readonly SelectionSetNode[],
    document: Compiled,
  ): void {
    const definition = parent.getFields()[name];
    const isPart = isConnection(parent) || parent.name.endsWith('Edge');
    const target = getNamedType(definition?.type);
    const objects = [value].flat(2).filter((each) => typeof each === 'object' && each !== null) as Record<
      string,
      unknown
    >[];
    if (!isPart && !isConnection(target)) {
      addTo(this.items, field, 1, objects.length);
      const known = this.#ids.get(field) ?? { parents: 0, ids: new Set() };
      this.#ids.set(field, known);
      known.parents += 1;
      for (const each of objects) known.ids.add(each[ID] ?? Symbol('object'));
    }
    if (isConnection(target) && objects[0]) {
      const lengths = Object.values(objects[0]).flatMap((each) => (Array.isArray(each) ? [each.length] : []));
      if (lengths.length > 0) addTo(this.items, field, 1, Math.max(...lengths));
    }
    for (const each of objects) this.#object(each, sets, document);
  }
}

type Compiled = Parameters<typeof collectFields>[0];

function isConnection(type: unknown): boolean {
  return isObjectType(type) && 'pageInfo' in type.getFields() && 'nodes' in type.getFields();
}

function addTo(sums: Map<string, Sum>, field: string, parents: number, found: number): void {
  const sum = sums.get(field) ?? { parents: 0, found: 0 };
  sums.set(field, { parents: sum.parents + parents, found: sum.found + found });
}

/** The variables with their defaults, which decide what is skipped. */
function flagsOf(document: DocumentNode, variables: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const flags: Record<string, unknown> = {};
  visit(document, {
    VariableDefinition({ variable: { name }, defaultValue }) {
      if (defaultValue?.kind === Kind.BOOLEAN) flags[name.value] = defaultValue.value;
    },
  });
  return { ...flags, ...variables };
}
