import { type AgentEndpoint, createEndpoint, type OperationTool, operationTools, type ToolGraph } from '#mcp';
import type { Gateway, Handler } from '../gateway.ts';
import { jsonIn, pathOf } from '../http/reader.ts';
import { ResponseBody } from '../http/response-body.ts';
import type { Admission } from '../limits/budgets.ts';
import { admitted } from '../limits/overload.ts';
import { finish, ResponseForm } from '../result/respond.ts';
import type { Resources } from '../routes/pages.ts';
import type { CallerIdentity, GraphRequest, GraphResponse, Held } from '../types.ts';
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

/** Answers agents by the Model Context Protocol. Each operation of theirs is a request to the graph. */
export class McpResources implements Resources {
  readonly #gateway: Gateway;
  readonly #handler: Handler;
  readonly #graph: ToolGraph;
  readonly #tools: ReadonlyMap<string, OperationTool>;
  readonly #issuers: TokenIssuers;
  #endpoint: Promise<AgentEndpoint> | undefined;

  constructor(gateway: Gateway, handler: Handler) {
    const { documents, mcp } = gateway.settings;
    const sources = mcp.enabled ? [...mcp.tools, ...(mcp.persisted ? documents.manifest : [])] : [];
    this.#gateway = gateway;
    this.#handler = handler;
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
    if (request.method === 'OPTIONS') return this.#handler.cors.preflight(request);
    if (pathOf(request.url) !== this.#gateway.settings.mcp.path) return this.#issuers.metadata(request);
    const exchange: Exchange = { request, held };
    try {
      return await this.#answer(exchange);
    } catch (error) {
      held.assertHeld();
      const form = this.#observed(exchange);
      return finish(this.#refusal(error, exchange, form), form);
    }
  }

  async #answer(exchange: Exchange): Promise<GraphResponse> {
    const { request, held } = exchange;
    const { settings, overload, budgets } = this.#gateway;
    assertAllowed(request, settings.server.corsOrigins); // 403, 405, 415
    // A refused message is observed, and counted with that.
    const place = held.add(admitted({ overload, telemetry: undefined })); // 503
    const identity = await this.#handler.identify(request); // 401
    exchange.identity = identity;
    const caller = new MessageCaller(this.#gateway, this.#handler, request, identity, held);
    if (budgets) exchange.budget = held.add(budgets.messageAdmission(request, identity));
    await exchange.budget?.begin(); // 429
    const body = await request.readBody(settings.limits.body);
    held.add(this.#handler.memory.hold(body.length));
    exchange.message = jsonIn(body);
    assertOne(exchange.message);
    const { graph: access, tokens: mostTokens } = settings.mcp;
    this.#endpoint ??= createEndpoint({ graph: this.#graph, tools: this.#tools, access, mostTokens });
    const endpoint = await this.#endpoint;
    // An operation is admitted, observed, and counted by what it does, as a request to the graph.
    const isOperation = endpoint.runsOperation(exchange.message, caller);
    caller.meta = (exchange.message as { params?: { _meta?: unknown } }).params?._meta;
    if (isOperation) place.end();
    else await this.#count(exchange, caller, endpoint);
    const leaving = held.add(new Leaving());
    const message = { request: asMessage(request, leaving.signal), body: exchange.message, caller };
    const answered = await endpoint.answer(message);
    if (isOperation && !caller.hasRun) await this.#count(exchange, caller, endpoint);
    const text = await answered.text();
    leaving.isAnswered = true;
    return this.#response(answered, text, caller, exchange);
  }

  /** Counts a message that is no operation by its tool, and by whom its agent acts for. */
  async #count(exchange: Exchange, caller: MessageCaller, endpoint: Pick<AgentEndpoint, 'has'>): Promise<void> {
    const form = this.#observed(exchange);
    const { budgets } = this.#gateway;
    const named = toolOf(exchange.message);
    const tool = endpoint.has(named, caller) ? named : '';
    if (tool !== '') form.observation?.calledTool(tool);
    if (budgets) await form.count(budgets, exchange.held, caller.agentOf(tool));
  }

  #observed(exchange: Exchange): ResponseForm {
    const { request, held, identity } = exchange;
    const form = (exchange.form ??= held.add(new ResponseForm(request, this.#handler.cors, this.#gateway.telemetry)));
    if (identity) form.caller.identity = identity;
    return form;
  }

  #response(
    answered: Response,
    text: string,
    { ran }: MessageCaller,
    { request, held, form, budget }: Exchange,
  ): GraphResponse {
    held.assertHeld();
    const own = form?.headers ?? this.#handler.cors.headersFor(request.headers.origin);
    const further = [...(budget?.headers() ?? []), ...this.#issuers.challenged(ran?.headers ?? [], request)];
    const headers = ['cache-control', 'no-store', ...own, ...further];
    const status = ran?.refusal ?? answered.status;
    const type = answered.headers.get('content-type')?.split(';')[0];
    const response: GraphResponse =
      type === undefined || text === ''
        ? { kind: 'empty', status, headers }
        : { kind: 'body', status, headers, type, body: new ResponseBody(text) };
    return form ? finish(response, form) : response;
  }

  /** An error as JSON-RPC has it, with the status and the headers that it has for any request. */
  #refusal(error: unknown, { request, message, budget }: Exchange, form: ResponseForm): GraphResponse {
    const { status, headers: own, body } = this.#handler.shaper.failure(error, form);
    const headers = this.#issuers.challenged([...own, ...(budget?.headers() ?? [])], request);
    const text = refusalOf(message, body.text);
    return { kind: 'body', status, headers, type: 'application/json', body: new ResponseBody(text) };
  }
}

/** One message, and what is known of it so far. */
interface Exchange {
  readonly request: GraphRequest;
  readonly held: Held;
  identity?: CallerIdentity;
  /** Of a message that is observed as a request of its own. */
  form?: ResponseForm;
  /** That of its caller. */
  budget?: Admission;
  message?: unknown;
}
