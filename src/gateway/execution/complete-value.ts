import {
  defaultTypeResolver,
  type GraphQLAbstractType,
  GraphQLError,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { ObjectCompleter } from './document.ts';
import type { Field } from './field.ts';
import { Info } from './resolve-info.ts';
import { ResponsePath } from './response-path.ts';
import type { Complete, Run } from './run.ts';
import { isIterable, isPromiseLike } from './values.ts';

/** Of longer lists not all is done at once: it takes some milliseconds. Batches of look-ups are as large as they would be. */
const ITEMS_A_TURN = 1000;

/** What makes a field's value, of this type, part of the answer. */
export function completeOf(type: GraphQLOutputType, field: Field): Complete {
  const isNullable = !isNonNullType(type);
  const complete = completeThere(isNonNullType(type) ? type.ofType : type, field);
  return (run, value, path) => {
    if (value === null || value === undefined) {
      if (isNullable) return null;
      throw new Error(`Cannot return null for non-nullable field ${nameOf(field)}.`);
    }
    if (value instanceof Error) throw value;
    return complete(run, value, path);
  };
}

/** The same for a value that is there, and is no error. It never comes to null. */
function completeThere(type: GraphQLOutputType, field: Field): Complete {
  if (isLeafType(type)) return (_run, value) => serialized(type, value);
  if (isListType(type)) return completeList(type.ofType, field);
  if (isAbstractType(type)) return completeAbstract(type, field);
  return completeObject(type as GraphQLObjectType, field);
}

function serialized(type: GraphQLLeafType, value: unknown): unknown {
  const text: unknown = type.serialize(value);
  if (text === null || text === undefined) {
    throw new Error(`Expected \`${type.name}.serialize\` to return a value, and it returned ${text}.`);
  }
  return text;
}

function completeList(type: GraphQLOutputType, field: Field): Complete {
  const complete = completeOf(type, field);
  const isNullable = !isNonNullType(type);
  const isLeaf = isLeafType(isNonNullType(type) ? type.ofType : type);
  const pathOf = (list: ResponsePath, index: number) => new ResponsePath(list, index, undefined, isNullable);
  const completeItem = (run: Run, item: unknown, list: ResponsePath, index: number) => {
    if (item == null && isNullable) return null;
    if (!isLeaf || isPromiseLike(item)) return run.settle(item, complete, pathOf(list, index), field.nodes);
    try {
      return complete(run, item, list);
    } catch (error) {
      return run.failed(pathOf(list, index), field.nodes, error);
    }
  };
  /** As many items as a turn takes. The others wait for the next, so that everybody else has one. */
  const completeSome = (run: Run, items: readonly unknown[], list: unknown[], path: ResponsePath) => {
    const until = Math.min(items.length, list.length + ITEMS_A_TURN);
    try {
      while (list.length < until) list.push(completeItem(run, items[list.length], path, list.length));
    } catch (error) {
      abandon(items.slice(list.length));
      throw error;
    }
    if (until === items.length) return;
    const others = {
      complete: () => completeSome(run, items, list, path),
      abandon: () => abandon(items.slice(until)),
    };
    run.later(others, path, field.nodes);
  };
  return (run, value, path) => {
    if (!isIterable(value)) {
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${nameOf(field)}".`);
    }
    const list: unknown[] = [];
    path.value = list;
    completeSome(run, Array.isArray(value) ? value : [...value], list, path);
    return list;
  };
}

/** Nobody waits for what these promise. */
function abandon(items: readonly unknown[]): void {
  for (const item of items) if (isPromiseLike(item)) item.then(undefined, () => undefined);
}

function completeAbstract(type: GraphQLAbstractType, field: Field): Complete {
  const resolveType = type.resolveType ?? defaultTypeResolver;
  const byName = new Map<unknown, Complete>();
  const completeAs = (name: unknown): Complete => {
    let complete = byName.get(name);
    if (!complete) byName.set(name, (complete = completeObject(possibleType(type, name, field), field)));
    return complete;
  };
  return (run, value, path) => {
    const name = resolveType(value, run.context, new Info(field, run, ownerOf(path)), type);
    if (!isPromiseLike(name)) return completeAs(name)(run, value, path);
    return run.await(name, (_run, typeName) => completeAs(typeName)(run, value, path), path, field.nodes);
  };
}

/** The object type of this name, if what is of the abstract type can be of it. */
function possibleType(type: GraphQLAbstractType, name: unknown, field: Field): GraphQLObjectType {
  const { schema } = field.document;
  const found = typeof name === 'string' ? schema.getType(name) : undefined;
  if (isObjectType(found) && schema.isSubType(type, found)) return found;
  throw new GraphQLError(
    found
      ? `Runtime Object type "${found.name}" is not a possible type for "${type.name}".`
      : `Abstract type "${type.name}" must resolve to an Object type at runtime for field "${nameOf(field)}".`,
  );
}

function completeObject(type: GraphQLObjectType, field: Field): Complete {
  let selection: ObjectCompleter | undefined;
  const make: Complete = (run, value, path) => {
    selection ??= field.document.select(type, field.nodes);
    const object = selection.make(run, value, path);
    path.value = object;
    return object;
  };
  const { isTypeOf } = type;
  if (!isTypeOf) return make;
  const makeIf = (is: unknown, run: Run, value: unknown, path: ResponsePath) => {
    if (is) return make(run, value, path);
    throw new GraphQLError(`Expected value of type "${type.name}" but got another.`);
  };
  return (run, value, path) => {
    const is = isTypeOf(value, run.context, new Info(field, run, ownerOf(path)));
    if (!isPromiseLike(is)) return makeIf(is, run, value, path);
    return run.await(is, (_run, isType) => makeIf(isType, run, value, path), path, field.nodes);
  };
}

/** Where the object stands that has the field of which this is a value, or an item. */
function ownerOf(path: ResponsePath): ResponsePath | undefined {
  let field = path;
  while (field.typename === undefined && field.prev) field = field.prev;
  return field.prev;
}

function nameOf({ parentType, name }: Field): string {
  return `${parentType.name}.${name}`;
}
