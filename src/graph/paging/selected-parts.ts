import type { GraphQLResolveInfo } from 'graphql';
import type { SelectedParts } from '../connections/index.ts';
import { selectionOf } from '../selection.ts';

/** The selected fields of the connection being resolved. */
export function selectedPartsOf(info: GraphQLResolveInfo): SelectedParts {
  const selection = selectionOf(info);
  return {
    edges: selection.has('edges') || selection.has('nodes'),
    totalCount: selection.has('totalCount'),
    pageInfo: selection.has('pageInfo'),
  };
}
