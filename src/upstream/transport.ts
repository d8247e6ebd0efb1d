import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type * as undici from 'undici';
import type { Dispatcher } from 'undici';
import type { ApiSettings } from './settings.ts';
import { buildConnector, Pool } from './undici.ts';

/** The part of undici's `Dispatcher` that calls need: a pool, or another transport to one origin. */
export interface Transport extends Pick<undici.Dispatcher, 'dispatch'> {
  /** Absent where it has no connections of its own: then each request counts as the first of one. */
  on?(event: 'connect', listener: () => void): unknown;
  /** Ends what has begun. */
  destroy(): Promise<void>;
}

/** Creates the transport to an origin of an API. */
export type CreateTransport = (origin: string, settings: ApiSettings) => Transport;

/**
 * The kept-alive connections to one origin of an API. They speak HTTP/1.1: a connection has one call at a time, so that
 * its failure is that call's alone. `Call` checks the timeouts, more exactly than a pool would.
 */
export function createPool(origin: string, { connections, timeouts, allowPrivateAddresses }: ApiSettings): undici.Pool {
  const options = { timeout: timeouts.connectMs, allowH2: false };
  const connect = allowPrivateAddresses
    ? buildConnector(options)
    : toPublicAddresses(buildConnector({ ...options, autoSelectFamily: true, lookup: publicLookup }));
  return new Pool(origin, { connections, connect, allowH2: false, pipelining: 1, headersTimeout: 0, bodyTimeout: 0 });
}

/** Refuses an address that is the URL's host itself, which is never looked up. */
function toPublicAddresses(connect: undici.buildConnector.connector): undici.buildConnector.connector {
  return (options, callback) => {
    const { hostname } = options;
    if (isIP(hostname) === 0 || !isPrivateAddress(hostname)) connect(options, callback);
    else process.nextTick(callback, new Error(`${hostname} is a private address`), null);
  };
}

/**
 * Refuses a name that resolves to a private address when it is resolved for the connection, not before: the address that
 * was checked is the one that is connected to. (With `autoSelectFamily`, all addresses are always looked up.)
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error || !addresses.some(({ address }) => isPrivateAddress(address))) return callback(error, addresses);
    callback(new Error(`${hostname} resolves to a private address`), []);
  });
};

/** Networks on which there is no public service: this machine, private and link-local ones, multicast, reserved. */
const NETWORKS = {
  ipv4:
    '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 ' +
    '198.18.0.0/15 224.0.0.0/4 240.0.0.0/4',
  ipv6: '::/96 64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10 ff00::/8',
};

