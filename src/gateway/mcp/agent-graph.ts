import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Settings } from '#config';
import { exactJson } from '#graph';
import {
  type AgentCaller,
  DRY_RUN_META,
  type OperationCall,
  type OperationResult,
  type OperationTool,
  RUNS_NOTHING,
  type ToolGraph,
} from '#mcp';
import { streamRequired } from '../document/executor.ts';
import { liveArgumentsOf, rootFields, tooExpensive } from '../document/operation.ts';
import { orErrors } from '../document/parse.ts';
import { DocumentReader } from '../document/validate.ts';
import { variableErrors } from '../execution/values.ts';
import type { Gateway, Handler } from '../gateway.ts';
import { readerKind } from '../http/reader.ts';
import { ResponseBody } from '../http/response-body.ts';
import { allowsOrigin, CALLER_HEADERS } from '../http/response-headers.ts';
import { operationScopes } from '../limits/operation-guard.ts';
import { COST_HEADER, explain } from '../limits/price/explain.ts';
import { PricedOperation } from '../limits/price/price.ts';
import {
  CallerGoneError,
  type CallerIdentity,
  type GraphRequest,
  type GraphResponse,
  type Held,
  type Receipt,
  requestError,
} from '../types.ts';

/** The graph of a gateway, as tools are made of it. */
export function toolGraph(
  { schema, settings, pricing, scopes }: Gateway,
  { persisted }: Pick<Handler, 'persisted'>,
): ToolGraph {
  const readers = new WeakMap<GraphQLSchema, DocumentReader>();
  const readerOf = (of: GraphQLSchema) => {
    const reader = readers.get(of) ?? new DocumentReader(of, settings);
    readers.set(of, reader);
    return reader;
  };
  return {
    schema,
    pageMaximum: settings.limits.pageMaximum,
    onlyTrusted: settings.documents.only,
    parse: (text) => orErrors(() => readerOf(schema).parse(text)),
    validate: (document, of = schema) => orErrors(() => readerOf(of).validate(document)) ?? [],
    prepare(document, operation) {
      const priced = new PricedOperation(document, operation, { ...pricing, schema });
      return {
        scopes: scopes ? operationScopes(schema, document, operation, scopes.fields).required : [],
        rootFields: [...rootFields(document, operation).keys()],
        refusals(variables) {
          const errors = variableErrors(schema, operation, variables, settings.limits.errors);
          if (errors.length > 0) return errors;
          const price = priced.price(variables);
          if (price.worst > pricing.maxCost) return tooExpensive(price, pricing.maxCost, priced, variables).errors;
          return liveRefusals(schema, operation, variables);
        },
        price: (variables) => priced.price(variables),
        explain: (variables) => explain(priced, variables, pricing),
      };
    },
    trust: (text) => persisted.trust(text),
  };
}

