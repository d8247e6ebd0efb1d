import { type GraphQLSchema, isObjectType } from 'graphql';
import type { AnyResolvers } from '#graph';

/**
 * Gives fields the resolvers that were written for them. The library binds each to the object it stands in, which none of
 * ours has a use for: it takes longer to call then, and how it is written cannot be seen any more.
 */
export function giveOwnResolvers(schema: GraphQLSchema, all: readonly AnyResolvers[]): void {
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
