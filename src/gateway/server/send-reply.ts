import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reply } from '../pipeline/reply.ts';
import type { Outbox } from '../pipeline/send/outbox.ts';

/** A caller that still sends its body may not read the response before it is done: so long, the rest is read and dropped. */
const DRAIN_MS = 5000;

/** Writes a reply to a response of node:http. */
export function sendReply(
  { status, headers, content }: Reply,
  request: IncomingMessage,
  response: ServerResponse,
  outbox: Outbox,
): void {
  if (!request.complete) drain(request);
  if (!content) {
    response.writeHead(status, [...headers]);
    response.end();
    return;
  }
  const { type, body } = content;
  response.writeHead(status, ['content-type', `${type}; charset=utf-8`, 'content-length', body.length, ...headers]);
  outbox.add(response, body);
}

function drain(request: IncomingMessage): void {
  request.unpipe();
  request.resume();
  const timer = setTimeout(() => request.destroy(), DRAIN_MS);
  request.on('close', () => clearTimeout(timer));
}
