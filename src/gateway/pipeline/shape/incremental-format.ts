import { type ExecutionResult, type GraphQLError, responsePathAsArray } from 'graphql';
import type { Increment, Part, PartResult } from '../../execution/incremental/part.ts';
import type { ResponsePath } from '../../execution/response-path.ts';
import { textOf } from '../../execution/text.ts';
import type { PartsFormat } from '../parts-format.ts';

type Mask = (errors: readonly GraphQLError[]) => readonly GraphQLError[];

/** How the parts of a response are written. */
export interface IncrementalFormat {
  /** Members of the first part beside its result. */
  first(announced: readonly Part[]): object;
  /** A later part as JSON. */
  increment(increment: Increment, mask: Mask): string;
}

/** The format of the incremental delivery RFC: parts are announced, and completed, by their ids. */
export const byId: IncrementalFormat = {
  first: (announced) => ({ pending: announced.map(pendingOf), hasNext: true }),
  increment({ announced, results, completed, hasNext }, mask) {
    return joinMembers(
      [
        ['pending', announced.map((part) => JSON.stringify(pendingOf(part)))],
        ['incremental', results.map((each) => resultById(each, mask))],
        ['completed', completed.map((part) => JSON.stringify(completedOf(part, mask)))],
      ],
      hasNext,
    );
  },
};

/** The format of August 2022, in which each part names its path and label. */
export const byPath: IncrementalFormat = {
  first: () => ({ hasNext: true }),
  increment({ results, completed, hasNext }, mask) {
    const failed = completed.filter(({ errors }) => errors).map((part) => failureByPath(part, mask));
    return joinMembers([['incremental', [...results.map((each) => resultByPath(each, mask)), ...failed]]], hasNext);
  },
};

/** The formats by the names that clients are asked for. */
export const INCREMENTAL_FORMATS: Readonly<Record<PartsFormat, IncrementalFormat>> = { byId, byPath };

function joinMembers(
  members: readonly (readonly [name: string, entries: readonly string[]])[],
  hasNext: boolean,
): string {
  const texts = members.flatMap(([name, entries]) => (entries.length > 0 ? [`"${name}":[${entries.join(',')}]`] : []));
  return `{${[...texts, `"hasNext":${hasNext}`].join(',')}}`;
}

function pendingOf({ id, path, label }: Part): object {
  return { id: String(id), path: arrayOf(path), ...(label !== undefined && { label }) };
}

function completedOf({ id, errors }: Part, mask: Mask): object {
  return { id: String(id), ...(errors && { errors: mask(errors) }) };
}

function resultById({ part, path, result, from }: PartResult, mask: Mask): string {
  const subPath = arrayOf(path).slice(arrayOf(part.path).length);
  return withResult({ id: String(part.id), ...(subPath.length > 0 && { subPath }) }, result, from, mask);
}

function resultByPath({ part: { label }, path, result, from }: PartResult, mask: Mask): string {
  const at = [...arrayOf(path), ...(from === undefined ? [] : [from])];
  return withResult({ path: at, ...(label !== undefined && { label }) }, result, from, mask);
}

function failureByPath({ path, label, errors = [] }: Part, mask: Mask): string {
  return JSON.stringify({
    data: null,
    path: arrayOf(path),
    ...(label !== undefined && { label }),
    errors: mask(errors),
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
