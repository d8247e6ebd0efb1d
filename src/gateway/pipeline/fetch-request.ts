import { Readable } from 'node:stream';
import type { HttpRequest } from './http-request.ts';
import type { Reply } from './reply.ts';
import { requestError } from './request-error.ts';

/** The head of a request as the Fetch API has it, for plugins. Its body was read before. */
export function asFetchRequest({ method, url, headers }: HttpRequest): Request {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value ?? '']).map((each): [string, string] => [name, each]),
  );
  return new Request(new URL(url, 'http://gateway'), { method, headers: lines });
}

/** A request of the Fetch API for the pipeline. */
export function fromFetchRequest(request: Request): HttpRequest {
  const { pathname, search } = new URL(request.url);
  // Yoga's streams are not those of Node; all of them can be iterated.
  const stream = () => Readable.from((request.body ?? []) as AsyncIterable<Uint8Array>);
  return {
    method: request.method,
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    // The Fetch API has joined repeated headers.
    isRepeated: () => false,
    readBody(limit, done) {
      readAll(stream(), limit).then(
        (body) => done(undefined, body),
        (error: Error) => done(error, Buffer.alloc(0)),
      );
    },
    stream,
  };
}

/** A reply as a response of the Fetch API. */
export function asFetchResponse({ status, headers, content }: Reply, method: string): Response {
  const lines: [string, string][] = [];
  for (let at = 0; at < headers.length; at += 2) lines.push([headers[at] ?? '', headers[at + 1] ?? '']);
  if (!content) return new Response(null, { status, headers: lines });
  lines.push(['content-type', `${content.type}; charset=utf-8`], ['content-length', content.body.length]);
  return new Response(method === 'HEAD' ? null : content.body.text, { status, headers: lines });
}

/** The error for a body beyond its limit; the connection ends with it. */
export function bodyTooLarge(limit: number) {
  return requestError(`The body is larger than ${limit} bytes.`, { status: 413, headers: { connection: 'close' } });
}

async function readAll(stream: Readable, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += (chunk as Uint8Array).length;
    if (bytes > limit) throw bodyTooLarge(limit);
    chunks.push(Buffer.from(chunk as Uint8Array));
  }
  return Buffer.concat(chunks);
}
