import { request as httpRequest, type IncomingMessage } from 'node:http';
import { type ClientHttp2Session, constants } from 'node:http2';
import { request as httpsRequest } from 'node:https';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { WebSocket } from 'ws';

/** The ways by which callers reach a graph. */
export const TRANSPORTS = ['HTTP/1.1', 'HTTP/2', 'fetch', 'SSE', 'WebSocket'] as const;
export type Transport = (typeof TRANSPORTS)[number];

/** A request for a graph, whatever the transport. */
export interface Ask {
  readonly query?: string;
  readonly documentId?: string;
  readonly variables?: object;
  readonly extensions?: object;
  /** The format of `@defer` and `@stream`. */
  readonly parts?: 'incrementalSpec=v0.2' | 'deferSpec=20220824';
  readonly headers?: Readonly<Record<string, string>>;
  /** By GET, where the transport has methods. */
  readonly isGet?: boolean;
  /** A body of `multipart/form-data` in the place of JSON, with the boundary `a-boundary`. */
  readonly form?: string;
  /** A path to read by GET, in the place of the graph's. */
  readonly path?: string;
  /** A query that an agent has executed, by a message to the endpoint for agents: by HTTP/1.1 in the place of streams. */
  readonly agent?: string;
  /** Members of `_meta` of an agent's message. */
  readonly meta?: object;
  /** Aborted, the caller leaves: its connection or stream ends, and the request fails. */
  readonly signal?: AbortSignal;
  /** Whether the members of the body stand in another order than that of most clients. */
  readonly isReordered?: boolean;
}

/** Where a caller connects from, and with what. */
export interface Connecting {
  readonly headers: Readonly<Record<string, string>>;
  /** The payload of `connection_init`. */
  readonly payload?: object;
  readonly localAddress: string;
  readonly certificate?: { readonly key: string; readonly cert: string };
}

/** A graph at its addresses. */
export interface Target {
  /** Of `http` or `https`. */
  readonly url: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** The HTTP/2 connection of a caller. */
  readonly session: (from: Connecting) => ClientHttp2Session;
}

/** A response, read result by result. */
export class Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Leaves: completes the operation by WebSocket, and otherwise ends the request. */
  readonly leave: () => void;
  readonly #results: AsyncGenerator<any, string>;
  /** How it ended: `complete`, `error`, or the code that a WebSocket was closed with. */
  end: string | undefined;

  constructor(head: Pick<Answer, 'status' | 'headers' | 'leave'>, results: AsyncGenerator<any, string>) {
    this.status = head.status;
    this.headers = head.headers;
    this.leave = head.leave;
    this.#results = results;
  }

  /** The next result; `undefined` at the end. */
  async next(): Promise<any> {
    const { done, value } = await this.#results.next();
    if (!done) return value;
    this.end ??= value;
    return undefined;
  }

  async all(): Promise<any[]> {
    const results: any[] = [];
    for (let each = await this.next(); each !== undefined; each = await this.next()) results.push(each);
    return results;
  }
}

/** Sends a request, and resolves when the response begins. */
export function open(transport: Transport, target: Target, from: Connecting, ask: Ask): Promise<Answer> {
  if (ask.agent !== undefined && (transport === 'WebSocket' || transport === 'SSE'))
    return open('HTTP/1.1', target, from, ask);
  if (transport === 'WebSocket') return byWebSocket(target, from, ask);
  const message = messageOf(transport, from, ask);
  if (transport === 'fetch') return byFetch(target, message);
  if (transport === 'HTTP/2') return byHttp2(target, from, message);
  return byHttp1(target, from, message);
}

