import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HostCheck, Refusal } from '#http';
import { acceptedAfter } from '../auth/authenticator.ts';
import type { Gateway, Handler } from '../gateway.ts';
import { Compressor } from '../http/response-body.ts';
import { EVENT_STREAM_TYPE } from '../result/respond.ts';
import { createGraphiql } from '../routes/graphiql.ts';
import type { Pages } from '../routes/pages.ts';
import { type GraphResponse, Held } from '../types.ts';
import {
  codingError,
  drainRequest,
  NodeRequest,
  Outbox,
  PipelinedRequests,
  sendReply,
  setWriteTimeout,
  toOriginForm,
} from './node-http.ts';
import type { Router } from './router.ts';
import { EventStream, Heartbeat, type StreamParts } from './sse.ts';
import { WebSockets } from './websocket/web-sockets.ts';

interface ListenerOptions {
  readonly router: Router;
  readonly hostError: HostCheck;
  /** Further pages than GraphiQL. */
  readonly pages?: Pages | undefined;
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

/** Answers requests of node:http, whichever server received them: by pages, which write to its responses themselves, and by the router. */
export class GraphListener {
  readonly pipelined: PipelinedRequests;
  readonly #gateway: Gateway;
  readonly #handler: Handler;
  readonly #options: ListenerOptions;
  readonly #pages: readonly Pages[];
  readonly #outbox: Outbox;
  readonly #compressor: Compressor | undefined;
  readonly #streams: StreamParts;
  readonly #webSockets: WebSockets;
  #openResponses = 0;
  #successor: GraphListener | undefined;
  #emptied: (() => void) | undefined;

  constructor(gateway: Gateway, handler: Handler, options: ListenerOptions) {
    const { subscriptions, limits, http, server } = gateway.settings;
    const { write: writeMs } = limits.timeouts;
    this.#streams = { bufferBytes: subscriptions.buffer, writeMs, heartbeat: new Heartbeat(subscriptions.heartbeat) };
    this.#gateway = gateway;
    this.#handler = handler;
    this.#options = options;
    this.#pages = [...(server.graphiql ? [createGraphiql(gateway)] : []), ...(options.pages ? [options.pages] : [])];
    this.#webSockets = new WebSockets(gateway, handler);
    this.pipelined = options.pipelined ?? new PipelinedRequests();
    this.#outbox = new Outbox((response) => setWriteTimeout(response, writeMs));
    this.#compressor = http.compression && new Compressor(http.compression);
  }

  /** Answers a request when its response is next on its connection: with this refusal if there is no other. */
  handle(request: IncomingMessage, response: ServerResponse, { refusal, proceed }: HandleOptions = {}): void {
    this.pipelined.start(request.socket, response, () => this.#current().#answer(request, response, refusal, proceed));
  }

  /** Takes over a connection that becomes a WebSocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { router, hostError } = this.#options;
    const targetError = toOriginForm(request, hostError);
    void this.#webSockets.upgrade(request, socket, head, { refused: hostError(request) ?? targetError, router });
  }

  /** Whether a path has a page, or is the graph. */
  matches(request: IncomingMessage): boolean {
    return this.#options.router.matches(request) || this.#pages.some((page) => page.matches(request));
  }

  /**
   * Leaves all requests that have not begun to another listener, and lets clients of streams connect again; streams of callers whom
   * its settings do not accept end at once. Resolves when those that have begun are answered, or after this time.
   */
  async replaceBy(successor: GraphListener, withinMs: number): Promise<void> {
    this.#successor = successor;
    successor.#options.router.state = this.#options.router.state;
    this.#closeStreams();
    const accepts = acceptedAfter(this.#gateway.settings.auth, successor.#gateway.settings.auth);
    this.#gateway.live.drain(RECONNECT_MS, accepts);
    if (this.#webSockets.size > 0) {
      this.#webSockets.drain(RECONNECT_MS, accepts);
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS + CLOSE_MS).unref());
      this.#webSockets.terminate();
    }
    if (this.#openResponses === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, withinMs).unref();
    this.#emptied = resolve;
    await promise;
    clearTimeout(timer);
  }

  /** Answers 503 to readiness checks, and closes each connection after its response. */
  drain(): void {
    const { router } = this.#options;
    if (router.state === 'ready') router.state = 'draining';
    this.#drainStreams(this.#gateway.settings.server.drainDelay);
  }

  /** Drains, and ends event streams: at once, or one by one where another process has its place. */
  stop(isReplaced = false): void {
    this.#options.router.state = 'stopping';
    this.#drainStreams(isReplaced ? RECONNECT_MS : 0);
    this.#closeStreams();
  }

  /** Refuses all further requests. */
  close(): void {
    this.#options.router.state = 'closed';
    this.#webSockets.terminate();
  }

  #answer(request: IncomingMessage, response: ServerResponse, other?: Refusal, proceed?: () => void): void {
    const { hostError, router } = this.#options;
    const held = new Held();
    // Its caller may have left while it waited for those before it.
    if (response.closed) held.end();
    else this.#openResponses += 1;
    response.once('close', () => {
      held.end();
      this.#openResponses -= 1;
      if (this.#openResponses === 0) this.#emptied?.();
    });
    const targetError = toOriginForm(request, hostError);
    const bodyError = codingError(request);
    // The end of the body is not known.
    if (bodyError) response.shouldKeepAlive = false;
    const refusal = hostError(request) ?? targetError ?? bodyError ?? other;
    const page = refusal || router.state === 'closed' ? undefined : this.#pageOf(request);
    if (page) {
      proceed?.();
      return void this.#handlePage(page, request, response);
    }
    const asked = new NodeRequest(request, this.#handler.memory, response, proceed);
    router.answer(asked, held, refusal).then(
      (answer) => {
        if (!held.isReleased) this.#send(answer, request, response);
      },
      (error: unknown) => {
        if (!held.isReleased) this.#send(this.#handler.failure(error, asked), request, response);
      },
    );
  }

  /** No page is read by a POST to the graph. */
  #pageOf(request: IncomingMessage): Pages | undefined {
    if (request.method === 'POST' && this.#options.router.isGraph(request)) return undefined;
    return this.#pages.find((page) => page.matches(request));
  }

  async #handlePage(page: Pages, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.#options.router.state !== 'ready') response.shouldKeepAlive = false;
    try {
      await page.handle(request, response);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else this.#send(this.#handler.failure(error, new NodeRequest(request, this.#handler.memory)), request, response);
    }
  }

  #send(answer: GraphResponse, request: IncomingMessage, response: ServerResponse): void {
    if (this.#options.router.state !== 'ready') response.shouldKeepAlive = false;
    try {
      if (answer.kind === 'events') {
        drainRequest(request);
        response.writeHead(answer.status, ['content-type', EVENT_STREAM_TYPE, ...answer.headers]);
        return answer.start(new EventStream(response, this.#streams));
      }
      const { writeMs } = this.#streams;
      sendReply(answer, request, response, { outbox: this.#outbox, compressor: this.#compressor, writeMs });
    } catch (error) {
      this.#gateway.log.error('A response could not be sent', { error: String(error) });
      response.destroy();
    }
  }

  /** The listener that answers now. */
  #current(): GraphListener {
    return this.#successor ? this.#successor.#current() : this;
  }

  /** Lets clients of streams of the graph connect again, at random times within this one. */
  #drainStreams(withinMs: number): void {
    this.#webSockets.drain(withinMs);
    this.#gateway.live.drain(withinMs);
  }

  /** Ends the event streams of pages and resources. */
  #closeStreams(): void {
    for (const site of [...this.#pages, this.#options.router]) site.close();
  }
}
