import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Settings, TlsSettings } from '#config';
import { createHostCheck, createServer, httpOrigin, type Refusal, STATUS_CODES } from '#http';
import type { Gateway } from '../gateway.ts';
import type { Pages } from '../routes/pages.ts';
import { GraphListener } from './graph-listener.ts';
import type { HandleRequest, Http2Endpoint, RequestHandlers } from './http2.ts';
import type { PipelinedRequests } from './node-http.ts';
import { Router } from './router.ts';
import type { TlsServer } from './tls-server.ts';

/** A gateway on its port. */
export interface Served {
  readonly origin: string;
  /** Takes the server out of load balancing: readiness becomes 503, and each response closes its connection. */
  drain(): void;
  /** Reads the files of TLS again, for new connections. */
  refresh(): void;
  /**
   * Serves all further requests by another gateway; requests in flight end on the one before. Its address stays as it is. Rejects where a
   * plugin fails: nothing has changed then.
   */
  replaceBy(gateway: Gateway, pages?: Pages): Promise<void>;
  /**
   * Accepts no more connections. Resolves when requests in flight are answered, or at the end of the grace period. Where another server
   * has its place, clients of streams connect again within seconds, each at a random moment.
   */
  stop(options?: { readonly isReplaced?: boolean }): Promise<void>;
}

/** An idle persistent connection may have a request in transit when the server stops: it stays open for this long. */
const LINGER_MS = 200;
const REAP_INTERVAL_MS = 50;
/** Connections that wait to be accepted. Linux makes a client wait for a second or more to try again where there are too many. */
const BACKLOG = 4096;

/** Serves a gateway: the graph, GraphiQL, the health checks, and further pages. */
export async function serve(gateway: Gateway, pages?: Pages): Promise<Served> {
  const serving = { current: await Generation.of(gateway, pages) };
  const ending = new Map<Generation, Promise<void>>();
  const { server: settings, limits, tls } = gateway.settings;
  const endpoints = await createEndpoints(gateway, serving);
  const { front, http1, http2 } = endpoints;
  setLimits(endpoints, limits);
  front.on('connection', (socket: Socket) => {
    serving.current.gateway.overload.connected();
    serving.current.gateway.telemetry?.connections(1);
    socket.once('close', () => serving.current.gateway.telemetry?.connections(-1));
  });
  http1.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    serving.current.listener.upgrade(request, socket, head),
  );
  await listen(front, settings.port, settings.host);
  gateway.telemetry?.start();
  return {
    origin: httpOrigin(settings.host, (front.address() as AddressInfo).port, tls !== undefined),
    drain() {
      for (const { listener } of [serving.current, ...ending.keys()]) listener.drain();
      http2?.drain();
    },
    refresh: () => endpoints.tls?.refresh(),
    async replaceBy(nextGateway, nextPages) {
      const next = await Generation.of(nextGateway, nextPages, serving.current.listener.pipelined);
      const before = serving.current;
      serving.current = next;
      next.gateway.telemetry?.start();
      setLimits(endpoints, next.gateway.settings.limits);
      endpoints.tls?.refresh();
      const ended = before.replaceBy(next).catch((error: unknown) => {
        next.gateway.log.error('A gateway that was replaced could not be ended', { error: String(error) });
      });
      ending.set(
        before,
        ended.finally(() => ending.delete(before)),
      );
    },
    async stop({ isReplaced = false } = {}) {
      const listeners = [serving.current, ...ending.keys()].map(({ listener }) => listener);
      for (const listener of listeners) listener.stop(isReplaced);
      await close(endpoints, serving.current.gateway.settings.server.shutdownGrace, () => {
        for (const listener of listeners) listener.close();
      });
      await Promise.all([...ending.values(), serving.current.end()]);
    },
  };
}

/** Sets the limits of connections, of which those that a server takes from its start stay as they are. */
function setLimits({ front, http1 }: Endpoints, { connections, timeouts }: Settings['limits']): void {
  front.maxConnections = connections;
  http1.headersTimeout = timeouts.headers;
  http1.requestTimeout = timeouts.request;
  http1.keepAliveTimeout = timeouts.idle;
}

