import type { AsyncLocalStorage } from 'node:async_hooks';
import { type GraphQLError, type GraphQLResolveInfo, responsePathAsArray } from 'graphql';
import { FAULT_CODES } from '#contract';
import { type SampledTrace, Span, type TraceContext, traceHeaders } from '#telemetry';
import { type CallName, type CallObservation, type CallObserver, type CallSource, UpstreamError } from '#upstream';
import type { Executable } from '../document/executor.ts';
import type { OperationSummary } from '../document/operation.ts';
import type { ErrorCode } from '../error-codes.ts';
import type { Explanation } from '../limits/price/explain.ts';
import type { Cost } from '../limits/price/price.ts';
import type { Caller, GraphRequest, ObserveResolver } from '../types.ts';

/** Where a response comes from: an execution, one that an equal request began, or the response cache. */
type ResponseSource = 'execution' | 'coalesced' | 'cache';

/** A valid operation that is about to be executed. */
type ObservedOperation = Pick<Executable, 'summary' | 'isExplainedOnly' | 'explain'>;

/** Observes requests to the graph. Absent where nothing is logged, measured or traced. */
export interface RequestObserver {
  began(request: GraphRequest, caller: Caller): Observation;
  /** A request was refused unread, because the gateway is overloaded. */
  overloaded(): void;
}

/** Calls beyond are counted only. */
const MOST_CALLS = 64;
const MOST_CODES = 10;
/** Errors, and attempts of a call, beyond are not recorded. */
const MOST_NOTED = 10;
const INTERNAL_ERROR = 500;
const NONE: readonly never[] = [];

interface ObservationParts {
  readonly request: GraphRequest;
  readonly caller: Caller;
  readonly trace: RequestTrace | undefined;
  /** Whether the steps of requests and the attempts of calls are noted. */
  readonly isDetailed?: boolean;
  readonly finished: (record: Observation) => void;
}

/** One request: its events as they come, and its record for logs, metrics and traces when it is over. Its methods throw nothing. */
export class Observation implements CallObserver {
  readonly callObserver: CallObserver = this;
  /** Wraps the calls of its resolvers; absent unless it is traced. */
  readonly observeResolver: ObserveResolver | undefined;
  readonly method: string;
  /** The tool by which an agent ran it. */
  tool: string | undefined;
  /** Absent for a request that was refused before its operation was known. */
  summary: OperationSummary | undefined;
  source: ResponseSource = 'execution';
  outcome: RequestOutcome = 'success';
  /** Absent for an abandoned request. */
  status: number | undefined;
  bytes = 0;
  durationMs = 0;
  /** The time in which at least one upstream call was in flight. */
  upstreamMs = 0;
  /** The distinct codes of its errors. */
  codes: readonly string[] = NONE;
  /** The first of its errors, if they are noted. */
  errors: readonly FieldError[] = NONE;
  /** Its steps, if they are noted. */
  steps: readonly ReachedStep[] = NONE;
  /** It asked for an explanation, and was not executed. */
  isExplainedOnly = false;
  /** Its calls, without those beyond a limit. */
  calls: readonly CallRecord[] = NONE;
  /** All calls, those included that stored responses answered. */
  callCount = 0;
  /** Absent if nothing was executed, or another request's execution is shared. */
  cost: Cost | undefined;
  /** A short hash of the caller, if it is known. */
  caller: string | undefined;
  readonly #caller: Caller;
  readonly #trace: RequestTrace | undefined;
  readonly #finished: ObservationParts['finished'];
  /** By the clock of `performance.now`. */
  readonly startedAt = performance.now();
  readonly isDetailed: boolean;
  #operation: ObservedOperation | undefined;
  #inFlight = 0;
  #upstreamSince = 0;

  constructor({ request, caller, trace, isDetailed = false, finished }: ObservationParts) {
    this.method = request.method;
    this.tool = request.agent?.tool;
    this.#caller = caller;
    this.#trace = trace;
    this.isDetailed = isDetailed;
    this.#finished = finished;
    this.observeResolver = trace?.observeResolver;
  }

  get requestId(): string {
    return this.#caller.requestId;
  }

  get trace(): TraceContext | undefined {
    return this.#trace?.context;
  }

  /** An agent called this tool, which runs no operation. */
  calledTool(tool: string): void {
    this.tool = tool;
  }

  /** A step is over. */
  reached(step: ReachedStep['step']): void {
    if (!this.isDetailed) return;
    const reached = { step, ms: performance.now() - this.startedAt };
    if (this.steps.length === 0) this.steps = [reached];
    else (this.steps as ReachedStep[]).push(reached);
  }

  /** An execution of its own is about to start. */
  executing(operation: ObservedOperation): void {
    this.reached('prepared');
    this.isExplainedOnly = operation.isExplainedOnly;
    this.#operation = operation;
    this.summary = operation.summary;
    this.#trace?.prepared(operation.summary);
  }

