import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A request as an upstream received it. */
export interface Seen {
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  /** Names and values in turn, as they came. */
  readonly rawHeaders: readonly string[];
  readonly body: string;
}

type Answer = (response: ServerResponse, seen: Seen, request: IncomingMessage) => unknown;

/** An upstream with this listener, and the requests that it received. */
export async function upstream(answer: Answer) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers, rawHeaders } = request;
      const one = { method, target: url, headers, rawHeaders, body: Buffer.concat(chunks).toString() };
      seen.push(one);
      answer(response, one, request);
    });
  });
  return { url: await listening(server, 'http'), seen, server };
}

/** An upstream that writes bytes. The listener is called with each request's head. It counts the bytes that were sent. */
export async function rawUpstream(answer: (socket: Socket, head: string) => unknown) {
  const heads: string[] = [];
  const sockets: Socket[] = [];
  const server = createTcpServer((socket) => {
    sockets.push(socket);
    let text = '';
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      for (let end = text.indexOf('\r\n\r\n'); end >= 0; end = text.indexOf('\r\n\r\n')) {
        const head = text.slice(0, end);
        text = text.slice(end + 4);
        heads.push(head);
        answer(socket, head);
      }
    });
  });
  const url = await listening(server, 'http');
  return { url, heads, sockets, server, bytesWritten: () => sockets.reduce((sum, each) => sum + each.bytesWritten, 0) };
}

/** An address that refuses connections. */
export async function unreachable(): Promise<string> {
  const server = createTcpServer();
  const url = await listening(server, 'http');
  await new Promise((resolve) => server.close(resolve));
  return url;
}

/** Listens on a free port until the test ends. */
export async function listening(server: Server, scheme: 'http' | 'https'): Promise<string> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A response's bytes with these headers, and a Content-Length unless a header frames it otherwise. */
export function bytes(status: string, headers: Readonly<Record<string, string>>, body: string | Buffer = ''): Buffer {
  const result = Object.keys(headers).some((name) => /^(content-length|transfer-encoding|connection)$/i.test(name));
  const all = result ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`, 'latin1'), Buffer.from(body)]);
}

/** A response of JSON as bytes. */
export const jsonBytes = (value: unknown): Buffer =>
  bytes('200 OK', { 'content-type': 'application/json' }, JSON.stringify(value));
