import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { OutgoingReply } from './fault.ts';

/** The body in chunks. */
export async function* bytesOf({ body }: OutgoingReply): AsyncIterable<Uint8Array> {
  if (typeof body === 'string') yield Buffer.from(body);
  else if (body instanceof Uint8Array) yield body;
  else yield* body;
}

/** The `Content-Length`. */
export function lengthOf({ body, length }: OutgoingReply): number {
  return length ?? (typeof body === 'string' || body instanceof Uint8Array ? Buffer.byteLength(body) : 0);
}

/** Sends a reply in chunks, with back-pressure, and closes the connection where the body is shorter than announced. */
export async function sendSlowly(response: ServerResponse, answer: OutgoingReply): Promise<void> {
  const length = lengthOf(answer);
  response.writeHead(answer.status, { 'content-length': length, ...(answer.headers as Record<string, string>) });
  response.flushHeaders();
  let sent = 0;
  async function* parts() {
    for await (const bytes of bytesOf(answer)) {
      sent += bytes.length;
      yield bytes;
    }
  }
  await pipeline(parts, response, { end: false });
  if (sent >= length) response.end();
  else response.write('', () => response.destroy());
}
