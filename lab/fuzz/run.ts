import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildSchema, type GraphQLNamedType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { apiKeyHash, newApiKey } from '#auth';
import { slugs } from '#contracts';
import { ERROR_CODES } from '#gateway';
import { decoded } from '#test/http/decoded';
import { localServer } from '#test/local-server';
import { exampleTexts, isMutation } from '#test/routes/example-texts';
import { valuesOfExamples } from '#test/routes/known-values';
import { Inspector } from '../bench/measure/inspector.ts';
import { residentBytes } from '../bench/measure/processes.ts';
import { Findings } from '../questions.ts';
import { privateIn, SECRET, secretIn, serveUpstreams } from './answers.ts';
import { type FuzzRequest, RequestMaker } from './requests.ts';

/** A response as it came. */
interface Received {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
  /** Whether all bytes that its headers announce came. */
  readonly isWhole: boolean;
}

interface Exchange {
  /** The responses on the connection, interim ones apart. */
  readonly responses: readonly Received[];
  /** Why the connection ended, unless it was closed. */
  readonly end: 'closed' | 'reset' | 'timeout' | 'refused';
}

interface SendOptions {
  readonly port: number;
  /** Milliseconds after which the client leaves. */
  readonly leaveAfterMs?: number | undefined;
  readonly timeoutMs: number;
  /** Whether the method of the request was HEAD, whose response has no body. */
  readonly isHead: boolean;
}

/** Writes bytes on a connection of their own, and reads until it ends. Node's own client would refuse most malformed requests. */
function exchange(bytes: Buffer, { port, leaveAfterMs, timeoutMs, isHead }: SendOptions): Promise<Exchange> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let end: Exchange['end'] = 'closed';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes);
      if (leaveAfterMs !== undefined) setTimeout(() => socket.destroy(), leaveAfterMs);
    });
    const timer = setTimeout(() => {
      end = 'timeout';
      socket.destroy();
    }, timeoutMs);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', ({ code }: NodeJS.ErrnoException) => {
      end = code === 'ECONNREFUSED' ? 'refused' : 'reset';
    });
    socket.on('close', () => {
      clearTimeout(timer);
      resolve({ responses: responsesIn(Buffer.concat(chunks), isHead), end });
    });
  });
}

/** The responses in the bytes of a connection. */
function responsesIn(bytes: Buffer, isHead: boolean): Received[] {
  const found: Received[] = [];
  for (let at = 0; at < bytes.length; ) {
    const endOfHead = bytes.indexOf('\r\n\r\n', at);
    if (endOfHead < 0) return [...found, cutOff(bytes.subarray(at))];
    const [first = '', ...lines] = bytes.toString('latin1', at, endOfHead).split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0);
    const headers = new Map(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
      }),
    );
    at = endOfHead + 4;
    if (status >= 100 && status < 200) continue;
    // What cannot be parsed has no method: its refusal has a body.
    if ((isHead && at === bytes.length) || status === 204 || status === 304) {
      found.push({ status, headers, body: Buffer.alloc(0), isWhole: true });
      continue;
    }
    const length = headers.get('content-length');
    if (length === undefined) {
      const rest = bytes.subarray(at);
      const isChunked = headers.has('transfer-encoding');
      found.push({ status, headers, ...(isChunked ? dechunked(rest) : { body: rest, isWhole: true }) });
      return found;
    }
    const body = bytes.subarray(at, at + Number(length));
    found.push({ status, headers, body, isWhole: body.length === Number(length) });
    at += Number(length);
  }
  return found;
}

function cutOff(body: Buffer): Received {
  return { status: 0, headers: new Map(), body, isWhole: false };
}

