import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionResult, GraphQLError } from 'graphql';
import { Coalescer, Deadlines, type Life, type Scope, type SharedExecution } from '#upstream';
import { textOf } from '../execution/text.ts';
import type { Gateway } from '../gateway.ts';
import { CallerGoneError, OperationTimeoutError } from '../pipeline/execute/endings.ts';
import { type WholeAnswer, WholeAnswers } from '../pipeline/execute/response-cache.ts';
import { IncomingCaller } from '../pipeline/identify/incoming-caller.ts';
import { mayBeKept } from '../pipeline/shape/cache-headers.ts';
import { entityTag, hasAlready } from '../pipeline/shape/entity-tag.ts';
import { inOrder } from '../pipeline/shape/error-order.ts';
import { toPublicError } from '../pipeline/shape/public-error.ts';
import { report } from '../pipeline/shape/report.ts';
import { AnswerBody } from '../pipeline/shape/response-body.ts';
import { answer, answerPlain, answerUnchanged } from './answer.ts';
import { Operations, type PreparedOperation } from './operations.ts';
import { Outcome, soloFlight } from './outcome.ts';
import { identityKey, isPlainGet, isPlainPost, mediaTypeOf, type PlainRequest, plainFrom } from './plain-request.ts';

type HandOn = (request: IncomingMessage, response: ServerResponse, body?: Buffer) => void;

/** A request that was read, and where its answer goes. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Of a POST. */
  readonly body: Buffer | undefined;
  /** All that was asked: the body of a POST, the URL of a GET. One begins with a brace, the other with a slash. */
  readonly text: string;
  /** That, and what sets its caller apart. */
  readonly key: string;
}

/**
 * The express lane: one operation as JSON or in the URL, answered as JSON. It reads, checks and compiles an operation
 * once, and answers with one write. Whatever is not that plain case is handed on, with the body it has read.
 */
export class ExpressLane {
  readonly #gateway: Gateway;
  readonly #handOn: HandOn;
  readonly #operations: Operations;
  readonly #flights = new Coalescer<Outcome>();
  readonly #deadlines: Deadlines<Scope>;
  readonly #whole: WholeAnswers | undefined;

  constructor(gateway: Gateway, handOn: HandOn) {
    this.#gateway = gateway;
    this.#handOn = handOn;
    this.#operations = new Operations(gateway);
    const { operationMs } = gateway.settings.limits.timeouts;
    this.#deadlines = new Deadlines(operationMs, (scope) => scope.cancel(new OperationTimeoutError(operationMs)));
    this.#whole = gateway.wholeAnswers && new WholeAnswers(gateway.wholeAnswers);
  }

  /** Whether a request looks like the plain case before its body is read. */
  takes(request: IncomingMessage): boolean {
    const { url, headers } = request;
    if (headers.origin !== undefined || !mediaTypeOf(request)) return false;
    const { path } = this.#gateway.settings.server;
    if (url === path) return isPlainPost(request);
    return url?.startsWith(`${path}?`) === true && isPlainGet(request, this.#gateway.identityHeaders);
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'POST') return this.#read(request, response, request.url ?? '', undefined);
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
      const body = chunks.length === 1 && first ? first : Buffer.concat(chunks);
      const text = isUtf8(body) ? body.toString() : '';
      if (text.startsWith('{')) this.#read(request, response, text, body);
      else this.#handOn(request, response, body);
    });
  }

  #read(request: IncomingMessage, response: ServerResponse, text: string, body: Buffer | undefined): void {
    const key = text + identityKey(this.#gateway.identityHeaders, request.headers);
    const exchange: Exchange = { request, response, body, text, key };
    const kept = this.#whole?.find(text, key);
    if (!(kept instanceof Promise)) return this.#go(exchange, kept);
    kept.then(
      (found) => this.#go(exchange, found),
      () => this.#ask(exchange),
    );
  }

  #go(exchange: Exchange, kept: WholeAnswer | undefined): void {
    if (kept) this.#respond(exchange, kept.body, kept.life);
    else this.#ask(exchange);
  }

  #ask(exchange: Exchange): void {
    const { request, response, body, text, key } = exchange;
    const { count } = this.#gateway.changes;
    // Nobody joins what began before a change.
    const since = count === 0 ? key : `${count}${key}`;
    const flight = this.#flights.find(since);
    if (flight) return this.#wait(flight, exchange);
    const plain = plainFrom(text, this.#gateway.documents);
    const prepared = plain && this.#operations.find(plain.document, plain.operationName);
    if (!plain || !prepared || (body === undefined && !prepared.isQuery)) {
      return this.#handOn(request, response, body);
    }
    const start = (land: (outcome: Outcome) => void) => this.#execute(prepared, plain, exchange, land);
    const isShared = prepared.isRepeatable && this.#gateway.settings.performance.shareOperations;
    this.#wait(isShared ? this.#flights.begin(since, start) : soloFlight(start), exchange);
  }

  /** Runs an operation, and gives a way to give it up. */
  #execute(
    prepared: PreparedOperation,
    { variables }: PlainRequest,
    { request, text, key }: Exchange,
    land: (outcome: Outcome) => void,
  ): () => void {
    const context = this.#gateway.contextOf(new IncomingCaller(request.headers));
    const { scope } = context;
    const deadline = this.#deadlines.set(scope);
    const done = (result: ExecutionResult) => {
      this.#deadlines.clear(deadline);
      const life = prepared.isRepeatable && !result.errors ? scope.lifetime.whole : undefined;
      const outcome = new Outcome(result, life);
      if (life?.wasKept) this.#whole?.keep(text, key, { body: outcome.body, life });
      land(outcome);
    };
    const result = prepared.run(context, variables);
    if (result instanceof Promise) result.then(done, (error: GraphQLError) => done({ data: null, errors: [error] }));
    else done(result);
    return () => scope.cancel(new CallerGoneError());
  }

  #wait(flight: SharedExecution<Outcome>, exchange: Exchange): void {
    const { request, response, body } = exchange;
    const leave = flight.subscribe((outcome) => {
      const { result, life } = outcome;
      // Without data nothing was run: the variables did not fit, and the ordinary way says why.
      if (result.data === undefined) this.#handOn(request, response, body);
      else if (result.errors) this.#respondWithErrors(exchange, result, result.errors);
      else this.#respond(exchange, outcome.body, life);
    });
    response.on('close', leave);
  }

  #respond(exchange: Exchange, body: AnswerBody, life: Life | undefined): void {
    const { request, response } = exchange;
    const caching = this.#gateway.caching.of(life);
    const mediaType = mediaTypeOf(request);
    if (request.method === 'POST' || !mayBeKept(caching)) return answer(response, mediaType, body, caching);
    const tag = entityTag(body.digest, mediaType);
    const headers = [...caching, 'etag', tag];
    if (hasAlready(request.headers['if-none-match'], tag)) answerUnchanged(response, headers);
    else answer(response, mediaType, body, headers);
  }

  /** Each caller is told of what went wrong with its own request's id. */
  #respondWithErrors({ request, response }: Exchange, result: ExecutionResult, all: readonly GraphQLError[]): void {
    const { log, settings, caching } = this.#gateway;
    const { requestId } = new IncomingCaller(request.headers);
    for (const error of all) report(log, error, requestId);
    const first = inOrder(all, result.data).slice(0, settings.limits.errors);
    const errors = first.map((error) => toPublicError(error, requestId));
    const told = new AnswerBody(textOf({ errors, data: result.data }));
    answer(response, mediaTypeOf(request), told, caching.of(undefined));
  }
}
