import type { GraphQLResolveInfo } from 'graphql';
import type { SelectedParts } from '../connections/index.ts';
import { selectionOf } from '../selection.ts';

const WITHOUT_ROWS = new Set(['totalCount', 'pageInfo', '__typename']);

/** The selected fields of the connection being resolved. Fields outside the Relay specification need its rows. */
export function selectedPartsOf(info: GraphQLResolveInfo): SelectedParts {
  const selection = selectionOf(info);
  return {
    edges: selection.keys().some((name) => !WITHOUT_ROWS.has(name)),
    totalCount: selection.has('totalCount'),
    pageInfo: selection.has('pageInfo'),
  };
}
