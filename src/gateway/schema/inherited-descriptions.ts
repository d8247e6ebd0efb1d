import { type GraphQLSchema, isObjectType } from 'graphql';

/** Describes fields that say nothing of themselves as the interface does that they come from. */
export function inheritDescriptions(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const above = type.getInterfaces().map((each) => each.getFields());
    for (const field of Object.values(type.getFields())) {
      field.description ??= above.find((fields) => fields[field.name])?.[field.name]?.description;
    }
  }
}
