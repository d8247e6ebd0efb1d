import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentCoding } from '#http';
import type { Compressor } from '../compression/index.ts';
import type { Reply } from '../pipeline/reply.ts';
import type { Outbox } from '../pipeline/send/outbox.ts';
import { drainRequest } from './drain-request.ts';
import { writeChunks } from './write-chunks.ts';

interface Sender {
  readonly outbox: Outbox;
  /** Absent where nothing is compressed. */
  readonly compressor: Compressor | undefined;
  /** The time between two reads of a response by the caller. */
  readonly writeMs: number;
}

/** Writes a reply to a response of node:http. */
export function sendReply(reply: Reply, request: IncomingMessage, response: ServerResponse, sender: Sender): void {
  drainRequest(request);
  const { status, headers, content } = reply;
  if (!content) {
    response.writeHead(status, [...headers]);
    response.end();
    return;
  }
  if ('parts' in content) {
    response.writeHead(status, ['content-type', content.type, ...headers]);
    return void writeChunks(content.parts, response, sender.writeMs).catch(() => response.destroy());
  }
  const { type, body } = content;
  const { compressor, outbox } = sender;
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
