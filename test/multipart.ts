import { request as httpRequest, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';

const BOUNDARY = 'a-boundary';

/** A part of a multipart request: a field, or a file where it has content. */
export interface Part {
  readonly name: string;
  readonly value?: unknown;
  readonly content?: string;
}

/** A whole multipart request of these parts. */
export function form(parts: readonly Part[]): string {
  return `${parts.map(partOf).join('')}--${BOUNDARY}--\r\n`;
}

/** A part with its boundary and headers. */
export function partOf({ name, value, content }: Part): string {
  const isFile = content !== undefined;
  const disposition = `Content-Disposition: form-data; name="${name}"${isFile ? `; filename="${name}.txt"` : ''}`;
  const type = isFile ? '\r\nContent-Type: application/octet-stream' : '';
  const text = content ?? (typeof value === 'string' ? value : JSON.stringify(value));
  return `--${BOUNDARY}\r\n${disposition}${type}\r\n\r\n${text}\r\n`;
}

export interface Answer {
  readonly status: number;
  readonly body: any;
}

/** A request in flight. */
export interface Sending {
  readonly answer: Promise<Answer>;
  /** Destroys the connection. */
  leave(): void;
}

/** Sends the chunks of a body as they come. A header that is null is omitted. */
export function send(
  url: string,
  body: string | AsyncIterable<string | Uint8Array>,
  headers: Readonly<Record<string, string | null>> = {},
): Sending {
  const all = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'graphql-preflight': '1', ...headers };
  const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null);
  const request = httpRequest(url, { method: 'POST', headers: Object.fromEntries(given) });
  const answer = new Promise<Answer>((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => {
      read(response).then(resolve, reject);
    });
  });
  answer.catch(() => undefined);
  onTestFinished(() => void request.destroy());
  if (typeof body === 'string') request.end(body);
  else Readable.from(body, { objectMode: true }).pipe(request);
  return { answer, leave: () => request.destroy() };
}

async function read(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return { status: response.statusCode ?? 0, body: text === '' ? undefined : JSON.parse(text) };
}
