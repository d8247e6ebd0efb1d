import type { GraphQLResolveInfo } from 'graphql';
import { mergeProjections, type Projection, RowProjection } from '#upstream';
import { type Selection, selectionOf } from '../selection.ts';
import { projectionOfNodes } from './projection.ts';

const cache = new WeakMap<Selection, RowProjection | undefined>();

/**
 * The projection of the rows of the connection being resolved: the members that the selection and the paging read.
 * `undefined` if they may read anything.
 */
export function rowProjectionOf(
  info: GraphQLResolveInfo,
  membersReadByPaging: () => Projection | undefined,
): RowProjection | undefined {
  const selection = selectionOf(info);
  if (!cache.has(selection)) cache.set(selection, findRowProjection(info, membersReadByPaging()));
  return cache.get(selection);
}

function findRowProjection(info: GraphQLResolveInfo, readByPaging: Projection | undefined): RowProjection | undefined {
  const projection = readByPaging && projectionOfNodes(info);
  return projection === undefined || projection === true
    ? undefined
    : new RowProjection(mergeProjections(projection, readByPaging as Projection));
}
