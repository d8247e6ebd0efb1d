import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '#graph';

/** A resolver of a field, as `types.generated.ts` of an API of one's own types it. */
export type Resolver<Parent, Args, Result> = (
  parent: Parent,
  args: Args,
  context: Context,
  info: GraphQLResolveInfo,
) => Result | Promise<Result>;
