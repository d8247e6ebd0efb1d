import type { GraphQLObjectType } from 'graphql';
import { incrementalArguments, STREAM } from '#graph';
import type { OnCompiled } from '../compile-root.ts';
import { CompiledSelection } from '../compiled-selection.ts';
import type { Document, FieldNodes } from '../document.ts';
import { selectField } from '../field.ts';
import { MOST_FIELDS } from '../selection-compiler.ts';
import { collectDeferrable, type DeferrableNode, type DeferrableSet } from './collect-deferrable.ts';
import type { DeferUsage } from './defer-usage.ts';
import type { FieldGroup, PartitionFields } from './field-partition.ts';
import { IncrementalSelection } from './incremental-selection.ts';

const NONE: readonly DeferUsage[] = [];

/** Compiles the selections of a document with `@defer` or `@stream`, each once. */
export class IncrementalCompiler {
  readonly #document: Document;
  readonly #partition: PartitionFields;
  readonly #onCompiled: OnCompiled;
  readonly #selections = new Map<string, IncrementalSelection>();
  readonly #numbers = new Map<object, number>();
  #fields = 0;

  constructor(document: Document, partition: PartitionFields, onCompiled: OnCompiled) {
    this.#document = document;
    this.#partition = partition;
    this.#onCompiled = onCompiled;
  }

  /** The operation's selection on its root type. */
  root(type: GraphQLObjectType): IncrementalSelection {
    return this.#compile(type, [{ set: this.#document.operation.selectionSet, usage: undefined }], NONE);
  }

  #below(
    type: GraphQLObjectType,
    nodes: readonly DeferrableNode[],
    current: readonly DeferUsage[],
  ): IncrementalSelection | undefined {
    const key = [type.name, nodes.map((each) => this.#keyOf(each)), current.map((each) => this.#numberOf(each))].join(
      ' ',
    );
    let selection = this.#selections.get(key);
    if (!selection && this.#fields < MOST_FIELDS) {
      const sets = nodes.flatMap(({ node: { selectionSet: set }, usage }) => (set ? [{ set, usage }] : []));
      this.#selections.set(key, (selection = this.#compile(type, sets, current)));
    }
    return selection;
  }

  #compile(type: GraphQLObjectType, sets: readonly DeferrableSet[], current: readonly DeferUsage[]) {
    const collected = collectDeferrable(this.#document, type, sets);
    const { own, groups } = this.#partition(collected, current);
    const deferred = groups.map(({ usages, fields }) => ({ usages, fields: this.#select(type, fields, usages) }));
    const { fields } = collected;
    const selection = new IncrementalSelection({
      own: this.#select(type, own, current),
      usages: collected.usages,
      deferred,
      length: fields.size,
    });
    this.#fields += fields.size;
    this.#onCompiled(fields.size);
    return selection;
  }

  #select(type: GraphQLObjectType, fields: FieldGroup['fields'], current: readonly DeferUsage[]): CompiledSelection {
    const { schema, flags } = this.#document;
    const selected = [...fields].flatMap(([key, found]) => {
      const nodes = found.map(({ node }) => node) as FieldNodes;
      // Items come whole: a fragment around the list could be delivered before items that are streamed.
      const isStreamed = incrementalArguments(schema, STREAM, nodes[0], flags) !== undefined;
      const below = isStreamed ? nodes.map((node) => ({ node, usage: undefined })) : found;
      const inPart = isStreamed ? NONE : current;
      return selectField(this.#document, type, key, nodes, (each) => this.#below(each, below, inPart)) ?? [];
    });
    return new CompiledSelection(selected);
  }

  #keyOf({ node, usage }: DeferrableNode): string {
    return usage ? `${this.#numberOf(node)}:${this.#numberOf(usage)}` : `${this.#numberOf(node)}`;
  }

  #numberOf(node: object): number {
    let number = this.#numbers.get(node);
    if (number === undefined) this.#numbers.set(node, (number = this.#numbers.size));
    return number;
  }
}
