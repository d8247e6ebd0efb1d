import { Readable } from 'node:stream';
import { isGraphQLError } from '../execution/values.ts';
import type { HttpRequest } from '../types.ts';
import { eventStreamResponse, type StreamOptions } from './event-stream-response.ts';
import { BodyCollector } from './read/body-collector.ts';
import { bodyMissing, bodyTooLarge } from './read/body-errors.ts';
import type { BodyMemory } from './read/body-memory.ts';
import type { Reply } from './reply.ts';

/** The scheme, authority and fragment of a URL. */
const OUTSIDE_PATH_AND_QUERY = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*|#.*/gi;
const NOTHING = Buffer.alloc(0);
/** For replies that are no streams. */
const NO_STREAMS: StreamOptions = { bufferBytes: 0, heartbeatMs: 0, writeMs: 0 };

/** Credentials that must not be repeated. node:http keeps the first line; the gateway trusts none. */
export const SINGLE_HEADERS: readonly string[] = ['authorization', 'proxy-authorization'];

/** A Fetch API request without a body, for plugins: the body was read before. */
export function asFetchRequest(request: HttpRequest): Request {
  const { method, url } = request;
  const headers = new Headers();
  for (const [name, value = ''] of Object.entries(request.headers)) {
    for (const each of Array.isArray(value) ? value : [value]) headers.append(name, each);
  }
  for (const name of SINGLE_HEADERS) if (request.isRepeated(name)) headers.delete(name);
  return new Request(new URL(url, 'http://gateway'), { method, headers });
}

/** Adapts a Fetch API request to the pipeline. The Fetch API joins repeated headers; `isRepeated` tells which they were. */
export function fromFetchRequest(
  request: Request,
  memory: BodyMemory,
  isRepeated: (name: string) => boolean = () => false,
  connection: Pick<HttpRequest, 'remoteAddress' | 'peerCertificate'> = {},
): HttpRequest {
  const headers = Object.fromEntries(request.headers);
  const stream = () => {
    // Yoga's streams are not Node's, but they are async iterables.
    const body = Readable.from((request.body ?? []) as AsyncIterable<Uint8Array>);
    // Without this listener a failure without a reader would end the process.
    return body.on('error', () => undefined);
  };
  return {
    method: request.method,
    // Not by `URL`, which would escape characters and so hide that they were unescaped.
    url: request.url.replaceAll(OUTSIDE_PATH_AND_QUERY, ''),
    headers,
    ...connection,
    isRepeated,
    readBody(limit, done) {
      if (Number(headers['content-length']) > limit) return done(bodyTooLarge(limit), NOTHING);
      readAll(stream(), new BodyCollector(limit, memory)).then(
        (body) => done(undefined, body),
        (error: Error) => done(isGraphQLError(error) ? error : bodyMissing(), NOTHING),
      );
    },
    stream,
  };
}

/** Names and values in turn, as the Fetch API takes them. */
export function headerLines(headers: readonly string[]): [string, string][] {
  const lines: [string, string][] = [];
  for (let at = 0; at < headers.length; at += 2) lines.push([headers[at] ?? '', headers[at + 1] ?? '']);
  return lines;
}

/** Converts a reply to a Fetch API response. `end` is called when its body has ended, was cancelled or has failed. */
export function asFetchResponse(reply: Reply, method: string, options = NO_STREAMS, end = () => {}): Response {
  const { status, headers, content, events } = reply;
  const lines = headerLines(headers);
  if (events) return eventStreamResponse(events, { status, headers: lines, options, abandon: end });
  if (content && 'parts' in content) {
    lines.push(['content-type', content.type]);
    return new Response(asByteStream(content.parts, options, end), { status, headers: lines });
  }
  end();
  if (!content) return new Response(null, { status, headers: lines });
  lines.push(['content-type', `${content.type}; charset=utf-8`], ['content-length', content.body.length]);
  return new Response(method === 'HEAD' ? null : content.body.text, { status, headers: lines });
}

/** A response that calls `ended` when it was read to its end, failed, or was cancelled: at once if it is no stream. */
export function onResponseEnd(response: Response, ended: () => void): Response {
  if (response.body && !response.headers.has('content-length')) return onceRead(response, ended);
  ended();
  return response;
}

/** The same for a body that takes memory until it is read, though it is no stream. */
export function onceRead(response: Response, ended: () => void): Response {
  const { body, status, statusText, headers } = response;
  if (!body) {
    ended();
    return response;
  }
  const reader = body.getReader();
  reader.closed.then(ended, ended);
  const watched = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // The stream inside has the buffer.
    { highWaterMark: 0 },
  );
  return new Response(watched, { status, statusText, headers });
}

/** The parts as they are read. It fails with its request, and where a part is not read in time. */
function asByteStream(
  parts: AsyncIterable<string>,
  { writeMs, signal }: StreamOptions,
  end: () => void,
): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let timer: NodeJS.Timeout | undefined;
  const stop = () => {
    clearTimeout(timer);
    end();
    void iterator.return?.();
  };
  return new ReadableStream({
    start(controller) {
      signal?.addEventListener('abort', () => {
        stop();
        controller.error(signal.reason);
      });
    },
    async pull(controller) {
      clearTimeout(timer);
      try {
        const { done, value } = await iterator.next();
        if (done !== true) {
          timer = setTimeout(() => {
            stop();
            controller.error(new Error('The response was not read in time.'));
          }, writeMs).unref();
          return controller.enqueue(encoder.encode(value));
        }
        end();
        controller.close();
      } catch (error) {
        end();
        throw error;
      }
    },
    cancel: stop,
  });
}

async function readAll(stream: Readable, collector: BodyCollector): Promise<Buffer> {
  try {
    // Destroying a partly read body would close the connection before the response.
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      collector.add(Buffer.from(chunk as Uint8Array));
    }
    return collector.body;
  } finally {
    collector.release();
  }
}
