import { type ExecutionResult, type GraphQLError, responsePathAsArray } from 'graphql';
import type { PartsFormat } from '../execution/incremental/compile.ts';
import type { Increment, Part, PartResult } from '../execution/incremental/part.ts';
import type { ResponsePath } from '../execution/run.ts';
import { textOf } from '../execution/serialize.ts';

type Mask = (errors: readonly GraphQLError[]) => readonly GraphQLError[];

/** How the parts of a response are written. */
interface IncrementalFormat {
  /** The first part, of the JSON of its result, as pieces of JSON. */
  first(result: string, announced: readonly Part[]): Iterable<string>;
  /** A later part, as pieces of JSON. */
  increment(increment: Increment, mask: Mask): Iterable<string>;
}

/** The format of the incremental delivery RFC: parts are announced, and completed, by their ids. */
export const byId: IncrementalFormat = {
  *first(result, announced) {
    yield openingOf(result);
    yield* listOf('pending', announced, pendingOf);
    yield endOf(true);
  },
  *increment({ announced, results, completed, extensions, hasNext }, mask) {
    yield '{';
    yield* listOf('pending', announced, pendingOf);
    yield* listOf('incremental', results, (each) => resultById(each, mask));
    yield* listOf('completed', completed, (part) => completedOf(part, mask));
    yield endOf(hasNext, extensions);
  },
};

/** The format of August 2022, in which each part names its path and label. */
export const byPath: IncrementalFormat = {
  first: (result) => [openingOf(result), endOf(true)],
  *increment({ results, completed, extensions, hasNext }, mask) {
    yield '{';
    const failed = completed.filter(({ errors }) => errors);
    yield* listOf('incremental', [...results, ...failed], (each) =>
      'result' in each ? resultByPath(each, mask) : failureByPath(each, mask),
    );
    yield endOf(hasNext, extensions);
  },
};

/** The formats by the names that clients are asked for. */
export const INCREMENTAL_FORMATS: Readonly<Record<PartsFormat, IncrementalFormat>> = { byId, byPath };

/** A member with a list, unless the list is empty. */
function* listOf<Item>(name: string, items: readonly Item[], textOfItem: (item: Item) => string) {
  let opening = `"${name}":[`;
  for (const item of items) {
    yield opening + textOfItem(item);
    opening = ',';
  }
  if (items.length > 0) yield '],';
}

/** An object that has further members. */
function openingOf(result: string): string {
  return `${result.slice(0, -1)},`;
}

/** The last members. */
function endOf(hasNext: boolean, extensions?: object): string {
  return `${extensions ? `"extensions":${JSON.stringify(extensions)},` : ''}"hasNext":${hasNext}}`;
}

function pendingOf({ id, path, label }: Part): string {
  return JSON.stringify({ id: String(id), path: arrayOf(path), ...(label !== undefined && { label }) });
}

function completedOf({ id, errors }: Part, mask: Mask): string {
  return JSON.stringify({ id: String(id), ...(errors && { errors: mask(errors) }) });
}

function resultById({ part, path, result, from }: PartResult, mask: Mask): string {
  const subPath = arrayOf(path).slice(arrayOf(part.path).length);
  return withResult({ id: String(part.id), ...(subPath.length > 0 && { subPath }) }, result, from, mask);
}

function resultByPath({ part: { label }, path, result, from }: PartResult, mask: Mask): string {
  const at = [...arrayOf(path), ...(from === undefined ? [] : [from])];
  return withResult({ path: at, ...(label !== undefined && { label }) }, result, from, mask);
}

/** Clients keep the items of a stream that they have; `data` in place of `items` would replace the list. */
function failureByPath({ path, label, isList, groups, errors = [] }: Part, mask: Mask): string {
  const own = arrayOf(path);
  const missing = isList ? [...groups].find(({ isDelivered }) => !isDelivered)?.from : undefined;
  const at = missing === undefined ? own : [...own, missing];
  // An error of the list itself, such as that of a page, is one of the first item that did not come.
  const located = (error: GraphQLError) =>
    error.path?.length === own.length ? { ...error.toJSON(), path: at } : error;
  return JSON.stringify({
    [isList ? 'items' : 'data']: null,
    path: at,
    ...(label !== undefined && { label }),
    errors: mask(errors).map(located),
  });
}

/** Large data was serialized in turns: its text is not made again. */
function withResult(
  head: object,
  { data, errors }: ExecutionResult<unknown>,
  from: number | undefined,
  mask: Mask,
): string {
  const name = from === undefined ? 'data' : 'items';
  const value = textOf({ data } as ExecutionResult).slice('{"data":'.length, -1);
  const shown = errors ? `,"errors":${JSON.stringify(mask(errors))}` : '';
  return `${JSON.stringify(head).slice(0, -1)},"${name}":${value}${shown}}`;
}

function arrayOf(path: ResponsePath | undefined): readonly (string | number)[] {
  return responsePathAsArray(path);
}

/** The media types of incremental responses. Clients search for the boundary that the established servers use. */
export const MULTIPART_TYPES: Readonly<Record<PartsFormat, string>> = {
  byId: 'multipart/mixed; boundary="-"; incrementalSpec=v0.2',
  byPath: 'multipart/mixed; boundary="-"; deferSpec=20220824',
};

const DELIMITER = '\r\n---';
const HEAD = '\r\ncontent-type: application/json; charset=utf-8\r\n\r\n';

/** JSON texts as the parts of a multipart body. Each ends with a delimiter, so that clients need not wait for the next. */
export async function* multipartMixed(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let opening = DELIMITER;
  for await (const text of texts) {
    yield `${opening}${HEAD}${text}${DELIMITER}`;
    opening = '';
  }
  yield '--\r\n';
}
