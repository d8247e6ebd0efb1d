import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { Random } from '#sandbox';
import { corruptOperation } from '#test/routes/corrupt-operation';
import type { KnownValues } from '#test/routes/known-values';
import { type Operation, OperationMaker } from '#test/routes/operation-maker';
import { quickRootFields, SLOW_FIELDS } from '#test/routes/quick-root-fields';
import { PRIVATE } from './answers.ts';

/** Values that a text names, between bars. */
function among(text: string): string[] {
  return text.split(/\s*\n\s*\| | \| /);
}

/** A request apart from how it is framed. */
interface Message {
  readonly method: string;
  /** The path and query. */
  readonly target: string;
  /** All headers but those that every request has. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body?: Buffer | undefined;
}

/** The bytes of a request on a connection of its own. Headers may be malformed. */
function bytesOf({ method, target, headers, body }: Message): Buffer {
  const has = (name: string) => headers.some(([each]) => each.toLowerCase() === name);
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(has('host') ? [] : ['Host: localhost']),
    ...(has('connection') ? [] : ['Connection: close']),
    ...(body && !has('content-length') && !has('transfer-encoding') ? [`Content-Length: ${body.length}`] : []),
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body ?? Buffer.alloc(0)]);
}

/** A body with the headers that come with it. */
interface Body {
  readonly bytes: Buffer;
  readonly headers: readonly (readonly [string, string])[];
}

type Change = (json: string, random: Random) => string | Buffer | Body;

