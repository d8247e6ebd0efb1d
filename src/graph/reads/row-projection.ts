import { type GraphQLResolveInfo, type OperationDefinitionNode } from 'graphql';
import { mergeProjections, type Projection, RowProjection } from '#upstream';
import { type Selection, selectionOf } from '../selection.ts';
import { projectionOfNodes, projectionOfType, typeOfNodes } from './projection.ts';

type Cache = WeakMap<Selection, RowProjection | undefined>;

const ofSelections: Cache = new WeakMap();
/** A fragment may be part of several operations, whose projections of a type differ. */
const ofTypes = new WeakMap<OperationDefinitionNode, Cache>();

/**
 * The projection of the rows of the connection being resolved: the members that the selection and the paging read, or
 * those that all selections on the type of the rows read. `undefined` if they may read anything.
 */
export function rowProjectionOf(
  info: GraphQLResolveInfo,
  membersReadByPaging: () => Projection | undefined,
  isOfType = false,
): RowProjection | undefined {
  const selection = selectionOf(info);
  const cache = isOfType ? cacheOf(info.operation) : ofSelections;
  if (!cache.has(selection)) cache.set(selection, findRowProjection(info, membersReadByPaging(), isOfType));
  return cache.get(selection);
}

function cacheOf(operation: OperationDefinitionNode): Cache {
  let cache = ofTypes.get(operation);
  if (!cache) ofTypes.set(operation, (cache = new WeakMap()));
  return cache;
}

function findRowProjection(
  info: GraphQLResolveInfo,
  readByPaging: Projection | undefined,
  isOfType: boolean,
): RowProjection | undefined {
  if (!readByPaging) return undefined;
  const projection = isOfType ? projectionOfType(info, typeOfNodes(info).name) : projectionOfNodes(info);
  return projection === true ? undefined : new RowProjection(mergeProjections(projection, readByPaging));
}
