import { type ExecutionResult, GraphQLError } from 'graphql';
import type { Settings } from '#config';
import { validateHeaderName, validateHeaderValue } from '#http';
import type { Cause, Log } from '#log';
import type { ResponseFreshness } from '#upstream';
import { IncomingCaller } from '../auth/caller.ts';
import type { ExecutionOutcome, LaterParts } from '../document/executor.ts';
import { DocumentErrors } from '../document/parse.ts';
import type { PartsFormat } from '../execution/incremental/compile.ts';
import { MOST_ERRORS } from '../execution/run.ts';
import { joinInTurns, textOf } from '../execution/serialize.ts';
import { entityTag, matchesTag, ResponseBody } from '../http/response-body.ts';
import {
  type AcceptsEventStream,
  type CacheHeaders,
  type Cors,
  isShared,
  type MediaType,
  type Negotiator,
  notAcceptable,
} from '../http/response-headers.ts';
import type { Admission, Budgets } from '../limits/budgets.ts';
import { OperationTimeoutError } from '../limits/deadlines.ts';
import { OVERLOADED } from '../limits/overload.ts';
import { costHeader } from '../limits/price/explain.ts';
import type { Cost } from '../limits/price/price.ts';
import type { Observation, RequestObserver } from '../observe/observation.ts';
import {
  type BodyResponse,
  type EmptyResponse,
  type EventSink,
  type GraphRequest,
  type GraphResponse,
  type Held,
  type HttpExtension,
  httpExtension,
  isGraphQLError,
  type PartsResponse,
  type Receipt,
} from '../types.ts';
import { causeOf, inOrder, toPublicError } from './errors.ts';
import { COMPLETE_EVENT } from './events.ts';
import { INCREMENTAL_FORMATS, MULTIPART_TYPES, multipartMixed } from './parts.ts';

/** A response from the cache. */
interface CachedOutcome {
  readonly kind: 'cached';
  readonly body: ResponseBody;
  readonly freshness: ResponseFreshness;
}

/** A subscription or a live query that is admitted and charged. */
export interface StreamOutcome {
  readonly kind: 'stream';
  /** Begins it. Absent for HEAD. */
  readonly start: ((sink: EventSink) => void) | undefined;
}

/** What an operation has come to. */
export type Outcome = ExecutionOutcome | CachedOutcome | StreamOutcome;

/** The content type of a stream of events. */
export const EVENT_STREAM_TYPE = 'text/event-stream; charset=utf-8';

/** Makes the response of an outcome. */
export function respond(outcome: Outcome, form: ResponseForm, shaper: Shaper): GraphResponse {
  switch (outcome.kind) {
    case 'cached':
      return inForm(shaper.body(outcome.body, outcome.freshness, form), form);
    case 'stream':
      return streamResponse(outcome, form);
    case 'result': {
      const { result, body, freshness, parts } = outcome;
      if (parts) return partsResponse(result, parts, form, shaper);
      return inForm(body ? shaper.body(body, freshness, form) : shaper.result(result, form), form);
    }
  }
}

/** A response as a stream of one event, where its caller reads nothing else. */
export function inForm(response: BodyResponse | EmptyResponse, form: ResponseForm): BodyResponse | EmptyResponse {
  return response.kind === 'body' && form.acceptsEventStream === 'only' ? asEventStream(response) : response;
}

/** The response to an error of any step. */
export function respondToError(error: unknown, form: ResponseForm, shaper: Shaper): GraphResponse {
  return inForm(shaper.failure(error, form), form);
}

/** The refusal of a request to the graph by an overloaded gateway. It costs as little as it can: it is neither masked nor logged. */
export function overloadedResponse(
  request: GraphRequest,
  { cors, negotiator }: { readonly cors: Cors; readonly negotiator: Negotiator },
): GraphResponse {
  const { message, retryAfter } = OVERLOADED;
  const form = new ResponseForm(request, cors, undefined);
  const extensions = `{"code":"OVERLOADED","requestId":"${form.requestId}"}`;
  return {
    kind: 'body',
    status: 503,
    headers: ['cache-control', 'no-store', ...retryAfter, ...form.headers, ...form.callerHeaders('no-store')],
    type: negotiator.accepted(request.headers.accept).mediaType ?? 'application/json',
    body: new ResponseBody(`{"errors":[{"message":"${message}","extensions":${extensions}}]}`),
  };
}

