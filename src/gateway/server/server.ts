import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Settings } from '#config';
import { createServer, httpOrigin, type Refusal } from '#http';
import type { Gateway } from '../gateway.ts';
import type { Pages } from '../pages/pages.ts';
import { Generation } from './generation.ts';
import { pinTickObject } from './pin-tick-object.ts';

/** A gateway on its port. */
export interface Served {
  readonly origin: string;
  /** Takes the server out of load balancing: readiness becomes 503, and each response closes its connection. */
  drain(): void;
  /** Makes another gateway ready to serve in place of this one. Rejects where a plugin fails. */
  prepare(gateway: Gateway, pages?: Pages): Promise<Replacement>;
  /** Accepts no more connections. Resolves when requests in flight are answered, or at the end of the grace period. */
  stop(): Promise<void>;
}

/** A gateway that is ready to replace the one that serves. */
export interface Replacement {
  /** Serves all requests from now on. Requests in flight end on the gateway before. Its address and workers stay as they are. */
  commit(): void;
  /** Ends it unused. */
  discard(): Promise<void>;
}

const MAX_DEADLINE_CHECK_INTERVAL_MS = 1000;
/** An idle persistent connection may have a request in transit when the server stops: it stays open for this long. */
const LINGER_MS = 200;
const REAP_INTERVAL_MS = 50;
const EXPECTATION_FAILED: Refusal = { status: 417, message: '`Expect` may be `100-continue`.' };

/** Serves a gateway: the graph, GraphiQL, the health checks, and further pages. */
export async function serve(gateway: Gateway, pages?: Pages): Promise<Served> {
  let current = await Generation.of(gateway, pages);
  const ending = new Map<Generation, Promise<void>>();
  const { server: settings, limits } = gateway.settings;
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      connectionsCheckingInterval: Math.min(MAX_DEADLINE_CHECK_INTERVAL_MS, limits.timeouts.headersMs / 4),
    },
    (request, response) => current.listener.handle(request, response),
  );
  setLimits(server, limits);
  server.on('connection', (socket: Socket) => {
    current.gateway.telemetry?.connections(1);
    socket.once('close', () => current.gateway.telemetry?.connections(-1));
  });
  // Without `100 Continue` a client does not send a body that is too large (RFC 9110, section 10.1.1).
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    const { bodyBytes, uploadBytes } = current.gateway.settings.limits;
    const isUpload = /^multipart\//i.test(request.headers['content-type'] ?? '');
    const maxBytes = isUpload ? uploadBytes + bodyBytes : bodyBytes;
    if (!(Number(request.headers['content-length']) > maxBytes)) response.writeContinue();
    current.listener.handle(request, response);
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    current.listener.upgrade(request, socket, head),
  );
  // Any other expectation: node:http would answer 417 without a body.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    current.listener.handle(request, response, EXPECTATION_FAILED),
  );
  await pinTickObject();
  await listen(server, settings.port, settings.host);
  gateway.telemetry?.start();
  const replaceBy = (next: Generation) => {
    const before = current;
    current = next;
    next.gateway.telemetry?.start();
    setLimits(server, next.gateway.settings.limits);
    const ended = before.replaceBy(next).catch((error: unknown) => {
      next.gateway.log.error('A gateway that was replaced could not be ended', { error: String(error) });
    });
    ending.set(
      before,
      ended.finally(() => ending.delete(before)),
    );
  };
  return {
    origin: httpOrigin(settings.host, (server.address() as AddressInfo).port),
    drain() {
      for (const { listener } of [current, ...ending.keys()]) listener.drain();
    },
    async prepare(nextGateway, nextPages) {
      const next = await Generation.of(nextGateway, nextPages, current.listener.pipelined);
      return { commit: () => replaceBy(next), discard: () => next.end() };
    },
    async stop() {
      const listeners = [current, ...ending.keys()].map(({ listener }) => listener);
      for (const listener of listeners) listener.stop();
      await close(server, current.gateway.settings.server.shutdownGraceMs, () => {
        for (const listener of listeners) listener.close();
      });
      await Promise.all([...ending.values(), current.end()]);
    },
  };
}

/** Sets the limits of connections, of which those that a server takes from its start stay as they are. */
function setLimits(server: HttpServer, { connections, timeouts }: Settings['limits']): void {
  server.maxConnections = connections;
  server.headersTimeout = timeouts.headersMs;
  server.requestTimeout = timeouts.requestMs;
  server.keepAliveTimeout = timeouts.idleMs;
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
