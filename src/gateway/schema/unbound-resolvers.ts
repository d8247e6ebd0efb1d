import { type GraphQLSchema, isObjectType } from 'graphql';
import type { AnyResolvers } from '#graph';

/**
 * Sets the resolvers of fields as they were written. `makeExecutableSchema` binds each to the object that it stands in, which
 * no resolver of ours needs: a bound one takes longer to call, and has lost its declaration of what it reads.
 */
export function setUnboundResolvers(schema: GraphQLSchema, all: readonly AnyResolvers[]): void {
  for (const resolvers of all) {
    for (const [typeName, own] of Object.entries(resolvers)) {
      const type = schema.getType(typeName);
      if (!isObjectType(type)) continue;
      const fields = type.getFields();
      for (const [name, resolve] of Object.entries(own)) {
        const field = fields[name];
        if (field && typeof resolve === 'function') field.resolve = resolve;
      }
    }
  }
}
