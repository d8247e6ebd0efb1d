import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentCoding } from '#http';
import type { Compressor } from '../http/compression.ts';
import type { BodyResponse, EmptyResponse, PartsResponse } from '../types.ts';

interface Sender {
  readonly outbox: Outbox;
  /** Absent where nothing is compressed. */
  readonly compressor: Compressor | undefined;
  /** The time between two reads of a response by the caller. */
  readonly writeMs: number;
}

/** Writes a response to one of node:http. */
export function sendReply(
  reply: BodyResponse | PartsResponse | EmptyResponse,
  request: IncomingMessage,
  response: ServerResponse,
  { outbox, compressor, writeMs }: Sender,
): void {
  drainRequest(request);
  const { status, headers } = reply;
  if (reply.kind === 'empty') {
    response.writeHead(status, reply.type === undefined ? [...headers] : ['content-type', reply.type, ...headers]);
    response.end();
    return;
  }
  if (reply.kind === 'parts') {
    response.writeHead(status, ['content-type', reply.type, ...headers]);
    return void writeChunks(reply.parts, response, writeMs).catch(() => response.destroy());
  }
  const { type, body } = reply;
  const coding = compressor?.codingFor(body.bytes, request.headers['accept-encoding']);
  const compressed = coding && compressor?.compress(body, coding);
  const send = (bytes: Buffer | undefined) => {
    const length = bytes ? `${bytes.length}` : body.length;
    const lines = ['content-type', `${type}; charset=utf-8`, 'content-length', length, ...headers];
    if (bytes) lines.push('content-encoding', coding as ContentCoding);
    response.writeHead(status, lines);
    outbox.add(response, bytes ? { chunk: bytes, encoding: 'latin1' } : body);
  };
  if (!(compressed instanceof Promise)) return send(compressed);
  void compressed.then((bytes) => {
    // The caller may have left.
    if (!response.destroyed) send(bytes);
  });
}

/** A body as it is written to a socket. */
type Chunk = { readonly chunk: string | Buffer; readonly encoding: BufferEncoding };

/**
 * Batches responses until the end of the event loop iteration. A local proxy is then woken once for all of them, and waking
 * it costs as much as the rest of writing (docs/decisions/014).
 */
export class Outbox {
  readonly #sent: (response: ServerResponse) => void;
  #waiting: [ServerResponse, Chunk][] = [];

  /** `sent` is called with each response that was written to its socket. */
  constructor(sent: (response: ServerResponse) => void) {
    this.#sent = sent;
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
        this.#sent(response);
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

/** A response of HTTP/2, which shares its socket with others. */
interface StreamResponse {
  limitWrites(milliseconds: number): void;
}

/** Node renews a timeout once where anything was read since it began: it passes one to two times its length after the last read. */
const MOST_RENEWED = 2;

/**
 * Destroys the connection of a caller that does not read its buffered response for half of `writeMs` to all of it, by the socket's idle timeout; of
 * HTTP/2, the stream. After the last write the timeout is off: the next response of the connection may take longer.
 */
export function setWriteTimeout(response: ServerResponse, writeMs: number): void {
  if (isOfStream(response)) return response.limitWrites(writeMs / MOST_RENEWED);
  const { socket } = response;
  if (!socket || socket.writableLength === 0) return;
  socket.setTimeout(writeMs / MOST_RENEWED);
  // Before node:http's own listener, which sets the keep-alive timeout.
  response.prependOnceListener('finish', () => socket.setTimeout(0));
}

/** The same for a pause before the last write, until it is set to 0. */
function limitPause(response: ServerResponse, writeMs: number): void {
  const timeoutMs = writeMs / MOST_RENEWED;
  if (isOfStream(response)) response.limitWrites(timeoutMs);
  else response.socket?.setTimeout(timeoutMs);
}

function isOfStream(response: ServerResponse | StreamResponse): response is StreamResponse {
  return 'limitWrites' in response;
}

/** Resolves when a response takes more or is closed. */
export function drained(response: ServerResponse): Promise<void> {
  if (!response.writableNeedDrain || response.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done);
      response.off('close', done);
      resolve();
    };
    response.on('drain', done);
    response.on('close', done);
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
