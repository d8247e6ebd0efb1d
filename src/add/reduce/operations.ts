import type { Schema } from '#contract/compile';
import { camelCase, withoutVerbs, wordsOf } from '../names.ts';
import type { OpenApi } from '../openapi/open-api.ts';
import type { OpenApiResponse, OpenApiSchema } from '../openapi/types.ts';
import { Unsupported } from '../openapi/unsupported.ts';
import { firstSentence } from '../texts.ts';
import { JSON_TYPE, type NewBody, reduceBody } from './bodies.ts';
import { type Envelope, envelopeIn } from './envelope.ts';
import type { Found } from './found.ts';
import { merged } from './merged.ts';
import { type PagedList, type PagingPlaces, recognisedList } from './paging.ts';
import { type NewParameter, reduceParameters } from './parameters.ts';
import { type NewRefusal, refusalsOf } from './refusals.ts';
import { type RowKey, rowKeyOf } from './row-key.ts';
import { named, type Schemas } from './schemas.ts';

const STATUSES = /^(?:2\d\d|2XX)$/i;
/** Paging parameters, which are useless if a list is not paged or is paged by others. */
const PAGING_WORDS =
  /^(?:page|limit|offset|cursor|per_?page|page_?(?:size|number|token)|skip|start|next_?token|max_?results)$/i;

/** Answers that are bytes, and those that are texts. */
const BYTES =
  /^(?:(?:image|audio|video|font)\/[\w.+-]+|application\/(?:pdf|octet-stream|zip|gzip|msword|vnd\.[\w.+-]+))$/i;
const TEXT = /^text\/(?:plain|csv|html|markdown|calendar)$/i;

/** Names of operations that read although their method is POST. */
const READS = /(?:^|[/:._-])(?:query|search|find|lookup|filter)$/i;

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
  readonly body: NewBody | undefined;
  readonly status: string;
  /** Absent: the response has no body. */
  readonly mediaType: string | undefined;
  readonly answer: Schema;
  /** Of a write. */
  readonly refusals: readonly NewRefusal[];
  readonly list: KeyedList | undefined;
  /** Of an object that stands alone in its response. */
  readonly envelope: Envelope | undefined;
  /** Required headers that are called like credentials. */
  readonly credentials: readonly string[];
  /** Its omissions, with the reasons. */
  readonly leftOut: readonly string[];
  /** Readings of the document that it does not confirm. */
  readonly guesses: readonly string[];
  readonly found: Found;
}

/** Reads an operation. Throws `Unsupported`. */
export function reduceOperation(openapi: OpenApi, schemas: Schemas, found: Found): NewOperation {
  const { item, operation, where } = found;
  const { parameters: reduced, leftOut, credentials } = reduceParameters(openapi, item, operation, where);
  const path = contractPath(found, reduced);
  const { status, mediaType, schema, headers, where: at, isGuessed: isAnyJson } = answerIn(openapi, found);
  const answer = answerSchema(schemas, { mediaType, schema, at }, found);
  const { isRead } = found;
  const body = found.method === 'get' ? undefined : reduceBody(openapi, schemas, found, `${operationIdOf(found)} body`);
  const list = isRead
    ? listOf(schemas, answer, { parameters: reduced, headers, members: membersOf(openapi, schemas, body) }, found)
    : undefined;
  const { refusals, isGuessed } = isRead ? { refusals: [], isGuessed: false } : refusalsOf(operation);
  const isUseless = ({ name, required }: NewParameter) =>
    list !== undefined && !required && PAGING_WORDS.test(name) && !list.parameters.some((each) => each.name === name);
  const useless = reduced.filter(isUseless).map(({ name }) => `\`${name}\`, which belongs to another paging style`);
  return {
    id: operationIdOf(found),
    path,
    summary: firstSentence(operation.summary ?? operation.description, summaryOf(found)),
    parameters: reduced.filter((each) => !isUseless(each)),
    body,
    status,
    mediaType,
    answer,
    list,
    envelope: !list ? envelopeIn(schemas.components, answer, path) : undefined,
    refusals,
    credentials,
    leftOut: [...leftOut, ...useless, ...(operation.callbacks ? ['its callbacks, which the API calls'] : [])],
    guesses: [
      ...(list?.guesses ?? []),
      ...(isAnyJson ? ['the document does not say what is answered: it is taken as any JSON'] : []),
      ...reduced.flatMap(({ 'x-value-setting': setting, originalName, schema: { default: value } }) =>
        setting === undefined
          ? []
          : [`\`${originalName}\` is sent as ${JSON.stringify(value)}, unless \`settings.${setting}\` says otherwise`],
      ),
      ...(!isRead && seemsToRead(found)
        ? [`it seems to read: \`--query ${operation.operationId ?? found.path}\` makes a field of the query of it`]
        : []),
      ...(isGuessed ? ['the document names no status of refused input: 400 and 422 are taken for it'] : []),
    ],
    found,
  };
}

function answerSchema(
  schemas: Schemas,
  { mediaType, schema, at }: { mediaType: string | undefined; schema: OpenApiSchema; at: string },
  found: Found,
): Schema {
  if (mediaType === undefined) return {};
  return BYTES.test(mediaType) ? { type: 'string', format: 'binary' } : schemas.reduce(schema, at, answerName(found));
}

