import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { LinkedQueue } from '#collections';
import type { HostCheck, Refusal } from '#http';
import { acceptedAfter } from '../auth/authenticator.ts';
import { pinTickObject } from '../execution/schedule.ts';
import type { Gateway, Handler } from '../gateway.ts';
import { Compressor } from '../http/compression.ts';
import { pathOf } from '../http/headers.ts';
import { McpResources } from '../mcp/mcp.ts';
import { EVENT_STREAM_TYPE } from '../result/respond.ts';
import { createDownloads } from '../routes/downloads.ts';
import { createGraphiql } from '../routes/graphiql.ts';
import { HEALTH_HEADERS, type Health, healthAt, type State } from '../routes/health.ts';
import { createHooks } from '../routes/messages.ts';
import type { Pages, Resources } from '../routes/pages.ts';
import { type EventsResponse, type GraphResponse, Held, requestError } from '../types.ts';
import { NodeRequest, toOriginForm } from './node-request.ts';
import { PipelinedRequests } from './pipelined-requests.ts';
import { drainRequest, Outbox, sendReply, setWriteTimeout } from './send.ts';
import { EventStream, Heartbeat, type StreamParts } from './sse.ts';
import { type UpgradeRefusal, WebSockets } from './websocket/web-sockets.ts';

interface ListenerParts {
  /** Further pages than GraphiQL. */
  readonly pages?: Pages | undefined;
  readonly resources: readonly Resources[];
  readonly hostError: HostCheck;
  /** The requests that wait for others on their connection; those of the listener before, where this one replaces it. */
  readonly pipelined?: PipelinedRequests | undefined;
}

interface HandleOptions {
  /** For a request that is not refused for another reason. */
  readonly refusal?: Refusal | undefined;
  /** Sends `100 Continue`, once the body is wanted. */
  readonly proceed?: (() => void) | undefined;
}

/** The time in which clients of streams connect again, each at a random moment, and in which a WebSocket may close. */
const [RECONNECT_MS, CLOSE_MS] = [5000, 1000];
const STREAM_TYPE = ['content-type', EVENT_STREAM_TYPE];

/** What a gateway answers beside the graph, by any server. */
export function resourcesOf(gateway: Gateway, handler: Handler): readonly Resources[] {
  return [createHooks(gateway), createDownloads(gateway, handler), new McpResources(gateway, handler)];
}

/** Answers requests of node:http, whichever server received them: health checks, pages, the graph, and 404 beside them. */
export class GraphListener {
  readonly #gateway: Gateway;
  readonly #handler: Handler;
  readonly #parts: ListenerParts;
  readonly #pages: readonly Pages[];
  readonly pipelined: PipelinedRequests;
  readonly #outbox: Outbox;
  readonly #compressor: Compressor | undefined;
  readonly #streams: StreamParts;
  readonly #webSockets: WebSockets;
  readonly #openResponses = new LinkedQueue<ServerResponse>();
  #state: State = 'ready';
  #successor: GraphListener | undefined;
  #emptied: (() => void) | undefined;

  constructor(gateway: Gateway, handler: Handler, parts: ListenerParts) {
    pinTickObject();
    const { subscriptions, limits, http } = gateway.settings;
    const { write: writeMs } = limits.timeouts;
    const { buffer: bufferBytes, heartbeat: heartbeatMs } = subscriptions;
    this.#streams = { bufferBytes, writeMs, heartbeat: new Heartbeat(heartbeatMs) };
    this.#gateway = gateway;
    this.#handler = handler;
    this.#parts = parts;
    const graphiql = gateway.settings.server.graphiql ? [createGraphiql(gateway)] : [];
    this.#pages = parts.pages ? [...graphiql, parts.pages] : graphiql;
    this.#webSockets = new WebSockets(gateway, handler);
    this.pipelined = parts.pipelined ?? new PipelinedRequests();
    this.#outbox = new Outbox((response) => setWriteTimeout(response, writeMs));
    this.#compressor = http.compression && new Compressor(http.compression);
  }

