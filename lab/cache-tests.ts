import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse, request as send } from 'node:http';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type { Contract, Operation } from '#contract';
import { localServer } from '#test/local-server';
import { type ApiSettings, type CachedResponse, createUpstream, Memory, MemoryStore, Scope } from '#upstream';
import { helpOnRequest } from '../scripts/help-on-request.ts';

/** A response as it was sent: headers are names and values in turn. */
interface WireResponse {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: string;
}

/** What belongs to one connection or to one encoding of a message. */
const OWN_TO_MESSAGE = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host']);

/** The body of a message, as text. */
async function bodyOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Sends a request to an origin, and reads the response to its end. */
async function exchange(url: string, method: string, headers: readonly string[], body: string): Promise<WireResponse> {
  const request = send(url, { method, headers: ['host', new URL(url).host, ...headers], agent: false });
  // What is wrong with a response that has come is its reader's business.
  request.on('error', () => undefined);
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: passedOn(response.rawHeaders), body: await bodyOf(response) };
}

/** Names and values in turn, without what is the message's own. */
function passedOn(rawHeaders: readonly string[], without: ReadonlySet<string> = OWN_TO_MESSAGE): string[] {
  const passed: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (!without.has(name.toLowerCase()) && !OWN_TO_MESSAGE.has(name.toLowerCase())) passed.push(name, value);
  }
  return passed;
}

function respond(response: ServerResponse, { status, headers, body }: WireResponse): void {
  response.sendDate = false;
  response.writeHead(status, [...headers]);
  response.end(body);
}

type Handler = (segments: readonly string[], request: IncomingMessage, response: ServerResponse) => void;

/** The suite's origin server, on loopback alone: its own program listens on every address. */
async function originOf(suite: string): Promise<Server> {
  const [config, state, test] = await Promise.all(['config', 'state', 'test'].map((name) => handlerOf(suite, name)));
  const handlers: Readonly<Record<string, Handler | undefined>> = { config, state, test };
  return createServer((request, response) => {
    const [, first = '', ...rest] = (request.url ?? '').split('?', 1).join().split('/');
    const handler = handlers[first];
    if (handler) handler(rest, request, response);
    else response.writeHead(404).end();
  });
}

async function handlerOf(suite: string, name: string): Promise<Handler> {
  const file = join(suite, 'test-engine', 'server', `handle-${name}.mjs`);
  return ((await import(pathToFileURL(file).href)) as { readonly default: Handler }).default;
}

/*
 * The upstream cache as a proxy. An upstream call gives a decoded value and takes what its contract names; the suite looks at
 * whole messages, and marks each request with headers that no cache may know. So there are two halves, with the cache
 * between them: the outer one takes the suite's requests and makes calls, the inner one adds the marks again, passes the
 * request on to the origin, and wraps the response, so that it comes out of the cache as it was.
 */

/** Headers by which the suite's clients differ. */
const FORWARDED = ['accept-language', 'authorization', 'bar', 'baz', 'cookie', 'foo', 'other'];
const OWN_TO_BODY = new Set(['content-type', 'content-encoding', 'content-md5', 'content-range']);
const TIMEOUT_MS = 20_000;
const MEMORY_BYTES = 64 * 1024 * 1024;

const GET: Operation = {
  id: 'get',
  method: 'GET',
  path: '/{path}',
  pathParameters: [{ name: 'path', span: 'path' }],
  query: [{ name: 'test', style: 'value' }],
  headers: [],
  answer: { kind: 'json', mediaTypes: ['application/json'], shape: 'object', exactIntegers: false },
  repeatable: true,
  reads: true,
  random: false,
  secretAnswer: false,
  extra: false,
  invalidates: [],
  errors: { word: [], rows: [] },
};

const CONTRACT: Contract = {
  slug: 'suite',
  label: 'suite',
  title: 'The HTTP cache tests',
  settings: {},
  servers: [],
  operations: { get: GET },
};

const settingsOf = (url: string): ApiSettings => ({
  url,
  servers: {},
  credentials: { type: 'none' },
  forward: FORWARDED,
  timeouts: { connectMs: TIMEOUT_MS, headersMs: TIMEOUT_MS, bodyMs: TIMEOUT_MS, totalMs: TIMEOUT_MS },
  limits: { bytes: 1024 * 1024, ratio: 100 },
  connections: 100,
  retry: { attempts: 0, budgetPercent: 0 },
  breaker: { failures: 0, openMs: TIMEOUT_MS },
  allowPrivateAddresses: true,
  settings: {},
});

