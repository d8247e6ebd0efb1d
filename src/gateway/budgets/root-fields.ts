import { type DocumentNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import { fragmentsOf } from '../execution/fragments.ts';

const ROOTS = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

/** How often an operation has each root field, as `Mutation.publish`: by aliases, and behind `@skip` and `@include` too. */
export function rootFields(
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
): ReadonlyMap<string, number> {
  const fragments = fragmentsOf(document);
  const names = new Map<string, string>();
  const walked = new Set<string>();
  const walk = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        names.set((selection.alias ?? selection.name).value, selection.name.value);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        walk(selection.selectionSet);
      } else if (!walked.has(selection.name.value)) {
        walked.add(selection.name.value);
        const fragment = fragments[selection.name.value];
        if (fragment) walk(fragment.selectionSet);
      }
    }
  };
  walk(selectionSet);
  const counts = new Map<string, number>();
  for (const name of names.values()) {
    const field = `${ROOTS[operation]}.${name}`;
    counts.set(field, (counts.get(field) ?? 0) + 1);
  }
  return counts;
}
