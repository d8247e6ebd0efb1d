import type { IncomingMessage, ServerResponse } from 'node:http';
import { drainRequest } from './drain-request.ts';
import { writeChunks } from './write-chunks.ts';

/** Writes a response of the Fetch API to one of node:http, with back-pressure. */
export async function sendResponse(
  { status, headers, body }: Response,
  request: IncomingMessage,
  response: ServerResponse,
  writeMs: number,
): Promise<void> {
  if (response.destroyed) return;
  response.writeHead(status, linesOf(headers));
  drainRequest(request);
  await writeChunks(body ?? [], response, writeMs);
}

/** Alternating names and values. Cookies are not joined: each needs its own line (RFC 6265, section 3). */
function linesOf(headers: Headers): string[] {
  const cookies = headers.getSetCookie().flatMap((cookie) => ['set-cookie', cookie]);
  return [...[...headers].filter(([name]) => name !== 'set-cookie').flat(), ...cookies];
}
