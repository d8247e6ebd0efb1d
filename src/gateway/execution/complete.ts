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
import type { ObjectMaker } from './document.ts';
import type { Field } from './field.ts';
import { Info } from './info.ts';
import { Place } from './place.ts';
import type { Complete, Run } from './run.ts';
import { isList, isPromise } from './values.ts';

/** What makes a field's value, of this type, part of the answer. */
export function completeOf(type: GraphQLOutputType, field: Field): Complete {
  if (!isNonNullType(type)) return completeNullable(type, field);
  const complete = completeNullable(type.ofType, field);
  return (run, value, place) => {
    const completed = complete(run, value, place);
    if (completed !== null) return completed;
    throw new Error(`Cannot return null for non-nullable field ${nameOf(field)}.`);
  };
}

function completeNullable(type: GraphQLOutputType, field: Field): Complete {
  const complete = completeThere(type, field);
  return (run, value, place) => {
    if (value === null || value === undefined) return null;
    if (value instanceof Error) throw value;
    return complete(run, value, place);
  };
}

/** The same for a value that is there, and is no error. */
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
  const placeOf = (list: Place, index: number) => new Place(list, index, undefined, isNullable);
  const completeItem = (run: Run, item: unknown, list: Place, index: number) => {
    if (item == null && isNullable) return null;
    if (!isLeaf || isPromise(item)) return run.settle(item, complete, placeOf(list, index), field.nodes);
    try {
      return complete(run, item, list);
    } catch (error) {
      return run.failed(placeOf(list, index), field.nodes, error);
    }
  };
  return (run, value, place) => {
    if (!isList(value)) {
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${nameOf(field)}".`);
    }
    const list: unknown[] = [];
    place.value = list;
    try {
      for (const item of value) list.push(completeItem(run, item, place, list.length));
    } catch (error) {
      // What the others promise nobody waits for.
      for (const item of value) if (isPromise(item)) item.then(undefined, () => undefined);
      throw error;
    }
    return list;
  };
}

function completeAbstract(type: GraphQLAbstractType, field: Field): Complete {
  const resolveType = type.resolveType ?? defaultTypeResolver;
  const byName = new Map<unknown, Complete>();
  const completeAs = (name: unknown): Complete => {
    let complete = byName.get(name);
    if (!complete) byName.set(name, (complete = completeObject(possibleType(type, name, field), field)));
    return complete;
  };
  return (run, value, place) => {
    const name = resolveType(value, run.context, new Info(field, run, place), type);
    if (!isPromise(name)) return completeAs(name)(run, value, place);
    return run.await(name, (_run, told) => completeAs(told)(run, value, place), place, field.nodes);
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
  let selection: ObjectMaker | undefined;
  const make: Complete = (run, value, place) => {
    selection ??= field.document.select(type, field.nodes);
    const object = selection.make(run, value, place);
    place.value = object;
    return object;
  };
  const { isTypeOf } = type;
  if (!isTypeOf) return make;
  const makeIf = (is: unknown, run: Run, value: unknown, place: Place) => {
    if (is) return make(run, value, place);
    throw new GraphQLError(`Expected value of type "${type.name}" but got another.`);
  };
  return (run, value, place) => {
    const is = isTypeOf(value, run.context, new Info(field, run, place));
    if (!isPromise(is)) return makeIf(is, run, value, place);
    return run.await(is, (_run, told) => makeIf(told, run, value, place), place, field.nodes);
  };
}

function nameOf({ parentType, name }: Field): string {
  return `${parentType.name}.${name}`;
}
