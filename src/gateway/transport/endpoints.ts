import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import type { Server as NetServer, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { TlsSettings } from '#config';
import { createServer, type Refusal, STATUS_CODES } from '#http';
import type { Gateway } from '../gateway.ts';
import type { GraphListener } from './graph-listener.ts';
import type { HandleRequest, Http2Endpoint, RequestHandlers } from './http2.ts';
import type { TlsServer } from './tls-server.ts';

/** What answers the requests of now. */
interface Serving {
  readonly gateway: Gateway;
  readonly listener: GraphListener;
}

/** The servers of a port's connections. */
export interface Endpoints {
  /** Listens on the port. It is `http1` itself where nothing else can come. */
  readonly front: NetServer;
  readonly http1: HttpServer;
  readonly http2: Http2Endpoint | undefined;
  readonly tls: TlsServer | undefined;
  /** Connections whose protocol is not known yet. */
  readonly connecting: ReadonlyMap<string, Socket>;
}

const MAX_DEADLINE_CHECK_INTERVAL_MS = 1000;
const EXPECTATION_FAILED: Refusal = { status: 417, message: '`Expect` may be `100-continue`.' };

/** Makes the servers of a gateway's port, by its settings. Those of TLS and HTTP/2 are loaded where they are needed. */
export async function createEndpoints(gateway: Gateway, current: () => Serving): Promise<Endpoints> {
  const { limits, http, tls: settings } = gateway.settings;
  const handlers = handlersOf(current);
  const http1 = createHttp1(gateway, handlers);
  if (!settings) return { front: http1, http1, http2: undefined, tls: undefined, connecting: new Map() };
  const http2 = http.http2 ? new (await import('./http2.ts')).Http2Endpoint(limits, handlers) : undefined;
  const connecting = new Map<string, Socket>();
  const protocols = {
    http1: (socket: Socket) => {
      connecting.delete(peerOf(socket));
      http1.emit('connection', socket);
    },
    http2: (socket: Socket) => {
      connecting.delete(peerOf(socket));
      http2?.accept(socket);
    },
  };
  const tls = await createTls(gateway, settings, { ...protocols, http2: http2 && protocols.http2 });
  const front = tls.server;
  front.on('connection', (socket: Socket) => {
    const peer = peerOf(socket);
    connecting.set(peer, socket);
    socket.once('close', () => connecting.delete(peer));
  });
  // A server of node:http that does not listen itself watches the deadlines of its connections from this event on.
  front.once('listening', () => http1.emit('listening'));
  return { front, http1, http2, tls, connecting };
}

/** A socket of TLS and the one below have the same peer. */
function peerOf({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress} ${remotePort}`;
}

async function createTls(
  { settings: { limits }, log }: Gateway,
  settings: TlsSettings,
  protocols: Pick<ConstructorParameters<typeof TlsServer>[0], 'http1' | 'http2'>,
): Promise<TlsServer> {
  const { TlsServer: Server } = await import('./tls-server.ts');
  return new Server({ settings, log, ...protocols, handshakeTimeoutMs: limits.timeouts.headers });
}

function handlersOf(current: () => Serving): RequestHandlers {
  return {
    request: (request, response) => current().listener.handle(request, response, { refusal: versionError(request) }),
    // A client without `100 Continue` does not send the body of a request that its head refuses (RFC 9110, section 10.1.1).
    checkContinue(request, response) {
      const { gateway, listener } = current();
      const { body: bodyBytes, upload: uploadBytes } = gateway.settings.limits;
      const isUpload = /^multipart\//i.test(request.headers['content-type'] ?? '');
      const maxBytes = isUpload ? uploadBytes + bodyBytes : bodyBytes;
      const proceed = () => {
        if (!(Number(request.headers['content-length']) > maxBytes)) response.writeContinue();
      };
      listener.handle(request, response, { refusal: versionError(request), proceed });
    },
    // Any other expectation: node:http would answer 417 without a body.
    checkExpectation: (request, response) =>
      current().listener.handle(request, response, { refusal: EXPECTATION_FAILED }),
  };
}

/** The refusal of a version that the parser of HTTP/1 takes and nobody speaks (RFC 9112, section 3). */
function versionError(request: IncomingMessage): Refusal | undefined {
  // Those of HTTP/2 are streams.
  if (/^1\.[01]$/.test(request.httpVersion) || 'stream' in request) return undefined;
  return { status: 505, message: 'The gateway speaks HTTP/1.1.' };
}

function createHttp1({ settings: { limits } }: Gateway, handlers: RequestHandlers): HttpServer {
  const server = createServer({
    maxHeaderSize: limits.headers,
    connectionsCheckingInterval: Math.min(MAX_DEADLINE_CHECK_INTERVAL_MS, limits.timeouts.headers / 4),
    // Other requests to upgrade are answered as if they did not ask for it (RFC 9110, section 7.8).
    shouldUpgradeCallback: ({ method, headers, httpVersion }) =>
      method === 'GET' && httpVersion === '1.1' && headers.upgrade?.toLowerCase() === 'websocket',
  });
  /** The last response of each connection. */
  const latest = new WeakMap<Duplex, ServerResponse>();
  for (const [event, handle] of Object.entries(handlers) as [keyof RequestHandlers, HandleRequest][]) {
    server.on(event, (request, response) => {
      latest.set(request.socket, response);
      handle(request, response);
    });
  }
  // After the responses of this turn: they are found by promises, and then wait for the turn's end.
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    setImmediate(() => setImmediate(() => refuseUnparsed(error.code, socket, latest.get(socket)))),
  );
  return server;
}

const BAD_REQUEST = { status: 400, message: 'The request is not valid HTTP.' };
/** The refusals of requests that cannot be parsed, by the code of the parser's error, as node:http has them. */
const UNPARSED: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of the request are too large.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, message: 'The extensions of chunks are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long.' },
};

/** Refuses what is no request, and ends its connection. Within a response it would be taken for a part of that. */
function refuseUnparsed(code: string | undefined, socket: Duplex, last: ServerResponse | undefined): void {
  const isAnswering = last?.headersSent === true && !last.writableFinished;
  if (!socket.writable || isAnswering) return void socket.destroy();
  const { status, message } = UNPARSED[code ?? ''] ?? BAD_REQUEST;
  const body = JSON.stringify({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Date: ${new Date().toUTCString()}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
