import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, createServer, type Http2Server, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2';
import type { Socket } from 'node:net';
import type { CallerTimeouts } from '#config';
import { Http2Request } from './http2-request.ts';
import { Http2Response } from './http2-response.ts';

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
