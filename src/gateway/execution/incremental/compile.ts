import {
  BREAK,
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type FragmentSpreadNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type InlineFragmentNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { DEFER, incrementalArguments, STREAM } from '#graph';
import { appliesTo, type Document, type FieldNodes, isIncluded } from '../collect.ts';
import {
  type Compiled,
  CompiledSelection,
  compileRoot,
  executeAll,
  executeSerially,
  ignoreCompiled,
  MOST_FIELDS,
  type OnCompiled,
  selectField,
} from '../compile.ts';
import type { ObjectCompleter } from '../complete.ts';
import { type Container, DEFAULT_LIMITS, eventLoop, type ResponsePath, type Run } from '../run.ts';
import { variableErrors } from '../values.ts';
import { Delivery, type IncrementQueue } from './delivery.ts';
import { type DeferredFields, type DeferUsage, type Part, PartRun } from './part.ts';

/** The first part of a response, and the others. */
export interface IncrementalResult {
  readonly result: ExecutionResult;
  /** The parts to come. */
  readonly announced: readonly Part[];
  readonly increments: Pick<IncrementQueue, 'next'>;
}

const NONE: IncrementalResult['increments'] = { next: () => Promise.resolve(undefined) };

/** As `CompiledOperation`, for incremental responses. */
export type CompiledIncremental = Compiled<Promise<IncrementalResult>>;

/** Compiles an operation with `@defer` or `@stream`, whose response is incremental. */
export function compileIncremental(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  partition: PartitionFields,
  scheduler = eventLoop,
  onCompiled = ignoreCompiled,
): CompiledIncremental {
  const { coerceVariables, selectionFor, isMutation } = compileRoot(schema, document, operation, (each, rootType) =>
    new IncrementalCompiler({ ...each, isIncremental: true }, partition, onCompiled).root(rootType),
  );
  const execute = (run: Run, selection: IncrementalSelection) =>
    isMutation ? executeSerially(run, selection.own) : executeAll(run, selection);
  return async (context, rawVariables, limits = DEFAULT_LIMITS, rootValue) => {
    const variables = coerceVariables(rawVariables);
    if (!variables) {
      return wholeResult({ errors: variableErrors(schema, operation, rawVariables, limits.maxErrors) });
    }
    const delivery = new Delivery({ context, variables, rootValue, scheduler }, limits);
    const run = delivery.firstRun();
    try {
      const result = await execute(run, selectionFor(variables));
      return { result, announced: delivery.start(run), increments: delivery.queue };
    } catch (error) {
      run.fail(error);
      return wholeResult(run.result());
    }
  };
}

/** A response of one part. */
export function wholeResult(result: ExecutionResult): IncrementalResult {
  return { result, announced: [], increments: NONE };
}

const NO_USAGES: readonly DeferUsage[] = [];

/** Compiles the selections of a document with `@defer` or `@stream`, each once. */
class IncrementalCompiler {
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
    return this.#compile(type, [{ set: this.#document.operation.selectionSet, usage: undefined }], NO_USAGES);
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
    const partition = this.#partition(collected, current);
    const deferred = partition.groups.map(({ usages, fields }) => ({
      usages,
      fields: this.#select(type, fields, usages),
    }));
    const { fields } = collected;
    const own = this.#select(type, partition.own, current);
    const selection = new IncrementalSelection(own, collected.usages, deferred, fields.size);
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
      const inPart = isStreamed ? NO_USAGES : current;
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

/** The fields selected on one object type, those of later parts of the response apart. */
class IncrementalSelection implements ObjectCompleter {
  readonly own: CompiledSelection;
  /** The `@defer`s that begin at this object. */
  readonly usages: readonly DeferUsage[];
  readonly deferred: readonly DeferredFields[];
  readonly fieldCount: number;

  constructor(
    own: CompiledSelection,
    usages: readonly DeferUsage[],
    deferred: readonly DeferredFields[],
    fieldCount: number,
  ) {
    this.own = own;
    this.usages = usages;
    this.deferred = deferred;
    this.fieldCount = fieldCount;
  }

  complete(run: Run, source: unknown, path: ResponsePath | undefined): Container {
    if (!(run instanceof PartRun)) return this.own.complete(run, source, path);
    // Objects below this one may defer fields to the same parts.
    run.deferrals.addParts(run, this.usages, path);
    const object = this.own.complete(run, source, path);
    run.deferrals.defer(run, this.deferred, source, path);
    return object;
  }
}

type Fields = ReadonlyMap<string, readonly DeferrableNode[]>;

/** Fields of one object that are delivered together, for each of these `@defer`s. */
interface FieldGroup {
  readonly usages: readonly DeferUsage[];
  readonly fields: Fields;
}

/** The fields of an object that belong to the part of the response which has the object, and those of later parts. */
interface FieldPartition {
  readonly own: Fields;
  readonly groups: readonly FieldGroup[];
}

/** Partitions collected fields; `current` are the `@defer`s of the part which has the object. */
type PartitionFields = (collected: Deferrable, current: readonly DeferUsage[]) => FieldPartition;

/** How a client wants the parts of a response: by ids, as the RFC has them, or by paths, as it did in August 2022. */
export type PartsFormat = 'byId' | 'byPath';

/** Delivers each field once, with the first part that selects it. */
export const partitionOnce: PartitionFields = ({ fields }, current) => {
  const own = new Map<string, readonly DeferrableNode[]>();
  const groups: { usages: readonly DeferUsage[]; fields: Map<string, readonly DeferrableNode[]> }[] = [];
  for (const [key, nodes] of fields) {
    const usages = outermostUsages(nodes);
    const group = isSame(usages, current) ? own : groups.find((each) => isSame(each.usages, usages))?.fields;
    if (group) group.set(key, nodes);
    else groups.push({ usages, fields: new Map([[key, nodes]]) });
  }
  return { own, groups };
};

/** Delivers each deferred fragment with all of its fields, as clients of the format of 2022 expect. */
export const partitionByFragment: PartitionFields = ({ fields, usages }, current) => ({
  own: fieldsOf(fields, current[0]),
  groups: usages.map((usage) => ({ usages: [usage], fields: fieldsOf(fields, usage) })),
});

/** The `@defer`s around a field, without those inside of another of them; none if one selection is not deferred. */
function outermostUsages(nodes: readonly DeferrableNode[]): readonly DeferUsage[] {
  const usages = new Set<DeferUsage>();
  for (const { usage } of nodes) {
    if (!usage) return [];
    usages.add(usage);
  }
  return [...usages].filter((usage) => !hasParentIn(usage, usages));
}

function hasParentIn({ parent }: DeferUsage, usages: ReadonlySet<DeferUsage>): boolean {
  return parent !== undefined && (usages.has(parent) || hasParentIn(parent, usages));
}

function isSame(one: readonly DeferUsage[], other: readonly DeferUsage[]): boolean {
  return one.length === other.length && one.every((usage) => other.includes(usage));
}

function fieldsOf(fields: Fields, usage: DeferUsage | undefined): Fields {
  const found = new Map<string, readonly DeferrableNode[]>();
  for (const [key, nodes] of fields) {
    const own = nodes.filter((each) => each.usage === usage);
    if (own.length > 0) found.set(key, own);
  }
  return found;
}

/** A selection of a field, and the innermost `@defer` around it. */
interface DeferrableNode {
  readonly node: FieldNode;
  readonly usage: DeferUsage | undefined;
}

/** A selection set, and the innermost `@defer` around it. */
interface DeferrableSet {
  readonly set: SelectionSetNode;
  readonly usage: DeferUsage | undefined;
}

interface Deferrable {
  /** The selected fields by their response keys. */
  readonly fields: ReadonlyMap<string, readonly DeferrableNode[]>;
  /** The `@defer`s found in these selection sets. */
  readonly usages: readonly DeferUsage[];
}

/** As `collectFields`, with the `@defer` of each selection. Deferred fragments are entered each time. */
function collectDeferrable(document: Document, type: GraphQLObjectType, sets: readonly DeferrableSet[]): Deferrable {
  const fields = new Map<string, DeferrableNode[]>();
  const usages: DeferUsage[] = [];
  const visited = new Set<string>();
  const collect = ({ set, usage }: DeferrableSet): void => {
    for (const selection of set.selections) {
      if (!isIncluded(document, selection)) continue;
      if (selection.kind === Kind.FIELD) add(selection, usage);
      else enter(selection, usage);
    }
  };
  const add = (node: FieldNode, usage: DeferUsage | undefined) => {
    const key = (node.alias ?? node.name).value;
    const nodes = fields.get(key);
    if (nodes) nodes.push({ node, usage });
    else fields.set(key, [{ node, usage }]);
  };
  const enter = (selection: FragmentSpreadNode | InlineFragmentNode, parent: DeferUsage | undefined) => {
    const deferred = usageOf(document, selection, parent);
    const fragment = fragmentOf(selection);
    if (!fragment) return;
    if (selection.kind === Kind.FRAGMENT_SPREAD && !deferred) {
      if (visited.has(selection.name.value)) return;
      visited.add(selection.name.value);
    }
    if (!appliesTo(document, fragment, type)) return;
    if (deferred) usages.push(deferred);
    collect({ set: fragment.selectionSet, usage: deferred ?? parent });
  };
  const fragmentOf = (selection: FragmentSpreadNode | InlineFragmentNode) =>
    selection.kind === Kind.INLINE_FRAGMENT ? selection : document.fragments[selection.name.value];
  for (const set of sets) collect(set);
  return { fields, usages };
}

function usageOf(
  { schema, flags }: Document,
  selection: FragmentSpreadNode | InlineFragmentNode,
  parent: DeferUsage | undefined,
): DeferUsage | undefined {
  const given = incrementalArguments(schema, DEFER, selection, flags);
  return given && { label: given.label, parent };
}

/** Whether a document has `@defer` or `@stream`. */
export function isIncremental(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Directive({ name }) {
      if (name.value !== DEFER && name.value !== STREAM) return undefined;
      found = true;
      return BREAK;
    },
  });
  return found;
}
