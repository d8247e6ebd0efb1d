import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createHostCheck, type HostCheck } from '#http';
import type { Gateway, Handler } from '../gateway.ts';
import { pathOf } from '../http/reader.ts';
import type { State } from '../routes/health.ts';
import { GraphListener } from './graph-listener.ts';
import { InFlight } from './node-http.ts';
import { Router } from './router.ts';

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
  let router: Router | undefined;
  // The same for both kinds of requests: a message that came by one is not received again by the other.
  const routerOnce = (handler: Handler) => {
    if (!router) {
      router = new Router(gateway, handler);
      router.state = state;
    }
    return router;
  };

  const enter = (next: State) => {
    state = next;
    if (router) router.state = next;
  };

  const createListener = async () => {
    const handler = await gateway.handler();
    gateway.telemetry?.start();
    started = new GraphListener(gateway, handler, { router: routerOnce(handler), hostError });
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
        const own = routerOnce(handler);
        const refusal = hostError({ rawHeaders: ['host', new URL(request.url).host] });
        const response = await handler.fetch(request, (asked, held) => own.answer(asked, held, refusal));
        return onResponseEnd(response, ended);
      } catch (error) {
        ended();
        throw error;
      }
    },
    drain() {
      if (state === 'ready') enter('draining');
      if (started) started.drain();
      else gateway.live.drain(server.drainDelay);
    },
    async close() {
      enter('stopping');
      if (started) started.stop();
      else gateway.live.drain(0);
      await inFlight.idle(server.shutdownGrace);
      enter('closed');
      started?.close();
      router?.close();
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

/** A response that calls `ended` when it was read to its end, failed, or was cancelled: at once if it is no stream. */
function onResponseEnd(response: Response, ended: () => void): Response {
  const { body, status, statusText, headers } = response;
  if (!body || headers.has('content-length')) {
    ended();
    return response;
  }
  const reader = body.getReader();
  reader.closed.then(ended, ended);
  const watched = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // The stream inside has the buffer.
    { highWaterMark: 0 },
  );
  return new Response(watched, { status, statusText, headers });
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