const JSON_TYPE = ['Content-Type', 'application/json'] as const;
const typed = (type: string) => (json: string) => ({
  bytes: Buffer.from(json),
  headers: [['Content-Type', type] as const],
});
const encoded = (encoding: string, pack: (bytes: Buffer) => Buffer) => (json: string) => ({
  bytes: pack(Buffer.from(json)),
  headers: [JSON_TYPE, ['Content-Encoding', encoding] as const],
});
const member = (name: string, value: string) => (json: string) => json.replace(/^\{/, `{"${name}":${value},`);

/** Changes of a body of JSON that make it another one, or none. */
const CHANGES: readonly Change[] = [
  (json, random) => json.slice(0, random.int(0, json.length)),
  (json, random) => `${json}${random.pick(['}', ' ', '\u0000', json, ',', 'x'])}`,
  (json) => `\uFEFF${json}`,
  (json) => Buffer.from(json, 'utf16le'),
  (json) => Buffer.concat([Buffer.from(json.slice(0, -1)), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from('}')]),
  (json, random) =>
    json.replace(
      '"query"',
      random.pick(['"Query"', '"__proto__"', '"constructor"', '"query\\u0000"', '"quer\\u0079"']),
    ),
  (json, random) => flipped(json, random),
  (json, random) => flipped(json, random),
  (json, random) => `[${Array.from({ length: random.int(0, 12) }, () => json).join(',')}]`,
  (json) => `[[${json}]]`,
  member('query', '"{ __typename }"'),
  member('__proto__', '{"polluted":true}'),
  member('constructor', '{"prototype":{"polluted":true}}'),
  member('variables', '{"__proto__":{"polluted":true},"a":1e999}'),
  member('variables', '[1,2]'),
  member('variables', '"text"'),
  member('operationName', '{"a":1}'),
  member('operationName', `"${'x'.repeat(5000)}"`),
  member('extensions', '[]'),
  member('extensions', '{"persistedQuery":{"version":1,"sha256Hash":"00"}}'),
  member('extensions', '{"persistedQuery":{"version":99,"sha256Hash":{}}}'),
  member('extensions', '{"explain":true}'),
  member('extensions', '{"__proto__":{"explain":true}}'),
  member('documentId', '"sha256:unknown"'),
  member('documentId', '"__proto__"'),
  member('unknown', 'null'),
  (_json, random) => `{"variables":${'['.repeat(random.pick([10, 1000, 100_000]))}`,
  (_json, random) =>
    `{"query":"{__typename}","variables":{"a":${'{"a":'.repeat(random.pick([10, 1000, 50_000]))}1${'}'.repeat(10)}`,
  (_json, random) =>
    `{"query":"{__typename}","variables":{${Array.from({ length: random.pick([10, 1000, 30_000]) }, (_, n) => `"k${n}":${n}`).join(',')}}}`,
  (_json, random) =>
    `{"query":"{__typename}","variables":{"a":[${Array.from({ length: random.pick([10, 1000, 30_000]) }, (_, n) => n).join(',')}]}}`,
  (_json, random) => `{"query":"{__typename}","variables":{"a":${'9'.repeat(random.pick([20, 400, 100_000]))}}}`,
  (_json, random) =>
    random.pick(among(' |   | null | 1 | "query" | [] | {} | {"query":null} | {"query":1} | {"query":""} | \u0000')),
  typed('application/json; charset=utf-7'),
  typed('application/json; charset=utf-16'),
  typed('application/json; charset="utf-8"'),
  typed('application/json;;'),
  typed('application/graphql'),
  typed('application/graphql-response+json'),
  typed('text/plain'),
  typed('application/x-www-form-urlencoded'),
  typed('multipart/form-data'),
  typed('a'.repeat(3000)),
  (json) => ({ bytes: Buffer.from(json), headers: [] }),
  (json) => ({ bytes: Buffer.from(json), headers: [JSON_TYPE, JSON_TYPE] }),
  encoded('gzip', gzipSync),
  encoded('br', brotliCompressSync),
  encoded('deflate', deflateSync),
  encoded('identity', (bytes) => bytes),
  encoded('unknown', (bytes) => bytes),
  () => encoded('gzip', () => gzipSync(Buffer.alloc(2 ** 20, ' ')))(''),
  () => Buffer.alloc(1_100_000, ' '),
];

function changedBody(json: string, random: Random): Body {
  const changed = random.pick(CHANGES)(json, random);
  if (typeof changed === 'string') return { bytes: Buffer.from(changed), headers: [JSON_TYPE] };
  return Buffer.isBuffer(changed) ? { bytes: changed, headers: [JSON_TYPE] } : changed;
}

function flipped(json: string, random: Random): Buffer {
  const bytes = Buffer.from(json);
  for (let count = random.int(1, 3); count > 0; count--) bytes[random.int(0, bytes.length - 1)] = random.int(0, 255);
  return bytes;
}

/** Texts that are put anywhere into a document. */
const PIECES =
  '{ } ( ) [ ] : ! $ | & = ... ...F0 "" " """ \\u0000 # \u0000 \uFEFF \uD800 \u2028 \u{1f600} ,,, -0 1e400 .5 0x1'
    .split(' ')
    .concat('__proto__ constructor toString __typename @include(if:$none) @defer @stream @aa query null $v1'.split(' '))
    .concat('\r', '\t', '9'.repeat(400), '[[[[1]]]]', '{ a: 1, a: 2 }', '"""block \\""" string"""', 'type A { a: Int }')
    .concat('__schema { types { name } }', '__type(name: "Query") { name }', '@skip(if: true) @skip(if: false)')
    .concat('mutation { __typename }', 'subscription { __typename }', 'fragment F0 on Query { ...F0 }');

/** A document with a few random changes of its text: most are no longer GraphQL. */
export function brokenDocument(query: string, random: Random): string {
  let text = query;
  for (let count = random.int(1, 4); count > 0; count--) text = changed(text, random);
  return text;
}

function changed(text: string, random: Random): string {
  const at = random.int(0, text.length);
  const to = Math.min(text.length, at + random.int(1, 12));
  switch (random.int(0, 5)) {
    case 0:
      return text.slice(0, at) + text.slice(to);
    case 1:
      return text.slice(0, to) + text.slice(at);
    case 2:
      return text.slice(0, at) + String.fromCharCode(random.int(0, 0xff)) + text.slice(at + 1);
    case 3:
      return text.slice(0, at);
    default:
      return `${text.slice(0, at)} ${random.pick(PIECES)} ${text.slice(at)}`;
  }
}

type Bomb = (size: number, random: Random) => string;

/** Documents that would cost much, if their cost were not bounded. */
const BOMBS: Readonly<Record<string, Bomb>> = {
  aliases: (size) => `{ ${times(size, (n) => `a${n}: __typename`)} }`,
  'aliases of calls': (size) => `{ ${times(size, (n) => `a${n}: quotes(first: ${n % 100}) { totalCount }`)} }`,
  'aliases in fragments': (size) =>
    `{ ${times(20, (n) => `...F${n % 2}`)} } ${times(2, (f) => `fragment F${f} on Query { ${times(size, (n) => `a${f}_${n}: __typename`)} }`)}`,
  'repeated fields': (size) => `{ ${times(size, () => '__typename')} }`,
  'overlapping fields': (size) => `{ ${times(size, () => 'countries { nodes { name { common } } }')} }`,
  directives: (size) => `{ __typename ${times(size, () => '@skip(if: false)')} }`,
  'unknown directives': (size) => `{ __typename ${'@aa'.repeat(size)} }`,
  depth: (size) => `${'{ a '.repeat(size)}${'}'.repeat(size)}`,
  'depth of values': (size) => `{ quotes(first: ${'['.repeat(size)}${']'.repeat(size)}) { totalCount } }`,
  'depth of types': (size) => `query ($v: ${'['.repeat(size)}Int${']'.repeat(size)}) { __typename }`,
  'fragments that spread themselves': (size) =>
    `{ ...F0 } ${times(size, (n) => `fragment F${n} on Query { ...F${(n + 1) % size} }`)}`,
  'fragments that spread the next ones': (size, random) => {
    const levels = Math.min(size, 60);
    const spreads = random.int(2, 6);
    return `{ ...F0 } ${times(levels, (n) => `fragment F${n} on Query { ${n === levels - 1 ? '__typename' : `...F${n + 1} `.repeat(spreads)} }`)}`;
  },
  'circular introspection': (size) =>
    `{ __schema { types { ${'fields { type { '.repeat(Math.min(size, 200))}name${' } }'.repeat(Math.min(size, 200))} } } }`,
  'cyclic fields': (size, random) => {
    const depth = random.int(1, Math.min(size, 9));
    return `{ countries(first: 250) { nodes { ${'borders { '.repeat(depth)}code${' }'.repeat(depth)} } } }`;
  },
  comments: (size) => `{ __typename }${'\n#'.repeat(size * 10)}`,
  'block string': (size) => `{ quotes(search: """${'a'.repeat(size * 100)}""") { totalCount } }`,
  'list of ids': (size) => `{ nodes(ids: [${times(size, (n) => `"T3JkZXI6${n}"`)}]) { id } }`,
  operations: (size) => times(size, (n) => `query Q${n} { __typename }`),
  variables: (size) => `query (${times(size, (n) => `$v${n}: Int = ${n}`)}) { __typename }`,
};

function bomb(random: Random): string {
  const size = random.pick([5, 20, 31, 51, 100, 400, 2000, 8000]);
  return random.pick(Object.values(BOMBS))(size, random);
}

function times(count: number, of: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => of(index)).join(' ');
}

