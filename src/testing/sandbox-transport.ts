import { bytesOf, type LocalSandbox, lengthOf } from '#sandbox';
import { type CreateTransport, type FunctionRequest, functionTransport } from '#upstream';

/** A transport to the sandbox: requests do not leave the process. */
export function sandboxTransport(sandbox: LocalSandbox): CreateTransport {
  return functionTransport(async (request, signal) => {
    const { promise: closed, resolve, reject } = Promise.withResolvers<undefined>();
    closed.catch(() => undefined);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
    const reset = () => reject(lost('read ECONNRESET', 'ECONNRESET'));
    const connection = { closed: () => closed.catch(() => undefined), reset };
    const reply = await Promise.race([sandbox.answer(await localRequest(request), connection), closed]);
    // A request that is dropped is answered by its end alone.
    if (!reply) {
      await closed;
      throw signal.reason;
    }
    const length = lengthOf(reply);
    const headers = { date: new Date().toUTCString(), 'content-length': String(length), ...linesOf(reply.headers) };
    async function* body(bytes: AsyncIterable<Uint8Array>) {
      let sent = 0;
      try {
        for await (const chunk of bytes) {
          sent += chunk.length;
          yield chunk;
        }
      } finally {
        resolve(undefined);
      }
      if (sent < length) throw lost('other side closed', 'UND_ERR_SOCKET');
    }
    return { status: reply.status, headers, body: body(bytesOf(reply)) };
  });
}

async function localRequest({ origin, method, path, headers, body }: FunctionRequest) {
  const [, slug = '', rest = ''] = /^\/([^/?]+)(.*)$/s.exec(path) ?? [];
  return {
    slug,
    method,
    path: rest.startsWith('/') ? rest : `/${rest}`,
    base: `${origin}/${slug}`,
    headers: { host: new URL(origin).host, ...framing(body, headers), ...headers },
    body: await bytesIn(body),
  };
}

/** A body of unknown length is sent in chunks, as HTTP/1.1 does. */
function framing(body: FunctionRequest['body'], headers: FunctionRequest['headers']): FunctionRequest['headers'] {
  const isStream = body !== null && typeof body !== 'string' && !(body instanceof Uint8Array);
  return isStream && headers['content-length'] === undefined ? { 'transfer-encoding': 'chunked' } : {};
}

async function bytesIn(body: FunctionRequest['body']): Promise<Uint8Array> {
  if (body === null) return new Uint8Array();
  if (typeof body === 'string' || body instanceof Uint8Array) return Buffer.from(body);
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function linesOf(headers: Readonly<Record<string, string | readonly string[]>>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      typeof value === 'string' ? value : [...value],
    ]),
  );
}

/** The error of a lost connection, with the code by which calls know it. */
function lost(message: string, code: string): Error {
  return Object.assign(new Error(message), { code });
}
