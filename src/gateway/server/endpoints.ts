import type { Server as HttpServer } from 'node:http';
import type { Server as NetServer, Socket } from 'node:net';
import type { TlsSettings } from '#config';
import { createServer, type Refusal } from '#http';
import type { Gateway } from '../gateway.ts';
import type { Generation } from './generation.ts';
import type { Http2Endpoint, RequestHandlers } from './http2/index.ts';
import type { TlsServer } from './tls-server.ts';

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
export async function createEndpoints(gateway: Gateway, current: () => Generation): Promise<Endpoints> {
  const { limits, http, tls: settings } = gateway.settings;
  const handlers = handlersOf(current);
  const http1 = createHttp1(gateway, handlers);
  if (!settings) return { front: http1, http1, http2: undefined, tls: undefined, connecting: new Map() };
  const http2 = http.http2 ? new (await import('./http2/index.ts')).Http2Endpoint(limits, handlers) : undefined;
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
  return new Server({ settings, log, ...protocols, handshakeTimeoutMs: limits.timeouts.headersMs });
}

function handlersOf(current: () => Generation): RequestHandlers {
  return {
    request: (request, response) => current().listener.handle(request, response),
    // Without `100 Continue` a client does not send a body that is too large (RFC 9110, section 10.1.1).
    checkContinue(request, response) {
      const { gateway, listener } = current();
      const { bodyBytes, uploadBytes } = gateway.settings.limits;
      const isUpload = /^multipart\//i.test(request.headers['content-type'] ?? '');
      const maxBytes = isUpload ? uploadBytes + bodyBytes : bodyBytes;
      if (!(Number(request.headers['content-length']) > maxBytes)) response.writeContinue();
      listener.handle(request, response);
    },
    // Any other expectation: node:http would answer 417 without a body.
    checkExpectation: (request, response) => current().listener.handle(request, response, EXPECTATION_FAILED),
  };
}

function createHttp1({ settings: { limits } }: Gateway, handlers: RequestHandlers): HttpServer {
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      connectionsCheckingInterval: Math.min(MAX_DEADLINE_CHECK_INTERVAL_MS, limits.timeouts.headersMs / 4),
      // Other requests to upgrade are answered as if they did not ask for it (RFC 9110, section 7.8).
      shouldUpgradeCallback: ({ method, headers }) =>
        method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket',
    },
    handlers.request,
  );
  server.on('checkContinue', handlers.checkContinue);
  server.on('checkExpectation', handlers.checkExpectation);
  return server;
}