function dechunked(bytes: Buffer): Pick<Received, 'body' | 'isWhole'> {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = bytes.indexOf('\r\n', at);
    const size = end < 0 ? Number.NaN : Number.parseInt(bytes.toString('latin1', at, end), 16);
    if (Number.isNaN(size)) return { body: Buffer.concat(parts), isWhole: false };
    if (size === 0) return { body: Buffer.concat(parts), isWhole: true };
    parts.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

const MOST_BYTES = 17 * 1024 * 1024;
/** Errors, those that stand for others of a field in a list, and one for the rest. */
const MOST_ERRORS = 10 + 10 + 1;
/** Apollo's clients know these codes, which are not of `ERROR_CODES`. */
const CODES = new Set(Object.keys(ERROR_CODES));
const INTERNAL = /\n\s+at |node_modules|[/\\]src[/\\]|file:\/\/|\.ts:\d+/;

/** Says what is wrong with the responses to a request; `undefined` where nothing is. */
function createAnswerCheck(schema: GraphQLSchema) {
  const freeForm = freeFormFields(schema);
  return (request: FuzzRequest, { responses, end }: Exchange): string | undefined => {
    if (end === 'refused') return 'the connection was refused';
    if (end === 'timeout') return 'there was no end of the response';
    const hasLeft = request.leaveAfterMs !== undefined;
    if (responses.length === 0 && !hasLeft && request.kind !== 'malformed') return 'there was no response';
    const mayShowAll = freeForm.test(request.query);
    for (const response of responses) {
      if (hasLeft && !response.isWhole) continue;
      const found = problemOf(response, mayShowAll);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

function problemOf({ status, headers, body, isWhole }: Received, mayShowAll: boolean): string | undefined {
  if (!isWhole) return `the response ${status} was cut off`;
  if (body.length > MOST_BYTES) return `the response has ${body.length} bytes`;
  const text = textOf({ headers, body });
  if (text === undefined) return `the body cannot be decompressed: ${headers.get('content-encoding')}`;
  const head = [...headers].flat().join('\n');
  const shown = secretIn(head);
  if (shown !== undefined) return `a header has a secret: ${shown}`;
  const type = headers.get('content-type') ?? '';
  const isGraph = /^application\/(json|graphql-response\+json)\b/.test(type);
  if (!isGraph) {
    const leaked = secretIn(text) ?? INTERNAL.exec(type.startsWith('text/plain') ? text : '')?.[0];
    if (leaked !== undefined) return `the body has a secret: ${leaked}`;
    return status < 500 ? undefined : `the status is ${status} without an error: ${text.slice(0, 200)}`;
  }
  return graphProblem(status, text, mayShowAll);
}

/** The text of a body; `undefined` where it is not compressed as its headers say. Responses to HEAD have none. */
function textOf({ headers, body }: Pick<Received, 'headers' | 'body'>): string | undefined {
  if (body.length === 0) return '';
  try {
    return decoded({ headers: Object.fromEntries(headers), body });
  } catch {
    return undefined;
  }
}

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message?: unknown; readonly extensions?: { readonly code?: unknown } }[];
}

function graphProblem(status: number, text: string, mayShowAll: boolean): string | undefined {
  let answer: Answer;
  try {
    answer = JSON.parse(text) as Answer;
  } catch {
    return text === '' ? undefined : `the body is no JSON: ${text.slice(0, 200)}`;
  }
  if ('status' in answer) return undefined;
  const { data, errors } = answer;
  const errorsText = JSON.stringify(errors ?? '');
  const leaked = secretIn(errorsText) ?? INTERNAL.exec(errorsText)?.[0] ?? (mayShowAll ? undefined : secretIn(text));
  if (leaked !== undefined) return `the body has a secret: ${leaked}`;
  if (data === undefined && errors === undefined) return `neither data nor errors: ${text.slice(0, 200)}`;
  if (errors && (!Array.isArray(errors) || errors.length === 0))
    return `errors is no list: ${errorsText.slice(0, 200)}`;
  if ((errors?.length ?? 0) > MOST_ERRORS) return `there are ${errors?.length} errors`;
  for (const error of errors ?? []) {
    if (typeof error.message !== 'string') return `an error without a message: ${errorsText.slice(0, 300)}`;
    if (!CODES.has(String(error.extensions?.code)))
      return `the code ${String(error.extensions?.code)}: ${errorsText.slice(0, 300)}`;
    if (error.extensions?.code === 'INTERNAL_SERVER_ERROR') return `an internal error: ${errorsText.slice(0, 300)}`;
  }
  // 505 is for requests of another version of HTTP, which are malformed ones.
  if (status >= 500 && ![503, 504, 505].includes(status)) return `the status is ${status}: ${errorsText.slice(0, 300)}`;
  return undefined;
}

/** Whether values are JSON of an upstream, or the entries of a map, with any text of the upstream. */
function isFreeForm(type: GraphQLNamedType): boolean {
  if (type.name === 'JSON') return true;
  return isObjectType(type) && Object.keys(type.getFields()).toSorted().join(' ') === 'key value';
}

/** Matches documents with a field of such a type. */
function freeFormFields(schema: GraphQLSchema): RegExp {
  const names = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()))
    .filter(({ type }) => isFreeForm(getNamedType(type)))
    .map(({ name }) => name);
  return new RegExp(`\\b(?:${[...new Set(names)].join('|')})\\b`);
}