  /** Its own execution is over. */
  executed(cost: Cost): void {
    this.reached('executed');
    // Requests that share an execution have the cost of it only once.
    if (this.source === 'execution') this.cost = cost;
  }

  /** Another execution, or its cached response, answers. */
  reused(summary: OperationSummary, source: Exclude<ResponseSource, 'execution'>): void {
    this.summary = summary;
    this.source = source;
    this.#trace?.prepared(summary);
  }

  /** The calls that were expected; `undefined` if nothing was executed. */
  explain(): Explanation | undefined {
    return this.#operation?.explain();
  }

  /** The response has these errors, as the caller sees them. */
  failed(errors: readonly GraphQLError[]): void {
    const codes = new Set(errors.map(({ extensions }) => String(extensions['code'])));
    this.codes = [...codes].slice(0, MOST_CODES);
    if (this.isDetailed) {
      this.errors = errors.slice(0, MOST_NOTED).map(({ path, extensions }) => ({
        code: String(extensions['code']),
        path: path ?? NONE,
      }));
    }
    this.outcome = this.codes.some(isGatewayFault) ? 'failed' : 'refused';
  }

  answered(status: number, bytes: number): void {
    this.status = status;
    this.bytes = bytes;
    if (status >= INTERNAL_ERROR) this.outcome = 'failed';
    this.#finish();
  }

  /** The caller left, after it was sent this much of a response. */
  abandoned(sent?: { readonly status: number; readonly bytes: number }): void {
    this.outcome = 'abandoned';
    this.status = sent?.status;
    this.bytes = sent?.bytes ?? 0;
    this.#finish();
  }

  began(call: CallName, source: CallSource, keys?: number): CallObservation {
    const startedAt = performance.now();
    if (this.#inFlight === 0) this.#upstreamSince = startedAt;
    this.#inFlight += 1;
    const trace = source === 'upstream' ? this.#trace?.callTrace(call) : undefined;
    const record = new CallRecord({ call, source, keys, startedAt, trace, of: this });
    this.#add(record);
    return record;
  }

  stored(call: CallName): void {
    const record = new CallRecord({ call, source: 'cache', startedAt: performance.now() });
    record.ended(undefined);
    this.#add(record);
  }

  #add(record: CallRecord): void {
    this.callCount += 1;
    if (this.callCount === 1) this.calls = [record];
    else if (this.callCount <= MOST_CALLS) (this.calls as CallRecord[]).push(record);
  }

  /** One of its calls has ended. */
  callEnded(): void {
    this.#inFlight -= 1;
    if (this.#inFlight === 0) this.upstreamMs += performance.now() - this.#upstreamSince;
  }

  #finish(): void {
    const now = performance.now();
    this.durationMs = now - this.startedAt;
    this.caller = this.#caller.identity.label;
    if (this.#inFlight > 0) this.upstreamMs += now - this.#upstreamSince;
    this.#finished(this);
    this.#trace?.finish(this);
  }
}

interface CallRecordParts {
  readonly call: CallName;
  readonly source: CallSource | 'cache';
  readonly keys?: number | undefined;
  readonly startedAt: number;
  readonly trace?: CallTrace | undefined;
  /** The request that waits for it; absent where nothing was sent. */
  readonly of?: Pick<Observation, 'isDetailed' | 'callEnded'>;
}

/** One upstream call of a request. */
export class CallRecord implements CallObservation {
  readonly api: string;
  readonly operation: string;
  readonly source: CallSource | 'cache';
  readonly startedAt: number;
  attempts = 0;
  status: number | undefined;
  code: string | undefined;
  /** Absent while it is in flight. */
  durationMs: number | undefined;
  /** The keys that it looks up; absent where it is no lookup. */
  readonly keys: number | undefined;
  /** Of its response. */
  bytes: number | undefined;
  /** Its waits and attempts in their order. */
  spans: readonly CallSpan[] = NONE;
  readonly #trace: CallTrace | undefined;
  readonly #of: CallRecordParts['of'];

  constructor({ call, source, keys, startedAt, trace, of }: CallRecordParts) {
    this.api = call.slug;
    this.operation = call.operation.id;
    this.source = source;
    this.keys = keys;
    this.startedAt = startedAt;
    this.#trace = trace;
    this.#of = of;
  }

  waits(reason: string): void {
    this.#begin(reason);
  }

  attemptStarted(base: URL): readonly string[] | undefined {
    this.attempts += 1;
    this.#begin(undefined);
    return this.#trace?.attemptStarted(base, this.attempts - 1);
  }

  attemptFailed(error: unknown): void {
    this.#end(statusOf(error), error);
    this.#trace?.attemptEnded(statusOf(error), error);
  }

