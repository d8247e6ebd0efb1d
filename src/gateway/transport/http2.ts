import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import {
  constants,
  createServer,
  type Http2Server,
  Http2ServerRequest,
  Http2ServerResponse,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { Socket } from 'node:net';
import type { CallerTimeouts } from '#config';

interface Http2Limits {
  readonly headers: number;
  readonly answer: number;
  readonly timeouts: Pick<CallerTimeouts, 'headers' | 'request' | 'idle'>;
}

/** A server's handler of requests, whichever version of HTTP they came by. */
export type HandleRequest = (request: IncomingMessage, response: ServerResponse) => void;

/** Requests of a connection that are not answered yet; clients expect a hundred (RFC 9113, section 6.5.2). */
const MOST_STREAMS = 100;
/**
 * Streams that a client may reset: this many at once, and then this many each second (CVE-2023-44487). A browser that leaves a
 * page resets the streams of that page.
 */
const RESET_BURST = 200;
const RESETS_PER_SECOND = 33;
const MOST_INVALID_FRAMES = 100;
const MOST_SETTINGS = 16;
const MOST_HEADERS = 128;
const FIELD_OVERHEAD = 32;
const MEBIBYTE = 1024 * 1024;
const SPARE_MEBIBYTES = 4;
/** The last stream of a notice of shutdown, which refuses no stream that is on its way (RFC 9113, section 6.8). */
const LAST_STREAM = 2 ** 31 - 1;

/** The events of a server of node:http that have a request. */
export interface RequestHandlers {
  readonly request: HandleRequest;
  readonly checkContinue: HandleRequest;
  readonly checkExpectation: HandleRequest;
}

/** Serves connections of HTTP/2, which a listening server has accepted. */
export class Http2Endpoint {
  readonly #limits: Http2Limits;
  readonly #handlers: RequestHandlers;
  readonly #server: Http2Server;
  readonly #sessions = new Set<ServerHttp2Session>();
  #isDraining = false;

  constructor(limits: Http2Limits, handlers: RequestHandlers) {
    this.#limits = limits;
    this.#handlers = handlers;
    this.#server = createServer({
      settings: { enablePush: false, maxConcurrentStreams: MOST_STREAMS, maxHeaderListSize: limits.headers },
      maxHeaderListPairs: MOST_HEADERS,
      maxSettings: MOST_SETTINGS,
      maxSessionInvalidFrames: MOST_INVALID_FRAMES,
      maxSessionMemory: Math.ceil(limits.answer / MEBIBYTE) + SPARE_MEBIBYTES,
      streamResetBurst: RESET_BURST,
      streamResetRate: RESETS_PER_SECOND,
    });
  }

  /** Serves a connection, which begins with the preface of HTTP/2. */
  accept(socket: Socket): void {
    socket.allowHalfOpen = false;
    this.#server.once('session', (session) => this.#serve(session, socket));
    this.#server.emit('connection', socket);
  }

  /** Sends GOAWAY to clients: they make a new connection for their next request. */
  drain(): void {
    this.#isDraining = true;
    for (const session of this.#sessions) notice(session);
  }

  /** Refuses further streams. Connections end with their last response. */
  close(): void {
    for (const session of this.#sessions) session.close();
  }

  destroy(): void {
    for (const session of this.#sessions) session.destroy();
  }

  #serve(session: ServerHttp2Session, socket: Socket): void {
    const { headers: headersMs, idle: idleMs } = this.#limits.timeouts;
    const firstRequest = setTimeout(() => session.destroy(), headersMs);
    let streams = 0;
    this.#sessions.add(session);
    session.on('close', () => {
      clearTimeout(firstRequest);
      this.#sessions.delete(session);
    });
    // Without a listener an error, as of a reset connection, would end the process.
    session.on('error', () => undefined);
    session.setTimeout(idleMs);
    session.on('timeout', () => {
      if (streams === 0) session.close();
      else session.setTimeout(idleMs);
    });
    session.on('stream', (stream, headers, _flags, rawHeaders) => {
      clearTimeout(firstRequest);
      if (this.#isDraining) notice(session);
      streams += 1;
      stream.on('close', () => {
        streams -= 1;
      });
      this.#handle(stream, { headers, rawHeaders }, socket);
    });
  }

  #handle(stream: ServerHttp2Stream, head: ConstructorParameters<typeof Http2Request>[1], socket: Socket): void {
    const request = new Http2Request(stream, head, socket);
    const response = new Http2Response(stream, request);
    if (!stream.endAfterHeaders) this.#limitBody(request, stream);
    // The listener uses only members that both have in common with HTTP/1.1.
    const [plain, answer] = [request as unknown as IncomingMessage, response as unknown as ServerResponse];
    // The limit is sent to the client as a setting, which it may not have read yet.
    if (listSize(head.rawHeaders) > this.#limits.headers) return void answer.writeHead(431).end();
    const { expect } = head.headers;
    if (request.method === 'CONNECT') return void answer.writeHead(405, { allow: 'GET, HEAD, POST, OPTIONS' }).end();
    if (expect === undefined) return this.#handlers.request(plain, answer);
    if (expect.toLowerCase() === '100-continue') return this.#handlers.checkContinue(plain, answer);
    this.#handlers.checkExpectation(plain, answer);
  }

  #limitBody(request: Http2Request, stream: ServerHttp2Stream): void {
    const timer = setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), this.#limits.timeouts.request);
    for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
  }
}