/** A collector of traces, which calls a function with the text of each export. */
async function serveCollector(received: (text: string) => void) {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received(Buffer.concat(chunks).toString());
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  return localServer(server);
}

const AUTH_SECRET = `${SECRET} of more than thirty-two characters`;
/** How long upstreams may take: those that hang should not take most of the time. */
const TIMEOUTS = { connect: '2s', headers: '300ms', body: '300ms', total: '2s' };
const START_MS = 60_000;
/** A leak would exhaust it. */
const HEAP_MB = 256;

interface GatewayOptions {
  readonly urlOf: (slug: string) => string;
  readonly collector: string;
  /** Called with each line that the process prints. */
  readonly printed: (line: string) => void;
}

/** `manifold serve` over all APIs, in a process of its own, with a secret in every setting that takes one. */
async function serveGateway({ urlOf, collector, printed }: GatewayOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-fuzz-'));
  const file = join(folder, 'manifold.json');
  const key = newApiKey();
  writeFileSync(file, JSON.stringify(settings(urlOf, collector, apiKeyHash(AUTH_SECRET, key))));
  const flags = [`--max-old-space-size=${HEAP_MB}`, '--inspect=127.0.0.1:0'];
  const child = spawn(process.execPath, [...flags, 'src/main.ts', 'serve', '--config', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  let exit: string | undefined;
  child.once('exit', (code, signal) => {
    exit = `it ended with ${signal ?? code}`;
  });
  const addresses = new Map<string, string>();
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The gateway does not start.')), START_MS);
    const read = (line: string) => {
      printed(line);
      const [, name, address] = /^(Graph|Metrics|Debugger listening on) +((?:http|ws):\S+)/.exec(line) ?? [];
      if (name !== undefined && address !== undefined) addresses.set(name, address);
      if (addresses.size < 3) return;
      clearTimeout(timer);
      resolve();
    };
    createInterface({ input: child.stdout }).on('line', read);
    createInterface({ input: child.stderr }).on('line', read);
    child.once('exit', () => reject(new Error('The gateway ended before it was ready.')));
  });
  await ready;
  const inspectorPort = Number(new URL(addresses.get('Debugger listening on') ?? '').port);
  return {
    port: Number(new URL(addresses.get('Graph') ?? '').port),
    metrics: new URL('/metrics', addresses.get('Metrics')).href,
    key,
    /** Why the process is no longer there. */
    exit: () => exit,
    residentBytes: () => (exit === undefined ? residentBytes(child.pid ?? 0) : 0),
    /** Memory in use after a garbage collection. A debugger that stayed attached would keep the process from ending. */
    async liveBytes() {
      if (exit !== undefined) return 0;
      const inspector = await Inspector.at(inspectorPort);
      const { heapUsed, external } = await inspector.read();
      inspector.close();
      return heapUsed + external;
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (exit === undefined) {
        child.kill();
        await ended;
      }
      rmSync(folder, { recursive: true });
    },
  };
}

