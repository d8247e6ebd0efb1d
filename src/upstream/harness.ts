import type { Dispatcher } from 'undici';
import { onTestFinished, vi } from 'vitest';
import type { Operation } from '#contract';
import { contract } from '#test/hostile/contract';
import { type Seen, upstream } from '#test/hostile/upstreams';
import { type CachedResponse, type CacheStore, Memory, MemoryStore } from './cache.ts';
import { ApiUpstream } from './client.ts';
import { Changes } from './invalidation.ts';
import type { RowProjection } from './projection.ts';
import type { Arguments } from './request.ts';
import { Scope } from './scope.ts';
import type { ApiSettings } from './settings.ts';
import type { CreateTransport } from './transport.ts';

export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;
export interface Answer {
  readonly status?: number;
  readonly headers?: Headers;
  readonly body?: string;
  /** The response ends with its connection instead, or never. */
  readonly instead?: 'disconnected' | 'silent';
}

const JSON_KIND = { kind: 'json', mediaTypes: ['application/json'], shape: 'any', exactIntegers: false } as const;
export const OPERATIONS: Readonly<Record<string, Partial<Operation> & Pick<Operation, 'path'>>> = {
  get: { path: '/' },
  find: {
    path: '/find',
    method: 'POST',
    reads: true,
    body: { kind: 'json', mediaType: 'application/json', required: true },
  },
  upload: {
    path: '/upload',
    method: 'POST',
    reads: true,
    body: { kind: 'bytes', mediaType: 'text/x', required: true },
  },
  list: { path: '/list', answer: { ...JSON_KIND, rows: { at: '', optional: false, ofObjects: true } } },
  named: { path: '/named', headers: [{ name: 'X-Name' }] },
  open: { path: '/open', open: true },
  change: { path: '/', method: 'POST', invalidates: ['get'] },
};
export const LONG_MS = 60_000;
export const LONG = { connectMs: LONG_MS, headersMs: LONG_MS, bodyMs: LONG_MS, totalMs: LONG_MS };
const JSON_TYPE = { 'content-type': 'application/json' };

/** A store whose results are promises, as those of a remote one are. */
export function remote(store: CacheStore<CachedResponse>): CacheStore<CachedResponse> {
  return {
    get: async (key) => store.get(key),
    set: async (key, entry, bytes) => store.set(key, entry, bytes),
    delete: async (key) => store.delete(key),
  };
}

export interface Options {
  readonly settings?: Partial<ApiSettings>;
  readonly store?: (local: CacheStore<CachedResponse>) => CacheStore<CachedResponse>;
  readonly coalesceCalls?: boolean;
  readonly projectRows?: boolean;
  readonly changes?: Changes;
}

/** An API with a cache, over an upstream that numbers its answers. The clock stands still. */
export async function cachedApi(
  answer: (n: number, seen: Seen) => Answer | Promise<Answer>,
  {
    settings = {},
    store = (local) => local,
    coalesceCalls = true,
    projectRows = false,
    changes = new Changes(),
  }: Options = {},
) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22) });
  onTestFinished(() => void vi.useRealTimers());
  let count = 0;
  const { url, seen } = await upstream(async (response, request) => {
    response.sendDate = false;
    count += 1;
    const n = count;
    const { status = 200, headers = {}, body = `"${n}"`, instead } = await answer(n, request);
    if (instead === 'silent') return;
    if (instead === 'disconnected') return void response.destroy();
    response.writeHead(status, { ...JSON_TYPE, ...headers }).end(body);
  });
  const memory = new Memory(1_000_000);
  const local = new MemoryStore<CachedResponse>(memory);
  const one = new ApiUpstream(
    contract(OPERATIONS),
    {
      url,
      servers: {},
      credentials: { type: 'none' },
      forward: [],
      timeouts: LONG,
      limits: { bytes: 100_000, ratio: 10 },
      connections: 10,
      retry: { attempts: 0, budgetPercent: 100 },
      breaker: { failures: 0, openMs: LONG_MS },
      allowPrivateAddresses: true,
      settings: {},
      ...settings,
    },
    { optimizations: { store: store(local), coalesceCalls, projectRows }, changes },
  );
  onTestFinished(() => one.close());
  const as = (headers: Readonly<Record<string, string>> = {}) => new Scope((name) => headers[name]);
  const call = (id = 'get', args: Arguments = {}, scope = as(), projection?: RowProjection) => {
    const plan = one.plans.get(id);
    if (!plan) throw new TypeError(id);
    return one.call(plan, args, scope, projection);
  };
  const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
  return { call, as, pass, seen, one, memory };
}

export const says =
  (control: string, more: Headers = {}) =>
  () => ({ headers: { 'cache-control': control, ...more } });

/** A request as calls dispatch it. */
export const DISPATCH_OPTIONS: Dispatcher.DispatchOptions = {
  path: '/a?b=c',
  method: 'POST',
  headers: ['X-A', '1', 'x-a', '2'],
  body: 'text',
};

export async function* chunksOf(...chunks: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

/** Dispatches a request by a transport. The events are those of its handler, in order. */
export function dispatched(createTransport: CreateTransport, options: Partial<Dispatcher.DispatchOptions> = {}) {
  const transport = createTransport('http://upstream.test', {} as Parameters<CreateTransport>[1]);
  const events: string[] = [];
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  let controller: Dispatcher.DispatchController | undefined;
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(given) {
      controller = given;
      events.push('start');
    },
    onRequestSent: () => void events.push('sent'),
    onResponseStart: (_controller, status, headers) => void events.push(`${status} ${JSON.stringify(headers)}`),
    onResponseData: (_controller, chunk) => void events.push(chunk.toString()),
    onResponseEnd() {
      events.push('end');
      resolve();
    },
    onResponseError(_controller, error) {
      const { code } = error as { readonly code?: string };
      events.push(code === undefined ? String(error) : `${String(error)} (${code})`);
      resolve();
    },
  };
  transport.dispatch({ ...DISPATCH_OPTIONS, ...options }, handler);
  return { transport, events, ended, abort: () => controller?.abort(new Error('given up')) };
}
