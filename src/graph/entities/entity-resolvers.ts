import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context.ts';
import { BadInputError } from '../errors.ts';
import { notedType, noteType } from '../node.ts';
import { findEntity } from './find-entity.ts';

/** Resolvers of `Query._entities`. Equal and batched look-ups of its representations share calls. */
export const entityResolvers = {
  _Entity: { __resolveType: notedType },
  Query: {
    _entities(
      _root: unknown,
      { representations }: { readonly representations: readonly unknown[] },
      context: Context,
      info: GraphQLResolveInfo,
    ) {
      const most = context.graph.federation?.mostRepresentations ?? 0;
      if (representations.length > most) {
        throw new BadInputError(
          `\`representations\` takes at most ${most}, by limits.representations; got ${representations.length}.`,
        );
      }
      return representations.map(async (representation) => {
        const found = await findEntity(representation, context, info);
        return found && noteType(found.object, found.type);
      });
    },
  },
};