function settings(urlOf: (slug: string) => string, collector: string, hash: string) {
  const credentials = [
    { type: 'bearer', token: `${SECRET}-token` },
    { type: 'query', name: 'key', value: `${SECRET}-key` },
    { type: 'header', name: 'X-Key', value: `${SECRET}-key` },
    { type: 'basic', username: SECRET, password: `${SECRET}-password` },
  ];
  const apis = slugs.map((slug, index) => [
    slug,
    {
      url: urlOf(slug),
      credentials: credentials[index % credentials.length],
      forward: ['x-fuzz'],
      quotas: [],
      learnQuotas: false,
      retry: { attempts: 0 },
      breaker: { failures: 0 },
      timeouts: TIMEOUTS,
    },
  ]);
  return {
    auth: {
      secret: AUTH_SECRET,
      keys: [{ id: 'fuzz', hash, subject: 'fuzz', scopes: ['*', 'console'] }],
      anonymous: ['*'],
    },
    cursorSecret: `${SECRET}-cursors`,
    server: {
      port: 0,
      console: true,
      explain: true,
      corsOrigins: ['https://app.example'],
      drainDelay: '0ms',
      // Callers and upstreams share the machine with the gateway.
      overload: { maxDelay: '10s', maxInFlight: 100_000 },
    },
    limits: { timeouts: { headers: '2s', request: '5s', operation: '10s' } },
    logs: { format: 'json', access: 'all' },
    metrics: { port: 0 },
    telemetry: { endpoint: collector, headers: `authorization=${SECRET}`, sample: '10%' },
    apis: Object.fromEntries(apis),
  };
}

interface FuzzOptions {
  readonly seed: string;
  /** The number of generated requests. */
  readonly requests: number;
  /** The least number of hostile answers of upstreams. */
  readonly answers: number;
  /** The number of the first request of each part. */
  readonly from?: number;
  readonly progress?: (line: string) => void;
}

interface FuzzReport {
  readonly requests: number;
  readonly answers: number;
  /** Problems, each with the number of its request. */
  readonly problems: readonly string[];
  /** Requests by kind and by status. */
  readonly counts: ReadonlyMap<string, number>;
  /** The longest time in which the event loop ran nothing else, estimated from its histogram, in seconds. */
  readonly delays: string;
  readonly residentBytes: { readonly before: number; readonly most: number; readonly after: number };
  /** Memory that is in use after a garbage collection. */
  readonly liveBytes: { readonly before: number; readonly betweenParts: number; readonly after: number };
}

const IN_FLIGHT = 32;
const TIMEOUT_MS = 40_000;
const MOST_PROBLEMS = 50;
const SETTLE_MS = 3000;
/** Many operations are answered without a call. */
const MOST_PER_ANSWER = 10;
/** Requests before the memory is measured, by which caches fill. */
const WARM_UP = 300;
const MEBIBYTE = 1024 * 1024;

