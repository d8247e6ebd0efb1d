import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { drainRequest } from './drain-request.ts';
import { setWriteTimeout } from './set-write-timeout.ts';

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
  for await (const chunk of body ?? []) {
    if (response.write(chunk)) continue;
    setWriteTimeout(response, writeMs);
    await Promise.race([once(response, 'drain'), once(response, 'close')]);
    if (response.destroyed) return;
    response.socket?.setTimeout(0);
  }
  response.end();
  setWriteTimeout(response, writeMs);
}

/** Alternating names and values. Cookies are not joined: each needs its own line (RFC 6265, section 3). */
function linesOf(headers: Headers): string[] {
  const cookies = headers.getSetCookie().flatMap((cookie) => ['set-cookie', cookie]);
  return [...[...headers].filter(([name]) => name !== 'set-cookie').flat(), ...cookies];
}