function networks(text: string): [address: string, bits: number][] {
  return text.split(' ').map((network) => [network.replace(/\/.*/, ''), Number(network.replace(/.*\//, ''))]);
}

const PRIVATE = new BlockList();
for (const [network, bits] of networks(NETWORKS.ipv6)) PRIVATE.addSubnet(network, bits, 'ipv6');
for (const [network, bits] of networks(NETWORKS.ipv4)) {
  PRIVATE.addSubnet(network, bits, 'ipv4');
  // Translators reach an IPv4 network by these addresses too. `BlockList` knows those of the form ::ffff:0:0/96 itself.
  PRIVATE.addSubnet(`64:ff9b::${network}`, 96 + bits, 'ipv6');
  PRIVATE.addSubnet(`2002:${hexadecimal(network)}::`, 16 + bits, 'ipv6');
}

/** Whether an IP address is of a private, local or link-local network, however it is written. */
export function isPrivateAddress(address: string): boolean {
  return PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

function hexadecimal(network: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = network.split('.').map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

/** A request as a function sends it. */
export interface FunctionRequest {
  readonly origin: string;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | AsyncIterable<Uint8Array> | null;
}

export interface FunctionResponse {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: AsyncIterable<Uint8Array>;
}

/** Sends a request. Its errors are those of connections, with the same codes. Aborted, it may reject or stay pending. */
export type SendFunction = (request: FunctionRequest, signal: AbortSignal) => Promise<FunctionResponse>;

/** A transport that sends requests by a function, without connections of its own. */
export function functionTransport(send: SendFunction): CreateTransport {
  return (origin) => {
    const running = new Set<ExchangeController>();
    let closed: Error | undefined;
    return {
      dispatch(options, handler) {
        const controller = new ExchangeController();
        running.add(controller);
        if (closed) controller.abort(closed);
        void exchange(send, requestOf(origin, options), handler, controller).finally(() => running.delete(controller));
        return true;
      },
      async destroy() {
        closed = new Error('The transport is closed.');
        for (const controller of running) controller.abort(closed);
      },
    };
  };
}

/** Tells the handler of the events of an exchange. It never rejects. */
async function exchange(
  send: SendFunction,
  request: FunctionRequest,
  handler: Dispatcher.DispatchHandler,
  controller: ExchangeController,
): Promise<void> {
  const { signal } = controller;
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  aborted.catch(() => undefined);
  try {
    // A pool never begins within `dispatch`.
    await Promise.resolve();
    signal.throwIfAborted();
    handler.onRequestStart?.(controller, {});
    const response = await Promise.race([
      send(
        withEnd(request, () => handler.onRequestSent?.()),
        signal,
      ),
      aborted,
    ]);
    handler.onResponseStart?.(controller, response.status, { ...response.headers }, '');
    for await (const chunk of untilAborted(response.body, aborted)) {
      if (chunk.length > 0) handler.onResponseData?.(controller, Buffer.from(chunk));
      signal.throwIfAborted();
    }
    handler.onResponseEnd?.(controller, {});
  } catch (error) {
    handler.onResponseError?.(controller, error as Error);
  }
}

/** The chunks of a body. An abort ends the wait for the next one. */
async function* untilAborted(body: AsyncIterable<Uint8Array>, aborted: Promise<never>): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await Promise.race([chunks.next(), aborted]);
      if (done) return;
      yield value;
    }
  } finally {
    // Not waited for: its next chunk may never come.
    chunks.return?.().catch(() => undefined);
  }
}

/** Calls `sent` when the body was read. */
function withEnd(request: FunctionRequest, sent: () => void): FunctionRequest {
  const { body } = request;
  if (body === null || typeof body === 'string' || body instanceof Uint8Array) {
    sent();
    return request;
  }
  async function* chunks(stream: AsyncIterable<Uint8Array>) {
    yield* stream;
    sent();
  }
  return { ...request, body: chunks(body) };
}

function requestOf(origin: string, { path, method, headers, body }: Dispatcher.DispatchOptions): FunctionRequest {
  return {
    origin,
    method,
    path,
    headers: headersOf(headers as readonly string[]),
    body: (body ?? null) as FunctionRequest['body'],
  };
}

/** Names and values in turn, as calls have them. */
function headersOf(lines: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let at = 0; at < lines.length; at += 2) {
    const name = (lines[at] ?? '').toLowerCase();
    const value = lines[at + 1] ?? '';
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

/** `ReadableStream.from` is missing in the types. */
const STREAM = ReadableStream as unknown as { from(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> };

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * A transport by `fetch`, for runtimes without sockets. The runtime decides on connections: limits of them and of their
 * addresses do not apply.
 */
export function fetchTransport(fetch: Fetch): CreateTransport {
  return functionTransport(async ({ origin, path, method, headers, body }, signal) => {
    // `duplex` is required for streams, and missing in the types.
    const stream = { body: bodyOf(body), duplex: 'half' } as RequestInit;
    const init: RequestInit = { method, headers, redirect: 'manual', signal, ...(body !== null && stream) };
    const response = await fetch(origin + path, init).catch((error: unknown) => {
      throw withCode(error);
    });
    return { status: response.status, headers: fetchedHeaders(response), body: chunksOf(response) };
  });
}

function bodyOf(body: string | Uint8Array | AsyncIterable<Uint8Array> | null): BodyInit | null {
  if (body === null || typeof body === 'string') return body;
  return (body instanceof Uint8Array ? body : STREAM.from(body)) as BodyInit;
}

/** The headers of a body as `fetch` returns it: decompressed. */
function fetchedHeaders({ headers }: Response): FunctionResponse['headers'] {
  const all = Object.fromEntries([...headers].filter(([name]) => name !== 'set-cookie'));
  const { 'content-encoding': encoding, 'content-length': length, ...others } = all;
  const isCompressed = encoding !== undefined || length === undefined;
  const cookies = headers.getSetCookie();
  return {
    ...others,
    ...(!isCompressed && { 'content-length': length }),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  };
}

async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array> {
  try {
    yield* (body ?? []) as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw withCode(error, 'UND_ERR_SOCKET');
  }
}

/** The error with the code of its cause, by which calls know it. */
function withCode(error: unknown, otherwise?: string): Error {
  const { cause } = error as { readonly cause?: { readonly code?: string } };
  const code = cause?.code ?? otherwise;
  return code === undefined ? (error as Error) : Object.assign(error as Error, { code });
}

/** The controller of an exchange without a connection, as undici's handlers expect it. */
class ExchangeController extends AbortController {
  readonly paused = false;

  get aborted(): boolean {
    return this.signal.aborted;
  }

  get reason(): Error | null {
    return this.aborted ? (this.signal.reason as Error) : null;
  }

  pause(): void {}

  resume(): void {}
}
