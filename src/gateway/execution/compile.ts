import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';
import { compileVariables, type Variables, variableErrors } from './coerce.ts';
import { collectFields, compileFlags, type Document, type FieldNodes, fragmentsOf, NO_FLAGS } from './collect.ts';
import type { SelectionOf } from './complete.ts';
import { CompiledSelection, type Field, selectField } from './fields.ts';
import { type Container, DEFAULT_LIMITS, type ExecutionLimits, type ResponsePath, Run } from './run.ts';
import { eventLoop } from './schedule.ts';
import { serializeInTurns } from './serialize.ts';
import { propertiesOf, setProperty } from './values.ts';

/** A run never rejects. */
export type CompiledOperation = Compiled<ExecutionResult | Promise<ExecutionResult>>;

/**
 * Compiles an operation of a valid document: selections, types and arguments are looked up once instead of for every run and
 * every item of a list. A run has the result of graphql-js's `execute`, within its limits.
 */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  scheduler = eventLoop,
  onCompiled = ignoreCompiled,
): CompiledOperation {
  const { coerceVariables, selectionFor, isMutation } = compileRoot(schema, document, operation, (each, rootType) =>
    new SelectionCompiler(each, onCompiled).root(rootType),
  );
  const execute = isMutation ? executeSerially : executeAll;
  return (context, rawVariables, limits = DEFAULT_LIMITS, rootValue) => {
    const variables = coerceVariables(rawVariables);
    if (!variables) return { errors: variableErrors(schema, operation, rawVariables, limits.maxErrors) };
    const run = new Run(context, variables, rootValue, limits, scheduler);
    try {
      return execute(run, selectionFor(variables));
    } catch (error) {
      run.fail(error);
      return run.result();
    }
  };
}

/** An operation that can be run any number of times. */
export type Compiled<Result> = (
  context: unknown,
  rawVariables: Variables,
  limits?: ExecutionLimits,
  rootValue?: unknown,
) => Result;

/** Is told how many fields were compiled: an operation is compiled bit by bit, when it is executed. */
export type OnCompiled = (fields: number) => void;

export const ignoreCompiled: OnCompiled = () => undefined;

interface CompiledRoot<Selection> {
  /** Undefined for variables that do not fit their types. */
  readonly coerceVariables: (rawVariables: Variables) => Variables | undefined;
  readonly selectionFor: (variables: Variables) => Selection;
  /** The fields of a mutation are executed one after the other. */
  readonly isMutation: boolean;
}

/** Compiles what every run of an operation begins with. */
export function compileRoot<Selection>(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  compile: (document: Document, rootType: GraphQLObjectType) => Selection,
): CompiledRoot<Selection> {
  return {
    coerceVariables: compileVariables(schema, operation),
    selectionFor: compileVariants(schema, document, operation, compile),
    isMutation: operation.operation === OperationTypeNode.MUTATION,
  };
}

/** Combinations of the variables in directives for which an operation is compiled. */
const VARIANTS = 16;

/** Compiles the root selection of an operation for each combination of the variables in its directives. */
function compileVariants<Selection>(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  compile: (document: Document, rootType: GraphQLObjectType) => Selection,
): (variables: Variables) => Selection {
  const rootType = schema.getRootType(operation.operation);
  if (!rootType) throw new TypeError(`The schema has no ${operation.operation} type.`);
  const fragments = fragmentsOf(document);
  const flagsOf = compileFlags(document);
  const variants = new Map<string, Selection>();
  return (variables) => {
    const flags = flagsOf(variables);
    const key = flags === NO_FLAGS ? '' : JSON.stringify(flags);
    let selection = variants.get(key);
    if (!selection) {
      selection = compile({ schema, operation, fragments, flags }, rootType);
      if (variants.size === VARIANTS) variants.clear();
      variants.set(key, selection);
    }
    return selection;
  };
}

/** A field is compiled for each type and combination of selections: a small multiple of the document's fields. */
export const MOST_FIELDS = 20_000;

/**
 * Compiles the selections of a document, each once: fragments can lead to the same fields by exponentially many paths.
 */
class SelectionCompiler {
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

type Result = ExecutionResult | Promise<ExecutionResult>;

/** Responses with more bytes or nodes are serialized in turns; JSON.stringify takes a few milliseconds for smaller ones. */
const LARGE_BYTES = 512 * 1024;
const LARGE_NODES = 16 * 1024;
/** The most bytes of a leaf that was counted as one. */
const BYTES_OF_LEAF = 24;

interface Selection {
  complete(run: Run, source: unknown, path: ResponsePath | undefined): Container;
}

/** Executes the fields of a query at once. */
export function executeAll(run: Run, selection: Selection): Result {
  run.data = selection.complete(run, run.rootValue, undefined);
  return run.isSettled ? resultOf(run) : run.settled().then(() => resultOf(run));
}

/** The fields of a mutation: each begins when the one before is settled, with everything below it. */
export function executeSerially(run: Run, { fields }: Pick<CompiledSelection, 'fields'>): Result {
  const data: Container = {};
  run.data = data;
  const executeFrom = (first: number): Result => {
    for (const [index, field] of fields.entries()) {
      if (index < first || run.data === null) continue;
      executeField(run, data, field);
      if (!run.isSettled) return run.settled().then(() => executeFrom(index + 1));
    }
    return resultOf(run);
  };
  return executeFrom(0);
}

function executeField(run: Run, data: Container, field: Field): void {
  try {
    setProperty(data, field.key, field.execute(run, run.rootValue, propertiesOf(run.rootValue), undefined));
  } catch (error) {
    run.fail(error);
  }
}

/** The result of a run that is settled, whose text is made in turns if it is large. */
export function resultOf(run: Run): Result {
  const result = run.result();
  const isLarge =
    run.hasObjectLeaf ||
    run.bytes > LARGE_BYTES ||
    run.nodes > LARGE_NODES ||
    run.bytes * BYTES_OF_LEAF > run.limits.bytes;
  return isLarge ? serializeInTurns(result, run.limits, run.scheduler) : result;
}
