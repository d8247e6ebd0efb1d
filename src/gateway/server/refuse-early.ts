import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Reply } from '../pipeline/reply.ts';

/** What is used of node:http's parser of requests, which it does not document. */
interface RequestParser {
  incoming: IncomingMessage | null;
  onIncoming: (request: IncomingMessage, keepsAlive: boolean) => unknown;
}

interface ParsedSocket extends Socket {
  readonly parser?: RequestParser | null;
  /** The response that is being written. */
  readonly _httpMessage?: object | null;
}

type KeepAlive = Pick<Server, 'keepAliveTimeout' | 'keepAliveTimeoutBuffer'>;

/**
 * Refuses requests of a connection before node:http makes a response for them, which costs more than all the rest of a refusal: an
 * overloaded gateway refuses many for each that it accepts. `refusalOf` decides by the head. All other requests are answered as
 * without it, and so are all requests of a runtime whose sockets have no such parser.
 */
export function refuseEarly(
  socket: ParsedSocket,
  server: KeepAlive,
  refusalOf: (request: IncomingMessage) => Reply | undefined,
): void {
  const { parser } = socket;
  if (!isRequestParser(parser)) return;
  const { onIncoming } = parser;
  parser.onIncoming = (request, keepsAlive) => {
    const isSimple = keepsAlive && isIdle(socket, server) && hasShortBody(request);
    const refusal = isSimple ? refusalOf(request) : undefined;
    const text = refusal && textOf(refusal, server.keepAliveTimeout);
    if (text === undefined) return onIncoming(request, keepsAlive);
    // It drops the body.
    parser.incoming = null;
    socket.write(text, 'latin1');
    return undefined;
  };
}

function isRequestParser(parser: unknown): parser is RequestParser {
  if (typeof parser !== 'object' || parser === null) return false;
  return 'incoming' in parser && typeof (parser as Partial<RequestParser>).onIncoming === 'function';
}

/**
 * Whether no response is being written, and the connection has had one: node:http ends a connection that is idle from then on, after
 * the time of that response, which a reload may have changed.
 */
function isIdle(socket: ParsedSocket, { keepAliveTimeout, keepAliveTimeoutBuffer }: KeepAlive): boolean {
  const idleMs = keepAliveTimeout + keepAliveTimeoutBuffer;
  return !socket._httpMessage && !socket.writableNeedDrain && idleMs > 0 && socket.timeout === idleMs;
}

/** Others are not read to their end, and node:http itself answers requests without a host. */
function hasShortBody({ headers, upgrade }: IncomingMessage & { readonly upgrade?: boolean }): boolean {
  const { host, expect, 'content-length': length } = headers;
  return !upgrade && host !== undefined && expect === undefined && Number(length) <= LONGEST_BODY;
}

const LONGEST_BODY = 16 * 1024;

/** The response as node:http writes it. */
function textOf({ status, headers, content }: Reply, idleMs: number): string | undefined {
  const reason = REASONS[status];
  if (!reason || !content || !('body' in content)) return undefined;
  const { type, body } = content;
  const lines = [
    `HTTP/1.1 ${status} ${reason}`,
    `content-type: ${type}; charset=utf-8`,
    `content-length: ${body.length}`,
  ];
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`);
  lines.push(`Date: ${new Date().toUTCString()}`, 'Connection: keep-alive');
  lines.push(`Keep-Alive: timeout=${Math.floor(idleMs / 1000)}`, '', body.text);
  return lines.join('\r\n');
}

const REASONS: Readonly<Record<number, string>> = { 503: 'Service Unavailable' };
