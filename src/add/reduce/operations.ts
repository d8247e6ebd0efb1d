import { CODES_BY_STATUS, type UpstreamCode } from '#contract';
import type { Schema } from '#contract/compile';
import { camelCase, singular, withoutVerbs, wordsOf } from '../names.ts';
import {
  type OpenApiMedia,
  type OpenApiOperation,
  type OpenApiPath,
  type OpenApiResponse,
  type OpenApiSchema,
  type Referable,
  Unsupported,
} from '../openapi/document.ts';
import type { OpenApi } from '../openapi/open-api.ts';
import { firstSentence, nounPhrase } from '../texts.ts';
import { isBesides, type PagedList, type PagingPlaces, recognisedList } from './paging.ts';
import { type NewParameter, reduceParameters } from './parameters.ts';
import { merged, named, type Schemas } from './schemas.ts';

const STATUSES = /^(?:2\d\d|2XX)$/i;
/** Paging parameters, which are useless if a list is not paged or is paged by others. */
const PAGING_WORDS =
  /^(?:page|limit|offset|cursor|per_?page|page_?(?:size|number|token)|skip|start|next_?token|max_?results)$/i;

/** Answers that are bytes, and those that are texts. */
const BYTES =
  /^(?:(?:image|audio|video|font)\/[\w.+-]+|application\/(?:pdf|octet-stream|zip|gzip|msword|vnd\.[\w.+-]+))$/i;
const TEXT = /^text\/(?:plain|csv|html|markdown|calendar)$/i;

/** Names of operations that read although their method is POST. */
const READS = /(?:^|[/:._-])(?:query|search|find|lookup|filter|list|get)$/i;

/** What the graph says of a refusal: the end of its type's name, the reason, and the interface that those of other APIs share. */
export interface RefusalFacts {
  readonly noun: string;
  readonly reason: string;
  readonly shared?: string;
}

/** The refusals on which a caller can act, by the codes of failed calls. */
export const REFUSALS = {
  BAD_USER_INPUT: { noun: 'InvalidInput', shared: 'InvalidInput', reason: 'The API refused the input.' },
  PERMISSION_DENIED: { noun: 'AccessDenied', shared: 'AccessDenied', reason: 'The credential does not permit it.' },
  NOT_FOUND: { noun: 'NotFound', shared: 'NotFound', reason: 'The API has no such object.' },
  CONFLICT: { noun: 'Conflict', reason: 'It conflicts with the state of an object.' },
  FAILED_PRECONDITION: { noun: 'PreconditionFailed', reason: 'The object changed meanwhile.' },
} as const satisfies Partial<Record<UpstreamCode, RefusalFacts>>;