/** Adds the headers for its caller to a response, and takes note of it. */
export function finish<Kind extends GraphResponse>(sent: Kind, form: ResponseForm): Kind {
  const { status, kind, headers } = sent;
  // An open stream is an answered request: hours are neither its latency nor slow.
  if (kind !== 'parts') form.answered(status, kind === 'body' && form.method !== 'HEAD' ? sent.body.bytes : 0);
  const at = headers.indexOf('cache-control');
  const own = form.callerHeaders(at < 0 ? undefined : headers[at + 1]);
  return own.length === 0 ? sent : { ...sent, headers: [...headers, ...own] };
}

/** The response to an error of any step. Nobody reads it where the caller has left. */
export function finishWithError(
  { shaper }: { readonly shaper: Shaper },
  error: unknown,
  form: ResponseForm,
  held: Held,
): GraphResponse {
  return held.isReleased ? NOBODY_READS : finish(respondToError(error, form, shaper), form);
}

const NOBODY_READS: GraphResponse = { kind: 'empty', status: 499, headers: [] };

/** HEAD is answered as if a stream followed: nothing would ever be sent of it. */
function streamResponse({ start }: StreamOutcome, { headers: own }: ResponseForm): GraphResponse {
  const headers = ['cache-control', 'no-store', ...UNBUFFERED, ...own];
  return start
    ? { kind: 'events', status: 200, headers, start }
    : { kind: 'empty', status: 200, headers, type: EVENT_STREAM_TYPE };
}

/** An incremental response, as the transport of its request carries it. */
function partsResponse(result: ExecutionResult, later: LaterParts, form: ResponseForm, shaper: Shaper): PartsResponse {
  const { headers, texts } = shaper.inParts(result, later, form);
  const response = { kind: 'parts', status: 200, headers } as const;
  // Each text is the payload of a message.
  if (form.request.isStreamed) return { ...response, type: 'application/json', parts: form.sending(200, texts) };
  if (form.acceptsEventStream === 'only')
    return { ...response, type: EVENT_STREAM_TYPE, parts: form.sending(200, eventsOf(texts)) };
  return { ...response, type: MULTIPART_TYPES[later.format], parts: form.sending(200, multipartMixed(texts)) };
}

/** The result of an operation as a stream of one event. Other responses, which no client reads as a stream, stay as they are. */
function asEventStream(response: BodyResponse): BodyResponse {
  if (response.status !== 200) return response;
  const body = new ResponseBody(nextEvent(response.body.text) + COMPLETE_EVENT);
  return { ...response, type: 'text/event-stream', body };
}

/** Parts as the events of a stream (graphql-sse, distinct connections mode). */
async function* eventsOf(texts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const text of texts) yield nextEvent(text);
  yield COMPLETE_EVENT;
}

function nextEvent(text: string): string {
  return `event: next\ndata: ${text}\n\n`;
}

/** The form of the response to a request, of downloads and messages too, and its caller. As a receipt, it is the observation of the request. */
export class ResponseForm implements Receipt {
  readonly request: GraphRequest;
  readonly method: string;
  readonly caller: IncomingCaller;
  readonly observation: Observation | undefined;
  /** The media type of the response: the default until `Accept` is negotiated. */
  mediaType: MediaType = 'application/json';
  acceptsEventStream: AcceptsEventStream = 'never';
  /** The format of an incremental response; absent where it has to be whole. */
  partsFormat: PartsFormat | undefined;
  /** Headers of every response: those of CORS. */
  readonly headers: readonly string[];
  /** The cost of its operation, where the request asks for it. */
  cost: Cost | undefined;
  /** The budgets of its caller. */
  budget: Admission | undefined;
  #isAnswered = false;
  #sent: { readonly status: number; bytes: number } | undefined;

