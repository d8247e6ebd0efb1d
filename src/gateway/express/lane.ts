import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { DocumentNode, ExecutionResult, GraphQLError } from 'graphql';
import { type Flight, Flights } from '#upstream';
import { CallerGoneError, OperationTimeoutError } from '../endings.ts';
import { inOrder } from '../error-order.ts';
import { textOf } from '../execution/text.ts';
import { type Gateway, requestIdFrom } from '../gateway.ts';
import { report } from '../mask.ts';
import { toPublicError } from '../public-error.ts';
import { Recent } from '../recent.ts';
import type { Caller } from '../request-context.ts';
import { type PreparedOperation, prepareOperation } from './operations.ts';

const DOCUMENTS = 1000;
const LONGEST_KEPT = 64 * 1024;
const LONG_TEXT = 16 * 1024;

/** A request as the lane takes it, its body read. */
interface Plain {
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The express lane: a POST of one operation as JSON, answered as JSON. It reads, checks and compiles an operation once,
 * and answers with one write. Whatever is not that plain case is handed on, with the body it has read.
 */
export class ExpressLane {
  readonly #gateway: Gateway;
  readonly #handOn: (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;
  readonly #prepared = new Recent<PreparedOperation>(DOCUMENTS);
  readonly #flights = new Flights<ExecutionResult>();
  readonly #bodies = new WeakMap<ExecutionResult, string>();

  constructor(gateway: Gateway, handOn: (request: IncomingMessage, response: ServerResponse, body: Buffer) => void) {
    this.#gateway = gateway;
    this.#handOn = handOn;
  }

  /** Whether a request looks like the plain case before its body is read. */
  takes({ method, url, headers }: IncomingMessage): boolean {
    return (
      method === 'POST' &&
      url === this.#gateway.settings.server.path &&
      isJson(headers['content-type']) &&
      (headers.accept === undefined || headers.accept === '*/*' || headers.accept === 'application/json') &&
      headers['content-encoding'] === undefined &&
      headers.origin === undefined
    );
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    const { bodyBytes } = this.#gateway.settings.limits;
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= bodyBytes) chunks.push(chunk);
      else if (!response.headersSent) answerPlain(response, 413);
    });
    request.on('end', () => {
      if (bytes > bodyBytes) return;
      const [first] = chunks;
      this.#read(request, response, chunks.length === 1 && first ? first : Buffer.concat(chunks));
    });
  }

  #read(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const text = isUtf8(body) ? body.toString() : '';
    const key = text + identityKey(this.#gateway.identityHeaders, request);
    const flight = this.#flights.find(key);
    if (flight) return this.#wait(flight, request, response, body);
    const plain = plainFrom(text);
    const prepared = plain && this.#prepare(plain);
    if (!plain || !prepared) return this.#handOn(request, response, body);
    const start = (land: (result: ExecutionResult) => void) => this.#execute(prepared, plain, request, land);
    const own = prepared.shareable ? this.#flights.begin(key, start) : soloFlight(start);
    this.#wait(own, request, response, body);
  }

  /** The operation, if it is known to be valid or turns out so; everything else is for the ordinary way to refuse. */
  #prepare({ query, operationName }: Plain): PreparedOperation | undefined {
    const key = operationName === undefined ? query : `${operationName}\n${query}`;
    const known = this.#prepared.get(key);
    if (known) return known;
    const { schema, parse, validate } = this.#gateway.yoga.getEnveloped({} as never);
    try {
      const document = parse(query) as DocumentNode;
      const errors = validate(schema, document) as readonly unknown[];
      if (errors.length > 0) return undefined;
      const prepared = prepareOperation(this.#gateway, document, operationName);
      if (prepared && query.length <= LONGEST_KEPT) this.#prepared.set(key, prepared);
      return prepared;
    } catch {
      return undefined;
    }
  }

  /** Runs an operation, and gives a way to give it up. */
  #execute(
    prepared: PreparedOperation,
    { variables }: Plain,
    { headers }: IncomingMessage,
    land: (result: ExecutionResult) => void,
  ): () => void {
    const { scope, ...context } = this.#gateway.contextOf(callerOf(headers));
    const { operationMs } = this.#gateway.settings.limits.timeouts;
    const deadline = setTimeout(() => scope.cancel(new OperationTimeoutError(operationMs)), operationMs);
    const done = (result: ExecutionResult) => {
      clearTimeout(deadline);
      land(result);
    };
    const result = prepared.run({ scope, ...context }, variables);
    if (result instanceof Promise) result.then(done, (error: GraphQLError) => done({ data: null, errors: [error] }));
    else done(result);
    return () => scope.cancel(new CallerGoneError());
  }

  #wait(flight: Flight<ExecutionResult>, request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const leave = flight.join((result) => {
      // Without data nothing was run: the variables did not fit, and the ordinary way says why.
      if (result.data === undefined) this.#handOn(request, response, body);
      else answer(response, this.#bodyOf(result, request));
    });
    response.on('close', leave);
  }

  #bodyOf(result: ExecutionResult, { headers }: IncomingMessage): string {
    if (result.errors) return textOf(this.#masked(result, result.errors, callerOf(headers).requestId));
    let body = this.#bodies.get(result);
    if (body === undefined) this.#bodies.set(result, (body = textOf(result)));
    return body;
  }

  #masked(result: ExecutionResult, all: readonly GraphQLError[], requestId: string): ExecutionResult {
    const { log, settings } = this.#gateway;
    for (const error of all) report(log, error, requestId);
    const first = inOrder(all, result.data).slice(0, settings.limits.errors);
    const errors = first.map((error) => toPublicError(error, requestId));
    // In this order, as graphql has it.
    return { errors, data: result.data };
  }
}

