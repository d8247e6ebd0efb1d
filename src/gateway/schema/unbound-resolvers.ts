import { type GraphQLSchema, isObjectType } from 'graphql';
import type { AnyResolvers } from '#graph';

/**
 * Sets the original resolver functions. `makeExecutableSchema` binds each to its object: a bound function is slower to call,
 * and loses its declaration of reads.
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
