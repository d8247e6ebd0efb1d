import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Random } from '#sandbox';
import type { KnownValues } from '#test/routes/known-values';
import type { CostlyRequest } from '../request.ts';
import { parsedCopy, textOf } from './document.ts';

/** What a change of a request may draw from. */
export interface Material {
  readonly schema: GraphQLSchema;
  readonly random: Random;
  readonly known: KnownValues;
  /** Another request that is worth something. */
  readonly other: () => CostlyRequest;
}

/** Makes another request of one; nothing where it does not apply. */
export type Mutator = (request: CostlyRequest, material: Material) => CostlyRequest | undefined;

/** A change of a request's document in place, which says whether it applied. */
export type DocumentChange = (document: DocumentNode, material: Material) => boolean;

export function changeDocument(change: DocumentChange): Mutator {
  return (request, material) => {
    const document = parsedCopy(request.query);
    if (!document || !change(document, material)) return undefined;
    return { ...request, query: textOf(document) };
  };
}