type Header = readonly [string, string];

const LONG = 'x'.repeat(5000);
/** Values of headers that the gateway reads, malformed ones among them. */
const VALUES: readonly (readonly [string, readonly string[]])[] = Object.entries({
  Accept: `*/* | application/json | application/graphql-response+json;q=0.1, application/json;q=0 | text/html | multipart/mixed
    | a/b;q=x | ,,, | text/event-stream | ${LONG}`,
  'Accept-Encoding': `gzip | br;q=1, gzip;q=0 | identity;q=0 | * | zstd | ${LONG}`,
  Authorization: `Bearer ${PRIVATE} | Basic ${Buffer.from(`a:${PRIVATE}`).toString('base64')} | Bearer
    | Bearer ${PRIVATE} ${PRIVATE} | Negotiate x | Bearer mfk_${PRIVATE} | ${LONG}`,
  'X-API-Key': `mfk_${PRIVATE} | ${PRIVATE} |  | ${LONG}`,
  Cookie: `session=${PRIVATE} | __proto__=${PRIVATE} | ;;; | ${LONG}`,
  Origin: `null | http://evil.example | https://app.example | https://app.example.evil | file:// | ${LONG}`,
  Host: `localhost | 127.0.0.1 | evil.example | localhost:99999 | [::1] |  | a b | localhost/x | ${'a'.repeat(300)}`,
  'X-Forwarded-For': `1.2.3.4 | ::1 | ${PRIVATE} | ${','.repeat(200)} | 1.2.3.4, 5.6.7.8`,
  'X-Forwarded-Host': 'evil.example',
  Forwarded: 'for=1.2.3.4;host=evil.example',
  'X-Forwarded-Client-Cert': `By=x;Hash=ab;URI=spiffe://x | " | ${LONG}`,
  'SSL-Client-Verify': 'SUCCESS',
  'X-Request-ID': ` | ${'a'.repeat(500)} | a\tb | <script> | ../../x | %0d%0aX-Evil: 1 | {}`,
  traceparent: `00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01 | 00-0-0-00 | ff-x | ${LONG}`,
  tracestate: `a=b | =,=,= | ${LONG}`,
  'If-None-Match': `* | "x" | W/"x", "y" | ${'"'.repeat(100)} | ${LONG}`,
  'Cache-Control': 'no-store | only-if-cached | max-age=0 | max-stale',
  Range: 'bytes=0-1',
  Expect: '100-continue | 200-ok',
  'GraphQL-Preflight': '1',
  'GraphQL-Cost': `report | x | ${LONG}`,
  'Content-Type': 'application/json | text/plain | multipart/form-data; boundary=x',
  'Content-Language': 'x',
  Upgrade: 'h2c | websocket',
  TE: 'trailers',
  'Accept-Language': 'xx',
  'User-Agent': `${PRIVATE} |  | \${jndi:ldap://x}`,
  ['__proto__']: '1',
  constructor: '1',
  'X-HTTP-Method-Override': 'POST | DELETE',
  'Access-Control-Request-Method': `POST | x y | ${LONG}`,
  'Access-Control-Request-Headers': `x-a, x-b | * | ${LONG}`,
}).map(([name, values]) => [name, among(values)]);

