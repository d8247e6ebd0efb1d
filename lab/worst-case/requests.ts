import { request as httpRequest } from 'node:http';
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  Kind,
  parse,
  print,
  type SelectionNode,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Random } from '#sandbox';
import type { KnownValues } from '#test/routes/known-values';
import { OperationMaker } from '#test/routes/operation-maker';
import { brokenDocument } from '../fuzz/requests.ts';
import type { CostlyRequest } from './seeds.ts';

/** The material for changes of a request. */
export interface Material {
  readonly schema: GraphQLSchema;
  readonly random: Random;
  readonly known: KnownValues;
}

const MOST_ATTEMPTS = 20;
const MOST_NAME = 100;

/** Changes a request once, or a few times. */
export function mutate(request: CostlyRequest, material: Material): CostlyRequest {
  const { random } = material;
  let mutated = request;
  for (let attempts = 0; attempts < MOST_ATTEMPTS; attempts++) {
    const [name, mutator] = random.pick(Object.entries(MUTATORS));
    const changed = mutator(mutated, material);
    if (changed) mutated = { ...changed, name: `${changed.name} + ${name}`.slice(-MOST_NAME) };
    if (changed && random.chance(0.5)) return mutated;
  }
  return mutated;
}

/** A random operation, larger than callers usually send. */
export function madeFromSchema({ schema, known, random }: Material): CostlyRequest {
  const root = schema.getQueryType() as GraphQLObjectType;
  const field = random.pick(Object.keys(root.getFields()));
  const bounds = { depth: random.int(3, 11), fields: random.pick([10, 30, 100]) };
  const { query, variables, operationName } = new OperationMaker(schema, known, random, bounds).make(root, [field]);
  return { name: field, form: 'post', query, variables: variables && JSON.stringify(variables), operationName };
}

/** Returns a changed request; `undefined` if the change does not apply. */
type Mutator = (request: CostlyRequest, material: Material) => CostlyRequest | undefined;

const COUNTS = [2, 5, 15, 30, 100, 500];
const LENGTHS = [100, 5000, 100_000, 900_000];
const PIECES = ['a', '0', ' ', '-', '/', '%', ':', '@', '\n', '\0', 'é', '😀', '1-', 'a@', '0T', '9,', '{', '"'];
const IGNORED = ['#\n', '# comment\n', '\n', '\r', ' ', ',', '\uFEFF', '#😀\n'];
const HEADERS = [
  ['accept', 'a/b;q=1,'],
  ['accept', '*/*;q=0.1,'],
  ['accept', 'application/json;charset=utf-8;'],
  ['if-none-match', '"a",'],
  ['cookie', 'a=b; '],
  ['authorization', 'Bearer '],
  ['traceparent', '00-'],
  ['x-forwarded-for', '1.1.1.1, '],
] as const;
const MOST_HEADER_CHARACTERS = 14_000;