export type Refusal = keyof typeof REFUSALS;

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
  readonly refusals: readonly Refusal[];
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
  const summary = firstSentence(operation.summary ?? operation.description, summaryOf(found));
  const body = found.method === 'get' ? undefined : reduceBody(openapi, schemas, found, `${operationIdOf(found)} body`);
  const list = isRead
    ? listOf(schemas, answer, { parameters: reduced, headers, members: membersOf(openapi, schemas, body) }, found)
    : undefined;
  const refusals = isRead ? [] : refusalsOf(operation);
  const isGuessed = !isRead && refusals.length === 0;
  const isUseless = ({ name, required }: NewParameter) =>
    list !== undefined && !required && PAGING_WORDS.test(name) && !list.parameters.some((each) => each.name === name);
  const useless = reduced.filter(isUseless).map(({ name }) => `\`${name}\`, which belongs to another paging style`);
  return {
    id: operationIdOf(found),
    path,
    summary: isRead ? nounPhrase(summary) : summary,
    parameters: reduced.filter((each) => !isUseless(each)),
    body,
    status,
    mediaType,
    answer,
    list,
    envelope: !list ? envelopeIn(schemas.components, answer, path) : undefined,
    refusals: isGuessed ? ['BAD_USER_INPUT'] : refusals,
    credentials,
    leftOut: [...leftOut, ...useless, ...(operation.callbacks ? ['its callbacks, which the API calls'] : [])],
    guesses: [
      ...(list?.guesses ?? []),
      ...(isAnyJson ? ['the document has no schema for the response: it is taken as any JSON'] : []),
      ...reduced.flatMap(({ 'x-value-setting': setting, originalName, schema: { default: value } }) =>
        setting === undefined
          ? []
          : [`\`${originalName}\` is sent as ${JSON.stringify(value)}, unless \`settings.${setting}\` says otherwise`],
      ),
      ...(!isRead && seemsToRead(found)
        ? [`it may only read: \`--query ${operation.operationId ?? found.path}\` makes it a query`]
        : []),
      ...(isGuessed ? ['the document has no response for invalid input: 400 and 422 are taken for it'] : []),
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
  return BYTES.test(mediaType) && !JSON_TYPE.test(mediaType)
    ? { type: 'string', format: 'binary' }
    : schemas.reduce(schema, at, answerName(found));
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
    return { status, at, headers: Object.keys(value.headers ?? {}), contents: contentsOf(openapi, value, at) };
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

/** The media types of a body. Some documents have a reference in the place of all of them. */
function contentsOf(openapi: OpenApi, { content = {} }: OpenApiResponse, where: string): [string, OpenApiMedia][] {
  const { value } = openapi.resolve(content as Referable, `${where}.content`);
  return Object.entries(value as Readonly<Record<string, OpenApiMedia>>);
}

function statusOf(status: string): string {
  return /^\d+$/.test(status) ? status : '200';
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** An operation of a document, found and not yet read. */
export interface Found {
  readonly method: Method;
  readonly path: string;
  readonly item: OpenApiPath;
  readonly operation: OpenApiOperation;
  readonly where: string;
  /** It is a field of the query: a GET, or a POST that is said to read. */
  readonly isRead: boolean;
}

export const JSON_TYPE = /^(?:application|text)\/(?:[\w.+-]+\+)?json/;
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** A request's body as the contract has it. */
export interface NewBody {
  readonly mediaType: string;
  readonly kind: 'json' | 'form';
  readonly required: boolean;
  readonly schema: Schema;
  /** The schema of the document, and its position. */
  readonly source: OpenApiSchema;
  readonly where: string;
  /** The form writes members of objects as `owner[name]`. */
  readonly isNested: boolean;
}

/** The body of an operation: JSON, or else a form. Throws `Unsupported` for other media types. */
function reduceBody(
  openapi: OpenApi,
  schemas: Schemas,
  { operation, where }: Found,
  name: string,
): NewBody | undefined {
  if (!operation.requestBody) return undefined;
  const { value, where: at } = openapi.resolve(operation.requestBody, `${where}.requestBody`);
  const contents = contentsOf(openapi, value, at);
  if (contents.length === 0) return undefined;
  const json = contents.find(([type]) => JSON_TYPE.test(type)) ?? contents.find(([type]) => type === '*/*');
  const form = contents.find(([type]) => type.startsWith(FORM_TYPE));
  const [type, media] = json ?? form ?? [];
  if (type === undefined || !media) {
    const types = contents.map(([each]) => each).join(', ');
    // An operation that can do without a body keeps its other parts.
    if (value.required !== true && contents.every(([, { schema }]) => isEmpty(schema))) return undefined;
    throw new Unsupported(`${at}: the body is ${types}, neither JSON nor a form`);
  }
  return {
    mediaType: type === '*/*' ? 'application/json' : type.replace(/\s*;.*/, ''),
    kind: json ? 'json' : 'form',
    required: value.required ?? false,
    schema: schemas.reduce(media.schema, `${at}.content.${type}.schema`, name),
    source: media.schema ?? {},
    where: `${at}.content.${type}.schema`,
    isNested: !json && Object.values(media.encoding ?? {}).some(({ style }) => style === 'deepObject'),
  };
}

function isEmpty(schema: { readonly properties?: object } | undefined): boolean {
  return Object.keys(schema?.properties ?? {}).length === 0;
}

/** An object around the object that an operation answers: `{ customer: { … } }`. */
export interface Envelope {
  readonly member: string;
  readonly isRequired: boolean;
  /** The object within. */
  readonly schema: Schema;
}

const USUAL = /^(?:data|result|response|item|object|resource|record|value)$/i;

/** The envelope of an answer: its only member besides metadata is an object of a usual name, or of that of the path. */
export function envelopeIn(
  components: ReadonlyMap<string, Schema>,
  answer: Schema,
  path: string,
): Envelope | undefined {
  // There may be null in the place of the envelope.
  if (answer.anyOf) return undefined;
  const { properties = {}, required = [] } = named(components, answer).schema;
  const members = Object.entries(properties).filter(([name, schema]) => !isBesides(components, name, schema));
  const [found] = members;
  if (!found || members.length > 1) return undefined;
  const [member, schema] = found;
  const inner = named(components, schema);
  if (inner.name === undefined || !inner.schema.properties) return undefined;
  const noun = path.split('/').findLast((part) => part !== '' && !part.includes('{')) ?? '';
  const squeezed = (name: string) => wordsOf(name).map(singular).join('');
  const isNoun = [squeezed(noun), squeezed(inner.name)].includes(squeezed(member));
  return isNoun || USUAL.test(member) ? { member, isRequired: required.includes(member), schema } : undefined;
}

const KEY_TYPES = ['string', 'integer'];
/** Names of keys, the most reliable first. */
const NAMES = [
  /^id$/i,
  /^_id$/i,
  /^uuid$/i,
  /^guid$/i,
  /^(?:key|code|slug|sha|number|name|symbol|isbn|sku|email|url)$/i,
];

export interface RowKey {
  /** The names of the members; all scalar ones together if none looks like a key. */
  readonly members: readonly string[];
  readonly isSure: boolean;
}

/** The members that identify the rows of a type, recognized by their names. */
export function rowKeyOf(
  components: ReadonlyMap<string, Schema>,
  { properties = {}, required = [] }: Schema,
  typeName: string,
): RowKey | undefined {
  const plain = Object.entries(properties)
    .filter(([, schema]) => KEY_TYPES.includes(typeOf(named(components, schema).schema)))
    .map(([name]) => name);
  const noun = wordsOf(typeName).map(singular).join('');
  const own = plain.find((name) => [`${noun}id`, `${noun}uuid`].includes(wordsOf(name).join('')));
  const called = [
    plain.find((name) => NAMES[0]?.test(name)),
    own,
    ...NAMES.map((like) => plain.find((name) => like.test(name))),
  ];
  const key = called.find((name) => name !== undefined) ?? plain.find((name) => /(?:_id|Id|ID)$/.test(name));
  if (key !== undefined) return { members: [key], isSure: /^_?id$|^uuid$/i.test(key) || key === own };
  const all = plain.filter((name) => required.includes(name));
  const members = all.length > 0 ? all : plain;
  return members.length > 0 ? { members: members.slice(0, 3), isSure: false } : undefined;
}

function typeOf({ type }: Schema): string {
  return [type].flat().find((each) => each !== 'null') ?? '';
}

/** The documented refusals on which callers can act. Unauthenticated and limited callers get an error instead. */
function refusalsOf({ responses = {} }: OpenApiOperation): readonly Refusal[] {
  const codes = Object.keys(responses).map((status) => CODES_BY_STATUS[Number(status)]);
  return [...new Set(codes)].filter((code): code is Refusal => code !== undefined && code in REFUSALS);
}
