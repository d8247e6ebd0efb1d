import type { GraphQLObjectType } from 'graphql';

/** Needs an OpenID provider, which is slow to reset. */
const SLOW = 'startAuthorization';

/** `Type.field` of the root fields that generated operations omit. */
export const SLOW_FIELDS: ReadonlySet<string> = new Set([`Mutation.${SLOW}`]);

/** The names of the other root fields. */
export function quickRootFields(root: GraphQLObjectType | null | undefined): string[] {
  return Object.keys(root?.getFields() ?? {}).filter((name) => name !== SLOW);
}
