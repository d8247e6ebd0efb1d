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
  /** Tells load balancers to send no more: readiness turns 503, and each response ends its connection. */
  drain(): void;
  /** Takes no more connections, and resolves when requests under way are answered or their time is up. */
  stop(): Promise<void>;
}

type State = 'ready' | 'draining' | 'stopping';

/** How often connections are checked against their deadlines, at least. */
const CHECKS_MS = 1000;
/** A kept connection may have a request on its way when the server stops: so long it is waited for. */
const LINGER_MS = 200;
const SWEEP_MS = 50;
const UNMET: Refusal = { status: 417, message: '`Expect` may be `100-continue`.' };

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
  const open = new LinkedQueue<ServerResponse>();

  const answer = (request: IncomingMessage, response: ServerResponse, expectError?: Refusal) => {
    const node = open.add(response);
    response.once('close', () => open.remove(node));
    if (state !== 'ready') response.shouldKeepAlive = false;
    const targetRefusal = toOriginForm(request, hostError);
    const path = pathOf(request.url);
    // Probes ask by an address that `server.hosts` does not list.
    if (path === '/health/live') return health(response, 200, { status: 'live' });
    if (path === '/health/ready') return health(response, state === 'ready' ? 200 : 503, readiness());
    const refusal = hostError(request) ?? targetRefusal ?? expectError;
    if (refusal) return refuse(request, response, requestError(refusal.message, refusal));
    const site = sites.find((each) => each.takes(request));
    if (site) return void handled(request, response, () => site.handle(request, response));
    if (path !== settings.path) {
      return refuse(
        request,
        response,
        requestError(`The graph is at ${settings.path}.`, { status: 404, code: 'NOT_FOUND' }),
      );
    }
    const { yoga } = handler;
    if (yoga) {
      return void handled(request, response, async () => {
        dropAmbiguousHeaders(request, gateway.identityHeaders);
        const answered = await yoga.answer(asGet(request), response);
        await sendResponse(answered, request, response, writeMs);
      });
    }
    const leave = handler.handle(asPipelineRequest(request), (reply) => send(reply, request, response));
    response.on('close', leave);
  };
  const asPipelineRequest = (request: IncomingMessage) => new NodeRequest(request, handler.memory);
  /**
   * Interfaces that fail are told, and do not make the process unready: others would fail as well, and only a request finds
   * out that an interface works again.
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
  /** Every failure of a page or of Yoga ends in a response and a line of the log. */
  const handled = async (request: IncomingMessage, response: ServerResponse, work: () => void | Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (response.headersSent) response.destroy();
      else refuse(request, response, error);
    }
  };
  /** Lets the connections of responses under way end with them. */
  const endConnections = () => {
    for (let node = open.first; node; node = node.after) if (!node.item.headersSent) node.item.shouldKeepAlive = false;
  };
  const received = (request: IncomingMessage, response: ServerResponse, expectError?: Refusal) =>
    pipelined.start(request.socket, response, () => answer(request, response, expectError));

  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: idleMs,
      connectionsCheckingInterval: Math.min(CHECKS_MS, headersMs / 4),
    },
    received,
  );
  server.maxConnections = limits.connections;
  // A body that is too large need not be sent at all (RFC 9110, section 10.1.1): its reader refuses it unread.
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    const isUpload = /^multipart\//i.test(request.headers['content-type'] ?? '');
    const most = isUpload ? limits.uploadBytes + limits.bodyBytes : limits.bodyBytes;
    if (!(Number(request.headers['content-length']) > most)) response.writeContinue();
    received(request, response);
  });
  // Other expectations than that: node:http would answer without a body.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    received(request, response, UNMET),
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

/** Yoga has no HEAD; the body of the answer to one stays in node:http. */
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
 * Ends a server without losing a request: a connection ends with the response that tells so, and one that is idle after a
 * while. `http.Server.close` would end idle ones at once, some with a request on its way.
 */
function close(server: ReturnType<typeof createServer>, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    let sweep: NodeJS.Timeout | undefined;
    const linger = setTimeout(
      () => {
        sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
      },
      Math.min(LINGER_MS, graceMs),
    );
    const end = setTimeout(() => server.closeAllConnections(), graceMs);
    NetServer.prototype.close.call(server, () => {
      for (const timer of [linger, sweep, end]) clearTimeout(timer);
      // Ends the checks of deadlines.
      server.close();
      resolve();
    });
  });
}
