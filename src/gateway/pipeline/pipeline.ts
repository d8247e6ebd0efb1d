import { type ExecutionResult, locatedError } from 'graphql';
import type { Settings } from '#config';
import { Coalescer, type ResponseFreshness } from '#upstream';
import type { OperationSummary } from '../document/operation.ts';
import type { Budgets, SettleCost } from '../limits/budgets.ts';
import { httpExtension } from '../request-error.ts';
import type { StartStream } from '../subscriptions/event.ts';
import type { Caller, CallerIdentity, HttpRequest } from '../types.ts';
import { type Overload, overloadedReply } from './admit/overload.ts';
import type { Cors } from './cors.ts';
import { assertNoCsrf, assertPreflighted } from './csrf.ts';
import type { ExecutionOutcome, LaterParts } from './execute/execution-outcome.ts';
import type { Executable, Executor, OperationRequest } from './execute/executor.ts';
import { operationOf } from './execute/operation-of.ts';
import { streamRequired } from './execute/refuse-stream.ts';
import type { CachedBody, ResponseCache } from './execute/response-cache.ts';
import { settled } from './execute/settled.ts';
import type { Streams } from './execute/streams.ts';
import type { Negotiator } from './negotiate.ts';
import { negotiate } from './negotiate-request.ts';
import { PendingRequest } from './pending-request.ts';
import type { BodyMemory } from './read/body-memory.ts';
import { bodyText, jsonParameters } from './read/json-body.ts';
import type { RequestParameters } from './read/parameters.ts';
import type { PersistedDocuments } from './read/persisted-documents.ts';
import { type ReaderKind, readerKind } from './read/reader.ts';
import { urlParameters } from './read/url-parameters.ts';
import type { Reply, Respond } from './reply.ts';
import type { RequestObserver } from './request-observer.ts';
import { responseHeaders } from './response-headers.ts';
import type { ResponseBody } from './shape/response-body.ts';
import type { Shaper } from './shape/shaper.ts';

export interface PipelineParts {
  readonly settings: Settings;
  readonly cors: Cors;
  readonly negotiator: Negotiator;
  readonly persisted: PersistedDocuments;
  readonly executor: Executor;
  readonly shaper: Shaper;
  /** The memory budget of request bodies, until they are answered. */
  readonly memory: BodyMemory;
  /** Headers of callers that are forwarded to upstreams. */
  readonly identityHeaders: readonly string[];
  readonly identityKey: (caller: Caller) => string;
  /** The prefix of the keys of public answers. */
  readonly audienceKey: (caller: Caller) => string;
  /** Throws, or rejects with, the refusal of a request. */
  readonly identify: (request: HttpRequest) => CallerIdentity | Promise<CallerIdentity>;
  /** The mutation epoch: `count` increases with each mutation. */
  readonly changes: { readonly count: number };
  /** Absent if every request has to be executed. */
  readonly responseCache: ResponseCache | undefined;
  readonly coalescesOperations: boolean;
  readonly observer: RequestObserver | undefined;
  readonly overload: Pick<Overload, 'admit' | 'inTurn'>;
  /** Absent without budgets. */
  readonly budgets: Budgets | undefined;
  readonly streams: Pick<Streams, 'open'>;
}

/** An execution that equal requests share. */
interface Shared {
  readonly summary: OperationSummary;
  readonly begunAt: number;
}

const NOT_CHARGED: SettleCost = () => undefined;

/** The text of a request, with its reader as a prefix. Equal texts of one identity are equal requests. */
interface RequestText {
  /** The text with the audience key of its caller as a prefix. */
  readonly text: string;
  /** The text with the audience and identity keys of its caller as prefixes. */
  readonly identifiedText: string;
}

const NOTHING = () => undefined;

/**
 * The pipeline of every request to the graph: negotiate, identify, read, look up the response cache and shared executions,
 * prepare, execute, shape. A stage throws to end the request; all errors are answered in one place.
 */
export class Pipeline {
  readonly #parts: PipelineParts;
  readonly #executions = new Coalescer<ExecutionOutcome, Shared>();

  constructor(parts: PipelineParts) {
    this.#parts = parts;
  }

  /** Answers a request. Call the returned function, which `respond` is given too, when its response has ended or the caller has left. */
  handle(request: HttpRequest, respond: Respond): () => void {
    const { overload, observer } = this.#parts;
    const receipt = overload.admit(request.method);
    if (!receipt) {
      observer?.overloaded();
      respond(overloadedReply(request, this.#parts), NOTHING);
      return NOTHING;
    }
    const end = () => {
      receipt.end();
      pending.abandon();
    };
    const answered = (reply: Reply) => {
      // A stream of events is answered, although it goes on: other limits count it.
      if (reply.events) receipt.end();
      respond(reply, end);
    };
    const pending = new PendingRequest(request, answered, observer);
    this.#guard(pending, () => this.#begin(pending));
    return end;
  }

  #begin(pending: PendingRequest): void {
    const { cors, negotiator, identityHeaders } = this.#parts;
    const { request } = pending;
    pending.headers = responseHeaders(cors, pending);
    if (request.method === 'OPTIONS') return pending.reply(cors.preflight(request));
    negotiate(pending, negotiator);
    const kind = readerKind(request);
    assertNoCsrf(request, identityHeaders);
    const identity = this.#parts.identify(request);
    this.#whenFound(pending, identity, (found) => this.#admit(pending, kind, found));
  }

  /** Runs the next stage with a value: at once, unless it is a promise. */
  #whenFound<Value>(pending: PendingRequest, value: Value | Promise<Value>, next: (value: Value) => void): void {
    if (!(value instanceof Promise)) return next(value);
    value.then(
      (found) => this.#guard(pending, () => next(found)),
      (error: unknown) => this.#fail(pending, error),
    );
  }

