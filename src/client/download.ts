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
  const attempts = new DownloadAttempts(client.retry !== false, signal);
  const response = await attempts.until(async () => {
    const begun = await get();
    if (!begun.ok) throw await errorOf(begun);
    return begun;
  });
  const contentType = response.headers.get('content-type') ?? '';
  const size = Number(response.headers.get('content-length'));
  const body = resumed(response, get, attempts);
  return {
    contentType,
    fileName: fileNameIn(response.headers.get('content-disposition') ?? ''),
    size,
    body,
    async blob() {
      const bytes = await new Response(body).blob();
      return new Blob([bytes], { type: contentType });
    },
  };
}

/** The body of a response, which is requested from where it broke off, as long as it is the same. */
function resumed(response: Response, get: Get, attempts: DownloadAttempts): ReadableStream<Uint8Array> {
  const tag = response.headers.get('etag');
  const size = sizeOf(response);
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined = readerOf(response);
  let position = 0;
  const request = async () => {
    if (tag === null) throw brokenOff('INVALID_RESPONSE', 'it has no `ETag` to go on by');
    const rest = await get({ range: `bytes=${position}-`, 'if-range': tag });
    if (rest.status === 206) return readerOf(rest);
    if (rest.ok) throw new GraphError({ message: 'The download has changed.', extensions: { code: 'CONFLICT' } });
    throw await errorOf(rest);
  };
  const read = async (): Promise<Uint8Array | undefined> => {
    if (position === size) return undefined;
    reader ??= await request();
    try {
      const { done, value } = await reader.read();
      // Some proxies end a response that breaks off as if it were whole.
      if (done && size !== undefined) throw new TypeError('it ended too early');
      return value;
    } catch (cause) {
      reader = undefined;
      throw networkError(cause);
    }
  };
  return new ReadableStream({
    async pull(controller) {
      const value = await attempts.until(read);
      if (value === undefined) return controller.close();
      position += value.length;
      controller.enqueue(value);
    },
    cancel: (reason) => reader?.cancel(reason),
  });
}

/** The size of a body, if it is known; a proxy that compresses the body sends the compressed size. */
function sizeOf({ headers }: Response): number | undefined {
  const length = headers.get('content-length');
  return length === null || headers.has('content-encoding') ? undefined : Number(length);
}

function readerOf({ body }: Response): ReadableStreamDefaultReader<Uint8Array> {
  return (body ?? new Blob().stream()).getReader();
}

async function errorOf(response: Response): Promise<GraphError> {
  const [error] = (await readResult(response)).errors;
  return error ?? new GraphError({ message: 'There was no download.', extensions: { code: 'INVALID_RESPONSE' } });
}

function networkError(cause: unknown): GraphError {
  return brokenOff('NETWORK_ERROR', cause instanceof Error ? cause.message : String(cause), cause);
}

function brokenOff(code: string, reason: string, cause?: unknown): GraphError {
  return new GraphError({ message: `The download broke off: ${reason}`, extensions: { code }, cause });
}

/** The name in a `Content-Disposition` (RFC 6266): in UTF-8 if it has one. */
function fileNameIn(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, plain = ''] = /filename="([^"]*)"/i.exec(disposition) ?? [];
  return encoded === undefined ? plain : decodeURIComponent(encoded);
}

const DELAY_MS = 300;
/** A failure that asks for a longer delay is final. */
const MOST_DELAY_MS = 10_000;
/** Attempts after a failure, until one has bytes. */
const MOST_ATTEMPTS = 3;

/** The attempts of one download: those that fail by a retryable error are repeated. */
class DownloadAttempts {
  readonly #isRepeated: boolean;
  readonly #signal: AbortSignal;

  constructor(isRepeated: boolean, signal: AbortSignal) {
    this.#isRepeated = isRepeated;
    this.#signal = signal;
  }

  /** Repeats an attempt until it succeeds. Rejects with its error where it is final, or the reason of an abort. */
  async until<Result>(attempt: () => Promise<Result>): Promise<Result> {
    for (let failures = 0; ; failures += 1) {
      try {
        return await attempt();
      } catch (error) {
        this.#signal.throwIfAborted();
        await this.#wait(error, failures);
      }
    }
  }

  async #wait(error: unknown, failures: number): Promise<void> {
    if (!this.#isRepeated || failures >= MOST_ATTEMPTS) throw error;
    if (!(error instanceof GraphError) || !error.isRetryable) throw error;
    const { retryAfter = 0 } = error;
    if (retryAfter * 1000 > MOST_DELAY_MS) throw error;
    await delay(Math.max(retryAfter * 1000, DELAY_MS * 2 ** failures), this.#signal);
    this.#signal.throwIfAborted();
  }
}
