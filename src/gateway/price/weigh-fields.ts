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
import type { CallDeclarations } from './call-declarations.ts';
import type { TypicalSizes } from './typical-sizes.ts';
import { weightOf } from './weight.ts';

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