  constructor(request: GraphRequest, cors: Cors, observer: RequestObserver | undefined) {
    this.request = request;
    this.method = request.method;
    this.caller = new IncomingCaller(request);
    this.observation = observer?.began(request, this.caller);
    this.caller.observation = this.observation;
    const { origin } = request.headers;
    this.headers = request.method === 'OPTIONS' ? cors.permissionFor(origin) : cors.headersFor(origin);
  }

  get ifNoneMatch(): string | undefined {
    return this.request.headers['if-none-match'];
  }

  get requestId(): string {
    return this.caller.requestId;
  }

  /** The headers for its caller alone (`CALLER_HEADERS`): none of a response that a shared cache may give to others. */
  callerHeaders(cacheControl: string | undefined): readonly string[] {
    const { caller, cost, budget } = this;
    if (this.method !== 'POST' && isShared(cacheControl)) return [];
    // For other callers an id is generated only if it is needed.
    const sent = caller.header('x-request-id');
    const id = sent !== undefined && sent === caller.requestId ? ['x-request-id', sent] : [];
    return [...id, ...(cost ? costHeader(cost) : []), ...(budget?.headers() ?? [])];
  }

  /** Chooses the media type, and whether the response may be a stream. Throws 406. */
  negotiate(negotiator: Negotiator): void {
    const { mediaType, eventStream, partsFormat } = negotiator.accepted(this.request.headers.accept);
    const isStreamed = this.request.isStreamed === true;
    this.acceptsEventStream = isStreamed ? 'also' : eventStream;
    // HEAD is answered as if the response were whole.
    if (this.method !== 'HEAD') this.partsFormat = partsFormat;
    if (isStreamed || eventStream === 'only') return;
    if (!mediaType) throw notAcceptable();
    this.mediaType = mediaType;
  }

  /** Counts the request against the budgets of its caller, once. Throws 429. */
  async count(budgets: Budgets, held: Held, agent = this.request.agent): Promise<void> {
    if (this.budget) return;
    this.budget = held.add(budgets.admission(this.request, this.caller.identity, agent));
    await this.budget.begin();
    held.assertHeld();
  }