/** Sends generated requests to a gateway, then good ones while its upstreams answer in hostile ways, and checks all that comes out. */
export async function runFuzz({ seed, requests, answers, from = 0, progress }: FuzzOptions): Promise<FuzzReport> {
  const schema = buildSchema(readFileSync('schema/manifold.graphql', 'utf8'));
  const findings = new Findings(MOST_PROBLEMS, progress);
  const counts = new Map<string, number>();
  const found = (problem: string) => findings.add(problem);
  const scan = (from: string, text: string) => {
    const leaked = privateIn(text);
    if (leaked !== undefined) found(`${from} has a secret: ${leaked}`);
  };
  const upstreams = await serveUpstreams(seed);
  const collector = await serveCollector((text) => scan('a trace', text));
  const gateway = await serveGateway({
    urlOf: upstreams.urlOf,
    collector: collector.origin,
    printed(line) {
      scan('the log', line);
      if (/"level":"(error|fatal)"/.test(line)) found(`the log has an error: ${line.slice(0, 500)}`);
      if (!/^\{|^\w+ +\S|^ {8}|^$/.test(line)) found(`the process printed: ${line.slice(0, 300)}`);
    },
  });
  progress?.('The gateway listens.');
  const known = valuesOfExamples(schema);
  const problemIn = createAnswerCheck(schema);
  const maker = new RequestMaker(schema, known, seed);
  let most = 0;
  const send = async (name: string, request: FuzzRequest) => {
    const { port } = gateway;
    const { bytes, isHead, leaveAfterMs } = request;
    const result = await exchange(bytes, { port, isHead, leaveAfterMs, timeoutMs: TIMEOUT_MS });
    const problem = problemIn(request, result);
    if (problem !== undefined) found(`${name} (${request.kind}): ${problem}`);
    const key = `${request.kind} ${result.responses.map(({ status }) => status).join(',') || result.end}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  const sendAll = async (name: string, make: (number: number) => FuzzRequest, isDone: (sent: number) => boolean) => {
    let sent = 0;
    const worker = async () => {
      while (!isDone(sent) && gateway.exit() === undefined) {
        const number = from + sent;
        sent += 1;
        await send(`${name} ${number}`, make(number));
        const done = number + 1 - from;
        if (done % 200 === 0) most = Math.max(most, gateway.residentBytes());
        if (done % 5000 === 0) {
          const counted = `${done} sent, ${upstreams.hostile()} hostile answers`;
          const live = mebibytes(await gateway.liveBytes());
          progress?.(`${name}: ${counted}, ${live} live of ${mebibytes(gateway.residentBytes())}`);
        }
      }
    };
    await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
    await observe();
    return sent;
  };
  const observe = async () => {
    if (gateway.exit() !== undefined) return '';
    const metrics = await (await fetch(gateway.metrics)).text();
    scan('a metric', metrics);
    scan('the console', await consoleOf(gateway));
    return metrics;
  };
  for (const query of exampleTexts().filter((text) => !isMutation(text))) {
    const response = await fetch(`http://127.0.0.1:${gateway.port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    known.learnFrom(await response.json());
  }
  await sendAll(
    'warm-up',
    (number) => maker.good(-1 - number),
    (sent) => sent >= WARM_UP,
  );
  const before = { resident: gateway.residentBytes(), live: await gateway.liveBytes() };
  const warm = upstreams.hostile();
  const sent = await sendAll(
    'request',
    (number) => maker.any(number),
    (count) => count >= requests,
  );
  const betweenParts = await gateway.liveBytes();
  await sendAll(
    'answer',
    (number) => maker.good(number),
    (count) => upstreams.hostile() - warm >= answers || count >= answers * MOST_PER_ANSWER,
  );
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const metrics = await observe();
  const after = { resident: gateway.residentBytes(), live: await gateway.liveBytes() };
  if (gateway.exit() !== undefined) found(`The gateway is gone: ${gateway.exit()}`);
  await gateway.stop();
  await Promise.all([upstreams.stop(), collector.stop()]);
  return {
    requests: sent,
    answers: upstreams.hostile() - warm,
    problems: findings.problems,
    counts,
    delays: metrics
      .split('\n')
      .filter((line) => line.startsWith('nodejs_eventloop_delay'))
      .join('\n'),
    residentBytes: { before: before.resident, most: Math.max(most, before.resident), after: after.resident },
    liveBytes: { before: before.live, betweenParts, after: after.live },
  };
}

export function mebibytes(bytes: number): string {
  return `${Math.round(bytes / MEBIBYTE)} MiB`;
}

/** The page of the console and the first states that it gets. */
async function consoleOf({ port, key }: { readonly port: number; readonly key: string }): Promise<string> {
  const headers = { authorization: `Bearer ${key}` };
  const origin = `http://127.0.0.1:${port}`;
  const response = await fetch(`${origin}/console/events`, { headers, signal: AbortSignal.timeout(10_000) });
  if (!response.ok) return `status ${response.status}`;
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk as Uint8Array).toString();
    if (text.includes('traffic')) break;
  }
  return text;
}
