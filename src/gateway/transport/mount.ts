import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createHostCheck, type HostCheck } from '#http';
import type { Gateway, Handler } from '../gateway.ts';
import { pathOf } from '../http/headers.ts';
import { HEALTH_HEADERS, healthAt, type State } from '../routes/health.ts';
import type { Resources } from '../routes/pages.ts';
import { type GraphRequest, type Held, requestError } from '../types.ts';
import { answerFetch, NO_STREAMS, onResponseEnd } from './fetch.ts';
import { closedError, GraphListener, notFound, resourcesOf } from './graph-listener.ts';

/** Calls the next handler of a router. */
export type Next = (error?: unknown) => void;

/** A gateway in a server of somebody else's, which has its own ports, timeouts and limits of connections. */
export interface Mount {
  /** For `node:http`, and for routers with `next`, which gets requests to all paths but the graph's and those of GraphiQL. */
  listener(request: IncomingMessage, response: ServerResponse, next?: Next): void;
  /** For the event `upgrade` of a server, whose connections become WebSockets. `next` gets requests to other paths than the graph's. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, next?: Next): void;
  fetch(request: Request): Promise<Response>;
  /** Answers 503 to readiness checks, and closes each connection after its response. */
  drain(): void;
  /** Resolves when requests in flight are answered, or at the end of the grace period. Further ones are refused. */
  close(): Promise<void>;
}

/** Mounts a gateway. The request handler is created with the first request, and with a later one where that has failed. */
export function mountGateway(gateway: Gateway): Mount {
  const { server } = gateway.settings;
  // The server decides for which hosts it answers, unless there is a list.
  const hostError: HostCheck = server.hosts.length > 0 ? createHostCheck(server) : () => undefined;
  const inFlight = new InFlight();
  let state: State = 'ready';
  let started: GraphListener | undefined;
  let starting: Promise<GraphListener> | undefined;
  let resources: readonly Resources[] | undefined;
  // The same for both kinds of requests: a message that came by one is not received again by the other.
  const resourcesOnce = (handler: Handler) => (resources ??= resourcesOf(gateway, handler));

  const createListener = async () => {
    const handler = await gateway.handler();
    gateway.telemetry?.start();
    started = new GraphListener(gateway, handler, {
      resources: resourcesOnce(handler),
      hostError,
    });
    if (state === 'draining') started.drain();
    if (state === 'stopping') started.stop();
    if (state === 'closed') started.close();
    return started;
  };
  const start = () =>
    (starting ??= createListener().catch((error: unknown) => {
      starting = undefined;
      gateway.log.error('The gateway could not start', { error: String(error) });
      throw error;
    }));
  const handle = (listener: GraphListener, request: Routed, response: ServerResponse, next?: Next) =>
    next && !isOurs(listener, request) ? next() : listen(listener, request, response, inFlight);
  const answer = fetchAnswers(gateway, hostError, () => state, resourcesOnce);
  return {
    listener(request, response, next) {
      if (started) return handle(started, request, response, next);
      start().then(
        (listener) => handle(listener, request, response, next),
        (error: unknown) => {
          if (next) next(error);
          else response.writeHead(500).end();
        },
      );
    },
    upgrade(request, socket, head, next) {
      if (next && pathOf(request.url) !== server.path) return next();
      // node:http leaves the socket without a listener, so that a reset would end the process.
      socket.on('error', () => socket.destroy());
      inFlight.begin();
      socket.once('close', () => inFlight.end());
      start().then(
        (listener) => listener.upgrade(request, socket, head),
        () => socket.destroy(),
      );
    },
    async fetch(request) {
      inFlight.begin();
      const ended = () => inFlight.end();
      try {
        const handler = await gateway.handler();
        gateway.telemetry?.start();
        return onResponseEnd(await answer(request, handler), ended);
      } catch (error) {
        ended();
        throw error;
      }
    },
    drain() {
      if (state === 'ready') state = 'draining';
      if (started) started.drain();
      else gateway.live.drain(server.drainDelay);
    },
    async close() {
      state = 'stopping';
      if (started) started.stop();
      else gateway.live.drain(0);
      await inFlight.idle(server.shutdownGrace);
      state = 'closed';
      started?.close();
      for (const resource of resources ?? []) resource.close();
    },
  };
}

function listen(listener: GraphListener, request: Routed, response: ServerResponse, inFlight: InFlight): void {
  // It may have closed before the gateway was ready.
  if (response.closed) return;
  inFlight.begin();
  response.once('close', () => inFlight.end());
  if (request.originalUrl !== undefined) request.url = request.originalUrl;
  listener.handle(request, response);
}

/** Answers requests of the Fetch API, to the graph and beside it. */
function fetchAnswers(
  gateway: Gateway,
  hostError: HostCheck,
  state: () => State,
  resourcesOnce: (handler: Handler) => readonly Resources[],
): (request: Request, handler: Handler) => Promise<Response> {
  const { server, limits } = gateway.settings;
  const refusalOf = (request: Request) => {
    const refusal = hostError({ rawHeaders: ['host', new URL(request.url).host] });
    if (refusal) return requestError(refusal.message, refusal);
    return state() === 'closed' ? closedError() : undefined;
  };
  return async (request, handler) => {
    const path = new URL(request.url).pathname;
    const health = healthAt(path, state(), gateway);
    if (health) return new Response(health.body, { status: health.status, headers: HEALTH_HEADERS });
    const refusal = refusalOf(request);
    if (!refusal && path === server.path) return handler.fetch(request);
    const resource = refusal ? undefined : resourcesOnce(handler).find((each) => each.matches({ url: path }));
    const answerer = async (asked: GraphRequest, held: Held) => {
      try {
        if (!resource) throw refusal ?? notFound(server.path);
        return await resource.answer(asked, held);
      } catch (error) {
        return handler.failure(error, asked);
      }
    };
    return answerFetch(request, answerer, handler.memory, {
      ...NO_STREAMS,
      writeMs: limits.timeouts.write,
    });
  };
}

/** A router keeps the whole URL when it removes its prefix. */
interface Routed extends IncomingMessage {
  originalUrl?: string;
}

function isOurs(listener: GraphListener, request: Routed): boolean {
  const { url } = request;
  request.url = request.originalUrl ?? url;
  const matches = listener.matches(request);
  request.url = url;
  return matches;
}

/** Counts requests in flight. */
export class InFlight {
  #count = 0;
  #ended: (() => void) | undefined;

  begin(): void {
    this.#count += 1;
  }

  end(): void {
    this.#count -= 1;
    if (this.#count === 0) this.#ended?.();
  }

  /** Resolves when no request is in flight, or at the end of the grace period. */
  idle(graceMs: number): Promise<void> {
    if (this.#count === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const grace = setTimeout(resolve, graceMs);
      this.#ended = () => {
        clearTimeout(grace);
        resolve();
      };
    });
  }
}
