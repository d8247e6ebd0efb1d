import type { Types } from '@graphql-codegen/plugin-helpers';
import { type ASTNode, type DocumentNode, Kind, type SelectionNode, visit } from 'graphql';

const TYPENAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;

/**
 * Selects `__typename` wherever Apollo Client or urql would add it, so that they send the document as it is. They add it to
 * all selections but those of operations.
 */
export const addTypename: Types.DocumentTransformObject = {
  transform: ({ documents }) =>
    documents.map((file) => (file.document ? { ...file, document: withTypename(file.document) } : file)),
};

/** A document that selects `__typename` in all selections but those of operations. */
export function withTypename(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet(set, _key, parent) {
      const isOperation = (parent as ASTNode | undefined)?.kind === Kind.OPERATION_DEFINITION;
      if (isOperation || set.selections.some(isTypename)) return undefined;
      return { ...set, selections: [...set.selections, TYPENAME] };
    },
  });
}

const isTypename = (selection: SelectionNode) =>
  selection.kind === Kind.FIELD && selection.name.value === '__typename' && !selection.alias;
