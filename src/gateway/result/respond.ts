import type { ExecutionResult } from 'graphql';
import type { ResponseFreshness } from '#upstream';
import { requestIdFrom } from '../auth/request-id.ts';
import type { ExecutionOutcome, LaterParts } from '../document/execution-outcome.ts';
import type { Cors } from '../http/cors.ts';
import type { Negotiator } from '../http/negotiate.ts';
import { ResponseBody } from '../http/response-body.ts';
import { OVERLOADED } from '../limits/overload.ts';
import {
  type BodyResponse,
  type EmptyResponse,
  type EventSink,
  type GraphRequest,
  type GraphResponse,
  type PartsResponse,
} from '../types.ts';
import { COMPLETE_EVENT } from './events.ts';
import { MULTIPART_TYPES, multipartMixed } from './multipart-mixed.ts';
import type { ResponseForm } from './response-form.ts';
import { type Shaper, UNBUFFERED } from './shaper.ts';

/** A response from the cache. */
export interface CachedOutcome {
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
export function failed(error: unknown, form: ResponseForm, shaper: Shaper): GraphResponse {
  return inForm(shaper.failure(error, form), form);
}

/** The refusal of a request to the graph by an overloaded gateway. It costs as little as it can: it is neither masked nor logged. */
export function overloadedResponse(
  { headers }: Pick<GraphRequest, 'headers'>,
  { cors, negotiator }: { readonly cors: Cors; readonly negotiator: Negotiator },
): GraphResponse {
  const { message, retryAfter } = OVERLOADED;
  const sent = headers['x-request-id'];
  const requestId = requestIdFrom(typeof sent === 'string' ? sent : undefined);
  const body = `{"errors":[{"message":"${message}","extensions":{"code":"OVERLOADED","requestId":"${requestId}"}}]}`;
  return {
    kind: 'body',
    status: 503,
    headers: ['cache-control', 'no-store', ...retryAfter, ...cors.headersFor(headers.origin)],
    type: negotiator.find(headers.accept) ?? 'application/json',
    body: new ResponseBody(body),
  };
}

/** Adds the headers of budgets to a response, and takes note of it. */
export function complete(sent: GraphResponse, form: ResponseForm): GraphResponse {
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
