import { type DocumentNode, type GraphQLSchema, isAbstractType, Kind, type SelectionSetNode, visit } from 'graphql';

/** The document with `__typename` in selections that depend on it. */
export function withTypeNames(document: DocumentNode): DocumentNode {
  const typeName = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
  return visit(document, {
    SelectionSet: (node) =>
      node.selections.some(({ kind }) => kind === Kind.INLINE_FRAGMENT)
        ? { ...node, selections: [...node.selections, typeName] }
        : undefined,
  });
}

/**
 * Selected fields without a value in the answer: fields that are null or empty lists everywhere, and types without an object.
 * Refusals may be missing.
 */
export function emptyFields(schema: GraphQLSchema, { definitions }: DocumentNode, data: unknown): string[] {
  return definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? emptyIn(schema, each.selectionSet, [data], '') : [],
  );
}

function emptyIn(schema: GraphQLSchema, { selections }: SelectionSetNode, things: any[], path: string): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) throw new TypeError('An example stands alone, without fragments');
    if (selection.kind === Kind.FIELD) {
      const key = (selection.alias ?? selection.name).value;
      const found = things.flatMap((thing) => [thing[key]].flat(9)).filter((value) => value != null);
      if (found.length === 0) return [`${path}${key}`];
      return selection.selectionSet ? emptyIn(schema, selection.selectionSet, found, `${path}${key}.`) : [];
    }
    const name = selection.typeCondition?.name.value ?? '';
    if (isRefusal(schema, name)) return [];
    const found = things.filter(({ __typename }) => isOf(schema, name, __typename));
    return found.length === 0 ? [`${path}${name}`] : emptyIn(schema, selection.selectionSet, found, path);
  });
}

function isRefusal(schema: GraphQLSchema, name: string): boolean {
  return isOf(schema, 'Rejection', name);
}

function isOf(schema: GraphQLSchema, name: string, actual: string): boolean {
  const type = schema.getType(name);
  if (name === actual) return true;
  return isAbstractType(type) && schema.getPossibleTypes(type).some((each) => each.name === actual);
}