/** An agent takes no stream. */
function liveRefusals(...of: Parameters<typeof liveArgumentsOf>): readonly GraphQLError[] {
  try {
    const live = liveArgumentsOf(...of);
    return live ? [streamRequired({ live })] : [];
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

/** Credentials are for the gateway. They never reach an API by way of an agent (MCP, token passthrough). */
const CREDENTIALS = ['authorization', 'cookie', 'proxy-authorization', 'x-api-key'];
/** The headers of a message that its operations have too, besides those that are forwarded to APIs. */
const PASSED = ['x-request-id', 'traceparent', 'tracestate', 'forwarded', 'x-forwarded-for'];
/** The headers of an operation's response that the response to its message has too. The cost is in its result. */
const RETURNED = [...CALLER_HEADERS, 'www-authenticate'].filter((name) => name !== COST_HEADER);
const REFUSALS = [401, 403];
const FREE = { worst: 0, expected: 0 };
/** Of a value that divides budgets. */
const LONGEST_KEY = 200;
/** Absent from a response that needed no execution. */
const COST = /^worst=([\d.]+), expected=([\d.]+), actual=([\d.]+)$/;

/** The headers that the server of the protocol reads. */
const OF_MESSAGES = /^(?:accept|content-type|mcp-.*)$/;

/** The caller of one message. */
export class MessageCaller implements AgentCaller {
  readonly identity: CallerIdentity;
  /** Whether it has run an operation, which is counted as a request of its own. */
  hasRun = false;
  /** Of its last operation that was answered. */
  ran: { readonly headers: readonly string[]; readonly refusal: number | undefined } | undefined;
  readonly #gateway: Gateway;
  readonly #handler: Handler;
  readonly #request: GraphRequest;
  readonly #held: Held;
  /** The members of `_meta` of its message. */
  meta: unknown;

  constructor(gateway: Gateway, handler: Handler, request: GraphRequest, identity: CallerIdentity, held: Held) {
    this.identity = identity;
    this.#gateway = gateway;
    this.#handler = handler;
    this.#request = request;
    this.#held = held;
  }

  get schema(): GraphQLSchema {
    const { scopes, schema } = this.#gateway;
    return scopes ? scopes.visibleTo(this.identity.scopes) : schema;
  }

  missing(scopes: readonly string[]): readonly string[] {
    return scopes.filter((scope) => !this.identity.scopes.allows(scope));
  }

  async run(call: OperationCall): Promise<OperationResult> {
    this.hasRun = true;
    const response = await this.#handler.handle(this.#requestOf(call), this.#held);
    const headers = new Map<string, string>();
    for (let at = 0; at < response.headers.length; at += 2) {
      headers.set(response.headers[at] ?? '', response.headers[at + 1] ?? '');
    }
    const refusal = REFUSALS.find((status) => status === response.status);
    this.ran = { headers: [...headers].filter(([name]) => RETURNED.includes(name)).flat(), refusal };
    this.#held.assertHeld();
    if (response.kind !== 'body') throw requestError('The operation has no answer that is one text.', { status: 500 });
    const cost = COST.exec(headers.get(COST_HEADER) ?? '')
      ?.slice(1)
      .map(Number);
    const [worst = 0, expected = 0, calls = 0] = cost ?? [];
    // What a caller may not execute has no price for it.
    const price = refusal === undefined ? cost && { worst, expected } : FREE;
    return { ...(JSON.parse(response.body.text) as object), calls, ...(price && { price }) };
  }

  /** The tool, and who it is used for, as budgets count them. */
  agentOf(tool: string): NonNullable<GraphRequest['agent']> {
    return { tool, budgetKey: this.#budgetKey() };
  }

  /** Who the agent says that it acts for. */
  #budgetKey(): string | undefined {
    const { budgetKey } = this.#gateway.settings.mcp;
    const value = budgetKey === undefined ? undefined : (Object(this.meta) as Record<string, unknown>)[budgetKey];
    return typeof value === 'string' ? value.slice(0, LONGEST_KEY) : undefined;
  }

  /** The operation as a request of this caller by HTTP. */
  #requestOf({ tool, ...call }: OperationCall): GraphRequest {
    const request = this.#request;
    const { headers: sent, remoteAddress } = request;
    const forwarded = this.#gateway.identityHeaders.filter((name) => !CREDENTIALS.includes(name));
    const headers: IncomingHttpHeaders = {
      'content-type': 'application/json',
      accept: 'application/json',
      [COST_HEADER]: 'report',
    };
    for (const name of [...PASSED, ...forwarded]) if (sent[name] !== undefined) headers[name] = sent[name];
    const body = Buffer.from(JSON.stringify(exactJson(call)));
    return {
      method: 'POST',
      url: this.#gateway.settings.server.path,
      headers,
      remoteAddress,
      identity: this.identity,
      agent: this.agentOf(tool),
      isRepeated: (name) => request.isRepeated(name),
      readBody: async () => body,
      stream: () => Readable.from([body]),
    };
  }
}

/** Aborts a message whose caller leaves before it is answered. */
export class Leaving implements Receipt {
  isAnswered = false;
  readonly #controller = new AbortController();

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  end(): void {
    if (!this.isAnswered) this.#controller.abort(new CallerGoneError());
  }
}

/** A message for the server of the protocol, which reads its head alone: a `Request` of the Fetch API takes longer than all of it. */
export function asMessage({ headers: sent }: GraphRequest, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const name in sent) {
    const value = sent[name];
    if (typeof value === 'string' && OF_MESSAGES.test(name)) headers.set(name, value);
  }
  return { method: 'POST', url: 'http://gateway/', headers, signal } as Request;
}

