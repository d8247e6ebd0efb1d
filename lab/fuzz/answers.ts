import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { Random } from '#sandbox';
import { localServer } from '#test/local-server';
import { operationOf, recordExamples } from '#test/recorded';

/** Secrets of the operator and of upstreams: no output may contain one. */
export const SECRET = 'canary';
/** A secret in free text of an upstream, such as a stack trace. */
const SECRET_TEXT = `${SECRET} secret at /srv/${SECRET}/index.js:7, https://${SECRET}.internal/?key=${SECRET}`;
/** Secrets of callers: no log, metric, trace or page of the console may contain one. */
export const PRIVATE = 'pr1vate';

const SECRET_FORMS = /canary|Y2FuYXJ5/i;
const PRIVATE_FORMS = /pr1vate|cHIxdmF0Z/i;

/** A text around the first secret that an output for anyone contains. */
export function secretIn(text: string): string | undefined {
  return around(text, SECRET_FORMS);
}

/** A text around the first secret that an output for operators contains. */
export function privateIn(text: string): string | undefined {
  return around(text, SECRET_FORMS) ?? around(text, PRIVATE_FORMS);
}

function around(text: string, forms: RegExp): string | undefined {
  const at = text.search(forms);
  return at < 0 ? undefined : text.slice(Math.max(0, at - 80), at + 40);
}

/** The body of a good answer. */
interface GoodAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The bytes of an upstream's response, and how its connection ends. */
interface HostileAnswer {
  readonly bytes: Buffer;
  readonly ending: 'keep' | 'end' | 'reset' | 'hang';
  /** Bytes are written in two parts, with a pause between them. */
  readonly isSlow: boolean;
}

/** Names and values of headers, in their order. */
type Headers = [string, string][];
/** An answer before it is written. */
interface Draft {
  status: number;
  headers: Headers;
  body: Buffer;
}

const EARLY_HINTS = 'HTTP/1.1 103 Early Hints\r\nLink: <x>\r\n\r\n';
const UPGRADE = 'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n';
const NO_HTTP = [SECRET_TEXT, '', 'HTTP/1.1', 'HTTP/1.1 200', 'HTTP/2.0 200 OK\r\n\r\n', 'HTTP/1.1 99999 X\r\n\r\n'];

