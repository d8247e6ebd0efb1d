import type { ExecutionResult } from 'graphql';
import type { ResponseFreshness } from '#upstream';
import { IncomingCaller } from '../auth/caller.ts';
import type { ExecutionOutcome, LaterParts } from '../document/executor.ts';
import type { Cors } from '../http/cross-origin.ts';
import type { AcceptsEventStream, MediaType, Negotiator } from '../http/negotiate.ts';
import { ResponseBody } from '../http/response-body.ts';
import type { Admission, Budgets } from '../limits/budgets.ts';
import { OVERLOADED } from '../limits/overload.ts';
import { COST_HEADER, costHeader } from '../limits/price/explain.ts';
import type { Cost } from '../limits/price/price.ts';
import type { RequestObservation, RequestObserver } from '../observe/observation.ts';
import type {
  BodyResponse,
  EmptyResponse,
  EventSink,
  GraphRequest,
  GraphResponse,
  Held,
  PartsResponse,
  Receipt,
} from '../types.ts';
import { COMPLETE_EVENT } from './events.ts';
import { MULTIPART_TYPES, multipartMixed } from './parts.ts';
import { type ResponseNeeds, type Shaper, UNBUFFERED } from './shaper.ts';

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
  const caller = new IncomingCaller(request);
  const extensions = `{"code":"OVERLOADED","requestId":"${caller.requestId}"}`;
  return {
    kind: 'body',
    status: 503,
    headers: ['cache-control', 'no-store', ...retryAfter, ...commonHeaders(request, caller, cors)],
    type: negotiator.find(request.headers.accept) ?? 'application/json',
    body: new ResponseBody(`{"errors":[{"message":"${message}","extensions":${extensions}}]}`),
  };
}

/** Adds the headers of budgets to a response, and takes note of it. */
export function finish(sent: GraphResponse, form: ResponseForm): GraphResponse {
  const { budget, method } = form;
  const { status, kind } = sent;
  // An open stream is an answered request: hours are neither its latency nor slow.
  if (kind !== 'parts') form.answered(status, kind === 'body' && method !== 'HEAD' ? sent.body.bytes : 0);
  return budget ? { ...sent, headers: [...sent.headers, ...budget.headers()] } : sent;
}

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
export class ResponseForm implements ResponseNeeds, Receipt {
  readonly request: GraphRequest;
  readonly caller: IncomingCaller;
  readonly observation: RequestObservation | undefined;
  /** The media type of the response: the default until `Accept` is negotiated. */
  mediaType: MediaType = 'application/json';
  acceptsEventStream: AcceptsEventStream = 'never';
  /** Headers of every response: those of CORS, the request id of a caller who sent a valid one, and the cost. */
  headers: readonly string[];
  /** The budgets of its caller, whose headers come last. */
  budget: Admission | undefined;
  #isAnswered = false;
  #sent: { readonly status: number; bytes: number } | undefined;

  constructor(request: GraphRequest, cors: Cors, observer: RequestObserver | undefined) {
    this.request = request;
    this.caller = new IncomingCaller(request);
    this.observation = observer?.began(request, this.caller);
    this.caller.observation = this.observation;
    this.headers = commonHeaders(request, this.caller, cors);
  }

  get method(): string {
    return this.request.method;
  }

  get ifNoneMatch(): string | undefined {
    return this.request.headers['if-none-match'];
  }

  get requestId(): string {
    return this.caller.requestId;
  }

  /** Chooses the media type, and whether the response may be a stream. Throws 406. */
  negotiate(negotiator: Negotiator): void {
    if (this.request.isStreamed) {
      this.acceptsEventStream = 'also';
      return;
    }
    const { accept } = this.request.headers;
    this.acceptsEventStream = negotiator.streams(accept);
    if (this.acceptsEventStream !== 'only') this.mediaType = negotiator.mediaType(accept);
  }

  /** Counts the request against the budgets of its caller. Throws 429. */
  async count(budgets: Budgets | undefined, held: Held, agent = this.request.agent): Promise<void> {
    if (!budgets || this.budget) return;
    this.budget = held.add(budgets.admission(this.request, this.caller.identity, agent));
    await this.budget.begin();
    held.assertHeld();
  }

  /** Adds the cost of the operation to the headers of the response, if the request asks for it. */
  reportCost(cost: Cost): void {
    if (this.request.headers[COST_HEADER] === 'report') this.headers = [...this.headers, ...costHeader(cost)];
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

/** The headers of every response, that of an overloaded gateway included. */
function commonHeaders({ method, headers }: GraphRequest, caller: IncomingCaller, cors: Cors): readonly string[] {
  if (method === 'OPTIONS') return cors.permissionFor(headers.origin);
  const own = cors.headersFor(headers.origin);
  // For other callers an id is generated only if it is needed.
  const sent = caller.header('x-request-id');
  return sent !== undefined && sent === caller.requestId ? [...own, 'x-request-id', sent] : own;
}
