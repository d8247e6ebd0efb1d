import { createServer, type Server, type Socket } from 'node:net';

interface Protocols {
  readonly http1: (socket: Socket) => void;
  readonly http2: (socket: Socket) => void;
  /** For the first bytes of a connection. */
  readonly timeoutMs: number;
}

/** The beginning of the preface of HTTP/2, which no method of HTTP/1.1 has (RFC 9113, section 3.4). */
const PREFACE = Buffer.from('PRI');

/** A server without TLS for both versions of HTTP, by the first bytes of each connection. */
export function createProtocolSwitch({ http1, http2, timeoutMs }: Protocols): Server {
  return createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    const destroy = () => socket.destroy();
    let begun: Buffer = Buffer.alloc(0);
    const read = () => {
      const bytes: unknown = socket.read();
      if (!Buffer.isBuffer(bytes)) return;
      begun = Buffer.concat([begun, bytes]);
      const length = Math.min(begun.length, PREFACE.length);
      const isPreface = begun.subarray(0, length).equals(PREFACE.subarray(0, length));
      if (isPreface && length < PREFACE.length) return;
      for (const event of ['timeout', 'error', 'end']) socket.off(event, destroy);
      socket.off('readable', read);
      socket.setTimeout(0);
      socket.unshift(begun);
      (isPreface ? http2 : http1)(socket);
    };
    for (const event of ['timeout', 'error', 'end']) socket.on(event, destroy);
    socket.setTimeout(timeoutMs);
    socket.on('readable', read);
  });
}