/** The bytes of an answer, whose length is sometimes another than they say. */
function framed({ status, headers, body }: Draft, random: Random): HostileAnswer {
  const isFramed = headers.some(([name]) => /^(content-length|transfer-encoding)$/i.test(name));
  const text = (more: Headers) =>
    Buffer.from(
      `HTTP/1.1 ${status} ${random.chance(0.1) ? SECRET : 'OK'}\r\n${[...headers, ...more].map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
      'latin1',
    );
  const length: Headers = [['Content-Length', String(body.length)]];
  const isSlow = random.chance(0.02);
  if (isFramed) return { bytes: Buffer.concat([text([]), body]), ending: 'end', isSlow };
  const good = Buffer.concat([text(length), body]);
  const noBody = status === 204 || status === 304;
  if (random.chance(0.85)) return { bytes: noBody ? text([]) : good, ending: 'keep', isSlow };
  const part = () => good.subarray(0, random.int(0, good.length));
  const withLength = (bytes: number): Headers => [['Content-Length', String(Math.max(0, bytes))]];
  if (random.chance(0.25)) {
    const ending = random.chance(0.1) ? 'hang' : 'reset';
    return { bytes: ending === 'hang' || random.chance(0.5) ? part() : good, ending, isSlow };
  }
  const bytes = random.pick([
    () => Buffer.concat([text(withLength(body.length + 10)), body]),
    () => Buffer.concat([text(withLength(body.length - 10)), body]),
    () => Buffer.concat([text([...length, ['Content-Length', '3']]), body]),
    () => Buffer.concat([text([]), body]),
    () => Buffer.concat([good, good]),
    () => Buffer.concat([Buffer.from(EARLY_HINTS.repeat(random.pick([1, 200]))), good]),
    () => Buffer.concat([Buffer.from(UPGRADE), body]),
    () => {
      const end = Buffer.from(random.pick(['\r\n0\r\n\r\n', 'x', '\r\n', '\r\n-1\r\n']));
      const size = Buffer.from(`${body.length.toString(16)}\r\n`);
      return Buffer.concat([text([['Transfer-Encoding', 'chunked']]), size, body, end]);
    },
    () => Buffer.from(random.pick(NO_HTTP)),
    part,
  ])();
  return { bytes, ending: 'end', isSlow };
}

const HEADERS: Readonly<Record<string, readonly string[]>> = {
  'Content-Type': 'text/html text/plain application/xml application/octet-stream a application/x-ndjson'
    .split(' ')
    .concat('application/json; charset=utf-16', '', 'application/json, text/html', 'x'.repeat(2000)),
  'Cache-Control': 'private no-store max-age=1e9 max-age=-1 max-age="5 ,,,'
    .split(' ')
    .concat('public, max-age=60', 'public, private', 's-maxage=5, stale-if-error=600', 'x'.repeat(2000)),
  Vary: ['*', 'Cookie', 'x-fuzz, X-FUZZ', ',', `${'a,'.repeat(500)}`],
  Age: ['0', '99999999', '-1', 'x'],
  ETag: ['"x"', 'W/"x"', 'x', '"', `"${'x'.repeat(2000)}"`],
  Expires: ['0', '-1', 'Thu, 01 Jan 1970 00:00:00 GMT', 'Thu, 01 Jan 2970 00:00:00 GMT', 'x'],
  Date: ['x', 'Thu, 01 Jan 1970 00:00:00 GMT', ''],
  'Last-Modified': ['x', 'Thu, 01 Jan 2970 00:00:00 GMT'],
  'RateLimit-Remaining': ['0', '-1', 'x', '1e9'],
  'RateLimit-Reset': ['99999999', '-1', 'x'],
  RateLimit: ['"a";r=0;t=5', 'x', '"a";r=-1', '"a";r=1;t=1, "b";r=0;t=99999999'],
  'X-RateLimit-Remaining': ['0', 'x', '-5'],
  'X-RateLimit-Reset': ['1', '99999999999', 'x'],
  Link: ['<http://169.254.169.254/>; rel="next"', '<', `<https://${SECRET}.internal/>; rel=next`],
  'Content-Encoding': ['gzip', 'br', 'deflate', 'zstd', 'unknown', 'gzip, gzip', '__proto__', ''],
  'Content-Length': ['0', '5', '-1', '99999999999', 'x', '0x10'],
  'Transfer-Encoding': ['chunked', 'gzip', 'chunked, chunked'],
  'X-Total-Count': ['-1', '1e99', 'x'],
  'X-Large': ['x'.repeat(17_000)],
  __proto__: ['x'],
  'X-Bad': ['a\u0000b', 'a\u0001'],
  Upgrade: ['h2c'],
  Connection: ['upgrade', 'close', 'keep-alive, x-secret'],
  Trailer: ['x'],
};

/** Changes a few headers that the gateway reads, or the encoding. */
function changeHeaders(draft: Draft, random: Random): void {
  for (let count = random.int(1, 4); count > 0; count--) {
    const name = random.pick(Object.keys(HEADERS));
    if (random.chance(0.7)) draft.headers = draft.headers.filter(([each]) => each.toLowerCase() !== name.toLowerCase());
    draft.headers.push([name, random.pick(HEADERS[name] ?? [])]);
  }
  if (random.chance(0.3)) compress(draft, random);
  if (random.chance(0.03))
    draft.headers.push(...Array.from({ length: 3000 }, (_, n): [string, string] => [`x-${n}`, SECRET]));
}

function compress(draft: Draft, random: Random): void {
  const [name, pack] = random.pick([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ] as const);
  const plain = random.chance(0.1) ? Buffer.alloc(12 * 2 ** 20, ' ') : draft.body;
  const packed = pack(plain);
  draft.body = random.chance(0.3) ? packed.subarray(0, random.int(0, packed.length)) : packed;
  draft.headers = [
    ...draft.headers.filter(([each]) => each.toLowerCase() !== 'content-encoding'),
    ['Content-Encoding', name],
  ];
}

type TextChange = (text: string, random: Random) => string | Buffer;

const TEXTS: readonly TextChange[] = [
  (text, random) => text.slice(0, random.int(0, text.length)),
  (text) => `${text}${SECRET_TEXT}`,
  (text) => `${text}${text}`,
  (text) => `${text}\n${text}\n`,
  (text) => `\uFEFF${text}`,
  (text) => Buffer.from(text, 'utf16le'),
  (text) =>
    Buffer.concat([Buffer.from(text.slice(0, 20)), Buffer.from([0xff, 0xc3, 0x28]), Buffer.from(text.slice(20))]),
  (text) => text.replace(/:\s*\d+/, ':NaN'),
  (text) => text.replace(/:\s*\d+/, `:${'9'.repeat(100)}`),
  (text) => text.replace(/:\s*\d+/, ':12345678901234567890'),
  (text) => text.replace(/:\s*\d+/, ':1e400'),
  (text) => text.replace(/:\s*\d+/, ':-0'),
  (text) => text.replace(/:\s*"/, ':"\\ud800'),
  (text) => text.replace('{', `{"__proto__":{"${SECRET}":"${SECRET}"},`),
  (text) => text.replace(/\{"(\w+)":/, (_found, name: string) => `{"${name}":"${SECRET_TEXT}","${name}":`),
  (text) => `// ${SECRET}\n${text}`,
  (text) => text.replaceAll('"', "'"),
  () => '',
  () => 'null',
  () => '[]',
  () => '{}',
  () => '0',
  () => `"${SECRET_TEXT}"`,
  () => `<html>${SECRET_TEXT}</html>`,
  () => SECRET_TEXT,
  (_text, random) => '['.repeat(random.pick([1000, 100_000])),
  (_text, random) => `${'['.repeat(random.pick([1000, 3000]))}${']'.repeat(1000)}`,
  (text, random) => `${text.slice(0, -1)}${' '.repeat(random.pick([1000, 1_000_000]))}${text.slice(-1)}`,
  (_text, random) => `[${Array.from({ length: random.pick([10, 20_000]) }, () => '{}').join(',')}]`,
  (_text, random) => `{${Array.from({ length: random.pick([10, 20_000]) }, (_, n) => `"k${n}":${n}`).join(',')}}`,
  (text, random) => {
    const bytes = Buffer.from(text);
    for (let count = random.int(1, 5); count > 0 && bytes.length > 0; count--)
      bytes[random.int(0, bytes.length - 1)] = random.int(0, 255);
    return bytes;
  },
];

/** A body with one change of its text, or another body. */
function changedText(body: Buffer, random: Random): Buffer {
  const changed = random.pick(TEXTS)(body.toString(), random);
  return Buffer.isBuffer(changed) ? changed : Buffer.from(changed);
}

/** Bytes of copies. */
const MOST_COPIED = 4 * 1024 * 1024;

type Node = Record<string, unknown> | unknown[];

/** A copy of a value with a few changes at random places, where an upstream breaks its contract. */
function mutatedJson(value: unknown, random: Random): unknown {
  const root = { value: structuredClone(value) };
  for (let count = random.int(1, 4); count > 0; count--) {
    const all: Node[] = [root];
    for (let at = 0; at < all.length && all.length < 5000; at++) {
      for (const child of Object.values(all[at] as object)) if (isNode(child)) all.push(child);
    }
    mutate(random.pick(all), random);
  }
  return root.value;
}

function mutate(node: Node, random: Random): void {
  const keys = Object.keys(node);
  const key = keys.length > 0 ? random.pick(keys) : 'unknown';
  const record = node as Record<string, unknown>;
  if (!Array.isArray(node) && random.chance(0.2)) {
    Object.defineProperty(node, random.pick([`${SECRET}Member`, '__proto__', 'constructor', 'toString', 'then', '']), {
      value: SECRET_TEXT,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  } else if (Array.isArray(node) && random.chance(0.4)) {
    changeList(node, random);
  } else if (random.chance(0.2)) {
    if (Array.isArray(node)) node.splice(Number(key), 1);
    else delete record[key];
  } else {
    record[key] = random.pick(OTHERS)(record[key], random);
  }
}

function changeList(list: unknown[], random: Random): void {
  const [first] = list;
  switch (random.int(0, 4)) {
    case 0:
      list.reverse();
      break;
    case 1:
      list.length = 0;
      break;
    case 2:
      list.push(
        ...Array.from({ length: Math.min(random.pick([1, 10, 2000]), mostCopies(first)) }, () =>
          structuredClone(first ?? null),
        ),
      );
      break;
    case 3:
      list.push(null, 7, SECRET_TEXT.length, [], {});
      break;
    default:
      list.splice(random.int(0, list.length), 1);
  }
}

/** Copies of copies would exceed the longest string. */
function mostCopies(item: unknown): number {
  return Math.floor(MOST_COPIED / JSON.stringify(item ?? null).length);
}

type Other = (value: unknown, random: Random) => unknown;

const OTHERS: readonly Other[] = [
  () => null,
  () => ({ [SECRET]: SECRET_TEXT }),
  () => [SECRET_TEXT.length, { [SECRET]: SECRET_TEXT }],
  (value) => (typeof value === 'number' ? String(value) : typeof value === 'string' ? Number(value) : value),
  (value) => (isNode(value) ? 'a text in place of an object' : value),
  (value) => [value],
  (value) => ({ value }),
  (_value, random) =>
    random.pick([0, -1, 1.5, 1e300, 2 ** 53, -(2 ** 31) - 1, true, false, '', ' ', '\u0000', 'x\ud800']),
  (value) => (typeof value === 'string' ? 'x'.repeat(70_000) : value),
  (value, random) =>
    typeof value === 'string' ? value + random.pick(['\u0000', '<script>', '\r\nX-Evil: 1', '../..', '\u202e']) : value,
  (_value, random) => nested(random.pick([10, 100, 2500])),
];

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

const SECRETS: Headers = [
  ['Set-Cookie', `${SECRET}=${SECRET}; Path=/`],
  ['Server', `${SECRET}/1.0`],
  ['X-Secret', SECRET_TEXT],
];
const SECRET_BODY = JSON.stringify({
  message: SECRET_TEXT,
  error: SECRET_TEXT,
  detail: SECRET_TEXT,
  stack: `Error: ${SECRET_TEXT}\n    at ${SECRET}`,
  errors: [{ message: SECRET_TEXT, longMessage: SECRET_TEXT, field: SECRET_TEXT }],
});
const STATUSES = (
  '200 201 202 203 204 205 206 207 226 300 301 302 303 304 307 308 400 401 402 403 404 405 406 408 409 410 412 413 414 415 ' +
  '418 422 425 428 429 431 451 499 500 501 502 503 504 511 520 599'
).split(' ');

/** An answer that breaks the contract, HTTP or JSON, in a few ways. */
function hostileAnswer(good: GoodAnswer, random: Random): HostileAnswer {
  const draft: Draft = {
    status: good.status,
    headers: [...Object.entries(good.headers).filter(([name]) => !FRAMING.has(name)), ...SECRETS],
    body: good.body,
  };
  const pick = random.next();
  if (pick < 0.35) draft.body = Buffer.from(JSON.stringify(mutatedJson(jsonOf(good.body), random)) ?? '');
  else if (pick < 0.55) draft.body = changedText(draft.body, random);
  else if (pick < 0.75) changeStatus(draft, random);
  else if (pick < 0.9) changeHeaders(draft, random);
  if (random.chance(0.1)) changeHeaders(draft, random);
  if (random.chance(0.1)) draft.body = changedText(draft.body, random);
  return framed(draft, random);
}

const FRAMING = new Set(['content-length', 'transfer-encoding', 'connection', 'keep-alive', 'date']);

function changeStatus(draft: Draft, random: Random): void {
  draft.status = Number(random.pick(STATUSES));
  if (random.chance(0.3))
    draft.headers.push([
      'Retry-After',
      random.pick(['0', '1', '86400', '-5', 'soon', 'Wed, 21 Oct 2065 07:28:00 GMT', '1e9', '']),
    ]);
  if (random.chance(0.3))
    draft.headers.push([
      'Location',
      random.pick(['http://169.254.169.254/', `https://${SECRET}.internal/`, '/', 'file:///etc/passwd', '']),
    ]);
  if (random.chance(0.3)) draft.headers.push(['WWW-Authenticate', `Bearer realm="${SECRET}"`]);
  // The text of a successful response may be data.
  if (draft.status < 300 || random.chance(0.2)) return;
  const body = random.pick([SECRET_BODY, SECRET_BODY, `<h1>${SECRET_TEXT}</h1>`, '', SECRET_TEXT]);
  draft.body = Buffer.from(body);
  if (body.startsWith('<')) draft.headers.push(['Content-Type', 'text/html']);
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return body.toString();
  }
}

/** The path before that of APIs. */
const BASE = `/${SECRET}-base`;
/** Callers get the addresses of these, to open or to send to. */
const SHOWN = new Set(['identity', 'webhooks']);
const SLOW_MS = 30;

/**
 * All APIs on one address. They answer as the sandbox answered the examples, or, where a request has a number, in hostile
 * ways that follow from it.
 */
export async function serveUpstreams(seed: string) {
  const good = await recordedAnswers();
  let hostile = 0;
  const counts = new Map<string, number>();
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const target = (request.url ?? '').replace(BASE, '');
    const { method = '' } = request;
    const slug = /^\/(\w+)/.exec(target)?.[1] ?? '';
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const id = operationOf(slug, { method, target, headers, body: '' })?.id;
    const number = headers['x-fuzz'];
    const key = `${number} ${method} ${target}`;
    const random = new Random(`${seed} ${key} ${counts.get(key) ?? 0}`);
    const known = good.get(`${slug}.${id}`) ?? good.get(slug) ?? [];
    const chosen = known.length > 0 ? random.pick(known) : OTHER;
    if (number === undefined) {
      response.writeHead(chosen.status, { ...chosen.headers, 'x-secret': SECRET }).end(chosen.body);
      return;
    }
    hostile += 1;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if (counts.size > 5000) counts.clear();
    write(request, hostileAnswer(random.chance(0.97) ? chosen : OTHER, random));
  };
  const server = createServer({ maxHeaderSize: 65_536 }, (request, response) => {
    request.on('error', () => undefined);
    request.resume();
    request.on('end', () => answer(request, response));
  });
  server.on('connection', (socket) => socket.on('error', () => undefined));
  server.on('clientError', (_error, socket) => socket.destroy());
  const { origin, stop } = await localServer(server);
  return {
    urlOf: (slug: string) => `${origin}${SHOWN.has(slug) ? '' : BASE}/${slug}`,
    hostile: () => hostile,
    stop,
  };
}

const OTHER: GoodAnswer = {
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from('{"a":[1]}'),
};

/** Writes on the connection itself, because Node's responses cannot be malformed. */
function write({ socket }: IncomingMessage, { bytes, ending, isSlow }: HostileAnswer): void {
  const end = () => {
    if (ending === 'end') socket.end();
    else if (ending === 'reset') socket.resetAndDestroy();
  };
  if (!isSlow) return void socket.write(bytes, end);
  const half = bytes.length >> 1;
  socket.write(bytes.subarray(0, half), () => {
    setTimeout(() => socket.write(bytes.subarray(half), end), SLOW_MS);
  });
}

/** The answers of the sandbox to the examples, by operation and by API. */
async function recordedAnswers(): Promise<ReadonlyMap<string, readonly GoodAnswer[]>> {
  const answers = new Map<string, GoodAnswer[]>();
  for (const { slug, operation, answer } of await recordExamples()) {
    const headers = Object.fromEntries(
      Object.entries(answer.headers)
        .filter(([name]) => !/^(connection|keep-alive|date|content-length|transfer-encoding)$/.test(name))
        .map(([name, value]) => [name, String(value)]),
    );
    const good: GoodAnswer = { status: answer.status ?? 500, headers, body: answer.body };
    for (const key of [slug, `${slug}.${operation.id}`]) {
      const known = answers.get(key);
      if (known) known.push(good);
      else answers.set(key, [good]);
    }
  }
  return answers;
}
