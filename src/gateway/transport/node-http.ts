import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { Settings } from '#config';
import type { ContentCoding, HostCheck, Refusal } from '#http';
import { peerCertificate } from '../auth/credentials.ts';
import { BodyCollector, BodyMemory, bodyMissing, bodyTooLarge, isRepeated } from '../http/reader.ts';
import { Compressor } from '../http/response-body.ts';
import { COMPLETION, interruptionEvent, positionEvent } from '../result/events.ts';
import { EVENT_STREAM_TYPE } from '../result/respond.ts';
import type {
  ClientCertificate,
  EndReason,
  EventSink,
  GraphRequest,
  GraphResponse,
  NativeRequest,
  SentEvent,
} from '../types.ts';
import { IntervalSet } from './interval-set.ts';
import { COMMENT } from './sse.ts';

/** A request of node:http for the pipeline. */
export class NodeRequest implements GraphRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly #incoming: IncomingMessage;
  readonly #memory: BodyMemory;
  readonly #response: ServerResponse | undefined;
  readonly #proceed: (() => void) | undefined;

  /** `proceed` is called before the body is read. */
  constructor(incoming: IncomingMessage, memory: BodyMemory, response?: ServerResponse, proceed?: () => void) {
    this.method = incoming.method ?? '';
    this.url = incoming.url ?? '';
    this.headers = incoming.headers;
    this.#incoming = incoming;
    this.#memory = memory;
    this.#response = response;
    this.#proceed = proceed;
  }

  get native(): NativeRequest | undefined {
    const [request, response, proceed] = [this.#incoming, this.#response, this.#proceed];
    return response && { request, response, proceed };
  }

  get remoteAddress(): string | undefined {
    return this.#incoming.socket.remoteAddress;
  }

  peerCertificate(): ClientCertificate | undefined {
    return peerCertificate(this.#incoming.socket);
  }

  isRepeated(name: string): boolean {
    return isRepeated(this.#incoming, name);
  }

  async readBody(limit: number): Promise<Buffer> {
    const incoming = this.#incoming;
    if (Number(incoming.headers['content-length']) > limit) throw bodyTooLarge(limit);
    // An empty body is read without any chunk.
    if (incoming.readableDidRead || incoming.readableEnded) {
      const body = bodyBefore(incoming);
      if (!body) throw bodyMissing();
      if (body.length > limit) throw bodyTooLarge(limit);
      return body;
    }
    // Its caller has left before: it does not emit `close` again.
    if (incoming.aborted) throw bodyMissing();
    this.#proceed?.();
    const collector = new BodyCollector(limit, this.#memory);
    try {
      const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
      // After it is settled, the rest of the body is discarded.
      let isDone = false;
      incoming.on('data', (chunk: Buffer) => {
        if (isDone) return;
        try {
          collector.add(chunk);
        } catch (error) {
          isDone = true;
          reject(error);
        }
      });
      incoming.on('end', () => {
        if (!isDone) resolve(collector.body.whole());
        isDone = true;
      });
      incoming.on('close', () => {
        if (!isDone) reject(bodyMissing());
        isDone = true;
      });
      return await promise;
    } finally {
      collector.release();
    }
  }

  stream(): Readable {
    const incoming = this.#incoming;
    this.#proceed?.();
    return incoming.readableDidRead ? Readable.from([bodyBefore(incoming) ?? NOTHING]) : incoming;
  }
}

const NOTHING = Buffer.alloc(0);

/**
 * The body that a body parser in front of the gateway has read: bytes, text or JSON in `body`. Members that were there
 * more than once are lost.
 */
function bodyBefore(incoming: IncomingMessage & { readonly body?: unknown }): Buffer | undefined {
  const { body } = incoming;
  if (Buffer.isBuffer(body)) return body;
  if (typeof body === 'string') return Buffer.from(body);
  return typeof body === 'object' && body !== null ? Buffer.from(JSON.stringify(body)) : undefined;
}

/** The head of a request to a page, for the stages that read no body. */
export function requestOf(incoming: IncomingMessage): GraphRequest {
  return new NodeRequest(incoming, new BodyMemory(0));
}

const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)(.*)/is;

const WITH_FRAGMENT: Refusal = { status: 400, message: 'The target of a request has no fragment.' };

const CHUNKED = /^\s*chunked\s*$/i;

/**
 * The refusal of a request by its host, its target, the transfer coding of its body, or its version. A target in absolute form, as proxies
 * send it, is rewritten to origin form: its host replaces the header `Host` (RFC 9112, section 3.2.2).
 */
export function headRefusal(request: IncomingMessage, hostError: HostCheck): Refusal | undefined {
  const { url = '', httpVersion } = request;
  const [, host, rest = ''] = ABSOLUTE_FORM.exec(url) ?? [];
  if (host !== undefined) request.url = rest.startsWith('/') ? rest : `/${rest}`;
  const ofHost = hostError(request) ?? (host === undefined ? undefined : hostError({ rawHeaders: ['host', host] }));
  if (ofHost) return ofHost;
  if (url.includes('#')) return WITH_FRAGMENT;
  const coding = request.headers['transfer-encoding'];
  // Another coding than `chunked` (RFC 9112, sections 6.1 and 6.3).
  if (coding !== undefined && !CHUNKED.test(coding)) {
    const status = /,\s*chunked\s*$/i.test(coding) ? 501 : 400;
    return { status, message: 'The only transfer coding of bodies is `chunked`.' };
  }
  // The parser takes further versions, which nobody speaks (RFC 9112, section 3). Requests of HTTP/2 are streams.
  if (/^1\.[01]$/.test(httpVersion) || 'stream' in request) return undefined;
  return { status: 505, message: 'The gateway speaks HTTP/1.1.' };
}

/** Whether it is not known where the body of a request ends. */
export function hasUnknownEnd({ headers }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding'];
  return coding !== undefined && !CHUNKED.test(coding);
}

/** A pipelining client queues a few requests; further ones would only take memory. */
const MAX_QUEUED = 100;

/**
 * Executes the pipelined requests of a connection one after another. node:http parses them all at once; a response has no
 * socket until the responses before it are written.
 */
export class PipelinedRequests {
  readonly #queues = new WeakMap<Socket, { length: number }>();

  /** Begins a request when its response is next on its connection. Destroys a connection with too many queued requests. */
  wait(socket: Socket, response: ServerResponse, begin: () => void): void {
    let queue = this.#queues.get(socket);
    if (!queue) this.#queues.set(socket, (queue = { length: 0 }));
    if (queue.length >= MAX_QUEUED) return void socket.destroy();
    queue.length += 1;
    response.once('socket', () => {
      queue.length -= 1;
      begin();
    });
  }
}

/** Writes responses to those of node:http. */
export class Sender {
  readonly #outbox: Outbox;
  /** Absent where nothing is compressed. */
  readonly #compressor: Compressor | undefined;
  /** The time between two reads of a response by the caller. */
  readonly #writeMs: number;
  readonly #bufferBytes: number;
  readonly #streams: IntervalSet<ServerResponse>;

  constructor({ limits, http, subscriptions }: Settings) {
    this.#writeMs = limits.timeouts.write;
    this.#outbox = new Outbox(this.#writeMs);
    this.#compressor = http.compression && new Compressor(http.compression);
    this.#bufferBytes = subscriptions.buffer;
    this.#streams = new IntervalSet(subscriptions.heartbeat, beat);
  }

  /** Throws where the response cannot be written. */
  send(reply: GraphResponse, request: IncomingMessage, response: ServerResponse): void {
    drainRequest(request);
    const { status, headers, kind } = reply;
    switch (kind) {
      case 'events':
        response.writeHead(status, ['content-type', EVENT_STREAM_TYPE, ...headers]);
        this.#streams.add(response);
        response.once('close', () => this.#streams.delete(response));
        return reply.start(new EventStream(response, this.#bufferBytes, this.#writeMs));
      case 'empty':
        response.writeHead(status, reply.type === undefined ? [...headers] : ['content-type', reply.type, ...headers]);
        return void response.end();
      case 'parts':
        response.writeHead(status, ['content-type', reply.type, ...headers]);
        return void writeChunks(reply.parts, response, this.#writeMs).catch(() => response.destroy());
      case 'body':
        break;
    }
    const { type, body } = reply;
    const coding = this.#compressor?.codingFor(body.bytes, request.headers['accept-encoding']);
    const compressed = coding && this.#compressor?.compress(body, coding);
    const send = (bytes: Buffer | undefined) => {
      const length = `${bytes ? bytes.length : body.bytes}`;
      const lines = ['content-type', `${type}; charset=utf-8`, 'content-length', length, ...headers];
      if (bytes) lines.push('content-encoding', coding as ContentCoding);
      response.writeHead(status, lines);
      this.#outbox.add(response, bytes ? { chunk: bytes, encoding: 'latin1' } : body);
    };
    if (!(compressed instanceof Promise)) return send(compressed);
    void compressed.then((bytes) => {
      // The caller may have left.
      if (!response.destroyed) send(bytes);
    });
  }
}

/** A stream whose client has not read the last event needs no sign of life. */
function beat(stream: ServerResponse): void {
  if (!stream.writableEnded && stream.writableLength === 0) stream.write(COMMENT);
}

/** A subscriber's response of node:http, as a stream of events (graphql-sse, distinct connections mode). */
class EventStream implements EventSink {
  readonly #response: ServerResponse;
  readonly #bufferBytes: number;
  readonly #writeMs: number;

  constructor(response: ServerResponse, bufferBytes: number, writeMs: number) {
    this.#response = response;
    this.#bufferBytes = bufferBytes;
    this.#writeMs = writeMs;
    // Some browsers wait for the first byte of the body.
    response.write(COMMENT);
  }

  begin(cursor: string): void {
    if (this.#response.writableEnded || this.#response.destroyed) return;
    this.#response.write(positionEvent(cursor));
  }

  next(frame: SentEvent): boolean {
    const response = this.#response;
    if (response.writableEnded || response.destroyed) return true;
    // One event may be larger than the buffer.
    if (response.writableLength > this.#bufferBytes) return false;
    response.write(frame.sse);
    return true;
  }

  drained(): Promise<void> {
    const response = this.#response;
    // Never more than what `next` takes: who was refused has to wait.
    const most = Math.min(this.#bufferBytes, response.writableHighWaterMark);
    if (response.writableEnded || response.writableLength <= most) return Promise.resolve();
    return drained(response, COMMENT);
  }

  complete(): void {
    this.#end(COMPLETION);
  }

  interrupt(_reason: EndReason, frame: SentEvent, waitMs?: number): void {
    this.#end(interruptionEvent(frame, waitMs));
  }

  #end(last: Buffer): void {
    const response = this.#response;
    if (response.writableEnded || response.destroyed) return;
    response.end(last);
    // A subscriber that does not read does not see the end either.
    const timer = setTimeout(() => response.destroy(), this.#writeMs);
    response.once('close', () => clearTimeout(timer));
  }
}

/** A body as it is written to a socket. */
type Chunk = { readonly chunk: string | Buffer; readonly encoding: BufferEncoding };

/**
 * Batches responses until the end of the event loop iteration. A local proxy is then woken once for all of them, and waking
 * it costs as much as the rest of writing (docs/decisions/014).
 */
export class Outbox {
  readonly #writeMs: number;
  #waiting: [ServerResponse, Chunk][] = [];

  constructor(writeMs: number) {
    this.#writeMs = writeMs;
  }

  add(response: ServerResponse, body: Chunk): void {
    if (this.#waiting.length === 0) setImmediate(() => this.#flush());
    this.#waiting.push([response, body]);
  }

  #flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const [response, body] of waiting) {
      try {
        response.end(body.chunk, body.encoding);
        setWriteTimeout(response, this.#writeMs);
      } catch (error) {
        // A failed response does not affect the others.
        response.destroy(error as Error);
      }
    }
  }
}

type Chunks = AsyncIterable<string | Uint8Array> | Iterable<Uint8Array>;

/** Writes the rest of a response as it comes, with back-pressure. */
export async function writeChunks(chunks: Chunks, response: ServerResponse, writeMs: number): Promise<void> {
  for await (const chunk of chunks) {
    if (response.destroyed) return;
    if (response.write(chunk)) continue;
    // Whatever has reached the socket by now: node:http itself keeps the chunks of a turn.
    limitPause(response, writeMs);
    await drained(response);
    if (response.destroyed) return;
    limitPause(response, 0);
  }
  response.end();
  setWriteTimeout(response, writeMs);
}

/** A response of node:http, or one of HTTP/2, which shares its socket with others. */
type AnyResponse = ServerResponse & { limitWrites?(milliseconds: number): void };

/** Node renews a timeout once where anything was read since it began: it passes one to two times its length after the last read. */
const MOST_RENEWED = 2;

/**
 * Destroys the connection of a caller that does not read its buffered response for half of `writeMs` to all of it, by the socket's idle timeout; of
 * HTTP/2, the stream. After the last write the timeout is off: the next response of the connection may take longer.
 */
export function setWriteTimeout(response: AnyResponse, writeMs: number): void {
  if (response.limitWrites) return response.limitWrites(writeMs / MOST_RENEWED);
  const { socket } = response;
  if (!socket || socket.writableLength === 0) return;
  socket.setTimeout(writeMs / MOST_RENEWED);
  // Before node:http's own listener, which sets the keep-alive timeout.
  response.prependOnceListener('finish', () => socket.setTimeout(0));
}

/** The same for a pause before the last write, until it is set to 0. */
function limitPause(response: AnyResponse, writeMs: number): void {
  const timeoutMs = writeMs / MOST_RENEWED;
  if (response.limitWrites) response.limitWrites(timeoutMs);
  else response.socket?.setTimeout(timeoutMs);
}

/**
 * Resolves when all that was written is sent, or the response is closed. `drain` comes only after a write that returned false, and
 * responses of HTTP/2 do not tell in Node 24 whether it will: elsewhere a last chunk is written, which calls back.
 */
function drained(response: ServerResponse, last?: Buffer): Promise<void> {
  if (response.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done);
      response.off('close', done);
      resolve();
    };
    response.on('close', done);
    if (last) response.write(last, done);
    else response.on('drain', done);
  });
}

/** A client may read the response only after it has sent its whole body: the server discards the rest for this long. */
const DRAIN_MS = 5000;

/** Discards the unread rest of the body of an answered request. */
export function drainRequest(request: IncomingMessage): void {
  if (request.complete || hasNoBody(request)) return;
  request.unpipe();
  request.resume();
  const timer = setTimeout(() => request.destroy(), DRAIN_MS);
  request.on('close', () => clearTimeout(timer));
}

/** Whether the head of a request of HTTP/1 announces no body (RFC 9112, section 6.3): such a GET is not complete before its listeners have run. */
function hasNoBody({ httpVersionMajor, headers }: IncomingMessage): boolean {
  return (
    httpVersionMajor === 1 && headers['content-length'] === undefined && headers['transfer-encoding'] === undefined
  );
}

/** Counts requests in flight. */
export class InFlight {
  #count = 0;
  #ended: (() => void) | undefined;

  begin(): void {
    this.#count += 1;
  }

  end(): void {
    this.#count -= 1;
    if (this.#count === 0) this.#ended?.();
  }

  /** Resolves when no request is in flight, or at the end of the grace period. */
  idle(graceMs: number): Promise<void> {
    if (this.#count === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const grace = setTimeout(resolve, graceMs);
      this.#ended = () => {
        clearTimeout(grace);
        resolve();
      };
    });
  }
}