interface Message {
  readonly signal: AbortSignal | undefined;
  readonly method: 'GET' | 'POST';
  /** The path, with the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

function messageOf(
  transport: Transport,
  from: Connecting,
  { path = '/graphql', parts, headers, isGet, form, signal, isReordered, agent, meta, ...parameters }: Ask,
): Message {
  if (agent !== undefined) return agentMessage({ ...from.headers, ...headers }, agent, meta, signal);
  const type =
    transport === 'SSE' ? 'text/event-stream' : parts ? 'multipart/mixed' : 'application/graphql-response+json';
  const accept = parts ? `${type};${parts}` : type;
  const all = { accept, ...from.headers, ...headers };
  if (path !== '/graphql')
    return { signal, method: 'GET', path, headers: { ...from.headers, ...headers, accept: '*/*' }, body: undefined };
  if (isGet) {
    const given = Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    // A caller with a certificate needs it, and it does no harm to others.
    const preflight = { 'graphql-preflight': '1' };
    return {
      signal,
      method: 'GET',
      path: `${path}?${new URLSearchParams(given)}`,
      headers: { ...all, ...preflight },
      body: undefined,
    };
  }
  const own: Record<string, string> = form
    ? { 'content-type': 'multipart/form-data; boundary=a-boundary', 'graphql-preflight': '1' }
    : { 'content-type': 'application/json' };
  return {
    signal,
    method: 'POST',
    path,
    headers: { ...all, ...own },
    body: form ?? JSON.stringify(isReordered ? reordered(parameters) : parameters),
  };
}

function agentMessage(
  headers: Connecting['headers'],
  query: string,
  meta: object | undefined,
  signal: AbortSignal | undefined,
): Message {
  const version = '2026-07-28';
  const own = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': version,
    'mcp-method': 'tools/call',
    'mcp-name': 'execute',
  };
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': version,
    'io.modelcontextprotocol/clientCapabilities': {},
    ...meta,
  };
  const params = { name: 'execute', arguments: { query }, _meta };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  return { signal, method: 'POST', path: '/mcp', headers: { ...headers, ...own }, body };
}

const reordered = (parameters: object) => Object.fromEntries(Object.entries(parameters).toReversed());

function byHttp1({ url }: Target, from: Connecting, { signal, method, path, headers, body }: Message): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { localAddress, certificate } = from;
    const options = {
      method,
      headers,
      localAddress,
      agent: false,
      rejectUnauthorized: false,
      ...certificate,
      ...(signal && { signal }),
    };
    const send = url.startsWith('https:') ? httpsRequest : httpRequest;
    const request = send(new URL(path, url), options, (response: IncomingMessage) => {
      const own = response.headers as Record<string, string>;
      const head = { status: response.statusCode, headers: own, leave: () => void request.destroy() };
      response.on('error', () => undefined);
      resolve(new Answer(head, resultsIn(own, response)));
    });
    request.on('error', reject);
    request.end(body);
  });
}

function byHttp2(
  { session }: Target,
  from: Connecting,
  { signal, method, path, headers, body }: Message,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stream = session(from).request({ ...headers, ':method': method, ':path': path });
    stream.on('error', reject);
    stream.on('close', () => reject(new Error('The stream has ended without a response.')));
    signal?.addEventListener('abort', () => stream.close(constants.NGHTTP2_CANCEL));
    stream.on('response', (given) => {
      const { ':status': status, ...own } = given as Record<string, string> & { ':status': number };
      const leave = () => stream.close(constants.NGHTTP2_CANCEL);
      resolve(new Answer({ status, headers: own, leave }, resultsIn(own, stream)));
    });
    stream.end(body);
  });
}

