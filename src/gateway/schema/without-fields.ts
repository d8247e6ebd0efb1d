import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';

/**
 * The schema without these fields of objects and inputs (`Type.field`) and arguments (`Type.field(argument:)`), and without
 * the types that become unreachable.
 */
export function withoutFields(schema: GraphQLSchema, fields: readonly string[]): GraphQLSchema {
  if (fields.length === 0) return schema;
  const unwanted = new Set(fields);
  const prune = (_field: unknown, name: string, type: string) =>
    unwanted.delete(`${type}.${name}`) ? null : undefined;
  const pruned = mapSchema(schema, {
    [MapperKind.OBJECT_FIELD](field, name, type) {
      if (prune(field, name, type) === null) return null;
      const args = Object.entries(field.args ?? {});
      const kept = args.filter(([argument]) => !unwanted.delete(`${type}.${name}(${argument}:)`));
      return kept.length < args.length ? { ...field, args: Object.fromEntries(kept) } : undefined;
    },
    [MapperKind.INPUT_OBJECT_FIELD]: prune,
  });
  if (unwanted.size > 0) throw new TypeError(`There is no field ${[...unwanted].join(', ')}`);
  const [before, after] = [reachableIn(schema), reachableIn(pruned)];
  return mapSchema(pruned, {
    [MapperKind.TYPE]: ({ name }) => (before.has(name) && !after.has(name) ? null : undefined),
  });
}

/**
 * The names of all types that are reachable by fields. `Node` and `_Entity` do not make their types reachable: a client gets
 * an `id` from a field of the type itself.
 */
function reachableIn(schema: GraphQLSchema): ReadonlySet<string> {
  const found = new Set<string>();
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const pending: GraphQLNamedType[] = roots.flatMap((type) => (type && hasFields(type) ? [type] : []));
  for (let type = pending.pop(); type; type = pending.pop()) {
    if (found.has(type.name)) continue;
    found.add(type.name);
    pending.push(...referencedBy(type, schema));
  }
  return found;
}

const hasFields = (type: GraphQLObjectType) => Object.keys(type.getFields()).length > 0;

function referencedBy(type: GraphQLNamedType, schema: GraphQLSchema): readonly GraphQLNamedType[] {
  if (isUnionType(type)) return type.name === '_Entity' ? [] : type.getTypes();
  if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => getNamedType(field.type));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  const fields = Object.values(type.getFields());
  const results = fields.map((field) => getNamedType(field.type));
  const inputs = fields.flatMap(({ args }) => args.map((each) => getNamedType(each.type)));
  const members = isInterfaceType(type) && type.name !== 'Node' ? schema.getPossibleTypes(type) : [];
  return [...results, ...inputs, ...type.getInterfaces(), ...members];
}
