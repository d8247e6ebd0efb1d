import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { GraphQLSchema } from 'graphql';
import type { AgentCaller, OperationCall, OperationResult, ToolGraph } from '#mcp';
import { DocumentErrors } from '../document/parse.ts';
import { DocumentReader } from '../document/validate.ts';
import type { Gateway, Handler } from '../gateway.ts';
import { operationScopes } from '../limits/operation-guard.ts';
import { COST_HEADER, explain } from '../limits/price/explain.ts';
import { PricedOperation } from '../limits/price/price.ts';
import {
  CallerGoneError,
  type CallerIdentity,
  type GraphRequest,
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
    validate(document, of = schema) {
      try {
        readerOf(of).validate(document);
        return [];
      } catch (error) {
        if (error instanceof DocumentErrors) return error.errors;
        throw error;
      }
    },
    prepare(document, operation) {
      const priced = new PricedOperation(document, operation, { ...pricing, schema });
      return {
        scopes: scopes ? operationScopes(schema, document, operation, scopes.fields).required : [],
        price: (variables) => priced.price(variables),
        explain: (variables) => explain(priced, variables, pricing),
      };
    },
    trust: (text) => persisted.trust(text),
  };
}

/** Credentials are for the gateway. They never reach an API by way of an agent (MCP, token passthrough). */
const CREDENTIALS = ['authorization', 'cookie', 'proxy-authorization', 'x-api-key'];
/** The headers of a message that its operations have too, besides those that are forwarded to APIs. */
const PASSED = ['x-request-id', 'traceparent', 'tracestate', 'forwarded', 'x-forwarded-for'];
/** The headers of an operation's response that the response to its message has too. */
const RETURNED = ['ratelimit', 'ratelimit-policy', 'retry-after', 'www-authenticate', 'x-request-id'];
const REFUSALS = [401, 403];
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
    return { ...(JSON.parse(response.body.text) as object), calls, ...(cost && { price: { worst, expected } }) };
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
    const body = Buffer.from(JSON.stringify(call));
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

/** A message for the server of the protocol, which reads its head alone. */
export function asMessage({ url, headers: sent }: GraphRequest, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(sent)) {
    if (typeof value === 'string' && OF_MESSAGES.test(name)) headers.set(name, value);
  }
  return new Request(new URL(url, 'http://gateway'), { method: 'POST', headers, signal });
}