/** Bytes in headers that no client should send. */
const BAD: readonly Header[] = [
  ['X-Bad', 'a\u0000b'],
  ['X-Bad', 'a\nX-Evil: 1'],
  ['X Bad', '1'],
  ['', '1'],
  ['X-Bad', '\u00ff\u00fe'],
  ['Content-Length', '-1'],
  ['Content-Length', '1e3'],
  ['Content-Length', '99999999999999999999'],
  ['Transfer-Encoding', 'chunked, chunked'],
  ['Transfer-Encoding', 'gzip'],
  ['X-Large', 'x'.repeat(20_000)],
];

/** A few headers at random. */
function someHeaders(random: Random): Header[] {
  const headers = Array.from({ length: random.int(1, 4) }, (): Header => {
    if (random.chance(0.06)) return random.pick(BAD);
    const [name, values] = random.pick(VALUES);
    return [name, random.pick(values)];
  });
  if (random.chance(0.02)) headers.push(...Array.from({ length: 500 }, (_, n): Header => [`X-H${n}`, 'x']));
  return headers;
}

/** The gateway has read the bytes by then. */
const LEAVE_MS = 100;

type Malformed = { readonly bytes: Buffer; readonly leaveAfterMs?: number };
type Framing = (message: Message & { readonly body: Buffer }, random: Random) => Buffer;

