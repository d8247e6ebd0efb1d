import { createEndpoint, DRY_RUN_META, type OperationTool, operationTools, type ToolGraph } from '#mcp';
import type { Gateway, Handler } from '../gateway.ts';
import { Cors } from '../http/acceptable.ts';
import { jsonIn, pathOf, readerKind } from '../http/reader.ts';
import { ResponseBody } from '../http/response-body.ts';
import { admitted } from '../limits/overload.ts';
import { finish, ResponseForm } from '../result/respond.ts';
import type { Resources } from '../routes/pages.ts';
import { type GraphRequest, type GraphResponse, type Held, requestError } from '../types.ts';
import { asMessage, Leaving, MessageCaller, toolGraph } from './agent-graph.ts';

/** Where clients look for the issuers of tokens (RFC 9728, section 3.1). */
const METADATA_PATH = '/.well-known/oauth-protected-resource';
const NO_STORE = ['cache-control', 'no-store'];
/** Codes of JSON-RPC: a body that is no message, and any other refusal. */
const [NO_MESSAGE, REFUSED] = [-32_600, -32_000];

/** Answers agents by the Model Context Protocol. Each operation of theirs is a request to the graph. */
export class McpResources implements Resources {
  readonly #gateway: Gateway;
  readonly #handler: Handler;
  readonly #cors: Cors;
  readonly #graph: ToolGraph;
  readonly #tools: ReadonlyMap<string, OperationTool>;
  readonly #issuers: readonly string[];
  #endpoint: ReturnType<typeof createEndpoint> | undefined;

  constructor(gateway: Gateway, handler: Handler) {
    const { auth, documents, mcp, server } = gateway.settings;
    const sources = mcp.enabled ? [...mcp.tools, ...(mcp.persisted ? documents.manifest : [])] : [];
    this.#gateway = gateway;
    this.#handler = handler;
    this.#cors = new Cors(server.corsOrigins);
    this.#issuers = typeof auth === 'object' ? auth.jwt.map(({ issuer }) => issuer) : [];
    this.#graph = toolGraph(gateway, handler);
    this.#tools = operationTools(this.#graph, new Map(sources), (path, error) =>
      gateway.log.error('An operation is no tool', { path, error }),
    );
  }

  matches({ url }: Pick<GraphRequest, 'url'>): boolean {
    const { enabled, path } = this.#gateway.settings.mcp;
    const asked = pathOf(url);
    return enabled && (asked === path || asked === METADATA_PATH || asked === METADATA_PATH + path);
  }

  async answer(request: GraphRequest, held: Held): Promise<GraphResponse> {
    if (request.method === 'OPTIONS') return this.#cors.preflight(request);
    if (pathOf(request.url) !== this.#gateway.settings.mcp.path) return this.#metadata(request);
    const exchange: Exchange = { request, held, form: undefined, message: undefined };
    try {
      return await this.#answer(exchange);
    } catch (error) {
      held.assertHeld();
      const form = this.#observed(exchange);
      return finish(this.#refusal(error, exchange, form), form);
    }
  }

  close(): void {
    // Nothing of it is a stream: its messages are requests in flight.
  }

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
    this.#endpoint ??= createEndpoint({
      graph: this.#graph,
      tools: this.#tools,
      access: settings.mcp.graph,
      mostTokens: settings.mcp.tokens,
    });
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
    const headers = [...NO_STORE, ...own, ...this.#challenged(ran?.headers ?? [], request)];
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
    const [first] = (JSON.parse(body.text) as { errors: { message: string; extensions: object }[] }).errors;
    const { id = null } = (message ?? {}) as { id?: unknown };
    const code = message === undefined || Array.isArray(message) ? NO_MESSAGE : REFUSED;
    const text = { jsonrpc: '2.0', id, error: { code, message: first?.message, data: first?.extensions } };
    const sent = new ResponseBody(JSON.stringify(text));
    return { kind: 'body', status, headers: this.#challenged(headers, request), type: 'application/json', body: sent };
  }

  /** Headers whose challenge says where the issuers of tokens are found (RFC 9728, section 5.1). */
  #challenged(headers: readonly string[], request: GraphRequest): readonly string[] {
    if (this.#issuers.length === 0) return headers;
    const url = new URL(METADATA_PATH + this.#gateway.settings.mcp.path, this.#urlOf(request)).href;
    return headers.map((value, at) =>
      headers[at - 1] === 'www-authenticate' ? `${value}, resource_metadata="${url}"` : value,
    );
  }

  /** The address by which clients know the endpoint. */
  #urlOf({ headers }: GraphRequest): string {
    const { mcp, tls } = this.#gateway.settings;
    return mcp.url ?? `${tls ? 'https' : 'http'}://${headers.host ?? 'localhost'}${mcp.path}`;
  }

  /** What a client has to know to ask for a token (RFC 9728, section 2). */
  #metadata(request: GraphRequest): GraphResponse {
    if (this.#issuers.length === 0)
      throw requestError('No issuer of tokens is known.', { status: 404, code: 'NOT_FOUND' });
    const scopes = [...this.#tools.values()].flatMap(({ prepared }) => prepared.scopes);
    const metadata = {
      resource: this.#urlOf(request),
      resource_name: 'Manifold',
      authorization_servers: this.#issuers,
      scopes_supported: [...new Set(scopes)].toSorted(),
      bearer_methods_supported: ['header'],
    };
    const body = new ResponseBody(JSON.stringify(metadata));
    // It says what any client may know.
    const headers = ['cache-control', 'max-age=300', 'access-control-allow-origin', '*'];
    return { kind: 'body', status: 200, headers, type: 'application/json', body };
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

/** Refuses pages of other sites, which a browser lets send messages (MCP, DNS rebinding), and what is no message. */
function assertAllowed(request: GraphRequest, origins: readonly string[]): void {
  const { origin, host } = request.headers;
  const isOwn = host !== undefined && URL.parse(origin ?? '')?.host === host;
  if (origin !== undefined && !isOwn && !origins.includes(origin)) {
    throw requestError('Pages of this origin may not send messages.', { status: 403, code: 'CSRF_PREVENTED' });
  }
  if (request.method !== 'POST') {
    throw requestError('Messages are sent by POST.', { status: 405, headers: { allow: 'POST, OPTIONS' } });
  }
  if (readerKind(request) !== 'json') throw requestError('Send `Content-Type: application/json`.', { status: 415 });
}

/** The protocol has no batches since its version of June 2025. */
function assertOne(message: unknown): void {
  if (typeof message === 'object' && message !== null && !Array.isArray(message)) return;
  throw requestError('Send one JSON-RPC message, an object: there are no batches.');
}

/** The tool that a message runs itself; none for a dry run, which is no use of its tool. */
function toolOf(message: unknown): string {
  const { method, params } = message as { method?: unknown; params?: { name?: unknown; _meta?: unknown } | null };
  const isDryRun = (Object(params?._meta) as Record<string, unknown>)[DRY_RUN_META] === true;
  return method === 'tools/call' && !isDryRun && typeof params?.name === 'string' ? params.name : '';
}
