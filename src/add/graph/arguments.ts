import { camelCase, unique, wordsOf } from '../names.ts';
import type { NewOperation } from '../reduce/operations.ts';
import type { NewParameter } from '../reduce/parameters.ts';
import type { GraphEnum } from './enums.ts';
import type { GraphTypes } from './types.ts';

const WINDOW = ['first', 'after', 'last', 'before', 'where', 'orderBy'];
/** Arguments that would look like an upstream's own paging. */
const PAGING_WORDS = ['page', 'limit', 'offset', 'nextToken', 'pageToken', 'pageSize', 'maxResults'];
const SEARCH = /^(?:q|query|search|search_?(?:text|term|query)|keywords?|term)$/i;
const SORT = /^(?:sort|sort_?by|order_?by|sort_?field|ordering)$/i;
const DIRECTION = /^(?:direction|dir|order|sort_?(?:order|direction|dir)|order_?(?:direction|dir))$/i;

/** An argument, or a field of the argument `where`. */
export interface GraphArgument {
  readonly name: string;
  readonly parameter: NewParameter;
  readonly named: string;
  readonly type: string;
  readonly enum: GraphEnum | undefined;
  readonly isWhere: boolean;
}

/** The argument `orderBy` of a list, and the parameters that it is made of. */
export interface GraphOrder {
  readonly name: string;
  readonly sort: NewParameter;
  readonly fields: GraphEnum;
  readonly direction: NewParameter;
  /** The upstream's words. */
  readonly words: { readonly ASC: string; readonly DESC: string };
}

export interface GraphArguments {
  readonly args: readonly GraphArgument[];
  /** The name of the input type of `where`, if there are conditions. */
  readonly where: string | undefined;
  readonly order: GraphOrder | undefined;
}

/** The arguments of a read. Optional ones of a connection are conditions in `where`. */
export function argumentsOf(operation: NewOperation, types: GraphTypes, noun: string | undefined): GraphArguments {
  const { id, parameters, list } = operation;
  const own = parameters.filter(
    (each) => !each['x-transport'] && !list?.parameters.some(({ name }) => name === each.name),
  );
  const order = noun === undefined ? undefined : orderOf(own, types, noun);
  const shown = own.filter((each) => each !== order?.sort && each !== order?.direction);
  const search = noun === undefined ? undefined : shown.find(isSearch);
  const taken = new Set([...WINDOW, ...PAGING_WORDS]);
  const takenInWhere = new Set<string>();
  const args = shown.map((parameter): GraphArgument => {
    const {
      named,
      isList,
      enum: words,
    } = types.shown(parameter.schema, parameter.name, `${id} ${parameter.originalName}`, false);
    const isWhere = noun !== undefined && !parameter.required && parameter !== search;
    const base = parameter === search ? 'search' : camelCase(wordsOf(parameter.originalName));
    const name = isWhere
      ? unique(base, takenInWhere)
      : unique(taken.has(base) && parameter !== search ? `${base}Value` : base, taken);
    // Keys in paths are texts and numbers alike.
    const shownAs = parameter.in === 'path' && named === 'String' ? 'ID' : named;
    const item = isList ? `[${shownAs}!]` : shownAs;
    return { name, parameter, named: shownAs, type: `${item}${parameter.required ? '!' : ''}`, enum: words, isWhere };
  });
  const where = args.some(({ isWhere }) => isWhere) ? types.free(`${noun}Where`) : undefined;
  return { args, where, order };
}

function isSearch({ originalName, required, schema }: NewParameter): boolean {
  return !required && schema.type === 'string' && !schema.enum && SEARCH.test(originalName);
}

/** `orderBy` for a parameter with sort keys and one with the direction. */
function orderOf(parameters: readonly NewParameter[], types: GraphTypes, noun: string): GraphOrder | undefined {
  const sort = parameters.find(({ originalName, schema }) => SORT.test(originalName) && schema.enum);
  const direction = parameters.find(
    (each) => each !== sort && DIRECTION.test(each.originalName) && directionsOf(each) !== undefined,
  );
  const words = direction && directionsOf(direction);
  if (!sort || !direction || !words || sort.required) return undefined;
  const fields = types.enums.of(sort.schema, `${noun} order field`, false);
  return fields && { name: types.free(`${noun}Order`), sort, fields, direction, words };
}

function directionsOf({ schema: { enum: words = [] } }: NewParameter): GraphOrder['words'] | undefined {
  const [ASC, DESC] = [/^asc/i, /^desc/i].map((like) => words.find((word) => like.test(String(word))));
  return typeof ASC === 'string' && typeof DESC === 'string' && words.length === 2 ? { ASC, DESC } : undefined;
}
