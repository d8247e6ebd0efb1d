import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Contract, Operation } from '#contract';
import { type ApiSettings, type CachedResponse, createUpstream, Memory, MemoryStore, Scope } from '#upstream';
import { bodyOf, exchange, passedOn, respond, type WireResponse } from './exchange.ts';

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
export function cachingProxy(origin: string, innerOrigin: () => string) {
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
