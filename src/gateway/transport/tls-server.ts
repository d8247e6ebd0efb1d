import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { createServer, type Server } from 'node:tls';
import { fileMark, type TlsSettings } from '#config';
import type { Log } from '#log';

interface TlsParts {
  readonly settings: TlsSettings;
  readonly log: Pick<Log, 'info' | 'warn'>;
  readonly http1: (socket: Socket) => void;
  /** Absent where HTTP/2 is not offered. */
  readonly http2: ((socket: Socket) => void) | undefined;
  readonly handshakeTimeoutMs: number;
}

const WATCH_INTERVAL_MS = 1000;

/** A server of TLS, which gives connections to the version of HTTP that they agreed on (ALPN). */
export class TlsServer {
  readonly server: Server;
  readonly #settings: TlsSettings;
  readonly #log: TlsParts['log'];
  readonly #watching: NodeJS.Timeout;
  #marks: string;

  constructor({ settings, log, http1, http2, handshakeTimeoutMs }: TlsParts) {
    this.#settings = settings;
    this.#log = log;
    // Before they are read: a change in between is found later.
    this.#marks = marksOf(settings);
    const options = {
      ...contextOf(settings),
      minVersion: 'TLSv1.2',
      ALPNProtocols: http2 ? ['h2', 'http/1.1'] : ['http/1.1'],
      handshakeTimeout: handshakeTimeoutMs,
      requestCert: settings.clientCa !== undefined,
      // A certificate that is not valid is refused by an answer, which says so.
      rejectUnauthorized: false,
      noDelay: true,
    } as const;
    this.server = createServer({ ...options, ALPNProtocols: [...options.ALPNProtocols] }, (socket) => {
      if (http2 && socket.alpnProtocol === 'h2') http2(socket);
      else http1(socket);
    });
    // Files that a volume replaces by links have no events of their own.
    this.#watching = setInterval(() => {
      if (marksOf(settings) !== this.#marks) this.refresh();
    }, WATCH_INTERVAL_MS).unref();
  }

  /** Reads the files again, for new connections. Files that cannot be used change nothing. */
  refresh(): void {
    this.#marks = marksOf(this.#settings);
    try {
      this.server.setSecureContext({ ...contextOf(this.#settings), minVersion: 'TLSv1.2' });
      this.#log.info('The files of tls were read again');
    } catch (error) {
      this.#log.warn('The files of tls cannot be used: those that were read before stay', { error: String(error) });
    }
  }

  /** Watches the files no longer. */
  unwatch(): void {
    clearInterval(this.#watching);
  }
}

function marksOf({ key, cert, clientCa }: TlsSettings): string {
  const files = [key, cert, ...(clientCa === undefined ? [] : [clientCa])];
  return files.map(fileMark).join();
}

function contextOf({ key, cert, clientCa }: TlsSettings) {
  return {
    key: readFileSync(key),
    cert: readFileSync(cert),
    ...(clientCa !== undefined && { ca: readFileSync(clientCa) }),
  };
}
