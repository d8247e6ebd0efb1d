import type { Dispatcher } from 'undici';
import { ExchangeController } from './exchange-controller.ts';
import type { CreateTransport } from './pool.ts';

/** A request as a function sends it. */
export interface FunctionRequest {
  readonly origin: string;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | AsyncIterable<Uint8Array> | null;
}

export interface FunctionResponse {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: AsyncIterable<Uint8Array>;
}

/** Sends a request. Its errors are those of connections, with the same codes. Aborted, it may reject or stay pending. */
export type SendFunction = (request: FunctionRequest, signal: AbortSignal) => Promise<FunctionResponse>;

/** A transport that sends requests by a function, without connections of its own. */
export function functionTransport(send: SendFunction): CreateTransport {
  return (origin) => {
    const running = new Set<ExchangeController>();
    return {
      dispatch(options, handler) {
        const controller = new ExchangeController();
        running.add(controller);
        void exchange(send, requestOf(origin, options), handler, controller).finally(() => running.delete(controller));
        return true;
      },
      on: () => undefined,
      async destroy() {
        for (const controller of running) controller.abort(new Error('The transport is closed.'));
      },
    };
  };
}

/** Tells the handler of the events of an exchange. It never rejects. */
async function exchange(
  send: SendFunction,
  request: FunctionRequest,
  handler: Dispatcher.DispatchHandler,
  controller: ExchangeController,
): Promise<void> {
  const { signal } = controller;
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  aborted.catch(() => undefined);
  try {
    // A pool never begins within `dispatch`.
    await Promise.resolve();
    handler.onRequestStart?.(controller, {});
    const response = await Promise.race([
      send(
        withEnd(request, () => handler.onRequestSent?.()),
        signal,
      ),
      aborted,
    ]);
    handler.onResponseStart?.(controller, response.status, { ...response.headers }, '');
    for await (const chunk of untilAborted(response.body, aborted)) {
      if (chunk.length > 0) handler.onResponseData?.(controller, Buffer.from(chunk));
      signal.throwIfAborted();
    }
    handler.onResponseEnd?.(controller, {});
  } catch (error) {
    handler.onResponseError?.(controller, error as Error);
  }
}

/** The chunks of a body. An abort ends the wait for the next one. */
async function* untilAborted(body: AsyncIterable<Uint8Array>, aborted: Promise<never>): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await Promise.race([chunks.next(), aborted]);
    if (done) return;
    yield value;
  }
}

/** Calls `sent` when the body was read. */
function withEnd(request: FunctionRequest, sent: () => void): FunctionRequest {
  const { body } = request;
  if (body === null || typeof body === 'string' || body instanceof Uint8Array) {
    sent();
    return request;
  }
  async function* chunks(stream: AsyncIterable<Uint8Array>) {
    yield* stream;
    sent();
  }
  return { ...request, body: chunks(body) };
}

function requestOf(origin: string, { path, method, headers, body }: Dispatcher.DispatchOptions): FunctionRequest {
  return {
    origin,
    method,
    path,
    headers: headersOf(headers as readonly string[]),
    body: (body ?? null) as FunctionRequest['body'],
  };
}

/** Names and values in turn, as calls have them. */
function headersOf(lines: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let at = 0; at < lines.length; at += 2) {
    const name = (lines[at] ?? '').toLowerCase();
    const value = lines[at + 1] ?? '';
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}
