import {
  type DocumentNode,
  defaultFieldResolver,
  type ExecutionResult,
  type FieldNode,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNullableType,
  isLeafType,
  isNonNullType,
  type OperationDefinitionNode,
  OperationTypeNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
} from 'graphql';
import { type Reads, readsOf } from '#graph';
import {
  collectFields,
  compileFlags,
  type Document,
  type FieldNodes,
  fragmentsOf,
  NO_FLAGS,
  type SelectedField,
} from './collect.ts';
import {
  completeValue,
  isText,
  type ObjectCompleter,
  resolveInfo,
  type SelectionOf,
  serializedCheck,
} from './complete.ts';
import {
  type Complete,
  type Container,
  DEFAULT_LIMITS,
  type ExecutionLimits,
  eventLoop,
  ResponsePath,
  Run,
} from './run.ts';
import { serializeInTurns } from './serialize.ts';
import {
  type CoerceArguments,
  compileArguments,
  compileVariables,
  isPromiseLike,
  propertiesOf,
  setProperty,
  toError,
  type Variables,
  variableErrors,
} from './values.ts';

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
    const flags = flagsOf?.(variables) ?? NO_FLAGS;
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
  const settled = run.settled();
  return settled ? settled.then(() => resultOf(run)) : resultOf(run);
}

