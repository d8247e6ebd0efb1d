import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Outgoing } from './fault.ts';

/** The body's bytes, one part after the other. */
export async function* bytesOf({ body }: Outgoing): AsyncIterable<Uint8Array> {
  if (typeof body === 'string') yield Buffer.from(body);
  else if (body instanceof Uint8Array) yield body;
  else yield* body;
}

/** How long the body is, or is said to be. */
export function lengthOf({ body, length }: Outgoing): number {
  return length ?? (typeof body === 'string' || body instanceof Uint8Array ? Buffer.byteLength(body) : 0);
}

/** Sends an answer part by part, as fast as its reader takes it, and closes the connection where it is not whole. */
export async function sendSlowly(response: ServerResponse, answer: Outgoing): Promise<void> {
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
