import { type FunctionResponse, functionTransport } from './function-transport.ts';
import type { CreateTransport } from './pool.ts';

/** `ReadableStream.from` is missing in the types. */
const STREAM = ReadableStream as unknown as { from(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> };

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * A transport by `fetch`, for runtimes without sockets. The runtime decides on connections: limits of them and of their
 * addresses do not apply.
 */
export function fetchTransport(fetch: Fetch): CreateTransport {
  return functionTransport(async ({ origin, path, method, headers, body }, signal) => {
    // `duplex` is required for streams, and missing in the types.
    const stream = { body: bodyOf(body), duplex: 'half' } as RequestInit;
    const init: RequestInit = { method, headers, redirect: 'manual', signal, ...(body !== null && stream) };
    const response = await fetch(origin + path, init).catch((error: unknown) => {
      throw withCode(error);
    });
    return { status: response.status, headers: headersOf(response), body: chunksOf(response) };
  });
}

function bodyOf(body: string | Uint8Array | AsyncIterable<Uint8Array> | null): BodyInit | null {
  if (body === null || typeof body === 'string') return body;
  return (body instanceof Uint8Array ? body : STREAM.from(body)) as BodyInit;
}

/** The headers of a body as `fetch` returns it: decompressed. */
function headersOf({ headers }: Response): FunctionResponse['headers'] {
  const all = Object.fromEntries([...headers].filter(([name]) => name !== 'set-cookie'));
  const { 'content-encoding': encoding, 'content-length': length, ...others } = all;
  const isCompressed = encoding !== undefined || length === undefined;
  const cookies = headers.getSetCookie();
  return {
    ...others,
    ...(!isCompressed && { 'content-length': length }),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  };
}

async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array> {
  try {
    yield* (body ?? []) as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw withCode(error, 'UND_ERR_SOCKET');
  }
}

/** The error with the code of its cause, by which calls know it. */
function withCode(error: unknown, otherwise?: string): Error {
  const { cause } = error as { readonly cause?: { readonly code?: string } };
  const code = cause?.code ?? otherwise;
  return code === undefined ? (error as Error) : Object.assign(error as Error, { code });
}
