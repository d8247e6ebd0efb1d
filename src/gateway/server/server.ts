import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createHostCheck, createServer, httpOrigin, type Refusal } from '#http';
import type { Gateway } from '../gateway.ts';
import { createGraphiql } from '../pages/graphiql/pages.ts';
import type { Pages } from '../pages/pages.ts';
import { GraphListener } from './graph-listener.ts';
import { pinTickObject } from './pin-tick-object.ts';

/** A gateway on its port. */
export interface Served {
  readonly origin: string;
  /** Takes the server out of load balancing: readiness becomes 503, and each response closes its connection. */
  drain(): void;
  /** Accepts no more connections. Resolves when requests in flight are answered, or at the end of the grace period. */
  stop(): Promise<void>;
}

const MAX_DEADLINE_CHECK_INTERVAL_MS = 1000;
/** An idle persistent connection may have a request in transit when the server stops: it stays open for this long. */
const LINGER_MS = 200;
const REAP_INTERVAL_MS = 50;
const EXPECTATION_FAILED: Refusal = { status: 417, message: '`Expect` may be `100-continue`.' };

/** Serves a gateway: the graph, GraphiQL, the health checks, and further pages. */
export async function serve(gateway: Gateway, pages?: Pages): Promise<Served> {
  const { server: settings, limits } = gateway.settings;
  const { headersMs, requestMs, idleMs } = limits.timeouts;
  const handler = await gateway.handler();
  const sites = [...(settings.graphiql ? [createGraphiql(gateway)] : []), ...(pages ? [pages] : [])];
  const listener = new GraphListener(gateway, handler, { sites, hostError: createHostCheck(settings) });
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: idleMs,
      connectionsCheckingInterval: Math.min(MAX_DEADLINE_CHECK_INTERVAL_MS, headersMs / 4),
    },
    (request, response) => listener.handle(request, response),
  );
  server.maxConnections = limits.connections;
  const { telemetry } = gateway;
  server.on('connection', (socket: Socket) => {
    telemetry?.connections(1);
    socket.once('close', () => telemetry?.connections(-1));
  });
  // Without `100 Continue` a client does not send a body that is too large (RFC 9110, section 10.1.1).
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    const isUpload = /^multipart\//i.test(request.headers['content-type'] ?? '');
    const maxBytes = isUpload ? limits.uploadBytes + limits.bodyBytes : limits.bodyBytes;
    if (!(Number(request.headers['content-length']) > maxBytes)) response.writeContinue();
    listener.handle(request, response);
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    listener.upgrade(request, socket, head),
  );
  // Any other expectation: node:http would answer 417 without a body.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    listener.handle(request, response, EXPECTATION_FAILED),
  );
  await pinTickObject();
  await listen(server, settings.port, settings.host);
  telemetry?.start();
  return {
    origin: httpOrigin(settings.host, (server.address() as AddressInfo).port),
    drain: () => listener.drain(),
    async stop() {
      listener.stop();
      await close(server, settings.shutdownGraceMs, () => listener.close());
      await handler.yoga?.close();
      await gateway.close();
    },
  };
}

function listen(server: NetServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/**
 * Closes a server without losing a request: a busy connection closes after a response with `Connection: close`, an idle one
 * after `LINGER_MS`. `http.Server.close` would close idle ones at once, even with a request in transit.
 */
function close(server: ReturnType<typeof createServer>, graceMs: number, ended: () => void): Promise<void> {
  return new Promise((resolve) => {
    let connectionReaper: NodeJS.Timeout | undefined;
    const linger = setTimeout(
      () => {
        connectionReaper = setInterval(() => server.closeIdleConnections(), REAP_INTERVAL_MS);
      },
      Math.min(LINGER_MS, graceMs),
    );
    const end = setTimeout(() => {
      server.closeAllConnections();
      ended();
    }, graceMs);
    NetServer.prototype.close.call(server, () => {
      for (const timer of [linger, connectionReaper, end]) clearTimeout(timer);
      // Clears the interval that checks connection deadlines.
      server.close();
      resolve();
    });
  });
}
