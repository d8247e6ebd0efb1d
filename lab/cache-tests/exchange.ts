import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';

/** A response as it was sent: headers are names and values in turn. */
export interface WireResponse {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: string;
}

/** What belongs to one connection or to one encoding of a message. */
const OWN_TO_MESSAGE = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host']);

/** The body of a message, as text. */
export async function bodyOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Sends a request to an origin, and reads the response to its end. */
export async function exchange(
  url: string,
  method: string,
  headers: readonly string[],
  body: string,
): Promise<WireResponse> {
  const request = send(url, { method, headers: ['host', new URL(url).host, ...headers], agent: false });
  // What is wrong with a response that has come is its reader's business.
  request.on('error', () => undefined);
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: passedOn(response.rawHeaders), body: await bodyOf(response) };
}

/** Names and values in turn, without what is the message's own. */
export function passedOn(rawHeaders: readonly string[], without: ReadonlySet<string> = OWN_TO_MESSAGE): string[] {
  const passed: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (!without.has(name.toLowerCase()) && !OWN_TO_MESSAGE.has(name.toLowerCase())) passed.push(name, value);
  }
  return passed;
}

export function respond(response: ServerResponse, { status, headers, body }: WireResponse): void {
  response.sendDate = false;
  response.writeHead(status, [...headers]);
  response.end(body);
}
