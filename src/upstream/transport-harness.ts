import type { Dispatcher } from 'undici';
import type { CreateTransport } from './transport.ts';

/** A request as calls dispatch it. */
export const OPTIONS: Dispatcher.DispatchOptions = {
  path: '/a?b=c',
  method: 'POST',
  headers: ['X-A', '1', 'x-a', '2'],
  body: 'text',
};

export async function* chunksOf(...chunks: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

/** Dispatches a request by a transport. The events are those of its handler, in order. */
export function dispatched(createTransport: CreateTransport, options: Partial<Dispatcher.DispatchOptions> = {}) {
  const transport = createTransport('http://upstream.test', {} as Parameters<CreateTransport>[1]);
  const events: string[] = [];
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  let controller: Dispatcher.DispatchController | undefined;
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(given) {
      controller = given;
      events.push('start');
    },
    onRequestSent: () => void events.push('sent'),
    onResponseStart: (_controller, status, headers) => void events.push(`${status} ${JSON.stringify(headers)}`),
    onResponseData: (_controller, chunk) => void events.push(chunk.toString()),
    onResponseEnd() {
      events.push('end');
      resolve();
    },
    onResponseError(_controller, error) {
      const { code } = error as { readonly code?: string };
      events.push(code === undefined ? String(error) : `${String(error)} (${code})`);
      resolve();
    },
  };
  transport.dispatch({ ...OPTIONS, ...options }, handler);
  return { transport, events, ended, abort: () => controller?.abort(new Error('given up')) };
}
