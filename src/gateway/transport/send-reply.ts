import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentCoding } from '#http';
import type { Compressor } from '../http/compression.ts';
import type { BodyResponse, EmptyResponse, PartsResponse } from '../types.ts';
import { drainRequest } from './drain-request.ts';
import type { Outbox } from './outbox.ts';
import { writeChunks } from './write-chunks.ts';

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