  /** The response is known. */
  answered(status: number, bytes: number): void {
    if (this.#isAnswered) return;
    this.#isAnswered = true;
    this.observation?.answered(status, bytes);
  }

  /** The same for one that is sent in parts: it is answered with the last of them. */
  async *sending<Part extends string | Uint8Array>(status: number, parts: AsyncIterable<Part>): AsyncGenerator<Part> {
    const sent = { status, bytes: 0 };
    this.#sent = sent;
    for await (const part of parts) {
      if (this.#isAnswered) return;
      sent.bytes += Buffer.byteLength(part);
      yield part;
    }
    this.answered(status, sent.bytes);
  }

  /** The response is over. Its caller has left, if it was not answered. */
  end(): void {
    if (this.#isAnswered) return;
    this.#isAnswered = true;
    this.observation?.abandoned(this.#sent);
  }
}

/** The header of streams: proxies must not wait for more of them. */
const UNBUFFERED = ['x-accel-buffering', 'no'] as const;
/** Hashing a longer body would keep the event loop for milliseconds. */
const LONGEST_TAGGED = 1024 * 1024;

interface ShaperParts {
  readonly settings: Settings;
  readonly log: Log;
  readonly cacheHeaders: CacheHeaders;
}

/** Makes replies of results and of errors: masked, ordered, logged, with the headers of caches. */
export class Shaper {
  readonly #parts: ShaperParts;
  readonly #compressedFrom: number;

  constructor(parts: ShaperParts) {
    this.#parts = parts;
    this.#compressedFrom = parts.settings.http.compression?.minimum ?? Infinity;
  }

  /** The reply with the body of a result without errors. */
  body(body: ResponseBody, freshness: ResponseFreshness | undefined, form: ResponseForm): BodyResponse | EmptyResponse {
    const { cacheHeaders } = this.#parts;
    const isCompressible = body.bytes >= this.#compressedFrom;
    const own = cacheHeaders.of(freshness, isCompressible);
    const headers = form.headers.length === 0 ? own : [...own, ...form.headers];
    const isTagged = form.method !== 'POST' && form.acceptsEventStream !== 'only' && body.bytes <= LONGEST_TAGGED;
    const type = form.mediaType;
    if (!isTagged || own === cacheHeaders.noStore(isCompressible))
      return { kind: 'body', status: 200, headers, type, body };
    const tag = entityTag(body.digest, form.mediaType, isCompressible);
    const tagged = [...headers, 'etag', tag];
    if (matchesTag(form.ifNoneMatch, tag)) return { kind: 'empty', status: 304, headers: tagged };
    return { kind: 'body', status: 200, headers: tagged, type, body };
  }

  /** The reply of a result with errors; without `data` nothing was executed. */
  result(result: ExecutionResult, form: ResponseForm): BodyResponse {
    this.#log(result.errors, form.requestId);
    return this.#reply(result, form);
  }

  /** The reply for a failure of any stage. It throws nothing, whatever the failure is. */
  failure(error: unknown, form: ResponseForm): BodyResponse {
    try {
      return this.result({ errors: errorsIn(error) }, form);
    } catch (unexpected) {
      this.#log([unexpected], form.requestId);
      return this.#reply({ errors: [new Error() as GraphQLError] }, form);
    }
  }

  /** The headers and the JSON texts of an incremental result. */
  inParts(result: ExecutionResult, later: LaterParts, form: ResponseForm) {
    const headers = [...this.#parts.cacheHeaders.noStore(false), ...UNBUFFERED, ...form.headers];
    return { headers, texts: this.#texts(result, later, form) };
  }

  /** The first part as JSON, and the others as the client takes them. */
  async *#texts(result: ExecutionResult, later: LaterParts, form: ResponseForm): AsyncGenerator<string> {
    const format = INCREMENTAL_FORMATS[later.format];
    const mask = (errors: readonly GraphQLError[]) => {
      const masked = this.masked({ errors }, form.requestId).errors ?? [];
      form.observation?.failed(masked);
      return masked;
    };
    const { data, errors, extensions } = this.masked(result, form.requestId);
    if (errors) form.observation?.failed(errors);
    const first = textOf({ ...(errors && { errors }), data, ...(extensions && { extensions }) } as ExecutionResult);
    yield await joinInTurns(format.first(first, later.announced));
    for (let next = await later.next(); next; next = await later.next()) {
      yield await joinInTurns(format.increment(next, mask));
    }
  }

  /** A result and its text, as `masked`. It throws nothing, whatever the result is. */
  streamed(whole: ExecutionResult, requestId: string, shownId = requestId): { result: ExecutionResult; text: string } {
    const result = this.masked(whole, requestId, shownId);
    try {
      return { result, text: textOf(result) };
    } catch (unexpected) {
      // An error of a resolver or a plugin has what JSON cannot have.
      this.#log([unexpected], requestId);
      const { errors } = this.#shown({ errors: [new Error() as GraphQLError] }, { requestId: shownId });
      return { result: { errors }, text: textOf({ errors }) };
    }
  }

  /** A result whose errors are masked, and logged with a request id: the one that they show, unless each of several callers is shown its own. */
  masked(result: ExecutionResult, requestId: string, shownId = requestId): ExecutionResult {
    const plain = result.extensions?.['http'] === undefined ? result : withoutHttp(result);
    if (!plain.errors) return plain;
    this.#log(plain.errors, requestId);
    return { ...plain, ...this.#shown(plain, { requestId: shownId }) };
  }

  #reply(result: ExecutionResult, form: ResponseForm): BodyResponse {
    const { cacheHeaders, settings } = this.#parts;
    const { errors, extensions } = this.#shown(withoutHttp(result), form);
    form.observation?.failed(errors);
    const text = textOf({
      ...(errors.length > 0 && { errors }),
      ...('data' in result && { data: result.data }),
      ...(extensions && { extensions }),
    });
    const body = new ResponseBody(text);
    const noStore = cacheHeaders.noStore(body.bytes >= this.#compressedFrom);
    const { statusCodes } = settings.http;
    const status = statusOf(result, form.mediaType, statusCodes);
    return {
      kind: 'body',
      status,
      headers: [...noStore, ...form.headers, ...headersFrom(result)],
      type: typeOf(status, form.mediaType, statusCodes),
      body,
    };
  }

  /** As many errors as may be, in their order, and how many more there are. */
  #shown(
    { errors = [], data, extensions }: ExecutionResult,
    form: Pick<ResponseForm, 'requestId'>,
  ): Pick<ExecutionResult, 'extensions'> & { errors: GraphQLError[] } {
    const { errors: limit } = this.#parts.settings.limits;
    const located = inOrder(errors.slice(0, MOST_ERRORS), data);
    const shown = located.slice(0, limit);
    const omittedErrors = errors.length - shown.length;
    const further = data ? furtherErrors(located.slice(limit), errors.length - located.length, limit) : [];
    return {
      errors: [...shown, ...further].map((error) => this.#public(error, form)),
      ...((extensions || omittedErrors > 0) && {
        extensions: { ...extensions, ...(omittedErrors > 0 && { omittedErrors }) },
      }),
    };
  }

  /** A log that fails is no reason for another response. */
  #log(errors: readonly unknown[] = [], requestId: string): void {
    try {
      const causes = errors.slice(0, MOST_ERRORS).map((error) => causeOf(error, requestId));
      const fields = { requestId, count: errors.length - causes.length };
      const further: Cause = { level: 'warn', message: 'Further errors of the request', fields };
      this.#parts.log.causes(fields.count > 0 ? [...causes, further] : causes);
    } catch {
      // The caller has left.
    }
  }

  #public(error: unknown, { requestId }: Pick<ResponseForm, 'requestId'>): GraphQLError {
    return toPublicError(error, { requestId, suggestions: this.#parts.settings.server.introspection });
  }
}

/**
 * An error in the place of those that are left out, for each field of a list that has any: at the path of the list, so that
 * no field is null without an error of its own or of a parent. One without a path concerns all others, and fields beyond the limit.
 */
export function furtherErrors(
  omitted: readonly GraphQLError[],
  uncounted: number,
  limit: number,
): readonly GraphQLError[] {
  const groups = Map.groupBy(omitted, ({ path = [] }) => {
    const index = path.findIndex((key) => typeof key === 'number');
    return index < 0 ? '' : JSON.stringify([path.slice(0, index), path.findLast((key) => typeof key === 'string')]);
  });
  groups.delete('');
  let others = omitted.length + uncounted;
  const ofLists = [...groups].slice(0, limit).map(([key, { length }]) => {
    const [path, name] = JSON.parse(key) as [(string | number)[], string];
    others -= length;
    return new GraphQLError(`${length} more errors of \`${name}\` are left out.`, {
      path,
      extensions: { code: OMITTED },
    });
  });
  if (others === 0) return ofLists;
  return [...ofLists, new GraphQLError(`${others} more errors are left out.`, { extensions: { code: OMITTED } })];
}
const OMITTED = 'ERRORS_OMITTED';

/** The errors of a failure. One that is no GraphQL error is masked later. */
export function errorsIn(error: unknown): readonly GraphQLError[] {
  return error instanceof DocumentErrors ? error.errors : [error as GraphQLError];
}

const OK = 200;
/** Of the draft: data with errors. Its meaning is known in the graph's own media type alone. */
const PARTIAL_SUCCESS = 294;
const FIRST_FAILURE = 300;
const NOT_EXECUTED = 400;
const UNEXPECTED = 500;
const TIMED_OUT = 504;
/** Headers of the message itself, which the server writes. */
const FRAMING = new Set(['content-length', 'content-type', 'transfer-encoding', 'keep-alive', 'upgrade', 'trailer']);

/**
 * The status of a response (GraphQL over HTTP, section 6.4): the highest that its errors or its result ask for, else 200.
 * With `compatible` status codes, `application/json` answers 200 where the specification asks for another status only because
 * of the GraphQL request.
 */
export function statusOf(
  result: ExecutionResult,
  mediaType: MediaType,
  codes: Settings['http']['statusCodes'] = 'compatible',
): number {
  const isDraft = codes === 'draft';
  const { errors = [], data } = result;
  const wanted = extensionsIn(result)
    .filter(({ spec }) => isDraft || !(spec && mediaType === 'application/json'))
    .flatMap(({ status, draftStatus }) => (isDraft ? draftStatus : undefined) ?? status ?? [])
    .map((status) => (isStatus(status) ? status : UNEXPECTED))
    .filter((status) => !(isDraft && data) || status < FIRST_FAILURE);
  if (wanted.length > 0) return Math.max(...wanted);
  if (errors.length === 0) return OK;
  if (data !== undefined) return isDraft && mediaType !== 'application/json' ? PARTIAL_SUCCESS : OK;
  if (errors.some(isOperationTimeout)) return TIMED_OUT;
  if (errors.some((error) => !httpExtension(error) && !isOfGraphQL(error))) return UNEXPECTED;
  return mediaType === 'application/json' && !isDraft ? OK : NOT_EXECUTED;
}

/**
 * The media type of a response with this status. In the draft, a client that takes only `application/json` gets it for a
 * status of success: those of failures have to say that they are the graph's.
 */
function typeOf(status: number, mediaType: MediaType, codes: Settings['http']['statusCodes']): MediaType {
  return codes === 'draft' && status >= FIRST_FAILURE ? 'application/graphql-response+json' : mediaType;
}

/** The headers that errors and results ask for, names and values in turn. Throws where one cannot be sent. */
export function headersFrom(result: ExecutionResult): readonly string[] {
  const all = extensionsIn(result).flatMap(({ headers }) => Object.entries<unknown>(headers ?? {}));
  const byName = new Map(all.map(([name, value]) => [name.toLowerCase(), String(value)]));
  for (const [name, value] of byName) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
  return [...byName].filter(([name]) => !FRAMING.has(name)).flat();
}

function extensionsIn({ errors = [], extensions }: ExecutionResult): HttpExtension[] {
  const ofResult = extensions?.['http'] as HttpExtension | undefined;
  return [...(ofResult ? [ofResult] : []), ...errors.flatMap((error) => httpExtension(error) ?? [])];
}

/** A result without what its HTTP response alone is to have. */
function withoutHttp({ extensions, ...result }: ExecutionResult): ExecutionResult {
  const { http: _internal, ...shown } = extensions ?? {};
  return Object.keys(shown).length > 0 ? { ...result, extensions: shown } : result;
}

/** Of responses without content, which have no place for a result. */
const WITHOUT_CONTENT: ReadonlySet<unknown> = new Set([204, 205, 304]);

/** Plugins write any value. */
function isStatus(status: unknown): boolean {
  if (WITHOUT_CONTENT.has(status)) return false;
  return typeof status === 'number' && Number.isInteger(status) && status >= 200 && status < 600;
}

/** Whether the operation's deadline passed. Without data, a hook of a plugin did not end. */
function isOperationTimeout(error: unknown): boolean {
  return originalOf(error) instanceof OperationTimeoutError;
}

function originalOf(error: unknown): unknown {
  return (error as { originalError?: unknown } | null | undefined)?.originalError ?? error;
}

/** Whether graphql or a plugin made an error, and nothing else was its origin. */
function isOfGraphQL(error: unknown): boolean {
  return isGraphQLError(error) && (error.originalError === undefined || isOfGraphQL(error.originalError));
}