async function byFetch({ fetch: answer }: Target, { signal, method, path, headers, body }: Message): Promise<Answer> {
  const leaving = new AbortController();
  const ends = signal ? AbortSignal.any([leaving.signal, signal]) : leaving.signal;
  const request = { method, headers, signal: ends, ...(body !== undefined && { body }) };
  const response = await Promise.race([answer(new Request(`http://127.0.0.1${path}`, request)), aborted(ends)]);
  const own = Object.fromEntries(response.headers);
  const reader = response.body as AsyncIterable<Uint8Array> | null;
  return new Answer(
    { status: response.status, headers: own, leave: () => leaving.abort() },
    resultsIn(own, reader ?? []),
  );
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

/** One whole result, parts, or events, by the type of the content. */
async function* resultsIn(
  { 'content-type': type = '', 'content-encoding': coding }: Readonly<Record<string, string | undefined>>,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<any, string> {
  if (type.startsWith('multipart/mixed')) return yield* partsIn(chunks);
  // An event stream that is whole may be compressed.
  if (type.startsWith('text/event-stream')) return yield* eventsIn(coding ? [await wholeOf(coding, chunks)] : chunks);
  const text = (await wholeOf(coding, chunks)).toString();
  if (text !== '') yield /json/.test(type) ? JSON.parse(text) : text;
  return 'complete';
}

async function wholeOf(
  coding: string | undefined,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  const body = Buffer.concat(all);
  if (coding === 'gzip') return gunzipSync(body);
  if (coding === 'br') return brotliDecompressSync(body);
  return coding === 'zstd' ? zstdDecompressSync(body) : body;
}

async function* partsIn(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<any, string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    text += decoder.decode(chunk, { stream: true });
    const complete = text.split('\r\n---');
    text = complete.pop() ?? '';
    for (const part of complete) if (part) yield JSON.parse(part.split('\r\n\r\n')[1] ?? '');
  }
  return text === '--\r\n' ? 'complete' : `cut off after ${JSON.stringify(text)}`;
}

async function* eventsIn(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<any, string> {
  let text = '';
  let end = 'cut off';
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      if (/^event: complete$/m.test(block)) end = 'complete';
      else if (/^event: next$/m.test(block)) yield JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '');
    }
  }
  return end;
}

async function byWebSocket({ url }: Target, from: Connecting, ask: Ask): Promise<Answer> {
  const { localAddress, certificate, payload = {} } = from;
  const options = {
    headers: { ...from.headers, ...ask.headers },
    localAddress,
    rejectUnauthorized: false,
    ...certificate,
  };
  const socket = new WebSocket(url.replace('http', 'ws'), 'graphql-transport-ws', options);
  const refused = Promise.withResolvers<Answer>();
  const messages: any[] = [];
  let wake: () => void = () => undefined;
  socket.on('message', (data: Buffer) => {
    messages.push(JSON.parse(data.toString()));
    wake();
  });
  socket.on('close', (code: number, reason: Buffer) => {
    messages.push({ type: 'closed', how: `${code} ${reason.toString()}` });
    wake();
  });
  socket.on('error', refused.reject);
  socket.on('unexpected-response', (_request, response: IncomingMessage) => {
    const own = response.headers as Record<string, string>;
    const head = { status: response.statusCode, headers: own, leave: () => socket.terminate() };
    refused.resolve(new Answer(head, resultsIn(own, response)));
  });
  const opened = new Promise<void>((resolve) => socket.once('open', resolve));
  const isOpen = await Promise.race([opened, refused.promise]);
  if (isOpen) return isOpen;
  socket.removeAllListeners('error').on('error', () => undefined);
  ask.signal?.addEventListener('abort', () => socket.terminate());
  const { parts, headers: _headers, isGet: _isGet, form: _form, signal: _signal, isReordered, ...parameters } = ask;
  const [name = '', value] = parts?.split('=') ?? [];
  send({ type: 'connection_init', payload: { ...payload, ...(parts && { [name]: value }) } });
  const results = resultsOf();
  // The acknowledgement, or what comes in its place.
  await received();
  if (messages[0].type === 'connection_ack') {
    messages.shift();
    send({ type: 'subscribe', id: '1', payload: isReordered ? reordered(parameters) : parameters });
  }
  const leave = () => {
    send({ type: 'complete', id: '1' });
    socket.close(1000);
  };
  return new Answer({ status: undefined, headers: {}, leave }, results);

  function send(message: object): void {
    socket.send(JSON.stringify(message));
  }

  async function received(): Promise<void> {
    while (messages.length === 0) await new Promise<void>((resolve) => (wake = resolve));
  }

  async function* resultsOf(): AsyncGenerator<any, string> {
    try {
      for (;;) {
        await received();
        const message = messages.shift();
        if (message.type === 'next') yield message.payload;
        else if (message.type === 'complete') return 'complete';
        else if (message.type === 'closed') return message.how;
        else if (message.type === 'error') {
          yield { errors: message.payload };
          return 'error';
        }
      }
    } finally {
      socket.close(1000);
    }
  }
}