  /** Answers a request when its response is next on its connection: with this refusal if there is no other. */
  handle(request: IncomingMessage, response: ServerResponse, { refusal, proceed }: HandleOptions = {}): void {
    this.pipelined.start(request.socket, response, () => this.#current().#answer(request, response, refusal, proceed));
  }

  /**
   * Leaves all requests that have not begun to another listener, and lets clients of streams connect again; streams of callers whom
   * its settings do not accept end at once. Resolves when those that have begun are answered, or after this time.
   */
  async replaceBy(successor: GraphListener, withinMs: number): Promise<void> {
    this.#successor = successor;
    successor.#state = this.#state;
    this.#closeSites();
    const accepts = acceptedAfter(this.#gateway.settings.auth, successor.#gateway.settings.auth);
    this.#gateway.live.drain(RECONNECT_MS, accepts);
    if (this.#webSockets.size > 0) {
      this.#webSockets.drain(RECONNECT_MS, accepts);
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS + CLOSE_MS).unref());
      this.#webSockets.terminate();
    }
    if (this.#openResponses.length === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, withinMs).unref();
    this.#emptied = resolve;
    await promise;
    clearTimeout(timer);
  }

  /** Takes over a connection that becomes a WebSocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { path } = this.#gateway.settings.server;
    const targetError = toOriginForm(request, this.#parts.hostError);
    const elsewhere = pathOf(request.url) === path ? undefined : { status: 404, message: `The graph is at ${path}.` };
    // HTTP/1.0 has no upgrades (RFC 9110, section 7.8).
    const version = request.httpVersion === '1.0' ? { status: 400, message: 'Needs HTTP/1.1.' } : undefined;
    const draining = this.#state === 'ready' ? undefined : { status: 503, message: 'The gateway is stopping.' };
    const refusal: UpgradeRefusal | undefined =
      this.#parts.hostError(request) ?? targetError ?? version ?? elsewhere ?? draining;
    void this.#webSockets.upgrade(request, socket, head, refusal);
  }

  /** Whether a path has a page, or is the graph. */
  matches(request: IncomingMessage): boolean {
    const isGraph = pathOf(request.url) === this.#gateway.settings.server.path;
    return isGraph || [...this.#pages, ...this.#parts.resources].some((site) => site.matches(request));
  }

  /** Answers 503 to readiness checks, and closes each connection after its response. */
  drain(): void {
    if (this.#state === 'ready') this.#state = 'draining';
    const { drainDelay: drainDelayMs } = this.#gateway.settings.server;
    this.#webSockets.drain(drainDelayMs);
    this.#gateway.live.drain(drainDelayMs);
    this.#endConnections();
  }

  /** Drains, and ends event streams: at once, or one by one where another process has its place. */
  stop(isReplaced = false): void {
    this.#state = 'stopping';
    const withinMs = isReplaced ? RECONNECT_MS : 0;
    this.#webSockets.drain(withinMs);
    this.#gateway.live.drain(withinMs);
    this.#endConnections();
    this.#closeSites();
  }

  /** Refuses all further requests. */
  close(): void {
    this.#state = 'closed';
    this.#webSockets.terminate();
  }

  #answer(
    request: IncomingMessage,
    response: ServerResponse,
    refused: Refusal | undefined,
    proceed: (() => void) | undefined,
  ): void {
    const { resources, hostError } = this.#parts;
    const node = this.#openResponses.add(response);
    response.once('close', () => {
      this.#openResponses.remove(node);
      if (this.#openResponses.length === 0) this.#emptied?.();
    });
    if (this.#state !== 'ready') response.shouldKeepAlive = false;
    const targetError = toOriginForm(request, hostError);
    const path = pathOf(request.url);
    // Probes may use an address that `server.hosts` does not list.
    const health = healthAt(path, this.#state, this.#gateway);
    if (health) return sendHealth(response, health);
    const bodyError = codingError(request);
    // Its end is not known.
    if (bodyError) response.shouldKeepAlive = false;
    const refusal = hostError(request) ?? targetError ?? bodyError ?? refused;
    if (refusal) return this.#refuse(request, response, requestError(refusal.message, refusal));
    if (this.#state === 'closed') return this.#refuse(request, response, closedError());
    const page = this.#pages.find((each) => each.matches(request));
    if (page) {
      proceed?.();
      return void this.#runGuarded(request, response, () => page.handle(request, response));
    }
    const resource = resources.find((each) => each.matches(request));
    const { path: graph } = this.#gateway.settings.server;
    if (!resource && path !== graph) return this.#refuse(request, response, notFound(graph));
    const held = new Held();
    // Its caller may have left while it waited for those before it.
    if (response.closed) held.end();
    response.on('close', () => held.end());
    const asked = new NodeRequest(request, this.#handler.memory, response, proceed);
    const answer = resource ? resource.answer(asked, held) : this.#handler.handle(asked, held);
    answer.then(
      (found) => {
        if (!held.isReleased) this.#send(found, request, response);
      },
      (error: unknown) => {
        if (!held.isReleased) this.#refuse(request, response, error);
      },
    );
  }

  #closeSites(): void {
    for (const site of [...this.#pages, ...this.#parts.resources]) site.close();
  }

  /** The listener that answers now. */
  #current(): GraphListener {
    return this.#successor ? this.#successor.#current() : this;
  }

  #send(reply: GraphResponse, request: IncomingMessage, response: ServerResponse): void {
    try {
      if (reply.kind === 'events') return this.#stream(reply, request, response);
      const { write: writeMs } = this.#gateway.settings.limits.timeouts;
      sendReply(reply, request, response, { outbox: this.#outbox, compressor: this.#compressor, writeMs });
    } catch (error) {
      this.#gateway.log.error('A response could not be sent', { error: String(error) });
      response.destroy();
    }
  }

  #stream(stream: EventsResponse, request: IncomingMessage, response: ServerResponse): void {
    drainRequest(request);
    response.writeHead(stream.status, [...STREAM_TYPE, ...stream.headers]);
    stream.start(new EventStream(response, this.#streams));
  }

  #refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    this.#send(this.#handler.failure(error, new NodeRequest(request, this.#handler.memory)), request, response);
  }

  /** Answers and logs each failure of a page. */
  async #runGuarded(
    request: IncomingMessage,
    response: ServerResponse,
    work: () => void | Promise<void>,
  ): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (response.headersSent) response.destroy();
      else this.#refuse(request, response, error);
    }
  }

  /** Closes the connection of each response in flight after that response. */
  #endConnections(): void {
    for (let node = this.#openResponses.first; node; node = node.after)
      if (!node.item.headersSent) node.item.shouldKeepAlive = false;
  }
}

/** The refusal of a body in another transfer coding than `chunked` (RFC 9112, sections 6.1 and 6.3). */
function codingError({ headers }: IncomingMessage): Refusal | undefined {
  const coding = headers['transfer-encoding'];
  if (coding === undefined || /^\s*chunked\s*$/i.test(coding)) return undefined;
  const status = /,\s*chunked\s*$/i.test(coding) ? 501 : 400;
  return { status, message: 'The only transfer coding of bodies is `chunked`.' };
}

/** The error for a path beside the graph. */
export function notFound(graph: string): Error {
  return requestError(`The graph is at ${graph}.`, { status: 404, code: 'NOT_FOUND' });
}

/** The error for a request after the end. */
export function closedError(): Error {
  return requestError('The gateway is closed.', { status: 503, code: 'OVERLOADED', headers: { 'retry-after': '1' } });
}

function sendHealth(response: ServerResponse, { status, body }: Health): void {
  response.writeHead(status, { ...HEALTH_HEADERS, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