  #admit(pending: PendingRequest, kind: ReaderKind, identity: CallerIdentity): void {
    if (pending.isOver) return;
    pending.caller.identity = identity;
    // Browsers add client certificates by themselves, as they add cookies.
    if (identity.kind === 'certificate' && kind === 'url') assertPreflighted(pending.request);
    const admission = this.#parts.budgets?.admission(pending.request, identity);
    if (!admission) return this.#read(pending, kind);
    this.#whenFound(pending, pending.admit(admission), () => this.#read(pending, kind));
  }

  #read(pending: PendingRequest, kind: ReaderKind): void {
    if (pending.isOver) return;
    const { request } = pending;
    if (kind === 'url') return this.#answerText(pending, `url ${request.url}`, () => urlParameters(request.url));
    if (kind === 'multipart') return this.#readUpload(pending);
    request.readBody(this.#parts.settings.limits.body, (error, body) =>
      this.#guard(pending, () => {
        if (error) throw error;
        pending.hold(this.#parts.memory, body.length);
        const text = bodyText(body);
        this.#answerText(pending, `json ${text}`, () => jsonParameters(text));
      }),
    );
  }

  /** Loads the multipart parser on the first upload. */
  #readUpload(pending: PendingRequest): void {
    const { persisted, settings, memory } = this.#parts;
    const { limits } = settings;
    assertPreflighted(pending.request);
    import('./read/multipart.ts')
      .then(({ readUpload }) => readUpload(pending.request, limits, memory))
      .then(({ parameters, uploads, bytes }) => {
        pending.hold(memory, bytes);
        this.#inTurn(pending, () => this.#prepare(pending, operationOf(pending, persisted, parameters, uploads)));
      })
      .catch((error: unknown) => this.#fail(pending, error));
  }

  #answerText(pending: PendingRequest, sent: string, parse: () => RequestParameters): void {
    const { audienceKey, identityKey, responseCache } = this.#parts;
    const audience = audienceKey(pending.caller);
    const requestText = { text: audience + sent, identifiedText: audience + identityKey(pending.caller) + sent };
    const cached = responseCache?.find(requestText.text, requestText.identifiedText);
    if (!(cached instanceof Promise)) return this.#answer(pending, requestText, parse, cached);
    // It never rejects: the failure of a store is a cache miss.
    void cached.then((found) => this.#guard(pending, () => this.#answer(pending, requestText, parse, found)));
  }

  #answer(
    pending: PendingRequest,
    requestText: RequestText,
    parse: () => RequestParameters,
    cached: CachedBody | undefined,
  ): void {
    if (pending.isOver) return;
    if (cached) {
      pending.observation?.reused(cached.summary, 'cache');
      return this.#replyBody(pending, cached.body, cached.freshness);
    }
    if (this.#joinsExecution(pending, requestText)) return;
    this.#inTurn(pending, () => {
      // An equal request may have begun since.
      if (this.#joinsExecution(pending, requestText)) return;
      this.#prepare(pending, operationOf(pending, this.#parts.persisted, parse()), requestText);
    });
  }

  /** Runs the stages of an operation when it is its turn, unless its caller has left by then. */
  #inTurn(pending: PendingRequest, begin: () => void): void {
    this.#parts.overload.inTurn(() =>
      this.#guard(pending, () => {
        if (!pending.isOver) begin();
      }),
    );
  }

  /**
   * Answers a request by the execution of an equal one, if one is in flight in the first half of its time: it ends at its
   * own deadline, and would leave a later request too little.
   */
  #joinsExecution(pending: PendingRequest, requestText: RequestText): boolean {
    const shared = this.#executions.find(this.#coalescingKey(requestText));
    if (!shared?.about) return false;
    const { summary, begunAt } = shared.about;
    if (performance.now() - begunAt > this.#parts.settings.limits.timeouts.operation / 2) return false;
    pending.observation?.reused(summary, 'coalesced');
    pending.onAbandon(shared.subscribe((outcome) => this.#finish(pending, outcome)));
    return true;
  }

  #prepare(pending: PendingRequest, operation: OperationRequest, requestText?: RequestText): void {
    const executable = this.#parts.executor.prepare(operation);
    if (executable.subscribed ?? executable.live) return this.#stream(pending, executable, operation);
    this.#execute(pending, executable, requestText);
  }

  /** Follows the source of a subscription, or a live query, once it is charged. */
  #stream(pending: PendingRequest, executable: Executable, operation: OperationRequest): void {
    if (pending.streams === 'no') throw streamRequired(executable);
    if (pending.method === 'HEAD') return pending.replyHeadOfEvents();
    // One that is refused is not charged.
    const start = this.#open(pending, executable, operation);
    if (!start) return;
    const { price, eventPrice } = executable;
    // Events of a subscription are charged one by one.
    const expected = price.expected - (eventPrice?.expected ?? 0);
    const opening = { price: { expected }, rootFields: () => executable.rootFields() };
    const charged = pending.admission?.charge(opening) ?? NOT_CHARGED;
    this.#whenFound(pending, charged, (settle) => {
      // Until the stream begins, and ends it.
      pending.onAbandon(() => settle(0));
      try {
        // While a store was asked, others may have taken the last place.
        const begun = charged instanceof Promise ? this.#open(pending, executable, operation) : start;
        if (begun) pending.replyEvents((sink, owner) => begun(sink, owner, settle));
        else settle(0);
      } catch (error) {
        settle(0);
        throw error;
      }
    });
  }

  /** Admits a stream. `undefined` where it is answered already, because its source cannot have these arguments. */
  #open(pending: PendingRequest, executable: Executable, operation: OperationRequest): StartStream | undefined {
    pending.observation?.executing(executable);
    try {
      return this.#parts.streams.open(pending, executable, operation);
    } catch (error) {
      if (httpExtension(error)) throw error;
      const located = locatedError(error, undefined, [executable.subscribed?.name ?? '']);
      pending.reply(this.#parts.shaper.result({ data: null, errors: [located] }, pending));
      return undefined;
    }
  }

  /** Executes an operation, shared by equal requests if it is shareable. */
  #execute(pending: PendingRequest, executable: Executable, requestText: RequestText | undefined): void {
    const { admission } = pending;
    if (!admission) return this.#start(pending, executable, requestText);
    this.#whenFound(pending, admission.charge(executable), (settle) => {
      if (pending.isOver) return settle(0);
      this.#start(pending, settled(executable, settle), requestText);
    });
  }

  #start(pending: PendingRequest, executable: Executable, requestText: RequestText | undefined): void {
    const { summary } = executable;
    pending.observation?.executing(executable);
    if (!requestText || !executable.isShareable) {
      return pending.onAbandon(executable.start((outcome) => this.#finish(pending, outcome)));
    }
    const start = (settle: (outcome: ExecutionOutcome) => void) =>
      executable.start((outcome) => {
        this.#cache(requestText, summary, outcome);
        settle(outcome);
      });
    if (!this.#parts.coalescesOperations) return pending.onAbandon(start((outcome) => this.#finish(pending, outcome)));
    const shared = this.#executions.begin(this.#coalescingKey(requestText), start, {
      summary,
      begunAt: performance.now(),
    });
    pending.onAbandon(shared.subscribe((outcome) => this.#finish(pending, outcome)));
  }

  /** A mutation starts a new epoch: later requests never share an execution that began before it. */
  #coalescingKey({ identifiedText }: RequestText): string {
    const { count } = this.#parts.changes;
    return count === 0 ? identifiedText : `${count} ${identifiedText}`;
  }

  #cache({ text, identifiedText }: RequestText, summary: OperationSummary, outcome: ExecutionOutcome): void {
    const { body, freshness } = outcome;
    if (!body || !freshness?.fromCache) return;
    this.#parts.responseCache?.store(text, identifiedText, { body, freshness, summary });
  }

  #finish(pending: PendingRequest, { result, body, freshness, cost, parts }: ExecutionOutcome): void {
    this.#guard(pending, () => {
      pending.observation?.executed(cost);
      pending.reportCost(cost);
      if (parts) this.#replyIncrementally(pending, result, parts);
      else if (body) this.#replyBody(pending, body, freshness);
      else pending.reply(this.#parts.shaper.result(result, pending));
    });
  }

  #replyIncrementally(pending: PendingRequest, result: ExecutionResult, parts: LaterParts): void {
    parts.onEnd((cost) => pending.observation?.executed(cost));
    pending.stream(this.#parts.shaper.inParts(result, parts, pending));
  }

  #replyBody(pending: PendingRequest, body: ResponseBody, freshness: ResponseFreshness | undefined): void {
    pending.reply(this.#parts.shaper.body(body, freshness, pending));
  }

  /** Runs a stage. Its error becomes the response to this request alone. */
  #guard(pending: PendingRequest, stage: () => void): void {
    try {
      stage();
    } catch (error) {
      this.#fail(pending, error);
    }
  }

  #fail(pending: PendingRequest, error: unknown): void {
    pending.reply(this.#parts.shaper.failure(error, pending));
  }
}
