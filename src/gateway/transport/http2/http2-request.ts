import type { IncomingHttpHeaders } from 'node:http';
import { Http2ServerRequest, type ServerHttp2Stream } from 'node:http2';
import type { Socket } from 'node:net';

interface Head {
  readonly headers: IncomingHttpHeaders;
  /** Names and values in turn. */
  readonly rawHeaders: readonly string[];
}

/**
 * A request of HTTP/2 as one of HTTP/1.1: without pseudo-header fields, with `Host`, and with one `Cookie` (RFC 9113, sections 8.2.3
 * and 8.3.1).
 */
export class Http2Request extends Http2ServerRequest {
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
