import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { localServer } from '#test/local-server';

/** A request as it came over the wire. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query, byte for byte. */
  readonly target: string;
  /** In the order and case in which they came. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** An HTTP proxy that forwards every request unchanged to this origin and records it, until the test is over. */
export async function recordingProxy(origin: string) {
  const requests: ReceivedRequest[] = [];
  const server = createServer((incoming, response) => {
    forward(origin, incoming, response, requests).catch(() => response.destroy());
  });
  const { origin: proxy, stop } = await localServer(server);
  onTestFinished(stop);
  return { origin: proxy, requests };
}

async function forward(
  origin: string,
  incoming: IncomingMessage,
  response: ServerResponse,
  requests: ReceivedRequest[],
): Promise<void> {
  const { method = '', url: target = '', rawHeaders } = incoming;
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  requests.push({ method, target, headers: pairs(rawHeaders), body: body.toString() });
  const forwarded = request(`${origin}${target}`, { method, headers: rawHeaders, agent: false });
  forwarded.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(response);
  });
  forwarded.on('error', () => response.destroy());
  forwarded.end(body);
}

/** `rawHeaders` has names and values in turn. */
function pairs(rawHeaders: readonly string[]): (readonly [string, string])[] {
  return rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as const] : []));
}