  ended(status: number | undefined, error?: unknown, bytes?: number): void {
    if (this.durationMs !== undefined) return;
    this.durationMs = performance.now() - this.startedAt;
    this.bytes = bytes;
    this.#end(status, error);
    this.status = status ?? statusOf(error);
    this.code = error instanceof UpstreamError ? error.code : undefined;
    this.#trace?.ended(this.status, error);
    this.#of?.callEnded();
  }

  #begin(wait: string | undefined): void {
    if (!this.#of?.isDetailed || this.spans.length >= 2 * MOST_NOTED) return;
    this.#end(undefined, undefined);
    const span: CallSpan = { wait, startedAt: performance.now(), ms: undefined, status: undefined, code: undefined };
    if (this.spans.length === 0) this.spans = [span];
    else (this.spans as CallSpan[]).push(span);
  }

  #end(status: number | undefined, error: unknown): void {
    const span = this.spans.at(-1);
    if (!span || span.ms !== undefined) return;
    span.ms = performance.now() - span.startedAt;
    if (span.wait !== undefined) return;
    span.status = status ?? statusOf(error);
    if (error !== undefined) span.code = codeOf(error);
  }
}

/** A wait of a call, or one of its attempts. */
interface CallSpan {
  /** What it waits for: a credential, a connection, or the quota of this name. Absent for an attempt. */
  readonly wait: string | undefined;
  readonly startedAt: number;
  /** Absent while it lasts. */
  ms: number | undefined;
  status: number | undefined;
  code: string | undefined;
}

/** A step of a request, and when it was over. */
interface ReachedStep {
  /** In this order. `executing` and `executed` tell the last two. */
  readonly step: 'identified' | 'read' | 'admitted' | 'prepared' | 'executed';
  /** Since the request began. */
  readonly ms: number;
}

/** An error of a response, without its message, which may quote values. */
export interface FieldError {
  readonly code: string;
  readonly path: readonly (string | number)[];
}

function statusOf(error: unknown): number | undefined {
  return error instanceof UpstreamError ? error.status : undefined;
}

/**
 * How a request ended. `refused`: by the caller's own error. `failed`: by an error of the gateway or of an API, also if
 * the response has data. `abandoned`: the caller disconnected.
 */
type RequestOutcome = 'success' | 'refused' | 'failed' | 'abandoned';

export const OUTCOMES: readonly RequestOutcome[] = ['success', 'refused', 'failed', 'abandoned'];

/** Receives each request when it is over. */
export interface RecordSink {
  finished(record: Observation): void;
}

/** Codes of errors that are no fault of the caller. */
const FAULTS: ReadonlySet<string> = new Set<ErrorCode>([
  ...FAULT_CODES,
  'OVERLOADED',
  'NOT_CONFIGURED',
  'INTERNAL_SERVER_ERROR',
]);

/** Whether an error with this code is a fault of the gateway or of an API, rather than of the caller. */
function isGatewayFault(code: string): boolean {
  return FAULTS.has(code);
}

/** Spans of one request; further fields and attempts have none. */
const MOST_SPANS = 256;

/** A field of a traced operation. Its span is made with its first call, and ends with its last. */
export class TracedField {
  readonly info: GraphQLResolveInfo;
  readonly startedAt = performance.now();
  span: Span | undefined;
  constructor(info: GraphQLResolveInfo) {
    this.info = info;
  }
}

interface RequestTraceParts {
  readonly trace: SampledTrace;
  readonly method: string;
  readonly route: string;
  /** The field whose resolver is running, or has begun what is running. */
  readonly fields: AsyncLocalStorage<TracedField>;
  readonly add: (span: Span) => void;
}

/** Makes the spans of a request, if it is sampled: the request, its operation, the fields that call, and the attempts of calls. */
export class RequestTrace {
  readonly observeResolver: ObserveResolver | undefined;
  readonly #parts: RequestTraceParts;
  readonly #server: Span | undefined;
  readonly #fields: Span[] = [];
  #operation: Span | undefined;
  #spans = 0;

