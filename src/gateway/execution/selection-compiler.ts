import type { FieldNode, GraphQLObjectType, SelectionSetNode } from 'graphql';
import { collectFields } from './collect-fields.ts';
import type { OnCompiled } from './compile-root.ts';
import { CompiledSelection } from './compiled-selection.ts';
import type { SelectionOf } from './complete-object.ts';
import type { Document, FieldNodes } from './document.ts';
import { selectField } from './field.ts';

/** A field is compiled for each type and combination of selections: a small multiple of the document's fields. */
export const MOST_FIELDS = 20_000;

/**
 * Compiles the selections of a document, each once: fragments can lead to the same fields by exponentially many paths.
 */
export class SelectionCompiler {
  readonly #document: Document;
  readonly #onCompiled: OnCompiled;
  readonly #selections = new Map<string, CompiledSelection>();
  readonly #numbers = new Map<FieldNode, number>();
  #fields = 0;

  constructor(document: Document, onCompiled: OnCompiled) {
    this.#document = document;
    this.#onCompiled = onCompiled;
  }

  /** The operation's selection on its root type. */
  root(type: GraphQLObjectType): CompiledSelection {
    return this.#compile(type, [this.#document.operation.selectionSet]);
  }

  #below(type: GraphQLObjectType, nodes: FieldNodes): CompiledSelection | undefined {
    const key = `${type.name} ${nodes.map((node) => this.#numberOf(node)).join()}`;
    let selection = this.#selections.get(key);
    if (!selection && this.#fields < MOST_FIELDS) {
      const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      this.#selections.set(key, (selection = this.#compile(type, sets)));
    }
    return selection;
  }

  #compile(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): CompiledSelection {
    const selectionOf: SelectionOf = (below, nodes) => this.#below(below, nodes);
    const selected = [...collectFields(this.#document, type, sets)].flatMap(
      ([key, nodes]) => selectField(this.#document, type, key, nodes, selectionOf) ?? [],
    );
    const selection = new CompiledSelection(selected);
    this.#fields += selection.fields.length;
    this.#onCompiled(selection.fields.length);
    return selection;
  }

  #numberOf(node: FieldNode): number {
    let number = this.#numbers.get(node);
    if (number === undefined) this.#numbers.set(node, (number = this.#numbers.size));
    return number;
  }
}
