import { type DocumentNode, Kind, type SelectionNode, type SelectionSetNode, visit } from 'graphql';

/** The document with one field selected, by the response names from the root, and `__typename` beside it. */
export function fieldAlone(document: DocumentNode, path: readonly string[]): DocumentNode {
  return visit(document, {
    OperationDefinition: (node) => ({ ...node, selectionSet: along(node.selectionSet, path) ?? node.selectionSet }),
  });
}

/** `undefined` where the path does not lead through these selections. */
function along({ selections, ...node }: SelectionSetNode, path: readonly string[]): SelectionSetNode | undefined {
  const [name] = path;
  const kept = selections.flatMap((selection) => onPath(selection, path));
  const typeNames = selections.filter((each) => each.kind === Kind.FIELD && each.name.value === '__typename');
  if (kept.length === 0) return undefined;
  return { ...node, selections: name === '__typename' ? kept : [...typeNames, ...kept] };
}

function onPath(selection: SelectionNode, [name, ...rest]: readonly string[]): readonly SelectionNode[] {
  if (selection.kind === Kind.FRAGMENT_SPREAD || name === undefined) return [];
  if (selection.kind === Kind.INLINE_FRAGMENT) {
    const selectionSet = along(selection.selectionSet, [name, ...rest]);
    return selectionSet ? [{ ...selection, selectionSet }] : [];
  }
  if ((selection.alias ?? selection.name).value !== name) return [];
  if (!selection.selectionSet) return [selection];
  const selectionSet = along(selection.selectionSet, rest);
  return selectionSet ? [{ ...selection, selectionSet }] : [];
}
