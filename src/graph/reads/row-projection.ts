import type { GraphQLResolveInfo } from 'graphql';
import { mergeProjections, type Projection, RowProjection } from '#upstream';
import { type Selection, selectionOf } from '../selection.ts';
import { projectionOfNodes } from './projection.ts';

const known = new WeakMap<Selection, RowProjection | undefined>();

/**
 * The projection of the rows that are the nodes of the connection being resolved: what the selection reads of them, and
 * what the paging does. `undefined` where the whole row may be read.
 */
export function rowProjectionOf(
  info: GraphQLResolveInfo,
  readByPaging: () => Projection | undefined,
): RowProjection | undefined {
  const selection = selectionOf(info);
  if (!known.has(selection)) known.set(selection, findRowProjection(info, readByPaging()));
  return known.get(selection);
}

function findRowProjection(info: GraphQLResolveInfo, readByPaging: Projection | undefined): RowProjection | undefined {
  const projection = readByPaging && projectionOfNodes(info);
  return projection === undefined || projection === true
    ? undefined
    : new RowProjection(mergeProjections(projection, readByPaging as Projection));
}
