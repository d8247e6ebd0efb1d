import { Readable } from 'node:stream';
import { GraphQLError } from 'graphql';
import type { HttpRequest } from './http-request.ts';
import { BodyCollector } from './read/body-collector.ts';
import { bodyMissing, bodyTooLarge } from './read/body-errors.ts';
import type { BodyMemory } from './read/body-memory.ts';
import type { Reply } from './reply.ts';

const AROUND = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*|#.*/gi;
const NOTHING = Buffer.alloc(0);

/** Credentials that may stand once. node:http keeps the first of two, of which neither is believed here. */
export const SINGLE_HEADERS: readonly string[] = ['authorization', 'proxy-authorization'];

/** The head of a request as the Fetch API has it, for plugins. Its body was read before. */
export function asFetchRequest(request: HttpRequest): Request {
  const { method, url } = request;
  const headers = new Headers();
  for (const [name, value = ''] of Object.entries(request.headers)) {
    for (const each of Array.isArray(value) ? value : [value]) headers.append(name, each);
  }
  for (const name of SINGLE_HEADERS) if (request.isRepeated(name)) headers.delete(name);
  return new Request(new URL(url, 'http://gateway'), { method, headers });
}

/** A request of the Fetch API for the pipeline. That has joined repeated headers: `isRepeated` knows which they were. */
export function fromFetchRequest(
  request: Request,
  memory: BodyMemory,
  isRepeated: (name: string) => boolean = () => false,
): HttpRequest {
  const headers = Object.fromEntries(request.headers);
  const stream = () => {
    // Yoga's streams are not those of Node; all of them can be iterated.
    const body = Readable.from((request.body ?? []) as AsyncIterable<Uint8Array>);
    // It may fail when nobody reads it any more.
    return body.on('error', () => undefined);
  };
  return {
    method: request.method,
    // As it was sent: `URL` would escape letters, and so hide that they were not.
    url: request.url.replaceAll(AROUND, ''),
    headers,
    isRepeated,
    readBody(limit, done) {
      if (Number(headers['content-length']) > limit) return done(bodyTooLarge(limit), NOTHING);
      readAll(stream(), new BodyCollector(limit, memory)).then(
        (body) => done(undefined, body),
        (error: Error) => done(error instanceof GraphQLError ? error : bodyMissing(), NOTHING),
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

async function readAll(stream: Readable, collector: BodyCollector): Promise<Buffer> {
  try {
    // A connection outlives the body that is not read to its end.
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      collector.add(Buffer.from(chunk as Uint8Array));
    }
    return collector.body;
  } finally {
    collector.release();
  }
}