const MUTATORS: Readonly<Record<string, Mutator>> = {
  aliases: onSet(({ set }, { random }) => {
    const field = random.pick(set.selections);
    if (field.kind !== Kind.FIELD) return;
    add(
      set,
      ...Array.from({ length: random.int(1, 29) }, (_, n) => ({ ...field, alias: nameOf(`${random.hex(4)}${n}`) })),
    );
  }),
  repetitions: onSet(({ set }, { random }) => {
    const repeated = random.chance(0.5) ? [random.pick(set.selections)] : set.selections;
    for (let count = random.pick(COUNTS); count > 0; count--) add(set, ...repeated);
  }),
  less: onSet(({ set }, { random }) => {
    if (set.selections.length > 1) Object.assign(set, { selections: random.some(set.selections, 1) });
  }),
  leaves: onSet(({ set, type }) => add(set, ...leavesOf(type))),
  deeper: onSet(({ set, type }, { random }) => {
    const fields = fieldsOf(type).filter((field) => isCompositeType(getNamedType(field.type)));
    if (fields.length === 0) return;
    const { name, type: own } = random.pick(fields);
    const inner = setOf(leavesOf(getNamedType(own) as GraphQLCompositeType));
    add(set, { kind: Kind.FIELD, name: nameOf(name), selectionSet: inner });
  }),
  cycle: onSet(({ set, type, around }, { random }) => {
    const outer = around.filter((each) => each.type === type);
    if (outer.length > 0) Object.assign(set, { selections: structuredClone(random.pick(outer).set.selections) });
  }),
  fragments: onSet(({ set, type }, { random }, document) => {
    const typeCondition = { kind: Kind.NAMED_TYPE, name: nameOf(type.name) } as const;
    const [base, levels, count] = [`F${random.hex(4)}`, random.int(1, 30), random.int(1, 8)];
    const spreads = (level: number): SelectionNode[] =>
      Array.from({ length: count }, () => ({ kind: Kind.FRAGMENT_SPREAD, name: nameOf(`${base}_${level}`) }));
    const definitions = Array.from({ length: levels }, (_, level) => ({
      kind: Kind.FRAGMENT_DEFINITION,
      name: nameOf(`${base}_${level}`),
      typeCondition,
      selectionSet: setOf(level + 1 < levels ? spreads(level + 1) : structuredClone(set.selections)),
    }));
    Object.assign(document, { definitions: [...document.definitions, ...definitions] });
    Object.assign(set, { selections: spreads(0) });
  }),
  inline: onSet(({ set, type }, { random }) => {
    const typeCondition = { kind: Kind.NAMED_TYPE, name: nameOf(type.name) } as const;
    let wrapped = set.selections;
    for (let level = random.int(1, 30); level > 0; level--) {
      wrapped = [{ kind: Kind.INLINE_FRAGMENT, typeCondition, selectionSet: setOf(wrapped) }];
    }
    Object.assign(set, { selections: wrapped });
  }),
  pages: (request, { random }) => {
    const size = random.pick([1, 20, 100, 250, 1000]);
    return { ...request, query: request.query.replaceAll(/first:\s*\d+/g, `first: ${size}`) };
  },
  text: (request, { random }) => ({ ...request, query: brokenDocument(request.query, random) }),
  slice: ({ query, ...request }, { random }) => {
    const start = random.int(0, query.length);
    const end = start + random.pick([1, 5, 20, 100, 5000]);
    const slice = random.chance(0.5) ? query.slice(start, end) : random.pick(IGNORED);
    const times = Math.min(random.pick([0, ...COUNTS, 100_000]), Math.ceil(1_000_000 / Math.max(1, slice.length)));
    return { ...request, query: query.slice(0, start) + slice.repeat(times) + query.slice(end) };
  },
  variables: (request, { random }) => {
    const { variables = '{}' } = request;
    if (!variables.startsWith('{')) return undefined;
    const count = random.pick([100, 5000, 9000]);
    const value = random.pick([
      `{${Array.from({ length: count }, (_, n) => `"k${n}":${n}`).join()}}`,
      `[${Array.from({ length: count }, () => random.pick(['{}', '"a"', '1.7976931348623157e308'])).join()}]`,
      `${'['.repeat(count)}${']'.repeat(count)}`,
      JSON.stringify(longText(random)),
      '9'.repeat(random.pick(LENGTHS)),
    ]);
    // In the place of one that the operation has, or besides those.
    const own = /"\w+":("[^"]*"|\d+)(?=[,}])/.exec(variables);
    if (own && random.chance(0.5)) return { ...request, variables: variables.replace(own[1] ?? '', () => value) };
    const rest = variables.slice(1).trimStart();
    return { ...request, variables: `{"u${random.hex(4)}":${value}${rest.startsWith('}') ? '' : ','}${rest}` };
  },
  argument: (request, { random }) => {
    const text = JSON.stringify(longText(random).slice(0, 100_000));
    return { ...request, query: request.query.replace(/"[^"]*"/, () => text) };
  },
  form: (request, { random }) => ({ ...request, form: random.pick(['post', 'get', 'multipart']) }),
  header: (request, { random }) => {
    const [name, piece] = random.pick(HEADERS);
    const length = random.pick([100, 5000, MOST_HEADER_CHARACTERS]);
    const value = piece.repeat(Math.ceil(length / piece.length)).trim();
    return { ...request, headers: { ...request.headers, [name]: value } };
  },
};

/** A selection set of a document, with its type and those of the sets around it. */
interface Site {
  readonly set: SelectionSetNode;
  readonly type: GraphQLCompositeType;
  readonly around: readonly Site[];
}

/** Longer documents are not parsed for changes. */
const LONGEST_PARSED = 60_000;

/** Changes a random selection set of the document. */
function onSet(change: (site: Site, material: Material, document: DocumentNode) => void): Mutator {
  return (request, material) => {
    if (request.query.length > LONGEST_PARSED) return undefined;
    let document: DocumentNode;
    try {
      document = parse(request.query, { noLocation: true, maxTokens: 20_000 });
    } catch {
      return undefined;
    }
    const sites = sitesIn(material.schema, document);
    if (sites.length === 0) return undefined;
    change(material.random.pick(sites), material, document);
    const query = print(document).replace(/\n\s*/g, ' ');
    return query === request.query ? undefined : { ...request, query };
  };
}

function sitesIn(schema: GraphQLSchema, document: DocumentNode): Site[] {
  const sites: Site[] = [];
  const around: Site[] = [];
  const info = new TypeInfo(schema);
  const enter = (set: SelectionSetNode) => {
    const type = info.getParentType();
    if (!isCompositeType(type)) return false;
    const site = { set, type, around: [...around] };
    sites.push(site);
    around.push(site);
    return undefined;
  };
  visit(document, visitWithTypeInfo(info, { SelectionSet: { enter, leave: () => void around.pop() } }));
  return sites;
}

const nameOf = (value: string) => ({ kind: Kind.NAME, value }) as const;
const setOf = (selections: readonly SelectionNode[]) => ({ kind: Kind.SELECTION_SET, selections }) as const;

function add(set: SelectionSetNode, ...selections: readonly SelectionNode[]): void {
  Object.assign(set, { selections: [...set.selections, ...selections] });
}

function fieldsOf(type: GraphQLCompositeType) {
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
}

function leavesOf(type: GraphQLCompositeType): FieldNode[] {
  const leaves = fieldsOf(type).filter((field) => !isCompositeType(getNamedType(field.type)));
  return ['__typename', ...leaves.map(({ name }) => name)].map((name) => ({ kind: Kind.FIELD, name: nameOf(name) }));
}

/** A text that may be slow for regular expressions. */
function longText(random: Random): string {
  const piece = random.pick(PIECES);
  const text = piece.repeat(Math.ceil(random.pick(LENGTHS) / piece.length));
  return random.chance(0.5) ? text : `${random.pick(['https://a/', '2026-01-01T', 'a', '"', 'T3JkZXI6'])}${text}!`;
}

/** An HTTP request. */
interface HttpMessage {
  readonly method: 'GET' | 'POST';
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const BOUNDARY = 'worst-case';
/** Some APIs forward it. */
const CREDENTIAL = { authorization: 'Bearer sandbox' };

/** Serializes a request to HTTP. */
export function messageOf(request: CostlyRequest): HttpMessage {
  const { form, query, variables, operationName, extensions } = request;
  const headers = { ...CREDENTIAL, ...request.headers };
  if (form === 'get') {
    const given = Object.entries({ query, variables, operationName, extensions }).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${encodeURIComponent(value.toWellFormed())}`],
    );
    return { method: 'GET', target: `/graphql?${given.join('&')}`, headers, body: undefined };
  }
  const posted = (type: string, body: string, more = {}) =>
    ({ method: 'POST', target: '/graphql', headers: { 'content-type': type, ...more, ...headers }, body }) as const;
  return form === 'post'
    ? posted('application/json', jsonOf(request))
    : posted(`multipart/form-data; boundary=${BOUNDARY}`, multipartOf(request), { 'graphql-preflight': '1' });
}

function jsonOf({ query, variables, operationName, extensions }: CostlyRequest): string {
  const members = [`"query":${JSON.stringify(query)}`];
  if (variables !== undefined) members.push(`"variables":${variables}`);
  if (operationName !== undefined) members.push(`"operationName":${JSON.stringify(operationName)}`);
  if (extensions !== undefined) members.push(`"extensions":${extensions}`);
  return `{${members.join(',')}}`;
}

/** GraphQL multipart request specification: `operations`, `map`, and one file. */
function multipartOf(request: CostlyRequest): string {
  const variables = request.variables ?? '{}';
  const rest = variables.slice(1).trimStart();
  const withFile = `{"file":null${rest.startsWith('}') ? '' : ','}${rest}`;
  const operations = jsonOf({ ...request, variables: variables.startsWith('{') ? withFile : variables });
  const field = (name: string, value: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = field('0"; filename="a.txt', 'content');
  return `${field('operations', operations)}${field('map', '{"0":["variables.file"]}')}${file}--${BOUNDARY}--\r\n`;
}

/** A response, complete or not. */
export interface Answer {
  /** 0 without a response. */
  readonly status: number;
  readonly bytes: number;
  /** The body, or its beginning. */
  readonly text: string;
  readonly isWhole: boolean;
  readonly tookMs: number;
}

/** Longer bodies are truncated. */
const MOST_BODY_BYTES = 32 * 1024 * 1024;

/** Sends one request on a connection of its own. The caller disconnects after this many milliseconds, answered or not. */
export function send(port: number, { method, target, headers, body }: HttpMessage, leaveMs: number): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve) => {
    let status = 0;
    let bytes = 0;
    const chunks: Buffer[] = [];
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = httpRequest(
      { host: '127.0.0.1', port, path: target, method, headers: { ...headers, ...length }, agent: false },
      (response) => {
        status = response.statusCode ?? 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes <= MOST_BODY_BYTES) chunks.push(chunk);
        });
        response.on('error', () => undefined);
      },
    );
    const leave = setTimeout(() => sent.destroy(), leaveMs);
    sent.on('error', () => undefined);
    sent.on('close', () => {
      clearTimeout(leave);
      const text = Buffer.concat(chunks).toString();
      resolve({ status, bytes, text, isWhole: bytes <= MOST_BODY_BYTES, tookMs: performance.now() - began });
    });
    sent.end(body);
  });
}
