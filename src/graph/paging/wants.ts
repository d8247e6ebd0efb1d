import type { GraphQLResolveInfo } from 'graphql';
import type { Wants } from '../connections/index.ts';
import { selectionOf } from '../selection.ts';

/** What is selected of the connection being resolved. */
export function wantsOf(info: GraphQLResolveInfo): Wants {
  const selection = selectionOf(info);
  return {
    edges: selection.has('edges') || selection.has('nodes'),
    totalCount: selection.has('totalCount'),
    pageInfo: selection.has('pageInfo'),
  };
}
