import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The connection that takes the chunks of a response: its head is sent, and node:http has no bytes of it in a queue. */
export function chunkSocket(response: ServerResponse): Socket | undefined {
  const { socket, chunkedEncoding, headersSent } = response;
  if (!socket || !chunkedEncoding || !headersSent) return undefined;
  return response.writableLength === socket.writableLength ? socket : undefined;
}

/** Writes a chunk that is encoded once for all responses: node:http makes three writes for each. */
export function writeEncoded(response: ServerResponse, bytes: Buffer, chunk: Buffer): void {
  const socket = chunkSocket(response);
  if (socket) socket.write(chunk);
  else response.write(bytes);
}