function callerOf(headers: IncomingHttpHeaders): Caller {
  return {
    requestId: requestIdFrom(headers['x-request-id'] as string | undefined),
    header: (name) => headers[name] as string | undefined,
  };
}

/** What sets callers apart towards the upstreams: the headers that are sent on, by value. */
function identityKey(names: readonly string[], { headers }: IncomingMessage): string {
  return names.length === 0 ? '' : `\n${JSON.stringify(names.map((name) => headers[name] ?? null))}`;
}

/** An execution that nobody else may join. */
function soloFlight(start: (land: (result: ExecutionResult) => void) => () => void): Flight<ExecutionResult> {
  return {
    join(landed) {
      let waiting = true;
      const giveUp = start((result) => {
        if (waiting) landed(result);
        waiting = false;
      });
      return () => {
        if (waiting) giveUp();
        waiting = false;
      };
    },
  };
}

function isJson(type: string | undefined): boolean {
  return type === 'application/json' || (type !== undefined && /^application\/json; ?charset=utf-8$/i.test(type));
}

/** The request in a body, if it is a plain one. */
function plainFrom(text: string): Plain | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  for (const name in body) if (name !== 'query' && name !== 'variables' && name !== 'operationName') return undefined;
  const { query, variables, operationName } = body as { query?: unknown; variables?: unknown; operationName?: unknown };
  if (typeof query !== 'string') return undefined;
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') return undefined;
  const isObject = typeof variables === 'object' && !Array.isArray(variables);
  if (variables !== undefined && !isObject) return undefined;
  return {
    query,
    operationName: operationName ?? undefined,
    variables: (variables as Plain['variables'] | null) ?? undefined,
  };
}

function answer(response: ServerResponse, text: string): void {
  // A long text is cheaper sent as bytes, a short one together with its headers.
  const body = text.length > LONG_TEXT ? Buffer.from(text) : text;
  response.writeHead(200, [
    'Content-Type',
    'application/json; charset=utf-8',
    'content-length',
    `${Buffer.byteLength(body)}`,
  ]);
  response.end(body);
}

function answerPlain(response: ServerResponse, status: number): void {
  response.writeHead(status, { connection: 'close', 'content-length': '0' });
  response.end();
}
