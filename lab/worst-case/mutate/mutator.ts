import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Random } from '#sandbox';
import type { KnownValues } from '#test/routes/known-values';
import type { CostlyRequest } from '../request.ts';
import { parsedCopy, textOf } from './document.ts';

/** The material for changes of a request. */
export interface Material {
  readonly schema: GraphQLSchema;
  readonly random: Random;
  readonly known: KnownValues;
  /** Another costly request. */
  readonly other: () => CostlyRequest;
}

/** Returns a changed request; `undefined` if the change does not apply. */
export type Mutator = (request: CostlyRequest, material: Material) => CostlyRequest | undefined;

/** Changes a request's document in place, and returns whether it applied. */
export type DocumentChange = (document: DocumentNode, material: Material) => boolean;

export function changeDocument(change: DocumentChange): Mutator {
  return (request, material) => {
    const document = parsedCopy(request.query);
    if (!document || !change(document, material)) return undefined;
    return { ...request, query: textOf(document) };
  };
}
