import { type GraphQLSchema, isObjectType } from 'graphql';

/** Copies the description of an interface field to implementing fields without one. */
export function inheritDescriptions(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const inherited = type.getInterfaces().map((each) => each.getFields());
    for (const field of Object.values(type.getFields())) {
      field.description ??= inherited.find((fields) => fields[field.name])?.[field.name]?.description;
    }
  }
}
