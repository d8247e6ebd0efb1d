import type { IncomingMessage } from 'node:http';
import type { Refusal } from '#http';
import type { Gateway, Handler } from '../gateway.ts';
import { pathOf } from '../http/reader.ts';
import { McpResources } from '../mcp/mcp.ts';
import { createDownloads } from '../routes/downloads.ts';
import { createGraphiql } from '../routes/graphiql.ts';
import { healthAt, type State } from '../routes/health.ts';
import { createHooks } from '../routes/messages.ts';
import type { Pages, Resources } from '../routes/pages.ts';
import { type GraphRequest, type GraphResponse, type Held, requestError } from '../types.ts';

/** Answers requests by their path, by whatever server they came: the graph, health checks, resources beside the graph, and 404. */
export class Router {
  state: State = 'ready';
  readonly #gateway: Gateway;
  readonly #handler: Handler;
  readonly #graphPath: string;
  readonly #resources: readonly Resources[];
  readonly #pages: readonly Pages[];

  /** `pages` are further ones than GraphiQL. */
  constructor(gateway: Gateway, handler: Handler, pages?: Pages) {
    this.#gateway = gateway;
    this.#handler = handler;
    const { path, graphiql } = gateway.settings.server;
    this.#graphPath = path;
    this.#pages = [graphiql ? createGraphiql(gateway) : [], pages ?? []].flat();
    this.#resources = [createHooks(gateway), createDownloads(gateway, handler), new McpResources(gateway, handler)];
  }

  /** Answers a request: with this refusal, unless it is a health check. It never rejects. */
  answer(request: GraphRequest, held: Held, refusal?: Refusal): Promise<GraphResponse> {
    const isGraph = this.isGraph(request) && !refusal && this.state !== 'closed';
    return isGraph ? this.#handler.handle(request, held) : this.#beside(request, held, refusal);
  }

  isGraph({ url }: Pick<IncomingMessage, 'url'>): boolean {
    return url === this.#graphPath || pathOf(url) === this.#graphPath;
  }

  /** The page of a request of node:http: pages write to its responses themselves. A POST to the graph reads none. */
  pageOf(request: IncomingMessage): Pages | undefined {
    if (this.state === 'closed' || (request.method === 'POST' && this.isGraph(request))) return undefined;
    return this.#pages.find((page) => page.matches(request));
  }

  /** Whether a path is the graph's, or has a page or a resource. */
  matches(request: IncomingMessage): boolean {
    return this.isGraph(request) || [...this.#pages, ...this.#resources].some((each) => each.matches(request));
  }

  /** Ends event streams of pages and resources. */
  close(): void {
    for (const each of [...this.#pages, ...this.#resources]) each.close?.();
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