type Get = (args: { readonly path: string; readonly test: string | null }) => Promise<WireResponse>;

/** The latest request of each test, and the latest response to it that was no success. Tests make one request at a time. */
interface Exchanges {
  readonly requests: Map<string, readonly string[]>;
  readonly failures: Map<string, WireResponse>;
}

/** The two halves of a proxy before an origin. Both are to listen before the first request comes. */
function cachingProxy(origin: string, innerOrigin: () => string) {
  const exchanges: Exchanges = { requests: new Map(), failures: new Map() };
  const store = new MemoryStore<CachedResponse>(new Memory(MEMORY_BYTES));
  let get: ((scope: Scope) => Get) | undefined;
  const getOf = (scope: Scope) => (get ??= getter(innerOrigin(), store))(scope);
  return {
    outer: server((request, response) => answer(origin, exchanges, getOf, request, response)),
    inner: server((request, response) => passOn(origin, exchanges, request, response)),
  };
}

function getter(url: string, store: MemoryStore<CachedResponse>): (scope: Scope) => Get {
  const optimizations = { store, coalesceCalls: true, projectRows: false };
  const client = createUpstream([CONTRACT], { [CONTRACT.slug]: settingsOf(url) }, optimizations);
  return (scope) => {
    const { suite } = client.forScope(scope) as unknown as { readonly suite: { readonly get: Get } };
    return (args) => suite.get(args);
  };
}

function server(handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>): Server {
  return createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
}

/** The outer half: GET requests of tests go through the cache, all else goes to the origin. */
async function answer(
  origin: string,
  { requests, failures }: Exchanges,
  getOf: (scope: Scope) => Get,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', url = '', rawHeaders } = request;
  const { pathname, searchParams } = new URL(url, origin);
  const body = await bodyOf(request);
  if (method !== 'GET' || !pathname.startsWith('/test/')) {
    return respond(response, await exchange(origin + url, method, passedOn(rawHeaders), body));
  }
  requests.set(pathname, rawHeaders);
  failures.delete(pathname);
  const scope = new Scope((name) => callerHeader(request, name));
  try {
    respond(response, await getOf(scope)({ path: pathname.slice(1), test: searchParams.get('test') }));
  } catch {
    respond(response, failures.get(pathname) ?? { status: 502, headers: [], body: '' });
  }
}

/** Node's `fetch` sends an `accept-language` of its own with every request, by which no two of the suite's clients differ. */
function callerHeader({ headersDistinct }: IncomingMessage, name: string): string | undefined {
  const value = headersDistinct[name]?.join(', ');
  return name === 'accept-language' && value === '*' ? undefined : value;
}

/** The inner half: what the cache sends goes to the origin with the marks of the request that it stands for. */
async function passOn(
  origin: string,
  { requests, failures }: Exchanges,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url = '', rawHeaders } = request;
  const { pathname } = new URL(url, origin);
  const sent = passedOn(rawHeaders);
  const names = new Set(sent.filter((_each, at) => at % 2 === 0).map((name) => name.toLowerCase()));
  const marks = passedOn(requests.get(pathname) ?? [], names);
  const found = await exchange(origin + url, 'GET', [...sent, ...marks], '');
  if (found.status === 200) {
    const headers = [...passedOn([...found.headers], OWN_TO_BODY), 'content-type', 'application/json'];
    return respond(response, { status: 200, headers, body: JSON.stringify(found) });
  }
  failures.set(pathname, found);
  respond(response, { ...found, body: '' });
}

/** A test of the suite. */
interface SuiteTest {
  readonly id: string;
  readonly name: string;
  /** Required where it is not said. */
  readonly kind?: 'required' | 'optimal' | 'check';
  readonly browser_only?: boolean;
}

/** What the suite's client prints: `true`, or the kind of a failure and what failed. */
type Results = Readonly<Record<string, true | readonly [kind: string, message: string]>>;

interface Exemption {
  /** Names of tests; a star stands for anything. */
  readonly tests: readonly string[];
  readonly reason: string;
}

