import { readFileSync } from 'node:fs';
import {
  type ConstArgumentNode,
  type ConstDirectiveNode,
  type ConstValueNode,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
} from 'graphql';
import type { Edge, FieldCall, FieldCalls, NodeType, Subgraph } from '#graph';

interface Weighing {
  readonly declarations: CallDeclarations;
  readonly typical: TypicalSizes;
  /** The default page size. */
  readonly pageDefault: number;
}

/**
 * Adds the directives of IBM's GraphQL cost specification to the fields of a schema, from their declared calls and the typical
 * sizes of lists: `@cost` where the weight is not the default, and `@listSize` on connections and lists of objects.
 */
export function weighFields(schema: GraphQLSchema, weighing: Weighing): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const isRoot = type === schema.getQueryType() || type === schema.getMutationType();
    for (const field of Object.values(type.getFields())) {
      const directives = [
        ...costOf(`${type.name}.${field.name}`, field, isRoot, weighing),
        ...sizeOf(`${type.name}.${field.name}`, field, weighing),
      ];
      const { astNode } = field;
      if (!astNode || directives.length === 0) continue;
      field.astNode = { ...astNode, directives: [...(astNode.directives ?? []), ...directives] };
    }
  }
}

type Field = GraphQLField<unknown, unknown>;

function costOf(name: string, { type }: Field, isRoot: boolean, { declarations }: Weighing): ConstDirectiveNode[] {
  const declared = declarations.fields.get(name);
  const usual = isCompositeType(getNamedType(type)) ? 1 : 0;
  const weight = declared ? Math.max(usual, weightOf(declared, isRoot)) : usual;
  return weight === usual ? [] : [directive('cost', { weight: text(String(weight)) })];
}

function sizeOf(name: string, { type, args }: Field, { typical, pageDefault }: Weighing): ConstDirectiveNode[] {
  const named = getNamedType(type);
  if (isObjectType(named) && 'pageInfo' in named.getFields() && args.some((each) => each.name === 'first')) {
    const slicing = ['first', 'last'].filter((each) => args.some((arg) => arg.name === each));
    const sized = ['edges', 'nodes'].filter((each) => each in named.getFields());
    if (sized.length === 0) return [];
    return [
      directive('listSize', {
        assumedSize: int(pageDefault),
        slicingArguments: list(slicing),
        sizedFields: list(sized),
        requireOneSlicingArgument: { kind: Kind.BOOLEAN, value: false },
      }),
    ];
  }
  const size = isListType(getNullableType(type)) ? typical.items(name) : undefined;
  return size !== undefined && size > 1 ? [directive('listSize', { assumedSize: int(Math.ceil(size)) })] : [];
}

function directive(name: string, args: Readonly<Record<string, ConstValueNode>>): ConstDirectiveNode {
  const given = Object.entries(args).map(
    ([key, value]): ConstArgumentNode => ({ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: key }, value }),
  );
  return { kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: name }, arguments: given };
}

const text = (value: string): ConstValueNode => ({ kind: Kind.STRING, value });
const int = (value: number): ConstValueNode => ({ kind: Kind.INT, value: String(value) });
const list = (values: readonly string[]): ConstValueNode => ({ kind: Kind.LIST, values: values.map(text) });

/** The weight of a call. An object weighs 1. */
const CALL = 10;
/** The objects that share calls. */
const PAGE = 20;

/** The weight of a field with these calls, for each object that has it; at the root there is one object. */
export function weightOf(declared: FieldCalls, isRoot: boolean): number {
  const calls = 'variantOf' in declared ? declared.calls(declared.usual) : declared;
  const weight = calls.reduce((sum, call) => sum + weightOfCall(call, isRoot), 0);
  return Math.round(weight * 10) / 10;
}

function weightOfCall(call: FieldCall, isRoot: boolean): number {
  if (call.kind === 'pages') return CALL;
  if (call.kind === 'each') return CALL * call.times.typical;
  const { by, keys, isShared } = call;
  const times = by.times?.typical ?? 1;
  const sharers = isRoot ? 1 : isShared ? PAGE : 'maxKeys' in by ? Math.min(by.maxKeys, PAGE) : 1;
  return (CALL * times * keys.typical) / sharers;
}

/** The declared upstream calls of fields and of the lookups behind `Query.node`. */
export interface CallDeclarations {
  /** By `Type.field`. */
  readonly fields: ReadonlyMap<string, FieldCalls>;
  /** By type. */
  readonly nodes: ReadonlyMap<string, FieldCalls>;
}

export function callDeclarations(
  parts: readonly Pick<Subgraph | Edge, 'calls'>[],
  nodes: ReadonlyMap<string, NodeType>,
): CallDeclarations {
  return {
    fields: new Map(parts.flatMap(({ calls }) => Object.entries(calls ?? {}))),
    nodes: new Map([...nodes].map(([type, { calls = [] }]) => [type, calls])),
  };
}

/** Sizes that were measured, by `Type.field`. */
interface Measured {
  /** The items of lists and connections, and the share of fields that are not null. */
  readonly items: Readonly<Record<string, number>>;
  /** The calls of a field for each object, where that is not what is declared. */
  readonly calls: Readonly<Record<string, number>>;
}

/** The typical sizes of lists, and the typical shares of objects for which a field calls. */
export interface TypicalSizes {
  items(field: string): number | undefined;
  calls(field: string): number;
}

const FILE = new URL('./typical-sizes.json', import.meta.url);

/** The sizes that were measured over the sandbox. */
export function readTypicalSizes(): TypicalSizes {
  const { items, calls } = JSON.parse(readFileSync(FILE, 'utf8')) as Measured;
  return { items: (field) => items[field], calls: (field) => calls[field] ?? 1 };
}
