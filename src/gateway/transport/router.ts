import type { IncomingMessage } from 'node:http';
import type { Refusal } from '#http';
import type { Gateway, Handler } from '../gateway.ts';
import { pathOf } from '../http/reader.ts';
import { McpResources } from '../mcp/mcp.ts';
import { createDownloads } from '../routes/downloads.ts';
import { healthAt, type State } from '../routes/health.ts';
import { createHooks } from '../routes/messages.ts';
import type { Resources } from '../routes/pages.ts';
import { type GraphRequest, type GraphResponse, type Held, requestError } from '../types.ts';

/** Answers requests by their path, by whatever server they came: the graph, health checks, resources beside the graph, and 404. */
export class Router {
  state: State = 'ready';
  readonly #gateway: Gateway;
  readonly #handler: Handler;
  readonly #graphPath: string;
  readonly #resources: readonly Resources[];

  constructor(gateway: Gateway, handler: Handler) {
    this.#gateway = gateway;
    this.#handler = handler;
    this.#graphPath = gateway.settings.server.path;
    this.#resources = [createHooks(gateway), createDownloads(gateway, handler), new McpResources(gateway, handler)];
  }

  /** Answers a request: with this refusal, unless it is a health check. It never rejects. */
  answer(request: GraphRequest, held: Held, refusal?: Refusal): Promise<GraphResponse> {
    const isGraph = this.isGraph(request) && !refusal && this.state !== 'closed';
    return isGraph ? this.#handler.handle(request, held) : this.#beside(request, held, refusal);
  }

  isGraph({ url }: Pick<IncomingMessage, 'url'>): boolean {
    return pathOf(url) === this.#graphPath;
  }

  /** Whether a path is the graph's, or one of a resource. */
  matches(request: Pick<IncomingMessage, 'url'>): boolean {
    return this.isGraph(request) || this.#resources.some((each) => each.matches(request));
  }

  /** Ends event streams of resources. */
  close(): void {
    for (const resource of this.#resources) resource.close();
  }

  async #beside(request: GraphRequest, held: Held, refusal: Refusal | undefined): Promise<GraphResponse> {
    // Probes may use an address that `server.hosts` does not list.
    const health = healthAt(pathOf(request.url), this.state, this.#gateway);
    if (health) return health;
    try {
      if (refusal) throw requestError(refusal.message, refusal);
      if (this.state === 'closed') throw closedError();
      const resource = this.#resources.find((each) => each.matches(request));
      if (!resource) throw requestError(`The graph is at ${this.#graphPath}.`, { status: 404, code: 'NOT_FOUND' });
      return await resource.answer(request, held);
    } catch (error) {
      return this.#handler.failure(error, request);
    }
  }
}

/** The error for a request after the end. */
function closedError(): Error {
  return requestError('The gateway is closed.', { status: 503, code: 'OVERLOADED', headers: { 'retry-after': '1' } });
}
