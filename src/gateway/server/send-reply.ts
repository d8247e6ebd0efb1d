import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reply } from '../pipeline/reply.ts';
import type { Outbox } from '../pipeline/send/outbox.ts';
import { drainRequest } from './drain-request.ts';

/** Writes a reply to a response of node:http. */
export function sendReply(
  { status, headers, content }: Reply,
  request: IncomingMessage,
  response: ServerResponse,
  outbox: Outbox,
): void {
  drainRequest(request);
  if (!content) {
    response.writeHead(status, [...headers]);
    response.end();
    return;
  }
  const { type, body } = content;
  response.writeHead(status, ['content-type', `${type}; charset=utf-8`, 'content-length', body.length, ...headers]);
  outbox.add(response, body);
}
