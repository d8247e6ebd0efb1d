import type { Admission } from '../limits/budgets.ts';
import { COST_HEADER, costHeader } from '../limits/price/explain.ts';
import type { Cost } from '../limits/price/price.ts';
import type { SubscriptionOwner } from '../subscriptions/event.ts';
import type { StartSubscription } from '../subscriptions/hub.ts';
import type { HttpRequest } from '../types.ts';
import { EVENT_STREAM_TYPE } from './event-stream-type.ts';
import { IncomingCaller } from './identify/incoming-caller.ts';
import type { MediaType } from './negotiate.ts';
import { tooManyBodies } from './read/body-errors.ts';
import type { BodyMemory } from './read/body-memory.ts';
import type { IncrementalReply, Reply } from './reply.ts';
import type { RequestObservation, RequestObserver } from './request-observer.ts';
import { eventStreamReply } from './send/event-stream-reply.ts';
import { streamedParts } from './send/streamed-parts.ts';
import type { ResponseNeeds } from './shape/shaper.ts';
import { UNBUFFERED } from './unbuffered.ts';

const NONE: readonly string[] = [];
const STREAM_HEADERS = ['cache-control', 'no-store', ...UNBUFFERED];

/** A request in the pipeline. It is answered once, or abandoned by its caller. */
export class PendingRequest implements ResponseNeeds, SubscriptionOwner {
  readonly request: HttpRequest;
  readonly caller: IncomingCaller;
  /** The media type of the response: the default until `Accept` is negotiated. */
  mediaType: MediaType = 'application/json';
  /** Whether the caller reads a stream of events; `only`, whether it reads nothing else. */
  streams: 'no' | 'too' | 'only' = 'no';
  headers: readonly string[] = NONE;
  /** The budgets of its caller. It ends with the request. */
  admission: Admission | undefined;
  readonly observation: RequestObservation | undefined;
  readonly #respond: (reply: Reply) => void;
  #unsubscribe: (() => void) | undefined;
  #memory: BodyMemory | undefined;
  #heldBytes = 0;
  /** The beginning of an incremental response. */
  #sent: { readonly status: number; readonly bytes: number } | undefined;
  #isOver = false;
  #isFollowing = false;
  #isStreaming = false;

  constructor(request: HttpRequest, respond: (reply: Reply) => void, observer?: RequestObserver) {
    this.request = request;
    this.caller = new IncomingCaller(request);
    this.observation = observer?.began(request, this.caller);
    this.caller.observation = this.observation;
    this.#respond = respond;
  }

  /** Counts the request. Its caller may have left while it was identified. */
  admit(admission: Admission): Admission | Promise<Admission> {
    this.admission = admission;
    if (this.#isOver) admission.end();
    return admission.begin();
  }

  /** Takes memory for its body until it is over, or its events begin. Throws if there is none left. */
  hold(memory: BodyMemory, bytes: number): void {
    if (this.#isOver) return;
    this.#memory = memory;
    this.#heldBytes = bytes;
    if (!memory.take(bytes)) throw tooManyBodies();
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

  /** Whether it was answered or abandoned: further stages need not run. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Adds the cost of the operation to the headers of the response, if the request asks for it. */
  reportCost(cost: Cost): void {
    if (this.request.headers[COST_HEADER] === 'report') this.headers = [...this.headers, ...costHeader(cost)];
  }

  reply(reply: Reply): void {
    if (this.#isOver || this.#isStreaming) return;
    const { content } = reply;
    this.#isOver = true;
    const hasBody = content && 'body' in content && this.method !== 'HEAD';
    this.observation?.answered(reply.status, hasBody ? content.body.bytes : 0);
    this.#respond(this.#withAdmission(reply));
    this.#release();
  }

  /** It was answered, or refused, outside of the pipeline. */
  answered(status: number, bytes: number): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.observation?.answered(status, bytes);
    this.#release();
  }

  /** Incremental replies. The request is over after the last of them. */
  stream({ status, headers, format, texts }: IncrementalReply): void {
    if (this.#isOver) return;
    this.#isStreaming = true;
    const { type, parts } = streamedParts(texts, format, this);
    this.#respond(this.#withAdmission({ status, headers, content: { type, parts: this.#observed(parts, status) } }));
  }

  async *#observed(parts: AsyncIterable<string>, status: number): AsyncGenerator<string> {
    const sent = { status, bytes: 0 };
    this.#sent = sent;
    for await (const part of parts) {
      if (this.#isOver) return;
      sent.bytes += Buffer.byteLength(part);
      yield part;
    }
    if (this.#isOver) return;
    this.#isOver = true;
    this.observation?.answered(status, sent.bytes);
    this.#release();
  }

  #withAdmission(reply: Reply): Reply {
    const { admission } = this;
    const sent = this.streams === 'only' ? eventStreamReply(reply) : reply;
    return admission ? { ...sent, headers: [...sent.headers, ...admission.headers()] } : sent;
  }

  /** Answers HEAD as if a stream of events followed: nothing would ever be sent of it. */
  replyHeadOfEvents(): void {
    const headers = ['content-type', EVENT_STREAM_TYPE, ...STREAM_HEADERS, ...this.headers];
    this.reply({ status: 200, headers, content: undefined });
  }

  /** Answers with a stream of events. The request is over when the stream is. */
  replyEvents(start: StartSubscription): void {
    if (this.#isOver) return;
    this.#isFollowing = true;
    this.#releaseBody();
    // An open subscription is an answered request: hours are neither its latency nor slow.
    this.observation?.answered(200, 0);
    const headers = [...this.headers, ...(this.admission?.headers() ?? [])];
    this.#respond({
      status: 200,
      headers: [...STREAM_HEADERS, ...headers],
      content: undefined,
      events: (sink) => start(sink, this),
    });
  }

  /** The stream has ended. */
  ended(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#release();
  }

  /** Registers the end of the subscription to an execution. It is called at once if the request is over. */
  onAbandon(unsubscribe: () => void): void {
    if (this.#isOver) unsubscribe();
    else this.#unsubscribe = unsubscribe;
  }

  /** Call this when the caller disconnects. */
  abandon(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    if (!this.#isFollowing) this.observation?.abandoned(this.#sent);
    this.#release();
    this.#unsubscribe?.();
  }

  #release(): void {
    this.admission?.end();
    this.#releaseBody();
  }

  #releaseBody(): void {
    this.#memory?.release(this.#heldBytes);
    this.#memory = undefined;
  }
}