/** Refuses pages of other sites, which a browser lets send messages (MCP, DNS rebinding), and what is no message. */
export function assertAllowed(request: GraphRequest, origins: readonly string[]): void {
  const { origin, host } = request.headers;
  const isOwn = host !== undefined && URL.parse(origin ?? '')?.host === host;
  if (origin !== undefined && !isOwn && !allowsOrigin(origins, origin)) {
    throw requestError('Pages of this origin may not send messages.', { status: 403, code: 'CSRF_PREVENTED' });
  }
  if (request.method !== 'POST') {
    throw requestError('Messages are sent by POST.', { status: 405, headers: { allow: 'POST, OPTIONS' } });
  }
  if (readerKind(request) !== 'json') throw requestError('Send `Content-Type: application/json`.', { status: 415 });
}

/** The protocol has no batches since its version of June 2025. */
export function assertOne(message: unknown): void {
  if (typeof message === 'object' && message !== null && !Array.isArray(message)) return;
  throw requestError('Send one JSON-RPC message, an object: there are no batches.');
}

/** The tool that a message uses; none for the dry run of an operation. One that runs nothing in any case is used by it, too. */
export function toolOf(message: unknown): string {
  const { method, params } = message as { method?: unknown; params?: { name?: unknown; _meta?: unknown } | null };
  const isDryRun = (Object(params?._meta) as Record<string, unknown>)[DRY_RUN_META] === true;
  const name = method === 'tools/call' && typeof params?.name === 'string' ? params.name : '';
  return isDryRun && !RUNS_NOTHING.has(name) ? '' : name;
}

/** Where clients look for the issuers of tokens (RFC 9728, section 3.1). */
export const METADATA_PATH = '/.well-known/oauth-protected-resource';

/** The issuers of tokens, of which clients are told. */
export class TokenIssuers {
  readonly #settings: Settings;
  readonly #issuers: readonly string[];
  readonly #tools: ReadonlyMap<string, OperationTool>;

  constructor(settings: Settings, tools: ReadonlyMap<string, OperationTool>) {
    const { auth } = settings;
    this.#settings = settings;
    this.#tools = tools;
    this.#issuers = typeof auth === 'object' ? auth.jwt.map(({ issuer }) => issuer) : [];
  }

  /** Headers whose challenge says where the issuers of tokens are found (RFC 9728, section 5.1). */
  challenged(headers: readonly string[], request: GraphRequest): readonly string[] {
    if (this.#issuers.length === 0) return headers;
    const url = new URL(METADATA_PATH + this.#settings.mcp.path, this.#urlOf(request)).href;
    return headers.map((value, at) =>
      headers[at - 1] === 'www-authenticate' ? `${value}, resource_metadata="${url}"` : value,
    );
  }

  /** The address by which clients know the endpoint. */
  #urlOf({ headers }: GraphRequest): string {
    const { mcp, tls } = this.#settings;
    return mcp.url ?? `${tls ? 'https' : 'http'}://${headers.host ?? 'localhost'}${mcp.path}`;
  }

  /** What a client has to know to ask for a token (RFC 9728, section 2). */
  metadata(request: GraphRequest): GraphResponse {
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

/** Codes of JSON-RPC: a body that is no message, and any other refusal. */
const [NO_MESSAGE, REFUSED] = [-32_600, -32_000];

/** The refusal of a message as JSON-RPC has it, by the response that it would have as a request to the graph. */
export function refusalOf(message: unknown, response: string): string {
  const [first] = (JSON.parse(response) as { errors: { message: string; extensions: object }[] }).errors;
  const { id = null } = (message ?? {}) as { id?: unknown };
  const code = message === undefined || Array.isArray(message) ? NO_MESSAGE : REFUSED;
  const error = { code, message: first?.message, data: first?.extensions };
  return JSON.stringify(exactJson({ jsonrpc: '2.0', id, error }));
}
