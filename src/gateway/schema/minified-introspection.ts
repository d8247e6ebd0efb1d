import { type GraphQLSchema, type IntrospectionTypeRef, introspectionFromSchema, TypeKind } from 'graphql';

const ANY = { kind: TypeKind.SCALAR, name: 'Any' };
const COMPOSITE: ReadonlySet<string> = new Set([TypeKind.OBJECT, TypeKind.INTERFACE, TypeKind.UNION]);

/**
 * The result of the introspection query, as far as normalized caches need it: composite types with their fields. Every
 * scalar, enum and input is the scalar `Any`.
 */
export function minifiedIntrospection(schema: GraphQLSchema): object {
  const { __schema: found } = introspectionFromSchema(schema, { descriptions: false });
  const { queryType, mutationType, subscriptionType } = found;
  const types = found.types.flatMap((type): readonly object[] => {
    if (type.name.startsWith('__')) return [];
    if (type.kind === TypeKind.UNION) return [{ kind: type.kind, name: type.name, possibleTypes: type.possibleTypes }];
    if (type.kind !== TypeKind.OBJECT && type.kind !== TypeKind.INTERFACE) return [];
    const { kind, name, interfaces } = type;
    const fields = type.fields.map((field) => ({
      name: field.name,
      type: composite(field.type),
      args: field.args.map((argument) => ({ name: argument.name, type: composite(argument.type) })),
    }));
    return [
      { kind, name, fields, interfaces, ...(kind === TypeKind.INTERFACE && { possibleTypes: type.possibleTypes }) },
    ];
  });
  return { __schema: { queryType, mutationType, subscriptionType, types: [...types, ANY], directives: [] } };
}

function composite(type: IntrospectionTypeRef): object {
  if (type.kind === TypeKind.NON_NULL || type.kind === TypeKind.LIST) {
    return { kind: type.kind, ofType: composite(type.ofType) };
  }
  return COMPOSITE.has(type.kind) ? { kind: type.kind, name: type.name } : ANY;
}