/** The summary of an operation that has none. */
function summaryOf({ isRead, method, path }: Found): string {
  return `${isRead ? 'The answer of' : 'Sends'} \`${method.toUpperCase()} ${path}\``;
}

function seemsToRead({ method, path, operation: { operationId = '' } }: Found): boolean {
  const [verb = ''] = wordsOf(operationId);
  return method === 'post' && (READS.test(path) || READS.test(verb));
}

/** A name for an answer that has none. */
function answerName(found: Found): string {
  const words = answerWords(found);
  return [...words, ...(words.at(-1)?.endsWith('s') ? ['page'] : words.length > 0 ? [] : ['answer'])].join(' ');
}

function answerWords({ path, operation }: Found): string[] {
  return withoutVerbs(wordsOf(operation.operationId ?? path));
}

/** The document's operation id in camel case, or else its method and the words of its path. */
function operationIdOf({ method, path, operation }: Found): string {
  return camelCase(wordsOf(operation.operationId ?? `${method} ${path}`));
}

/** A list of which only a part could be read is refused: it would end without a trace. */
function listOf(
  { components }: Schemas,
  answer: Schema,
  places: PagingPlaces,
  { where }: Found,
): KeyedList | undefined {
  const list = recognisedList(components, answer, places);
  if (!list) return undefined;
  if ('unread' in list) throw new Unsupported(`${where}: its pages cannot be read, because ${list.unread}`);
  const { schema, name = '' } = named(components, list.row);
  const key = rowKeyOf(components, schema, name);
  if (key) return { ...list, key };
  if (list.paging.style === 'whole') return undefined;
  throw new Unsupported(`${where}: its pages cannot be read, because no member tells its rows apart`);
}

/** The members of a JSON body, among which the parameters of pages may be. */
function membersOf(openapi: OpenApi, { components }: Schemas, body: NewBody | undefined): NewParameter[] {
  if (body?.kind !== 'json') return [];
  const { properties = {}, required = [] } = named(components, body.schema).schema;
  const { value: source, where } = openapi.resolve(body.source, body.where);
  const originals = merged(openapi, source, where)?.properties ?? {};
  return Object.entries(properties).map(([name, given]) => {
    const { schema } = named(components, given);
    const isText = [schema.type].flat().includes('string');
    const { default: usual, maximum } = openapi.resolve(originals[name] ?? {}, `${where}.properties.${name}`).value;
    const limited = {
      ...schema,
      ...(usual !== undefined && { default: usual }),
      ...(maximum !== undefined && { maximum }),
    };
    return { name, originalName: name, isText, in: 'query', required: required.includes(name), schema: limited };
  });
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

interface Answer {
  readonly status: string;
  readonly mediaType: string | undefined;
  readonly schema: OpenApiSchema;
  /** The names of its headers. */
  readonly headers: readonly string[];
  readonly where: string;
  /** The document does not say what the body is. */
  readonly isGuessed?: boolean;
}

/** The success response: JSON where there is any, or else without a body. A read has to have one. */
function answerIn(openapi: OpenApi, { isRead, operation, where }: Found): Answer {
  const all = Object.entries(operation.responses ?? {}).map(([status, given]) => {
    const { value, where: at } = openapi.resolve<OpenApiResponse>(given, `${where}.responses.${status}`);
    return { status, at, headers: Object.keys(value.headers ?? {}), contents: Object.entries(value.content ?? {}) };
  });
  const successes = all.filter(({ status }) => STATUSES.test(status));
  const candidates = successes.length > 0 ? successes : all.filter(({ status }) => status === 'default');
  const [first] = candidates;
  if (!first) throw new Unsupported(`${where}.responses: no success response`);
  for (const { status, at, headers, contents } of candidates) {
    const found = contents.find(([type]) => JSON_TYPE.test(type)) ?? contents.find(([type]) => type === '*/*');
    if (!found) continue;
    const [type, { schema = {} }] = found;
    const mediaType = type === '*/*' ? 'application/json' : type.replace(/\s*;.*/, '');
    return { status: statusOf(status), mediaType, schema, headers, where: `${at}.content.${type}.schema` };
  }
  for (const { status, at, headers, contents } of isRead ? candidates : []) {
    const [type] = contents.find(([each]) => BYTES.test(each)) ?? contents.find(([each]) => TEXT.test(each)) ?? [];
    if (type === undefined) continue;
    return {
      status: statusOf(status),
      mediaType: type,
      schema: { type: 'string' },
      headers,
      where: `${at}.content.${type}.schema`,
    };
  }
  const types = first.contents.map(([type]) => type).join(', ');
  if (types !== '') throw new Unsupported(`${first.at}: the answer is ${types}: neither JSON nor bytes`);
  if (isRead && first.status === '204') throw new Unsupported(`${first.at}: the answer has no content`);
  const mediaType = isRead ? 'application/json' : undefined;
  return {
    status: statusOf(first.status),
    mediaType,
    schema: {},
    headers: [],
    where: first.at,
    isGuessed: isRead,
  };
}

function statusOf(status: string): string {
  return /^\d+$/.test(status) ? status : '200';
}