interface Outcome {
  readonly test: SuiteTest;
  readonly passed: boolean;
  readonly message: string;
}

interface Verdict {
  readonly required: readonly Outcome[];
  readonly optional: readonly Outcome[];
  /** By the reason why they do not apply. */
  readonly exempted: ReadonlyMap<string, readonly SuiteTest[]>;
}

/** Sorts the results of a suite's tests; those that only look at what a cache does are neither required nor optional. */
async function verdictOf(suite: string, results: Results): Promise<Verdict> {
  const file = pathToFileURL(join(suite, 'tests', 'index.mjs')).href;
  const { default: groups } = (await import(file)) as {
    readonly default: readonly { readonly tests: readonly SuiteTest[] }[];
  };
  const tests = groups.flatMap((group) => group.tests).filter(({ browser_only: isForBrowsers }) => !isForBrowsers);
  const exemptions = JSON.parse(
    readFileSync(new URL('cache-tests/does-not-apply.json', import.meta.url), 'utf8'),
  ) as Exemption[];
  const reasonOf = ({ id }: SuiteTest) => exemptions.find((each) => each.tests.some((name) => fits(name, id)))?.reason;
  const applicable = tests.filter((test) => test.kind !== 'check' && reasonOf(test) === undefined);
  const outcomes = applicable.map((test) => outcomeOf(test, results[test.id]));
  const exempt = tests.filter((test) => test.kind !== 'check' && reasonOf(test) !== undefined);
  return {
    required: outcomes.filter(({ test }) => test.kind !== 'optimal'),
    optional: outcomes.filter(({ test }) => test.kind === 'optimal'),
    exempted: Map.groupBy(exempt, (test) => reasonOf(test) ?? ''),
  };
}

function outcomeOf(test: SuiteTest, result: Results[string] | undefined): Outcome {
  if (result === undefined) return { test, passed: false, message: 'did not run' };
  return { test, passed: result === true, message: result === true ? '' : result.join(': ') };
}

function fits(pattern: string, id: string): boolean {
  return new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(id);
}

helpOnRequest(`npm run lab -- cache-tests <folder of a checkout>

Runs the public HTTP cache tests (https://github.com/http-tests/cache-tests) against the upstream cache, and fails if a
required one that applies fails. Takes some minutes, most of them pauses in which responses become stale.`);
process.exitCode = await main(process.argv[2]);

async function main(folder: string | undefined): Promise<number> {
  const suite = resolve(folder ?? '');
  if (!folder || !existsSync(join(suite, 'test-engine', 'cli.mjs'))) {
    console.error('Usage: npm run lab -- cache-tests <folder of a checkout of http-tests/cache-tests>');
    return 2;
  }
  const origin = await localServer(await originOf(suite));
  let innerOrigin = '';
  const proxy = cachingProxy(origin.origin, () => innerOrigin);
  const [outer, inner] = [await localServer(proxy.outer), await localServer(proxy.inner)];
  innerOrigin = inner.origin;
  const results = await clientOf(suite, outer.origin);
  await Promise.all([outer, inner, origin].map((each) => each.stop()));
  const { required, optional, exempted } = await verdictOf(suite, results);
  for (const [reason, tests] of exempted) {
    console.log(`\n${tests.length} do not apply: ${reason}`);
    for (const { id, kind = 'required' } of tests) console.log(`  ${id} (${kind === 'optimal' ? 'optional' : kind})`);
  }
  print('optional', optional);
  print('required', required);
  return required.every(({ passed }) => passed) ? 0 : 1;
}

/** Runs the suite's own client against an address. */
async function clientOf(suite: string, base: string): Promise<Results> {
  const environment = { ...process.env, npm_config_base: base, npm_package_config_id: '' };
  const client = spawn(process.execPath, ['--no-warnings', join('test-engine', 'cli.mjs')], {
    cwd: suite,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(client.stdout), once(client, 'close')]);
  return JSON.parse(output.slice(output.indexOf('{'))) as Results;
}

function print(kind: string, outcomes: readonly Outcome[]): void {
  const failed = outcomes.filter(({ passed }) => !passed);
  console.log(`\n${outcomes.length - failed.length} of ${outcomes.length} ${kind} tests pass`);
  for (const { test, message } of failed) console.log(`  ${test.id}: ${message}`);
}
