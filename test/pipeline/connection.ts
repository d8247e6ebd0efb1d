import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A response as received over a connection. */
export interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A raw TCP connection to a server. */
export class Connection {
  readonly socket: Socket;
  /** Resolves when either side closes the connection. */
  readonly closed: Promise<void>;
  #chunks: string[] = [];
  #length = 0;
  /** The number of bytes to receive before the next attempt to parse. */
  #needed = 1;
  #isClosed = false;
  #changed = Promise.withResolvers<void>();

  /** Connects without reading; the first read is that of a response. */
  constructor(origin: string) {
    const { hostname, port } = new URL(origin);
    this.socket = connect(Number(port), hostname.replace(/^\[|\]$/g, ''));
    this.socket.setEncoding('latin1');
    this.socket.on('error', () => undefined);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.closed = promise;
    this.socket.on('close', () => {
      this.#isClosed = true;
      this.#changed.resolve();
      resolve();
    });
    onTestFinished(() => void this.socket.destroy());
  }

  write(text: string): this {
    this.socket.write(text, 'latin1');
    return this;
  }

  /** The next response; `undefined` if the connection ends without one. */
  async next(): Promise<Received | undefined> {
    if (this.socket.listenerCount('data') === 0) this.socket.on('data', (text: string) => this.#receive(text));
    for (;;) {
      const response = this.#take();
      if (response || this.#isClosed) return response;
      await this.#changed.promise;
    }
  }

  /** All responses until the connection ends. */
  async all(): Promise<Received[]> {
    const responses: Received[] = [];
    for (let each = await this.next(); each; each = await this.next()) responses.push(each);
    return responses;
  }

  #receive(text: string): void {
    this.#chunks.push(text);
    this.#length += text.length;
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }

  #take(): Received | undefined {
    if (this.#length < this.#needed) return undefined;
    const text = this.#chunks.join('');
    this.#chunks = [text];
    const end = text.indexOf('\r\n\r\n');
    if (end < 0) return undefined;
    const [line = '', ...lines] = text.slice(0, end).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((each) => [each.slice(0, each.indexOf(':')).toLowerCase(), each.slice(each.indexOf(':') + 1).trim()]),
    );
    const start = end + 4;
    // Interim responses, and responses without a length, have no body.
    this.#needed = start + Number(headers['content-length'] ?? 0);
    if (this.#length < this.#needed) return undefined;
    const body = text.slice(start, this.#needed);
    this.#chunks = [text.slice(this.#needed)];
    this.#length -= this.#needed;
    this.#needed = 1;
    return { status: Number(line.split(' ')[1]), headers, body };
  }
}

/** The sockets that servers of this process accept until the end of the test, by remote port. */
export function acceptedSockets() {
  const sockets = new Map<number, Socket>();
  const accept = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    if (socket.remotePort !== undefined) sockets.set(socket.remotePort, socket);
  };
  subscribe('net.server.socket', accept);
  onTestFinished(() => void unsubscribe('net.server.socket', accept));
  const acceptedOf = async ({ socket }: Connection): Promise<Socket> => {
    if (socket.connecting) await once(socket, 'connect');
    for (;;) {
      const accepted = sockets.get(socket.localPort ?? 0);
      if (accepted) return accepted;
      await new Promise(setImmediate);
    }
  };
  return {
    /** Resolves when the server has received all bytes that the connection wrote. */
    async received(connection: Connection): Promise<void> {
      const accepted = await acceptedOf(connection);
      while (accepted.bytesRead < connection.socket.bytesWritten) await new Promise(setImmediate);
    },
    /** Resolves when the server has closed its side of a connection, also if the other side does not read. */
    async closed(connection: Connection): Promise<void> {
      const accepted = await acceptedOf(connection);
      if (!accepted.closed) await once(accepted, 'close');
    },
  };
}

/** The bytes of a POST of JSON, with additional header lines. */
export function posted(host: string, body: string, headers: readonly string[] = []): string {
  const lines = [
    'POST /graphql HTTP/1.1',
    `Host: ${host}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...headers,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}
