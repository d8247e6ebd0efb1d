import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
} from 'graphql';
import { baseNodes } from '#graph';
import { argumentsIn, isNode, type KnownArguments } from './known-arguments.ts';

/** A field of a scalar or an enum. */
export interface Leaf {
  readonly type: string;
  /** Such as `Order.createdAt`. */
  readonly field: string;
}

/** A selection of everything below a field. */
export interface EveryField {
  /** Empty for a leaf. */
  readonly text: string;
  /** By the response names from the root. */
  readonly leaves: ReadonlyMap<string, Leaf>;
}

const ROWS = 3;
const LEFT_OUT_OF_CONNECTIONS = new Set(['edges', 'pageInfo']);

/**
 * Selects every field below a field, on every level. Left out are types within themselves, fields whose required arguments
 * are not known, and edges; objects behind another root field and those of `base.graphql` have their `id` alone. `rowType` is one of several types that
 * the root field may have.
 */
export function everyField(
  schema: GraphQLSchema,
  root: GraphQLField<unknown, unknown>,
  given: KnownArguments,
  rowType = getNamedType(root.type),
): EveryField {
  const isMutation = schema.getMutationType()?.getFields()[root.name] === root;
  const leaves = new Map<string, Leaf>();
  const ofRoots = nodeTypesOfRoots(schema);

  /** A connection, an abstract type and the payload of a mutation are no rows. */
  const rowsIn = (within: readonly GraphQLNamedType[]) =>
    within.filter((each) => isObjectType(each) && !isConnection(each)).slice(isMutation ? 1 : 0);

  /** `undefined` where the field is left out. */
  function below(type: GraphQLNamedType, path: string, within: readonly GraphQLNamedType[]): string | undefined {
    if (!isCompositeType(type)) {
      leaves.set(path, { type: type.name, field: `${within.at(-1)?.name}.${path.split(/\.|__/).at(-1)}` });
      return '';
    }
    if (within.includes(type)) return undefined;
    if (isNode(type) && ofRoots.has(type) && rowsIn(within).length > 0) {
      leaves.set(`${path}.id`, { type: 'ID', field: `${type.name}.id` });
      return '{ __typename id }';
    }
    if (!isAbstractType(type)) return `{ __typename ${fieldsOf(type, path, [...within, type], '')} }`;
    const fragments = schema
      .getPossibleTypes(type)
      .filter((each) => !within.includes(each) && !each.getInterfaces().some(({ name }) => name === 'Rejection'))
      .map((each) => `... on ${each.name} { ${fieldsOf(each, path, [...within, type, each], `${each.name}__`)} }`);
    return `{ __typename ${fragments.join(' ')} }`;
  }

  function fieldsOf(type: GraphQLNamedType, path: string, within: readonly GraphQLNamedType[], prefix: string): string {
    if (!isObjectType(type)) return '';
    const fields = Object.values(type.getFields());
    return fields
      .filter(({ name }) => !(isConnection(type) && LEFT_OUT_OF_CONNECTIONS.has(name)))
      .map((field) => {
        const args = argumentsIn(type.name, field, given, ROWS);
        const key = `${prefix}${field.name}`;
        const selection = args === undefined ? undefined : below(getNamedType(field.type), `${path}.${key}`, within);
        return selection === undefined ? '' : `${prefix && `${key}: `}${field.name}${args} ${selection}`;
      })
      .join(' ');
  }

  const text = below(rowType, root.name, []) ?? '';
  const isNarrowed = rowType !== getNamedType(root.type);
  return { text: isNarrowed ? `{ ... on ${rowType.name} ${text} }` : text, leaves };
}

function isConnection(type: GraphQLNamedType): boolean {
  return isObjectType(type) && 'pageInfo' in type.getFields();
}

/** The types with an identity that a root field has, itself, in a list or in a payload, and those of `base.graphql`. */
function nodeTypesOfRoots(schema: GraphQLSchema): ReadonlySet<GraphQLNamedType> {
  const found = new Set<GraphQLNamedType>(Object.keys(baseNodes).flatMap((name) => schema.getType(name) ?? []));
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const { name, type } of Object.values(root?.getFields() ?? {})) {
      if (name === 'node' || name === 'nodes') continue;
      const named = getNamedType(type);
      const nodes = isObjectType(named) ? named.getFields()['nodes'] : undefined;
      const row = nodes ? getNamedType(nodes.type) : named;
      found.add(row);
      if (isAbstractType(row)) for (const each of schema.getPossibleTypes(row)) found.add(each);
    }
  }
  return found;
}