  constructor(parts: RequestTraceParts) {
    this.#parts = parts;
    const { trace, method, route, fields } = parts;
    if (!trace.context.isSampled) return;
    this.#server = new Span({
      name: `${method} ${route}`,
      kind: 'server',
      parent: trace.context,
      isRoot: trace.isRoot,
      startedAt: performance.now(),
      attributes: { 'http.request.method': method, 'http.route': route, 'url.path': route },
    });
    this.observeResolver = (info, resolve) => fields.run(new TracedField(info), resolve);
  }

  add(span: Span): void {
    this.#parts.add(span);
  }

  /** The context of the request's own span, or its caller's where it is not sampled. */
  get context(): TraceContext {
    return this.#server?.context ?? this.#parts.trace.context;
  }

  prepared({ type, name, hash }: OperationSummary): void {
    if (!this.#server) return;
    this.#operation = new Span({
      name: [type ?? 'operation', name].filter(Boolean).join(' '),
      kind: 'internal',
      parent: this.#server.context,
      startedAt: performance.now(),
      attributes: { 'graphql.operation.type': type, 'graphql.operation.name': name, 'graphql.document.hash': hash },
    });
  }

  /** The trace of a call that is made now, by the field whose resolver is running. */
  callTrace(call: CallName): CallTrace {
    const field = this.#server && this.#parts.fields.getStore();
    const parent = field ? this.#spanOf(field) : (this.#operation ?? this.#server);
    return new CallTrace(this, call, parent);
  }

  finish(record: Observation): void {
    if (!this.#server) return;
    const now = performance.now();
    const { attributes } = this.#server;
    const { status, bytes, codes, outcome } = record;
    Object.assign(attributes, {
      'http.response.status_code': status,
      'http.response.body.size': bytes,
      'manifold.request_id': record.requestId,
      'manifold.caller': record.caller,
      'manifold.response.source': record.source,
      'manifold.outcome': outcome,
    });
    if (status !== undefined && status >= INTERNAL_ERROR) attributes['error.type'] = String(status);
    if (this.#operation) {
      Object.assign(this.#operation.attributes, {
        'manifold.upstream.calls': record.callCount,
        'manifold.cost.worst': record.cost?.estimated.worst,
        'manifold.cost.expected': record.cost?.estimated.expected,
        'manifold.cost.actual': record.cost?.actual,
      });
    }
    const error = outcome === 'failed' || outcome === 'abandoned' ? codes.join(', ') || outcome : undefined;
    for (const span of [...this.#fields, this.#operation, this.#server]) {
      if (!span) continue;
      if (span === this.#operation || span === this.#server) {
        span.endedAt = now;
        span.error = error;
      }
      this.add(span);
    }
  }

  #spanOf(field: TracedField): Span | undefined {
    const parent = this.#operation ?? this.#server;
    if (field.span || !parent || !this.mayAdd()) return field.span ?? parent;
    const { info, startedAt } = field;
    field.span = new Span({
      name: `${info.parentType.name}.${info.fieldName}`,
      kind: 'internal',
      parent: parent.context,
      startedAt,
      attributes: {
        'graphql.field.name': info.fieldName,
        'graphql.field.parent_type': info.parentType.name,
        'graphql.field.path': responsePathAsArray(info.path).join('.'),
      },
    });
    this.#fields.push(field.span);
    return field.span;
  }

  /** Whether there is room for another span, which it counts. */
  mayAdd(): boolean {
    this.#spans += 1;
    return this.#spans <= MOST_SPANS;
  }
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** Makes the spans of one call's attempts. */
class CallTrace {
  readonly #trace: RequestTrace;
  readonly #call: CallName;
  /** The span of its field, or of its operation; absent where the request is not sampled. */
  readonly #parent: Span | undefined;
  #attempt: Span | undefined;

  constructor(trace: RequestTrace, call: CallName, parent: Span | undefined) {
    this.#trace = trace;
    this.#call = call;
    this.#parent = parent;
  }

  /** Returns the headers by which an upstream continues the trace. */
  attemptStarted(base: URL, retries: number): readonly string[] {
    const { slug, operation } = this.#call;
    const { id, method, path } = operation;
    const parent = this.#parent;
    if (!parent || !this.#trace.mayAdd()) return traceHeaders(parent?.context ?? this.#trace.context);
    this.#attempt = new Span({
      name: `${method} ${path}`,
      kind: 'client',
      parent: parent.context,
      startedAt: performance.now(),
      attributes: {
        'http.request.method': method,
        'url.template': path,
        'server.address': base.hostname,
        'server.port': Number(base.port) || DEFAULT_PORTS[base.protocol],
        'peer.service': slug,
        'manifold.api': slug,
        'manifold.operation': id,
        ...(retries > 0 && { 'http.request.resend_count': retries }),
      },
    });
    return traceHeaders(this.#attempt.context);
  }

  attemptEnded(status: number | undefined, error?: unknown): void {
    const span = this.#attempt;
    if (!span) return;
    this.#attempt = undefined;
    span.endedAt = performance.now();
    span.attributes['http.response.status_code'] = status;
    if (error !== undefined) {
      span.error = codeOf(error);
      span.attributes['error.type'] = status === undefined ? span.error : String(status);
    }
    this.#trace.add(span);
  }

  ended(status: number | undefined, error?: unknown): void {
    this.attemptEnded(status, error);
    const parent = this.#parent;
    if (!parent) return;
    parent.endedAt = performance.now();
    if (error !== undefined) parent.error = codeOf(error);
  }
}

function codeOf(error: unknown): string {
  return error instanceof UpstreamError ? error.code : 'cancelled';
}
