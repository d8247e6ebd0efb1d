import type { IncomingMessage } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Settings } from '#config';
import { createHostCheck, httpOrigin } from '#http';
import type { Gateway } from '../gateway.ts';
import type { Pages } from '../routes/pages.ts';
import { createEndpoints, type Endpoints } from './endpoints.ts';
import { GraphListener } from './graph-listener.ts';
import type { PipelinedRequests } from './node-request.ts';
import { Router } from './router.ts';

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
  let current = await Generation.of(gateway, pages);
  const ending = new Map<Generation, Promise<void>>();
  const { server: settings, limits, tls } = gateway.settings;
  const endpoints = await createEndpoints(gateway, () => current);
  const { front, http1, http2 } = endpoints;
  setLimits(endpoints, limits);
  front.on('connection', (socket: Socket) => {
    current.gateway.overload.connected();
    current.gateway.telemetry?.connections(1);
    socket.once('close', () => current.gateway.telemetry?.connections(-1));
  });
  http1.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    current.listener.upgrade(request, socket, head),
  );
  await listen(front, settings.port, settings.host);
  gateway.telemetry?.start();
  return {
    origin: httpOrigin(settings.host, (front.address() as AddressInfo).port, tls !== undefined),
    drain() {
      for (const { listener } of [current, ...ending.keys()]) listener.drain();
      http2?.drain();
    },
    refresh: () => endpoints.tls?.refresh(),
    async replaceBy(nextGateway, nextPages) {
      const next = await Generation.of(nextGateway, nextPages, current.listener.pipelined);
      const before = current;
      current = next;
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
      const listeners = [current, ...ending.keys()].map(({ listener }) => listener);
      for (const listener of listeners) listener.stop(isReplaced);
      await close(endpoints, current.gateway.settings.server.shutdownGrace, () => {
        for (const listener of listeners) listener.close();
      });
      await Promise.all([...ending.values(), current.end()]);
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
        router: new Router(gateway, handler),
        pages,
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
