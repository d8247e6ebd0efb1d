import { delay } from './delay.ts';
import { GraphError } from './graph-error.ts';
import { type Endpoint, headersOf } from './prepare-request.ts';
import { readResult } from './read-result.ts';
import type { RetryOptions } from './retry.ts';

/** Bytes that are being read. */
export interface Downloaded {
  readonly contentType: string;
  /** The name under which the gateway proposes to save them; empty without one. */
  readonly fileName: string;
  readonly size: number;
  /** The bytes as they come. If the connection breaks off, they go on where it did. An aborted stream fails with the reason. */
  readonly body: ReadableStream<Uint8Array>;
  /** Reads all of them. */
  blob(): Promise<Blob>;
}

export interface DownloadOptions {
  readonly signal?: AbortSignal;
}

type Get = (headers?: Readonly<Record<string, string>>) => Promise<Response>;

const DELAY_MS = 300;
const MOST_ATTEMPTS = 3;

/** Reads a download at the `url` of a field. Rejects with a `GraphError`, or the reason of an abort. */
export async function download(
  client: Endpoint & { readonly retry?: RetryOptions | false },
  url: string,
  { signal = new AbortController().signal }: DownloadOptions = {},
): Promise<Downloaded> {
  const graph = new URL(client.url, globalThis.location?.href);
  const target = new URL(url, graph);
  // A method would get `client` as its `this`, which browsers refuse.
  const send = client.fetch ?? fetch;
  const get: Get = async (more = {}) => {
    // Credentials of the graph are not for other origins.
    const headers = await headersOf(target.origin === graph.origin ? client : {}, '*/*');
    for (const [name, value] of Object.entries(more)) headers.set(name, value);
    return send(target, { headers, signal }).catch((cause: unknown) => {
      signal.throwIfAborted();
      throw networkError(cause);
    });
  };
  const response = await get();
  if (!response.ok) throw await errorOf(response);
  const contentType = response.headers.get('content-type') ?? '';
  const body = resumed(response, get, client.retry === false ? 0 : MOST_ATTEMPTS, signal);
  return {
    contentType,
    fileName: fileNameIn(response.headers.get('content-disposition') ?? ''),
    size: Number(response.headers.get('content-length')),
    body,
    async blob() {
      const bytes = await new Response(body).blob();
      return new Blob([bytes], { type: contentType });
    },
  };
}

/** The body of a response, which is requested from where it broke off, as long as it is the same. */
function resumed(response: Response, get: Get, mostAttempts: number, signal: AbortSignal): ReadableStream<Uint8Array> {
  const tag = response.headers.get('etag');
  let reader = readerOf(response);
  let position = 0;
  let failures = 0;
  const resume = async (cause: unknown): Promise<void> => {
    signal.throwIfAborted();
    if (tag === null || failures >= mostAttempts) throw networkError(cause);
    await delay(DELAY_MS * 2 ** failures, signal);
    signal.throwIfAborted();
    failures += 1;
    const rest = await get({ range: `bytes=${position}-`, 'if-range': tag });
    if (rest.status === 206) reader = readerOf(rest);
    else if (rest.ok) throw new GraphError({ message: 'The download has changed.', extensions: { code: 'CONFLICT' } });
    else throw await errorOf(rest);
  };
  return new ReadableStream({
    async pull(controller) {
      for (;;) {
        try {
          const { done, value } = await reader.read();
          if (done) return controller.close();
          position += value.length;
          failures = 0;
          return controller.enqueue(value);
        } catch (cause) {
          await resume(cause);
        }
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function readerOf({ body }: Response): ReadableStreamDefaultReader<Uint8Array> {
  return (body ?? new Blob().stream()).getReader();
}

async function errorOf(response: Response): Promise<GraphError> {
  const [error] = (await readResult(response)).errors;
  return error ?? new GraphError({ message: 'There was no download.', extensions: { code: 'INVALID_RESPONSE' } });
}

function networkError(cause: unknown): GraphError {
  const message = `The download broke off: ${cause instanceof Error ? cause.message : String(cause)}`;
  return new GraphError({ message, extensions: { code: 'NETWORK_ERROR' }, cause });
}

/** The name in a `Content-Disposition` (RFC 6266): in UTF-8 if it has one. */
function fileNameIn(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, plain = ''] = /filename="([^"]*)"/i.exec(disposition) ?? [];
  return encoded === undefined ? plain : decodeURIComponent(encoded);
}