/** The size of a header list (RFC 9113, section 6.5.2). */
function listSize(rawHeaders: readonly string[]): number {
  return rawHeaders.reduce((size, text) => size + text.length + FIELD_OVERHEAD / 2, 0);
}

function notice(session: ServerHttp2Session): void {
  if (!session.closed && !session.destroyed) session.goaway(constants.NGHTTP2_NO_ERROR, LAST_STREAM);
}

interface Head {
  readonly headers: IncomingHttpHeaders;
  /** Names and values in turn. */
  readonly rawHeaders: readonly string[];
}

/**
 * A request of HTTP/2 as one of HTTP/1.1: without pseudo-header fields, with `Host`, and with one `Cookie` (RFC 9113, sections 8.2.3
 * and 8.3.1).
 */
class Http2Request extends Http2ServerRequest {
  override readonly headers: IncomingHttpHeaders;
  override readonly rawHeaders: string[];
  /** The connection itself: the proxy of node:http2 hides its kind. */
  override readonly socket: Socket;

  constructor(stream: ServerHttp2Stream, { headers, rawHeaders }: Head, socket: Socket) {
    super(stream, headers, {}, rawHeaders);
    const { ':authority': authority, host = authority } = headers;
    const plain = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
    this.headers = { ...Object.fromEntries(plain), ...(host !== undefined && { host: String(host) }) };
    this.rawHeaders = plainHeaders(rawHeaders);
    this.socket = socket;
  }

  /**
   * Ends the stream: the client need not send the rest of the body (RFC 9113, section 8.1). Readers of a body destroy it at its end too,
   * when the response is still to come.
   */
  override destroy(): this {
    if (!this.complete) this.stream.close();
    return this;
  }
}

/** Headers without pseudo-header fields. An authority beside another `Host` makes two of them, which is refused. */
function plainHeaders(rawHeaders: readonly string[]): string[] {
  const plain: string[] = [];
  const cookies: string[] = [];
  let authority: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (name === ':authority') plain.push('host', (authority = value));
    else if (name === 'cookie') cookies.push(value);
    else if (!name.startsWith(':') && !(name === 'host' && value === authority)) plain.push(name, value);
  }
  if (cookies.length > 0) plain.push('cookie', cookies.join('; '));
  return plain;
}

/** Headers of a connection of HTTP/1.1, which HTTP/2 has not (RFC 9113, section 8.2.2). */
const OF_CONNECTIONS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/** A response of HTTP/2 that is written as one of HTTP/1.1. */
class Http2Response extends Http2ServerResponse {
  override readonly socket: Socket;
  readonly #isHead: boolean;

  constructor(stream: ServerHttp2Stream, { method, socket }: Pick<Http2Request, 'method' | 'socket'>) {
    super(stream);
    this.socket = socket;
    this.#isHead = method === 'HEAD';
    // Declared by @types/node, but missing in node:http2.
    Object.defineProperties(this, {
      destroyed: { get: () => stream.destroyed },
      closed: { get: () => stream.closed },
    });
    stream.on('timeout', () => stream.close(constants.NGHTTP2_CANCEL));
  }

  /** node:http2 also emits `finish` for a response that was not ended, when its caller leaves: node:http emits `close` alone. */
  override emit(event: string | symbol, ...values: unknown[]): boolean {
    return (event !== 'finish' || this.writableEnded) && super.emit(event, ...values);
  }

  override writeHead(status: number, headers?: OutgoingHttpHeaders | readonly string[] | string): this {
    if (typeof headers !== 'object') return super.writeHead(status);
    if (!Array.isArray(headers)) return super.writeHead(status, without(headers as OutgoingHttpHeaders));
    const lines = headers.filter((_, at) => !OF_CONNECTIONS.has(String(headers[at - (at % 2)]).toLowerCase()));
    return super.writeHead(status, lines as never);
  }

  /** node:http drops the body of a response to HEAD; node:http2 fails on it. */
  override end(chunk?: unknown, encoding?: unknown): this {
    return (this.#isHead ? super.end() : super.end(chunk as string, encoding as BufferEncoding)) as this;
  }

  /** Ends the stream of a caller that does not read for this long; 0 is no limit. */
  limitWrites(milliseconds: number): void {
    this.stream.setTimeout(milliseconds);
  }
}

function without(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTIONS.has(name.toLowerCase())));
}
