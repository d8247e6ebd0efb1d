import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context.ts';
import { BadInputError } from '../errors.ts';
import { notedType, noteType } from '../node.ts';
import { findEntity } from './find-entity.ts';

/** Resolvers of `Query._entities`. Equal and batched lookups of its representations share calls. */
export function entityResolvers() {
  /** The representations of an operation so far, by its context: each alias may have as many as a body can hold. */
  const counts = new WeakMap<Context, number>();
  return {
    _Entity: { __resolveType: notedType },
    Query: {
      _entities(
        _root: unknown,
        { representations }: { readonly representations: readonly unknown[] },
        context: Context,
        info: GraphQLResolveInfo,
      ) {
        const most = context.graph.federation?.mostRepresentations ?? 0;
        const count = (counts.get(context) ?? 0) + representations.length;
        counts.set(context, count);
        if (count > most) {
          throw new BadInputError(
            `An operation has at most ${most} \`representations\`, by limits.representations; this one has ${count}.`,
          );
        }
        return representations.map(async (representation) => {
          const found = await findEntity(representation, context, info);
          return found && noteType(found.object, found.type);
        });
      },
    },
  };
}
