import type { Schema } from '../../contract/document.ts';
import { camelCase, withoutVerbs, wordsOf } from '../names.ts';
import type { OpenApi } from '../openapi/open-api.ts';
import type { OpenApiOperation, OpenApiPath, OpenApiResponse } from '../openapi/types.ts';
import { Unsupported } from '../openapi/unsupported.ts';
import { firstSentence } from '../texts.ts';
import { type PagedList, recognisedList } from './paging.ts';
import { type NewParameter, reduceParameters } from './parameters.ts';
import { type RowKey, rowKeyOf } from './row-key.ts';
import { named, type Schemas } from './schemas.ts';

const STATUSES = /^(?:2\d\d|2XX)$/i;
const JSON_TYPE = /^(?:application|text)\/(?:[\w.+-]+\+)?json/;
/** Paging parameters, which are useless if a list is not paged or is paged by others. */
const PAGING_WORDS =
  /^(?:page|limit|offset|cursor|per_?page|page_?(?:size|number|token)|skip|start|next_?token|max_?results)$/i;

/** A GET operation of a document, found and not yet read. */
export interface Found {
  readonly path: string;
  readonly item: OpenApiPath;
  readonly operation: OpenApiOperation;
  readonly where: string;
}

/** A list whose rows have keys, by which pages are compared. */
export interface KeyedList extends PagedList {
  readonly key: RowKey;
}

/** An operation as the contract has it. */
export interface NewOperation {
  readonly id: string;
  readonly path: string;
  readonly summary: string;
  readonly parameters: readonly NewParameter[];
  readonly mediaType: string;
  readonly answer: Schema;
  readonly list: KeyedList | undefined;
  /** Its omissions, with the reasons. */
  readonly leftOut: readonly string[];
  readonly found: Found;
}

/** Reads an operation. Throws `Unsupported`. */
export function reduceOperation(openapi: OpenApi, schemas: Schemas, found: Found): NewOperation {
  const { item, operation, where } = found;
  const { parameters: reduced, leftOut } = reduceParameters(openapi, item, operation, where);
  const path = contractPath(found, reduced);
  const { mediaType, schema, where: at } = jsonAnswer(openapi, found);
  const answer = schemas.reduce(schema, at, answerName(found));
  const list = listOf(schemas, answer, reduced);
  const isUseless = ({ name, required }: NewParameter) =>
    !required && PAGING_WORDS.test(name) && !list?.parameters.some((each) => each.name === name);
  const useless = reduced.filter(isUseless).map(({ name }) => `\`${name}\`, which belongs to another paging style`);
  return {
    id: operationIdOf(found),
    path,
    summary: firstSentence(operation.summary ?? operation.description, `The ${answerWords(found).join(' ')}`),
    parameters: reduced.filter((each) => !isUseless(each)),
    mediaType,
    answer,
    list,
    leftOut: [...leftOut, ...useless],
    found,
  };
}

/** A name for an answer that has none. */
function answerName(found: Found): string {
  const words = answerWords(found);
  return [...words, ...(words.at(-1)?.endsWith('s') ? ['page'] : words.length > 0 ? [] : ['answer'])].join(' ');
}

function answerWords({ path, operation }: Found): string[] {
  return withoutVerbs(wordsOf(operation.operationId ?? path));
}

/** The document's operation id in camel case, or else `get` and the words of its path. */
function operationIdOf({ path, operation }: Found): string {
  return camelCase(wordsOf(operation.operationId ?? `get ${path}`));
}

function listOf({ components }: Schemas, answer: Schema, parameters: readonly NewParameter[]): KeyedList | undefined {
  const list = recognisedList(components, answer, parameters);
  if (!list) return undefined;
  const { schema, name = '' } = named(components, list.row);
  const key = rowKeyOf(components, schema, name);
  return key && { ...list, key };
}

/** The path with the contract's names of its parameters. */
function contractPath({ path, where }: Found, parameters: readonly NewParameter[]): string {
  if (!path.startsWith('/') || /[?#]/.test(path)) throw new Unsupported(`${where}: the path has a query or a fragment`);
  return path.replaceAll(/\{([^{}]*)\}/g, (_place, original: string) => {
    const parameter = parameters.find((each) => each.in === 'path' && each.originalName === original);
    if (!parameter) throw new Unsupported(`${where}: no parameter describes {${original}} of the path`);
    return `{${parameter.name}}`;
  });
}

function jsonAnswer(openapi: OpenApi, { operation, where }: Found) {
  const all = Object.entries(operation.responses ?? {});
  const [status, given] = all.find(([each]) => STATUSES.test(each)) ?? all.find(([each]) => each === 'default') ?? [];
  if (!given) throw new Unsupported(`${where}.responses: no success response`);
  const { value, where: at } = openapi.resolve<OpenApiResponse>(given, `${where}.responses.${status}`);
  const contents = Object.entries(value.content ?? {});
  const found = contents.find(([type]) => JSON_TYPE.test(type)) ?? contents.find(([type]) => type === '*/*');
  if (!found) {
    const types = contents.map(([type]) => type).join(', ');
    throw new Unsupported(`${at}: ${types === '' ? 'the answer has no content' : `the answer is ${types}, not JSON`}`);
  }
  const [type, { schema = {} }] = found;
  const mediaType = type === '*/*' ? 'application/json' : type.replace(/\s*;.*/, '');
  return { mediaType, schema, where: `${at}.content.${type}.schema` };
}
