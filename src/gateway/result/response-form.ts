import { IncomingCaller } from '../auth/incoming-caller.ts';
import type { Cors } from '../http/cors.ts';
import type { AcceptsEventStream, MediaType, Negotiator } from '../http/negotiate.ts';
import type { Admission, Budgets } from '../limits/budgets.ts';
import { COST_HEADER, costHeader } from '../limits/price/explain.ts';
import { type Cost } from '../limits/price/price.ts';
import type { RequestObservation, RequestObserver } from '../observe/request-observer.ts';
import type { GraphRequest, Held, Receipt } from '../types.ts';
import type { ResponseNeeds } from './shaper.ts';

/** The form of the response to a request, and its caller. As a receipt, it is the observation of the request. */
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
    this.headers = headersOf(request, this.caller, cors);
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
  async count(budgets: Budgets | undefined, held: Held): Promise<void> {
    if (!budgets || this.budget) return;
    this.budget = held.add(budgets.admission(this.request, this.caller.identity));
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

function headersOf({ method, headers }: GraphRequest, caller: IncomingCaller, cors: Cors): readonly string[] {
  if (method === 'OPTIONS') return cors.permissionFor(headers.origin);
  const own = cors.headersFor(headers.origin);
  // For other callers an id is generated only if it is needed.
  const sent = caller.header('x-request-id');
  return sent !== undefined && sent === caller.requestId ? [...own, 'x-request-id', sent] : own;
}