/** The fields of a mutation: each begins when the one before is settled, with everything below it. */
export function executeSerially(run: Run, { fields }: Pick<CompiledSelection, 'fields'>): Result {
  const data: Container = {};
  run.data = data;
  const executeFrom = (first: number): Result => {
    for (const [index, field] of fields.entries()) {
      if (index < first || run.data === null) continue;
      executeField(run, data, field);
      const settled = run.settled();
      if (settled) return settled.then(() => executeFrom(index + 1));
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

type Resolver = GraphQLFieldResolver<unknown, unknown>;

/** The cost of calling a resolver or a scalar's `serialize`, in property reads. */
const CALL_WORK = 16;

/** A field as it is selected on one object type. */
export class Field implements SelectedField {
  /** Its response name. */
  readonly key: string;
  readonly document: Document;
  readonly parentType: GraphQLObjectType;
  readonly nodes: FieldNodes;
  readonly definition: GraphQLField<unknown, unknown>;
  /** Its value on every object of the type, where that is known. */
  readonly constant: string | undefined;
  /** The property of its source with its value, unless a resolver has to be called. */
  readonly property: string | undefined;
  /** Whether an empty string in place of the property stands for null. */
  readonly emptyIsNull: boolean;
  readonly resolver: Resolver;
  readonly isNullable: boolean;
  readonly coerceArguments: CoerceArguments | undefined;
  /** Its type if that is a scalar or an enum, null or not. */
  readonly leaf: GraphQLLeafType | undefined;
  /** The least bytes that it adds to a response, and the work of completing it. */
  readonly bytes: number;
  readonly work: number;
  readonly #complete: Complete;

  constructor(
    document: Document,
    parentType: GraphQLObjectType,
    key: string,
    nodes: FieldNodes,
    definition: GraphQLField<unknown, unknown>,
    selectionOf: SelectionOf,
  ) {
    this.key = key;
    this.document = document;
    this.parentType = parentType;
    this.nodes = nodes;
    this.definition = definition;
    this.constant = definition === TypeNameMetaFieldDef ? parentType.name : undefined;
    this.coerceArguments = compileArguments(definition, nodes[0]);
    const member = memberOf(definition);
    this.property = member?.name;
    this.isNullable = !isNonNullType(definition.type);
    this.emptyIsNull = this.isNullable && member?.emptyIsNull === true;
    this.resolver = definition.resolve ?? (member ? callMethod : defaultFieldResolver);
    const type = getNullableType(definition.type);
    this.leaf = isLeafType(type) ? type : undefined;
    this.bytes = leastBytesOf(this);
    this.work = workOf(this);
    this.#complete = completeValue(definition.type, this, selectionOf);
  }

  /** Completes the field on a source. `properties` is the source if it has any. */
  execute(run: Run, source: unknown, properties: Container, parent: ResponsePath | undefined): unknown {
    if (this.constant !== undefined) return this.constant;
    if (this.property === undefined) return this.#resolve(run, source, parent);
    let value: unknown;
    try {
      value = properties[this.property];
    } catch (error) {
      value = toError(error);
    }
    return this.completeProperty(run, source, value, parent);
  }

  /** Completes a property of the source. A leaf needs a path only if it is a promise, or fails. */
  completeProperty(run: Run, source: unknown, value: unknown, parent: ResponsePath | undefined): unknown {
    if ((value == null && this.isNullable) || (value === '' && this.emptyIsNull)) return null;
    if (typeof value === 'function') return this.#resolve(run, source, parent);
    if (this.leaf === undefined) return this.completeResolved(run, value, this.pathIn(parent));
    try {
      if (!isPromiseLike(value)) return this.#complete(run, value, parent as ResponsePath);
    } catch (error) {
      return run.fieldError(this.pathIn(parent), this.nodes, error);
    }
    return this.completeResolved(run, value, this.pathIn(parent));
  }

  /** Completes an object or a list that is not a promise. */
  completePresent(run: Run, value: unknown, path: ResponsePath): unknown {
    try {
      return this.#complete(run, value, path);
    } catch (error) {
      return run.fieldError(path, this.nodes, error);
    }
  }

  /** Completes the result of the field's resolver. */
  completeResolved(run: Run, value: unknown, path: ResponsePath): unknown {
    return run.settle(value, this.#complete, path, this.nodes);
  }

  /** Its position in a response, in this parent. */
  pathIn(parent: ResponsePath | undefined): ResponsePath {
    return new ResponsePath(parent, this.key, this.parentType.name, this.isNullable);
  }

  #resolve(run: Run, source: unknown, parent: ResponsePath | undefined): unknown {
    const path = this.pathIn(parent);
    let value: unknown;
    try {
      const args = this.coerceArguments?.(run.variables) ?? {};
      const info = resolveInfo(this, run, path);
      const { observeResolver } = run.limits;
      value = observeResolver
        ? observeResolver(info, () => this.resolver(source, args, run.context, info))
        : this.resolver(source, args, run.context, info);
    } catch (error) {
      return run.fieldError(path, this.nodes, error);
    }
    return this.completeResolved(run, value, path);
  }
}

/** The field that these nodes select, if the type has it. */
export function selectField(
  document: Document,
  type: GraphQLObjectType,
  key: string,
  nodes: FieldNodes,
  selectionOf: SelectionOf,
): Field | undefined {
  const definition = definitionOf(document, type, nodes[0].name.value);
  return definition && new Field(document, type, key, nodes, definition, selectionOf);
}

function definitionOf({ schema }: Document, type: GraphQLObjectType, name: string) {
  if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
  if (type === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  }
  return type.getFields()[name];
}

/** A property's name that needs no quotes. */
const PROPERTY = /^(?!__proto__$)[_A-Za-z]\w*$/;

/**
 * The property of the source with a field's value: the field's name, or the one that its resolver declares. Arguments are checked
 * also where only the source could use them.
 */
function memberOf({ name, resolve, args }: GraphQLField<unknown, unknown>): Reads['member'] {
  if (args.length > 0) return undefined;
  if (!resolve || resolve === defaultFieldResolver) return { name, emptyIsNull: false };
  const member = readsOf(resolve)?.member;
  return member && PROPERTY.test(member.name) ? member : undefined;
}

/** The property was read before, and is a function. */
const callMethod: Resolver = (source, args, context, info) =>
  (source as Record<string, (...all: unknown[]) => unknown>)[info.fieldName]?.(args, context, info);

/** The key in quotes, a colon, a comma, and the shortest value. Objects and lists count their own brackets. */
function leastBytesOf({ key, constant, leaf }: Field): number {
  const keyBytes = key.length + 4;
  if (constant !== undefined) return keyBytes + constant.length + 2;
  if (!leaf) return keyBytes;
  return keyBytes + (isText(leaf) ? 2 : 1);
}

function workOf({ constant, property, leaf }: Field): number {
  if (constant !== undefined) return 1;
  return property === undefined || (leaf && !serializedCheck(leaf)) ? CALL_WORK : 1;
}

/** The number of objects from which compiling their shape pays off. */
const HOT = 32;

/** Fields selected on one object type, which are completed together. */
export class CompiledSelection implements ObjectCompleter {
  readonly fields: readonly Field[];
  readonly fieldCount: number;
  readonly #work: number;
  #completeFields: CompleteFields;
  #completed = 0;

  constructor(fields: readonly Field[]) {
    this.fields = fields;
    this.fieldCount = fields.length;
    this.#work = this.fields.reduce((sum, { work }) => sum + work, 1);
    this.#completeFields = loopOver(this.fields);
  }

  /** Completes an object, or a part of it, from its source. */
  complete(run: Run, source: unknown, path: ResponsePath | undefined): Container {
    run.count(this.#work);
    if (this.#completed < HOT) {
      this.#completed += 1;
      if (this.#completed === HOT) this.#completeFields = compileShape(this.fields) ?? this.#completeFields;
    }
    return this.#completeFields(run, source, propertiesOf(source), path);
  }
}

function loopOver(fields: readonly Field[]): CompleteFields {
  const bytes = bytesOf(fields);
  return (run, source, properties, path) => {
    run.bytes += bytes;
    const object: Container = {};
    for (const field of fields) setProperty(object, field.key, field.execute(run, source, properties, path));
    return object;
  };
}

/** Completes an object from its source, and from the properties of the source. */
type CompleteFields = (run: Run, source: unknown, properties: Container, path: ResponsePath | undefined) => Container;

const NAME = /^[_A-Za-z]\w*$/;

/**
 * The loop over these fields, unrolled so that the engine knows the shapes of source and result objects. Its text
 * holds names of the schema and of the answer, and no values. Undefined where it cannot be compiled.
 */
function compileShape(fields: readonly Field[]): CompleteFields | undefined {
  const names = fields.flatMap(({ key, property = key, constant = key }) => [key, property, constant]);
  if (!names.every((name) => NAME.test(name)) || names.includes('__proto__')) return undefined;
  const handed: Record<string, unknown> = { toError, resolveInfo };
  const steps = fields.map((field, index) => stepOf(field, index, handed));
  const members = fields.map(({ key }, index) => `"${key}": value${index}`);
  const text = `return (run, source, properties, path) => {
    const { context, variables } = run; let bytes = ${bytesOf(fields)}, value, isPresent;
    ${steps.join('\n')}
    run.bytes += bytes;
    return { ${members.join(', ')} };
  }`;
  try {
    // oxlint-disable-next-line typescript/no-implied-eval
    return new Function(...Object.keys(handed), text)(...Object.values(handed)) as CompleteFields;
  } catch {
    // Node runs with --disallow-code-generation-from-strings.
    return undefined;
  }
}

/** The least bytes that an object of these fields adds to a response: two brackets, and a comma between fields. */
export function bytesOf(fields: readonly Field[]): number {
  return fields.reduce((sum, { bytes }) => sum + bytes, 1);
}

/** The statements that complete one field. Values that they use are added to the function's parameters. */
function stepOf(field: Field, index: number, handed: Record<string, unknown>): string {
  const { constant, property, resolver, coerceArguments } = field;
  if (constant !== undefined) return `const value${index} = "${constant}";`;
  const name = `field${index}`;
  handed[name] = field;
  if (property !== undefined) {
    const complete = completed(field, `${name}.completeProperty(run, source, value, path)`);
    return `${attempt(field, `properties.${property}`)}
    const value${index} = ${unlessPresent(field, name, `${name}.pathIn(path)`, complete)};`;
  }
  handed[`resolve${index}`] = resolver;
  if (coerceArguments) handed[`coerce${index}`] = coerceArguments;
  const args = coerceArguments ? `coerce${index}(variables)` : '{}';
  const call = `resolve${index}(source, ${args}, context, resolveInfo(${name}, run, path${index}))`;
  const complete = completed(field, `${name}.completeResolved(run, value, path${index})`);
  return `const path${index} = ${name}.pathIn(path);
    ${attempt(field, call)}
    const value${index} = ${unlessPresent(field, name, `path${index}`, complete)};`;
}

/** The statement that sets `value`, and for objects and lists whether it is present: neither null nor a promise. */
function attempt({ leaf }: Field, expression: string): string {
  if (leaf) return `try { value = ${expression}; } catch (error) { value = toError(error); }`;
  // Each statement sees objects of one shape, so reading `then` costs less here than in a shared function.
  return `try {
      value = ${expression};
      isPresent = typeof value === "object" && value !== null && typeof value.then !== "function";
    } catch (error) { value = toError(error); isPresent = true; }`;
}

function unlessPresent({ leaf }: Field, name: string, path: string, complete: string): string {
  return leaf ? complete : `isPresent ? ${name}.completePresent(run, value, ${path}) : ${complete}`;
}

/** Values that are serialized already, or null, are taken as they are. */
function completed({ leaf, isNullable, emptyIsNull }: Field, complete: string): string {
  const serialized = leaf && isText(leaf) ? '(bytes += value.length, value)' : 'value';
  const check = leaf && serializedCheck(leaf);
  const others = isNullable ? `value == null ? null : ${complete}` : complete;
  const isSerialized = emptyIsNull ? `value !== "" && ${check?.text}` : check?.text;
  return check ? `${isSerialized} ? ${serialized} : ${others}` : others;
}