const join = (...parts: readonly (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')));
const withHeaders = (message: Message, ...headers: readonly (readonly [string, string])[]) => ({
  ...message,
  headers: [...message.headers, ...headers],
});
const CHUNKED = ['Transfer-Encoding', 'chunked'] as const;
const chunked = (body: Buffer) => join(`${body.length.toString(16)}\r\n`, body, '\r\n0\r\n\r\n');

/** Requests that are framed in another way than by their length, or wrongly. */
const FRAMINGS: readonly Framing[] = [
  ({ body, ...message }) => join(bytesOf(withHeaders(message, CHUNKED)), chunked(body)),
  ({ body, ...message }) => join(bytesOf(withHeaders(message, CHUNKED, ['Content-Length', '5'])), chunked(body)),
  (message) => bytesOf(withHeaders(message, ['Content-Length', String(Math.max(0, message.body.length - 5))])),
  (message) => bytesOf(withHeaders(message, ['Content-Length', String(message.body.length)], ['Content-Length', '3'])),
  (message, random) => {
    const one = bytesOf(withHeaders(message, ['Connection', 'keep-alive']));
    return join(...Array.from({ length: random.int(1, 5) }, () => one), bytesOf(message));
  },
  (message, random) => join(bytesOf(message), random.pick(['\r\n', 'GET', '\u0000\u0000', 'GET / HTTP/1.1\r\n\r\n'])),
];
/** Those whose end the gateway may wait for. */
const UNENDED: readonly Framing[] = [
  ({ body, ...message }, random) =>
    join(
      bytesOf(withHeaders(message, CHUNKED)),
      random.pick(['x\r\n', '-1\r\n', 'ffffffffffffffffff\r\n', '5;ext="\r\n', '\r\n', '5\nhello\n']),
      body,
    ),
  (message) => bytesOf(withHeaders(message, ['Content-Length', String(message.body.length + 10)])),
  (message, random) => {
    const bytes = bytesOf(message);
    return bytes.subarray(0, random.int(0, bytes.length));
  },
  (message) => Buffer.from(bytesOf(message).toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  (message, random) => bytesOf({ ...message, target: random.pick(TARGETS) }),
  (message, random) => {
    const version = random.pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'http/1.1', '']);
    return Buffer.from(bytesOf(message).toString('latin1').replace('HTTP/1.1', version), 'latin1');
  },
  (_message, random) => Buffer.from(Array.from({ length: random.int(1, 300) }, () => random.int(0, 255))),
];
const TARGETS = among(
  `* | http://evil.example/graphql | http://localhost/graphql | /graphql\u0001 |  | /${'a'.repeat(20_000)}`,
);

/** A message whose bytes are not what its headers say, or not HTTP at all. */
function malformed(message: Message & { readonly body: Buffer }, random: Random): Malformed {
  const framing = random.pick([...FRAMINGS, ...UNENDED]);
  const bytes = framing(message, random);
  return { bytes, ...(UNENDED.includes(framing) && { leaveAfterMs: LEAVE_MS }) };
}

const MUTATION = `mutation ($file: Upload!) { concurrentAppend(input: { path: "a", content: { file: $file } }) { __typename } }`;
const PATHS = among(
  'variables.file | variables.__proto__.x | variables.file.0 | query | variables |  | variables.constructor.prototype.x',
);
const OPERATIONS = [
  JSON.stringify({ query: MUTATION, variables: { file: null } }),
  JSON.stringify({ query: MUTATION, variables: {} }),
  JSON.stringify([{ query: MUTATION, variables: { file: null } }]),
  JSON.stringify({ query: '{ __typename }' }),
  '{"query":',
  'null',
  `${'['.repeat(20_000)}`,
];
const MAPS = [
  (path: string) => JSON.stringify({ 0: [path] }),
  (path: string) => JSON.stringify({ 0: [path, path], 1: [path] }),
  (path: string) => `{"__proto__":["${path}"]}`,
  () => '{}',
  () => '[]',
  () => '{"0":"variables.file"}',
  () => '{"0":[{}]}',
  () => JSON.stringify(Object.fromEntries(Array.from({ length: 200 }, (_, n) => [n, ['variables.file']]))),
];

/** A multipart request: whole or not, in order or not. */
function multipart(random: Random): Body {
  const boundary = random.pick(['b', 'b', 'b', '----x', 'a'.repeat(80)]);
  const field = (name: string, text: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${text}`;
  const file = (name: string, size: number) =>
    `Content-Disposition: form-data; name="${name}"; filename="${random.pick(['a.txt', '../../a', 'a\u0000b', '"'])}"\r\nContent-Type: text/plain\r\n\r\n${'x'.repeat(size)}`;
  const isGood = random.chance(0.3);
  const parts = [
    field('operations', isGood ? (OPERATIONS[0] ?? '') : random.pick(OPERATIONS)),
    field('map', isGood ? '{"0":["variables.file"]}' : random.pick(MAPS)(random.pick(PATHS))),
    file('0', random.pick([0, 1, 100, 70_000])),
  ];
  if (!isGood) {
    if (random.chance(0.3)) parts.reverse();
    if (random.chance(0.3)) parts.splice(random.int(0, 2), 1);
    if (random.chance(0.3))
      parts.push(...Array.from({ length: random.pick([1, 12, 300]) }, (_, n) => file(String(n), 5)));
    if (random.chance(0.2)) parts.push(field('operations', OPERATIONS[3] ?? ''));
    if (random.chance(0.1)) parts.unshift('no header at all');
    if (random.chance(0.1)) parts.unshift(`Content-Disposition: form-data; name="${'n'.repeat(5000)}"\r\n\r\nx`);
  }
  const end = isGood || random.chance(0.8) ? `--${boundary}--\r\n` : '';
  const text = `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}${end}`;
  const type =
    isGood || random.chance(0.9) ? `multipart/form-data; boundary=${boundary}` : 'multipart/form-data; boundary=other';
  const preflight = random.chance(0.8) ? [['GraphQL-Preflight', '1'] as const] : [];
  return { bytes: Buffer.from(text), headers: [['Content-Type', type] as const, ...preflight] };
}

/** A request as bytes. */
export interface FuzzRequest {
  readonly kind: string;
  readonly bytes: Buffer;
  readonly isHead: boolean;
  /** Milliseconds after which the caller leaves. */
  readonly leaveAfterMs?: number | undefined;
  readonly query: string;
}

/** Makes requests, equal ones for equal seeds and numbers. */
export class RequestMaker {
  readonly #schema: GraphQLSchema;
  readonly #known: KnownValues;
  readonly #seed: string;

  constructor(schema: GraphQLSchema, known: KnownValues, seed: string) {
    this.#schema = schema;
    this.#known = known;
    this.#seed = seed;
  }

  /** Any request: a good one, or one that is broken in some way. */
  any(number: number): FuzzRequest {
    const random = new Random(`${this.#seed} request ${number}`);
    const pick = random.next();
    const id: Header = ['X-Request-ID', `fuzz-${number}`];
    const post = (kind: string, operation: Operation, headers: readonly Header[] = []) =>
      whole(kind, { ...jsonPost(operation), headers: [id, JSON_TYPE, ...headers] }, operation.query);
    if (pick < 0.25) return post('valid', this.#operation(random));
    if (pick < 0.4) return post('corrupted', corruptOperation(this.#operation(random), random));
    if (pick < 0.55) return post('broken', { query: brokenDocument(this.#operation(random).query, random) });
    if (pick < 0.6) return post('bomb', { query: bomb(random) });
    if (pick < 0.7) return this.#body(random, id);
    if (pick < 0.78) return this.#inUrl(random, id);
    if (pick < 0.88) return post('headers', this.#operation(random), someHeaders(random));
    if (pick < 0.94) {
      const { bytes, headers } = multipart(random);
      return whole('multipart', { method: 'POST', target: '/graphql', headers: [id, ...headers], body: bytes }, '');
    }
    if (pick < 0.97) return { ...post('leaving', this.#operation(random)), leaveAfterMs: random.int(0, 20) };
    const operation = this.#operation(random);
    const message = { ...jsonPost(operation), headers: [id, JSON_TYPE] };
    const { bytes, leaveAfterMs } = malformed(message, random);
    return { kind: 'malformed', bytes, isHead: false, leaveAfterMs, query: operation.query };
  }

  /** A good request, which carries its number to upstreams. */
  good(number: number): FuzzRequest {
    const random = new Random(`${this.#seed} answer ${number}`);
    const operation = this.#operation(random);
    const headers: Header[] = [JSON_TYPE, ['X-Request-ID', `fuzz-${number}`], ['X-Fuzz', String(number)]];
    if (random.chance(0.1)) headers.push(['Cookie', `a=${PRIVATE}`], ['User-Agent', PRIVATE]);
    return whole('hostile answers', { ...jsonPost(operation), headers }, operation.query);
  }

  #operation(random: Random): Operation {
    const root = random.chance(0.1) ? this.#schema.getMutationType() : this.#schema.getQueryType();
    const maker = new OperationMaker(this.#schema, this.#known, random, { without: SLOW_FIELDS });
    const operation = maker.make(root as GraphQLObjectType, [random.pick(quickRootFields(root))]);
    return random.chance(0.2) ? withPrivate(operation) : operation;
  }

  #body(random: Random, id: Header): FuzzRequest {
    const operation = this.#operation(random);
    const { bytes, headers }: Body = changedBody(JSON.stringify(operation), random);
    const method = random.chance(0.9) ? 'POST' : random.pick(['PUT', 'PATCH', 'DELETE', 'GET', 'post', 'TRACE', 'PRI']);
    const message = { method, target: '/graphql', headers: [id, ...headers], body: bytes };
    return whole('body', message, operation.query);
  }

  #inUrl(random: Random, id: Header): FuzzRequest {
    const { query, variables, operationName } = random.chance(0.7)
      ? this.#operation(random)
      : { query: brokenDocument(this.#operation(random).query, random), variables: { a: PRIVATE }, operationName: 'Q' };
    const search = new URLSearchParams({
      query: query.isWellFormed() ? query : '{',
      ...(variables && { variables: JSON.stringify(variables) }),
      ...(operationName !== undefined && { operationName }),
      ...(random.chance(0.1) && { extensions: random.pick(['{}', '{"explain":true}', 'x', '[]']) }),
      ...(random.chance(0.1) && { [random.pick(['documentId', '__proto__', 'x', 'query ', 'Query'])]: 'a' }),
    }).toString();
    const spoiled = random.chance(0.2)
      ? random.pick(['%', '%zz', '%ff', `${search}&${search}`, `${search}#f`, '', `${search}%c0%af`, 'query=%00', '?'])
      : search;
    const method = random.pick(['GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'DELETE', 'QUERY']);
    const path = random.chance(0.95)
      ? '/graphql'
      : random.pick(
          '/ /graphql/ //graphql /x/../graphql /%67raphql /health/ready /console/ /console/events /metrics'.split(' '),
        );
    const headers = random.chance(0.3) ? someHeaders(random) : [];
    return whole('url', { method, target: `${path}?${spoiled}`, headers: [id, ...headers] }, query);
  }
}

function jsonPost(operation: Operation) {
  return { method: 'POST', target: '/graphql', body: Buffer.from(JSON.stringify(operation)) };
}

function whole(kind: string, message: Message, query: string): FuzzRequest {
  return { kind, bytes: bytesOf(message), isHead: message.method === 'HEAD', query };
}

/** The operation, of whose variables the texts are secrets of the caller. */
function withPrivate({ variables, ...operation }: Operation): Operation {
  const text = JSON.stringify(variables ?? {}).replaceAll(/:"[^"\\]*"/g, `:"${PRIVATE}"`);
  return { ...operation, variables: JSON.parse(text) as Record<string, unknown> };
}
