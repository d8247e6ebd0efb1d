import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { LinkedQueue } from '#collections';
import { createHostCheck, createServer, httpOrigin, type Refusal } from '#http';
import type { Gateway } from '../gateway.ts';
import { createGraphiql } from '../pages/graphiql/pages.ts';
import type { Pages } from '../pages/pages.ts';
import type { Reply } from '../pipeline/reply.ts';
import { requestError } from '../pipeline/request-error.ts';
import { Outbox } from '../pipeline/send/outbox.ts';
import { dropAmbiguousHeaders, NodeRequest } from './node-request.ts';
import { pinTickObject } from './pin-tick-object.ts';
import { PipelinedRequests } from './pipelined-requests.ts';
import { sendReply } from './send-reply.ts';
import { sendResponse } from './send-response.ts';
import { setWriteTimeout } from './set-write-timeout.ts';
import { toOriginForm } from './to-origin-form.ts';

/** A gateway on its port. */
export interface Served {
  readonly origin: string;
  /** Takes the server out of load balancing: readiness becomes 503, and each response closes its connection. */
  drain(): void;
  /** Accepts no more connections. Resolves when requests in flight are answered, or at the end of the grace period. */
  stop(): Promise<void>;
}

type State = 'ready' | 'draining' | 'stopping';

const MAX_DEADLINE_CHECK_INTERVAL_MS = 1000;
/** An idle persistent connection may have a request in transit when the server stops: it stays open for this long. */
const LINGER_MS = 200;
const REAP_INTERVAL_MS = 50;
const EXPECTATION_FAILED: Refusal = { status: 417, message: '`Expect` may be `100-continue`.' };

/** Serves a gateway: the graph, GraphiQL, the health checks, and further pages. */
export async function serve(gateway: Gateway, pages?: Pages): Promise<Served> {
  const { server: settings, limits } = gateway.settings;
  const { headersMs, requestMs, idleMs, writeMs } = limits.timeouts;
  const handler = await gateway.handler();
  let state: State = 'ready';
  const sites = [...(settings.graphiql ? [createGraphiql(gateway)] : []), ...(pages ? [pages] : [])];
  const hostError = createHostCheck(settings);
  const pipelined = new PipelinedRequests();
  const outbox = new Outbox((response) => setWriteTimeout(response, writeMs));
  const openResponses = new LinkedQueue<ServerResponse>();

  const answer = (request: IncomingMessage, response: ServerResponse, expectError?: Refusal) => {
    const node = openResponses.add(response);
    response.once('close', () => openResponses.remove(node));
    if (state !== 'ready') response.shouldKeepAlive = false;
    const targetError = toOriginForm(request, hostError);
    const path = pathOf(request.url);
    // Probes may use an address that `server.hosts` does not list.
    if (path === '/health/live') return health(response, 200, { status: 'live' });
    if (path === '/health/ready') return health(response, state === 'ready' ? 200 : 503, readiness());
    const refusal = hostError(request) ?? targetError ?? expectError;
    if (refusal) return refuse(request, response, requestError(refusal.message, refusal));
    const site = sites.find((each) => each.matches(request));
    if (site) return void runGuarded(request, response, () => site.handle(request, response));
    if (path !== settings.path) {
      return refuse(
        request,
        response,
        requestError(`The graph is at ${settings.path}.`, { status: 404, code: 'NOT_FOUND' }),
      );
    }
    const { yoga } = handler;
    if (yoga) {
      return void runGuarded(request, response, async () => {
        dropAmbiguousHeaders(request, gateway.identityHeaders);
        const answered = await yoga.answer(asGet(request), response);
        await sendResponse(answered, request, response, writeMs);
      });
    }
    const abandon = handler.handle(asPipelineRequest(request), (reply) => send(reply, request, response));
    response.on('close', abandon);
  };
  const asPipelineRequest = (request: IncomingMessage) => new NodeRequest(request, handler.memory);
  /**
   * Lists failing interfaces, but stays ready: other processes would fail as well, and only a request can close a breaker.
   */
  const readiness = () => {
    const failing = gateway.health().flatMap(({ slug, breaker }) => (breaker === 'open' ? [slug] : []));
    return { status: state, ...(failing.length > 0 && { failing }) };
  };
  const send = (reply: Reply, request: IncomingMessage, response: ServerResponse) => {
    try {
      sendReply(reply, request, response, outbox);
    } catch (error) {
      gateway.log.error('A response could not be sent', { error: String(error) });
      response.destroy();
    }
  };
  const refuse = (request: IncomingMessage, response: ServerResponse, error: unknown) =>
    send(handler.failure(error, asPipelineRequest(request)), request, response);
  /** Answers and logs each failure of a page or of Yoga. */
  const runGuarded = async (request: IncomingMessage, response: ServerResponse, work: () => void | Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (response.headersSent) response.destroy();
      else refuse(request, response, error);
    }
  };
  /** Closes the connection of each response in flight after that response. */
  const endConnections = () => {
    for (let node = openResponses.first; node; node = node.after)
      if (!node.item.headersSent) node.item.shouldKeepAlive = false;
  };
  const enqueue = (request: IncomingMessage, response: ServerResponse, expectError?: Refusal) =>
    pipelined.start(request.socket, response, () => answer(request, response, expectError));

  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: idleMs,
      connectionsCheckingInterval: Math.min(MAX_DEADLINE_CHECK_INTERVAL_MS, headersMs / 4),
    },
    enqueue,
  );
  server.maxConnections = limits.connections;
  // Without `100 Continue` a client does not send a body that is too large (RFC 9110, section 10.1.1).
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    const isUpload = /^multipart\//i.test(request.headers['content-type'] ?? '');
    const maxBytes = isUpload ? limits.uploadBytes + limits.bodyBytes : limits.bodyBytes;
    if (!(Number(request.headers['content-length']) > maxBytes)) response.writeContinue();
    enqueue(request, response);
  });
  // Any other expectation: node:http would answer 417 without a body.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    enqueue(request, response, EXPECTATION_FAILED),
  );
  await pinTickObject();
  await listen(server, settings.port, settings.host);
  return {
    origin: httpOrigin(settings.host, (server.address() as AddressInfo).port),
    drain() {
      if (state === 'ready') state = 'draining';
      endConnections();
    },
    async stop() {
      state = 'stopping';
      endConnections();
      for (const site of sites) site.close();
      await close(server, settings.shutdownGraceMs);
      await handler.yoga?.close();
      await gateway.close();
    },
  };
}

function pathOf(url = ''): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}

/** Yoga does not support HEAD. node:http drops the body of a response to HEAD. */
function asGet(request: IncomingMessage): IncomingMessage {
  if (request.method === 'HEAD') request.method = 'GET';
  return request;
}

function health(response: ServerResponse, status: number, value: object): void {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  response.end(body);
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
function close(server: ReturnType<typeof createServer>, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    let connectionReaper: NodeJS.Timeout | undefined;
    const linger = setTimeout(
      () => {
        connectionReaper = setInterval(() => server.closeIdleConnections(), REAP_INTERVAL_MS);
      },
      Math.min(LINGER_MS, graceMs),
    );
    const end = setTimeout(() => server.closeAllConnections(), graceMs);
    NetServer.prototype.close.call(server, () => {
      for (const timer of [linger, connectionReaper, end]) clearTimeout(timer);
      // Clears the interval that checks connection deadlines.
      server.close();
      resolve();
    });
  });
}
