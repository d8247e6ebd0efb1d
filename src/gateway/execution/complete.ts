import {
  defaultTypeResolver,
  type GraphQLAbstractType,
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  type GraphQLLeafType,
  type GraphQLList,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  GraphQLString,
  getNullableType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { BadInputError, type CountedSerialize, incrementalArguments, PagedItems, STREAM } from '#graph';
import { coordinateOf, type FieldNodes, type SelectedField } from './collect.ts';
import { PartRun } from './incremental/part.ts';
import { type Complete, type CompleteItem, type Container, ResponsePath, type Run, tooManySelections } from './run.ts';
import { ignoreRejections, isIterable, isPromiseLike, isRawJson, toError } from './values.ts';

/** Completes a field's value, or an item of it, of this type. */
export function completeValue(type: GraphQLOutputType, field: SelectedField, selectionOf: SelectionOf): Complete {
  const isNullable = !isNonNullType(type);
  const complete = completePresent(isNonNullType(type) ? type.ofType : type, field, selectionOf);
  return (run, value, path) => {
    if (value === null || value === undefined) {
      if (isNullable) return null;
      throw new CompletionError(`Cannot return null for non-nullable field ${coordinateOf(field)}.`);
    }
    if (value instanceof Error) throw value;
    return complete(run, value, path);
  };
}

/** The same for a value that is neither null nor an error. */
function completePresent(type: GraphQLOutputType, field: SelectedField, selectionOf: SelectionOf): Complete {
  if (isLeafType(type)) return completeLeaf(type);
  if (isListType(type)) {
    const completeItem = completeItemOf(type.ofType, completeValue(type.ofType, field, selectionOf), field);
    const complete = completeList(completeItem, field);
    return field.document.isIncremental ? completeStream(type, field, complete, completeItem) : complete;
  }
  if (isAbstractType(type)) return completeAbstract(type, field, selectionOf);
  return completeObject(type as GraphQLObjectType, field, selectionOf);
}

/** The brackets of a list, or a leaf of one character with its comma. */
const LEAST_BYTES = 2;

/** Completes items of this type. */
function completeItemOf(itemType: GraphQLOutputType, complete: Complete, field: SelectedField): CompleteItem {
  const isNullable = !isNonNullType(itemType);
  const type = getNullableType(itemType);
  const isLeaf = isLeafType(type);
  const isSerialized = isLeaf ? serializedCheck(type) : undefined;
  const pathOf = (list: ResponsePath, index: number) => new ResponsePath(list, index, undefined, isNullable);

  return (run, item, list, index) => {
    if (!isLeaf && item != null) return run.settle(item, complete, pathOf(list, index), field.nodes);
    countLeaf(run);
    if (item == null && isNullable) return null;
    if (isSerialized?.(item)) {
      if (typeof item === 'string') run.bytes += item.length;
      return item;
    }
    try {
      return isPromiseLike(item)
        ? run.await(item, complete, pathOf(list, index), field.nodes)
        : complete(run, item, list);
    } catch (error) {
      return run.fieldError(pathOf(list, index), field.nodes, error);
    }
  };
}

/** Completes a list, in several turns of the event loop where that takes long. */
function completeList(completeItem: CompleteItem, field: SelectedField): Complete {
  function completeItems(run: Run, items: readonly unknown[], list: unknown[], path: ResponsePath): void {
    try {
      while (list.length < items.length && !run.mustYield) {
        list.push(completeItem(run, items[list.length], path, list.length));
      }
    } catch (error) {
      ignoreRejections(items, list.length);
      throw error;
    }
    if (list.length < items.length) run.defer(() => completeItems(run, items, list, path), path, field.nodes);
  }

  return (run, value, path) => {
    if (!isIterable(value)) {
      throw new CompletionError(`Expected Iterable, but did not find one for field "${coordinateOf(field)}".`);
    }
    const items = itemsOf(run, value);
    const list: unknown[] = [];
    path.container = list;
    completeItems(run, items, list, path);
    // Items that are promises have no other handler until their turn.
    ignoreRejections(items, list.length);
    return list;
  };
}

function countLeaf(run: Run): void {
  run.bytes += LEAST_BYTES;
  run.count(1);
}

/** The items of a list, if the run may complete as many: an iterable may have no end. */
function itemsOf(run: Run, value: Iterable<unknown>): readonly unknown[] {
  const items: unknown[] = Array.isArray(value) ? value : [];
  try {
    countLeaf(run);
    if (items === value) run.requireNodes(items.length);
    else for (const item of value) run.requireNodes(items.push(item));
    return items;
  } catch (error) {
    ignoreRejections(items);
    throw error;
  }
}

/** Completes the first items of a list with `@stream` in the part that has the list, and defers the others. */
function completeStream(
  type: GraphQLList<GraphQLOutputType>,
  field: SelectedField,
  complete: Complete,
  completeItem: CompleteItem,
): Complete {
  const isOuterList = getNullableType(field.definition.type) === type;
  const { schema, flags } = field.document;
  const given = isOuterList ? incrementalArguments(schema, STREAM, field.nodes[0], flags) : undefined;
  if (!given) return complete;
  const { label, initialCount } = given;
  if (initialCount < 0) {
    return () => {
      // The words of graphql-js.
      throw new BadInputError('initialCount must be a positive integer');
    };
  }
  return (run, value, path) => {
    if (!(run instanceof PartRun)) return complete(run, value, path);
    const stream = { label, path, nodes: field.nodes, completeItem };
    if (value instanceof PagedItems) {
      const list = complete(run, value.first.slice(0, initialCount), path);
      run.deferrals.stream(run, { ...stream, items: value.first, from: initialCount, rest: value.rest });
      return list;
    }
    if (!isIterable(value)) return complete(run, value, path);
    const items = Array.isArray(value) ? value : [...value];
    if (items.length <= initialCount) return complete(run, items, path);
    const list = complete(run, items.slice(0, initialCount), path);
    run.deferrals.stream(run, { ...stream, items, from: initialCount });
    return list;
  };
}

/** Completes the objects of one type by its selection. */
export interface ObjectCompleter {
  readonly fieldCount: number;
  complete(run: Run, source: unknown, path: ResponsePath): Container;
}

/** The selection below a field on this type; undefined once the operation has compiled too many fields. */
export type SelectionOf = (type: GraphQLObjectType, nodes: FieldNodes) => ObjectCompleter | undefined;

/** The cost of compiling a field, in completed fields. */
const COMPILE_WORK = 256;

/** Completes a value of an object type. */
function completeObject(type: GraphQLObjectType, field: SelectedField, selectionOf: SelectionOf): Complete {
  let selection: ObjectCompleter | undefined;
  const complete: Complete = (run, value, path) => {
    selection ??= compile(run);
    const object = selection.complete(run, value, path);
    path.container = object;
    return object;
  };
  const compile = (run: Run): ObjectCompleter => {
    const compiled = selectionOf(type, field.nodes);
    if (!compiled) throw run.stop(tooManySelections());
    run.spend(COMPILE_WORK * compiled.fieldCount);
    return compiled;
  };
  const { isTypeOf } = type;
  if (!isTypeOf) return complete;
  const completeIf = (isOfType: unknown, run: Run, value: unknown, path: ResponsePath) => {
    if (isOfType) return complete(run, value, path);
    throw new CompletionError(`Expected value of type "${type.name}" but got another.`);
  };
  return (run, value, path) => {
    const isOfType = isTypeOf(value, run.context, resolveInfo(field, run, path.field));
    if (!isPromiseLike(isOfType)) return completeIf(isOfType, run, value, path);
    return run.await(isOfType, (_run, settled) => completeIf(settled, run, value, path), path, field.nodes);
  };
}

/** Completes a value of an interface or a union as the object type that it is resolved to. */
function completeAbstract(type: GraphQLAbstractType, field: SelectedField, selectionOf: SelectionOf): Complete {
  const resolveType = type.resolveType ?? defaultTypeResolver;
  const byName = new Map<unknown, Complete>();
  const completeAs = (name: unknown): Complete => {
    let complete = byName.get(name);
    if (!complete) {
      complete = completeObject(possibleType(type, name, field), field, selectionOf);
      byName.set(name, complete);
    }
    return complete;
  };
  return (run, value, path) => {
    const name: unknown = resolveType(value, run.context, resolveInfo(field, run, path.field), type);
    if (!isPromiseLike(name)) return completeAs(name)(run, value, path);
    return run.await(name, (_run, settled) => completeAs(settled)(run, value, path), path, field.nodes);
  };
}

/** The object type of this name, if a value of the abstract type can be of it. */
function possibleType(type: GraphQLAbstractType, name: unknown, field: SelectedField): GraphQLObjectType {
  const { schema } = field.document;
  const found = typeof name === 'string' ? schema.getType(name) : undefined;
  if (isObjectType(found) && schema.isSubType(type, found)) return found;
  throw new CompletionError(
    found
      ? `Runtime Object type "${found.name}" is not a possible type for "${type.name}".`
      : `Abstract type "${type.name}" must resolve to an Object type at runtime for field "${coordinateOf(field)}".`,
  );
}

/** Smaller values are serialized again in less time than a lookup takes. */
const LARGE = 1000;

/** The condition under which a scalar of graphql-js serializes a value to itself: as a function, and as compiled code. */
interface SerializedCheck {
  (value: unknown): boolean;
  readonly text: string;
}

const check = (text: string, test: (value: unknown) => boolean): SerializedCheck => Object.assign(test, { text });

const isString = check('typeof value === "string"', (value) => typeof value === 'string');

const isInt = (value: unknown) => typeof value === 'number' && (value | 0) === value;

const CHECKS = new Map<GraphQLLeafType, SerializedCheck>([
  [GraphQLString, isString],
  [GraphQLID, isString],
  [GraphQLBoolean, check('typeof value === "boolean"', (value) => typeof value === 'boolean')],
  [GraphQLInt, check('typeof value === "number" && (value | 0) === value', isInt)],
  [GraphQLFloat, check('Number.isFinite(value)', (value) => Number.isFinite(value))],
]);

/** The check whether a value serializes to itself; undefined for types whose `serialize` is always called. */
export function serializedCheck(type: GraphQLLeafType): SerializedCheck | undefined {
  return CHECKS.get(type);
}

/** Whether the type is one of those whose serialized values are strings. */
export function isText(type: GraphQLLeafType): boolean {
  return CHECKS.get(type) === isString;
}

/** Completes a value of a scalar or an enum. */
export function completeLeaf(type: GraphQLLeafType): Complete {
  const { counted } = type.serialize as Partial<CountedSerialize>;
  return (run, value) => {
    if (counted && typeof value === 'object' && value !== null) return completeCounted(run, value, counted);
    let serialized: unknown;
    try {
      serialized = type.serialize(value);
    } catch (error) {
      // A value nested deeper than the stack fails in the scalar.
      if (error instanceof RangeError) throw error;
      throw new CompletionError(toError(error).message, { cause: error });
    }
    if (serialized === null || serialized === undefined) {
      throw new CompletionError(
        `Expected \`${type.name}.serialize\` to return a value, and it returned ${serialized}.`,
      );
    }
    if (typeof serialized === 'string') run.bytes += serialized.length;
    else if (typeof serialized === 'object' && !isRawJson(serialized)) run.hasObjectLeaf = true;
    return serialized;
  };
}

/** Completes an object or list of a scalar that counts what it serializes. */
function completeCounted(run: Run, value: object, counted: CountedSerialize['counted']): unknown {
  run.hasObjectLeaf = true;
  const known = run.largeLeaves?.get(value);
  if (known !== undefined) return known;
  const { value: serialized, nodes, size } = counted(value, run.limits.nodes - run.nodes);
  run.countLeaf(nodes, size);
  if (size >= LARGE) (run.largeLeaves ??= new Map()).set(value, serialized);
  return serialized;
}

/** A resolver's `info`: a plain object as in graphql-js, which resolvers may copy. */
export function resolveInfo(
  { document, parentType, nodes, definition }: SelectedField,
  run: Run,
  path: ResponsePath,
): GraphQLResolveInfo {
  return {
    fieldName: definition.name,
    fieldNodes: nodes,
    returnType: definition.type,
    parentType,
    path,
    schema: document.schema,
    fragments: document.fragments,
    rootValue: run.rootValue,
    operation: document.operation,
    variableValues: run.variables,
  };
}

/** A value does not fit its type: it is missing, of another kind, or refused by its scalar, whose error is the `cause`. */
export class CompletionError extends Error {
  override readonly name = 'CompletionError';
  /** The extensions of the scalar's error, which graphql-js copies to the located error. */
  readonly extensions: unknown;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.extensions = (options?.cause as { extensions?: unknown } | null | undefined)?.extensions;
  }
}
