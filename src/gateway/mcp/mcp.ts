import { createEndpoint, type OperationTool, operationTools, type ToolGraph } from '#mcp';
import type { Gateway, Handler } from '../gateway.ts';
import { Cors } from '../http/acceptable.ts';
import { jsonIn, pathOf } from '../http/reader.ts';
import { ResponseBody } from '../http/response-body.ts';
import { admitted } from '../limits/overload.ts';
import { finish, ResponseForm } from '../result/respond.ts';
import type { Resources } from '../routes/pages.ts';
import { type GraphRequest, type GraphResponse, type Held } from '../types.ts';
import {
  asMessage,
  assertAllowed,
  assertOne,
  Leaving,
  METADATA_PATH,
  MessageCaller,
  refusalOf,
  TokenIssuers,
  toolGraph,
  toolOf,
} from './agent-graph.ts';

const NO_STORE = ['cache-control', 'no-store'];

/** Answers agents by the Model Context Protocol. Each operation of theirs is a request to the graph. */
export class McpResources implements Resources {
  readonly #gateway: Gateway;
  readonly #handler: Handler;
  readonly #cors: Cors;
  readonly #graph: ToolGraph;
  readonly #tools: ReadonlyMap<string, OperationTool>;
  readonly #issuers: TokenIssuers;
  #endpoint: ReturnType<typeof createEndpoint> | undefined;

  constructor(gateway: Gateway, handler: Handler) {
    const { documents, mcp, server } = gateway.settings;
    const sources = mcp.enabled ? [...mcp.tools, ...(mcp.persisted ? documents.manifest : [])] : [];
    this.#gateway = gateway;
    this.#handler = handler;
    this.#cors = new Cors(server.corsOrigins);
    this.#graph = toolGraph(gateway, handler);
    this.#tools = operationTools(this.#graph, new Map(sources), (path, error) =>
      gateway.log.error('An operation is no tool', { path, error }),
    );
    this.#issuers = new TokenIssuers(gateway.settings, this.#tools);
  }

  matches({ url }: Pick<GraphRequest, 'url'>): boolean {
    const { enabled, path } = this.#gateway.settings.mcp;
    const asked = pathOf(url);
    return enabled && (asked === path || asked === METADATA_PATH || asked === METADATA_PATH + path);
  }

  async answer(request: GraphRequest, held: Held): Promise<GraphResponse> {
    if (request.method === 'OPTIONS') return this.#cors.preflight(request);
    if (pathOf(request.url) !== this.#gateway.settings.mcp.path) return this.#issuers.metadata(request);
    const exchange: Exchange = { request, held, form: undefined, message: undefined };
    try {
      return await this.#answer(exchange);
    } catch (error) {
      held.assertHeld();
      const form = this.#observed(exchange);
      return finish(this.#refusal(error, exchange, form), form);
    }
  }

  /** Nothing of it is a stream: its messages are requests in flight. */
  close(): void {}

  async #answer(exchange: Exchange): Promise<GraphResponse> {
    const { request, held } = exchange;
    const { settings } = this.#gateway;
    assertAllowed(request, settings.server.corsOrigins);
    const identity = await this.#handler.identify(request);
    const caller = new MessageCaller(this.#gateway, this.#handler, request, identity, held);
    const body = await request.readBody(settings.limits.body);
    held.add(this.#handler.memory.hold(body.length));
    exchange.message = jsonIn(body);
    assertOne(exchange.message);
    const { graph: access, tokens: mostTokens } = settings.mcp;
    this.#endpoint ??= createEndpoint({ graph: this.#graph, tools: this.#tools, access, mostTokens });
    const endpoint = await this.#endpoint;
    // An operation is admitted, counted and observed as a request to the graph.
    const isOperation = endpoint.runsOperation(exchange.message);
    caller.meta = (exchange.message as { params?: { _meta?: unknown } }).params?._meta;
    if (!isOperation) await this.#count(exchange, caller);
    const leaving = held.add(new Leaving());
    const message = { request: asMessage(request, leaving.signal), body: exchange.message, caller };
    const answered = await endpoint.answer(message);
    if (isOperation && !caller.hasRun) await this.#count(exchange, caller);
    const text = await answered.text();
    leaving.isAnswered = true;
    return this.#response(answered, text, caller, exchange);
  }

  /** Admits and counts a message that is no operation. */
  async #count(exchange: Exchange, caller: MessageCaller): Promise<void> {
    const { overload, telemetry, budgets } = this.#gateway;
    exchange.held.add(admitted({ overload, telemetry }));
    const form = this.#observed(exchange);
    form.caller.identity = caller.identity;
    if (budgets) await form.count(budgets, exchange.held, caller.agentOf(toolOf(exchange.message)));
  }

  #observed(exchange: Exchange): ResponseForm {
    const { request, held } = exchange;
    return (exchange.form ??= held.add(new ResponseForm(request, this.#cors, this.#gateway.telemetry)));
  }

  #response(
    answered: Response,
    text: string,
    { ran }: MessageCaller,
    { request, held, form }: Exchange,
  ): GraphResponse {
    held.assertHeld();
    const own = form?.headers ?? this.#cors.headersFor(request.headers.origin);
    const headers = [...NO_STORE, ...own, ...this.#issuers.challenged(ran?.headers ?? [], request)];
    const status = ran?.refusal ?? answered.status;
    const type = answered.headers.get('content-type')?.split(';')[0];
    const response: GraphResponse =
      type === undefined || text === ''
        ? { kind: 'empty', status, headers }
        : { kind: 'body', status, headers, type, body: new ResponseBody(text) };
    return form ? finish(response, form) : response;
  }

  /** An error as JSON-RPC has it, with the status and the headers that it has for any request. */
  #refusal(error: unknown, { request, message }: Exchange, form: ResponseForm): GraphResponse {
    const { status, headers, body } = this.#handler.shaper.failure(error, form);
    const sent = new ResponseBody(refusalOf(message, body.text));
    return {
      kind: 'body',
      status,
      headers: this.#issuers.challenged(headers, request),
      type: 'application/json',
      body: sent,
    };
  }
}

/** One message, and what is known of it so far. */
interface Exchange {
  readonly request: GraphRequest;
  readonly held: Held;
  /** Of a message that is observed as a request of its own. */
  form: ResponseForm | undefined;
  message: unknown;
}
