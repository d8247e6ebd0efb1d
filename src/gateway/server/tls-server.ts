import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import type { Socket } from 'node:net';
import { createServer, type Server } from 'node:tls';
import type { TlsSettings } from '#config';
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
  readonly #changed = () => this.refresh();

  constructor({ settings, log, http1, http2, handshakeTimeoutMs }: TlsParts) {
    this.#settings = settings;
    this.#log = log;
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
    // The first read is not a change. Files that a volume replaces by links have no events of their own.
    for (const file of filesOf(settings)) {
      watchFile(file, { interval: WATCH_INTERVAL_MS, persistent: false }, this.#changed);
    }
  }

  /** Reads the files again, for new connections. Files that cannot be used change nothing. */
  refresh(): void {
    try {
      this.server.setSecureContext({ ...contextOf(this.#settings), minVersion: 'TLSv1.2' });
      this.#log.info('The files of tls were read again');
    } catch (error) {
      this.#log.warn('The files of tls cannot be used: those that were read before stay', { error: String(error) });
    }
  }

  /** Watches the files no longer. */
  unwatch(): void {
    for (const file of filesOf(this.#settings)) unwatchFile(file, this.#changed);
  }
}

function filesOf({ key, cert, clientCa }: TlsSettings): string[] {
  return [key, cert, ...(clientCa === undefined ? [] : [clientCa])];
}

function contextOf({ key, cert, clientCa }: TlsSettings) {
  return {
    key: readFileSync(key),
    cert: readFileSync(cert),
    ...(clientCa !== undefined && { ca: readFileSync(clientCa) }),
  };
}
