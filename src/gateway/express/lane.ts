import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionResult } from 'graphql';
import type { Context } from '#graph';
import { CallerGoneError, OperationTimeoutError } from '../endings.ts';
import { type Gateway, requestIdFrom } from '../gateway.ts';
import { report } from '../mask.ts';
import { toPublicError } from '../public-error.ts';
import { type PreparedOperation, prepareOperation } from './operations.ts';
import { Recent } from './recent.ts';

const DOCUMENTS = 1000;
const LONGEST_KEPT = 64 * 1024;

/** A request as the lane takes it, its body read. */
interface Plain {
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
  readonly body: Buffer;
}

/**
 * The express lane: a POST of one operation as JSON, answered as JSON. It reads, checks and compiles an operation once,
 * and answers with one write. Whatever is not that plain case is handed on, with the body it has read.
 */
export class ExpressLane {
  readonly #gateway: Gateway;
  readonly #handOn: (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;
  readonly #prepared = new Recent<PreparedOperation>(DOCUMENTS);

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
    const plain = isUtf8(body) ? plainFrom(body) : undefined;
    const prepared = plain && this.#prepare(plain);
    if (!plain || !prepared) return this.#handOn(request, response, body);
    this.#run(prepared, plain, request, response);
  }

  /** The operation, if it is known to be valid or turns out so; everything else is for the ordinary way to refuse. */
  #prepare({ query, operationName }: Plain): PreparedOperation | undefined {
    const key = operationName === undefined ? query : `${operationName}\n${query}`;
    const known = this.#prepared.get(key);
    if (known) return known;
    const { schema, parse, validate } = this.#gateway.yoga.getEnveloped({} as never);
    try {
      const document = parse(query) as Parameters<typeof prepareOperation>[1];
      const errors = validate(schema, document) as readonly unknown[];
      if (errors.length > 0) return undefined;
      const prepared = prepareOperation(schema as never, document, operationName);
      if (prepared && query.length <= LONGEST_KEPT) this.#prepared.set(key, prepared);
      return prepared;
    } catch {
      return undefined;
    }
  }

  #run(
    prepared: PreparedOperation,
    { variables, body }: Plain,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const { headers } = request;
    const context = this.#gateway.contextOf({
      requestId: requestIdFrom(headers['x-request-id'] as string | undefined),
      header: (name) => headers[name] as string | undefined,
    });
    const { operationMs } = this.#gateway.settings.limits.timeouts;
    const deadline = setTimeout(() => {
      context.scope.cancel(new OperationTimeoutError(`The operation took longer than ${operationMs} ms.`));
    }, operationMs);
    response.on('close', () => {
      if (!response.writableFinished) context.scope.cancel(new CallerGoneError('The caller went away.'));
    });
    const done = (result: ExecutionResult) => {
      clearTimeout(deadline);
      if (result.data === undefined) this.#handOn(request, response, body);
      else answer(response, this.#masked(result, context));
    };
    const failed = (error: unknown) => done({ data: null, errors: [error as never] });
    const result = prepared.run(context, variables);
    if (result instanceof Promise) result.then(done, failed);
    else done(result);
  }

  #masked(result: ExecutionResult, { requestId }: Context): ExecutionResult {
    if (!result.errors) return result;
    const { log, settings } = this.#gateway;
    for (const error of result.errors) report(log, error, requestId);
    const errors = result.errors.slice(0, settings.limits.errors).map((error) => toPublicError(error, requestId));
    // In this order, as graphql has it.
    return { errors, data: result.data };
  }
}

function isJson(type: string | undefined): boolean {
  return type === 'application/json' || (type !== undefined && /^application\/json; ?charset=utf-8$/i.test(type));
}

/** The request in a body, if it is a plain one. */
function plainFrom(bytes: Buffer): Plain | undefined {
  let body: unknown;
  try {
    body = JSON.parse(bytes.toString());
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
    body: bytes,
  };
}

function answer(response: ServerResponse, result: ExecutionResult): void {
  const body = JSON.stringify(result);
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
