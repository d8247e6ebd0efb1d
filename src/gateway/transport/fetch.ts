import { Readable } from 'node:stream';
import { BodyCollector, type BodyMemory, bodyMissing, bodyTooLarge } from '../http/reader.ts';
import { type GraphRequest, type GraphResponse, Held, isGraphQLError, type PartsResponse } from '../types.ts';
import { eventStreamResponse, type StreamOptions } from './sse.ts';

/** The scheme, authority and fragment of a URL. */
const OUTSIDE_PATH_AND_QUERY = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*|#.*/gi;
/** For replies that are no streams. */
const NO_STREAMS: StreamOptions = { bufferBytes: 0, heartbeatMs: 0, writeMs: 0 };

/** Adapts a Fetch API request to the pipeline. The Fetch API joins repeated headers; `isRepeated` tells which they were. */
export function fromFetchRequest(
  request: Request,
  memory: BodyMemory,
  isRepeated: (name: string) => boolean = () => false,
  connection: Pick<GraphRequest, 'remoteAddress' | 'peerCertificate' | 'isStreamed' | 'identity' | 'agent'> = {},
): GraphRequest {
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
    async readBody(limit) {
      if (Number(headers['content-length']) > limit) throw bodyTooLarge(limit);
      const collector = new BodyCollector(limit, memory);
      try {
        // Destroying a partly read body would close the connection before the response.
        for await (const chunk of stream().iterator({ destroyOnReturn: false }))
          collector.add(Buffer.from(chunk as Uint8Array));
        return collector.body.whole();
      } catch (error) {
        throw isGraphQLError(error) ? error : bodyMissing();
      } finally {
        collector.release();
      }
    },
    stream,
    native: request,
  };
}

/** Answers a request of the Fetch API. Rejects where it is aborted before its response. */
export async function answerFetch(
  request: Request,
  handle: (request: GraphRequest, held: Held) => Promise<GraphResponse>,
  memory: BodyMemory,
  streams: StreamOptions,
): Promise<Response> {
  const { method, signal } = request;
  signal.throwIfAborted();
  const held = new Held();
  return new Promise((resolve, reject) => {
    const abort = () => {
      held.end();
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', abort, { once: true });
    handle(fromFetchRequest(request, memory), held)
      .then((response) => {
        if (!held.isReleased) resolve(asFetchResponse(response, method, held, { ...streams, signal }));
      })
      .catch(reject);
  });
}

/** Names and values in turn, as the Fetch API takes them. */
export function headerLines(headers: readonly string[]): [string, string][] {
  const lines: [string, string][] = [];
  for (let at = 0; at < headers.length; at += 2) lines.push([headers[at] ?? '', headers[at + 1] ?? '']);
  return lines;
}

/** Converts a response to one of the Fetch API. `held` is released when its body has ended, was cancelled or has failed. */
export function asFetchResponse(response: GraphResponse, method: string, held: Held, options = NO_STREAMS): Response {
  const { status, headers } = response;
  const lines = headerLines(headers);
  const end = () => held.end();
  switch (response.kind) {
    case 'events':
      return eventStreamResponse(response, { status, headers: lines }, options, end);
    case 'parts':
      lines.push(['content-type', response.type]);
      return new Response(asByteStream(response.parts, options, end), { status, headers: lines });
    case 'empty':
      held.end();
      if (response.type !== undefined) lines.push(['content-type', response.type]);
      return new Response(null, { status, headers: lines });
    case 'body': {
      held.end();
      const { type, body } = response;
      lines.push(['content-type', `${type}; charset=utf-8`], ['content-length', `${body.bytes}`]);
      return new Response(method === 'HEAD' ? null : body.text, { status, headers: lines });
    }
  }
}

/** The parts as they are read. It fails with its request, and where a part is not read in time. */
function asByteStream(
  parts: PartsResponse['parts'],
  { writeMs, signal }: StreamOptions,
  end: () => void,
): ReadableStream<Uint8Array> {
  const iterator = Symbol.asyncIterator in parts ? parts[Symbol.asyncIterator]() : parts[Symbol.iterator]();
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
          return controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
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
