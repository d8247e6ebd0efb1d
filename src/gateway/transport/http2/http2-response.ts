import type { OutgoingHttpHeaders } from 'node:http';
import { constants, Http2ServerResponse, type ServerHttp2Stream } from 'node:http2';
import type { Socket } from 'node:net';
import type { Http2Request } from './http2-request.ts';

/** Headers of a connection of HTTP/1.1, which HTTP/2 has not (RFC 9113, section 8.2.2). */
const OF_CONNECTIONS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/** A response of HTTP/2 that is written as one of HTTP/1.1. */
export class Http2Response extends Http2ServerResponse {
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
