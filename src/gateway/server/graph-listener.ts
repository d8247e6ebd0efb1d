import type { IncomingMessage, ServerResponse } from 'node:http';
import { LinkedQueue } from '#collections';
import type { HostCheck, Refusal } from '#http';
import { Compressor } from '../compression/index.ts';
import type { Gateway } from '../gateway.ts';
import type { Handler } from '../handler.ts';
import type { Pages } from '../pages/pages.ts';
import { requestSize } from '../pipeline/admit/request-size.ts';
import type { Reply } from '../pipeline/reply.ts';
import { requestError } from '../pipeline/request-error.ts';
import { Outbox } from '../pipeline/send/outbox.ts';
import { compressResponse } from './compress-response.ts';
import { HEALTH_HEADERS, type Health, healthAt, type State } from './health.ts';
import { dropAmbiguousHeaders, NodeRequest } from './node-request.ts';
import { pathOf } from './path-of.ts';
import { PipelinedRequests } from './pipelined-requests.ts';
import { sendReply } from './send-reply.ts';
import { sendResponse } from './send-response.ts';
import { setWriteTimeout } from './set-write-timeout.ts';
import { toOriginForm } from './to-origin-form.ts';

interface ListenerParts {
  readonly sites: readonly Pages[];
  readonly hostError: HostCheck;
}

/** Answers requests of node:http, whichever server received them: health checks, pages, the graph, and 404 beside them. */
export class GraphListener {
  readonly #gateway: Gateway;
  readonly #handler: Handler;
  readonly #parts: ListenerParts;
  readonly #pipelined = new PipelinedRequests();
  readonly #outbox: Outbox;
  readonly #compressor: Compressor | undefined;
  readonly #openResponses = new LinkedQueue<ServerResponse>();
  #state: State = 'ready';

  constructor(gateway: Gateway, handler: Handler, parts: ListenerParts) {
    const { limits, http } = gateway.settings;
    const { writeMs } = limits.timeouts;
    this.#gateway = gateway;
    this.#handler = handler;
    this.#parts = parts;
    this.#outbox = new Outbox((response) => setWriteTimeout(response, writeMs));
    this.#compressor = http.compression && new Compressor(http.compression);
  }

  /** Answers a request when its response is next on its connection: with this refusal if there is no other. */
  handle(request: IncomingMessage, response: ServerResponse, refusal?: Refusal): void {
    this.#pipelined.start(request.socket, response, () => this.#answer(request, response, refusal));
  }

  /** Whether a path has a page, or is the graph. */
  matches(request: IncomingMessage): boolean {
    const isGraph = pathOf(request.url) === this.#gateway.settings.server.path;
    return isGraph || this.#parts.sites.some((site) => site.matches(request));
  }

  /** Answers 503 to readiness checks, and closes each connection after its response. */
  drain(): void {
    if (this.#state === 'ready') this.#state = 'draining';
    this.#endConnections();
  }

  /** Drains, and ends event streams. */
  stop(): void {
    this.#state = 'stopping';
    this.#endConnections();
    for (const site of this.#parts.sites) site.close();
  }

  /** Refuses all further requests. */
  close(): void {
    this.#state = 'closed';
  }

  #answer(request: IncomingMessage, response: ServerResponse, expectError: Refusal | undefined): void {
    const { sites, hostError } = this.#parts;
    const { overload } = this.#gateway;
    const node = this.#openResponses.add(response);
    let isCounted = false;
    response.once('close', () => {
      this.#openResponses.remove(node);
      if (isCounted) overload.leave();
    });
    if (this.#state !== 'ready') response.shouldKeepAlive = false;
    const targetError = toOriginForm(request, hostError);
    const path = pathOf(request.url);
    // Probes may use an address that `server.hosts` does not list.
    const health = healthAt(path, this.#state, this.#gateway);
    if (health) return sendHealth(response, health);
    const refusal = hostError(request) ?? targetError ?? expectError;
    if (refusal) return this.#refuse(request, response, requestError(refusal.message, refusal));
    if (this.#state === 'closed') return this.#refuse(request, response, closedError());
    const site = sites.find((each) => each.matches(request));
    if (site) return void this.#runGuarded(request, response, () => site.handle(request, response));
    const { path: graph } = this.#gateway.settings.server;
    if (path !== graph) return this.#refuse(request, response, notFound(graph));
    if (!overload.admits(requestSize(request)))
      return this.#send(this.#handler.overloaded(this.#asPipelineRequest(request)), request, response);
    overload.enter();
    isCounted = true;
    if (this.#handler.yoga)
      return void this.#runGuarded(request, response, () => this.#answerByYoga(request, response));
    const abandon = this.#handler.handle(this.#asPipelineRequest(request), (reply) =>
      this.#send(reply, request, response),
    );
    response.on('close', abandon);
  }

  async #answerByYoga(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { settings, identityHeaders } = this.#gateway;
    dropAmbiguousHeaders(request, identityHeaders);
    const answered = await this.#handler.yoga?.answer(asGet(request), response);
    if (!answered) return;
    const compressed = this.#compressor ? await compressResponse(answered, request, this.#compressor) : answered;
    await sendResponse(compressed, request, response, settings.limits.timeouts.writeMs);
  }

  #asPipelineRequest(request: IncomingMessage): NodeRequest {
    return new NodeRequest(request, this.#handler.memory);
  }

  #send(reply: Reply, request: IncomingMessage, response: ServerResponse): void {
    try {
      const { writeMs } = this.#gateway.settings.limits.timeouts;
      sendReply(reply, request, response, { outbox: this.#outbox, compressor: this.#compressor, writeMs });
    } catch (error) {
      this.#gateway.log.error('A response could not be sent', { error: String(error) });
      response.destroy();
    }
  }

  #refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    this.#send(this.#handler.failure(error, this.#asPipelineRequest(request)), request, response);
  }

  /** Answers and logs each failure of a page or of Yoga. */
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

/** The error for a path beside the graph. */
export function notFound(graph: string): Error {
  return requestError(`The graph is at ${graph}.`, { status: 404, code: 'NOT_FOUND' });
}

/** The error for a request after the end. */
export function closedError(): Error {
  return requestError('The gateway is closed.', { status: 503, code: 'OVERLOADED', headers: { 'retry-after': '1' } });
}

/** Yoga does not support HEAD. node:http drops the body of a response to HEAD. */
function asGet(request: IncomingMessage): IncomingMessage {
  if (request.method === 'HEAD') request.method = 'GET';
  return request;
}

function sendHealth(response: ServerResponse, { status, body }: Health): void {
  response.writeHead(status, { ...HEALTH_HEADERS, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
