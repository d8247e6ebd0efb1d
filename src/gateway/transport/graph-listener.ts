import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HostCheck, Refusal } from '#http';
import { acceptedAfter } from '../auth/authenticator.ts';
import type { Gateway, Handler } from '../gateway.ts';
import type { Pages } from '../routes/pages.ts';
import { type GraphResponse, Held } from '../types.ts';
import { hasUnknownEnd, headRefusal, InFlight, NodeRequest, PipelinedRequests, Sender } from './node-http.ts';
import type { Router } from './router.ts';
import { WebSockets } from './websocket/web-sockets.ts';

interface ListenerOptions {
  readonly router: Router;
  readonly hostError: HostCheck;
  /** The requests that wait for others on their connection; those of the listener before, where this one replaces it. */
  readonly pipelined?: PipelinedRequests | undefined;
}

/** The time in which clients of streams connect again, each at a random moment. */
const RECONNECT_MS = 5000;

/** Answers requests of node:http, whichever server received them: by pages, which write to its responses themselves, and by the router. */
export class GraphListener {
  readonly pipelined: PipelinedRequests;
  readonly #gateway: Gateway;
  readonly #handler: Handler;
  readonly #router: Router;
  readonly #hostError: HostCheck;
  readonly #sender: Sender;
  readonly #webSockets: WebSockets;
  readonly #inFlight = new InFlight();
  #successor: GraphListener | undefined;

  constructor(gateway: Gateway, handler: Handler, options: ListenerOptions) {
    this.#gateway = gateway;
    this.#handler = handler;
    this.#router = options.router;
    this.#hostError = options.hostError;
    this.#webSockets = new WebSockets(gateway, handler);
    this.pipelined = options.pipelined ?? new PipelinedRequests();
    this.#sender = new Sender(gateway.settings);
  }

  /**
   * Answers a request when its response is next on its connection: with this refusal if there is no other. `proceed` sends
   * `100 Continue`, once the body is wanted.
   */
  handle(request: IncomingMessage, response: ServerResponse, refusal?: Refusal, proceed?: () => void): void {
    if (this.#successor) return this.#successor.handle(request, response, refusal, proceed);
    if (response.socket) return this.#answer(request, response, refusal, proceed);
    this.pipelined.wait(request.socket, response, () => this.handle(request, response, refusal, proceed));
  }

  /** Takes over a connection that becomes a WebSocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const refused = headRefusal(request, this.#hostError);
    void this.#webSockets.upgrade(request, socket, head, { refused, router: this.#router });
  }

  /** Whether a path has a page, or is the graph. */
  matches(request: IncomingMessage): boolean {
    return this.#router.matches(request);
  }

  /**
   * Leaves all requests that have not begun to another listener, and lets clients of streams connect again; streams of callers whom
   * its settings do not accept end at once. Resolves when those that have begun are answered, or after this time.
   */
  async replaceBy(successor: GraphListener, withinMs: number): Promise<void> {
    this.#successor = successor;
    successor.#router.state = this.#router.state;
    this.#router.close();
    const accepts = acceptedAfter(this.#gateway.settings.auth, successor.#gateway.settings.auth);
    this.#gateway.live.drain(RECONNECT_MS, accepts);
    await this.#webSockets.leave(RECONNECT_MS, accepts);
    await this.#inFlight.idle(withinMs);
  }

  /** Answers 503 to readiness checks, and closes each connection after its response. */
  drain(): void {
    if (this.#router.state === 'ready') this.#router.state = 'draining';
    this.#drainStreams(this.#gateway.settings.server.drainDelay);
  }

  /** Drains, and ends event streams: at once, or one by one where another process has its place. */
  stop(isReplaced = false): void {
    this.#router.state = 'stopping';
    this.#drainStreams(isReplaced ? RECONNECT_MS : 0);
    this.#router.close();
  }

  /** Refuses all further requests. */
  close(): void {
    this.#router.state = 'closed';
    this.#webSockets.terminate();
  }

  #answer(request: IncomingMessage, response: ServerResponse, other?: Refusal, proceed?: () => void): void {
    const held = new Held();
    // Its caller may have left while it waited for those before it.
    if (response.closed) held.end();
    else this.#inFlight.begin();
    response.once('close', () => {
      held.end();
      this.#inFlight.end();
    });
    const refusal = headRefusal(request, this.#hostError) ?? other;
    if (refusal && hasUnknownEnd(request)) response.shouldKeepAlive = false;
    const page = refusal ? undefined : this.#router.pageOf(request);
    if (page) {
      proceed?.();
      return void this.#handlePage(page, request, response);
    }
    const asked = new NodeRequest(request, this.#handler.memory, response, proceed);
    this.#router.answer(asked, held, refusal).then(
      (answer) => {
        if (!held.isReleased) this.#send(answer, request, response);
      },
      (error: unknown) => {
        if (!held.isReleased) this.#send(this.#handler.failure(error, asked), request, response);
      },
    );
  }

  async #handlePage(page: Pages, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.#router.state !== 'ready') response.shouldKeepAlive = false;
    try {
      await page.handle(request, response);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else this.#send(this.#handler.failure(error, new NodeRequest(request, this.#handler.memory)), request, response);
    }
  }

  #send(answer: GraphResponse, request: IncomingMessage, response: ServerResponse): void {
    if (this.#router.state !== 'ready') response.shouldKeepAlive = false;
    try {
      this.#sender.send(answer, request, response);
    } catch (error) {
      this.#gateway.log.error('A response could not be sent', { error: String(error) });
      response.destroy();
    }
  }

  /** Lets clients of streams of the graph connect again, at random times within this one. */
  #drainStreams(withinMs: number): void {
    this.#webSockets.drain(withinMs);
    this.#gateway.live.drain(withinMs);
  }
}