function listen(server: NetServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, BACKLOG, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/**
 * Closes a server without losing a request: a busy connection closes after a response with `Connection: close`, an idle one
 * after `LINGER_MS`. `http.Server.close` would close idle ones at once, even with a request in transit. Clients of HTTP/2 are told
 * at once, and which of their requests were received after `LINGER_MS`.
 */
function close({ front, http1, http2, tls, connecting }: Endpoints, graceMs: number, ended: () => void): Promise<void> {
  tls?.unwatch();
  http2?.drain();
  // A late event loop runs timers before it reads what has arrived: only after that is it known which connections are idle.
  const closeIdle = () => {
    http1.closeIdleConnections();
    for (const socket of connecting.values()) socket.destroy();
  };
  return new Promise((resolve) => {
    let connectionReaper: NodeJS.Timeout | undefined;
    const linger = setTimeout(
      () => {
        http2?.close();
        connectionReaper = setInterval(() => setImmediate(closeIdle), REAP_INTERVAL_MS);
      },
      Math.min(LINGER_MS, graceMs),
    );
    const end = setTimeout(() => {
      http1.closeAllConnections();
      http2?.destroy();
      for (const socket of connecting.values()) socket.destroy();
      ended();
    }, graceMs);
    NetServer.prototype.close.call(front, () => {
      for (const timer of [linger, connectionReaper, end]) clearTimeout(timer);
      // Clears the interval that checks connection deadlines.
      http1.close();
      resolve();
    });
  });
}

/** A gateway that serves, from a reload of its settings to the next. */
class Generation {
  readonly gateway: Gateway;
  readonly listener: GraphListener;

  private constructor(gateway: Gateway, listener: GraphListener) {
    this.gateway = gateway;
    this.listener = listener;
  }

  /** Creates the request handler of a gateway, and its pages. Rejects where a plugin fails. */
  static async of(gateway: Gateway, pages: Pages | undefined, pipelined?: PipelinedRequests): Promise<Generation> {
    const { server } = gateway.settings;
    const handler = await gateway.handler();
    return new Generation(
      gateway,
      new GraphListener(gateway, handler, {
        router: new Router(gateway, handler, pages),
        hostError: createHostCheck(server),
        pipelined,
      }),
    );
  }

  /** Leaves all further requests to the next generation, and ends once its own are answered. */
  async replaceBy(next: Generation): Promise<void> {
    await this.listener.replaceBy(next.listener, longestMs(this.gateway));
    await this.end();
  }

  /** Ends plugins, and closes the connections that no other generation uses. */
  async end(): Promise<void> {
    const handler = await this.gateway.handler();
    await handler.close();
    await this.gateway.close();
  }
}

/** The longest time from the first byte of a request to the last of its response; event streams have none. */
function longestMs({ settings: { limits } }: Gateway): number {
  const { request, operation, write } = limits.timeouts;
  return request + operation + write;
}

/** What answers the requests of now. */
interface Serving {
  readonly current: { readonly gateway: Gateway; readonly listener: GraphListener };
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
async function createEndpoints(gateway: Gateway, serving: Serving): Promise<Endpoints> {
  const { limits, http, tls: settings } = gateway.settings;
  const handlers = handlersOf(serving);
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

function handlersOf(serving: Serving): RequestHandlers {
  return {
    request: (request, response) => serving.current.listener.handle(request, response),
    // A client without `100 Continue` does not send the body of a request that its head refuses (RFC 9110, section 10.1.1).
    checkContinue(request, response) {
      const { gateway, listener } = serving.current;
      const { body: bodyBytes, upload: uploadBytes } = gateway.settings.limits;
      const isUpload = /^multipart\//i.test(request.headers['content-type'] ?? '');
      const maxBytes = isUpload ? uploadBytes + bodyBytes : bodyBytes;
      const proceed = () => {
        if (!(Number(request.headers['content-length']) > maxBytes)) response.writeContinue();
      };
      listener.handle(request, response, undefined, proceed);
    },
    // Any other expectation: node:http would answer 417 without a body.
    checkExpectation: (request, response) => serving.current.listener.handle(request, response, EXPECTATION_FAILED),
  };
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
