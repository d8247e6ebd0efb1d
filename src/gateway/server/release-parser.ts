import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What is used of node:http's parser of requests, which it does not document. */
interface RequestParser {
  incoming: IncomingMessage | null;
  remove(): void;
  close(): void;
}

interface ParsedSocket extends Socket {
  parser?: RequestParser | null;
}

/**
 * Frees the parser of a connection whose last response is a stream, before its head is written: it would hold 7 KiB for as long as
 * the stream is open. node:http frees it only for an upgrade. A runtime whose sockets have no such parser is left as it is.
 */
export function releaseParser(request: IncomingMessage, response: ServerResponse): void {
  const socket: ParsedSocket | null = response.socket;
  const parser = socket?.parser;
  if (!socket || !isRequestParser(parser)) return;
  // No further request can be read.
  response.shouldKeepAlive = false;
  // The parser may be on the stack.
  setImmediate(() => {
    if (socket.parser === parser && request.complete && !socket.destroyed) release(socket, parser, request);
  });
}

function release(socket: ParsedSocket, parser: RequestParser, request: IncomingMessage): void {
  socket.removeAllListeners('data');
  // With this listener node:http takes the connection from the parser. What a client sends after its last request is discarded.
  socket.on('data', discard);
  socket.parser = null;
  parser.incoming = null;
  // node:http holds the request until its response ends, and these what the request was read with.
  request.removeAllListeners();
  // It would be looked at for timeouts.
  parser.remove();
  parser.close();
}

function isRequestParser(parser: unknown): parser is RequestParser {
  if (typeof parser !== 'object' || parser === null) return false;
  const { remove, close } = parser as Partial<RequestParser>;
  return typeof remove === 'function' && typeof close === 'function' && 'incoming' in parser;
}

function discard(): void {}
