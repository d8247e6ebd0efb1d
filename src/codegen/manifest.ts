import { createHash } from 'node:crypto';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { type ASTNode, type DirectiveNode, type DocumentNode, Kind, print, type SelectionNode, visit } from 'graphql';

/** Directives of Apollo Client, which sends documents without them. */
const LOCAL_DIRECTIVES: ReadonlySet<string> = new Set(['connection', 'nonreactive', 'unmask']);

/** The text of each generated document by its id, which is the hash of the text as clients send it. */
export class Manifest {
  readonly #texts = new Map<string, string>();

  /** Adds a generated document, and returns its id. */
  add(document: DocumentNode): string {
    const text = print(withoutLocalParts(document));
    const id = `sha256:${createHash('sha256').update(text).digest('hex')}`;
    this.#texts.set(id, text);
    return id;
  }

  /** The JSON of `persisted-documents.json`. */
  toString(): string {
    const sorted = [...this.#texts].toSorted(([, one], [, other]) => (one < other ? -1 : 1));
    return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
  }
}

/** Fields of the client's own state (`@client`) and directives of the client are not sent. */
function withoutLocalParts(document: DocumentNode): DocumentNode {
  return visit(document, {
    enter(node) {
      if (node.kind === 'Directive') return LOCAL_DIRECTIVES.has(node.name.value) ? null : undefined;
      return directivesOf(node).some(({ name }) => name.value === 'client') ? null : undefined;
    },
  });
}

function directivesOf(node: ASTNode): readonly DirectiveNode[] {
  return ('directives' in node && (node.directives as readonly DirectiveNode[] | undefined)) || [];
}

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
